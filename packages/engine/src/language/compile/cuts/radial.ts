/** Holes across the axis of a round body: through its wall on one side, or through both. */

import { EngineError } from '../../../errors.ts'
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import { type Entity, type Given, isHollow } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { INTO_A_HOLE } from '../../worked/into-a-hole.ts'
import { ALONG_RIM } from '../../worked/outer-surface.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { dimensionsOf } from '../bodies/dimensions.ts'
import { angleOf, sideAround } from '../faces/around.ts'
import { faceOf, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'
import { type Cut, find } from './cut.ts'
import { threadDiameter } from './holes.ts'

const ROUND = new Set(['round', 'tube'])
/** Set screws press on the shaft from the side. */
const SET_SCREW = /^(?:set ?screw|grub screw)/u

/** Height by diameter: around the rim of a flat disc holes go down from its face, as bolt holes do. */
const FLAT = 0.15

/** "around the circumference, 8 mm from the edge": within the rim, not through it; as what is wider than the body is high has to be. */
function liesWithinRim(entity: Entity, stand: Stand): boolean {
  const inset = all(entity.places, 'from').some(
    ({ place }) => !place.side && !place.upright && place.of !== 'end',
  )
  const circled = all(entity.places, 'bolt-circle').length > 0 || all(entity.places, 'halfway').length > 0
  const near = all(entity.places, 'near').some(({ place }) => place.sides.length === 0)
  const height = stand.max[2] - stand.min[2]
  const width = dimensionsOf(entity).values.get('diameter') ?? 0
  const flat = height < FLAT * (stand.max[0] - stand.min[0]) && !all(entity.places, 'mid height').length
  return inset || circled || near || flat || width >= height
}

/** "a rod with a 6 mm hole 15 mm from one end", "from the top": what is longer than wide has its ends at top and bottom, and so it goes across. */
const isAlongBar = ({ places }: Entity, { min, max }: Stand): boolean =>
  max[2] - min[2] > max[0] - min[0] &&
  all(places, 'face').length === 0 &&
  all(places, 'from').some(({ place }) => (place.side ? place.side[1] === 'z' : place.of === 'end'))

/** "four holes around it at mid height": what lies at a height goes across, as nothing that goes down can. */
export const isHalfwayUp = ({ concept, places }: Entity): boolean =>
  concept === 'hole' && all(places, 'mid height').length > 0

/** Whether a hole goes across: said so, or along an axis or into a side across the body's own. */
export function isRadial(entity: Entity, stand: Stand): boolean {
  if (entity.concept !== 'hole' || !ROUND.has(stand.shape) || stand.axis !== 'z') return false
  const { item } = entity
  return (
    entity.manners.has('radial') ||
    isHalfwayUp(entity) ||
    (entity.manners.has(ALONG_RIM) && !liesWithinRim(entity, stand)) ||
    entity.manners.has('both walls') ||
    entity.manners.has('one wall') ||
    entity.manners.has(INTO_A_HOLE) ||
    (item.kind === 'term' && SET_SCREW.test(item.form)) ||
    all(entity.places, 'along').some(({ place }) => place.axis !== 'z' && !place.ofRow) ||
    sideAround(entity) !== undefined ||
    isAlongBar(entity, stand)
  )
}

/** The ways they point: a named side, an axis (both walls), or evenly around. */
function directionsOf(entity: Entity, ledger: Ledger): { angles: number[]; both: boolean } {
  const count = entity.count?.value ?? 1
  const side = sideAround(entity)
  const angles = all(entity.places, 'angles')[0]?.place.values.map(({ value }) => value)
  if (angles) return { angles, both: false }
  const [bearing, other] = all(entity.places, 'bearing')
  if (bearing && !other && count === 1)
    return { angles: [bearing.place.angle.value], both: entity.manners.has('both walls') }
  if (count > 1)
    return { angles: Array.from({ length: count }, (_, index) => (360 / count) * index), both: false }
  if (side) return { angles: [angleOf(side)], both: entity.manners.has('both walls') }
  const axis = all(entity.places, 'along').find(({ place }) => place.axis !== 'z' && !place.ofRow)?.place.axis
  if (!axis) ledger.assume('radial-direction', 'The hole runs along x, as no direction was given')
  const blind = entity.given.some(({ word }) => word === 'depth')
  const both = !entity.manners.has('one wall') && !entity.manners.has(INTO_A_HOLE) && !blind
  if (both && !entity.manners.has('both walls'))
    ledger.assume('radial-reach', 'The hole goes across through both sides, as no one side was named')
  return { angles: [axis === 'y' ? 90 : 0], both }
}

/** "10 mm from its right end", of a body that stands: no end of it is right. */
function refuseSideways(entity: Entity, stand: Stand): void {
  const side = all(entity.places, 'from').find(({ place }) => place.side && place.side[1] !== 'z')
  if (!side || all(entity.places, 'angles').length > 0) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `Which end of ${quote(stand.entity.item.text)} is ${quote(side.source.items.map(({ text }) => text).join(' '))} counted from? It stands upright. Say “from the top” or “from the bottom”, or along which axis it lies.`,
  )
}

/** How high up the axis: a coordinate, the middle, or the middle because nothing was said. */
function levelOf(entity: Entity, stand: Stand, ledger: Ledger): { level: number; sources: Source[] } {
  refuseSideways(entity, stand)
  const middle = tidy((stand.min[2] + stand.max[2]) / 2)
  const said = [
    ...all(entity.places, 'coordinate')
      .filter(({ place }) => place.axis === 'z')
      .map(({ place, source }) => ({
        level: place.value.value,
        source: { ...source, values: [place.value] },
      })),
    ...all(entity.places, 'mid height').map(({ source }) => ({ level: middle, source })),
    ...all(entity.places, 'from')
      .filter(({ place }) => place.of !== 'centre')
      .map(({ place, source }) => ({
        level:
          place.side === '+z' || place.far
            ? stand.max[2] - place.distance.value
            : stand.min[2] + place.distance.value,
        source: { ...source, values: [place.distance] },
      })),
  ]
  const [first] = said
  const odd = said.find(({ level }) => Math.abs(level - (first?.level ?? 0)) > 1e-6)
  if (first && odd) throw clash(entity, [first, odd])
  if (!first) ledger.assume('radial-level', 'The hole is at mid-height, as no height was given')
  return { level: tidy(first?.level ?? middle), sources: said.map(({ source }) => source) }
}

interface Aside {
  axis: 'x' | 'y'
  value: number
  source: Source
}

/** "along Y at X=15": beside the axis of the body, where it goes from side to side. */
function asideOf(entity: Entity, across: 'x' | 'y'): Aside | undefined {
  const said = all(entity.places, 'coordinate').find(({ place }) => place.axis === across)
  return said && said.place.value.value !== 0
    ? { axis: across, value: said.place.value.value, source: { ...said.source, values: [said.place.value] } }
    : undefined
}

/** "10 mm from each end": one so far from the foot, and one so far from the top. */
function atBothEnds(entity: Entity): readonly Entity[] | undefined {
  const { places } = entity
  const per = all(places, 'from').find(
    ({ place }) => place.all && (place.of === 'end' || place.of === 'edge'),
  )
  const ends = all(places, 'ends').length > 0
  const from = per ?? (ends ? all(places, 'from')[0] : undefined)
  if (!from || (entity.count && entity.count.value !== 2)) return undefined
  return (['-z', '+z'] as const).map((side) => ({
    ...entity,
    count: undefined,
    places: places.flatMap((said) => {
      if (said.place.kind === 'ends') return []
      return said.place === from.place ? [{ ...said, place: { ...from.place, all: false, side } }] : [said]
    }),
  }))
}

/** What goes across a round body; one at each end where that is told. */
export function makeRadialHole(entity: Entity, stand: Stand, ledger: Ledger): RadialHole {
  const each = atBothEnds(entity)?.map((one) => makeOneRadialHole(one, stand, ledger))
  const [first] = each ?? []
  if (!each || !first) return makeOneRadialHole(entity, stand, ledger)
  const positions = each.flatMap(({ cut }) => cut.laid.positions)
  return {
    cut: { ...first.cut, entity, laid: { ...first.cut.laid, positions } },
    features: each.flatMap(({ features }) => features),
  }
}

interface RadialHole {
  cut: Cut
  features: FeatureInput[]
}

function makeOneRadialHole(entity: Entity, stand: Stand, ledger: Ledger): RadialHole {
  const dimensions = dimensionsOf(entity)
  const named = threadDiameter(entity, ledger)
  const outer = (stand.max[0] - stand.min[0]) / 2
  const stated = dimensions.values.get('diameter')
  const diameter = stated ?? named?.diameter ?? tidy(0.2 * outer)
  if (stated === undefined && !named)
    ledger.assume('radial-diameter', `The hole is ${millimetres(diameter)} wide, as no size was given`)
  const { level, sources } = levelOf(entity, stand, ledger)
  const { angles, both } = directionsOf(entity, ledger)
  if (level <= stand.min[2] || level >= stand.max[2] || diameter >= 2 * outer)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)}, ${millimetres(diameter)} wide at z = ${level}, does not lie on ${quote(stand.entity.item.text)}.`,
    )
  const id = ledger.name('hole')
  const lone = both && angles.length === 1 && sideAround(entity) === undefined
  const aside = lone ? asideOf(entity, angles[0] === 90 ? 'x' : 'y') : undefined
  const off = (aside?.value ?? 0) - (aside ? stand.origin[aside.axis === 'x' ? 0 : 1] : 0)
  if (Math.abs(off) + diameter / 2 >= outer)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)}, ${millimetres(diameter)} wide at ${aside?.axis ?? 'x'} = ${aside?.value ?? 0}, does not lie inside ${quote(stand.entity.item.text)}.`,
    )
  const [cx, cy] = [
    stand.origin[0] + (aside?.axis === 'x' ? off : 0),
    stand.origin[1] + (aside?.axis === 'y' ? off : 0),
  ]
  const inner = (stand.dimensions.values.get('innerDiameter') ?? 0) / 2
  const turn = ((angles[0] ?? 0) * Math.PI) / 180
  // In the wall, or midway where it passes beside the bore.
  const radius = (Math.sqrt(outer ** 2 - off ** 2) + Math.sqrt(Math.max(inner ** 2 - off ** 2, 0))) / 2
  const near: Point3 = [tidy(cx + radius * Math.cos(turn)), tidy(cy + radius * Math.sin(turn)), level].map(
    (value) => Number(value.toFixed(9)),
  ) as Point3
  const axis: SignedAxis = angles[0] === 90 || angles[0] === 270 ? '+y' : '+x'
  for (const { given } of dimensions.stated.filter(({ dimension }) => dimension !== 'depth'))
    ledger.require({
      name: `${id}-diameter`,
      says: `hole diameter ${millimetres(diameter)}`,
      measure: { kind: 'hole-diameter', near, ...(angles.length === 1 ? { axis } : {}) },
      value: diameter,
      source: sourceOf(given),
      tolerance: toleranceOf(given, diameter),
    })
  if (named && entity.thread)
    ledger.require({
      name: `${id}-thread`,
      says: `${named.designation} ${millimetres(diameter)}`,
      measure: { kind: 'hole-diameter', near },
      value: diameter,
      source: { items: [entity.thread.item], values: [] },
    })
  for (const source of sources)
    ledger.require({
      name: `${id}-level`,
      says: `hole centre at z = ${millimetres(level)}`,
      measure: { kind: 'hole-position', diameter, near, along: 'z' },
      value: level,
      source,
    })
  // Which way it points, by the clock: seen where its wall is, and that it runs along that axis.
  for (const { place, source } of all(entity.places, 'bearing'))
    if (angles.length === 1 && place.angle.value % 90 === 0) {
      const beside = place.angle.value % 180 === 0 ? 'y' : 'x'
      ledger.require({
        name: `${id}-bearing`,
        says: `hole at ${place.angle.value}°`,
        measure: { kind: 'hole-position', diameter, near, along: beside },
        value: beside === 'x' ? cx : cy,
        source: { ...source, values: [place.angle] },
      })
    }
  if (aside)
    ledger.require({
      name: `${id}-aside`,
      says: `hole centre at ${aside.axis} = ${millimetres(aside.value)}`,
      measure: { kind: 'hole-position', diameter, near, along: aside.axis },
      value: aside.value,
      source: aside.source,
    })
  const face = faceOf(stand, axis, { facing: axis })
  const v = level - (stand.min[2] + stand.max[2]) / 2
  const laid = {
    layout: {},
    positions: angles.map((): [number, number] => [0, v]),
    checks: [],
    assumptions: [],
  }
  const cut: Cut = { entity, id, face, laid, diameter, depth: 2 * outer, through: true }
  const blind = blindDepth(entity, stand, outer)
  if (blind) requireBlind(blind, { id, level, angles, outer, centre: [cx, cy] }, ledger)
  const features = angles.map((angle, index) =>
    pin(index === 0 ? id : ledger.name('hole'), diameter, [cx, cy, level], angle, {
      both: both && !blind,
      outer,
      ...(blind ? { depth: blind.depth } : {}),
    }),
  )
  return { cut, features }
}

interface Blind {
  depth: number
  given: Given
}

/** How deep it goes into a solid body from the crown; what goes through has no depth of its own. */
function blindDepth(entity: Entity, stand: Stand, outer: number): Blind | undefined {
  const dimensions = dimensionsOf(entity)
  const depth = dimensions.values.get('depth')
  const given = find(dimensions, 'depth')
  if (depth === undefined || !given || stand.shape !== 'round' || isHollow(stand.entity)) return undefined
  if (depth > 2 * outer + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `A hole ${millimetres(depth)} deep does not fit into ${millimetres(2 * outer)} of material.`,
    )
  return Math.abs(depth - 2 * outer) < 1e-6 ? undefined : { depth, given }
}

/** What is left behind a blind hole shows how deep it is: its mouth is curved. */
function requireBlind(
  { depth, given }: Blind,
  told: {
    id: string
    level: number
    angles: readonly number[]
    outer: number
    centre: readonly [number, number]
  },
  ledger: Ledger,
): void {
  const [angle = 0, second] = told.angles
  if (second !== undefined || angle % 90 !== 0) return
  const left = tidy(2 * told.outer - depth)
  const radians = (angle * Math.PI) / 180
  const middle = left / 2 - told.outer
  const along: SignedAxis = angle % 180 === 0 ? '+x' : '+y'
  ledger.require({
    name: `${told.id}-depth`,
    says: `hole ${millimetres(depth)} deep (${millimetres(left)} left behind it)`,
    measure: {
      kind: 'wall-thickness',
      at: [
        tidy(told.centre[0] + middle * Math.cos(radians)),
        tidy(told.centre[1] + middle * Math.sin(radians)),
        told.level,
      ],
      direction: along,
    },
    value: left,
    source: sourceOf(given),
  })
}

interface Reach {
  both: boolean
  outer: number
  /** From the crown; none where it goes through to the axis or beyond. */
  depth?: number
}

/** A pin from the axis outwards, from side to side, or as deep as told, taken away. */
function pin(
  id: string,
  diameter: number,
  [x, y, z]: Point3,
  angle: number,
  { both, outer, depth }: Reach,
): FeatureInput {
  const radians = (angle * Math.PI) / 180
  const normal = [Math.cos(radians), Math.sin(radians), 0].map((value) => Number(value.toFixed(12)))
  const start = depth === undefined ? 0 : outer - depth
  const reach = tidy(outer - start + 1)
  return {
    kind: 'extrude',
    id,
    operation: 'cut',
    sketch: { add: [{ kind: 'circle', diameter }] },
    plane: {
      on: 'frame',
      origin: [tidy(x + start * (normal[0] as number)), tidy(y + start * (normal[1] as number)), z],
      normal,
    },
    extent: { kind: 'length', length: both ? 2 * reach : reach, direction: both ? 'both' : 'forward' },
  } as FeatureInput
}
