/** A question about a place. */
import { SIDES, type Side } from '../../operations/space.ts'
import type { Solid, World } from '../build/world.ts'
import type { Phrase } from '../phrases.ts'
import type { SaidPlace } from '../scene.ts'

/** Whether what is said of where something lies leaves open where that is. */
export type Question = (said: SaidPlace, solid: Solid, world: World) => boolean

export const refsOf = ({ place }: SaidPlace): readonly Phrase[] =>
  'refs' in place ? place.refs : 'ref' in place && place.ref ? [place.ref] : []

export const sidesIn = ({ concept, words }: Phrase): Side[] =>
  [concept, ...words].flatMap((word) => SIDES[word] ?? [])
