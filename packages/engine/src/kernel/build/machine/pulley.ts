/** Belt pulleys. `width` is over all but the hub, the flanges of a timing pulley included. */
import type { FeatureOf } from '../../../plan/features.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { revolved } from '../features/drawing.ts'
import { impossible, mm } from '../features/refusal.ts'
import type { Loop, Segment } from '../sketch/loop.ts'
import { radians } from '../sketch/plane-vector.ts'
import { loopsFace } from '../sketch/wires.ts'
import { BELTS } from './belts.ts'
import { joined } from './solid.ts'
import { pulleyDiameter, timingOutline } from './timing-outline.ts'
import { checkMounting, disc, hubLayers, layer } from './wheel.ts'

type Pulley = FeatureOf<'pulley'>
type GrooveOf<K extends Pulley['groove']['kind']> = Extract<Pulley['groove'], { kind: K }>

/** The land between two vee grooves where no pitch is given. */
const VEE_LAND = 4
/** A given diameter may differ from the one that belt and teeth make by this part. */
const DIAMETER_SLACK = 0.01

export function pulleySolid(oc: Occt, pulley: Pulley): TopoDS_Shape {
  const { groove } = pulley
  if (groove.kind === 'timing') return timingPulley(oc, pulley, groove)
  const { diameter } = pulley
  if (diameter === undefined) throw impossible(pulley.id, `a ${groove.kind} pulley needs its outer diameter`)
  const { rim, depth } = rimOf(pulley, groove, diameter / 2)
  checkMounting(pulley, diameter - 2 * depth)
  return joined(oc, turnedWheel(oc, pulley, rim), 'add', hubLayers(oc, pulley, pulley.width), pulley.id)
}

interface Rim {
  /** [radius, z] of its start at the lower face. */
  start: Point2
  /** From there to the upper face. */
  segments: Segment[]
}

function rimOf(pulley: Pulley, groove: Exclude<Pulley['groove'], { kind: 'timing' }>, radius: number) {
  if (groove.kind === 'vee') return { rim: veeRim(pulley, groove, radius), depth: groove.depth }
  if (groove.kind === 'round') return { rim: roundRim(pulley, groove, radius), depth: groove.radius }
  return { rim: flatRim(pulley, groove, radius), depth: groove.crown }
}

function veeRim({ id, width }: Pulley, groove: GrooveOf<'vee'>, radius: number): Rim {
  const { depth, topWidth, count } = groove
  const pitch = groove.pitch ?? topWidth + VEE_LAND
  const floor = topWidth - 2 * depth * Math.tan(radians(groove.angleDeg / 2))
  if (!(floor > 0))
    throw impossible(
      id,
      `a groove ${mm(topWidth)} wide with flanks at ${groove.angleDeg}° closes before a depth of ${mm(depth)}`,
    )
  if (count > 1 && pitch < topWidth)
    throw impossible(id, `grooves ${mm(topWidth)} wide overlap at a pitch of ${mm(pitch)}`)
  const taken = (count - 1) * pitch + topWidth
  if (taken > width)
    throw impossible(id, `${count} grooves take ${mm(taken)} and the pulley is ${mm(width)} wide`)
  const segments: Segment[] = []
  const line = (r: number, z: number) => segments.push({ kind: 'line', to: [r, z] })
  for (let i = 0; i < count; i++) {
    const middle = width / 2 + (i - (count - 1) / 2) * pitch
    line(radius, middle - topWidth / 2)
    line(radius - depth, middle - floor / 2)
    line(radius - depth, middle + floor / 2)
    line(radius, middle + topWidth / 2)
  }
  line(radius, width)
  return { start: [radius, 0], segments: withoutStops([radius, 0], segments) }
}

function roundRim({ id, width }: Pulley, groove: GrooveOf<'round'>, radius: number): Rim {
  if (2 * groove.radius > width)
    throw impossible(
      id,
      `a round groove of radius ${mm(groove.radius)} is wider than the pulley's ${mm(width)}`,
    )
  const segments: Segment[] = [
    { kind: 'line', to: [radius, width / 2 - groove.radius] },
    { kind: 'arc', to: [radius, width / 2 + groove.radius], centre: [radius, width / 2], turn: -1 },
    { kind: 'line', to: [radius, width] },
  ]
  return { start: [radius, 0], segments: withoutStops([radius, 0], segments) }
}

/** The crown is how much higher the middle stands than the edges; the diameter is that of the middle. */
function flatRim({ id, width }: Pulley, { crown }: GrooveOf<'flat'>, radius: number): Rim {
  if (crown === 0) return { start: [radius, 0], segments: [{ kind: 'line', to: [radius, width] }] }
  if (!(crown < Math.min(radius, width / 2)))
    throw impossible(id, `a crown of ${mm(crown)} is too high for a pulley ${mm(width)} wide`)
  const bend = ((width / 2) ** 2 + crown ** 2) / (2 * crown)
  const edge = radius - crown
  return {
    start: [edge, 0],
    segments: [{ kind: 'arc', to: [edge, width], centre: [radius - bend, width / 2], turn: 1 }],
  }
}

/** Drops lines of no length: a groove may begin right at the face. */
function withoutStops(start: Point2, segments: readonly Segment[]): Segment[] {
  let at = start
  return segments.filter((segment) => {
    const moves = Math.hypot(segment.to[0] - at[0], segment.to[1] - at[1]) > 1e-9
    at = segment.to
    return moves
  })
}

const HALF_PLANE: Axes = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] }

function turnedWheel(oc: Occt, { id, bore, width }: Pulley, rim: Rim): TopoDS_Shape {
  const inner = (bore ?? 0) / 2
  const outline: Loop = {
    kind: 'path',
    start: [inner, 0],
    segments: [
      { kind: 'line', to: rim.start },
      ...rim.segments,
      { kind: 'line', to: [inner, width] },
      { kind: 'line', to: [inner, 0] },
    ],
  }
  return revolved(oc, loopsFace(oc, outline, [], HALF_PLANE, id), [0, 0, 0], [0, 0, 1])
}

function timingPulley(
  oc: Occt,
  pulley: Pulley,
  { belt: name, teeth, flanges }: GrooveOf<'timing'>,
): TopoDS_Shape {
  const { id, width, diameter } = pulley
  const belt = BELTS[name]
  const rim = pulleyDiameter(belt, teeth)
  if (diameter !== undefined && Math.abs(diameter - rim) > DIAMETER_SLACK * rim)
    throw impossible(
      id,
      `a ${name} pulley of ${teeth} teeth has an outer diameter of ${mm(rim)}, not ${mm(diameter)}`,
    )
  checkMounting(pulley, rim - 2 * belt.space.depth)
  const outline = timingOutline(belt, teeth, id)
  if (!flanges)
    return joined(oc, layer(oc, outline, 0, width, pulley), 'add', hubLayers(oc, pulley, width), id)
  const { height, thickness } = belt.flange
  if (!(width > 2 * thickness))
    throw impossible(id, `two flanges of ${mm(thickness)} leave no teeth in a width of ${mm(width)}`)
  const flange = disc(rim + 2 * height)
  return joined(
    oc,
    layer(oc, outline, thickness, width - thickness, pulley),
    'add',
    [
      layer(oc, flange, 0, thickness, pulley),
      layer(oc, flange, width - thickness, width, pulley),
      ...hubLayers(oc, pulley, width),
    ],
    id,
  )
}
