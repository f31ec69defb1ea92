/** What the lines speak of: bodies, cuts and worked edges, with all that is said of each. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Span } from '../text/normalise.ts'
import type { Figure } from './nodes.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './places.ts'
import type { Letter } from './sections/letters.ts'
import type { Dimension } from './sizes.ts'
import type { Drawing } from './sketches/drawn/drawing.ts'

export interface SaidSize {
  /** `bare`: a length without a word for it. */
  dimension: Dimension | 'bare' | 'floor' | 'run'
  figure: Figure
  axis?: AxisName
  /** Told on the inside. */
  within?: true
  /** Of `40 x 30`: which of them. */
  rank?: number
  /** Of this part of the thing: "20 mm in diameter at the top". */
  own?: Phrase
  gloss: boolean
  /** Of all that is added to it too. */
  overall?: true
}

export interface SaidPlace {
  place: Place
  /** Measured from this part of the thing: "its bottom edge is …". */
  own?: Phrase
  /** Of each of several. */
  each?: true
  gloss: boolean
  used: boolean
  span: Span
}

export interface Thing {
  id: string
  name: string
  concept: string
  role: 'add' | 'cut'
  adjectives: string[]
  count: number
  /** "the second section". */
  ordinal?: number
  sizes: SaidSize[]
  places: SaidPlace[]
  /** Told one by one. */
  members: Thing[]
  /** Of a pattern: how the first or the last of it lies. */
  starts?: readonly Thing[]
  group?: Thing
  /** Of the first line, which may be a title. */
  title?: true
  /** The first of several around a middle. */
  ring?: true
  /** What has it: "the plate has a hole". */
  host?: Thing
  /** An L, a U …: the parts that it has. */
  section?: { letter: Letter; parts: readonly Thing[] }
  /** A leg, a flange, a web: what it is part of. */
  partOf?: { section: Thing; key: string }
  /** Drawn, and extruded. */
  drawing?: Drawing
  /** Its end that is a half circle. */
  rounding?: Rounding
  /** "Don't cut into the flange": bodies that it must not touch. */
  spared?: SaidPlace[]
  /** Of a counterbore: the holes that it widens. */
  holes?: Thing
  span: Span
}

/** Edges that are broken or rounded. */
export interface Work {
  /** `sharp`: told to be left as they are. */
  kind: 'fillet' | 'chamfer' | 'sharp'
  sizes: SaidSize[]
  /** The edges, and what is said of them. */
  targets: Phrase[]
  places: SaidPlace[]
  /** What was spoken of, where the words name nothing else. */
  of?: Thing
  /** "where the post meets the plate". */
  meeting: boolean
  span: Span
}

export interface Hollow {
  /** The body that is hollow. */
  of?: Thing
  /** On all sides; of a tube at one end. */
  closed: boolean
  /** Parts named while it was told, of which nothing has been said so far. */
  loose: Phrase[]
  /** "without a lid". */
  lidless: boolean
  /** Open at its top by what it is called. */
  vessel: boolean
  sizes: SaidSize[]
  places: SaidPlace[]
  span: Span
}

/** What was made is made again elsewhere. */
export interface Repeat {
  of: Thing
  places: SaidPlace[]
  /** How many there are then. */
  count?: number
  /** "3 more": so many besides. */
  extra: boolean
  /** Where the last of them lies. */
  last: SaidPlace[]
  span: Span
}

/** An end that is a half circle. */
export interface Rounding {
  /** "top", "left end". */
  end: string
  figures: { figure: Figure; diameter: boolean }[]
  /** Along which axis the arc is seen. */
  look?: AxisName
  /** Of the centre of the arc. */
  places: SaidPlace[]
  of: Thing
  span: Span
}

export type Deed =
  | { kind: 'thing'; thing: Thing }
  | { kind: 'repeat'; repeat: Repeat }
  | { kind: 'work'; work: Work }
  | { kind: 'hollow'; hollow: Hollow }
  | { kind: 'rounding'; rounding: Rounding }

/** A size by its names, the likelier name first. */
export function sizeOf(thing: Thing, ...names: SaidSize['dimension'][]): SaidSize | undefined {
  for (const name of names) {
    const said = thing.sizes.find(({ dimension, rank }) => dimension === name && rank === undefined)
    if (said) return said
  }
  return thing.group && sizeOf(thing.group, ...names)
}

/** Its own, and those of the group that it is one of. */
export const allSizes = (thing: Thing): SaidSize[] => {
  const { group } = thing
  if (!group) return thing.sizes
  const isOwn = ({ dimension, rank, axis }: SaidSize): boolean =>
    thing.sizes.some((said) => said.dimension === dimension && said.rank === rank && said.axis === axis)
  return [...thing.sizes, ...group.sizes.filter((said) => !isOwn(said))]
}

export const placesOf = (thing: Thing): SaidPlace[] =>
  thing.group ? [...thing.places, ...thing.group.places] : thing.places

export const isShaped = ({ concept, adjectives }: Thing, ...words: string[]): boolean =>
  words.includes(concept) || words.some((word) => adjectives.includes(word))
