/**
 * "Everything with X > 30 and Z > 20 is cut away", "the material from X=20 to X=40 and above Z=15 is removed", "with all of it
 * below Z=-12 cut off": a part of space told by what bounds it along the axes. It is taken away as a block that ends at
 * those bounds and reaches as far as the part does everywhere else.
 */
import type { AxisName, SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

/** How the noun of such a part of space is called for the scene. */
export const REGION = 'region'

const WHY = 'what is cut away'

interface Bound {
  items: Item[]
  end: number
}

const axisOf = (item: Item | undefined): AxisName | undefined => {
  const axis = conceptOf(item, 'axis')
  return (axis === 'x' || axis === 'y' || axis === 'z') && /^[xyz]$/iu.test(item?.text ?? '')
    ? axis
    : undefined
}

/** The side of the region that lies at the bound: what is greater begins there. */
const sideOf = (axis: AxisName, greater: boolean): SignedAxis => `${greater ? '-' : '+'}${axis}`

const GREATER = /^(?:>|>=|≥|greater than|larger than|more than|bigger than|beyond|above|over|exceeding)$/iu
const LESS = /^(?:<|<=|≤|less than|smaller than|below|under|lower than)$/iu
const LEFT = /^(?:left of|to the left of|in front of)$/iu
const RIGHT = /^(?:right of|to the right of|behind)$/iu

/** Up to three items as one phrase, the longest that compares. */
function comparedAt(items: readonly Item[], at: number): { greater: boolean; end: number } | undefined {
  for (let length = 4; length > 0; length--) {
    const words = items.slice(at, at + length).map(({ text }) => text.trim())
    const text = words.join(/^[<>=]/u.test(words[0] ?? '') ? '' : ' ')
    if (GREATER.test(text) || RIGHT.test(text)) return { greater: true, end: at + length }
    if (LESS.test(text) || LEFT.test(text)) return { greater: false, end: at + length }
  }
  return undefined
}

/** One side of it: a word for the side, and the coordinate that it lies at. */
const sided = (items: readonly Item[], from: number, end: number, side: SignedAxis, value: Item): Item[] => {
  const said = items.slice(from, end).filter((item) => item !== value)
  const first = said[0] ?? value
  const text = said.map((item) => item.text).join(' ')
  const span: [number, number] = [first.span[0], (said.at(-1) ?? first).span[1]]
  return [asTerm({ text, span }, { category: 'face', concept: side }), value]
}

function boundAt(items: readonly Item[], from: number): Bound | undefined {
  const at =
    means(items[from], 'preposition', 'from') || /^between$/iu.test(items[from]?.text ?? '') ? from + 1 : from
  const item = items[at]
  if (item?.kind === 'quantity' && item.quantity.kind === 'range') return { items: [item], end: at + 1 }
  const axis = axisOf(item)
  const compared = comparedAt(items, axis ? at + 1 : at)
  if (!compared) return undefined
  const value = items[compared.end]
  if (value?.kind !== 'quantity') return undefined
  const { quantity } = value
  if (axis && (quantity.kind === 'number' || quantity.kind === 'length')) {
    const coordinate: Item = { ...value, quantity: { ...quantity, kind: 'coordinate', axis } }
    const said = items.slice(at, compared.end)
    return {
      items: sided([...said, coordinate], 0, said.length, sideOf(axis, compared.greater), coordinate),
      end: compared.end + 1,
    }
  }
  if (axis || quantity.kind !== 'coordinate') return undefined
  // "beyond X=-20" lies further out on its own side.
  const outward = /^(?:beyond|past)$/iu.test(items[at]?.text ?? '') && (quantity.values[0]?.value ?? 0) < 0
  const side = sideOf(quantity.axis, compared.greater && !outward)
  return { items: sided(items, at, compared.end, side, value), end: compared.end + 1 }
}

const SUBJECT =
  /^(?:everything|anything|all|any|the|of|it|that|this|which|is|lies|lying|with|where|in|region|regions|portion|part|piece|section|area|zone|corner|volume|half|material|solid|body|a|an|rectangular|box[- ]shaped|box|shaped|spanning|occupying|located|having|whose|for|quarter|quadrant|lower|upper|top|bottom|left|right|front|back|rear|outer|excess|end|for which)$/iu
const KEY =
  /^(?:everything|anything|all|material|region|portion|part|piece|section|area|zone|corner|volume|half|quarter|quadrant|excess|end)$/iu
const TAIL =
  /^(?:leaving|leaves|to|form|forms|create|creating|forming|giving|make|makes|so|that|a|an|the|flat|face|surface|hemisphere|dome|step|shoulder|rabbet|notch|slot|cutout|opening|away|off|through|full|entire|whole|height|width|length|depth|thickness|along|across|in|direction|axis|x|y|z|of|block|part|body|it|from|completely|entirely|only|base|bottom|top|side|remains|is|left|sphere|cylinder|cone|over|all|its)$/iu

const isCutting = (item: Item | undefined): boolean => means(item, 'operation', 'cut')
const words = (item: Item | undefined): string[] => (item?.text ?? '').toLowerCase().split(/[\s]+/u)
const isOf = (item: Item | undefined, pattern: RegExp): boolean =>
  item !== undefined && item.kind !== 'quantity' && words(item).every((word) => pattern.test(word))

interface Cut {
  from: number
  end: number
  said: Item[]
}

function boundsFrom(items: readonly Item[], from: number): Bound | undefined {
  const found: Item[] = []
  let at = from
  let end = from
  for (;;) {
    const bound = boundAt(items, at)
    if (!bound) break
    found.push(...bound.items)
    end = bound.end
    at = end
    while (
      isMark(items[at], ',', '(', ')') ||
      means(items[at], 'conjunction', 'and') ||
      isOf(items[at], /^(?:with|where)$/iu)
    )
      at++
  }
  return found.length > 0 ? { items: found, end } : undefined
}

function cutIn(items: readonly Item[]): Cut | undefined {
  for (const at of items.keys()) {
    const bounds = boundsFrom(items, at)
    if (!bounds) continue
    let from = at
    while (from > 0 && (isOf(items[from - 1], SUBJECT) || isMark(items[from - 1], '('))) from--
    const subject = items.slice(from, at)
    const key = subject.find((item) => words(item).some((word) => KEY.test(word)))
    const solid = subject.some(
      (item) => means(item, 'solid') && item !== key && !words(item).every((word) => KEY.test(word)),
    )
    // A body with an outline of its own is no part of space.
    const drawn = subject.some((item) => item.kind === 'term' && item.path !== undefined)
    if (!key || solid || drawn) continue
    let end = bounds.end
    while (isMark(items[end], ')') || means(items[end], 'be') || means(items[end], 'filler')) end++
    const behind = isCutting(items[end])
    const ordered = !behind && isCutting(items[from - 1])
    if (!behind && !ordered) return undefined
    const verb = items[behind ? end : from - 1] as Item
    let tail = behind ? end + 1 : bounds.end
    const first = ordered ? from - 1 : from
    while (tail < items.length && (isOf(items[tail], TAIL) || isMark(items[tail], ','))) tail++
    if (tail < items.length && !isMark(items[tail], ';', '.', ':')) return undefined
    const taken = new Set<Item>([...bounds.items, verb, key])
    const rest = items
      .slice(first, tail)
      .filter((item) => !isMark(item) && !taken.has(item) && !isIn(item, bounds.items))
      .map((item) => asFiller(item, WHY))
    return {
      from: first,
      end: tail,
      said: [
        asTerm(verb, { category: 'operation', concept: 'cut' }, { form: 'cut' }),
        unsaid(key, { category: 'determiner', concept: 'a' }, '', 'a'),
        asTerm(key, { category: 'solid', concept: 'box' }, { form: REGION }),
        ...bounds.items,
        ...rest,
      ],
    }
  }
  return undefined
}

/** Whether a word is part of what was put together of several. */
const isIn = ({ span }: Item, made: readonly Item[]): boolean =>
  made.some((item) => item.span[0] <= span[0] && span[1] <= item.span[1])

const LEAD = /^(?:with|and|so|so that|such that|where|having|then|by)$/iu

const ANNOUNCED =
  /(?:(?:, )?(?:with |and |has |having )?(?:a|an|one) (?:[a-z]+ )?(?:step|notch|shoulder|flat|slot|cutout|rabbet|corner|recess|cut|flat cut|ledge)(?: (?:is|are|being))?(?: (?:cut|milled|machined|formed|made|removed))?(?: (?:at|in|into|on|along|across|from) (?:the |one |its )?(?:[+-] ?)?[a-z]+(?: [a-z]+){0,2})?|(?:, )?(?:and |is |then )*(?:cut|sliced|trimmed|truncated)(?: flat| off| short| horizontally| vertically)* (?:at|along|by)(?: the)?(?: plane| level)? (?<axis>[xyz])=#)(?: [:,;])?$/u

/** "cut flat at Z=20 so that …", "a step is cut at the end: …": the same cut, announced. */
function announcedFrom(items: readonly Item[], cut: Cut): number {
  const found = findSpoken(items, ANNOUNCED)
  if (!found) return items.length
  const [at] = found.quantities
  const level = at === undefined ? undefined : items[at]
  const told =
    level?.kind !== 'quantity' ||
    cut.said.some(
      (item) =>
        item.kind === 'quantity' &&
        item.quantity.kind === 'coordinate' &&
        level.quantity.kind === 'coordinate' &&
        item.quantity.axis === level.quantity.axis &&
        item.quantity.values[0]?.value === level.quantity.values[0]?.value,
    )
  return told ? found.from : items.length
}

function apart(items: readonly Item[]): Item[][] {
  const cut = cutIn(items)
  if (!cut) return [[...items]]
  let end = cut.from
  while (end > 0 && (isMark(items[end - 1], ',', ':') || LEAD.test(items[end - 1]?.text ?? ''))) end--
  const start = announcedFrom(items.slice(0, end), cut)
  const before = items.slice(0, Math.min(start, end))
  const lead = items
    .slice(before.length, cut.from)
    .filter((item) => !isMark(item))
    .map((item) => asFiller(item, WHY))
  const after = items.slice(cut.end).filter((item, at) => at > 0 || !isMark(item))
  const sentences = [...(before.length > 0 ? [before] : []), [...cut.said, ...lead]]
  return after.length > 0 ? [...sentences, after] : sentences
}

export const withRegionCuts = where(['operation:cut', ' x| y| z|ground'], (sentences) =>
  sentences.flatMap(apart),
)
