/** "Drill a hole 38 mm from the centre, and repeat it every 60 degrees": what is to be repeated is told first, then how. */
import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const CLAUSE =
  /(?<=\S )(?:, (?:and )?(?:then )?|and then |then |and |; )(?=(?:(?:circularly|linearly) )?(?:repeat|replicate|duplicate|copy|pattern|array|mirror|reflect) (?:it|this|that|them|these|the) ?)/u

function apart(items: readonly Item[]): Item[][] {
  const found = findSpoken(items, CLAUSE)
  if (!found) return [[...items]]
  return [items.slice(0, found.from), ...apart(items.slice(found.to + 1))]
}

export const withRepeatedClauses = where(
  ' repeat | replicate | duplicate | copy | pattern it| pattern th| array it| array th| mirror it| mirror th| reflect ',
  (sentences) => sentences.flatMap(apart),
)
