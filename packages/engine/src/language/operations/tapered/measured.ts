/** What tapers has few faces to measure between: its wide end by itself, the rest by how steep its sides are. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Shape } from '../shapes.ts'
import { across, indexOf } from '../space.ts'
import { sizeOf, type Thing } from '../things.ts'

const DEG = 180 / Math.PI

/** `middle`: of its box. */
export function measureTaper(
  build: Build,
  thing: Thing,
  shape: Shape,
  middle: Point3,
  axis: AxisName,
  run: number,
): void {
  if (shape.kind === 'cone') coneMeasured(build, thing, shape, middle, axis, run)
  else if (shape.kind === 'pyramid') pyramidMeasured(build, thing, shape, middle, axis, run)
}

const beside = (middle: Point3, axis: AxisName, by: number): Point3 => {
  const point: Point3 = [...middle]
  point[indexOf(axis)] += by
  return point
}

function coneMeasured(
  build: Build,
  thing: Thing,
  { bottom, top }: Shape & { kind: 'cone' },
  middle: Point3,
  axis: AxisName,
  run: number,
): void {
  const [u] = across(axis)
  const near = beside(middle, u, (bottom + top) / 4)
  const steep = 2 * Math.atan(Math.abs(bottom - top) / 2 / run) * DEG
  const wide = Math.max(bottom, top)
  for (const { dimension, figure } of thing.sizes)
    if (/^(?:low|high|diameter)$/u.test(dimension))
      if (figure.value === wide) build.measureAs(figure, { kind: 'cone-diameter', near })
      else if (figure.value === Math.min(bottom, top))
        build.measureAs(figure, { kind: 'cone-angle', near }, steep)
  const tall = sizeOf(thing, 'height', 'length')
  if (tall) build.measureAs(tall.figure, { kind: 'cone-angle', near }, steep)
}

function pyramidMeasured(
  build: Build,
  thing: Thing,
  { base, top }: Shape & { kind: 'pyramid' },
  middle: Point3,
  axis: AxisName,
  run: number,
): void {
  const ways = across(axis)
  const between = (k: 0 | 1): number => 180 - 2 * Math.atan(run / ((base[k] - top[k]) / 2)) * DEG
  const sides = (k: 0 | 1): [Point3, Point3] => [
    beside(middle, ways[k], (base[k] + top[k]) / 4),
    beside(middle, ways[k], -(base[k] + top[k]) / 4),
  ]
  const of = (dimension: string): Thing['sizes'] => thing.sizes.filter((said) => said.dimension === dimension)
  const low = of('low').length > 0 ? of('low') : of('sides')
  for (const k of [0, 1] as const) {
    const at = middle[indexOf(ways[k])]
    const [wide, narrow] = [low[k], of('high')[k]]
    if (wide)
      build.measureAs(wide.figure, {
        kind: 'levels',
        axis: ways[k],
        from: at - base[k] / 2,
        to: at + base[k] / 2,
      })
    const angle = 180 - between(k)
    if (narrow) build.measureAs(narrow.figure, { kind: 'angle', between: sides(k) }, angle)
  }
  const tall = sizeOf(thing, 'height', 'length')
  if (tall && top[0] === 0)
    build.measureAs(tall.figure, { kind: 'angle', between: sides(0) }, 180 - between(0))
}
