/** "The large hole is 30 mm in diameter", after four holes of 8 mm were told: by its adjective and its size it is none of them. */
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { amountOf, type Item, means } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'

/** How wide it is next to the others, where its adjective says so. */
const ADJECTIVES: readonly (readonly [RegExp, fits: (width: number, others: number) => boolean])[] = [
  [/^(?:large|big|larger|bigger|wide|main|huge)$/iu, (width, others) => width > others],
  [/^(?:small|little|tiny|smaller)$/iu, (width, others) => width < others],
  [/^(?:center|centre|central|middle)$/iu, (width, others) => width !== others],
]

const WIDTH = /^(?:(?:is|has|measures|a|an|diameter|of|should|be|with) )*(?:#|ø#)/u

const isSeveral = ({ count, plural, places }: Entity): boolean =>
  (count?.value ?? 1) > 1 || plural || places.some(({ place }) => place.kind === 'corners')

/** The hole that such a sentence tells, of those that are known: announced before without a size, or none yet. */
export function isNoneOfThem(known: Entity, mention: Mention, items: readonly Item[]): boolean {
  if (mention.determiner !== 'the' || mention.plural || mention.concept !== 'hole' || !isSeveral(known))
    return false
  const words = items.slice(mention.start, mention.head)
  const fits = ADJECTIVES.find(([word]) => words.some(({ text }) => word.test(text)))?.[1]
  const behind = items.slice(mention.end)
  const told = WIDTH.test(spoken(behind).text) ? behind.findIndex(({ kind }) => kind === 'quantity') : -1
  const width = amountOf(behind[told])
  // "is 12 mm deep", "is 30 mm from the edge": no width.
  const next = behind[told + 1]
  const other =
    (means(next, 'dimension') && !means(next, 'dimension', 'diameter')) || means(next, 'preposition', 'from')
  const widths = known.given
    .filter(({ word }) => word !== 'depth')
    .flatMap(({ attribute }) => attribute.values)
  if (!fits || width === undefined || other || widths.length === 0) return false
  return widths.every(({ value }) => fits(width, value))
}

/** Announced as a single one, and not told yet. */
export const announcedSingly = (alike: readonly Entity[], sentence: number): Entity | undefined => {
  const waiting = alike.filter(
    (entity) =>
      !isSeveral(entity) && entity.given.length === 0 && !entity.thread && entity.sentence < sentence,
  )
  return waiting.length === 1 ? waiting[0] : undefined
}
