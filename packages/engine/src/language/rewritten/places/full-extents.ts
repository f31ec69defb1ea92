/**
 * "along the full 30 mm", "runs the entire 60 mm": all of the length, whose word is left out. And "through both cylinders,
 * extending through the total height of 40 mm": how high the whole is, said of what goes through it.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const FULL =
  /(?<=[a-z,)#] )(?:along|over|across|throughout|for|down|spanning|spans|runs|running|extends|extending) (?:the|its) (?:full|entire|whole|complete|total) #(?= [,.;)]| and | on | from | at | with |$)/u

/** "running the full 40 mm along Y": the axis says which way. */
const FULL_WAY =
  /(?<=(?:^|[a-z,)#] ))(?:spanning|spans|runs|running|extends|extending|goes|going) (?:the|its) (?:full|entire|whole|complete|total) #(?= (?:along|in) (?:the )?(?:x|y|z)(?: |$))/u

/** "covers the full 50 mm in Y": so long that way, in a list of its sizes. */
const COVERS =
  /(?:(?:and|which|that|it) )*(?:covers|covering|spans|spanning|takes up|taking up|occupies|fills) (?:the|its|all) (?:full |entire |whole |complete |total )?(?=# (?:(?:long|wide|tall|high|deep) )?(?:\( ?|in (?:the )?|along (?:the )?)[xyz](?: |$))/u

const withCovered = (items: Item[]): Item[] => {
  const found = findSpoken(items, COVERS)
  return found ? asIdle(items, found, 'all the way') : items
}

const lengthBehind = ({ span }: Item): Item =>
  unsaid({ span: [span[1], span[1]] }, { category: 'dimension', concept: 'length' }, 'length')

function withLength(items: Item[]): Item[] {
  const way = findSpoken(items, FULL_WAY)
  if (way) return items.toSpliced(way.to + 1, 0, lengthBehind(items[way.to] as Item))
  const found = findSpoken(items, FULL)
  const [lead, size] = [items[found?.from ?? -1], items[found?.to ?? -1]]
  if (!found || !lead || !size) return items
  const along = asTerm(lead, { category: 'preposition', concept: 'along' }, { form: 'along' })
  return items.toSpliced(found.to + 1, 0, lengthBehind(size)).toSpliced(found.from, 1, along)
}

const THROUGH_ALL =
  /(?<=(?:both|all(?: of)?(?: the)?(?: two| three| four)?|the two|the three) [a-z]+ )(?:, )?(?:and )?(?:extending|going|running|passing|reaching|it goes|it passes) through (?:the|their) (?:total|full|entire|whole|combined|overall) (?:height|thickness|length) of #(?= [,.;)]|$)/u

/** How high the whole is stands by itself: a hole through several bodies has no height of its own. */
function withTotal(items: Item[]): Item[][] {
  const found = items.some((item) => means(item, 'feature', 'hole')) && findSpoken(items, THROUGH_ALL)
  const size = found ? items[found.to] : undefined
  if (!found || !size) return [items]
  const clause = items.slice(found.from, found.to)
  const height = clause.find((item) => means(item, 'dimension'))
  if (!height) return [items]
  const through = clause.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'all the way through')))
  return [
    [...items.slice(0, found.from), ...through, ...items.slice(found.to + 1)],
    [
      unsaid(size, { category: 'determiner', concept: 'the' }, 'the'),
      asTerm(height, { category: 'dimension', concept: 'height' }, { form: 'overall height' }),
      unsaid(size, { category: 'be', concept: 'is' }, 'is'),
      size,
    ],
  ]
}

export const withFullExtents = where(
  'full #|entire #|whole #|complete #|total #|height of #|thickness of #|length of #',
  (sentences) => sentences.flatMap((items) => withTotal(withLength(withCovered(items)))),
)
