/** "a column 100 x 20 x 20 mm, standing on end": the longest of its sizes is upward. */
import { where } from '../text/heard.ts'
import { asFiller, type Item } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const ON_END =
  /(?:standing|stands|stood|set|placed|positioned|put)(?: up| upright)? on (?:its |one )?(?:end|short end|small end|narrow end)(?= [,.;)]|$| and | with )/u

function withUpright(items: readonly Item[]): Item[] {
  const found = findSpoken(items, ON_END)
  if (!found) return [...items]
  const at = items.findLastIndex(
    (item, index) => index < found.from && item.kind === 'quantity' && item.quantity.kind === 'size',
  )
  const size = items[at]
  if (size?.kind !== 'quantity' || size.quantity.values.length !== 3) return [...items]
  const { values } = size.quantity
  if (values.some(({ axis, label }) => axis || label)) return [...items]
  const upright = { ...size.quantity, values: values.toSorted((a, b) => a.value - b.value) }
  return items.map((item, index): Item => {
    if (index === at) return { ...size, quantity: upright }
    return index >= found.from && index <= found.to && item.kind !== 'mark'
      ? asFiller(item, 'its longest size is upward')
      : item
  })
}

export const withStoodOnEnd = where(
  ' on end| on its end| on one end|short end|small end|narrow end',
  (sentences) => sentences.map(withUpright),
)
