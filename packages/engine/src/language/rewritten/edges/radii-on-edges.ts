/** "a block with a 3 mm radius on all edges", "R3 on the vertical edges": a fillet, where it is said of a body with edges. */
import { BODIES } from '../../lexicon/bodies.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  conceptOf,
  type Item,
  isEdgeWork,
  isMark,
  isThing,
  means,
  unsaid,
} from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { withSectionCorners } from './section-corners.ts'

const WHICH =
  '(?:all|every|each|the|its|both|of|two|four|eight|twelve|outer|outside|top|bottom|upper|lower|vertical|horizontal|long|short|front|back|left|right)'
const ON = `(?:on|at|along|around|to)(?: ${WHICH})*`
const RADIUS = new RegExp(
  `(?<=(?:^| )(?:an?|with|and|has|have|add|apply|,) )(?:# (?:radius|radii)|r#)(?= ${ON} (?:(?:edges|corners)|(?:each|every)(?: ${WHICH})* (?:edge|corner))(?: |$))`,
  'u',
)
/** "a 2 mm radius on the other end" of a bar. */
const ON_END =
  /(?<=(?:^| )(?:an?|with|and|has|have|add|apply|,) )(?:# (?:radius|radii)|r#)(?= (?:on|at|to) (?:one|both|each|(?:the|its) (?:other|opposite|top|bottom)) ends?(?: |$))/u
/** "all edges having a 3 mm radius", "all edges with a radius of 3 mm". */
const EDGES_HAVING = new RegExp(
  `(?<=^|[,;] |with |and )(?:with )?(?:${WHICH} )+(?:edges|corners) (?:having|have|has|with|at|get|carry) (?:a |an )?(?:(?:rounding |fillet )?radius of #|# radius|r#)(?= [,.;]|$)`,
  'u',
)
const FILLET = { category: 'feature', concept: 'fillet' } as const

/** The noun that it is said of; a hole or a pocket has radii of its own. */
const shapeOf = (items: readonly Item[]): string | undefined =>
  BODIES[
    conceptOf(
      items.findLast((item) => isThing(item) && !isEdgeWork(item)),
      'solid',
    ) ?? ''
  ]?.shape

function radiusIn(items: readonly Item[]): Found | undefined {
  const onEdges = findSpoken(items, RADIUS)
  if (onEdges) return shapeOf(items.slice(0, onEdges.from)) === 'box' ? onEdges : undefined
  const onEnd = findSpoken(items, ON_END)
  // Its own radius is told before it or as its diameter.
  return onEnd && shapeOf(items.slice(0, onEnd.from)) === 'round' && isWide(items.slice(0, onEnd.from))
    ? onEnd
    : undefined
}

const isWide = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      means(item, 'dimension', 'diameter', 'radius') ||
      (item.kind === 'quantity' && (item.quantity.kind === 'marked' || item.quantity.kind === 'size')),
  )

/** The fillet first, then the edges that have it. */
function edgesHaving(items: Item[]): Item[] | undefined {
  const found = findSpoken(items, EDGES_HAVING)
  const size = items[found?.quantities[0] ?? -1]
  // A hole that was told in between has no such edges.
  const before = items.slice(0, found?.from).filter((item) => !means(item, 'feature', 'hole'))
  // "the left corners are rounded with 6 mm, the right corners with 11 mm" goes on with what was begun.
  if (!found || !size || shapeOf(before) !== 'box' || before.some(isEdgeWork)) return undefined
  const said = items.slice(found.from, found.to + 1)
  const end = said.findIndex((item) => means(item, 'edge'))
  const edges = said.slice(0, end + 1).filter((item) => !isMark(item))
  const idle = said.slice(end + 1).filter((item) => item !== size)
  return [
    ...items.slice(0, found.from),
    size,
    unsaid(size, FILLET, 'fillet'),
    unsaid(size, { category: 'preposition', concept: 'on' }, 'on'),
    ...edges,
    ...idle.map((item) => asFiller(item, 'how they are rounded')),
    ...items.slice(found.to + 1),
  ]
}

function withFillet(items: Item[]): Item[] {
  const having = edgesHaving(items)
  if (having) return having
  const found = radiusIn(items)
  if (!found) return items
  const last = items[found.to] as Item
  const next = items[found.to + 1] as Item
  const fillet =
    last.kind === 'quantity'
      ? [last, unsaid(next, FILLET, 'fillet')]
      : [asTerm(last, FILLET, { form: 'fillet' })]
  return [...items.slice(0, found.to), ...fillet, ...items.slice(found.to + 1)]
}

const withFillets = where(['edge:edge|edge:corner|edge:end', 'radius|radii|r#'], (sentences) =>
  sentences.map(withFillet),
)

/** Those that a section has by its name come first. */
export const withRadiiOnEdges = (sentences: Item[][]): Item[][] => withFillets(withSectionCorners(sentences))
