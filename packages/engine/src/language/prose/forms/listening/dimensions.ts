/** Dimensions that are told by their noun: "the total height is 50 mm". */
import type { Chunk, Phrase } from '../../phrases.ts'
import type { Hearing } from './hearing.ts'
import { isWhole } from './names.ts'
import { INSIDE, OVERALL } from './vocabulary.ts'

const NAMED: Readonly<Record<string, string>> = {
  length: 'length',
  width: 'width',
  height: 'height',
  thickness: 'thickness',
  depth: 'depth',
  wall: 'wall',
  radius: 'radius',
  diameter: 'diameter',
  distance: 'distance',
  size: 'side',
}

/** "The total height, including the base, is 50 mm"; "of the same thickness". */
export function hearDimension(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  phrase: Phrase,
): number | undefined {
  const dimension = NAMED[phrase.concept]
  if (phrase.concept === 'section') {
    hearing.owner = 'whole'
    return phrase.bare.length + phrase.sizes.length === 0 ? at + 1 : undefined
  }
  if (!dimension) return undefined
  const before = chunks[at - 1]
  if (
    before?.kind === 'word' &&
    /^(?:along|over|across|in|of)$/u.test(before.text) &&
    phrase.bare.length + phrase.sizes.length === 0
  ) {
    if (phrase.words.includes('same')) return sameAgain(hearing, at, dimension)
    return at + 1
  }
  if (phrase.words.includes('same') && phrase.bare.length + phrase.sizes.length === 0) {
    const of = chunks.slice(at + 1, at + 3).some((chunk) => chunk.kind === 'figures')
    if (!of) return sameAgain(hearing, at, dimension)
  }
  const of =
    phrase.of && (hearing.keyOf(phrase.of) ?? (isWhole(phrase.of, hearing.form) ? 'whole' : undefined))
  if (phrase.of && of === undefined) return undefined
  const side = phrase.words.some((word) => OVERALL.test(word))
    ? ('overall' as const)
    : phrase.words.some((word) => INSIDE.test(word))
      ? ('inside' as const)
      : undefined
  const owners = of ? [of] : side === 'overall' ? ['whole'] : hearing.owners()
  const figures = [...phrase.bare, ...phrase.sizes.flatMap((size) => size.figures)]
  for (const figure of figures)
    hearing.push({
      owners,
      dimension,
      figures: [figure],
      value: figure.value,
      ...(side ? { side } : {}),
      axes: [figure.axis],
    })
  if (figures.length === 0) hearing.pending = { dimension, side, owners }
  return at + 1
}

function sameAgain(hearing: Hearing, at: number, dimension: string): number | undefined {
  const last = dimension === 'thickness' ? hearing.thickness : undefined
  if (!last || hearing.owner === 'whole') return undefined
  hearing.facts.push({ ...last, owners: [hearing.owner] })
  return at + 1
}
