/** Sizes with their dimension words: "diameter of 25 mm", "60 mm long", "width=40", "8 mm in diameter", "Ø12". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Quantity, Value } from '../quantities/quantity.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { axisAfter, axisInList, axisOfExtents, axisOfLevels } from './axis-after.ts'
import { countsEdges } from './edge-nouns.ts'
import { baseOf, isAngleOfLength, pairOf, sizedBase } from './named-sides.ts'
import { sidesAt } from './side-lengths.ts'
import { isCounted, isNoun, linkToQuantity } from './size-link.ts'

export interface Attribute {
  /** A dimension word, or `bare`, `sequence`, `sides`, `edgeLength`. */
  dimension: string
  quantity: Quantity
  values: readonly Value[]
  axis?: AxisName
  /** The quantity's place among the items. */
  at: number
  /** Every item it is made of. */
  items: readonly number[]
  /** The noun it names itself: "the diameter of the hole". */
  owner?: number
}

/** Dimension words that describe and need a verb to be given a size: "a tall 20 mm cylinder" is not 20 mm tall. */
const ADJECTIVES = new Set([
  'long',
  'wide',
  'tall',
  'high',
  'thick',
  'deep',
  'broad',
  'across',
  'side',
  'size',
  'dimension',
])
const SINGLE = new Set(['length', 'number', 'marked', 'angle'])

type Sentence = readonly Item[]

/** "a length and width of 40", "length, width, and height". */
function dimensionList(items: Sentence, from: number): number[] {
  const list = [from]
  let at = from + 1
  for (;;) {
    let next = at
    while (isMark(items[next], ',', '/') || means(items[next], 'conjunction', 'and')) next++
    if (next === at) return list
    while (means(items[next], 'determiner')) next++
    if (!means(items[next], 'dimension')) return list
    list.push(next)
    at = next + 1
  }
}

const quantityAt = (items: Sentence, at: number): Quantity | undefined => {
  const item = items[at]
  return item?.kind === 'quantity' ? item.quantity : undefined
}

interface Found {
  attributes: Attribute[]
  end: number
}

/** A size right before it is a distance. */
const isCountedFrom = (item: Item | undefined): boolean =>
  means(item, 'place', 'on top', 'underneath') || means(item, 'preposition', 'from')

const range = (from: number, end: number): number[] => Array.from({ length: end - from }, (_, i) => from + i)

function fromDimension(items: Sentence, at: number): Found | undefined {
  const item = items[at]
  if (item?.kind !== 'term') return undefined
  for (const list of [dimensionList(items, at), [at]]) {
    const last = list.at(-1) as number
    const link = linkToQuantity(items, last + 1)
    const quantity = link && quantityAt(items, link.quantity)
    if (!link || !quantity) continue
    // "its floor 4 mm above the underside": where it lies, not how thick it is.
    if (WALLS.has(conceptOf(item, 'dimension') ?? '') && isCountedFrom(items[link.quantity + 1])) continue
    const lastForm = (items[last] as { form?: string }).form ?? ''
    // "a square block, side 50 mm", "of side 50 mm".
    const named =
      lastForm === 'side' &&
      (isMark(items[at - 1], ',', ':') || means(items[at - 1], 'preposition', 'of', 'with'))
    if (ADJECTIVES.has(lastForm) && !link.strong && !named && lastForm !== 'size' && lastForm !== 'dimension')
      continue
    // "the sides are 30 mm high": the word behind says which size of theirs it is.
    if (lastForm === 'side' && item.plural && RISES.test(items[link.quantity + 1]?.text ?? '')) continue
    // "all walls and the floor 3 mm thick".
    const walls = list.every((index) => WALLS.has(conceptOf(items[index], 'dimension') ?? ''))
    if (list.length > 1 && !link.strong && !walls) continue
    if (quantity.kind === 'size') {
      if (conceptOf(item, 'dimension') !== 'size') continue
      const sized = sizeAttributes(quantity, link.quantity)
      const items_ = range(at, link.quantity + 1)
      return {
        attributes: sized.map((attribute) => ({ ...attribute, items: items_, ...withOwner(link.owner) })),
        end: link.quantity + 1,
      }
    }
    const counts = isCounted(item) && quantity.kind === 'count'
    if (!SINGLE.has(quantity.kind) && quantity.kind !== 'coordinate' && !counts) continue
    if (isCounted(item) && quantity.values[0]?.unit !== undefined) continue
    // "runs the full length along X at Z=15": a place, not how long it is.
    if (quantity.kind === 'coordinate' && (link.axis || FULL.test(items[at - 1]?.text ?? ''))) continue
    if (quantity.kind === 'coordinate' && isLevelOfCut(items, at)) return undefined
    // "dimensions 1.5 units in length": the size goes with the word behind it.
    if (
      conceptOf(item, 'dimension') === 'size' &&
      fromQuantity(items, link.quantity)?.attributes[0]?.dimension !== 'bare'
    )
      return { attributes: [], end: link.quantity }
    // "the walls are 2 mm thick": the same once more.
    const again =
      WALLS.has(conceptOf(item, 'dimension') ?? '') &&
      means(items[link.quantity + 1], 'dimension', 'thickness')
    const after = axisAfter(items, link.quantity + 1)
    const axis =
      link.axis ??
      after?.axis ??
      quantity.values[0]?.axis ??
      axisOfLevels(
        items,
        link.quantity + 1,
        conceptOf(item, 'dimension') ?? '',
        quantity.values[0]?.value ?? 0,
      )
    const end = after?.end ?? link.quantity + (again ? 2 : 1)
    const isOther = (index: number): boolean =>
      index === link.owner || (index < link.quantity && items[index]?.kind === 'quantity')
    const covered = range(at, end).filter((index) => !isOther(index))
    return {
      attributes: list.map((index) => ({
        dimension: conceptOf(items[index], 'dimension') as string,
        quantity,
        values: quantity.values,
        at: link.quantity,
        items: covered,
        ...(axis ? { axis } : {}),
        ...withOwner(link.owner),
      })),
      end,
    }
  }
  return undefined
}

const FULL = /^(?:full|entire|whole|complete)$/iu

/** "a bore at a height of Z=25": where the bore is, no height of anything. */
function isLevelOfCut(items: Sentence, at: number): boolean {
  const lead = means(items[at - 1], 'determiner') ? at - 2 : at - 1
  const nouns = items.slice(0, at).filter(isNoun)
  return (
    means(items[lead], 'preposition', 'at') && [nouns[0], nouns.at(-1)].some((noun) => means(noun, 'feature'))
  )
}

const WALLS = new Set(['wall', 'floor'])

const withOwner = (owner: number | undefined): { owner?: number } => (owner === undefined ? {} : { owner })

/** `60 x 40 x 8`: labelled or tagged values stand for themselves, the others make a sequence. */
function sizeAttributes(quantity: Quantity, at: number): Attribute[] {
  const base = { quantity, at, items: [at] }
  const named = quantity.values.filter((value) => value.label || value.axis)
  const free = quantity.values.filter((value) => !value.label && !value.axis)
  const attributes: Attribute[] = named.map((value) => ({
    ...base,
    dimension: value.label ?? 'axis',
    values: [value],
    ...(value.axis ? { axis: value.axis } : {}),
  }))
  const [last] = free
  const rest = (['x', 'y', 'z'] as const).filter((axis) => named.every((value) => value.axis !== axis))
  // "16 mm (X) by 20 mm (Y) by 5 mm (Z=0 to Z=5)": the way that is left.
  if (last && free.length === 1 && rest.length === 1)
    attributes.push({ ...base, dimension: 'axis', values: [last], axis: rest[0] as AxisName })
  else if (free.length > 0) attributes.push({ ...base, dimension: 'sequence', values: free })
  return attributes
}

function fromQuantity(items: Sentence, at: number): Found | undefined {
  const quantity = quantityAt(items, at)
  if (!quantity) return undefined
  const base = { quantity, values: quantity.values, at }
  if (quantity.kind === 'size') {
    // "80 mm by 60 mm outer dimensions"
    const named = means(items[at + 1], 'dimension', 'size') && !linkToQuantity(items, at + 2)
    const said = sizeAttributes(quantity, at)
    if (!named) return { attributes: said, end: at + 1 }
    return { attributes: said.map((each) => ({ ...each, items: [at, at + 1] })), end: at + 2 }
  }
  const extent = axisOfExtents(items, at)
  if (extent) return { attributes: [{ ...base, dimension: 'axis', axis: extent, items: [at] }], end: at + 1 }
  const wholeNumber = quantity.kind === 'count' || quantity.kind === 'number'
  if (quantity.kind === 'number' && countsEdges(items, at)) return undefined
  if (!SINGLE.has(quantity.kind) && quantity.kind !== 'count') return undefined
  let next = at + 1
  const paren = isMark(items[next], '(') ? 1 : 0
  next += paren
  while (means(items[next], 'filler', 'manner of speaking')) next++
  const forList = means(items[next], 'purpose', 'for')
  if ((forList || means(items[next], 'preposition', 'in', 'of', 'on')) && means(items[next + 1], 'dimension'))
    next++
  // "the full 20 mm disc thickness": the noun between says whose.
  const between = isNoun(items[at + 1]) && means(items[at + 2], 'dimension') ? at + 1 : undefined
  if (between !== undefined && quantity.kind === 'length' && quantityAt(items, at + 4) === undefined)
    return {
      attributes: [
        {
          ...base,
          dimension: conceptOf(items[at + 2], 'dimension') as string,
          items: [at, at + 2],
          owner: between,
        },
      ],
      end: at + 3,
    }
  const item = items[next]
  const dimension = conceptOf(item, 'dimension')
  if (dimension && item?.kind === 'term') {
    if (wholeNumber && dimension === 'side' && item.plural)
      return { attributes: [{ ...base, dimension: 'sides', items: range(at, next + 1) }], end: next + 1 }
    // "14 mm holes on PCD 110 mm": the size behind the word is its own.
    // "a cylinder 40 mm tall: 20 mm in diameter": the colon only begins the rest.
    const told =
      ADJECTIVES.has(item.form) || item.form.startsWith('in ') || means(items[next + 3], 'dimension')
    const claimed =
      (isMark(items[next + 1], ...(told ? ['='] : ['=', ':'])) &&
        quantityAt(items, next + 2) !== undefined) ||
      (means(items[next - 1], 'preposition', 'on') && quantityAt(items, next + 1) !== undefined)
    const fits = isCounted(item) ? quantity.values[0]?.unit === undefined : quantity.kind !== 'count'
    if (fits && !claimed) {
      const list = forList ? dimensionList(items, next) : [next]
      let end = (list.at(-1) as number) + 1
      if (paren && isMark(items[end], ')')) end++
      const after = axisAfter(items, end)
      const axis =
        quantity.values[0]?.axis ??
        after?.axis ??
        axisOfLevels(items, end, dimension, quantity.values[0]?.value ?? 0)
      if (after) end = after.end
      const edge = dimension === 'length' && means(items[end], 'edge', 'edge', 'side')
      return {
        attributes: list.map((index) => ({
          ...base,
          dimension: edge ? 'edgeLength' : (conceptOf(items[index], 'dimension') as string),
          items: range(at, end),
          ...(axis ? { axis } : {}),
        })),
        end,
      }
    }
  }
  // "along 10 mm of its length": how long.
  const part = means(items[at + 1], 'preposition', 'of') ? items[at + 3] : undefined
  const owned = means(items[at + 2], 'determiner', 'the') || means(items[at + 2], 'whole', 'it')
  if (quantity.kind === 'length' && owned && means(part, 'dimension', 'length', 'height'))
    return { attributes: [{ ...base, dimension: 'length', items: range(at, at + 4) }], end: at + 4 }
  // "goes 15 mm into the plate": how deep.
  if (quantity.kind === 'length' && isInto(items, at + 1))
    return { attributes: [{ ...base, dimension: 'depth', items: [at] }], end: at + 1 }
  if (quantity.kind === 'count') return undefined
  if (quantity.kind === 'marked') {
    return { attributes: [{ ...base, dimension: quantity.dimension, items: [at] }], end: at + 1 }
  }
  // "D = 20": its letter says what it is.
  const label = quantity.values.length === 1 ? quantity.values[0]?.label : undefined
  if (label) return { attributes: [{ ...base, dimension: label, items: [at] }], end: at + 1 }
  if (quantity.values[0]?.axis)
    return {
      attributes: [{ ...base, dimension: 'axis', axis: quantity.values[0].axis, items: [at] }],
      end: at + 1,
    }
  // "a slot, 30 mm overall and 8 mm wide": from end to end.
  const overall = OVERALL.test(items[at + 1]?.text ?? '') && !means(items[at + 2], 'dimension')
  // "a rod 10 mm in diameter with a round end, 60 mm overall": across it is told, so this is along it.
  const isAcross = (each: Item): boolean =>
    means(each, 'feature', 'slot', 'groove') || means(each, 'dimension', 'diameter', 'radius')
  if (overall && items.slice(0, at).some(isAcross))
    return { attributes: [{ ...base, dimension: 'length', items: [at, at + 1] }], end: at + 2 }
  const listed = axisInList(items, at)
  if (listed)
    return {
      attributes: [{ ...base, dimension: 'axis', axis: listed.axis, items: range(at, listed.end) }],
      end: listed.end,
    }
  // "the leg runs 50 mm along +X": how long it is that way.
  const along = RUNS.test(items[at - 1]?.text ?? '') ? axisAfter(items, at + 1) : undefined
  if (along && !isMark(items[at + 1], '(') && !items.some((each) => means(each, 'feature', 'hole')))
    return {
      attributes: [{ ...base, dimension: 'length', axis: along.axis, items: range(at, along.end) }],
      end: along.end,
    }
  // "running along X for 60 mm".
  const run = means(items[at - 1], 'purpose', 'for') ? conceptOf(items[at - 2], 'axis') : undefined
  if (run === 'x' || run === 'y' || run === 'z')
    return { attributes: [{ ...base, dimension: 'axis', axis: run, items: [at - 2, at] }], end: at + 1 }
  // "50 mm square": its side.
  if (means(items[at + 1], 'shape', 'square') && !isNoun(items[at + 2]))
    return { attributes: [{ ...base, dimension: 'side', items: [at] }], end: at + 1 }
  return { attributes: [{ ...base, dimension: 'bare', items: [at] }], end: at + 1 }
}

const OVERALL = /^(?:overall|in total|end to end|tip to tip|in all)$/iu
const RISES = /^(?:tall|high|thick|deep|in height)$/iu
const RUNS = /^(?:runs?|running|extends?|extending)$/iu
const REACHES = /^(?:goes|go|going|extends|extending|extend|cuts|reaches|reach|runs|continues)$/iu

/** A verb leads to the size, and the material is named behind it. */
function isInto(items: Sentence, next: number): boolean {
  const into = /^down$/iu.test(items[next]?.text ?? '') ? next + 1 : next
  if (!/^into$/iu.test(items[into]?.text ?? '') || !REACHES.test(items[next - 2]?.text ?? '')) return false
  const noun = means(items[into + 1], 'determiner') ? items[into + 2] : items[into + 1]
  return isNoun(noun) || means(noun, 'face') || means(noun, 'edge')
}

/** Left to right, so that "diameter 5 depth 10" and "50 diameter 40 long" both pair as they are meant. */
export function findAttributes(items: Sentence): Attribute[] {
  const attributes: Attribute[] = []
  let at = 0
  while (at < items.length) {
    const item = items[at]
    const found =
      sidesAt(items, at) ??
      pairOf(items, at) ??
      sizedBase(items, at) ??
      (item?.kind === 'quantity'
        ? fromQuantity(items, at)
        : means(item, 'dimension')
          ? fromDimension(items, at)
          : baseOf(items, at))
    if (found) {
      attributes.push(...found.attributes.filter((each) => !isAngleOfLength(each)))
      at = Math.max(found.end, at + 1)
    } else at++
  }
  return attributes
}
