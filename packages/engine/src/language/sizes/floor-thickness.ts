/** "a bottom that is 5 mm thick", "the floor is 4 mm thick": how thick the bottom of something hollow is. */
import type { Context } from '../context.ts'
import { isHollow } from '../entity.ts'
import { type Item, means } from '../text/items.ts'

const BOTTOM = /^(?:bottom|floor|base)$/iu

const isBottom = (item: Item | undefined): boolean => BOTTOM.test(item?.text ?? '') && !means(item, 'solid')

const passes = (item: Item | undefined): boolean =>
  means(item, 'be') ||
  means(item, 'filler') ||
  means(item, 'have') ||
  means(item, 'determiner') ||
  /^(?:that|which|with)$/iu.test(item?.text ?? '')

export function nameFloors(context: Context): void {
  const { items, state, attributes } = context
  const hollow =
    attributes.some(({ dimension }) => dimension === 'wall') ||
    state.discourse.entities.some((entity) => entity.kind === 'solid' && isHollow(entity))
  if (!hollow) return
  context.attributes = context.attributes.map((attribute) => {
    // "walls of 4 mm and a bottom of 5 mm".
    const of = attribute.dimension === 'bare' && attribute.quantity.kind === 'length'
    if (of && means(items[attribute.at - 1], 'preposition', 'of') && isBottom(items[attribute.at - 2])) {
      for (const item of items.slice(attribute.at - 2, attribute.at)) state.account.use(item, 'floor')
      return { ...attribute, dimension: 'floor' }
    }
    if (attribute.dimension !== 'thickness' || attribute.values.length !== 1) return attribute
    const first = Math.min(...attribute.items)
    let at = first - 1
    while (passes(items[at])) at--
    // "the bottom of the tray is 4 mm thick".
    const owned = means(items[at - 1], 'determiner') && means(items[at - 2], 'preposition', 'of')
    if (owned && (means(items[at], 'solid') || means(items[at], 'whole'))) at -= 3
    const noun = items[at]
    // The sizes of a base that is a body of its own stand behind its name as well.
    if (at === first - 1 || !noun || !BOTTOM.test(noun.text) || means(noun, 'solid')) return attribute
    for (const item of items.slice(at, first)) state.account.use(item, 'floor')
    return { ...attribute, dimension: 'floor' }
  })
}
