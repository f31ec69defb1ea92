/** Holes whose parts are told after them: "four counterbored holes: a 5 mm hole and a 9 mm counterbore". */

import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import { isSized } from '../numeric.ts'
import type { Clause, Telling } from '../telling.ts'

/** "Four counterbored holes …: a 5 mm hole and a 9 mm counterbore": what each of them consists of is the hole itself. */
export function composedOf(t: Telling, c: Clause, phrase: Phrase): Thing | undefined {
  if (phrase.kind !== 'cut' || phrase.concept !== 'hole' || !isSized(phrase) || phrase.det === 'the')
    return undefined
  const whole = t.topic?.group ?? t.topic
  if (whole?.role !== 'cut' || whole.concept !== 'hole' || whole.sizes.length + whole.members.length > 0)
    return undefined
  const isWidened = whole.words.some((word) => /^(?:counterbored|countersunk|stepped)$/u.test(word))
  const isOfEach = [c.subject, c.theme].some((theme) => theme?.kind === 'thing' && theme.thing === whole)
  if (phrase.plural && phrase.count !== undefined && phrase.count !== whole.count) return undefined
  return isOfEach && (isWidened || whole.line !== c.line || c.link === 'has') && !whole.announced
    ? whole
    : undefined
}
