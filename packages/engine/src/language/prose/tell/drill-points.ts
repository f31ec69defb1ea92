/** How a blind hole ends: "a 118 degree drill point", "with a conical bottom of 120° included angle", "its bottom is a cone". */
import { unread } from '../../operations/unread.ts'
import { type Chunk, type Figure, isWord, type Phrase, phraseIn } from '../phrases.ts'

const CONICAL = /^(?:conical|cone|coned|drill|drilled|twist drill|pointed)$/u
const USUAL_DEG = 118

const isDrilled = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:drill|drilled)$/u.test(word))

/** A bottom that is said to be conical; a tip or an end, of a hole. */
function isPointed(phrase: Phrase, hasHole: boolean): boolean {
  const { concept, kind, name, of } = phrase
  const words = [...phrase.words, ...phrase.unknown]
  if (!words.some((word) => CONICAL.test(word))) return false
  if (of && of.kind !== 'cut' && of.kind !== 'pronoun' && of.concept !== 'cone') return false
  if (kind === 'aside') return name === 'point' && (hasHole || isDrilled(words))
  if (kind !== 'place') return false
  return concept === 'bottom' || concept === 'floor'
    ? true
    : /^(?:end|apex)$/u.test(concept) && (isDrilled(words) || hasHole)
}

const angleOf = ({ bare, sizes }: Phrase): Figure | undefined =>
  bare.find(({ unit }) => unit === 'angle') ??
  sizes.find(({ dimension }) => dimension === 'angle')?.figures[0]

/** "… of 118° included angle", "(118 degrees)": behind the words for it. */
function angleBehind(chunks: readonly Chunk[], from: number): { figure: Figure; next: number } | undefined {
  const isBracket = isWord(chunks[from], '(')
  let at = from
  while (isWord(chunks[at], 'of', 'with', 'at', ',', '(', 'having') && at < from + 2) at++
  const chunk = chunks[at]
  const figure =
    chunk?.kind === 'size' && chunk.size.dimension === 'angle'
      ? chunk.size.figures[0]
      : chunk?.kind === 'figures' && chunk.what === 'angle'
        ? chunk.figures[0]
        : undefined
  if (!figure) return undefined
  let next = at + 1
  if (phraseIn(chunks[next])?.concept === 'angle' || isWord(chunks[next], 'included')) next++
  if (isBracket && isWord(chunks[next], ')')) next++
  return { figure, next }
}

const pointOf = (told: Figure | undefined, span: Chunk['span']): Chunk => {
  const figure: Figure = told ?? { value: USUAL_DEG, unit: 'angle', text: '', span }
  const words = told ? ['point'] : ['point', 'usual']
  return { kind: 'size', size: { dimension: 'angle', figures: [figure], words, span }, span }
}

/** "The bottom of the hole is a cone": the hole has a point. */
function isCone(chunks: readonly Chunk[], at: number): Phrase | undefined {
  const [bottom, cone] = [phraseIn(chunks[at]), phraseIn(chunks[at + 2])]
  const isBottom =
    bottom?.kind === 'place' &&
    /^(?:bottom|floor|end)$/u.test(bottom.concept) &&
    (bottom.of?.kind === 'cut' || (bottom.of?.kind === 'pronoun' && bottom.of.concept === 'it'))
  return isBottom && isWord(chunks[at + 1], 'is') && cone?.concept === 'cone' && cone.det === 'a'
    ? bottom.of
    : undefined
}

/** "(not counting the point)", "measured without the tip", "to the full diameter": the depth is that of the cylinder. */
function depthRemark(chunks: readonly Chunk[], from: number): number | undefined {
  let at = from
  const isBracket = isWord(chunks[at], '(')
  if (isBracket) at++
  const isWithout =
    (isWord(chunks[at], 'not') && isWord(chunks[at + 1], 'counting', 'including')) ||
    isWord(chunks[at], 'excluding', 'without')
  const isPlus = isWord(chunks[at], 'beyond', 'below', 'past') && !isBracket
  if (!isWithout && !isPlus) return undefined
  let next = isWithout && isWord(chunks[at], 'not') ? at + 2 : at + 1
  if (isWord(chunks[next], 'counting', 'including')) next++
  const what = phraseIn(chunks[next])
  const isPoint = what && /^(?:point|tip|cone|drill point|drill tip|bottom)$/u.test(what.name)
  const isDepth = what?.concept === 'depth' || what?.concept === 'diameter'
  if (isWithout ? !isPoint : !isDepth) return undefined
  next++
  return isBracket ? (isWord(chunks[next], ')') ? next + 1 : undefined) : next
}

/** "25 mm deep including the point": the cylinder is shorter, which nobody here reckons. */
function assertCounted(chunks: readonly Chunk[], at: number): void {
  const phrase = phraseIn(chunks[at + 1])
  if (
    isWord(chunks[at], 'including', 'includes') &&
    phrase &&
    /^(?:point|tip)$/u.test(phrase.name) &&
    /^(?:the|its)$/u.test(phrase.det) &&
    !isWord(chunks[at - 1], 'not')
  )
    throw unread(phrase.name)
}

export function withDrillPoints(chunks: readonly Chunk[]): Chunk[] {
  const hasHole = chunks.some((chunk) => phraseIn(chunk)?.concept === 'hole')
  const made: Chunk[] = []
  let isTold = false
  for (let at = 0; at < chunks.length; ) {
    const chunk = chunks[at] as Chunk
    const phrase = phraseIn(chunk)
    const hole = isCone(chunks, at)
    const remark = hasHole || isTold ? depthRemark(chunks, at) : undefined
    if (hole) {
      const cone = phraseIn(chunks[at + 2]) as Phrase
      const behind = angleBehind(chunks, at + 3)
      made.push(
        { kind: 'phrase', phrase: { ...hole, det: 'the' }, span: chunk.span },
        { kind: 'word', text: 'has', span: chunk.span },
        pointOf(angleOf(cone) ?? behind?.figure, cone.span),
      )
      isTold = true
      at = behind?.next ?? at + 3
    } else if (remark !== undefined) at = remark
    else if (phrase && isPointed(phrase, hasHole)) {
      const own = angleOf(phrase)
      const behind = own ? undefined : angleBehind(chunks, at + 1)
      // "ends in a 118 degree drill point".
      if (
        isWord(made.at(-1), 'in', 'into') &&
        isWord(made.at(-2), 'ends', 'ending', 'finishes', 'finishing')
      ) {
        const verb = made.splice(-2)[0] as Chunk
        made.push({ kind: 'word', text: 'with', span: verb.span })
      }
      made.push(pointOf(own ?? behind?.figure, phrase.span))
      isTold = true
      at = behind?.next ?? at + 1
    } else {
      if (hasHole) assertCounted(chunks, at)
      made.push(chunk)
      at++
    }
  }
  return made
}
