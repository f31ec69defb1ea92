/** Counterbores and countersinks: the mouth of a hole made wider. */
import type { Point3 } from '../../plan/geometry.ts'
import { type Build, between, FRAMES, flat } from './build.ts'
import { cleared } from './cuts/cleared.ts'
import { siteOf } from './site.ts'
import { across, at, indexOf, levelOf, type Side, type Solid, sizeAlong } from './space.ts'
import { sizeOf, type Thing } from './things.ts'
import { missing, unread } from './unread.ts'

const STANDARD_SINK_DEG = 90

export function widen(build: Build, thing: Thing): Solid {
  const host = build.solidOf(thing.holes)
  if (!host) throw unread(thing.name)
  const mouth = mouthOf(build, thing, host)
  const said = sizeOf(thing, 'diameter', 'outer', 'width', 'bare')
  if (!said) throw missing('diameter', thing.name)
  const diameter = build.takeSize(thing, said)
  const top = levelOf(host.box, mouth)
  return thing.concept === 'countersink'
    ? sink(build, thing, host, mouth, top, diameter)
    : bore(build, thing, host, mouth, top, diameter)
}

function mouthOf(build: Build, thing: Thing, host: Solid): Side {
  let mouth: Side = host.mouth ?? { axis: host.axis, sign: 1 }
  for (const said of thing.places) {
    const { place } = said
    if (place.kind === 'at') {
      // "counterbored from both ends" is two of them.
      if (place.ref.each && /^(?:end|face|side)$/u.test(place.ref.concept)) build.fail(said)
      const site = siteOf(place.ref, { build, self: thing })
      if (site?.side?.axis === host.axis) mouth = site.side
      else if (!site || (site.solid && site.solid !== host && site.solid.thing.role === 'cut')) continue
      said.used = true
    } else if (place.kind === 'direction') {
      if (/below|underneath|^up/u.test(place.word)) mouth = { ...mouth, sign: -1 }
      said.used = true
    } else if (place.kind === 'concentric' || place.kind === 'centered') said.used = true
  }
  return mouth
}

function bore(build: Build, thing: Thing, host: Solid, mouth: Side, top: number, diameter: number): Solid {
  const depth = depthOf(build, thing, mouth)
  if (depth === undefined) throw missing('depth', thing.name)
  const { axis, sign } = mouth
  const [low, high] = cleared(build, axis, top, top - sign * depth)
  build.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES[axis] },
    sketch: { add: host.spots.map((spot) => ({ kind: 'circle', diameter, at: flat(spot, axis) })) },
    extent: between(axis, low, high),
  })
  const near = at(host.spots[0] as Point3, axis, top - (sign * depth) / 2)
  const said = sizeOf(thing, 'diameter', 'outer', 'width', 'bare')
  if (said) build.measureAs(said.figure, { kind: 'hole-diameter', near, axis: `+${axis}` as '+z' })
  return { ...host, thing, mouth, features: [thing.id] }
}

/** "6 mm deep", "cut 6 mm down from the top face". */
function depthOf(build: Build, thing: Thing, mouth: Side): number | undefined {
  const deep = sizeOf(thing, 'depth', 'height', 'thickness')
  if (deep) return build.takeSize(thing, deep)
  for (const said of thing.places) {
    const { place } = said
    const ref = place.kind === 'from' ? place.refs[0] : place.kind === 'beyond' ? place.ref : undefined
    const side = ref && siteOf(ref, { build, self: thing })?.side
    if (!side || side.axis !== mouth.axis || side.sign !== mouth.sign || !('figure' in place)) continue
    said.used = true
    return build.take(place.figure, `${thing.name} depth`)
  }
  return undefined
}

function sink(build: Build, thing: Thing, host: Solid, mouth: Side, top: number, diameter: number): Solid {
  const angle = sizeOf(thing, 'angle')
  const degrees = angle ? build.take(angle.figure, 'countersink angle') : STANDARD_SINK_DEG
  if (!angle) build.assume(`The ${thing.name} has 90°, as no angle was given`)
  const { axis, sign } = mouth
  const hole = sizeAlong({ min: host.box.min, max: host.box.max }, across(axis)[0])
  const inner = host.spots.length === 1 ? hole : holeDiameter(host)
  const height = (diameter - inner) / 2 / Math.tan((degrees / 2 / 180) * Math.PI)
  for (const [nth, spot] of host.spots.entries())
    build.features.push({
      kind: 'cone',
      id: nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`,
      operation: 'cut',
      bottomDiameter: diameter,
      topDiameter: inner,
      height,
      frame: { origin: at(spot, axis, top), normal: `${sign > 0 ? '-' : '+'}${axis}` },
    })
  const deep = sizeOf(thing, 'depth')
  if (deep && Math.abs(deep.figure.value - height) < 0.02 * height)
    build.take(deep.figure, 'countersink depth')
  const said = sizeOf(thing, 'diameter', 'outer', 'width', 'bare')
  if (said)
    build.measureAs(said.figure, { kind: 'cone-diameter', near: at(host.spots[0] as Point3, axis, top) })
  void indexOf
  return { ...host, thing, mouth, features: [thing.id] }
}

const holeDiameter = ({ thing }: Solid): number => {
  const said = sizeOf(thing, 'diameter', 'bare', 'radius')
  return said ? said.figure.value * (said.dimension === 'radius' ? 2 : 1) : 0
}
