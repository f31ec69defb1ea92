/** "extrude it to form a cylinder", "… to create a cutout": what something becomes is no second thing. */
import type { Account } from '../account.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { isCalledOnly } from '../lexicon/shaping.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { isExtrude } from '../worked/extrusion.ts'
import type { Mention } from './mentions.ts'

const BECOMES =
  /^(?:form|create|make|produce|become|get|obtain|yield|give|forming|creating|making|producing|becoming|getting|obtaining|yielding|giving|complete|completing)$/iu
/** "extruding it by 6 mm gives a disc", "…, which makes a plate". */
const GIVES = /^(?:gives|yields|forms|creates|makes|produces)$/iu

/** "to form the main body of the pillar": the words between the verb and the name. */
const isBodyOf = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'preposition', 'of') ||
  (means(items[at], 'whole') && means(items[at + 1], 'preposition', 'of')) ||
  means(items[at], 'determiner') ||
  means(items[at], 'ordinal')

const becomes = (item: Item | undefined): boolean =>
  BECOMES.test(item?.text.replace(/^to /iu, '') ?? '') || GIVES.test(item?.text ?? '')

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'count'

/** Whether the mention is what an operation before it leads to. */
export function isResult(items: readonly Item[], { start }: Pick<Mention, 'start'>): boolean {
  // "to form four legs": "form" is no verb of its own, and may stand in the phrase.
  let verb = becomes(items[start]) ? start : start - 1
  while (
    verb > 0 &&
    (means(items[verb], 'filler') ||
      means(items[verb], 'which') ||
      isCount(items[verb]) ||
      isBodyOf(items, verb)) &&
    !becomes(items[verb])
  )
    verb--
  const word = items[verb]
  if (!word || !becomes(word)) return false
  const leads =
    means(items[verb - 1], 'preposition', 'to') || /^to |ing$/iu.test(word.text) || GIVES.test(word.text)
  if (!leads) return false
  const before = items.slice(0, verb - 1)
  return before.some(isExtrude) || (cutsFigure(before) && !items.slice(start).some(isLength))
}

/** "Draw a 10 mm circle and cut it through to make a hole": the hole is the circle, and has no size of its own. */
const cutsFigure = (items: readonly Item[]): boolean =>
  items.some((item) => (conceptOf(item, 'portion') ?? conceptOf(item, 'solid') ?? '') in FIGURES) &&
  items.some(
    (item, at) => means(item, 'operation', 'cut') && /^(?:it|this|that)$/iu.test(items[at + 1]?.text ?? ''),
  )

const isLength = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

/** "extrude it by 5 mm to form the seat": a name that nothing else is called by, of no shape that would have to be told. */
export function dismissResults(items: readonly Item[], account: Account): void {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    const ends =
      next === undefined || isMark(next) || means(next, 'conjunction') || means(next, 'preposition')
    if (
      item.kind === 'unknown' &&
      ends &&
      isCalledOnly(item.text, [], true) &&
      isResult(items, { start: at })
    )
      account.dismiss(item, 'what it becomes')
  }
}

/** The body that was worked on gets the name; a name for a hole is only talk. */
export function takeResult(
  context: Context,
  mention: Mention,
  worked: Entity | undefined,
): Entity | undefined {
  const { items, state } = context
  if (mention.category === 'feature') {
    for (let at = mention.start; at < mention.end; at++) state.account.dismiss(items[at], 'what it becomes')
    return undefined
  }
  if (worked) worked.names.add(mention.form)
  // "extrude these circles to form four legs": as many as there are circles.
  const { count } = mention
  if (count && worked?.count && count.value === worked.count.value) {
    const item = items[count.at] as Item
    worked.count = { ...worked.count, again: [...(worked.count.again ?? []), item] }
    state.account.use(item, 'number of bodies')
  }
  for (let at = mention.start; at < mention.end; at++)
    if (items[at]?.kind !== 'quantity') state.account.use(items[at], 'what it becomes')
  return worked
}
