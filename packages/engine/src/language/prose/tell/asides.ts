/** Clauses that make nothing: what the teller is about to do, and that what was made is joined. */
import { type Chunk, isWord, phraseIn } from '../phrases.ts'

const TELLS =
  /^(?:describe|explain|tell|give|show|walk|list|break|keep|go|start|try|call|refer|use|say|write|note|begin|follow)$/u

const isNumber = (chunk: Chunk): boolean =>
  (chunk.kind !== 'word' && chunk.kind !== 'phrase') ||
  (chunk.kind === 'phrase' && chunk.phrase.sizes.length + chunk.phrase.bare.length > 0)

const isThing = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase !== undefined && /^(?:cut|figure|work)$/u.test(phrase.kind)
}

/** "so I'll mostly describe it with diameters", "I will walk you through it": what comes behind tells of the telling. */
export function isOfTelling(chunks: readonly Chunk[], at: number): boolean {
  if (!isWord(chunks[at], 'i', 'we', 'me')) return false
  const rest = chunks.slice(at)
  const verb = rest.findIndex((chunk) => chunk.kind === 'word' && TELLS.test(chunk.text))
  return verb > 0 && verb < 5 && !rest.some(isNumber) && !rest.some(isThing)
}

const JOIN =
  /^(?:join|joins|joined|fuse|fused|merge|merged|unite|united|union|unioned|combine|combined|weld|welded|glue|glued|bond|bonded|attached|connected)$/u

/** Of which the words say no place that could be meant. */
const ALONE =
  /^(?:merge|merged|fuse|fused|unite|united|union|unioned|combine|combined|bond|bonded|join|joined)$/u

const CARRYING =
  /^(?:with|to|and|then|the|into|together|should|be|are|is|will|must|all|both|finally|so|that|,|them|now|lastly|next|two|all|\.|we|you|of|result|a|one|as|single|to|form)$/u

/** "Join the two into a single object", "all three are fused together", "merge them": the part is one solid anyway. */
export function isJoining(chunks: readonly Chunk[]): boolean {
  const verb = chunks.findIndex((chunk) => chunk.kind === 'word' && JOIN.test(chunk.text))
  if (verb < 0 || chunks.some(isNumber)) return false
  // "Merge the three shapes": by nothing else.
  const isBare =
    !chunks.some((chunk) => isWord(chunk, 'with', 'by', 'to', 'at', 'on', 'using')) &&
    chunks.every((chunk) => phraseIn(chunk)?.det !== 'a') &&
    verb <= 2
  if (isBare) return true
  const isOne = chunks.some(
    (chunk, at) =>
      isWord(chunk, 'together') ||
      (isWord(chunk, 'into', 'as', 'to') && isSingle(chunks[at + 1], chunks[at + 2])),
  )
  const isNew = chunks.some((chunk) => phraseIn(chunk)?.det === 'a' && !isSingle(chunk, undefined))
  if (isNew) return false
  const text = chunks[verb]?.kind === 'word' ? (chunks[verb] as { text: string }).text : ''
  return isOne || (ALONE.test(text) && chunks.every(isCarrying))
}

/** "the two", "the cylinder with the base": of bodies, and of no place on them. */
const isCarrying = (chunk: Chunk): boolean => {
  const phrase = phraseIn(chunk)
  return phrase
    ? /^(?:pronoun|whole|aside|body)$/u.test(phrase.kind) && phrase.of === undefined
    : chunk.kind === 'word' && (CARRYING.test(chunk.text) || JOIN.test(chunk.text))
}

const isSingle = (chunk: Chunk | undefined, next: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk) ?? (isWord(chunk, 'one', 'a') ? phraseIn(next) : undefined)
  return (
    isWord(chunk, 'one') ||
    (phrase !== undefined &&
      (phrase.det === 'a' || phrase.name === 'one') &&
      /^(?:whole|pronoun|aside|body|figure)$/u.test(phrase.kind))
  )
}
