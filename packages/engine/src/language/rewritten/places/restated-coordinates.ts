/**
 * What exact prose says twice: "through the full 90 mm", "the front face (Y=-20)", "in a 31 mm x 31 mm square pattern (at Y=±15.5,
 * Z=29±15.5)", "spot-faced with a 16 mm recess". The second telling is held against the first where both are there to compare.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken, rewriteEach } from '../../text/spoken.ts'

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** "through the full 90 mm at Y=0": its length, as nothing else is named. */
const withFullLengths = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at) => {
    const whole = /^(?:full|entire|whole)$/iu.test(items[at - 1]?.text ?? '')
    const single = item.kind === 'quantity' && item.quantity.kind === 'length'
    const next = items[at + 1]
    const through = items.slice(Math.max(0, at - 4), at).some((each) => means(each, 'manner', 'through'))
    const named =
      next !== undefined &&
      (means(next, 'dimension') || means(next, 'solid') || next.kind === 'unknown' || means(next, 'shape'))
    return whole && single && through && !named
      ? [
          item,
          unsaid(
            { span: [item.span[1], item.span[1]] },
            { category: 'dimension', concept: 'length' },
            'length',
          ),
        ]
      : [item]
  })

/** Where sides of bodies lie along an axis, as far as the prompt tells them. */
function sidesAlong(sentences: readonly (readonly Item[])[], axis: AxisName): number[] {
  return sentences.flat().flatMap((item) => {
    if (item.kind !== 'quantity') return []
    const { quantity } = item
    if (quantity.kind === 'range' && quantity.axis === axis) return quantity.values.map(({ value }) => value)
    return quantity.values.flatMap((value) =>
      value.axis === axis ? [value.value / 2, -value.value / 2, value.value] : [],
    )
  })
}

/** "the front face (Y=-20)": where that face is told to be already. */
function withoutFaceLevels(items: readonly Item[], sentences: readonly (readonly Item[])[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    const [open, level, close] = items.slice(at, at + 3)
    const inside = isMark(items[at - 1], '(') && isMark(items[at + 1], ')') && item.kind === 'quantity'
    const opens = isMark(open, '(') && level?.kind === 'quantity' && isMark(close, ')')
    const start = inside ? at - 1 : opens ? at : isMark(item, ')') && isMark(items[at - 2], '(') ? at - 2 : -1
    const said = items[start + 1]
    if (start < 0 || said?.kind !== 'quantity' || said.quantity.kind !== 'coordinate') return [item]
    const noun = means(items[start - 1], 'edge', 'face', 'side', 'end') ? start - 2 : start - 1
    const side = conceptOf(items[noun], 'face')
    const { axis, values } = said.quantity
    if (side?.[1] !== axis) return [item]
    const value = values[0]?.value ?? 0
    if (value !== 0 && !sidesAlong(sentences, axis).some((each) => isNear(each, value))) return [item]
    return isMark(item) ? [] : [asFiller(item, 'where that side lies')]
  })
}

/** "6 mm deep (Z=40 to Z=34)" of a counterbore, "to a depth of 25 mm (down to Z=15)": the depth once more. */
function withoutDepthLevels(items: readonly Item[], sentences: readonly (readonly Item[])[]): Item[] {
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'length') continue
    const deep = means(items[at + 1], 'dimension', 'depth') || means(items[at - 2], 'dimension', 'depth')
    const open = items.findIndex((each, index) => index > at && index < at + 3 && isMark(each, '('))
    const close = items.findIndex((each, index) => index > open && isMark(each, ')'))
    if (!deep || open < 0 || close < 0) continue
    const inside = items.slice(open + 1, close)
    const [level, ...others] = inside.filter(({ kind }) => kind === 'quantity')
    if (level?.kind !== 'quantity' || others.length > 0) continue
    const depth = item.quantity.values[0]?.value ?? 0
    const { quantity } = level
    const [from, to] = quantity.values.map(({ value }) => value)
    const seat = items.slice(0, at).some((each) => means(each, 'feature', 'counterbore'))
    const ranged = quantity.kind === 'range' && seat && isNear(Math.abs((to ?? 0) - (from ?? 0)), depth)
    const ends =
      quantity.kind === 'coordinate' &&
      inside.length < 4 &&
      sidesAlong(sentences, quantity.axis).some((side) => isNear(Math.abs(side - (from ?? 0)), depth))
    if (!ranged && !ends) continue
    const told = inside.map((each) => asFiller(each, 'its depth once more'))
    return [...items.slice(0, open), ...told, ...items.slice(close + 1)]
  }
  return [...items]
}

const isOffCentre = (item: Item): boolean =>
  item.kind === 'quantity' &&
  (item.quantity.kind === 'points' || item.quantity.kind === 'coordinate') &&
  item.quantity.values.some(({ value }) => value !== 0)

/** "an eccentric disc … with its center at X=6": as its coordinates tell. */
const withoutEccentric = (items: readonly Item[]): Item[] =>
  items.some(isOffCentre)
    ? items.map((item) =>
        item.kind === 'unknown' && /^(?:eccentric|off[- ]?cent(?:er|re)d?)$/iu.test(item.text)
          ? asFiller(item, 'as the coordinates tell')
          : item,
      )
    : [...items]

/** How far apart the outermost of listed coordinates are. */
const spanOf = (item: Item | undefined): number | undefined => {
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'coordinates') return undefined
  const values = item.quantity.values.map(({ value }) => value)
  return Math.max(...values) - Math.min(...values)
}

const PATTERN =
  /(?:arranged |placed |laid out |set |located )?(?:in|on|at) (?:a|an) #x#(?: (?:square|rectangular|rectangle|mounting|bolt|hole))*(?: (?:pattern|grid|spacing|array|layout|rectangle|square))(?: (?:around|about|centered (?:at|on|about|around)|centred (?:at|on|about|around)) (?:the |that |this |its )*(?:same |common |hole |bore )*(?:center|centre|origin|axis|point|hole|bore)(?: [a-z]+)?)?/u

/** "in a 31 mm x 31 mm square pattern … (at Y=±15.5, Z=29±15.5)": the coordinates tell the pattern. */
function withoutPatterns(items: readonly Item[]): Item[] {
  const found = findSpoken(items, PATTERN)
  const size = found && items.slice(found.from, found.to + 1).find(({ kind }) => kind === 'quantity')
  if (!found || size?.kind !== 'quantity' || size.quantity.kind !== 'size') return [...items]
  const spans = items
    .slice(found.to + 1)
    .map(spanOf)
    .filter((each) => each !== undefined)
  const told = size.quantity.values.map(({ value }) => value)
  const agrees =
    spans.length === 2 &&
    told.length === 2 &&
    told.every((value) => spans.some((span) => isNear(span, value)))
  return agrees ? asIdle(items, found, 'as the coordinates tell') : [...items]
}

const SEATED =
  /(?<= )(?:is|are) (?:spot ?faced|counter ?bored)(?=(?: (?:on|at|in|from) (?:the|its) [a-z]+(?: [a-z]+)?)? with (?:a|an) )/u
const SEAT = /^(?:recess|recesses|pocket|seat|flat|spot ?face|counter ?bore|circular recess|round recess)$/iu

/** "each port is spot-faced with a 16 mm diameter recess 1.5 mm deep": it has that counterbore. */
function withSeats(items: readonly Item[]): Item[] {
  const found = findSpoken(items, SEATED)
  const noun = found ? items.findIndex((item, at) => at > found.to && SEAT.test(item.text)) : -1
  if (!found || noun < 0) return [...items]
  const said = items.slice(found.from, found.to + 1)
  const has = asTerm(
    {
      text: said.map(({ text }) => text).join(' '),
      span: [said[0]?.span[0] ?? 0, said.at(-1)?.span[1] ?? 0],
    },
    { category: 'have', concept: 'has' },
    { form: 'has' },
  )
  const rest = items.slice(found.to + 1).map((item) => {
    if (item === items[noun])
      return asTerm(item, { category: 'feature', concept: 'counterbore' }, { form: 'counterbore' })
    return means(item, 'preposition', 'with') ? asFiller(item, 'what it has') : item
  })
  // The side stands behind the counterbore.
  const [article] = rest.flatMap((item, at) => (means(item, 'determiner', 'a') ? [at] : []))
  const place = rest.slice(0, article ?? 0)
  return [...items.slice(0, found.from), has, ...rest.slice(article ?? 0), ...place]
}

/** "6 full turns": six turns. */
const withFullTurns = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at) => {
    const full = /^(?:full|complete|whole|active)$/iu
    const isTurn = (each: Item | undefined): boolean =>
      /^(?:turns|coils|revolutions|windings)$/iu.test(each?.text ?? '')
    if (full.test(item.text) && isTurn(items[at + 1]) && items[at - 1]?.kind === 'quantity') return []
    return isTurn(item) && full.test(items[at - 1]?.text ?? '') && items[at - 2]?.kind === 'quantity'
      ? [item, asFiller(items[at - 1] as Item, 'all of them')]
      : [item]
  })

const AFTERMATH =
  /, (?:which|this|thereby|thus)(?: (?:also|then|in turn|automatically))* (?:removes|removing|eliminates|trims|trimming|cleans up|takes away|cuts off|clears) (?!.*[#=ø@])(?:[a-z]+ ?)+$/u

/** ", which also removes the half that would stand inside": what a cut takes anyway. */
function withoutAftermath(items: readonly Item[]): Item[] {
  const found = findSpoken(items, AFTERMATH)
  const cut = found && items.slice(0, found.from).some((item) => means(item, 'operation', 'cut'))
  return items.map((item, at) =>
    cut && at >= found.from && !isMark(item) ? asFiller(item, 'what comes of it') : item,
  )
}

export const withRestatedCoordinates = where(
  'full # |entire # |whole # |x=#|y=#|z=#|feature:counterbore|counter bored|counterbored|spot|a #x# |an #x# | remov| eliminates | trim| cleans up | takes away | cuts off | clears | turns | coils | revolutions | windings |eccentric|off cent|offcent',
  (sentences) =>
    sentences.map((items) =>
      rewriteEach(items, [
        withFullLengths,
        (told) => withoutDepthLevels(told, sentences),
        (told) => withoutFaceLevels(told, sentences),
        withoutAftermath,
        withFullTurns,
        withoutPatterns,
        withoutEccentric,
        withSeats,
      ]),
    ),
)
