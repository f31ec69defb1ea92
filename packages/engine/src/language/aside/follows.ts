/** Whether what is said to follow does: nothing that was left open may be what it tells, and nothing is counted that is not made. */
import { EngineError } from '../../errors.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'
import { countsIn } from './consequence-sizes.ts'
import type { Consequence } from './consequences.ts'

export const FOLLOWS = 'follows from the rest, and is measured'

/** What the part was given because nobody asked for anything else. */
const CHOSEN = /, as (?:no|none|nobody|nothing)\b/u

export const wasChosen = ({ says }: { says: string }): boolean => CHOSEN.test(says)

const THROUGH = /goes through, as no depth was given/u
const DEPTH = /\b(?:deep|depth|through|blind|bottom|floor|all the way|part ?way|half ?way)\b/iu

/** Places, and words without a size, may have told what was chosen. */
function chosenFor(
  { items, loose }: Consequence,
  assumptions: readonly { says: string }[],
): { says: string } | undefined {
  if (!loose || countsIn(items).length > 0) return undefined
  const words = wordsOf(items)
  return assumptions.find(
    (each) =>
      wasChosen(each) && !LEFT_OPEN.test(each.says) && (DEPTH.test(words) || !THROUGH.test(each.says)),
  )
}

const LEFT_OPEN = / of the (?<thing>.+) is (?<size>[\d.]+) mm, as none was given/u

/**
 * Nothing follows from what was left open: there the clause tells what the others do not. A cut that reaches as far as
 * its body does is as long as that is said to be; one that does so in two ways has no size of its own.
 */
export function assertFollows(
  consequences: readonly Consequence[],
  assumptions: readonly { says: string }[],
  stated: readonly { value: number; words?: unknown; measure: { kind: string } }[],
): void {
  const [first] = consequences
  if (!first) return
  for (const { items } of consequences)
    for (const count of countsIn(items))
      if (!stated.some(({ value, measure }) => measure.kind.endsWith('count') && value === count))
        throw new EngineError(
          'geometry_validation_failed',
          `${quote(wordsOf(items))} does not follow from the rest: nothing is made ${count} times.`,
        )
  const isStated = (size: string): boolean =>
    stated.some(({ value, words }) => words !== undefined && Math.abs(value - Number(size)) < 1e-6)
  const seen = new Set<string>()
  const open =
    assumptions.find(({ says }) => {
      const { thing = '', size } = LEFT_OPEN.exec(says)?.groups ?? {}
      if (size === undefined) return false
      const again = seen.has(thing)
      seen.add(thing)
      return again || !isStated(size)
    }) ?? consequences.flatMap((each) => chosenFor(each, assumptions) ?? [])[0]
  if (open)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell what ${quote(wordsOf(first.items))} should follow from. ${open.says}.`,
    )
}

export const tellConsequences = (consequences: readonly Consequence[]): string[] =>
  consequences.map(({ items }) => `${quote(wordsOf(items))} is read as what follows from the rest`)
