/** What is cut out of tubes and funnels, from level to level. */

import { commaAt, type Item } from '../text/items.ts'
import { littleWord, unsaidWord } from '../text/little-words.ts'
import type { Body } from './body.ts'
import type { Size } from './clause.ts'
import { rangeOf, sized } from './sizes.ts'

export function cutsOf(bodies: readonly Body[]): Item[][] | undefined {
  const cuts: Item[][] = []
  for (const body of bodies) {
    const { inner, innerLow, innerHigh } = body.sizes
    if (!inner && !innerLow && !innerHigh) continue
    const near = body.nameItems[0] as Item
    const levels = body.innerLevels ?? body.levels
    const range = body.range ?? (levels ? rangeOf(levels) : undefined)
    if (!range || (inner && innerLow) || !!innerLow !== !!innerHigh) return undefined
    cuts.push([
      unsaidWord(near, 'operation', 'cut'),
      unsaidWord(near, 'determiner', 'a'),
      unsaidWord(near, 'solid', inner ? 'cylinder' : 'frustum'),
      unsaidWord(near, 'preposition', 'with'),
      ...(inner
        ? sized(inner, 'diameter', near)
        : [
            ...sized(innerLow as Size, 'bottomDiameter', near),
            ...sized(innerHigh as Size, 'topDiameter', near),
          ]
      ).slice(1),
      commaAt(near.span[0]),
      littleWord(near, 'from'),
      range,
    ])
  }
  return cuts
}
