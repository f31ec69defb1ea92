/** Atoms to chunks: noun phrases with all that belongs to them, sizes with the word for what they measure, and words. */
import { pointAxes, type Quantity } from '../../quantities/quantity.ts'
import type { Span } from '../../text/normalise.ts'
import type { Atom } from '../atoms.ts'
import { DIMENSION_WORDS } from '../lexicon.ts'
import type { Chunk, Dimension, Figure, Phrase } from '../phrases.ts'
import { CLAUSE_START, figureOf, isVerb, quantityAt, type Read, spanFrom, textAt } from './atoms-at.ts'
import { phraseAt } from './phrase/phrase-at.ts'
import { axisBehind, DIMENSION_OF, namedSizes, numberSizes, planeBehind, sizeOf } from './sizes-at.ts'

function quantityChunk(quantity: Quantity, span: Span): Chunk {
  const figures = quantity.values.map(figureOf)
  if (quantity.tolerance !== undefined || quantity.choice) return { kind: 'closed', name: false, span }
  switch (quantity.kind) {
    case 'length':
    case 'angle':
    case 'number':
    case 'list':
    case 'count':
      return {
        kind: 'figures',
        figures,
        what: quantity.kind === 'number' && figures[0]?.unit === 'length' ? 'length' : quantity.kind,
        span,
      }
    case 'coordinate':
    case 'coordinates':
      return { kind: 'coordinate', axis: quantity.axis, figures, range: false, span }
    case 'range':
      return { kind: 'coordinate', axis: quantity.axis, figures, range: true, span }
    case 'points':
      return { kind: 'points', points: quantity.points, axes: pointAxes(quantity), figures, span }
    case 'clock':
      return { kind: 'clock', figures, span }
    default:
      return { kind: 'closed', name: quantity.kind === 'designation', span }
  }
}

/** "a circle with a radius of 5 by 2 mm": so wide, and so far it is extruded. */
function acrossBy(
  atoms: readonly Atom[],
  from: number,
  concept: string,
  at: number,
): Read<Chunk[]> | undefined {
  const quantity = quantityAt(atoms, at + 1)
  const [across, run] = quantity?.kind === 'size' ? quantity.values : []
  const isRound = /^(?:diameter|radius)$/u.test(concept) && textAt(atoms, at) === 'of'
  if (!isRound || !across || !run || quantity?.values.length !== 2 || across.label || run.label)
    return undefined
  const span = spanFrom(atoms, from, at + 2)
  const size = { dimension: concept as 'diameter' | 'radius', figures: [figureOf(across)], words: [], span }
  return {
    made: [
      { kind: 'size', size, span },
      { kind: 'word', text: 'by', span },
      { kind: 'figures', figures: [figureOf(run)], what: 'length', span: run.span },
    ],
    next: at + 2,
  }
}

const RISES: readonly Dimension[] = ['height', 'length', 'thickness', 'depth']

const sized = (dimension: Dimension, figure: Figure): Chunk => ({
  kind: 'size',
  size: { dimension, figures: [figure], words: [], span: figure.span },
  span: figure.span,
})

/** "a round bar dia 24 x 70": so wide, and so far the other way. */
function bodyAcross(atoms: readonly Atom[], made: Phrase, at: number): Read<Chunk[]> | undefined {
  const quantity = quantityAt(atoms, at)
  const [across, along] = quantity?.kind === 'size' ? quantity.values : []
  // "dia 40 x 50 tall" behind what was named.
  const last = DIMENSION_WORDS[textAt(atoms, at + 1)] as Dimension | undefined
  const isBare = made.concept === 'diameter' && !made.of && made.bare.length + made.sizes.length === 0
  const told = RISES.find((each) => each === along?.label)
  if (isBare && across && along && quantity?.values.length === 2 && !across.label && (told || !along.label))
    return {
      made: [sized('diameter', figureOf(across)), sized(told ?? last ?? 'depth', figureOf(along))],
      next: last && !told ? at + 2 : at + 1,
    }
  const body = made.concept === 'diameter' && made.of?.kind === 'body' ? made.of : undefined
  if (!body || !across || !along || quantity?.values.length !== 2 || across.label || along.label)
    return undefined
  if (made.bare.length + made.sizes.length > 0) return undefined
  const phrase: Phrase = { ...body, det: 'a', words: [], span: made.span }
  return {
    made: [
      { kind: 'phrase', phrase, span: made.span },
      sized('diameter', figureOf(across)),
      sized('depth', figureOf(along)),
    ],
    next: at + 1,
  }
}

export function chunksOf(atoms: readonly Atom[]): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at] as Atom
    const text = textAt(atoms, at)
    const push = (chunk: Chunk, next: number): void => {
      chunks.push(chunk)
      at = next
    }
    if (
      text === 'center' &&
      (at === 0 || CLAUSE_START.test(textAt(atoms, at - 1))) &&
      /^(?:it|the|this|them|a)$/u.test(textAt(atoms, at + 1)) &&
      !/^(?:is|are)$/u.test(textAt(atoms, at - 1))
    ) {
      push({ kind: 'word', text: 'centered', span: atom.span }, at + 1)
      continue
    }
    if (isVerb(atoms, at)) {
      push({ kind: 'word', text, span: atom.span }, at + 1)
      continue
    }
    const phrase = phraseAt(atoms, at)
    if (phrase?.made.kind === 'dimension') {
      const { made } = phrase
      // "a 12 mm wide border".
      const bare = made.concept === 'wall' && made.sizes[0] ? made.sizes[0].figures : made.bare
      const [figure] = bare
      const dimension = DIMENSION_OF[made.concept]
      if (figure && dimension) {
        const size = sizeOf(atoms, at, phrase.next, {
          dimension,
          figures: bare,
          words: made.words,
          ...(made.of ? { owner: made.of } : {}),
        })
        const axis = axisBehind(atoms, phrase.next) ?? planeBehind(atoms, phrase.next)
        push(
          { kind: 'size', size: axis ? { ...size, axis: axis.made } : size, span: size.span },
          axis?.next ?? phrase.next,
        )
        continue
      }
      const both = bodyAcross(atoms, made, phrase.next) ?? acrossBy(atoms, at, made.concept, phrase.next)
      if (both) {
        chunks.push(...both.made)
        at = both.next
        continue
      }
      const named = namedSizes(atoms, at, made, phrase.next)
      if (named) {
        for (const size of named.made) chunks.push({ kind: 'size', size, span: size.span })
        at = named.next
        continue
      }
    }
    const size = numberSizes(atoms, at)
    if (phrase && (!size || phrase.next > size.next || phrase.made.kind !== 'dimension')) {
      push({ kind: 'phrase', phrase: phrase.made, span: phrase.made.span }, phrase.next)
      continue
    }
    if (size) {
      for (const made of size.made) chunks.push({ kind: 'size', size: made, span: made.span })
      at = size.next
      continue
    }
    push(
      atom.kind === 'quantity'
        ? quantityChunk(atom.quantity, atom.span)
        : { kind: 'word', text, span: atom.span },
      at + 1,
    )
  }
  return chunks
}
