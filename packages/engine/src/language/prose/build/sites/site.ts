/** A site: a side, an edge, a corner, a centre or a body of the part, with its box. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, type Box, levelOf, middleOf, type Side } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import type { Thing } from '../../scene.ts'
import type { Solid, World } from '../world.ts'

export interface Site {
  part: 'body' | 'side' | 'corner' | 'center' | 'axis' | 'origin'
  box: Box
  boxes: readonly Box[]
  solid: Solid | undefined
  /** Sides that the words name. */
  sides: readonly Side[]
  /** Along which axis the side lies, where its end is open: "one of the long edges". */
  along: AxisName | undefined
  several: boolean
  phrase: Phrase
}

export interface SiteContext {
  world: World
  /** What it is told of: never its own place. */
  self?: Thing | undefined
  /** Where nothing else is named. */
  host?: Solid | undefined
  /** The face's normal: "the long edges" lie across it. */
  normal?: AxisName | undefined
}

/** Where the middle of it is along an axis. */
export function centerAlong(site: Site, axis: AxisName): number {
  if (site.part === 'origin') return 0
  const side = site.sides.find((each) => each.axis === axis)
  if (side) return levelOf(site.box, side)
  const { middle } = site.solid ?? {}
  const own = middle && site.box === site.solid?.box ? middle[AXES.indexOf(axis)] : undefined
  return own ?? middleOf(site.box, axis)
}
