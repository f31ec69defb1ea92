/** "whose two short sides are replaced with half circles": told as "with half circles on its two short sides". */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

export function withReplaced(chunks: readonly Chunk[]): Chunk[] {
  const at = chunks.findIndex((chunk) => isWord(chunk, 'replaced'))
  if (at < 0 || !isWord(chunks[at + 1], 'with', 'by')) return [...chunks]
  let side = at - 1
  while (isWord(chunks[side], 'is', 'are', 'both', 'each', 'being')) side--
  const [where, what] = [phraseIn(chunks[side]), phraseIn(chunks[at + 2])]
  if (where?.kind !== 'place' || what?.kind !== 'figure') return [...chunks]
  const { span } = chunks[at] as Chunk
  const word = (text: string): Chunk => ({ kind: 'word', text, span })
  const before = chunks.slice(0, side)
  while (isWord(before.at(-1), 'whose', 'of', 'which')) before.pop()
  // "half circles on its two short sides": one on each of them.
  const place: Chunk = {
    kind: 'phrase',
    phrase: { ...where, det: where.plural ? 'each' : where.det, span: where.span },
    span: where.span,
  }
  return [
    ...before,
    word('with'),
    chunks[at + 2] as Chunk,
    word('on'),
    place,
    ...withReplaced(chunks.slice(at + 3)),
  ]
}
