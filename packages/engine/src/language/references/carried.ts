/** Which of two bodies that are told in one breath carries the other. */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Placed } from '../places/place.ts'
import { means } from '../text/items.ts'

/** "a cone on top of a cylinder", both only announced: the cone stands on it, though it was named first. */
export function ontoNew(
  { mentions, entities, sentence }: Context,
  { place, from, end }: Placed,
): Entity | undefined {
  if (place.kind !== 'on') return undefined
  const before = mentions.findLast(({ head, within }) => head < from && !within)
  const behind = mentions.find(({ start, head }) => head >= end && start <= end + 1)
  const [guest, host] = [before && entities.get(before), behind && entities.get(behind)]
  const isNew = (entity: Entity | undefined, mention: Mention | undefined): entity is Entity =>
    entity?.kind === 'solid' &&
    !entity.cut &&
    entity.given.length === 0 &&
    entity.sentence === sentence &&
    mention?.category === 'solid' &&
    mention.determiner === 'a'
  if (!isNew(guest, before) || !isNew(host, behind) || guest === host || host.host) return undefined
  guest.host ??= host
  return guest
}

const ON_HOST: ReadonlySet<string> = new Set(['corners', 'corner', 'ends', 'tip', 'face', 'on', 'near'])

/** "a block under each corner of a plate": the block is there, though the plate is named behind. */
export function ofNew(
  { items, mentions, entities, sentence }: Context,
  { place, from, end }: Placed,
): Entity | undefined {
  if (!ON_HOST.has(place.kind)) return undefined
  const joint = means(items[end], 'preposition', 'of') || place.kind === 'on' ? end : undefined
  const behind =
    joint === undefined
      ? undefined
      : mentions.find(
          ({ start, head, determiner, within }) =>
            start >= end && start <= end + 1 && head > end && determiner === 'a' && !within,
        )
  const before = mentions.findLast(({ head, within }) => head < from && !within)
  const [guest, host] = [before && entities.get(before), behind && entities.get(behind)]
  if (!isOwnBody(guest) || !isOwnBody(host) || guest === host || host.host || host.sentence !== sentence)
    return undefined
  if (host.item !== items[behind?.head ?? -1]) return undefined
  guest.host ??= host
  return guest
}
