/**
 * The teeth of a gear, told in a form of their own: "30 teeth: 90 mm tip diameter (45 mm radius) and 80 mm root diameter", "tooth tips at
 * 45 mm diameter". A run of such words becomes one, whose sizes take its place once noun phrases are read.
 */
import type { Quantity } from '../quantities/quantity.ts'
import type { Span } from '../text/normalise.ts'
import type { Atom } from './atoms.ts'
import { figureOf } from './chunks/atoms-at.ts'
import type { Chunk, Figure, Size } from './phrases.ts'

/** No word of any table, and no name. */
const TOLD = '§'

const quantityIn = (atom: Atom | undefined): Quantity | undefined =>
  atom?.kind === 'quantity' ? atom.quantity : undefined

const lengthIn = (atom: Atom | undefined): Figure | undefined => {
  const quantity = quantityIn(atom)
  const isLength =
    quantity && /^(?:length|number|marked)$/u.test(quantity.kind) && quantity.values.length === 1
  return isLength && quantity.tolerance === undefined && !quantity.choice
    ? quantity.values.map(figureOf)[0]
    : undefined
}

const countIn = (atom: Atom | undefined): Figure | undefined => {
  const quantity = quantityIn(atom)
  const figure =
    quantity && /^(?:count|number)$/u.test(quantity.kind) ? quantity.values.map(figureOf)[0] : undefined
  return figure && Number.isInteger(figure.value) && figure.unit === undefined ? figure : undefined
}

const text = (atoms: readonly Atom[], at: number): string => atoms[at]?.text ?? ''

const TIP = /^(?:tips?|outer|outside|addendum|crests?)$/u
const ROOT = /^(?:roots?|valleys?|dedendum)$/u
const ROUND = /^(?:diameter|radius)$/u

interface Fact {
  size: Size
  next: number
}

const fact = (which: 'tip' | 'root', measure: string, figure: Figure, next: number): Fact => ({
  size: {
    dimension: measure === 'radius' ? 'radius' : 'diameter',
    figures: [figure],
    words: [which],
    span: figure.span,
  },
  next,
})

const whichAt = (atoms: readonly Atom[], at: number): 'tip' | 'root' | undefined =>
  TIP.test(text(atoms, at)) ? 'tip' : ROOT.test(text(atoms, at)) ? 'root' : undefined

/** "90 mm tip diameter", "tip diameter of 90 mm", "tooth tips at 90 mm diameter", "tips on a 90 mm diameter circle". */
function acrossAt(atoms: readonly Atom[], from: number): Fact | undefined {
  const figure = lengthIn(atoms[from])
  if (figure) {
    const at = text(atoms, from + 1) === 'tooth' ? from + 2 : from + 1
    const which = whichAt(atoms, at)
    const measure = text(atoms, at + 1)
    if (which && ROUND.test(measure)) return fact(which, measure, figure, at + 2)
    // "45 mm diameter at the tips".
    const round = text(atoms, from + 1)
    const told = text(atoms, from + 3) === 'the' ? from + 4 : from + 3
    const there = /^(?:at|over|across)$/u.test(text(atoms, from + 2)) ? whichAt(atoms, told) : undefined
    return there && ROUND.test(round) ? fact(there, round, figure, told + 1) : undefined
  }
  let at = from
  if (text(atoms, at) === 'the') at++
  if (/^(?:tooth|teeth)$/u.test(text(atoms, at))) at++
  const which = whichAt(atoms, at)
  if (!which || (at === from && text(atoms, at).startsWith('out'))) return undefined
  at++
  const named = ROUND.test(text(atoms, at)) ? text(atoms, at++) : undefined
  while (/^(?:at|on|of|a|an|is|are|=|:)$/u.test(text(atoms, at))) at++
  const behind = lengthIn(atoms[at])
  if (!behind) return undefined
  const measure = named ?? text(atoms, at + 1)
  if (!ROUND.test(measure)) return undefined
  let next = named ? at + 1 : at + 2
  if (!named && text(atoms, next) === 'circle') next++
  return fact(which, measure, behind, next)
}

/** "30 teeth", "a 24 tooth gear". */
function teethAt(atoms: readonly Atom[], at: number): Fact | undefined {
  const figure = countIn(atoms[at])
  let next = at + 1
  while (/^(?:-|equal|identical|evenly|equally|spaced)$/u.test(text(atoms, next))) next++
  if (!figure || !/^(?:teeth|tooth)$/u.test(text(atoms, next))) return undefined
  return { size: { dimension: 'teeth', figures: [figure], words: [], span: figure.span }, next: next + 1 }
}

/** "(45 mm radius)" behind a diameter: half of it. */
function glossAt(atoms: readonly Atom[], at: number, { size }: Fact): number {
  const figure = text(atoms, at) === '(' ? lengthIn(atoms[at + 1]) : undefined
  const measure = text(atoms, at + 2)
  const [own] = size.figures
  if (!figure || !own || !ROUND.test(measure) || text(atoms, at + 3) !== ')') return at
  const twice = (value: number, of: string): number => (of === 'radius' ? 2 * value : value)
  const isSame = Math.abs(twice(figure.value, measure) - twice(own.value, size.dimension)) < 1e-6
  return isSame ? at + 4 : at
}

/** "a star polygon tooth profile": how each of them is shaped. */
function profileAt(atoms: readonly Atom[], from: number): number | undefined {
  let at = from
  while (/^(?:a|an|the|same|this)$/u.test(text(atoms, at))) at++
  if (text(atoms, at) !== 'star') return undefined
  at++
  // "shaped like a star" is none of a tooth.
  if (!/^(?:-|polygon|tooth|teeth|gear)$/u.test(text(atoms, at))) return undefined
  while (/^(?:-|polygon|shaped|tooth|teeth|gear|profile|profiles|outline|shape|form)$/u.test(text(atoms, at)))
    at++
  return at
}

const LINKS =
  /^(?:,|and|with|of|having|has|uses|using|use|:|;|featuring|by|in|the|each|both|whose|lie|lies|are)$/u

interface Run {
  sizes: Size[]
  from: number
  to: number
}

function runFrom(atoms: readonly Atom[], from: number): Run | undefined {
  const sizes: Size[] = []
  let at = from
  let to = from
  let isStar = false
  while (at < atoms.length) {
    const profile = profileAt(atoms, at)
    const found = teethAt(atoms, at) ?? acrossAt(atoms, at)
    if (profile !== undefined) {
      isStar = true
      at = profile
      to = at
    } else if (found) {
      sizes.push(found.size)
      at = glossAt(atoms, found.next, found)
      to = at
    } else if (to > from && (LINKS.test(text(atoms, at)) || /^[()]$/u.test(text(atoms, at)))) at++
    else break
  }
  // A bracket that was opened with it goes with it.
  const inside = atoms.slice(from, to).map(({ text: each }) => each)
  const open = inside.filter((each) => each === '(').length - inside.filter((each) => each === ')').length
  if (open > 0 && text(atoms, to) === ')') to++
  if (!isStar && sizes.length === 0) return undefined
  return { sizes, from, to }
}

const isTelling = (atoms: readonly Atom[]): boolean =>
  atoms.some(({ text: each }) => /^(?:teeth|tooth|star)$/u.test(each))

const GEAR = /gears?$|^pinions?$/u

export interface Toothed {
  atoms: readonly Atom[]
  told: readonly { span: Span; sizes: readonly Size[] }[]
}

export function withTeeth(atoms: readonly Atom[]): Toothed {
  if (!isTelling(atoms)) return { atoms, told: [] }
  const made: Atom[] = []
  const told: { span: Span; sizes: readonly Size[] }[] = []
  for (let at = 0; at < atoms.length; ) {
    const isOpen = text(atoms, at) === '('
    const run = runFrom(atoms, at) ?? (isOpen ? runFrom(atoms, at + 1) : undefined)
    if (!run) {
      made.push(atoms[at] as Atom)
      at++
      continue
    }
    let { to } = run
    if (isOpen && text(atoms, to) === ')') to++
    // "The gear uses a star polygon profile with 30 teeth": of it.
    while (
      /^(?:uses|use|using|with|has|have|having|featuring|of|a)$/u.test(made.at(-1)?.text ?? '') &&
      !isNounNext(atoms, to)
    )
      made.pop()
    const span: Span = [atoms[at]?.span[0] ?? 0, atoms[to - 1]?.span[1] ?? 0]
    const word: Atom = { kind: 'word', text: TOLD, span }
    told.push({ span, sizes: run.sizes })
    // "a 24 tooth gear": what it is comes first.
    const nouns = isNounNext(atoms, to)
    made.push(...atoms.slice(to, to + nouns), word)
    at = to + nouns
  }
  return { atoms: made, told }
}

/** How many words name the gear that follows. */
function isNounNext(atoms: readonly Atom[], from: number): number {
  let at = from
  while (/^(?:spur|flat|driven|drive|driving|idler|input|output|small|large)$/u.test(text(atoms, at))) at++
  return GEAR.test(text(atoms, at)) ? at + 1 - from : 0
}

/** The sizes in the place of the word that stood for them. */
export const withToothing = (chunks: readonly Chunk[], { told }: Toothed): Chunk[] =>
  chunks.flatMap((chunk): Chunk[] => {
    if (chunk.kind !== 'word' || chunk.text !== TOLD) return [chunk]
    const found = told.find(({ span }) => span[0] === chunk.span[0])
    return (found?.sizes ?? []).map((size) => ({ kind: 'size', size, span: size.span }))
  })
