/** Words between the things: who has what, what only follows, what is denied. */
import { isHarmless } from '../harmless.ts'
import type { Node } from '../nodes.ts'
import { sectionSpoken } from '../sections/tell.ts'
import type { Work } from '../things.ts'
import { unread } from '../unread.ts'
import { hollowOf, readOpening } from './hollows.ts'
import { CONSEQUENCES, quote, spokenOf, type Telling } from './telling.ts'
import { isLine, workOwn } from './works.ts'

export const COPULAS = new Set(['is', 'are', 'be', 'being', 'will'])

export const POSSESSIVES = new Set([
  'has',
  'have',
  'with',
  'gets',
  'having',
  'contains',
  'containing',
  'includes',
  'features',
  'get',
])

export const MEETING = new Set([
  'where',
  'meets',
  'meet',
  'between',
  'joins',
  'join',
  'intersect',
  'intersects',
  'touches',
])

/** "All three holes meet in the middle": there they lie. */
const CROSSING = new Set(['meet', 'intersect', 'cross'])

/** "the corners rounded 3 mm", "the outside corners stay sharp". */
const DONE: Readonly<Record<string, Work['kind']>> = {
  rounded: 'fillet',
  filleted: 'fillet',
  radiused: 'fillet',
  chamfered: 'chamfer',
  beveled: 'chamfer',
  bevelled: 'chamfer',
  sharp: 'sharp',
}

export const NEGATIONS = new Set(['not', 'no', 'without', 'except', 'never', 'nor', 'neither'])

/** "The window is rectangular": as if it had been called so. */
const SHAPED = new Set(
  'rectangular square round circular cylindrical hexagonal octagonal spherical hemispherical conical'.split(
    ' ',
  ),
)

/** "open at both ends": a tube is, anyway. */
function isOpenEnded(t: Telling, next: Node | undefined): boolean {
  const spoken = spokenOf(t)
  const isTube = spoken?.concept === 'tube' || (spoken?.adjectives.includes('hollow') ?? false)
  if (!isTube || hollowOf(t) || next?.kind !== 'place' || next.place.kind !== 'at') return false
  const { ref } = next.place
  return ref.concept === 'end' && (ref.each || ref.count === 2) && spoken?.concept === 'tube'
}

export function readWord(t: Telling, { text, span }: Node, next: Node | undefined): void {
  const clause = t.clause
  if (text === '(') {
    if (clause.parentheses === 0)
      clause.before = { subject: clause.subject, own: clause.own, others: clause.others }
    clause.parentheses++
  } else if (text === ')') {
    clause.parentheses = Math.max(0, clause.parentheses - 1)
    // What was spoken of in parentheses is not spoken of behind them.
    if (clause.parentheses === 0 && clause.before?.subject) Object.assign(clause, clause.before)
  } else if (text === 'do' && next?.kind === 'word' && /^(?:the|this|that|same|it)$/u.test(next.text))
    // "Do the same on the bottom": another one, and none has been told.
    throw unread(quote(t, span))
  else if (COPULAS.has(text)) clause.expects = 'predicate'
  else if (POSSESSIVES.has(text)) {
    if (clause.subject || clause.own || clause.made || text !== 'with') clause.expects = 'possession'
  } else if (text === 'open' && next?.kind === 'place' && sectionSpoken(t)) return
  else if (text === 'open' && isOpenEnded(t, next)) clause.passing = true
  else if (/^(?:open|closed|lidless)$/u.test(text) && readOpening(t, text, span, next)) return
  else if (SHAPED.has(text) && clause.subject && clause.expects === 'predicate')
    clause.subject.adjectives.push(text)
  else if (DONE[text] && clause.own && isLine(clause.own) && !clause.work) {
    workOwn(t, DONE[text], clause.own)
  } else if (text === 'flatly') spokenOf(t)?.adjectives.push('flat')
  else if (text === 'truncated') spokenOf(t)?.adjectives.push('truncated')
  else if (/^(?:roundended|capsulended|insidecorner)$/u.test(text)) spokenOf(t)?.adjectives.push(text)
  else if (/^(?:whole|full|entire)$/u.test(text) && next?.kind === 'figures') clause.full = true
  // "the full 50 mm wide": of a body that is its size.
  else if (text === 'full' && next?.kind === 'size' && clause.subject?.role === 'add') return
  else if (text === ':' && isShapeOf(t, next)) clause.expects = 'predicate'
  else if (text === 'still') clause.aside = true
  else if (text === 'there') clause.expects = 'object'
  else if (CONSEQUENCES.has(text)) clause.consequence = true
  else if (MEETING.has(text) && clause.work) {
    if (clause.parentheses === 0) clause.work.meeting = true
  } else if (CROSSING.has(text) && clause.subject?.role === 'cut' && next?.kind === 'place') return
  else if (NEGATIONS.has(text)) {
    if (next?.kind !== 'place' && !(next?.kind === 'word' && isHarmless(next.text)) && next?.kind !== 'verb')
      throw unread(quote(t, span))
    clause.negated = true
  } else if (!isHarmless(text) && text !== 'where' && !clause.consequence) throw unread(quote(t, span))
}

/** "A capsule: a cylinder of 9 mm diameter with …": what it is shaped like. */
const isShapeOf = (t: Telling, next: Node | undefined): boolean =>
  t.clause.subject?.sizes.length === 0 &&
  t.clause.subject.role === 'add' &&
  next?.kind === 'phrase' &&
  next.phrase.role === 'either' &&
  !next.phrase.definite &&
  !next.phrase.plural
