/** Where something lies that is only said to be near an edge: clear of it by its own width, a share of it, or halfway there. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Nearness } from '../../places/place.ts'
import { tidy } from '../../quantities/scan.ts'
import { type Face, sideOn } from '../faces/stand.ts'
import { isOn, type LayoutQuestion, type Of } from './statements.ts'

/** The gap to the edge as a share of the thing's own width: holes keep one diameter of material beside them. */
const GAP: Readonly<Record<Exclude<Nearness, 'toward'>, number>> = { near: 1, 'very near': 0.25 }

/** Sides of the face that are meant; of an edge without a name the right one, or an end. */
export function sidesNear({ sides, which }: Of<'near'>, face: Face): SignedAxis[] {
  if (sides.length === 0) {
    const long = face.size[0] >= face.size[1] ? face.u : face.v
    const across = long === face.u ? face.v : face.u
    return [`+${which === 'long' ? across : which === 'short' ? long : face.u}`]
  }
  return sides.map((side) => sideOn(side, face))
}

/** Half of its own width along one axis of the face. */
export const halfOf = ({ flush, extent, width }: LayoutQuestion, index: 0 | 1): number =>
  flush?.[index] ?? (extent?.[index] ?? width) / 2

/** How far its middle lies from the middle of the face, towards that side. */
export function reachOf(degree: Nearness, side: SignedAxis, question: LayoutQuestion): number {
  const { face } = question
  const index = isOn(side, face) === 'u' ? 0 : 1
  const reach = face.size[index] / 2
  const half = halfOf(question, index)
  const room = Math.max(0, reach - half)
  if (degree === 'toward') return tidy(room / 2)
  return tidy(room - Math.min(GAP[degree] * 2 * half, room / 2))
}
