/**
 * "a length, width and height of 75, 50 and 30 mm, respectively", "75, 50 and 30 mm in length, width and height": as many
 * sizes as names, each with its own.
 */
import { where } from '../text/heard.ts'
import { commaAt, type Item, means, unsaid } from '../text/items.ts'
import { afterRespectively, joints, leads, mayList, namesFrom, sizesFrom } from './size-lists.ts'

interface Pairing {
  end: number
  names: readonly Item[]
  sizes: readonly Item[]
  idle: readonly Item[]
}

const FARTHEST_LEAD = 4

function pairingAt(items: readonly Item[], from: number): Pairing | undefined {
  const named = namesFrom(items, from)
  const left = named ?? sizesFrom(items, from)
  if (!left || left.items.length < 2) return undefined
  let lead = left.end
  while (lead < left.end + FARTHEST_LEAD && leads(items[lead])) lead++
  // "28 mm, 4 mm wall and length": names that follow right behind sizes are led to by nothing.
  if (!named && lead === left.end && !/^in /iu.test(items[lead]?.text ?? '')) return undefined
  const right = named ? sizesFrom(items, lead) : namesFrom(items, lead)
  if (right?.items.length !== left.items.length) return undefined
  const end = afterRespectively(items, right.end)
  // "width and height 40 mm and 30 mm deep": the last has a name of its own.
  if (named && end === right.end && means(items[end], 'dimension')) return undefined
  const [names, sizes] = named ? [left.items, right.items] : [right.items, left.items]
  // A name that stands twice is no list of names.
  const concepts = names.map((name) => (name.kind === 'term' ? name.senses[0]?.concept : name.text))
  if (new Set(concepts).size < concepts.length) return undefined
  return { end, names, sizes, idle: joints(items.slice(from, end), names) }
}

function withPairs(items: Item[]): Item[] {
  for (const from of items.keys()) {
    const found = pairingAt(items, from)
    if (!found) continue
    const told = found.names.flatMap((name, index): Item[] => {
      const size = found.sizes[index] as Item
      const of = unsaid(size, { category: 'preposition', concept: 'of' }, '', 'of')
      const comma = commaAt(size.span[1])
      return [...(index > 0 ? [comma] : []), name, of, size]
    })
    return [...items.slice(0, from), ...told, ...found.idle, ...items.slice(found.end)]
  }
  return items
}

export const withRespective = where(
  ['# ,|# and|# &|# or |# but|# also|# add|# plus also|# as well|# #|0|1|2|3|4|5|6|7|8|9', 'dimension:'],
  (sentences) => sentences.map((items) => (mayList(items) ? withPairs(items) : items)),
)
