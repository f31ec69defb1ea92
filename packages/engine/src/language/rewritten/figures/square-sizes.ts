/**
 * "The cube is 30 mm": how long its edges are. "A ring with a square section of 6 mm": so thick and so high. One size for what is
 * as large both ways.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const CUBE = /(?<=(?:^| )cube )(?:is|measures|should be|will be) #(?= [,.;]|$| and )/u
const RING =
  /(?<=(?:^| )(?:ring|hoop|annulus|band)(?: .*)? )(?:(?:with|of|having|that has|which has|has|,|and) )*(?:a |an )?square (?:cross section|section|profile)(?: (?:of|,|measuring|:|that is|which is|with|that measures|at|is))* (?:#x#|#)(?: (?:(?:on|by) )?(?:sides?|a side|each side|per side|square|wide|thick|on each side|edge length|side length))?(?= [,.;]|$| and | with )/u

const dimension = (near: Pick<Item, 'span'>, concept: string): Item =>
  unsaid(near, { category: 'dimension', concept }, '', concept)

function withCube(items: Item[]): Item[] {
  const found = findSpoken(items, CUBE)
  const size = found && items[found.to]
  if (!found || !size) return items
  return [
    ...items.slice(0, found.to + 1),
    dimension({ span: [size.span[1], size.span[1]] }, 'side'),
    ...items.slice(found.to + 1),
  ]
}

const LEGS = /(?<=(?:^| )angle(?: [a-z]+)? with (?:two |equal )*)# legs(?= [,.;]|$| and )/u

/** "an angle with 30 mm legs": with legs of 30 mm. */
function withLegs(items: Item[]): Item[] {
  const found = findSpoken(items, LEGS)
  const [size, legs] = found ? items.slice(found.from, found.to + 1) : []
  if (!found || !size || !legs) return items
  const of = unsaid(size, { category: 'preposition', concept: 'of' }, '', 'of')
  return [...items.slice(0, found.from), legs, of, size, ...items.slice(found.to + 1)]
}

function withRing(items: Item[]): Item[] {
  const found = findSpoken(items, RING)
  const size = found && items[found.quantities[0] ?? -1]
  if (found?.quantities.length !== 1 || size?.kind !== 'quantity') return items
  const [first, second = first] = size.quantity.values
  // What is called square and is not contradicts itself: left to be refused by its words.
  if (!first || first.value !== second?.value) return items
  const once: Item = { ...size, quantity: { ...size.quantity, kind: 'length', values: [first] } as never }
  const rest = items.slice(found.from, found.to + 1).filter((item) => item !== size)
  return [
    ...items.slice(0, found.from),
    unsaid(size, { category: 'preposition', concept: 'with' }, '', 'with'),
    once,
    dimension(size, 'wall'),
    unsaid(size, { category: 'conjunction', concept: 'and' }, '', 'and'),
    once,
    dimension(size, 'height'),
    ...rest.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'a square section'))),
    ...items.slice(found.to + 1),
  ]
}

export const withSquareSizes = where(
  'cube is|cube measures|cube should|cube will|square cross|square section|square profile|# legs',
  (sentences) => sentences.map((items) => withLegs(withRing(withCube(items)))),
)
