/** Slots and notches cut in from the round side of a disc or a ring, through its whole thickness. */

import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { wordsOf } from '../../text/items.ts'
import { FROM_RIM, THROUGH_WALL } from '../../worked/outer-surface.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { angleOf, sideAround } from '../faces/around.ts'
import { cutInto, type Stand } from '../faces/stand.ts'
import { all, clash } from '../layout/statements.ts'
import { ToldSizes } from '../layout/told-sizes.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'

export const isRimCut = ({ manners }: Entity): boolean => manners.has(FROM_RIM)

type Dimension = 'width' | 'depth' | 'endCentre' | 'endReach'

/** Said of a slot whose inner end is a half circle. */
const ROUND_END = 'one round end'

const radiusOf = ({ min, max }: Stand): number => (max[0] - min[0]) / 2

const WORDS: Readonly<Record<string, Dimension>> = {
  width: 'width',
  depth: 'depth',
  length: 'depth',
  endCentre: 'endCentre',
  endReach: 'endReach',
}

/** Which of the two sizes each statement gives; every other word would be lost. */
function sizesIn(entity: Entity): ToldSizes<Dimension> {
  const sizes = new ToldSizes<Dimension>(entity)
  for (const given of entity.given) {
    const { values } = given.attribute
    const name = WORDS[given.word]
    if (given.word === 'sequence' && values.length === 2)
      for (const [at, each] of (['width', 'depth'] as const).entries()) sizes.add(each, values[at], given)
    else if (name) sizes.add(name, values[0], given)
    else
      throw new EngineError(
        'prompt_too_ambiguous',
        `I cannot tell which size of ${quote(entity.item.text)} ${quote(wordsOf(given.items))} is. Say how wide and how deep it is.`,
      )
  }
  return sizes
}

const sizeOf = (sizes: ToldSizes<Dimension>, name: Dimension, { item }: Entity): number =>
  sizes.only(name, `The ${name} of ${quote(item.text)} is missing. Give it a size.`)

/** Told one by one, by a number, or by the angle from one to the next. */
function countIn({ places, count }: Entity): number {
  const listed = all(places, 'angles')[0]?.place.values.length
  const step = all(places, 'every')[0]?.place.angle.value
  return listed ?? count?.value ?? (step ? Math.round(360 / step) : 1)
}

/** The angle of each of them, and what said so. */
function anglesOf(entity: Entity, ledger: Ledger): { angles: number[]; sources: Source[] } {
  const listed = all(entity.places, 'angles')[0]
  const side = sideAround(entity)
  const every = all(entity.places, 'every')[0]
  const bearing = all(entity.places, 'bearing')[0]
  const counts: Source[] = entity.count?.item ? [{ items: [entity.count.item], values: [] }] : []
  if (listed) {
    const angles = listed.place.values.map(({ value }) => value)
    if (entity.count && entity.count.value !== angles.length)
      throw clash(entity, [...counts.map((source) => ({ source })), listed])
    return { angles, sources: [...counts, { ...listed.source, values: listed.place.values }] }
  }
  const start = bearing?.place.angle.value ?? (side ? angleOf(side) : 0)
  const step = every?.place.angle.value
  const count = countIn(entity)
  if (entity.plural && !entity.count && !step)
    throw new EngineError(
      'prompt_too_ambiguous',
      `How many of ${quote(entity.item.text)} are there? Say, for example, “six notches”.`,
    )
  if (step !== undefined && Math.abs(step * count - 360) > 1e-6)
    throw clash(entity, [...(every ? [every] : []), ...counts.map((source) => ({ source }))])
  if (!bearing && !side)
    ledger.assume('rim-start', 'The first of the cuts in the rim lies on the +x side, as no side was named')
  const spread = Array.from({ length: count }, (_, at) => start + (360 / count) * at)
  const sources = [
    ...counts,
    ...[every, bearing].flatMap((said) => (said ? [{ ...said.source, values: [said.place.angle] }] : [])),
  ]
  return { angles: spread, sources }
}

/** Every stated size as it shows on the first of the cuts. */
function requireSizes(
  { concept }: Entity,
  id: string,
  sizes: ToldSizes<Dimension>,
  ledger: Ledger,
  measured: Readonly<Record<Dimension, { measure: Measure; value: number }>>,
): void {
  for (const [name, { value, given, said }] of sizes.all())
    ledger.require({
      name: `${id}-${name}`,
      says: `${concept} ${name} ${millimetres(value)}`,
      ...measured[name],
      source: sourceOf(given, said),
      tolerance: toleranceOf(given, measured[name].value),
    })
}

/** Through the wall of a tube: all along it, or so deep from one of its ends. */
function makeWallCuts(entity: Entity, host: Stand, ledger: Ledger): FeatureInput[] {
  const sizes = sizesIn(entity)
  if (entity.adjectives.has(ROUND_END))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot round the end of ${quote(entity.item.text)} in a wall. Say how wide and how deep it is.`,
    )
  const width = sizeOf(sizes, 'width', entity)
  const side = all(entity.places, 'face').find(({ place }) => place.face[1] === 'z')?.place.face
  const [low, high] = [host.min[2], host.max[2]]
  const depth = side || sizes.has('depth') ? sizeOf(sizes, 'depth', entity) : high - low
  const radius = radiusOf(host)
  const inner = (host.dimensions.values.get('innerDiameter') ?? 0) / 2
  if (!side && sizes.has('depth') && Math.abs(depth - (high - low)) > 1e-6)
    throw new EngineError(
      'prompt_too_ambiguous',
      `From which end is ${quote(entity.item.text)} cut? Name the top or the bottom face.`,
    )
  if (inner <= 0 || width >= 2 * inner || depth > high - low + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `Cuts ${millimetres(width)} wide and ${millimetres(depth)} deep do not fit the wall of ${quote(host.entity.item.text)}.`,
    )
  const [from, to] = side === '-z' ? [low, tidy(low + depth)] : [tidy(high - depth), high]
  const { angles, sources } = anglesOf(entity, ledger)
  const id = ledger.name(entity.concept)
  const [cx, cy] = host.origin
  const level = tidy((from + to) / 2)
  const at = pointer(cx, cy, level)
  const [first = 0] = angles
  const middle = (radius + inner) / 2
  const deep = { measure: { kind: 'levels', axis: 'z', from, to } as const, value: tidy(to - from) }
  requireSizes(entity, id, sizes, ledger, {
    width: {
      measure: { kind: 'distance', between: [at(first, middle, -width / 2), at(first, middle, width / 2)] },
      value: width,
    },
    depth: deep,
    endCentre: deep,
    endReach: deep,
  })
  for (const source of sources)
    ledger.require({
      name: `${id}-count`,
      says: `${angles.length} cuts through the wall`,
      measure: { kind: 'tooth-count', centre: [cx, cy, level], axis: '+z', diameter: tidy(2 * middle) },
      value: angles.length,
      source,
    })
  const reach = radius + width
  return angles.map(
    (angle, index): FeatureInput => ({
      kind: 'box',
      id: index === 0 ? id : ledger.name(id),
      operation: 'cut',
      size: [tidy(reach), width, tidy(to - from)],
      frame: {
        origin: [...(at(angle, reach / 2, 0).slice(0, 2) as [number, number]), from],
        x: wayOf(angle),
        normal: '+z',
      },
    }),
  )
}

/** Points so far out at an angle, and so far beside that way. */
const pointer =
  (cx: number, cy: number, level: number) =>
  (angle: number, out: number, aside: number): Point3 => {
    const [cos, sin] = wayOf(angle)
    return [tidy(cx + out * cos - aside * sin), tidy(cy + out * sin + aside * cos), level]
  }

const wayOf = (angle: number): Point3 => {
  const radians = (angle * Math.PI) / 180
  return [tidy(Math.cos(radians)), tidy(Math.sin(radians)), 0]
}

/** "its bottom is 34 mm from the centre of the disc": how deep it is, told from the other side. */
const bottomsOf = (entity: Entity) => all(entity.places, 'from').filter(({ place }) => place.of === 'centre')

/** To the deepest point: as it is told, by where its bottom lies, or by the middle of its round end; all must agree. */
function depthOf(entity: Entity, sizes: ToldSizes<Dimension>, radius: number): number {
  const [bottom] = bottomsOf(entity)
  const beyond = entity.adjectives.has(ROUND_END) ? sizeOf(sizes, 'width', entity) / 2 : 0
  const told = [
    ...(sizes.has('depth') ? [sizeOf(sizes, 'depth', entity)] : []),
    ...(bottom ? [radius - bottom.place.distance.value] : []),
    ...(sizes.has('endReach') ? [radius - sizeOf(sizes, 'endReach', entity) + beyond] : []),
    ...(sizes.has('endCentre') ? [sizeOf(sizes, 'endCentre', entity) + beyond] : []),
  ].map(tidy)
  const depth = told[0] ?? sizeOf(sizes, 'depth', entity)
  if (told.some((each) => Math.abs(each - depth) > 1e-6))
    throw clash(entity, [
      ...(bottom ? [bottom] : []),
      ...[...sizes.all()].map(([, { given }]) => ({ source: sourceOf(given) })),
    ])
  return depth
}

/** How many others, told by themselves, are open at a circle about the same body. */
const othersAt = (
  circle: number,
  entity: Entity,
  host: Stand,
  { stands, rimCuts }: Pick<RimCuts, 'stands' | 'rimCuts'>,
): number =>
  rimCuts
    .filter(
      (other) =>
        other !== entity &&
        !other.manners.has(THROUGH_WALL) &&
        cutInto(other.host, stands) === host &&
        radiusOf(host) - depthOf(other, sizesIn(other), radiusOf(host)) < circle - 1e-6,
    )
    .reduce((sum, other) => sum + countIn(other), 0)

interface RimCuts {
  stands: readonly Stand[]
  /** All of the part: those told apart are counted together where they lie around one body. */
  rimCuts: readonly Entity[]
  ledger: Ledger
}

export function makeRimCuts(entity: Entity, { stands, rimCuts, ledger }: RimCuts): FeatureInput[] {
  const host = cutInto(entity.host, stands)
  if (!host || (host.shape !== 'round' && host.shape !== 'tube') || host.axis !== 'z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only cut ${quote(entity.item.text)} into the rim of an upright cylinder. Say which body it is in.`,
    )
  if (entity.manners.has(THROUGH_WALL)) return makeWallCuts(entity, host, ledger)
  const sizes = sizesIn(entity)
  const radius = radiusOf(host)
  const bottoms = bottomsOf(entity)
  const width = sizeOf(sizes, 'width', entity)
  const depth = depthOf(entity, sizes, radius)
  const [cx, cy] = host.origin
  const inner = (host.dimensions.values.get('innerDiameter') ?? 0) / 2
  // A round end begins where the straight sides end.
  const straight = tidy(entity.adjectives.has(ROUND_END) ? depth - width / 2 : depth)
  if (width >= 2 * radius || depth >= radius - inner || straight <= 0)
    throw new EngineError(
      'geometry_validation_failed',
      `Cuts ${millimetres(width)} wide and ${millimetres(depth)} deep do not fit the rim of ${quote(host.entity.item.text)}.`,
    )
  const { angles, sources } = anglesOf(entity, ledger)
  const id = ledger.name(entity.concept)
  const level = tidy((host.min[2] + host.max[2]) / 2)
  const turned = pointer(cx, cy, level)
  const [first = 0] = angles
  const floor = radius - straight
  const middle = radius - straight / 2
  const beside = Math.sqrt(radius ** 2 - (width / 2) ** 2)
  // From the floor's edge straight out to the rim beside the mouth.
  const deep: { measure: Measure; value: number } = {
    measure: {
      kind: 'distance',
      between: [
        turned(first, radius - depth, 0),
        turned(first, beside - 1e-3 * radius, width / 2 + 2e-2 * radius),
      ],
    },
    value: tidy(radius - Math.hypot(floor, width / 2)),
  }
  for (const { place, source } of bottoms)
    ledger.require({
      name: `${id}-bottom`,
      says: `bottom of the ${entity.concept} ${millimetres(place.distance.value)} from the middle`,
      ...deep,
      source: { ...source, values: [place.distance] },
    })
  requireSizes(entity, id, sizes, ledger, {
    width: {
      measure: {
        kind: 'distance',
        between: [turned(first, middle, -width / 2), turned(first, middle, width / 2)],
      },
      value: width,
    },
    depth: deep,
    endCentre: deep,
    endReach: deep,
  })
  const around = angles.length + othersAt(middle, entity, host, { stands, rimCuts })
  for (const source of sources)
    ledger.require({
      name: `${id}-count`,
      says: `${around} cuts in the rim`,
      measure: { kind: 'tooth-count', centre: [cx, cy, level], axis: '+z', diameter: tidy(2 * middle) },
      value: around,
      source,
    })
  const height = tidy(host.max[2] - host.min[2])
  const name = (at: number): string => (at === 0 ? id : ledger.name(id))
  return angles.flatMap((angle, at): FeatureInput[] => {
    const frame = (out: number): Record<string, unknown> => {
      const [x, y] = turned(angle, out, 0)
      return { origin: [x, y, host.min[2]], x: wayOf(angle), normal: '+z' }
    }
    const box = {
      kind: 'box',
      id: name(at),
      operation: 'cut',
      size: [2 * straight, width, height],
      frame: frame(radius),
    } as FeatureInput
    if (straight === depth) return [box]
    const end = { kind: 'cylinder', id: ledger.name(`${id}-end`), operation: 'cut', diameter: width, height }
    return [box, { ...end, frame: frame(floor) } as FeatureInput]
  })
}
