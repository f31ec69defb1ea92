/**
 * "Cut a half circle out of the top of the block, all the way through in Y. The circle is 50mm in diameter and its center is on
 * the top face": what is taken off a body, with the sentences that go on about it. Read clause by clause, and only where
 * nothing of it is left over; it then stands as one word that knows it all.
 */

import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Entity } from '../entity.ts'
import { impliedLength, type Value } from '../quantities/quantity.ts'
import { diameterOf } from '../rewritten/cuts/truncated-balls.ts'
import { quote } from '../sizes/sizes.ts'
import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { asSettled, asTerm, conceptOf, countOf, isMark, means, phraseOf, unsaid } from '../text/items.ts'
import { withoutLinksBehind } from '../text/links.ts'
import { unsaidWord } from '../text/little-words.ts'
import { spoken } from '../text/spoken.ts'
import { newRemoval, type Removal } from './removal.ts'
import { type Host, sitesOf } from './sites.ts'
import { CLAUSES, IDLE, NOUNS } from './words.ts'

const sticky = (source: string): RegExp => new RegExp(`${source}(?= |$)`, 'uy')

const LEAD =
  "(?:(?:then|next|now|finally|first|lastly|last|also|and|after that|afterwards|so|,|step) )*(?:(?:we're|we are|i am|i'm|you|i|we|i'll|we'll|let's|let us|please)(?: (?:going to|will|want to|need to|can|then|also))? )*"
const VERB =
  "(?<verb>(?:cut|mill|machine|remove|take|saw|carve|grind|trim|slice|shave|subtract|make|create|put|add|there is|there's|there are|it has|it gets|has|have|gets|get|do)(?: (?:away|out|off|down|in))*)"
const NUMBER = '(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten)'
const HEADS = NOUNS.map(({ kind, pattern }) => ({
  kind,
  told: sticky(
    `${LEAD}${VERB} ${NUMBER} (?<sizes>(?:#x# |(?:#|ø#|r#) (?:(?:wide|deep|long|diameter|radius|in diameter) )?(?:(?:,|and|by|x) )*)*)(?:(?:single|small|straight|identical) )*(?<noun>${pattern})`,
  ),
  /** In one sentence with the body: "a block with a half-round cut in the top". */
  withIt: sticky(
    `(?<verb>with|and|,) ${NUMBER} (?<sizes>(?:#x# |(?:#|ø#|r#) (?:(?:wide|deep|long|diameter|radius|in diameter) )?(?:(?:,|and|by|x) )*)*)(?:(?:single|small|straight|identical) )*(?<noun>${pattern})`,
  ),
}))
/** What has no noun of its own: a corner that is cut off, a top cut at a slope. */
const CORNER = sticky(
  `${LEAD}(?:cut|saw|chop|slice|trim|take|machine|mill|cut away|cut off|saw off|chop off|slice off|trim off|remove)(?: (?:off|away))?(?= (?:(?:one of the|one of its|the|one|all|all four|each)(?: of the)?(?: four)? )(?:(?:top|bottom|upper|lower|front|back|rear|left|right|vertical|upright|outer) )*(?:corners?|edge)(?: |$))`,
)
const SLOPED = 'an? (?:slope|slant|angle|incline)'
const SLOPE = sticky(
  `${LEAD}(?:(?:cut|mill|machine|slice|saw|make)(?: (?:off|down))? (?:the|its) top(?: (?:face|side|surface))?(?: of (?:it|(?:the|this) [a-z]+))?(?: off)?(?: (?:at|on|with|in|to) ${SLOPED}| sloping| sloped?| slanted| diagonally)?|slope (?:the|its) top(?: (?:face|side|surface))?(?: of (?:it|(?:the|this) [a-z]+))?|(?:the|its) top(?: (?:face|side|surface))?(?: of (?:it|(?:the|this) [a-z]+))? (?:is cut (?:at|on|with|to) ${SLOPED}|is (?:sloped|slanted|sloping)|slopes))`,
)
const BEVEL = sticky(`${LEAD}(?:cut|mill|machine|put|add|make) a (?:bevel|slant)(?= )`)
/** "round the top of the block with two 15 mm fillets". */
const ROUNDED = sticky(
  `${LEAD}(?:round|round over|round off|fillet)(?: (?:over|off))? the top(?: (?:end|face))?(?: of (?:it|(?:the|this) [a-z]+))?(?: (?:over|off))?`,
)
/** "cut away the top right part": a step by where it is. */
const PART = sticky(
  `${LEAD}(?:cut|mill|machine|take|saw)? ?(?:cut away|remove|cut off|cut out|take away|take off|away|off|out) the(?= (?:(?:top|bottom|upper|lower) (?:left|right|front|back|rear)|(?:left|right|front|back|rear) (?:top|bottom|upper|lower)) (?:part|portion|section|piece)(?: |$))`,
)

/** It goes on about what was just told. */
const ABOUT =
  /^(?:it|it's|it is|its|they|they're|they are|their|each(?: (?:one|cut|flat|notch|step|cut ?out|half circle|corner))?|so|both(?: of them)?|the (?:(?:half |quarter )?circles?|semi ?circles?|half rounds?|radius|diameter|depth|width|cuts?|cut ?outs?|notch(?:es)?|steps?|grooves?|rabbets?|rebates?|shoulders?|ledges?|slope|bevel|arc|flats?|steps|stairs|overall height)|this|when you look|seen from|the top is|both(?: of them)?|(?:the|its) cent(?:er|re))(?: |$)/u
/** Said of it by its name: no clause of its own. */
const SUBJECT = sticky(
  "(?:so )?(?:it|it's|it is|its|they|they're|they are|their|each(?: (?:one|cut|flat|notch|step|cut ?out|half circle|corner))?|this|both(?: of them)?|the (?:half circles?|quarter circles?|circle|semi ?circle|half round|cuts?|cut ?outs?|notch(?:es)?|steps?|grooves?|rabbets?|rebates?|shoulders?|ledges?|slope|bevel|arc|flats?|stairs))(?: (?:is|are|has|have|goes|runs|should be))?",
)

const PATTERNS = CLAUSES.map(([source, take]) => ({ pattern: sticky(`(?:${source})`), take }))
const IDLE_WORD = sticky(IDLE)

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** As it was said, no more and no less. */
const isExact = (item: Item): boolean =>
  item.kind !== 'quantity' ||
  (!item.quantity.approximate && item.quantity.tolerance === undefined && item.quantity.choice === undefined)

function valuesIn(items: readonly Item[]): Value[] {
  return items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind !== 'count' && item.quantity.kind !== 'angle'
      ? item.quantity.values
      : [],
  )
}

/** Only half of a right angle is what it comes to with two legs alike. */
const isHalfRight = (items: readonly Item[]): boolean =>
  items.every(
    (item) =>
      item.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 45,
  )

/** Reads on from a place of a sentence to its end; whether nothing is left over. */
function readClauses(items: readonly Item[], from: number, removal: Removal): boolean {
  const { text, itemAt } = spoken(items)
  let at = from
  while (at < text.length) {
    if (text[at] === ' ') {
      at++
      continue
    }
    const end = clauseAt(items, text, itemAt, at, removal)
    if (end === undefined) return false
    at = end
  }
  return true
}

function clauseAt(
  items: readonly Item[],
  text: string,
  itemAt: (offset: number) => number,
  at: number,
  removal: Removal,
): number | undefined {
  for (const { pattern, take } of PATTERNS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match || match[0] === '') continue
    const end = at + match[0].length
    const said = items.slice(itemAt(at), itemAt(end - 1) + 1)
    const before: Removal = structuredClone(removal)
    const clause = { groups: match.groups ?? {}, text: match[0], values: valuesIn(said), items: said }
    if (isHalfRight(said) && take(removal, clause)) return end
    Object.assign(removal, before)
  }
  IDLE_WORD.lastIndex = at
  const idle = IDLE_WORD.exec(text)
  return idle ? at + idle[0].length : undefined
}

interface Head {
  removal: Removal
  /** First item of it, and where the text goes on. */
  from: number
  on: number
  noun: readonly Item[]
  /** It may as well stand out, unless something says that it goes down. */
  doubtful: boolean
}

/** Where a sentence may begin to tell it: at its beginning, or behind the place where it is. */
const startsOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/(?<= )(?:cut|mill|machine|remove|take|saw|there|has|have|gets?|make)(?= )/gu)].map(
    ({ index }) => index,
  ),
]

function* headsIn(items: readonly Item[]): Generator<Head> {
  const { text, itemAt } = spoken(items)
  for (const { kind, told, withIt } of HEADS) {
    for (const [pattern, starts] of [
      [told, startsOf(text)],
      [
        withIt,
        [...text.matchAll(/(?<=^| )(?:with|and|,) (?=an? |one |two |three |four )/gu)].map(
          ({ index }) => index,
        ),
      ],
    ] as const)
      for (const start of starts) {
        pattern.lastIndex = start
        const match = pattern.exec(text)
        if (!match) continue
        const { noun = '', count = 'a', sizes = '', verb = '' } = match.groups ?? {}
        // What is added is a step that stands out; what is there may be one, as long as nobody says that it is cut.
        if (/^(?:make|create|put|add|do|with|and|,)/u.test(verb) && isOpenToDoubt(noun)) continue
        const doubtful = /^(?:there|it|ha|get)/u.test(verb) && isOpenToDoubt(noun)
        const end = start + match[0].length
        const removal = newRemoval(kind, noun.replace(/s$/u, ''))
        removal.count = NUMBERS[count] ?? 1
        if (kind === 'stairs' && removal.count < 2) continue
        const nounAt = itemAt(end - noun.length)
        if (sizes !== '' && !readSizes(items, itemAt(start), nounAt, removal)) continue
        const square = /square/u.test(noun) ? squared(removal) : true
        if (!square) continue
        const joined = pattern === withIt
        if (!joined && start > 0 && !readClauses(items.slice(0, itemAt(start)), 0, removal)) continue
        const from = joined ? itemAt(start) : 0
        yield { removal, from, on: end, noun: items.slice(nounAt, itemAt(end - 1) + 1), doubtful }
      }
  }
  const head = headless(items, text, itemAt)
  if (head) yield head
}

/** Nouns that may stand out as well, or be anything. */
const isOpenToDoubt = (noun: string): boolean =>
  /step|shoulder|ledge|strip|rectangle|square$|squares$|chunk|piece|bite/u.test(noun)

/** "a 10 mm square": both ways. */
const squared = (removal: Removal): boolean => removal.sizes.every(({ word }) => word !== 'width')

function headless(
  items: readonly Item[],
  text: string,
  itemAt: (offset: number) => number,
): Head | undefined {
  for (const [pattern, kind, form] of [
    [CORNER, 'corner', 'corner'],
    [SLOPE, 'slope', 'slope'],
    [BEVEL, 'corner', 'bevel'],
    [PART, 'step', 'step'],
    [ROUNDED, 'round top', 'round top'],
  ] as const) {
    pattern.lastIndex = 0
    const match = pattern.exec(text)
    if (!match) continue
    const end = match[0].length
    const noun = items.slice(itemAt(end - 1), itemAt(end - 1) + 1)
    return { removal: newRemoval(kind, form), from: 0, on: end, noun, doubtful: false }
  }
  return undefined
}

/** "a 15 mm wide and 8 mm deep step": what stands before its noun. */
function readSizes(items: readonly Item[], from: number, to: number, removal: Removal): boolean {
  const first = items.findIndex(
    (item, at) => at >= from && item.kind === 'quantity' && countOf(item) === undefined,
  )
  const said = items.slice(first, to)
  return first >= 0 && first < to && readClauses(said, 0, removal)
}

/** A block so large that whatever is told fits it: only to see whether all of it was told. */
const ROOMY: readonly Host[] = [
  { min: [-4e5, -3e5, 0], max: [4e5, 3e5, 1e5], hollow: true },
  { min: [-3e5, -4e5, 0], max: [3e5, 4e5, 1e5], hollow: true },
  { min: [-1e5, -2e5, 0], max: [1e5, 2e5, 9e5], hollow: true },
]

/** Whether what was said tells where it is cut: on some body at least. */
function isTold(removal: Removal): boolean {
  // How far in a flat lies is known where the ball is.
  if (removal.kind === 'flat') return removal.sizes.length > 0 && removal.sides.length > 0
  const loosened: Removal = { ...removal, spans: [] }
  return ROOMY.some((host) => {
    try {
      return sitesOf(loosened, host) !== undefined
    } catch {
      // Sizes that do not agree were understood.
      return true
    }
  })
}

interface Read {
  removal: Removal
  head: Head
  /** How many sentences it takes up. */
  sentences: number
}

const MOST_SENTENCES = 5

const GOES = /\b(?:cut|milled|machined|removed|down|deep)\b/u

function readAt(sentences: readonly Item[][], at: number): Read | undefined {
  const [first] = sentences.slice(at) as [Item[]]
  if (!first.every(isExact)) return undefined
  for (const head of headsIn(first)) {
    const read = readClauses(first, head.on, head.removal) ? readOn(sentences, at, head) : undefined
    if (read) return read
  }
  return undefined
}

/** With as many of the sentences behind it as go on about it. */
function readOn(sentences: readonly Item[][], at: number, head: Head): Read | undefined {
  const next = sentences.slice(at + 1, at + MOST_SENTENCES)
  let read: Read | undefined = isTold(head.removal)
    ? { removal: head.removal, head, sentences: 1 }
    : undefined
  let removal = head.removal
  for (const [index, items] of next.entries()) {
    if (!ABOUT.test(spoken(items).text) || !items.every(isExact)) break
    const more = structuredClone(removal)
    const { text } = spoken(items)
    SUBJECT.lastIndex = 0
    const subject = SUBJECT.exec(text)?.[0] ?? ''
    const whole = structuredClone(more)
    if (readClauses(items, 0, whole)) removal = whole
    else if (subject !== '' && readClauses(items, subject.length, more)) removal = more
    else break
    if (isTold(removal)) read = { removal, head, sentences: index + 2 }
  }
  const said = sentences.slice(at, at + (read?.sentences ?? 0))
  if (head.doubtful && !said.some((items) => GOES.test(spoken(items).text))) return undefined
  return read
}

const isBody = (item: Item): boolean => means(item, 'solid')

/** How wide the ball is that was told before, where that is all there is. */
function ballBefore(sentences: readonly Item[][]): number | undefined {
  const solids = sentences.flat().filter((item) => means(item, 'solid'))
  if (solids.length === 0 || !solids.every((item) => means(item, 'solid', 'sphere'))) return undefined
  for (const items of sentences) {
    const across = diameterOf(items)
    if (across !== undefined) return across
  }
  return undefined
}

/** What is cut off a ball, once for each of its flats: by how much goes, or by how much is left. */
function flatsOf(
  removal: Removal,
  across: number,
): { side: SignedAxis; value: Value; off: number }[] | undefined {
  const { sides, sizes, count } = removal
  const [size, ...more] = sizes
  if (!size || more.length > 0 || sides.length === 0 || sides.some((side) => side[1] !== 'z'))
    return undefined
  if (count !== 1 && count !== sides.length) return undefined
  if (removal.places.length > 0 || removal.way || removal.through || removal.centredAlong.length > 0)
    return undefined
  const { word, value } = size
  if (word !== 'depth' && word !== 'height') return undefined
  const off = word === 'depth' ? value.value : (across - value.value) / sides.length
  if (off <= 0 || off * sides.length >= across) return undefined
  return sides.map((side) => ({ side, value, off }))
}

/** Cut off as far as its flats go in: "cut 4 mm off the bottom". */
function asSlices(told: readonly Item[][], { removal, head }: Read, across: number): Item[][] | undefined {
  const flats = flatsOf(removal, across)
  const [first = []] = told
  const behind = [...first.slice(head.from), ...told.slice(1).flat()]
  if (!flats) return undefined
  const orders = flats.map(({ side, value, off }): Item[] => {
    const said = behind.find((item) => item.span[0] <= value.span[0] && value.span[1] <= item.span[1]) as Item
    const { span, text } = said
    return [
      unsaidWord(said, 'operation', 'cut'),
      {
        kind: 'quantity',
        text,
        span,
        quantity: { ...impliedLength({ ...value, value: off }, { span, text }) },
      },
      unsaidWord(said, 'preposition', 'of', 'off'),
      unsaidWord(said, 'determiner', 'the'),
      unsaidWord(said, 'face', side, side === '+z' ? 'top' : 'bottom'),
    ]
  })
  const settled = behind
    .filter((item) => item.kind !== 'quantity' && item.kind !== 'mark')
    .map((item) => asSettled(item, 'what is cut off'))
  return [[...withoutLinksBehind(first.slice(0, head.from)), ...settled], ...orders]
}

/** The order that cuts it, in a sentence of its own. */
function asOrder(told: readonly Item[][], { removal, head }: Read): Item[][] {
  const [first = []] = told
  const all = [...first.slice(head.from), ...told.slice(1).flat()] as [Item, ...Item[]]
  const body = all.find(
    (item) => isBody(item) && !head.noun.includes(item) && conceptOf(item, 'solid') !== 'notch',
  )
  // Its words are all told: no pattern is to look at them again.
  const noun = asTerm(
    { text: removal.form, span: phraseOf(all).span },
    { category: 'feature', concept: 'removal' },
    { form: removal.form, settled: true, removal },
  )
  const order: Item[] = [
    unsaid(noun, { category: 'operation', concept: 'cut' }, '', 'cut'),
    unsaid(noun, { category: 'determiner', concept: 'a' }, '', 'a'),
    noun,
    ...(body?.kind === 'term'
      ? [
          unsaid(noun, { category: 'preposition', concept: 'in' }, '', 'in'),
          unsaid(noun, { category: 'determiner', concept: 'the' }, '', 'the'),
          { ...body, text: '', span: [noun.span[1], noun.span[1]] as [number, number], plural: false },
        ]
      : []),
  ]
  const before = withoutLinksBehind(first.slice(0, head.from))
  return before.length > 0 && !before.every((item) => isMark(item)) ? [before, order] : [order]
}

const TITLES = NOUNS.map(({ kind, pattern }) => ({
  kind,
  pattern: new RegExp(
    `(?: (?:with|that has|and has))(?: (?:an?|one|two|three|four|five|six|some|the))? (?<noun>${pattern})(?: for (?:a|an|the) [a-z]+)?$`,
    'u',
  ),
}))

/** "a block with three stair steps", told in detail further on: nothing of it is cut yet. */
function asTitle(items: Item[], { removal }: Read): Item[] {
  if (items.some((item) => item.kind === 'quantity' && countOf(item) === undefined)) return items
  const { text, itemAt } = spoken(items)
  const title = TITLES.find(({ kind }) => kind === removal.kind)
  const match = title?.pattern.exec(text)
  if (!match) return items
  const from = itemAt(match.index + 1)
  const counted = items.slice(from).flatMap((item) => countOf(item) ?? [])
  if (counted.some((count) => count !== removal.count)) return items
  return items.map((item, at) => (at < from || item.kind === 'mark' ? item : asSettled(item, 'told below')))
}

/** A body has to be there before anything is taken off it, in the same sentence or in one before. */
const hasBody = (sentences: readonly Item[][], at: number, before: readonly Item[]): boolean =>
  [...sentences.slice(0, at).flat(), ...before].some(isBody)

/** Each of them has to be cut: one that other words were taken to mean would be lost in silence. */
export function assertAllCut(sentences: readonly (readonly Item[])[], entities: readonly Entity[]): void {
  const lost = sentences
    .flat()
    .find((item) => item.kind === 'term' && item.removal && !entities.some((entity) => entity.item === item))
  if (lost)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell how ${quote(lost.text)} goes with the rest. Tell it in a sentence of its own.`,
    )
}

export const withRemovals = where(
  [
    'half|semi|quarter|step|rabbet|rebate|shoulder|ledge|strip|notch|cut out|cutout|rectangle|square|bite|chunk|piece|corner|edge|slope|slant|angle|bevel|flat|the top',
    'cut|mill|machine|remove|take|saw|with|there|subtract|groove|trim|slice|chop|round|fillet|slope',
  ],
  (sentences) => {
    const read: Item[][] = []
    for (let at = 0; at < sentences.length; at++) {
      const found = readAt(sentences, at)
      const items = sentences[at] as Item[]
      if (found?.removal.kind === 'flat') {
        const across = ballBefore([...sentences.slice(0, at), items.slice(0, found.head.from)])
        const told = sentences.slice(at, at + found.sentences)
        const slices = across === undefined ? undefined : asSlices(told, found, across)
        const [rest = [], ...orders] = slices ?? [items]
        // What is left of its own sentence, or goes with the one before.
        const last = slices && found.head.from === 0 ? read.pop() : undefined
        read.push(...(last ? [[...last, ...rest], ...orders] : [rest, ...orders]))
        if (slices) at += found.sentences - 1
        continue
      }
      if (!found || !hasBody(sentences, at, items.slice(0, found.head.from))) {
        read.push(items)
        continue
      }
      for (const [index, before] of read.entries()) read[index] = asTitle(before, found)
      read.push(...asOrder(sentences.slice(at, at + found.sentences), found))
      at += found.sentences - 1
    }
    return read
  },
)
