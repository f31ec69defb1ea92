import { addSize, addWay, type Clauses } from './clause.ts'
import { AXIS, isAxis } from './words.ts'

export const ROUND_TOPS: Clauses = [
  [
    `with (?:two )?(?:#|r#)(?: radius)? (?:fillets?|rounds?|roundings?)|with (?:two )?(?:fillets?|rounds?|roundings?) (?:of|with) (?:a )?# radius|with (?:a )?(?:# radius|radius of #|r#)(?: fillets?)?|to (?:a )?# radius`,
    (removal, { values }) => removal.kind === 'round top' && addSize(removal, 'radius', values[0]),
  ],
  [
    `(?:on|along|at) (?:the|its|both) (?:two )?(?:top )?edges(?: of the top(?: face)?)?`,
    (removal) => removal.kind === 'round top',
  ],
  [
    `(?:so (?:that )?)?(?:(?:to|into|it's|it is|the top is|that's|becomes|forms|forming|making|makes) )*an? (?:full |complete )?(?:half circle|semi ?circle|half round)(?: of (?:# radius|radius #))?`,
    (removal, { values }) => {
      removal.full = true
      return removal.kind === 'round top' && (values.length === 0 || addSize(removal, 'radius', values[0]))
    },
  ],
  [
    `(?:when you look at it|looking|looked at|seen|viewed)(?: at it)? from the (?<side>front|back|left|right|side|end)(?: \\( (?:along|in) ${AXIS} \\))?|when you look at it along ${AXIS.replace('axis>', 'axis2>')}`,
    (removal, { groups }) => {
      const axis = groups['axis'] ?? groups['axis2']
      if (removal.kind !== 'round top') return false
      if (isAxis(axis)) return addWay(removal, axis)
      const side = groups['side'] ?? ''
      return /side|end/u.test(side) || addWay(removal, /front|back/u.test(side) ? 'y' : 'x')
    },
  ],
]
