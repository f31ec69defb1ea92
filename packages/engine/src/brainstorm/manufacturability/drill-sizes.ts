/** Holes whose diameter no stocked drill has. */

import { sameSize } from '../../kernel/measure/measurement.ts'
import { parseThread } from '../../library/threads.ts'
import { capital, counted, diameter } from '../wording.ts'
import { LARGEST_DRILL_MM, nearestDrill } from './drills.ts'
import { bySize, type Inspected, type Inspection } from './inspected.ts'

/** A drilled hole is no truer than this. */
const SAME_DRILL_MM = 0.015

export const drillSizes: Inspection = (inspected) => {
  const threads = threadBores(inspected)
  const small = inspected
    .drilled()
    .filter(
      ({ radius }) => 2 * radius <= LARGEST_DRILL_MM && !threads.some((bore) => sameSize(bore, 2 * radius)),
    )
  return bySize(small).flatMap(({ size, holes }) => {
    const nearest = nearestDrill(size, inspected.inInches)
    if (Math.abs(nearest - size) <= SAME_DRILL_MM) return []
    return [
      `Drill size: ${counted(holes.length, 'hole')} of ${diameter(size)} ${holes.length === 1 ? 'is' : 'are'} no stocked drill size; the nearest is ${diameter(nearest)}. ${capital('otherwise ream or mill to size')}.`,
    ]
  })
}

/** A modelled thread leaves its own minor diameter, which follows from the tap and not from a drill. */
const threadBores = ({ features }: Inspected): number[] =>
  features.flatMap((feature) => {
    const thread = feature.kind === 'hole' && feature.thread && parseThread(feature.thread.designation)
    return thread ? [thread.minorDiameterInternal, thread.majorDiameter, thread.tapDrill] : []
  })
