/**
 * "A drone chassis in an X configuration", "an H-frame", "a six-spoke wheel": by what a title calls the whole; how its arms lie and how many there
 * are is told of them, and has to be so.
 */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { quote, type Telling } from './telling.ts'

const CALLED = /^(?:configuration|arrangement|layout|frame|chassis|style|form|shape)$/u

const LETTER = /^(?:[xyhtz+]|plus|hex|quad)$/u

const isCalled = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  if (!phrase) return CALLED.test(textOf(chunk))
  const names = [...phrase.name.split(' '), ...phrase.words]
  return names.some((word) => CALLED.test(word)) && phrase.bare.length + phrase.sizes.length === 0
}

/** "an X", "a plus (+)": before what it is called. */
const isLetter = (chunk: Chunk | undefined): boolean =>
  isWord(chunk, 'a', 'an', 'the', '(', ')') ||
  LETTER.test(textOf(chunk)) ||
  /^(?:plus|x|h)$/u.test(phraseIn(chunk)?.name ?? '')

/** Angles, or the ways that arms go: where they lie is told. */
const tellsWays = (lines: readonly (readonly Chunk[])[]): boolean =>
  lines.some((row) =>
    row.some(
      (chunk) =>
        (chunk.kind === 'figures' &&
          chunk.figures.length > 1 &&
          chunk.figures.some(({ unit }) => unit === 'angle')) ||
        (chunk.kind === 'points' && chunk.points.length > 1) ||
        (chunk.kind === 'coordinate' && !chunk.range && chunk.figures.length > 1),
    ),
  )

/** "a stacked gear pair: two spur gears …". */
const withoutPair = (row: readonly Chunk[]): Chunk[] =>
  row.filter(
    (chunk, at) =>
      !(
        chunk.kind === 'figures' &&
        /^(?:pair|couple|trio)$/u.test(chunk.figures[0]?.text ?? '') &&
        phraseIn(row[at - 1])?.kind === 'body' &&
        isWord(row[at + 1], ':')
      ),
  )

function renamed(told: readonly Chunk[]): Chunk[] {
  const row = withoutPair(told)
  const made: Chunk[] = []
  for (let at = 0; at < row.length; at++) {
    const chunk = row[at] as Chunk
    // "in an X configuration", as it is read: their angles say so.
    if (isWord(chunk, 'diagonally')) continue
    // "in an X configuration", "in an H frame configuration".
    if (isWord(chunk, 'in')) {
      let next = at + 1
      while (isLetter(row[next]) && !isCalled(row[next])) next++
      if (isCalled(row[next])) {
        at = isCalled(row[next + 1]) ? next + 1 : next
        continue
      }
    }
    // "an X frame drone chassis": a chassis.
    const noun = row[at + 2]
    const isLettered = isWord(chunk, 'a', 'an') && LETTER.test(textOf(row[at + 1])) && isCalled(noun)
    if (isLettered && noun?.kind === 'phrase') {
      made.push({ ...noun, phrase: { ...noun.phrase, det: 'a' } })
      at += 2
      continue
    }
    made.push(chunk)
  }
  return made
}

const textOf = (chunk: Chunk | undefined): string => (chunk?.kind === 'word' ? chunk.text : '')

export function withConfigurations(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  const [first, ...rest] = lines
  if (!first || rest.length === 0) return [...lines]
  return [tellsWays(rest) ? renamed(first) : withoutPair(first), ...rest]
}

/** "A 6-spoke wheel", "a four-slot Geneva wheel": so many of something have to be told. */
export function withoutCounts(t: Telling, first: readonly Chunk[], lines: number): Chunk[] {
  if (lines < 2) return [...first]
  return first.map((chunk): Chunk => {
    const phrase = phraseIn(chunk)
    if (phrase?.kind !== 'body' || phrase.det !== 'a' || phrase.plural) return chunk
    const [bare, more] = phrase.bare
    const isBare = bare && !more && /^\d+\W*$/u.test(bare.text) && phrase.words.length > 0
    const count =
      phrase.count !== undefined && phrase.count > 1 ? phrase.count : isBare ? bare.value : undefined
    if (count === undefined) return chunk
    t.counted.push({ count, span: phrase.span })
    const { count: _, ...named } = phrase
    return { kind: 'phrase', phrase: { ...named, bare: isBare ? [] : phrase.bare }, span: chunk.span }
  })
}

export function holdCounted(t: Telling): void {
  for (const { count, span } of t.counted) {
    const isTold = t.things.some((thing) => thing.count === count || thing.members.length === count)
    if (!isTold) throw unread(quote(t, span))
  }
}
