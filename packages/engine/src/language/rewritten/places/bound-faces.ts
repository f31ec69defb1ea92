/**
 * "the right end of the block (X=60)", "10 mm from the X=0 face", "the end at X=90": sides of the first block by the coordinate
 * that they lie at. Read as the sides they are, where the sizes of the block say so.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isEdgeWork, means } from '../../text/items.ts'
import { asOneTerm, findAllSpoken, spoken } from '../../text/spoken.ts'

const AXES: readonly AxisName[] = ['x', 'y', 'z']

type Bounds = readonly [low: number, high: number]

interface Box {
  size: ReadonlyMap<AxisName, number>
  centred: boolean
  /** Where its sides were told to lie. */
  bounds: ReadonlyMap<AxisName, Bounds>
}

/** "20 mm thick (Z=0 to Z=20)": from where to where it reaches, once for each axis. */
function boundsIn(items: readonly Item[]): Map<AxisName, Bounds> {
  const bounds = new Map<AxisName, Bounds>()
  for (const item of items) {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'range') continue
    const { axis, values } = item.quantity
    const [a = 0, b = 0] = values.map(({ value }) => value)
    if (!bounds.has(axis)) bounds.set(axis, [Math.min(a, b), Math.max(a, b)])
  }
  return bounds
}

/** The first body that is told by three sizes, and where the origin is on it. */
function boxIn(sentences: readonly (readonly Item[])[]): Box | undefined {
  for (const items of sentences) {
    const told = items.find(
      (item) =>
        item.kind === 'quantity' && item.quantity.kind === 'size' && item.quantity.values.length === 3,
    )
    const bounds = boundsIn(items)
    const ranged = bounds.size > 0 && items.filter((item) => means(item, 'solid')).length === 1
    if (told?.kind !== 'quantity' && ranged) return { size: new Map(), centred: false, bounds }
    if (told?.kind !== 'quantity') continue
    if (!items.some((item) => means(item, 'solid'))) return undefined
    const size = new Map(
      told.quantity.values.map(({ axis, value }, index) => [axis ?? (AXES[index] as AxisName), value]),
    )
    const text = sentences.map((each) => spoken(each).text).join(' . ')
    const centred = /cent(?:er|re)d? (?:at|on|about|around) (?:the )?origin/u.test(text)
    return { size, centred, bounds }
  }
  return undefined
}

function sideAt({ size, centred, bounds }: Box, axis: AxisName, value: number): SignedAxis | undefined {
  const extent = size.get(axis)
  const told = bounds.get(axis)
  if (extent === undefined && !told) return undefined
  const usual = centred && axis !== 'z' ? [-(extent ?? 0) / 2, (extent ?? 0) / 2] : [0, extent ?? 0]
  const [low = 0, high = 0] = told ?? usual
  if (Math.abs(value - low) < 1e-6) return `-${axis}`
  return Math.abs(value - high) < 1e-6 ? `+${axis}` : undefined
}

const NOUN = '(?:face|end|side|end face|side face|wall|surface|edge)'
const TOLD: readonly RegExp[] = [
  new RegExp(`(?:the |its )?[xyz]=# ${NOUN}(?= |$)(?! of the (?:pocket|slot|hole))`, 'u'),
  new RegExp(`(?:the |its |that )${NOUN} (?:at|on|where|with|lying at|located at) [xyz]=#(?= |$)`, 'u'),
]
/** Behind a side that has a name already. */
const GLOSS = /\( (?:at |which is at |i\.?e\.? )?[xyz]=# \)/u

const coordinateIn = (items: readonly Item[]): { axis: AxisName; value: number } | undefined => {
  const item = items.find((each) => each.kind === 'quantity' && each.quantity.kind === 'coordinate')
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'coordinate') return undefined
  const [value] = item.quantity.values
  return value && { axis: item.quantity.axis, value: value.value }
}

/** The side that is named right before, with only whose it is between. */
function namedBefore(items: readonly Item[], at: number): SignedAxis | undefined {
  for (const item of items.slice(Math.max(0, at - 5), at).toReversed()) {
    const face = conceptOf(item, 'face') as SignedAxis | undefined
    if (face) return face
    const passes =
      means(item, 'solid') ||
      means(item, 'whole') ||
      means(item, 'determiner') ||
      means(item, 'preposition', 'of') ||
      means(item, 'edge') ||
      means(item, 'filler')
    if (!passes) return undefined
  }
  return undefined
}

/** "(the 25 mm long edges parallel to the Z axis)": which edges, once more by how long the block is there. */
const LONG_EDGES =
  /\( (?:the |i\.?e\.? |these are the |those are the )*# long (?:edges|ones)(?: (?:that are|which are|that run|running|going|parallel|along|in|to))* (?:the )?(?<axis>[xyz])(?: axis| direction| dimension)? \)/u

function withoutLongEdges(items: readonly Item[], { size }: Box): Item[] {
  const [found] = findAllSpoken(items, LONG_EDGES)
  const item = items[found?.quantities[0] ?? -1]
  const extent = size.get((found?.match.groups?.['axis'] ?? 'z') as AxisName)
  const length = item?.kind === 'quantity' ? item.quantity.values[0]?.value : undefined
  if (!found || length === undefined || extent === undefined || Math.abs(length - extent) > 1e-6)
    return [...items]
  return items.map((each, at) =>
    at > found.from && at < found.to ? asFiller(each, 'the same edges once more') : each,
  )
}

function withSides(items: readonly Item[], box: Box): Item[] {
  let read = [...items]
  // "Chamfer the edge at Z=15": edges are found by their level, on whichever body.
  const onEdges = items.some(isEdgeWork) && items.some((item) => means(item, 'edge', 'edge'))
  for (const pattern of onEdges ? [] : TOLD)
    for (const found of findAllSpoken(read, pattern).toReversed()) {
      const told = coordinateIn(read.slice(found.from, found.to + 1))
      const side = told && sideAt(box, told.axis, told.value)
      if (side) {
        read = asOneTerm(read, found, { category: 'face', concept: side })
        const term = read[found.from] as Item
        read[found.from] = asTerm(term, { category: 'face', concept: side }, { form: `${side} face` })
      }
    }
  // "from the top of the plate (Z=5) up to Z=25": a stretch between levels.
  const stretch = /(?:^| )from .*[xyz]=#.* to /u.test(spoken(read).text)
  for (const { from, to } of stretch ? [] : findAllSpoken(read, GLOSS).toReversed()) {
    const told = coordinateIn(read.slice(from, to + 1))
    const side = told && sideAt(box, told.axis, told.value)
    if (side && namedBefore(read, from) === side)
      read = read.map((item, at) => (at > from && at < to ? asFiller(item, 'where that side lies') : item))
  }
  return read
}

export const withBoundFaces = where('x=#|y=#|z=#|# long edges|# long ones', (sentences) => {
  const has = sentences
    .flat()
    .some(
      (item) =>
        item.kind === 'quantity' && (item.quantity.kind === 'coordinate' || item.quantity.kind === 'range'),
    )
  const box = has ? boxIn(sentences) : undefined
  if (!box) return sentences
  return sentences.map((items) => withoutLongEdges(withSides(items, box), box))
})
