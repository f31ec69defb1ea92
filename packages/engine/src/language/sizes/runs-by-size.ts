/** "a slot 40 mm long along y", "6 mm wide (X)": which way a slot or a groove runs, told with one of its sizes. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Entity } from '../entity.ts'
import { CROSSWISE } from '../lexicon/sides.ts'
import { type Item, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

/** Cuts that are longer than wide. */
export const RUNNING: ReadonlySet<string> = new Set(['slot', 'groove'])

/** The axis told with a size of it; `others`: the sizes told with it. */
function axisOfRun(
  word: string,
  { axis, items: said }: Attribute,
  items: readonly Item[],
  others: readonly Attribute[],
): AxisName | undefined {
  if (!axis || word === 'length') return axis
  // "60 mm long and 5 mm wide along y", "3 mm deep along y": said of the slot, unless each size has its own.
  const loosely = said.some((at) => means(items[at], 'preposition', 'along'))
  const alone = others.every((other) => other.axis === undefined)
  if (loosely && alone && (word === 'width' || word === 'depth') && axis !== 'z') return axis
  return word === 'width' ? CROSSWISE[axis] : undefined
}

/** The slot that has such a size runs that way, unless that was told already. */
export function giveRun(
  entity: Entity,
  word: string,
  attribute: Attribute,
  items: readonly Item[],
  open: readonly Attribute[],
): void {
  if (!RUNNING.has(entity.concept) || entity.places.some(({ place }) => place.kind === 'along')) return
  const axis = axisOfRun(
    word,
    attribute,
    items,
    open.filter((other) => other !== attribute),
  )
  if (!axis) return
  const said = attribute.items.flatMap((at) => items[at] ?? []).filter((item) => means(item, 'axis'))
  entity.places.push({ place: { kind: 'along', axis }, items: said })
}
