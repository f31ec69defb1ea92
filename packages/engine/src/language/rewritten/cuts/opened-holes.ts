/**
 * "At one end the hole is opened up to 12 mm for a depth of 8 mm", "enlarge the bore to 12 mm over 8 mm from the top": a
 * counterbore, told as what is done to the hole.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, phraseOf, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const HOLE =
  '(?:the|this|that|its|each|both|all|every) (?:(?!first|second|third|fourth|last|other|one)(?:#|[a-z]+) ){0,3}?(?:holes?|bores?|through holes?)'
const IT = '(?:it|they)'
const UP = '(?: up| out)?'
const OPENED = '(?:opened|widened|enlarged|expanded|broadened|bored|drilled out|reamed out|machined)'
const OPEN = '(?:open|widen|enlarge|expand|broaden|bore|drill out|ream out)'
const DONE = `(?:(?:(?:is|are|gets|get|has|have|been|should|must|be|then|further) )+${OPENED}|opens|open|widens|widen|enlarges|expands)${UP}`
const MORE = '(?:increase|enlarge|widen|expand|raise) (?:the|its) diameter of'
const END =
  '(?:(?:one|both|each|either|the other|the opposite)(?: of (?:the|its))? ends?|(?:the|its) (?:top|bottom|upper|lower)(?: (?:end|face|side))?)(?: of (?:it|the [a-z]+))?'
const AT = '(?:at|from|on|(?:starting|beginning) (?:at|from|on)|measured from)'
const WIDE = '(?:a )?(?:diameter of )?(?:#|ø#)(?: (?:in )?diameter| wide| across)?'
const FAR =
  '(?:(?:,|and|for|over|to|a|the|along|down|up|only|reaching|through) )*(?:(?:depth|length|distance) of |(?<part>first|last|outer|final|(?<level>top|upper|bottom|lower)) )?#(?: (?:deep|in depth|long|of (?:the|its) (?:length|depth)))?'

const OPENING = new RegExp(
  `(?<=^|[,;:] |and |then )(?:${AT} (?<before>${END})(?: only| alone)?(?: ,)? )?(?:(?:(?<subject>${HOLE})|${IT}) (?<done>${DONE})|(?<order>${OPEN})${UP} (?:(?<object>${HOLE})|${IT})${UP}|(?<more>${MORE}) (?:(?<whose>${HOLE})|it)) to ${WIDE}(?: (?:,|and) )?(?: ${AT} (?<between>${END})(?: only)?)? ${FAR}(?:(?: ,)? ${AT} (?<behind>${END})(?: only)?)?(?= [,.;)]|$| and )`,
  'u',
)

/** The items that a named piece of the pattern stands for. */
const piece = (items: readonly Item[], found: Found, name: string): Item[] => {
  const said = found.match.groups?.[name]
  if (!said) return []
  const isSaid = findSpoken(items.slice(found.from, found.to + 1), new RegExp(`(?<=^| )${said}(?= |$)`, 'u'))
  return isSaid ? items.slice(found.from + isSaid.from, found.from + isSaid.to + 1) : []
}

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

function opened(items: Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, OPENING)
  const [wide, far] = found?.quantities ?? []
  if (!found || wide === undefined || far === undefined || found.quantities.length !== 2) return items
  const hole = ['subject', 'object', 'whose'].flatMap((name) => piece(items, found, name))
  // "it" is the hole that was told last.
  if (hole.length === 0 && !before.some(isHole)) return items
  const end = ['before', 'between', 'behind'].flatMap((name) => piece(items, found, name))
  // "over the first 10 mm" alone is told by its stretches.
  const { part, level, done, order } = found.match.groups ?? {}
  if (part && !level && end.length === 0) return items
  const verb = piece(items, found, done ? 'done' : order ? 'order' : 'more')
  const [first] = verb
  if (!first) return items
  const word = (category: Entry['category'], concept: string, form = concept): Item =>
    unsaid(first, { category, concept }, '', form)
  // "for the top 9 mm": from there.
  const levelled = level
    ? [
        word('preposition', 'from'),
        word('determiner', 'the'),
        word('face', /top|upper/u.test(level) ? '+z' : '-z'),
      ]
    : []
  return [
    ...items.slice(0, found.from),
    ...(hole.length > 0 ? hole : [word('determiner', 'the'), word('feature', 'hole')]),
    word('have', 'has'),
    word('determiner', 'a'),
    asTerm(
      phraseOf(verb as [Item, ...Item[]]),
      { category: 'feature', concept: 'counterbore' },
      { form: 'counterbore' },
    ),
    word('preposition', 'of'),
    items[wide] as Item,
    word('dimension', 'diameter'),
    word('conjunction', 'and'),
    items[far] as Item,
    word('dimension', 'depth'),
    ...(end.length > 0 ? [word('preposition', 'at'), ...end] : levelled),
    ...items.slice(found.to + 1),
  ]
}

export const withOpenedHoles = where(
  ['feature:hole', 'open|widen|enlarge|expand|broaden|bore|drill|ream|machined|increase|raise'],
  (sentences) => sentences.map((items, at) => opened(items, sentences[at - 1] ?? [])),
)
