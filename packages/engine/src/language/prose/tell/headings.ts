/** A heading inside of the line: "Holes: four, 7 mm in diameter", "Motor mounts: four circular platforms …". */
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'

const isLabel = (phrase: Phrase | undefined): phrase is Phrase =>
  phrase?.plural === true &&
  phrase.count === undefined &&
  phrase.det === '' &&
  /^(?:body|cut)$/u.test(phrase.kind) &&
  phrase.bare.length + phrase.sizes.length === 0

/** "Pin hole: one, 4 mm in diameter". */
function single(chunks: readonly Chunk[]): Chunk[] | undefined {
  const [first, colon, next, after] = chunks
  const [label, one] = [phraseIn(first), phraseIn(next)]
  const isHole =
    label?.kind === 'cut' &&
    !label.plural &&
    label.count === undefined &&
    label.det === '' &&
    label.bare.length + label.sizes.length === 0
  if (!first || !isHole || !isWord(colon, ':') || one?.concept !== 'one' || one.det !== '') return undefined
  if (one.bare.length + one.sizes.length > 0 || one.ordinal !== undefined) return undefined
  if (!isWord(after, ',', 'of', 'with', 'at', 'on', '(')) return undefined
  const counted: Chunk = { ...first, kind: 'phrase', phrase: { ...label, det: 'a' } }
  return [counted, ...chunks.slice(isWord(after, 'of') ? 4 : 3)]
}

const countIn = (chunk: Chunk | undefined): number | undefined =>
  chunk?.kind === 'figures' && /^(?:count|number)$/u.test(chunk.what) && chunk.figures.length === 1
    ? chunk.figures[0]?.value
    : undefined

export function withHeadings(chunks: readonly Chunk[]): Chunk[] {
  const alone = single(chunks)
  if (alone) return alone
  const [first, colon, next, after] = chunks
  const label = phraseIn(first)
  if (!first || !isLabel(label) || !isWord(colon, ':')) return [...chunks]
  const count = countIn(next)
  // "Holes: four of 6 mm diameter", "Arms: four, each 10 mm wide".
  if (count !== undefined && isWord(after, ',', 'of', 'with', 'at', 'on', '(')) {
    const counted: Chunk = { ...first, kind: 'phrase', phrase: { ...label, count } }
    return [counted, ...chunks.slice(isWord(after, 'of') ? 4 : 3)]
  }
  const told = phraseIn(next)
  if (!told || told.kind !== label.kind) return [...chunks]
  const isSame = told.name === label.name || told.concept === label.concept
  const isTold = told.count !== undefined || /^(?:each|both|all|a)$/u.test(told.det)
  if (!isTold || !(isSame || told.plural)) return [...chunks]
  const known = isSame || told.words.includes(label.name)
  const phrase = known ? told : { ...told, words: [...told.words, label.name] }
  return [{ kind: 'phrase', phrase, span: phrase.span }, ...chunks.slice(3)]
}
