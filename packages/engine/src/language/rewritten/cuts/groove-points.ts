/**
 * "It is 12 mm wide at the rim and narrows down to a point 10 mm below the surface": how wide and how deep a groove is
 * that ends in a point. A round body's diameter is only named there as the surface that both are told from.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asSettled, asTerm, type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, findSpoken, spoken } from '../../text/spoken.ts'

const SURFACE =
  '(?:outside diameter|outer diameter|outside edge|outer edge|outer surface|outside surface|outside|surface|rim|edge|top|top face|top surface|mouth|opening|circumference|perimeter|face)'
const OF_BODY = '(?: of (?:the |this )?[a-z]+)?'

const POINT = new RegExp(
  `(?:narrows|narrowing|tapers|tapering|comes|coming|converges|converging|closes|goes|going|slopes|runs)(?: down| in| inward| inwards)* to (?:a |an )?(?:sharp |single |pointed )*(?:point|v|tip|edge|bottom|v bottom)(?: ,)?(?: that is| that's| which is| at a depth of| at| a distance of)* #(?: (?:deep|below|under|beneath|inside|in from|from|down from|in)(?: (?:it|that|(?:the |its )?${SURFACE}${OF_BODY}))?)?(?= |$)`,
  'u',
)
const WIDEST = new RegExp(`(?<=# wide )at (?:the |its )?${SURFACE}${OF_BODY}(?= |$)`, 'u')

/** "At the outer surface the groove is 10 mm wide": said first. */
const WIDEST_FIRST = new RegExp(
  `^at (?:the |its )?${SURFACE}${OF_BODY}(?: ,)?(?= (?:the |this |it )(?:[a-z]+ ){0,3}?(?:is|measures) # wide(?: |$))`,
  'u',
)

/** "10 mm deep at the point": where it is deepest anyway. */
const DEEPEST =
  /(?<=# deep )(?:at|in) (?:the|its) (?:very )?(?:point|tip|bottom|root|apex|vertex|deepest point|middle of the v)(?: of the v)?(?= [,.;)]|$| and )/u

/** "…, which makes it 10 mm deep": what its width and its angle come to. */
const SO_DEEP =
  /(?:which|that|this|what) (?:makes|gives|leaves) (?:it|the v|the groove)(?= # deep)|(?:making|giving) (?:it|the v|the groove)(?= # deep)/u

const isGroove = (item: Item): boolean => means(item, 'feature', 'groove', 'channel', 'notch')

function withDepth(items: readonly Item[]): Item[] {
  const found = findSpoken(items, POINT)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size || found.quantities.length !== 1) return [...items]
  const behind: [number, number] = [size.span[1], size.span[1]]
  const deep = asTerm(
    { text: 'deep', span: behind },
    { category: 'dimension', concept: 'depth' },
    { form: 'deep' },
  )
  const idle = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size)
    .map((item) => (item.kind === 'mark' ? item : asSettled(item, 'how deep it is')))
  const told = [...items.slice(0, found.from), size, deep, ...items.slice(found.to + 1), ...idle].map(
    (item) =>
      means(item, 'dimension', 'topLength')
        ? asTerm(item, { category: 'dimension', concept: 'width' }, { form: 'wide' })
        : item,
  )
  const first = findSpoken(told, WIDEST_FIRST)
  if (first) return asIdle(told, first, 'where it is widest')
  const widest = findSpoken(told, WIDEST)
  return widest && !means(told[widest.from], 'dimension')
    ? told.map((item, index) =>
        index < widest.from || index > widest.to ? item : asFiller(item, 'where it is widest'),
      )
    : told
}

/** "a sharp point", "a V": walls that meet. A mere bottom may as well be flat. */
const MEETS = / to (?:a |an )?(?:sharp |single |pointed )*(?:point|v|tip|edge|v bottom)(?= |$)/u

const isShaped = (items: readonly Item[], at: number): boolean =>
  /^(?:v|vee|triangular)(?: |$)/u.test(spoken(items.slice(at, at + 1)).text) ||
  means(items[at - 1], 'shape', 'triangular')

/** The groove as one whose walls meet, where only its point says so: by its sizes alone it would be cut square. */
function withMeetingWalls(items: readonly Item[]): Item[] {
  const at = items.findLastIndex((item) => means(item, 'feature', 'groove'))
  const noun = items[at]
  if (!noun || isShaped(items, at)) return [...items]
  return [...items.slice(0, at), unsaidWord(noun, 'shape', 'triangular'), ...items.slice(at)]
}

/** Said of a groove that this sentence or the one before it names. */
export const withGroovePoints = where('feature:groove|feature:channel|feature:notch', (told) => {
  const sentences = told.map((items) => {
    const deepest = findSpoken(items, DEEPEST)
    const read = deepest ? asIdle(items, deepest, 'where it is deepest') : items
    const so = findSpoken(read, SO_DEEP)
    return so ? asIdle(read, so, 'what it comes to') : read
  })
  const pointed = sentences.map((items, index) => {
    const found = findSpoken(items, POINT)
    const named = [items, sentences[index - 1] ?? []].some((said) => said.some(isGroove))
    return named && found ? found.match[0] : undefined
  })
  return sentences.map((items, index) => {
    const told = pointed[index] === undefined ? items : withDepth(items)
    const own = items.some(isGroove)
    const next = sentences[index + 1]?.some(isGroove) ? undefined : pointed[index + 1]
    return MEETS.test((own ? pointed[index] : undefined) ?? next ?? '') ? withMeetingWalls(told) : [...told]
  })
})
