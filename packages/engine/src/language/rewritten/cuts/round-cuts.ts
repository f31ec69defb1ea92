/**
 * "A semicircular opening of 22 mm radius cut through along Y, its center on the bottom edge at X=0, Z=0": a round cut whose
 * middle lies in a side or a corner of the body, so that only a half or a quarter of it takes anything away. It is cut as
 * the whole cylinder about that line; that its middle lies where it was said is looked at when the body has its place.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means, unsaid } from '../../text/items.ts'

/** How such a cylinder is called for the scene: how many sides its middle must lie in. */
export const ROUND_CUTS: Readonly<Record<string, number>> = {
  'round cut': 0,
  'half-round cut': 1,
  'quarter-round cut': 2,
}

const HALF =
  /^(?:semi-?circular|semi-?circle|half[- ]round|half[- ]circular|half[- ]circle|half[- ]cylinder|half[- ]cylindrical|semi-?cylindrical|half[- ]moon)\b/iu
const QUARTER = /^(?:quarter[- ](?:circle|round|circular|cylinder|cylindrical))\b/iu
const WHOLE = /^(?:cylindrical|circular|round)\b/iu
const NOUN =
  /(?:opening|cut ?out|notch|groove|channel|trough|recess|cut|cavity|relief|saddle|arch|window|cradle|pocket|scallop|hole|slot)(?:e?s)?$/iu
const OPEN_NOUN = /(?:groove|channel|trough|recess|cut|notch|saddle|cradle|scallop)(?:e?s)?$/iu

const WHY = 'how the cut lies'

const IDLE =
  /^(?:cut|cuts|through|made|is|are|being|runs|running|pass|run|extend|go|lie|opened|passes|passing|extends|extending|goes|going|along|the|full|entire|whole|its|it|with|whose|their|center|centre|centers|centres|centered|centred|centerline|centreline|axis|axes|at|on|in|of|lies|lying|located|placed|positioned|bottom|top|left|right|front|back|edge|edges|face|side|sides|corner|surface|x|y|z|direction|length|width|thickness|depth|height|radius|diameter|a|an|and|that|so|opens|half|each|both|axis,|all|way|block|from|into|out|upper|lower|mid|middle|having|has|completely|straight|arch|removed|milled|machined|parallel|to|point)$/iu

const words = (item: Item): string[] => item.text.toLowerCase().split(/[\s-]+/u)
const isIdle = (item: Item): boolean => item.kind === 'mark' || words(item).every((word) => IDLE.test(word))

interface Phrase {
  /** First word of it: the article or the number. */
  from: number
  /** The shape and the noun. */
  shape: number
  noun: number
  form: keyof typeof ROUND_CUTS
}

function phraseAt(items: readonly Item[], at: number): Phrase | undefined {
  const text = items[at]?.text ?? ''
  const form = HALF.test(text)
    ? 'half-round cut'
    : QUARTER.test(text)
      ? 'quarter-round cut'
      : WHOLE.test(text)
        ? 'round cut'
        : undefined
  if (!form || items[at]?.kind === 'quantity') return undefined
  // "semicircular arch opening", "half-round groove" in one word.
  let noun = at
  while (noun < at + 3 && !NOUN.test(items[noun]?.text ?? '')) noun++
  if (!NOUN.test(items[noun]?.text ?? '')) return undefined
  while (noun < at + 3 && items[noun + 1]?.kind !== 'quantity' && NOUN.test(items[noun + 1]?.text ?? ''))
    noun++
  // "a 24 mm diameter cylindrical cut": its size may stand before.
  const sized = means(items[at - 1], 'dimension', 'radius', 'diameter') && items[at - 2]?.kind === 'quantity'
  const start = sized ? at - 3 : at - 1
  const lead = items[start]
  const counted = lead?.kind === 'quantity' && lead.quantity.kind === 'count'
  if (!counted && !means(lead, 'determiner', 'a')) return undefined
  return { from: start, shape: at, noun, form }
}

interface Told {
  size: Item[]
  places: Item[]
  axes: Set<AxisName>
}

/** One size across, and coordinates along two axes; anything else is told some other way. */
function toldIn(items: readonly Item[]): Told | undefined {
  const told: Told = { size: [], places: [], axes: new Set() }
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'quantity') {
      if (!isIdle(item)) return undefined
      continue
    }
    const { quantity } = item
    if (quantity.kind === 'coordinate' || quantity.kind === 'coordinates') {
      told.places.push(item)
      told.axes.add(quantity.axis)
    } else if (quantity.kind === 'points') {
      if (quantity.points[0]?.length !== 2) return undefined
      told.places.push(item)
      for (const axis of quantity.axes ?? (['x', 'y'] as const)) told.axes.add(axis)
    } else if (quantity.kind === 'marked') told.size.push(item)
    else if (quantity.kind === 'length' || quantity.kind === 'number') {
      const word = [items[at + 1], items[at + 2], items[at - 1], items[at - 2]].find((each) =>
        means(each, 'dimension', 'radius', 'diameter'),
      )
      if (!word) return undefined
      told.size.push(item, word)
    } else return undefined
  }
  const sizes = told.size.filter(({ kind }) => kind === 'quantity')
  return sizes.length === 1 && told.axes.size === 2 ? told : undefined
}

/** "along Y", where it is said: it has to be across the two that its middle is told by. */
function wayIn(items: readonly Item[]): AxisName | undefined {
  for (const [at, item] of items.entries()) {
    const axis = conceptOf(item, 'axis')
    if ((axis === 'x' || axis === 'y' || axis === 'z') && /^[xyz]\b/iu.test(item.text)) {
      const lead = items.slice(Math.max(0, at - 4), at)
      if (lead.some((each) => means(each, 'preposition', 'along', 'in'))) return axis
    }
  }
  return undefined
}

function clauseEnd(items: readonly Item[], from: number): number {
  let end = from
  while (end < items.length && !isMark(items[end], ';', '.')) end++
  return end
}

const LEAD = /^(?:with|and|having|has|where)$/iu

function apart(items: readonly Item[]): Item[][] {
  for (const at of items.keys()) {
    const phrase = phraseAt(items, at)
    if (!phrase) continue
    const { from, shape, noun, form } = phrase
    const end = clauseEnd(items, noun)
    const behind = [...items.slice(from + 1, shape), ...items.slice(noun + 1, end)]
    const told = toldIn(behind)
    if (!told) continue
    const across = (['x', 'y', 'z'] as const).find((axis) => !told.axes.has(axis)) as AxisName
    const way = wayIn(behind)
    const atEdge = behind.some((item) => means(item, 'edge', 'edge', 'corner') || means(item, 'face'))
    const named = items.slice(shape, noun + 1)
    if (way && way !== across) continue
    if (form === 'round cut' && !atEdge && !OPEN_NOUN.test(items[noun]?.text ?? '')) continue
    const lead = items[from] as Item
    const counted = lead.kind === 'quantity'
    const head = items[noun] as Item
    const size = told.size.toSorted((a, b) => items.indexOf(a) - items.indexOf(b))
    const taken = new Set([...told.size, ...told.places])
    const fillers = [...named.filter((item) => item !== head), ...behind]
      .filter((item) => !taken.has(item) && !isMark(item))
      .map((item) => asFiller(item, WHY))
    let stop = from
    while (stop > 0 && (isMark(items[stop - 1], ',', ':') || LEAD.test(items[stop - 1]?.text ?? ''))) stop--
    const dropped = items.slice(stop, from).filter((item) => !isMark(item))
    const cut = [
      unsaid(lead, { category: 'operation', concept: 'cut' }, '', 'cut'),
      lead,
      asTerm(head, { category: 'solid', concept: 'cylinder' }, { form, plural: counted }),
      ...size,
      unsaid(head, { category: 'preposition', concept: 'along' }, '', 'along'),
      unsaid(head, { category: 'axis', concept: across }, across, across),
      unsaid(head, { category: 'preposition', concept: 'at' }, '', 'at'),
      ...told.places,
      ...fillers,
      ...dropped.map((item) => asFiller(item, WHY)),
    ]
    const before = items.slice(0, stop)
    const after = items.slice(end + 1)
    return [...(before.length > 0 ? [before] : []), cut, ...(after.length > 0 ? apart(after) : [])]
  }
  return [[...items]]
}

export const withRoundCuts = where(
  [' x| y| z|(#)', 'r#|ø#|dimension:radius|dimension:diameter'],
  (sentences) => sentences.flatMap(apart),
)
