/** The part as it grows: solids with their boxes, features of the plan, and what has to be measured on the finished solid. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { PlanInput } from '../../../plan/plan.ts'
import { type Box, type Side, union } from '../../operations/space.ts'
import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import type { Figure } from '../phrases.ts'
import type { SaidPlace, SaidSize, Thing } from '../scene.ts'
import type { Telling } from '../tell/telling.ts'

type Part = NonNullable<PlanInput['parts']>[number]
export type Feature = NonNullable<Part['features']>[number]
type Requirement = NonNullable<PlanInput['requirements']>[number]
export type Measure = Requirement['measure']

const SOMEWHERE: Measure = { kind: 'somewhere', of: 'any' }

/** One of those that go out from a hub: at that angle, from the outside of the hub as far from its middle. */
export interface Arm {
  degrees: number
  outside: number
  reach: number
  center: readonly [number, number]
}

/** A thing that has its place. */
export interface Solid {
  thing: Thing
  /** Of each, where there are several. */
  boxes: readonly Box[]
  box: Box
  /** Of what is round, and of what is cut: along it. */
  axis: AxisName
  round: boolean
  /** Of a cut: the side it is open to. */
  mouth?: Side
  through?: boolean
  /** How many faces each hole through opens, where several are told. */
  faces?: number
  /** Its centre, where that is not the middle of its box. */
  middle?: Point3
  /** Of a tube or a hollow: how thick its wall is. */
  wall?: number
  inner?: Box
  /** Of a rod in the shape of a ball, a cone …: no flat faces at its sides. */
  shape: string
  features: readonly string[]
  /** What it stands on, and out of which side of that. */
  on?: Solid
  side?: Side
  /** Its ends that were rounded to half circles, and along which axis these are seen. */
  rounds?: { axis: AxisName; sides: readonly Side[] }
  arms?: readonly Arm[]
}

export class World {
  readonly features: Feature[] = []
  readonly requirements: Requirement[] = []
  readonly assumptions: string[] = []
  readonly solids: Solid[] = []
  /** Which of two ends was spoken of last, where nobody says which it is. */
  readonly endsTaken = new Map<string, 1 | -1>()
  readonly #used = new Set<Figure>()
  readonly prompt: string
  readonly told: Telling

  constructor(told: Telling) {
    this.told = told
    this.prompt = told.prompt
  }

  /** A number that is built; without a measure of its own it is looked for somewhere on the solid. */
  take(figure: Figure, says: string, measure: Measure | undefined = SOMEWHERE): number {
    const value = Math.abs(figure.value)
    if (!this.#used.has(figure) && value > 1e-9 && figure.unit !== 'angle' && measure)
      this.requirements.push({
        id: `r${this.requirements.length + 1}`,
        says,
        measure,
        value,
        words: { text: figure.text, span: [...figure.span] },
      })
    this.#used.add(figure)
    return figure.value
  }

  takeSize(thing: Pick<Thing, 'name'>, said: SaidSize, measure?: Measure): number {
    said.used = true
    // Nothing is less than nothing long; downwards and inwards are told so of depths and walls.
    if (said.figure.value < 0 && /^(?:length|width|height|diameter|radius|side)$/u.test(said.dimension))
      throw unread(said.figure.text)
    return this.take(
      said.figure,
      `${thing.name} ${said.dimension === 'bare' ? 'size' : said.dimension}`,
      measure,
    )
  }

  /** A number that shows in another: a radius in how wide a ring is, a side in the extent of a pentagon. */
  takeAs(figure: Figure, says: string, measure: Measure, value: number): void {
    this.take(figure, says, measure)
    const told = this.requirements.at(-1)
    if (told?.words?.span?.[0] === figure.span[0]) told.value = value
  }

  /** A number that only says again what follows, as rounded as it is written: "(11.55 mm across corners)". */
  takeAgain(figure: Figure): void {
    const decimals = /\.(\d+)/u.exec(figure.text)?.[1]?.length ?? 0
    this.take(figure, 'said again')
    const told = this.requirements.at(-1)
    if (decimals > 0 && told?.words?.span?.[0] === figure.span[0]) told.tolerance = 0.5 * 10 ** -decimals
  }

  /** A number of which nothing can be measured: a count, an angle, what a later cut takes away. */
  count(figure: Figure): void {
    this.#used.add(figure)
  }

  /** A coordinate: where something lies, which is no distance between faces. */
  level(figure: Figure): number {
    this.#used.add(figure)
    return figure.value
  }

  measureAs(figure: Figure, measure: Measure, value?: number): void {
    const found = this.requirements.find(({ words }) => words?.span?.[0] === figure.span[0])
    if (!found) return
    found.measure = measure
    if (value !== undefined) found.value = value
  }

  /** The side of a regular polygon, by the distance between two of them where they lie opposite. */
  measureSide(figure: Figure, sides: number, side: number): void {
    if (sides % 2 === 0) this.measureAs(figure, SOMEWHERE, side / Math.tan(Math.PI / sides))
  }

  /** What no measure of ours finds: the narrow end of a cone that something else stands on. */
  unmeasured(figure: Figure): void {
    const at = this.requirements.findIndex(({ words }) => words?.span?.[0] === figure.span[0])
    if (at >= 0) this.requirements.splice(at, 1)
  }

  isUsed(figure: Figure): boolean {
    return this.#used.has(figure)
  }

  assume(says: string): void {
    if (!this.assumptions.includes(says)) this.assumptions.push(says)
  }

  quote(span: Span): string {
    return this.prompt.slice(...span)
  }

  fail({ span }: Pick<SaidPlace, 'span'>): never {
    throw unread(this.quote(span))
  }

  get bodies(): Solid[] {
    return this.solids.filter(({ thing }) => thing.role === 'add')
  }

  get whole(): Box {
    return union(this.bodies.map(({ box }) => box))
  }

  solidOf(thing: Thing | undefined): Solid | undefined {
    if (!thing) return undefined
    return (
      this.solids.findLast((solid) => solid.thing === thing) ??
      this.solids.findLast((solid) => solid.thing === thing.group)
    )
  }
}
