/** What is known while sentences are read: of the whole prompt, and of one clause. */

import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import type { Claim } from '../claims.ts'
import { isIdle } from '../idle.ts'
import type { Dimension, Phrase } from '../phrases.ts'
import type { Extrusion, Halving, Hollow, SaidPlace, SaidSize, Scene, Stance, Thing, Work } from '../scene.ts'

/** What sizes and places are said of. */
export type Theme =
  | { kind: 'thing'; thing: Thing }
  /** A part of a thing: its top, its walls, its ends. */
  | { kind: 'part'; phrase: Phrase; of: Thing | undefined; also?: readonly Phrase[] }
  | { kind: 'work'; work: Work }
  | { kind: 'hollow'; hollow: Hollow }
  | { kind: 'whole' }
  /** Told one by one: "both", "all three". */
  | { kind: 'several'; things: readonly Thing[] }

export interface Clause {
  verb: string | undefined
  theme: Theme | undefined
  /** Before the verb. */
  subject: Theme | undefined
  /** Told before what they are of. */
  waiting: SaidPlace[]
  loose: SaidSize[]
  gloss: number
  /** "for a lever", "for holding round stock": what it is for, until that is named. */
  purpose: 'none' | 'begun' | 'named'
  consequence: boolean
  /** "open": where, the next place says. */
  opening?: boolean
  /** What is extruded here, and how far. */
  extrusion?: Extrusion
  negative?: boolean
  /** What the figure that is drawn next is called. */
  called?: string
  /** It is no body, but an opening. */
  calledCut?: boolean
  /** "Overall it is …": of the whole. */
  overall?: boolean
  /** "no fillets": words behind it say where there are none. */
  denied?: boolean
  /** "Along one end stands a wall": told before what does so. */
  stance?: Stance
  /** "then": what comes next goes on from what was told. */
  onward?: boolean
  /** Behind the cut that it has, the sizes of the body are told. */
  bodyLast?: boolean
  /** "the middle one" of what is stacked: on the one before. */
  layer?: boolean
  /** Cut in half: how, the places that follow say. */
  halving?: Halving
  /** What the next is on top of. */
  topped?: Thing
  /** Several on a circle, of which one is told: there it begins. */
  anchor?: Thing
  /** A leg of a triangle: along what, the next place says. */
  leg?: SaidSize
  line: number
  /** Where it and its sentence begin. */
  from: number
  sentence: number
  /** "both", "all": of what the whole sentence tells. */
  all?: boolean
  /** What was told of each of several. */
  shared?: readonly Dimension[]
  /** "has", "is": what the subject was linked by. */
  link: string
  step: boolean
  /** A verb that makes a hole, before its size is told; into what. */
  making: 'hole' | undefined
  madeAt?: Span
  into?: Phrase
  /** Sizes of a tool, before what it cuts. */
  tools: SaidSize[]
  /** Of the first line, which only tells what there will be: its places are told again. */
  title: boolean
  /** "The diameter through the middle is 5 mm": a dimension whose number comes later. */
  dimension: Phrase | undefined
  /** A cut that is told to widen the mouth of another. */
  widening?: Thing
  /** What was spoken of before a bracket. */
  outside?: Theme | undefined
  /** The size that was told last. */
  latest?: SaidSize
}

export interface Telling extends Scene {
  /** "a six-spoke wheel": so many of something there have to be. */
  counted: { count: number; span: Span }[]
  /** Works of which there are to be none. */
  absent: { kind: 'fillet' | 'chamfer'; span: Span }[]
  /** Sizes told before anything is named that they could be of. */
  unowned: SaidSize[]
  /** What is only left by what was made. */
  ghosts: Thing[]
  /** What has to be so, and makes nothing. */
  claims: Claim[]
  /** What a size was told to be more or less than. */
  comparedTo?: Thing | undefined
  /** The corner from which coordinates are measured. */
  zero?: Phrase
  /** What was drawn is said to be one. */
  merged?: Span
  /** "Measured from the lower left corner, …": what the distances of the sentence start at. */
  datum?: { ref: Phrase; line: number; used: boolean }
  /** "The discs are stacked": each on the one before. */
  stacked?: boolean
  /** "a shaft of two sections": what those are called that are told next. */
  several?: Phrase
  /** What each numbered step has told. */
  steps: Map<number, Thing[]>
  /** The size that was told last, in whatever sentence. */
  latest?: SaidSize
  /** "a quarter of a ring": of what the title names. */
  quartered?: Span
  /** Holes are told in a list. */
  listing?: boolean
  prompt: string
  topic: Thing | undefined
  body: Thing | undefined
  lastTheme: Theme | undefined
  unheard: Phrase[]
}

export const IS = /^(?:is|are|be|was|were|being|becomes)$/u

export const HAS =
  /^(?:has|have|having|with|gets|get|contains|includes|features|including|carries|carry|bears)$/u

export const CONSEQUENCE =
  /^(?:so|thatis|leaving|leaves|giving|gives|makes|making|meaning|means|resulting|therefore|thus|stays|remains|creates)$/u

/** What a title may say of how all of it will look: the rest tells what is built. */
export const LIKENED = /^(?:eccentric|inverted|upside|irregular|notched|flared|trapezoidal)$/u

export const quote = (t: { prompt: string }, span: Span): string => t.prompt.slice(...span)

export const asideOf = (c: Clause): boolean => c.gloss > 0 || c.consequence || c.purpose !== 'none' || c.title

/** A word that nobody knows: an ordinary one says nothing of the part, and any other is refused by its name. */
export function passOver(c: Clause, text: string, said: string): void {
  if (c.title || c.purpose !== 'none' || isIdle(text)) return
  throw unread(said)
}

export const lastPlural = (t: Telling): Thing | undefined => {
  if (t.topic && (t.topic.count !== 1 || t.topic.members.length > 0)) return t.topic
  if (t.topic?.group) return t.topic.group
  // "a hole on either side of it": two.
  if (t.topic?.places.some(({ place }) => place.kind === 'eachside')) return t.topic
  return t.things.findLast(
    ({ count, line }) => count !== 1 && t.topic !== undefined && line >= t.topic.line - 1,
  )
}

export const topicTheme = (t: Telling): Theme | undefined =>
  t.topic ? { kind: 'thing', thing: t.topic } : t.lastTheme
