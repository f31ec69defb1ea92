/** "20 mm from each leg", "15 mm from the vertical leg": of a right triangle, whose legs are its left and its front edge. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, type Found, findSpoken, spoken } from '../../text/spoken.ts'

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

function fromEdges(items: Item[]): Item[] {
  const near = findSpoken(items, NEAR_CORNER)
  const told = near ? asIdle(items, near, 'where the legs meet') : items
  return LEGS.reduce((read, [pattern, sides]) => {
    const found = findSpoken(read, pattern)
    return found ? asEdges(read, found, sides) : read
  }, told)
}

export const withTriangleLegs = where(['triang', ' leg', '# '], (sentences) =>
  RIGHT_TRIANGLE.test(sentences.map((items) => spoken(items).text).join(' '))
    ? sentences.map(fromEdges)
    : sentences,
)
