/** Sizes with their names, "30 mm high": of which part each is, and whether from inside or outside. */
import type { Phrase, Size } from '../../phrases.ts'
import type { Fact } from '../form.ts'
import type { Hearing } from './hearing.ts'
import { isWhole, keyNamed } from './names.ts'
import { INSIDE, OUTSIDE, OVERALL, PASSED, WHOLES } from './vocabulary.ts'

/** `apart`: behind a comma, so that it may be of the whole again. */
export function hearSize(hearing: Hearing, size: Size, apart = false): boolean {
  if (size.along) return false
  const sideOf = (words: readonly string[]): Fact['side'] =>
    words.some((word) => INSIDE.test(word))
      ? 'inside'
      : words.some((word) => OVERALL.test(word))
        ? 'overall'
        : words.some((word) => OUTSIDE.test(word))
          ? 'outside'
          : undefined
  const named = size.owner
    ? hearing.keyOf(size.owner)
    : size.words
        .map((word) => keyNamed(hearing.form.parts, word, size.words))
        .find((key) => key !== undefined)
  const isOfWhole = size.owner !== undefined && named === undefined && isWhole(size.owner, hearing.form)
  if (size.owner && !named && !isOfWhole) return false
  const known = (word: string): boolean =>
    INSIDE.test(word) ||
    OUTSIDE.test(word) ||
    OVERALL.test(word) ||
    named !== undefined ||
    PASSED.test(word) ||
    WHOLES.test(word)
  if (!size.words.every(known)) return false
  const side = sideOf(size.words)
  const owners = named
    ? [named]
    : isOfWhole || size.words.some((word) => WHOLES.test(word))
      ? ['whole']
      : side === 'overall'
        ? ['whole', hearing.owner]
        : ownersOfNoun(hearing, size, apart)
  const isRun =
    hearing.extruding &&
    /^(?:length|height|depth|thickness|width|bare)$/u.test(size.dimension) &&
    size.figures.length === 1
  if (isRun) hearing.extruding = false
  const [first] = size.figures
  if (!first) return false
  const dimension = isRun
    ? 'run'
    : size.words.includes('radius') && size.dimension === 'corners'
      ? 'radius'
      : size.dimension
  const axis = size.axis
  if (size.figures.length === 1 || dimension === 'sides')
    hearing.push({
      owners: isRun ? ['whole'] : owners,
      dimension,
      figures: size.figures,
      value: first.value,
      ...(side ? { side } : {}),
      axes: size.figures.map((figure) => figure.axis ?? axis),
    })
  else
    for (const figure of size.figures)
      hearing.push({
        owners,
        dimension,
        figures: [figure],
        value: figure.value,
        ...(side ? { side } : {}),
        axes: [figure.axis],
      })
  return true
}

/** "…, length 120 mm" behind a part that was told by adjectives is of the whole. */
function ownersOfNoun(
  hearing: Hearing,
  { dimension, figures, span }: Size,
  apart: boolean,
): readonly string[] {
  const isNounFirst = span[0] < (figures[0]?.span[0] ?? 0) && dimension !== 'sides'
  if (hearing.owner === 'whole' || !isNounFirst || !apart) return hearing.owners()
  const own = hearing.facts.filter(({ owners }) => owners[0] === hearing.owner)
  return own.length > 0 ? ['whole', hearing.owner] : [hearing.owner, 'whole']
}

/** What the phrase of a part tells of it in its own words: "a 3 mm web", "two flanges 40 mm wide". */
export function hearOwn(hearing: Hearing, phrase: Phrase, key: string): boolean {
  for (const size of phrase.sizes)
    if (!hearSize(hearing, { ...size, words: size.words.filter((word) => !PASSED.test(word)) })) return false
  for (const figure of phrase.bare) {
    const isSheet =
      key === 'whole' && /^(?:sheet|plate|stock|material|metal|steel|aluminum)$/u.test(phrase.name)
    hearing.push({
      owners: key === 'whole' ? ['whole'] : [key, 'whole'],
      dimension: isSheet
        ? 'thickness'
        : key !== 'whole' && figure.span[1] < phrase.span[1]
          ? 'plate'
          : 'bare',
      figures: [figure],
      value: figure.value,
      axes: [figure.axis],
    })
  }
  return true
}
