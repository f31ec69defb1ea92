/** "holes concentric with the corner radii", "each sharing its center with a rounded corner": as far from both edges as the corners are rounded. */

import { where } from '../../text/heard.ts'
import { amountOf, type Item, means, type Sized, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const CORNER =
  '(?:(?:the|its|their|each|every|one of the|one of its|a|that|of) )+(?:(?:four|nearest|closest|respective|adjacent|corresponding|rounded|filleted|outer|#|r#|# radius) )*(?:corners?(?: (?:radius|radii|fillets?|rounds?|roundings?|arcs?))?|fillets?|(?:radius|radii|roundings?|arcs?|rounds?|curves?)(?= [,;.)]|$| (?:of|at|in) (?:the|its|each|every|that|this) (?:same )?corner)|rounded corners?)(?: (?:radius|radii|arcs?))?(?: (?:of|at|in) (?:the|its|each|every|that|this) (?:same )?corners?)?'
const CENTRES = '(?:center|centre|axis|axe)s?(?: points?)?'
const ENDS = '(?= [,;.()]|$)'

/** "concentric with the corner fillets", "centered on the center of a corner fillet". */
const WITH = `(?:concentric|coaxial|concentrically|centered|centred) (?:with|to|on|in|at the (?:center|centre)s? of) (?:the ${CENTRES} of )?${CORNER}${ENDS}`
/** "the center of each hole is the same point as the center of the corner radius", "the hole centers are at …". */
const SAME = `(?:the )?(?:${CENTRES} of (?:each|every|the|all|these|all the|all four|the four)(?: of these)? holes?|holes? ${CENTRES}|their ${CENTRES}|its ${CENTRES}|whose ${CENTRES}) (?:is|are|lies?|sits?|coincides?|matche?s?)(?: (?:at|on|in|with|located|placed|the same (?:points?|spots?|places?) as))* the ${CENTRES} of ${CORNER}${ENDS}`
/** "sharing its center with a rounded corner", "and shares its axis with the fillet". */
const SHARED = `(?:(?:and|which|that|each|it|each one|they) )*(?:sharing|shares?) (?:its|their|the same|a|an|a common) ${CENTRES} with ${CORNER}${ENDS}`
/** "at the center of each corner radius". */
const AT = `(?:at|on|in) the ${CENTRES} of ${CORNER}(?<=radius|radii|fillets?|rounds?|roundings?|arcs?|curves?|(?:radius|radii|fillets?|roundings?|arcs?|rounds?|curves?) (?:of|at|in) (?:the|its|each|every|that|this) (?:same )?corners?)${ENDS}`

const CONCENTRIC = new RegExp([WITH, SAME, SHARED, AT].join('|'), 'u')

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
  [
    /(?:corners?|vertical edges)(?: [a-z(),]+)*? (?:have|has|with|get|gets|having|to)(?: (?:a|an|the))? (?:#|r#)(?: corner)? (?:radius|fillets?|rounds?|rounding)(?= |$)/u,
    -1,
  ],
  [/(?:#|r#) (?:radius )?(?:fillets?|rounds?|radii|radius)(?: .*)? (?:corners?|vertical edges)(?= |$)/u, 0],
]

/** "Round off the four corners. The radius is 8 mm." */
const RADIUS_BEHIND =
  /^(?:the|its|their) (?:(?:corner|fillet) )?radius (?:of (?:the|each) (?:corners?|fillets?) )?is (?:#|r#)/u

const asSized = (item: Item | undefined): Sized | undefined => (item?.kind === 'quantity' ? item : undefined)

/** What has corners of its own. */
const isOpening = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'feature', 'pocket', 'slot', 'groove'))

function cornerRadius(sentences: readonly Item[][]): Sized | undefined {
  for (const [at, items] of sentences.entries()) {
    if (isOpening(items)) continue
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
function distanceLike(radius: Sized, near: Item, named: Sized | undefined): Item[] {
  return [
    named ?? {
      ...radius,
      span: [near.span[0], near.span[0]],
      quantity: { ...radius.quantity, values: radius.quantity.values.map((value) => ({ ...value })) },
    },
    littleWord(near, 'from'),
    littleWord(near, 'the'),
    { ...unsaid(near, { category: 'edge', concept: 'edge' }, 'edges', 'edge'), plural: true },
  ]
}

export const withCornerCentres = where(' corner| fillet', (sentences) => {
  if (!sentences.some((items) => findSpoken(items, CONCENTRIC))) return sentences
  const rounded = cornerRadius(sentences)
  return sentences.map((items) => {
    const found = findSpoken(items, CONCENTRIC)
    if (!found) return [...items]
    // "with one of the 10 mm corner fillets": the corners by how far they are rounded.
    const named = found.quantities.length === 1 ? asSized(items[found.quantities[0] ?? -1]) : undefined
    const radius = named && amountOf(named) !== amountOf(rounded) ? undefined : rounded
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
      ...distanceLike(radius, near, named),
      ...items.slice(found.to + 1),
    ]
  })
})
