import { addSides, type Clauses } from './clause.ts'
import { AT, AXIS, isAxis, MIDDLE, OF_BODY, SIDE, SURFACE, sidesIn } from './words.ts'

export const SIDES: Clauses = [
  [
    `(?:one )?(?:${AT} )*(?<rim>(?:the )?(?:top|upper) (?:edges?|rims?) of )?(?:(?:the|its|edge of|middle of|side of) )*?(?:(?:top|upper) )?(?<all>one|a|both|each|the two|the|two|either)(?: of)?(?: (?:the|its))?(?: two)?(?: (?:top|upper))? (?<which>long|longer|short|shorter)(?: (?:top|upper))? (?<what>sides?|edges?|ends?|walls?|faces?)(?: \\( #(?: (?:wide|long|side|ones?))? \\))?(?<top> of (?:the )?top(?: face)?)?${OF_BODY}`,
    (removal, { groups, values, text }) => {
      const all = /both|each|two|either/u.test(groups['all'] ?? '')
      const plural = (groups['what'] ?? '').endsWith('s')
      if (removal.several || (plural && groups['all'] === 'a') || (!plural && groups['all'] === 'the'))
        return false
      removal.several = {
        which: (groups['which'] ?? '').startsWith('long') ? 'long' : 'short',
        all: all || (plural && groups['all'] === 'the'),
      }
      // "one of the long sides": one of them.
      if (/(?:one|a) of/u.test(text)) removal.several.all = false
      if (/wall/u.test(groups['what'] ?? '')) removal.wall = true
      if (/top|upper/u.test(text)) addSides(removal, ['+z'])
      removal.spans.push(...values)
      return true
    },
  ],
  [
    `(?:one )?(?:${AT} )*(?:(?:each|all|every)(?: of)?(?: the| its)?(?: four)?|the four|its four|all four|four) (?:vertical |outer )?corners?${OF_BODY}`,
    (removal) => {
      removal.several = { which: 'corner', all: true }
      return true
    },
  ],
  [
    `(?:${AT} )*(?:one|a|one of the|one of its)(?: four)?(?: vertical| outer)? corners?${OF_BODY}`,
    (removal) => {
      removal.several = { which: 'corner', all: false }
      return true
    },
  ],
  // "centered on the bottom edge".
  [
    `${MIDDLE} (?:on|of|along) (?:the )?(?<side>${SIDE}) (?:edge|face|side|surface|end)${OF_BODY}`,
    (removal, { groups }) => {
      removal.centred = true
      removal.again.push(...sidesIn(groups['side'] ?? ''))
      return true
    },
  ],
  // In the middle of a side of so many millimetres.
  [
    `(?:(?:right|exactly) )?(?:in|at|on) the (?:middle|center|centre) of (?:the |its )?#(?: (?:long|wide))? (?:length|width|side|edge|face|end)`,
    (removal, { values }) => {
      removal.centred = true
      removal.spans.push(...values)
      return true
    },
  ],
  [
    `${MIDDLE} (?:in|along|on|across|over|with respect to) ${AXIS}(?: and ${AXIS.replace('axis>', 'axis2>')})?`,
    (removal, { groups }) => {
      const { axis, axis2 } = groups
      if (isAxis(axis)) removal.centredAlong.push(axis)
      if (isAxis(axis2)) removal.centredAlong.push(axis2)
      return isAxis(axis)
    },
  ],
  [
    `${MIDDLE} (?:of|on|along|in|across) (?:the )?(?:(?<axis>[xyz]) (?:length|width|size|extent))${OF_BODY}`,
    (removal, { groups }) => {
      if (isAxis(groups['axis'])) removal.centredAlong.push(groups['axis'])
      return isAxis(groups['axis'])
    },
  ],
  // Into the middle of an edge or a face: both the side and that it is centred.
  [
    `(?:${AT} )+(?:the )?(?:middle|center|centre) of (?=(?:the|one|both|each|its|a) )`,
    (removal) => {
      removal.centred = true
      // The side follows.
      return true
    },
  ],
  [
    `(?:${AT} )*(?:(?:the|its|that|a|edge of|side of|whole|entire|full) )*(?<sides>${SIDE}(?: ${SIDE}){0,2})(?: (?<what>${SURFACE}))?(?: (?:of|on) (?:the )?(?<more>${SIDE}) ?(?:face|side|edge|end|surface|wall)?)?${OF_BODY}`,
    (removal, { groups, text }) => {
      const { sides, more, what } = groups
      if (/wall/u.test(text)) removal.wall = true
      const told = [...sidesIn(sides ?? ''), ...sidesIn(more ?? '')]
      // "the left and right": more than one is not one corner.
      if (what === 'corner' && told.filter((side) => side[1] !== 'z').length < 2 && told.length < 2)
        return false
      const plural = (what ?? '').endsWith('s')
      return !plural && addSides(removal, told)
    },
  ],
]

export const CENTRED: Clauses = [
  [
    `(?:(?:it|they) )?(?:is |are |it's )?${MIDDLE}(?: of (?:it|(?:the|that|this|each|its)(?: same)? (?:side|edge|face|end|wall|length|width)))?(?= [,.;)]|$| and | with )`,
    (removal) => {
      removal.centred = true
      return true
    },
  ],
]
