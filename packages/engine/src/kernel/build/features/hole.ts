/** Drilled holes: one turned tool, copied to every position. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Site, Volume } from '../../site.ts'
import { radians } from '../sketch/plane-vector.ts'
import { toolDepths } from './depth.ts'
import { turned } from './drawing.ts'
import { boreOf } from './hole-bore.ts'
import { checkHead, type HoleShape, headRadius, holeProfile, tipHeight } from './hole-profile.ts'
import { threadedTools } from './hole-thread.ts'
import { placeTool } from './placement.ts'
import { impossible, mm } from './refusal.ts'
import { bodyOf, type Ground, groundOf, overshoot, reachBelow } from './spots.ts'

type Hole = FeatureOf<'hole'>

export function holeVolume(hole: Hole, site: Site): Volume {
  const { oc } = site
  const body = bodyOf(site, hole.id)
  const bore = boreOf(hole)
  const radius = bore.diameter / 2
  const ground = groundOf(site, hole.face, hole.positions, hole.id)
  const { counterbore, countersink } = hole
  const head = { radius, counterbore, countersink }
  const top = toolTop(ground, head, hole.id)
  const straight = (depth: number): HoleShape => ({ ...head, depth, tip: 0, top })
  const depths = toolDepths(
    oc,
    body,
    ground.spots,
    hole.depth,
    (depth) =>
      turned(
        oc,
        holeProfile({ ...straight(depth), counterbore: undefined, countersink: undefined }),
        hole.id,
      ),
    hole.id,
  )
  const tip =
    hole.depth.kind === 'blind' && hole.depth.bottom === 'drill'
      ? tipHeight(radius, hole.depth.pointAngleDeg)
      : 0
  if (tip > 0) checkTip(hole, site, ground, tip)

  const tools = new Map<number, ReturnType<typeof turned>[]>()
  for (const depth of new Set(depths)) {
    checkHead(head, depth, hole.id)
    const shape = { ...straight(depth), tip }
    tools.set(
      depth,
      bore.modelled
        ? threadedTools(site, body, hole, bore.modelled, shape, ground.spots)
        : [turned(oc, holeProfile(shape), hole.id)],
    )
  }
  return {
    operation: 'cut',
    solids: ground.spots.flatMap((axes, i) =>
      (tools.get(depths[i] as number) ?? []).map((tool) => placeTool(oc, tool, axes)),
    ),
  }
}

/** The tool must stand clear of the surface all over its head, which on the inside of a bore rises about it. */
function toolTop(
  { rise }: Ground,
  head: Pick<HoleShape, 'radius' | 'counterbore' | 'countersink'>,
  feature: string,
): number {
  const widest = headRadius(head)
  const slope = head.countersink ? Math.tan(radians(head.countersink.angleDeg) / 2) : 0
  const margin = overshoot(2 * head.radius)
  let top = margin
  // A countersink grows wider as it rises to meet the surface.
  for (let i = 0; i < 30 && Number.isFinite(top); i++) top = rise(widest + top * slope) + margin
  if (!Number.isFinite(top))
    throw impossible(feature, `a head of ${mm(2 * widest)} is wider than the bore it is drilled from`)
  return top
}

function checkTip(hole: Hole, { oc, body }: Site, { spots }: Ground, tip: number): void {
  if (hole.depth.kind !== 'blind' || !body) return
  const deepest = reachBelow(oc, body, spots)
  const whole = hole.depth.depth + tip
  if (!(whole < deepest))
    throw impossible(
      hole.id,
      `with its drill point the hole is ${mm(whole)} deep and breaks through the body, which is ${mm(deepest)} deep there`,
    )
}
