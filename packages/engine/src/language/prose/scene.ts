/** What a prompt tells of: bodies, cuts and worked edges in the order they are told, with all that is said of each. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Span } from '../text/normalise.ts'
import type { Shaped } from './forms/form.ts'
import type { Dimension, Figure, Phrase } from './phrases.ts'
import type { PathStatement } from './tell/swept/statements.ts'

export type Place =
  /** So far from something, or from several; `toward`: up, left … of it. */
  | { kind: 'from'; figures: readonly Figure[]; refs: readonly Phrase[]; axis?: AxisName; toward?: string }
  /** So far to one side of something. */
  | { kind: 'beyond'; figure: Figure; side: string; ref?: Phrase; axis?: AxisName; way?: Phrase }
  | { kind: 'at'; how: string; ref: Phrase; also?: readonly Phrase[] }
  | { kind: 'centered'; axes: readonly AxisName[]; refs: readonly Phrase[]; how?: string }
  /** Along an axis of the part. */
  | { kind: 'way'; axis: AxisName; sign?: 1 | -1; how: string }
  | { kind: 'manner'; word: string }
  | { kind: 'coordinate'; axis: AxisName; figures: readonly Figure[]; how: string }
  | { kind: 'range'; axis: AxisName; figures: readonly Figure[] }
  | {
      kind: 'points'
      points: readonly (readonly number[])[]
      axes: readonly AxisName[]
      figures: readonly Figure[]
    }
  | { kind: 'clock'; figures: readonly Figure[] }
  | { kind: 'angles'; figures: readonly Figure[]; step: boolean }
  /** What is left on these sides of what a figure is drawn in. */
  | { kind: 'margin'; figure: Figure; refs: readonly Phrase[] }
  | { kind: 'between'; refs: readonly Phrase[]; halfway: boolean }
  /** `way`: "46 mm apart along the width"; of whole rows, where `own` says so. */
  | { kind: 'apart'; figure: Figure; axis?: AxisName; way?: Phrase; ref?: Phrase }
  /** "5 in the X direction", "3 rows", "of four": so many one way, across the rows or along them. */
  | { kind: 'number'; figure: Figure; axis?: AxisName; way?: Phrase; rows?: boolean }
  | { kind: 'even' }
  /** `bare`: "on a 28 mm radius", which several lie on. */
  | { kind: 'circle'; figure: Figure; radius: boolean; bare?: true }
  | { kind: 'grid'; figures: readonly Figure[]; word: string }
  | { kind: 'row'; axis?: AxisName }
  | {
      kind: 'flush' | 'concentric' | 'aligned' | 'parallel' | 'perpendicular' | 'mirrored'
      ref?: Phrase
      axis?: AxisName
    }
  /** From one side out to the other; of what, the phrase says. */
  /** `figure`: how far that is, said besides; `exit`: where it comes out. */
  | {
      kind: 'through'
      refs: readonly Phrase[]
      axis?: AxisName
      all: boolean
      figure?: Figure
      rest?: true
      exit?: Phrase
    }
  /** From one body to another, or between two. */
  | { kind: 'joins'; refs: readonly Phrase[] }
  /** As far as something. */
  | { kind: 'until'; ref: Phrase }
  | { kind: 'eachside'; figure?: Figure; ref?: Phrase; each?: number; axis?: AxisName }
  /** So far out over what it is on, at each of these: "overhangs the block by 10 mm at both ends". */
  | { kind: 'overhang'; figure: Figure; refs: readonly Phrase[] }
  /** A third of the way along. */
  | { kind: 'full'; word: string; ref?: Phrase }

export interface SaidPlace {
  place: Place
  /** The part of the thing that lies there: "its left edge is …"; `start`, `end` of what begins or ends there. */
  own?: Phrase | 'start' | 'end'
  gloss: boolean
  used: boolean
  span: Span
}

export interface SaidSize {
  dimension: Dimension
  figure: Figure
  /** "outer", "overall", "base". */
  words: readonly string[]
  axis?: AxisName
  /** Of `40 x 30`: which of them. */
  rank?: number
  /** Of what it is told to be like: its own takes the place of it. */
  copied?: boolean
  /** Of which part of it: "20 mm in diameter at the top". */
  of?: Phrase
  /** "12 mm along the edge": which way it is measured. */
  along?: Phrase
  gloss: boolean
  used: boolean
}

export type Stance = 'up' | 'down' | 'out'

export interface Thing {
  id: string
  name: string
  concept: string
  kind: 'body' | 'cut' | 'figure'
  /** Whether it adds or takes away; a figure has none until a verb says. */
  role: 'add' | 'cut' | undefined
  words: string[]
  count: number
  ordinal?: number
  /** How many of them the part has, told as what follows. */
  tally?: number | undefined
  plural: boolean
  sizes: SaidSize[]
  places: SaidPlace[]
  /** It was said to be drawn. */
  drawn?: boolean
  /** Told one by one. */
  members: Thing[]
  group?: Thing
  /** A leg of an L, a flange of an I: what it is part of. */
  section?: Thing
  parts: Thing[]
  /** What follows a path: how that runs. */
  path?: PathStatement[]
  /** A form whose sizes are known. */
  form?: Shaped
  /** Where it is said to be open. */
  openings?: SaidPlace[]
  /** What a widening at the mouth belongs to. */
  holes?: Thing[]
  /** What has it: "each leg has two holes". */
  host?: Phrase
  /** Put there by a verb, or told with what has it: where it stands may follow from that. */
  added: boolean
  /** Which way its verb lets it go: it stands, it hangs, it sticks out. */
  stance?: Stance
  /** "an identical one": as what it is. */
  like?: Thing
  /** "the same as the first": what nothing else is said of its place is as with that. */
  inherits?: boolean
  /** "a head, followed by a shank": on the same axis, where the one before it ends. */
  follows?: boolean
  /** The same once more: what is told of its place takes the place of the other's. */
  repeats?: boolean
  /** "… and again from left to right": once more each way that is told. */
  again?: boolean
  /** In which sentence it was first told. */
  line: number
  /** Of the first line, which tells nothing but what there will be. */
  announced: boolean
  span: Span
}

/** Edges that are rounded or broken. */
export interface Work {
  kind: 'fillet' | 'chamfer'
  sizes: SaidSize[]
  targets: Phrase[]
  places: SaidPlace[]
  /** What was spoken of, where the words name nothing else. */
  about: Thing | undefined
  /** "break the edges": with a radius, or at an angle. */
  broken?: true
  line: number
  span: Span
}

export interface Hollow {
  of: Thing | undefined
  sizes: SaidSize[]
  places: SaidPlace[]
  open: Phrase[]
  /** "closed", "open at the top". */
  words: string[]
  span: Span
}

export interface Repeat {
  of: Thing
  mirrored: boolean
  places: SaidPlace[]
  count?: number
  span: Span
}

/** "cut it in half lengthwise". */
export interface Halving {
  places: SaidPlace[]
  /** Cut once more across that: only a quadrant is left. */
  quarter?: true
  span: Span
}

/** Figures drawn one after the other, and how far they are extruded together. */
export interface Extrusion {
  /** What it is of, where it is named. */
  about: Thing | undefined
  size: SaidSize | undefined
  negative: boolean
  /** What is extruded lies between these. */
  between?: readonly Phrase[]
  /** What it is called: "the outer ring". */
  named?: Phrase
  span: Span
}

export interface Drawing {
  figures: Thing[]
  extrusion: Extrusion
  /** How far what lies inside is extruded, where that is told by itself. */
  inner?: Extrusion
  /** How far each of them is extruded, where that is told of each. */
  each?: readonly Extrusion[]
}

export type Deed =
  | { kind: 'extrude'; extrusion: Extrusion }
  | { kind: 'sketch'; drawing: Drawing }
  | { kind: 'thing'; thing: Thing }
  | { kind: 'work'; work: Work }
  | { kind: 'hollow'; hollow: Hollow }
  | { kind: 'repeat'; repeat: Repeat }
  | { kind: 'halve'; halving: Halving }

export interface Scene {
  things: Thing[]
  deeds: Deed[]
  /** Numbers that only say again what the rest comes to. */
  glossed: Figure[]
  /** What the whole measures: "overall 80 mm long". */
  overall: SaidSize[]
}

/** A size by its names, the likelier first; its own before its group's. */
export function sizeOf(thing: Thing, ...names: Dimension[]): SaidSize | undefined {
  for (const gloss of [false, true])
    for (const name of names) {
      const said = thing.sizes.find(
        (size) =>
          size.dimension === name && size.rank === undefined && size.gloss === gloss && size.of === undefined,
      )
      if (said) return said
    }
  return thing.group && sizeOf(thing.group, ...names)
}

export const allSizes = (thing: Thing): SaidSize[] => {
  const { group } = thing
  if (!group) return thing.sizes
  const isOwn = ({ dimension, rank, axis }: SaidSize): boolean =>
    thing.sizes.some((said) => said.dimension === dimension && said.rank === rank && said.axis === axis)
  return [...thing.sizes, ...group.sizes.filter((said) => !isOwn(said))]
}

export const placesOf = (thing: Thing): SaidPlace[] =>
  thing.group ? [...thing.places, ...thing.group.places] : thing.places

export const isShaped = ({ concept, words, name }: Thing, ...wanted: string[]): boolean =>
  wanted.includes(concept) || wanted.includes(name) || wanted.some((word) => words.includes(word))
