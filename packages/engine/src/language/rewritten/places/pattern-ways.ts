/**
 * "four holes on a 60 mm (X) by 30 mm (Y) pattern", "… spaced 30 mm (Y) by 60 mm (X)": the ways of the face that the holes are
 * in, which a pattern has first and second anyway. Told in that order, without them.
 */
import { where } from '../../text/heard.ts'
import { type Item, isCompound, means } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const LAID_OUT =
  /^(?:(?:centered|centred|square|rectangular|bolt|hole|mounting) )*(?:pattern|grid|array|layout|arrangement|rectangle|spacings?|cent(?:er|re)s|pitch)(?= |$)/u
const SPACED =
  /(?:^| )(?:spaced|spacing of|pitch of|(?:rectangle|pattern|grid)(?: (?:of|that's|that is|which is|measuring|is))+)$/u
/** "Their centers make a rectangle of …": of the holes in the sentence before. */
const OF_HOLES = /^(?:their|they|these|they're) /u

/** Holes are in the top or in the underside unless another side is named. */
const FACES = [
  [/(?:^| )(?:front|back|rear)(?: |$)/u, 'xz'],
  [/(?:^| )(?:left|right)(?: |$)/u, 'yz'],
] as const

function inOrder(items: readonly Item[], at: number): Item {
  const item = items[at] as Item
  if (!isCompound(item) || item.quantity.values.length !== 2) return item
  const behind = spoken(items.slice(at + 1, at + 6)).text
  const before = spoken(items.slice(0, at)).text
  const holes = items.slice(0, at).some((each) => means(each, 'feature', 'hole'))
  if ((!holes && !OF_HOLES.test(`${before} `)) || (!LAID_OUT.test(behind) && !SPACED.test(before)))
    return item
  const values = item.quantity.values.toSorted((a, b) => (a.axis ?? '').localeCompare(b.axis ?? ''))
  const { text } = spoken(items)
  const face = FACES.find(([named]) => named.test(text))?.[1] ?? 'xy'
  if (values.map(({ axis }) => axis ?? '').join('') !== face) return item
  const plain = structuredClone(values)
  for (const value of plain) delete value.axis
  return { ...item, quantity: { ...item.quantity, values: plain } }
}

export const withPatternWays = where(['holes', '#x#'], (sentences) =>
  sentences.map((items) =>
    items.some((item) => isCompound(item) && item.quantity.values[0]?.axis)
      ? items.map((_, at) => inOrder(items, at))
      : items,
  ),
)
