/**
 * Bodies that a plane cuts a piece off: "with one corner lopped off, 15 mm along each of its three edges", "cut in two along
 * the diagonal of its front face; keep the lower part". Told in so many words that the clause is taken as a bag of them: it is
 * understood where it holds nothing else, and what decides is there.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { opposite } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { asTerms, spoken } from '../../text/spoken.ts'

const CUTTING =
  'cut|cuts|cutting|sliced?|slices|slicing|saw|sawn|sawed|sawing|chop|chopped|chopping|lop|lopped|lopping|clip|clipped|trim|trimmed|remove|removed|removing|split|splits|splitting|divided?|halve|halved|shave|shaved|planed?|sheared?|truncated?|snip|snipped|knock|knocked|hack|hacked|take|taken|missing'
const STARTS = new RegExp(
  `^(?:with|where|whose|${CUTTING}|the|one|now|then|and|its|a|keep|keeping|discard|throw|only|so|this|that|it|leaving)$`,
  'u',
)
const TALK =
  "with|where|whose|has|have|had|is|are|be|been|being|gets|was|the|a|an|its|it|one|of|off|away|now|then|and|so|that|such|this|which|by|in|at|on|to|from|through|along|into|out|single|only|just|exactly|straight|flat|plane|plane's|cut|cutting|surface|goes|go|runs|running|passes|passing|meets|meet|meeting|hits|crosses|intersects|starts|begins|reaches|lies|lying|point|points|located|measured|distance|set|back|there|each|every|all|other|edge|edges|corner|corners|vertex|part|piece|half|halves|pieces|rest|everything|as|if|you|would|,|\\(|\\)"

const isBag = (word: string, more: RegExp): boolean => PLAIN.test(word) || more.test(word)
const PLAIN = new RegExp(`^(?:${TALK}|${CUTTING})$`, 'u')

const CORNER_WORDS =
  /^(?:#|three|adjacent|adjoining|neighbou?ring|tetrahedron|small|sharp|equal|equally|back)$/u
const DIAGONAL_WORDS =
  /^(?:diagonal|diagonally|diagonals|two|equal|wedge|wedges|opposite|keep|keeping|kept|discard|discarded|discarding|throw|upper|lower|top|bottom|left|right|front|rear|hand|above|below|under|underneath|over|face|side|triangular|remaining|remains|remain|stays|stay|left|solid|only)$/u

const words = (items: readonly Item[]): string[] =>
  spoken(items)
    .text.split(' ')
    .filter((word) => word !== '')

/** The last clause of the sentence that is nothing but such words. */
function clauseIn(items: readonly Item[], more: RegExp): number | undefined {
  let from = items.length
  const inBag = (item: Item): boolean =>
    means(item, 'filler', PLANE_CUT) || words([item]).every((word) => isBag(word, more))
  while (from > 0 && inBag(items[from - 1] as Item)) from--
  while (from < items.length && !STARTS.test(words([items[from] as Item])[0] ?? '')) from++
  // "with a slot cut diagonally": it is the slot that runs so.
  const before = items[from - 1]
  const isOther = before?.kind === 'unknown' || means(before, 'feature') || means(before, 'operation')
  return from < items.length && !isOther ? from : undefined
}

const cutsOff = new RegExp(`\\b(?:${CUTTING})\\b`, 'u')

/** What a clause cuts, for the pass that makes it of the words: see `worked/plane-cuts.ts`. */
export const PLANE_CUT = 'cut by a plane'

const marked = (items: readonly Item[], from: number, form: string): Item[] => {
  const [first, ...rest] = items.slice(from) as [Item, ...Item[]]
  const sizes = rest.filter((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')
  const others = rest.filter((item) => !sizes.includes(item)).map((item) => asFiller(item, PLANE_CUT))
  const mark = asTerm(first, { category: 'filler', concept: PLANE_CUT }, { form })
  return [...items.slice(0, from), mark, ...sizes, ...others]
}

/** Of a part told at length each clause has its own reader. */
const MOST_WORDS = 300

const isBlock = (item: Item): boolean => means(item, 'solid', 'cube', 'block', 'box', 'prism')

/** "one corner lopped off", and how far along each of its three edges: there or in the next sentence. */
function withCorner(sentences: readonly Item[][]): Item[][] | undefined {
  const clauses = sentences.map((items) => clauseIn(items, CORNER_WORDS))
  const texts = sentences.map((items, at) => {
    const from = clauses[at]
    return from === undefined ? '' : words(items.slice(from)).join(' ')
  })
  const sized = texts.findIndex(
    (text) =>
      (text.match(/#/gu)?.length ?? 0) === 1 &&
      /\b(?:corner|vertex|it)\b/u.test(text) &&
      /\b(?:each|every|all|three)\b.*\bedges?\b|\bedges?\b.*\b(?:each|every|all|three)\b/u.test(text),
  )
  const named = texts.findIndex((text) => cutsOff.test(text) && /\b(?:corner|vertex)\b/u.test(text))
  if (sized < 0 || named < 0 || named > sized || sized - named > 1) return undefined
  return sentences.map((items, at) => {
    const from = clauses[at]
    if (from === undefined || (at !== sized && at !== named)) return items
    if (at === sized) return marked(items, from, 'corner')
    return items.map((item, index) => (index < from ? item : asFiller(item, PLANE_CUT)))
  })
}

const SIDES: Readonly<Record<string, SignedAxis>> = {
  top: '+z',
  upper: '+z',
  above: '+z',
  over: '+z',
  bottom: '-z',
  lower: '-z',
  below: '-z',
  under: '-z',
  underneath: '-z',
  left: '-x',
  right: '+x',
  front: '-y',
  rear: '+y',
}
const SIDE = Object.keys(SIDES).join('|')
const FACES: Readonly<Record<string, readonly [SignedAxis, SignedAxis]>> = {
  front: ['+x', '+z'],
  rear: ['+x', '+z'],
  back: ['+x', '+z'],
  top: ['+x', '+y'],
  bottom: ['+x', '+y'],
  left: ['+y', '+z'],
  right: ['+y', '+z'],
  side: ['+y', '+z'],
}

interface Diagonal {
  gone: readonly [SignedAxis, SignedAxis]
  /** Which plane or which half was not said. */
  open: boolean
}

/** The two sides that go, seen from the middle: towards the top right, say. */
function diagonalIn(text: string): Diagonal | undefined {
  const edge = `(?:the )?(?<%1>${SIDE}) (?<%2>${SIDE})(?: hand)?(?: edge| corner)`
  const at = (n: number): string => edge.replace('%1', `a${n}`).replace('%2', `b${n}`)
  const run = new RegExp(`from ${at(1)} (?:down |up )?to ${at(2)}`, 'u').exec(text)?.groups
  const face =
    /(?:of|across|on|over) (?:the|its) (?<face>front|rear|back|top|bottom|left|right|side)(?: face| side)/u.exec(
      text,
    )
  const first = run && ([run['a1'], run['b1']].map((side) => SIDES[side ?? '']) as [SignedAxis, SignedAxis])
  const second = run && ([run['a2'], run['b2']].map((side) => SIDES[side ?? '']) as [SignedAxis, SignedAxis])
  // From one edge to the one across: both sides change.
  const across =
    first && second?.every((side) => first.includes(opposite(side))) && first[0][1] !== first[1][1]
  if (run && !across) return undefined
  const axes = first ?? FACES[face?.groups?.['face'] ?? ''] ?? (['+x', '+z'] as const)
  const told = new RegExp(
    `(?<verb>keep|keeping|discard|discarding|remove|removing|throw away)(?: only| just)?(?: the| everything)?(?: that is| part| piece)* ?(?<sides>(?:${SIDE})(?: (?:${SIDE}))?)`,
    'u',
  ).exec(text)?.groups
  const sides = (told?.['sides'] ?? '').split(' ').flatMap((side) => SIDES[side] ?? [])
  const goes = told?.['verb']?.startsWith('keep') ? sides.map(opposite) : sides
  if (goes.some((side) => !axes.some((axis) => axis[1] === side[1]))) return undefined
  const [u, v] = axes
  if (first) {
    // The plane holds that edge: what goes lies to one side of both.
    const [known] = goes
    const options = [
      [u, opposite(v)],
      [opposite(u), v],
    ] as [SignedAxis, SignedAxis][]
    const gone = options.find((pair) => goes.every((side) => pair.includes(side)))
    return gone && { gone, open: known === undefined }
  }
  const pick = (axis: SignedAxis): SignedAxis => goes.find((side) => side[1] === axis[1]) ?? axis
  return { gone: [pick(u), pick(v)], open: goes.length === 0 || !face }
}

/** "cut it diagonally … and discard everything above": over the sentences that tell it. */
function withDiagonal(sentences: readonly Item[][]): Item[][] | undefined {
  const clauses = sentences.map((items) => clauseIn(items, DIAGONAL_WORDS))
  const text = (at: number): string => {
    const from = clauses[at]
    return from === undefined ? '' : words((sentences[at] as Item[]).slice(from)).join(' ')
  }
  const cut = sentences.findIndex(
    (_, at) =>
      cutsOff.test(text(at)) &&
      /\bdiagonal(?:ly|s)?\b|\bfrom the \w+ \w+ edge to the \w+ \w+ edge/u.test(text(at)),
  )
  if (cut < 0) return undefined
  const kept =
    clauses[cut + 1] === 0 && /\b(?:keep|discard|remove|throw)\b/u.test(text(cut + 1)) ? cut + 1 : -1
  const diagonal = diagonalIn(`${text(cut)} ${kept > 0 ? text(kept) : ''}`)
  if (!diagonal) return undefined
  const form = `diagonal ${diagonal.gone.join(' ')}${diagonal.open ? ' open' : ''}`
  return sentences.map((items, at) => {
    if (at === kept) return items.map((item) => asFiller(item, PLANE_CUT))
    return at === cut ? marked(items, clauses[cut] as number, form) : items
  })
}

const EDGE_WORDS =
  /^(?:#|@|vertical|upright|horizontal|top|bottom|upper|lower|front|rear|left|right|long|short|either|both|two|neighbou?ring|adjacent|adjoining|faces?|sides?|bevel|bevelled|beveled|slanted|equal|equally|far)$/u
const CHAMFER = { category: 'feature', concept: 'chamfer' } as const

/** "One of its vertical edges is sawn away, 10 mm on either of the neighbouring faces": a chamfer of that size. */
function withEdge(sentences: readonly Item[][]): Item[][] {
  return sentences.map((items) => {
    const from = clauseIn(items, EDGE_WORDS)
    if (from === undefined) return items
    const said = items.slice(from)
    const text = words(said).join(' ')
    const edge = said.findIndex((item) => means(item, 'edge', 'edge') || /\bedges?$/iu.test(item.text))
    const sizes = said.filter((item) => item.kind === 'quantity' && item.quantity.kind === 'length')
    const [size] = sizes
    const alike = /\b(?:either|both|each|neighbou?ring|adjacent|adjoining|two)\b.*\b(?:faces?|sides?)\b/u
    const angled = said.some((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')
    if (!size || sizes.length !== 1 || edge < 0 || angled || !cutsOff.test(text) || !alike.test(text))
      return items
    const edges = said
      .slice(0, edge + 1)
      .filter((item) => means(item, 'edge') || means(item, 'which') || means(item, 'face') || isCount(item))
    if (edges.includes(size)) return items
    const first = said[0] as Item
    const used = new Set<Item>([...edges, size])
    return [
      ...items.slice(0, from),
      unsaid(first, CHAMFER, 'chamfer'),
      ...edges,
      unsaid(size, { category: 'preposition', concept: 'at' }),
      size,
      ...said.filter((item) => !used.has(item)).map((item) => asFiller(item, 'how the chamfer is told')),
    ]
  })
}

const isCount = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'count'

const QUARTER_WORDS =
  /^(?:quarter|quadrant|first|second|third|fourth|x|y|positive|negative|>|<|#|front|rear|left|right|hand|slice|wedge|pie|cake|pizza|cheese|eaten|somebody|someone|had|like|looks|look|sector|segment|section|remaining|remains|three|quarters|full|height|over|whole|90|@|degree|degrees|remain|keep|keeping|discard)$/u
const QUADRANTS: Readonly<Record<string, readonly [SignedAxis, SignedAxis]>> = {
  first: ['+x', '+y'],
  second: ['-x', '+y'],
  third: ['-x', '-y'],
  fourth: ['+x', '-y'],
}

/** Which quarter is meant: by its quadrant, by signs, or by two sides. */
function quarterIn(text: string): readonly [SignedAxis, SignedAxis] | undefined {
  const named = QUADRANTS[/(?<n>first|second|third|fourth) quadrant/u.exec(text)?.groups?.['n'] ?? '']
  const sign = (axis: 'x' | 'y'): SignedAxis | undefined => {
    const [, how] = new RegExp(`${axis} (>|<) #`, 'u').exec(text) ?? []
    const word = new RegExp(`(positive|negative) ${axis}(?: |$)`, 'u').exec(text)?.[1]
    if (how === '>' || word === 'positive') return `+${axis}`
    return how === '<' || word === 'negative' ? `-${axis}` : undefined
  }
  const side = (a: string, b: string, axis: 'x' | 'y'): SignedAxis | undefined =>
    new RegExp(`\\b${a}\\b`, 'u').test(text)
      ? `+${axis}`
      : new RegExp(`\\b${b}\\b`, 'u').test(text)
        ? `-${axis}`
        : undefined
  const [x, y] = [sign('x') ?? side('right', 'left', 'x'), sign('y') ?? side('rear', 'front', 'y')]
  const told = x && y ? ([x, y] as const) : undefined
  // Two ways of saying it that do not agree are not understood.
  if (named && told && named.join() !== told.join()) return undefined
  return named ?? told
}

/** "a quarter of the disc": of what it is cut from. */
const OF_BODY =
  /(?<=(?:quarter|sector|wedge|slice|segment|section) )(?:of|from|out of) (?:the|this|that) (?:cylinder|disc|disk|cone|sphere|ball|tube|ring|pipe|puck|rod|wheel|plate|block|cube|body|part|object)(?= |$)/u
/** "a 90 degree sector": a quarter as well. */
const SECTOR = /@ (?:(?:pie|cake|shaped) )*(?:sector|wedge|slice|segment|section|piece)\b/u

const isQuarterTurn = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind === 'angle' && item.quantity.values[0]?.value === 90

/** "a height of 6 mm, then remove a quarter": a size before it is the body's; only bounds ("x > 0") are its own. */
function behindSizes(items: readonly Item[], from: number | undefined): number | undefined {
  const size = items.findLastIndex(
    (item, at) =>
      item.kind === 'quantity' &&
      ['length', 'number', 'size', 'marked'].includes(item.quantity.kind) &&
      !isMark(items[at - 1], '<', '>'),
  )
  if (from === undefined || size < from) return from
  const next = items.findIndex((item, at) => at > size && STARTS.test(words([item])[0] ?? ''))
  return next < 0 ? undefined : next
}

/** "with a quarter of it cut away", "take out the quarter in the first quadrant". */
function withQuarter(said: readonly Item[][]): Item[][] | undefined {
  const sentences = said.map((items) => asTerms(items, OF_BODY, { category: 'filler', concept: PLANE_CUT }))
  const clauses = sentences.map((items) => behindSizes(items, clauseIn(items, QUARTER_WORDS)))
  const at = sentences.findIndex((items, index) => {
    const from = clauses[index]
    const text = from === undefined ? '' : words(items.slice(from)).join(' ')
    const quarter =
      /\b(?:a|one|the)\b.* quarter\b|\bquarter of\b|\bquarter$/u.test(text) ||
      (SECTOR.test(text) && items.some(isQuarterTurn))
    return quarter && cutsOff.test(text) && !/\bkeep/u.test(text)
  })
  if (at < 0) return undefined
  const items = sentences[at] as Item[]
  const from = clauses[at] as number
  const text = words(items.slice(from)).join(' ')
  const gone = quarterIn(text)
  const pointed = /quadrant|[xy] [<>]|(?:positive|negative) [xy]/u.test(text)
  if (!gone && pointed) return undefined
  const form = `quarter ${(gone ?? ['+x', '-y']).join(' ')}${gone ? '' : ' open'}`
  const read = items.map((item, index): Item => {
    if (index < from) return item
    if (index > from) return asFiller(item, PLANE_CUT)
    return asTerm(item, { category: 'filler', concept: PLANE_CUT }, { form })
  })
  return sentences.map((each, index) => (index === at ? read : each))
}

export const withPlaneCuts = where(
  ['quarter|@ | edge | edges |diagonal', 'quarter|@ |solid:cube|solid:block|solid:box|solid:prism'],
  (sentences) => {
    const said = sentences.flat()
    const quartered = said.some((item) => /quarter/iu.test(item.text) || isQuarterTurn(item))
      ? withQuarter(sentences)
      : undefined
    if (quartered) return quartered
    // Hardly a prompt is of this: asked the cheap way first.
    const has = (cue: RegExp): boolean => said.some(({ text }) => cue.test(text))
    if (!has(/\b(?:edges?|corner|vertex|diagonal|diagonally)$/iu) || !said.some(isBlock)) return sentences
    const many = said.length > MOST_WORDS
    return (many ? undefined : (withCorner(sentences) ?? withDiagonal(sentences))) ?? withEdge(sentences)
  },
)
