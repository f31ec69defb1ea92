/** What is said of several besides where each of them lies: "on a 44 mm square pattern at (±22, ±22)", "on the +X side at (34, 0)". */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { indexOf, isSame } from '../../../operations/space.ts'
import type { Figure } from '../../phrases.ts'
import { placesOf, type SaidPlace } from '../../scene.ts'
import { centreOf, type Spots, site } from './request.ts'

/** As exactly as it is written: 51.6 may be 51.62. */
function isNear(value: number, { value: told, text }: Figure): boolean {
  const decimals = /\.(\d+)/u.exec(text)?.[1]?.length ?? 0
  return Math.abs(value - told) <= (decimals > 0 ? 0.5 * 10 ** -decimals : 0) + 1e-6
}

const levelsAlong = (spots: readonly Point3[], axis: AxisName): number[] =>
  spots
    .map((spot) => spot[indexOf(axis)])
    .filter((level, nth, all) => all.findIndex((each) => isSame(each, level)) === nth)

/** Four at the corners of so large a rectangle. */
function isGrid(s: Spots, spots: readonly Point3[], figures: readonly Figure[]): boolean {
  const [first, second = first] = figures
  if (!first || !second || spots.length !== 4) return false
  const [u, v] = s.plane.map((axis) => levelsAlong(spots, axis))
  if (u?.length !== 2 || v?.length !== 2) return false
  const apart = [u, v].map(([a = 0, b = 0]) => Math.abs(a - b))
  const told = second.axis !== undefined && second.axis === s.plane[0] ? [second, first] : [first, second]
  return told.every((figure, nth) => isNear(apart[nth] as number, figure))
}

/** All on a circle so large about the middle of what they are in. */
function isCircle(s: Spots, spots: readonly Point3[], radius: Figure, scale: number): boolean {
  const [u, v] = s.plane as [AxisName, AxisName]
  return spots.every((spot) =>
    isNear(
      scale *
        Math.hypot(
          spot[indexOf(u)] - (s.center[u] ?? centreOf(s, u)),
          spot[indexOf(v)] - (s.center[v] ?? centreOf(s, v)),
        ),
      radius,
    ),
  )
}

/** All of them on that side of the middle. */
function isOnSide(s: Spots, spots: readonly Point3[], said: SaidPlace): boolean {
  const { place } = said
  if (place.kind !== 'at' || !/^(?:on|at|near|toward|to)$/u.test(place.how) || place.ref.of) return false
  if (!/^(?:left|right|front|back|side)$/u.test(place.ref.concept)) return false
  const [side, second] = site(s, place.ref)?.sides ?? []
  if (!side || second || !s.plane.includes(side.axis)) return false
  return spots.every((spot) => (spot[indexOf(side.axis)] - centreOf(s, side.axis)) * side.sign > 1e-6)
}

/** Two of them so far apart along an axis. */
const isApart = (s: Spots, spots: readonly Point3[], figure: Figure, axis: AxisName | undefined): boolean =>
  s.plane
    .filter((each) => axis === undefined || each === axis)
    .some((each) => {
      const levels = levelsAlong(spots, each).toSorted((a, b) => a - b)
      return (
        levels.length > 1 &&
        levels.slice(1).every((level, nth) => isNear(level - (levels[nth] as number), figure))
      )
    })

function isTrue(s: Spots, spots: readonly Point3[], said: SaidPlace): readonly Figure[] | undefined {
  const { place } = said
  switch (place.kind) {
    case 'grid':
      return place.figures.length > 0 && isGrid(s, spots, place.figures) ? place.figures : undefined
    case 'circle':
      return isCircle(s, spots, place.figure, place.radius ? 1 : 2) ? [place.figure] : undefined
    case 'at':
      return isOnSide(s, spots, said) ? [] : undefined
    case 'apart':
      return !place.ref && !place.way && isApart(s, spots, place.figure, place.axis)
        ? [place.figure]
        : undefined
    default:
      return undefined
  }
}

/** What comes true of where they were put is accounted for; what does not is left to be refused. */
export function holdSpots(s: Spots, spots: readonly Point3[]): void {
  if (s.thing.role !== 'cut') return
  for (const said of placesOf(s.thing)) {
    const figures = said.used || said.own !== undefined ? undefined : isTrue(s, spots, said)
    if (!figures) continue
    for (const figure of figures) s.world.level(figure)
    said.used = true
  }
}
