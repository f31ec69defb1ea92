/** Keyways: along the wall of a bore, or along a shaft. */

import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { OUTSIDE } from '../../worked/outer-surface.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf, need } from '../bodies/dimensions.ts'
import { angleOf, sideAround } from '../faces/around.ts'
import type { Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, sourceOf, toleranceOf } from '../ledger.ts'
import type { Cut } from './cut.ts'
import { stretchOf } from './stretch.ts'

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

export function makeKeyway(
  entity: Entity,
  stands: readonly Stand[],
  cuts: readonly Cut[],
  ledger: Ledger,
): FeatureInput {
  const dimensions = dimensionsOf(entity)
  const [width, depth] = [need(dimensions, 'width', entity), need(dimensions, 'depth', entity)]
  const host = hostOf(entity, stands, cuts)
  const radius = host.diameter / 2
  if (width >= host.diameter || (host.side === 'outer' && depth >= radius))
    throw new EngineError(
      'geometry_validation_failed',
      `A keyway ${millimetres(width)} wide and ${millimetres(depth)} deep does not fit a diameter of ${millimetres(host.diameter)}.`,
    )
  const named = sideAround(entity)
  const side = named ?? '+x'
  const angle = angleOf(side)
  const id = ledger.name('keyway')
  if (!named) ledger.assume(`${id}-side`, 'The keyway is on the +x side, as none was named')
  const floor = host.side === 'inner' ? radius + depth : radius - depth
  const toward = (distance: number, z: number): Point3 => {
    const point: Point3 = [0, 0, z]
    point[side[1] === 'x' ? 0 : 1] = side[0] === '+' ? distance : -distance
    return point
  }
  const length = dimensions.values.get('length')
  const { from, to, sources } = stretchOf(
    entity,
    { low: host.from, high: host.to, tip: (which) => (which === 'one' ? '+z' : '-z') },
    length,
    ledger,
  )
  const z = tidy(from + 0.9 * (to - from))
  const opposite = toward(-radius, z)
  const depthMeasured = {
    measure: { kind: 'distance' as const, between: [toward(floor, z), opposite] as [Point3, Point3] },
    value: floorGap(host, width, depth),
  }
  const acrossAxis: AxisName = side[1] === 'x' ? 'y' : 'x'
  for (const { dimension, value, given } of dimensions.stated) {
    const common = {
      name: `${id}-${dimension}`,
      says: `keyway ${dimension} ${millimetres(value)}`,
      source: sourceOf(given),
      tolerance: toleranceOf(given, value),
    }
    if (dimension === 'width')
      ledger.require({
        ...common,
        measure: { kind: 'levels', axis: acrossAxis, from: -width / 2, to: width / 2 },
        value: width,
      })
    else if (dimension === 'depth') ledger.require({ ...common, ...depthMeasured })
    else if (dimension === 'length')
      ledger.require({
        ...common,
        measure: { kind: 'levels', axis: 'z', from, to },
        value,
      })
  }
  for (const source of sources)
    ledger.require({
      name: `${id}-levels`,
      says: `keyway from z = ${millimetres(from)} to ${millimetres(to)}`,
      measure: { kind: 'levels', axis: 'z', from, to },
      value: tidy(to - from),
      source,
    })
  for (const said of all(entity.places, 'full')) {
    if (Math.abs(said.place.value.value - (host.to - host.from)) > 1e-6) throw clash(entity, [said])
    ledger.require({
      name: `${id}-full`,
      says: `keyway along all of ${millimetres(host.to - host.from)}`,
      measure: { kind: 'levels', axis: 'z', from: host.from, to: host.to },
      value: tidy(host.to - host.from),
      source: { ...said.source, values: [said.place.value] },
    })
  }
  for (const said of all(entity.places, 'radii')) {
    const { from, to } = said.place
    const [inner, outer] = [Math.min(from.value, to.value), Math.max(from.value, to.value)]
    if (
      Math.abs(outer - inner - depth) > 1e-6 ||
      ![inner, outer].some((each) => Math.abs(each - radius) < 1e-6)
    )
      throw clash(entity, [said])
    ledger.require({
      name: `${id}-radii`,
      says: `keyway from radius ${inner} to ${outer} mm`,
      ...depthMeasured,
      source: said.source,
    })
  }
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
