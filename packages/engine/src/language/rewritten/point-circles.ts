/** "the outer points lie on a circle of 25 mm radius": the outer radius of a star, told by the circle. */
import { asFiller, type Item, means } from '../text/items.ts'

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

export const withPointCircles = (sentences: readonly Item[][]): Item[][] => sentences.map(withCircles)
