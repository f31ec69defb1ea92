/**
 * "three holes of 5, 8 and 10 mm in a row, 30 mm apart": a row of holes each with a diameter of its own, from left to right.
 * Each is told by itself, as far left or right of the center as the row has it.
 */
import { impliedLength } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  conceptOf,
  countOf,
  type Item,
  isCompound,
  means,
  type Sized,
  unsaid,
} from '../../text/items.ts'
import { withoutLinksBefore, withoutLinksBehind } from '../../text/links.ts'
import { littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { sizesFrom } from '../size-lists.ts'

/** "6, 8 and 10 mm" is one item, and so is each of "6 mm, 8 mm and 10 mm". */
const LIST = '(?:\\d[\\d., ]*and \\d[\\d.]*(?: ?[a-z]+)?|#(?: , #)*(?: ,)? and #)'
const WIDE = '(?: (?:in )?diameters?| dia| wide| across)?(?:(?: ,)? respectively)?'
const SIZES = `(?:(?:,|of|with|having|whose|their|the|and) )*(?:diameters? (?:(?:are|of|is|being|:) )*)?${LIST}${WIDE}`
const ROW =
  '(?:(?:,|and|are|arranged|placed|all|lying|lined up|drilled|set|laid out|lie) )*(?:in a (?:(?:straight|single) )*(?:row|line)|in line|lengthwise|side by side|along (?:the|its) (?:cent(?:er|re) ?line|length|middle|x axis|long axis))(?: of (?:the|this) [a-z]+)?'
const APART =
  '(?:(?:,|and|with|at|all|each|evenly|equally|a|are) )*(?:# apart|spaced (?:(?:at|by|evenly|apart) )*#(?: apart)?|(?:cent(?:er|re) to cent(?:er|re) )?(?:spacing|pitch|distance|center distance) (?:of|is) #|# (?:between|from)(?: their| the)? cent(?:er|re)s?(?: to cent(?:er|re))?|# cent(?:er|re) to cent(?:er|re)|# (?:spacing|pitch|intervals|cent(?:er|re)s))'
const ORDER = '(?: ,)? (?:(?:going|counted|told|listed) )?from (?:the )?left to (?:the )?right'
const CENTRED = '(?: ,)? cent(?:er|r)ed(?: (?:on|in) (?:the|this) [a-z]+)?'
const PIECE = `(?: ${SIZES}| ${ROW}| ${APART}|${ORDER}|${CENTRED})`
const ROWED = new RegExp(
  `(?:a row of )?(?:(?:two|three|four|five|six) )?(?:${LIST} )?(?:(?:round|through|drilled|diameter) )*holes(?:${PIECE})+(?=$|(?: ,)? and (?:a|an|two|three|four) )`,
  'u',
)
const IN_A_ROW = new RegExp(`row of | ${ROW}`, 'u')
const PITCH = new RegExp(APART, 'u')

/** One body as wide as it is deep, or wider: a row in its top runs from left to right. */
const liesLengthwise = (sentences: readonly (readonly Item[])[]): boolean => {
  const said = sentences.flat()
  const [length, width] = said.find(isCompound)?.quantity.values ?? []
  const bodies = new Set(said.flatMap((item) => conceptOf(item, 'solid') ?? []))
  return bodies.size === 1 && length !== undefined && width !== undefined && length.value >= width.value
}

/** So far to the left or right of the center, counted from the left. */
function placeOf(pitch: Sized, steps: number): Item[] {
  const [value] = pitch.quantity.values
  const off = Math.abs(tidy(steps * (value?.value ?? 0)))
  const center = unsaid(pitch, { category: 'place', concept: 'centre' }, 'center')
  if (!value || off === 0) return [littleWord(pitch, 'in'), littleWord(pitch, 'the'), center]
  const size: Sized = { ...pitch, quantity: impliedLength({ ...value, value: off }, pitch.quantity) }
  const side = unsaid(
    pitch,
    { category: 'face', concept: steps < 0 ? '-x' : '+x' },
    steps < 0 ? 'left' : 'right',
  )
  return [
    size,
    littleWord(pitch, 'to'),
    littleWord(pitch, 'the'),
    side,
    littleWord(pitch, 'of'),
    littleWord(pitch, 'the'),
    center,
  ]
}

interface Row {
  sizes: readonly Item[]
  pitch: Sized
  noun: Item
}

/** The diameters from left to right, and how far apart the holes are. */
function rowIn(items: readonly Item[], { match, from, to }: Found): Row | undefined {
  const said = items.slice(from, to + 1)
  const apart = findSpoken(said, PITCH)
  const pitch = apart && said[apart.quantities[0] ?? -1]
  const noun = said.find((item) => means(item, 'feature', 'hole'))
  const first = said.findIndex(
    (item) => item.kind === 'quantity' && item !== pitch && countOf(item) === undefined,
  )
  const sizes = sizesFrom(said, first)?.items.filter(({ span }) => span[0] !== pitch?.span[0])
  const count = said.map(countOf).find((each) => each !== undefined)
  const others = said.filter(
    (item) =>
      item.kind === 'quantity' && item !== pitch && !sizes?.some(({ span }) => span[0] === item.span[0]),
  )
  if (pitch?.kind !== 'quantity' || !noun || !sizes || sizes.length < 2 || !IN_A_ROW.test(match[0]))
    return undefined
  if (others.some((item) => countOf(item) === undefined && item !== said[first])) return undefined
  return (count ?? sizes.length) === sizes.length ? { sizes, pitch, noun } : undefined
}

function apart(items: Item[], lengthwise: boolean): Item[][] {
  const found = lengthwise ? findSpoken(items, ROWED) : undefined
  const row = found && rowIn(items, found)
  // "The front has three holes": not in the top.
  if (!row || items.slice(0, found.from).some((item) => means(item, 'face'))) return [items]
  const { sizes, pitch, noun } = row
  const head = withoutLinksBehind(items.slice(0, found.from))
  const idle = items
    .slice(found.from, found.to + 1)
    .filter((item) => item.kind === 'term' && item !== noun)
    .map((item) => asFiller(item, 'a row, hole by hole'))
  const rest = items.slice(found.to + 1)
  const behind = withoutLinksBefore(rest)
  const holes = sizes.map((size, index) => [
    littleWord(size, 'a'),
    size,
    asTerm(
      index === 0 ? noun : { text: 'hole', span: [size.span[1], size.span[1]] },
      { category: 'feature', concept: 'hole' },
      { form: 'hole' },
    ),
    ...placeOf(pitch, index - (sizes.length - 1) / 2),
    ...(index === 0 ? idle : []),
  ])
  return [...(head.length > 0 ? [head] : []), ...holes, ...(behind.length > 0 ? [behind] : [])]
}

export const withRowsOfSizes = where(
  ['holes', ' and ', 'apart|spac|pitch|cent|interval|distance'],
  (sentences) => {
    const lengthwise = liesLengthwise(sentences)
    return sentences.flatMap((items) => apart(items, lengthwise))
  },
)
