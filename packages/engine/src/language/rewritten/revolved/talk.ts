/** Words that tell of a section and how it is turned about an axis, and of nothing else. */
import { amountOf, type Item, isAnyOf, means } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

export const TURNS =
  /(?<![a-z])(?:revolv(?:e|ed|es|ing)|rotat(?:e|ed|es|ing)|spin|spun|spinning|spins|turn|turned|turning|swe(?:ep|pt)|sweeping|lathed?|whirl(?:ed)?)(?= |$)/u
/** Said of a body that is turned anyway: then its section is told without the deed. */
export const OF_REVOLUTION =
  /(?<![a-z])(?:(?:solid|body|part|shape|surface) of revolution|revolved (?:solid|body|part|profile)|rotational(?:ly symmetric(?:al)?)? (?:solid|body|part)|half (?:cross )?(?:section|profile|outline|contour)|lathe profile)(?= |$)/u

const FIGURE =
  /(?<![a-z])(?:polygon|polyline|profile|outline|contour|loop|section|triangle|rectangle|square|circle|semicircle|quadrilateral|trapezoid|trapezium|shape|sketch|figure)s?(?= |$)/u

/** Nouns that the vocabulary has for bodies, where they only name the figure, or what comes of it. */
const DRAWN =
  /(?:profile|section|outline|contour|polygon|triangle|circle|shape|legs?|edges?|sides?|solid|disc)$/iu
const WORDS =
  /^(?:revolv(?:e|ed|es|ing)|rotat(?:e|ed|es|ing)|revolution|spin|spun|spins|spinning|turn|turned|turns|turning|swe(?:ep|pt)|sweeping|lathed?|whirl(?:ed)?|circle|plane|near|nearer|nearest|closer|closest|polygon|polyline|figure|contour|loop|closed|r|half|quarter|three|semi|imagine|once|result|result's|itself|own|radially|radial|other|adjacent|coordinates?|rotational|symmetric|symmetrical|axis|axially|lathe|flanged|shouldered|stepped|perpendicular|drawn|doughnut|donut)$/iu
const TALKED = [
  'determiner',
  'preposition',
  'conjunction',
  'be',
  'have',
  'make',
  'filler',
  'axis',
  'place',
  'dimension',
  'which',
  'ordinal',
  'portion',
  'edge',
  'face',
  'whole',
  'likeness',
  'motion',
  'manner',
  'shape',
  'purpose',
] as const

const isNoun = (item: Item): boolean => means(item, 'solid') && !DRAWN.test(item.text)

const isTalk = (item: Item): boolean => {
  if (item.kind === 'mark') return true
  if (item.kind === 'unknown') return WORDS.test(item.text)
  if (item.kind === 'quantity') return item.quantity.kind !== 'designation'
  if (isAnyOf(item, 'negation', 'operation', 'change') || means(item, 'feature')) return false
  return means(item, 'solid') || isAnyOf(item, ...TALKED)
}

/** A sentence about a section or its axis; one noun may say what comes of it, without sizes of its own. */
export function isOfSection(items: readonly Item[]): boolean {
  const { text } = spoken(items)
  const about =
    TURNS.test(text) ||
    OF_REVOLUTION.test(text) ||
    FIGURE.test(text) ||
    /\b(?:legs?|sides?|axis|radius|diameter)\b/u.test(text)
  return (
    about &&
    items.every(isTalk) &&
    items.filter(isNoun).length <= 1 &&
    !/\b(?:arc|extrud|thick|fillet|chamfer|loft|path|copy|copies|cut|hole)/u.test(text)
  )
}

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/(?:three quarters?(?: of an?)?) (?:turn|circle|revolution|rotation)/u, 270],
  [/half(?: an?| of an?)? (?:turn|revolution|rotation)/u, 180],
  [/quarter(?: of an?)? (?:turn|revolution|rotation)/u, 90],
]

const isAngle = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'angle'

/** How far it is turned: all the way round where nothing else is said. */
export function turnOf(items: readonly Item[]): number | undefined {
  const angles = items.filter(isAngle)
  const told = angles.length > 0 ? amountOf(angles[0]) : undefined
  const share = SHARES.find(([words]) => words.test(spoken(items).text))?.[1]
  if (angles.length > 1 || (told !== undefined && share !== undefined && told !== share)) return undefined
  const turn = told ?? share ?? 360
  return turn > 0 && turn <= 360 ? turn : undefined
}

export const isSize = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind !== 'angle' && item.quantity.kind !== 'count'
