/**
 * "Ten teeth spaced at 10 mm intervals with the first tooth centred at X=-45", "five holes 20 mm apart, starting at X=-40":
 * a row by where it begins and how far it is from one to the next. Told as the coordinate of each.
 */
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const ALONG = '(?: (?:along|in) (?:the )?(?:[xyz](?: axis| direction)?|length|row|bar)(?![=a-z]))?'
const STEP =
  '(?:apart|intervals?|pitch|spacing|steps?|centers|centres|center to center|centre to centre|on centers?|increments?)'
const PITCHES: readonly RegExp[] = [
  new RegExp(
    `(?:, )?(?:(?:and|are|is|being) )*(?:(?:evenly|equally|uniformly|regularly) )?(?:spaced|arranged|repeated|placed|located|distributed|positioned|patterned|set)${ALONG} (?:(?:at|every|by|with|on|apart) )*(?:a |an )?(?:regular |constant |uniform )?#(?: ${STEP})*${ALONG}`,
    'u',
  ),
  new RegExp(`(?:, )?(?:and )?(?:at|with|on|in|every) (?:a |an )?# ${STEP}${ALONG}`, 'u'),
  new RegExp(
    `(?:, )?(?:and )?(?:with|at|on) (?:a |an )?(?:(?:constant|regular|uniform|center to center|centre to centre) )*(?:pitch|spacing|interval|step) (?:of )?#(?: between (?:them|centers|centres))?${ALONG}`,
    'u',
  ),
  new RegExp(`(?:, )?(?:and )?every #${ALONG}`, 'u'),
  new RegExp(`\\( # ${STEP} \\)`, 'u'),
  new RegExp(`# apart${ALONG}`, 'u'),
]

const LIES =
  '(?: (?:is|being|lies|lying|sits|centered|centred|located|placed|positioned|starting|with its center|with its centre))*'
const FIRST = new RegExp(
  `(?:(?:, |\\( )?(?:(?:and|with|where) )*(?:the )?first(?: one| of them| [a-z]+)?${LIES} (?:at|on) (?<axis>[xyz])=#(?: \\))?|(?:, )?(?:and )?(?:starting|beginning|starts|begins) (?:at|from|with the first(?: one)? at) (?<start>[xyz])=#)`,
  'u',
)
const LAST = new RegExp(
  `(?:(?:, |and |to |with )*(?:the )?last(?: one| of them| [a-z]+)?${LIES} (?:at|on) (?<axis>[xyz])=#|(?:, )?(?:and )?(?:ending|ends|finishing|up) (?:at|to) (?<start>[xyz])=#)`,
  'u',
)

const NEAR = 1e-6

interface Counted {
  noun: number
  count: number
}

/** The plural that a number counts. */
function countedIn(items: readonly Item[]): Counted | undefined {
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'term' && item.kind !== 'unknown') continue
    const plural = item.kind === 'term' ? item.plural : /s$|teeth/iu.test(item.text)
    const noun =
      item.kind === 'unknown' || means(item, 'solid') || means(item, 'feature') || means(item, 'member')
    if (!plural || !noun) continue
    const count = items
      .slice(Math.max(0, at - 6), at)
      .findLast((each) => each.kind === 'quantity' && ['count', 'number'].includes(each.quantity.kind))
    const value = count?.kind === 'quantity' ? (count.quantity.values[0]?.value ?? 0) : 0
    if (Number.isInteger(value) && value > 1 && value < 200) return { noun: at, count: value }
  }
  return undefined
}

/** A stretch with the one number in it. */
interface Said {
  found: Found
  value: number
  item: Item & { kind: 'quantity' }
}

function saidBy(items: readonly Item[], pattern: RegExp): Said | undefined {
  const found = findSpoken(items, pattern)
  const [at, ...others] = found?.quantities ?? []
  const item = at === undefined ? undefined : items[at]
  if (!found || others.length > 0 || item?.kind !== 'quantity') return undefined
  return { found, value: item.quantity.values[0]?.value ?? 0, item }
}

const axisOf = ({ found: { match } }: Said): string | undefined =>
  match.groups?.['axis'] ?? match.groups?.['start']

const overlaps = (one: Said, other: Said): boolean =>
  one.found.from <= other.found.to && other.found.from <= one.found.to

/** From the first on, the way that the last, or else the room, asks for. */
function stepOf(
  count: number,
  first: number,
  pitch: number | undefined,
  last: number | undefined,
): number | undefined {
  if (last !== undefined) {
    const step = (last - first) / (count - 1)
    return pitch === undefined || Math.abs(Math.abs(step) - pitch) < NEAR ? step : undefined
  }
  if (pitch === undefined) return undefined
  // "the first at X=40", of five 20 mm apart: the row is centred, and goes the other way.
  return Math.abs(first - (pitch * (count - 1)) / 2) < NEAR && first > 0 ? -pitch : pitch
}

function withRow(items: readonly Item[]): Item[] {
  const counted = countedIn(items)
  const first = counted && saidBy(items, FIRST)
  if (!counted || !first || first.item.quantity.kind !== 'coordinate') return [...items]
  const pitch = PITCHES.map((pattern) => saidBy(items, pattern)).find(
    (said) => said && !overlaps(said, first) && said.item.quantity.kind !== 'coordinate',
  )
  const last = saidBy(items, LAST)
  const end = last && axisOf(last) === axisOf(first) && !overlaps(last, first) ? last : undefined
  const step = stepOf(counted.count, first.value, pitch?.value, end?.value)
  if (step === undefined || first.found.from < counted.noun) return [...items]
  const taken = [first, pitch, end].flatMap((said) => said ?? [])
  const inside = (at: number): boolean => taken.some(({ found }) => at >= found.from && at <= found.to)
  const { quantity } = first.item
  const values = Array.from({ length: counted.count }, (_, index) => ({
    ...(quantity.values[0] as (typeof quantity.values)[number]),
    value: tidy(first.value + index * step),
  }))
  const row: Item = { ...first.item, quantity: { ...quantity, kind: 'coordinates', values } }
  return items.flatMap((item, at): Item[] => {
    if (item === first.item) return [unsaid(item, { category: 'preposition', concept: 'at' }, '', 'at'), row]
    if (!inside(at)) return [item]
    if (isMark(item)) return isMark(item, ',') ? [item] : []
    return [asFiller(item, 'how the row runs')]
  })
}

/** "spaced 15 mm apart from X=-45 to X=45": from the first to the last, where the number of them agrees. */
function withRange(items: readonly Item[]): Item[] {
  const counted = countedIn(items)
  if (!counted) return [...items]
  for (const [at, item] of items.entries()) {
    if (at < counted.noun || item.kind !== 'quantity' || item.quantity.kind !== 'range') continue
    const { quantity } = item
    const [from, to] = quantity.values
    const pitch = PITCHES.map((pattern) => saidBy(items, pattern)).find((said) => said !== undefined)
    if (!from || !to || !pitch || (pitch.found.from <= at && pitch.found.to >= at)) continue
    const step = (to.value - from.value) / (counted.count - 1)
    if (Math.abs(Math.abs(step) - pitch.value) > NEAR) continue
    const values = Array.from({ length: counted.count }, (_, index) => ({
      ...from,
      value: tidy(from.value + index * step),
    }))
    const row: Item = { ...item, quantity: { ...quantity, kind: 'coordinates', values } }
    return items.flatMap((each, index): Item[] => {
      if (each === item) return [row]
      if (means(each, 'preposition', 'from') && index === at - 1)
        return [asTerm(each, { category: 'preposition', concept: 'at' })]
      const spacing = index >= pitch.found.from && index <= pitch.found.to
      if (!spacing) return [each]
      return isMark(each) ? (isMark(each, ',') ? [each] : []) : [asFiller(each, 'how the row runs')]
    })
  }
  return [...items]
}

const BEGINS = /^(?:first|starting|beginning|starts|begins)$/iu
const SPACED = /^(?:spaced|pitch|apart|intervals?|spacing|every|center to center|centre to centre)$/iu

export const withToldRows = where(' x| y| z|how it is extruded', (sentences) =>
  sentences.map((items) => {
    if (items.some(({ text }) => BEGINS.test(text))) return withRow(items)
    return items.some(({ text }) => SPACED.test(text)) ? withRange(items) : items
  }),
)
