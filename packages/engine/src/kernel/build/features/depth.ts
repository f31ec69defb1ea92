/** How deep a tool must go: to its given depth, right through the body, or through the first wall it meets. */
import { EngineError } from '../../../errors.ts'
import type { Depth } from '../../../plan/features.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Body } from '../../body.ts'
import { boxOf } from '../../mass.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { solidsOf, toList } from '../../topology.ts'
import { intoLocal, placeTool } from './placement.ts'
import { impossible, mm } from './refusal.ts'
import { reachBelow } from './spots.ts'

/** Past the box of the body, where there is nothing left to spoil. */
const CLEARANCE = 1

/** A tool of the feature's section, from just above the face down to `depth` below it. */
type ProbeMaker = (depth: number) => TopoDS_Shape

/** The depth of the tool at each spot. */
export function toolDepths(
  oc: Occt,
  body: Body,
  spots: readonly Axes[],
  depth: Depth,
  probeOf: ProbeMaker,
  feature: string,
): number[] {
  const deepest = reachBelow(oc, body, spots)
  if (depth.kind === 'blind') {
    checkBlind(depth.depth, deepest, feature)
    return spots.map(() => depth.depth)
  }
  const past = deepest + CLEARANCE
  if (depth.reach === 'all') return spots.map(() => past)
  const probe = probeOf(past)
  return spots.map((axes) => {
    const [wall, next] = stretchesInside(oc, body, probe, axes, feature)
    if (!wall) throw impossible(feature, 'it meets no wall where it stands')
    if (!next) return past
    if (!(wall.to < next.from))
      throw impossible(
        feature,
        `the first wall ends at a depth of ${mm(wall.to)} but the next begins at ${mm(next.from)}: it cannot go through only the first`,
      )
    return (wall.to + next.from) / 2
  })
}

export function checkBlind(depth: number, deepest: number, feature: string): void {
  if (!(depth < deepest))
    throw impossible(
      feature,
      `a blind depth of ${mm(depth)} goes right through the body, which is ${mm(deepest)} deep there; say 'through'`,
    )
}

interface Stretch {
  from: number
  to: number
}

/** The pieces of material that a tool meets, by depth below the spot, nearest first. */
export function stretchesInside(
  oc: Occt,
  body: Body,
  probe: TopoDS_Shape,
  axes: Axes,
  feature: string,
): Stretch[] {
  using common = new oc.BRepAlgoAPI_Common()
  using bodies = toList(oc, [body.shape])
  using probes = toList(oc, [placeTool(oc, probe, axes)])
  common.SetArguments(bodies)
  common.SetTools(probes)
  using range = new oc.Message_ProgressRange()
  common.Build(range)
  if (!common.IsDone() || common.HasErrors())
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel could not measure the wall`,
      feature,
    )
  return solidsOf(oc, common.Shape())
    .map((piece): Stretch => {
      const box = boxOf(oc, intoLocal(oc, piece, axes))
      return { from: -(box?.max[2] ?? 0), to: -(box?.min[2] ?? 0) }
    })
    .toSorted((a, b) => a.from - b.from)
}
