/**
 * "Around the top, add a rim: a ring with an outer diameter of 70 mm … flush with its upper edge", "a collar goes around the
 * top": around the outside of a round body, level with that end. It is read so where the sentence says nothing else.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'
import { readSizeLine, type SizeWords, sizesTold } from './size-lines.ts'

const IS = '(?: (?:is|of|being|measures|a))*'
const BODY = '(?: of (?:the|its|this) (?:[a-z]+ )?[a-z]+)?'
const END =
  '(?:(?:very )?(?:top|bottom)(?: (?:edge|end|face|rim))?|upper (?:edge|end|rim|face)|lower (?:edge|end|face)|mouth|open end)'
const SIZES: SizeWords = [
  [
    new RegExp(
      `(?:outer |outside )?diameter${IS} #|# (?:in )?(?:outer |outside )?diameter|# (?:od|across)|ø#`,
      'gu',
    ),
    'outerDiameter',
  ],
  [new RegExp(`# (?:tall|high|thick|in height)|(?:height|thickness)${IS} #`, 'gu'), 'height'],
  [
    new RegExp(
      `(?:(?:that|which|it|goes|runs|is|sits|fits|all the way) )*(?:around|surrounds|surrounding) (?:the|its)(?: (?:cup|pot|cylinder|tube|body|vessel|can|shaft)$| (?:outside|outer surface|outside wall)${BODY}(?: (?:at|near) (?:the|its) ${END}${BODY})?| ${END}${BODY})`,
      'gu',
    ),
    'aside',
  ],
  [
    new RegExp(
      `(?:(?:and|it|that|which|is|lies|sits) )*(?:flush|level|even) (?:with|at) (?:the|its) ${END}${BODY}`,
      'gu',
    ),
    'aside',
  ],
]
const IDLE = new Set(
  'a an the and with of has is it its there add make create put place this that which rim ring collar flange lip band bead'.split(
    ' ',
  ),
)
const AROUND_END = new RegExp(
  `(?:around|surrounds|surrounding) (?:the|its) (?:${END}|(?:outside|outer surface|outside wall)(?:(?: [^ ]+){0,8}) (?:at|near|flush with|level with|even with) (?:the|its) ${END}|.*(?:flush|level|even) with (?:the|its) ${END})`,
  'u',
)
const LOW = /\b(?:bottom|lower)\b/u
const HIGH = /\b(?:top|upper|mouth|open end)\b/u
const RIM = /^(?:rim|ring|collar|flange|lip|band|bead)$/iu

function ringIn(items: readonly Item[]): Item[] | undefined {
  const { text } = spoken(items)
  const noun = items.find((item) => RIM.test(item.text))
  if (!noun || !AROUND_END.test(text) || LOW.test(text) === HIGH.test(text)) return undefined
  const { pieces, left, looks } = readSizeLine(items, SIZES, IDLE)
  const sizes = pieces.filter(({ concept }) => concept !== 'aside')
  const told = new Set(sizes.map(({ concept }) => concept))
  if (left.length > 0 || sizes.length !== 2 || told.size !== 2) return undefined
  const [side, name] = LOW.test(text) ? (['-z', 'bottom'] as const) : (['+z', 'top'] as const)
  return [
    unsaidWord(noun, 'determiner', 'a'),
    ...looks,
    unsaidWord(noun, 'solid', 'ring'),
    unsaidWord(noun, 'preposition', 'with'),
    ...sizesTold(items, sizes).slice(1),
    unsaidWord(noun, 'be', 'is'),
    unsaidWord(noun, 'preposition', 'beside', 'around'),
    unsaidWord(noun, 'whole', 'it', 'its'),
    unsaidWord(noun, 'which', 'outer', 'outside'),
    { kind: 'mark', text: ',', span: noun.span },
    unsaidWord(noun, 'place', 'flush', 'flush with'),
    unsaidWord(noun, 'whole', 'it', 'its'),
    unsaidWord(noun, 'face', side, name),
  ]
}

/** What the rim goes around. */
const isRound = (item: Item): boolean =>
  means(item, 'solid', 'cylinder', 'cup', 'container', 'tube', 'pot', 'rod', 'disc', 'can')

/** Of two bodies that have sizes nobody knows which of them is meant. */
function goesAroundOne(told: readonly Item[][]): boolean {
  const sized = told.filter((items) => items.some(({ kind }) => kind === 'quantity')).flat()
  const bodies = sized.filter((item) => means(item, 'solid'))
  const [body] = bodies
  return body !== undefined && isRound(body) && bodies.every(({ text }) => text === body.text)
}

export const withRimsAround = where(
  ['around|surround', ' rim | ring | collar | flange | lip | band | bead '],
  (sentences) =>
    sentences.map((items, at) => (goesAroundOne(sentences.slice(0, at)) ? (ringIn(items) ?? items) : items)),
)
