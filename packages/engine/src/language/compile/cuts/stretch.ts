/** Which stretch of a round body something is cut along: all of it, from one level to another, or so much from one end. */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
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
  low: number
  high: number
  /** The side that "one end" or "the other end" is. */
  tip: (which: 'one' | 'other') => SignedAxis
}

export function stretchOf(
  entity: Entity,
  { low, high, tip }: Stretched,
  length: number | undefined,
  ledger: Ledger,
): Stretch {
  const said = all(entity.places, 'range').find(({ place }) => place.axis === 'z')
  if (said) {
    const levels = [said.place.from.value, said.place.to.value]
    const [from, to] = [Math.min(...levels), Math.max(...levels)]
    const fits = from >= low - 1e-6 && to <= high + 1e-6
    if (!fits || (length !== undefined && Math.abs(to - from - length) > 1e-6)) throw clash(entity, [said])
    return { from, to, sources: [{ ...said.source, values: [said.place.from, said.place.to] }] }
  }
  if (length === undefined) return { from: low, to: high, sources: [] }
  if (length > high - low + 1e-6)
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(entity.item.text)}, ${millimetres(length)} long, does not fit on a body that is ${millimetres(high - low)} long.`,
    )
  const end = all(entity.places, 'tip')[0]?.place
  const side = end
    ? tip(end.which)
    : all(entity.places, 'face').find(({ place }) => place.face[1] === 'z')?.place.face
  if (!side && length < high - low - 1e-6)
    ledger.assume(`${entity.concept}-end`, `The ${entity.concept} starts at the top end, as no end was named`)
  const [from, to] = side === '-z' ? [low, tidy(low + length)] : [tidy(high - length), high]
  return { from, to, sources: [] }
}
