/** How several lie, named as a noun: a bolt circle, a row. */

import { unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { asideOf, type Clause, quote, type Telling } from '../telling.ts'
import { layOut } from '../things.ts'

/** "The bolt circle is 60 mm in diameter". */
export function readLayout(t: Telling, c: Clause, phrase: Phrase): void {
  const several = t.things.findLast(({ count, role }) => count !== 1 && role === 'cut')
  if (!several) throw unread(quote(t, phrase.span))
  layOut(
    several,
    {
      ...phrase,
      layout: { concept: phrase.concept, sizes: phrase.sizes, bare: phrase.bare, span: phrase.span },
    },
    asideOf(c),
  )
  c.theme = { kind: 'part', phrase, of: several }
}
