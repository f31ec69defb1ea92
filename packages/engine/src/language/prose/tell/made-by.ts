/** "Created by sweeping the section along the arc", "Built using pushPoints": how a program makes what was told, where it tells no number that is new. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const MADE = [
  'created',
  'built',
  'made',
  'modeled',
  'modelled',
  'generated',
  'constructed',
  'formed',
  'produced',
]

const BY = [
  'revolving',
  'sweeping',
  'lofting',
  'extruding',
  'unioning',
  'fusing',
  'combining',
  'rotating',
  'drawing',
  'sketching',
]

const valuesIn = (chunks: readonly Chunk[]): number[] =>
  chunks.flatMap((chunk): number[] => {
    if (chunk.kind === 'size') return chunk.size.figures.map(({ value }) => Math.abs(value))
    if (chunk.kind === 'phrase')
      return [...chunk.phrase.bare, ...chunk.phrase.sizes.flatMap(({ figures }) => [...figures])].map(
        ({ value }) => Math.abs(value),
      )
    return 'figures' in chunk ? chunk.figures.map(({ value }) => Math.abs(value)) : []
  })

/** Nothing is made there that has a size of its own, and nothing is taken away. */
const isIdle = (chunks: readonly Chunk[], known: ReadonlySet<number>): boolean =>
  valuesIn(chunks).every((value) => value === 0 || known.has(value)) &&
  chunks.every((chunk) => {
    const phrase = phraseIn(chunk)
    return (
      !isWord(
        chunk,
        'then',
        'cut',
        'cutting',
        'removing',
        'drilling',
        'drilled',
        'adding',
        'filleting',
        'except',
        'but',
        'not',
      ) && !(phrase && /^(?:cut|work)$/u.test(phrase.kind) && phrase.det === 'a')
    )
  })

export function withoutMadeBy(lines: readonly (readonly Chunk[])[]): (readonly Chunk[])[] {
  return lines.map((row, at) => {
    const [first, second, third] = row
    if (at === 0 || !isWord(first, ...MADE)) return row
    const isMeans =
      isWord(second, 'using', 'with', 'via') ||
      (isWord(second, 'by', 'through') && isWord(third, ...BY)) ||
      // The program's own words were taken out.
      isWord(second, 'for')
    const known = new Set(lines.filter((_, nth) => nth !== at).flatMap((other) => valuesIn(other)))
    return isMeans && isIdle(row, known) ? [] : row
  })
}
