/** What was heard of a form so far: whose each size is, and of what is being told. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import type { Fact, Form } from '../form.ts'
import { partNamed } from './names.ts'

interface Pending {
  dimension: string
  side: Fact['side']
  owners: readonly string[]
}

export class Hearing {
  readonly form: Form
  readonly facts: Fact[] = []
  readonly counts: Record<string, number>
  /** What the next sizes are said of. */
  owner = 'whole'
  runAxis: AxisName | undefined
  acrossAxis: AxisName | undefined
  /** The numbers of its corners. */
  readonly corners: Figure[] = []
  /** Of an L: the edge of its base that its upright stands on. */
  edge: 'x' | 'y' | 'long' | 'short' | undefined
  pending: Pending | undefined
  extruding = false
  thickness: Fact | undefined
  focus: Fact | undefined
  /** Parts that are told of together. */
  joint: string[] = []
  /** "semi-axes": half of what is meant. */
  half = false
  /** "each with a depth of 25 mm": of each of them, as far as the sentence goes. */
  each = false
  /** Which of two ends was told last. */
  lastKey: string | undefined

  constructor(form: Form, counts: Record<string, number>) {
    this.form = form
    this.counts = counts
  }

  /** Heard so far; what comes after may be taken back. */
  get mark(): number {
    return this.facts.length
  }

  owners(told?: string): readonly string[] {
    return told
      ? [told]
      : this.owner === 'whole'
        ? ['whole']
        : this.each
          ? [this.owner]
          : [this.owner, 'whole']
  }

  push(fact: Fact): void {
    // "Both walls and the bottom are 3 mm thick": each of them.
    const isJoint = this.joint.length > 1 && fact.owners[0] === this.owner
    if (isJoint) for (const key of this.joint) this.facts.push({ ...fact, owners: [key] })
    else this.facts.push(fact)
    if (fact.dimension === 'thickness') this.thickness = fact
  }

  /** Those that were told last without a side, of this sentence's latest part. */
  sided(side: 'inside' | 'outside'): void {
    if (this.focus) {
      this.focus.side = side
      this.focus = undefined
      return
    }
    const last = this.facts.at(-1)
    for (const fact of this.facts.toReversed()) {
      if (
        fact.side !== undefined ||
        fact.owners[0] !== last?.owners[0] ||
        fact.dimension !== last?.dimension ||
        /^(?:thickness|wall|run)$/u.test(fact.dimension)
      )
        break
      fact.side = side
    }
  }

  /** Which part of the form a phrase names. */
  keyOf(phrase: Phrase): string | undefined {
    return partNamed(this.form.parts, phrase, this.lastKey)
  }
}
