/** Single words: those that turn what is told around them, and those that are only heard. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { LITTLE, PREPOSITIONS, STATES } from '../../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import { hearNothing } from './ends.ts'
import type { Hearing } from './hearing.ts'
import { isNumeric } from './numbers.ts'

/** Would leave something out, or make another thing of it. */
const OTHERWISE =
  /^(?:no|not|without|except|unless|never|only|half|quarter|twice|double|almost|through|about|around)$/u

/** How parts of a form lie is the same in each: the words for it are only heard. */
const HEARD =
  /^(?:all|everywhere|throughout|uniform|uniformly|measured|turned|bent|folded|inward|outward|inwards|outwards|upward|upwards|downward|parallel|perpendicular|perpendicularly|horizontally|vertically|horizontal|vertical|upright|straight|square|symmetrically|symmetric|symmetrical|centered|shaped|like|lengthwise|pointing|facing|linearly|gradually|evenly|steadily|tapering|tapers|narrowing|narrows|widening|widens|sloping|slopes|rising|rises|increasing|increases|increase|decreasing|decreases|going|coming|create|make|draw|sketch|model|form|formed|build|drawn|made|extrude|extruded|extruding|add|added|joined|connected|then|standing|lying|flat|apart|total|overall|each|both|profile|solid|equal|same|thick|tall|wide|long|high|deep|pointed|by|x|crossing|cross|themselves|opposite|directions?|where|whose|with|followed|sharp|angles?|makes?|making|gives?|giving|long|linear|constant|root)$/u

const EXTRUDED = /^(?:extrude|extruded|extruding|extrusion|pull|pulled)$/u

/** Forms that nothing closes at one side. */
const OPEN = /^(?:U|C|lipped C|hat|frame)$/u

export function hearWord(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  text: string,
): number | undefined {
  // "without lips": as it is told to be.
  const none = /^(?:without|no)$/u.test(text) ? phraseIn(chunks[at + 1]) : undefined
  if (none && /^(?:lip|return)$/u.test(none.name) && !hearing.form.name.startsWith('lipped')) return at + 2
  if (OTHERWISE.test(text)) return undefined
  if (text === 'each') hearing.each = true
  if (text === 'semi' && phraseIn(chunks[at + 1])?.concept === 'axis') {
    hearing.half = true
    return at + 1
  }
  // "shifted 10 mm to the right".
  if (
    /^(?:shifted|offset|displaced|slanted|skewed|leaning)$/u.test(text) &&
    hearing.form.name === 'parallelogram'
  ) {
    hearing.pending = { dimension: 'shift', side: undefined, owners: ['whole'] }
    return at + 1
  }
  if (/^(?:nothing|zero)$/u.test(text) && isWord(chunks[at - 1], 'to', 'from')) {
    const { span } = chunks[at] as Chunk
    return hearNothing(hearing, chunks, at, { name: text, span } as Phrase)
  }
  // "pointing along +X".
  if (/^[+]$/u.test(text) && chunks[at + 1]?.kind === 'word') return at + 1
  if (/^[xyz]$/u.test(text) && isWord(chunks[at - 1], '+')) {
    hearing.runAxis = undefined
    hearing.acrossAxis = text as AxisName
    return at + 1
  }
  if (text === 'returns' || text === 'lipped')
    return hearing.form.name.startsWith('lipped') ? at + 1 : undefined
  // "root diameter 24 mm".
  const named = isNumeric(chunks[at + 1])
    ? hearing.form.parts.find(({ names }) => names.test(text))
    : undefined
  if (named) {
    hearing.owner = named.key
    return at + 1
  }
  if (EXTRUDED.test(text)) {
    hearing.extruding = !hearing.facts.some(({ dimension }) => dimension === 'run')
    return at + 1
  }
  if (/^(?:including|includes|include|counting)$/u.test(text)) {
    const last = hearing.facts.at(-1)
    if (hearing.pending) hearing.pending = { ...hearing.pending, side: 'overall' }
    else if (last && last.side === undefined) last.side = 'overall'
    const part = phraseIn(chunks[at + 1])
    return part && part.bare.length + part.sizes.length === 0 ? at + 2 : undefined
  }
  if (text === 'open') return OPEN.test(hearing.form.name) && isOpenAbove(chunks, at) ? at + 1 : undefined
  if (/^(?:outer|outside|external)$/u.test(text)) {
    hearing.sided('outside')
    return at + 1
  }
  if (/^(?:inner|inside|internal|clear)$/u.test(text)) {
    hearing.sided('inside')
    return at + 1
  }
  // "extruded along Y".
  const axis =
    /^[xyz]$/u.test(text) && isWord(chunks[at - 1], 'along', 'in', 'the') ? (text as AxisName) : undefined
  if (axis) {
    const last = hearing.facts.at(-1)
    if (last && /^(?:run|length|bare)$/u.test(last.dimension) && last.axes[0] === undefined)
      last.axes = [axis]
    else hearing.runAxis = axis
    return at + 1
  }
  return HEARD.test(text) ||
    LITTLE.has(text) ||
    STATES.has(text) ||
    PREPOSITIONS.has(text) ||
    /^[(),:;.]$/u.test(text)
    ? at + 1
    : undefined
}

/** "open at the top", "both ends are open"; "the bottom is open" would be another thing. */
const isOpenAbove = (chunks: readonly Chunk[], at: number): boolean =>
  [
    isWord(chunks[at - 1], 'is', 'are') ? phraseIn(chunks[at - 2]) : undefined,
    isWord(chunks[at + 1], 'at', 'on', 'to', 'toward') ? phraseIn(chunks[at + 2]) : undefined,
  ].every((phrase) => phrase === undefined || /^(?:top|end)$/u.test(phrase.concept))
