/** The plan as it grows: features, what must be measured, what was chosen; and which numbers have found their use. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { PlanInput } from '../../plan/plan.ts'
import type { Figure } from './nodes.ts'
import { AXES, type Box, type Solid, union } from './space.ts'
import type { Told } from './tell/telling.ts'
import type { SaidPlace, SaidSize, Thing } from './things.ts'
import { unread } from './unread.ts'

type Part = NonNullable<PlanInput['parts']>[number]
export type Feature = NonNullable<Part['features']>[number]
type Requirement = NonNullable<PlanInput['requirements']>[number]
export type Measure = Requirement['measure']

const SOMEWHERE: Measure = { kind: 'somewhere', of: 'any' }

export class Build {
  readonly features: Feature[] = []
  readonly requirements: Requirement[] = []
  readonly assumptions: string[] = []
  readonly solids: Solid[] = []
  /** What the part has without anyone taking it from a number: the inner radius of a rounded corner. */
  readonly implied: { value: number; measure: Measure }[] = []
  readonly #used = new Set<Figure>()
  readonly #later: (() => void)[] = []
  readonly #prompt: string
  /** All that is told: what is said later may decide how something lies. */
  readonly told: Told

  constructor(prompt: string, told: Told) {
    this.#prompt = prompt
    this.told = told
  }

  /** A number that is built, and measured. */
  take(figure: Figure, says: string, measure: Measure = SOMEWHERE): number {
    const first = !this.#used.has(figure)
    this.#used.add(figure)
    const value = Math.abs(figure.value)
    if (first && value > 0) this.#require(figure, says, figure.unit === 'angle' ? undefined : measure, value)
    return figure.value
  }

  takeSize(thing: Thing, said: SaidSize, measure?: Measure): number {
    return this.take(
      said.figure,
      `${thing.name} ${said.dimension === 'bare' ? 'size' : said.dimension}`,
      measure,
    )
  }

  #require(figure: Figure, says: string, measure: Measure | undefined, value: number): void {
    if (!measure) return
    this.requirements.push({
      id: `r${this.requirements.length + 1}`,
      says,
      measure,
      value,
      words: { text: figure.text, span: [...figure.span] },
    })
  }

  /** A narrower measure, once it is known where the thing lies. */
  measureAs(figure: Figure, measure: Measure, value?: number): void {
    const found = this.requirements.find(({ words }) => words?.span[0] === figure.span[0])
    if (!found) return
    found.measure = measure
    if (value !== undefined) found.value = value
  }

  /** A number that only says again what the rest comes to. */
  follow(figure: Figure): void {
    // The tip of a V may be cut away.
    if (this.solids.some(({ thing }) => thing.concept === 'vee')) this.#used.add(figure)
    else
      this.take(
        figure,
        'said again',
        this.implied.find(({ value }) => Math.abs(value - figure.value) < 1e-6)?.measure,
      )
  }

  /** A number that counts: what it counts is there. */
  count(figure: Figure): void {
    this.#used.add(figure)
  }

  isUsed(figure: Figure): boolean {
    return this.#used.has(figure)
  }

  /** What was counted: that many of a diameter. */
  requireCount(
    thing: Pick<Thing, 'name'>,
    measure: Measure,
    value: number,
    says = `${value} ${thing.name}s`,
  ): void {
    this.requirements.push({
      id: `r${this.requirements.length + 1}`,
      says,
      measure,
      value,
    })
  }

  /** Once the whole part is known. */
  later(deed: () => void): void {
    this.#later.push(deed)
  }

  finish(): void {
    for (const deed of this.#later) deed()
  }

  assume(says: string): void {
    if (!this.assumptions.includes(says)) this.assumptions.push(says)
  }

  quote({ span }: Pick<SaidPlace, 'span'>): string {
    return this.#prompt.slice(...span)
  }

  fail(said: Pick<SaidPlace, 'span'>): never {
    throw unread(this.quote(said))
  }

  get bodies(): Solid[] {
    return this.solids.filter(({ thing }) => thing.role === 'add' && !thing.partOf)
  }

  /** All bodies so far. */
  get whole(): Box {
    return union(this.bodies.map(({ box }) => box))
  }

  solidOf(thing: Thing | undefined): Solid | undefined {
    return thing && this.solids.findLast((solid) => solid.thing === thing)
  }
}

/** Frames in which a sketch lies across an axis: its own two axes are the other two, in the order x, y, z. */
export const FRAMES: Readonly<Record<AxisName, { normal: '+x' | '-y' | '+z'; x: '+x' | '+y' }>> = {
  x: { normal: '+x', x: '+y' },
  y: { normal: '-y', x: '+x' },
  z: { normal: '+z', x: '+x' },
}

/** From one level to another along an axis, as the frame counts. */
export const between = (
  axis: AxisName,
  from: number,
  to: number,
): { kind: 'between'; from: number; to: number } =>
  axis === 'y' ? { kind: 'between', from: -to, to: -from } : { kind: 'between', from, to }

export const flat = (point: Point3, axis: AxisName): [number, number] => {
  const [u, v] = AXES.filter((other) => other !== axis).map((other) => point[AXES.indexOf(other)] as number)
  return [u as number, v as number]
}
