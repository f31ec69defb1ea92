/** "leaving a 10 mm wall on either side": what a cut leaves, said after its sizes or instead of them. */

import type { SignedAxis } from '../../plan/geometry.ts'
import { EXCEPTED_EDGES } from '../aside/relations.ts'
import type { Dismissed } from '../aside/surroundings.ts'
import type { Remain } from '../context.ts'
import { conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'

const LEAVES = /^(?:leaving|leaves|leave)$/iu

export interface Left extends Remain {
  from: number
  end: number
}

/** "with leaves 30 mm wide", "the two leaves": those of a hinge. */
const isLeaf = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'member') ||
  means(items[at - 1], 'preposition') ||
  (means(items[at - 1], 'determiner') && !isRelative(items, at)) ||
  items[at - 1]?.kind === 'quantity'

/** "This leaves …", "a cutout that leaves a 5 mm border". */
const isRelative = (items: readonly Item[], at: number): boolean =>
  /^(?:this|that|which)$/iu.test(items[at - 1]?.text ?? '') &&
  (at === 1 || means(items[at + 1], 'determiner') || items[at + 1]?.kind === 'quantity')

/** On a sheet the top is the far edge. */
const ON_SHEET: Readonly<Record<string, SignedAxis>> = { '+z': '+y', '-z': '-y' }

/** "a margin of 5 mm on the sides and the top": where it is left, where that is told. */
function sidesIn(said: readonly Item[]): readonly SignedAxis[] | undefined {
  const sides = new Set<SignedAxis>()
  for (const item of said) {
    const face = conceptOf(item, 'face') as SignedAxis | undefined
    if (face) sides.add(ON_SHEET[face] ?? face)
    else if (item.kind === 'term' && item.plural && means(item, 'edge', 'side'))
      for (const each of ['-x', '+x'] as const) sides.add(each)
  }
  return sides.size > 0 ? [...sides] : undefined
}

const LEDGE_AROUND =
  /(?:^| )(?:wide )?(?:ledge|shelf|shoulder|rabbet|rebate)(?: [a-z]+)*? (?:all )?a?round(?: |$)(?!.*thick)/iu

const GAP = /^(?:gap|clearance|space|spacing|opening|slot|channel|distance)$/iu
const BETWEEN = /^between$/iu

/** "leaving a 24 mm gap between them", "with a 10 mm gap between the arms": how far apart two bodies stand. */
function gapsIn(items: readonly Item[]): Left[] {
  return items.flatMap((item, at): Left[] => {
    if (!GAP.test(item.text) || !BETWEEN.test(items[at + 1]?.text ?? '')) return []
    const said = items[at - 1]
    const value = said?.kind === 'quantity' && said.quantity.kind === 'length' && said.quantity.values[0]
    if (!value) return []
    let from = at - 1
    while (means(items[from - 1], 'determiner') || means(items[from - 1], 'filler')) from--
    const led = LEAVES.test(items[from - 1]?.text ?? '') || means(items[from - 1], 'preposition', 'with')
    if (!led) return []
    const stop = items.findIndex((each, next) => next > at && (isMark(each) || means(each, 'conjunction')))
    return [{ value, item: said, from: from - 1, end: stop < 0 ? items.length : stop, gap: true }]
  })
}

const SO = /^(?:so(?: that)?|until|till|such that)$/iu

/** "so that three 6 mm thick walls are left". */
const isLeft = (items: readonly Item[], so: number): boolean => {
  const stretch = items.slice(so + 1)
  const left = stretch.findIndex(({ text }) =>
    /^(?:left|remain|remains|remaining|are left|is left)$/iu.test(text),
  )
  const below = isBelow(stretch.slice(left)) || isAtBottom(stretch.slice(left))
  // "so that the remaining ring is 15 mm wide".
  if (/^remaining$/iu.test(stretch[left]?.text ?? '') && MATERIAL.test(stretch[left + 1]?.text ?? ''))
    return true
  return left > 0 && (below || stretch.slice(0, left).some(({ text }) => MATERIAL.test(text)))
}

/** The stretches of a sentence that say so; a body that is hollowed out has its walls by other words. */
export function remainsIn(items: readonly Item[], hollow: boolean): Left[] {
  const gaps = gapsIn(items)
  if (hollow || items.some((item) => means(item, 'shape', 'hollow'))) return gaps
  const walls = items.flatMap((item, from): Left[] => {
    const passive = SO.test(item.text) && isLeft(items, from)
    if (!passive && (!LEAVES.test(item.text) || isLeaf(items, from) || gaps.some((gap) => gap.from === from)))
      return []
    const end = stretchEnd(items, from, passive)
    const sizes = items
      .slice(from, end)
      .filter((each) => each.kind === 'quantity' && each.quantity.kind === 'length')
    // "leaving a gap of 5 mm between …": where something is.
    if (
      items.some(
        (each, at) =>
          at > from && at < from + 4 && GAP.test(each.text) && means(items[at + 1], 'preposition', 'of'),
      )
    )
      return []
    // "That leaves a 5 mm ledge all around the window": as wide as one cut is beside the other, and no wall.
    if (sizes.length === 1 && LEDGE_AROUND.test(wordsOf(items.slice(from, end)))) return []
    // "This leaves a flat circle with an 18 mm diameter": how wide the cut is, and no material.
    if (sizes.length === 1 && FLAT_LEFT.test(wordsOf(items.slice(from, end)))) return []
    // "5 mm walls and a 4 mm floor", "a wall of 5 mm and a floor of 4 mm": each of them with what it is.
    if (sizes.length > 1 && !sizes.every((size) => isMaterial(items, items.indexOf(size)))) return []
    return sizes.flatMap((said) => {
      const value = said.kind === 'quantity' ? said.quantity.values[0] : undefined
      const isLeftWord = ({ text }: Item): boolean => passive && /^left$/iu.test(text)
      const told = items.slice(from, end).filter((each) => !isLeftWord(each))
      const bottom = isAtBottom(told) && !isWall(items, items.indexOf(said))
      const sides = sizes.length === 1 && !bottom ? sidesIn(told) : undefined
      const floor = isFloor(items, items.indexOf(said)) || isBelow(told) || bottom
      return value
        ? [
            {
              value,
              item: said,
              from,
              end,
              ...(sides ? { sides } : {}),
              ...(floor ? { floor: true as const } : {}),
              ...(isWall(items, items.indexOf(said)) ? { wall: true as const } : {}),
              ...(isAround(items, items.indexOf(said)) ? { every: true as const } : {}),
              ...(BETWEEN_CUTS.test(wordsOf(told)) ? { between: true as const } : {}),
            },
          ]
        : []
    })
  })
  return [...gaps, ...walls]
}

/** To the next mark; "…, and a floor of 2 mm is left at the bottom" goes on. */
function stretchEnd(items: readonly Item[], from: number, passive: boolean): number {
  const stopAfter = (at: number): number => {
    const stop = items.findIndex((each, index) => index > at && isMark(each, ',', ';', '(', ')'))
    return stop < 0 ? items.length : stop
  }
  const first = stopAfter(from)
  const next = stopAfter(first)
  const rest = items.slice(first + 1, next)
  const goesOn =
    means(rest[0], 'conjunction', 'and') &&
    rest.some(({ text }) => MATERIAL.test(text)) &&
    !rest.some((item) => means(item, 'make') || means(item, 'operation')) &&
    rest.some(({ text }) => /^(?:left|remains?)$/iu.test(text)) === passive
  return goesOn ? next : first
}

/** "… of material between the two holes", "… between their bottoms". */
const BETWEEN_CUTS =
  /\bbetween (?:them\b|the two$|(?:the|their|both|these)(?: (?:two|flat|blind|bottoms|floors|ends|of|the|both))*(?: (?:holes|bores|pockets|slots|recesses|cavities|cuts|grooves|bottoms|floors|ends))$)/iu

const FLAT_LEFT =
  /\b(?:flat|circle|circular (?:face|surface|flat)|round flat)\b.*\b(?:diameter|across|in diameter)\b|\bdiameter (?:flat|circle)\b/iu

const MATERIAL =
  /^(?:thick )?(?:wall|floor|material|web|bottom|base|top|ear|arm|prong|side|end|step|rib|rim|ring|lip|flange|skin|border|margin|frame|stock)s?(?: thickness)?$/iu
/** Only ever beside what is cut. */
const WALL = /^(?:thick )?(?:wall|rim|ring|border|margin|frame|lip)s?(?: thickness)?$/iu
const FLOOR = /^(?:thick )?(?:floor|bottom|base)(?: thickness)?$/iu

/** What a size that is left measures: right behind it, or right before it as in "a floor of 2 mm". */
const materialAt = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(at + 1, at + 3).find(({ text }) => MATERIAL.test(text)) ??
  items.slice(Math.max(0, at - 5), at).findLast(({ text }) => MATERIAL.test(text)) ??
  items.slice(at + 3, at + 5).find(({ text }) => MATERIAL.test(text))

const isMaterial = (items: readonly Item[], at: number): boolean => materialAt(items, at) !== undefined

/** "leaving 5 mm at the bottom". */
const isAtBottom = (said: readonly Item[]): boolean =>
  said.some(
    (item, at) =>
      means(item, 'face', '-z') &&
      said.slice(Math.max(0, at - 2), at).some((each) => /^(?:at|on|in)$/iu.test(each.text)),
  )

/** "leaving 5 mm under it", "… below the pocket". */
const isBelow = (said: readonly Item[]): boolean =>
  said.some(
    (item) => means(item, 'place', 'underneath') || /^(?:under|underneath|below|beneath)$/iu.test(item.text),
  )

const isWall = (items: readonly Item[], at: number): boolean => WALL.test(materialAt(items, at)?.text ?? '')

/** Told of all that is around what was cut: `rewritten/hollow/walls-told-after.ts`. */
const isAround = (items: readonly Item[], at: number): boolean =>
  means(materialAt(items, at), 'dimension', 'walls around', 'floor around')

const isFloor = (items: readonly Item[], at: number): boolean => FLOOR.test(materialAt(items, at)?.text ?? '')

/** "leaving two walls and a floor", without a size: what is to be seen, once the cut is made as told. */
export function seenIn(items: readonly Item[]): Dismissed[] {
  return items.flatMap((item, from): Dismissed[] => {
    const passive = SO.test(item.text) && isLeft(items, from)
    if (!passive && (!LEAVES.test(item.text) || isLeaf(items, from))) return []
    const stop = items.findIndex((each, at) => at > from && isMark(each, ',', ';', '(', ')'))
    const end = stop < 0 ? items.length : stop
    const said = items.slice(from, end)
    const sized = said.some((each) => each.kind === 'quantity' && each.quantity.kind !== 'count')
    // "… but leave the bottom edges sharp": an exception to what is worked.
    if (said.some((each) => means(each, 'edge')) && EXCEPTED_EDGES.test(wordsOf(said))) return []
    // "leaving two walls, each 3 mm thick": their size follows.
    const follows = stop >= 0 && means(items[stop + 1], 'which', 'each', 'both', 'all')
    return sized || follows ? [] : [{ from, end, reason: 'what a cut leaves' }]
  })
}

/** "Hollow it out, leaving a 4 mm wall": the word only leads to the wall. */
export const leadsToWalls = (item: Item): boolean => LEAVES.test(item.text)
