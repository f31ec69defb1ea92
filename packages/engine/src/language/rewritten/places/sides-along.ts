/**
 * "A pocket 60 x 40 mm, the 60 mm side along the 100 mm side of the block", "the 30 mm being along the length": which way a
 * rectangle lies is told by one of its sides. Said by the axes: 60 mm (X) x 40 mm (Y).
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, type Item, isCompound, type Sized } from '../../text/items.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const SIDE = '(?:side|edge|dimension|direction|length|way)'
const ALONG = new RegExp(
  `(?:, )?(?:with )?(?:the|its) # (?:${SIDE}s? |one )?(?:(?:being|running|is|are|lies|lying|runs|pointing|going|goes|measured|taken|aligned|oriented|set) )*(?:along|parallel to|in|with) (?:(?:the|its) (?:# ${SIDE}|(?<named>length|width|long(?:er)? ${SIDE}|short(?:er)? ${SIDE}))|(?<axis>[xy])(?: axis| direction)?)(?: of (?:the|this) [a-z]+)?(?= [,.;)]| and |$)`,
  'u',
)

/** Which axis is meant, where the body's own sides are told apart. */
function axisMeant(items: readonly Item[], found: Found, body: readonly number[]): AxisName | undefined {
  const { axis, named } = found.match.groups ?? {}
  if (axis === 'x' || axis === 'y') return axis
  const [length = 0, width = 0] = body
  if (length === width) return undefined
  if (named) {
    const long = named.startsWith('l')
    return long === length > width ? 'x' : 'y'
  }
  const told = amountOf(items[found.quantities[1] ?? -1])
  return told === length ? 'x' : told === width ? 'y' : undefined
}

/** The two sides of the rectangle with the axis that each lies along. */
function laid({ quantity, ...item }: Sized, along: number, axis: AxisName): Sized | undefined {
  const [first, second, ...depth] = quantity.values
  if (!first || !second || first.value === second.value || first.axis || second.axis) return undefined
  const other = axis === 'x' ? 'y' : 'x'
  const turned = first.value === along
  if (!turned && second.value !== along) return undefined
  const values = [
    { ...first, axis: turned ? axis : other },
    { ...second, axis: turned ? other : axis },
  ] as const
  return { ...item, quantity: { ...quantity, values: [...values, ...depth] } }
}

export const withSidesAlong = where('the # |its # ', (sentences) => {
  const body = sentences.flat().find(isCompound)
  return sentences.map((items) => {
    const found = findSpoken(items, ALONG)
    const along = found && amountOf(items[found.quantities[0] ?? -1])
    if (!found || along === undefined || !body) return items
    const axis = axisMeant(
      items,
      found,
      body.quantity.values.map(({ value }) => value),
    )
    const at = items.findLastIndex(
      (item, index) =>
        index < found.from &&
        isCompound(item) &&
        item !== body &&
        item.quantity.values.some(({ value }) => value === along),
    )
    const size = items[at] as Sized | undefined
    const read = axis && size && laid(size, along, axis)
    return read ? asIdle(items.with(at, read), found, 'which way it lies') : items
  })
})
