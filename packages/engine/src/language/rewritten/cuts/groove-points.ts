/**
 * "It is 12 mm wide at the rim and narrows down to a point 10 mm below the surface": how wide and how deep a groove is
 * that ends in a point. A round body's diameter is only named there as the surface that both are told from.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const SURFACE =
  '(?:outside diameter|outer diameter|outside edge|outer edge|outer surface|outside surface|outside|surface|rim|edge|top|top face|top surface|mouth|opening|circumference|perimeter|face)'
const OF_BODY = '(?: of (?:the |this )?[a-z]+)?'

const POINT = new RegExp(
  `(?:narrows|narrowing|tapers|tapering|comes|coming|converges|converging|closes|goes|going|slopes|runs)(?: down| in| inward| inwards)* to (?:a |an )?(?:sharp |single |pointed )*(?:point|v|tip|edge|bottom|v bottom)(?: ,)?(?: that is| that's| which is| at a depth of| at| a distance of)* #(?: (?:deep|below|under|beneath|inside|in from|from|down from|in)(?: (?:the |its )?${SURFACE}${OF_BODY})?)?(?= |$)`,
  'u',
)
const WIDEST = new RegExp(`(?<=# wide )at (?:the |its )?${SURFACE}${OF_BODY}(?= |$)`, 'u')

/** "At the outer surface the groove is 10 mm wide": said first. */
const WIDEST_FIRST = new RegExp(
  `^at (?:the |its )?${SURFACE}${OF_BODY}(?: ,)?(?= (?:the |this |it )(?:[a-z]+ ){0,3}?(?:is|measures) # wide(?: |$))`,
  'u',
)

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
    .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'how deep it is')))
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

/** Said of a groove that this sentence or the one before it names. */
export const withGroovePoints = where('feature:groove|feature:channel|feature:notch', (sentences) =>
  sentences.map((items, index) =>
    [items, sentences[index - 1] ?? []].some((said) => said.some(isGroove)) ? withDepth(items) : [...items],
  ),
)
