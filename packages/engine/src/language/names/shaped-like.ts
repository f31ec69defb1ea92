/** "A knob in the form of a sphere", "a bowl shaped like a hollow hemisphere": made is the shape, and the other noun names it. */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, asOneTerm, findSpoken } from '../text/spoken.ts'

const LIKE =
  '(?:shaped like|in the (?:shape|form) of|(?:having|with|that has|which has) the (?:shape|form) of)'
const KIND =
  '(?:(?:hollow|solid|truncated|half|flat|simple|upright|thin|thick|square|rectangular|circular|round) )*'
const BODY =
  '(?:hemisphere|half sphere|sphere|ball|cylinder|cone|frustum|tube|cuboid|cube|rectangular prism|triangular prism|hexagonal prism|torus|donut|disc|disk|pyramid|wedge|capsule)'

const HALF = 'half(?: of)? (?:a|an)(?: hollow)? (?:sphere|ball)'

const SHAPED = new RegExp(`${LIKE}(?= (?:(?:a|an) ${KIND}${BODY}|${HALF})(?: |$))`, 'u')

/** These are open at the top, whatever they are like. */
const VESSEL = /^(?:bowl|cup|mug|tray|vase|pot|dish|basin|bucket|bin|tub|planter|.*shade|.*box|.*holder)$/iu

const ROUND_BOWL = new RegExp(
  `bowl ${LIKE} (?:(?:a|an) (?:(?:hollow|open|upside down|inverted|thin|walled) )*(?:hemisphere|half sphere)|${HALF})(?= |$)`,
  'u',
)

/** One noun, with an article and what says nothing of a shape. */
function isName(items: readonly Item[]): boolean {
  const nouns = items.filter((item) => means(item, 'solid') || item.kind === 'unknown')
  const small = (item: Item): boolean =>
    means(item, 'determiner', 'a') || means(item, 'make') || means(item, 'filler')
  return (
    nouns.length === 1 &&
    items.every((item) => (nouns.includes(item) ? !VESSEL.test(item.text) : small(item)))
  )
}

/** Only what opens the prompt is the part: "a block with a knob in the form of a sphere" has a knob. */
function asShaped(items: Item[]): Item[] {
  const bowl = findSpoken(items, ROUND_BOWL)
  if (bowl) return asOneTerm(items, bowl, { category: 'solid', concept: 'round bowl' })
  const found = findSpoken(items, SHAPED)
  if (!found || !isName(items.slice(0, found.from))) return items
  const article = items.findIndex((item) => means(item, 'determiner', 'a'))
  return asIdle(items, { from: Math.max(article, 0), to: found.to }, 'name of the part')
}

export const withShapedLike = where('shaped like|the shape of|the form of', (sentences) =>
  sentences.map((items, at) => (at === 0 ? asShaped(items) : items)),
)
