/** What the vocabulary says of a word: which concept it names and what part it plays in a sentence. */
export type Category =
  /** A body: plate, cylinder, boss. */
  | 'solid'
  /** A piece of a part family that carries sizes of its own: the hub of a gear. */
  | 'member'
  /** A word that chooses between the designs of a family: helical, flanged. */
  | 'variant'
  /** The part as a whole: part, object, model. */
  | 'whole'
  /** Something of a body that carries sizes of it: base, cross-section, leg. */
  | 'portion'
  /** Something done to a body: hole, slot, fillet. */
  | 'feature'
  /** What kind of hole: tapped, clearance, through, blind. */
  | 'manner'
  | 'shape'
  | 'dimension'
  | 'face'
  | 'edge'
  /** Which edges, faces or sides: all, vertical, outer, long. */
  | 'which'
  | 'place'
  | 'axis'
  | 'preposition'
  | 'determiner'
  | 'conjunction'
  | 'be'
  | 'have'
  | 'make'
  | 'operation'
  | 'change'
  | 'negation'
  /** Tells a size by another: same, half, equal to. */
  | 'likeness'
  /** Turns, shifts or vouches for what is there. */
  | 'motion'
  | 'ordinal'
  | 'material'
  | 'colour'
  /** Politeness, praise, finish, and words that carry no geometry. */
  | 'filler'
  /** Known to be something that is not made here. */
  | 'stranger'
  /** Opens a phrase that says what the part is for or looks like. */
  | 'purpose'

export interface Entry {
  category: Category
  concept: string
  /** A dimension that is a number of things: teeth, spokes. */
  counted?: true
}

/** One line of a vocabulary table: a concept and its forms, singular, parted by bars. */
export type Line = readonly [concept: string, forms: string]

export interface Vocabulary {
  category: Category
  counted?: true
  lines: readonly Line[]
}
