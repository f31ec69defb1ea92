/**
 * "Three holes in a row along the centerline. One is in the center and the other two are 30 mm away from it on each side": a
 * row of three about the middle, told as "they are 30 mm apart".
 */
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, countOf, type Item, isMark, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const MIDDLE = '(?:the )?(?:(?:exact|very) )?(?:center|centre|middle)'
const SIDE = '(?:on|to|at) (?:each|either|both) sides?(?: of (?:it|the [a-z]+(?: one| hole)?))?'
const OTHERS = new RegExp(
  `^(?:one|the (?:middle|first|center|central)(?: one| hole| slot)?)(?: of them)? (?:(?:is|sits|lies|goes|right|exactly|located|placed) )*(?:in|at) ${MIDDLE}(?: of (?:it|the [a-z]+))?(?: ,)?(?: and| with| while)* (?:the )?(?:other|remaining|outer) (?:two|2)(?: ones| holes| slots)? (?:(?:are|lie|sit|being|located|placed|each|set) )*(?:# (?:away )?(?:from (?:it|that one|${MIDDLE}(?: one| hole)?|the first(?: one)?)|(?=(?:on|to|at) (?:each|either|both)))|(?:on|to|at) (?:each|either|both) sides?(?: of it)?(?: ,)? (?:at a distance of )?#)(?:(?:,| and)* ?${SIDE})?(?: away| from it)*$`,
  'u',
)

/** Three of one kind in a row, with no spacing yet. */
function isRowOfThree(items: readonly Item[]): boolean {
  const cut = items.find((item) => means(item, 'feature'))
  const three = items.some(
    (item) => countOf(item) === 3 || (amountOf(item) === 3 && /^(?:three|3)$/iu.test(item.text)),
  )
  return (
    cut !== undefined &&
    three &&
    items.some((item) => means(item, 'place', 'row', 'midline') || means(item, 'preposition', 'along')) &&
    !items.some((item) => means(item, 'place', 'apart'))
  )
}

function retold(items: Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, OTHERS)
  const size = items[found?.quantities[0] ?? -1]
  if (!found || !size || found.quantities.length !== 1 || !isRowOfThree(before)) return items
  const idle = items.filter((item) => item !== size && !isMark(item))
  return [
    unsaidWord(size, 'whole', 'it', 'they'),
    unsaidWord(size, 'be', 'is', 'are'),
    size,
    unsaidWord({ span: [size.span[1], size.span[1]] }, 'place', 'apart'),
    ...idle.map((item) => asSettled(item, 'a row about the middle')),
  ]
}

export const withRowFromMiddle = where(
  ['feature:', 'other |remaining |outer ', 'center|centre|middle'],
  (sentences) => sentences.map((items, at) => retold(items, sentences[at - 1] ?? [])),
)
