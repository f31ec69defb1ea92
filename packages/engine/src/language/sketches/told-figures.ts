/** A figure as it is told: how many, its noun, its sizes, its places. */

import { armsBy, MADE_OF_TWO, SQUARE_TWO, takeCrossing } from './crossed.ts'
import { copyOf, type Figure } from './drawing.ts'
import { type FigureKind, Sizes } from './figures.ts'
import { laterOrLeft } from './later-sizes.ts'
import { crossesItself, polygon } from './loop.ts'
import { takeSizedPair } from './pairs.ts'
import type { Reading, Step } from './reading.ts'
import { type Noun, takeNoun } from './references.ts'
import { takeSpan } from './spans.ts'
import { type PlaceTold, type Saying, takePlace } from './told-places.ts'
import { takeSizes, takeSizesBefore } from './told-sizes.ts'
import { COUNTS, DETERMINER, HOLE } from './words.ts'
import { here, type Scanner } from './writing.ts'

const PLANE = here(
  '(?:in|on|onto|using|with) the (?<plane>x ?y|x ?z|y ?z|z ?x|z ?y|y ?x|front|top|right|side|ground|horizontal|vertical) plane|in (?:the |a )?(?<view>front|side|top) (?:view|elevation)',
)
const PLANES: Readonly<Record<string, 'xy' | 'xz' | 'yz'>> = {
  xy: 'xy',
  yx: 'xy',
  top: 'xy',
  ground: 'xy',
  horizontal: 'xy',
  xz: 'xz',
  zx: 'xz',
  front: 'xz',
  vertical: 'xz',
  yz: 'yz',
  zy: 'yz',
  right: 'yz',
  side: 'yz',
}

/** Drawn as seen from there: false where it was another way before. */
export function isIn({ drawing }: Reading, seen: string): boolean {
  const named = PLANES[seen.replaceAll(' ', '')]
  if (!named || (drawing.plane && drawing.plane !== named)) return false
  drawing.plane = named
  return true
}

export const plane: Step = (reading, scan) => {
  const told = scan.take(PLANE)?.groups
  const seen = told?.['plane'] ?? told?.['view']
  return seen && isIn(reading, seen) ? true : undefined
}

export const sayingOf = (reading: Reading, scan: Scanner, own: readonly Figure[] = []): Saying => ({
  scan,
  drawing: reading.drawing,
  known: reading.known,
  points: reading.said.points,
  own,
  drawHost: () => {
    const [one] = own
    if (!one || !/^(?:a|an) /u.test(scan.rest)) return undefined
    const host = takeFigures(reading, scan, false)?.[0]
    if (!host) return undefined
    // The first of all lies where it is drawn; it gives that up for what it lies on.
    if (reading.drawing.figures[0] === one) {
      one.placed = { x: false, y: false }
      host.placed = { x: true, y: true }
    }
    return host
  },
})

/** Each of several in a place of its own, or all of what there is one of in one. */
export function settle({ drawing }: Reading, figures: Figure[], { each, onFace, alike }: PlaceTold): boolean {
  const [first] = figures
  if (!first) return false
  if (alike) return figures.every((figure) => each[0]?.(figure))
  if (each.length > 1 && figures.length === 1) {
    // "cut a square from each corner": as many as there are places.
    const more = each.slice(1).map(() => copyOf(first))
    drawing.figures.push(...more)
    figures.push(...more)
  }
  if (each.length > 1 && each.length !== figures.length) return false
  if (each.length === 1 && figures.length > 1) return false
  for (const [at, figure] of figures.entries()) {
    if (onFace)
      figure.level = Math.max(
        0,
        ...drawing.made
          .filter((other) => other !== figure && !other.cut)
          .map(({ level, rise }) => level + (rise ?? 0)),
      )
    if (!each[at]?.(figure)) return false
  }
  return true
}

const POINTS = here(
  '(?:(?:a|the|an) )?(?:(?:closed|irregular|custom|simple|2d|[a-z]+ (?:like|shaped)) )*(?:polyline|polygon|outline|profile|shape|figure|sketch|contour|path|loop|(?<kind>triangle|trapezoid|parallelogram|rhombus|pentagon|hexagon|octagon)|quadrilateral|kite|(?:four|five|six|seven|eight) sided (?:polygon|figure|shape))(?: sketch| shape)?(?: (?:that|which|is|goes|passes|passing|going|through|with|having|defined|formed|by|of|connecting|connects|joining|has|its|from|using|in|order|vertices|corners|points|corner|the|following|coordinates|at|:|and|given|running|made|up|vertex|are|,))* @(?<at>\\d+)(?: in (?:this|that|the given) order)?(?:(?: ,)? (?:and |then )*(?:back to (?:the )?(?:start|starting point|first point|beginning|origin)|clos(?:e|ing) (?:it|the (?:shape|polyline|loop|figure|outline|sketch)|back to the start)))?',
)

const ONE_OF_TWO =
  '(?:(?:,|with|where|and|one|the|a|of them|in which|while|:|which|whose|that|such)(?= )\\s?)*(?<word>larger|outer|bigger|first|large|big|smaller|inner|second|small|other|one|horizontal|vertical)(?: (?:one|circle|square|rectangle|ellipse|triangle|hexagon|octagon|semi ?circle|one of them))?(?= (?:having|has|with|is|of|being|should|measuring|measures|#))'

/** "two concentric circles, the larger one with … and the smaller one with …": the second in the middle of the first. */
function takeTwo(reading: Reading, scan: Scanner, noun: Noun, cut: boolean): Figure[] | undefined {
  const { drawing, known } = reading
  if (noun.kind === 'polyline') return undefined
  while (
    plane(reading, scan) ||
    scan.take(
      here(
        '(?:that share|sharing|with|having|on|at|about) the same (?:center|centre)(?: point)?|one inside the other',
      ),
    )
  );
  const figures: Figure[] = []
  for (let at = 0; at < 2; at++) {
    const word = scan.take(here(ONE_OF_TWO))?.groups?.['word']
    const sizes = new Sizes()
    if (!word || !takeSizes(scan, sizes, known)) return undefined
    const figure = drawing.add(noun.kind, sizes, new Set([noun.name, word, ...noun.adjectives]), cut)
    if (!figure) return undefined
    figures.push(figure)
  }
  const [first, second] = figures
  if (noun.adjectives.includes('concentric') && first && second) drawing.centre(second, first)
  return figures
}

/** "a concentric 30 mm square": before the number. */
const SIZED_ADJECTIVES = here(
  '(?:small|smaller|large|long|thin|concentric|central|centred|centered|identical|equal|congruent)(?: (?:small|smaller|concentric|central))*(?= (?:#|diameter|radius))',
)

const SAME_WAY = here('(?:with|having|of) the same (?:base |bottom )?(?:width|length)(?= and )')

/** A figure, or several of one kind, with its sizes and places. */
export const takeFigures = (reading: Reading, scan: Scanner, cut: boolean): Figure[] | undefined => {
  const { drawing, known, said } = reading
  const outline = scan.take(POINTS)?.groups
  if (outline) {
    const points = said.points[Number(outline['at'])] ?? []
    if (points.length < 3 || crossesItself(points)) return undefined
    const closed = points.length > 3 && points[0]?.every((value, at) => value === points.at(-1)?.[at])
    const figure = drawing.put({
      kind: (outline['kind'] as FigureKind | undefined) ?? 'polyline',
      names: new Set(outline['kind'] ? [outline['kind']] : []),
      loop: polygon(closed ? points.slice(0, -1) : points),
      based: false,
      cut,
      rise: undefined,
    })
    figure.placed = { x: true, y: true }
    return [figure]
  }
  if (
    scan.take(
      here(
        '(?:another|one more|a second|a third)(?: identical| equal)? one(?: (?:of|with|having) the same (?:size|sizes|dimensions|measurements|shape|size and shape)| just like it| like it)?',
      ),
    )
  ) {
    const [one] = drawing.last
    if (!one) return undefined
    const figure: Figure = { ...copyOf(one), cut: one.cut || cut, placed: { x: false, y: false } }
    drawing.figures.push(figure)
    return [figure]
  }
  scan.take(here('(?:a|the) (?:(?:closed|2d|simple|flat) )*(?:sketch|drawing|outline) of'))
  const determiner = scan.take(DETERMINER)
  if (!determiner) return undefined
  const count = COUNTS[determiner.groups?.['count'] ?? ''] ?? (Number(determiner.groups?.['count']) || 1)
  const sizes = new Sizes()
  const square = count === 2 && scan.take(SQUARE_TWO) !== undefined
  const before = scan.take(SIZED_ADJECTIVES)
  const adjectives = before?.[0].trim().split(' ') ?? []
  takeSizesBefore(scan, sizes, known)
  const hole =
    cut || /^(?:circular |round |small |central |concentric )*(?:holes?|bores?)(?: |$)/u.test(scan.rest)
  const named = takeNoun(scan)
  named?.adjectives.push(...adjectives)
  const noun =
    named ??
    (hole && scan.attempt(() => scan.take(HOLE))
      ? { kind: 'circle' as const, name: 'hole', adjectives, gap: true, plural: count > 1 }
      : undefined)
  if (!noun || noun.kind === 'polyline') return undefined
  if (noun.kind === 'cross') scan.take(MADE_OF_TWO)
  const mayCross = count === 2 && noun.kind === 'rectangle'
  const crossing = mayCross && takeCrossing(scan, known, square)
  const facing = /^(?:that is |which is )?(?:pointing|facing) /u.test(scan.rest)
    ? takePlace(sayingOf(reading, scan))
    : undefined
  plane(reading, scan)
  const two = count === 2 && sizes.isEmpty ? takeSizedPair(drawing, scan, noun, { known, cut }) : undefined
  if (two) return two
  // "with the same width and a height of 5 mm": the one is told by what it stands on.
  if (SAME_WAY.test(scan.rest)) takeSpan(drawing, scan, noun.kind, sizes)
  const sized = takeSizes(scan, sizes, known)
  if (crossing || (mayCross && takeCrossing(scan, known, square))) {
    const arms = armsBy(sizes)
    const cross = arms && drawing.add('cross', arms, new Set(['cross']), cut)
    return cross && [cross]
  }
  if (square) return undefined
  if (!sized && count === 2 && sizes.isEmpty) return takeTwo(reading, scan, noun, cut)
  const names = new Set([noun.name, ...noun.adjectives])
  const lacking = sizes.copy()
  const figure =
    drawing.add(noun.kind, sizes, names, cut || noun.gap) ??
    laterOrLeft(reading, scan, noun, { sizes: lacking, names, cut: cut || noun.gap })
  if (!figure) return undefined
  if (facing && !facing.each[0]?.(figure)) return undefined
  if (names.has('inverted') || names.has('upside down')) drawing.turn(figure, 2)
  const figures = [figure, ...Array.from({ length: count - 1 }, () => copyOf(figure))]
  drawing.figures.push(...figures.slice(1))
  return figures
}

/** "…, and inside it a circle": where the next one goes. */
const isOfNext = (before: string, after: string): boolean =>
  /^(?:, )?(?:a|an|another|two|three|four) /u.test(after) ||
  (/^(?:, )?and(?: ,)? (?!is|are|it|should)/u.test(before) &&
    /^(?:, )?(?:draw|sketch|create|add|attach|place|cut|remove|subtract|make) /u.test(after))

/** "both centered at the origin": all that was drawn. */
function takeAll(reading: Reading, scan: Scanner): true | undefined {
  const { drawing } = reading
  if (
    !scan.take(
      here(
        '(?:, )?(?:with )?(?:both|all)(?: of (?:them|which))?(?: (?:figures|rectangles|circles|squares|shapes|ellipses|triangles))?(?: (?:are|being|should be))?',
      ),
    )
  )
    return undefined
  const place = takePlace(sayingOf(reading, scan))
  if (place?.each.length !== 1 || place.onFace) return undefined
  return drawing.open.every((figure) => place.each[0]?.(figure)) ? true : undefined
}

/** "a concentric circle", "a centered square": in the middle of what was drawn before. */
function centreNamed({ drawing }: Reading, figures: readonly Figure[]): void {
  const [figure] = figures
  if (
    !figure ||
    figures.length > 1 ||
    !['concentric', 'centered', 'centred', 'central'].some((word) => figure.names.has(word))
  )
    return
  const host = drawing.figures.findLast((each) => each !== figure && !each.cut)
  if (host && !(figure.placed.x && figure.placed.y)) drawing.centre(figure, host)
}

/** Places and sizes behind a figure, until something else is told. */
export function takePlaces(reading: Reading, scan: Scanner, figures: Figure[]): boolean {
  for (;;) {
    const before = scan.rest
    const all = scan.attempt(() => takeAll(reading, scan))
    if (all) continue
    const told = scan.attempt(() => {
      const place = takePlace(sayingOf(reading, scan, figures))
      return isOfNext(before, scan.rest) ? undefined : place
    })
    if (!told) {
      centreNamed(reading, figures)
      return true
    }
    if (!settle(reading, figures, told) || scan.rest === before) return false
  }
}
