/**
 * Edges that are told by how long they are, in all the ways it is said: "the four edges that are 8 mm long", "the corner edges
 * (the 8 mm ones)", "the four 8 mm tall edges". Told as "the edges (the 8 mm long edges)".
 */
import { where } from '../../text/heard.ts'
import { asSettled, asTerm, type Item, isEdgeWork, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const LONG = '(?:long|tall|high|in length|in height)'
/** "(the 8 mm long ones)", "(8 mm long)", "(the ones that are 8 mm tall)": of the edges that stand before it. */
const BEHIND = new RegExp(
  `(?<=(?:edges|corners)(?: of (?:the|this|it|its)(?: [a-z]+)?)? )\\( (?:(?:the|these are the|those are the|that is the) )?(?:# ${LONG}(?: ones| corner edges)?|# (?:ones|edges|corner edges)|(?:ones|edges) (?:(?:that|which) (?:are|measure) |of |with a length of )#(?: ${LONG})?) \\)`,
  'u',
)
/** "the four edges that are 8 mm long". */
const THAT_ARE = new RegExp(
  `(?<=edges )(?:(?:that|which) (?:are|measure)|with a (?:length|height) of|measuring) #(?: ${LONG})?(?= |$)`,
  'u',
)
/** "the 8 mm tall edges", "the four 8 mm long edges". */
const BEFORE = /# (?:(?:tall|high)|(?<=(?:two|four|eight|twelve) # )long)(?= edges(?: |$))/u

const SHORT = /^(?:short|shorter|shortest|long|longer|longest|upright|vertical)$/iu

const EDGES = { category: 'edge', concept: 'edge' } as const

/** "(the 8 mm long edges)", of the size among these words. */
function glossed(said: readonly Item[]): Item[] {
  const size = said.find((item) => item.kind === 'quantity' && item.quantity.kind !== 'count') as Item
  const behind: Item['span'] = [size.span[1], size.span[1]]
  return [
    { kind: 'mark', text: '(', span: [size.span[0], size.span[0]] },
    littleWord(size, 'the'),
    size,
    unsaid({ span: behind }, { category: 'dimension', concept: 'length' }, 'long'),
    asTerm({ text: 'edges', span: behind }, EDGES, { form: 'edge', plural: true }),
    { kind: 'mark', text: ')', span: behind },
  ]
}

function byLength(items: Item[]): Item[] {
  if (!items.some(isEdgeWork)) return items
  const before = findSpoken(items, BEFORE)
  const found = before ?? findSpoken(items, BEHIND) ?? findSpoken(items, THAT_ARE)
  if (!found) return items
  const said = items.slice(found.from, found.to + 1)
  // "the four short edges (the 6.5 mm ones)": which they are is told by their length.
  const short = items.findLastIndex((item, at) => at < found.from && means(item, 'edge'))
  const word = items[short - 1]
  const told = word && SHORT.test(word.text) ? word : undefined
  const head = items.slice(0, found.from).filter((item) => item !== told)
  const number = head[(told ? short : short + 1) - 2]
  // "The 4 edges": as many as they are, and no size.
  if (number?.kind === 'quantity' && number.quantity.kind === 'number')
    head[head.indexOf(number)] = { ...number, quantity: { ...number.quantity, kind: 'count' } }
  const [size] = found.quantities
  const noun = before ? items.slice(found.to + 1, found.to + 2) : []
  return [
    ...head,
    ...noun,
    ...glossed(said),
    ...items.slice(found.to + 1 + noun.length),
    ...(told ? [asSettled(told, 'which edges')] : []),
    ...said
      .filter((item) => item !== items[size ?? -1] && item.kind !== 'mark')
      .map((item) => asSettled(item, 'which edges')),
  ]
}

export const withEdgesByLength = where(['edge:', 'feature:fillet|feature:chamfer', '#'], (sentences) =>
  sentences.map(byLength),
)
