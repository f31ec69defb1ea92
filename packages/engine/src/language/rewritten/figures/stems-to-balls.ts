/**
 * "A neck 12 mm in diameter rises from the flange into a ball whose center is at Z=30", "a rod 50 mm long that ends at the
 * center of a 36 mm ball": how far a stem goes that a ball sits on, told by the middle of the ball.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asSettled, type Item, means, unsaid } from '../../text/items.ts'
import { LITTLE_WORDS, littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'

const UP = '(?: (?:straight|vertically|up|upwards?|out))*'
const GOES =
  '(?:rises?|rising|goes|going|runs|running|extends|extending|leads|leading|reaches|reaching|continues|continuing|ends|ending|stretches|stretching)'
/** From the verb to the noun for the ball, without the words that size it. */
const TO_BALL = new RegExp(
  `(?:(?:, )?(?:and |that |which |it )*)(?<verb>${GOES})${UP}(?<from> from (?:the|its|this) (?:[a-z]+ )?[a-z]+)?${UP} (?<tail>(?:into|to|in|at|and (?:carries|supports|ends in)|carrying|supporting) (?<middle>the (?:cent(?:er|re)|middle)(?: point)? of )?)(?=(?:a|an|the) (?:(?:[a-z]+|#) ){0,5}(?:ball|sphere)(?: |$))`,
  'u',
)
const MIDDLE_AT =
  /cent(?:er|re)(?: point)?(?: of (?:the|this) (?:ball|sphere))?(?: (?:is|lies|sits|being|should be))?(?: located| placed)?(?: at| on)? z=#|(?:ball|sphere) (?:.* )?cent(?:ered|red) (?:at|on) z=#/u
const UPRIGHT = /\b(?:ris|tall|high|up|upright|upwards?|standing|stands)/iu

const WORD = {
  ...LITTLE_WORDS,
  center: { category: 'place', concept: 'centre' },
  top: { category: 'face', concept: '+z' },
  end: { category: 'edge', concept: 'end' },
} as const satisfies Record<string, Entry>

const isBall = (item: Item): boolean => means(item, 'solid', 'sphere')

/** The height of the ball's middle, in this sentence or in another that speaks of it. */
function levelIn(sentences: readonly Item[][]): Item | undefined {
  for (const items of sentences) {
    const found = items.some(isBall) ? findSpoken(items, MIDDLE_AT) : undefined
    if (found) return items[found.to]
  }
  return undefined
}

/** A word of the prompt's own may be none of the vocabulary: "a stem". */
const isNoun = (item: Item): boolean => means(item, 'solid') || item.kind === 'unknown'

/** The same noun once more, where nobody said it. */
const again = (noun: Item): Item => ({ ...noun, span: [noun.span[1], noun.span[1]] })

function told(items: Item[], found: Found, level: Item | undefined): Item[][] | undefined {
  const { from, to, match } = found
  const { tail = '', middle, from: host } = match.groups ?? {}
  const into = spoken(items).itemAt(match.index + match[0].length - tail.length)
  const stem = items.slice(0, from)
  const noun = stem.findLast(isNoun)
  const ball = items.find((item, at) => at > to && isBall(item))
  if (!noun || !ball || isBall(noun)) return undefined
  const way = items.slice(from, into)
  const words = items.slice(into, to + 1).map((item) => asSettled(item, 'how far it goes'))
  const after = items.slice(to + 1)
  if (level) return [[...stem, ...way, ...words, littleWord(level, 'to'), { ...level }], after]
  if (!middle || !stem.some((item) => means(item, 'dimension', 'length', 'height'))) return undefined
  const upright = [...stem, ...way].some(({ text }) => UPRIGHT.test(text))
  const say = (word: keyof typeof WORD): Item => unsaid(ball, WORD[word], word)
  const settled = host ? way : way.map((item) => asSettled(item, 'how far it goes'))
  return [
    [...stem, ...settled, ...words],
    after,
    [
      ...(['the', 'center', 'of', 'the'] as const).map(say),
      again(ball),
      ...(['is', 'at', 'the', upright ? 'top' : 'end', 'of', 'the'] as const).map(say),
      again(noun),
    ],
  ]
}

export const withStemsToBalls = where(['solid:sphere', 'into |to |at '], (sentences) => {
  for (const [index, items] of sentences.entries()) {
    const found = items.some(isBall) ? findSpoken(items, TO_BALL) : undefined
    const plain = found && told(items, found, levelIn([items, ...sentences.toSpliced(index, 1)]))
    if (plain) return sentences.toSpliced(index, 1, ...plain)
  }
  return sentences
})
