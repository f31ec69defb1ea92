/** What engineering prose says beside the sizes: names of levels, sides by their axis, how bodies merge, in which order they are made. */
import { withoutMerging } from '../aside/merging.ts'
import { withoutRecaps } from '../aside/recaps.ts'
import { withWalls } from '../names/walls.ts'
import type { Item } from '../text/items.ts'
import { rewriteAll } from '../text/spoken.ts'
import { withCavities } from './cuts/cavities.ts'
import { withAboveEachOther } from './places/above-each-other.ts'
import { withAxisSides } from './places/axis-sides.ts'
import { withFirstBearings } from './places/first-bearings.ts'
import { withNamedLevels } from './places/named-levels.ts'
import { withSignedSides } from './places/signed-sides.ts'

/** In this order: what is left aside holds nothing for those behind it. */
const REWRITINGS: readonly ((sentences: Item[][]) => Item[][])[] = [
  withoutRecaps,
  withoutMerging,
  withFirstBearings,
  withNamedLevels,
  withSignedSides,
  withAxisSides,
  withAboveEachOther,
  withWalls,
  withCavities,
]

export const withExactProse = (sentences: readonly Item[][]): Item[][] =>
  rewriteAll([...sentences], REWRITINGS)
