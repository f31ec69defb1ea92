/** "A rib along each long edge", "two walls along the front and back edges": strips that stand on their body, level with its sides. */
import type { AxisName } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { skip } from './place.ts'

const ALONG = /^(?:along|running along|runs along|run along|all along)$/iu

interface Edges {
  from: number
  end: number
  axis: AxisName
}

/** A side and, where it is said, its edge: "the front edge". */
function sideAt(items: readonly Item[], from: number): { side: string; end: number } | undefined {
  const at = skip(items, from, (item) => means(item, 'whole', 'it') || means(item, 'which', 'both'))
  const side = conceptOf(items[at], 'face')
  if (!side || side[1] === 'z') return undefined
  return { side, end: means(items[at + 1], 'edge') ? at + 2 : at + 1 }
}

function edgesAt(items: readonly Item[], at: number): Edges | undefined {
  if (!ALONG.test(items[at]?.text ?? '')) return undefined
  const first = sideAt(items, at + 1)
  if (!first || !means(items[first.end], 'conjunction', 'and')) return undefined
  const second = sideAt(items, first.end + 1)
  if (!second || first.side === second.side || first.side[1] !== second.side[1]) return undefined
  return { from: at, end: second.end, axis: first.side[1] as AxisName }
}

const isStrip = (entity: Entity | undefined, ground: Entity): entity is Entity =>
  entity?.kind === 'solid' && entity !== ground && !entity.cut && !entity.family && shapeOf(entity) === 'box'

/** What was named last before it, else what is named next. */
function stripAt({ mentions, entities }: Context, { from, end }: Edges, ground: Entity): Entity | undefined {
  const fits = (mention: Mention): boolean => !mention.within && isStrip(entities.get(mention), ground)
  const strip =
    mentions.findLast((mention) => mention.head < from && fits(mention)) ??
    mentions.find((mention) => mention.head >= end && fits(mention))
  return strip && entities.get(strip)
}

export function takeAlongEdges(context: Context): void {
  const { items, state } = context
  const edges = items.map((_, at) => edgesAt(items, at)).find((found) => found !== undefined)
  const ground = edges && state.discourse.entities.find(({ kind, cut }) => kind === 'solid' && !cut)
  const strip = ground && stripAt(context, edges, ground)
  if (!strip) return
  const said = items.slice(edges.from, edges.end)
  strip.host ??= ground
  strip.places.push({ place: { kind: 'ends', axis: edges.axis, within: true }, items: said })
  for (const item of said) state.account.use(item, `place of the ${strip.concept}`)
}
