/** A slice that another body stands on: what is left shows in how far that one reaches beyond the flat. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { SLICE } from '../../worked/slices.ts'
import { along, type Stand } from '../faces/stand.ts'
import { millimetres } from '../ledger.ts'
import type { Matter } from '../scene/probe.ts'
import type { Measured } from './measured.ts'

/** The side that a slice is taken off. */
const sideOf = ({ entity: { concept, places } }: Stand): SignedAxis | undefined => {
  const face = concept === SLICE ? places.find(({ place }) => place.kind === 'face')?.place : undefined
  return face?.kind === 'face' ? face.face : undefined
}

/** What stands on the flat that a slice leaves. */
export function standingOn(slice: Stand, added: readonly Stand[]): Stand | undefined {
  const side = sideOf(slice)
  const axis = side?.[1] as AxisName
  const level = (stand: Stand, end: boolean): number => along(end ? stand.max : stand.min, axis)
  return (
    side &&
    added.find((stand) => Math.abs(level(stand, side[0] === '-') - level(slice, side[0] === '-')) < 1e-6)
  )
}

export function sliceBelow(slice: Stand, { stands }: Matter): Measured | undefined {
  const body = standingOn(slice, stands)
  const axis = sideOf(slice)?.[1] as AxisName
  if (!body) return undefined
  const [from, to] = [along(body.min, axis), along(body.max, axis)]
  return {
    measure: { kind: 'levels', axis, from, to },
    value: to - from,
    note: `${millimetres(to - from)} from its flat to the end of the ${body.entity.concept}`,
  }
}
