import type { Clauses } from './clause.ts'
import { BODY, sidesIn } from './words.ts'

/** Which of several steps, counted from below. */
const ORDER: Readonly<Record<string, number | 'last'>> = {
  first: 1,
  lowest: 1,
  bottom: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  last: 'last',
  highest: 'last',
  top: 'last',
}

export const STAIRS: Clauses = [
  [
    `(?:that |which )?(?:going|go|goes|rising|rise|rises|climbing|climb|leading|stepping|step|stepped) (?:up )?(?:(?:in|along|towards?|to) (?:the )?(?:(?<sign>\\+|-|positive|negative) ?)?(?<axis>[xyz])(?: (?:direction|dimension|axis))?|(?:towards?|to) (?:the )?(?<side>left|right|front|back|rear)(?: (?:end|side))?|from (?:the )?(?:left|right|front|back) to (?:the )?(?<to>left|right|front|back))`,
    (removal, { groups }) => {
      const { sign, axis, side, to } = groups
      const told = axis
        ? sidesIn(`${sign && /^(?:-|neg)/u.test(sign) ? '-' : '+'}${axis}`)
        : sidesIn(side ?? to ?? '')
      if (removal.kind !== 'stairs' || removal.rises || told.length !== 1) return false
      ;[removal.rises] = told
      return true
    },
  ],
  ['(?:cut )?into it', (removal) => removal.kind === 'stairs'],
  // How high one of them is.
  [
    `(?:so )?(?:the )?(?<which>first|lowest|bottom|second|third|fourth|fifth|last|highest|top)(?: (?:step|one))? (?:is|comes to|ends up)(?: (?:at|now))?(?: the)? #(?: (?:high|tall))?(?: (?:above|from|off|up from) the (?:bottom|base|ground|underside))?(?: top(?: of ${BODY})?)?`,
    (removal, { groups, values }) => {
      const step = ORDER[groups['which'] ?? '']
      const [value] = values
      if (removal.kind !== 'stairs' || step === undefined || !value) return false
      removal.levels.push({ step, value })
      return true
    },
  ],
]
