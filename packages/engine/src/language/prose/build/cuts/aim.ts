/** What a cut goes into, along which axis and out of which side, once that is known. */

import type { AxisName } from '../../../../plan/geometry.ts'
import type { Box, Side } from '../../../operations/space.ts'
import type { Solid } from '../world.ts'
import type { Opening } from './openings.ts'

export interface Aim {
  host: Solid
  /** It goes along this. */
  axis: AxisName
  mouth: Side
  /** Of each of several: "each leg has a hole". */
  boxes: readonly Box[]
  told: boolean
  /** Open at a side that the words name, or at several. */
  opening?: Opening
  /** How many faces a hole through opens. */
  faces?: number
  /** One of several that cross: there is one this way. */
  crossing?: true
  /** It goes through one wall, as far as what is between them. */
  cavity?: Box
}
