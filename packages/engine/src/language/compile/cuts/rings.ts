/** Grooves turned around a shaft: for retaining rings, seals, reliefs. */
import { EngineError } from '../../../errors.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { type Dimensions, dimensionsOf, need } from '../bodies/dimensions.ts'
import { cutInto, type Stand } from '../faces/stand.ts'
import { ON_EACH, ON_ONE } from '../families/pieces.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'
import { type GrooveShape, grooveShape } from './groove-sections.ts'
import { turnedGroove } from './turned-grooves.ts'

export interface Level {
  /** Of the groove's middle. */
  at: number
  source: Source | undefined
}

/** "at Z=32 to 34": from where to where it is turned. */
const rangesOf = (entity: Entity) => all(entity.places, 'range').filter(({ place }) => place.axis === 'z')

/** The round body that reaches over the levels of the groove, where none is named. */
const aroundLevels = (entity: Entity, stands: readonly Stand[]): Stand | undefined =>
  stands.find(
    ({ entity: body, shape, min, max }) =>
      !body.cut &&
      (shape === 'round' || shape === 'tube') &&
      rangesOf(entity).length > 0 &&
      rangesOf(entity).every(({ place: { from, to } }) =>
        [from.value, to.value].every((level) => level > min[2] - 1e-6 && level < max[2] + 1e-6),
      ),
  )

/** "from radius 30 mm to radius 27 mm": how deep, said from the axis. */
function depthByRadii(entity: Entity, outer: number): number | undefined {
  const [said] = all(entity.places, 'radii')
  if (!said) return undefined
  const { from, to } = said.place
  if (Math.abs(Math.max(from.value, to.value) - outer / 2) > 1e-6) throw clash(entity, [said])
  return Math.abs(from.value - to.value)
}

/** Whether another body stands against that end of it. */
const isCovered = (host: Stand, level: number, stands: readonly Stand[]): boolean =>
  stands.some(
    ({ entity, min, max, origin }) =>
      entity !== host.entity &&
      !entity.cut &&
      min[2] <= level + 1e-6 &&
      max[2] >= level - 1e-6 &&
      Math.hypot(origin[0] - host.origin[0], origin[1] - host.origin[1]) < 1e-6,
  )

/** "5 mm from the end": of a section the end that is free, not the one that goes on into the next. */
function isLowerFree(entity: Entity, host: Stand, stands: readonly Stand[]): boolean {
  const [low, high] = [host.min[2], host.max[2]].map((level) => isCovered(host, level, stands))
  if (low && high)
    throw new EngineError(
      'prompt_too_ambiguous',
      `From which end is ${quote(entity.item.text)}? ${quote(host.entity.item.text)} goes on into others at both. Say “from the top” or “from the bottom” of it.`,
    )
  return high === true
}

/** Where its middle lies: by a coordinate, by a distance of its near side from an end, else halfway. */
function levelsOf(
  entity: Entity,
  host: Stand,
  width: number,
  bottom: number | undefined,
  stands: readonly Stand[],
  ledger: Ledger,
): Level[] {
  const [low, high] = [host.min[2], host.max[2]]
  const said: Level[] = [
    ...all(entity.places, 'coordinate')
      .filter(({ place }) => place.axis === 'z')
      .map(({ place, source }) => ({ at: place.value.value, source: { ...source, values: [place.value] } })),
    ...rangesOf(entity).map(({ place: { from, to }, source }) => {
      const reach = Math.abs(to.value - from.value)
      // At its mouth, or at the bottom where that is narrower.
      if (![width, bottom].some((each) => each !== undefined && Math.abs(reach - each) < 1e-6))
        throw clash(entity, [{ source }])
      return { at: (from.value + to.value) / 2, source: { ...source, values: [from, to] } }
    }),
    ...all(entity.places, 'mid height').map(({ source }) => ({ at: (low + high) / 2, source })),
    ...all(entity.places, 'from')
      .filter(({ place }) => place.of !== 'centre')
      .flatMap(({ place, source }): Level[] => {
        const from = { ...source, values: [place.distance] }
        const reach = place.distance.value + (place.middle ? 0 : place.toFarSide ? -width / 2 : width / 2)
        const both = place.all || place.both || (entity.count?.value ?? 1) === 2
        const lower =
          place.side === '-z' ||
          place.far ||
          (place.side === undefined && place.of === 'end' && !both && isLowerFree(entity, host, stands))
        const top = { at: high - reach, source: from }
        const bottom = { at: low + reach, source: from }
        return both ? [bottom, top] : lower ? [bottom] : [top]
      }),
  ]
  if (said.length > 0) return said
  if (!entity.places.some(({ place }) => place.kind === 'centre'))
    ledger.assume('groove-level', 'The groove lies halfway along, as no place was given')
  return [{ at: (low + high) / 2, source: undefined }]
}

/** Every time that one level was said. */
const allSources = (levels: readonly Level[]): Source | undefined => {
  const said = levels.flatMap(({ source }) => source ?? [])
  return said.length === 0
    ? undefined
    : { items: said.flatMap(({ items }) => items), values: said.flatMap(({ values }) => values) }
}

/** A round groove may be told by its radius, a vee by its angle, a deep one by what is left. */
function sizesOfSection(
  entity: Entity,
  dimensions: Dimensions,
  outer: number,
  shape: GrooveShape,
): { width: number; depth: number | undefined } {
  const { values } = dimensions
  const [radius, angle, floor] = ['radius', 'angle', 'diameter'].map((name) => values.get(name))
  if (shape === 'round' && radius !== undefined && values.get('width') === undefined)
    return { width: 2 * radius, depth: values.get('depth') ?? radius }
  const depth =
    values.get('depth') ??
    depthByRadii(entity, outer) ??
    (floor === undefined || shape === 'round' ? undefined : (outer - floor) / 2)
  const half = angle === undefined ? undefined : Math.tan((angle * Math.PI) / 360)
  if (shape === 'vee' && half !== undefined) {
    const width = values.get('width') ?? (depth === undefined ? undefined : tidy(2 * depth * half))
    if (width !== undefined) return { width, depth: depth ?? tidy(width / 2 / half) }
  }
  const [range] = rangesOf(entity)
  const told = range && Math.abs(range.place.to.value - range.place.from.value)
  return { width: values.get('width') ?? told ?? need(dimensions, 'width', entity), depth }
}

/** "6 mm deep, down to a diameter of 48 mm": told twice, once by what stays. */
function assertFloor({ values }: Dimensions, shape: GrooveShape, outer: number, depth: number): void {
  const floor = values.get('diameter')
  const left = tidy(outer - 2 * depth)
  if (shape === 'round' || floor === undefined || Math.abs(floor - left) < 1e-6 * outer) return
  throw new EngineError(
    'geometry_validation_failed',
    `A groove ${millimetres(depth)} deep in a diameter of ${millimetres(outer)} leaves ${millimetres(left)}, not ${millimetres(floor)}.`,
  )
}

/** "a groove in the top face": across it or around the middle, but not around the rim. */
const isInFlatFace = (entity: Entity): boolean =>
  all(entity.places, 'face').some(
    ({ place, source }) =>
      place.face[1] === 'z' && source.items.some(({ text }) => /\b(?:face|surface)$/iu.test(text)),
  )

/** `only`: of several alike the one that it is turned into. */
export function makeRing(
  entity: Entity,
  stands: readonly Stand[],
  ledger: Ledger,
  only?: Stand,
): FeatureInput[] {
  const copies = stands.filter((stand) => !stand.entity.cut && stand.entity === entity.host)
  // "around each of the smaller cylinders".
  if (copies.length > 1 && entity.manners.has(ON_EACH) && !only)
    return copies.flatMap((copy) => makeRing(entity, stands, ledger, copy))
  const host =
    only ??
    copies.at(-1) ??
    (entity.host ? undefined : aroundLevels(entity, stands)) ??
    cutInto(entity.host, stands)
  if (copies.length > 1 && !only && !entity.manners.has(ON_ONE))
    ledger.assume('groove-copy', 'The groove is in one of the two alike, as only one is spoken of')
  if (!host || (host.shape !== 'round' && host.shape !== 'tube') || host.axis !== 'z')
    throw new EngineError(
      'prompt_too_ambiguous',
      `I can only turn ${quote(entity.item.text)} into a cylinder. Say which body it goes around.`,
    )
  if (isInFlatFace(entity))
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell how ${quote(entity.item.text)} lies in that face. Say “a slot along X” or “a ring-shaped groove 40 mm in diameter”.`,
    )
  const dimensions = dimensionsOf(entity)
  const outer = host.max[0] - host.min[0]
  const shape = grooveShape(entity)
  const { width, depth } = sizesOfSection(entity, dimensions, outer, shape)
  if (depth === undefined || depth <= 0 || depth >= outer / 2)
    throw new EngineError(
      depth === undefined ? 'prompt_too_ambiguous' : 'geometry_validation_failed',
      depth === undefined
        ? `How deep is ${quote(entity.item.text)}? Say, for example, “1 mm deep”.`
        : `A groove ${millimetres(depth)} deep does not fit a diameter of ${millimetres(outer)}.`,
    )
  assertFloor(dimensions, shape, outer, depth)
  const byRadii = depthByRadii(entity, outer)
  const [radii] = all(entity.places, 'radii')
  if (radii && Math.abs((byRadii ?? 0) - depth) > 1e-6) throw clash(entity, [radii])
  const bottom = shape === 'tapered' ? dimensions.values.get('bottom') : undefined
  if (bottom !== undefined && bottom >= width)
    throw new EngineError(
      'geometry_validation_failed',
      `A groove ${millimetres(bottom)} wide at its bottom cannot be ${millimetres(width)} wide at its mouth.`,
    )
  const levels = levelsOf(entity, host, width, bottom, stands, ledger)
  const distinct = levels
    .filter((level, at) => levels.findIndex((each) => Math.abs(each.at - level.at) < 1e-6) === at)
    .map((level) => ({
      ...level,
      source: allSources(levels.filter((each) => Math.abs(each.at - level.at) < 1e-6)),
    }))
  host.necks = [
    ...(host.necks ?? []),
    ...distinct.map(({ at }) => {
      const middle = at - host.min[2]
      return { from: middle - width / 2, to: middle + width / 2, diameter: outer - 2 * depth }
    }),
  ]
  const count = entity.count?.value ?? 1
  if (distinct.length !== count && !(distinct.length === 2 && entity.count === undefined))
    throw clash(
      entity,
      distinct.flatMap(({ source }) => (source ? [{ source }] : [])),
    )
  if (shape !== 'square')
    return distinct.map((level) =>
      turnedGroove(entity, host, { shape, width, depth, bottom }, level, dimensions, ledger),
    )
  const neck = tidy(outer - 2 * depth)
  return distinct.map(({ at, source }) => {
    const id = ledger.name('groove')
    const [from, to] = [tidy(at - width / 2), tidy(at + width / 2)]
    for (const { dimension, given, value } of dimensions.stated) {
      const wide = dimension === 'width'
      ledger.require({
        name: `${id}-${dimension}`,
        says: `groove ${dimension} ${millimetres(value)}${wide ? '' : ` (${millimetres(neck)} across)`}`,
        measure: wide
          ? { kind: 'levels', axis: 'z', from, to }
          : { kind: 'cylinder-diameter', near: [host.origin[0] + neck / 2, host.origin[1], at], axis: '+z' },
        value: wide ? width : neck,
        source: sourceOf(given),
        tolerance: toleranceOf(given, value),
      })
    }
    if (source)
      ledger.require({
        name: `${id}-place`,
        says: `groove from z = ${millimetres(from)} to ${millimetres(to)}`,
        measure: { kind: 'levels', axis: 'z', from, to },
        value: width,
        source,
      })
    for (const { source: said } of all(entity.places, 'radii'))
      ledger.require({
        name: `${id}-radii`,
        says: `groove down to ${millimetres(neck / 2)} from the axis`,
        measure: {
          kind: 'cylinder-diameter',
          near: [host.origin[0] + neck / 2, host.origin[1], at],
          axis: '+z',
        },
        value: neck,
        source: said,
      })
    if (entity.count?.item)
      ledger.require({
        name: `${id}-there`,
        says: `one groove of ${count} is turned here`,
        measure: {
          kind: 'cylinder-diameter',
          near: [host.origin[0] + neck / 2, host.origin[1], at],
          axis: '+z',
        },
        value: neck,
        source: { items: [entity.count.item], values: [] },
      })
    return {
      kind: 'cylinder',
      id,
      operation: 'cut',
      diameter: tidy(2 * outer),
      innerDiameter: neck,
      height: width,
      frame: { origin: [host.origin[0], host.origin[1], from] },
    }
  })
}
