/** Ring-shaped grooves and recesses in a face: between two diameters, or so wide along a circle. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import {
  AXES,
  around,
  type Box,
  indexOf,
  levelOf,
  middleOf,
  type Side,
  sizeAlong,
  union,
} from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import {
  allSizes,
  isShaped,
  placesOf,
  type SaidPlace,
  type SaidSize,
  sizeOf,
  type Thing,
} from '../../scene.ts'
import { isInner, isOuter, isRoundSize } from '../bodies/shaped.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'

const CUTS = /^(?:groove|channel|pocket|slot|cut)$/u

const diameterOf = (said: SaidSize): number => said.figure.value * (said.dimension === 'radius' ? 2 : 1)

interface Ring {
  inner: number
  outer: number
}

const isMean = ({ words, of }: SaidSize): boolean =>
  words.some((word) => /^(?:mean|average|pitch|center|centerline)$/u.test(word)) || of?.concept === 'axis'

const isRinged = (thing: Thing): boolean => {
  const rounds = allSizes(thing).filter(isRoundSize)
  return (
    isShaped(thing, 'annular', 'ring', 'o ring', 'ringshaped', 'circular') ||
    rounds.some(isMean) ||
    (rounds.some(isInner) && rounds.some(isOuter))
  )
}

/** Along the axis from one level to another, or so deep from the face it is open to. */
function faceOf(world: World, thing: Thing): { host: Solid; sides: Side[] } | undefined {
  const host = world.bodies.findLast(
    ({ axis, shape }) => shape === 'round' || shape === 'box' || axis === 'z',
  )
  for (const { place } of placesOf(thing)) {
    if (place.kind !== 'at' || !/^(?:in|into|on|from|at|of)$/u.test(place.how)) continue
    const refs = [place.ref, ...(place.also ?? [])]
    const sites = refs.flatMap((ref) => siteOf(ref, { world, self: thing }) ?? [])
    const solid = sites.find((site) => site.solid?.thing.role === 'add')?.solid ?? host
    if (!solid) continue
    const both = /^(?:both|each)$/u.test(place.ref.det) && /^(?:face|side|end)$/u.test(place.ref.concept)
    if (both)
      return { host: solid, sides: [-1, 1].map((sign): Side => ({ axis: solid.axis, sign: sign as 1 | -1 })) }
    const sides = sites.flatMap((site) => site.sides).filter(({ axis }) => axis === solid.axis)
    if (sides.length > 0) return { host: solid, sides }
    // "in the face", "in one face": the upper one.
    if (/^(?:face|end)$/u.test(place.ref.concept))
      return { host: solid, sides: [{ axis: solid.axis, sign: 1 }] }
  }
  return undefined
}

function ringOf(world: World, thing: Thing): Ring {
  const rounds = allSizes(thing).filter(isRoundSize)
  const mean = rounds.find(isMean)
  const wide = sizeOf(thing, 'width', 'thickness', 'wall', 'bare')
  const width = wide && world.takeSize(thing, wide)
  const sorted = [...rounds].filter((said) => said !== mean).sort((a, b) => diameterOf(a) - diameterOf(b))
  const inner = sorted.find(isInner) ?? (sorted.length === 2 ? sorted[0] : undefined)
  const outer = sorted.find(isOuter) ?? (sorted.length === 2 ? sorted[1] : undefined)
  const [only] = sorted
  if (mean) {
    if (width === undefined) throw missing('width', thing.name)
    const middle = diameterOf(mean)
    world.takeAs(
      mean.figure,
      `${thing.name} ${mean.dimension}`,
      { kind: 'somewhere', of: 'any' },
      middle + width,
    )
    mean.used = true
    if (sorted.length > 0) throw unread(only?.figure.text ?? thing.name)
    return { inner: middle - width, outer: middle + width }
  }
  for (const said of sorted) {
    world.takeAs(
      said.figure,
      `${thing.name} ${said.dimension}`,
      { kind: 'somewhere', of: 'any' },
      diameterOf(said),
    )
    said.used = true
  }
  if (inner && outer) {
    const ring = { inner: diameterOf(inner), outer: diameterOf(outer) }
    if (width !== undefined && Math.abs(ring.outer - ring.inner - 2 * width) > 1e-6)
      throw unread(wide?.figure.text ?? thing.name)
    return ring
  }
  if (width === undefined) throw missing('width', thing.name)
  if (inner) return { inner: diameterOf(inner), outer: diameterOf(inner) + 2 * width }
  if (outer) return { inner: diameterOf(outer) - 2 * width, outer: diameterOf(outer) }
  throw missing(only ? 'inner or outer diameter' : 'diameter', thing.name)
}

/** "(Z=13 to Z=18)": how deep it is, said again or told so. */
function levelsOf(thing: Thing, axis: AxisName): { said: SaidPlace; low: number; high: number } | undefined {
  for (const said of placesOf(thing)) {
    if (said.place.kind !== 'range' || said.place.axis !== axis) continue
    const [a, b] = said.place.figures.map(({ value }) => value) as [number, number]
    return { said, low: Math.min(a, b), high: Math.max(a, b) }
  }
  return undefined
}

/** Builds it; false where it is no ring in a face. */
export function addFaceRing(world: World, thing: Thing): boolean {
  if (!CUTS.test(thing.concept) || thing.count > 1 || !isRinged(thing)) return false
  const rounds = allSizes(thing).filter(isRoundSize)
  if (thing.concept === 'pocket' && rounds.length < 2 && !rounds.some(isMean) && !isShaped(thing, 'annular'))
    return false
  const found = faceOf(world, thing)
  if (!found) return false
  const { host, sides } = found
  const { axis, box } = host
  const levels = levelsOf(thing, axis)
  const deep = sizeOf(thing, 'depth', 'height')
  if (!deep && !levels) throw missing('depth', thing.name)
  const depth = deep ? world.takeSize(thing, deep) : (levels?.high ?? 0) - (levels?.low ?? 0)
  const { inner, outer } = ringOf(world, thing)
  const across = AXES.filter((each) => each !== axis)
  const room = Math.min(...across.map((each) => sizeAlong(box, each)))
  if (inner <= 0 || outer >= room || depth <= 0 || depth * sides.length >= sizeAlong(box, axis))
    throw unread(thing.name)
  const boxes: Box[] = []
  const features: string[] = []
  for (const side of sides) {
    const face = levelOf(box, side)
    const [low, high] = side.sign > 0 ? [face - depth, face] : [face, face + depth]
    if (levels && (Math.abs(levels.low - low) > 1e-6 || Math.abs(levels.high - high) > 1e-6))
      world.fail(levels.said)
    const origin = AXES.map((each) => middleOf(box, each)) as Point3
    origin[indexOf(axis)] = low
    const id = features.length === 0 ? thing.id : `${thing.id}-${features.length + 1}`
    world.features.push({
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: outer,
      innerDiameter: inner,
      height: depth,
      frame: { origin, normal: `+${axis}` },
    })
    const center: Point3 = [...origin]
    center[indexOf(axis)] = (low + high) / 2
    const size: Point3 = [outer, outer, outer]
    size[indexOf(axis)] = depth
    boxes.push(around(center, size))
    features.push(id)
  }
  if (levels) {
    levels.said.used = true
    if (levels.said.place.kind === 'range')
      for (const figure of levels.said.place.figures) world.level(figure)
  }
  for (const said of placesOf(thing)) said.used ||= isHeard(said)
  const [first] = sides
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis,
    round: true,
    ...(first ? { mouth: first } : {}),
    shape: 'ring',
    features,
  })
  return true
}

/** In which face, and about its middle: as it was built. */
const isHeard = ({ place }: SaidPlace): boolean =>
  (place.kind === 'at' &&
    /^(?:in|into|on|from|at|of|around|about)$/u.test(place.how) &&
    /^(?:top|bottom|face|end|center|axis|origin|cylinder|any|front|back|left|right)$/u.test(
      place.ref.concept,
    )) ||
  place.kind === 'concentric' ||
  (place.kind === 'centered' && place.refs.every(({ concept }) => !/^(?:edge|corner)$/u.test(concept)))
