/**
 * Distances from edges that name their directions one by one: "inset from the edges by 6 mm along the length and 4 mm
 * along the width", "with a bottom padding of 5 mm from the base", "a margin of 3 mm from the edges to the centre of the holes".
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { axisAt, type Sentence, single, skip } from './place.ts'

const isOpening = (entity: Entity | undefined): entity is Entity =>
  entity?.concept === 'hole' || entity?.concept === 'pocket' || entity?.concept === 'slot'

const isInset = (item: Item | undefined): boolean => means(item, 'place', 'inset')

/** "from the edges of the plate to the centre of the holes": what the distance is counted between. */
function between(items: Sentence, from: number): number {
  let at = from
  while (
    at < items.length &&
    at < from + 12 &&
    (means(items[at], 'preposition', 'from', 'of', 'to') ||
      means(items[at], 'determiner') ||
      means(items[at], 'which') ||
      means(items[at], 'filler') ||
      means(items[at], 'edge', 'edge', 'side', 'end') ||
      means(items[at], 'place', 'centre') ||
      means(items[at], 'solid') ||
      means(items[at], 'portion') ||
      means(items[at], 'whole') ||
      means(items[at], 'feature'))
  )
    at++
  return at
}

/** "6 mm in length". */
const inDimension = (items: Sentence, at: number): { axis: 'x' | 'y'; end: number } | undefined =>
  means(items[at], 'dimension', 'length')
    ? { axis: 'x', end: at + 1 }
    : means(items[at], 'dimension', 'width')
      ? { axis: 'y', end: at + 1 }
      : undefined

interface Inset {
  from: number
  end: number
  distances: { at: number; side?: SignedAxis; axis?: 'x' | 'y' | 'z'; end: number }[]
}

function insetAt(items: Sentence, at: number): Inset | undefined {
  if (!isInset(items[at])) return undefined
  const face = conceptOf(items[at - 1], 'face') as SignedAxis | undefined
  const edges = between(items, at + 1)
  const toEdges = items.slice(at + 1, edges).some((item) => means(item, 'edge'))
  let next = skip(
    items,
    toEdges ? edges : at + 1,
    (item) => means(item, 'preposition', 'at') || means(item, 'be'),
  )
  const distances: Inset['distances'] = []
  for (;;) {
    if (!single(items, next)) break
    const run = axisAt(items, next + 1) ?? inDimension(items, next + 1)
    const end = run?.end ?? next + 1
    distances.push({ at: next, end, ...(run ? { axis: run.axis } : {}), ...(face ? { side: face } : {}) })
    next = end
    if (!run) break
    const more = isMark(items[next], ',') || means(items[next], 'conjunction', 'and') ? next + 1 : next
    if (more === next) break
    next = means(items[more], 'conjunction', 'and') ? more + 1 : more
  }
  const [first] = distances
  if (!first) return undefined
  const last = distances.at(-1) as { end: number }
  const end = toEdges ? last.end : between(items, last.end)
  // One distance from all edges alike is read with the other places.
  if (distances.length === 1 && !face && toEdges) return undefined
  return { from: face ? at - 1 : at, end, distances }
}

/** The opening spoken of: before it in the sentence, or the last one told. */
function openingBefore({ mentions, entities, state }: Context, at: number): Entity | undefined {
  const here = mentions.filter((mention) => mention.head < at && isOpening(entities.get(mention)))
  const last = here.at(-1)
  return (last && entities.get(last)) ?? state.discourse.entities.findLast(isOpening)
}

export function takeInsets(context: Context): void {
  const { items, state } = context
  for (let at = 0; at < items.length; at++) {
    const inset = insetAt(items, at)
    if (!inset) continue
    const owner = openingBefore(context, at)
    if (!owner) continue
    for (const { at: index, side, axis, end } of inset.distances) {
      const distance = single(items, index)
      if (!distance) continue
      const said = items.slice(index, end)
      owner.places.push({
        place: {
          kind: 'from',
          distance,
          of: 'edge',
          all: side === undefined,
          both: false,
          ...(side ? { side } : {}),
          ...(axis ? { axis } : {}),
        },
        items: said,
      })
    }
    for (const item of items.slice(inset.from, inset.end))
      if (!means(item, 'determiner') && !means(item, 'solid') && !means(item, 'feature'))
        state.account.use(item, `place of the ${owner.concept}`)
    const taken = new Set(inset.distances.map((each) => each.at))
    context.attributes = context.attributes.filter((attribute) => !taken.has(attribute.at))
    at = inset.end - 1
  }
}
