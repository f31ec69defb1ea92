/** Ends that are half circles, and what is said of their arcs. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Span } from '../../text/normalise.ts'
import type { Phrase } from '../phrases.ts'
import type { SaidRounding } from '../sketches/roundings.ts'
import type { Rounding } from '../things.ts'
import { unread } from '../unread.ts'
import { quote, spokenOf, type Telling } from './telling.ts'

export const lastRounding = (t: Telling): Rounding | undefined =>
  t.deeds.flatMap((deed) => (deed.kind === 'rounding' ? [deed.rounding] : [])).at(-1)

export function readRounding(t: Telling, said: SaidRounding, span: Span): void {
  const of = spokenOf(t)
  const last = lastRounding(t)
  const look = t.clause.look
  // "Round off one end … the end becomes a half circle": the same one.
  const again = last && (said.end === 'end' || said.end === last.end) ? last : undefined
  if (again) {
    if (said.figure) again.figures.push({ figure: said.figure, diameter: said.diameter })
    if (look) again.look = look
    return
  }
  if (of?.role !== 'add') throw unread(quote(t, span))
  const rounding: Rounding = {
    end: said.end,
    figures: said.figure ? [{ figure: said.figure, diameter: said.diameter }] : [],
    places: [],
    of,
    span,
    ...(look ? { look } : {}),
  }
  of.rounding = rounding
  t.deeds.push({ kind: 'rounding', rounding })
}

/** "The rounded shape is seen along X". */
export function readLook(t: Telling, axis: AxisName, span: Span): void {
  t.clause.look = axis
  const last = lastRounding(t)
  if (last && last.look === undefined) last.look = axis
  else if (last && last.look !== axis) throw unread(quote(t, span))
}

/** "the center of the half circle": of the end that is one. */
export const isArcOf = (t: Telling, { owner, concept }: Phrase): boolean =>
  concept === 'center' &&
  owner !== undefined &&
  (/^(?:half cylinder|arc|fillet|cylinder)$/u.test(owner.concept) ||
    owner.adjectives.some((word) => /^(?:round|rounded)$/u.test(word))) &&
  lastRounding(t) !== undefined
