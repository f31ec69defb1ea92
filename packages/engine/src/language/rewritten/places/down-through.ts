/** "Drill a hole down through it", "from top to bottom", of a bar that lies: upright, and not along the bar. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, phraseOf } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const LIES = /(?:^| )(?:(?:along|parallel to) (?:the )?[xy](?: axis| direction)?|horizontal(?:ly)?)(?: |$)/u
const DOWN =
  /(?:straight |directly |right )*down(?:wards?)?(?= through )|from (?:the )?top to (?:the )?bottom(?= [,.;]|$)/u

function upright(items: Item[]): Item[] {
  const found = items.some((item) => means(item, 'feature', 'hole')) ? findSpoken(items, DOWN) : undefined
  const words = found && items.slice(found.from, found.to + 1)
  const [first, ...rest] = words ?? []
  if (!found || !first) return items
  const down = asTerm(phraseOf([first, ...rest]), { category: 'axis', concept: 'z' }, { form: 'vertically' })
  return [...items.slice(0, found.from), down, ...items.slice(found.to + 1)]
}

export const withDownThrough = where(' x | y |horizontal', (sentences) => {
  const lies = sentences.some((items) => findSpoken(items, LIES))
  if (!lies || !sentences.flat().some((item) => means(item, 'solid', 'cylinder', 'rod', 'tube', 'pin')))
    return sentences
  return sentences.map(upright)
})
