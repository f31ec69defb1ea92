/**
 * "Extrude it by 5 mm": the size is the extrusion's whatever it is called, and belongs to every figure that was drawn
 * and not yet extruded where "the sketch" is, else to the one that is named or was drawn last.
 */

import type { Context } from '../context.ts'
import { acceptsWord, type Entity, shapeOf } from '../entity.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { NOT_FILLED } from '../rewritten/figures/nested-figures.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { type Item, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const EXTRUSIONS = new Set(['bare', 'height', 'depth', 'length', 'width', 'thickness', 'axis'])
const FARTHEST = 14

const REGION = /^(?:region|area|space|ring|part|portion|section|material|border)$/iu

const BETWEEN = /^between$/iu

/** What may stand between "extrude" and how far. */
const passes = (item: Item | undefined): boolean =>
  means(item, 'preposition') ||
  means(item, 'determiner') ||
  means(item, 'filler') ||
  means(item, 'whole') ||
  means(item, 'portion') ||
  means(item, 'solid') ||
  means(item, 'shape') ||
  means(item, 'axis') ||
  means(item, 'which') ||
  means(item, 'ordinal') ||
  means(item, 'make') ||
  means(item, 'purpose') ||
  means(item, 'face') ||
  means(item, 'likeness') ||
  REGION.test(item?.text ?? '') ||
  BETWEEN.test(item?.text ?? '') ||
  (item?.kind === 'quantity' && item.quantity.kind === 'count') ||
  (item?.kind === 'mark' && item.text === ',')

/** Also "negatively extrude", which cuts. */
export const isExtrude = (item: Item | undefined): boolean =>
  means(item, 'operation', 'extrude') ||
  (means(item, 'operation', 'cut') && /extrude/iu.test(item?.text ?? ''))

/** "40 mm diameter", "a diameter of 40 mm": a size beside its name. */
const isDrawnWith = (items: readonly Item[], at: number): boolean =>
  means(items[at + 1], 'dimension') ||
  (items[at]?.kind === 'quantity' &&
    means(items[at - 1], 'preposition', 'of') &&
    means(items[at - 2], 'dimension'))

/** Where "extrude" stands before a size that says how far. */
export function extrudeBefore(items: readonly Item[], attribute: Attribute): number | undefined {
  if (!EXTRUSIONS.has(attribute.dimension)) return undefined
  const start = Math.min(...attribute.items)
  const by =
    /^by$/iu.test(items[start - 1]?.text ?? '') ||
    [start - 1, attribute.at + 1].some((at) => AWAY.test(items[at]?.text ?? ''))
  for (let at = start - 1; at >= 0 && at > start - FARTHEST; at--) {
    if (isExtrude(items[at])) return at
    // "the area between the hexagon and the circle"
    const joins = means(items[at], 'conjunction', 'and') && BETWEEN.test(items[at - 3]?.text ?? '')
    // "a circle of 40 mm diameter by 20 mm": the sizes that it is drawn with.
    const drawn = by && (means(items[at], 'dimension') || isDrawnWith(items, at))
    if (!passes(items[at]) && !joins && !drawn) return undefined
  }
  return undefined
}

const isFigure = (entity: Entity): boolean => entity.kind === 'solid' && entity.concept in FIGURES

const isOpen = (entity: Entity): boolean =>
  acceptsWord(entity, 'extrusion') && !entity.given.some(({ word }) => word === 'extrusion')

/** A body of which only what is seen from above was told: the arms of a drawn cross. */
const isFlat = (entity: Entity): boolean =>
  entity.kind === 'solid' &&
  !isFigure(entity) &&
  !entity.family &&
  shapeOf(entity) === 'box' &&
  entity.given.length > 0 &&
  entity.given.every(({ word }) => ['length', 'width', 'axis x', 'axis y', 'side'].includes(word))

/** The whole drawing, not the last figure of it. */
const SKETCH =
  /^(?:[a-z]+ sketch|sketch|(?:[a-z]+ )?(?:result|outcome|combination|composition|arrangement)|shape|profile|outline|drawing|figure|section|cross section|everything|thing|(?:combined|whole|entire) (?:shape|sketch)|(?:.* )?(?:area|region)(?: .*)?|(?:[a-z]+ )?(?:face|surface))$/u

/** "extrude the region between the two rectangles". */
const between = (items: readonly Item[], verb: number, size: number): boolean => {
  const at = items.findIndex((item, index) => index > verb && index < size && REGION.test(item.text))
  const next = items[at + 1]?.text.toLowerCase()
  return at >= 0 && (next === 'between' || (next === 'in' && items[at + 2]?.text.toLowerCase() === 'between'))
}

/** The two figures drawn last: what lies between them is what the larger one has over the smaller. */
function nested(entities: readonly Entity[]): [outer: Entity, inner: Entity] | undefined {
  const drawn = entities.filter((each) => isFigure(each) && isOpen(each) && each.given.length > 0)
  const [first, second] = drawn.slice(-2)
  if (!first || !second) return undefined
  const widest = ({ given }: Entity): number =>
    Math.max(
      ...given.flatMap(({ word, attribute }) =>
        attribute.values.map(({ value }) => (word.toLowerCase().endsWith('radius') ? 2 * value : value)),
      ),
    )
  return widest(first) >= widest(second) ? [first, second] : [second, first]
}

/** "Extrude the outer region": of two, one inside the other, the ring. */
const OUTER =
  /(?:the|this) (?:outer|outside|remaining|surrounding) (?:region|area|part|portion|space|ring|frame)/u

function targetsOf(
  { state, items, mentions, entities, sentence }: Context,
  verb: number,
  size: number,
): Entity[] {
  const { discourse } = state
  const open = items.find((item) => means(item, 'place', NOT_FILLED))
  const told = open !== undefined || findSpoken(items, OUTER) !== undefined
  const ring = told || between(items, verb, size) ? nested(discourse.entities) : undefined
  if (ring) {
    const [outer, inner] = ring
    inner.cut = true
    inner.host = outer
    for (const item of items.slice(verb, size)) state.account.use(item, 'between the two')
    state.account.use(open, 'between the two')
    return [outer, inner]
  }
  const named = mentions.findLast((mention) => mention.head > verb && mention.head < size)
  const entity = named && entities.get(named)
  if (named?.category === 'solid' && entity) return [entity]
  const drawn = discourse.entities.filter((each) => isFigure(each) && isOpen(each))
  const passive = means(items[verb - 1], 'be') ? items.slice(Math.max(0, verb - 4), verb) : []
  const words = [...passive, ...items.slice(verb, size)]
  const whole = words.some((item) => SKETCH.test(item.kind === 'term' ? item.form : item.text.toLowerCase()))
  // "extrude both", "extrude them": all that was drawn.
  const both = words.some(
    (item, at) =>
      /^(?:both|all|them)$/iu.test(item.text) &&
      !means(words[at + 1], 'solid') &&
      !means(words[at + 1], 'portion'),
  )
  if ((whole || both) && drawn.length > 0) return [...drawn, ...discourse.entities.filter(isFlat)]
  const before = mentions.findLast(
    (mention) => mention.head < verb && entities.get(mention)?.kind === 'solid',
  )
  const last = before && entities.get(before)
  const [latest] = drawn.slice(-1)
  // "Sketch a hexagon on the top face, centered on the cylinder, and extrude it": what is drawn here, not the cylinder that it is drawn on.
  const site = last && !isFigure(last) && last.sentence < sentence && latest?.sentence === sentence
  if (last && isOpen(last) && !site) return [last]
  // "Both legs are 5 mm thick. Extrude the profile 30 mm": the part that the legs belong to.
  const about = last ?? discourse.subject
  const owner = about?.member?.of ?? about
  return latest ? [latest] : owner ? [owner] : []
}

/** A figure with three sizes, extruded by its width: what is drawn are its length and its height. */
function standOnEdge({ concept, given }: Entity, attribute: Attribute): void {
  if (concept !== 'rectangle') return
  const of = (word: string) => given.find((each) => each.word === word)
  const [length, width, height] = [of('length'), of('width'), of('height')]
  const value = attribute.values[0]?.value
  if (!length || !width || !height || width.attribute.values[0]?.value !== value) return
  if (height.attribute.values[0]?.value === value) return
  width.word = 'extrusion'
  height.word = 'axis y'
}

/** Gives every such size to what it extrudes, before the other sizes find their owners. */
export function takeExtrusions(context: Context): void {
  const { attributes, items, state } = context
  for (const attribute of attributes) {
    if (state.account.isUsed(items[attribute.at])) continue
    const verb = extrudeBefore(items, attribute)
    if (verb === undefined) continue
    const targets = targetsOf(context, verb, attribute.at).filter((entity) =>
      acceptsWord(entity, 'extrusion'),
    )
    if (targets.length === 0) continue
    for (const entity of targets) standOnEdge(entity, attribute)
    const used = attribute.items.map((at) => items[at] as Item)
    for (const entity of targets) entity.given.push({ word: 'extrusion', attribute, items: used })
    for (const item of used) if (!means(item, 'preposition')) state.account.use(item, 'extrusion')
  }
}

/** "extrude it upward by 5 mm": once it is known what they are drawn on. */
export function takeExtrudedWays({ attributes, items, state }: Context): void {
  for (const attribute of attributes) {
    const verb = extrudeBefore(items, attribute)
    if (verb === undefined) continue
    const targets = state.discourse.entities.filter(({ given }) =>
      given.some((each) => each.attribute === attribute && each.word === 'extrusion'),
    )
    if (targets.length === 0) continue
    // "extrude it 5 mm upward", "extrude it upward by 5 mm".
    for (const item of [
      ...items.slice(verb, Math.min(...attribute.items)),
      ...items.slice(attribute.at + 1, attribute.at + 2),
    ])
      if (AWAY.test(item.text) && targets.every((entity) => risesFrom(entity, item.text)))
        state.account.use(item, 'the way it is extruded')
  }
}

const AWAY = /^(?:up|upwards?|vertically|straight up|out|outwards?|down|downwards?)$/iu

/** "upward" from the ground or a top, "downward" from an underside, "outward" from any: away from what it is drawn on. */
function risesFrom({ places }: Entity, way: string): boolean {
  if (/out/iu.test(way)) return true
  const side = /down/iu.test(way) ? '-z' : '+z'
  const drawnOn = places.flatMap(({ place }) =>
    place.kind === 'face' ? [place.face] : place.kind === 'on' ? [place.side] : [],
  )
  return side === '+z' ? drawnOn.every((face) => face === side) : drawnOn.includes(side)
}
