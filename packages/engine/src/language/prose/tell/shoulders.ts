/** "the step where the shaft goes down to 12 mm": a shoulder by the diameter that it leads to. */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const LEADING = ['goes', 'steps', 'drops', 'changes', 'reduces', 'necks', 'turns', 'narrows', 'becomes']

/** The figure behind "goes down to", "steps down from 20 to". */
function leadsTo(chunks: readonly Chunk[], from: number): { diameter: Chunk; next: number } | undefined {
  let at = from
  if (phraseIn(chunks[at])?.kind === 'body' || /^(?:it|whole)$/u.test(phraseIn(chunks[at])?.concept ?? ''))
    at++
  if (!isWord(chunks[at], ...LEADING)) return undefined
  at++
  if (isWord(chunks[at], 'down', 'up')) at++
  if (isWord(chunks[at], 'from') && isWord(chunks[at + 2], 'to')) at += 2
  if (!isWord(chunks[at], 'to', 'into')) return undefined
  const diameter = chunks[at + 1]
  const isDiameter =
    (diameter?.kind === 'figures' && diameter.figures.length === 1 && diameter.what === 'length') ||
    (diameter?.kind === 'size' && diameter.size.dimension === 'diameter')
  return diameter && isDiameter ? { diameter, next: at + 2 } : undefined
}

export function withShoulders(chunks: readonly Chunk[]): Chunk[] {
  const made: Chunk[] = []
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    const isStep = phrase && /^(?:step|shoulder)$/u.test(phrase.concept)
    const led = isStep && isWord(chunks[at + 1], 'where') ? leadsTo(chunks, at + 2) : undefined
    if (!phrase || !led) {
      made.push(chunk)
      continue
    }
    const { diameter } = led
    const figures = diameter.kind === 'figures' ? diameter.figures : []
    const sizes = diameter.kind === 'size' ? [diameter.size] : []
    const shoulder: Phrase = {
      ...phrase,
      concept: 'shoulder',
      kind: 'place',
      bare: [...phrase.bare, ...figures],
      sizes: [...phrase.sizes, ...sizes],
    }
    made.push({ kind: 'phrase', phrase: shoulder, span: chunk.span })
    at = led.next - 1
  }
  return made
}
