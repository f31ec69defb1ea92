/** Where the floor of a hollow body can be measured: nothing stands there and nothing is cut through it. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Stand } from '../faces/stand.ts'
import type { Matter } from '../scene/probe.ts'

/** Shares of the way from the middle to the sides. */
const ASIDE = [0, 0.35, -0.35, 0.55, -0.55, 0.15, -0.15, 0.7, -0.7] as const

export function bareFloor(stand: Stand, { stands, openings }: Matter, middle: Point3): Point3 {
  const [x, y] = [(stand.max[0] - stand.min[0]) / 2, (stand.max[1] - stand.min[1]) / 2]
  const isBare = ([u, v]: Point3): boolean =>
    !stands.some(
      ({ entity, min, max }) =>
        entity !== stand.entity && u > min[0] - 1 && u < max[0] + 1 && v > min[1] - 1 && v < max[1] + 1,
    ) &&
    !openings.some(
      ({ at, axis, diameter }) => axis === 'z' && Math.hypot(u - at[0], v - at[1]) <= diameter / 2,
    )
  const points = ASIDE.flatMap((across) =>
    ASIDE.map((along): Point3 => [middle[0] + across * x, middle[1] + along * y, middle[2]]),
  )
  return stand.axis === 'z' ? (points.find(isBare) ?? middle) : middle
}
