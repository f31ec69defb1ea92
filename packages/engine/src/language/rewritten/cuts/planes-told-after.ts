/**
 * "Cut the bottom off with a horizontal plane to make a flat. The plane is 16 mm below the center of the sphere": where the
 * plane lies is told behind, and belongs to the cut: "with a horizontal plane 16 mm below the center".
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isMark } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const PLANE =
  /(?:with|by|using|along|at|on) an? (?:(?:single|flat|horizontal|vertical|straight|level) )*plane(?= |$)/u
/** Nothing but what the cut is for may follow. */
const FOR =
  /^(?:, )?(?:(?:in order )?to (?:make|form|create|leave|give|get|produce)|(?:making|forming|leaving|giving|creating)|for|so (?:that )?(?:it has|there is|you get)) (?:it )?(?:an? )?(?:(?:small|round|circular) )?flat(?: (?:face|spot|surface|bottom|top|base|side|end|foot))?$/u
const LIES =
  /^(?:the|this|that|and the) (?:cutting |cut )?plane (?:(?:is|lies|sits|runs|passes|should be|located|placed|positioned|at|a distance of) )+(?=# (?:below|above|under|over|from|down from|up from))/u

function merged(items: readonly Item[], next: readonly Item[] | undefined): Item[] | undefined {
  const plane = next && findSpoken(items, PLANE)
  const lies = plane && findSpoken(next, LIES)
  if (!plane || !lies) return undefined
  const behind = items.slice(plane.to + 1)
  if (behind.length > 0 && !findSpoken(behind, FOR)) return undefined
  const idle = [...behind, ...next.slice(0, lies.to + 1)].filter((item) => !isMark(item))
  return [
    ...items.slice(0, plane.to + 1),
    ...next.slice(lies.to + 1),
    ...idle.map((item) => asSettled(item, 'where the plane lies')),
  ]
}

export const withPlanesToldAfter = where(
  [' plane', 'the plane|this plane|that plane|cutting plane|cut plane'],
  (sentences) => {
    const read: Item[][] = []
    for (const items of sentences) {
      const one = read.length > 0 ? merged(read.at(-1) as Item[], items) : undefined
      if (one) read[read.length - 1] = one
      else read.push([...items])
    }
    return read.length === sentences.length ? sentences : read
  },
)
