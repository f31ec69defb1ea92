/**
 * "a spherical dimple of 10 mm radius, 4 mm deep", "a round-bottomed dish, 60 mm across and 8 mm deep": a hollow that is not as
 * deep as half a ball. It is the cap of a ball; its radius is that of the ball, and how wide it is, is told at the surface.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { impliedLength } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isThing, means, unsaid } from '../../text/items.ts'
import { asIdle, asOneTerm, type Found, findSpoken } from '../../text/spoken.ts'
import { withCavity } from './round-cavities.ts'

const NOUN =
  '(?<noun>cavity|pocket|recess|dimple|socket|depression|bowl|dish|hollow|seat|indent|indentation|scoop|cut|cutout|cut out|concavity|pit|crater|dent)(?:e?s)?'
const BOWL = '(?:spherical (?:cap|segment|bowl|dish)|segment of a (?:sphere|ball)|shallow (?:bowl|dish))'
const ADJECTIVE = '(?:(?:shallow|smooth|round|rounded|concave) )*'
const CAPS: readonly RegExp[] = [
  new RegExp(
    `${ADJECTIVE}(?:spherical|spherically curved|ball shaped|sphere shaped|globular|dome shaped|bowl shaped|dish shaped|dished|lens shaped|spherical cap shaped) ${NOUN}(?= |$)`,
    'u',
  ),
  new RegExp(
    `${ADJECTIVE}(?:round bottomed|rounded bottom|round bottom|concave) (?<noun>dish|bowl|hollow|dimple|depression|scoop|dent)(?= |$)`,
    'u',
  ),
  new RegExp(
    `${ADJECTIVE}${NOUN} (?:(?:in the (?:shape|form) of|shaped like) (?:a |an )?${BOWL})(?= |$)`,
    'u',
  ),
]
const DEEP = /# deep|# (?:in )?depth|depth (?:(?:of|is|:|=) )*#/u
/** One more size than its depth: without, nobody knows the ball. */
const WIDE = /radius|r#|ø#|diameter|# (?:across|wide)|width/u
const RIM =
  /(?:,? )?(?:(?:measured )?(?:at|on) (?:the|its) (?:surface|rim|mouth|opening|top surface|edge))(?= [,.;)]|$| and )/u
const BALL =
  /(?:sphere|ball|spherical|curvature) (?<size>radius|diameter)(?= |$)|(?<of>radius|diameter) of (?:curvature|(?:the|its) (?:sphere|ball))(?= |$)/u

const ballSize = (size: 'radius' | 'diameter'): Entry => ({
  category: 'dimension',
  concept: size === 'radius' ? 'ballRadius' : 'ballDiameter',
})

/** "R10": in words. */
const spelt = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    if (item.kind !== 'quantity' || item.quantity.kind !== 'marked' || item.quantity.dimension !== 'radius')
      return [item]
    const [value] = item.quantity.values
    if (!value) return [item]
    const word = unsaid(item, { category: 'dimension', concept: 'radius' }, 'radius')
    return [word, { ...item, quantity: impliedLength({ ...value, unit: 'length' }, item.quantity) }]
  })

/** The first radius that is told of it: that of the ball, unless it is said to be that of the rim. */
function withBallSize(items: readonly Item[], noun: number): Item[] {
  const told = findSpoken(items, BALL)
  const isOther = (item: Item, at: number): boolean =>
    at > noun && isThing(item) && !(told && at >= told.from && at <= told.to)
  const other = items.findIndex(isOther)
  const end = other < 0 ? items.length : other
  const { size, of } = told?.match.groups ?? {}
  if (told && told.from < end) return asOneTerm(items, told, ballSize((size ?? of) as 'radius' | 'diameter'))
  const rim = findSpoken(items, RIM)
  const at = items.findIndex((item, index) => index < end && means(item, 'dimension', 'radius'))
  const idle = rim ? asIdle(items, rim, 'where it is that wide') : [...items]
  if (at < 0 || (rim && rim.from > at && rim.from <= at + 3)) return idle
  return idle.with(at, asTerm(items[at] as Item, ballSize('radius')))
}

function nounOf(items: readonly Item[], { match, from, to }: Found): number {
  const noun = match.groups?.['noun']?.split(' ')[0] ?? ''
  return items.findIndex((item, at) => at >= from && at <= to && item.text.toLowerCase().startsWith(noun))
}

function asCap(said: Item[]): Item[] {
  if (!findSpoken(said, DEEP) || !findSpoken(said, WIDE)) return said
  const items = spelt(said)
  for (const pattern of CAPS) {
    const found = findSpoken(items, pattern)
    if (!found) continue
    const noun = nounOf(items, found)
    if (noun < 0) continue
    const sized = withBallSize(items, found.to)
    return withCavity(sized, { from: found.from, to: found.to, noun, concept: 'dome' })
  }
  return said
}

export const withShallowCavities = where(
  [' deep| depth', 'spherical|shaped|dished|bottom|concave|segment of'],
  (sentences) => sentences.map(asCap),
)
