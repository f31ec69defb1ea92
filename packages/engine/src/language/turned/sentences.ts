/** Each body as a sentence of its own: "the second disc is a cylinder with …, on top". */

import { INVERTED } from '../rewritten/figures/ways-up.ts'
import { commaAt, type Item } from '../text/items.ts'
import { littleWord, unsaidWord } from '../text/little-words.ts'
import type { Body } from './body.ts'
import type { Named } from './names.ts'
import { shapeOf } from './shapes.ts'
import { rangeOf, sized } from './sizes.ts'

export function sentenceOf(body: Body, { noun, ordinal }: Named, below: boolean): Item[] | undefined {
  const { sizes } = body
  const near = body.nameItems[0] ?? noun
  const shape = shapeOf(body)
  const told: Item[] = []
  const across = sizes.diameter ?? sizes.radius
  const word = sizes.diameter ? 'Diameter' : 'Radius'
  let concept: string = shape
  let inverted = false
  // A tube of which nobody tells how wide it is inside.
  if (
    /(?:^| )(?:tubes?|pipes?|sleeves?)(?: |$)/u.test(`${body.kind} ${body.words.join(' ')}`) &&
    !sizes.inner &&
    !sizes.innerLow
  )
    return undefined
  if (shape === 'cylinder') {
    if (!across) return undefined
    told.push(...sized(across, word.toLowerCase(), near))
  } else if (shape === 'hemisphere') {
    if (!across || sizes.height || body.range || body.tip) return undefined
    told.push(...sized(across, word.toLowerCase(), near))
  } else {
    // A size that no end is told for is that of the end which the other words leave open.
    const [low, high] = [sizes.low, sizes.high]
    if (body.tip) {
      const wide = body.tip === 'low' ? high : low
      if ((body.tip === 'low' ? low : high) || (wide && across && wide.value !== across.value))
        return undefined
      const size = wide ?? across
      if (!size) return undefined
      told.push(...sized(size, !wide && word === 'Radius' ? 'radius' : 'diameter', near))
      inverted = body.tip === 'low'
    } else if (low && high) {
      if (across && across.value !== low.value && across.value !== high.value) return undefined
      concept = 'frustum'
      told.push(...sized(low, 'bottomDiameter', near), ...sized(high, 'topDiameter', near))
    } else if (low ?? high) {
      if (!across || word === 'Radius') return undefined
      concept = 'frustum'
      told.push(
        ...sized(low ?? across, 'bottomDiameter', near),
        ...sized(high ?? across, 'topDiameter', near),
      )
    } else {
      // "a tapered handle 25 mm in diameter": who knows to what.
      if (!across || !/(?:^| )cone$/u.test(body.kind)) return undefined
      told.push(...sized(across, word.toLowerCase(), near))
    }
  }
  const range = body.range ?? (body.levels ? rangeOf(body.levels) : undefined)
  if (sizes.height) told.push(...sized(sizes.height, 'height', near))
  else if (shape !== 'hemisphere' && !range) return undefined
  return [
    unsaidWord(near, 'determiner', 'the'),
    ...(ordinal ? [unsaidWord(near, 'ordinal', ordinal)] : []),
    noun,
    unsaidWord(near, 'be', 'is'),
    unsaidWord(near, 'determiner', 'a'),
    ...(inverted ? [unsaidWord(near, 'manner', INVERTED)] : []),
    unsaidWord(near, 'solid', concept),
    unsaidWord(near, 'preposition', 'with'),
    ...told.slice(1),
    ...(range ? [commaAt(near.span[0]), littleWord(near, 'from'), range] : []),
    ...(below && !range ? [unsaidWord(near, 'place', 'on top', '')] : []),
  ]
}

/** "the whole has an overall height of 100 mm". */
export const overall = (total: Item): Item[] => [
  unsaidWord(total, 'whole', 'whole', 'part'),
  unsaidWord(total, 'have', 'has'),
  unsaidWord(total, 'determiner', 'a', 'an'),
  unsaidWord(total, 'dimension', 'height', 'overall height'),
  unsaidWord(total, 'preposition', 'of'),
  total,
]
