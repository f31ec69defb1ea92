/**
 * "with the flat side facing up", "opening upwards", "tip pointing down", "upside down": a half ball or a cone that stands on
 * its round side or its tip. The other way round is how such bodies stand anyway.
 */
import { where } from '../../text/heard.ts'
import { type Item, isAnyOf, means, unsaid } from '../../text/items.ts'
import { asOneTerm, findSpoken } from '../../text/spoken.ts'

/** Said of a body that stands the other way up than its kind does. */
export const INVERTED = 'upside down'
export const AS_USUAL = 'as it stands anyway'

const FLAT =
  '(?:(?:flat|open|cut|circular|wide|wider|large|larger|big|bigger|planar)(?: (?:side|face|end|surface|part))?|opening|mouth|rim|(?<!(?:#|square|round|circular|rectangular) )base)'
const ROUND =
  '(?:(?:round|rounded|curved|domed|spherical|bulging|convex|narrow|narrower|small|smaller|pointed)(?: (?:side|face|end|surface|part))?|(?<=(?:its|the|with|and|,) )dome(?! (?:[a-z]+ )*on )|tip|point|apex|vertex)'
/** "in +Z", "along the negative z axis". */
const along = (sign: string): string =>
  `(?:in|into|along|towards?|to) (?:the )?(?:${sign}) ?z(?: axis| direction)*`
const Z_UP = along('\\+|positive')
const Z_DOWN = along('-|negative')
const UP = `(?:(?:up|upwards?|straight up)(?: ${Z_UP})?|${Z_UP}|(?:on|at|to|towards?) (?:the )?(?:top|ceiling|sky))`
const DOWN = `(?:(?:down|downwards?|straight down)(?: ${Z_DOWN})?|${Z_DOWN}|(?:on|at|to|towards?) (?:the )?(?:bottom|floor|ground|table|xy plane))`
const FACING =
  '(?:(?: (?:is|are|being|should be|that is|which is))?(?: (?:facing|faces|pointing|points|looking|looks|turned|oriented|lying|lies|sitting|sits|placed|directed))?(?: straight)?)'
const LEAD = '(?:(?:, |\\( )?(?:and |but |so )?(?:with |where |having )?(?:that )?(?:the |its |a |an )?)'

const OWNER = '(?: of (?:the |this |that )?[a-z]+)?'

const wayOf = (side: string, way: string): RegExp =>
  new RegExp(`${LEAD}${side}${OWNER}${FACING} ${way}(?: \\))?(?= [,.;()]| and | so | then |$)`, 'u')

/** Of a cone that the sentence tells alone. */
const pointing = (way: string): RegExp =>
  new RegExp(
    `(?<=(?:^| )(?:cone|pyramid)(?: (?!with|and an? )[^ ]+)* )(?:(?:,|and|it|is|that|which) )*(?:pointing|points)(?: straight)? ${way}(?= [,.;()]|$)`,
    'u',
  )

const TOLD: readonly (readonly [RegExp, string])[] = [
  [wayOf(FLAT, UP), INVERTED],
  [wayOf(ROUND, DOWN), INVERTED],
  [
    /(?:(?:turned|flipped|placed|standing|it is|which is|that is|,) )*(?:upside down|inverted|flipped over|turned over)(?= [,.;()]|$)/u,
    INVERTED,
  ],
  // "standing on its dome".
  [
    /(?:(?:,|and|it|is|that|which) )*(?:resting|rests|standing|stands|sitting|sits|balanced|placed|lying|lies) (?:up )?on (?:its|the) (?:dome|tip|point|apex|(?:round|rounded|curved|domed|spherical|convex|narrow|narrower|small|smaller|pointed) (?:side|face|end|surface))(?= [,.;()]|$| with )/u,
    INVERTED,
  ],
  // "a cone 80 mm tall, pointing down".
  [pointing('(?:down|downwards?)'), INVERTED],
  [pointing('(?:up|upwards?)'), AS_USUAL],
  // "The flat side of the dome sits on the post": told of the side, meant of the body.
  [
    new RegExp(
      `^(?:the|its) (?:flat|circular|planar|cut)(?: circular| round)? (?:side|face|surface|base|bottom)${OWNER}(?= (?:sits|rests|lies|stands|is (?:placed|cent(?:er|re)d|attached|joined|glued|resting|sitting))(?: [a-z]+ly)? (?:on|onto|against|to) )`,
      'u',
    ),
    AS_USUAL,
  ],
  [wayOf(FLAT, DOWN), AS_USUAL],
  [wayOf(ROUND, UP), AS_USUAL],
]

/** "an upside-down cone": said before its noun, and read as if it stood behind it. */
const BEFORE_NOUN =
  /(?:upside ?-? ?down|inverted|upturned|flipped|turned over)(?= (?:(?:solid|hollow|truncated|right|circular|square|regular|small|large|half) )*(?:cones?|frustums?|pyramids?|hemispheres?|domes?|half (?:sphere|ball)s?)(?: |$))/u

const isPointedNoun = (item: Item): boolean =>
  means(item, 'solid', 'hemisphere', 'dome', 'cap', 'cone', 'frustum', 'pyramid', 'sphere')

function withWayBehind(items: readonly Item[]): Item[] {
  const found = findSpoken(items, BEFORE_NOUN)
  const noun = found ? items.findIndex((item, at) => at > found.to && isPointedNoun(item)) : -1
  if (!found || noun < 0) return [...items]
  const read = asOneTerm(items, found, { category: 'manner', concept: INVERTED })
  const way = read[found.from] as Item
  const behind = noun - (found.to - found.from)
  return read.toSpliced(behind + 1, 0, way).toSpliced(found.from, 1)
}

/** Bodies with a flat side and a round one, or a base and a tip. */
const isPointed = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'solid', 'hemisphere', 'dome', 'cap', 'cone', 'frustum', 'pyramid') ||
      (means(item, 'solid', 'sphere') && items.some(({ text }) => /^half/iu.test(text))),
  )

/** A sentence that names no body goes on with those of the one before it. */
const spokenOf = (sentences: readonly Item[][], at: number): readonly Item[] => {
  const items = sentences[at] ?? []
  if (at === 0 || isPointed(items)) return items
  const before = sentences[at - 1] ?? []
  return isPointed(before) || before.some((item) => means(item, 'solid'))
    ? before
    : spokenOf(sentences, at - 1)
}

/** Both marks or none: what stands in parentheses with other words keeps them. */
function withWay(said: readonly Item[]): Item[] {
  let items = withWayBehind(said)
  // "upside down (tip pointing down)": the same in two ways.
  for (const [pattern, concept] of TOLD) {
    const found = findSpoken(items, pattern)
    if (!found) continue
    let { from, to } = found
    const opens = items[from]?.text === '('
    const closes = items[to]?.text === ')'
    if (opens && !closes) from++
    if (closes && !opens) to--
    const subject = goesOn(items, from, to) ? ownerIn(items.slice(from, to + 1)) : []
    items = asOneTerm(items, { ...found, from, to }, { category: 'manner', concept }).toSpliced(
      from,
      0,
      ...subject,
    )
  }
  return items
}

/** "The flat side faces down and sits on the post": the sentence goes on, and what it tells is told of the body. */
const goesOn = (items: readonly Item[], from: number, to: number): boolean => {
  const [next, after] = items.slice(to + 1, to + 3)
  const verb = means(next, 'conjunction', 'and') ? after : next
  return from === 0 && isAnyOf(verb, 'make', 'operation', 'motion', 'be')
}

/** "the hemisphere" of "the flat side of the hemisphere"; "it" where it is not named. */
function ownerIn(phrase: readonly Item[]): Item[] {
  const noun = phrase.findIndex((item) => means(item, 'solid'))
  if (noun > 0) return phrase.slice(means(phrase[noun - 1], 'determiner') ? noun - 1 : noun, noun + 1)
  return [unsaid(phrase[0] as Item, { category: 'whole', concept: 'it' }, 'it')]
}

export const withWaysUp = where(
  'solid:hemisphere|solid:dome|solid:cap |solid:cone|solid:frustum|solid:pyramid|solid:sphere',
  (sentences) =>
    sentences.map((items, at) => (isPointed(spokenOf(sentences, at)) ? withWay(items) : [...items])),
)
