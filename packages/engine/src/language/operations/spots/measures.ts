/** How the place of what is no round hole is measured: where it comes to lie between the sides of what it is on. */
import type { Point3 } from '../../../plan/geometry.ts'
import { indexOf, isSame, levelOf } from '../space.ts'
import type { Mark, Request } from './spots.ts'

const SOMEWHERE = { kind: 'somewhere', of: 'any' } as const

export function measureSomewhere(
  { build, thing, box, size, toSide }: Request,
  { spots, marks }: { spots: readonly Point3[]; marks: readonly Mark[] },
): void {
  const isRound = thing.role === 'add' && !toSide
  for (const mark of marks) {
    if ('center' in mark) {
      const [a, b] = spots
      // From one to the next on the circle.
      if (isRound && a && b)
        build.measureAs(mark.figure, SOMEWHERE, Math.hypot(...a.map((v, k) => v - (b[k] as number))))
      continue
    }
    const { axis, level, figure } = mark
    const half = size[indexOf(axis)] / 2
    const sides = ([-1, 1] as const).map((sign) => levelOf(box, { axis, sign }))
    const own = isRound ? [level] : [level - half, level, level + half]
    const stated = Math.abs(figure.value)
    // A distance to a side is there as it was told; one to the middle is not.
    if (own.some((each) => sides.some((side) => isSame(Math.abs(each - side), stated)))) continue
    const value = Math.abs((own[0] as number) - (sides[0] as number))
    if (value > 0.01) build.measureAs(figure, SOMEWHERE, value)
  }
}
