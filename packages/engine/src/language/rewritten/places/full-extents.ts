/** "along the full 30 mm", "over the entire 60 mm": all of the length, whose word is left out. */
import { asTerm, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const FULL =
  /(?<=[a-z,)#] )(?:along|over|across|throughout|for|down|spanning) (?:the|its) (?:full|entire|whole|complete|total) #(?= [,.;)]| and | on | from | at | with |$)/u

function withLength(items: Item[]): Item[] {
  const found = findSpoken(items, FULL)
  const [lead, size] = [items[found?.from ?? -1], items[found?.to ?? -1]]
  if (!found || !lead || !size) return items
  const along = asTerm(lead, { category: 'preposition', concept: 'along' }, { form: 'along' })
  const behind: [number, number] = [size.span[1], size.span[1]]
  const length = unsaid({ span: behind }, { category: 'dimension', concept: 'length' }, 'length')
  return items.toSpliced(found.to + 1, 0, length).toSpliced(found.from, 1, along)
}

export const withFullExtents = (sentences: readonly Item[][]): Item[][] => sentences.map(withLength)
