/** Sizes as they were said, one for each figure. */

import type { Figure, Size } from '../phrases.ts'
import type { SaidSize } from '../scene.ts'

export const bareOf = (figure: Figure, gloss: boolean): SaidSize => ({
  dimension: figure.unit === 'angle' ? 'angle' : 'bare',
  figure,
  words: [],
  gloss,
  used: false,
  ...(figure.axis ? { axis: figure.axis } : {}),
})

export function pushSizes(into: SaidSize[], size: Size, gloss: boolean): void {
  for (const [rank, figure] of size.figures.entries()) {
    const axis = figure.axis ?? size.axis
    into.push({
      dimension: figure.unit === 'angle' ? 'angle' : size.dimension,
      figure,
      words: size.words,
      gloss,
      used: false,
      ...(axis ? { axis } : {}),
      ...(size.along ? { along: size.along } : {}),
      ...(size.dimension === 'sides' && figure.unit !== 'angle' ? { rank } : {}),
    })
  }
}
