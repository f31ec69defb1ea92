/** Keyways: along the wall of a bore, or along a shaft. */

import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { OUTSIDE } from '../../worked/outer-surface.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf, need } from '../bodies/dimensions.ts'
import { angleOf } from '../faces/around.ts'
import type { Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'
import type { Cut } from './cut.ts'
import { stretchesOf } from './stretch.ts'

interface Host {
  side: 'inner' | 'outer'
  diameter: number
  /** The lower and upper end of the cylinder. */
  from: number
  to: number
}

/** The round body it is cut into: the one it was told of, the one at its level, else the first. */
function shaftFor(entity: Entity, bodies: readonly Stand[]): Stand | undefined {
  const rounds = bodies.filter(({ shape, axis }) => (shape === 'round' || shape === 'tube') && axis === 'z')
  const level = all(entity.places, 'range').find(({ place }) => place.axis === 'z')?.place
  const holds = ({ min, max }: Stand): boolean =>
    level !== undefined &&
    [level.from.value, level.to.value].every((z) => z >= min[2] - 1e-6 && z <= max[2] + 1e-6)
  return rounds.find((stand) => stand.entity === entity.host) ?? rounds.find(holds) ?? rounds[0]
}

/** The bore through the middle, if there is one and the outside is not meant; else the shaft itself. */
function hostOf(entity: Entity, stands: readonly Stand[], cuts: readonly Cut[]): Host {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  const [from, to] = [
    Math.min(...bodies.map(({ min }) => min[2])),
    Math.max(...bodies.map(({ max }) => max[2])),
  ]
  const bore = cuts.find(
    ({ diameter, face, laid }) =>
      diameter > 0 && face.normal[1] === 'z' && laid.positions.every(([u, v]) => u === 0 && v === 0),
  )
  const tube = bodies.find(({ shape, axis }) => shape === 'tube' && axis === 'z')
  const outside = entity.manners.has(OUTSIDE)
  const inner = outside ? undefined : (bore?.diameter ?? tube?.dimensions.values.get('innerDiameter'))
  if (inner !== undefined) return { side: 'inner', diameter: inner, from, to }
  const shaft = shaftFor(entity, bodies)
  if (!shaft)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which bore or shaft does ${quote(entity.item.text)} run along? Describe it before the keyway.`,
    )
  return { side: 'outer', diameter: shaft.max[0] - shaft.min[0], from: shaft.min[2], to: shaft.max[2] }
}

/** The shortest way from the floor of the keyway to the round wall: to the mouth's edge in a bore, outwards in a shaft. */
function floorGap({ side, diameter }: Host, width: number, depth: number): number {
  const radius = diameter / 2
  return tidy(
    side === 'inner'
      ? radius + depth - Math.sqrt(radius ** 2 - (width / 2) ** 2)
      : radius - Math.hypot(radius - depth, width / 2),
  )
}

interface Keyway {
  id: string
  width: number
  depth: number
  from: number
  to: number
  host: Host
  /** Which way from the axis, in degrees from x. */
  angle: number
}

type Shown = { measure: Measure; value: number }

/** A point so far out from the axis and so far beside that way, at nine tenths of the keyway's length. */
function pointAt({ angle, from, to }: Keyway, out: number, aside: number): Point3 {
  const radians = (angle * Math.PI) / 180
  // Along an axis there is no way beside it.
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)].map((each) =>
    Math.abs(each) < 1e-12 ? 0 : tidy(each),
  ) as [number, number]
  return [tidy(out * cos - aside * sin), tidy(out * sin + aside * cos), tidy(from + 0.9 * (to - from))]
}

/** From the floor to the round wall on the other side. */
function depthShown(keyway: Keyway): Shown {
  const { width, depth, host } = keyway
  const radius = host.diameter / 2
  const floor = host.side === 'inner' ? radius + depth : radius - depth
  return {
    measure: { kind: 'distance', between: [pointAt(keyway, floor, 0), pointAt(keyway, -radius, 0)] },
    value: floorGap(host, width, depth),
  }
}

/** From wall to wall: as levels where they lie along an axis. */
function widthShown(keyway: Keyway): Shown {
  const { width, depth, host, angle } = keyway
  if (angle % 90 === 0)
    return {
      measure: { kind: 'levels', axis: angle % 180 === 0 ? 'y' : 'x', from: -width / 2, to: width / 2 },
      value: width,
    }
  const middle = (host.diameter + (host.side === 'inner' ? depth : -depth)) / 2
  const [left, right] = [pointAt(keyway, middle, -width / 2), pointAt(keyway, middle, width / 2)]
  return { measure: { kind: 'distance', between: [left, right] }, value: width }
}

const lengthShown = (from: number, to: number): Shown => ({
  measure: { kind: 'levels', axis: 'z', from, to },
  value: tidy(to - from),
})

function requireKeyway(
  entity: Entity,
  keyway: Keyway,
  stated: Dimensions['stated'],
  sources: readonly Source[],
  ledger: Ledger,
): void {
  const { id, depth, from, to, host } = keyway
  const deep = depthShown(keyway)
  const shown: Readonly<Record<string, Shown>> = {
    width: widthShown(keyway),
    depth: deep,
    floorRadius: deep,
    floorAcross: deep,
    length: lengthShown(from, to),
  }
  for (const { dimension, value, given } of stated) {
    const found = shown[dimension]
    if (found)
      ledger.require({
        name: `${id}-${dimension}`,
        says: `keyway ${dimension} ${millimetres(value)}`,
        ...found,
        source: sourceOf(given),
        tolerance: toleranceOf(given, value),
      })
  }
  for (const source of sources)
    ledger.require({
      name: `${id}-levels`,
      says: `keyway from z = ${millimetres(from)} to ${millimetres(to)}`,
      ...lengthShown(from, to),
      source,
    })
  for (const { place, source } of all(entity.places, 'bearing'))
    ledger.require({
      name: `${id}-bearing`,
      says: `keyway at ${place.angle.value}°`,
      ...deep,
      source: { ...source, values: [place.angle] },
    })
  for (const said of all(entity.places, 'full')) {
    if (Math.abs(said.place.value.value - (host.to - host.from)) > 1e-6) throw clash(entity, [said])
    ledger.require({
      name: `${id}-full`,
      says: `keyway along all of ${millimetres(host.to - host.from)}`,
      ...lengthShown(host.from, host.to),
      source: { ...said.source, values: [said.place.value] },
    })
  }
  for (const said of all(entity.places, 'radii')) {
    const [inner, outer] = [said.place.from.value, said.place.to.value].toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    const isWall = [inner, outer].some((each) => Math.abs(each - host.diameter / 2) < 1e-6)
    if (!isWall || Math.abs(outer - inner - depth) > 1e-6) throw clash(entity, [said])
    ledger.require({
      name: `${id}-radii`,
      says: `keyway from radius ${inner} to ${outer} mm`,
      ...deep,
      source: said.source,
    })
  }
}

/** As it is told, from the wall or by where its floor lies. */
function depthOf(entity: Entity, dimensions: Dimensions, { side, diameter }: Host): number {
  const away = side === 'inner' ? 1 : -1
  const told = dimensions.stated.flatMap(({ dimension, value, given }) => {
    const source = sourceOf(given)
    if (dimension === 'depth') return [{ depth: value, source }]
    if (dimension === 'floorRadius') return [{ depth: tidy(away * (value - diameter / 2)), source }]
    return dimension === 'floorAcross' ? [{ depth: tidy(away * (value - diameter)), source }] : []
  })
  const [first] = told
  if (!first) return need(dimensions, 'depth', entity)
  if (told.some(({ depth }) => Math.abs(depth - first.depth) > 1e-6)) throw clash(entity, told)
  if (first.depth <= 0)
    throw new EngineError(
      'geometry_validation_failed',
      `The floor of the keyway does not lie beyond a diameter of ${millimetres(diameter)}.`,
    )
  return first.depth
}

/** "on the left side", "at the 12 o'clock position": each way it was told. */
const anglesTold = ({ places }: Entity): { angle: number; source: Source }[] => [
  ...all(places, 'face').flatMap(({ place: { face }, source }) =>
    face[1] === 'z' ? [] : [{ angle: angleOf(face), source }],
  ),
  ...all(places, 'bearing').map(({ place: { angle }, source }) => ({
    angle: angle.value,
    source: { ...source, values: [angle] },
  })),
]

export function makeKeyway(
  entity: Entity,
  stands: readonly Stand[],
  cuts: readonly Cut[],
  ledger: Ledger,
): FeatureInput {
  const dimensions = dimensionsOf(entity)
  const host = hostOf(entity, stands, cuts)
  const width = need(dimensions, 'width', entity)
  const depth = depthOf(entity, dimensions, host)
  if (width >= host.diameter || (host.side === 'outer' && depth >= host.diameter / 2))
    throw new EngineError(
      'geometry_validation_failed',
      `A keyway ${millimetres(width)} wide and ${millimetres(depth)} deep does not fit a diameter of ${millimetres(host.diameter)}.`,
    )
  const told = anglesTold(entity)
  const [first] = told
  if (told.some(({ angle }) => angle !== first?.angle)) throw clash(entity, told)
  const angle = first?.angle ?? 0
  const id = ledger.name('keyway')
  if (!first) ledger.assume(`${id}-side`, 'The keyway is on the +x side, as none was named')
  const [{ from, to, sources }, ...more] = stretchesOf(
    entity,
    { axis: 'z', low: host.from, high: host.to, tip: (which) => (which === 'one' ? '+z' : '-z') },
    dimensions.values.get('length'),
    ledger,
  )
  if (more.length > 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      'I can cut one keyway at a time. Describe the keyway at each end by itself.',
    )
  requireKeyway(entity, { id, width, depth, from, to, host, angle }, dimensions.stated, sources, ledger)
  return {
    kind: 'keyway',
    id,
    face: { surface: 'cylinder', side: host.side, diameter: host.diameter },
    width,
    depth,
    ...(to - from > host.to - host.from - 1e-6
      ? {}
      : { length: tidy(to - from), along: tidy(from - host.from) }),
    ...(angle === 0 ? {} : { angleDeg: angle }),
  }
}
