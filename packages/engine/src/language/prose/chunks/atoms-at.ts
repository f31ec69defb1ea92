/** What an atom is, by the tables of words. */
import type { Quantity, Value } from '../../quantities/quantity.ts'
import type { Span } from '../../text/normalise.ts'
import type { Atom } from '../atoms.ts'
import {
  DIMENSION_WORDS,
  FOREIGN,
  IDLE_ADJECTIVES,
  LITTLE,
  NOUNS,
  type NounForm,
  ORDINALS,
  PREPOSITIONS,
  PRONOUN_DETERMINERS,
  STATES,
  TELLING,
  VERBS,
} from '../lexicon.ts'
import type { Figure } from '../phrases.ts'

export interface Read<T> {
  made: T
  next: number
}

export const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

export const quantityAt = (atoms: readonly Atom[], at: number): Quantity | undefined => {
  const atom = atoms[at]
  return atom?.kind === 'quantity' ? atom.quantity : undefined
}

export const figureOf = ({ value, unit, text, span, axis }: Value): Figure => ({
  value,
  unit,
  text,
  span,
  ...(axis ? { axis } : {}),
})

export const isMeasure = (
  quantity: Quantity | undefined,
): quantity is Quantity & { kind: 'length' | 'number' | 'angle' } =>
  quantity !== undefined &&
  (quantity.kind === 'length' || quantity.kind === 'number' || quantity.kind === 'angle') &&
  quantity.tolerance === undefined &&
  !quantity.choice

export const nounAt = (atoms: readonly Atom[], at: number): NounForm | undefined =>
  atoms[at]?.kind === 'word' ? NOUNS.get(textAt(atoms, at)) : undefined

export const isAdjective = (text: string): boolean => TELLING.has(text) || IDLE_ADJECTIVES.has(text)

/** Ways of saying that were made one word, and ways of lying. */
const JOINED =
  /^(?:eachside|thatis|acrossflats|acrosscorners|centertocenter|endtoend|toptobottom|themselves|sideways|upward|downward|inward|outward|halfway)$/u

/** What nobody knows, and may name or describe. */
export const isUnknown = (atoms: readonly Atom[], at: number): boolean => {
  const text = textAt(atoms, at)
  return (
    atoms[at]?.kind === 'word' &&
    /^[a-z][a-z'-]{2,}$/u.test(text) &&
    !/^[a-z]+wards?$/u.test(text) &&
    !NOUNS.has(text) &&
    !JOINED.test(text) &&
    text !== 'sharp' &&
    !isAdjective(text) &&
    !LITTLE.has(text) &&
    !PREPOSITIONS.has(text) &&
    !STATES.has(text) &&
    !VERBS.has(text) &&
    !FOREIGN.has(text) &&
    !PRONOUN_DETERMINERS.has(text) &&
    !(text in DIMENSION_WORDS) &&
    !(text in ORDINALS)
  )
}

export const ADVERB = /^(?:very|quite|pretty|fairly|really|slightly|equally|evenly)$/u

/** How something is, and no name of it. */
export const MANNER =
  /(?:ly|wise|ish|ous|ical|less|shaped|like)$|^[a-z]+[^e]ed$|^(?:everywhere|throughout|consisting|comprising|composed)$/u

export const CLAUSE_START =
  /^(?:,|and|then|to|will|should|must|can|also|now|next|finally|lastly|we|you|i|please|us|first|second|third|just|simply|:|;|\)|or|by|is|are|be|been|was|were)$/u

const AFTER_VERB =
  /^(?:a|an|the|this|that|these|those|it|them|its|your|my|our|each|every|both|all|any|another|one|two|off|out|over|down|up|away|through|into|in|from|at|on|around|along|across|#)$/u

/** "an 11 mm diameter counterbore 6 mm deep": the number says how wide the noun behind it is. */
const isMeasured = (atoms: readonly Atom[], at: number): boolean =>
  NOUNS.get(textAt(atoms, at))?.kind === 'dimension' && isMeasure(quantityAt(atoms, at - 1))

/** "cut", "round", "face" are nouns and verbs: here it is what is done. */
export function isVerb(atoms: readonly Atom[], at: number): boolean {
  const text = textAt(atoms, at)
  if (!VERBS.has(text)) return false
  const [before, after] = [textAt(atoms, at - 1), textAt(atoms, at + 1)]
  // "First sketch a hexagon": then, and no first sketch.
  const isOrder =
    /^(?:first|second|third)$/u.test(before) &&
    (at === 1 || /^[,:;]$/u.test(textAt(atoms, at - 2))) &&
    /^(?:an?|two|three|four|#)$/u.test(after)
  if (
    !isOrder &&
    /^(?:a|an|the|this|each|another|its|one|every|same|first|second|third|both|no|other)$/u.test(before)
  )
    return false
  // "with the top cut off".
  if (text === 'cut' && after === 'off') return true
  // "six slots cut into the rim": how they are made, and no cuts of slots.
  const isDone = NOUNS.get(before)?.plural === true && NOUNS.get(before)?.kind === 'cut'
  if (text === 'cut' && isDone && /^(?:in|into|from|out|through|along|across|at|on|around)$/u.test(after))
    return true
  // "a 4 mm drill", "the end mill".
  if (
    NOUNS.get(text)?.kind === 'tool' &&
    NOUNS.has(before) &&
    /^(?:an?|#|two|the)$/u.test(after) &&
    !isMeasure(quantityAt(atoms, at - 1))
  )
    return true
  if (text === 'pocket') return (at === 0 || CLAUSE_START.test(before)) && /^(?:it|out|this)$/u.test(after)
  if (NOUNS.get(text)?.kind === 'tool' && (isAdjective(before) || isMeasure(quantityAt(atoms, at - 1))))
    return false
  if (NOUNS.get(text)?.kind === 'tool' && !/^(?:of|,|)$/u.test(after)) return true
  if (/^(?:you|we|i|just)$/u.test(before)) return true
  if (/^(?:that|which)$/u.test(before) && AFTER_VERB.test(after)) return true
  // "Down the middle of the top mill a groove": an article behind a noun begins the object of a verb.
  if (
    NOUNS.has(before) &&
    !isMeasured(atoms, at - 1) &&
    NOUNS.has(text) &&
    /^(?:an?|#|one|two)$/u.test(after) &&
    // "Around the edge cut eight notches": a count begins one too.
    (!isAdjective(text) || text === 'cut' || quantityAt(atoms, at + 1)?.kind === 'count')
  )
    return true
  // "It should be round": how it is.
  if (text === 'round' && /^(?:is|are|be|was|were)$/u.test(before)) return false
  if (/^(?:is|are|be|been|was|were|being|gets?)$/u.test(before))
    return NOUNS.get(after)?.kind === undefined || !isAdjective(text)
  if (!NOUNS.has(text) && !isAdjective(text)) return true
  // "In the slot cut a hole", "from the top of the boss sink the seat".
  if (nounAt(atoms, at - 1)?.plural === false && /^(?:an?|the|another)$/u.test(after)) return true
  return (at === 0 || CLAUSE_START.test(before)) && AFTER_VERB.test(after)
}

const DOING = /^(?:stands|stops|caps|tops|bolts|rests|widens|mounts|plugs|bridges|hooks|clips)$/u

/** "it stands", "a leg that covers": behind what it is said of, and no noun. */
export function isState(atoms: readonly Atom[], at: number): boolean {
  const text = textAt(atoms, at)
  // "…, stop 4 mm above the bottom".
  if (text === 'stop' && atoms[at + 1]?.kind === 'quantity')
    return /^(?:|,|:|;|and|but|to|should|must|will|then)$/u.test(textAt(atoms, at - 1))
  // "a hole in the center stops 4 mm above the floor".
  if (text === 'stops' && atoms[at + 1]?.kind === 'quantity')
    return (
      atoms[at - 1]?.kind !== 'quantity' &&
      !/^(?:the|an?|two|both|these|its|all)$/u.test(textAt(atoms, at - 1))
    )
  // "on it stands a pipe", "which stops 4 mm above the floor", "the stepper bolts to".
  if (DOING.test(text))
    return (
      /^(?:which|that|it|there|,|and|but)$/u.test(textAt(atoms, at - 1)) ||
      (/^(?:an?|at|to|onto|over|up|straight)$/u.test(textAt(atoms, at + 1)) &&
        !/^(?:the|an?|two|both|these|its|all)$/u.test(textAt(atoms, at - 1)) &&
        atoms[at - 1]?.kind !== 'quantity')
    )
  // "On top stand five fins".
  if (/^(?:stand|rest)$/u.test(text))
    return NOUNS.get(textAt(atoms, at - 1))?.kind === 'place' && atoms[at + 1]?.kind === 'quantity'
  if (!text.endsWith('s') || !NOUNS.has(text) || !(STATES.has(text) || LITTLE.has(text))) return false
  const before = textAt(atoms, at - 1)
  const isBehind =
    /^(?:it|they|that|which|who|there|what|and|then|also|this)$/u.test(before) ||
    (NOUNS.get(before)?.plural === false && !isAdjective(before))
  return (
    isBehind &&
    !NOUNS.has(textAt(atoms, at + 1)) &&
    !/^(?:is|are|of|have|has|,|)$/u.test(textAt(atoms, at + 1))
  )
}

const STANDS = /^(?:stands?|standing|lies?|lying|sits?|sitting|rests?|resting)$/u

/** "standing upright", "lies flat on the plane", "the hub stands on it": how something is, and no upright, flat or stand. */
export function isPosture(atoms: readonly Atom[], at: number): boolean {
  const [before, text, after] = [textAt(atoms, at - 1), textAt(atoms, at), textAt(atoms, at + 1)]
  const isTold = text === 'stands' && before === '#' && /^(?:on|upright|at|along)$/u.test(after)
  if (isTold) return true
  if (/^(?:a|an|the|each|its|another|one|#)$/u.test(before)) return false
  if (text === 'opening') return /^(?:up|down|upwards?|downwards?|outwards?|to)$/u.test(after)
  // "30 mm tall, upright along Z".
  if (text === 'upright')
    return (
      STANDS.test(before) ||
      (/^(?:,|and|stands|oriented)$/u.test(before) && /^(?:|,|along|on|and|with|at|in)$/u.test(after))
    )
  if (text === 'flat')
    return STANDS.test(before) || (/^(?:,|)$/u.test(before) && /^(?:on|against)$/u.test(after))
  if (text === 'stand' || text === 'stands')
    return (
      /^(?:upright|on|along|in|at|vertically|straight|from|#)$/u.test(after) &&
      (/^(?:and|that|which|,)$/u.test(before) ||
        before in DIMENSION_WORDS ||
        before === ')' ||
        nounAt(atoms, at - 1) !== undefined)
    )
  return false
}

/** "the Z axis": a letter for an axis, and no letter for a shape. */
export const isAxisLetter = (atoms: readonly Atom[], at: number): boolean =>
  textAt(atoms, at) === 'z' && /^(?:axis|axes|direction)$/u.test(textAt(atoms, at + 1))

export const spanFrom = (atoms: readonly Atom[], from: number, to: number): Span => [
  atoms[from]?.span[0] ?? 0,
  Math.max(...atoms.slice(from, to).map(({ span }) => span[1])),
]

export const countAt = (atoms: readonly Atom[], at: number): number | undefined => {
  const quantity = quantityAt(atoms, at)
  if (quantity?.kind === 'count') return quantity.values[0]?.value
  const value = quantity?.kind === 'number' ? quantity.values[0]?.value : undefined
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 1000 ? value : undefined
}
