/**
 * "120 mm (X=-60 to X=60) by 50 mm (Y=-25 to Y=25)": a size with the levels it lies between. Where both agree the levels
 * say it all, and which way it runs besides.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, isMark, means } from '../../text/items.ts'

interface Gloss {
  /** The item that is the range. */
  at: number
  /** Behind the bracket. */
  end: number
  axis: AxisName
}

const EXTENT = /^(?:overall|total|in total)$/iu

/** "(X=-60 to X=60)", "(from Z=0 to Z=6)" as far apart as the size before it. */
function glossAt(items: readonly Item[], from: number, size: number): Gloss | undefined {
  const open = EXTENT.test(items[from]?.text ?? '') ? from + 1 : from
  if (!isMark(items[open], '(')) return undefined
  const at = means(items[open + 1], 'preposition', 'from') ? open + 2 : open + 1
  const item = items[at]
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'range' || !isMark(items[at + 1], ')'))
    return undefined
  const [low, high] = item.quantity.values
  const reach = Math.abs((high?.value ?? 0) - (low?.value ?? 0))
  return Math.abs(reach - size) < 1e-6 ? { at, end: at + 2, axis: item.quantity.axis } : undefined
}

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, 'x', '×') || /^(?:by|x)$/iu.test(item?.text ?? '')

function withoutDoubled(items: readonly Item[]): Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item
    const single =
      item.kind === 'quantity' && (item.quantity.kind === 'length' || item.quantity.kind === 'number')
        ? item.quantity.values[0]?.value
        : undefined
    const gloss = single === undefined ? undefined : glossAt(items, at + 1, single)
    if (!gloss) {
      read.push(item)
      at++
      continue
    }
    read.push(asFiller(item, 'as far as its levels are apart'))
    for (let idle = at + 1; idle < gloss.at; idle++)
      if (!isMark(items[idle])) read.push(asFiller(items[idle] as Item, 'as far as its levels are apart'))
    read.push(items[gloss.at] as Item)
    at = gloss.end
    if (isJoint(items[at])) read.push(asFiller(items[at++] as Item, 'one size after another'))
  }
  return read
}

export const withRangedSizes = where('# ( |# overall ( |# total ( |# in total ( ', (sentences) =>
  sentences.map(withoutDoubled),
)
