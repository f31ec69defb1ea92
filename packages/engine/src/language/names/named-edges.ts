/**
 * What a figure's sides are called where a figure is told: "the bottom edge is 60 mm" of a trapezoid is its longer base. And
 * a figure's noun before a body's is an adjective: "a triangle plate".
 */

import type { Entry } from '../lexicon/entry.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means, type Term, wordsOf } from '../text/items.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

const SIDE = '(?: parallel)? (?:edge|side|base|length|end)(?: of the (?:trapezoid|trapezium|plate|shape))?'
const NAMES: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(
      `(?:bottom|lower|long|longer|wide|wider|larger)${SIDE}(?= (?:is|measures|are|of|=|:|being) #)`,
      'u',
    ),
    { category: 'dimension', concept: 'baseLength' },
  ],
  [
    new RegExp(
      `(?:top|upper|short|shorter|narrow|narrower|smaller)${SIDE}(?= (?:is|measures|are|of|=|:|being) #)`,
      'u',
    ),
    { category: 'dimension', concept: 'topLength' },
  ],
  [
    /(?:perpendicular )?distance between (?:them|the two|these|the (?:parallel )?(?:sides|edges|bases))(?= (?:is|of) #)/u,
    { category: 'dimension', concept: 'height' },
  ],
]

const isTrapezoid = (item: Item): boolean =>
  means(item, 'portion', 'trapezoid') || means(item, 'shape', 'trapezoidal')

const isTriangle = (item: Item): boolean =>
  means(item, 'portion', 'triangle') || means(item, 'solid', 'triangle') || means(item, 'shape', 'triangular')

/** Its base is one of its sides, and no body that others stand on. */
const TRIANGLE: readonly (readonly [RegExp, Entry])[] = [
  [/base(?= of (?:the|this|that) (?:\w+ )?triangle)/u, { category: 'dimension', concept: 'baseLength' }],
]

const isHalved = (item: Item): boolean =>
  means(item, 'solid', 'half cylinder') || means(item, 'shape', 'half round', 'semicircular')

const UP =
  '(?:(?:straight )?(?:up|upwards?)|(?:(?:in|to|towards?|into|along) )?(?:the )?(?:\\+ ?|positive )z(?: direction| axis)?|(?:at|on|to) (?:the )?top)'

/** Half a cylinder lies on its flat side, its round one up. */
const FLAT: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(
      `(?:, )?(?:(?:and|with|the|its) )*(?:(?:round|rounded|curved|arched|cylindrical|semicircular|half round|convex|domed|outer)(?: outer)? (?:side|face|surface|part)|arc|round|curve)(?: (?:is|are|being|should be|that is))?(?: (?:facing|faces|points|pointing|lies|lying|turned|oriented|looks|looking|arching|bulging))? ${UP}(?= [,.;)]|$| and )`,
      'u',
    ),
    { category: 'filler', concept: 'as it lies' },
  ],
  [/flat (?:face|side|surface|bottom)/u, { category: 'face', concept: '-z' }],
]

const isSloped = (item: Item): boolean => means(item, 'solid', 'wedge')

/** A wedge rises towards the right. */
const ENDS: readonly (readonly [RegExp, Entry])[] = [
  [
    /(?:tall|taller|thick|thicker|high|higher|deep|fat|big|upright|vertical) (?:end|side|face|edge)/u,
    { category: 'face', concept: '+x' },
  ],
  [
    /(?:thin|thinner|low|lower|sharp|short|shorter|narrow|pointed|pointy|shallow) (?:end|side|edge|tip)/u,
    { category: 'face', concept: '-x' },
  ],
]

/** Each stretch as one word. */
function withNames(items: readonly Item[], names: readonly (readonly [RegExp, Entry])[]): Item[] {
  let read = [...items]
  for (const [pattern, sense] of names) {
    const found = findSpoken(read, pattern)
    const [first, last] = found ? [read[found.from], read[found.to]] : []
    if (!found || !first || !last) continue
    // "flat side down" is one word already, and says something else.
    if (spoken(read.slice(found.from, found.to + 1)).text !== found.match[0]) continue
    const text = wordsOf(read.slice(found.from, found.to + 1))
    const word = asTerm({ text, span: [first.span[0], last.span[1]] }, sense, { form: sense.concept })
    read = [...read.slice(0, found.from), word, ...read.slice(found.to + 1)]
  }
  return read
}

/** What a body with the outline of a figure is called. */
export const FIGURE_ADJECTIVES: Readonly<Record<string, string>> = {
  triangle: 'triangular',
  rectangle: 'rectangular',
  circle: 'circular',
  pentagon: 'pentagonal',
  hexagon: 'hexagonal',
  octagon: 'octagonal',
  ellipse: 'elliptical',
  trapezoid: 'trapezoidal',
  semicircle: 'semicircular',
}

/** "a right triangle": how it lies goes with its shape. */
const rightOf = ({ form }: Term): readonly Entry[] =>
  form.startsWith('right') ? [{ category: 'shape', concept: 'right' }] : []

const withAdjectives = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const adjective = FIGURE_ADJECTIVES[conceptOf(item, 'portion') ?? '']
    const next = items[at + 1]
    if (
      !adjective ||
      item.kind !== 'term' ||
      item.plural ||
      !means(next, 'solid') ||
      means(next, 'solid', 'base')
    )
      return item
    return { ...item, senses: [...rightOf(item), { category: 'shape', concept: adjective }] }
  })

const LIKE =
  /(?:,)? ?(?:in the (?:shape|form) of|shaped like|having the shape of|with the shape of) (?:a|an)(?: (?:regular|flat|simple))?(?= )/u

/** "a plate in the shape of a trapezoid": a trapezoidal plate. */
function withShapes(items: readonly Item[]): Item[] {
  const found = findSpoken(items, LIKE)
  const figure = found && items[found.to + 1]
  const adjective = FIGURE_ADJECTIVES[conceptOf(figure, 'portion') ?? '']
  if (!found || figure?.kind !== 'term' || !adjective || !means(items[found.from - 1], 'solid'))
    return [...items]
  const filler = items.slice(found.from, found.to + 1).map((item) => asFiller(item, 'manner of speaking'))
  return [
    ...items.slice(0, found.from - 1),
    { ...figure, senses: [...rightOf(figure), { category: 'shape', concept: adjective }] },
    items[found.from - 1] as Item,
    ...filler,
    ...items.slice(found.to + 2),
  ]
}

export const withNamedEdges = where(
  'portion:tr|portion:rectangle|portion:circle|portion:pentagon|portion:hexagon|portion:octagon|portion:ellipse|portion:semicircle|shape:trapezoidal|solid:half cylinder|solid:wedge|triang',
  (sentences) => {
    const read = sentences.map((items) => withAdjectives(withShapes(items)))
    const all = read.flat()
    const names = [
      ...(all.some(isTrapezoid) ? NAMES : []),
      ...(all.some(isTriangle) ? TRIANGLE : []),
      ...(all.some(isHalved) ? FLAT : []),
      ...(all.some(isSloped) ? ENDS : []),
    ]
    return names.length > 0 ? read.map((items) => withNames(items, names)) : read
  },
)
