/** "parallel to the short side", "centred in the 50 mm direction": an axis by the size that the body has along it. */

import type { AxisName } from '../../plan/geometry.ts'
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import { asTerm, conceptOf, type Item, means } from '../text/items.ts'

export const PARALLEL = /^parallel/iu
const FROM_ABOVE = /\b(?:top|bottom|underside)\b/iu
const WAY = /^(?:direction|dimension|way)$/iu

export type Sizes = readonly (readonly [AxisName, number])[]

/** What the body measures along each axis, as far as that was told. */
export function sizesOf(main: Entity | undefined): Sizes {
  if (!main || (main.family ? !isRectangularTube(main) : shapeOf(main) !== 'box')) return []
  const told = dimensionsSoFar(main)
  return (['x', 'y', 'z'] as const).flatMap((axis) => {
    const name = main.family ? TUBE_SIZES[axis] : axis
    const size = told?.values.get(name)
    return size === undefined || told?.assumed.includes(name) ? [] : [[axis, size] as const]
  })
}

/** It lies along x. */
export const isRectangularTube = ({ family }: Entity): boolean => family?.family.id === 'box section'

const TUBE_SIZES: Readonly<Record<AxisName, string>> = { x: 'length', y: 'width', z: 'height' }

/** Seen from above: told before, or in this very sentence: "a 90 x 60 x 8 plate with a notch in one long side". */
export function flatSizes(items: readonly Item[], state: ReadingState): Sizes {
  const known = sizesOf(mainBody(state.discourse)).filter(([axis]) => axis !== 'z')
  if (known.length === 2 || state.discourse.entities.length > 0) return known
  const first = items.find((item) => item.kind === 'quantity' && item.quantity.kind === 'size')
  const values = first?.kind === 'quantity' ? first.quantity.values : []
  const [x, y] = values
  return x && y && !x.label && !x.axis
    ? [
        ['x', x.value],
        ['y', y.value],
      ]
    : []
}

const axisTerm = (item: Item, axis: AxisName): Item =>
  asTerm(item, { category: 'axis', concept: axis }, { form: axis })

/** The way that such a size or such a word stands for, where only one side is so long. */
function axisOf(item: Item | undefined, sizes: Sizes): AxisName | undefined {
  const size =
    item?.kind === 'quantity' && item.quantity.kind === 'length' ? item.quantity.values[0]?.value : undefined
  if (size !== undefined) {
    const [only, ...more] = sizes.filter(([, other]) => Math.abs(other - size) < 1e-6)
    return more.length === 0 ? only?.[0] : undefined
  }
  const [long, short] = sizes.filter(([axis]) => axis !== 'z').toSorted((a, b) => b[1] - a[1])
  if (!long || !short || long[1] === short[1]) return undefined
  if (means(item, 'which', 'long') || means(item, 'dimension', 'length')) return long[0]
  return means(item, 'which', 'short') ? short[0] : undefined
}

/**
 * "a slot across the top, centered on the 60 mm side": along that side, not in the face that is there. What is cut into no
 * face that is named may be cut into the side.
 */
function axisCentred(
  items: readonly Item[],
  at: number,
  sizes: Sizes,
): { axis: AxisName; end: number } | undefined {
  const centred =
    means(items[at - 1], 'determiner', 'the') &&
    means(items[at - 2], 'preposition', 'on', 'along', 'in') &&
    means(items[at - 3], 'place', 'centre')
  const into = items.slice(0, at).some(({ text }) => FROM_ABOVE.test(text))
  const along = means(items[at + 1], 'dimension') && !means(items[at + 1], 'edge')
  const edge = means(items[at + 1], 'edge', 'side', 'edge')
  if (!centred || !((along && items[at]?.kind === 'quantity') || (edge && into))) return undefined
  const axis = axisOf(items[at], sizes)
  return axis && { axis, end: at + 2 }
}

function axisNamed(
  items: readonly Item[],
  at: number,
  sizes: Sizes,
): { axis: AxisName; end: number } | undefined {
  const centred = axisCentred(items, at, sizes)
  if (centred) return centred
  const item = items[at]
  const which = conceptOf(item, 'which') ?? (means(item, 'dimension', 'length') ? 'long' : undefined)
  const way = WAY.test(items[at + 1]?.text ?? '') && means(items[at - 1], 'determiner')
  if ((which === 'long' || which === 'short') && (way || means(items[at + 1], 'edge', 'side', 'edge'))) {
    const lead = items[means(items[at - 1], 'determiner') ? at - 2 : at - 1]
    const flat = sizes.filter(([axis]) => axis !== 'z').toSorted((a, b) => b[1] - a[1])
    const [long, short] = flat
    if ((!way && !PARALLEL.test(lead?.text ?? '')) || !long || !short || long[1] === short[1])
      return undefined
    return { axis: which === 'long' ? long[0] : short[0], end: at + 2 }
  }
  if (
    item?.kind !== 'quantity' ||
    !WAY.test(items[at + 1]?.text ?? '') ||
    !means(items[at - 1], 'determiner')
  )
    return undefined
  const axis = axisOf(item, sizes)
  return axis && { axis, end: at + 2 }
}

/** Hardly a sentence has such a word: the sizes of the body are asked for only then. */
const mayName = (item: Item): boolean =>
  WAY.test(item.text) || means(item, 'which', 'long', 'short') || means(item, 'dimension')

/** The sentence with such words read as the axis they name. */
export function withNamedWays(items: readonly Item[], state: ReadingState): Item[] {
  if (!items.some(mayName)) return [...items]
  const told = sizesOf(mainBody(state.discourse))
  const sizes = told.length > 0 ? told : flatSizes(items, state)
  if (sizes.length === 0) return [...items]
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const named = axisNamed(items, at, sizes)
    if (!named) {
      read.push(items[at] as Item)
      at++
      continue
    }
    for (const item of items.slice(at, named.end)) state.account.use(item, WAY_BY_SIZE)
    read.push(axisTerm(items[at] as Item, named.axis))
    at = named.end
  }
  return read
}

/** The size is that of the body, which is measured there. */
export const WAY_BY_SIZE = 'a direction named by its size'
