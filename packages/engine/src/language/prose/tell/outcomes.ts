/** What comes of it, "to hollow out the box", "to form an L", "so that it looks like a U": a name for what was told, and nothing more. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'
import { isNumeric } from './numeric.ts'

const RESULTS = [
  'form',
  'create',
  'make',
  'obtain',
  'give',
  'get',
  'produce',
  'complete',
  'represent',
  'hollow',
  'resemble',
  'finish',
]

const RESULTING = ['forming', 'resembling', 'completing', 'representing', 'hollowing']

/** Names of a shape that a drawing comes to; a head, a leg may be spoken of later. */
const isShape = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return (
    phrase !== undefined &&
    (phrase.kind === 'whole' || (phrase.det === 'a' && phrase.kind === 'body' && phrase.concept !== 'any'))
  )
}

const endOf = (chunks: readonly Chunk[], from: number): number => {
  const end = chunks.findIndex(
    (chunk, at) => at >= from && isWord(chunk, ',', ';', '(', ')', 'and', 'with', 'by'),
  )
  return end < 0 ? chunks.length : end
}

/** Where such a clause begins and ends. */
function outcomeAt(chunks: readonly Chunk[], at: number): number | undefined {
  const isInfinitive = isWord(chunks[at], 'to') && isWord(chunks[at + 1], ...RESULTS)
  if (!isInfinitive && !isWord(chunks[at], ...RESULTING)) return undefined
  const verb = isInfinitive ? at + 1 : at
  const isHollowing = isWord(chunks[verb], 'hollow', 'hollowing')
  const object = isWord(chunks[verb + 1], 'out') ? verb + 2 : verb + 1
  if (!isHollowing && !isShape(chunks[object])) return undefined
  const end = endOf(chunks, object)
  const rest = chunks.slice(verb, end)
  return rest.some(isNumeric) ? undefined : end
}

/** "as the roof": what it is called, where nothing is told of that. */
function nameAt(chunks: readonly Chunk[], at: number): number | undefined {
  const name = phraseIn(chunks[at + 1])
  const isName =
    isWord(chunks[at], 'as') &&
    // "as wide as the leg" compares.
    chunks[at - 1]?.kind !== 'word' &&
    // "the same width as the base" compares too.
    phraseIn(chunks[at - 1])?.words.includes('same') !== true &&
    name?.kind === 'body' &&
    name.concept === 'any' &&
    name.sizes.length + name.bare.length === 0 &&
    /^(?:a|the)$/u.test(name.det)
  return isName && (chunks[at + 2] === undefined || isWord(chunks[at + 2], ',')) ? at + 2 : undefined
}

/** Something was done before it: else it is the order itself. */
const isTold = (chunks: readonly Chunk[]): boolean => chunks.some(isNumeric)

/** "by extruding a circle" behind the sizes: how it is made, and no other. */
function meansAt(chunks: readonly Chunk[], at: number): number | undefined {
  const isMeans = isWord(chunks[at], 'by') && isWord(chunks[at + 1], 'extruding', 'sketching', 'drawing')
  const figure = phraseIn(chunks[at + 2])
  if (!isMeans || figure?.kind !== 'figure' || isNumeric(chunks[at + 2] as Chunk)) return undefined
  const next = chunks[at + 3]
  return next === undefined || isWord(next, ',', 'and') ? at + 3 : undefined
}

export function withoutOutcomes(chunks: readonly Chunk[]): Chunk[] {
  for (const at of chunks.keys()) {
    const end = isTold(chunks.slice(0, at))
      ? (outcomeAt(chunks, at) ?? meansAt(chunks, at) ?? nameAt(chunks, at))
      : undefined
    if (end !== undefined) return withoutOutcomes([...chunks.slice(0, at), ...chunks.slice(end)])
  }
  return [...chunks]
}

/** "a slot like shape", "a house like prism": what it is like says nothing that is not told. */
export function withoutLikeness(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex(
    (chunk, nth) =>
      isWord(chunk, 'like') &&
      phraseIn(chunks[nth - 1])?.det === 'a' &&
      phraseIn(chunks[nth + 1])?.det === '' &&
      /^(?:whole|body|figure)$/u.test(phraseIn(chunks[nth + 1])?.kind ?? ''),
  )
  const liked = chunks[at + 1]
  if (at < 0 || liked?.kind !== 'phrase') return [...chunks]
  const named: Chunk = { ...liked, phrase: { ...liked.phrase, det: 'a' } }
  return [...chunks.slice(0, at - 1), named, ...chunks.slice(at + 2)]
}
