/**
 * "a 20 mm bore 30 mm deep, ending in a hemisphere", "a blind hole with a hemispherical bottom", "Its bottom is round.": a hole
 * that ends in half a ball as wide as it is. Told before its noun, as "a round-bottomed hole" is.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, phraseOf } from '../../text/items.ts'
import { findFirstSpoken, findSpoken } from '../../text/spoken.ts'

/** How such a hole is called for what makes it. */
export const ROUND_BOTTOM = 'round bottom'

const ROUND =
  '(?:(?:fully|full|completely) )?(?:hemispherical|half spherical|semi ?spherical|spherical|round|rounded|ball|ball end|ball ended|ball nosed|full radius)'
const BOTTOM = '(?:bottom|floor|bottom end|lower end)s?'
const HALF =
  '(?:(?:full|half) )?(?:hemisphere|half ball|half sphere|half a ball|half a sphere|(?:hemispherical|spherical) (?:bottom|end|tip|dome|cap)|ball end|round bottom)s?'
const END = '(?= [,.;)]|$| and (?!radius|r#|#))(?! , (?:radius|r#|with a (?:#|radius)))'
const HOLE = '(?:hole|bore)s?'

/** Behind the hole, in the same breath. */
const BEHIND: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:^| )${HOLE}(?: [^.;]*)? )(?:, )?(?:(?:and )?(?:with|having|that has|which has|including|counting|measured to|to the bottom of) )*(?:a |an |its |the )?(?<!and (?:an? |the )?)${ROUND} (?:${BOTTOM}|end(?= at (?:the|its) bottom))(?: at (?:the|its) bottom)?${END}`,
    'u',
  ),
  new RegExp(
    `(?<=(?:^| )${HOLE}(?: [^.;]*)? )(?:, )?(?:(?:and|which|that|it) )*(?:ends?|ending|terminates?|terminating|finish(?:es|ing)|clos(?:es|ing)) (?:in|with|by|at|as) (?:a |an )?${HALF}(?: at (?:the|its) bottom)?${END}`,
    'u',
  ),
]
const BEFORE = new RegExp(
  `(?:${ROUND} bottomed|ball ended|ball nosed)(?= (?:(?:blind|drilled) )?${HOLE}(?: |$))`,
  'u',
)
/** By itself, of the hole told before. */
const ALONE = new RegExp(
  `^(?:(?:its|the) ${BOTTOM}(?: of (?:the|each|this) ${HOLE})?|(?:the|it) ?(?:${HOLE})?) (?:is|are|has|ends?|have)(?: (?:in|with|a|an|rounded to|shaped as|its))* (?:${ROUND}(?: ${BOTTOM})?|${HALF})$`,
  'u',
)

/** "The block has a 12 mm hole. Its bottom is round.": whose that is, nobody knows. */
const isOfHole = (items: readonly Item[], before: readonly Item[]): boolean =>
  items.some(isHole) || !before.some((item) => means(item, 'solid') || means(item, 'whole', 'it'))

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

/** The hole with the manner right before its noun. */
function told(items: readonly Item[], noun: number, said: readonly Item[]): Item[] {
  const words = said.filter(({ kind }) => kind !== 'mark') as [Item, ...Item[]]
  const manner = { category: 'manner', concept: ROUND_BOTTOM } as const
  // As no word that others look for: "including its round bottom" names no piece.
  return items.toSpliced(noun, 0, asTerm(phraseOf(words), manner, { settled: true }))
}

function withManner(items: Item[]): Item[] {
  const before = findSpoken(items, BEFORE)
  if (before) {
    const said = items.slice(before.from, before.to + 1)
    const rest = items.toSpliced(before.from, said.length)
    return told(
      rest,
      rest.findIndex((item, at) => at >= before.from && isHole(item)),
      said,
    )
  }
  const found = findFirstSpoken(items, BEHIND)
  const noun = found ? items.findLastIndex((item, at) => at < found.from && isHole(item)) : -1
  if (!found || noun < 0) return items
  const said = items.slice(found.from, found.to + 1)
  return told(items.toSpliced(found.from, said.length), noun, said)
}

export const withRoundBottoms = where(
  ['feature:hole', 'bottom|floor|hemispher|ball|spher|lower end'],
  (sentences) => {
    const read: Item[][] = []
    for (const items of sentences) {
      const last = read.at(-1)
      const noun = last ? last.findLastIndex(isHole) : -1
      const alone = last && noun >= 0 && isOfHole(items, last) ? findSpoken(items, ALONE) : undefined
      if (last && alone) read[read.length - 1] = told(last, noun, items)
      else read.push(withManner(items))
    }
    return read
  },
)
