/** A web, a gusset that is told by its corners: "a triangle in the XZ plane with vertices at (6, 6), (46, 6) and (6, 46)". */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, type Box, indexOf, union } from '../../../operations/space.ts'
import { missing, nowhere } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { reachOf } from './levels.ts'

const NAME = /^(?:gusset|rib|brace|web|stiffener|triangular prism|plate|wedge)$/u

const isCorners = ({ place, own }: SaidPlace): boolean =>
  place.kind === 'points' &&
  place.points.length > 2 &&
  typeof own === 'object' &&
  /^(?:corner|apex|end)$/u.test(own.concept)

/** Across the plane that it is drawn in, as its corners or "in the XZ plane" say. */
function normalOf(thing: Thing, corners: SaidPlace): AxisName | undefined {
  const drawn = placesOf(thing).find(
    ({ place }) => place.kind === 'perpendicular' && place.axis !== undefined,
  )
  if (drawn?.place.kind === 'perpendicular' && drawn.place.axis) {
    drawn.used = true
    return drawn.place.axis
  }
  const axes = corners.place.kind === 'points' ? corners.place.axes : []
  const rest = AXES.filter((axis) => !axes.includes(axis))
  return rest.length === 1 && axes.includes('z') ? rest[0] : undefined
}

/** Local x and y of the plan's frame are the two other axes in their order. */
const FRAME = {
  x: { normal: '+x', x: '+y' },
  y: { normal: '-y', x: '+x' },
  z: { normal: '+z', x: '+x' },
} as const

export function addOutlined(world: World, thing: Thing): boolean {
  if (!NAME.test(thing.name) || thing.group) return false
  const corners = placesOf(thing).find(isCorners)
  if (corners?.place.kind !== 'points') return false
  const normal = normalOf(thing, corners)
  if (!normal || corners.place.points.some((point) => point.length !== 2)) return false
  const told = reachOf(world, thing, normal)
  const said = allSizes(thing).find(({ axis }) => axis === normal) ?? sizeOf(thing, 'thickness', 'width')
  const thickness = said ? world.takeSize(thing, said) : told && told.to - told.from
  if (thickness === undefined) throw missing('thickness', thing.name)
  if (told && Math.abs(told.to - told.from - thickness) > 1e-6) throw nowhere(thing.name)
  const middles = told ? [(told.from + told.to) / 2] : middlesOf(world, thing, normal)
  if (middles.length !== Math.max(1, thing.count)) throw nowhere(thing.name)
  corners.used = true
  for (const figure of corners.place.figures) world.level(figure)
  const points = corners.place.points.map(([u = 0, v = 0]): [number, number] => [u, v])
  const [a, b] = AXES.filter((axis) => axis !== normal) as [AxisName, AxisName]
  const boxes = middles.map((middle): Box => {
    const box: Box = { min: [0, 0, 0], max: [0, 0, 0] }
    for (const [axis, levels] of [
      [a, points.map(([u]) => u)],
      [b, points.map(([, v]) => v)],
      [normal, [middle - thickness / 2, middle + thickness / 2]],
    ] as const) {
      box.min[indexOf(axis)] = Math.min(...levels)
      box.max[indexOf(axis)] = Math.max(...levels)
    }
    return box
  })
  const features = middles.map((middle, nth) => {
    const id = nth === 0 ? thing.id : `${thing.id}-${nth + 1}`
    const origin: Point3 = [0, 0, 0]
    origin[indexOf(normal)] = middle
    world.features.push({
      kind: 'rib',
      id,
      plane: { on: 'frame', origin, ...FRAME[normal] },
      points,
      thickness,
    })
    return id
  })
  world.solids.push({
    thing,
    boxes,
    box: union(boxes),
    axis: normal,
    round: false,
    shape: points.length === 3 ? 'triangle' : 'polygon',
    features,
  })
  return true
}

/** "centered at Y=-20 and Y=20"; about the origin, where nothing is said. */
function middlesOf(world: World, thing: Thing, normal: AxisName): number[] {
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'coordinate' || place.axis !== normal || said.gloss) continue
    said.used = true
    return place.figures.map((figure) => world.level(figure))
  }
  for (const said of placesOf(thing)) said.used ||= said.place.kind === 'centered'
  return [0]
}
