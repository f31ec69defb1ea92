/** Round cuts that are open at a side of the part: a half or a quarter of a cylinder. No hole is left to be found there. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Measure } from '../../../plan/requirement.ts'
import { tidy } from '../../quantities/scan.ts'
import { ROUND_CUTS } from '../../rewritten/cuts/round-cuts.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, type Stand } from '../faces/stand.ts'
import type { Matter } from '../scene/probe.ts'

const AXES = ['x', 'y', 'z'] as const
const NEAR = 1e-6

const middle = ({ min, max }: Stand, axis: AxisName): number => (along(min, axis) + along(max, axis)) / 2

/** Whether it reaches out of the part beside its axis. */
export const isTrough = (stand: Stand, { min, max }: Matter): boolean =>
  stand.entity.cut &&
  stand.shape === 'round' &&
  AXES.some(
    (axis) =>
      axis !== stand.axis &&
      (along(stand.min, axis) < along(min, axis) - NEAR || along(stand.max, axis) > along(max, axis) + NEAR),
  )

/** The material below the deepest line of it, where that is one stretch of one block; else the whole. */
export function belowTrough(stand: Stand, matter: Matter): { measure: Measure; value: number } {
  const [body, ...others] = matter.stands
  const out = AXES.filter(
    (axis) =>
      axis !== stand.axis &&
      (along(stand.min, axis) < along(matter.min, axis) - NEAR ||
        along(stand.max, axis) > along(matter.max, axis) + NEAR),
  )
  const [axis] = out
  const whole = axis ?? 'z'
  const extent = {
    measure: { kind: 'extent', axis: whole } as const,
    value: along(matter.max, whole) - along(matter.min, whole),
  }
  const alone = matter.cuts.every((cut) => cut === stand)
  if (!axis || out.length > 1 || !body || others.length > 0 || body.shape !== 'box' || !alone) return extent
  if (matter.openings.length > 0 || matter.worked) return extent
  const open = along(stand.max, axis) > along(matter.max, axis) + NEAR
  const [from, to] = open
    ? [along(matter.min, axis), along(stand.min, axis)]
    : [along(stand.max, axis), along(matter.max, axis)]
  if (to - from < NEAR) return extent
  const at = AXES.map((each) =>
    each === stand.axis ? middle(body, each) : each === axis ? (from + to) / 2 : middle(stand, each),
  ) as Point3
  return { measure: { kind: 'wall-thickness', at, direction: `+${axis}` }, value: tidy(to - from) }
}

/** Half of a cylinder is left of it only where its middle lies in a side of the body. */
export function assertOnSide(stand: Stand, bodies: readonly Stand[]): void {
  const { entity, axis } = stand
  const sides = entity.item.kind === 'term' ? ROUND_CUTS[entity.item.form] : undefined
  if (!sides) return
  const across = AXES.filter((each) => each !== axis)
  const touches = bodies.some(({ min, max }) => {
    const lies = across.filter((each) => {
      const at = middle(stand, each)
      return [along(min, each), along(max, each)].some((end) => Math.abs(end - at) < NEAR)
    })
    const inside = across.every((each) => {
      const at = middle(stand, each)
      return at > along(min, each) - NEAR && at < along(max, each) + NEAR
    })
    return inside && lies.length === sides
  })
  if (!touches)
    throw new EngineError(
      'prompt_too_ambiguous',
      `The middle of ${quote(entity.item.text)} (${across.map((each) => `${each} = ${tidy(middle(stand, each))}`).join(', ')}) lies in no ${sides > 1 ? 'corner' : 'side'} of the part, so that I cannot tell which half of the circle is cut. Say where its straight side lies.`,
    )
}
