/** What is said not to be so: only what the part shows anyway is heard, anything else is refused. */
import { unread } from '../../operations/unread.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { asideOf, type Clause, quote, type Telling, type Theme } from './telling.ts'

export const DENIALS: readonly string[] = ['not', 'never', 'nor', 'neither', 'cannot']

/** "does not matter", "need not be modeled": speaks of the telling. */
const IDLE =
  /^(?:matter|needed|required|necessary|modeled|threaded|tapped|important|critical|change|changed|need)$/u

/** Words that a denial may hold without saying anything of the part. */
const CARRYING =
  /^(?:all|the|way|go|goes|going|be|is|are|it|to|does|do|extend|extends|run|runs|pass|passes|come|comes|out|cut|right|completely|fully|entirely|quite|any|they|of)$/u

/** "the other side", "the opposite wall". */
const isFar = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  /^(?:side|wall|face|end)$/u.test(phrase.name) &&
  [phrase.det, ...phrase.words].some((word) => /^(?:other|opposite|far)$/u.test(word))

/** The chunk behind the denial. */
export function readDenial(t: Telling, c: Clause, chunks: readonly Chunk[], at: number): number {
  let next = at + 1
  // "not only", "why not": denies nothing.
  if (isWord(chunks[next], 'only', 'just')) return next + 1
  // "There isn't a top": as "no top" is.
  const missed = phraseIn(chunks[next])
  const isTop = missed?.concept === 'top' || /^(?:lid|cover|roof|ceiling)$/u.test(missed?.name ?? '')
  if (isTop && missed?.det === 'a' && isWord(chunks[at - 1], 'is', 'are', 'be', 'has', 'does')) {
    c.denied = true
    return next + 1
  }
  let deep = false
  let idle = false
  for (; next < chunks.length; next++) {
    const chunk = chunks[next]
    if (isWord(chunk, ',', 'but', '(', ')', ';', ':')) break
    if (isWord(chunk, 'through') || (isWord(chunk, 'out') && phraseIn(chunks[next + 1])?.kind === 'place'))
      deep = true
    else if (chunk?.kind === 'word' && IDLE.test(chunk.text)) idle = true
    else if (chunk?.kind === 'word' && CARRYING.test(chunk.text)) continue
    else if (isWord(chunk, 'into', 'through', 'on', 'continue', 'continues', 'reach', 'exit', 'penetrate'))
      continue
    else if (isFar(phraseIn(chunk))) continue
    else if (deep && phraseIn(chunk) && phraseIn(chunk)?.bare.length === 0) continue
    else if (phraseIn(chunk)?.kind === 'pronoun' || phraseIn(chunk)?.kind === 'aside') continue
    else break
  }
  const theme = c.theme ?? t.lastTheme
  const apart = readApart(t, theme, chunks, at)
  if (apart !== undefined) return apart
  const isEnd = next >= chunks.length || isWord(chunks[next], ',', 'but', '(', ')', ';', ':')
  if (isEnd && deep && theme?.kind === 'thing' && theme.thing.role === 'cut') {
    theme.thing.words.push('blind')
    return next
  }
  // "but doesn't continue to the other side": it stops before.
  const far = chunks.slice(at + 1, next).some((chunk) => isFar(phraseIn(chunk)))
  if (isEnd && far && theme?.kind === 'thing' && theme.thing.role === 'cut') {
    theme.thing.words.push('blind')
    return next
  }
  if (isEnd && idle) return next
  // "so that it does not slide off": what it is for.
  const rest = chunks.slice(at)
  const comma = rest.findIndex((chunk) => isWord(chunk, ',', ')', ';'))
  const said = comma < 0 ? rest : rest.slice(0, comma)
  // "(not the vertical ones)" leaves out some of what is worked.
  const isLeftOut = c.theme?.kind === 'work' || said.some((chunk) => phraseIn(chunk)?.kind === 'place')
  if (asideOf(c) && !isLeftOut && said.every(({ kind }) => kind === 'word' || kind === 'phrase'))
    return at + said.length
  throw unread(quote(t, [chunks[at]?.span[0] ?? 0, chunks.at(-1)?.span[1] ?? 0]))
}

const MEETING =
  /^(?:meet|touch|intersect|overlap|cross|connect|collide|join|cut|enter|reach|penetrate|pierce)$/u

/** "so they don't meet in the middle", "without touching the bore": held against the part. */
function readApart(
  t: Telling,
  theme: Theme | undefined,
  chunks: readonly Chunk[],
  at: number,
): number | undefined {
  const verb = chunks.findIndex(
    (chunk, nth) =>
      nth > at &&
      ((chunk.kind === 'word' && MEETING.test(chunk.text)) ||
        // "does not cut the plate": the verb.
        (phraseIn(chunk)?.name === 'cut' && phraseIn(chunk)?.det === '')),
  )
  const isNext =
    verb > at && chunks.slice(at + 1, verb).every((chunk) => isWord(chunk, 'quite', 'even', 'ever'))
  if (!isNext || theme?.kind !== 'thing' || theme.thing.role !== 'cut') return undefined
  let next = verb + 1
  let other: Phrase | undefined
  for (; next < chunks.length && !isWord(chunks[next], ',', 'and', 'but', '(', ')', ';', ':'); next++) {
    const phrase = phraseIn(chunks[next])
    if (phrase?.kind === 'cut' || phrase?.kind === 'body') other = phrase
    else if (phrase && !/^(?:pronoun|place|aside)$/u.test(phrase.kind)) return undefined
    else if (!phrase && chunks[next]?.kind !== 'word') return undefined
  }
  t.claims.push({ of: theme.thing, other, span: [chunks[at]?.span[0] ?? 0, chunks[next - 1]?.span[1] ?? 0] })
  return next
}
