/**
 * "a cross hole perpendicular to the axis", "the straight sides run along X and Y", "through the rest of the block": what is
 * left of a prompt whose every size and thing is told may only say again how they lie. It is passed over last of all, never
 * in silence, and only where nothing had to be chosen for what it speaks of: there it may be what tells the choice.
 */
import { isSaid, NotUnderstood, notUnderstood, quoteWords, type WordUse } from '../account.ts'
import type { Choices } from '../context.ts'
import { type Item, isAnyOf, isEdgeWork, isMark, isThing, means } from '../text/items.ts'
import { wasChosen } from './consequences.ts'
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

/** What these say is never said by the rest: that something is not so, is bent, open or turned, or is so only in part. */
const TELLING =
  /^(?:not|no|nothing|none|never|neither|nor|except|only|without|instead|unless|\w+n't|un(?!til)\w+|curv|bent|bend|bow|arc|arch|twist|taper|slant|tilt|angl|slop|skew|wav|zig|spiral|helic|helix|hollow|open|clos|con(?:e|ic)|spher|dome|oval|ellip|half|quarter|third|double|triple|twice|mirror|invert|upside|opposite|alternat|stagger|offset|partial|partway|midway|instead|every|both|other|another|last|left|right|front|back|top|bottom|upper|lower)/iu

/** What makes or shapes something is an order, wherever it stands. */
const MAKING = [
  'solid',
  'feature',
  'member',
  'operation',
  'change',
  'shape',
  'variant',
  'manner',
  'stranger',
  'negation',
  'material',
] as const

/** "Bend the bar …": an order whose verb nobody knows. */
const isOrder = (items: readonly Item[], at: number): boolean =>
  (at === 0 || isMark(items[at - 1]) || means(items[at - 1], 'conjunction')) &&
  !means(items[at], 'preposition') &&
  (means(items[at + 1], 'determiner') || items[at + 1]?.kind === 'quantity' || means(items[at + 1], 'whole'))

/** "a grip", "two ears", "the fluted shaft": something that nobody made, or a kind of it. */
const isOfThing = (items: readonly Item[], at: number): boolean =>
  means(items[at - 1], 'determiner', 'a') ||
  items[at - 1]?.kind === 'quantity' ||
  isThing(items[at + 1]) ||
  means(items[at - 1], 'make')

/** "… on the rim": where something is; "the outside of the rim" only names it. */
function isWhere(items: readonly Item[], at: number): boolean {
  const led = items.findLastIndex(
    (item, index) => index < at && !isAnyOf(item, 'determiner', 'which', 'ordinal'),
  )
  const opener = items[led]
  return isAnyOf(opener, 'preposition', 'place') && !means(opener, 'preposition', 'of', 'with')
}

/** A word that carries no order, thing or shape of its own, in a clause whose numbers have all found their use. */
const isInPassing = (items: readonly Item[], at: number): boolean => {
  const item = items[at] as Item
  if (
    tellsEdges(items, at) ||
    item.kind === 'quantity' ||
    TELLING.test(item.text) ||
    isAnyOf(item, ...MAKING)
  )
    return false
  if (isOrder(items, at) || isOfThing(items, at) || !items.some(({ kind }) => kind === 'quantity'))
    return false
  return !isDeed(clauseAround(items, at)) && !(isSide(item) && isWhere(items, at))
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
        !isSaid(item) || !open.has(item.span[0]) || isSaidAgain(items, at) || isInPassing(items, at),
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
