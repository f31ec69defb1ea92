/** Bodies that stand next to each other on the same ground, touching or with a stated gap between them. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { along, ROUND_SHAPES, type Stand } from '../faces/stand.ts'
import { all, type Said } from '../layout/statements.ts'
import { type Ledger, millimetres } from '../ledger.ts'
import { flatEnds, hasLevel, indexOf, type Matter } from './probe.ts'

const NEAR = 1e-6

export const besideOf = (entity: Entity): Said<'beside'> | undefined => all(entity.places, 'beside')[0]

/** The gap to the other body; none where they touch. */
export const gapOf = (entity: Entity): number => besideOf(entity)?.place.distance?.value ?? 0

const SIDE_NAMES: Partial<Record<SignedAxis, string>> = {
  '+x': 'to the right of',
  '-x': 'to the left of',
  '+y': 'behind',
  '-y': 'in front of',
}

/** A stated gap is measured; what was left open is told. */
export function requireBeside(stand: Stand, host: Stand, matter: Matter, ledger: Ledger): void {
  const said = besideOf(stand.entity)
  if (!said) return
  const { side, distance, named } = said.place
  const axis = side[1] as AxisName
  const k = indexOf(axis)
  const [own, other] = side[0] === '+' ? (['min', 'max'] as const) : (['max', 'min'] as const)
  if (!named)
    ledger.assume(
      `${stand.id}-side`,
      `The ${stand.entity.concept} stands ${SIDE_NAMES[side]} the ${host.entity.concept}, as no side was named`,
    )
  if (!distance && ROUND_SHAPES.has(stand.shape))
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(stand.entity.item.text)} would touch ${quote(host.entity.item.text)} in a line or a point only. Say how far apart they are, or how they are joined.`,
    )
  if (!distance) {
    ledger.assume(
      `${stand.id}-gap`,
      `The ${stand.entity.concept} touches the ${host.entity.concept}, as no distance was given`,
    )
    return
  }
  const [from, to] = [host[other][k], stand[own][k]]
  const levels =
    flatEnds(stand, axis).includes(own) &&
    flatEnds(host, axis).includes(other) &&
    hasLevel(matter, axis, from) &&
    hasLevel(matter, axis, to)
  const low = Math.max(stand.min[2], host.min[2])
  const high = Math.min(stand.max[2], host.max[2])
  const at = (of: Stand, level: number): Point3 => {
    const point = of.min.map((each, i) => (each + (of.max[i] as number)) / 2) as Point3
    point[2] = (low + high) / 2
    point[k] = level
    return point
  }
  ledger.require({
    name: `${stand.id}-gap`,
    says: `${stand.entity.concept} ${millimetres(distance.value)} ${SIDE_NAMES[side]} the ${host.entity.concept}`,
    measure: levels
      ? { kind: 'levels', axis, from: Math.min(from, to), to: Math.max(from, to) }
      : { kind: 'distance', between: [at(stand, to), at(host, from)] },
    value: distance.value,
    source: { ...said.source, values: [distance] },
  })
}

const meets = (a: Stand, b: Stand): boolean =>
  (['x', 'y', 'z'] as const).every(
    (axis) =>
      along(a.min, axis) <= along(b.max, axis) + NEAR && along(b.min, axis) <= along(a.max, axis) + NEAR,
  )

/** How many solids the bodies make, where some are said to stand apart. */
export function separateSolids(stands: readonly Stand[]): number | undefined {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  if (!bodies.some(({ entity }) => gapOf(entity) > 0)) return undefined
  const groups: Stand[][] = []
  for (const stand of bodies) {
    const touched = groups.filter((group) => group.some((other) => meets(stand, other)))
    const joined = [stand, ...touched.flat()]
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups.length > 1 ? groups.length : undefined
}
