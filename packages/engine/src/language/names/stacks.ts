/**
 * Bodies that stand on each other, told by their order alone: "From bottom to top: a plate, a cylinder and a cone", "The
 * bottom one is a disc, the middle one is a cylinder and the top one is a cube", "Three bodies are stacked. The first is …".
 * Each is told in a sentence of its own, on top of or below the one before.
 */
import { ORDER } from '../lexicon/order.ts'
import { where } from '../text/heard.ts'
import { asFiller, conceptOf, type Item, isMark, means, unsaid } from '../text/items.ts'
import { findSpoken, spoken } from '../text/spoken.ts'

const UP = /from (?:the )?(?:bottom|base|ground) (?:up(?:wards?)?|to (?:the )?top)|bottom to top|bottom up/u
const DOWN =
  /from (?:the )?top (?:down(?:wards?)?|to (?:the )?(?:bottom|base|ground))|top to bottom|top down/u

type Way = 'on top' | 'underneath'

/** Behind the article of a body: whatever stands before its noun. */
const isAdjective = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' ||
  means(item, 'dimension') ||
  means(item, 'shape') ||
  means(item, 'filler') ||
  means(item, 'which', 'vertical', 'horizontal') ||
  isMark(item, ',', 'x', '×', '-')

const FARTHEST = 12

/** Whether a body is told here as new: "a 40 mm diameter, 20 mm high cylinder", and no "a width of 20 mm". */
function isBodyAt(items: readonly Item[], at: number): boolean {
  if (!means(items[at], 'determiner', 'a')) return false
  let noun = at + 1
  while (noun < at + FARTHEST && isAdjective(items[noun]) && !means(items[noun], 'solid')) noun++
  return means(items[noun], 'solid') && !means(items[noun], 'solid', 'base')
    ? true
    : /^base$/iu.test(items[noun]?.text ?? '') && means(items[noun + 1], 'solid')
}

const THEN = /^(?:then|finally|lastly|next|and)$/iu
const joins = (item: Item | undefined): boolean =>
  isMark(item, ',', ';') || means(item, 'conjunction', 'and') || THEN.test(item?.text ?? '')

/** The bodies of a list, without what stands between them. */
function piecesOf(items: readonly Item[]): Item[][] | undefined {
  const starts = items.flatMap((_, at) =>
    isBodyAt(items, at) && (at === 0 || joins(items[at - 1])) ? [at] : [],
  )
  if (starts[0] === undefined || !items.slice(0, starts[0]).every(joins)) return undefined
  return starts.map((from, index) => {
    let end = starts[index + 1] ?? items.length
    while (end > from && joins(items[end - 1])) end--
    return items.slice(from, end)
  })
}

/** Each body but the first against the one before it. */
const stacked = (pieces: readonly Item[][], way: Way): Item[][] =>
  pieces.map((piece, index) =>
    index === 0
      ? piece
      : [...piece, unsaid(piece.at(-1) as Item, { category: 'place', concept: way }, '', way)],
  )

const countIn = (items: readonly Item[]): number | undefined =>
  items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind === 'count' ? (item.quantity.values[0]?.value ?? []) : [],
  )[0]

/** "From bottom to top: a plate, a cylinder and a cone". */
function listed(items: readonly Item[]): Item[][] | undefined {
  const colon = items.findIndex((item) => isMark(item, ':'))
  const lead = items.slice(0, colon)
  if (colon < 1 || lead.some((item) => item.kind === 'quantity' && item.quantity.kind === 'length'))
    return undefined
  const { text } = spoken(lead)
  const way = UP.test(text) ? 'on top' : DOWN.test(text) ? 'underneath' : undefined
  const pieces = way && piecesOf(items.slice(colon + 1))
  if (!way || !pieces || pieces.length < 2 || (countIn(lead) ?? pieces.length) !== pieces.length)
    return undefined
  return [lead.filter((item) => !isMark(item)).map(asOrder), ...stacked(pieces, way)]
}

/** Only says in which order the bodies are told. */
const asOrder = (item: Item): Item => asFiller(item, 'the order of the bodies')

const LEVELS: readonly RegExp[] = [
  /^(?:bottom|lower|lowest|lowermost|bottommost)$/iu,
  /^(?:middle|central|center|centre|intermediate)$/iu,
  /^(?:top|upper|topmost|uppermost|highest)$/iu,
]
const PIECE = /^(?:one|body|part|section|piece|element|tier|layer|component|solid|portion|shape|object)$/iu

interface Clause {
  sentence: number
  /** First item of it, that of the body, and the first behind it. */
  from: number
  body: number
  end: number
  /** From the ground up, or in the order of numbers. */
  rank: number
  numbered: boolean
}

/** "the middle one is a", "the second is a". */
function clauseAt(items: readonly Item[], from: number): Omit<Clause, 'sentence' | 'end'> | undefined {
  if (!means(items[from], 'determiner', 'the') || (from > 0 && !joins(items[from - 1]))) return undefined
  const [word, ...more] = (items[from + 1]?.text ?? '').split(/\s+/u)
  const number = ORDER.indexOf(conceptOf(items[from + 1], 'ordinal') ?? '')
  const level = LEVELS.findIndex((each) => each.test(word ?? ''))
  const rank = number >= 0 ? number : level
  if (rank < 0 || !more.every((each) => PIECE.test(each))) return undefined
  const be = PIECE.test(items[from + 2]?.text ?? '') ? from + 3 : from + 2
  if (!means(items[be], 'be') || !isBodyAt(items, be + 1)) return undefined
  return { from, body: be + 1, rank, numbered: number >= 0 }
}

const STACKED =
  /(?:^| )stack(?:ed|s)?(?: |$)|on top of each other|on top of one another|one on top of the other/u

/** "and stands on the first": what the order says anyway. */
const ON_BEFORE = new RegExp(
  `(?:, )?(?:and |which |that )?(?:it )?(?:stands|sits|rests|is|lies|is placed|is stacked|is positioned|is centered|is centred)?(?: directly| centered| centrally)* (?:on|on top of|atop|upon) the (?<before>${ORDER.join('|')}|previous|lower|bottom|middle)(?: one| body| part| section| piece)?$`,
  'u',
)

function partedFrom(items: readonly Item[], rank: number): { body: Item[]; contact: Item[] } | undefined {
  const found = findSpoken(items, ON_BEFORE)
  const before = ORDER.indexOf(found?.match.groups?.['before'] ?? '')
  if (before >= 0 && before !== rank - 1) return undefined
  const end = found?.from ?? items.length
  return { body: items.slice(0, end), contact: items.slice(end).filter((item) => !isMark(item)) }
}

const isRun = (ranks: readonly number[]): boolean =>
  ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] as number))

/** "The bottom one is a disc, the middle one is a cylinder and the top one is a cube". */
function byLevels(sentences: readonly Item[][]): Item[][] | undefined {
  const clauses = sentences.flatMap((items, sentence): Clause[] => {
    const found = items.flatMap((_, at) => clauseAt(items, at) ?? [])
    return found.map((clause, index) => ({
      ...clause,
      sentence,
      end: found[index + 1]?.from ?? items.length,
    }))
  })
  if (clauses.length < 2) return undefined
  const ranks = clauses.map(({ rank }) => rank)
  const numbered = clauses.every((clause) => clause.numbered)
  if (!numbered && clauses.some((clause) => clause.numbered)) return undefined
  const rising = isRun(ranks)
  if (!rising && (numbered || !isRun(ranks.toReversed()))) return undefined
  if (numbered && ranks.some((rank, at) => rank !== at)) return undefined
  // Numbers alone say nothing of what stands on what; two levels with a noun of their own are told apart by it.
  const others = sentences.filter((_, at) => !clauses.some(({ sentence }) => sentence === at))
  const announced = others.find((items) => STACKED.test(spoken(items).text))
  const said = clauses.every(({ sentence, body, end, rank }) => {
    const items = sentences[sentence]?.slice(body, end) ?? []
    return rank === 0 || findSpoken(items, ON_BEFORE) !== undefined
  })
  if (numbered ? !announced && !said : clauses.length < 3) return undefined
  // All of them stand in sentences that tell nothing else.
  const own = new Map<number, Clause[]>()
  for (const clause of clauses) own.set(clause.sentence, [...(own.get(clause.sentence) ?? []), clause])
  const pieces: Item[][] = []
  const leads: Item[] = []
  for (const [sentence, told] of own) {
    const items = sentences[sentence] as Item[]
    if (told[0]?.from !== 0) return undefined
    for (const { from, body, end, rank } of told) {
      let last = end
      while (last > body && joins(items[last - 1])) last--
      const parted = partedFrom(items.slice(body, last), rank)
      if (!parted) return undefined
      pieces.push(parted.body)
      leads.push(...items.slice(from, body), ...parted.contact)
    }
  }
  const stack = [leads.map(asOrder), ...stacked(pieces, rising ? 'on top' : 'underneath')]
  const first = clauses[0]?.sentence
  return sentences.flatMap((items, sentence): Item[][] => {
    if (sentence === first) return stack
    if (own.has(sentence)) return []
    return [
      items === announced && isAnnouncement(items)
        ? items.filter((item) => !isMark(item)).map(asOrder)
        : items,
    ]
  })
}

/** It tells no body and no size of its own. */
const isAnnouncement = (items: readonly Item[]): boolean =>
  !items.some(
    (item) =>
      means(item, 'solid') ||
      means(item, 'feature') ||
      (item.kind === 'quantity' && item.quantity.kind === 'length'),
  )

const KEY = /bottom|top|first|lower/iu

export const withStacks = where(
  [
    'ordinal:first|top|upper|highest|bottom up|base up|ground up',
    'ordinal:first|bottom|lower|lowest|base|ground|top down',
  ],
  (sentences) => {
    if (!sentences.some((items) => items.some(({ text }) => KEY.test(text)))) return sentences
    const listedOut = sentences.flatMap((items) => listed(items) ?? [items])
    return byLevels(listedOut) ?? listedOut
  },
)
