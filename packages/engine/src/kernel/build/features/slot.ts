/** Straight slots with round ends. */
import type { FeatureOf } from '../../../plan/features.ts'
import { type Axes, add, cross, scale, toPart } from '../../../plan/vector.ts'
import { planarFrame } from '../../select/face-frame.ts'
import { selectFace } from '../../select/faces.ts'
import type { Site, Volume } from '../../site.ts'
import { slot as slotFigure } from '../sketch/figures.ts'
import { turnOf } from '../sketch/plane-vector.ts'
import { toolDepths } from './depth.ts'
import { slab } from './drawing.ts'
import { placeTool } from './placement.ts'
import { impossible, mm } from './refusal.ts'
import { bodyOf, overshoot, planarPoints } from './spots.ts'

type Slot = FeatureOf<'slot'>

export function slotVolume(slot: Slot, site: Site): Volume {
  const { oc } = site
  const { id, length, width, counterbore } = slot
  check(slot)
  const body = bodyOf(site, id)
  const frame = planarFrame(oc, selectFace(oc, body, slot.face, id), 'centre', id)
  const [cos, sin] = turnOf(slot.angleDeg)
  const { x, y, z } = frame.axes
  const along = add(scale(x, cos), scale(y, sin))
  const spots = planarPoints(oc, frame, slot.positions, id).map(
    (p): Axes => ({ origin: toPart(frame.axes, p), x: along, y: cross(z, along), z }),
  )
  const figure = (overall: number, across: number) =>
    slotFigure({ kind: 'slot', length: overall, width: across, at: [0, 0], rotateDeg: 0 }, id).outer
  const top = overshoot(width)
  const tool = (depth: number) => slab(oc, figure(length, width), -depth, top, id)
  const depths = toolDepths(oc, body, spots, slot.depth, tool, id)
  // The wider slot has the same centres: it is longer by as much as it is wider.
  const head =
    counterbore &&
    slab(oc, figure(length + counterbore.width - width, counterbore.width), -counterbore.depth, top, id)
  const tools = new Map([...new Set(depths)].map((depth) => [depth, tool(depth)]))
  for (const depth of tools.keys())
    if (counterbore && !(counterbore.depth < depth))
      throw impossible(
        id,
        `a counterbore ${mm(counterbore.depth)} deep must end above the bottom of its slot at ${mm(depth)}`,
      )
  return {
    operation: 'cut',
    solids: spots.flatMap((axes, i) => {
      const main = tools.get(depths[i] as number)
      return [main, head].flatMap((one) => (one ? [placeTool(oc, one, axes)] : []))
    }),
  }
}

function check({ id, width, counterbore, depth }: Slot): void {
  if (counterbore && !(counterbore.width > width))
    throw impossible(
      id,
      `a counterbore ${mm(counterbore.width)} wide must be wider than its slot of ${mm(width)}`,
    )
  if (depth.kind === 'blind' && depth.bottom === 'drill')
    throw impossible(id, 'a slot is milled: its bottom is flat, not drilled')
}
