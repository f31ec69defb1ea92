/** Sizes of sides that have a name of their own: the bases of a trapezoid, the legs of a triangle or an L. */

import type { Quantity } from '../quantities/quantity.ts'
import { type Item, isMark, means } from '../text/items.ts'
import type { Attribute } from './attributes.ts'

type Sentence = readonly Item[]

interface Found {
  attributes: Attribute[]
  end: number
}

const lengthAt = (items: Sentence, at: number): Quantity | undefined => {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  return item.quantity.kind === 'length' || item.quantity.kind === 'number' ? item.quantity : undefined
}

/** What may stand between the sides and their two sizes: "of", "with lengths of", "measuring". */
const leads = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'of', 'with') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'filler') ||
  means(item, 'dimension', 'length', 'size') ||
  isMark(item, ':', '=')

const joins = (item: Item | undefined): boolean => means(item, 'conjunction', 'and') || isMark(item, ',')

/** The two names, of the first and the second size; of bases the longer one comes first. */
const PAIRS: readonly (readonly [
  is: (item: Item | undefined) => boolean,
  names: readonly [string, string],
  sorted: boolean,
])[] = [
  [(item) => means(item, 'solid', 'base'), ['baseLength', 'topLength'], true],
  [(item) => means(item, 'portion', 'leg') || means(item, 'solid', 'leg'), ['leg', 'otherLeg'], false],
]

const FARTHEST = 4

/** "bases of 20 mm and 30 mm", "legs 30 mm and 40 mm long". */
export function pairOf(items: Sentence, at: number): Found | undefined {
  const item = items[at]
  if (item?.kind !== 'term' || !item.plural) return undefined
  const pair = PAIRS.find(([is]) => is(item))
  if (!pair) return undefined
  const [, names, sorted] = pair
  let first = at + 1
  while (first <= at + FARTHEST && leads(items[first])) first++
  const second = joins(items[first + 1]) ? first + 2 : first + 1
  const [one, two] = [lengthAt(items, first), lengthAt(items, second)]
  if (!one || !two || second === first + 1) return undefined
  // "legs 10 mm thick and 40 mm long": two sizes of each.
  const next = items[first + 1]
  if (means(next, 'dimension') || means(next, 'preposition', 'in')) return undefined
  const closing = means(items[second + 1], 'dimension', 'length') ? [second + 1] : []
  if (means(items[second + 1], 'dimension') && closing.length === 0) return undefined
  const said = [
    { index: first, quantity: one },
    { index: second, quantity: two },
  ]
  if (sorted) said.sort((a, b) => (b.quantity.values[0]?.value ?? 0) - (a.quantity.values[0]?.value ?? 0))
  const attributes = said.map(
    ({ index, quantity }, place): Attribute => ({
      dimension: names[place] as string,
      quantity,
      values: quantity.values,
      at: index,
      items: [...(sorted ? [at] : []), index, ...closing],
    }),
  )
  return { attributes, end: second + 1 + closing.length }
}

const HAS_A_BASE = (item: Item): boolean =>
  means(item, 'portion', 'triangle', 'trapezoid') ||
  means(item, 'shape', 'triangular', 'trapezoidal') ||
  means(item, 'solid', 'pyramid', 'wedge', 'triangle', 'trapezoid')

const NARROWS = (item: Item): boolean =>
  means(item, 'portion', 'trapezoid') ||
  means(item, 'shape', 'trapezoidal') ||
  means(item, 'solid', 'trapezoid')

const IS_CONE = (item: Item): boolean => means(item, 'solid', 'cone', 'frustum')

/** What the side is called: its base, or of a trapezoid its top; the ends of a cone are circles. */
function sideNamed(items: Sentence, at: number): string | undefined {
  // Asked of every size of a sentence: most of them have no such word behind them.
  if (!means(items[at], 'solid', 'base') && !means(items[at], 'face', '+z', '-z')) return undefined
  const before = items.slice(0, at)
  if (before.some(IS_CONE)) {
    if (means(items[at], 'solid', 'base') || means(items[at], 'face', '-z')) return 'bottomDiameter'
    return means(items[at], 'face', '+z') ? 'topDiameter' : undefined
  }
  if (means(items[at], 'solid', 'base')) return before.some(HAS_A_BASE) ? 'baseLength' : undefined
  if (!before.some(NARROWS)) return undefined
  if (means(items[at], 'face', '-z')) return 'baseLength'
  return means(items[at], 'face', '+z') ? 'topLength' : undefined
}

/** "with a 30 mm base", "a 20 mm wide top": the size before its name, where such a figure is told. */
export function sizedBase(items: Sentence, at: number): Found | undefined {
  const quantity = lengthAt(items, at)
  const side = means(items[at + 1], 'dimension', 'width', 'length') ? at + 2 : at + 1
  const dimension = quantity && sideNamed(items, side)
  // "a 50 mm bottom edge"
  const noun = dimension && means(items[side + 1], 'edge', 'edge', 'side') ? side + 1 : side
  const next = items[noun + 1]
  if (!quantity || !dimension) return undefined
  if (means(next, 'solid') || means(next, 'feature') || means(next, 'dimension') || means(next, 'whole'))
    return undefined
  const attribute = {
    dimension,
    quantity,
    values: quantity.values,
    at,
    items: Array.from({ length: noun + 1 - at }, (_, index) => at + index),
  }
  return { attributes: [attribute], end: noun + 1 }
}

/** "a base of 30 mm": of a triangle or a pyramid. */
export function baseOf(items: Sentence, at: number): Found | undefined {
  if (!means(items[at], 'solid', 'base')) return undefined
  // "whose base is 30 mm" of a figure that has one; of a body "the base is 30 mm" may be another body.
  const owner =
    means(items[at + 1], 'preposition', 'of') && means(items[at + 2], 'determiner')
      ? items[at + 3]
      : undefined
  const owned = owner !== undefined && HAS_A_BASE(owner)
  const told = owned || items.slice(0, at).some(HAS_A_BASE)
  // "the base of the triangle is 30 mm"
  let next = owned ? at + 4 : at + 1
  const leadsOn = (item: Item | undefined): boolean =>
    means(item, 'preposition', 'of') || (told && means(item, 'be'))
  while (leadsOn(items[next])) next++
  // "a triangular prism: base 40 mm, height 30 mm": listed, without a word between.
  const before = items[at - 1]
  const listed =
    told && (isMark(before, ':', ',', '(') || means(before, 'portion') || means(before, 'conjunction'))
  const straight = next === (owned ? at + 4 : at + 1) && !listed
  const quantity = straight ? undefined : lengthAt(items, next)
  if (!quantity || means(items[next + 1], 'dimension')) return undefined
  const attribute = {
    dimension: 'baseLength',
    quantity,
    values: quantity.values,
    at: next,
    items: owned ? [at, next] : Array.from({ length: next + 1 - at }, (_, index) => at + index),
  }
  return { attributes: [attribute], end: next + 1 }
}

const LENGTHS = new Set([
  'side',
  'length',
  'width',
  'height',
  'thickness',
  'depth',
  'diameter',
  'size',
  'wall',
])

/** "45 degree sides": how they slope, never how long they are. */
export const isAngleOfLength = ({ quantity, dimension }: Attribute): boolean =>
  quantity.kind === 'angle' && LENGTHS.has(dimension)
