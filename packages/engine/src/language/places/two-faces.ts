/** "a hole in the top face and in the front face": one cut lies in one face, and never in the first of two that are named. */
import { EngineError } from '../../errors.ts'
import type { Entity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'

const CUTS: ReadonlySet<string> = new Set(['hole', 'groove', 'slot', 'pocket'])
const FACE = /\b(?:face|surface)$/iu

export function refuseTwoFaces(entities: readonly Entity[]): void {
  for (const { kind, concept, places, members, manners, item } of entities) {
    // "through the front face to the back face": what goes through lies in both.
    if (kind !== 'feature' || !CUTS.has(concept) || members.length > 0 || manners.has('through')) continue
    const faces = places.flatMap(({ place, items }) =>
      place.kind === 'face' && FACE.test(wordsOf(items)) ? [{ face: place.face, said: wordsOf(items) }] : [],
    )
    const [one, ...others] = faces
    const other = others.find(({ face }) => face !== one?.face)
    if (!one || !other) continue
    throw new EngineError(
      'prompt_too_ambiguous',
      `Is ${quote(item.text)} in ${quote(one.said)} or in ${quote(other.said)}? Tell one for each of them.`,
    )
  }
}
