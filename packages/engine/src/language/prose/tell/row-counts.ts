/** Rows told by how many they are and how many are in each: "three rows of holes, four holes in each row"; "neighbouring holes". */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const NEIGHBOUR = /^(?:neighbou?ring|adjacent|consecutive|successive)$/u

/** "neighbouring holes in a row are 20 mm apart": the holes are. */
function withoutNeighbours(phrase: Phrase): Phrase {
  const isOne = (word: string): boolean => NEIGHBOUR.test(word)
  const isTold = phrase.kind === 'cut' && phrase.plural && [...phrase.words, ...phrase.unknown].some(isOne)
  if (!isTold || phrase.count !== undefined) return phrase
  return {
    ...phrase,
    det: 'the',
    words: phrase.words.filter((word) => !isOne(word)),
    unknown: phrase.unknown.filter((word) => !isOne(word)),
  }
}

/** "four holes in each row", "with four in each", "each with four holes". */
function inEach(chunks: readonly Chunk[], from: number): { count: number; next: number } | undefined {
  let at = from
  while (isWord(chunks[at], ',', 'with', 'and', '(')) at++
  if (at === from) return undefined
  const isEachFirst =
    phraseIn(chunks[at])?.det === 'each' && isWord(chunks[at + 1], 'with', 'has', 'having', 'of')
  if (isEachFirst) at += 2
  const chunk = chunks[at]
  const holes = phraseIn(chunk)
  const count =
    holes?.kind === 'cut' && holes.plural && holes.bare.length + holes.sizes.length === 0
      ? holes.count
      : chunk?.kind === 'figures' && /^(?:count|number)$/u.test(chunk.what) && chunk.figures.length === 1
        ? chunk.figures[0]?.value
        : undefined
  if (count === undefined || !Number.isInteger(count)) return undefined
  let next = at + 1
  if (!isEachFirst) {
    const row = phraseIn(chunks[at + 2])
    const isEach = isWord(chunks[next], 'in', 'per') && (row?.concept === 'row' || row?.det === 'each')
    if (!isEach) return undefined
    next = at + 3
  }
  if (isWord(chunks[next], ')')) next++
  return { count, next }
}

export function withRowCounts(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    const rows = phrase?.kind === 'cut' && phrase.layout?.concept === 'rows' ? phrase.layout.count : undefined
    const each = rows === undefined || phrase?.count !== undefined ? undefined : inEach(chunks, at + 1)
    if (!phrase || rows === undefined || !each) {
      made.push(phrase ? { ...chunk, kind: 'phrase', phrase: withoutNeighbours(phrase) } : chunk)
      at++
      continue
    }
    const { layout: _, ...holes } = phrase
    const { span } = chunk
    const lines: Phrase = {
      concept: 'row',
      kind: 'layout',
      name: 'row',
      plural: true,
      det: '',
      count: rows,
      words: [],
      unknown: [],
      sizes: [],
      bare: [],
      span,
    }
    const figure = { value: each.count, unit: undefined, text: `${each.count}`, span }
    made.push(
      { kind: 'phrase', phrase: { ...holes, count: rows * each.count }, span },
      { kind: 'word', text: 'in', span },
      { kind: 'phrase', phrase: lines, span },
      { kind: 'word', text: 'of', span },
      { kind: 'figures', figures: [figure], what: 'count', span },
    )
    at = each.next
  }
  return made
}
