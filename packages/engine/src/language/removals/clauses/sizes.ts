/** Clauses that tell its sizes: by their words, by their axes, or both ways alike. */

import type { Removal, RemovalWord } from '../removal.ts'
import { addSize, type Clause, type Clauses } from './clause.ts'
import { AXIS, isAxis, OF_BODY, ROUND, sidesIn } from './words.ts'

const SIZE_WORDS: readonly (readonly [RegExp, RemovalWord])[] = [
  [/radius/u, 'radius'],
  [/diameter|across/u, 'diameter'],
  [/wide|width/u, 'width'],
  [/deep|depth|down/u, 'depth'],
  [/long|length/u, 'length'],
  [/legs?/u, 'leg'],
  [/high|tall|height/u, 'height'],
]

/** By its axis where that is told, else by its word. */
function sized(removal: Removal, { groups, values, text }: Clause): boolean {
  const axis = groups['axis']
  const named = SIZE_WORDS.find(([pattern]) => pattern.test(groups['word'] ?? text))?.[1]
  if (named === 'diameter' || named === 'radius') return addSize(removal, named, values[0])
  if (isAxis(axis)) return addSize(removal, axis, values[0])
  return named ? addSize(removal, named, values[0]) : false
}

/** Numbers that belong together, each along its own axis or both alike. */
function several(removal: Removal, { values }: Clause): boolean {
  const [first, second, ...more] = values
  if (!first || !second || more.length > 0) return false
  const [a, b] = [first.axis, second.axis]
  if (a && b && a !== b) return addSize(removal, a, first) && addSize(removal, b, second)
  if (a || b || first.label || second.label) return false
  // "10 x 10 mm": it does not matter which is which.
  return first.value === second.value && addSize(removal, 'square', first)
}

const GIVEN_AXIS = `(?: \\( (?:(?:in|along) )?(?:the )?(?<axis>[xyz])(?: (?:direction|dimension|axis))?(?: measured)? \\)| (?:in|along) ${AXIS.replace('axis>', 'axis2>')})?`
const withAxis = (clause: Clause): Clause => ({
  ...clause,
  groups: { ...clause.groups, axis: clause.groups['axis'] ?? clause.groups['axis2'] },
})

export const SIZES: Clauses = [
  // "5 mm down from the top": how deep.
  [
    `(?:to a depth of )?#(?: (?:deep|down))${GIVEN_AXIS}(?: (?:measured )?(?:down )?(?:from|into) (?:the )?(?:very )?(?<side>top|upper|bottom)(?: (?:face|side|surface))?${OF_BODY})?(?: at (?:the|its) deepest(?: point)?| in the middle(?= [,.;]|$))?`,
    (removal, clause) => {
      const { groups, values } = withAxis(clause)
      const axis = groups['axis']
      const [side] = sidesIn(groups['side'] ?? '')
      if (side) removal.again.push(side)
      if (/down/u.test(clause.text)) {
        if (isAxis(axis) && axis !== 'z') return false
        // What goes down is cut from the top.
        if (!side) removal.again.push('+z')
        return addSize(removal, 'depth', values[0])
      }
      return isAxis(axis) ? addSize(removal, axis, values[0]) : addSize(removal, 'depth', values[0])
    },
  ],
  [
    `(?:down|downwards?) #${GIVEN_AXIS}(?: from (?:the )?(?<side>top)(?: (?:face|side|surface))?${OF_BODY})?`,
    (removal, clause) => {
      removal.again.push('+z')
      const { groups, values } = withAxis(clause)
      return groups['axis'] === undefined || groups['axis'] === 'z'
        ? addSize(removal, 'depth', values[0])
        : false
    },
  ],
  // "10 mm along X": a leg of a corner.
  [
    `# (?:along|in) ${AXIS}`,
    (removal, { groups, values }) => isAxis(groups['axis']) && addSize(removal, groups['axis'], values[0]),
  ],
  [
    `(?:#|ø#|r#) (?:in )?(?<word>diameter|radius|across)|(?<word2>diameter|radius)(?: (?:is|of|being))* #`,
    (removal, clause) =>
      ROUND.has(removal.kind) &&
      sized(removal, { ...clause, groups: { word: clause.groups['word'] ?? clause.groups['word2'] } }),
  ],
  ['ø#', (removal, { values }) => ROUND.has(removal.kind) && addSize(removal, 'diameter', values[0])],
  ['r#', (removal, { values }) => ROUND.has(removal.kind) && addSize(removal, 'radius', values[0])],
  [
    `# (?:in )?(?<word>wide|width|long|length|depth|high|tall|height)${GIVEN_AXIS}|(?:(?:a|its|the) )?(?<word2>width|depth|length|height)(?: (?:is|of|being))* #${GIVEN_AXIS.replaceAll('axis>', 'also>').replace('also>', 'axis3>').replace('also2>', 'axis4>').replace('axis2>', 'axis4>')}`,
    (removal, clause) => {
      const { groups } = clause
      const axis = groups['axis'] ?? groups['axis2'] ?? groups['axis3'] ?? groups['axis4']
      return sized(removal, { ...clause, groups: { word: groups['word'] ?? groups['word2'], axis } })
    },
  ],
  [
    `#${GIVEN_AXIS.slice(0, -1)}`,
    (removal, clause) => {
      const { groups, values } = withAxis(clause)
      return isAxis(groups['axis']) && addSize(removal, groups['axis'], values[0])
    },
  ],
  ['#x#', several],
]
