/**
 * "a cone 40 mm in diameter at the bottom (Z=0) and 24 mm at the top (Z=30)", "a trapezoid 60 mm wide at the base (Z=0) and
 * 36 mm wide at the top (Z=20)": the levels of both ends, each in brackets behind its end. A body reaches from the one to
 * the other; a section is as high as they are apart.
 */
import { impliedLength } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asSettled, commaAt, type Item, isMark, means, type Sized } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findAllSpoken } from '../../text/spoken.ts'

const LEVEL =
  /(?<=(?:at|across|along|on) (?:the |its )?(?:very )?(?<end>bottom|base|foot|lower|top|upper|crest)(?: (?:end|edge|side|face))? )\( (?:at )?z=# \)/u
const HIGH: ReadonlySet<string> = new Set(['top', 'upper', 'crest'])
const WHY = 'how high its ends lie'

const isSection = (item: Item): boolean => /trapez/iu.test(item.text)
/** A hollow one has two surfaces, told by its sections. */
const isHollowed = (item: Item): boolean => /^(?:hollow|walls?|wall thickness|shell|inner)$/iu.test(item.text)
const isTapered = (item: Item): boolean => means(item, 'solid', 'cone', 'frustum', 'pyramid')

interface Level {
  found: Found
  item: Sized
  value: number
}

function levelsIn(items: readonly Item[]): readonly [low: Level, high: Level] | undefined {
  const levels = findAllSpoken(items, LEVEL).flatMap((found): (Level & { high: boolean })[] => {
    const item = items[found.quantities[0] ?? -1]
    const value = item?.kind === 'quantity' ? item.quantity.values[0]?.value : undefined
    return item?.kind === 'quantity' && value !== undefined
      ? [{ found, item, value, high: HIGH.has(found.match.groups?.['end'] ?? '') }]
      : []
  })
  const low = levels.find(({ high }) => !high)
  const high = levels.find((level) => level.high)
  return levels.length === 2 && low && high && low.value < high.value ? [low, high] : undefined
}

/** "20 mm high", by the words of the upper level. */
function heightTold({ value }: Level, { item, value: top }: Level): Item[] {
  const [said] = item.quantity.values
  if (!said) return []
  const height: Sized = { ...item, quantity: impliedLength({ ...said, value: top - value }, item.quantity) }
  return [
    commaAt(item.span[0]),
    height,
    unsaidWord({ span: [item.span[1], item.span[1]] }, 'dimension', 'height'),
  ]
}

/** "from Z=0 to Z=30". */
function rangeTold(low: Level, high: Level): Item[] {
  const { quantity } = high.item
  if (quantity.kind !== 'coordinate') return []
  const values = [...low.item.quantity.values, ...quantity.values]
  return [
    commaAt(high.item.span[0]),
    littleWord(high.item, 'from'),
    { ...high.item, quantity: { ...quantity, kind: 'range', values } },
  ]
}

function withEnds(items: Item[]): Item[] {
  const tapered = items.some(isTapered)
  if ((!tapered && !items.some(isSection)) || items.some(isHollowed)) return items
  const levels = levelsIn(items)
  if (!levels) return items
  const [low, high] = levels
  // Where a section lies goes by the plane it is drawn in: only from the ground, or about it, is that where it lies anyway.
  if (!tapered && low.value !== 0 && low.value !== -high.value) return items
  const told = tapered ? rangeTold(low, high) : heightTold(low, high)
  const last = Math.max(low.found.to, high.found.to)
  const gone = (at: number): boolean => levels.some(({ found: { from, to } }) => at >= from && at <= to)
  return items.flatMap((item, at) => {
    if (!gone(at)) return [item]
    const idle = isMark(item) || item === high.item ? [] : [asSettled(item, WHY)]
    return at === last ? [...idle, ...told] : idle
  })
}

export const withEndLevels = where(
  ['( z=#|( at z=#', 'trapez|solid:cone|solid:frustum|solid:pyramid'],
  (sentences) => sentences.map(withEnds),
)
