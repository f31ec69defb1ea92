/**
 * "20 mm from each leg", "15 mm from the vertical leg", "12 mm from the 50 mm side": of a right triangle, whose legs are its
 * left and its front edge.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asTerm, type Item, phraseOf } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, type Found, findAllSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const RIGHT_TRIANGLE =
  /(?:^| )(?:right(?: angled?)? )?triang(?:le|ular)(?: |$)(?=.* legs? )|(?:^| )legs? .*triang(?:le|ular)(?: |$)/u
const FROM = '(?<=# (?:in |away )?(?:from|in from|away from) )'
const END = '(?= [,.;)]|$| and )'

const LEGS: readonly (readonly [RegExp, readonly SignedAxis[]])[] = [
  [
    new RegExp(
      `${FROM}(?:(?:each|both|either|the)(?: of)?(?: the| its)?(?: two)? legs?)(?: of (?:it|the triangle))?${END}`,
      'u',
    ),
    ['-x', '-y'],
  ],
  [new RegExp(`${FROM}(?:the|its) (?:vertical|upright) leg${END}`, 'u'), ['-x']],
  [new RegExp(`${FROM}(?:the|its) (?:horizontal|bottom|base|lower) leg${END}`, 'u'), ['-y']],
]

/** It is where both legs are near, which their distances say. */
const NEAR_CORNER =
  /(?:, )?(?:near|close to|by|in|at) (?:the|its) (?:right angled? corner|right angle|square corner|corner (?:between|of) (?:the|its)(?: two)? legs)(?= (?:, )?(?:and )?# (?:in |away )?(?:from|in from|away from) (?:each|both|either))/u

const EDGES: Readonly<Partial<Record<SignedAxis, string>>> = { '-x': 'left edge', '-y': 'front edge' }

function asEdges(items: Item[], { from, to }: Found, sides: readonly SignedAxis[]): Item[] {
  const [first, ...more] = items.slice(from, to + 1)
  if (!first) return items
  const { span } = phraseOf([first, ...more])
  const edges = sides.flatMap((concept, index) => [
    ...(index > 0 ? [littleWord(first, 'and')] : []),
    asTerm({ text: EDGES[concept] ?? '', span }, { category: 'face', concept }),
  ])
  return [...items.slice(0, from), ...edges, ...items.slice(to + 1)]
}

/** How long the leg along x and the one along y are. */
type Legs = readonly [along: number, across: number]

const OF_LEGS =
  /(?:^| )legs (?:(?:are|is|of|measure|measuring|have|with|being|a|length|lengths|:) )*# (?:long )?(?:, )?and #/u

function legsOf(sentences: readonly Item[][]): Legs | undefined {
  for (const items of sentences) {
    const [first, second] = (findSpoken(items, OF_LEGS)?.quantities ?? []).map((at) => amountOf(items[at]))
    if (first !== undefined && second !== undefined) return [first, second]
  }
  return undefined
}

/** A leg by its length, or as the longer of the two; a long side that is no leg is the third one. */
const BY_LENGTH = new RegExp(
  `${FROM}(?:the|its) (?:# (?:long )?(?:leg|side|edge)|(?<which>long|longer|short|shorter) leg)(?: of (?:it|the (?:triangle|plate|part)))?${END}`,
  'u',
)

function edgeOf(items: readonly Item[], { match, quantities }: Found, [along, across]: Legs): SignedAxis[] {
  const which = match.groups?.['which']
  const length = which?.startsWith('long')
    ? Math.max(along, across)
    : which
      ? Math.min(along, across)
      : amountOf(items[quantities[0] ?? -1])
  if (along === across) return []
  return length === along ? ['-y'] : length === across ? ['-x'] : []
}

const byLength = (items: Item[], legs: Legs): Item[] =>
  findAllSpoken(items, BY_LENGTH).reduceRight<Item[]>((read, found) => {
    const sides = edgeOf(items, found, legs)
    return sides.length > 0 ? asEdges(read, found, sides) : read
  }, items)

/** The third side slopes: nothing is measured from it, and it is none of the edges of a plate. */
const FROM_SLOPE = new RegExp(
  `${FROM}(?:the|its) (?:longest|longer|long|sloping|sloped|slanted|slanting) (?:side|edge)(?: of (?:it|the (?:triangle|plate|part)))?${END}`,
  'u',
)

function withoutSlope(items: Item[]): Item[] {
  const found = findSpoken(items, FROM_SLOPE)
  return found
    ? items.map((item, at) =>
        at < found.from || at > found.to ? item : { kind: 'unknown', text: item.text, span: item.span },
      )
    : items
}

function fromEdges(items: Item[], legs: Legs | undefined): Item[] {
  const near = findSpoken(items, NEAR_CORNER)
  const told = near ? asIdle(items, near, 'where the legs meet') : items
  return LEGS.reduce(
    (read, [pattern, sides]) => {
      const found = findSpoken(read, pattern)
      return found ? asEdges(read, found, sides) : read
    },
    withoutSlope(legs ? byLength(told, legs) : told),
  )
}

export const withTriangleLegs = where(['triang', ' leg', '# '], (sentences) => {
  if (!RIGHT_TRIANGLE.test(sentences.map((items) => spoken(items).text).join(' '))) return sentences
  const legs = legsOf(sentences)
  return sentences.map((items) => fromEdges(items, legs))
})
