/** "holes concentric with the corner radii", "each sharing its center with a rounded corner": as far from both edges as the corners are rounded. */

import { where } from '../../text/heard.ts'
import { amountOf, asSettled, commaAt, type Item, means, type Sized, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asSettledPhrase, type Found, findSpoken, spoken } from '../../text/spoken.ts'

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

const ROUND = '(?:corner )?(?:fillets?|radius|rounding|round|arc|curve)'
/** "concentric with the fillet in the upper left corner", "with the upper left corner fillet". */
const NAMED_CORNER = new RegExp(
  `(?:concentric|coaxial|concentrically|centered|centred) (?:with|to|on) (?:the ${CENTRES} of )?the ${ROUND} (?:in|at|of|on) (?=the (?:(?:upper|lower|top|bottom|front|back|rear|left|right)(?: hand)? ?)+corner(?: |$))`,
  'u',
)
const CORNER_OF = /^(?:.*)corners?$/iu
const DISTANCE = '# (?:in )?from (?:the|its) [a-z]+(?: [a-z]+)?'
/** "(12 mm from the left edge, 12 mm from the top edge)": the same by its distances. */
const BY_DISTANCES = new RegExp(`^\\( ${DISTANCE}(?: ,)?(?: and)? ${DISTANCE} \\)`, 'u')
const TOLD_ANYWAY = new RegExp(`${DISTANCE}(?: ,)?(?: and)? ${DISTANCE}`, 'u')

/** Of corners that nobody has rounded, or not as far as is said, this says nothing. */
const asUnknown = (items: readonly Item[], { from, to }: Found): Item[] =>
  items.map((item, at) =>
    at >= from && at <= to ? { kind: 'unknown', text: item.text, span: item.span } : item,
  )

/** One corner, by its sides: there, and as far from its edges as it is rounded. */
function atNamedCorner(items: readonly Item[], radius: Sized | undefined): Item[] | undefined {
  const found = findSpoken(items, NAMED_CORNER)
  const corner = found ? items.findIndex((item, at) => at > found.to && CORNER_OF.test(item.text)) : -1
  const near = items[found?.from ?? -1]
  if (!found || !near || corner < 0) return undefined
  if (!radius) return asUnknown(items, found)
  const behind = items.slice(corner + 1)
  const told = findSpoken(behind, BY_DISTANCES)
  const agree = told?.quantities.every((at) => amountOf(behind[at]) === amountOf(radius))
  if (told && !agree) return asUnknown(items, found)
  const place = told
    ? [commaAt(near.span[0]), ...behind.slice(0, told.to).filter((_, at) => at > 0)]
    : distanceLike(radius, near, undefined)
  return [
    ...items.slice(0, found.from),
    unsaid(near, { category: 'preposition', concept: 'in' }, 'in'),
    ...items.slice(found.to + 1, corner + 1),
    ...(told ? [] : [commaAt(near.span[0])]),
    ...place,
    ...behind.slice(told ? told.to + 1 : 0),
    ...items.slice(found.from, found.to + 1).map((item) => asSettled(item, 'the corner by its radius')),
  ]
}

/** "12 mm from the left edge and 12 mm from the top edge, concentric with the fillet": where it lies is told by the distances. */
function withoutSaidTwice(items: readonly Item[], radius: Sized | undefined): Item[] | undefined {
  const found = findSpoken(items, CONCENTRIC)
  const told = findSpoken(items, TOLD_ANYWAY)
  const one = items.some((item) => item.kind === 'term' && means(item, 'feature', 'hole') && !item.plural)
  if (!found || !told || !one || !radius || found.quantities.length > 0) return undefined
  const agree = told.quantities.every((at) => amountOf(items[at]) === amountOf(radius))
  return agree && (told.to < found.from || told.from > found.to)
    ? asSettledPhrase(items, found, 'as its distances say')
    : undefined
}

export const withCornerCentres = where(' corner| fillet', (told) => {
  const radius = told.some((items) => findSpoken(items, NAMED_CORNER) ?? findSpoken(items, CONCENTRIC))
    ? cornerRadius(told)
    : undefined
  const sentences = told.map(
    (items) => atNamedCorner(items, radius) ?? withoutSaidTwice(items, radius) ?? items,
  )
  if (!sentences.some((items) => findSpoken(items, CONCENTRIC))) return sentences
  const rounded = cornerRadius(sentences)
  return sentences.map((items) => {
    const found = findSpoken(items, CONCENTRIC)
    if (!found) return [...items]
    // "with one of the 10 mm corner fillets": the corners by how far they are rounded.
    const named = found.quantities.length === 1 ? asSized(items[found.quantities[0] ?? -1]) : undefined
    const radius = named && amountOf(named) !== amountOf(rounded) ? undefined : rounded
    if (!radius) return asUnknown(items, found)
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
