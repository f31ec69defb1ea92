/**
 * A part family: a parametric design that has a name in the trade. It accepts any of its sizes, in any sufficient
 * subset, chooses the rest by an engineering rule, and says how each size is measured on the finished solid.
 */
import type { Formula, Linear } from '../../language/shapes/sizes.ts'
import type { AxisName, Point3, SignedAxis } from '../../plan/geometry.ts'
import type { PlanInput } from '../../plan/plan.ts'
import type { Measure } from '../../plan/requirement.ts'
import type { DesignMode } from '../../request.ts'
import type { Thread } from '../threads.ts'

export type PartInput = PlanInput['parts'][number]
export type FeatureInput = PartInput['features'][number]
export type InstanceInput = NonNullable<PlanInput['instances']>[number]
export type RelationInput = NonNullable<PlanInput['relations']>[number]

export type Unit = 'mm' | 'deg' | 'count'

/** A size chosen by us, with the reason that ends the sentence "… is 13 mm, as …". */
export interface Chosen {
  value: number
  because: string
}

/** What is known of a part while the rest of its sizes is chosen. */
export interface Wanted {
  /** A size that is known by now. */
  get: (dimension: string) => number | undefined
  /** A size that must be known by now. */
  need: (dimension: string) => number
  /** The value of an option: what the words chose, or its default. */
  option: (name: string) => string
  /** Whether a portion was asked for: "with a hub". */
  has: (portion: string) => boolean
  /** Whether a portion was said to be absent: "without a hub". */
  lacks: (portion: string) => boolean
  thread: Thread | undefined
}

/** Millimetres (degrees, a number of them), a multiple of another dimension, or a rule. */
export type Default =
  | number
  | readonly [factor: number, dimension: string]
  | ((wanted: Wanted) => number | Chosen | undefined)

export interface Dimension {
  /** How it is called in messages: "head height". */
  says: string
  /** Dimension words of the vocabulary that mean it, by spaces: "diameter outerDiameter". The dimension declared first is the likelier one. */
  words?: string
  /** Phrases of its own, parted by bars: "pitch diameter|pcd". Of a count: the nouns that are counted, "tooth|teeth". */
  forms?: string
  unit?: Unit
  /** Left out: it may stay unknown. */
  default?: Default
}

/** A piece of the part that carries sizes of its own when it is named: the hub of a gear, the head of a bolt. */
export interface Portion {
  /** Nouns, parted by bars. */
  forms: string
  /** Dimension words to the family's dimensions: `{ diameter: 'hubDiameter' }`; parted by bars, the likelier first. */
  words: Readonly<Record<string, string>>
  /** What a lone size before its noun means: "an 8 mm bore"; parted by bars, the first that is not known otherwise. */
  bare?: string
  /** What `a x b` gives, by how many there are. */
  sequence?: Readonly<Record<number, readonly string[]>>
  /** The same where it depends on the numbers. */
  arrange?: (values: readonly number[]) => readonly string[] | undefined
  /** Its lower end lies on z = 0: "starting at Z = 0" holds of it. */
  foot?: true
  /** Sides of another piece that it is joined to by nature: "attached to the bottom edge of the bar" holds of it. */
  seats?: readonly SignedAxis[]
  /** The dimension that counts them: "six bolt holes". Without it the plural is something else. */
  count?: string
  /** It is in each corner anyway. */
  cornered?: true
  /** What "10 mm apart" gives. */
  apart?: string
  /** Only where a single one is brought up: "a 20 mm hole", not "each hole" or "the hole" of several. */
  lone?: true
  /** The plural means the same piece: "the flanges", of which both are alike. */
  plural?: true
  /** How many of them there always are: "the two flanges". */
  there?: number
}

/** A choice between designs: values with the words for each, parted by bars. */
export interface Option {
  values: Readonly<Record<string, string>>
  default: string
  /** Chosen also by what the part is said to be for: "an enclosure for an Arduino". */
  purpose?: true
}

export interface Measured {
  measure: Measure
  value: number
  /** Added to the words where what is measured is not what was said. */
  note?: string
  /** Half-width of the band, where the measure is no sharper by nature: the widest point of a coil. */
  tolerance?: number
}

/** The part of the box that a face fills, where a face does not span the whole of it. */
export interface FaceBox {
  min: Point3
  max: Point3
}

/** A flat face of a piece that holes and slots can be put in; its box is as deep as the material behind it. */
export interface PieceFace extends FaceBox {
  normal: SignedAxis
  /** The diameter of a hole for which none was given. */
  hole?: number
  /** The way a row of holes runs where nothing else is said: clear of a rib, along a wall. */
  row?: AxisName
  /** The side at which it ends, across from what it is bent from or welded to: "12 mm from the end of the leg". */
  free?: SignedAxis
}

export interface Built {
  /** The first one has the id it was given and adds a solid. Empty where `parts` are given. */
  features: FeatureInput[]
  /** Several parts; further features go to the first one. */
  parts?: PartInput[]
  instances?: InstanceInput[]
  /** The part that the family's number counts, where others come along: the flanges of a pair, not their bolts. */
  counted?: string
  relations?: RelationInput[]
  /** How many separate solids the one part is. */
  solids?: number
  min: Point3
  max: Point3
  /** The way it rises; z where left out. */
  axis?: AxisName
  /** How its top is seen by holes and edges. */
  shape?: 'box' | 'round'
  /** The middle bore, which layouts stay clear of. */
  bore?: number
  faces?: Partial<Record<SignedAxis, FaceBox>>
  /** What is said to be on a piece goes here; several faces where one word stands for several pieces: "the legs". */
  pieces?: Readonly<Record<string, readonly PieceFace[]>>
  /** The pieces that share holes for which no place was given. */
  shares?: string
  /** How each dimension is measured on the solid; what is not here cannot be stated. */
  measures: Readonly<Record<string, Measured | readonly Measured[]>>
  /** What was added that nobody asked for, as whole sentences. */
  chose?: readonly string[]
  /** "Hex bolt M8 × 40"; the family's name and the box where left out. */
  name?: string
}

/** What `build` is given besides what is known. */
export interface Order extends Wanted {
  /** Of the first feature; the others are called `${id}-…`. */
  id: string
  /** The family's name with a capital: "Hex bolt". */
  called: string
  /** Every size of the part was told: it is built as told, without broken edges that nobody asked for. */
  told: boolean
  mode: DesignMode
  /** Nothing was said of holes, slots or pockets: what the part needs of them is up to the family. */
  untouched: boolean
  /** No size was stated either. */
  unsized: boolean
}

export interface Family {
  /** Its plain name: "hex bolt". */
  id: string
  /** Nouns, parted by bars, with the options that a noun brings along: "helical gear". */
  forms: readonly (readonly [forms: string, options?: Readonly<Record<string, string>>])[]
  /** The letter or sign of its outline: an L-bracket, once named, is also "the L shape". */
  letter?: string
  /** The axis that its length lies along; told along another one, all its axes are turned with it. */
  run?: AxisName
  /** Shape adjectives that hold of it anyway, by spaces: a box section is "hollow rectangular". */
  agrees?: string
  /** How many of the noun it always is: "two meshing gears", "a pair of meshing gears". */
  consists?: number
  /** The family of which two are this one, where one of these words is said, parted by bars: two flanges with bolts. */
  ofTwo?: { noun: string; words: string }
  /** What several numbers before one counted noun are: "18 and 36 teeth". */
  lists?: Readonly<Record<string, readonly string[]>>
  /** Words that only say what is so anyway, parted by bars: gears of a stage are "meshing". */
  asIs?: string
  /**
   * Nouns that plain bodies have too. With a piece: the family's only where that piece is named in the prompt, "a cup with a
   * handle". With none (an empty text): the family's only where no other body is named, "a knob" but not "a plate with a knob".
   */
  shares?: Readonly<Record<string, string>>
  /** Words that hold of it anyway or only lead on, parted by bars: tapering "over" a span. */
  idle?: string
  /** It is screwed to something as it is: "wall mounted" adds nothing. */
  hangs?: true
  /** In the order in which defaults are chosen. */
  dimensions: Readonly<Record<string, Dimension>>
  linear?: readonly Linear[]
  formulas?: readonly Formula[]
  /** What `a x b x c` gives, by how many there are. */
  sequence?: Readonly<Record<number, readonly string[]>>
  /** What `a x b x c` gives where that depends on the numbers; the table above where it says nothing. */
  arrange?: (values: readonly number[]) => readonly string[] | undefined
  /** What a lone size before the noun means; parted by bars, the first that is not known otherwise. */
  bare?: string
  portions?: Readonly<Record<string, Portion>>
  options?: Readonly<Record<string, Option>>
  /** What a thread designation fixes: M8 of a bolt its nominal diameter. */
  thread?: (thread: Thread) => Readonly<Record<string, number>>
  /** What the number behind a thread is: the 40 of M8 x 40. */
  threadLength?: string
  /** What a name with a number fixes: 608, NEMA 17. Gets the name in lower case. */
  designation?: (name: string) => Readonly<Record<string, number>> | undefined
  /** Pairs of dimensions of which the first must stay below the second. */
  below?: readonly (readonly [smaller: string, larger: string])[]
  /** Pairs of dimensions of which the first may not pass the second. */
  within?: readonly (readonly [smaller: string, larger: string])[]
  /** Words that turn it into another family, parted by bars: a bolt "with a countersunk head". */
  becomes?: Readonly<Record<string, string>>
  /** The sizes that, once all are stated, tell the part in full; the first three or so of a drawing. */
  outline?: readonly string[]
  build: (order: Order) => Built
}
