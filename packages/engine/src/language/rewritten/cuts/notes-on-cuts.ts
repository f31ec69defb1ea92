/**
 * "Flat-bottomed hole.", "Through hole.", "Rounded ends.": a note behind the sentence that tells a cut, as on a drawing. It
 * is said of that cut, and makes neither a second one nor works an edge of the body.
 */
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, isAnyOf, isMark, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const HOW =
  '(?:(?:fully|full|completely|both) )*(?:round|rounded|semicircular|semi circular|radiused|full radius|square|squared|squared off|straight|flat)'

/** "Rounded ends", "It has square ends", "Slot with round ends". */
const ENDS = new RegExp(`(?<=^(?:(?:the|its|with|a|has|have|it|they|slots?|each|both) )*)${HOW} ends$`, 'u')
const ENDS_ARE = new RegExp(
  `(?<=^(?:(?:the|its|both|slot) )*ends(?: of (?:the |each )?[a-z]+)? (?:are|should be) )${HOW}$`,
  'u',
)

const isSlot = (item: Item): boolean => means(item, 'feature', 'slot')

/** The words that tell how, with the ends behind them. */
function endsTold(items: readonly Item[]): readonly Item[] | undefined {
  const ends = findSpoken(items, ENDS)
  if (ends) return items.slice(ends.from, ends.to + 1)
  const how = findSpoken(items, ENDS_ARE)
  const noun = items.find(({ text }) => /^(?:slot )?ends$/iu.test(text))
  return how && noun ? [...items.slice(how.from, how.to + 1), noun] : undefined
}

/** The slot of a sentence that tells no other cut. */
const slotIn = (items: readonly Item[]): number => {
  const cuts = items.filter((item) => means(item, 'feature'))
  return cuts.length > 0 && cuts.every(isSlot) ? items.findLastIndex(isSlot) : -1
}

/** The ends go to their slot: "a slot with rounded ends". */
function withEndsOfSlots(sentences: readonly Item[][]): Item[][] {
  const read: Item[][] = []
  for (const items of sentences) {
    const before = read.at(-1) ?? []
    const ends = endsTold(items)
    const slot = ends ? slotIn(before) : -1
    if (!ends || slot < 0) {
      read.push([...items])
      continue
    }
    const led = unsaid(before[slot] as Item, { category: 'preposition', concept: 'with' }, 'with')
    read[read.length - 1] = before.toSpliced(slot + 1, 0, led, ...ends)
  }
  return read
}

/** Of nothing but a noun and how it is cut, where the sentence before tells one such cut or several as one. */
function isNote(items: readonly Item[], before: readonly Item[]): boolean {
  const noun = items.find((item) => means(item, 'feature'))
  const concept = conceptOf(noun, 'feature')
  const plain = items.every((item) => item === noun || isMark(item) || isAnyOf(item, 'manner', 'filler'))
  return (
    concept !== undefined && plain && before.filter((item) => means(item, 'feature', concept)).length === 1
  )
}

const withNotes = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items, at) =>
    at > 0 && isNote(items, sentences[at - 1] ?? [])
      ? [unsaid(items[0] as Item, { category: 'determiner', concept: 'the' }, 'the'), ...items]
      : [...items],
  )

export const withNotesOnCuts = where('feature:', (sentences) => withNotes(withEndsOfSlots(sentences)))
