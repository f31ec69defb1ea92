/** "holes concentric with the corner radii", "each sharing its center with a rounded corner": as far from both edges as the corners are rounded. */
import { where } from '../../text/heard.ts'
import { type Item, type Sized, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const CORNER =
  '(?:the|its|their|each|every|one of the|a)(?: (?:four|nearest|closest|respective|adjacent|corresponding|rounded|filleted|outer))* (?:corners?(?: (?:radius|radii|fillets?|rounds?|rounding|arcs?))?|fillets?|rounded corners?)(?: (?:radius|radii|arcs?))?'

const CONCENTRIC = new RegExp(
  `(?:concentric|coaxial|concentrically|centered|centred) (?:with|to|on|in|at the (?:center|centre)s? of) ${CORNER}(?= [,;.)]|$)|(?:the )?(?:center|centre)s?(?: point)? of (?:each|every|the|all) holes? (?:is|are|lies?|sits?|coincides?)(?: (?:at|on|in|with|located|the same (?:point|spot|place) as))* the (?:center|centre)s?(?: point)? of ${CORNER}(?= [,;.)]|$)|sharing (?:its|their|the same) (?:center|centre)s? (?:point )?with ${CORNER}(?= [,;.)]|$)`,
  'u',
)

/** How far corners are rounded, where that is said: before or behind the words for it. */
const RADIUS: readonly (readonly [RegExp, at: 0 | -1])[] = [
  [
    /(?:#|r#) (?:(?:radius|radiused|rounded|round|fillet|filleted|outer) )*(?:corner|corners|corner (?:radius|radii|fillets?|rounds?))(?= |$)/u,
    0,
  ],
  [
    /(?:corners?|vertical edges|edges)(?: .*)? (?:radius|radii|fillets?|rounded|filleted)(?: (?:of|to|is|with|by|a|an|radius|at|=))* (?:#|r#)/u,
    -1,
  ],
  [/(?:#|r#) (?:radius )?(?:fillets?|rounds?|radii|radius)(?: .*)? (?:corners?|vertical edges)(?= |$)/u, 0],
]

/** "Round off the four corners. The radius is 8 mm." */
const RADIUS_BEHIND =
  /^(?:the|its|their) (?:(?:corner|fillet) )?radius (?:of (?:the|each) (?:corners?|fillets?) )?is (?:#|r#)/u

const asSized = (item: Item | undefined): Sized | undefined => (item?.kind === 'quantity' ? item : undefined)

function cornerRadius(sentences: readonly Item[][]): Sized | undefined {
  for (const [at, items] of sentences.entries()) {
    for (const [pattern, index] of RADIUS) {
      const size = findSpoken(items, pattern)?.quantities.at(index)
      if (size !== undefined) return asSized(items[size])
    }
    const rounds = /\b(?:round|rounded|fillet)\b.*\b(?:corners|vertical edges)\b/u.test(spoken(items).text)
    const next = sentences[at + 1]
    const behind = rounds && next ? findSpoken(next, RADIUS_BEHIND) : undefined
    const [told] = behind?.quantities ?? []
    if (next && told !== undefined) return asSized(next[told])
  }
  return undefined
}

/** "8 mm from the edges", in words that nobody said. */
function distanceLike(radius: Sized, near: Item): Item[] {
  const word = (category: 'preposition' | 'determiner', concept: string) =>
    unsaid(near, { category, concept }, concept)
  return [
    {
      ...radius,
      span: [near.span[0], near.span[0]],
      quantity: { ...radius.quantity, values: radius.quantity.values.map((value) => ({ ...value })) },
    },
    word('preposition', 'from'),
    word('determiner', 'the'),
    { ...unsaid(near, { category: 'edge', concept: 'edge' }, 'edges', 'edge'), plural: true },
  ]
}

export const withCornerCentres = where(' corner| fillet', (sentences) => {
  if (!sentences.some((items) => findSpoken(items, CONCENTRIC))) return sentences
  const radius = cornerRadius(sentences)
  return sentences.map((items) => {
    const found = findSpoken(items, CONCENTRIC)
    if (!found) return [...items]
    // Of corners that nobody has rounded this says nothing.
    if (!radius)
      return items.map((item, at) =>
        at >= found.from && at <= found.to ? { kind: 'unknown', text: item.text, span: item.span } : item,
      )
    const near = items[found.from] as Item
    const corner = { ...unsaid(near, { category: 'edge', concept: 'corner' }, 'corner'), plural: false }
    return [
      ...items.slice(0, found.from),
      unsaid(near, { category: 'preposition', concept: 'in' }, 'in'),
      unsaid(near, { category: 'which', concept: 'each' }, 'each'),
      corner,
      ...distanceLike(radius, near),
      ...items.slice(found.to + 1),
    ]
  })
})
