/** "Chamfer the hole", "the bore is chamfered at both ends": the rim of it, not the edges of the body. */
import { type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTH =
  /(?:^| )(?:on|at|from) (?:both|either|each)(?: of (?:its|the)| its| the)? (?:sides?|ends?|faces?|mouths?)(?= |$)|(?:^| )(?:on|at) (?:the )?top and (?:on |at )?(?:the )?bottom(?= |$)/u

const isWorked = (item: Item | undefined): boolean => means(item, 'feature', 'fillet', 'chamfer')
const isBored = (item: Item | undefined): boolean =>
  means(item, 'feature', 'hole', 'slot', 'pocket') && !isWorked(item)
const isSmall = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'which', 'all', 'each', 'both') || means(item, 'ordinal')

/** Where the phrase of the hole begins that is worked itself: behind the verb, or before "is chamfered". */
function workedHole(items: readonly Item[]): { start: number; noun: number } | undefined {
  const noun = items.findIndex(isBored)
  let start = noun
  while (isSmall(items[start - 1])) start--
  if (noun < 0 || start === noun) return undefined
  const behindVerb = isWorked(items[start - 1])
  const passive = means(items[noun + 1], 'be') && isWorked(items[noun + 2]) && start === 0
  return behindVerb || passive ? { start, noun } : undefined
}

function withRims(items: readonly Item[]): Item[] {
  const worked = workedHole(items)
  if (!worked || items.some((item) => means(item, 'edge', 'edge', 'corner'))) return [...items]
  const { start, noun } = worked
  const behind = items.slice(noun + 1)
  const both = findSpoken(behind, BOTH)
  const first = items[start] as Item
  const plural = both !== undefined
  const rim: Item[] = [
    ...(plural
      ? [unsaid(first, { category: 'which', concept: 'both' }, 'both')]
      : [unsaid(first, { category: 'determiner', concept: 'the' }, 'the')]),
    { ...unsaid(first, { category: 'edge', concept: 'edge' }, 'edge'), plural },
    unsaid(first, { category: 'preposition', concept: 'of' }, 'of'),
  ]
  const rest = both
    ? behind.flatMap((item, at): Item[] =>
        at < both.from || at > both.to
          ? [item]
          : [
              {
                ...unsaid(item, { category: 'filler', concept: 'at both mouths' }),
                text: item.text,
                span: item.span,
              },
            ],
      )
    : behind
  return [...items.slice(0, start), ...rim, ...items.slice(start, noun + 1), ...rest]
}

export const withWorkedHoles = (sentences: readonly Item[][]): Item[][] => sentences.map(withRims)
