/** What gears, pulleys and sprockets share: an outline of some width, a bore through it, a hub on its upper face. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Axes } from '../../../plan/vector.ts'
import type { Occt, TopoDS_Shape } from '../../occt.ts'
import { impossible, mm } from '../features/refusal.ts'
import type { Loop } from '../sketch/loop.ts'
import { loopsFace } from '../sketch/wires.ts'
import { prism } from '../solids/shapes.ts'

export interface Mounting {
  id: string
  bore?: number | undefined
  hub?: { diameter: number; length: number } | undefined
}

const level = (z: number): Axes => ({ origin: [0, 0, z], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] })
const centre: Point2 = [0, 0]

/** Refuses a bore that would cut into the teeth or the groove, and a hub that its own bore would swallow. */
export function checkMounting({ id, bore, hub }: Mounting, coreDiameter: number): void {
  if (bore !== undefined && bore >= coreDiameter)
    throw impossible(
      id,
      `a bore of ${mm(bore)} leaves nothing of a wheel whose solid core is ${mm(coreDiameter)} wide`,
    )
  if (bore !== undefined && hub && bore >= hub.diameter)
    throw impossible(id, `a bore of ${mm(bore)} does not fit in a hub of ${mm(hub.diameter)}`)
}

/** A layer of the wheel between two heights, with the bore through it. */
export function layer(
  oc: Occt,
  outline: Loop,
  from: number,
  to: number,
  { id, bore }: Mounting,
): TopoDS_Shape {
  const holes: Loop[] = bore === undefined ? [] : [{ kind: 'circle', centre, radius: bore / 2 }]
  return prism(oc, loopsFace(oc, outline, holes, level(from), id), [0, 0, to - from])
}

export const disc = (diameter: number): Loop => ({ kind: 'circle', centre, radius: diameter / 2 })

/** The hub as a layer of its own, standing on the face at `width`; none where none is asked for. */
export const hubLayers = (oc: Occt, mounting: Mounting, width: number): TopoDS_Shape[] =>
  mounting.hub ? [layer(oc, disc(mounting.hub.diameter), width, width + mounting.hub.length, mounting)] : []

/** A point given by u along the rim, counter-clockwise, and v outwards from the axis, at an angle round the wheel. */
export const roundTheWheel = ([u, v]: Point2, angle: number): Point2 => [
  v * Math.cos(angle) - u * Math.sin(angle),
  v * Math.sin(angle) + u * Math.cos(angle),
]
