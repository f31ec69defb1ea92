/** The flats of a ball, told anew as what is cut off it: "cut 4 mm off the bottom". */

import type { SignedAxis } from '../../plan/geometry.ts'
import { impliedLength, type Value } from '../quantities/quantity.ts'
import { diameterOf } from '../rewritten/cuts/truncated-balls.ts'
import { asSettled, type Item, means } from '../text/items.ts'
import { withoutLinksBehind } from '../text/links.ts'
import { unsaidWord } from '../text/little-words.ts'
import type { Removal } from './removal.ts'
import type { Read } from './sentences.ts'

/** How wide the ball is that was told before, where that is all there is. */
export function ballBefore(sentences: readonly Item[][]): number | undefined {
  const solids = sentences.flat().filter((item) => means(item, 'solid'))
  if (solids.length === 0 || !solids.every((item) => means(item, 'solid', 'sphere'))) return undefined
  for (const items of sentences) {
    const across = diameterOf(items)
    if (across !== undefined) return across
  }
  return undefined
}

/** What is cut off a ball, once for each of its flats: by how much goes, or by how much is left. */
function flatsOf(
  removal: Removal,
  across: number,
): { side: SignedAxis; value: Value; off: number }[] | undefined {
  const { sides, sizes, count } = removal
  const [size, ...more] = sizes
  if (!size || more.length > 0 || sides.length === 0 || sides.some((side) => side[1] !== 'z'))
    return undefined
  if (count !== 1 && count !== sides.length) return undefined
  if (removal.places.length > 0 || removal.way || removal.through || removal.centredAlong.length > 0)
    return undefined
  const { word, value } = size
  if (word !== 'depth' && word !== 'height') return undefined
  const off = word === 'depth' ? value.value : (across - value.value) / sides.length
  if (off <= 0 || off * sides.length >= across) return undefined
  return sides.map((side) => ({ side, value, off }))
}

/** Cut off as far as its flats go in: "cut 4 mm off the bottom". */
export function asSlices(
  told: readonly Item[][],
  { removal, head }: Read,
  across: number,
): Item[][] | undefined {
  const flats = flatsOf(removal, across)
  const [first = []] = told
  const behind = [...first.slice(head.from), ...told.slice(1).flat()]
  if (!flats) return undefined
  const orders = flats.map(({ side, value, off }): Item[] => {
    const said = behind.find((item) => item.span[0] <= value.span[0] && value.span[1] <= item.span[1]) as Item
    const { span, text } = said
    return [
      unsaidWord(said, 'operation', 'cut'),
      {
        kind: 'quantity',
        text,
        span,
        quantity: { ...impliedLength({ ...value, value: off }, { span, text }) },
      },
      unsaidWord(said, 'preposition', 'of', 'off'),
      unsaidWord(said, 'determiner', 'the'),
      unsaidWord(said, 'face', side, side === '+z' ? 'top' : 'bottom'),
    ]
  })
  const settled = behind
    .filter((item) => item.kind !== 'quantity' && item.kind !== 'mark')
    .map((item) => asSettled(item, 'what is cut off'))
  return [[...withoutLinksBehind(first.slice(0, head.from)), ...settled], ...orders]
}
