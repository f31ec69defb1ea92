/** Every profile of the plan as closed loops in sketch coordinates, without a kernel. */
import type { Profile, ProfileOf, Sketch } from '../../../plan/profile.ts'
import { airfoil } from './airfoil.ts'
import {
  alone,
  circle,
  cross,
  ellipse,
  type Loops,
  polygon,
  rectangle,
  ring,
  sector,
  slot,
  star,
  trapezoid,
} from './figures.ts'
import { involuteGearLoop } from './involute.ts'
import { type Box2, boxOfPoints, counterClockwise, loopBox, placeLoop } from './loop.ts'
import { outline } from './outline.ts'
import { section } from './section.ts'
import { triangle } from './triangle.ts'

export type { Loops } from './figures.ts'
export { type Box2, type Loop, loopArea, loopBox, type Segment } from './loop.ts'

type Drawers = { [K in Profile['kind']]: (profile: ProfileOf<K>, feature: string) => Loops }

const DRAWERS: Drawers = {
  rectangle,
  circle,
  ellipse,
  ring,
  polygon,
  slot,
  triangle,
  trapezoid,
  star,
  cross,
  sector,
  section,
  outline,
  airfoil,
  gear: (p, feature) => alone(involuteGearLoop(p, feature)),
}

/** The loops of a placed profile, all counter-clockwise; impossible sizes throw an EngineError that names `feature`. */
export function profileLoops(profile: Profile, feature: string = profile.kind): Loops {
  const draw = DRAWERS[profile.kind] as (profile: Profile, feature: string) => Loops
  const { outer, inner } = draw(profile, feature)
  const placed = (loop: Loops['outer']) => counterClockwise(placeLoop(loop, profile.at, profile.rotateDeg))
  return { outer: placed(outer), inner: inner.map(placed) }
}

/** The box of what a sketch adds; cuts are taken to lie within it. */
export function sketchBox(sketch: Sketch): Box2 {
  const boxes = sketch.add.map((profile) => loopBox(profileLoops(profile).outer))
  return boxOfPoints(boxes.flatMap(({ min, max }) => [min, max]))
}
