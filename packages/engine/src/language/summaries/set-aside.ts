/** Sets sentences aside that only sum up the part: told as an assumption, and only if what they name was made. */
import { EngineError } from '../../errors.ts'
import type { Entity } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, means, wordsOf } from '../text/items.ts'
import { isKept } from './kept.ts'

export const SUMMED_UP = 'sums up what the other sentences tell'

/** From the first word to the last; what a sentence without any content leaves out need not be told. */
const says = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'unknown' || item.kind === 'quantity' || means(item, 'feature'))

export function setAside(
  summaries: readonly (readonly Item[])[],
  told: readonly (readonly Item[])[],
  entities: readonly Entity[],
): string[] {
  if (!isKept(summaries, told, entities))
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(wordsOf(summaries.flat()))} names something that no other sentence describes. Describe it with its sizes, or leave it out.`,
    )
  return summaries
    .filter(says)
    .map((items) => `${quote(wordsOf(items))} is read as a description of what the other sentences make`)
}
