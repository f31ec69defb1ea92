/**
 * "18 mm from the left and right short edges": sides by their names, and that they are the short ones, which those of a plate
 * that is longer than wide are. Where its sizes say otherwise it is not passed over.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const EDGES = '(?:edges?|sides?|ends?)(?: |$)'
const BY_LENGTH = new RegExp(
  `(?<=(?:^| )(?:left|right)(?: hand)? )(?:short|shorter)(?= ${EDGES})|(?<=(?:^| )(?:front|back|rear) )(?:long|longer)(?= ${EDGES})`,
  'u',
)

/** The size beside a word of a sentence: "a length of 90 mm", "90 mm long". */
function sizeOf(items: readonly Item[], concept: string): number | undefined {
  const at = items.findIndex((item) => means(item, 'dimension', concept))
  const beside = at < 0 ? [] : [items[at - 1], items[at + 1], items[at + 2]]
  const size = beside.find((item) => item?.kind === 'quantity')
  return size?.kind === 'quantity' ? size.quantity.values[0]?.value : undefined
}

/** Whether the first body that is given a length and a width is longer than wide. */
function isLong(sentences: readonly (readonly Item[])[]): boolean {
  for (const items of sentences) {
    const size = items.find((item) => item.kind === 'quantity' && item.quantity.kind === 'size')
    const values = size?.kind === 'quantity' ? size.quantity.values.map(({ value }) => value) : []
    const [length, width] = values.length > 1 ? values : [sizeOf(items, 'length'), sizeOf(items, 'width')]
    if (length !== undefined && width !== undefined) return length > width
  }
  return false
}

export const withSidesByLength = where(['short|long', 'left|right|front|back|rear'], (sentences) => {
  const found = sentences.map((items) => findSpoken(items, BY_LENGTH))
  if (!found.some(Boolean) || !isLong(sentences)) return sentences
  return sentences.map((items, at) => {
    const phrase = found[at]
    const said = phrase ? items.slice(phrase.from, phrase.to + 1) : []
    // Behind all that is said: the side and its noun are read as they stand beside each other.
    return phrase
      ? [
          ...items.slice(0, phrase.from),
          ...items.slice(phrase.to + 1),
          ...said.map((item) => asFiller(item, 'as the named sides are')),
        ]
      : items
  })
})
