/** Which way a cut runs or is made: along an axis, parallel to a side, straight down. */
import { PARALLEL } from '../names/named-ways.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { axisAt, type Pattern, skip } from './place.ts'

const UPRIGHT_WAY = /^(?:vertically|straight down|straight up|up|upwards?|downwards?)$/iu

const isUpright = (item: Item | undefined): boolean =>
  UPRIGHT_WAY.test(item?.text ?? '') || (item?.kind === 'term' && item.form === 'vertically')

/** "drilled vertically through the base", "drilled up into the bottom": the way a cut is made. */
export const drilledWay: Pattern = (items, at) => {
  if (!isUpright(items[at])) return undefined
  const into = means(items[at + 1], 'preposition', 'in', 'from')
  // "Up from the centre of the base goes a hole".
  if (
    at === 0 &&
    means(items[1], 'preposition', 'from') &&
    items.some((item) => means(item, 'feature', 'hole'))
  )
    return { place: { kind: 'along', axis: 'z' }, end: 1 }
  // "going up in the Z direction"
  const on = axisAt(items, at + 1)
  const going = /^(?:going|goes|go|running|runs|straight)$/iu.test(items[at - 1]?.text ?? '')
  const last = items[at + 1] === undefined || isMark(items[at + 1]) || on?.axis === 'z'
  if (going && last && items.slice(0, at).some((item) => means(item, 'feature', 'hole')))
    return { place: { kind: 'along', axis: 'z' }, end: on?.end ?? at + 1 }
  const drilled =
    means(items[at - 1], 'operation', 'cut') ||
    means(items[at - 1], 'manner', 'through') ||
    (means(items[at - 1], 'whole', 'it') && means(items[at - 2], 'manner', 'through')) ||
    means(items[at + 1], 'manner', 'through') ||
    (into && means(items[skip(items, at + 2)], 'face', '+z', '-z'))
  return drilled ? { place: { kind: 'along', axis: 'z' }, end: at + 1 } : undefined
}

export const along: Pattern = (items, at) => {
  if (means(items[at], 'axis', 'lengthwise'))
    return { place: { kind: 'along', axis: 'x', by: 'length' }, end: at + 1 }
  // "through the base (Z direction)": not the way a size before it is measured.
  const tagged =
    isMark(items[at], '(') && items[at - 1]?.kind === 'term' && !means(items[at - 1], 'dimension')
  if (!tagged && !means(items[at], 'preposition', 'along', 'in')) return undefined
  const named = axisAt(items, at)
  if (!named) return undefined
  const { axis, by, end } = named
  return { place: { kind: 'along', axis, ...(by ? { by } : {}) }, end }
}

/** "parallel to the left edge", "parallel to the front and back sides": the way that side runs, seen from above. */
export const alongSide: Pattern = (items, at) => {
  if (!PARALLEL.test(items[at]?.text ?? '')) return undefined
  const isSmall = (item: Item | undefined): boolean =>
    means(item, 'conjunction', 'and') || means(item, 'which', 'both') || means(item, 'whole', 'it')
  let next = skip(items, at + 1, isSmall)
  const side = conceptOf(items[next], 'face')
  if (!side) return undefined
  while (conceptOf(items[next], 'face')?.[1] === side[1]) next = skip(items, next + 1, isSmall)
  const end = means(items[next], 'edge', 'edge', 'side') ? next + 1 : next
  return { place: { kind: 'along', axis: side[1] === 'x' ? 'y' : 'x' }, end }
}
