/**
 * "Every blade starts inside the hub so that it merges with it", ", so the interior is continuous": how bodies that touch become
 * one, which they do anyway. No size stands in such a clause, and nothing new is named.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, isMark, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const MERGES =
  /^(?:merg(?:e|es|ed|ing)(?: (?:with|into))?|fus(?:e|es|ed|ing)(?: (?:with|into))?|union(?:ed)?|unit(?:e|es|ed|ing)|overlap(?:s|ping)?|continuous|watertight|manifold|seamless(?:ly)?|gap free|so (?:that )?(?:they|it) overlaps?)$/iu
const ALONG_WITH =
  /^(?:slightly|single|solid|piece|body|together|interior|exterior|inside|within|fully|completely|properly|cleanly|embedded|sunk|begins?|starts?|extends?|reach(?:es)?|penetrates?|touch(?:es)?|contact|ensuring|ensure|ensures|guarantee|material|connected|geometry|result|everything|them|they|it|its|that|there|gaps?|no|without|into|one|as)$/iu

/** "all three are fused": those that are there. */
const isAllOf = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  return item?.kind === 'quantity' && item.quantity.kind === 'count' && means(items[at - 1], 'which', 'all')
}

const passes = (item: Item): boolean =>
  item.kind === 'mark' ||
  MERGES.test(item.text) ||
  ALONG_WITH.test(item.text) ||
  means(item, 'determiner', 'the') ||
  means(item, 'which', 'all', 'each', 'both', 'inner', 'outer') ||
  (means(item, 'solid') && !means(item, 'shape')) ||
  means(item, 'whole') ||
  means(item, 'be') ||
  means(item, 'preposition', 'in', 'with', 'to', 'of', 'as') ||
  means(item, 'conjunction') ||
  means(item, 'filler') ||
  means(item, 'place', 'starting') ||
  means(item, 'purpose')

/** "into a single solid": no other body than those there are. */
const isSameSolid = (items: readonly Item[], at: number): boolean =>
  items.slice(at + 1, at + 4).some(({ text }) => /^(?:single|one|continuous|watertight)$/iu.test(text))

/** Every word is of that kind, and one of them says that they merge. */
const isMerging = (items: readonly Item[]): boolean =>
  items.some(({ text }) => MERGES.test(text)) &&
  items.every(
    (item, at) =>
      passes(item) || isAllOf(items, at) || (means(item, 'determiner', 'a') && isSameSolid(items, at)),
  )

/** "Everything is one solid body", "together they form a single piece": said of all that was told. */
const ALL_IS_ONE =
  /^(?:(?:so|in the end|finally|altogether|together|overall) (?:, )?)*(?:everything|(?:it|this|they|these)(?: all| both| together)?|all of (?:it|this|them|these)|all (?:(?:the|of|these|two|three|four|five|parts|bodies|pieces|shapes|solids|features) ?)+|both(?: parts| bodies| pieces| of them)?|the (?:whole|whole thing|whole part|result|final result|final part|final shape|part|object)) (?:is|are|should be|must be|will be|forms?|makes?(?: up)?|becomes?|should form|must form|ends? up as) (?:(?:all|joined|fused|merged|combined|united|now|together|in|into|as) )*(?:one|a|a single|one single)(?: (?:single|continuous|connected|combined|solid))*(?: (?:solid|body|piece|part|object|unit|solid body))$/u

/** A word alone, "it is a solid", tells a body by itself. */
const isAllOne = (items: readonly Item[]): boolean => {
  const found = findSpoken(items, ALL_IS_ONE)
  return found !== undefined && /\b(?:one|single)\b/u.test(found.match[0])
}

const asIs = (items: readonly Item[]): Item[] =>
  items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'bodies that touch are one')))

/** The last clause of a sentence, behind "so" or "ensuring". */
const tailOf = (items: readonly Item[]): number =>
  items.findLastIndex(
    (item, at) =>
      isMark(item, ',') && /^(?:so|so that|ensuring|and|such that)$/iu.test(items[at + 1]?.text ?? ''),
  )

export const withoutMerging = where(
  'merg|fuse|fusing|union|unite|uniting|overlap|continuous|watertight|manifold|seamless|gap free| one | single ',
  (sentences) =>
    sentences.map((items, index) => {
      if (index > 0 && (isMerging(items) || isAllOne(items))) return asIs(items)
      const tail = tailOf(items)
      return tail > 0 && isMerging(items.slice(tail + 1))
        ? [...items.slice(0, tail + 1), ...asIs(items.slice(tail + 1))]
        : [...items]
    }),
)
