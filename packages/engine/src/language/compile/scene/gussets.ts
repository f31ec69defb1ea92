/** Gussets: right triangles in the corner between a plate that lies and one that stands on it. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import type { FeatureInput } from '../bodies/bodies.ts'
import { along, type Stand } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'
import { ToldSizes } from '../layout/told-sizes.ts'
import { type Ledger, millimetres, type Source, sourceOf, toleranceOf } from '../ledger.ts'

type Role = 'leg' | 'otherLeg' | 'thickness'

/** Each statement as the sizes it gives; "25 mm legs" are both of them. */
function sizesIn(entity: Entity): ToldSizes<Role> {
  const sizes = new ToldSizes<Role>(entity)
  for (const given of entity.given) {
    const { values } = given.attribute
    const [first, second, third] = values
    if (given.word === 'sequence') {
      const thin = third && values.toSorted((a, b) => a.value - b.value)[0]
      const [one, other] = thin ? values.filter((value) => value !== thin) : [first, second]
      sizes.add('leg', one, given)
      sizes.add('otherLeg', other, given)
      sizes.add('thickness', thin, given)
    } else if (given.word === 'legs') {
      sizes.add('leg', first, given)
      sizes.add('otherLeg', first, given)
    } else sizes.add(given.word as Role, first, given)
  }
  return sizes
}

const ASKED: Readonly<Record<Role, string>> = { leg: 'far out', otherLeg: 'far up', thickness: 'thick' }

interface Corner {
  base: Stand
  wall: Stand
  /** Across the wall, and away from it over the base. */
  across: AxisName
  out: 1 | -1
}

const length = ({ min, max }: Stand, axis: AxisName): number => along(max, axis) - along(min, axis)
const NEAR = 1e-6

/** Where a plate stands on another one that reaches further out on one side. */
function cornersOf(stands: readonly Stand[]): Corner[] {
  const boxes = stands.filter(({ shape, entity }) => shape === 'box' && !entity.cut)
  return boxes.flatMap((base) =>
    boxes.flatMap((wall): Corner[] => {
      const top = base.max[2]
      if (wall === base || wall.max[2] < top + NEAR || wall.min[2] > top + NEAR) return []
      const across: AxisName = length(wall, 'x') < length(wall, 'y') ? 'x' : 'y'
      const beyond = [
        along(base.max, across) - along(wall.max, across),
        along(wall.min, across) - along(base.min, across),
      ]
      const [ahead = 0, behind = 0] = beyond
      if (Math.max(ahead, behind) <= NEAR || Math.abs(ahead - behind) < NEAR) return []
      return [{ base, wall, across, out: ahead > behind ? 1 : -1 }]
    }),
  )
}

interface Spot {
  at: number
  source: Source | undefined
}

/** Where each of them is along the corner: by coordinates, at both ends, else in the middle. */
function spotsOf(
  entity: Entity,
  { base, wall }: Corner,
  way: AxisName,
  thickness: number,
  ledger: Ledger,
): Spot[] {
  const low = Math.max(along(base.min, way), along(wall.min, way))
  const high = Math.min(along(base.max, way), along(wall.max, way))
  const count = entity.count?.value ?? 1
  const told: Spot[] = [
    ...all(entity.places, 'coordinate')
      .filter(({ place }) => place.axis === way)
      .map(({ place, source }) => ({ at: place.value.value, source: { ...source, values: [place.value] } })),
    ...all(entity.places, 'coordinates')
      .filter(({ place }) => place.axis === way)
      .flatMap(({ place, source }) =>
        place.values.map((value) => ({ at: value.value, source: { ...source, values: [value] } })),
      ),
    ...all(entity.places, 'range')
      .filter(({ place }) => place.axis === way)
      .map(({ place, source }) => ({
        at: (place.from.value + place.to.value) / 2,
        source: { ...source, values: [place.from, place.to] },
      })),
    ...all(entity.places, 'face')
      .filter(({ place }) => place.face[1] === way)
      .map(({ place, source }) => ({
        at: place.face[0] === '+' ? high - thickness / 2 : low + thickness / 2,
        source,
      })),
  ]
  if (told.length === count) return told
  if (told.length > 0 || count > 2)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Where is each of the ${quote(entity.item.text)}? Give its ${way} coordinate.`,
    )
  if (count === 1) {
    if (!entity.places.some(({ place }) => place.kind === 'centre'))
      ledger.assume('gusset-place', 'The gusset is in the middle of the corner, as no place was given')
    return [{ at: (low + high) / 2, source: undefined }]
  }
  if (!entity.places.some(({ place }) => place.kind === 'ends'))
    ledger.assume('gusset-place', 'One gusset is flush with each end of the corner, as no places were given')
  return [low + thickness / 2, high - thickness / 2].map((at) => ({ at, source: undefined }))
}

function cornerFor(entity: Entity, stands: readonly Stand[]): Corner {
  const [corner, ...others] = cornersOf(stands)
  if (!corner || others.length > 0)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which corner is ${quote(entity.item.text)} in? I can set it between one plate that lies and one that stands on it.`,
    )
  return corner
}

interface Legs {
  leg: number
  rise: number
  thickness: number
}

function legsOf(entity: Entity, sizes: ToldSizes<Role>, { base, wall, across, out }: Corner): Legs {
  const size = (role: Role): number =>
    sizes.only(
      role,
      `How ${ASKED[role]} is ${quote(entity.item.text)}? Give its thickness and both of its legs.`,
    )
  const [leg, rise, thickness] = [size('leg'), size('otherLeg'), size('thickness')]
  const room =
    out > 0
      ? along(base.max, across) - along(wall.max, across)
      : along(wall.min, across) - along(base.min, across)
  if (leg > room + NEAR || rise > wall.max[2] - base.max[2] + NEAR)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)}, ${millimetres(leg)} out and ${millimetres(rise)} up, does not fit its corner.`,
    )
  return { leg, rise, thickness }
}

/** So far out from the wall, at so much along the corner, so far up from the base. */
type Pointer = (outward: number, at: number, up: number) => Point3

const pointer = ({ base, wall, across, out }: Corner): Pointer => {
  const inner = along(out > 0 ? wall.max : wall.min, across)
  return (outward, at, up) => {
    const [reach, beside, z] = [tidy(inner + out * outward), tidy(at), tidy(base.max[2] + up)]
    return across === 'x' ? [reach, beside, z] : [beside, reach, z]
  }
}

/** Where each of its sizes shows: within the triangle, with the plate behind it. */
function measuresOf(
  { base, wall, across }: Corner,
  { leg, rise, thickness }: Legs,
  at: number,
  point: Pointer,
): Record<Role, { measure: Measure; value: number }> {
  const through = (where: Point3, axis: AxisName): Measure => ({
    kind: 'wall-thickness',
    at: where,
    direction: `+${axis}`,
  })
  return {
    thickness: {
      measure: through(point(leg / 4, at, rise / 4), across === 'x' ? 'y' : 'x'),
      value: thickness,
    },
    // A tenth of the way up it reaches out so far, with the wall behind it; and the other way round.
    leg: {
      measure: through(point(leg / 4, at, rise / 10), across),
      value: tidy(0.9 * leg + length(wall, across)),
    },
    otherLeg: {
      measure: through(point(leg / 10, at, rise / 4), 'z'),
      value: tidy(0.9 * rise + length(base, 'z')),
    },
  }
}

/** One of them as a body that others may be placed by. */
function standOf(
  entity: Entity,
  id: string,
  { across, out }: Corner,
  { leg, rise, thickness }: Legs,
  origin: Point3,
  ends: readonly [Point3, Point3],
): Stand {
  const pick = (choose: (...values: number[]) => number): Point3 =>
    [0, 1, 2].map((k) => choose(...ends.map((end) => end[k] as number))) as Point3
  return {
    entity,
    id,
    shape: 'triangle',
    dimensions: {
      values: new Map([
        ['base', leg],
        ['rise', rise],
        ['height', thickness],
      ]),
      assumed: [],
      sizes: { says: {}, words: {}, linear: [], sequence: {}, needs: [] },
      stated: [],
    },
    origin,
    axis: across === 'x' ? 'y' : 'x',
    min: pick(Math.min),
    max: pick(Math.max),
    corner: [-out, -1],
  }
}

export function placeGussets(
  entity: Entity,
  stands: readonly Stand[],
  ledger: Ledger,
): { stands: Stand[]; features: FeatureInput[] } {
  const corner = cornerFor(entity, stands)
  const { across, out } = corner
  const way: AxisName = across === 'x' ? 'y' : 'x'
  const sizes = sizesIn(entity)
  const legs = legsOf(entity, sizes, corner)
  const { leg, rise, thickness } = legs
  const point = pointer(corner)
  // Its outline is drawn outwards and up, and so seen from that side.
  const normal: SignedAxis = across === 'x' ? (out > 0 ? '-y' : '+y') : out > 0 ? '+x' : '-x'
  const toward = normal[0] === '+' ? 1 : -1
  const made: Stand[] = []
  const features: FeatureInput[] = []
  entity.adjectives.set('right', entity.item)
  const counted = entity.count?.item ? [{ items: [entity.count.item], values: [] }] : []
  for (const { at, source } of spotsOf(entity, corner, way, thickness, ledger)) {
    const id = ledger.name('gusset')
    const measures = measuresOf(corner, legs, at, point)
    for (const each of source ? [...counted, source] : counted)
      ledger.require({
        name: `${id}-there`,
        says: `a gusset with its middle at ${way} = ${millimetres(at)}`,
        ...measures.thickness,
        source: each,
      })
    for (const [role, { value, given, said }] of sizes.all())
      ledger.require({
        name: `${id}-${role}`,
        says: `gusset ${role === 'thickness' ? 'thickness' : 'leg'} ${millimetres(value)}`,
        ...measures[role],
        source: sourceOf(given, said),
        tolerance: toleranceOf(given, measures[role].value),
      })
    const origin = point(0, at - (toward * thickness) / 2, 0)
    features.push({
      kind: 'prism',
      id,
      base: {
        add: [
          {
            kind: 'outline',
            start: [0, 0],
            segments: [
              { kind: 'line', to: [leg, 0] },
              { kind: 'line', to: [0, rise] },
            ],
          },
        ],
      },
      height: thickness,
      frame: { origin, normal, x: `${out > 0 ? '+' : '-'}${across}` },
    })
    const ends = [point(0, at - thickness / 2, 0), point(leg, at + thickness / 2, rise)] as const
    made.push(standOf(entity, id, corner, legs, origin, ends))
  }
  return { stands: made, features }
}
