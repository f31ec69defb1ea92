/** "The bottom 5 mm of the sphere is cut off", "remove the top 10 mm": a slice taken from one side, all across. */
import type { AxisName, SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, newEntity } from '../entity.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

/** A slice has no outline of its own: it reaches as far as its body does. */
export const SLICE = 'slice'

const isCutting = (item: Item | undefined): boolean =>
  means(item, 'operation', 'cut') && !means(item, 'feature')

interface Slice {
  side: SignedAxis
  attribute: Attribute
  from: number
  end: number
  body: Entity | undefined
}

function sliceAt(context: Context, at: number): Slice | undefined {
  const { items, attributes, mentions, entities } = context
  const side = conceptOf(items[at], 'face') as SignedAxis | undefined
  const attribute = attributes.find((each) => each.at === at + 1 && each.dimension === 'bare')
  if (!side || !attribute) return undefined
  let end = at + 2
  const owner = means(items[end], 'preposition', 'of')
    ? mentions.find((mention) => mention.start === end + 1)
    : undefined
  if (owner) end = owner.end
  let verb = at - 1
  while (means(items[verb], 'determiner') || means(items[verb], 'preposition', 'of')) verb--
  const before = isCutting(items[verb])
  let after = end
  while (means(items[after], 'be')) after++
  const behind = after > end && isCutting(items[after])
  if (!before && !behind) return undefined
  return {
    side,
    attribute,
    from: before ? verb : at,
    end: behind ? after + 1 : end,
    body: owner?.category === 'solid' ? entities.get(owner) : undefined,
  }
}

/** Words that only say what comes of it: "to create a flat surface". */
const saysResult = (item: Item): boolean => means(item, 'edge', 'face') || means(item, 'filler')

export function takeSlices(context: Context): void {
  const { items, state, sentence } = context
  for (const at of items.keys()) {
    const slice = sliceAt(context, at)
    if (!slice) continue
    const { side, attribute, from, end, body } = slice
    const entity = newEntity('solid', SLICE, items[at] as Item, sentence)
    entity.cut = true
    entity.host = body
    const word = `axis ${side[1] as AxisName}`
    entity.given.push({ word, attribute, items: [items[attribute.at] as Item] })
    entity.places.push({ place: { kind: 'face', face: side }, items: [items[at] as Item] })
    state.discourse.entities.push(entity)
    for (let each = from; each < end; each++) state.account.use(items[each], 'a slice taken off')
    context.attributes = context.attributes.filter((other) => other !== attribute)
    for (const item of items.slice(end)) if (saysResult(item)) state.account.dismiss(item, 'what comes of it')
  }
}
