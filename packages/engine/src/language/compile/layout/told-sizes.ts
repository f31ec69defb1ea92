/** The sizes told of one thing, by the role each plays in it, for what is built by its own rule instead of a table's. */
import { EngineError } from '../../../errors.ts'
import type { Entity, Given } from '../../entity.ts'
import type { Value } from '../../quantities/quantity.ts'
import { sourceOf } from '../ledger.ts'
import { clash } from './statements.ts'

export interface ToldSize {
  value: number
  given: Given
  said: Value
}

const NEAR = 1e-6

export class ToldSizes<Role extends string> {
  readonly #entity: Entity
  readonly #told = new Map<Role, ToldSize[]>()

  constructor(entity: Entity) {
    this.#entity = entity
  }

  add(role: Role, said: Value | undefined, given: Given): void {
    if (said) this.#told.set(role, [...(this.#told.get(role) ?? []), { value: said.value, given, said }])
  }

  has(role: Role): boolean {
    return this.#told.has(role)
  }

  /** What all that was told of a role agrees on; `missing` asks for it. */
  only(role: Role, missing: string): number {
    const [first, ...others] = this.#told.get(role) ?? []
    if (!first) throw new EngineError('prompt_too_ambiguous', missing)
    const odd = others.find(({ value }) => Math.abs(value - first.value) > NEAR)
    if (odd) throw clash(this.#entity, [{ source: sourceOf(first.given) }, { source: sourceOf(odd.given) }])
    return first.value
  }

  /** Every statement with its role, to be measured. */
  *all(): Generator<[Role, ToldSize]> {
    for (const [role, told] of this.#told) for (const each of told) yield [role, each]
  }
}
