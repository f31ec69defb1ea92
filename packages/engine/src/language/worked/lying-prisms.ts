/** "a horizontal triangular prism", "lying on its base": its triangle stands, and it reaches along the ground. */
import { type Entity, shapeOf } from '../entity.ts'
import { LYING } from '../nouns/phrase.ts'

/** What the words for its sizes are called where it lies: a roof as long as the prism, as wide as the triangle's base. */
const LAID: Readonly<Record<string, string>> = {
  baseLength: 'width',
  width: 'width',
  height: 'height',
  length: 'length',
  depth: 'length',
  extrusion: 'length',
}

export function settleLyingPrisms(entities: readonly Entity[]): void {
  for (const entity of entities) {
    if (!entity.manners.has(LYING) || shapeOf(entity) !== 'triangle' || entity.family) continue
    const words = entity.given.map(({ word }) => LAID[word])
    const three = new Set(words).size === 3 && words.length === 3
    if (!three || words.includes(undefined) || entity.adjectives.has('right')) continue
    entity.concept = 'wedge'
    entity.adjectives.delete('triangular')
    entity.adjectives.set('ridge', entity.item)
    for (const [at, given] of entity.given.entries())
      entity.given[at] = { ...given, word: words[at] as string }
  }
}
