/**
 * "two holes, one near each of the short edges, 12 mm from the edge": which sides they lie at is told by the pair, how far
 * from them by the distance. Said in one: 12 mm from the nearest short edge.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const SIDE = '(?:ends?|edges?|sides?)'
const PAIR = new RegExp(
  `(?:, )?(?:with )?one (?:near|at|close to|next to|by|towards?|along|on) each (?:of the (?:two )?|of its (?:two )?)?(?:short|shorter|narrow) ${SIDE}(?= [,.;)]|$| and )`,
  'u',
)
const DISTANCE = new RegExp(
  `(?<=# (?:in |inward |inwards |away )?from )(?:the |its |that |their |each )?(?:(?:nearest|nearer|closest|own|respective) )?(?:(?:short|shorter|narrow) )?${SIDE}(?= |$)`,
  'u',
)

/** The words of the distance with the side they mean before their noun. */
function fromNearest(items: readonly Item[]): Item[] | undefined {
  const found = findSpoken(items, DISTANCE)
  const noun = found && items[found.to]
  if (!found || !noun) return undefined
  return [
    ...items.slice(0, found.from),
    unsaid(noun, { category: 'determiner', concept: 'the' }, 'the'),
    unsaid(noun, { category: 'which', concept: 'adjacent' }, 'nearest'),
    unsaid(noun, { category: 'which', concept: 'short' }, 'short'),
    ...items.slice(found.from, found.to).map((item) => asFiller(item, 'which side it is')),
    noun,
    ...items.slice(found.to + 1),
  ]
}

export const withOneAtEach = where(' short| narrow', (sentences) => {
  const at = sentences.findIndex((items) => findSpoken(items, PAIR))
  const found = sentences[at] && findSpoken(sentences[at], PAIR)
  const pair = sentences[at]?.some((item) => means(item, 'feature') || means(item, 'solid'))
  if (!found || !pair) return sentences
  const idle = sentences.map((items, index) =>
    index === at ? asIdle(items, found, 'one at each, as the distance tells') : items,
  )
  for (const [index, items] of idle.entries()) {
    const read = index >= at ? fromNearest(items) : undefined
    if (read) return idle.with(index, read)
  }
  return sentences
})
