/** What "it", "they", "one" and "the other" stand for. */
import type { Span } from '../../text/normalise.ts'
import type { Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { otherOne } from '../sections/tell.ts'
import type { Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { COPULAS } from './given-words.ts'
import { CONSEQUENCES, isGloss, quote, speakOf, spokenOf, type Telling } from './telling.ts'
import { titledThing } from './titles.ts'
import { widen } from './widened.ts'

export function readPronoun(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const clause = t.clause
  if (clause.widening) {
    const widening = clause.widening
    clause.widening = undefined
    widen(t, widening, spokenOf(t), phrase.span)
    return
  }
  if (phrase.concept === 'one' && phrase.name === 'other' && otherOne(t)) return
  const isOne =
    (phrase.concept === 'one' && !phrase.near) || (phrase.count === 1 && phrase.concept === 'they')
  if (isOne && isOnEach(t, phrase, nodes[at + 1])) return
  if (isOne && !phrase.each) {
    const next = nodes[at + 1]
    readMember(t, phrase.span, { count: next?.kind === 'count' ? next.count : 1, ordinal: phrase.ordinal })
    return
  }
  if (clause.extruded && clause.expects === 'object') return
  if (phrase.concept === 'this') {
    const [next, after] = [nodes[at + 1], nodes[at + 2]]
    // "That leaves a wall of 4 mm" is a consequence; "this is a plate" tells a thing.
    if (next?.kind === 'word' && CONSEQUENCES.has(next.text)) return
    if (
      next?.kind === 'word' &&
      COPULAS.has(next.text) &&
      after?.kind === 'phrase' &&
      !after.phrase.definite &&
      !t.focus
    )
      return
  }
  const referent =
    phrase.concept === 'they' || phrase.each
      ? several(t)
      : (clause.subject ?? t.focus ?? (phrase.concept === 'it' ? titledThing(t) : undefined))
  if (!referent) {
    if (t.things.length === 0) return
    throw unread(quote(t, phrase.span))
  }
  if (clause.expects !== 'predicate') speakOf(t, referent)
  clause.each = phrase.each
}

/** "one on each side", "one at each end": how all of them lie; there are as many as the ends. */
function isOnEach(t: Telling, phrase: Phrase, next: Node | undefined): boolean {
  const { ordinal, plural, another, adjectives } = phrase
  if (ordinal !== undefined || next?.kind !== 'place' || next.place.kind !== 'at') return false
  if (plural || another || adjectives.length > 0) return false
  const { ref } = next.place
  if (!ref.each && ref.owner?.each !== true) return false
  const told = t.clause.made ?? t.clause.subject ?? t.focus
  const group = told?.group ?? told
  if (group && group.count > 1) speakOf(t, group)
  return true
}

/** What "they" are: the last that are several, or the last two told. */
export function several(t: Telling): Thing | undefined {
  const spoken = spokenOf(t)
  if (!spoken) return undefined
  if (spoken.group) return spoken.group
  // "a plate with four holes. All four are …": they are no plate.
  if (spoken.count === 1) return t.things.findLast(({ count, group }) => count !== 1 && !group) ?? spoken
  return spoken
}

/** `count`: "the other two"; `ordinal`: "the first one". */
interface Which {
  count?: number
  ordinal?: number | undefined
}

export function readMember(t: Telling, span: Span, which: Which = {}): void {
  const clause = t.clause
  const spoken = clause.made ?? clause.subject ?? t.focus
  const group = spoken?.group ?? (spoken?.count === 1 ? several(t) : spoken)
  if (!group || group.count < 2) {
    if (isGloss(t)) return
    throw unread(quote(t, span))
  }
  clause.made = group
  speakOf(t, newMember(t, group, span, which))
}

export function newMember(t: Telling, group: Thing, span: Span, { count = 1, ordinal }: Which = {}): Thing {
  const told = ordinal === undefined ? undefined : group.members.find((each) => each.ordinal === ordinal)
  if (told) return told
  const member: Thing = {
    ...group,
    id: `${group.id}-no-${group.members.length + 1}`,
    count,
    sizes: [],
    places: [],
    members: [],
    group,
    span,
    ...(ordinal === undefined ? {} : { ordinal }),
  }
  if (membersIn(group) + count > group.count) throw unread(quote(t, span))
  group.members.push(member)
  return member
}

const membersIn = ({ members }: Thing): number => members.reduce((sum, { count }) => sum + count, 0)

/** "The first hole is …": of several told at once. */
export function memberBy(t: Telling, group: Thing, { ordinal, span }: Phrase): Thing {
  if (ordinal === undefined || group.group || group.count < 2) return group
  return newMember(t, group, span, { ordinal })
}
