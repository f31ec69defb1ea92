/** "two holes at each end": so many at each, which no rule lays out, and never so many in all. */
import { EngineError } from '../../errors.ts'
import type { Entity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'

export function refuseSeveralAtEach(entities: readonly Entity[]): void {
  for (const { count, places, item } of entities) {
    const said = places.find(({ place }) => place.kind === 'ends' && place.each)
    if (!said || (count?.value ?? 1) < 2 || count?.total) continue
    throw new EngineError(
      'prompt_too_ambiguous',
      `Are there ${count?.value} of ${quote(item.text)} ${quote(wordsOf(said.items))}, or in all? Say “one at each end”, or tell them in rows, such as “two rows of two holes, 10 mm from the short edges”.`,
    )
  }
}
