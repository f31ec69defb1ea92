/** The words that the clauses are made of: axes, sides, the body, and the middle of something. */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { SIDE_WORDS } from '../../lexicon/sides.ts'
import type { RemovalKind } from '../removal.ts'

export const AXIS = '(?:the )?(?<axis>[xyz])(?: (?:direction|dimension|axis))?'
const SIGN = '(?:\\+|-|positive|negative|plus|minus) ?'
const WORD = '(?:top|bottom|upper|lower|left|right|front|back|rear)'
export const SIDE = `(?:${WORD}(?: hand)?|${SIGN}[xyz])`
export const SURFACE = '(?:faces?|sides?|ends?|edges?|surfaces?|walls?|corners?|part)'
export const BODY =
  '(?:it|(?:the|this|that)(?: (?:whole|entire|rectangular|main|base))?(?: (?:part|piece|block|plate|prism|cube|box|bar|body|stock|base|slab|workpiece|cuboid|brick|solid|shape|housing|enclosure|tray|rectangular prism))?)'
export const OF_BODY = `(?: of ${BODY})?`
/** Behind the word of a side. */
export const FACE_OF_BODY = `(?: (?:face|side|end|edge|surface))?${OF_BODY}`
export const FULL = '(?:full|whole|entire|complete|total)'
export const AT = '(?:out of|into|in|on|onto|off of|off|from|along|at|across|down from|down into)'

export const MIDDLE =
  '(?:centered|centred|in (?:the|its) (?:exact )?(?:middle|center|centre)|midway|halfway|right in the middle)'
export const CENTRE_OF =
  '(?:(?:the|its|their) )?(?:center|centre|axis|middle|midpoint)(?: (?:point|line))?(?: of (?:it|(?:the|this|each)(?: half)? (?:circle|semicircle|arc|sphere|cylinder|cut|half circle|cut out|groove|notch)))?'
export const IS = "(?:(?:is|are|lies|sits|it is|being|located|placed|right|exactly|directly|it's) )*"

export const sidesIn = (text: string): SignedAxis[] =>
  [...text.matchAll(/(?<sign>\+|-|positive|negative|plus|minus) ?(?<axis>[xyz])|(?<word>[a-z]+)/gu)].flatMap(
    ({ groups }) => {
      const { sign, axis, word } = groups ?? {}
      if (sign && axis) return [`${/^(?:\+|pos|plus)/u.test(sign) ? '+' : '-'}${axis}` as SignedAxis]
      const side = SIDE_WORDS[word ?? '']
      return side ? [side] : []
    },
  )

export const isAxis = (text: string | undefined): text is AxisName =>
  text === 'x' || text === 'y' || text === 'z'

export const ROUND: ReadonlySet<RemovalKind> = new Set(['half', 'quarter'])
