/**
 * "a 20 mm hole on the left and a 10 mm hole on the right, 60 mm apart", "a 12 mm hole at one end and an 8 mm hole at the
 * other, each 15 mm from its end": two holes of their own sizes, told as so far to either side of the middle, or each from
 * its end.
 */
import { impliedLength, impliedValue } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asTerm, type Item, phraseOf, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, type Found, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const HOLE =
  '(?:a|an|one|another) (?:(?:large|small|larger|smaller|bigger|round) )?(?:(?:#|ø#) )?(?:(?:diameter|dia|through|round|larger|smaller|large|small|clearance|mounting) )*(?:hole|bore)(?: of (?:#|ø#)(?: diameter)?| (?:#|ø#) (?:in diameter|diameter|across))?'
const AT = '(?:on|at|near|towards?|close to|by)'
const END = '(?: hand)?(?: end| side)?'
const BODY =
  /(?:^| )(?:#x# |#x#x# |# long |.* # (?:long|in length) )(?:.* )?(?:plate|bar|strip|block|beam|rail|link|flat|panel|board|base|arm|slab|batten)(?: |$)|(?:^| )(?:plate|bar|strip|block|beam|rail|link|flat|panel|board|base|arm|slab|batten) (?:.* )?(?:#x#|# long|length of #)/u

const LEFT = `(?<left>${AT} (?:(?:the |its )?left${END}|one (?:end|side)))`
const RIGHT = `(?<right>${AT} (?:(?:the |its )?right${END}|(?:the |its )?(?:other|opposite)${END}))`
const FIRST_FROM =
  '(?<first># (?:in from|away from|in|from)(?: from)? (?:the|its|that)(?: left(?: hand)?)? ?(?:end|edge))'
const [ONE, TWO] = [`(?<one>${HOLE})`, `(?<two>${HOLE})`]
const PAIRS = [
  `${ONE} ${LEFT}(?: ,)?(?: ${FIRST_FROM})?(?: ,)?(?: and)? (?:with |has )?${TWO} ${RIGHT}`,
  `${LEFT}(?: ,)?(?: (?:is|has|there is|with))? ${ONE}(?: ,)?(?: and)? ${RIGHT}(?: ,)?(?: (?:is|has|there is|with))? ${TWO}`,
  `${ONE} and ${TWO}(?=(?: ,)? (?:# (?:apart|between|cent(?:er|re) to)|spaced #|with #))`,
].map((pair) => new RegExp(pair, 'du'))

const CENTRES = '(?:hole )?(?:cent(?:er|re)s?|hole cent(?:er|re)s|middles|axes)'
/** How far from the middle of the one to that of the other, as the end of a sentence or as one of its own. */
const APART = new RegExp(
  `(?:^|(?:[,;] |and |with )*)(?:(?:the|both|two|these|their|its|holes|hole|${CENTRES}|are|is|being|of|to be|spaced|set|placed|with|a|spacing|distance|pitch|distance between|between|which|that|lie|from|to) )*#(?: (?:apart|spacing|between|cent(?:er|re) to cent(?:er|re)|on cent(?:er|re)s|from cent(?:er|re) to cent(?:er|re)|cent(?:er|re) distance)(?: (?:the|their|hole|both|two|of|them|holes|${CENTRES}|cent(?:er|re) to cent(?:er|re)|from each other))*)?(?: (?:on|along) (?:the|its)(?: long| horizontal| longitudinal)? (?:cent(?:er|re) ?line|midline))?$`,
  'u',
)
const SAYS_APART = /(?:apart|spac|between|center|centre|pitch)/u
const EACH_FROM =
  /(?:[,;] )?(?:(?:and|with|both|each|hole|holes|the|is|are|of them|set|being|lies?|located|cent(?:er|re)s?|its|their) )*# (?:in )?(?:from|in from|away from) (?:its|the|their|that|each)(?: (?:own|respective|nearest|near))? (?:ends?|edges?)$/u

const NOTE =
  'The two holes lie as far to one side of the middle as to the other, as no distance from an edge was given'

interface Spot {
  from: number
  to: number
}

/** Where each hole and each place stands, the distance of the first from its end if that is told, and the last word. */
type Pair = Readonly<Partial<Record<'left' | 'right' | 'first', Spot>> & Record<'one' | 'two', Spot>> & {
  to: number
}

function pairIn(items: Item[]): Pair | undefined {
  const found = findFirstSpoken(items, PAIRS)
  const { itemAt } = spoken(items)
  const spots = Object.entries(found?.match.indices?.groups ?? {}).flatMap(([name, range]) =>
    range ? [[name, { from: itemAt(range[0]), to: itemAt(range[1] - 1) }] as const] : [],
  )
  return found && { ...(Object.fromEntries(spots) as Omit<Pair, 'to'>), to: found.to }
}

/** Another length that the words for one of them come to. */
function sized({ text, span }: Item, length: number, note?: string): Item {
  const value = impliedValue(length, 'length', span, text)
  return {
    kind: 'quantity',
    text,
    span,
    quantity: { ...impliedLength(value, { span, text }), ...(note ? { note } : {}) },
  }
}

const beside = (size: Item, { span: [from] }: Item): Item => ({ ...size, span: [from, from] })

const fromMiddle =
  (size: Item, concept: '-x' | '+x', note?: string) =>
  (said: Item): Item[] => [
    beside(sized(size, (amountOf(size) ?? 0) / 2, note), said),
    littleWord(said, 'to'),
    asTerm(said, { category: 'face', concept }),
    littleWord(said, 'of'),
    unsaid(said, { category: 'place', concept: 'centre' }, 'center'),
  ]

const fromEnd =
  (size: Item, concept: '-x' | '+x') =>
  (said: Item): Item[] => [
    beside(size, said),
    littleWord(said, 'from'),
    asTerm(said, { category: 'face', concept }),
  ]

/** A hole with its place right behind it, whichever came first. */
function holeAt(
  items: readonly Item[],
  hole: Spot,
  place: Spot | undefined,
  at: (said: Item) => Item[],
): Item[] {
  const noun = items.slice(hole.from, hole.to + 1)
  const [first, ...more] = place ? items.slice(place.from, place.to + 1) : []
  const said = first ? phraseOf([first, ...more]) : { text: '', span: (noun.at(-1) as Item).span }
  return [...noun, ...at(asTerm(said, { category: 'filler', concept: 'its place' }))]
}

/** The sentence of the pair with both places told by one size. */
function placed(items: Item[], pair: Pair, size: Item, each: boolean): Item[] {
  const { left, right, first, one, two } = pair
  const [from, between] = [Math.min(one.from, left?.from ?? one.from), Math.max(one.to, left?.to ?? 0)]
  const [next, end] = [Math.min(two.from, right?.from ?? two.from), Math.max(two.to, right?.to ?? 0)]
  const told = first && amountOf(items[first.from])
  const places = each
    ? [fromEnd(size, '-x'), fromEnd(size, '+x')]
    : told === undefined
      ? [fromMiddle(size, '-x', NOTE), fromMiddle(size, '+x')]
      : [undefined, fromEnd(sized(size, told + (amountOf(size) ?? 0)), '-x')]
  const [a, b] = places
  return [
    ...items.slice(0, from),
    ...(a ? holeAt(items, one, left, a) : items.slice(from, between + 1)),
    ...items.slice(between + 1, next),
    ...(b ? holeAt(items, two, right, b) : items.slice(next, end + 1)),
    ...items.slice(end + 1),
  ]
}

/** What is said of both: how far apart they are, or how far each is from its end. */
function statement(items: Item[], from: number): { found: Found; each: boolean } | undefined {
  const rest = items.slice(from)
  const each = findSpoken(rest, EACH_FROM)
  const found = each ?? findSpoken(rest, APART)
  if (!found || found.from > 1 || found.quantities.length !== 1) return undefined
  if (!each && !SAYS_APART.test(found.match[0])) return undefined
  return { found, each: each !== undefined }
}

/** A body that is longer the other way has its ends in front and at the back. */
const isLongInX = (sentences: Item[][]): boolean =>
  !sentences.flat().some((item) => {
    const [x, y] = item.kind === 'quantity' && item.quantity.kind === 'size' ? item.quantity.values : []
    return x && y && y.value > x.value
  })

function pairsApart(sentences: Item[][]): Item[][] {
  const pairs = sentences.map(pairIn)
  const at = pairs.findIndex((pair) => pair !== undefined)
  const pair = pairs[at]
  if (!pair || !isLongInX(sentences) || !sentences.some((items) => BODY.test(spoken(items).text)))
    return sentences
  const own = pair.to + 1 < (sentences[at]?.length ?? 0)
  const host = own ? at : at + 1
  const base = own ? pair.to + 1 : 0
  const said = sentences[host] && statement(sentences[host], base)
  if (said?.each && pair.first) return sentences
  const size = said && sentences[host]?.[base + (said.found.quantities[0] ?? -1)]
  if (!said || !size) return sentences
  const stretch = { from: base + said.found.from, to: base + said.found.to }
  return sentences.map((items, index) => {
    const idle = index === host ? asIdle(items, stretch, 'how far apart they are') : items
    return index === at ? placed(idle, pair, size, said.each) : idle
  })
}

export const withTwoHolesApart = where(
  ['feature:hole', ' apart| spac| between |centre|center| end| edge', '# '],
  pairsApart,
)
