/** Where the floor and the walls of a hollow body can be measured: nothing stands there and nothing is cut through. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Stand } from '../faces/stand.ts'
import { indexOf, isSolid, type Matter } from '../scene/probe.ts'

/** Shares of the way from the middle to the sides. */
const ASIDE = [0, 0.35, -0.35, 0.55, -0.55, 0.15, -0.15, 0.7, -0.7] as const

/** Within the opening of a ring nothing of it stands. */
const isInBore = ({ shape, origin, dimensions }: Stand, [u, v]: Point3): boolean =>
  shape === 'tube' &&
  Math.hypot(u - origin[0], v - origin[1]) < (dimensions.values.get('innerDiameter') ?? 0) / 2 - 1e-6

export function bareFloor(stand: Stand, { stands, openings }: Matter, middle: Point3): Point3 {
  const [x, y] = [(stand.max[0] - stand.min[0]) / 2, (stand.max[1] - stand.min[1]) / 2]
  const isOver = ({ min, max }: Stand, [u, v]: Point3): boolean =>
    u > min[0] - 1 && u < max[0] + 1 && v > min[1] - 1 && v < max[1] + 1
  const isBare = (point: Point3): boolean =>
    !stands.some((each) => each.entity !== stand.entity && isOver(each, point) && !isInBore(each, point)) &&
    !openings.some(
      ({ at, axis, diameter }) =>
        axis === 'z' && Math.hypot(point[0] - at[0], point[1] - at[1]) <= diameter / 2,
    )
  const points = ASIDE.flatMap((across) =>
    ASIDE.map((along): Point3 => [middle[0] + across * x, middle[1] + along * y, middle[2]]),
  )
  return stand.axis === 'z' ? (points.find(isBare) ?? middle) : middle
}

/** In the middle of the wall, or else beside what is there, along the ways that it runs. */
export function bareWall(
  stand: Stand,
  scene: Matter,
  middle: Point3,
  ways: readonly AxisName[],
  across: AxisName,
): Point3 {
  const matter = { ...scene, openings: [...scene.openings, ...scene.pockets] }
  const half = (stand.dimensions.values.get('wall') ?? 0) / 2 + 1e-3
  const moved = (point: Point3, axis: AxisName, by: number): Point3 =>
    point.map((value, index) => (index === indexOf(axis) ? value + by : value)) as Point3
  const isBare = (point: Point3): boolean =>
    isSolid(matter, point) && [-half, half].every((by) => !isSolid(matter, moved(point, across, by)))
  const points = ways.reduce<readonly Point3[]>(
    (from, axis) => {
      const reach = (stand.max[indexOf(axis)] - stand.min[indexOf(axis)]) / 2
      return from.flatMap((point) => ASIDE.map((share) => moved(point, axis, share * reach)))
    },
    [middle],
  )
  return points.find(isBare) ?? middle
}
