/** A size as a small sum: numbers, sizes of other things, fractions of them, and the four kinds of arithmetic. */
import { FRACTIONS } from '../quantities/words.ts'
import { conceptOf, type Item, isMark, means, unsaid } from '../text/items.ts'
import { lengthAt } from './found.ts'
import { extentOf, type Known, type Teller } from './known.ts'

type Items = readonly Item[]

export interface Reckoned {
  /** Unknown where it refers to a size that nobody gave. */
  value: number | undefined
  end: number
  /** Whether it speaks of another size at all. */
  refers: boolean
  /** Whether it calculates. */
  computes: boolean
  /** Compares whole bodies: nothing to reckon with. */
  loose?: true
  /** Says something only beside a number: "a quarter of the disc" may be what is to be removed. */
  beside?: true
  /** Of the size that was told last: nothing else could be meant. */
  last?: true
  /** Whose size it is: it is not that thing's own again. */
  owner?: Teller
  /** The size it is a share of: "half its width" is a width where nothing else is said. */
  dimension?: Item
}

const DEEPEST = 6

export function skipSmall(items: Items, from: number): number {
  let at = from
  while (
    at < from + 6 &&
    (means(items[at], 'determiner') ||
      (items[at]?.text.toLowerCase() === 'its' && means(items[at + 1], 'dimension')) ||
      (means(items[at], 'filler') && !means(items[at], 'dimension') && !means(items[at], 'solid')) ||
      means(items[at], 'preposition', 'of') ||
      (means(items[at], 'preposition', 'at') && items[at]?.text.toLowerCase() === 'about'))
  )
    at++
  return at
}

const numberAt = (items: Items, at: number): number | undefined => {
  const item = items[at]
  if (item?.kind !== 'quantity') return undefined
  const { kind, values } = item.quantity
  return kind === 'length' || kind === 'number' || kind === 'count' || kind === 'ratio'
    ? values[0]?.value
    : undefined
}

const isThat = (item: Item | undefined): boolean => /^(?:that|this)$/iu.test(item?.text ?? '')

/** "half that", "twice that size", "half of this width": of the size that was just told. */
function readThat(items: Items, from: number, known: Known): Reckoned | undefined {
  const at = means(items[from], 'preposition', 'of') ? from + 1 : from
  if (!isThat(items[at])) return undefined
  const dimension = means(items[at + 1], 'dimension') ? (items[at + 1] as Item) : undefined
  const end = dimension ? at + 2 : at + 1
  // "half that of the base".
  if (means(items[end], 'preposition', 'of')) return undefined
  const value =
    dimension && !means(dimension, 'dimension', 'size')
      ? (known.size(undefined, dimension) ?? known.alike(items, at, dimension))
      : known.last(items, at)
  return { value, end, refers: true, computes: false, last: true }
}

/** "60% of the outer one": the same kind of size, of the other wall. */
function readOther(items: Items, from: number, known: Known): Reckoned | undefined {
  const which = conceptOf(items[from], 'which')
  if ((which !== 'outer' && which !== 'inner') || !/^ones?$/iu.test(items[from + 1]?.text ?? ''))
    return undefined
  const named = items.slice(0, from).findLast((item) => means(item, 'dimension'))
  const kind = /(?:diameter|radius)$/iu.exec(conceptOf(named, 'dimension') ?? '')?.[0].toLowerCase()
  if (!named || !kind) return undefined
  const concept = `${which}${kind === 'radius' ? 'Radius' : 'Diameter'}`
  const value = known.size(undefined, unsaid(named, { category: 'dimension', concept }, concept))
  return { value, end: from + 2, refers: true, computes: false }
}

/** A word of size, or "X dimension". */
const isMeasure = (item: Item | undefined): boolean =>
  means(item, 'dimension') || extentOf(item) !== undefined

/** "the width of the base", "the cube's length", "the box width", "outer diameter", "the plate's 60 mm width". */
export function readReference(items: Items, from: number, known: Known): Reckoned | undefined {
  const that = readThat(items, from, known)
  if (that) return that
  const at = skipSmall(items, from)
  const other = readOther(items, at, known)
  if (other) return other
  const plain = { refers: true, computes: false }
  // "the 60 mm width": the number is there.
  const number = means(items[at + 1], 'dimension') ? lengthAt(items, at) : undefined
  if (number) return { value: number.value, end: at + 2, dimension: items[at + 1] as Item, ...plain }
  if (isMeasure(items[at])) {
    const dimension = items[at] as Item
    const owner = means(items[at + 1], 'preposition', 'of') ? known.ownerAt(items, at + 2) : undefined
    const end = owner?.end ?? at + 1
    const whose = owner?.teller ? { owner: owner.teller } : {}
    return { value: known.size(owner?.entity, dimension), end, dimension, ...whose, ...plain }
  }
  const owner = known.ownerAt(items, at)
  const told = owner && means(items[owner.end + 1], 'dimension') ? lengthAt(items, owner.end) : undefined
  if (owner && told) return { value: told.value, end: owner.end + 2, ...plain }
  if (!owner || !isMeasure(items[owner.end])) return undefined
  const whose = owner.teller ? { owner: owner.teller } : {}
  return { value: known.size(owner.entity, items[owner.end] as Item), end: owner.end + 1, ...whose, ...plain }
}

/** "thirds", "third of". */
const shareOf = (item: Item | undefined): number | undefined =>
  FRACTIONS[item?.text.toLowerCase().replace(/ of$/u, '').replace(/s$/u, '') ?? '']

const ORDINAL_ENDING = /^(?:th|rd|nd|st|ths|rds)$/iu

/** "half", "1/4th", "2/3rd", "70%", "twice", "5 times": what the following is multiplied with. */
export function factorAt(items: Items, from: number): { factor: number; end: number } | undefined {
  const at = skipSmall(items, from)
  const item = items[at]
  if (means(item, 'likeness', 'half')) return { factor: 0.5, end: at + 1 }
  if (means(item, 'likeness', 'quarter')) return { factor: 0.25, end: at + 1 }
  if (means(item, 'likeness', 'third')) return { factor: 1 / 3, end: at + 1 }
  if (means(item, 'likeness', 'twice')) return { factor: 2, end: at + 1 }
  if (means(item, 'likeness', 'triple')) return { factor: 3, end: at + 1 }
  // "a third as wide", "a fifth of the length"; "a third cylinder" is one of several.
  const behind = items[at + 1]
  const ofSize =
    / of$/iu.test(item?.text ?? '') || means(behind, 'preposition', 'of', 'as') || means(behind, 'determiner')
  const share = ofSize && at > from && /^an?$/iu.test(items[at - 1]?.text ?? '') ? shareOf(item) : undefined
  if (share) return { factor: 1 / share, end: at + 1 }
  if (item?.kind !== 'quantity') return undefined
  const { kind, values } = item.quantity
  const [first] = values
  if (!first || first.unit !== undefined) return undefined
  if (kind === 'ratio') return { factor: first.value / 100, end: at + 1 }
  if (kind !== 'number' && kind !== 'count') return undefined
  const next = items[at + 1]
  if (means(next, 'likeness', 'times')) return { factor: first.value, end: at + 2 }
  const parts = shareOf(next)
  if (parts && Number.isInteger(first.value)) return { factor: first.value / parts, end: at + 2 }
  const ending = next !== undefined && ORDINAL_ENDING.test(next.text)
  if (ending) return { factor: first.value, end: at + 2 }
  const part = first.value < 1 && /\//u.test(first.text)
  return part ? { factor: first.value, end: at + 1 } : undefined
}

/** A fraction or a multiple of another size, or of a number. */
export function readRatio(items: Items, from: number, known: Known, depth = 0): Reckoned | undefined {
  const ratio = factorAt(items, from)
  if (!ratio) return undefined
  const that = readThat(items, ratio.end, known)
  const at = skipSmall(items, ratio.end)
  // "half the size of the cube" compares whole bodies: nothing to reckon with.
  const read = that ?? readFactor(items, at, known, depth + 1)
  if (!read) return sizeOfThing(items, at, known)
  const { value } = read
  return {
    value: value === undefined ? undefined : value * ratio.factor,
    end: read.end,
    refers: true,
    computes: true,
    ...(read.dimension ? { dimension: read.dimension } : {}),
    ...(read.last ? { last: true } : {}),
  }
}

/** "1/4th the size of the cube's width", "1/3 the size of the rectangle". */
function sizeOfThing(items: Items, at: number, known: Known): Reckoned | undefined {
  const thing = means(items[at], 'dimension', 'size') ? undefined : known.ownerAt(items, at)
  // "two thirds of the first one": of the same size of it.
  if (thing)
    return { value: undefined, end: thing.end, refers: true, computes: true, loose: true, beside: true }
  if (!means(items[at], 'dimension', 'size') || !means(items[at + 1], 'preposition', 'of')) return undefined
  const sides = skipSmall(items, at + 2)
  if (means(items[sides], 'which') && means(items[sides + 1], 'edge'))
    return { value: undefined, end: sides + 2, refers: true, computes: true, loose: true }
  const owner = known.ownerAt(items, at + 2)
  if (!owner) return undefined
  const end = means(items[owner.end], 'dimension') ? owner.end + 1 : owner.end
  return { value: undefined, end, refers: true, computes: true, loose: true }
}

function readFactor(items: Items, from: number, known: Known, depth: number): Reckoned | undefined {
  if (depth > DEEPEST) return undefined
  if (isMark(items[from], '(')) {
    const inner = readExpression(items, from + 1, known, depth + 1)
    return inner && isMark(items[inner.end], ')') ? { ...inner, end: inner.end + 1 } : undefined
  }
  const difference = skipSmall(items, from)
  if (means(items[difference], 'likeness', 'difference')) {
    const first = readFactor(items, difference + 1, known, depth + 1)
    if (!first || !means(items[first.end], 'conjunction', 'and')) return undefined
    const second = readFactor(items, first.end + 1, known, depth + 1)
    if (!second) return undefined
    return {
      value: both(first, second, (a, b) => Math.abs(a - b)),
      end: second.end,
      refers: true,
      computes: true,
    }
  }
  const ratio = readRatio(items, from, known, depth + 1)
  if (ratio) return ratio
  const at = skipSmall(items, from)
  const value = numberAt(items, at)
  if (value !== undefined) return { value, end: at + 1, refers: false, computes: false }
  // "the size of …" names no one size.
  if (means(items[at], 'dimension', 'size')) return undefined
  return readReference(items, at, known)
}

const both = (a: Reckoned, b: Reckoned, of: (a: number, b: number) => number): number | undefined =>
  a.value === undefined || b.value === undefined ? undefined : of(a.value, b.value)

type Operator = '+' | '-' | '*' | '/'

function operatorAt(items: Items, at: number): Operator | undefined {
  const item = items[at]
  if (isMark(item, '+', '-', '*', '/')) return item?.text as Operator
  if (means(item, 'negation') && item?.text.toLowerCase() === 'minus') return '-'
  if (item?.text.toLowerCase() === 'plus') return '+'
  if (means(item, 'likeness', 'divided by')) return '/'
  return means(item, 'likeness', 'times') ? '*' : undefined
}

const APPLY: Record<Operator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** Products before sums. */
export function readExpression(items: Items, from: number, known: Known, depth = 0): Reckoned | undefined {
  const chain = (
    start: number,
    next: (at: number) => Reckoned | undefined,
    operators: readonly Operator[],
  ): Reckoned | undefined => {
    let read = next(start)
    while (read) {
      const operator: Operator | undefined = operatorAt(items, read.end)
      if (!operator || !operators.includes(operator)) return read
      const right = next(read.end + 1)
      if (!right) return read
      read = {
        value: both(read, right, APPLY[operator]),
        end: right.end,
        refers: read.refers || right.refers,
        computes: true,
      }
    }
    return read
  }
  const product = (at: number): Reckoned | undefined =>
    chain(at, (each) => readFactor(items, each, known, depth + 1), ['*', '/'])
  return depth > DEEPEST ? undefined : chain(from, product, ['+', '-'])
}
