/**
 * Where radial bodies begin and end, told by words instead of two bodies: "arranged around the hub", "from a radius of
 * 12 mm to a radius of 40 mm", "to the rim".
 */
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { mainBody } from '../references/discourse.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { type Item, isMark, means } from '../text/items.ts'

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

/** What may stand out from a middle: thin or long, and no post. */
export const OUTSTANDING: ReadonlySet<string> = new Set([
  'fin',
  'arm',
  'piece',
  'tab',
  'bar',
  'plate',
  'wall',
])

const isRound = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && ROUND.has(shapeOf(entity) ?? '')

const AROUND = /^(?:all )?a?round$/iu
const RIM = /^(?:circumference|perimeter|periphery|rim|edge|outer edge|outside|surface|outer surface)$/iu

/** "equally spaced around the hub": the round body that they stand around. */
export function hubAround(
  { items, mentions, entities, state }: Context,
  entity: Entity,
  from: number,
): Entity | undefined {
  if (!OUTSTANDING.has(entity.concept)) return undefined
  const at = items.findIndex((item, index) => index >= from && AROUND.test(item.text))
  if (at < 0) return undefined
  let next = at + 1
  while (
    means(items[next], 'determiner') ||
    means(items[next], 'whole', 'it') ||
    means(items[next], 'preposition', 'of') ||
    means(items[next], 'which', 'outer') ||
    RIM.test(items[next]?.text ?? '')
  )
    next++
  const hub = mentions.find(
    ({ start, head, category }) => category === 'solid' && start <= next && head >= next && start >= at,
  )
  // "a disc with four tabs around it", "around its edge": around the disc.
  const it = items.slice(at + 1, next).some((item) => /^its?$/iu.test(item.text))
  const main = it && !hub ? mainBody(state.discourse) : undefined
  const body = main ?? (hub?.determiner === 'the' ? entities.get(hub) : undefined)
  if (!isRound(body) || body === entity) return undefined
  for (const item of items.slice(at, next)) state.account.use(item, 'around the middle')
  if (hub) hub.pointer = true
  return body
}

/** "extending from", as one word. */
const endsWith = (item: Item | undefined, preposition: string): boolean =>
  item?.kind === 'term' && item.form.endsWith(` ${preposition}`)

export const leadsFrom = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'from') || endsWith(item, 'from')

/** The round body that begins where they do. */
export const hubOfRadius = (entities: readonly Entity[], radius: number): Entity | undefined =>
  entities.find((entity) => isRound(entity) && Math.abs(acrossOf(entity) / 2 - radius) < 1e-6)

export const isRimWord = (item: Item | undefined): boolean => RIM.test(item?.text ?? '')

/** "from radius 12 mm to radius 40 mm", "from r=12 to r=40": how far from the middle they begin and end. */
export function radiiFromTo(
  { items, attributes }: Context,
  from: number,
): [Attribute, Attribute] | undefined {
  const radii = attributes.filter(
    ({ dimension, at }) =>
      at >= from && (dimension === 'radius' || dimension === 'outerRadius' || dimension === 'innerRadius'),
  )
  const leads = ({ items: said, at }: Attribute, preposition: string): boolean => {
    const first = Math.min(at, ...said)
    const lead = [first - 1, first - 2, first - 3].find((index) => !means(items[index], 'determiner'))
    return (
      lead !== undefined &&
      (means(items[lead], 'preposition', preposition) || endsWith(items[lead], preposition))
    )
  }
  for (const [index, first] of radii.entries()) {
    const second = radii[index + 1]
    if (second && leads(first, 'from') && leads(second, 'to')) return [first, second]
  }
  return undefined
}

/** "to the rim", "to the outer edge": of the widest round body there is. */
export function rimBehind(
  { items, state }: Context,
  verb: number,
  hub: Entity | undefined,
): Entity | undefined {
  const at = items.findIndex(
    (item, index) =>
      index > verb &&
      means(item, 'preposition', 'to') &&
      items.slice(index + 1, index + 4).some((each) => RIM.test(each.text)),
  )
  const noun = items.findIndex((item, index) => index > at && RIM.test(item.text))
  if (at < 0 || noun > at + 3 || means(items[noun + 1], 'preposition', 'of') || isMark(items[noun + 1], '('))
    return undefined
  const widest = state.discourse.entities
    .filter((entity) => isRound(entity) && entity !== hub && !entity.loose)
    .toSorted((a, b) => acrossOf(b) - acrossOf(a))[0]
  if (!widest || (hub && acrossOf(widest) <= acrossOf(hub))) return undefined
  for (const item of items.slice(at, noun + 1)) state.account.use(item, 'where they end')
  return widest
}

/** How wide a round body is told to be. */
function acrossOf({ given }: Entity): number {
  for (const { word, attribute } of given) {
    const value = attribute.values[0]?.value ?? 0
    if (word === 'diameter' || word === 'outerDiameter') return value
    if (word === 'radius' || word === 'outerRadius') return 2 * value
  }
  return 0
}
