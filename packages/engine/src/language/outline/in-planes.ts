/**
 * Figures told by their points in an upright plane: "a rib 6 mm thick (Y=-3 to Y=3) is a right triangle in the XZ plane with
 * vertices (5, 5), (45, 5) and (5, 45)". The body has that outline and lies where its points are; how far it reaches
 * across the plane is read like any other size or range.
 */
import type { AxisName, Point2 } from '../../plan/geometry.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, isMark, means } from '../text/items.ts'
import { boxOf, type Path, type PathPlane } from './path.ts'

const FIGURE =
  /^(?:(?:right[- ]|isosceles |equilateral |right[- ]angled? )?triangles?|polygons?|profiles?|outlines?|(?:[a-z]+[- ])?(?:cross[- ])?sections?|quadrilaterals?|trapezoids?|trapeziums?|parallelograms?|rhombus|pentagons?|hexagons?|shapes?|figures?|triangular (?:profile|outline|cross[- ]section|section|shape)|(?:[a-z][- ]shaped|trapezoidal|stepped) (?:profile|outline|cross[- ]section|section))$/iu
const CUE =
  /^(?:vertex|vertices|coordinates?|points?|corners?|corner points?|defined by|given by|described by|formed by|bounded by|defined|given|described|formed|bounded|whose|having|located|lying|lies|drawn|sketched)$/iu
const SHAPE =
  /^(?:right|right[- ]angled?|triangular|trapezoidal|isosceles|closed|polygonal|(?:[a-z]+)[- ]shaped)$/iu

interface Section {
  at: number
  path: Path
}

const planeOf = (item: Item | undefined): { plane: PathPlane; swapped: boolean } | undefined => {
  const concept = conceptOf(item, 'axis')
  if (concept !== 'xz' && concept !== 'yz') return undefined
  return { plane: concept, swapped: /^z/iu.test(item?.text ?? '') }
}

const isPoints = (item: Item): item is Item & { quantity: Quantity & { kind: 'points' } } =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'points' &&
  item.quantity.points.length > 2 &&
  item.quantity.points.every((point) => point.length === 2)

const VERTEX = /^(?:vertex|vertices|corners|corner points?|points|coordinates)$/iu

/** A figure or its corners right before the points: holes at points are no outline. */
function isDrawn(items: readonly Item[], end: number): boolean {
  let from = end
  while (from > 0 && leads(items[from - 1])) from--
  return items.slice(from, end).some((item) => isFigure(item) || VERTEX.test(item.text))
}

/** The first list of points of a sentence that lies in an upright plane, by its own names or by the plane's. */
function sectionIn(items: readonly Item[]): Section | undefined {
  const at = items.findIndex(isPoints)
  const item = items[at]
  if (!item || !isPoints(item)) return undefined
  const { axes, points } = item.quantity
  const said = items.map(planeOf).find((each) => each !== undefined)
  const plane = axes ? (axes.join('') as PathPlane) : said?.plane
  if (!plane || (axes && said && said.plane !== plane) || !isDrawn(items, at)) return undefined
  const swapped = !axes && said?.swapped === true
  const [start, ...rest] = points.map(([a = 0, b = 0]): Point2 => (swapped ? [b, a] : [a, b]))
  const last = rest.at(-1)
  const closes = last && start && last[0] === start[0] && last[1] === start[1]
  const corners = closes ? rest.slice(0, -1) : rest
  const segments = corners.map((to) => ({ kind: 'line', to }) as const)
  return { at, path: { start: start as Point2, segments, items: [item], remarks: [], plane } }
}

const isFigure = (item: Item | undefined): boolean =>
  item !== undefined && item.kind !== 'quantity' && FIGURE.test(item.text)

/** Words that only lead from the noun to its points. */
const leads = (item: Item | undefined): boolean =>
  isFigure(item) ||
  CUE.test(item?.text ?? '') ||
  SHAPE.test(item?.text ?? '') ||
  planeOf(item) !== undefined ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'determiner') ||
  means(item, 'which', 'each', 'both') ||
  means(item, 'preposition', 'with', 'in', 'on', 'at', 'of', 'by') ||
  isMark(item, ',', ':', '(', ')')

/** The noun that has the outline: what stands before the words that lead to the points, or the figure itself. */
function nounBefore(items: readonly Item[], from: number): number {
  const isNoun = (item: Item | undefined): boolean => means(item, 'solid') || means(item, 'feature')
  for (let at = from - 1; at >= 0; at--)
    if (isNoun(items[at]) && !isFigure(items[at]) && !isSite(items, at)) return at
  return -1
}

/** "on top of the base": where it is. */
const isSite = (items: readonly Item[], at: number): boolean => {
  const before = means(items[at - 1], 'determiner') ? at - 2 : at - 1
  return means(items[before], 'preposition') || means(items[before], 'place', 'on top', 'underneath', 'flush')
}

/** "a triangular corner with vertices …": a piece of what is there, by its points. */
const cornerIn = (items: readonly Item[], end: number): number =>
  items.findIndex((item, at) => {
    if (at >= end || item.kind !== 'term' || item.plural || !means(item, 'edge', 'corner')) return false
    return means(items[SHAPE.test(items[at - 1]?.text ?? '') ? at - 2 : at - 1], 'determiner', 'a')
  })

const LEAD_IN = 'how its outline is told'

/** A range that nobody said: where the outline lies by its points. */
function levels(item: Item, axis: AxisName, low: number, high: number): Item {
  const value = (each: number) => ({
    value: each,
    unit: 'length' as const,
    factor: 1,
    text: '',
    span: item.span,
  })
  const span: [number, number] = [item.span[1], item.span[1]]
  return {
    kind: 'quantity',
    text: '',
    span,
    quantity: { kind: 'range', axis, values: [value(low), value(high)], span, text: '', approximate: false },
  }
}

/** The noun with its outline, and where that lies. */
function asBody(item: Item, path: Path): Item[] {
  const { min, max } = boxOf(path)
  const across: AxisName = path.plane === 'yz' ? 'y' : 'x'
  const plural = item.kind === 'term' && item.plural
  return [
    asTerm(item, { category: 'solid', concept: 'outline' }, { form: 'outline', path, plural }),
    levels(item, across, min[0], max[0]),
    levels(item, 'z', min[1], max[1]),
  ]
}

function told(items: readonly Item[], { at, path }: Section, noun: number): Item[] {
  let from = at
  while (from > noun + 1 && leads(items[from - 1])) from--
  // What ends a stretch before it is no part of it.
  while (from < at && isMark(items[from], ')', ',')) from++
  return items.flatMap((item, index): Item[] => {
    if (index === noun) return asBody(item, path)
    if (index === at) return [asFiller(item, LEAD_IN)]
    if (index >= from && index < at) return isMark(item) ? [] : [asFiller(item, LEAD_IN)]
    const named = index > noun && planeOf(item) !== undefined
    const inPlane =
      means(item, 'preposition', 'in', 'on') &&
      (planeOf(items[index + 1]) ?? planeOf(items[index + 2])) !== undefined
    const adjective =
      SHAPE.test(item.text) && noun > index && items.slice(index, noun).every((each) => !isMark(each))
    return named || inPlane || adjective || (index > noun && isFigure(item))
      ? [asFiller(item, LEAD_IN)]
      : [item]
  })
}

export const withPlaneOutlines = where('(#)', (sentences) => {
  const read = sentences.map((items) => [...items])
  for (const [index, items] of sentences.entries()) {
    const section = sectionIn(items)
    if (!section) continue
    const own = nounBefore(items, section.at)
    if (own >= 0) {
      read[index] = told(items, section, own)
      continue
    }
    const figure = items.findIndex((item, at) => at < section.at && isFigure(item))
    const before = read[index - 1]
    const owner = before ? nounBefore(before, before.length) : -1
    // "Two ribs …; each is a right triangle …": of what the sentence before is about.
    const again = items[0] && (means(items[0], 'which', 'each', 'both') || means(items[0], 'whole', 'it'))
    const rest = items.every((item, at) => at >= section.at || leads(item) || means(item, 'whole'))
    const opening = means(items[0], 'determiner', 'the') && isFigure(items[1])
    const corner = cornerIn(items, section.at)
    if (corner >= 0) read[index] = told(items, section, corner)
    else if (before && owner >= 0 && rest && (again || opening)) {
      read[index - 1] = before.flatMap((item, at) => (at === owner ? asBody(item, section.path) : [item]))
      read[index] = items.map((item, at) => (at <= section.at ? asFiller(item, LEAD_IN) : item))
    } else if (figure >= 0) read[index] = told(items, section, figure)
  }
  return read
})
