/**
 * "in a row along the length, equally spaced at 20 mm, the first one 15 mm from the left end", "one on each side of the
 * center, 35 mm from it along the X axis", "evenly spaced, the outer ones 20 mm from the ends": rows and pairs, each
 * statement as one word with its number.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { SIDE_WORDS } from '../../lexicon/sides.ts'
import { LINE_WORDS } from '../../places/line-words.ts'
import { AXIS_OF, isWay } from '../../places/place.ts'
import { where } from '../../text/heard.ts'
import {
  amountOf,
  asFiller,
  asTerm,
  commaAt,
  type Item,
  isMark,
  means,
  phraseOf,
  unsaid,
} from '../../text/items.ts'
import { Scanner, type Stretch } from '../../text/scanner.ts'
import { spoken } from '../../text/spoken.ts'

const JOIN = '(?:(?:,|and|with) )*'
const WAY =
  '(?:(?:in|along|over) (?:the |its )?(?<axis>x|y|length|width)(?: direction| axis| dimension)?|(?<wise>lengthwise|widthwise))'
const CENTER = '(?:the |its )?cent(?:er|re)(?: of (?:the|its) [a-z]+)?'
const LEAD = '(?:(?:arranged|placed|positioned|located|laid out|set|lying) )?'
const SIDE =
  '(?:the |its )?(?<side>left|right|front|back|rear)(?: side| end| edge)(?: of (?:the|its) [a-z]+)?'
const FIRST =
  '(?:the )?(?:cent(?:er|re) of (?:the )?)?first(?: one| of them| [a-z]+)?(?: (?:is|being|lies|located|placed|positioned|centered))*'
const LAST = '(?:the )?last(?: one| of them| [a-z]+)?(?: (?:is|being|lies|located|placed|positioned))*'
const OUTER =
  '(?:(?:starting|beginning) and ending|(?:the )?first and (?:the )?last(?: ones| one)?|(?:the )?(?:outer|outermost|end|two outer)(?: ones| holes| pins| bosses| posts| slots)?|both ends)(?: (?:being|are|lie|located|placed|each))*'

/** How several are laid out in a line, each piece with at most one number. */
const ROW = {
  middle: new RegExp(
    `${JOIN}${LEAD}(?:in a (?:single |straight )*(?:row|line) )?(?:along|on) (?:the |its )?(?<long>longitudinal |lengthwise |long )?(?:center ?line|centre ?line|center line|midline)(?: of (?:the|its) (?<of>length|width))?`,
    'uy',
  ),
  row: new RegExp(
    `${JOIN}${LEAD}in a (?:(?:single|straight|centered|centred|regular) )*(?:row|line)(?: ${WAY})?`,
    'uy',
  ),
  beside: new RegExp(
    `${JOIN}(?:running )?parallel to (?:the |its )?(?<which>long|longer|short|shorter) (?:edges?|sides?)`,
    'uy',
  ),
  running: new RegExp(`${JOIN}(?:running |extending )?${WAY}`, 'uy'),
  pitch: new RegExp(
    `${JOIN}(?:(?:evenly |equally |uniformly |regularly )?spaced (?:at |by |with )?#(?: apart| center to center| centre to centre| from each other| spacing| intervals)?|(?:at|with|by|in) (?:a |an )?(?:(?:(?:center|centre) to (?:center|centre)|uniform|equal|regular|constant) )*(?:spacing|pitch|distance|intervals?|separation|steps) of #(?: (?:between|from) (?:them|each other|centers|centres|neighbou?rs))?|at # (?:spacing|pitch|intervals|centers|centres|steps)|with # between (?:the |their )?(?:centers|centres|them|each)|# apart|# (?:center|centre) to (?:center|centre))(?: ${WAY})?`,
    'uy',
  ),
  evenly: new RegExp(
    `${JOIN}${LEAD}(?:evenly|equally|uniformly|regularly) (?:spaced|distributed|spread|placed|positioned)(?: out)?`,
    'uy',
  ),
  twice: new RegExp(
    `${JOIN}${FIRST} # (?:in )?from ${SIDE},? (?:and )?${LAST} # (?:in )?from (?:the |its )?(?:left|right|front|back|rear)(?: side| end| edge)?`,
    'uy',
  ),
  outer: new RegExp(
    `${JOIN}${OUTER} # (?:in |away )?from (?:the |its |each |both |either )?(?:two )?(?:short |left and right )?(?:ends?|edges?|sides?)(?: of (?:the|its) [a-z]+)?`,
    'uy',
  ),
  first: new RegExp(
    `${JOIN}(?:(?:starting|beginning|starts|begins) (?:at )?|${FIRST} (?:at )?)# (?:in )?from ${SIDE}`,
    'uy',
  ),
  edge: new RegExp(
    `${JOIN}(?:along |parallel to )?(?:the |its )(?<near>front|back|rear|left|right) (?:edge|side)(?: ,)?(?: (?:and|at a distance of|at))* # (?:in |away )?(?:from (?:it|(?:the|this|that) edge))`,
    'uy',
  ),
  split: new RegExp(
    `${JOIN}(?:along|parallel to) (?:the |its )(?<near>front|back|rear|left|right) (?:edge|side)`,
    'uy',
  ),
  fromEdge: new RegExp(`${JOIN}#(?: in| away)? from (?:it|the edge|that edge)`, 'uy'),
  offset: new RegExp(`${JOIN}#(?: in| away)? from ${SIDE}`, 'uy'),
} as const

/** Two of them, one on either side of the middle. */
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}(?:symmetrically|symmetric|symmetrical|mirrored)(?: (?:about|around|to|on either side of|across) ${CENTER})?(?: ,)? (?:and )?# (?:to|on) (?:each|either|both) sides?(?: of (?:it|${CENTER}))?(?: ${WAY})?`,
    'uy',
  ),
  new RegExp(
    `${LEAD}(?:with )?one (?:on|to) (?:each|either) side of ${CENTER}(?: ,)? (?:and )?(?:each )?(?:at a distance of )?# (?:away )?from (?:it|${CENTER})(?: ${WAY})?`,
    'uy',
  ),
  new RegExp(
    `${LEAD}mirrored (?:about|across|over) the (?<plane>xz|yz|x z|y z) plane(?: ,)? (?:and )?(?:each )?# (?:away )?from ${CENTER}`,
    'uy',
  ),
]
const PAIR_OF_TWO: readonly (readonly [RegExp, AxisName])[] = [
  [new RegExp(`${LEAD}# to the left(?: of ${CENTER})? and # to the right(?: of ${CENTER})?`, 'uy'), 'x'],
  [new RegExp(`${LEAD}# in front of(?: ${CENTER})? and # behind ${CENTER}`, 'uy'), 'y'],
]
const SYMMETRIC = new RegExp(
  `${LEAD}(?:symmetrically|symmetric|symmetrical)(?: (?:about|around|to) ${CENTER})?(?: ,)? (?:and )?# apart ${WAY}`,
  'uy',
)

type Piece = keyof typeof ROW
type Found = Stretch & { piece: Piece }

const wayOf = ({ match: { groups } }: Stretch): AxisName | undefined => {
  const said = groups?.['axis'] ?? groups?.['wise']?.replace('wise', '')
  return said === undefined ? undefined : isWay(said) ? AXIS_OF[said] : (said as AxisName)
}

/** Seen from above, a row along the front edge runs along x. */
const alongSide = (side: string | undefined): AxisName | undefined =>
  side === undefined ? undefined : side.endsWith('y') ? 'x' : 'y'

const sizesOf = (scanner: Scanner, found: Stretch): Item[] =>
  scanner.quantities(found).filter((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

const place = (concept: string, { text, span }: Pick<Item, 'text' | 'span'>): Item =>
  asTerm({ text, span }, { category: 'place', concept })

const before = (concept: string, { span }: Item): Item =>
  place(concept, { text: '', span: [span[0], span[0]] })

function piecesFrom(scanner: Scanner, offset: number): Found[] {
  const found: Found[] = []
  for (let at = offset; ; ) {
    const next = scanner.firstOf(ROW, at)
    if (!next || (found.length === 0 && /^(?:,|and|with) /u.test(next.match[0]) && next.piece !== 'pitch'))
      return found
    found.push(next)
    at = scanner.next(next.end)
  }
}

const isRow = (found: readonly Found[]): boolean => {
  const has = (...pieces: Piece[]): boolean => found.some(({ piece }) => pieces.includes(piece))
  return has('pitch', 'outer', 'twice') || (has('row', 'evenly') && has('edge', 'first'))
}

/** What runs along: which way it lies is not which way the row goes. */
const isLong = (item: Item | undefined): boolean =>
  means(item, 'feature', 'slot', 'groove', 'channel') || means(item, 'solid', 'fin', 'rail', 'wall')

const RUNS = /^(?:(?:,|and|with) )*(?:running|extending) /u

/** "along x": which way each of them lies. */
function lying(said: readonly Item[], axis: AxisName): Item[] {
  const words = said.filter((item) => !isMark(item)) as [Item, ...Item[]]
  const phrase = phraseOf(words)
  return [
    ...said.filter((item) => isMark(item)),
    unsaid(phrase, { category: 'preposition', concept: 'along' }, 'along'),
    asTerm(phrase, { category: 'axis', concept: axis }),
    commaAt(phrase.span[1]),
  ]
}

/** The pieces as words that are read one by one; undefined where they do not tell one row. */
function spelledRow(scanner: Scanner, found: readonly Found[], long: boolean): Item[] | undefined {
  let near: string | undefined
  let axis: AxisName | undefined
  const numbers: Item[] = []
  const words: Item[] = []
  const lies: Item[] = []
  for (const each of found) {
    const { piece, match } = each
    const [size, second] = sizesOf(scanner, each)
    const { side, which, long: along, of } = match.groups ?? {}
    const way = wayOf(each)
    // Slots that are parallel to an edge lie side by side, across from it.
    if (long && which) {
      axis ??= which.startsWith('long') ? 'y' : 'x'
      lies.push(...lying(scanner.items.slice(each.from, each.to + 1), axis === 'y' ? 'x' : 'y'))
      continue
    }
    // "three ribs running lengthwise, 15 mm apart": each of them runs so, and the row across.
    if (long && way && RUNS.test(match[0])) {
      const across = way === 'x' ? 'y' : 'x'
      if (axis && axis !== across) return undefined
      axis = across
      lies.push(...scanner.items.slice(each.from, each.to + 1), commaAt(scanner.items[each.to]?.span[1] ?? 0))
      continue
    }
    if (way && axis && way !== axis) return undefined
    axis ??= way ?? (which ? (which.startsWith('long') ? 'x' : 'y') : undefined)
    if (piece === 'middle' && (along || of)) axis ??= of === 'width' ? 'y' : 'x'
    near ??= SIDE_WORDS[match.groups?.['near'] ?? '']
    if (piece === 'pitch' && size)
      numbers.push(size, before('apart', { ...size, span: [size.span[1], size.span[1]] }))
    if (piece === 'first' && size && side)
      numbers.push(before(`${LINE_WORDS.first}${SIDE_WORDS[side]}`, size), size)
    if (piece === 'outer' && size) numbers.push(before(LINE_WORDS.ends, size), size)
    if (piece === 'twice') {
      if (!size || !second || amountOf(size) !== amountOf(second)) return undefined
      numbers.push(before(LINE_WORDS.ends, size), size)
    }
    if (piece === 'edge' || piece === 'fromEdge' || piece === 'offset') {
      const from = piece === 'offset' && side ? SIDE_WORDS[side] : near
      if (!from || !size) return undefined
      near ??= from
      numbers.push(before(`${LINE_WORDS.edge}${from}`, size), size)
    }
    if (piece === 'evenly') words.push(place('evenly', scanner.items[each.from] as Item))
  }
  const edged = found.some(({ piece }) => piece === 'edge' || piece === 'fromEdge' || piece === 'offset')
  if (near && !edged) return undefined
  const line = axis ?? alongSide(near)
  const first = scanner.items[found[0]?.from ?? 0] as Item
  return [
    ...lies,
    ...(line ? [place(`${LINE_WORDS.row}${line}`, first)] : [place('row', first)]),
    ...words,
    ...numbers,
  ]
}

function pairAt(scanner: Scanner, offset: number): { found: Stretch; told: Item[] } | undefined {
  // All the words before its number: "one" alone would stand for a hole.
  const lead = ({ from, to }: Stretch): Pick<Item, 'text' | 'span'> => {
    const said = scanner.items.slice(from, to + 1)
    const size = said.findIndex((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
    const words = said.slice(0, Math.max(1, size)).filter((item) => !isMark(item))
    return size === 0 ? { text: '', span: said[0]?.span ?? [0, 0] } : phraseOf(words as [Item, ...Item[]])
  }
  for (const pattern of PAIRS) {
    const found = scanner.at(pattern, offset)
    const [size] = found ? sizesOf(scanner, found) : []
    if (!found || !size) continue
    const plane = found.match.groups?.['plane']
    const axis = wayOf(found) ?? (plane ? (plane.startsWith('x') ? 'y' : 'x') : 'x')
    return { found, told: [place(`${LINE_WORDS.either}${axis}`, lead(found)), size] }
  }
  for (const [pattern, axis] of PAIR_OF_TWO) {
    const found = scanner.at(pattern, offset)
    const [size, second] = found ? sizesOf(scanner, found) : []
    if (found && size && second && amountOf(size) === amountOf(second))
      return { found, told: [place(`${LINE_WORDS.either}${axis}`, lead(found)), size] }
  }
  const found = scanner.at(SYMMETRIC, offset)
  const [size] = found ? sizesOf(scanner, found) : []
  const axis = found && wayOf(found)
  if (!found || !size || !axis) return undefined
  return {
    found,
    told: [
      place(`${LINE_WORDS.row}${axis}`, lead(found)),
      size,
      before('apart', { ...size, span: [size.span[1], size.span[1]] }),
    ],
  }
}

const isSeveral = (item: Item): boolean =>
  item.kind === 'term' && item.plural && (means(item, 'feature') || means(item, 'solid'))

const HINT =
  /\b(?:row|line|center ?line|centre ?line|spaced|spacing|pitch|apart|intervals?|distributed|between centers|symmetric|symmetrical|symmetrically|mirrored|each side|either side|left and|in front of|center to center|centre to centre|between centers)\b/u

/** Told before, or right behind where the place opens the sentence. */
const hasSeveral = (items: readonly Item[], from: number, to: number): boolean =>
  from === 0
    ? isMark(items[to + 1], ',') && items.slice(to + 1).some(isSeveral)
    : items.slice(0, from).some(isSeveral)

function replaced(items: readonly Item[], from: number, to: number, told: readonly Item[]): Item[] {
  return [...items.slice(0, from), ...told, ...items.slice(to + 1)]
}

const isCoordinate = (item: Item): boolean =>
  item.kind === 'quantity' && ['coordinate', 'coordinates', 'points', 'range'].includes(item.quantity.kind)

const isIn = (told: readonly Item[], { span: [at] }: Item): boolean =>
  told.some(({ span }) => span[0] <= at && at < span[1])

function withLine(items: Item[]): Item[] {
  if (!HINT.test(spoken(items).text) || items.some(isCoordinate) || !items.some(isSeveral)) return items
  const scanner = new Scanner(items)
  for (const offset of scanner.starts()) {
    const pair = pairAt(scanner, offset)
    if (pair && hasSeveral(items, pair.found.from, pair.found.to)) {
      const { from, to } = pair.found
      const again = items
        .slice(from, to + 1)
        .filter((item) => item.kind === 'quantity' && !isIn(pair.told, item))
      return replaced(items, from, to, [
        ...pair.told,
        ...again.map((item) => asFiller(item, 'as far on the other side')),
      ])
    }
    const found = piecesFrom(scanner, offset)
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last || found.length < 2 || !isRow(found) || !hasSeveral(items, first.from, last.to))
      continue
    const told = spelledRow(scanner, found, isLong(items.slice(0, first.from).findLast(isSeveral)))
    if (told) return replaced(items, first.from, last.to, told)
  }
  return items
}

export const withToldLines = where(
  'row|line|spaced|spacing|pitch|apart|interval|distributed|between centers|symmetric|mirrored|each side|either side|left and|in front of|er to center|re to centre',
  (sentences) => sentences.map(withLine),
)
