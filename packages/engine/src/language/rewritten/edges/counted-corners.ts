/**
 * "near each of the 6 corners" of a hexagonal plate: as many as it has. "The other two are left square", "the fourth stays
 * sharp": as corners are that nothing is done to. "The left corners are rounded 5 mm, the right corners 15 mm": each by itself.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, isEdgeWork, isMark, means, unsaid } from '../../text/items.ts'
import { asTerms, findAllSpoken, spoken } from '../../text/spoken.ts'

const CORNERS: readonly (readonly [RegExp, number])[] = [
  [/\bhexag/u, 6],
  [/\boctag/u, 8],
  [/\bpentag/u, 5],
  [/\btriang/u, 3],
]
const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight']
const COUNTED =
  /(?:(?<=(?:each|every|all) of (?:the|its) )(?:#|three|four|five|six|seven|eight|\d)|(?<=(?:^| )(?:in|at|near) (?:the|its) )#)(?= (?:(?:outer|outside|inside|inner|interior|internal) )?(?:corners|vertices)(?: |$))/u

/** As many corners as the outline has that the prompt names; four where it names none, none known where it names two. */
function cornersOf(sentences: readonly Item[][]): number | undefined {
  const named = CORNERS.filter(([pattern]) => sentences.some((items) => pattern.test(spoken(items).text)))
  return named.length > 1 ? undefined : (named[0]?.[1] ?? 4)
}

const numberOf = (item: Item | undefined): number | undefined => {
  if (item?.kind === 'quantity') return item.quantity.values[0]?.value
  const at = NUMBERS.indexOf(item?.text.toLowerCase() ?? '')
  return at < 0 ? undefined : at + 3
}

function withoutCount(items: Item[], corners: number | undefined): Item[] {
  const places = findAllSpoken(items, COUNTED)
    .map(({ from }) => from)
    .filter((at) => numberOf(items[at]) === corners)
  if (places.length === 0) return items
  return items.map((item, at) => (places.includes(at) ? asFiller(item, 'as many as there are') : item))
}

/** "one of its four vertical edges": one of them, however many there are. */
const ONE_OF =
  /(?<=(?:^| )one of (?:its|the) )(?:four|eight|twelve|six|#)(?= (?:(?:vertical|upright|outer|top|long) )*(?:edges|corners)(?: |$))/u

/** "one of the 40 mm long edges": how long they are, and no number of them. */
const isLength = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.values[0]?.unit !== undefined

function withOne(items: Item[]): Item[] {
  const found = findAllSpoken(items, ONE_OF)
  const numbers = new Set(found.map(({ from }) => from).filter((at) => !isLength(items[at])))
  // Of four edges that are so long, which one is worked is not told: left to be refused by its words.
  const some = items.some(isEdgeWork) ? found.filter(({ from }) => isLength(items[from])) : []
  return items.flatMap((item, at): Item[] => {
    if (numbers.has(at)) return []
    const one = /^one(?: of)?$/iu.test(item.text) && some.some(({ from }) => at < from && at >= from - 3)
    return one ? [{ kind: 'unknown', text: item.text, span: item.span }] : [item]
  })
}

const LEFT_SQUARE =
  /(?<=corners?(?: .*)? |^)(?:, |; )?(?:(?:and|while|but|with) )*(?:the )?(?:others?|remaining|rest|fourth|third|last)(?: (?:two|three|one|ones|corners?|of the corners))* (?:(?:is|are|stays?|staying|remains?|remaining|being|kept|left|should be|should stay|to be|be|leave) )*(?:square|sharp|unrounded|untouched|right angled|plain|as they are|as it is)(?= [,.;]|$)/u

const IDLE = { category: 'filler', concept: 'as corners are' } as const

const SIDE =
  '(?:left|right|front|back|top|bottom|upper|lower|front left|front right|back left|back right|top left|top right|bottom left|bottom right)'
const EACH = new RegExp(
  `(?<=^|[,:;] |and |with |whose )(?:the |its )?(?:two )?${SIDE}(?: hand)?(?: two)? corners?(?= (?:(?:are|is|have|has|with|rounded|filleted|chamfered|to|by|at|of|a|an) )*#)`,
  'u',
)

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';', ':') ||
  means(item, 'conjunction') ||
  means(item, 'preposition', 'with') ||
  /^whose$/iu.test(item?.text ?? '')

/** Corners of two sides with a radius each are told in a sentence each. */
function apart(items: Item[]): Item[][] {
  const found = findAllSpoken(items, EACH)
  const verbless = found.filter(({ to }) => !means(items[to + 1], 'be') && !means(items[to + 1], 'have'))
  if (found.length < 2 || verbless.length === 0) return [items]
  const lead = items.slice(0, found[0]?.from)
  while (isJoint(lead.at(-1))) lead.pop()
  const clauses = found.map(({ from, to }, index) => {
    const clause = items.slice(from, found[index + 1]?.from ?? items.length)
    while (isJoint(clause.at(-1))) clause.pop()
    const next = clause[to - from + 1]
    if (!next || (next.kind !== 'quantity' && !means(next, 'determiner'))) return clause
    const has = unsaid(next, { category: 'have', concept: 'has' }, '', 'has')
    return [...clause.slice(0, to - from + 1), has, ...clause.slice(to - from + 1)]
  })
  return [...(lead.length > 0 ? [lead] : []), ...clauses]
}

export const withCountedCorners = where('corner|vertices|edges', (sentences) => {
  if (!sentences.some((items) => /\b(?:corners?|vertices|edges)\b/u.test(spoken(items).text)))
    return sentences
  const corners = cornersOf(sentences)
  return sentences.flatMap((items, at) => {
    const before = sentences[at - 1]
    const about =
      /\bcorners?\b/u.test(spoken(items).text) || (before && /\bcorners?\b/u.test(spoken(before).text))
    const read = about ? asTerms(withoutCount(items, corners), LEFT_SQUARE, IDLE) : items
    return apart(withOne(read))
  })
})
