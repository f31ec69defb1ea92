/** "Chamfer the hole", "the bore is chamfered at both ends": the rim of it, not the edges of the body. */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isEdgeWork, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTH =
  /(?:^| )(?:on|at|from) (?:both|either|each)(?: of (?:its|the)| its| the)?(?: flat)? (?:sides?|ends?|faces?|mouths?)(?= |$)|(?:^| )(?:on|at) (?:the )?top and (?:on |at )?(?:the )?bottom(?= |$)/u

const isBored = (item: Item | undefined): boolean =>
  means(item, 'feature', 'hole', 'slot', 'pocket') && !isEdgeWork(item)
const isSmall = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'which', 'all', 'each', 'both') || means(item, 'ordinal')

/** Where the phrase of the hole begins that is worked itself: behind the verb, or before "is chamfered". */
function workedHole(items: readonly Item[]): { start: number; noun: number } | undefined {
  const noun = items.findIndex(isBored)
  let start = noun
  while (isSmall(items[start - 1])) start--
  if (noun < 0 || start === noun) return undefined
  const behindVerb = isEdgeWork(items[start - 1])
  const passive = means(items[noun + 1], 'be') && isEdgeWork(items[noun + 2]) && start === 0
  return behindVerb || passive ? { start, noun } : undefined
}

const THE: Entry = { category: 'determiner', concept: 'the' }
const BOTH_OF_THEM: Entry = { category: 'which', concept: 'both' }

function withRims(items: readonly Item[]): Item[] {
  const worked = workedHole(items)
  if (!worked || items.some((item) => means(item, 'edge', 'edge', 'corner'))) return [...items]
  const { start, noun } = worked
  const behind = items.slice(noun + 1)
  const both = findSpoken(behind, BOTH)
  const first = items[start] as Item
  const plural = both !== undefined
  const rim: Item[] = [
    unsaid(first, plural ? BOTH_OF_THEM : THE, plural ? 'both' : 'the'),
    { ...unsaid(first, { category: 'edge', concept: 'edge' }, 'edge'), plural },
    unsaid(first, { category: 'preposition', concept: 'of' }, 'of'),
  ]
  const isBoth = (at: number): boolean => both !== undefined && at >= both.from && at <= both.to
  const rest = behind.map((item, at) => (isBoth(at) ? asFiller(item, 'at both mouths') : item))
  return [...items.slice(0, start), ...rim, ...items.slice(start, noun + 1), ...rest]
}

/** "the edges of the bore on both ends": both of them. */
function withBothRims(items: Item[]): Item[] {
  const noun = items.findIndex(isBored)
  const edges = items.findIndex((item) => means(item, 'edge', 'edge') && item.kind === 'term' && item.plural)
  const behind = items.slice(noun + 1)
  const both = noun < 0 ? undefined : findSpoken(behind, BOTH)
  const owned =
    means(items[edges + 1], 'preposition', 'of') &&
    means(items[edges + 2], 'determiner') &&
    noun === edges + 3
  const the = items[edges - 1]
  if (both?.from !== 0 || !owned || !isEdgeWork(items[edges - 2]) || !means(the, 'determiner', 'the'))
    return items
  const rest = behind.map((item, at) => (at <= both.to ? asFiller(item, 'at both mouths') : item))
  return [...items.slice(0, noun + 1), ...rest].with(edges - 1, asTerm(the as Item, BOTH_OF_THEM))
}

export const withWorkedHoles = where(
  ['feature:fillet|feature:chamfer', 'feature:hole|feature:slot|feature:pocket'],
  (sentences) => sentences.map((items) => withBothRims(withRims(items))),
)
