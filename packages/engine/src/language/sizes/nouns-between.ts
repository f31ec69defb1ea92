/** How many nouns part a size from the one that it may be of: asked for each of its sizes and each of its nouns. */
import type { Mention } from '../nouns/mentions.ts'
import { remembered } from '../remembered.ts'

/** How many heads stand before a place, of things that are told by themselves. */
const headsBefore = remembered((mentions: readonly Mention[]) => {
  const heads = mentions.flatMap(({ head, within }) => (within ? [] : [head])).sort((a, b) => a - b)
  return (at: number): number => {
    let [low, high] = [0, heads.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((heads[middle] as number) < at) low = middle + 1
      else high = middle
    }
    return low
  }
})

/** How many other things are named between two places of a sentence. */
export const nounsBetween = (mentions: readonly Mention[], from: number, to: number): number =>
  headsBefore(mentions)(to) - headsBefore(mentions)(from + 1)
