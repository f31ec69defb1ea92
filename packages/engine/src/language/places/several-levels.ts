/**
 * "Two discs, each 60 mm in diameter, at the bottom (Z=0 to Z=3) and at the top (Z=37 to Z=40), joined by a core": as many
 * ranges as there are bodies, so each has one; what joins two of them fills the room between.
 */
import { type Entity, newEntity, type SaidPlace } from '../entity.ts'
import { impliedValue } from '../quantities/quantity.ts'
import type { Item } from '../text/items.ts'
import type { Place } from './place.ts'

type Range = Extract<Place, { kind: 'range' }>

const rangeIn = ({ place }: SaidPlace): Range | undefined => (place.kind === 'range' ? place : undefined)

/** Where a body lies along the axis that its one range is told on. */
const rangeOf = ({ places }: Entity): Range | undefined => {
  const ranges = places.flatMap((said) => rangeIn(said) ?? [])
  return ranges.length === 1 ? ranges[0] : undefined
}

type Along = Extract<Place, { kind: 'range' | 'coordinate' }>

const alongIn = ({ place }: SaidPlace): Along | undefined =>
  place.kind === 'range' || place.kind === 'coordinate' ? place : undefined

const isSame = (one: Along, other: Along): boolean =>
  one.kind === 'range' && other.kind === 'range'
    ? one.from.value === other.from.value && one.to.value === other.to.value
    : one.kind === 'coordinate' && other.kind === 'coordinate' && one.value.value === other.value.value

/**
 * What each of so many has for itself: along an axis on which all are told in turn the first of them has what was said
 * first; what is told once along an axis holds for all.
 */
function ownPlaces(places: readonly SaidPlace[], count: number): SaidPlace[][] | undefined {
  const own: SaidPlace[][] = Array.from({ length: count }, () => [])
  let differ = false
  for (const axis of ['x', 'y', 'z'] as const) {
    const here = places.filter((said) => alongIn(said)?.axis === axis)
    if (here.length < 2) continue
    if (here.length !== count) return undefined
    const [first] = here.map(alongIn)
    const same = here.every((said) => first && isSame(first, alongIn(said) as Along))
    // Only what lies between two levels is told for each; coordinates alone are laid out together.
    differ ||= !same && here.every((said) => rangeIn(said) !== undefined)
    for (const [index, said] of here.entries()) own[index]?.push(said)
  }
  return differ ? own : undefined
}

export function settleSeveralLevels(entities: Entity[]): void {
  for (const group of entities.slice()) {
    const { count, kind, cut, members, places } = group
    if (kind !== 'solid' || cut || members.length > 0 || group.family || !count || count.value < 2) continue
    const own = ownPlaces(places, count.value)
    if (!own) continue
    const told = new Set(own.flat())
    group.places.splice(0, places.length, ...places.filter((said) => !told.has(said)))
    for (const said of own) {
      const member = newEntity('solid', group.concept, group.item, group.sentence)
      for (const name of group.names) member.names.add(name)
      member.group = group
      member.places.push(...said)
      group.members.push(member)
      // Before what stands on them.
      entities.splice(entities.indexOf(group) + group.members.length, 0, member)
    }
    for (const link of entities)
      if (link.linked?.ends.length === 1 && link.linked.ends[0] === group)
        link.linked = { ...link.linked, ends: [...group.members] }
  }
}

/** Gives what joins two bodies that lie one behind the other the room between them; whether it did. */
export function fillBetween(link: Entity, ends: readonly Entity[], item: Item): boolean {
  const [first, second] = ends.map(rangeOf)
  if (!first || !second || first.axis !== second.axis || rangeOf(link)) return false
  const levels = [first, second]
    .map(({ from, to }) => [Math.min(from.value, to.value), Math.max(from.value, to.value)] as const)
    .toSorted((a, b) => a[0] - b[0])
  const [low, high] = [levels[0]?.[1] ?? 0, levels[1]?.[0] ?? 0]
  if (high - low < 1e-6) return false
  const value = (each: number) => impliedValue(each, 'length', item.span)
  const range: Range = { kind: 'range', axis: first.axis, from: value(low), to: value(high) }
  // "at the bottom … and at the top" is said of the two.
  const own = link.places.filter(({ place }) => place.kind !== 'face')
  link.places.splice(0, link.places.length, ...own, { place: range, items: [item] })
  link.host = undefined
  return true
}
