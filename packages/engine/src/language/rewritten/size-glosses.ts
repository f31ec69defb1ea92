/** "50 x 50 x 40 mm (40 is the height)", "…, the 40 being its height": which of a body's sizes is which. */
import { where } from '../text/heard.ts'
import { amountOf, isCompound, type Sized } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const GLOSS =
  /(?<=#x#(?:x#)? (?:[a-z]+ )*)(?:\( |, )(?:(?:with|where) )?(?:the )?#(?: (?:dimension|side|one))? (?:is|being|as|=) (?:the|its) (?<named>height|length|width|thickness|depth)(?: \))?(?= |$)/u

export const withSizeGlosses = where(
  'is the |is its |being the |being its |as the |as its |= the |= its ',
  (sentences) =>
    sentences.map((items) => {
      const found = findSpoken(items, GLOSS)
      const label = found?.match.groups?.['named']
      const told = amountOf(items[found?.quantities[0] ?? -1])
      const at = items.findLastIndex((item, index) => index < (found?.from ?? 0) && isCompound(item))
      const size = items[at] as Sized | undefined
      const which = size?.quantity.values.findIndex(({ value }) => value === told) ?? -1
      const meant = size?.quantity.values[which]
      if (!found || !label || !size || !meant || meant.label) return items
      const values = size.quantity.values.with(which, { ...meant, label })
      return asIdle(
        items.with(at, { ...size, quantity: { ...size.quantity, values } }),
        found,
        'which size it is',
      )
    }),
)
