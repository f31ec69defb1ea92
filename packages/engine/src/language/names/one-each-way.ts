/**
 * "Two cylinders of 20 mm diameter, each 80 mm long, crossing at the origin: one along X and the other along Y": each is
 * told in a sentence of its own, with its way. Where they cross, their middles lie.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, isMark, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const WAY =
  '(?: _)?(?: (?:lies|runs|is|goes|extends|points|running|lying|oriented|aligned|pointing|extending|laid|going|which runs|with (?:its|the) axis|horizontally|vertically))*(?: (?:along|parallel to|in|on))(?: the)? [xyz](?: axis| direction)?(?: \\( (?:from )?[xyz] ?=[^()]*\\)| from [xyz]=-?[0-9.]+ to (?:[xyz]=)?-?[0-9.]+)?'
/** Behind a number: "one along X and one along Y". */
const EACH_WAY = new RegExp(
  `(?:(?:with|where) )?(?:one|the first|the first one)${WAY}(?: ,)?(?: and)? (?:one|another|another one|the other|the other one|the second|the second one)${WAY}(?:(?: ,)? and (?:one|the third|the third one|another)${WAY})?(?= ?[,.;]|$| (?:with|and|both|all|each))`,
  'u',
)
const CROSSING =
  /(?:, )?(?:that |which |and |they )*(?:cross(?:ing|es)?|intersect(?:ing|s)?|meet(?:ing)?|perpendicular)(?: (?:each other|one another|at right angles|perpendicularly|at a right angle|at @|to each other|to one another))*(?: (?:at|in|through) (?:the |their )?(?:common |shared )?(?:origin|cent(?:er|re)s?|middles?|midpoints?))?/u

const isAxis = (item: Item): boolean => means(item, 'axis', 'x', 'y', 'z')

const isRange = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'range'

interface Pair {
  count: number
  noun: number
  from: number
  to: number
}

/** The bodies that a list of ways tells apart: as many as there are ways. */
function pairIn(items: readonly Item[]): Pair | undefined {
  const found = findSpoken(items, EACH_WAY)
  if (!found) return undefined
  const ways = items.slice(found.from, found.to + 1).filter(isAxis).length
  const noun = items.findLastIndex(
    (item, at) => at < found.from && item.kind === 'term' && item.plural && means(item, 'solid'),
  )
  const count = items.findLastIndex(
    (item, at) =>
      at < noun &&
      at > noun - 5 &&
      item.kind === 'quantity' &&
      ['count', 'number'].includes(item.quantity.kind) &&
      item.quantity.values[0]?.value === ways,
  )
  return noun >= 0 && count >= 0 ? { count, noun, from: found.from, to: found.to } : undefined
}

const OF_EACH = /^(?:each|both|all|are|is)$/iu
const LEAD =
  /^(?:with|has|have|having|and|made of|made from|made|of|from|consisting of|made up of|formed by|by)$/iu
const ORDER = ['', 'second', 'third']

/** What was said of all of them, for one; where they cross is said by its own words. */
function shared(items: readonly Item[]): { said: Item[]; crossing: boolean } {
  const found = findSpoken(items, CROSSING)
  const said = items.map((item, at) => {
    const crosses = found && at >= found.from && at <= found.to && !isMark(item)
    return crosses || OF_EACH.test(item.text) ? asFiller(item, 'of each') : item
  })
  while (isMark(said.at(-1), ':', ',', '-')) said.pop()
  return { said, crossing: found !== undefined }
}

function apart(items: readonly Item[], { count, noun, from, to }: Pair): Item[][] {
  let end = count
  while (end > 0 && (isMark(items[end - 1], ',', ':') || LEAD.test(items[end - 1]?.text ?? ''))) end--
  const before = items.slice(0, end)
  const head = items[noun] as Item
  const { said, crossing } = shared(items.slice(noun + 1, from))
  const behind = shared(items.slice(to + 1))
  // "a cross of two bars": crossed as its title says.
  const titled = before.some(({ text }) => /^cross(?: shape)?$/iu.test(text))
  const lead = items
    .slice(end, count + 1)
    .map((item) => (isMark(item) ? item : asFiller(item, 'as many as are told')))
  const list = items.slice(from, to + 1)
  const ways = list.flatMap((item, at) => (isAxis(item) ? [at] : []))
  const told = ways.map((place, index): Item[] => {
    const way = list[place] as Item
    // "one along X (X=-45 to 45)": how far that one reaches.
    const levels = list.slice(place, ways[index + 1]).filter(isRange)
    const copy = (item: Item): Item => (index === 0 ? item : { ...item })
    const centre: Item[] = [
      unsaid(way, { category: 'place', concept: 'centre' }, '', 'centered'),
      unsaid(way, { category: 'preposition', concept: 'at' }, '', 'at'),
      unsaid(way, { category: 'place', concept: 'origin' }, '', 'origin'),
    ]
    return [
      ...(index === 0 ? lead : []),
      unsaid(head, { category: 'determiner', concept: 'a' }, '', 'a'),
      ...(index > 0 ? [unsaid(head, { category: 'ordinal', concept: ORDER[index] ?? 'third' })] : []),
      ...items.slice(count + 1, noun).map(copy),
      { ...copy(head), plural: false } as Item,
      ...said.map(copy),
      ...list
        .filter((item) => index === 0 && item.kind !== 'mark' && !isAxis(item) && !isRange(item))
        .map((item) => asFiller(item, 'one of them')),
      unsaid(way, { category: 'preposition', concept: 'along' }, '', 'along'),
      way,
      ...levels,
      ...(crossing || behind.crossing || titled ? centre : []),
      ...behind.said.map(copy),
    ]
  })
  return before.some((item) => !isMark(item)) ? [before, ...told] : told
}

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'solid') || means(item, 'feature') || means(item, 'portion') || means(item, 'edge')

/** "A bore runs through each.", "Both are bored …": the bodies that were told apart, by no noun. */
function withNouns(items: readonly Item[], noun: Item): Item[] {
  return items.flatMap((item, at): Item[] => {
    const led = means(items[at - 1], 'manner', 'through') || at === 0
    const pronoun = means(item, 'which', 'each', 'both', 'all')
    const verb = at > 0 || means(items[at + 1], 'be') || means(items[at + 1], 'have')
    if (!led || !pronoun || !verb || isNoun(items[at + 1]) || noun.kind !== 'term') return [item]
    const behind: [number, number] = [item.span[1], item.span[1]]
    return [item, { ...noun, text: '', span: behind, plural: !means(item, 'which', 'each') }]
  })
}

export const withOneEachWay = where([' one | first ', ' x | y | z '], (sentences) => {
  let noun: Item | undefined
  return sentences.flatMap((items) => {
    const pair = pairIn(items)
    if (!pair) return [noun ? withNouns(items, noun) : items]
    noun = items[pair.noun]
    return apart(items, pair)
  })
})
