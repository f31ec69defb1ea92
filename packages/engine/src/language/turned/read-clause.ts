/** Reads the words of a clause, its sizes and its places; what is left of them is its name. */

import type { Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { type Clause, type Dimension, HALF_BALL, type Size } from './clause.ts'
import { readName } from './clause-names.ts'
import {
  ALIKE,
  ANYWAY,
  ENDS,
  endNamed,
  PLACES,
  SIZES,
  type SizeName,
  TAPERS,
  TIPS,
  TO_A_POINT,
} from './words.ts'

/** Which of its surfaces a clause is about: "the inside tapers from …". */
const surface = (names: string): RegExp =>
  new RegExp(
    `(?<=^| )(?:the )?(?:${names})(?: of (?:it|the [a-z]+))?(?= (?:[a-z]+ )*(?:is|goes|tapers|narrows|opens|widens|flares|has|measures)(?: |$))`,
    'u',
  )
const INSIDE = surface('inside|inner surface|inner side')
const OUTSIDE = surface('outside|outer surface|outer side')

/** Reads the words of a clause; nothing where a word of it is not understood. */
export function readClause(items: readonly Item[]): Clause | undefined {
  const { text, itemAt } = spoken(items)
  let rest = text
  const blank = (from: number, length: number): void => {
    rest = rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length)
  }
  const sizeAt = (offset: number | undefined, index = 0): Size | undefined => {
    const item = offset === undefined ? undefined : items[itemAt(offset)]
    const value = item?.kind === 'quantity' ? item.quantity.values[index]?.value : undefined
    return item && value !== undefined ? { item, value, index } : undefined
  }
  const clause: Clause = {
    nameItems: [],
    twin: false,
    anew: false,
    sizes: {},
    again: [],
    inside: false,
    items,
  }
  let failed = false
  const give = (dimension: Dimension, size: Size | undefined): void => {
    if (!size) return
    const known = clause.sizes[dimension]
    if (!known) clause.sizes[dimension] = size
    else if (Math.abs(known.value - size.value) < 1e-6) clause.again.push(size)
    else failed = true
  }
  // A range stands as one word of its own.
  for (const [at, item] of items.entries()) {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'range') continue
    if (item.quantity.axis !== 'z' || clause.range) return undefined
    clause.range = item
    const said = item.text.toLowerCase()
    const offset = offsetOf(items, at)
    blank(offset, said.length)
  }
  const all = (pattern: RegExp, take: (match: RegExpExecArray) => void): void => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      take(match)
      blank(match.index, match[0].length)
    }
  }
  const group = (match: RegExpExecArray, name: string): number | undefined =>
    match.indices?.groups?.[name]?.[0]

  // Half a ball is no ball.
  rest = rest.replaceAll(/(?<=^| )half (?:a )?(?:sphere|ball)(?= |$)/gu, (said) =>
    HALF_BALL.padEnd(said.length),
  )

  for (const [pattern, what] of ALIKE)
    all(pattern, ({ groups }) => {
      clause.alike = { what, ...(groups?.['ref'] ? { ref: groups['ref'] } : {}) }
    })
  all(INSIDE, () => {
    clause.inside = true
  })
  all(OUTSIDE, () => {})
  const [low, high] = clause.inside ? (['innerLow', 'innerHigh'] as const) : (['low', 'high'] as const)

  const point = TO_A_POINT.exec(rest)
  if (point) {
    clause.tip = point.groups?.['where'] === 'bottom' ? 'low' : 'high'
    give('height', sizeAt(group(point, 'over')))
    blank(point.index, point[0].length)
  }
  for (const pattern of TAPERS) {
    const match = pattern.exec(rest)
    if (!match?.groups) continue
    const { firstAt, secondAt } = match.groups
    const falls = endNamed(firstAt) === 'high' || endNamed(secondAt) === 'low'
    const [from, to] = falls ? ([high, low] as const) : ([low, high] as const)
    give(from, sizeAt(group(match, 'first')))
    give(to, sizeAt(group(match, 'second')))
    give('height', sizeAt(group(match, 'over')))
    const one = sizeAt(group(match, 'firstAtLevel') ?? group(match, 'firstAtBehind'))
    const other = sizeAt(group(match, 'secondAtLevel') ?? group(match, 'secondAtBehind'))
    if (one && other) clause.levels = one.value < other.value ? [one, other] : [other, one]
    if (one && other && one.value > other.value !== falls) {
      // Told from the upper level down.
      const { [from]: first, [to]: second } = clause.sizes
      if (first && second) [clause.sizes[from], clause.sizes[to]] = [second, first]
    }
    if (!!one !== !!other && !(other && clause.tip)) clause.levels = undefined as never
    if (other && !one) clause.levels = [other, other]
    blank(match.index, match[0].length)
    break
  }
  for (const pattern of TIPS)
    all(pattern, (match) => {
      const where = match.groups?.['where'] ?? ''
      clause.tip = /top|^up(?!side)/u.test(where) ? 'high' : 'low'
      const level = sizeAt(group(match, 'level'))
      if (level && clause.levels) clause.levels = [level, clause.levels[1]]
      else if (level && level.value !== 0) failed = true
    })
  const told: { end: 'low' | 'high' | undefined; size: Size | undefined }[] = []
  for (const pattern of ENDS)
    all(pattern, (match) => {
      const level = sizeAt(group(match, 'level') ?? group(match, 'behind'))
      if (level) failed = true
      const word = match.groups?.['end']
      told.push({
        end: /^(?:upper|top)/u.test(word ?? '')
          ? 'high'
          : (word ?? '').startsWith('lower')
            ? 'low'
            : endNamed(word),
        size: sizeAt(group(match, 'size')),
      })
    })
  for (const { end, size } of told) {
    const next = clause.sizes[low] ? high : low
    give(end === 'low' ? low : end === 'high' ? high : next, size)
  }
  if (clause.levels && clause.levels[0] === clause.levels[1]) {
    // One level alone: the other end is where its tip is told to be.
    if (clause.tip !== 'low') return undefined
  }

  all(
    /(?<=^(?:the|a) (?:[a-z]+ ){1,3})(?:at|on) the (?:very )?(?<level>bottom|top)(?= (?:is|has|measures) )/u,
    ({ groups }) => {
      clause.level = groups?.['level'] as 'bottom' | 'top'
    },
  )
  for (const [pattern, where] of PLACES)
    all(pattern, ({ groups }) => {
      if (clause.place && clause.place.where !== where) failed = true
      clause.place ??= { where, ...(groups?.['ref'] ? { ref: groups['ref'] } : {}) }
    })
  for (const pattern of ANYWAY) all(pattern, () => {})
  const sizes: { name: SizeName; size: Size; from: number }[] = []
  for (const [pattern, name] of SIZES)
    all(pattern, (match) => {
      const offset = match.index + match[0].indexOf('#')
      const size = sizeAt(offset)
      if (size) sizes.push({ name, size, from: match.index })
      const second = name === 'both' ? sizeAt(offset, 1) : undefined
      if (second) sizes.push({ name: 'height', size: second, from: match.index })
    })
  for (const { name, size } of sizes.toSorted((a, b) => a.from - b.from)) {
    clause.lead ??= name
    if (name === 'wide') give(sizes.some((each) => each.name === 'diameter') ? 'height' : 'diameter', size)
    else if (name === 'both') give('diameter', size)
    else if (name === 'wall') return undefined
    else if (name === 'inner') give('inner', size)
    else give(name, size)
  }
  all(/#/u, (match) => {
    const size = sizeAt(match.index)
    if (clause.bare) failed = true
    if (size) clause.bare = size
  })
  if (failed || !readName(rest, text, clause, (offset) => items[itemAt(offset)])) return undefined
  return clause
}

function offsetOf(items: readonly Item[], at: number): number {
  return at === 0 ? 0 : spoken(items.slice(0, at)).text.length + 1
}
