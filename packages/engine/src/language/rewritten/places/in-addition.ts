/**
 * "Each flange is 5 mm thick (these are in addition to the 40 mm)": what stands at the ends lengthens the body whose size is
 * told again, as it does anyway. That size is said once more of its body, and measured there.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asSettled, type Item, isMark, means } from '../../text/items.ts'
import { littleWord, unsaidAgain } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const WHICH = '(?:these|those|they|this|that|it|which|both|both of them|the [a-z]+)'
const BESIDES =
  '(?:in addition|additional|added) to|added onto|over and above|not (?:included in|part of|counted in|within)'
const LENGTH = '(?:length|height|long|tall|of length|of height)'
/** "on top of the 40 mm cylinder" is a place, "on top of the 40 mm length" is none. */
const SIZE = `(?:(?:${BESIDES}) (?:the|its|that|those) #(?: (?:${LENGTH}|(?:of the )?[a-z]+(?: length| height)?))?|(?:on top of|beyond) (?:the|its|that|those) # ${LENGTH})`
const ADDED = new RegExp(
  `(?:(?:,|;|and) )*${WHICH} (?:is|are|come|comes|go|goes)(?: both| all)? ${SIZE}(?= [,.;)]|$)`,
  'u',
)

interface Told {
  noun: Item
  word: Item
}

/** Where a body was told to be so long: its noun, and the word for the size. */
function toldIn(items: readonly Item[], value: number | undefined): Told | undefined {
  const at = items.findIndex((item) => value !== undefined && amountOf(item) === value)
  const noun = items.findLast((item, index) => index < at && means(item, 'solid'))
  const word = items[at + 1]
  return noun && word && means(word, 'dimension', 'length', 'height') ? { noun, word } : undefined
}

function apart(items: Item[], before: readonly Item[][]): Item[][] {
  const found = findSpoken(items, ADDED)
  const size = items[found?.quantities[0] ?? -1]
  const told = before.flatMap((each) => toldIn(each, amountOf(size)) ?? [])
  const [body, other] = told
  // Of two that are as long nobody knows which is meant.
  if (!found || !size || !body || other) return [items]
  const next = isMark(items[found.to + 1], ',') ? found.to + 2 : found.to + 1
  const words = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && !isMark(item))
    .map((item) => asSettled(item, 'besides that size'))
  const rest = [...items.slice(0, found.from), ...items.slice(next)]
  const bare = rest.filter(
    (item, at) =>
      !(isMark(item, '(') && isMark(rest[at + 1], ')')) && !(isMark(item, ')') && isMark(rest[at - 1], '(')),
  )
  const again = [
    ...words,
    littleWord(size, 'the'),
    unsaidAgain(size, body.noun),
    littleWord(size, 'is'),
    size,
    unsaidAgain({ span: [size.span[1], size.span[1]] }, body.word),
  ]
  return bare.length > 0 ? [bare, again] : [again]
}

export const withInAddition = where(
  [' end | ends ', 'addition|on top of |added |over and above |beyond |not '],
  (sentences) => sentences.flatMap((items, at) => apart(items, sentences.slice(0, at))),
)
