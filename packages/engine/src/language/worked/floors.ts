/**
 * Cuts that begin where another one ends: "a 12 mm hole continues from the bottom of that hole", "in the floor of the
 * pocket"; and slots that are wider at the bottom: "the bottom 8 mm of the slot is 24 mm wide".
 */
import type { Context } from '../context.ts'
import { type Entity, newEntity, type SaidPlace } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isCut } from '../references/cut-reference.ts'
import { RUNNING } from '../sizes/runs-by-size.ts'
import { type Item, means } from '../text/items.ts'

const BOTTOM = /^(?:bottom|floor|base|bottom face|bottom surface)$/iu
const ONE = /^(?:one|it)$/iu

/** The cut that was told before and that the noun can mean. */
function earlier({ state, sentence }: Context, noun: Item | undefined): Entity | undefined {
  const concepts = ['hole', 'slot', 'pocket', 'groove', 'counterbore'].filter((each) =>
    means(noun, 'feature', each),
  )
  const any = noun !== undefined && ONE.test(noun.text)
  const before = state.discourse.entities.filter((entity) => isCut(entity) && entity.sentence < sentence)
  const named = before.findLast(({ concept }) => concepts.includes(concept))
  // "the slot" may have been told as a groove, "the hole" as a pocket.
  return named ?? (any || concepts.length > 0 ? before.at(-1) : undefined)
}

interface Floor {
  from: number
  /** Of the noun. */
  noun: number
}

/** "[from] the bottom of that hole". */
function floorAt(items: readonly Item[], at: number): Floor | undefined {
  if (!BOTTOM.test(items[at]?.text ?? '') || !means(items[at + 1], 'preposition', 'of')) return undefined
  const noun = means(items[at + 2], 'determiner', 'the') ? at + 3 : at + 2
  let from = at
  while (means(items[from - 1], 'determiner')) from--
  if (means(items[from - 1], 'preposition') || means(items[from - 1], 'manner', 'through')) from--
  return { from, noun }
}

/** What is said of an opening in its place holds for the one below it, where nothing else is said. */
const INHERITED = new Set(['from', 'centre', 'shift', 'coordinate', 'face', 'near'])
/** Which way an opening runs is the way of what runs as well, and of no hole in its floor. */
const RUNS = new Set(['runs', 'full', 'along'])

/** The way that a distance is counted along, where its own words tell it. */
const axisOf = ({ place }: SaidPlace): string | undefined =>
  place.kind === 'from' ? (place.side?.[1] ?? place.axis) : undefined

/** Two distances that are counted along different ways: "12 mm from the front" of a slot, "20 mm from each end" of a hole in it. */
const isOtherWay = (of: Entity, place: SaidPlace, own: readonly SaidPlace[]): boolean => {
  const axis = axisOf(place)
  const runs = of.places.some((each) => RUNS.has(each.place.kind))
  return (
    place.place.kind === 'from' &&
    axis !== undefined &&
    own.every(
      (each) =>
        each.place.kind !== 'from' ||
        (axisOf(each) === undefined ? runs && each.place.of === 'end' : axisOf(each) !== axis),
    )
  )
}

/** It lies where the other does, as far as nothing else is said of it. */
export function withPlacesOf(cut: Entity, above: Entity): void {
  const own = [...cut.places]
  const kinds = new Set(own.map(({ place }) => place.kind))
  const isInherited = (kind: string): boolean =>
    INHERITED.has(kind) || (RUNNING.has(cut.concept) && RUNS.has(kind))
  cut.places.push(
    ...above.places.filter(
      (said) => isInherited(said.place.kind) && (!kinds.has(said.place.kind) || isOtherWay(above, said, own)),
    ),
  )
}

const begin = (cut: Entity, above: Entity, within: boolean): void => {
  cut.floor = { of: above, within }
  if (!RUNNING.has(above.concept)) return
  if (RUNNING.has(cut.concept)) cut.concept = 'groove'
  withPlacesOf(cut, above)
}

const forget = (context: Context, mention: Mention | undefined): void => {
  if (!mention) return
  context.entities.delete(mention)
  context.mentions = context.mentions.filter((each) => each !== mention)
}

function takeFloor(context: Context, { from, noun }: Floor): void {
  const { items, state } = context
  const above = earlier(context, items[noun])
  if (!above) return
  const named = context.mentions.find(({ head }) => head === noun)
  const cuts = context.mentions.filter((mention) => {
    const entity = context.entities.get(mention)
    return mention !== named && entity !== undefined && isCut(entity) && entity.sentence === context.sentence
  })
  const cut = cuts.findLast(({ head }) => head < from) ?? cuts[0]
  const entity = cut && context.entities.get(cut)
  if (!entity || entity === above) return
  forget(context, named)
  for (const item of items.slice(from, noun + 1)) state.account.use(item, 'where another cut ends')
  begin(entity, above, false)
}

/** "the bottom 8 mm of the slot is 24 mm wide". */
function takeWidening(context: Context, at: number): void {
  const { items, attributes, state, sentence } = context
  if (!BOTTOM.test(items[at]?.text ?? '') || !means(items[at + 2], 'preposition', 'of')) return
  const size = attributes.find((attribute) => attribute.at === at + 1 && attribute.dimension === 'bare')
  if (!size) return
  const noun = means(items[at + 3], 'determiner', 'the') ? at + 4 : at + 3
  const named = context.mentions.find(({ head }) => head === noun)
  const above = earlier(context, items[noun])
  const wide = attributes.some((each) => each.at > noun && each.dimension === 'width')
  if (!above || !RUNNING.has(above.concept) || !wide || !means(items[noun + 1], 'be')) return
  const lower = newEntity('feature', 'groove', items[noun] as Item, sentence)
  begin(lower, above, true)
  lower.given.push({ word: 'depth', attribute: size, items: [items[size.at] as Item] })
  lower.spoken = [sentence, noun]
  state.discourse.entities.push(lower)
  if (named) context.entities.set(named, lower)
  context.attributes = context.attributes.filter((each) => each !== size)
  for (const item of items.slice(at, noun)) state.account.use(item, 'the lower part of the slot')
  state.account.use(items[noun], 'groove')
  // "Then widen the bottom of the slot: …" says the same in other words.
  for (const item of items.slice(0, at))
    if (means(item, 'change') || BOTTOM.test(item.text)) state.account.use(item, 'the lower part of the slot')
}

export function takeFloors(context: Context): void {
  for (const at of context.items.keys()) {
    const floor = floorAt(context.items, at)
    if (floor) takeFloor(context, floor)
    takeWidening(context, at)
  }
}
