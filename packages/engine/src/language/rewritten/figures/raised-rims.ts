/**
 * "a raised border 4 mm wide around the edge", "a lip 2 mm wide runs around the outside of the top": a rim that stands on a
 * plate all along its edges. Which outline it has follows from what it stands on (see `worked/borders.ts`).
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, phraseOf } from '../../text/items.ts'
import { asSettledPhrase, findSpoken, spoken } from '../../text/spoken.ts'

const LOOK =
  '(?:(?:raised|upstanding|upright|vertical|continuous|closed|uninterrupted|perimeter|peripheral|surrounding|outer|thin|small|low|narrow|simple) )*'
/** Said of other things as well: they are rims only where they go all around. */
const NOUN = `${LOOK}(?:rim|border|lip|walls?|edge|ridge|curb|kerb|band|frame|fence|edging)`
/** By its name all around. */
const RAISED =
  /(?<=(?:^|with|and|has|a|an|,|#|high|tall|wide|thick|add|it) )(?:raised (?:rim|border|edge)|(?:perimeter|peripheral) (?:rim|border|lip|wall|edge))(?= |$)/u
const RIM = new RegExp(
  `(?<=(?:^|with|and|has|a|an|,|#|high|tall|wide|thick|add|runs|goes|by) )(?:${NOUN})(?= |$)`,
  'u',
)

const GOES =
  '(?:(?:(?:that|which|it) )?(?:is|runs|running|goes|going|extends|extending|stands|standing|sits|sitting|rises|rising|placed|added|lies) )?'
const ALL = '(?:(?:all|right|completely|entirely|fully|continuously) )?(?:(?:all )?the way )?'
const WHOSE = '(?:(?:the|its|entire|whole|complete|full|outer|outside|upper|top|very) )*'
const LINE =
  '(?:perimeter|periphery|circumference|edges?|rim|border|boundary|outline|outside|sides|top(?: (?:face|surface|edges?|side))?)'
const BODY = '(?:plate|disc|disk|base|block|slab|tray|panel|board|tile|sheet|puck|body|part|lid|cover)'
const OF = `(?: (?:of|on) (?:(?:the|its|this) )?(?:(?:top|upper) (?:face|side|surface)|top|it|${BODY})(?: of (?:the|its|this) ${BODY})?)?`
const EVERY =
  '(?:all (?:(?:of )?(?:the|its) )?(?:four )?|all four |the four |every )(?:outer )?(?:edges|sides)'
const ROUND = '(?:around|round|following|surrounding|enclosing)'
const AROUND = new RegExp(
  `(?:, )?${GOES}${ALL}(?:${ROUND} (?:${EVERY}|${WHOSE}${LINE}|(?:the|this) ${BODY})${OF}|(?:along|on|at) (?:${EVERY}|${WHOSE}(?:perimeter|periphery|circumference|outline|boundary)|(?:the|its) (?:entire|whole) (?:edge|rim|border))${OF}|(?:all|the way) (?:around|round)(?: (?:it|${WHOSE}${LINE}${OF}))?)(?= [,.;:)]|$| (?:and|with|is|has|that|which|of|runs|goes|stands|sits|there|[#])(?: |$))`,
  'u',
)
/** "The plate is surrounded by a rim", "bordered by". */
const SURROUNDED =
  /(?:is )?(?:surrounded|bordered|bounded|framed|edged|enclosed)(?: (?:on all (?:four )?sides|all around))? (?:by|with)(?= (?:a|an) )/u
/** What lies elsewhere, or is left by a cut. */
const OTHERWISE =
  /\b(?:bottom|underside|lower|below|beneath|inside|inner|downwards?|leav(?:e|es|ing)|left|remain(?:s|ing)?)\b/u

const NAMED = new RegExp(`\\b${BODY}\\b`, 'u')
/** "The block has a rim", "it has one": whose it is. */
const OWNER =
  /^(?:(?:the|this|that) )?(?:[a-z]+ )*?([a-z]+) (?:also )?(?:has|have|carries|bears|gets|is (?:surrounded|bordered|framed|edged|bounded|enclosed))(?= )/u
const EDGE = /\b(?:edges?|perimeter|periphery|circumference|border|boundary|outline)\b/u

const asBorder = (items: readonly Item[], from: number, to: number): Item[] => [
  ...items.slice(0, from),
  asTerm(
    phraseOf(items.slice(from, to + 1) as [Item, ...Item[]]),
    { category: 'solid', concept: 'border' },
    { form: 'border' },
  ),
  ...items.slice(to + 1),
]

/** Of several bodies it goes around the first one: said of another, or of a top that might be either's, it is not read. */
function isOfFirst(line: string, said: string, before: readonly Item[]): boolean {
  const [first, ...others] = before
    .filter((item) => means(item, 'solid'))
    .map(({ text }) => text.toLowerCase())
  if (first === undefined || others.every((other) => other === first)) return true
  const named = OWNER.exec(line)?.[1] ?? NAMED.exec(said)?.[0]
  return named === undefined ? EDGE.test(said) : first.endsWith(named)
}

function withRim(items: Item[], before: readonly Item[]): Item[] {
  if (OTHERWISE.test(spoken(items).text)) return items
  const around = findSpoken(items, AROUND)
  const surrounded = around ? undefined : findSpoken(items, SURROUNDED)
  const read = around
    ? asSettledPhrase(items, around, 'around the edge')
    : surrounded
      ? [
          ...items.slice(0, surrounded.from),
          asTerm(
            phraseOf(items.slice(surrounded.from, surrounded.to + 1) as [Item, ...Item[]]),
            { category: 'have', concept: 'have' },
            { form: 'has' },
          ),
          ...items.slice(surrounded.to + 1),
        ]
      : items
  const rim = findSpoken(read, around || surrounded ? RIM : RAISED)
  const told = rim && [...before, ...items.slice(0, rim.from)]
  return told && isOfFirst(spoken(items).text, around?.match[0] ?? 'edge', told)
    ? asBorder(read, rim.from, rim.to)
    : items
}

const hasSize = (items: readonly Item[]): boolean => items.some(({ kind }) => kind === 'quantity')

const isBorder = (item: Item): boolean => means(item, 'solid', 'border')

/** "The rim is 3 mm wide": the one that was told before. */
const AGAIN = new RegExp(
  `(?<=^(?:the|this) )(?:${NOUN})(?= (?:is|has|measures|rises|stands|should|must|extends) )`,
  'u',
)

function toldAgain(items: Item[]): Item[] {
  const rim = hasSize(items) ? findSpoken(items, AGAIN) : undefined
  return rim ? asBorder(items, rim.from, rim.to) : items
}

export const withRaisedRims = where(
  [
    'rim|border|lip|wall|edg|ridge|curb|kerb|band|frame|fence',
    'around|round|raised|perimeter|peripher|edges|sides|bordered|framed|edged|bounded|enclosed',
  ],
  (sentences) => {
    // What is hollow has a rim already.
    if (
      sentences.some((items) =>
        items.some(
          (item, at) => means(item, 'solid', 'container', 'cup', 'tube') && !isMark(items[at + 1], ':'),
        ),
      )
    )
      return sentences
    const told = sentences.map((items, at) => withRim(items, sentences.slice(0, at).flat()))
    const first = told.findIndex((items) => items.some(isBorder))
    return first < 0 ? sentences : told.map((items, at) => (at > first ? toldAgain(items) : items))
  },
)
