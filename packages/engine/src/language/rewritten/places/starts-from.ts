/**
 * "The slot starts 10 mm from the left end", "…, beginning 15 mm from the front edge": so far its own end is from there, not its
 * middle. Told as "its left end is 10 mm from the left end".
 */
import { EngineError } from '../../../errors.ts'
import type { SignedAxis } from '../../../plan/geometry.ts'
import { SIDE_NAMES } from '../../lexicon/sides.ts'
import { quote } from '../../sizes/sizes.ts'
import { where } from '../../text/heard.ts'
import { asSettled, conceptOf, type Item, means, unsaid, wordsOf } from '../../text/items.ts'
import { LITTLE_WORDS, littleWord, unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const VERB = '(?:starts?|begins?|starting|beginning)'
const STARTS = new RegExp(
  `(?<=(?:^| ))(?:and |that |which )*(?:it )?${VERB}(?= # (?:in |away )?from (?:the|its) (?:left|right|front|back|rear)(?: hand)? (?:end|side|edge)(?: |$))`,
  'u',
)
/** From which of two nobody knows. */
const OPEN = new RegExp(
  `(?<=(?:^| ))${VERB} # (?:in |away )?from (?:one|an|the|either) (?:of (?:the|its) )?(?:short |long )?(?:ends?|edges?|sides?)(?= |$)`,
  'u',
)

/** Cuts that are long: a round hole has no beginning. */
const isLong = (item: Item | undefined): boolean => means(item, 'feature', 'slot', 'pocket')

/** What starts: the last cut before it, here or in the sentence before. */
const cutBefore = (items: readonly Item[]): Item | undefined =>
  items.findLast((item) => means(item, 'feature') || means(item, 'solid'))

function fromItsEnd(items: Item[], before: readonly Item[]): Item[] {
  const open = findSpoken(items, OPEN)
  const found = findSpoken(items, STARTS) ?? open
  if (!found) return items
  const said = items.slice(found.from, found.to + 1)
  const lead = items.slice(0, found.from)
  const spoken = lead.some((item) => means(item, 'feature') || means(item, 'solid'))
  const cut = cutBefore(spoken ? lead : before)
  if (!cut || !isLong(cut)) return items
  if (open)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which end is meant by ${quote(wordsOf(said))}. Name it, such as “from the left end”.`,
    )
  const behind = items.slice(found.to + 1)
  const face = behind.find((item) => means(item, 'face'))
  const side = conceptOf(face, 'face') as SignedAxis | undefined
  const size = behind[0] as Item
  if (side === undefined) return items
  const end = unsaidWord(size, 'face', side, `${SIDE_NAMES[side]} end`)
  return [
    ...lead,
    ...(spoken ? [unsaid(size, LITTLE_WORDS.it, 'its')] : [littleWord(size, 'the'), unsaidAgain(size, cut)]),
    end,
    littleWord(size, 'is'),
    ...behind,
    ...said.map((item) => asSettled(item, 'where it starts')),
  ]
}

export const withStartsFrom = where(['feature:slot|feature:pocket', 'start|begin', '# '], (sentences) =>
  // "The keyway is a rectangular slot, beginning …": a keyway has its own way to lie.
  sentences.flat().some((item) => means(item, 'feature', 'keyway'))
    ? sentences
    : sentences.map((items, at) => fromItsEnd(items, sentences[at - 1] ?? [])),
)
