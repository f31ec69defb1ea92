/** How many, told behind what is counted or run together with its size: "5 mm holes (x4)", "tapped pads, qty 3", "2x 10 dia. holes". */
import type { Quantity, Value } from '../quantities/quantity.ts'
import type { Atom } from './atoms.ts'
import { DIMENSION_WORDS, IDLE_ADJECTIVES, NOUNS, type NounForm, TELLING } from './lexicon.ts'

const nounAt = (atoms: readonly Atom[], at: number): NounForm | undefined =>
  atoms[at]?.kind === 'word' ? NOUNS.get(atoms[at]?.text ?? '') : undefined

const quantityAt = (atoms: readonly Atom[], at: number): Quantity | undefined => {
  const atom = atoms[at]
  return atom?.kind === 'quantity' ? atom.quantity : undefined
}

const isCountable = (noun: NounForm | undefined): boolean =>
  noun !== undefined && (/^(?:cut|body|figure)$/u.test(noun.kind) || /^(?:corner|edge)$/u.test(noun.concept))

/** Adjectives, sizes and nouns before the noun, which belong to it. */
function opens(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at]
  if (!atom) return false
  if (atom.kind === 'quantity') return /^(?:length|number|marked|size)$/u.test(atom.quantity.kind)
  return (
    TELLING.has(atom.text) ||
    IDLE_ADJECTIVES.has(atom.text) ||
    atom.text in DIMENSION_WORDS ||
    /^(?:dimension|cut|body)$/u.test(NOUNS.get(atom.text)?.kind ?? '')
  )
}

const pluralOf = (text: string): string | undefined =>
  [`${text}s`, `${text}es`].find((each) => NOUNS.get(each)?.plural === true)

/** The noun that is counted behind it, and where its phrase begins; one that is counted already has another number. */
function countedBefore(atoms: readonly Atom[], at: number): { noun: number; from: number } | undefined {
  const noun = atoms.findLastIndex((_, nth) => nth < at && isCountable(nounAt(atoms, nth)))
  if (noun < 0) return undefined
  let from = noun
  while (from > 0 && opens(atoms, from - 1)) from--
  const before = atoms[from - 1]
  const isCounted = quantityAt(atoms, from - 1)?.kind === 'count' || quantityAt(atoms, from)?.kind === 'count'
  if (isCounted || /^(?:the|each|every|this|that|both|all)$/u.test(before?.text ?? '')) return undefined
  const isOne = /^(?:an?|one)$/u.test(before?.text ?? '')
  return { noun, from: isOne ? from - 1 : from }
}

/** `(4x)`, `qty 4`, `4 places`: where such a number stands in brackets of its own, they go with it. */
function lateAt(atoms: readonly Atom[], at: number): { count: Atom; from: number; to: number } | undefined {
  const quantity = quantityAt(atoms, at)
  if (quantity?.kind !== 'count') return undefined
  const isBracketed = atoms[at - 1]?.text === '(' && atoms[at + 1]?.text === ')'
  const isTimes = isBracketed && /[x×]$/iu.test(quantity.text)
  if (!quantity.late && !isTimes) return undefined
  const { late: _, ...count } = quantity
  return {
    count: { ...(atoms[at] as Atom & { kind: 'quantity' }), quantity: count },
    from: isBracketed ? at - 1 : at,
    to: isBracketed ? at + 2 : at + 1,
  }
}

function late(atoms: readonly Atom[], at: number): Atom[] | undefined {
  const told = lateAt(atoms, at)
  const found = told && countedBefore(atoms, told.from)
  const noun = found && (atoms[found.noun] as Atom)
  const text = noun && (nounAt(atoms, found.noun)?.plural ? noun.text : pluralOf(noun.text))
  if (!told || !found || !noun || !text) return undefined
  const { from } = found
  const isOne = /^(?:an?|one)$/u.test(atoms[from]?.text ?? '')
  const rest = atoms.slice(isOne ? from + 1 : from, told.from)
  const counted = rest.map((atom): Atom => (atom === noun ? { kind: 'word', text, span: noun.span } : atom))
  return [...atoms.slice(0, from), told.count, ...counted, ...atoms.slice(told.to)]
}

const AHEAD = 6

/** "2x 10 dia. thru holes": a number with its cross, and how wide they are. */
function runTogether(atoms: readonly Atom[], at: number): Atom[] | undefined {
  const quantity = quantityAt(atoms, at)
  const isRun =
    quantity?.kind === 'size' && quantity.values.length === 2 && /^\d+[x×]\s/iu.test(quantity.text)
  const ahead = atoms.slice(at + 1, at + AHEAD)
  const noun = ahead.findIndex(({ text }) => NOUNS.get(text)?.kind === 'cut' && NOUNS.get(text)?.plural)
  if (!isRun || !quantity || noun < 0 || ahead.slice(0, noun).some(({ kind }) => kind === 'quantity'))
    return undefined
  const [many, wide] = quantity.values as [Value, Value]
  const each = (kind: 'count' | 'length' | 'number', value: Value): Atom => ({
    kind: 'quantity',
    quantity: { kind, values: [value], span: value.span, text: value.text, approximate: false },
    span: value.span,
    text: '#',
  })
  return [
    ...atoms.slice(0, at),
    each('count', { ...many, value: Number.parseInt(many.text, 10), unit: undefined }),
    each(wide.unit === undefined ? 'number' : 'length', wide),
    ...atoms.slice(at + 1),
  ]
}

export function withCounts(atoms: readonly Atom[]): Atom[] {
  for (const at of atoms.keys()) {
    const told = late(atoms, at) ?? runTogether(atoms, at)
    if (told) return withCounts(told)
  }
  return [...atoms]
}
