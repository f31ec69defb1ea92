/** Compartments, "divided into three equal compartments by two dividers": what dividers leave, and no cut of their own. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

export const DIVIDING = [
  'divided',
  'divide',
  'divides',
  'dividing',
  'split',
  'splits',
  'splitting',
  'partitioned',
  'subdivided',
]

const ROOM = /^(?:compartment|cell|section|chamber|bay|bin|space|pocket|part)$/u

/** A divider, by its name or as a wall that divides. */
export const isDividerNamed = ({ name, words }: Pick<Phrase, 'name' | 'words'>): boolean =>
  /^(?:divider|partition)$/u.test(name) ||
  (/^(?:wall|panel|rib)$/u.test(name) &&
    words.some((word) => /^(?:partition|divider|dividing|separating)$/u.test(word)))

/** "three equal compartments": so many, and nothing more of them. */
const roomsIn = (chunk: Chunk | undefined): number | undefined => {
  const phrase = phraseIn(chunk)
  const isRooms =
    phrase !== undefined &&
    ROOM.test(phrase.name) &&
    phrase.plural &&
    phrase.sizes.length + phrase.bare.length === 0 &&
    phrase.words.every((word) => /^(?:equal|equally|identical|separate|same|open|individual)$/u.test(word))
  return isRooms ? phrase.count : undefined
}

const dividersIn = (chunk: Chunk | undefined): Phrase | undefined => {
  const phrase = phraseIn(chunk)
  return phrase && isDividerNamed(phrase) && phrase.kind === 'body' ? phrase : undefined
}

/** So many leave one room more; a wall that is told once may be as many as the rooms need. */
function counted(phrase: Phrase, rooms: number): Phrase | undefined {
  if (phrase.count === undefined && phrase.plural) return { ...phrase, count: rooms - 1 }
  const count = phrase.count ?? 1
  return count === rooms - 1 ? phrase : undefined
}

/** "of the same size", "of equal size": as equal dividers leave them. */
const sameSizeEnd = (chunks: readonly Chunk[], at: number): number => {
  const phrase = isWord(chunks[at], 'of') ? phraseIn(chunks[at + 1]) : undefined
  return phrase?.concept === 'size' && phrase.words.some((word) => /^(?:same|equal|identical)$/u.test(word))
    ? at + 2
    : at
}

/** What tells of compartments behind the dividers that make them: from where, to where. */
function outcomeAt(chunks: readonly Chunk[], at: number): { rooms: number; next: number } | undefined {
  let next = at
  while (
    isWord(
      chunks[next],
      ',',
      'so',
      'that',
      'to',
      'which',
      'and',
      'giving',
      'making',
      'creating',
      'forming',
      'there',
      'are',
      'create',
      'form',
      'make',
      'gives',
      'leaving',
    )
  )
    next++
  const isDividing = isWord(chunks[next], ...DIVIDING)
  if (isDividing) {
    next++
    const object = phraseIn(chunks[next])
    if (
      object &&
      (object.kind === 'pronoun' ||
        /^(?:inside|top)$/u.test(object.concept) ||
        object.kind === 'body' ||
        object.kind === 'cut') &&
      !roomsIn(chunks[next])
    )
      next++
    if (!isWord(chunks[next], 'into')) return undefined
    next++
  } else if (next === at) return undefined
  const rooms = roomsIn(chunks[next])
  return rooms === undefined ? undefined : { rooms, next: sameSizeEnd(chunks, next + 1) }
}

/** "dividers …, as high as the walls": as they are anyway. */
function asHighAsWalls(chunks: readonly Chunk[]): Chunk[] {
  const told = chunks.findIndex((chunk) => dividersIn(chunk) !== undefined)
  const as = chunks.findIndex(
    (chunk, at) =>
      told >= 0 &&
      at > told &&
      isWord(chunk, 'as') &&
      isWord(chunks[at + 1], 'high', 'tall') &&
      isWord(chunks[at + 2], 'as') &&
      /^(?:wall|side|box|tray)$/u.test(phraseIn(chunks[at + 3])?.name ?? ''),
  )
  return as < 0 ? [...chunks] : [...chunks.slice(0, as), ...chunks.slice(as + 4)]
}

/** "Wall and floor thickness 2 mm": of the one and of the other. */
function wallsAndFloor(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) => {
    const wall = phraseIn(chunk)
    const size = isWord(chunks[at + 1], 'and', '/', '&') ? chunks[at + 2] : undefined
    const isBoth =
      wall !== undefined &&
      /^(?:wall|side wall|sidewall)$/u.test(wall.name) &&
      wall.sizes.length + wall.bare.length === 0 &&
      size?.kind === 'size' &&
      size.size.dimension === 'thickness' &&
      size.size.words.some((word) => /^(?:floor|bottom|base)$/u.test(word))
    return isBoth ? { ...size, size: { ...size.size, dimension: 'wall' as const, words: [] } } : chunk
  })
}

export function withCompartments(row: readonly Chunk[]): Chunk[] {
  const chunks = asHighAsWalls(wallsAndFloor(row))
  const told = chunks.findIndex((chunk) => dividersIn(chunk) !== undefined)
  for (const [at, chunk] of chunks.entries()) {
    // "…, divided into three compartments by two 2 mm dividers".
    const into = isWord(chunk, ...DIVIDING) && isWord(chunks[at + 1], 'into') ? at + 2 : undefined
    const rooms = into === undefined ? undefined : roomsIn(chunks[into])
    const lead = into === undefined ? 0 : sameSizeEnd(chunks, into + 1)
    const dividers =
      rooms !== undefined && isWord(chunks[lead], 'by', 'with', 'using')
        ? dividersIn(chunks[lead + 1])
        : undefined
    const phrase = dividers && rooms !== undefined ? counted(dividers, rooms) : undefined
    if (phrase && phrase !== undefined) {
      const before = isWord(chunks[at - 1], 'is', 'are') ? chunks.slice(0, at - 1) : chunks.slice(0, at)
      return [
        ...before,
        { kind: 'word', text: 'with', span: chunk.span },
        { kind: 'phrase', phrase, span: phrase.span },
        ...chunks.slice(lead + 2),
      ]
    }
    // "two dividers … split it into three", "…, so that there are three compartments".
    if (told < 0 || at <= told) continue
    const outcome = outcomeAt(chunks, at)
    const named = outcome && counted(dividersIn(chunks[told]) as Phrase, outcome.rooms)
    if (outcome && named)
      return [
        ...chunks.slice(0, told),
        { kind: 'phrase', phrase: named, span: named.span },
        ...chunks.slice(told + 1, at),
        ...chunks.slice(outcome.next),
      ]
  }
  return [...chunks]
}
