/** One clause that tells a round body: what it is called, how large it is, and where it stands. */
import { familyNamed } from '../../library/families/registry.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import {
  ADJECTIVES,
  ALIKE,
  ANYWAY,
  ENDS,
  endNamed,
  IDLE,
  NOT_ROUND,
  PLACES,
  SIZES,
  type SizeName,
  TAPERS,
  TIPS,
  TO_A_POINT,
  type Where,
} from './words.ts'

/** A size where it stands: the item, and which of its numbers. */
export interface Size {
  item: Item
  value: number
  index: number
}

export type Dimension = 'diameter' | 'radius' | 'low' | 'high' | 'inner' | 'innerLow' | 'innerHigh' | 'height'

export interface Clause {
  /** "first weight", by its words; nothing where the clause goes on with the one before. */
  name?: string[]
  /** The words of it that were said. */
  nameItems: Item[]
  /** "is a cone": what it is called besides. */
  kind?: string
  twin: boolean
  anew: boolean
  sizes: Partial<Record<Dimension, Size>>
  /** Told once more in the same clause. */
  again: Size[]
  /** A length without any word. */
  bare?: Size
  place?: { where: Where; ref?: string }
  alike?: { what: 'all' | 'diameter'; ref?: string }
  range?: Item
  /** Levels of its ends, in the order low, high. */
  levels?: [Size, Size]
  tip?: 'low' | 'high'
  /** "the spout at the bottom". */
  level?: 'bottom' | 'top'
  /** Which surface is told: "the inside tapers from …". */
  inside: boolean
  /** Every item of it. */
  items: readonly Item[]
  /** Which dimension its first size has, for those that leave it out behind. */
  lead?: SizeName
}

/** Half a ball, as one word. */
export const HALF_BALL = 'halfball'

const DETERMINER = /^(?:all|the|a|an|another|both|each|every|two|its|that|this|one|identical)$/u
const VERB =
  /^(?:is|are|has|have|measures|goes|sits|stands|continues|tapers|narrows|starts|with|it's|comes|extends|should|gets|widens|flares|opens|on|at|from|which|that)$/u

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
  all(
    /(?<=^| )(?:the )?(?:inside|inner surface|inner side)(?: of (?:it|the [a-z]+))?(?= (?:[a-z]+ )*(?:is|goes|tapers|narrows|opens|widens|flares|has|measures)(?: |$))/u,
    () => {
      clause.inside = true
    },
  )
  all(
    /(?<=^| )(?:the )?(?:outside|outer surface|outer side)(?: of (?:it|the [a-z]+))?(?= (?:[a-z]+ )*(?:is|goes|tapers|narrows|opens|widens|flares|has|measures)(?: |$))/u,
    () => {},
  )
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
          : /^lower/u.test(word ?? '')
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

const LEVELLED = /^(?:bottom|lower|lowest|middle|central|center|centre|top|upper|uppermost|topmost)$/u

/** What is left: a name, what it is said to be, and words that say nothing. */
function readName(
  rest: string,
  clauseText: string,
  clause: Clause,
  itemAt: (offset: number) => Item | undefined,
): boolean {
  let open: { words: string[]; items: Item[] } | undefined
  const names: { words: string[]; items: Item[]; det: string }[] = []
  let det = ''
  let end = 0
  for (const { 0: word, index } of rest.matchAll(/\S+/gu)) {
    const gap = index > end + 1
    end = index + word.length
    if (DETERMINER.test(word) && !(open && word === 'one')) {
      open = undefined
      det = word
      continue
    }
    if (word === '(' || word === ')') {
      open = undefined
      continue
    }
    const item = itemAt(index)
    if (VERB.test(word) || IDLE.has(word)) {
      // "a solid cylinder": an adjective of its noun.
      if (!(det && !open && /^(?:solid|round|circular|plain|simple|straight|first|next)$/u.test(word))) {
        open = undefined
        if (!/^(?:first|next)$/u.test(word)) det = ''
      } else if (/^(?:first|next)$/u.test(word) && item) {
        open = { words: [word], items: [item] }
        names.push({ ...open, det })
      }
      continue
    }
    if (!/^[a-z' ]+$/u.test(word) || NOT_ROUND.test(word) || !item) return false
    if (open && !gap) {
      open.words.push(word)
      open.items.push(item)
      continue
    }
    if (det === '' && names.length > 0 && !gap) return false
    open = { words: [word], items: [item] }
    names.push({ ...open, det })
  }
  const [name, kind, ...more] = names
  if (more.length > 0 || !names.every((each) => isRound(each, SAID_ROUND.test(clauseText)))) return false
  if (!name) return true
  // "It is a cone": what the one before is.
  if (/^(?:and |, )*(?:it|it's|that|this)(?: is)? an? /u.test(clauseText) && !kind) {
    clause.kind = name.words.join(' ')
    return true
  }
  clause.name = name.words
  clause.nameItems = name.items
  clause.anew = /^(?:a|an|another|two|one)$/u.test(name.det)
  clause.twin =
    /^(?:all|both|each|every|two)$/u.test(name.det) ||
    (name.det === 'the' && isPlural(name.words)) ||
    clause.place?.where === 'both ends'
  if (kind) clause.kind = kind.words.join(' ')
  return true
}

/** Whether a name can be that of a round body: by its noun, where that is known, and by what stands before it. */
function isRound(
  { words, items }: { words: readonly string[]; items: readonly Item[] },
  saidRound: boolean,
): boolean {
  if (words.length > 3 || words.slice(0, -1).some((word) => !ADJECTIVES.has(word))) return false
  return items.every((item) => {
    if (means(item, 'solid') && !saidRound) {
      const concept = conceptOf(item, 'solid') ?? ''
      const shape = concept in BODIES ? BODIES[concept]?.shape : undefined
      return familyNamed(concept) !== undefined || shape === undefined || ROUND_SHAPES.has(shape)
    }
    return !means(item, 'shape') || means(item, 'shape', 'circular', 'cylindrical', 'truncated', 'conical')
  })
}

const SAID_ROUND = /(?:^| )(?:round|circular|cylindrical) [a-z]/u

const ROUND_SHAPES: ReadonlySet<string> = new Set(['round', 'tube', 'cone', 'hemisphere'])

const isPlural = (words: readonly string[]): boolean => /[^s]s$/u.test(words.at(-1) ?? '')

export const isLevelled = (word: string): boolean => LEVELLED.test(word)
