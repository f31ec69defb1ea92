/** What is known while a prompt is read, and while one of its sentences is. */
import type { AxisName, SignedAxis } from '../plan/geometry.ts'
import { Account } from './account.ts'
import type { Entity, SaidPlace } from './entity.ts'
import type { Mention } from './nouns/mentions.ts'
import type { Value } from './quantities/quantity.ts'
import type { Discourse } from './references/discourse.ts'
import type { Attribute } from './sizes/attributes.ts'
import type { Item } from './text/items.ts'

export interface OverallSize {
  dimension: string
  axis: AxisName | undefined
  value: number
  items: readonly Item[]
}

/** "leaving a 3 mm wall": material that a cut leaves. */
export interface Remain {
  value: Value
  item: Item
  /** Between two bodies that stand apart, not of material. */
  gap?: true
  /** Behind the cut, not beside it. */
  floor?: true
  /** Beside the cut, not behind it. */
  wall?: true
  /** On each side of the body, and not just on some. */
  every?: true
  /** Between two openings, end to end or side by side. */
  between?: true
  /** The sides of a sheet that it is left on, where they are named. */
  sides?: readonly SignedAxis[]
}

/** What a plane cuts off a body. */
export type PlaneCut = { body: Entity | undefined } & (
  | { kind: 'corner'; leg: Value; item: Item }
  | { kind: 'diagonal' | 'quarter'; gone: readonly [SignedAxis, SignedAxis]; open: boolean }
  | { kind: 'slant'; low: Value; high: number; item: Item }
  | { kind: 'mitre'; degrees: number; end: SignedAxis | undefined; item: Item }
)

/** Sizes that more than one thing could own. */
export interface Choices {
  /** Which of them goes to its second-best owner instead of its best. */
  runnerUp: number | undefined
  /** How many were met so far. */
  contested: number
  /** What may only say again what the rest tells is passed over. */
  lenient: boolean
}

export const newChoices = (runnerUp?: number, lenient = false): Choices => ({
  runnerUp,
  contested: 0,
  lenient,
})

export interface ReadingState {
  discourse: Discourse
  account: Account
  choices: Choices
  /** Where the part as a whole stands, said before any of its bodies. */
  places: SaidPlace[]
  /** Sizes of the finished part. */
  overall: OverallSize[]
  remains: Remain[]
  planes: PlaneCut[]
  /** How many bodies there are to be: "two shapes", "three sections". */
  announced: { value: number; item: Item }[]
  /** The sentence that was read last, and those that are not read yet. */
  before: readonly Item[]
  ahead: readonly (readonly Item[])[]
  /** What the words tell by themselves: for a size that refers to what its own sentence tells. */
  readApart: (items: readonly Item[]) => readonly Entity[]
  /** Sizes told by others in the sentence that is read, with the words that tell them. */
  reckoned: { sizes: readonly Item[]; words: readonly Item[] }[]
  /** What outline all of those have: "three square layers". */
  announcedShapes: Map<string, Item>
  material: string | undefined
  colour: string | undefined
  /** The plane that figures are drawn in, where it is not the ground. */
  plane: string | undefined
  /** Sides and corners spoken of so far. */
  sides: Set<string>
  /** What was left out or chosen while reading, for the list of assumptions. */
  remarks: string[]
}

export const newState = (choices: Choices): ReadingState => ({
  discourse: { entities: [], subject: undefined },
  account: new Account(),
  choices,
  places: [],
  overall: [],
  remains: [],
  planes: [],
  announced: [],
  before: [],
  ahead: [],
  readApart: () => [],
  reckoned: [],
  announcedShapes: new Map(),
  material: undefined,
  colour: undefined,
  plane: undefined,
  sides: new Set(),
  remarks: [],
})

export interface Context {
  state: ReadingState
  items: readonly Item[]
  sentence: number
  mentions: Mention[]
  entities: Map<Mention, Entity>
  attributes: Attribute[]
}
