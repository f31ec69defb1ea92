/** "where the boss meets the plate", "the transition from the shank to the head": the edge where two things come together. */
import { VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const MEETS =
  /^(?:meets?|meeting|joins?|joining|touch(?:es)?|intersects?|connects?|contacts?|transitions?|blends?|merges?|steps|drops|changes|breaks|exits|enters|opens|emerges|reaches|runs|comes|goes|leaves|cuts?|attach(?:es)?|begins|starts|rises)$/u

/** Of these only with a word behind them: "goes into the plate", "rises from the base". */
const LOOSE = /^(?:runs|comes|goes|reaches|begins|starts|rises|steps|drops|changes|opens)$/u

const LINK =
  /^(?:down|up|to|into|with|through|out|of|from|onto|on|against|together|at|joined|attached|directly)$/u

const EDGE = /^(?:edge|corner|junction|line|step|shoulder|center)$/u

const isRef = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase !== undefined && /^(?:body|cut|figure|place|pronoun|whole)$/u.test(phrase.kind)

interface Met {
  refs: readonly Phrase[]
  next: number
}

/** Behind "where": what meets what. */
function whereAt(chunks: readonly Chunk[], at: number): Met | undefined {
  const first = phraseIn(chunks[at])
  if (!isRef(first)) return undefined
  const second = isWord(chunks[at + 1], 'and') ? phraseIn(chunks[at + 2]) : undefined
  const verbAt = second ? at + 3 : at + 1
  const verb = chunks[verbAt]
  const text = verb?.kind === 'word' ? verb.text : ''
  // "where the post is attached to the base".
  const isDone = isWord(verb, 'is', 'are') && isWord(chunks[verbAt + 1], 'attached', 'joined', 'connected')
  if (!MEETS.test(text) && !isDone) return undefined
  let next = verbAt + (isDone ? 2 : 1)
  const behind = next
  if (second) return isRef(second) ? { refs: [first, second], next: behind } : undefined
  while (chunks[next]?.kind === 'word' && LINK.test((chunks[next] as { text: string }).text)) next++
  const other = phraseIn(chunks[next])
  if (first.plural && (!isRef(other) || next === behind)) return { refs: [first], next: behind }
  if (!isRef(other) || (LOOSE.test(text) && next === behind)) return undefined
  return { refs: [first, other], next: next + 1 }
}

/** "from the boss to the plate", "between the boss and the plate". */
function pairAt(chunks: readonly Chunk[], at: number): Met | undefined {
  const links = isWord(chunks[at], 'from')
    ? ['to', 'into']
    : isWord(chunks[at], 'between')
      ? ['and']
      : undefined
  const first = links && phraseIn(chunks[at + 1])
  if (!links || !isRef(first)) return undefined
  const second = isWord(chunks[at + 2], ...links) ? phraseIn(chunks[at + 3]) : undefined
  if (isRef(second)) return { refs: [first, second], next: at + 4 }
  return first.plural && isWord(chunks[at], 'between') ? { refs: [first], next: at + 2 } : undefined
}

const isWorked = (chunk: Chunk): boolean =>
  (chunk.kind === 'word' && /^(?:fillet|chamfer)$/u.test(VERBS.get(chunk.text) ?? '')) ||
  phraseIn(chunk)?.kind === 'work' ||
  phraseIn(chunk)?.concept === 'radius' ||
  (chunk.kind === 'size' && chunk.size.dimension === 'radius')

const junction = (met: Met, from: Chunk, to: Chunk, edge?: Phrase): Chunk => ({
  kind: 'phrase',
  phrase: {
    concept: 'junction',
    kind: 'place',
    name: 'junction',
    plural: edge?.plural ?? false,
    det: edge?.det ?? 'the',
    words: edge?.words ?? [],
    unknown: [],
    sizes: [],
    bare: [],
    meeting: met.refs,
    span: [from.span[0], to.span[1]],
  },
  span: [from.span[0], to.span[1]],
})

/** Told as one edge, where edges are worked. */
export function withMeetings(chunks: readonly Chunk[]): Chunk[] {
  if (!chunks.some(isWorked)) return [...chunks]
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const before = phraseIn(made.at(-1))
    const edge = before?.kind === 'place' && EDGE.test(before.concept) ? before : undefined
    const met = isWord(chunk, 'where')
      ? whereAt(chunks, at + 1)
      : edge && /^(?:junction|corner|edge)$/u.test(edge.concept) && !edge.of
        ? pairAt(chunks, at)
        : undefined
    if (!met) {
      made.push(chunk)
      continue
    }
    const end = chunks[met.next - 1] as Chunk
    if (edge) made.push(junction(met, made.pop() as Chunk, end, edge))
    else {
      if (isWord(made.at(-1), ',', 'right', 'exactly')) made.pop()
      if (!isWord(made.at(-1), 'at', 'around', 'along', 'to', 'on', 'in'))
        made.push({ kind: 'word', text: 'at', span: chunk.span })
      made.push(junction(met, chunk, end))
    }
    at = met.next - 1
  }
  return made
}
