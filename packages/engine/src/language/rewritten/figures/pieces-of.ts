/** "A 60 degree wedge of a 100 mm disc", "a quarter of a ring": a piece of a round body is named by the body it is cut from. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const PIECE =
  /^(?:(?:(?:pie|pizza|cake|circular|pie shaped|wedge shaped) )?(?:wedge|slice|sector|segment|section|piece)|arc|part|quarter|one quarter|half|one half)$/u
const ROUND = new Set(['disc', 'cylinder', 'plate', 'spacer'])
const HOLLOW = new Set(['ring', 'tube', 'washer'])

/** What half of a body is called. */
const HALVES: Readonly<Record<string, readonly [concept: string, form: string]>> = {
  sphere: ['hemisphere', 'hemisphere'],
  disc: ['half disc', 'half disc'],
  cylinder: ['half cylinder', 'half cylinder'],
  rod: ['half cylinder', 'half rod'],
  ring: ['ring segment', 'half ring'],
  washer: ['ring segment', 'half washer'],
  tube: ['half pipe', 'half tube'],
}

/** "half of a pipe … the pipe": known again by the word that was said. */
const calledAs = (item: Item, form: string): string =>
  item.kind === 'term' && item.form === 'pipe' ? 'half pipe' : form

const FARTHEST = 12

const solidAfter = (items: readonly Item[], from: number): number => {
  for (let at = from; at < items.length && at < from + FARTHEST; at++)
    if (means(items[at], 'solid') || means(items[at], 'portion', 'circle')) return at
  return -1
}

/** What the piece is called: of a disc a sector, of a ring a segment. */
function pieceOf(item: Item | undefined): string | undefined {
  if (item?.kind !== 'term') return undefined
  if (means(item, 'portion', 'circle')) return 'sector'
  const concepts = item.senses.filter(({ category }) => category === 'solid').map(({ concept }) => concept)
  if (concepts.some((concept) => HOLLOW.has(concept))) return 'ring segment'
  return concepts.some((concept) => ROUND.has(concept)) ? 'sector' : undefined
}

const SPEAKING = 'manner of speaking'
const TITLED = 'the name of the part'
const asWord = (item: Item): Item => asFiller(item, SPEAKING)

const isSized = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind !== 'count'

const hasAngle = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')

/** "half of a 40 mm ball", "the upper half of a ring": named by what it is half of; no size of its own may stand before that. */
function withHalf(items: readonly Item[]): Item[] {
  const at = items.findIndex((item) => /^(?:one )?half(?: an?| of an?)?$/iu.test(item.text))
  const noun = at < 0 ? -1 : solidAfter(items, at + 1)
  const between = items.slice(at + 1, noun)
  const plain = between.every(
    (item) =>
      item.kind === 'quantity' ||
      means(item, 'determiner', 'a') ||
      means(item, 'preposition', 'of') ||
      means(item, 'dimension') ||
      means(item, 'filler') ||
      means(item, 'shape', 'circular', 'hollow'),
  )
  const concept = Object.keys(HALVES).find((each) => means(items[noun], 'solid', each))
  const [half, form] = HALVES[concept ?? ''] ?? []
  // "cut half of a cylinder away", of which nothing is told, is no body of its own.
  const cut = items.some((item) => means(item, 'operation', 'cut'))
  const sized = items.slice(at).some(({ kind }) => kind === 'quantity')
  if (noun < 0 || !plain || !half || !form || (cut && !sized)) return [...items]
  const colon = items.findIndex((item, index) => index < at && isMark(item, ':'))
  // "A D-shaped bar: half of a cylinder …": what it is called, and no second body.
  const titled = !items.slice(0, Math.max(colon, 0)).some(isSized)
  const read = items.flatMap((item, index): Item[] => {
    if (titled && index < colon) return means(item, 'determiner') ? [item] : [asFiller(item, TITLED)]
    if (index === noun)
      return [asTerm(item, { category: 'solid', concept: half }, { form: calledAs(item, form) })]
    // "the upper half of a ball" is a half ball however it is called.
    const lead = index === at - 1 && means(item, 'face')
    if (
      lead ||
      index === at ||
      (index > at && index < noun && item.kind !== 'quantity' && !means(item, 'dimension'))
    )
      return means(item, 'determiner', 'a') ? [item] : [asWord(item)]
    return [item]
  })
  // "cut out half of a ball": what is cut follows its verb.
  const words = read.slice(at, noun).filter((item) => means(item, 'filler', SPEAKING))
  const rest = read.slice(at, noun + 1).filter((item) => !words.includes(item))
  return [...read.slice(0, at), ...rest, ...words, ...read.slice(noun + 1)]
}

const isSector = (item: Item | undefined): boolean => means(item, 'solid', 'sector')

/** "A quarter-round plate: a 90-degree pie slice of a disc …": what it is called, before it is told. */
function withoutTitle(items: readonly Item[]): Item[] {
  const colon = items.findIndex((item) => isMark(item, ':', '('))
  const piece = items.findIndex((_, at) => at > colon && isPieceAt(items, at))
  const title = items.slice(0, Math.max(colon, 0))
  const named = title.some(isSector) && title.every((item) => !isSized(item))
  if (!named || piece < 0) return [...items]
  return items.map((item, at) => (at < colon && !means(item, 'determiner') ? asFiller(item, TITLED) : item))
}

/** "a quarter-round block", "a pie-slice plate": the second noun says no more than the first. */
const withoutSecondNoun = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    isSector(items[at - 1]) && means(item, 'solid', 'block', 'plate', 'bar', 'prism', 'piece', 'sector')
      ? asFiller(item, 'what it is besides')
      : item,
  )

const CUT_FROM = /^(?:cut|taken|sliced) (?:from|out of)$/iu

/** How many items tie the piece to what it is cut from: "of", "cut from". */
function tiedBy(items: readonly Item[], at: number): number {
  const [lead, next] = items.slice(at + 1, at + 3)
  if (means(lead, 'preposition', 'of', 'from') || CUT_FROM.test(lead?.text ?? '')) return 1
  return CUT_FROM.test(`${lead?.text} ${next?.text}`) ? 2 : 0
}

const isPieceAt = (items: readonly Item[], at: number): boolean =>
  PIECE.test((items[at]?.text ?? '').toLowerCase()) && tiedBy(items, at) > 0

function withPiece(said: readonly Item[]): Item[] {
  const { text } = spoken(said)
  if (/^(?:.* )?half (?:of )?an? /u.test(text)) return withHalf(said)
  const items = withoutSecondNoun(withoutTitle(said))
  if (!/ (?:of|from|out of|cut from) /u.test(text)) return [...items]
  const at = items.findIndex((_, index) => isPieceAt(items, index))
  if (at < 0) return [...items]
  const noun = solidAfter(items, at + 1 + tiedBy(items, at))
  const piece = pieceOf(items[noun])
  const quarter = /quarter/iu.test(items[at]?.text ?? '')
  // "a quarter of the plate's width": a size.
  if (/['’]s?$/u.test(items[noun]?.text ?? '')) return [...items]
  if (!piece || (!quarter && !hasAngle(items))) return [...items]
  // Its article is the body's own: one thing is spoken of.
  return items.map((item, index): Item => {
    if (index === noun && item.kind === 'term')
      return {
        ...item,
        form: quarter ? (piece === 'sector' ? 'quarter disc' : 'quarter ring') : piece,
        senses: [{ category: 'solid', concept: piece }],
      }
    return index >= at && index < noun && item.kind !== 'quantity' && !means(item, 'dimension')
      ? asWord(item)
      : item
  })
}

export const withPieces = where('half a|half of a|quarter|@|solid:sector', (sentences) =>
  sentences.map(withPiece),
)
