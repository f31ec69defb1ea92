/** The sizes of a figure where its own noun has none: in a sentence of their own, behind its place, by another figure or by the border it leaves. */
import { insetOf } from './changes.ts'
import { copyOf, type Figure } from './drawing.ts'
import { asWideAsEdge } from './edge-bases.ts'
import type { FigureKind, Sizes } from './figures.ts'
import { boxOf, heightOf, type Loop, polygon, widthOf } from './loop.ts'
import type { Reading } from './reading.ts'
import { type Noun, takeNoun, takeReference } from './references.ts'
import { takeSpan } from './spans.ts'
import { isSizeWord, type Known, takeSizes } from './told-sizes.ts'
import { opensOn, withinWalls } from './walls-left.ts'
import { DEFINITE } from './words.ts'
import { here, Scanner } from './writing.ts'

const SAME = here(
  '(?:(?:,|with|of|having|that|which|is|are|has|exactly)(?= )\\s?)*(?:the same (?:dimensions|sizes?|measurements|size and shape)(?: as)?|identical to|identical in size to|the same as|equal in size to)',
)

/** "a second rectangle of the same size", "another one identical to the first". */
function takeSame({ drawing }: Reading, scan: Scanner, { sizes, names, cut }: Lacking): Figure | undefined {
  if (!sizes.isEmpty || !scan.take(SAME)) return undefined
  const named = takeReference(scan, drawing)
  const one = named === 'whole' ? undefined : (named ?? drawing.last[0] ?? drawing.figures.at(-1))
  if (!one) return undefined
  const figure: Figure = { ...copyOf(one), names, cut, placed: { x: false, y: false } }
  drawing.figures.push(figure)
  return figure
}

const SIZED_BEHIND =
  /(?:, |and )?(?:with|having|where|of|whose|has|:) (?:the |its |a |an )?(?:[a-z]+ )?(?:base|height|length|width|side|diameter|radius|dimensions?|legs?|longer|shorter|bottom|top) (?:base |side |length )*(?:of |is |equal |being |and )|(?:, )?(?:(?:and|with|whose|its|the|all) )+(?:(?:three|four|five|six|eight) )?(?=(?:corners|vertices|corner points) )|(?:, )?(?:(?:and|with|whose|its|the|where) )+(?=(?:tip|apex|peak) (?:is|lies|points|pointing|located) )|(?:, )?(?:(?:and|that|which|it) )*(?:(?:is|measures|stands) )?(?=#\d+ (?:high|tall|wide)(?: |$))/gu

/** What is told behind it is of something else. */
const ORDER = / (?:extrude|cut|draw|sketch|attach|add) /u

/** "…attached to its bottom edge, with a base of 3 mm and a height of 2 mm": the sizes behind the place. */
function sizesBehind(reading: Reading, scan: Scanner, { kind }: Noun, lacking: Lacking): Figure | undefined {
  const { drawing, known } = reading
  if (kind === 'polyline') return undefined
  for (const { index } of scan.rest.matchAll(SIZED_BEHIND)) {
    if (ORDER.test(scan.rest.slice(0, index))) return undefined
    const told = new Scanner(scan.rest.slice(index))
    const sizes = lacking.sizes.copy()
    if (!takeSizes(told, sizes, known)) continue
    const figure =
      drawing.add(kind, sizes.copy(), lacking.names, lacking.cut) ??
      asWideAsEdge(reading, scan, kind, { ...lacking, sizes })
    if (!figure) continue
    scan.goOn(`${scan.rest.slice(0, index)} ${told.rest}`)
    return figure
  }
  return undefined
}

interface Lacking {
  sizes: Sizes
  names: Set<string>
  cut: boolean
}

/** "The height of the trapezoid", "the two parallel sides of it". */
const OF_IT = here('(?:the )?(?<size>(?:two |three )?[a-z]+(?: [a-z]+)?) of(?= (?:the|this|each|both) )')
/** Sides that only one kind of figure has: theirs without its noun. */
export const ITS_SIDES = here(
  '(?:the|its)(?= (?:two )?(?:parallel (?:sides|edges|bases)|bases|diagonals|legs) )',
)

/** "The parallel sides of the trapezoid are …": what the size is called, behind its owner now; nothing where the owner is another. */
export const takeOwned = (told: Scanner, isOwner: (noun: Noun) => boolean): Noun | undefined =>
  told.attempt(() => {
    const size = told.take(OF_IT)?.groups?.['size']
    const noun = size && isSizeWord(size) && told.take(DEFINITE) ? takeNoun(told) : undefined
    if (!noun || !isOwner(noun)) return undefined
    told.goOn(`${size} ${told.rest}`)
    return noun
  })

const ITS_TIP = here('(?:the|its) (?:tip|apex|peak)')

/** "The triangle has a base of …", "The height of the trapezoid is …": whether it speaks of such a figure. */
function takeLater(told: Scanner, kind: FigureKind, sizes: Sizes, known: Known): true | undefined {
  told.take(here('(?:then|next|here|,)'))
  if (takeOwned(told, (noun) => noun.kind === kind) ?? told.take(ITS_SIDES))
    return takeSizes(told, sizes, known) ? true : undefined
  if (kind === 'triangle' && ITS_TIP.test(told.rest)) return takeSizes(told, sizes, known) ? true : undefined
  const own = told.take(
    here('(?:its|it|they|each(?= (?:should|has|is|have|must|of (?:them|these)))(?: of (?:them|these))?)'),
  )
  if (!own && !(told.take(DEFINITE) && takeNoun(told)?.kind === kind)) return undefined
  told.take(
    here("(?:(?:should|must|will|has|have|is|are|be|measures?|measuring|also|with|having|to|'s)(?= )\\s?)+"),
  )
  return takeSizes(told, sizes, known) ? true : undefined
}

const LEAVING = here(
  '(?:,|and|that|which|so that|such that|it|they|from|of|the|its|center|centre|middle|first|larger|outer|rectangle|square|circle|base|shape|inside| )*(?:leaves?|leaving|there (?:is|remains)|keeping|with|has|having) (?:a |an )?(?:uniform |constant |equal )?(?:border|margin|padding|wall|frame|rim|edge|wall thickness|inside padding|gap|frame width|border width|strip)(?: width| thickness)?(?: of)? #(?<n>\\d+)(?: wide| thick)?(?: of material)?(?: (?:remaining|left|on (?:all|each|every)(?: of the)?(?: four)?(?: the)? sides?|(?:all )?around(?: it| the (?:outside|edges?|perimeter))?|all round|from (?:the|each|all) (?:outer )?(?:edges?|sides?)|to the outer edges?|between (?:them|the two)))*',
)

/** "so that a margin of 5 mm remains". */
const REMAINS = here(
  '(?:(?:,|and|so that|such that|so|in such a way that)(?= )\\s?)*(?:a |an )?(?:#(?<m>\\d+)(?: wide| thick)? )?(?:uniform |constant |equal )?(?:border|margin|wall|rim|edge|strip|web)s?(?: width| thickness)?(?:(?: of)? #(?<n>\\d+)(?: wide| thick)?)?(?: of material)? (?:remains?|is left|are left|stays?|is kept)(?: standing| over)?(?: (?:on (?:all|each|every)(?: of the)?(?: four)? sides?|(?:all )?around(?: it)?|all round))?',
)

const SOME_SIDES = here(
  '(?:on|at|along|to|from) (?:the|both) (?:(?:left|right|top|bottom|sides?|two sides|edges?|upper|lower|,|and|the|on|at|along)(?: edges?| sides?)?(?= |$) ?)+',
)

/** Sizes told besides must be what the margins leave. */
const agrees = (sizes: Sizes, loop: Loop): boolean => {
  const box = boxOf(loop)
  const left: Readonly<Record<string, number>> = {
    width: widthOf(box),
    length: widthOf(box),
    height: heightOf(box),
    depth: heightOf(box),
  }
  return [...sizes.told].every(
    ([word, value]) => value !== undefined && Math.abs((left[word] ?? -1) - value) <= value * 1e-4,
  )
}

/** "a margin on the sides and the top": the other side is open. */
function openedOn(outer: Figure, by: number, sides: string): Loop {
  const { left, right, bottom, top } = boxOf(outer.loop)
  const kept = (pattern: RegExp): number => (pattern.test(sides) ? by : 0)
  const [l, r] = [left + kept(/left|sides/u), right - kept(/right|sides/u)]
  const [b, t] = [bottom + kept(/bottom|lower/u), top - kept(/top|upper/u)]
  return polygon([
    [l, b],
    [r, b],
    [r, t],
    [l, t],
  ])
}

/** What the figure would be by the border that it leaves; that may be told behind its place. */
function leftAround({ known }: Reading, scan: Scanner, outer: Figure): Figure | undefined {
  const behind = scan.rest.search(/(?:, )?(?:so that|such that|leaving) /u)
  const before = behind > 0 ? scan.rest.slice(0, behind) : ''
  const told = new Scanner(scan.rest.slice(before.length))
  if (ORDER.test(` ${before}`)) return undefined
  const walled = withinWalls(told, known, outer, before)
  if (walled) {
    scan.goOn(`${before}${told.rest}`)
    const names = new Set(['inner', 'smaller', outer.kind])
    return { ...copyOf(outer), loop: walled, cut: true, names, placed: { x: true, y: true } }
  }
  const groups = (told.take(REMAINS) ?? told.take(LEAVING))?.groups
  const number = groups?.['m'] ?? groups?.['n']
  if (!number) return undefined
  const by = known.number(Number(number))
  const inner = insetOf(outer, by)
  if (!inner) return undefined
  const some = told.take(SOME_SIDES)?.[0]
  const open = opensOn(before)
  if (some && open && new RegExp(`\\b${open}\\b`, 'u').test(some)) return undefined
  if (some) inner.loop = openedOn(outer, by, some)
  inner.placed = { x: true, y: true }
  scan.goOn(`${before}${told.rest}`)
  return inner
}

/** Its sizes in a sentence of their own ("The triangle has a base of …"), or by the border that it leaves. */
export function laterOrLeft(
  reading: Reading,
  scan: Scanner,
  noun: Noun,
  lacking: Lacking,
): Figure | undefined {
  const { drawing, known, ahead } = reading
  const { kind } = noun
  if (kind === 'polyline') return undefined
  const outer = drawing.figures.findLast((each) => !each.cut)
  const inner = outer && leftAround(reading, scan, outer)
  if (inner) {
    if (inner.kind !== kind || !agrees(lacking.sizes, inner.loop)) return undefined
    drawing.figures.push(inner)
    return inner
  }
  takeSpan(drawing, scan, kind, lacking.sizes)
  const spanning = drawing.add(kind, lacking.sizes.copy(), lacking.names, lacking.cut)
  if (spanning) return spanning
  const same = takeSame(reading, scan, lacking)
  if (same) return same
  const behind = sizesBehind(reading, scan, noun, lacking)
  if (behind) return behind
  // Over several sentences, if need be.
  const sizes = lacking.sizes.copy()
  const left: [at: number, rest: string][] = []
  for (const [at, line] of ahead.entries()) {
    const told = new Scanner(line)
    if (!told.attempt(() => takeLater(told, kind, sizes, known))) continue
    left.push([at, told.rest])
    const figure = drawing.add(kind, sizes.copy(), lacking.names, lacking.cut)
    if (!figure) continue
    // What else those sentences tell is read in its turn.
    for (const [index, rest] of left)
      ahead[index] = rest === '' ? '' : `it ${rest.replace(/^(?:, )?(?:and )?(?:it )?/u, '')}`
    return figure
  }
  return asWideAsEdge(reading, scan, kind, lacking)
}
