/**
 * "a cross hole perpendicular to the axis", "the straight sides run along X and Y", "through the rest of the block": what is
 * left of a prompt whose every size and thing is told may only say again how they lie. It is passed over last of all, never
 * in silence, and only where nothing had to be chosen for what it speaks of: there it may be what tells the choice.
 */
import { isSaid, NotUnderstood, notUnderstood, quoteWords, type WordUse } from '../account.ts'
import type { Choices } from '../context.ts'
import { type Item, isAnyOf, isEdgeWork, isMark, isThing, means } from '../text/items.ts'
import { wasChosen } from './follows.ts'
import { isPlainClause, isRelation } from './relations.ts'

/** Refused for nothing but words that may say again what the rest tells. */
export class NearlyUnderstood extends NotUnderstood {}

/** Sides, and where two things meet; a phrase with a verb in it tells a deed. */
const isSide = (item: Item): boolean =>
  !/\b(?:is|are)\b/iu.test(item.text) &&
  (isAnyOf(item, 'edge', 'face', 'axis', 'which', 'portion') || means(item, 'place', 'flush', 'joint'))

const PARTS = [',', ';', ':', '(', ')', '-', '–', '—'] as const

const opens = (item: Item): boolean => isMark(item, ...PARTS) || means(item, 'preposition', 'with')

/** Its words between two marks or behind a "with", which are a thought of their own. */
function clauseAround(items: readonly Item[], at: number): Item[] {
  const from = items.findLastIndex((item, index) => index < at && opens(item))
  const to = items.findIndex((item, index) => index > at && isMark(item, ...PARTS))
  return items.slice(from + 1, to < 0 ? items.length : to)
}

/** "From the far end, drill …", "…, on the flat side": where something is to be made. */
const isPlaceOf = (clause: readonly Item[]): boolean =>
  means(
    clause.find((item) => !means(item, 'filler')),
    'preposition',
  )

/** "Its ends are turned up": something that was done to them, which nobody made. */
const isDeed = (clause: readonly Item[]): boolean =>
  clause.some((item, at) => means(clause[at - 1], 'be') && /(?:ed|ent|ut|wn)$/iu.test(item.text))

/** "the edge where they meet", "the corner between them": which edges are worked, and no other way to say it. */
const tellsEdges = (items: readonly Item[], at: number): boolean =>
  (means(items[at], 'place', 'joint') || /^(?:in )?between$/iu.test(items[at]?.text ?? '')) &&
  items.some((item) => isEdgeWork(item))

function isSaidAgain(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item
  if (tellsEdges(items, at)) return false
  const clause = clauseAround(items, at)
  if (isRelation(item)) return !clause.some((each) => means(each, 'negation'))
  return isSide(item) && !isPlaceOf(clause) && !isDeed(clause) && isPlainClause(clause)
}

/** These lead from one thing that is told to another: "the rest of the block", "until its floor", "where it meets the disc". */
const LEADING =
  /^(?:rest|remainder|until|till|meets?|meeting|reach(?:es|ing)?|joins?|joining|shares?|sharing|cross(?:es|ing)?|intersects?|intersecting|entire|overall)$/iu

/** Such a word, before what it leads to, in a clause that has sizes of its own and orders nothing. */
function isLeading(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item
  if (tellsEdges(items, at) || !LEADING.test(item.text) || isAnyOf(item, 'operation', 'solid', 'feature'))
    return false
  const next = items[at + 1]
  const leads =
    means(next, 'determiner', 'the') ||
    means(next, 'whole') ||
    means(next, 'preposition', 'of', 'at') ||
    means(next, 'dimension')
  const clause = clauseAround(items, at)
  const sized = items.some(({ kind }) => kind === 'quantity')
  return (
    leads && sized && clause[0] !== item && !isDeed(clause) && !clause.some((each) => means(each, 'negation'))
  )
}

interface Heard {
  uses: readonly WordUse[]
  /** What was passed over. */
  passed: readonly WordUse[]
}

const AGAIN = 'says again what the rest tells'

/** Refuses what was not understood, but for what is passed over where the reading is lenient. */
export function withoutSaidAgain(
  sentences: readonly (readonly Item[])[],
  uses: readonly WordUse[],
  { lenient }: Pick<Choices, 'lenient'>,
): Heard {
  const passed = notUnderstood(uses)
  if (passed.length === 0) return { uses, passed }
  const open = new Set(passed.map(({ span }) => span[0]))
  const again = sentences.every((items) =>
    items.every(
      (item, at) =>
        !isSaid(item) || !open.has(item.span[0]) || isSaidAgain(items, at) || isLeading(items, at),
    ),
  )
  if (!again) throw new NotUnderstood(passed)
  if (!lenient) throw new NearlyUnderstood(passed)
  const heard = uses.map((use) =>
    open.has(use.span[0]) ? { ...use, role: 'irrelevant' as const, became: AGAIN } : use,
  )
  return { uses: heard, passed }
}

export const tellSaidAgain = (passed: readonly WordUse[]): string[] =>
  passed.length === 0 ? [] : [`${quoteWords(passed)} is read as what the rest tells already`]

/** All round a body one way is like the other. */
const ALL_ROUND =
  /^The hole (?:runs along x, as no direction|goes across through both sides, as no one side)/u

/** A size that nobody gave: what was passed over may have been about it, wherever it stands. */
const SIZE_CHOSEN = /\bmm\b|\bdiameter\b|°/u

const bare = (word: string): string => word.toLowerCase().replace(/(?:es|s)$/u, '')

/** What the sentences speak of in which something was passed over; "it" is what the one before spoke of. */
function spokenOf(sentences: readonly (readonly Item[])[], passed: readonly WordUse[]): Set<string> {
  const open = new Set(passed.map(({ span }) => span[0]))
  const spoken = new Set<string>()
  for (const [index, items] of sentences.entries()) {
    if (!items.some(({ span }) => open.has(span[0]))) continue
    const things = items.filter(isThing)
    const before = sentences[index - 1]?.filter(isThing) ?? []
    for (const { form } of things.some(({ span }) => span[0] === items[0]?.span[0])
      ? things
      : [...things, ...before])
      for (const word of form.split(' ')) spoken.add(bare(word))
  }
  return spoken
}

/** Where something was chosen for what it speaks of, what was passed over may have told it. */
export function assertNothingChosen(
  sentences: readonly (readonly Item[])[],
  passed: readonly WordUse[],
  assumptions: readonly { says: string }[],
): void {
  if (passed.length === 0) return
  const spoken = spokenOf(sentences, passed)
  const isOpen = ({ says }: { says: string }): boolean =>
    SIZE_CHOSEN.test(says) ||
    (!ALL_ROUND.test(says) && says.split(/[^\p{L}]+/u).some((word) => spoken.has(bare(word))))
  if (assumptions.some((each) => wasChosen(each) && isOpen(each))) throw new NotUnderstood(passed)
}
