/** "a block with a 3 mm radius on all edges", "R3 on the vertical edges": a fillet, where it is said of a body with edges. */
import { BODIES } from '../../lexicon/bodies.ts'
import { where } from '../../text/heard.ts'
import { asTerm, conceptOf, type Item, isThing, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'
import { withSectionCorners } from './section-corners.ts'

const WHICH =
  '(?:all|every|each|the|its|both|of|two|four|eight|twelve|outer|outside|top|bottom|upper|lower|vertical|horizontal|long|short|front|back|left|right)'
const ON = `(?:on|at|along|around|to)(?: ${WHICH})*`
const RADIUS = new RegExp(
  `(?<=(?:^| )(?:an?|with|and|has|have|add|apply|,) )(?:# (?:radius|radii)|r#)(?= ${ON} (?:(?:edges|corners)|(?:each|every)(?: ${WHICH})* (?:edge|corner))(?: |$))`,
  'u',
)
const FILLET = { category: 'feature', concept: 'fillet' } as const

/** The noun that it is said of; a hole or a pocket has radii of its own. */
function isStraight(items: readonly Item[]): boolean {
  const concept = conceptOf(items.findLast(isThing), 'solid')
  return concept !== undefined && BODIES[concept]?.shape === 'box'
}

function withFillet(items: Item[]): Item[] {
  const found = findSpoken(items, RADIUS)
  if (!found || !isStraight(items.slice(0, found.from))) return items
  const last = items[found.to] as Item
  const next = items[found.to + 1] as Item
  const fillet =
    last.kind === 'quantity'
      ? [last, unsaid(next, FILLET, 'fillet')]
      : [asTerm(last, FILLET, { form: 'fillet' })]
  return [...items.slice(0, found.to), ...fillet, ...items.slice(found.to + 1)]
}

const withFillets = where(['edge:edge|edge:corner', 'radius|radii|r#'], (sentences) =>
  sentences.map(withFillet),
)

/** Those that a section has by its name come first. */
export const withRadiiOnEdges = (sentences: Item[][]): Item[][] => withFillets(withSectionCorners(sentences))
