/** "a gear for an 8 mm shaft", "a knob to fit a 6 mm spindle": what turns has a bore as wide as what it is made for. */
import type { Token } from './tokens.ts'

const SHAFT = /^(?:shaft|axle|spindle|arbor|arbour|rod|pin|dowel|post|stub)s?$/u
const KIND = /^(?:diameter|dia|motor|stepper|drive|round|steel|smooth|potentiometer|encoder|servo|metal)$/u
/** Things that sit on a shaft. A bracket or a holder for a rod is another matter. */
const TURNS =
  /^(?:gear|gears|pinion|pulley|sprocket|wheel|handwheel|flywheel|knob|dial|ring|bushing|bush|sleeve|spacer|collar|coupling|coupler|hub|cam|roller|propeller|impeller|fan|disc|disk|washer|crank|lever|pointer|rotor|drum|spool|boss)$/u
const UNIT = /^(?:mm|millimeters?|millimetres?|cm|in|inch|inches|-|")$/u
/** In words, from the thing to what it is for. */
const FARTHEST = 30

interface Found {
  /** The preposition. */
  at: number
  /** The noun, from its first word to its last: "motor shaft". */
  from: number
  noun: number
}

function shaftAt(tokens: readonly Token[], at: number): Found | undefined {
  const is = (index: number, pattern: RegExp): boolean => pattern.test(tokens[index]?.text ?? '')
  if (!is(at, /^(?:for|fit|fits)$/u)) return undefined
  let next = at + 1
  if (is(next, /^(?:a|an|the|on|onto|over)$/u)) next++
  if (tokens[next]?.kind !== 'number') return undefined
  next++
  while (is(next, UNIT)) next++
  const from = next
  while (is(next, KIND)) next++
  return is(next, SHAFT) ? { at, from, noun: next } : undefined
}

export function withBores(tokens: readonly Token[]): readonly Token[] {
  const found = [...tokens.keys()].flatMap((at) => {
    const shaft = shaftAt(tokens, at)
    const before = shaft ? tokens.slice(Math.max(0, at - FARTHEST), at) : []
    return shaft && before.some(({ text }) => TURNS.test(text)) ? [shaft] : []
  })
  return tokens.flatMap((token, index): Token[] => {
    const bore = found.find(({ at, from, noun }) => index === at || (index >= from && index <= noun))
    if (!bore) return [token]
    if (index === bore.at) return [{ ...token, text: 'with' }]
    const [start] = tokens[bore.from]?.span ?? token.span
    return index === bore.noun ? [{ ...token, text: 'bore', span: [start, token.span[1]] }] : []
  })
}

/** What goes around a pipe. */
const ROUND = /^(?:hose|pipe|tube|conduit|tubing)s?$/u
const HELD = /^(?:mount|bracket|holder|hanger)$/u
const OPENS = /^(?:a|an|the|design|create|make|generate|model|need|want|simple)$/u

/** Longer tales describe the bracket themselves. */
const SHORT = 30

/** "a wall mount for a 40 mm pipe": what holds something round goes around it, as a clamp does. */
export function withClamps(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > SHORT) return tokens
  const is = (at: number, pattern: RegExp): boolean => pattern.test(tokens[at]?.text ?? '')
  const held = tokens.findIndex((_, at) => is(at, HELD) && is(at + 1, /^for$/u))
  const first = is(held - 1, /^(?:wall|mounting|ceiling)$/u) ? held - 1 : held
  if (held < 0 || (first > 0 && !is(first - 1, OPENS))) return tokens
  const end = tokens.findIndex(({ text }, at) => at > held && /^(?:,|;|\.|with|and)$/u.test(text))
  const noun = tokens.findIndex((_, at) => at > held && is(at, ROUND))
  if (noun < 0 || (end >= 0 && noun > end)) return tokens
  const [start] = tokens[first]?.span ?? [0]
  return tokens.flatMap((token, at): Token[] => {
    if (at === held) return [{ ...token, text: 'clamp', span: [start, token.span[1]] }]
    return at === first ? [] : [token]
  })
}
