/**
 * "They're 9 mm wide and 6 mm center to center", of slots that the sentence before tells: how long each of them is, between the
 * middles of its ends, and not how far apart they lie.
 */
import { where } from '../../text/heard.ts'
import { type Item, isThing, means, type Term } from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const OWN =
  /(?<=^(?:they|they're|both)(?: .*)? # (?:in |across |of )?(?:diameter|dia|wide|width|across)(?: ,)?(?: and)? # )(?:from )?cent(?:er|re) to cent(?:er|re)(?= [,.;]|$| and )/u
const THEY = /^(?:they're|they are|both are|both|they)$/iu

const isSlot = (item: Item): item is Term => means(item, 'feature', 'slot')

/** The slots that the sentence before tells, and no other cut. */
function slotsIn(items: readonly Item[]): Term | undefined {
  const cuts = items.filter((item) => isThing(item) && means(item, 'feature'))
  return cuts.every(isSlot) ? cuts.findLast(isSlot) : undefined
}

/** "Each slot is …": said of each, it is a size of its own. */
function ofEach(items: Item[], before: readonly Item[]): Item[] {
  const slots = slotsIn(before)
  const [they, ...rest] = items
  if (!slots || !they || !THEY.test(they.text) || !findSpoken(items, OWN)) return items
  const each = { ...unsaidAgain(they, slots), plural: false } as Item
  const is = unsaidWord(they, 'be', 'is')
  return [
    { ...unsaidWord(they, 'which', 'each'), text: they.text, span: they.span },
    each,
    ...(means(rest[0], 'be') ? [] : [is]),
    ...rest,
  ]
}

export const withSlotCentres = where(['feature:slot', 'center to center|centre to centre'], (sentences) =>
  sentences.map((items, at) => ofEach(items, sentences[at - 1] ?? [])),
)
