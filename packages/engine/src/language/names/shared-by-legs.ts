/**
 * "Two holes, one in each leg", "four holes, two per leg": how many there are in all, and how many of them each leg of a
 * bracket has. Told by the latter, which must come to the former.
 */
import { where } from '../text/heard.ts'
import { amountOf, asFiller, asTerm, type Item, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'

/** Brackets that have two of them. */
const TWO_LEGGED = ['L-bracket', 'U-bracket', 'Z-bracket']
const LEG = /^(?:legs?|arms?|flanges?|sides?|walls?)$/iu

const isLeg = (item: Item | undefined): boolean => LEG.test(item?.text ?? '')

const isNumber = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && (item.quantity.kind === 'count' || item.quantity.kind === 'number')

/** "per leg": in each leg. */
const withPer = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at): Item[] =>
    /^(?:per|for each|for every)$/iu.test(item.text) && isLeg(items[at + 1])
      ? [littleWord(item, 'in'), asTerm(item, { category: 'which', concept: 'each' })]
      : [item],
  )

/** Where "one in each leg" begins, behind what is counted. */
const isShare = (items: readonly Item[], at: number): boolean =>
  isNumber(items[at]) &&
  (means(items[at + 1], 'preposition', 'in', 'on', 'for') || means(items[at + 1], 'manner', 'through')) &&
  means(items[at + 2], 'which', 'each', 'both') &&
  isLeg(items[at + 3])

function withShare(items: readonly Item[]): Item[] {
  const share = items.findIndex((_, at) => isShare(items, at))
  const noun = items.findLastIndex(
    (item, at) => at < share && item.kind === 'term' && item.plural && means(item, 'feature'),
  )
  const total = items.findLastIndex((item, at) => at < noun && at > noun - 6 && isNumber(item))
  const [all, each] = [items[total], items[share]]
  if (!all || !each) return [...items]
  const agrees = amountOf(all) === 2 * (amountOf(each) ?? 0)
  return items.map((item): Item => {
    if (item === each)
      return agrees
        ? asFiller(item, 'how many each leg has')
        : { kind: 'unknown', text: item.text, span: item.span }
    return item === all && agrees ? { ...each, span: item.span } : item
  })
}

export const withSharedByLegs = where(
  [TWO_LEGGED.map((name) => `solid:${name}`).join('|'), ' each | per | every ', 'leg|arm|flange|side|wall'],
  (sentences) => sentences.map((items) => withShare(withPer(items))),
)
