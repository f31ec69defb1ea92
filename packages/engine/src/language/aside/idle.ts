/**
 * Clauses that say nothing new of the shape: the finished part is turned or shifted, what was said before is vouched for
 * ("ensure the hole is properly centred"), or the result is summed up. One that holds a size, or a side that was not
 * spoken of before, is no such clause.
 */
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import type { Dismissed } from './surroundings.ts'

export const IDLE_REASON = {
  turn: 'a move that does not change the shape',
  assure: 'vouches for what was said',
  'sum up': 'sums up what was said',
} as const

type Kind = keyof typeof IDLE_REASON

/** A size, a place or a number of things. */
const isFigure = (item: Item): boolean =>
  item.kind === 'quantity' && !(item.quantity.kind === 'count' && (item.quantity.values[0]?.value ?? 0) <= 2)

/** Words that stand between the beginning of such a clause and its verb. */
const leads = (item: Item | undefined): boolean =>
  means(item, 'whole') ||
  means(item, 'determiner') ||
  means(item, 'be') ||
  means(item, 'conjunction') ||
  means(item, 'filler') ||
  means(item, 'motion') ||
  means(item, 'preposition', 'as', 'at') ||
  means(item, 'purpose')

/** Something that is made: the part is not only moved. */
const isWorked = (item: Item): boolean => means(item, 'feature')

/** "bent", "curved": an unknown participle may well be a shape that nobody spoke of before. */
const mayBeAShape = (item: Item): boolean =>
  item.kind === 'unknown' && /(?:ed|ent|ist)$/u.test(item.text.toLowerCase())

/** The part as a whole, or "it" where nothing smaller is meant. */
const isWhole = (item: Item | undefined): boolean =>
  means(item, 'whole') || (item?.kind === 'unknown' && /^(?:assembly|sketch|result)$/iu.test(item.text))

/** Sides and corners named in a stretch. */
export const sidesIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    const face = conceptOf(item, 'face')
    if (face) return [face]
    return means(item, 'edge', 'corner') ? ['corner'] : []
  })

/** A new order, after a comma or "and": the clause ends before it. */
function isNewOrder(items: readonly Item[], at: number): boolean {
  if (!isMark(items[at], ',') && !means(items[at], 'conjunction', 'and')) return false
  let next = at + 1
  while (means(items[next], 'conjunction') || means(items[next], 'preposition', 'as')) next++
  return (
    (means(items[next], 'make') || means(items[next], 'operation')) &&
    !means(items[next], 'motion') &&
    !means(items[next], 'whole')
  )
}

function startOf(items: readonly Item[], verb: number): number {
  let from = verb
  while (from > 0 && leads(items[from - 1])) from--
  return from
}

function endOf(items: readonly Item[], verb: number): number {
  let end = verb + 1
  while (end < items.length && !isNewOrder(items, end)) end++
  return end
}

/** What is moved: the noun behind the verb. */
function moved(items: readonly Item[], verb: number): Item | undefined {
  let at = verb + 1
  while (means(items[at], 'motion') || means(items[at], 'conjunction')) at++
  while (means(items[at], 'determiner') || means(items[at], 'filler')) at++
  return items[at]
}

const KINDS: readonly Kind[] = ['assure', 'turn', 'sum up']

/** `single`: there is but one body so far, so that "it" can only be the part. */
export function idleRanges(
  items: readonly Item[],
  spokenBefore: ReadonlySet<string>,
  single: boolean,
): Dismissed[] {
  const found: Dismissed[] = []
  for (let at = 0; at < items.length; at++) {
    const kind = KINDS.find((each) => means(items[at], 'motion', each))
    if (!kind) continue
    const from = startOf(items, at)
    const end = endOf(items, at)
    const stretch = items.slice(from, end)
    const object = kind === 'turn' ? moved(items, at) : undefined
    // Of the finished part even the sizes are only where it lies; an edge that is moved is another edge.
    const whole = isWhole(object) && (single || !means(object, 'whole', 'it'))
    if (means(object, 'edge') || means(object, 'face')) continue
    if (stretch.some(whole ? isWorked : isFigure)) continue
    const before = new Set([...spokenBefore, ...sidesIn(items.slice(0, from))])
    if (kind === 'assure' && stretch.some(mayBeAShape)) continue
    const aligns = items[at]?.kind === 'term' && (items[at] as { form: string }).form.startsWith('align')
    const placed = sidesIn(stretch).length > 0 || means(items[at - 1], 'edge')
    if (aligns && placed && kind === 'turn') continue
    if (kind === 'assure' && sidesIn(stretch).some((side) => !before.has(side))) continue
    found.push({ from, end, reason: IDLE_REASON[kind] })
    at = end - 1
  }
  return found
}
