/**
 * "a slot open at the right edge, ending in a semicircle", "a U-shaped notch": a cut from the rim of its body whose inner end is
 * round. Told as an adjective of the cut.
 */
import { where } from '../../text/heard.ts'
import {
  asTerm,
  commaAt,
  type Item,
  isAnyOf,
  isEdgeWork,
  isMark,
  isThing,
  means,
  unsaid,
} from '../../text/items.ts'
import { unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const ROUND =
  '(?:(?:full|fully|completely|half|semi) )*(?:round|rounded|semi ?circular|semicircular|radiused|circular|radius)'
const END = '(?:(?:inner|inside|closed|blind|far|other) )*(?:ends?|bottom|base|tip)'
const CIRCLE =
  '(?:(?:(?:full|complete|perfect) )*(?:semi ?circles?|half circles?)|full radius|full round|half round|radius)'
/** "of each slot", "of it". */
export const OF_CUT =
  '(?: of (?:it|(?:the|this|that|each|every) (?:slot|notch|cutout|cut out|cut|recess|opening)))?'
const RADIUS =
  '(?: (?:of (?:radius )?#(?: radius)?|with (?:a )?(?:radius(?: of)? #|# radius)|\\( (?:r#|# radius|radius #) \\)))?'
const ENDS: readonly RegExp[] = [
  new RegExp(
    `(?:, )?(?:(?:and|with|has|have|having|a|an|the) )*${ROUND} ${END}${OF_CUT}${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|which|that|it|is|are) )*(?:ending|ends|terminating|terminates|finishing|finished) (?:in|with) (?:a |an )?(?:${CIRCLE}|${ROUND} ${END})${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|which|that|it|is|are|they) )*${ROUND} (?:at|on) (?:its|their|the) ${END}${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|with|has|have|having|a|an|the|there|is) )*${CIRCLE} (?:at|on|as) (?:its|their|the) ${END}${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|whose|its|their|the|with) )*${END}${OF_CUT} (?:(?:is|are|being|should be) )*(?:a |an )?(?:${CIRCLE}|${ROUND})${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
]
const THE_END =
  '(?:the|that|this|its|their|each|every) (?:(?:full|fully|inner|closed|half) )*(?:round|rounded|semi ?circular|radiused|circular)(?: inner| closed)* (?:ends?|part|bottom)'
const MIDDLE = `(?:the )?cent(?:er|re)(?: ?point)? of (?:${THE_END}|(?:the|that|this|its) (?:semi ?circle|half circle|radius|rounding))`
const LIES = '(?:is|lies|sits|being|should be|must be)(?: located)?'
/** Where the middle of that end lies: from the mouth of the cut, or from the middle of a round body. */
const END_CENTRES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?:(?:and|with|,) )*${MIDDLE} ${LIES} # (?:away |out )?from (?:the|its) (?:cent(?:er|re)|middle|axis)(?: ?point| axis)?(?: of the (?:[a-z]+ )?(?:disc|disk|plate|circle|ring|part|body|wheel|washer))?(?= [,.;]|$| and )`,
      'u',
    ),
    'endReach',
  ],
  [
    new RegExp(
      `(?:(?:and|with|,) )*${MIDDLE} ${LIES} # (?:in |away |inwards? )?from (?:the|its|that|this) (?:(?:left|right|front|back|open|outer|outside|same) )*(?:rim|mouth|end|edge|side|circumference)(?: of the [a-z]+)?(?= [,.;]|$| and )`,
      'u',
    ),
    'endCentre',
  ],
  [
    new RegExp(
      `(?:(?:and|it|which|that|,) )*(?:(?:goes|going|cut|cuts|runs|reaches|reaching|extends|extending|is) )?# (?:deep|long|in|inwards?|in length)?(?: ?into the [a-z]+)?(?: from the (?:[a-z]+ )?(?:rim|end|edge|side)(?: of the [a-z]+)?)?(?: [(,])?(?: measured)?(?: from the (?:[a-z]+ )?(?:rim|end|edge|side)(?: of the [a-z]+)?)? to ${MIDDLE}(?: \\))?(?= [,.;]|$| and )`,
      'u',
    ),
    'endCentre',
  ],
]
const LIKE_U = /u shaped(?= (?:slots?|notch(?:es)?|cutouts?|cut outs?|cut|opening|recess)(?: |$))/u

const isCut = (item: Item): boolean =>
  means(item, 'feature', 'slot', 'pocket') ||
  means(item, 'solid', 'notch') ||
  (means(item, 'feature', 'groove') && /slot$/iu.test(item.text))

/** What reaches in from a side is open there: "a cutout in the right edge", "slots in the rim". */
const isOpen = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'face', '+x', '-x', '+y', '-y') ||
      /^(?:rim|circumference|periphery|outer edge)$/iu.test(item.text),
  )

/** A cut that comes in from a side or a rim. */
export const isOpenCut = (items: readonly Item[], noun: number): boolean =>
  isCut(items[noun] as Item) && isOpen(items)

/** The cut with its round end; a stated radius of that stays to be measured. */
const roundEnded = (items: readonly Item[], noun: number, told: readonly Found[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    if (at === noun) {
      const cut = means(item, 'feature', 'pocket', 'groove') ? asTerm(item, SLOT, { form: 'slot' }) : item
      return [unsaid(item, { category: 'shape', concept: ROUND_END }, 'round ended'), cut]
    }
    if (!told.some(({ from, to }) => at >= from && at <= to)) return [item]
    return item.kind === 'quantity'
      ? [commaAt(item.span[0]), item, unsaid(item, END_RADIUS, 'end radius')]
      : []
  })

export const ROUND_END = 'one round end'
const SLOT = { category: 'feature', concept: 'slot' } as const
const END_RADIUS = { category: 'dimension', concept: 'endRadius' } as const

const roundEndIn = (items: readonly Item[], after: number): Found | undefined =>
  ENDS.map((pattern) => findSpoken(items, pattern)).find((found) => found && found.from > after)

/** Told in a sentence about the cut that the ones before speak of: "The inner end is fully rounded". */
interface Later {
  sentence: number
  found: Found
  /** Where its middle lies, where that is told. */
  centre?: { size: Item; dimension: string }
}

function centreIn(items: readonly Item[], sentence: number): Later | undefined {
  for (const [pattern, dimension] of END_CENTRES) {
    const found = findSpoken(items, pattern)
    const size = items[found?.quantities[0] ?? -1]
    if (found?.quantities.length === 1 && size) return { sentence, found, centre: { size, dimension } }
  }
  return undefined
}

/** What the sentences about the cut tell of its end, up to where another cut is brought up. */
function endsTold(sentences: readonly Item[][], first: number, noun: number): Later[] {
  const told: Later[] = []
  for (let at = first; at < sentences.length; at++) {
    const items = sentences[at] as Item[]
    const another = items.findIndex(
      (item, index) =>
        (at > first || index > noun) && isThing(item) && !isEdgeWork(item) && !isSaidAgain(items, index),
    )
    const isAbout = ({ from }: Found): boolean => another < 0 || from < another || from > items.length
    const centre = centreIn(items, at)
    const end = at > first ? roundEndIn(items, -1) : undefined
    if (centre && isAbout(centre.found)) told.push(centre)
    // A radius of its own is told where it stands.
    else if (end && end.quantities.length === 0 && isAbout(end)) told.push({ sentence: at, found: end })
    if (another >= 0) break
  }
  return told
}

/** "the slot", "each slot", "it"; and what its place is told by. */
const isSaidAgain = (items: readonly Item[], at: number): boolean =>
  (isCut(items[at] as Item) && isAnyOf(items[at - 1], 'determiner', 'which') && !isNew(items[at - 1])) ||
  means(items[at], 'solid') ||
  means(items[at], 'whole')

const isNew = (item: Item | undefined): boolean => means(item, 'determiner', 'a')

/** "a slot", "four 8 mm wide slots": brought up here. */
const isNewHere = (items: readonly Item[], at: number): boolean => !isSaidAgain(items, at)

function withRoundEnd(items: Item[]): Item[] {
  if (!isOpen(items)) return items
  const like = findSpoken(items, LIKE_U)
  const noun = like ? like.to + 1 : items.findIndex(isCut)
  if (noun < 0) return items
  const end = roundEndIn(items, noun)
  const told = [like, end].filter((found) => found !== undefined)
  return told.length > 0 ? roundEnded(items, noun, told) : items
}

/** What is left of the sentence that told the end: nothing, or its other clauses. */
function without(items: readonly Item[], { from, to }: Found): Item[] {
  const rest = [...items.slice(0, from), ...items.slice(to + 1)]
  while (isAnyOf(rest.at(-1), 'conjunction') || isMark(rest.at(-1), ',')) rest.pop()
  const idle = rest.every(
    (item) =>
      isMark(item) ||
      isAnyOf(item, 'conjunction', 'be', 'have', 'whole', 'which') ||
      isCut(item) ||
      isAnyOf(item, 'determiner'),
  )
  return idle ? [] : rest
}

/** "the slot has an end centre of 20 mm". */
const centreSentence = (slot: Item, { size, dimension }: NonNullable<Later['centre']>): Item[] => [
  unsaidWord(size, 'determiner', 'the'),
  unsaidAgain(size, slot),
  unsaidWord(size, 'have', 'have', 'has'),
  unsaidWord(size, 'determiner', 'a'),
  unsaidWord(size, 'dimension', dimension),
  unsaidWord(size, 'preposition', 'of'),
  size,
]

function withLaterEnds(sentences: Item[][]): Item[][] {
  const read: Item[][][] = sentences.map((items) => [items])
  for (const [at, items] of sentences.entries()) {
    const noun = items.findIndex((item, index) => isCut(item) && isNewHere(items, index))
    if (noun < 0 || !isOpen(items)) continue
    const told = endsTold(sentences, at, noun)
    if (told.length === 0) continue
    for (const { sentence, found, centre } of told) {
      const own = read[sentence]?.[0] ?? []
      const slot = asTerm(items[noun] as Item, SLOT, { form: 'slot' })
      read[sentence] = [without(own, found), ...(centre ? [centreSentence(slot, centre)] : [])]
    }
    const [own = [], ...more] = read[at] as Item[][]
    const cut = own.findIndex(isCut)
    const named = cut < 0 || means(own[cut - 1], 'shape', ROUND_END)
    read[at] = [named ? own : roundEnded(own, cut, []), ...more]
  }
  return read.flat().filter((items) => items.length > 0)
}

export const withRoundNotches = where(
  [
    'slot|notch|cutout|cut out|opening|recess',
    'round|semi|half circle|radius|u shaped',
    'edge|side|face|left|right|front|back|rim|circumference|periphery',
  ],
  (sentences) => withLaterEnds(sentences.map(withRoundEnd)),
)
