/**
 * "This is a clevis. 1. Start with a block … 3. Cut a slot down from the top": what is cut step by step is no bracket of the usual
 * sizes; its title only says what it is called.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means } from '../text/items.ts'

const isClevis = (item: Item): boolean => means(item, 'solid', 'clevis bracket')

const GAP = ['slot', 'notch', 'channel', 'opening'] as const

/** Three sizes at once: a block that the fork is cut from. */
const isBlock = (item: Item): boolean => item.kind === 'quantity' && item.quantity.values.length === 3

export const withClevisTitles = where('solid:clevis bracket', (sentences) => {
  const gap = sentences.some(
    (items) =>
      items.some((item) => means(item, 'operation', 'cut')) &&
      items.some((item) => means(item, 'feature', ...GAP)),
  )
  const block = sentences.findIndex((items) => items.some(isBlock))
  if (!gap || block < 0) return sentences
  return sentences.map((items, at) =>
    items.map((item) => {
      if (!isClevis(item)) return item
      // "A clevis, 50 x 30 x 30 mm.": the block by what it becomes.
      const own = at === block && !items.some((other) => other !== item && means(other, 'solid'))
      return own
        ? asTerm(item, { category: 'solid', concept: 'block' }, { form: 'block' })
        : asTerm(item, { category: 'whole', concept: 'whole' }, { form: 'part' })
    }),
  )
})
