/**
 * "the outer points lie on a circle of 25 mm radius": the outer radius of a star, told by the circle. And "all five vertices
 * on a 36 mm diameter circle": how large a polygon is.
 */
import { FIGURE_SIDES } from '../../lexicon/bodies.ts'
import { SHAPE_BY_ADJECTIVE } from '../../lexicon/shape-adjectives.ts'
import { where } from '../../text/heard.ts'
import { asFiller, conceptOf, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const POINTS = /^(?:points?|tips?|vertex|vertices|corners?|spikes?|notches|valleys)$/iu
const FARTHEST = 9

/** The words for a circle's size between "outer" and it: replaced by one dimension word. */
function withCircles(items: readonly Item[]): Item[] {
  const read = [...items]
  for (const [at, item] of items.entries()) {
    if (!means(item, 'which', 'outer', 'inner') || !POINTS.test(items[at + 1]?.text ?? '')) continue
    const stretch = items.slice(at + 2, at + 2 + FARTHEST)
    const circle = stretch.findIndex((each) => means(each, 'portion', 'circle'))
    const size = stretch.findIndex((each) => each.kind === 'quantity')
    const word = stretch.findIndex((each) => means(each, 'dimension', 'radius', 'diameter'))
    if (circle < 0 || size < 0 || word < 0) continue
    const radius = means(stretch[word], 'dimension', 'radius')
    const concept = `${means(item, 'which', 'outer') ? 'outer' : 'inner'}${radius ? 'Radius' : 'Diameter'}`
    const last = at + 2 + Math.max(circle, size, word)
    for (let next = at; next <= last; next++) {
      const said = items[next] as Item
      if (next === at + 2 + word && said.kind === 'term')
        read[next] = { ...said, senses: [{ category: 'dimension', concept }] }
      else if (said.kind === 'term' || said.kind === 'unknown') read[next] = asFiller(said, 'on this circle')
    }
  }
  return read
}

const CORNERS =
  /(?:(?:with|having|where|whose|such that|so that) )?(?:(?:all|its|the|each|every)(?: of (?:its|the))? )*(?:([a-z]+) )?(?:corner )?(?:vertex|vertices|corners?|points?) (?:(?:all|are|is|being|lie|lies|lying|sit|sits|sitting|fall|located|placed|touching|touch|exactly) )*(?:on|at|touching) (?:a |the )?(?:# (?:diameter|dia|radius) (?:circle|circumcircle|circumscribed circle)|(?:circle|circumcircle|circumscribed circle)(?: of| with| whose| having)?(?: a| an)?(?: (?:#|ø#|r#) (?:in )?(?:diameter|dia|radius)| (?:diameter|radius)(?: of| is)? #))/u

/** How many sides the polygon has that a word names. */
export const sidesOfWord = (item: Item): number | undefined =>
  SHAPE_BY_ADJECTIVE[conceptOf(item, 'shape') ?? '']?.sides ??
  FIGURE_SIDES[conceptOf(item, 'portion') ?? conceptOf(item, 'solid') ?? '']

/** How many sides the polygon of a sentence has, by its name. */
const sidesIn = (items: readonly Item[]): number | undefined => {
  for (const item of items) {
    const sides = sidesOfWord(item)
    if (sides) return sides
  }
  return undefined
}

/** A size and its word in place of all of it, where no other number of corners is said than the polygon has. */
function withCorners(items: readonly Item[]): Item[] {
  const sides = sidesIn(items)
  const found = sides === undefined ? undefined : findSpoken(items, CORNERS)
  const [at, ...others] = found?.quantities ?? []
  if (!found || at === undefined || others.length > 0) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const count = said.find((item) => item.kind === 'quantity' && item.quantity.kind === 'count')
  if (count?.kind === 'quantity' && count.quantity.values[0]?.value !== sides) return [...items]
  const word = said.findLast((item) => means(item, 'dimension', 'radius', 'diameter'))
  if (word?.kind !== 'term') return [...items]
  const concept = means(word, 'dimension', 'radius') ? 'circumradius' : 'acrossCorners'
  const rest = said
    .filter((item) => item !== items[at] && item !== word)
    .map((item) => asFiller(item, 'on this circle'))
  const size: Item[] = [items[at] as Item, { ...word, senses: [{ category: 'dimension', concept }] }]
  return [...items.slice(0, found.from), ...size, ...rest, ...items.slice(found.to + 1)]
}

export const withPointCircles = where('circle', (sentences) =>
  sentences.map((items) => withCorners(withCircles(items))),
)
