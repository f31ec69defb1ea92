/** Forms that are named by their figure. */
import { type Chunk, isWord, phraseIn } from '../../phrases.ts'
import { figuresNamed } from '../figures/figures.ts'
import type { Found } from './found.ts'

const FIGURE =
  /^(?:cross|plus|stair|stairs|staircase|frame|star|arrow|parallelogram|ellipse|elliptical|oval|trapezoid|trapezium|trapezoidal|wedge|ramp|triangle|triangular|tapered|sloped)$/u

const PLATE = /^(?:plate|prism|shape|disc|disk|block|sheet|profile|bar|cylinder)$/u

const POINTED = /^(?:pointed|point|points|sided)$/u

/** "a five-pointed star", "a 5-point star plate". */
function pointsBefore(chunks: readonly Chunk[], at: number): { count?: number; from: number } {
  let from = at
  let count: number | undefined
  for (let nth = at - 1; nth >= 0; nth--) {
    const chunk = chunks[nth]
    const phrase = phraseIn(chunk)
    if (isWord(chunk, 'pointed', 'point', '-')) from = nth
    else if (chunk?.kind === 'figures' && chunk.figures.length === 1 && chunk.what !== 'length') {
      count = chunk.figures[0]?.value
      from = nth
    } else if (phrase && POINTED.test(phrase.name)) {
      count = phrase.count ?? phrase.bare[0]?.value
      from = nth
    } else break
  }
  return count === undefined ? { from: at } : { count, from }
}

export function figureIn(chunks: readonly Chunk[], at: number): Found | undefined {
  const chunk = chunks[at]
  const phrase = phraseIn(chunk)
  // "a cross section" is no cross.
  const own = phrase?.kind === 'dimension' ? [] : [...(phrase?.name.split(' ') ?? []), phrase?.concept ?? '']
  const words = phrase
    ? [...own, ...phrase.words, ...phrase.unknown]
    : chunk?.kind === 'word'
      ? [chunk.text]
      : []
  if (phrase && !/^(?:body|figure|dimension|whole)$/u.test(phrase.kind)) return undefined
  const isFrame =
    phrase?.name === 'ring' && phrase.words.some((word) => /^(?:square|rectangular)$/u.test(word))
  const name = isFrame ? 'frame' : words.find((word) => FIGURE.test(word))
  if (!name || (phrase?.plural === true && name !== 'stair' && name !== 'stairs')) return undefined
  const counts: Record<string, number> = {}
  const lead = name === 'star' ? pointsBefore(chunks, at) : { from: at }
  if (lead.count !== undefined) counts['point'] = lead.count
  const noun = phrase ?? phraseIn(chunks[at + 1])
  if (noun?.kind === 'cut') return undefined
  const isPlate = !phrase && noun !== undefined && noun.kind === 'body' && PLATE.test(noun.name)
  // "an oval (ellipse) disc": its other name, and what it is cut of.
  let next = at + 1
  const alias = phraseIn(chunks[next + 1])
  if (isWord(chunks[next], '(') && isWord(chunks[next + 2], ')') && alias && FIGURE.test(alias.name))
    next += 3
  const plate = phraseIn(chunks[next])
  if (plate && plate.det === '' && PLATE.test(plate.name) && plate.bare.length + plate.sizes.length === 0)
    next++
  return {
    forms: (known, hints) => figuresNamed(name, words, known, hints),
    concept: 'form',
    name: phrase?.name ?? (isPlate && noun ? `${name} ${noun.name}` : name),
    at: lead.from,
    next,
    counts,
  }
}
