/** Where a path was said to lead is where it has to lead. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { unread } from '../../../operations/unread.ts'
import type { Walked } from '../../../sweeps/path.ts'
import type { Thing } from '../../scene.ts'
import type { PathStatement } from '../../tell/swept/statements.ts'
import type { World } from '../world.ts'
import { distance, isNear, pointOf, unitOf } from './path-points.ts'
import type { Path } from './path-steps.ts'

/** Where it was said to end, it has to. */
export function hold(
  world: World,
  thing: Thing,
  walked: Walked,
  ends: readonly (PathStatement & { kind: 'end' })[],
  { steps, apart }: Path,
  plane: readonly AxisName[],
): void {
  const last = walked.trace.at(-1)
  const tip = last?.at ?? walked.start
  for (const { point, heading } of ends) {
    // Where a bend ends, or all of it.
    const there = point ? walked.trace.findLast(({ at }) => isNear(at, pointOf(point, plane), point)) : last
    if (!there) throw unread(point?.figures[0]?.text ?? thing.name)
    const way = heading && unitOf(heading)
    const goes = point ? there.heading : last?.heading
    if (way && !way.every((value, k) => Math.abs(value - (goes?.[k] ?? 0)) < 1e-6)) throw unread(thing.name)
  }
  const points = [...ends.map(({ point }) => point), ...steps.map(({ to }) => to)]
  for (const point of points) for (const figure of point?.figures ?? []) world.level(figure)
  const tos = steps.flatMap(({ to }) => (to ? [to] : []))
  const final = tos.at(-1)
  if (final && steps.at(-1)?.to === final && !isNear(tip, pointOf(final, plane), final))
    throw unread(final.figures[0]?.text ?? thing.name)
  if (apart) {
    const wide = distance(walked.start, tip)
    const legs = [0, 1, 2].map((k) => Math.abs((walked.start[k] as number) - (tip[k] as number)))
    if (!legs.some((leg) => Math.abs(leg - apart.value) < 1e-6) && Math.abs(wide - apart.value) > 1e-6)
      throw unread(apart.text)
    world.count(apart)
  }
}
