/** Clauses that tell where its middle lies, on which side and how far from another, or how far from a side it begins. */

import { addSize, type Clauses } from './clause.ts'
import { CENTRE_OF, FACE_OF_BODY, IS, OF_BODY, ROUND, SIDE, sidesIn } from './words.ts'

export const PLACES: Clauses = [
  // On the side it opens to.
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?<side>${SIDE}) (?:face|surface|edge|side)${OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      return ROUND.has(removal.kind)
    },
  ],
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?:middle|center|centre) of (?:the )?(?<side>${SIDE}) (?:face|surface|edge|side)${OF_BODY}`,
    (removal, { groups }) => {
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      removal.centred = true
      return removal.kind === 'half'
    },
  ],
  [
    `${CENTRE_OF} ${IS}(?:on|at|in) (?:the )?(?:corner|edge)(?: itself)?`,
    (removal) => removal.kind === 'quarter',
  ],
  // How far it is from a side.
  [
    `(?<middle>${CENTRE_OF} ${IS})# (?:away )?from (?:the )?(?<side>${SIDE})${FACE_OF_BODY}`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value) return false
      removal.places.push({ side, value, middle: true })
      return true
    },
  ],
  [
    `(?:(?:it|which|that) )?(?:starts|begins|starting|beginning) # (?:away )?from (?:the )?(?<side>${SIDE})${FACE_OF_BODY}`,
    (removal, { groups, values }) => {
      const [side, ...more] = sidesIn(groups['side'] ?? '')
      const [value] = values
      if (!side || more.length > 0 || !value || removal.kind !== 'notch') return false
      removal.places.push({ side, value, middle: false })
      return true
    },
  ],
  // "starts 20 mm from the end": how far a step reaches in.
  [
    `(?:starts|begins|starting|beginning) # (?:away )?from (?:the|that) (?:end|edge|side)${OF_BODY}`,
    (removal, { values }) => removal.kind === 'step' && addSize(removal, 'width', values[0]),
  ],
]
