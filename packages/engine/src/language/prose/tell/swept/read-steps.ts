/** A straight or a bend that is named: "the first leg is 40 mm", "a quarter bend". */
import type { Phrase } from '../../phrases.ts'
import { isAngle } from './angled.ts'
import type { PathReading } from './path-reading.ts'
import type { Bend, Straight } from './statements.ts'

export function readStraight(reading: PathReading, phrase: Phrase): boolean {
  const { bare, sizes, det, count, plural } = phrase
  const isEnds = plural || (count ?? 1) > 1 || /^(?:both|each|all)$/u.test(det)
  if ((count ?? 2) > 2 || bare.length > 1) return false
  const told: Straight = { kind: 'straight' }
  if (isEnds) told.ends = true
  if (/^(?:the|its|both|each|all)$/u.test(det)) told.definite = true
  const { last } = reading
  // "The first straight section is …" goes on with one that has no length yet.
  const isOpen = last?.kind === 'straight' && !last.figure && !last.heading && !last.to && !isEnds
  if (!isOpen) reading.statements.push(told)
  reading.mode = 'step'
  for (const figure of bare) if (!reading.takeStraight(figure)) return false
  return sizes.every((size) => reading.size(size))
}

export function readArc(reading: PathReading, phrase: Phrase): boolean {
  const { bare, sizes, det, words, name, plural, count } = phrase
  const isDefinite = /^(?:the|its|both|each|all|this)$/u.test(det)
  const told: Bend = { kind: 'bend' }
  if (isDefinite) told.definite = true
  if (plural || (count ?? 1) > 1 || det === 'each') told.plural = true
  const { last } = reading
  // "joined by a bend that is a half circle", "the bend is a semicircle": the same.
  const isAgain = last?.kind === 'bend' && !last.angle && last.degrees === undefined
  if (!isAgain) reading.statements.push(told)
  const turn = reading.bend()
  if (/quarter/u.test(name) || words.includes('quarter')) turn.degrees = 90
  if (/(?:half|semi)/u.test(name) || words.some((word) => /^(?:semicircular|half)$/u.test(word)))
    turn.degrees = 180
  reading.mode = 'step'
  for (const figure of bare)
    if (!(isAngle(figure) ? reading.takeAngle(figure) : reading.takeRadius(figure, []))) return false
  return sizes.every((size) => reading.size(size))
}
