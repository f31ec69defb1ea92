/** Holes as a drawing calls them out: "6x Ø9 thru", "Holes: 4 x 5 mm", "Bolt holes: six, 9 mm", told as "six holes of 9 mm". */
import type { Quantity, Value } from '../quantities/quantity.ts'
import type { Span } from '../text/normalise.ts'
import type { Atom } from './atoms.ts'
import { NOUNS } from './lexicon.ts'

const textAt = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

const quantityAt = (atoms: readonly Atom[], at: number): Quantity | undefined => {
  const atom = atoms[at]
  return atom?.kind === 'quantity' ? atom.quantity : undefined
}

const word = (text: string, span: Span): Atom => ({ kind: 'word', text, span })

const isHoles = (atoms: readonly Atom[], at: number): boolean => {
  const noun = NOUNS.get(textAt(atoms, at))
  return noun?.concept === 'hole' && noun.plural
}

const number = (kind: 'count' | 'length', value: Value): Atom => {
  const { span, text } = value
  return {
    kind: 'quantity',
    quantity: { kind, values: [value], span, text, approximate: false },
    span,
    text: '#',
  }
}

/** "4 x 5 mm" behind the holes: so many, so wide. */
function countOfSize(quantity: Quantity | undefined): readonly [Value, Value] | undefined {
  if (quantity?.kind !== 'size' || quantity.values.length !== 2) return undefined
  const [many, wide] = quantity.values as [Value, Value]
  const isCount =
    /^\d+$/u.test(many.text) && many.value >= 2 && many.value <= 100 && /[a-z"]/iu.test(wide.text)
  return isCount ? [{ ...many, value: Number(many.text), unit: undefined }, wide] : undefined
}

/** "Holes: 4x …": the number is told before what it counts. */
function labelled(atoms: readonly Atom[], at: number): { made: Atom[]; next: number } | undefined {
  if (!isHoles(atoms, at) || textAt(atoms, at + 1) !== ':') return undefined
  if (quantityAt(atoms, at - 1) || /^(?:square|rectangular|slotted)$/u.test(textAt(atoms, at - 1)))
    return undefined
  const [noun, colon] = [atoms[at] as Atom, atoms[at + 1] as Atom]
  const quantity = quantityAt(atoms, at + 2)
  if (quantity?.kind === 'count' && !isHoles(atoms, at + 3)) {
    const next = textAt(atoms, at + 3) === ',' ? at + 4 : at + 3
    return { made: [atoms[at + 2] as Atom, noun, colon], next }
  }
  const sized = countOfSize(quantity)
  if (!sized) return undefined
  const [many, wide] = sized
  return { made: [number('count', many), noun, colon, number('length', wide)], next: at + 3 }
}

/** What stands in the way of a noun that is not told: its own is. */
const namesNoun = (atoms: readonly Atom[], from: number): boolean =>
  atoms.slice(from, from + 5).some(
    ({ text }) =>
      /^(?:cut|body|figure|work)$/u.test(NOUNS.get(text)?.kind ?? '') &&
      // "4x Ø7 thru, counterbore Ø11 x 7 deep": of the holes.
      !/^(?:counterbore|countersink)$/u.test(NOUNS.get(text)?.concept ?? ''),
  )

/** "Ø6 x 12 deep". */
const isDeepMark = (quantity: Quantity | undefined): boolean =>
  quantity?.kind === 'size' &&
  quantity.values.length === 2 &&
  quantity.values[0]?.label === 'diameter' &&
  quantity.values[1]?.label === 'depth'

/** "6x Ø9 thru on a 70 mm pitch circle": holes, by how they are called out. */
function unnamed(atoms: readonly Atom[], at: number): boolean {
  const [count, size] = [quantityAt(atoms, at), quantityAt(atoms, at + 1)]
  return (
    count?.kind === 'count' &&
    /^\d+\s*[x×]?$/iu.test(count.text.trim()) &&
    ((size?.kind === 'marked' && size.dimension === 'diameter') || isDeepMark(size)) &&
    !namesNoun(atoms, at + 2) &&
    !atoms.slice(0, at).some((_, each) => isHoles(atoms, each))
  )
}

/** "Ø9 thru, 15 from one end", "Ø6 cross-drilled thru": a hole, by how it begins. */
function unnamedFirst(atoms: readonly Atom[]): boolean {
  const size = quantityAt(atoms, 0)
  const isDeep =
    textAt(atoms, 1) === ',' &&
    quantityAt(atoms, 2)?.kind === 'length' &&
    /^(?:deep|depth)$/u.test(textAt(atoms, 3))
  const isMarked =
    size?.kind === 'size'
      ? // "Ø10 x 25 deep".
        size.values[0]?.label === 'diameter' && size.values[1]?.label === 'depth' && size.values.length === 2
      : size?.kind === 'marked' &&
        size.dimension === 'diameter' &&
        size.values.length === 1 &&
        (isDeep || /^(?:through|drilled|blind|crosswise)$/u.test(textAt(atoms, 1)))
  return (
    isMarked &&
    !atoms.slice(1, 7).some(({ text }) => /^(?:cut|body|figure|work)$/u.test(NOUNS.get(text)?.kind ?? ''))
  )
}

/** "Hole pattern: 7 mm diameter, …": the holes that make it. */
const isPattern = (atoms: readonly Atom[], at: number): boolean =>
  /^(?:holes?|bolt holes?)$/u.test(textAt(atoms, at)) &&
  /^(?:pattern|grid|array|layout|hole pattern)$/u.test(textAt(atoms, at + 1)) &&
  textAt(atoms, at + 2) === ':' &&
  quantityAt(atoms, at + 3)?.kind !== 'size'

const SPREAD = /^(?:equally|evenly|uniformly)$/u

/** "six equally spaced 9 mm holes": how they lie is told behind them. */
function withSpread(atoms: readonly Atom[]): Atom[] {
  const at = atoms.findIndex(
    ({ text }, nth) => SPREAD.test(text) && /^(?:spaced|distributed)$/u.test(textAt(atoms, nth + 1)),
  )
  if (at < 0) return [...atoms]
  const [first, second] = [atoms[at] as Atom, atoms[at + 1] as Atom]
  const rest = withSpread(atoms.slice(at + 2))
  const noun = rest.findIndex(({ text }) => NOUNS.get(text)?.plural === true)
  const isBefore =
    noun >= 0 &&
    noun < 7 &&
    /^(?:cut|figure|body)$/u.test(NOUNS.get(rest[noun]?.text ?? '')?.kind ?? '') &&
    rest
      .slice(0, noun)
      .every(
        ({ kind, text }) =>
          kind === 'quantity' ||
          !/^(?:on|in|at|along|around|from|by|and|,|the|a|over|with|about|[.;:()])$/u.test(text),
      )
  const behind = isBefore
    ? [...rest.slice(0, noun + 1), first, second, ...rest.slice(noun + 1)]
    : [first, second, ...rest]
  return [...atoms.slice(0, at), ...behind]
}

export function withCallouts(told: readonly Atom[]): Atom[] {
  const atoms = withSpread(told)
  const made: Atom[] = []
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at] as Atom
    if (isPattern(atoms, at)) {
      made.push(word('holes', atom.span))
      at += 2
      continue
    }
    // "hole pattern" is one noun.
    if (
      atom.text === 'hole pattern' &&
      textAt(atoms, at + 1) === ':' &&
      quantityAt(atoms, at + 2)?.kind !== 'size'
    ) {
      made.push(word('holes', atom.span))
      at++
      continue
    }
    const told = labelled(atoms, at)
    if (told) {
      // "Corner holes: 4x …": the number before all that is said of them.
      const lead = /^(?:bolt|corner|mounting|through|screw|clearance|pilot)$/u.test(made.at(-1)?.text ?? '')
        ? made.pop()
        : undefined
      const [many, ...rest] = told.made
      if (many) made.push(many)
      if (lead) made.push(lead)
      made.push(...rest)
      at = told.next
      continue
    }
    // "6 holes dia 5": of them, and no 6 of it.
    const isSizedBehind =
      isHoles(atoms, at) &&
      quantityAt(atoms, at - 1) !== undefined &&
      textAt(atoms, at + 1) === 'diameter' &&
      quantityAt(atoms, at + 2) !== undefined
    if (isSizedBehind) {
      made.push(atom, word(',', atom.span))
      at++
      continue
    }
    // "Ø20 x 30 deep hole top center": where it is.
    const isPlaced =
      NOUNS.get(textAt(atoms, at - 1))?.kind === 'cut' &&
      /^(?:top|bottom)$/u.test(atom.text) &&
      textAt(atoms, at + 1) === 'center'
    if (isPlaced) made.push(word(',', atom.span))
    if (at === 0 && unnamedFirst(atoms)) made.push(word('hole', atom.span))
    made.push(atom)
    at++
    if (unnamed(atoms, at - 1)) made.push(word('holes', atom.span))
  }
  return made
}
