/**
 * What the words leave open though each of them is understood: where another answer would be another part, it is asked for
 * and not chosen.
 */
import type { World } from '../build/world.ts'
import { placesOf } from '../scene.ts'
import { OF_BODIES } from './of-bodies.ts'
import { OF_CUT_DEPTHS } from './of-cut-depths.ts'
import { OF_CUT_PLACES } from './of-cut-places.ts'
import { OF_CUT_WAYS } from './of-cut-ways.ts'

const QUESTIONS = [...OF_BODIES, ...OF_CUT_PLACES, ...OF_CUT_WAYS, ...OF_CUT_DEPTHS]

export function askOpenQuestions(world: World): void {
  for (const solid of world.solids)
    for (const said of placesOf(solid.thing))
      if (QUESTIONS.some((isOpen) => isOpen(said, solid, world))) world.fail(said)
}
