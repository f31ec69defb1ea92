/**
 * Outlines told by their points: a list of vertices, or lines and arcs from point to point. Every noun for such a figure
 * then carries the path, and what is said of its corners and angles besides is told by the points already.
 */
import type { Point2 } from '../../plan/geometry.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, means, wordsOf } from '../text/items.ts'
import { cornersOf, isWalk, movesIn } from './moves.ts'
import type { Path, PathSegment } from './path.ts'
import { asSection, type Revolution, revolutionIn } from './revolved.ts'

/** Nouns that a list of points draws; the first ones name the figure itself. */
const FIGURE =
  /^(?:(?:closed |irregular |polygonal )?(?:polygon|polyline|outline|contour|profile|loop|perimeter|quadrilateral)|(?:parallelogram|rhombus|rhomboid|kite|diamond|quadrilateral|polygon|pentagon|heptagon|arrow|chevron|boomerang|dart)(?:[- ](?:shaped|like))?(?: (?:shape|object|block|plate|prism|solid|part|body|figure|piece|tile|outline|sketch))?)s?$/iu
const CUE =
  /^(?:vertex|vertices|coordinates?|points?|corners?|path|shape|sketch|lines?|segments?|line segments?|arcs?|object|figure|wire)$/iu

const named = (item: Item | undefined): string => item?.text.toLowerCase().trim() ?? ''

const isFigure = (item: Item | undefined): boolean => {
  const portion = conceptOf(item, 'portion')
  return FIGURE.test(named(item)) || (portion !== undefined && portion in FIGURES && portion !== 'leg')
}
const isCue = (item: Item | undefined): boolean => isFigure(item) || CUE.test(named(item))
const isOther = (item: Item | undefined): boolean => means(item, 'solid') || means(item, 'feature')

const pointsOf = (item: Item | undefined): Point2[] | undefined => {
  if (item?.kind !== 'quantity' || item.quantity.kind !== 'points') return undefined
  const { points } = item.quantity
  return points.every((point) => point.length === 2) ? points.map(([x = 0, y = 0]) => [x, y]) : undefined
}

const ALIKE = 1e-9
const isSame = (a: Point2, b: Point2): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < ALIKE

/** What the points are of: the nearest noun before them, in earlier sentences too where none is here. */
function isDrawnBy(before: readonly Item[]): boolean {
  for (let back = before.length - 1; back >= 0; back--) {
    if (isFigure(before[back])) return true
    if (isOther(before[back])) return false
  }
  return before.some(isCue)
}

const VERTEX = /^(?:vertex|vertices|corners?|corner points)$/iu

/** "Its vertices are (0, 0), (40, 0), …": these draw the body that has them, whatever it is called. */
const isCornered = (sentence: readonly Item[]): boolean =>
  sentence.some((item) => VERTEX.test(named(item))) && !sentence.some((item) => means(item, 'feature'))

/** "go from (0,0) to (40,0), on to (40,30), …": many points in a row draw something, where no body was named before. */
const isTraced = (before: readonly Item[], points: number): boolean => points > 3 && !before.some(isOther)

interface Way {
  points: Point2[]
  segments: PathSegment[]
  /** What an arc under way has so far. */
  arc: { via?: Point2; to?: Point2 } | undefined
  /** First and last item of it in each sentence. */
  places: Map<number, [number, number]>
}

const THROUGH = /^(?:through|via|passing through|going through)$/iu

/** Takes one point of a way by the word before it: from, through, to. */
function take(way: Way, point: Point2, before: readonly Item[]): void {
  const last = before.findLast(
    (item) => means(item, 'preposition') || means(item, 'manner') || THROUGH.test(named(item)),
  )
  if (before.some((item) => /^(?:arc|three point arc|circular arc)$/iu.test(named(item)))) way.arc = {}
  const end = way.segments.at(-1)?.to ?? way.points[0]
  if (!end) {
    way.points.push(point)
    return
  }
  if (way.arc) {
    if (means(last, 'preposition', 'from') && isSame(end, point)) return
    if (means(last, 'manner') || THROUGH.test(named(last)) || means(last, 'preposition', 'as'))
      way.arc.via = point
    else way.arc.to = point
    const { via, to } = way.arc
    if (!via || !to) return
    way.segments.push({ kind: 'arc', to, via })
    way.arc = undefined
    return
  }
  if (!isSame(end, point)) way.segments.push({ kind: 'line', to: point })
}

/** The first outline that the sentences tell, if they tell one. */
function wayIn(sentences: readonly (readonly Item[])[]): Way | undefined {
  const way: Way = { points: [], segments: [], arc: undefined, places: new Map() }
  const all = sentences.flat()
  // Asked of every prompt with points, of which most are places of holes.
  const isAsked = all.some((item) => isFigure(item) || isCue(item))
  if (!isAsked && (isOther(all[0]) || all.findIndex(isOther) < all.findIndex((item) => pointsOf(item))))
    return undefined
  for (const [sentence, items] of sentences.entries()) {
    const earlier = sentences.slice(0, sentence).flat()
    let before = 0
    const many = items.flatMap((item) => pointsOf(item) ?? []).length
    for (const [at, item] of items.entries()) {
      const points = pointsOf(item)
      if (!points) continue
      const listed = points.length >= 3
      const said = [...earlier, ...items.slice(0, at)]
      const drawn = isDrawnBy(said) || isTraced(said, many) || (listed && isCornered(items.slice(0, at)))
      if (!way.places.has(sentence) && !drawn) continue
      // A list after points that lead to it goes on with them: "…, then (20,30), (20,15), (0,15)".
      if (listed && way.segments.length > 0 && !way.places.has(sentence)) return undefined
      const between = items.slice(before, at)
      for (const [index, point] of points.entries()) take(way, point, index === 0 ? between : [])
      const known = way.places.get(sentence)
      way.places.set(sentence, [known?.[0] ?? at, at])
      before = at + 1
    }
  }
  const corners = way.segments.filter(({ kind }) => kind === 'line').length
  const arcs = way.segments.length - corners
  if (way.arc || way.segments.length + arcs < 2 || way.points.length === 0) return undefined
  return way
}

/** Moves from a start: "go right 60 mm, up 20 mm, left 40 mm, …", perhaps in several sentences. */
function walkIn(sentences: readonly (readonly Item[])[]): Way | undefined {
  const told = sentences.map(movesIn)
  const moves = told.flat()
  if (!isWalk(moves)) return undefined
  const start = sentences
    .flat()
    .map(pointsOf)
    .find((points) => points?.length === 1)?.[0]
  const corners = cornersOf(start ?? [0, 0], moves)
  const places = new Map(
    told.flatMap((each, sentence) => {
      const [first, last] = [each[0], each.at(-1)]
      return first && last ? [[sentence, [first.from, last.to] as [number, number]] as const] : []
    }),
  )
  const points: Point2[] = [start ?? [0, 0]]
  return { points, segments: corners.map((to) => ({ kind: 'line', to })), arc: undefined, places }
}

/** The last line back to where it began is drawn anyway. */
function closed({ points, segments }: Way): { start: Point2; segments: PathSegment[] } {
  const start = points[0] as Point2
  const last = segments.at(-1)
  return {
    start,
    segments: last?.kind === 'line' && isSame(last.to, start) ? segments.slice(0, -1) : segments,
  }
}

/** "The top edges meet at an obtuse angle": nothing is made there, and no length is given. */
const isTold = (items: readonly Item[]): boolean =>
  items.some(
    (item) => means(item, 'edge') || means(item, 'portion', 'vertex') || means(item, 'dimension', 'angle'),
  ) &&
  !items.some(
    (item) =>
      means(item, 'operation', 'extrude', 'cut') ||
      means(item, 'solid') ||
      (means(item, 'feature') && !/^(?:broken|rounded)$/iu.test(named(item))) ||
      (item.kind === 'quantity' && !['angle', 'count'].includes(item.quantity.kind)),
  )

const CLOSES =
  /^(?:close|closed|closes|closing|complete|completing|back|return|returning|connect|connecting)$/iu

const isPlain = (item: Item): boolean =>
  item.kind !== 'quantity' &&
  !isOther(item) &&
  !means(item, 'dimension') &&
  !means(item, 'operation', 'extrude', 'cut')

/** "Close the loop." */
const isClosing = (items: readonly Item[]): boolean =>
  items.some((item) => CLOSES.test(named(item))) && items.every(isPlain)

/** Over "and close the shape", "back to the start". */
function closingEnd(items: readonly Item[], last: number): number {
  let end = last + 1
  while (items[end] && isPlain(items[end] as Item) && !means(items[end], 'make')) end++
  return items.slice(last + 1, end).some((item) => CLOSES.test(named(item))) ? end - 1 : last
}

/** Words that only lead to the points: "defined by the following coordinates", "passing through". */
const leadsOn = (item: Item): boolean =>
  item.kind === 'unknown'
    ? CUE.test(named(item)) || /(?:ed|ing)$/iu.test(named(item))
    : means(item, 'manner') || means(item, 'place') || means(item, 'edge') || means(item, 'portion', 'vertex')

export const OUTLINE_WORD = { category: 'filler', concept: 'the outline' } as const

const asWord = (item: Item): Item => asTerm(item, OUTLINE_WORD)

const asOutline = (item: Item, path: Path, concept: 'outline' | 'turned'): Item =>
  asTerm(item, { category: 'solid', concept }, { form: concept, path })

/** What has a size of its own is no outline yet; how thick it is, is none: "a five-sided plate, 5 mm thick". */
const isSized = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      item.kind === 'quantity' &&
      item.quantity.kind === 'size' &&
      !means(items[at + 1], 'dimension', 'thickness'),
  )

/** The body that is told by its points, where no noun names the figure itself. */
function carrierIn(sentences: readonly (readonly Item[])[], last: number): string | undefined {
  for (const items of sentences.slice(0, last + 1)) {
    const noun = items.find((item) => means(item, 'solid'))
    if (noun?.kind === 'term') return isSized(items) ? undefined : noun.form
  }
  return undefined
}

/** Back over "start at the origin and go", to the noun before. */
function walkStart(items: readonly Item[], from: number): number {
  let start = from
  const passes = (item: Item | undefined): boolean =>
    item !== undefined &&
    !isOther(item) &&
    !means(item, 'dimension') &&
    !(item.kind === 'quantity' && item.quantity.kind !== 'points' && item.quantity.kind !== 'coordinate')
  while (start > 0 && passes(items[start - 1])) start--
  return start
}

export const withOutlines = where(
  ['(#)| right | east | left | west | - | + ', '(#)| up | upward| north | down | downward| south | - | + '],
  (sentences) => {
    const walked = walkIn(sentences)
    const way = walked ?? wayIn(sentences)
    if (!way) return sentences
    const items = [...way.places].flatMap(
      ([sentence, [from, to]]) => sentences[sentence]?.slice(from, to + 1) ?? [],
    )
    const told = sentences.filter((each, index) => !way.places.has(index) && isTold(each))
    const quoted = told.map(wordsOf)
    const remarks = quoted.map((text) => `The points of the outline decide: “${text}” is taken as a remark`)
    const revolution = revolutionIn(sentences)
    const drawn: Path = { ...closed(way), items, remarks }
    const path = revolution ? asSection(drawn, revolution.axis) : drawn
    const concept = revolution ? 'turned' : 'outline'
    const first = Math.min(...way.places.keys())
    const hasFigure = sentences.some(
      (each) => !told.includes(each) && !isClosing(each) && each.some(isFigure),
    )
    const carrier = hasFigure ? undefined : carrierIn(sentences, first)
    return sentences.map((each, index) => {
      if (told.includes(each) || isClosing(each)) return each.map(asWord)
      const [begin, to] = way.places.get(index) ?? [Number.POSITIVE_INFINITY, -1]
      const from = walked && to >= 0 ? walkStart(each, begin) : begin
      const end = to < 0 ? to : closingEnd(each, to)
      // Where no noun names the figure, what is drawn first stands for it.
      const cue =
        !hasFigure && !carrier && index === first
          ? each.findLastIndex((item, at) => at < begin && isCue(item))
          : -1
      return each.map((item, at) => {
        if (isRevolved(revolution, index, at) && !isFigure(item)) return asWord(item)
        if (at === cue || isFigure(item) || (carrier && item.kind === 'term' && item.form === carrier))
          return asOutline(item, path, concept)
        if (at >= from && at <= end) return asWord(item)
        if (isEpithet(each, at)) return asWord(item)
        if (at < from && to >= 0 && leadsOn(item)) return asWord(item)
        // "a pentagon-like shape".
        if (named(item) === 'like' && isFigure(each[at - 1])) return asWord(item)
        if (named(each[at - 1]) === 'like' && isFigure(each[at - 2]) && means(item, 'whole'))
          return asWord(item)
        return item
      })
    })
  },
)

/** "this two-step stair profile": what is between says what it looks like, where the points say what it is. */
function isEpithet(items: readonly Item[], at: number): boolean {
  const noun = items.findIndex((item, index) => index > at && index < at + 4 && isFigure(item))
  if (noun < 0 || isFigure(items[at])) return false
  const lead = items.findLastIndex((item, index) => index <= at && means(item, 'determiner', 'the'))
  const between = items.slice(lead + 1, noun)
  return (
    lead >= 0 &&
    lead < at &&
    between.length < 4 &&
    between.every(
      (item) =>
        means(item, 'solid') ||
        means(item, 'filler') ||
        means(item, 'shape') ||
        item.kind === 'unknown' ||
        (item.kind === 'quantity' && item.quantity.kind === 'count'),
    )
  )
}

const isRevolved = (revolution: Revolution | undefined, sentence: number, at: number): boolean =>
  revolution?.sentence === sentence && at >= revolution.from && at <= revolution.to
