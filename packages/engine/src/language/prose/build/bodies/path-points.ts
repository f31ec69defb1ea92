/** Points and headings of a path in the plane it bends in, and the straights and bends that are told by where they end. */
import type { AxisName, Point3 } from '../../../../plan/geometry.ts'
import { AXES, indexOf } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import type { Thing } from '../../scene.ts'
import type { Heading, ToldPoint } from '../../tell/swept/statements.ts'
import type { World } from '../world.ts'
import type { Path } from './path-steps.ts'

export const unitOf = ({ axis, sign }: Heading): Point3 =>
  AXES.map((each) => (each === axis ? sign : 0)) as Point3

export function pointOf({ values, axes }: ToldPoint, plane: readonly AxisName[]): Point3 {
  const point: Point3 = [0, 0, 0]
  const named = values.length === 2 && axes.join('') === 'xy' ? plane : axes
  for (const [nth, value] of values.entries()) point[indexOf(named[nth] ?? 'x')] = value
  return point
}

/** "ending at (X=14.64, Z=35.36)", as rounded as it is written. */
export function isNear(a: Point3, b: Point3, point: ToldPoint): boolean {
  const decimals = Math.max(0, ...point.figures.map(({ text }) => /\.(\d+)/u.exec(text)?.[1]?.length ?? 0))
  const within = decimals > 0 ? 0.51 * 10 ** -decimals : 1e-6
  const named = point.values.length === 3 ? [0, 1, 2] : [0, 1, 2].filter((k) => b[k] !== 0 || a[k] === 0)
  return named.every((k) => Math.abs((a[k] as number) - (b[k] as number)) <= within)
}

export interface Resolved extends Path {
  heading?: Point3
  toward?: Point3
}

export const distance = (a: Point3, b: Point3): number =>
  Math.hypot(...a.map((value, k) => value - (b[k] as number)))

/** "up to (0,0,50), a semicircular arc over to (50,0,50), then down to (50,0,0)": lengths and sides by the points. */
export function withPoints(
  world: World,
  thing: Thing,
  path: Path,
  start: Point3,
  plane: readonly AxisName[],
): Resolved {
  if (!path.steps.some((step) => step.to)) return path
  let at = start
  let heading: Point3 | undefined
  let toward: Point3 | undefined
  const steps = path.steps.map((step) => {
    if (!step.to) {
      // What is told by its length among points is not followed.
      if (step.kind === 'straight') throw unread(step.figure?.text ?? thing.name)
      throw unread(step.radius?.text ?? thing.name)
    }
    const to = pointOf(step.to, plane)
    const far = distance(at, to)
    if (far < 1e-9) throw unread(thing.name)
    const way = to.map((value, k) => (value - (at[k] as number)) / far) as Point3
    for (const figure of step.to.figures) world.level(figure)
    at = to
    if (step.kind === 'straight') {
      heading ??= way
      if (step.figure && Math.abs(step.figure.value - far) > 1e-6) throw unread(step.figure.text)
      const { span } = step.to.figures[0] ?? { span: [0, 0] as const }
      return { ...step, figure: step.figure ?? { value: far, unit: 'length' as const, text: `${far}`, span } }
    }
    toward ??= way
    return step
  })
  return { ...path, steps, ...(heading ? { heading } : {}), ...(toward ? { toward } : {}) }
}
