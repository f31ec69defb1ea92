/**
 * "The groove is centered in the 24 mm height", "across the 40 mm width": a size of the body by its name and its number once
 * more. The name alone says which way; the number would be taken for one of the cut's own.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, type Item } from '../../text/items.ts'
import { findAllSpoken } from '../../text/spoken.ts'

/** "(3 along the 90 mm length)": what that counts is told by the gloss as a whole. */
const NAMED =
  /(?<!\( (?:#|[a-z]+|\d+)(?: of them)? (?:in|along|across) (?:the|its) )(?<=(?:^| )(?:in|within|along|across|over|of|through|by|about|to) (?:the|its) )#(?= (?:length|width|height|thickness|depth|direction)(?: direction)?(?= [,.;()]|$| and | of | so | in | with | at | from | each ))/u

/** A number by itself stands for what it stood for before. */
const isToldBefore = (value: number | undefined, before: readonly Item[]): boolean =>
  before.some((item) => item.kind === 'quantity' && item.quantity.values.some((each) => each.value === value))

export const withNamedSizes = where(
  [' length| width| height| thickness| depth', ' the # | its # '],
  (sentences) =>
    sentences.map((items, sentence) => {
      const before = sentences.slice(0, sentence).flat()
      const again = findAllSpoken(items, NAMED)
        .map(({ from }) => from)
        .filter((at) => isToldBefore(amountOf(items[at]), [...before, ...items.slice(0, at)]))
      return again.reduceRight<Item[]>(
        (read, at) => [
          ...read.slice(0, at),
          read[at + 1] as Item,
          asFiller(read[at] as Item, 'a size that was told before'),
          ...read.slice(at + 2),
        ],
        items,
      )
    }),
)
