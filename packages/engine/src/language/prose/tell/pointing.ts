/** "its long axis points at the center", "each pointing toward the center": it lies along a radius. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const POINTS = ['points', 'pointing', 'point', 'aims', 'aiming', 'directed', 'oriented', 'aligned', 'facing']
const AT = ['at', 'toward', 'to', 'through', 'along']

export function withPointing(chunks: readonly Chunk[]): Chunk[] {
  const hasSlot = chunks.some((chunk) => /^(?:slot|obround)$/u.test(phraseIn(chunk)?.concept ?? ''))
  if (!hasSlot) return [...chunks]
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const lead = isWord(chunks[at + 1], ...AT) ? at + 2 : -1
    const center = phraseIn(chunks[isWord(chunks[lead], 'the') ? lead + 1 : lead])
    const isPointing = isWord(chunk, ...POINTS) && lead > 0 && center?.concept === 'center'
    // "along a radius", "along the radial direction".
    const way = isWord(chunk, 'along', 'in') ? phraseIn(chunks[at + 1]) : undefined
    const isRadius =
      (way?.concept === 'radius' && way.bare.length + way.sizes.length === 0) ||
      (way?.concept === 'direction' && way.words.includes('radial'))
    if (isPointing || isRadius) {
      const axis = phraseIn(made.at(-1))
      if (isPointing && axis?.concept === 'axis' && axis.det === 'its') made.pop()
      else if (isPointing && axis?.kind === 'pronoun' && axis.det === 'each') made.pop()
      made.push({ kind: 'word', text: 'radially', span: chunk.span })
      at = isRadius ? at + 1 : isWord(chunks[lead], 'the') ? lead + 1 : lead
    } else made.push(chunk)
  }
  return made
}
