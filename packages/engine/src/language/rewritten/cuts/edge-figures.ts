/**
 * Figures that are cut out of an edge of a face: "sketch a semicircle on the front face, its flat side on the bottom edge,
 * and cut it through", "a door opening in the middle of the bottom edge", "a circle whose center lies on the top edge". The
 * noun becomes a cutout of that outline, the words for the edge its place; through is how such a cut goes.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import type { Entry } from '../../lexicon/entry.ts'
import { SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isEdgeWork, means, unsaid, wordsOf } from '../../text/items.ts'
import { asOneTerm, type Found, findAllSpoken, findSpoken, asIdle as idleIn } from '../../text/spoken.ts'

export type EdgeFigure = 'semicircle' | 'circle' | 'rectangle' | 'triangle'

const OPENING =
  '(?:arch|archway|opening|cut|cut out|cutout|notch|tunnel|hole|recess|shape|area|piece|section|gap|window|passage|entrance|doorway|door|door opening|gate|gateway|slot|bite|profile|portion)'

const FIGURES: readonly (readonly [EdgeFigure, string])[] = [
  [
    'semicircle',
    `(?:semi ?circle|half ?circle|half disc|half disk|semi ?circular(?: ${OPENING})?|half round(?: ${OPENING})?|half circular(?: ${OPENING})?|round arch|arch|archway)`,
  ],
  [
    'rectangle',
    `(?:(?:rectangular|square) ${OPENING}|rectangle|square|door opening|doorway|door|gateway|gate|entrance|rectangular|notch)`,
  ],
  ['triangle', `(?:triangular ${OPENING}|triangle|v (?:shaped )?(?:notch|cut|cutout|opening))`],
  ['circle', `(?:circular ${OPENING}|circle)`],
]

const SIDE = '(?:top|bottom|upper|lower|left|right|front|back|rear)'
const EDGE = '(?:edges?|side edges?|borderline|border|boundary)'
const LEADS =
  "(?:(?:,|and|with|whose|where|so that|such that|having|its|it|it's|which|that)|^the(?= (?:flat|straight|open|center|centre|base|diameter|lower)))"
const WHOSE = `(?:${LEADS} (?:(?:,|and|with|whose|where|so that|such that|having|its|their|the|flat|straight|open|lower|upper|side|base|diameter|bottom|center|centre|center point|of|semi ?circle|half circle|circle|rectangle|triangle|arch|opening|which|that|it|should|must|is|are|be|being|lies?|lying|sits?|sitting|rests?|resting|stands?|standing|starts?|starting|begins?|beginning|touches|touching|coincides|coinciding|positioned|placed|located|centered|centred|exactly|directly|right|flush|aligned) )*?)?(?:centered |centred )?`
const TO = '(?:on|at|in|into|from|out of|along|with|to|against|over|onto|off)'
const MIDDLE = '(?:(?:exact )?(?:middle|midpoint|mid point|cent(?:er|re)|cent(?:er|re) point) of )'
const OF_FACE = `(?: of (?:the |this |that |its )?(?:(?<face>${SIDE})(?: (?:face|side|surface|wall))?|face|block|prism|box|body|plate|cuboid|rectangle|square|wall|bar|cube|panel|shape|base|rectangular prism|rectangular block))?`
const CENTRED =
  '(?:(?: ,)?(?: and)?(?: should)?(?: is| are| be| it is)? (?:centered|centred|centrally|in (?:the|its) (?:middle|cent(?:er|re)))(?: (?:along|on|over|in|across|horizontally|vertically|with respect to|about|of)(?: (?:the|its|it|this|that))?(?: (?:length|width|height|edge|middle|face|block))?(?: of (?:the|this|its) [a-z]+)?)?)?'

/** A single edge by its side, or several alike. */
const RIM = new RegExp(
  `${WHOSE}${TO} (?:the |its )?(?<middle>${MIDDLE})?(?:the |its |each |every |both |all |of |four |two |one |a |straight |horizontal |vertical |[a-z]+['’]s )*(?:(?<first>${SIDE})(?: and (?:the )?(?<second>${SIDE}))?(?: hand)? ${EDGE}|(?<several>(?<=(?:each|every|both|all)(?: of)?(?: the| its)?(?: four)? )(?:long |longer |short |shorter )?(?:edges?|sides?)))${OF_FACE}(?! of )${CENTRED}(?= |$)`,
  'u',
)
/** "whose center lies on the midpoint of the right side": a side of a drawn figure is its edge. */
const ON_SIDE = new RegExp(
  `${WHOSE}(?:center|centre|center point)(?: of which| of it)? (?:that |which |is |lies |lying |being |located |placed |should |be )*(?:on|at) (?:the )?${MIDDLE}?(?:the |its )(?<first>${SIDE}) (?:side|edge)${OF_FACE}(?! of )(?= |$)`,
  'u',
)

/** How such a cut goes where no depth is told. */
const THROUGH =
  /(?:, )?(?:(?:and|that|which|it) )*(?:(?:goes|going|cut|running|runs|extending|extends|passing|passes|reaching) )*(?:all the way |completely |straight |entirely |right |fully )*(?:through|across|over)(?: (?:to the (?:back|other side|rear|opposite side|opposite face)|(?:the |its )?(?:(?:full|entire|whole|complete|total) )*(?:width|depth|thickness|length|height|block|body|prism|box|plate|wall|rectangular prism|solid|part|object)(?: of (?:the|this) (?:rectangular )?[a-z]+)?|it|(?:from )?(?:the )?front to (?:the )?back))*(?= [,.;]|$| and | to | from )|(?:from )(?:the )?front(?: face| side)? (?:all the way |through |right |straight )*to (?:the )?(?:back|rear)(?: face| side)?|all the way through/u

/** An order to cut what was drawn, in a sentence of its own. */
const CUT_IT =
  /^(?:(?:then|next|finally|now|after that|lastly) ,? ?)?(?:negatively extrude|extrude cut|cut extrude|extruded cut|cut out|cut away|cut|remove|subtract|extrude(?= (?:it|this|that|the|this)(?: [a-z]+)? (?:negatively|inwards?|through|as a cut|downwards? as a cut)))(?: out| away)? (?:it|this|that|(?:(?:the|that) (?:part|portion|half|area|piece) of )?(?:the|this|that) (?:resulting |drawn )?(?:figure|shape|profile|sketch|area|region|semi ?circle|half ?circle|circle|rectangle|triangle|arch|opening|square|door))(?: (?:(?:that |which )?(?:lies |is |falls )?(?:inside|within|in|overlapping|overlaps)(?: of)? (?:the [a-z]+|it)|negatively|downwards?|inwards?|out of (?:the|it) ?[a-z]*|from (?:the|it) ?[a-z]*|as a cut))*(?= |$)/u
const PURPOSE =
  /(?<= )(?:to|, |and) ?(?:create|form|make|leave|creating|forming|making|leaving|get) (?:a|an|the)(?: [a-z]+)+$/u

const FIGURE_NOUN = (figure: string): RegExp =>
  new RegExp(
    `(?<=(?:^|(?:^| )(?:with|cut|cut out|make|a|an|one|the|this|that|single|its|centered|centred|each|#|#x#|wide|high|tall|deep|two|three|four) (?:(?:small|large|single|simple) )*))${figure}(?:e?s)?(?= |$)`,
    'u',
  )
const NOUNS = [
  // "The arch is a half circle": one thing by two names.
  ...FIGURES.map(
    ([figure, pattern]) =>
      [
        figure,
        new RegExp(
          `(?<=(?:^| )(?:the|this|that|its) )${OPENING} (?:is|has the shape of|is shaped like|is formed by|consists of|should be) (?:a |an )?${pattern}(?= |$)`,
          'u',
        ),
      ] as const,
  ),
  ...FIGURES.map(([figure, pattern]) => [figure, FIGURE_NOUN(pattern)] as const),
]

const concept = { category: 'feature', concept: 'edge cutout' } as const

interface Named {
  figure: EdgeFigure
  found: Found
}

function figureIn(items: readonly Item[]): Named | undefined {
  for (const [figure, pattern] of NOUNS) {
    const found = findSpoken(items, pattern)
    if (found) return { figure, found }
  }
  return undefined
}

const hasSize = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

/** "30 mm in from the left edge", "12 mm away from the top edge": a distance, and not what it is cut from. */
const isDistance = (items: readonly Item[], { from, match }: Found): boolean =>
  /(?:^| )(?:from|off)(?: |$)/u.test(match[0]) &&
  (items[from - 1]?.kind === 'quantity' ||
    /^(?:away|in|inwards?|down|up)$/iu.test(items[from - 1]?.text ?? ''))

/** The edge by its side, and the face it bounds, where that is named. */
function rimIn(items: readonly Item[], figure: EdgeFigure): { found: Found; place: string } | undefined {
  const sketchy = figure === 'circle' || figure === 'semicircle'
  for (const pattern of sketchy ? [ON_SIDE, RIM] : [RIM]) {
    const found = findSpoken(items, pattern)
    const { first, second, several, face } = found?.match.groups ?? {}
    if (!found || (!first && !several) || isDistance(items, found)) continue
    const edges = [first, second].flatMap((side) => (side ? [SIDE_WORDS[side] as SignedAxis] : []))
    const upright = edges.some((edge) => edge[1] === 'z') || face !== undefined
    // What is square and cut into the left edge of a plate is a notch like any other.
    if (!upright && figure === 'rectangle') return undefined
    if (several && !sketchy) return undefined
    const which = several
      ? /long/u.test(several)
        ? 'long'
        : /short/u.test(several)
          ? 'short'
          : 'each'
      : edges.join('')
    return { found, place: `rim ${which}${face ? `@${SIDE_WORDS[face]}` : ''}` }
  }
  return undefined
}

const isCutOrder = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'operation', 'cut') || means(item, 'feature')) ||
  findSpoken(items, CUT_IT) !== undefined

/** "out of the wall, with its flat side on …": whose edge it is, told first. */
const OUT_OF = /(?:out of|from|into|in) (?:the|this) (?:[a-z]+ )?[a-z]+(?: ,)?$/u

/** "the top edge of the wall", "the wall's top edge": the place, and the body that it is cut out of. */
function asPlace(said: Item[], found: Found, place: string): Item[] {
  const before = findSpoken(said.slice(0, found.from), OUT_OF)
  const items = before ? idleIn(said, before, 'whose edge it is') : said
  const read = asOneTerm(items, found, { category: 'place', concept: place })
  const named = [before, found].flatMap((each) => (each ? said.slice(each.from, each.to + 1) : []))
  const body = named.findLast((item) => means(item, 'solid'))
  const rim = read[found.from]
  if (body?.kind !== 'term' || !rim) return read
  const behind: Pick<Item, 'span'> = { span: [rim.span[1], rim.span[1]] }
  return [
    ...read.slice(0, found.from + 1),
    unsaid(behind, { category: 'preposition', concept: 'in' }, 'in'),
    unsaid(behind, { category: 'determiner', concept: 'the' }, 'the'),
    { ...body, text: '', span: [rim.span[1], rim.span[1]], plural: false },
    ...read.slice(found.from + 1),
  ]
}

function asCutout(items: Item[], { figure, found }: Named): Item[] {
  const read = asOneTerm(items, found, concept)
  return read.map((item, at) =>
    at === found.from && item.kind === 'term'
      ? { ...item, form: figure, plural: /s$/iu.test(item.text) }
      : item,
  )
}

/** From front to back, or through one of its sizes: the face that the outline is seen on. */
function wayOf(said: string): Entry {
  const size = /(?:full|entire|whole|complete|total) (?<size>width|length|height)/u.exec(said)?.groups?.[
    'size'
  ]
  if (/front/u.test(said)) return { category: 'place', concept: 'through y' }
  return size
    ? { category: 'place', concept: `through ${size}` }
    : { category: 'filler', concept: 'through, as it goes anyway' }
}

/** Through is how it goes; a purpose behind that names nothing new. */
function withoutThrough(items: Item[]): Item[] {
  const found = findAllSpoken(items, THROUGH)
  const read = found.reduceRight<Item[]>((told, each) => asOneTerm(told, each, wayOf(each.match[0])), items)
  const purpose = findSpoken(read, PURPOSE)
  return purpose && !hasSize(read.slice(purpose.from, purpose.to + 1))
    ? asOneTerm(read, purpose, { category: 'filler', concept: 'purpose' })
    : read
}

/** "…and extrude the result by 4 mm": that is said of the body. */
const EXTRUDED =
  /(?<= (?:and|then|,) )(?:then )?extrude (?:the )?(?:it|result|rest|remainder|whole|remaining (?:shape|part|area|figure|sketch|profile)|resulting (?:shape|part|area|figure|sketch|profile)|shape|sketch|profile|remaining|resulting)(?= )/u

const asIdle = (item: Item): Item =>
  item.kind === 'mark' || means(item, 'place') ? item : asFiller(item, 'cut as told')

/** "Cut it through the block" says no more; "cut it 20 mm deep" says how deep it is. */
function withoutOrder(said: Item[], figure: EdgeFigure): Item[] {
  const order = findSpoken(said, CUT_IT)
  if (!order) return said
  const extruded = findSpoken(said, EXTRUDED)
  if (extruded) {
    const [from, to] = [extruded.from, extruded.to]
    const whole = asTerm(said[to] as Item, { category: 'whole', concept: 'whole' })
    return [...said.slice(0, from).map(asIdle), ...said.slice(from, to), whole, ...said.slice(to + 1)]
  }
  const items = said
  const [first] = items.slice(order.from)
  const read = withoutThrough(items)
  if (!first || !hasSize(read)) return read.map(asIdle)
  const deep = read.findIndex((item) => item.kind === 'quantity')
  const size = read[deep] as Item
  const behind: Pick<Item, 'span'> = { span: [size.span[1], size.span[1]] }
  const noun = asTerm(
    {
      text: wordsOf(items.slice(order.from, order.to + 1)),
      span: [first.span[0], (items[order.to] as Item).span[1]],
    },
    concept,
    { form: figure },
  )
  return [
    unsaid(first, { category: 'determiner', concept: 'the' }, 'the'),
    noun,
    ...read
      .slice(order.to + 1, deep)
      .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'how deep'))),
    size,
    unsaid(behind, { category: 'dimension', concept: 'depth' }, 'deep'),
    ...read.slice(deep + 1),
  ]
}

/** The edge once more: where it is widest, and that its middle lies there. */
const AGAIN: readonly RegExp[] = [
  /(?:, )?(?:and |with )?(?:its|the) (?:center|centre|midpoint) (?:is |lies |being |lying |placed )?(?:on|at|in) (?:the )?(?:(?:exact )?(?:middle|midpoint|center|centre) of )?(?:the|that|this) edge(?= |$)/u,
  /(?<=# (?:wide |long )?)(?:at|along|on) (?:the|that|this|its) (?:edge|open end|mouth|open side)(?= |$)/u,
]

const withoutAgain = (items: Item[]): Item[] =>
  AGAIN.reduce<Item[]>((told, pattern) => {
    const found = findSpoken(told, pattern)
    return found ? asOneTerm(told, found, { category: 'filler', concept: 'the same edge' }) : told
  }, items)

/** A triangle on an edge is as wide as its base. */
const withBase = (items: Item[]): Item[] =>
  items.map((item) =>
    /^base$/iu.test(item.text) ? asTerm(item, { category: 'dimension', concept: 'width' }) : item,
  )

const ABOUT_IT = new RegExp(
  `^(?:(?:and|then|also) )?(?:its|it|the (?:flat|straight|center|centre|base)|the figure|the shape|this|that|the ${OPENING})(?= )`,
  'u',
)

/** The cutout by whatever it opens. */
const CALLED = new RegExp(`(?<=^(?:the|this|that) )${OPENING}(?= )`, 'u')

/** Nouns that say by themselves that something is cut. */
const OPENS = /arch|opening|cut|notch|tunnel|door|gate|entrance|hole|window|recess|gap|passage/u

/** "its right angle at the bottom right corner", "its top edge aligns with …": set by a corner or an edge of its own. */
const isSetElsewhere = (item: Item): boolean =>
  means(item, 'edge', 'corner') || /^align(?:s|ed|ing)?$/iu.test(item.text)

/** A sentence that draws or cuts the figure, with those that go on about it. */
function cutoutAt(sentences: readonly Item[][], at: number): Item[][] | undefined {
  const [items, ...next] = sentences.slice(at, at + 4) as [Item[], ...Item[][]]
  const named = figureIn(items)
  if (!named || !hasSize([...items, ...(next[0] ?? [])])) return undefined
  const about: Item[][] = []
  for (const sentence of next) {
    // "It also has a fillet at the bottom edge": of the part.
    if (sentence.some((item) => isEdgeWork(item) && !means(item, 'shape'))) break
    const again = findSpoken(sentence, ABOUT_IT) || findSpoken(sentence, CUT_IT)
    const same =
      figureIn(sentence)?.figure === named.figure && findSpoken(sentence, /(?:^| )(?:a|an) /u) === undefined
    if (!again && !same) break
    about.push(sentence)
  }
  const told = [items, ...about]
  if (told.some((sentence) => sentence.some(isSetElsewhere))) return undefined
  const rims = told.map((sentence) => rimIn(sentence, named.figure))
  const ordered = OPENS.test(named.found.match[0]) || told.some(isCutOrder)
  if (!rims.some(Boolean) || !ordered) return undefined
  return told.map((sentence, index) => {
    const rim = rims[index]
    const placed = rim ? asPlace(sentence, rim.found, rim.place) : sentence
    if (index > 0 && findSpoken(placed, CUT_IT)) return withoutOrder(placed, named.figure)
    const meant = figureIn(placed)
    // "The flat side of the semicircle lies on the bottom edge": its name within the words for the edge.
    const noun = meant && means(placed[meant.found.from], 'place') ? undefined : meant
    const called = index > 0 ? findSpoken(placed, CALLED) : undefined
    const again = called && { figure: named.figure, found: called }
    const said = noun?.figure === named.figure ? noun : again
    const cut = said ? asCutout(placed, said) : placed
    return withoutThrough(withoutAgain(named.figure === 'triangle' ? withBase(cut) : cut))
  })
}

/** "…with an arch": told in detail by the sentences that follow. */
const TITLED =
  /(?:with|having|that has|and) (?:a|an|one) (?:arch|archway|door|doorway|door opening|gate|gateway|entrance|tunnel|opening)(?: (?:underneath|under it|below|through it|in it|in the middle|at the bottom))?$/u

export const withEdgeFigures = where(
  [
    ' circle| circular|semicirc|half| arch| rectang| square| door| gate| entrance| notch| triang| v ',
    ' edge | edges | border| boundary| side | sides ',
  ],
  (sentences) => {
    const read = [...sentences]
    let last: number | undefined
    for (let at = 0; at < read.length; at++) {
      const told = cutoutAt(read, at)
      if (!told) continue
      read.splice(at, told.length, ...told)
      last ??= at
      at += told.length - 1
    }
    if (last === undefined) return read
    return read.map((items, at) => {
      const title = at < (last ?? 0) ? findSpoken(items, TITLED) : undefined
      return title ? asOneTerm(items, title, { category: 'filler', concept: 'told below' }) : items
    })
  },
)
