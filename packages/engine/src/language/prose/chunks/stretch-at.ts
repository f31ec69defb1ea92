/** "the first 40 mm of the length", "the next 35 mm", "the rest": so much of a length, as what is turned is told. */
import type { Atom } from '../atoms.ts'
import type { Phrase } from '../phrases.ts'
import { figureOf, nounAt, quantityAt, type Read, spanFrom, textAt } from './atoms-at.ts'

const WHICH = /^(?:first|next|last|remaining|final|following|rest|remainder|lower|bottom|upper|top)$/u

/** Of what stands: at its foot, or at its top. */
const UPRIGHT = /^(?:lower|bottom|upper|top)$/u

const AGAIN = /^(?:section|segment|portion|part|length|stretch|piece|bit)$/u

/** Of what it is a stretch goes without saying. */
const OWNER =
  /^(?:it|length|shaft|bar|part|piece|pin|spindle|rod|stock|blank|workpiece|cylinder|bolt|axle|stud|screw)$/u

const isWidth = (atoms: readonly Atom[], at: number): boolean =>
  /^(?:is|has)$/u.test(textAt(atoms, at)) &&
  atoms.slice(at + 1, at + 6).some((_, nth) => nounAt(atoms, at + 1 + nth)?.concept === 'diameter')

export function stretchAt(atoms: readonly Atom[], from: number): Read<Phrase> | undefined {
  let at = from
  if (/^(?:the|its|a)$/u.test(textAt(atoms, at))) at++
  const which = textAt(atoms, at)
  if (!WHICH.test(which)) return undefined
  at++
  const quantity = quantityAt(atoms, at)
  const figure = quantity?.kind === 'length' ? quantity.values.map(figureOf)[0] : undefined
  const isRest = /^(?:rest|remainder)$/u.test(which)
  if (isRest && !/^(?:|,|and|then|turn|;)$/u.test(textAt(atoms, from - 1))) return undefined
  if (isRest ? figure !== undefined : !figure) return undefined
  if (figure) at++
  // "the top 10 mm is 20 mm in diameter": how wide that much of it is.
  if (UPRIGHT.test(which) && !isWidth(atoms, at)) return undefined
  // "First 25 mm in diameter for 30 mm": how wide it is, and no length.
  if (textAt(atoms, at) === 'in' && nounAt(atoms, at + 1)?.concept === 'diameter') return undefined
  const noun = nounAt(atoms, at)
  if (noun && AGAIN.test(noun.name)) at++
  else if (noun && noun.kind !== 'pronoun') return undefined
  if (textAt(atoms, at) === 'of') {
    let next = at + 1
    if (/^(?:the|its|that|this)$/u.test(textAt(atoms, next))) next++
    const owner = nounAt(atoms, next)
    if (!owner || !OWNER.test(owner.name)) return undefined
    at = next + 1
  } else if (isRest && !/^(?:is|gets|goes|down|to|,|stays|remains|turned|has)$/u.test(textAt(atoms, at)))
    return undefined
  const span = spanFrom(atoms, from, at)
  return {
    made: {
      concept: 'turned',
      kind: 'body',
      name: 'section',
      plural: false,
      det: 'a',
      words: [which],
      unknown: [],
      sizes: figure ? [{ dimension: 'length', figures: [figure], words: [], span: figure.span }] : [],
      bare: [],
      span,
    },
    next: at,
  }
}
