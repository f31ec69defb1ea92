/** Each of the cuts that were read has to be cut: one that other words were taken to mean would be lost in silence. */
import { EngineError } from '../../errors.ts'
import type { Entity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import type { Item } from '../text/items.ts'

export function assertAllCut(sentences: readonly (readonly Item[])[], entities: readonly Entity[]): void {
  const lost = sentences
    .flat()
    .find((item) => item.kind === 'term' && item.removal && !entities.some((entity) => entity.item === item))
  if (lost)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell how ${quote(lost.text)} goes with the rest. Tell it in a sentence of its own.`,
    )
}
