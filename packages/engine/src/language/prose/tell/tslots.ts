/** The two parts of a T-slot, and the bottom of a slot that is widened: "the neck", "the wide part". */
import type { Phrase } from '../phrases.ts'
import type { Thing } from '../scene.ts'
import { takeSizes } from './taken-sizes.ts'
import type { Clause, Telling } from './telling.ts'
import { newThing } from './things.ts'

const WIDE = /^(?:wide|wider|widened|lower|bottom)$/u
const NARROW = /^(?:narrow|narrower|upper|top)$/u

const isPart = ({ kind, name }: Phrase): boolean =>
  kind === 'whole' || /^(?:section|portion|slot|opening|segment)$/u.test(name)

const isNeck = (phrase: Phrase): boolean =>
  /^(?:neck|throat|opening|slot)$/u.test(phrase.name) ||
  (isPart(phrase) && phrase.words.some((word) => NARROW.test(word)))

const isHead = (phrase: Phrase): boolean =>
  /^(?:head|undercut|crossbar)$/u.test(phrase.name) ||
  (isPart(phrase) && phrase.words.some((word) => WIDE.test(word)))

/** The part of a T-slot that a phrase names. */
export function readSlotPart(t: Telling, c: Clause, phrase: Phrase): boolean {
  if (phrase.plural || /^(?:another|other)$/u.test(phrase.det)) return false
  const whole = t.things.findLast(({ concept }) => concept === 'tslot' || concept === 'widened')
  if (whole && isNeck(phrase) && whole.concept === 'tslot') {
    Object.assign(whole, { concept: 'channel', kind: 'cut', role: 'cut', announced: false })
    // "First cut a straight slot": as deep as all of it, and no neck.
    if (phrase.name !== 'slot' || phrase.words.some((word) => NARROW.test(word))) whole.words.push('neck')
    become(t, c, whole, phrase)
    return true
  }
  const last = t.topic?.role === 'cut' ? t.topic : undefined
  const isSlot =
    last !== undefined && /^(?:slot|channel|groove)$/u.test(last.concept) && last.sizes.length > 0
  // "Then widen the bottom": of what was cut before.
  const known = last?.concept === 'undercut' ? last : undefined
  if (known && isHead(phrase) && phrase.det === 'the') {
    become(t, c, known, phrase)
    return true
  }
  // "At the bottom of it cut a wider slot" begins there.
  if (!isSlot || !isHead(phrase) || phrase.det !== 'the') return false
  if (!last.words.includes('neck') && !isWidening(phrase)) return false
  const { span } = phrase
  const thing = newThing(
    t,
    { concept: 'undercut', kind: 'cut', name: phrase.name, plural: false, words: [], span },
    'cut',
    c.line,
  )
  thing.holes = [last]
  become(t, c, thing, { ...phrase, words: [] })
  return true
}

const isWidening = ({ words }: Phrase): boolean =>
  words.some((word) => /^(?:wide|wider|widened)$/u.test(word))

function become(t: Telling, c: Clause, thing: Thing, phrase: Phrase): void {
  takeSizes(t, c, thing, { ...phrase, words: [] })
  c.theme = { kind: 'thing', thing }
  t.topic = thing
}

/** "to make the T": what comes of it. */
export const isLetterMade = (t: Telling, { concept, det }: Phrase): boolean =>
  concept === 'T' && det !== '' && t.topic?.role === 'cut'
