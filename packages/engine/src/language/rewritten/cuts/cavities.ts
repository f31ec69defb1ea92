/**
 * "…so the internal cavity is 85 mm by 55 mm and starts at Z=2.5": the room inside a body that is told to be hollow. Its sizes
 * are those of the body's inside, and have to agree with its walls; no second pocket is cut.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const INNER = '(?:internal|inner|interior|inside|hollow)'
const CAVITY = new RegExp(
  `(?:(?:leaving|giving|making|creating|yielding|resulting in|which leaves|so that|so) )?(?:(?:the|an|a|its) )?(?:${INNER} (?:cavity|space|volume|room|compartment|void|dimensions?|size)|(?<=(?:the|its) )cavity|(?<=^(?:the|its) )(?:inside|interior)(?= (?:measures|is|has)))(?: inside)?(?: size| dimensions?)? (?:(?:is|are|of|measures|measuring|being|with) )?#x#(?:x#)?(?: (?:deep|tall|high)|,? and # (?:deep|tall|high))?`,
  'u',
)
const STARTS =
  /(?:,|and|which)?(?: (?:it|which|and))? ?(?:starts?|begins?|starting|beginning|has its floor|with its floor) at z=#/u

/** What every size of the room is, in the order in which it is told. */
const WORDS = ['innerLength', 'innerWidth', 'innerHeight'] as const

const isHollow = (item: Item): boolean =>
  means(item, 'dimension', 'wall') || means(item, 'shape', 'hollow') || means(item, 'manner', 'open top')

const filled = (items: readonly Item[], from: number, to: number, but: number): Item[] =>
  items.map((item, at) =>
    at < from || at > to || at === but || item.kind === 'mark' ? item : asFiller(item, 'the room inside'),
  )

function withRoom(items: readonly Item[]): Item[] {
  const found = findSpoken(items, CAVITY)
  const [at, deep] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || at === undefined || size?.kind !== 'quantity') return [...items]
  const { quantity } = size
  const values = quantity.values.map((value, index) => {
    const { axis: _, ...plain } = value
    return { ...plain, label: WORDS[index] as string }
  })
  const read = filled(items, found.from, found.to, at)
  read[at] = { ...size, quantity: { ...quantity, values } }
  const [depth, word] = deep === undefined ? [] : items.slice(deep, deep + 2)
  if (deep !== undefined && depth && word) {
    read[deep] = depth
    read[deep + 1] = asTerm(word, { category: 'dimension', concept: 'innerHeight' })
  }
  return withoutStart(read, found.to)
}

/** Where the room begins is how thick the floor is, which was said before it. */
function withoutStart(items: readonly Item[], from: number): Item[] {
  const found = findSpoken(items, STARTS)
  const level = found && items.slice(found.from, found.to + 1).find(({ kind }) => kind === 'quantity')
  if (!found || found.from <= from || level?.kind !== 'quantity') return [...items]
  const said = items
    .slice(0, from)
    .some(
      (item) =>
        item.kind === 'quantity' &&
        item.quantity.kind === 'length' &&
        item.quantity.values[0]?.value === level.quantity.values[0]?.value,
    )
  return said ? filled(items, found.from, found.to, -1) : [...items]
}

export const withCavities = where(['dimension:wall|shape:hollow|manner:open top', '#x#'], (sentences) => {
  const hollow = sentences.flat().some(isHollow)
  return hollow ? sentences.map(withRoom) : [...sentences]
})
