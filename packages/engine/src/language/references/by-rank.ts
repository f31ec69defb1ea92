/**
 * "the upper cylinder", "the larger one", of bodies that were told without such words: which of them that is follows from
 * what stands on what, and from their sizes.
 */
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import { type Entity, isOwnBody, shapeOf } from '../entity.ts'
import type { Item } from '../text/items.ts'

/** How high it stands, counted in bodies; nothing where that was not told. */
function levelOf(
  entity: Entity,
  bodies: readonly Entity[],
  path: readonly Entity[] = [],
): number | undefined {
  const on = entity.places.flatMap(({ place }) =>
    place.kind === 'on' && place.side[1] === 'z' ? [place.side] : [],
  )[0]
  const index = bodies.indexOf(entity)
  // "It sits on a plate": the plate that is told behind is what it stands on.
  const below = entity.host ?? (on ? bodies[index - 1] : undefined)
  if (!below || path.includes(entity))
    return index === 0 || bodies.some(({ host }) => host === entity) ? 0 : undefined
  const ground = levelOf(below, bodies, [...path, entity])
  return ground === undefined ? undefined : ground + (on === '-z' ? -1 : 1)
}

/** How wide a round body is. */
const widthOf = (entity: Entity): number | undefined =>
  shapeOf(entity) === 'round' ? dimensionsSoFar(entity)?.values.get('diameter') : undefined

type Rank = (entity: Entity, bodies: readonly Entity[]) => number | undefined

/** What each word ranks by, and which end of that it means. */
const RANKS: Readonly<Record<string, { by: Rank; most: boolean }>> = {
  '+z': { by: levelOf, most: true },
  '-z': { by: levelOf, most: false },
  larger: { by: widthOf, most: true },
  smaller: { by: widthOf, most: false },
}

/** Of several that the words fit alike, the one that they can only mean. */
export function byRank(
  compatible: readonly Entity[],
  labels: readonly (readonly [string, Item])[],
  entities: readonly Entity[],
): readonly Entity[] {
  const [label] = labels.flatMap(([each]) => (each in RANKS ? [each] : []))
  const rank = label === undefined ? undefined : RANKS[label]
  if (!rank || label === undefined || compatible.length < 2) return compatible
  if (compatible.some(({ labels: own, cut }) => own.has(label) || cut)) return compatible
  const bodies = entities.filter((entity) => isOwnBody(entity) && !entity.loose)
  const ranked = compatible.map((entity) => ({ entity, value: rank.by(entity, bodies) }))
  const values = ranked.flatMap(({ value }) => value ?? [])
  if (values.length < ranked.length) return compatible
  const end = rank.most ? Math.max(...values) : Math.min(...values)
  const [only, ...more] = ranked.filter(({ value }) => value === end)
  return only && more.length === 0 ? [only.entity] : compatible
}
