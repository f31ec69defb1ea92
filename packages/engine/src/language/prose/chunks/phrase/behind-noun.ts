/** What follows the noun and belongs to the phrase: "of the plate", "with the step"; and what the noun is by what is said around it. */
import type { Quantity } from '../../../quantities/quantity.ts'
import type { Atom } from '../../atoms.ts'
import type { Phrase } from '../../phrases.ts'
import { figureOf, isMeasure, nounAt, quantityAt, type Read, spanFrom, textAt } from '../atoms-at.ts'
import { numberSizes, SECTIONAL } from '../sizes-at.ts'
import { continues, nextPlural } from './continued.ts'
import { phraseAt } from './phrase-at.ts'

/** "the end with the step", "the side with the boss": which one. */
export function bearing(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made, next } = best
  const isEnd = made.kind === 'place' && /^(?:end|side|face|half)$/u.test(made.concept)
  if (!isEnd || textAt(atoms, next) !== 'with' || textAt(atoms, next + 1) !== 'the') return best
  const borne = phraseAt(atoms, next + 1)
  if (
    !borne ||
    !/^(?:cut|body)$/u.test(borne.made.kind) ||
    borne.made.bare.length + borne.made.sizes.length > 0
  )
    return best
  return { made: { ...made, bearing: borne.made, span: spanFrom(atoms, from, borne.next) }, next: borne.next }
}

/** "a piece of 50 mm round": bar. */
export function stocked(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made } = best
  const isRound = made.name === 'round' && made.kind === 'work' && made.det === '' && made.bare.length === 1
  if (
    !isRound ||
    !/^(?:of|from)$/u.test(textAt(atoms, from - 1)) ||
    nounAt(atoms, from - 2)?.kind === 'place'
  )
    return best
  return { ...best, made: { ...made, kind: 'body', concept: 'cylinder', name: 'bar', det: 'a' } }
}

/** "along the 14 mm diameter": what has that diameter. */
export function diametered(atoms: readonly Atom[], from: number, best: Read<Phrase>): Read<Phrase> {
  const { made } = best
  const isOne = made.concept === 'diameter' && made.det === 'the' && made.bare.length === 1
  if (
    !isOne ||
    !/^(?:along|on|in|into|around|of|from|between|over|across|through)$/u.test(textAt(atoms, from - 1))
  )
    return best
  return { ...best, made: { ...made, kind: 'body', concept: 'diametered' } }
}

const LAYOUTS = new Set(['ring', 'grid', 'row', 'set', 'arrangement', 'circle'])

/** "the edge of the plate", "a row of three holes", "a hole of 5 mm". */
export function withOf(atoms: readonly Atom[], from: number, { made, next }: Read<Phrase>): Read<Phrase> {
  if (
    textAt(atoms, next) !== 'of' &&
    !(made.kind === 'place' && /^(?:on|in)$/u.test(textAt(atoms, next)) && isOwned(made, atoms, next))
  )
    return { made, next }
  if (isMeasure(quantityAt(atoms, next + 1)) && !nextPlural(atoms, next + 2)) {
    // "a floor of 5", "a bottom of 4 mm": how thick; of other places a size is told by what they are of.
    const isFloor = /^(?:floor|bottom)$/u.test(made.concept) && made.det === 'a'
    if (made.kind === 'dimension' || (made.kind === 'place' && !isFloor)) return { made, next }
    const size = numberSizes(atoms, next + 1)
    if (!size && !phraseAt(atoms, next + 1)) {
      const quantity = quantityAt(atoms, next + 1) as Quantity
      return {
        made: {
          ...made,
          bare: [...made.bare, ...quantity.values.map(figureOf)],
          span: spanFrom(atoms, from, next + 2),
        },
        next: next + 2,
      }
    }
    if (size && !continues(atoms, size.next))
      return {
        made: { ...made, sizes: [...made.sizes, ...size.made], span: spanFrom(atoms, from, size.next) },
        next: size.next,
      }
  }
  const inner = phraseAt(atoms, next + 1)
  // "a frustum of a square pyramid": a pyramid that is cut off.
  if (inner?.made.concept === 'pyramid' && made.concept === 'cone' && /frustum/u.test(made.name))
    return {
      made: {
        ...inner.made,
        det: made.det,
        words: [...made.words, ...inner.made.words, 'truncated'],
        span: spanFrom(atoms, from, inner.next),
      },
      next: inner.next,
    }
  // "a post of square section": so it is shaped.
  if (inner && made.kind === 'body' && inner.made.name.endsWith('section')) {
    const shapes = inner.made.words.filter((word) => SECTIONAL.test(word))
    if (shapes.length > 0 && inner.made.sizes.length + inner.made.bare.length === 0)
      return {
        made: { ...made, words: [...made.words, ...shapes], span: spanFrom(atoms, from, inner.next) },
        next: inner.next,
      }
  }
  if (!inner || (inner.made.kind === 'dimension' && made.kind !== 'dimension')) return { made, next }
  // "a sketch of a rectangle": the rectangle.
  if (made.kind === 'aside' && /^(?:sketch|drawing)$/u.test(made.name) && inner.made.kind === 'figure')
    return inner
  const span = spanFrom(atoms, from, inner.next)
  const isLayout = made.kind === 'layout' || (LAYOUTS.has(made.concept) && inner.made.plural)
  if (isLayout && (inner.made.kind === 'cut' || inner.made.kind === 'body')) {
    const rows = made.concept === 'row' && (made.count ?? 1) > 1
    const layout = {
      concept: rows ? 'rows' : made.concept,
      ...(made.count === undefined ? {} : { count: made.count }),
      sizes: made.sizes,
      bare: made.bare,
      span: made.span,
    }
    const count =
      inner.made.count ??
      (made.name === 'pair' || made.name === 'couple' ? 2 : made.name === 'trio' ? 3 : undefined)
    return {
      made: { ...inner.made, det: made.det, layout, ...(count === undefined ? {} : { count }), span },
      next: inner.next,
    }
  }
  // "a piece of channel": the channel.
  if (
    made.kind === 'whole' &&
    /^(?:piece|length)$/u.test(made.name) &&
    made.bare.length === 0 &&
    isStock(inner.made)
  )
    return {
      made: { ...inner.made, det: made.det, sizes: [...made.sizes, ...inner.made.sizes], span },
      next: inner.next,
    }
  if (
    made.kind === 'place' ||
    made.kind === 'dimension' ||
    made.kind === 'figure' ||
    made.kind === 'aside' ||
    made.kind === 'pronoun' ||
    made.kind === 'body' ||
    made.kind === 'layout'
  )
    return { made: { ...made, of: inner.made, span }, next: inner.next }
  // "a fillet of 5 mm radius", "chamfer of the edge".
  if (made.kind === 'work' && inner.made.kind !== 'dimension')
    return { made: { ...made, of: inner.made, span }, next: inner.next }
  return { made, next }
}

const isStock = ({ kind, name, det }: Phrase): boolean =>
  det === '' && (kind === 'body' || name === 'channel' || name === 'angle')

/** "the hole in the middle" is no part of the middle; "the edge on the left side of the plate" is. */
const isOwned = (_made: Phrase, _atoms: readonly Atom[], _at: number): boolean => false
