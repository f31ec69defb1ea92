/** Which stretch of a round body something is cut along: all of it, from one level to another, or so much from one end. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { all, clash } from '../layout/statements.ts'
import { type Ledger, millimetres, type Source } from '../ledger.ts'

export interface Stretch {
  from: number
  to: number
  /** What said where it begins and ends. */
  sources: Source[]
}

export interface Stretched {
  axis: AxisName
  low: number
  high: number
  /** The side that "one end" or "the other end" is. */
  tip: (which: 'one' | 'other') => SignedAxis
}

/** From one level to another, as told by coordinates. */
function ranged(
  entity: Entity,
  { axis, low, high }: Stretched,
  length: number | undefined,
): Stretch | undefined {
  const said = all(entity.places, 'range').find(({ place }) => place.axis === axis)
  if (!said) return undefined
  const levels = [said.place.from.value, said.place.to.value]
  const [from, to] = [Math.min(...levels), Math.max(...levels)]
  const fits = from >= low - 1e-6 && to <= high + 1e-6
  if (!fits || (length !== undefined && Math.abs(to - from - length) > 1e-6)) throw clash(entity, [said])
  return { from, to, sources: [{ ...said.source, values: [said.place.from, said.place.to] }] }
}

/** How far from its end it begins, where that is told. */
function setback({ places }: Entity): { distance: number; sources: Source[]; far?: true } {
  const said = all(places, 'from').find(({ place }) => place.of === 'end' || place.of === 'edge')
  if (!said) return { distance: 0, sources: [] }
  const { distance, far } = said.place
  return {
    distance: distance.value,
    sources: [{ ...said.source, values: [distance] }],
    ...(far ? { far } : {}),
  }
}

/** One of them, or one at each end. */
export function stretchesOf(
  entity: Entity,
  body: Stretched,
  length: number | undefined,
  ledger: Ledger,
): [Stretch, ...Stretch[]] {
  const { axis, low, high, tip } = body
  const said = ranged(entity, body, length)
  if (said) return [said]
  if (length === undefined) return [{ from: low, to: high, sources: [] }]
  const { distance, sources, far } = setback(entity)
  const both = all(entity.places, 'ends').some(({ place }) => (place.axis ?? axis) === axis)
  if ((distance + length) * (both ? 2 : 1) > high - low + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)}, ${millimetres(length)} long, does not fit on a body that is ${millimetres(high - low)} long.`,
    )
  const lower = { from: tidy(low + distance), to: tidy(low + distance + length), sources }
  const upper = { from: tidy(high - distance - length), to: tidy(high - distance), sources }
  if (both) return [upper, lower]
  if (far) return [lower]
  const middle = (low + high) / 2
  // "cut in the middle of the shaft": of its length, unless a side is named that it may be the middle of.
  const centred =
    sources.length === 0 &&
    entity.places.length > 0 &&
    entity.places.every(({ place }) => place.kind === 'centre')
  if (centred || all(entity.places, 'mid height').length > 0)
    return [{ from: tidy(middle - length / 2), to: tidy(middle + length / 2), sources: [] }]
  const end = all(entity.places, 'tip')[0]?.place
  const side = end
    ? tip(end.which)
    : all(entity.places, 'face').find(({ place }) => place.face[1] === axis)?.place.face
  if (!side && length < high - low - 1e-6)
    ledger.assume(
      `${entity.concept}-end`,
      `The ${entity.concept} starts at the ${axis === 'z' ? 'top' : `+${axis}`} end, as no end was named`,
    )
  return [side === `-${axis}` ? lower : upper]
}
