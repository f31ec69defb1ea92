/** Where its parts are, and from where they are measured. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import type { Fact } from '../form.ts'
import type { Hearing } from './hearing.ts'
import { isWhole } from './names.ts'
import { hearSize } from './sizes.ts'
import { PLAIN_PLACE } from './vocabulary.ts'

/** "at the bottom", "on the outside", "above the base": of what it says where, and from where it is measured. */
export function hearPlace(
  hearing: Hearing,
  chunks: readonly Chunk[],
  at: number,
  phrase: Phrase,
  key: string | undefined,
  how: string,
): number | undefined {
  // "tips on a 60 mm circle".
  if (phrase.concept === 'circle' && hearing.owner !== 'whole' && /^(?:on|along)$/u.test(how)) {
    for (const figure of phrase.bare)
      hearing.push({
        owners: [hearing.owner],
        dimension: 'diameter',
        figures: [figure],
        value: figure.value,
        axes: [],
      })
    const told = phrase.sizes.filter(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension))
    return told.length === phrase.sizes.length && told.every((size) => hearSize(hearing, size))
      ? at + 1
      : undefined
  }
  // "on one of the 40 mm edges": so long it is there.
  const [long] = phrase.bare
  if (phrase.concept === 'edge' && long && phrase.bare.length === 1 && phrase.sizes.length === 0) {
    hearing.push({ owners: ['whole'], dimension: 'edge', figures: [long], value: long.value, axes: [] })
    return at + 1
  }
  if (phrase.sizes.length > 0 || (phrase.bare.length > 0 && phrase.kind !== 'place')) return undefined
  stands(hearing, phrase, how)
  const last = hearing.facts.at(-1)
  const isJust = chunks[at - 2]?.kind === 'size' || chunks[at - 2]?.kind === 'figures'
  if (/^(?:outside|inside)$/u.test(phrase.concept)) {
    hearing.sided(phrase.concept === 'inside' ? 'inside' : 'outside')
    return at + 1
  }
  if (key !== undefined && key !== hearing.owner && last && isJust && how === 'at') {
    last.owners = [key]
    hearing.lastKey = key
  } else if (
    /^(?:above|below|between|under)$/u.test(how) &&
    last &&
    isJust &&
    !/^(?:distance|apart)$/u.test(last.dimension) &&
    (key !== undefined || phrase.kind === 'pronoun')
  )
    last.side = 'inside'
  else if (how === 'over' && last && key !== undefined) last.side = 'overall'
  else if (how === 'from' && last && phrase.kind === 'place') measuredFrom(hearing, phrase, last)
  const isPart = key !== undefined || isWhole(phrase, hearing.form) || phrase.kind === 'pronoun'
  const isPlace =
    phrase.kind === 'place' &&
    (PLAIN_PLACE.test(phrase.concept) ||
      (/^(?:center|apex)$/u.test(phrase.concept) && hearing.form.centered === true))
  if (!isPart && !isPlace && !/^(?:aside|layout)$/u.test(phrase.kind)) return undefined
  if (phrase.bare.length > 0) return undefined
  // "at the top and the bottom".
  const also = isWord(chunks[at + 1], 'and') ? phraseIn(chunks[at + 2]) : undefined
  const after = chunks[at + 3]
  const isSubject =
    after && (after.kind === 'size' || after.kind === 'figures' || isWord(after, 'is', 'are', 'has', 'have'))
  if (
    also &&
    !isSubject &&
    also.bare.length + also.sizes.length === 0 &&
    (also.kind === 'place' || hearing.keyOf(also) !== undefined)
  )
    return at + 3
  return at + 1
}

/** "from the bottom of the base", "from the top of the bar": from its far face, or from the one between its parts. */
function measuredFrom(hearing: Hearing, { concept, of, words }: Phrase, last: Fact): void {
  const from = of ? hearing.keyOf(of) : hearing.form.name === 'T' ? undefined : 'lying'
  if (
    from === undefined ||
    from === last.owners[0] ||
    !/^(?:height|length|bare|depth)$/u.test(last.dimension)
  )
    return
  const isUnder = hearing.form.name === 'T'
  const isFar =
    concept === (isUnder ? 'top' : 'bottom') ||
    words.some((word) => /^(?:far|outer)$/u.test(word)) ||
    concept === 'outside'
  if (isFar) last.side = 'overall'
  else if (concept === (isUnder ? 'bottom' : 'top')) last.side = 'inside'
}

/** "along the rear edge", "at one end": which way the section runs then. */
function stands(hearing: Hearing, phrase: Phrase, how: string): void {
  if (hearing.owner !== 'standing' || hearing.form.name !== 'L' || !/^(?:on|at|along|from)$/u.test(how))
    return
  const said = [phrase.concept, ...phrase.words]
  const is = (pattern: RegExp): boolean => said.some((word) => pattern.test(word))
  if (is(/^(?:back|rear|front)$/u)) hearing.edge = 'x'
  else if (is(/^(?:left|right)$/u)) hearing.edge = 'y'
  else if (is(/^(?:long|longer|longest)$/u)) hearing.edge = 'long'
  else if (is(/^(?:short|shorter|shortest)$/u) || phrase.concept === 'end') hearing.edge = 'short'
}
