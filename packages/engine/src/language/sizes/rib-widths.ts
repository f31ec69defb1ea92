/** "A rib 4 mm wide and 10 mm high along the middle": narrower than it is high, that is how thick it is; its length is its host's. */
import type { Entity } from '../entity.ts'

const HEIGHT_AND_WIDTH: ReadonlySet<string> = new Set(['height', 'width'])

export function settleRibWidths(entities: readonly Entity[]): void {
  for (const { concept, given } of entities) {
    if (concept !== 'fin' || given.length !== 2 || !given.every(({ word }) => HEIGHT_AND_WIDTH.has(word)))
      continue
    const width = given.find(({ word }) => word === 'width')
    const height = given.find(({ word }) => word === 'height')
    const [wide, high] = [width, height].map((each) => each?.attribute.values[0]?.value)
    if (width && wide !== undefined && high !== undefined && wide < high) width.word = 'thickness'
  }
}
