/**
 * ", so the highest point of the part is Z=55", "This puts the very top at Z=55": how high the whole is by now, and no place of
 * the body that was told last. Said as its height, which is measured.
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isMark } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findFirstSpoken } from '../../text/spoken.ts'

const WHOLE =
  'of (?:the|this) (?:(?:whole|entire|complete|finished|final) )*(?:part|thing|piece|object|model|shape|body|assembly|design|solid)'
const HIGHEST =
  'the (?:very |absolute )?(?:highest|topmost|uppermost|tallest) (?:point|part|spot|level|place)'
const ANY_TOP = `(?:${HIGHEST}(?: ${WHOLE})?|the (?:very|overall) top(?: ${WHOLE})?|the top ${WHOLE})`
const OF_WHOLE = `(?:${HIGHEST}|the (?:very |overall )?top) ${WHOLE}`
const IS =
  '(?:is|lies|sits|ends up|comes out|will be|should be|reaches|is now|is then)(?: (?:at|exactly|up))*'
const GROUND =
  '(?:above|over|up from|from) (?:the |its )?(?:base|ground|bottom|floor|table|xy plane|origin)(?: plane)?'
const LEVEL = `(?:z=#|# (?:${GROUND}|up|high|above z=#))`
const END = '(?= [,.;)]|$)'
const PUTS = '(?:puts|brings|places|sets|makes|gives|leaves)'

const TOPS: readonly RegExp[] = [
  new RegExp(
    `[,(;] (?:and )?(?:so|so that|thus|hence|meaning|which means) (?:that )?${ANY_TOP} ${IS} ${LEVEL}(?: \\))?${END}`,
    'u',
  ),
  new RegExp(
    `(?:(?:^|[,(;] )(?:and |so )*(?:this|that|which|it) ${PUTS}|[,(;] (?:putting|bringing|placing)) ${ANY_TOP} (?:at|to|up to)(?: a height of)? ${LEVEL}(?: \\))?${END}`,
    'u',
  ),
  new RegExp(`(?:so (?:that )?|^(?:so |now |then |, )*)${OF_WHOLE} ${IS} ${LEVEL}${END}`, 'u'),
]

/** A part that reaches below the ground is taller than its top is high. */
const isSunk = (item: Item): boolean =>
  item.kind === 'quantity' &&
  (item.quantity.kind === 'coordinate' || item.quantity.kind === 'range') &&
  item.quantity.axis === 'z' &&
  item.quantity.values.some(({ value }) => value < 0)

function apart(items: Item[]): Item[][] {
  const found = findFirstSpoken(items, TOPS)
  const [at, ...others] = found?.quantities ?? []
  const level = items[at ?? -1]
  if (!found || level?.kind !== 'quantity' || others.length > 0) return [items]
  const words = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== level && !isMark(item))
    .map((item) => asSettled(item, 'how high it is'))
  const { values } = level.quantity
  const height: Item = {
    ...level,
    quantity: { kind: 'length', values, span: level.span, text: level.text, approximate: false },
  }
  const rest = [...items.slice(0, found.from), ...items.slice(found.to + 1)]
  const total = [
    ...words,
    littleWord(level, 'the'),
    unsaidWord(level, 'dimension', 'height', 'overall height'),
    littleWord(level, 'is'),
    height,
  ]
  return rest.length > 0 ? [rest, total] : [total]
}

export const withTopLevels = where(
  [
    'highest |topmost |uppermost |tallest |very top |overall top |top of ',
    'z=# |above |over |from |up |high ',
  ],
  (sentences) => (sentences.flat().some(isSunk) ? sentences : sentences.flatMap(apart)),
)
