/** A gusset: a right triangle in the corner between what lies and what stands on it, as thick as it is told. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { around, at, indexOf, isSame, levelOf, type Side, type Solid, sizeAlong, union } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { allSizes, isShaped, type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'

const LEGS = /^(?:base|rise|legs)$/u

/** "a rib" may be a plain one; a gusset is a triangle. */
export const isGusset = (thing: Thing): boolean =>
  thing.concept === 'rib' &&
  (/^(?:gusset|triangular rib)$/u.test(thing.name) ||
    isShaped(thing, 'triangular', 'triangle', 'insidecorner') ||
    allSizes(thing).some(({ dimension }) => LEGS.test(dimension)))

/** Where a wall stands on a base: it opens to that side of the wall. */
interface Corner {
  base: Solid
  wall: Solid
  side: Side
}

const reaches = (a: Solid, b: Solid, axis: AxisName): boolean =>
  Math.min(a.box.max[indexOf(axis)], b.box.max[indexOf(axis)]) -
    Math.max(a.box.min[indexOf(axis)], b.box.min[indexOf(axis)]) >
  1e-6

function cornersOf(base: Solid, wall: Solid): Corner[] {
  const level = base.box.max[2]
  const stands = wall.box.min[2] < level + 1e-6 && wall.box.min[2] > base.box.min[2] - 1e-6
  if (!stands || wall.box.max[2] < level + 1e-6) return []
  return (['x', 'y'] as const).flatMap((axis) =>
    ([1, -1] as const).flatMap((sign): Corner[] => {
      const side: Side = { axis, sign }
      const room = sign * (levelOf(base.box, side) - levelOf(wall.box, side))
      const across = axis === 'x' ? 'y' : 'x'
      const isFace = sizeAlong(wall.box, across) > sizeAlong(wall.box, axis)
      return room > 1e-6 && isFace && reaches(base, wall, across) ? [{ base, wall, side }] : []
    }),
  )
}

export function addGusset(build: Build, thing: Thing): Solid {
  const flat = build.solids.filter(
    ({ thing: { role, partOf }, round, parts }) =>
      role === 'add' && !round && !parts && partOf?.key !== 'both',
  )
  const corners = flat.flatMap((base) => flat.flatMap((wall) => (wall === base ? [] : cornersOf(base, wall))))
  const count = Math.max(1, thing.count)
  // "a gusset on each side of the wall", or several in the one corner.
  const isEach = count > 1 && corners.length === count
  const [first] = corners
  if (!first || (corners.length > 1 && !isEach)) throw nowhere(thing.name)
  const { base, side } = first
  const across = side.axis === 'x' ? 'y' : 'x'
  const legs = legsOf(build, thing, side.axis)
  const thick = sizeOf(thing, 'thickness') ?? taggedOf(thing, across) ?? sizeOf(thing, 'width')
  const third = sizesOf(thing, 'sides')[2]
  const told = thick ?? third
  if (!told) throw missing('thickness', thing.name)
  const size: Point3 = [0, 0, 0]
  size[indexOf(side.axis)] = legs.along
  size[indexOf(across)] = build.takeSize(thing, told)
  size[2] = legs.up
  const spots = spotsOf({
    build,
    thing,
    host: base,
    box: base.box,
    axis: 'z',
    size,
    toSide: true,
    count: isEach ? 1 : count,
  })
  if (spots.length !== (isEach ? 1 : count)) throw nowhere(thing.name)
  const placed = corners.flatMap((corner) =>
    spots.map((spot) => ({ corner, spot: seated(thing, corner, spot, size) })),
  )
  const features = placed.flatMap(({ corner, spot }, nth) => {
    const id = nth === 0 ? thing.id : `${thing.id}-copy-${nth + 1}`
    const shape = { kind: 'triangle', corner: [corner.side.sign > 0 ? -1 : 1, -1] } as const
    build.features.push(...featuresOf(id, shape, around(spot, size), across, 'add'))
    return [id]
  })
  measured(build, first, legs, placed[0]?.spot ?? [0, 0, 0])
  const found = placed.map(({ spot }) => spot)
  return {
    thing,
    box: union(found.map((spot) => around(spot, size))),
    axis: across,
    round: false,
    spots: found,
    features,
  }
}

interface Legs {
  along: number
  up: number
  saidAlong: SaidSize
  saidUp: SaidSize
}

const sizesOf = (thing: Thing, dimension: SaidSize['dimension']): SaidSize[] =>
  allSizes(thing).filter((said) => said.dimension === dimension)
const taggedOf = (thing: Thing, axis: AxisName): SaidSize | undefined =>
  allSizes(thing).find((said) => said.axis === axis)

function legsOf(build: Build, thing: Thing, axis: AxisName): Legs {
  const both = [...sizesOf(thing, 'legs'), ...sizesOf(thing, 'sides').slice(0, 2)]
  const [one, other = one] = both
  // Which of two unlike ones goes up is not said.
  if (one && other && one.figure.value !== other.figure.value && !(one.axis && other.axis))
    throw unread(other.figure.text)
  const saidAlong = sizeOf(thing, 'base') ?? taggedOf(thing, axis) ?? one ?? sizeOf(thing, 'length')
  const saidUp = sizeOf(thing, 'rise') ?? taggedOf(thing, 'z') ?? other ?? sizeOf(thing, 'height')
  if (!saidAlong) throw missing('length', thing.name)
  if (!saidUp) throw missing('height', thing.name)
  const [along, up] = [build.takeSize(thing, saidAlong), build.takeSize(thing, saidUp)]
  return { along, up, saidAlong, saidUp }
}

/** In the corner, wherever along it. */
function seated(thing: Thing, { base, wall, side }: Corner, spot: Point3, size: Point3): Point3 {
  const k = indexOf(side.axis)
  const face = levelOf(wall.box, side)
  const middle = face + (side.sign * size[k]) / 2
  const room = side.sign * (levelOf(base.box, side) - face)
  const top = wall.box.max[2] - base.box.max[2]
  if (size[k] > room + 1e-6 || size[2] > top + 1e-6) throw nowhere(thing.name)
  const asked = spot[k]
  const isPlain = isSame(asked, (base.box.min[k] + base.box.max[k]) / 2) || isSame(asked, middle)
  if (!isPlain) throw nowhere(thing.name)
  return at(at(spot, side.axis, middle), 'z', base.box.max[2] + size[2] / 2)
}

/** How much there is along a line a quarter of the way: through the wall and it, and through the base and it. */
function measured(build: Build, { base, wall, side }: Corner, legs: Legs, spot: Point3): void {
  const k = indexOf(side.axis)
  const low: Point3 = [...spot]
  low[2] = base.box.max[2] + legs.up / 4
  const near: Point3 = [...spot]
  near[k] = levelOf(wall.box, side) + (side.sign * legs.along) / 4
  const through = (solid: Solid, axis: AxisName): number => sizeAlong(solid.box, axis)
  if (legs.saidAlong !== legs.saidUp)
    build.measureAs(
      legs.saidUp.figure,
      { kind: 'wall-thickness', at: near, direction: '+z' },
      through(base, 'z') + legs.up * 0.75,
    )
  build.measureAs(
    legs.saidAlong.figure,
    { kind: 'wall-thickness', at: low, direction: `+${side.axis}` },
    through(wall, side.axis) + legs.along * 0.75,
  )
}
