/** The sizes of a section and its parts, each claimed once for what it is. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { SaidSize, Thing } from '../things.ts'
import { partIn } from './find.ts'

/** Along which axes it runs, spreads and rises. */
export interface Frame {
  run: AxisName
  across: AxisName
  up: AxisName
}

export type Way = keyof Frame
type Name = SaidSize['dimension']

/** Words that say no way by themselves where an axis is told. */
const TAGGED = /^(?:bare|sides|length|width|height|depth)$/u

export class Claims {
  readonly #section: Thing
  readonly #frame: Frame
  readonly #claimed = new Set<SaidSize>()
  readonly #loose: boolean
  /** `loose`: an axis says more than the word with it. */
  constructor(section: Thing, frame: Frame, loose: boolean) {
    this.#loose = loose
    this.#section = section
    this.#frame = frame
  }

  #thing(key: string): Thing | undefined {
    return key === 'whole' ? this.#section : partIn(this.#section, key)
  }

  /** Of this part, by these words or by the axis that it lies along. */
  of(key: string, way: Way, ...names: Name[]): SaidSize | undefined {
    const sizes = (this.#thing(key)?.sizes ?? []).filter((said) => !this.#claimed.has(said))
    const axis = this.#frame[way]
    const tagged = (size: SaidSize): boolean =>
      size.axis === axis &&
      (this.#loose ? TAGGED.test(size.dimension) : /^(?:bare|sides)$/u.test(size.dimension))
    const said =
      sizes.find((size) => size.axis === axis && names.includes(size.dimension)) ??
      sizes.find(tagged) ??
      names
        .map((name) => sizes.find((size) => size.dimension === name && (size.axis ?? axis) === axis))
        .find((size) => size !== undefined && !(size.dimension === 'sides' && size.axis === undefined))
    if (said) this.#claimed.add(said)
    return said
  }

  /** Several told side by side, in the order of the words: "60 x 40", "legs of 60 mm and 40 mm". */
  row(key: string, way: Way, ...names: Name[]): SaidSize[] {
    const axis = this.#frame[way]
    return (this.#thing(key)?.sizes ?? [])
      .filter(
        (said) => !this.#claimed.has(said) && (said.axis ?? axis) === axis && names.includes(said.dimension),
      )
      .sort((a, b) => a.figure.span[0] - b.figure.span[0])
  }

  claim(...said: (SaidSize | undefined)[]): void {
    for (const each of said) if (each) this.#claimed.add(each)
  }

  /** Everything told has been understood. */
  get complete(): boolean {
    return this.left.length === 0
  }

  get left(): SaidSize[] {
    return [this.#section, ...(this.#section.section?.parts ?? [])].flatMap(({ sizes }) =>
      sizes.filter((said) => !said.gloss && !this.#claimed.has(said)),
    )
  }
}
