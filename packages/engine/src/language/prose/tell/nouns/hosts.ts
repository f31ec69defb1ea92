/** What a thing that is named stands on, and the holes that it widens. */

import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import type { Clause, Telling } from '../telling.ts'

export const hostPhrase = (host: Thing, c: Clause): Phrase => ({
  concept: host.concept,
  kind: 'body',
  name: host.name,
  plural: false,
  det: c.subject?.kind === 'thing' && host.count !== 1 ? 'each' : 'the',
  words: host.words.filter((word) => word !== host.name),
  unknown: [],
  sizes: [],
  bare: [],
  span: host.span,
})

export function hostedHoles(t: Telling, c: Clause, self: Thing): Thing[] {
  const theme = c.subject ?? c.theme
  if (theme?.kind === 'thing' && theme.thing.role === 'cut' && theme.thing !== self) return [theme.thing]
  const last = t.things.findLast(
    ({ role, concept, group }) => role === 'cut' && !group && /^(?:hole|slot)$/u.test(concept),
  )
  return last ? [last] : []
}
