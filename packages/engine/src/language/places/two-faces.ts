/**
 * "a hole in the top face and in the front face": one cut lies in one face, and never in the first of two that are named. "On top
 * is a boss, and underneath there is another one": where the second is told of the first, it stands nowhere.
 */
import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Entity } from '../entity.ts'
import { opposite } from '../lexicon/sides.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'

const CUTS: ReadonlySet<string> = new Set(['hole', 'groove', 'slot', 'pocket'])
const FACE = /\b(?:face|surface)$/iu

/** Told twice what it stands on or under, at two sides that lie across from each other. */
function standsTwice({ kind, places, members, count, cut }: Entity): boolean {
  if (kind !== 'solid' || cut || members.length > 0 || (count?.value ?? 1) > 1) return false
  const on = places.flatMap(({ place }) => (place.kind === 'on' ? [place.side] : []))
  const faces = places.flatMap(({ place }) => (place.kind === 'face' ? [place.face] : []))
  const across = (sides: readonly SignedAxis[]): boolean =>
    sides.some((side) => sides.includes(opposite(side)))
  return on.length > 1 && (across(on) || across(faces))
}

export function refuseTwoFaces(entities: readonly Entity[]): void {
  const twice = entities.find(standsTwice)
  if (twice)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which side ${quote(twice.item.text)} is on, as it is told twice. Tell each body and where it stands in a sentence of its own.`,
    )
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
