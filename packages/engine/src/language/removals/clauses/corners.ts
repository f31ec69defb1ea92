/** Clauses that tell how far along its sides a corner is cut off. */
import type { AxisName } from '../../../plan/geometry.ts'
import { addSize, type Clauses } from './clause.ts'
import { SIDE, sidesIn } from './words.ts'

export const CORNERS: Clauses = [
  [
    `(?:(?:it )?(?:takes|taking|take) )?# (?:off )?(?:from (?:the|each) corner )?(?:off |on |along |from )?(?:of )?(?:each|both)(?: of the)?(?: (?:sides|side|faces|face|edges|edge))?`,
    (removal, { values }) => removal.kind === 'corner' && addSize(removal, 'leg', values[0]),
  ],
  [
    `(?:starts|starting|begins|beginning) # from the corner (?:on|along) (?:each|both)(?: (?:side|sides|edge|edges|faces))?`,
    (removal, { values }) => removal.kind === 'corner' && addSize(removal, 'leg', values[0]),
  ],
  [
    `(?:(?:it )?(?:takes|taking|take)(?: off)? )# (?:off|from) the (?<first>${SIDE})(?: (?:face|side|surface))? and # (?:off|from) the (?<second>${SIDE})(?: (?:face|side|surface))?`,
    (removal, { groups, values }) => {
      const [[first], [second]] = [sidesIn(groups['first'] ?? ''), sidesIn(groups['second'] ?? '')]
      const [a, b] = values
      // Off the top may be along it or down from it: only where both are alike is that the same.
      if (removal.kind !== 'corner' || !first || !second || !a || !b || a.value !== b.value) return false
      removal.again.push(first, second)
      return (
        first[1] !== second[1] &&
        addSize(removal, first[1] as AxisName, a) &&
        addSize(removal, second[1] as AxisName, b)
      )
    },
  ],
  ['(?:at (?:a )?@(?: angle)?|diagonally|at an angle|@)', (removal) => removal.kind === 'corner'],
]
