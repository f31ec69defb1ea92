/**
 * "Two circles 60 mm apart, connected by a bar 12 mm wide", "at the left end a circle of 40 mm, at the right end one of
 * 24 mm; the distance between the centers is 90 mm": link arms, rods and levers are told as two discs, from middle to
 * middle, and the bar between them. They are put so that each disc has its place before the bar is read.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { impliedValue, type Quantity } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  commaAt,
  type Item,
  means,
  type Sized,
  type Term,
  unsaid,
} from '../../text/items.ts'
import { asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'

const ROUND = '(?:circular end|round end|round eye|circle|disc|disk|cylinder|eye|circular disc|round disc)'
const SIZE = '(?:#|ø#|r#)'
const LOOK =
  '(?:(?:smaller|larger|second|first|big|bigger|small|large|round|circular|identical|equal|vertical|upright|flat|solid) )*'
const AT_END =
  '(?:(?:at|on) )?(?:(?:the|one|its|each) )?(?:(?:left|right|other|big|small|first|second|large|larger|smaller|upper|lower|top|bottom) )?end(?: of (?:the|this) [a-z]+)?(?: ,)?(?: (?:is|has|there is|carries|sits|lies|of it is))? '
const THICK = '(?:(?:thickness|height)(?: of)? #|# (?:thick|tall|high|in height|in thickness))'

/** A disc with its size, how thick it is and the hole in it, as far as they are told in one breath. */
const DISC = new RegExp(
  `(?:${AT_END})?(?<count>a|an|one|another|two|2) ${LOOK}(?:(?<before>${SIZE}) (?<word>diameter |dia |radius )?)?(?<noun>${ROUND})s?(?:(?: ,)?(?: each)?(?: (?:that|which) (?:has|have)| with| having| of| whose| measuring)*(?: an?| the)?(?: (?:outer|outside|same|equal))*(?: (?<named>diameter|radius)(?: is| of)?)? (?<size>${SIZE})(?: (?:in )?(?<behind>diameter|radius))?)?(?<thick>(?: and| ,)+ (?:an? )?${THICK})?(?<bore>(?: and| with| ,)+ (?:an? )?(?:(?:central |center |through )*(?:bore|hole)(?: of| with a diameter of)? ${SIZE}(?: (?:in )?diameter)?|${SIZE} (?:diameter )?(?:bore|hole)))?(?: (?:centered |centred |located |placed )?at the origin)?(?= |$)`,
  'u',
)

const CENTRES =
  '(?:the |their |its |whose |both |these )?(?:two )?cent(?:er|re)s?(?: points?)?(?: of (?:the |both |these )?(?:two )?[a-z]+)?'
const APART: readonly RegExp[] = [
  /(?:, )?(?:(?:and|located|placed|centered|at|a|distance|of) )*# (?:away )?(?:to the (?:right|left) of|from) (?:it|the first(?: one| circle| disc)?|that(?: one)?|the other(?: one)?)(?= |$)/u,
  new RegExp(
    `(?:, )?(?:and |with )?(?:the |a )?(?:distance|spacing) (?:between|of|from) ${CENTRES}(?: to ${CENTRES})? (?:is|of|should be|measures|being|equals) #`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|with|so that|where|such that) )*${CENTRES} (?:(?:are|is|lie|lying|being|should|be|located|placed|spaced|set|at|a|distance|of) )*#(?: (?:apart|away))?(?: from (?:each other|one another))?`,
    'u',
  ),
  /(?:, )?(?:with |at |and )*(?:a |the )?cent(?:er|re)(?: to cent(?:er|re))? (?:distance|spacing) (?:of|is|being) #/u,
  /(?:, )?(?:(?:which|that|they|the (?:two )?[a-z]+) )?(?:(?:are|is|stand|lie|placed|spaced|located|set|and) )*# apart(?: from each other)?(?: (?:\( )?(?:measured )?(?:from )?cent(?:er|re) to cent(?:er|re)(?: \))?)?(?: and(?= are))?/u,
]

const BAR =
  '(?:(?:straight|rectangular|flat|plain|simple|thin|narrow) )*(?:bar|rectangle|arm|strip|web|beam|strut|link|rib)'
const BETWEEN =
  '(?: (?:(?:,|and|that|which|it) )*(?:runs?|running|goes|going|lies|lying|placed|extends|extending|reaches)? ?(?:along|on|over|from|between|to) (?:the (?:line|axis) )?(?:(?:between|connecting|from|to|joining|of|and|along) )*(?:the |their |both |its |one |other )*(?:two )?(?:cent(?:er|re)s?)(?: of (?:the |both |these )?(?:two )?[a-z]+)?(?: to (?:the )?(?:cent(?:er|re)|other)(?: of the [a-z]+)?)?)?'
const WIDE = `(?:(?: of| with)? width #|(?: that has| which has| with| having| of)?(?: an?)? width of #|(?: that is| which is)? # wide|(?: of)? #)`
const DEEP = `(?<deep>(?: and| ,)+ (?:an? )?${THICK})?`
const THEM = '(?:them|both|(?:the |these |both )?(?:two )?(?:[a-z]+))(?: together)?'
/** "connect them with a bar 12 mm wide", "a bar 12 mm wide connects them", "draw a rectangle … between the centers". */
const LINK: readonly RegExp[] = [
  new RegExp(
    `(?:connect|join|link)(?:ed|s)?(?: ${THEM})? (?:with|by|using|via|through) (?:a |an |one )(?:(?<front>#) (?:wide )?)?${BAR}(?<wide>${WIDE})?${DEEP}${BETWEEN}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:a |an |one )(?:(?<front>#) (?:wide )?)?${BAR}(?<wide>${WIDE})?${DEEP} (?:that |which )?(?:connects|joins|links|connecting|joining|linking) ${THEM}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:draw|sketch|add|place|put|create|make) (?:a |an |one )(?:(?<front>#) (?:wide )?)?${BAR}(?<wide>${WIDE})?${DEEP} (?:between|from|connecting|joining|linking) (?:the |their |both )?(?:two )?(?:cent(?:er|re)s? of )?(?:the |both |these )?(?:two )?(?:[a-z]+)(?: to (?:the )?(?:center of the )?(?:other|second)(?: [a-z]+)?)?(?= [,.;]|$| and )`,
    'u',
  ),
]

/** One thickness for all of it. */
const ALL: readonly RegExp[] = [
  /(?:(?:and|then|finally|lastly) )?(?:with )?(?:everything|all of it|all)?(?: is| are| being)? ?extrud(?:e|ed|ing)(?: (?:everything|all|it|them|both|this|(?:the|this) (?:(?:whole|entire|combined|resulting) )*(?:sketch|shape|profile|figure|outline|thing)))? (?:(?:by|to|up|upwards|a|the|same|height|thickness|depth|distance|of) )*#(?= |$)/u,
  /(?:everything|all of it|all parts|the whole part|it) (?:is|are) # (?:thick|tall|high)/u,
]
const TITLE_THICK =
  /(?:, )?(?:with |of |and )?(?:(?:a|an) )?(?:(?:thickness|height)(?: of)? #|# (?:thick|tall|high))(?= |$)/u

const EACH = new RegExp(
  `(?<=^| )(?:each|both|every)(?: of)?(?: the)?(?: two)? (?:${ROUND}|end)s?(?= |$)`,
  'u',
)
const ONE = `the (?<which>first|left|left hand|second|right|right hand|other|large|larger|big|bigger|small|smaller|little) (?:${ROUND}|end|one)(?= |$)`
/** "in the center of the left circle": by where that is. */
const IN_MIDDLE = new RegExp(
  `(?:that |which )?(?:is |goes |lies |sits |located |placed |centered |centred )*(?:in|at|through|into|on) (?:the )?(?:exact )?(?:middle|cent(?:er|re)) of ${ONE}`,
  'u',
)
const OF_ONE = new RegExp(`(?<=^| )${ONE}`, 'u')

interface Disc {
  sentence: number
  found: Found
  two: Item | undefined
  size: Sized
  radius: boolean
  thick: Sized | undefined
  bore: Sized | undefined
}

const isQuantity = (item: Item | undefined): item is Sized => item?.kind === 'quantity'

const quantitiesIn = (items: readonly Item[], { quantities }: Found): Sized[] =>
  quantities.map((at) => items[at]).filter(isQuantity)

function discIn(items: readonly Item[], sentence: number, found: Found): Disc | undefined {
  const { count, before, word, named, behind, thick, bore } = found.match.groups ?? {}
  const sizes = quantitiesIn(items, found)
  const told = found.match.groups?.['size']
  const wanted = [before ?? told, thick, bore].filter(Boolean).length + (before && told ? 1 : 0)
  if (sizes.length !== wanted || (before && told) || (!before && !told)) return undefined
  const [size, ...rest] = sizes as [Sized, ...Sized[]]
  const two = count === 'two' || count === '2'
  // "Each end is a disc": there are two of them.
  const ends = /^(?:at |on )?(?:each|both) end/u.test(found.match[0])
  const number = ends
    ? twoOf(items[found.from] as Item)
    : two
      ? items.slice(found.from, found.to).find((item) => /^(?:two|2)$/iu.test(item.text))
      : undefined
  const marked = size.quantity.kind === 'marked' && size.quantity.dimension === 'radius'
  return {
    sentence,
    found,
    two: number,
    size,
    radius: marked || /radius/u.test(word ?? named ?? behind ?? ''),
    thick: thick ? rest[0] : undefined,
    bore: bore ? rest.at(-1) : undefined,
  }
}

/** A number that nobody said as one. */
const twoOf = ({ span, text }: Item): Item => ({
  kind: 'quantity',
  quantity: {
    kind: 'count',
    values: [impliedValue(2, undefined, [span[0], span[0]])],
    span: [span[0], span[0]],
    text,
    approximate: false,
  },
  text: 'two',
  span: [span[0], span[0]],
})

/** Every disc that is told with its size. */
function discsIn(sentences: readonly Item[][]): Disc[] {
  return sentences.flatMap((items, sentence) => {
    const discs: Disc[] = []
    let rest = items
    let offset = 0
    for (let found = findSpoken(rest, DISC); found; found = findSpoken(rest, DISC)) {
      const disc = discIn(rest, sentence, found)
      const cut = rest
        .slice(Math.max(0, found.from - 4), found.to + 1)
        .some((item) => means(item, 'operation', 'cut'))
      if (disc && !cut)
        discs.push({ ...disc, found: { ...found, from: found.from + offset, to: found.to + offset } })
      offset += found.to + 1
      rest = rest.slice(found.to + 1)
    }
    return discs
  })
}

const first = <T>(
  sentences: readonly Item[][],
  patterns: readonly RegExp[],
  read: (found: Found, items: readonly Item[], sentence: number) => T | undefined,
): T | undefined => {
  for (const [sentence, items] of sentences.entries())
    for (const pattern of patterns) {
      const found = findSpoken(items, pattern)
      const made = found && read(found, items, sentence)
      if (made !== undefined) return made
    }
  return undefined
}

interface Told {
  sentence: number
  found: Found
  size: Sized
}

const told = (found: Found, items: readonly Item[], sentence: number): Told | undefined => {
  const [size, ...more] = quantitiesIn(items, found)
  return size && more.length === 0 ? { sentence, found, size } : undefined
}

/** The words of a plain sentence, as if they had been said behind `at`. */
function said(at: Item): {
  word: (text: string, category: Entry['category'], concept: string) => Item
  points: (values: readonly number[], by: Sized) => Item
} {
  const anchor = { span: [at.span[1], at.span[1]] as [number, number] }
  return {
    word: (text, category, concept) => unsaid(anchor, { category, concept }, text),
    points: (values, by) => {
      const quantity: Quantity = {
        kind: 'points',
        points: values.map((x) => [x, 0]),
        values: values.flatMap((x) => [
          { ...impliedValue(x, 'length', by.span, by.text) },
          { ...impliedValue(0, 'length', by.span, by.text) },
        ]),
        span: by.span,
        text: by.text,
        approximate: false,
      }
      return { kind: 'quantity', quantity, text: by.text, span: by.span }
    },
  }
}

function discSentence(disc: Disc, thick: Sized, apart: Sized, xs: readonly number[]): Item[] {
  const at: Item = disc.size
  const { word, points } = said(at)
  const noun: Term = asTerm(
    { text: disc.two ? 'discs' : 'disc', span: [at.span[1], at.span[1]] },
    { category: 'solid', concept: 'disc' },
    { form: 'disc', plural: disc.two !== undefined },
  )
  return [
    disc.two ?? word('a', 'determiner', 'a'),
    noun,
    word('with', 'preposition', 'with'),
    word('a', 'determiner', 'a'),
    word(disc.radius ? 'radius' : 'diameter', 'dimension', disc.radius ? 'radius' : 'diameter'),
    word('of', 'preposition', 'of'),
    disc.size.quantity.kind === 'marked'
      ? { ...disc.size, quantity: { ...disc.size.quantity, kind: 'length' } as Quantity }
      : disc.size,
    word('and', 'conjunction', 'and'),
    word('a', 'determiner', 'a'),
    word('thickness', 'dimension', 'thickness'),
    word('of', 'preposition', 'of'),
    { ...thick },
    commaAt(at.span[1]),
    word('centered', 'place', 'centre'),
    word('at', 'preposition', 'at'),
    points(xs, apart),
  ]
}

function boreSentence(bore: Sized, xs: readonly number[], apart: Sized): Item[] {
  const { word, points } = said(bore)
  const both = xs.length > 1
  return [
    word('drill', 'operation', 'cut'),
    both ? twoOf(bore) : word('a', 'determiner', 'a'),
    asTerm(
      { text: 'hole', span: [bore.span[0], bore.span[0]] },
      { category: 'feature', concept: 'hole' },
      { form: 'hole', plural: both },
    ),
    word('with', 'preposition', 'with'),
    word('a', 'determiner', 'a'),
    word('diameter', 'dimension', 'diameter'),
    word('of', 'preposition', 'of'),
    bore,
    word('at', 'preposition', 'at'),
    points(xs, apart),
  ]
}

function barSentence(width: Sized, thick: Sized): Item[] {
  const { word } = said(width)
  return [
    word('connect', 'operation', 'add'),
    word('them', 'filler', 'pronoun'),
    word('with', 'preposition', 'with'),
    word('a', 'determiner', 'a'),
    word('bar', 'solid', 'bar'),
    width,
    word('wide', 'dimension', 'width'),
    word('and', 'conjunction', 'and'),
    { ...thick },
    word('thick', 'dimension', 'thickness'),
  ]
}

const amountOf = ({ quantity }: Sized): number => quantity.values[0]?.value ?? 0

const ROUND_ENDS = /(?:with|that has|having) (?:two|2) (?:round|rounded|circular) ends(?= |$)/u

/** "a link with two round ends": the discs that follow. */
function withoutEnds(items: Item[]): Item[] {
  const found = findSpoken(items, ROUND_ENDS)
  return found ? asOneTerm(items, found, { category: 'filler', concept: 'the discs' }) : items
}

const FIRST = /^(?:first|left)/u
const LARGE = /^(?:large|big)/u
const SMALL = /^(?:small|little)/u

/** Holes in one of them lie where it does; nothing where a disc is spoken of that cannot be told from the other. */
function withReferences(items: Item[], discs: readonly Disc[], apart: Sized): Item[] | undefined {
  const [a, b] = discs.map((disc) => amountOf(disc.size) * (disc.radius ? 2 : 1))
  const far = amountOf(apart)
  const placeOf = (which: string): number | undefined => {
    if (!LARGE.test(which) && !SMALL.test(which)) return FIRST.test(which) ? 0 : far
    if (a === undefined || b === undefined || a === b) return undefined
    return LARGE.test(which) === a > b ? 0 : far
  }
  const found = findSpoken(items, IN_MIDDLE)
  if (!found) return withEach(items)
  const x = placeOf(found.match.groups?.['which'] ?? '')
  const before = withEach(items.slice(0, found.from))
  const behind = withReferences(items.slice(found.to + 1), discs, apart)
  if (x === undefined || !before || !behind) return undefined
  const words = items.slice(found.from, found.to + 1)
  const { word, points } = said(words.at(-1) as Item)
  return [
    ...before,
    ...words.map((item) => asFiller(item, 'one of the discs')),
    word('at', 'preposition', 'at'),
    points([x], apart),
    ...behind,
  ]
}

function withEach(items: Item[]): Item[] | undefined {
  if (findSpoken(items, OF_ONE)) return undefined
  const each = findSpoken(items, EACH)
  if (!each) return items
  const { word } = said(items[each.to] as Item)
  const one = asOneTerm(items, each, { category: 'filler', concept: 'the discs' })
  return one.flatMap((item, at) =>
    at === each.from ? [item, word('each', 'which', 'each'), word('disc', 'solid', 'disc')] : [item],
  )
}

/** What was read is set aside where it stood; what is left of a sentence is read on. */
function readOn(
  items: Item[],
  taken: readonly Found[],
  discs: readonly Disc[],
  apart: Sized,
): Item[] | undefined {
  const [next] = taken.toSorted((a, b) => a.from - b.from)
  if (!next) return withReferences(items, discs, apart)
  const before = withReferences(items.slice(0, next.from), discs, apart)
  const rest = taken
    .filter((found) => found !== next)
    .map((found) => ({ ...found, from: found.from - next.to - 1, to: found.to - next.to - 1 }))
  const behind = readOn(items.slice(next.to + 1), rest, discs, apart)
  // A size stands in the sentence that was made of it.
  const words = items
    .slice(next.from, next.to + 1)
    .filter((item) => !isQuantity(item) || item.quantity.kind === 'count')
    .map((item) => asFiller(item, 'two discs and a bar'))
  return before && behind && [...before, ...words, ...behind]
}

export const withLinkedRounds = where(
  ['connect|join|link|between| from ', 'circ|disc|disk|cylinder|eye|round end'],
  (sentences) => {
    const link = first(sentences, LINK, (found, items, sentence) => {
      const [width, thick] = quantitiesIn(items, found)
      return width && (thick !== undefined) === Boolean(found.match.groups?.['deep'])
        ? { sentence, found, width, thick }
        : undefined
    })
    const apart = link && first(sentences, APART, told)
    if (!link || !apart) return sentences
    const discs = discsIn(sentences)
    const pair = discs.length === 1 && discs[0]?.two !== undefined
    if (!pair && (discs.length !== 2 || discs.some(({ two }) => two))) return sentences
    const all = first(sentences, ALL, told)
    const title = first(sentences.slice(0, 1), [TITLE_THICK], told)
    const thickness = all ?? (discs.some(({ thick }) => thick) ? undefined : title)
    const thicks = discs.map(({ thick }) => thick ?? thickness?.size ?? link.thick)
    const [thick, other = thick] = thicks
    if (!thick || !other || [apart, link].some(({ found }) => found.quantities.length === 0)) return sentences
    const far = amountOf(apart.size)
    const taken = (sentence: number): Found[] =>
      [...discs, apart, link, ...(thickness ? [thickness] : [])]
        .filter((each) => each.sentence === sentence)
        .map(({ found }) => found)
    const last = sentences.findLastIndex((_, at) => taken(at).length > 0)
    const made: Item[][] = [
      ...discs.map((disc, index) =>
        discSentence(disc, index === 0 ? thick : other, apart.size, pair ? [0, far] : [index * far]),
      ),
      barSentence(link.width, link.thick ?? thick),
      ...discs.flatMap(({ bore }, index) =>
        bore ? [boreSentence(bore, pair ? [0, far] : [index * far], apart.size)] : [],
      ),
    ]
    const read = sentences.map((items, index) => readOn(withoutEnds(items), taken(index), discs, apart.size))
    if (read.some((items) => items === undefined)) return sentences
    return read.flatMap((items, index) => (index === last ? [items as Item[], ...made] : [items as Item[]]))
  },
)
