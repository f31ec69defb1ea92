/** What has been told so far, and what is being said in the line that is read. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Span } from '../../text/normalise.ts'
import type { Figure, Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import type { Dimension } from '../sizes.ts'
import type { Deed, Hollow, Rounding, SaidPlace, SaidSize, Thing, Work } from '../things.ts'

/** What follows is a consequence of what was told. */
export const CONSEQUENCES = new Set([
  'so',
  'leaving',
  'leaves',
  'leave',
  'meaning',
  'means',
  'makes',
  'giving',
  'gives',
  'resulting',
  'results',
  'thus',
  'therefore',
])

/** What is being said in one line. */
export interface Clause {
  mode: 'add' | 'cut'
  expects: 'subject' | 'object' | 'predicate' | 'possession'
  subject: Thing | undefined
  /** What else it is said of: "both holes". */
  others: readonly Thing[]
  /** "each hole is": one by one. */
  each: boolean
  own: Phrase | undefined
  made: Thing | undefined
  waiting: SaidPlace[]
  work: Work | undefined
  hollow: Hollow | undefined
  /** Walls and floors that what follows is said of. */
  hollowOwns: readonly Phrase[]
  whole: boolean
  extent: Dimension | undefined
  /** The thing that a place named last. */
  mentioned: Thing | undefined
  /** What was spoken of before parentheses. */
  before: Pick<Clause, 'subject' | 'own' | 'others'> | undefined
  parentheses: number
  consequence: boolean
  /** What follows only describes. */
  aside: boolean
  /** "the full 20 mm": a size that something has already. */
  full: boolean
  negated: boolean
  /** What the next place says is so anyway. */
  passing: boolean
  extruded: boolean
  /** The whole line has been read. */
  done: boolean
  widening: 'counterbore' | 'countersink' | undefined
  /** Along which axis something is seen. */
  look: AxisName | undefined
  /** An arc that is spoken of. */
  arc: Rounding | undefined
}

export const newClause = (): Clause => ({
  mode: 'add',
  expects: 'subject',
  subject: undefined,
  others: [],
  each: false,
  own: undefined,
  made: undefined,
  waiting: [],
  work: undefined,
  hollow: undefined,
  hollowOwns: [],
  whole: false,
  extent: undefined,
  mentioned: undefined,
  before: undefined,
  parentheses: 0,
  consequence: false,
  aside: false,
  full: false,
  negated: false,
  passing: false,
  extruded: false,
  done: false,
  widening: undefined,
  look: undefined,
  arc: undefined,
})

export interface Told {
  deeds: readonly Deed[]
  things: readonly Thing[]
  /** Numbers that only say again what the rest comes to. */
  glossed: readonly Figure[]
  /** Sizes of the part as a whole. */
  overall: readonly SaidSize[]
  /** What the title names. */
  announced: readonly Phrase[]
}

/** A thing of the title. */
export interface Announced {
  phrase: Phrase
  places: SaidPlace[]
}

/** All that was told, as it grows. */
export interface Telling {
  readonly prompt: string
  readonly things: Thing[]
  readonly deeds: Deed[]
  readonly glossed: Figure[]
  readonly overall: SaidSize[]
  readonly announced: Phrase[]
  /** "Remove the top face": what is hollowed next is open there. */
  readonly removed: Phrase[]
  /** What the title says of where they are. */
  readonly titles: Announced[]
  /** Of the title, and told anew behind it. */
  readonly withdrawn: Thing[]
  /** Which line is read. */
  line: number
  /** It says what to begin with. */
  begins: boolean
  focus: Thing | undefined
  lastWork: Work | undefined
  clause: Clause
  /** The nodes beside. */
  before: Node | undefined
  after: Node | undefined
}

export const newTelling = (prompt: string): Telling => ({
  prompt,
  things: [],
  deeds: [],
  glossed: [],
  overall: [],
  announced: [],
  removed: [],
  titles: [],
  withdrawn: [],
  line: 0,
  begins: false,
  focus: undefined,
  lastWork: undefined,
  clause: newClause(),
  before: undefined,
  after: undefined,
})

export function quote(t: Telling, [from, to]: Span): string {
  return t.prompt.slice(from, to)
}

export function isGloss(t: Telling): boolean {
  return t.clause.parentheses > 0 || t.clause.consequence || t.clause.aside
}

export function spokenOf(t: Telling): Thing | undefined {
  return t.clause.subject ?? t.focus
}

export function speakOf(t: Telling, thing: Thing): void {
  const clause = t.clause
  clause.subject = thing
  clause.own = undefined
  clause.others = []
  clause.each = false
  clause.extent = undefined
  clause.whole = false
  thing.places.push(...clause.waiting)
  clause.waiting = []
}
