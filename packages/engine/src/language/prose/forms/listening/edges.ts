/** Which edge of its base the upright of an L stands on. */
import type { Fact } from '../form.ts'
import type { Hearing } from './hearing.ts'

/** Of a base that is told by its length and its width: which of its edges the upright of an L stands on. */
export function settleEdge({ form, facts, edge }: Hearing): boolean {
  if (form.name !== 'L') return true
  const isOfBase = ({ owners: [owner] }: Fact): boolean => owner === 'lying'
  const flat = facts.filter(
    (fact) => isOfBase(fact) && /^(?:length|width|depth|sides)$/u.test(fact.dimension),
  )
  const isPlan = flat.length > 1 || flat.some(({ figures }) => figures.length === 3)
  if (!isPlan) return true
  const isTagged = flat.some(({ axes }) => axes.some((axis) => axis !== undefined))
  if ((edge === 'x' || edge === 'y') && !isTagged)
    for (const fact of flat)
      fact.axes = fact.dimension === 'sides' ? ['x', 'y', 'z'] : [fact.dimension === 'length' ? 'x' : 'y']
  const isRunTold = facts.some(
    (fact) => !isOfBase(fact) && /^(?:length|width|depth|run|edge|sides)$/u.test(fact.dimension),
  )
  return edge !== undefined || isRunTold
}
