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

export function settleSeveralLevels(entities: Entity[]): void {
  for (const group of entities.slice()) {
    const { count, kind, cut, members, places } = group
    if (kind !== 'solid' || cut || members.length > 0 || group.family) continue
    const ranged = places.filter((said) => rangeIn(said) !== undefined)
    const axes = new Set(ranged.map((said) => rangeIn(said)?.axis))
    const starts = new Set(ranged.map((said) => rangeIn(said)?.from.value))
    if (ranged.length < 2 || axes.size > 1 || starts.size !== ranged.length || count?.value !== ranged.length)
      continue
    group.places.splice(0, places.length, ...places.filter((said) => !ranged.includes(said)))
    for (const said of ranged) {
      const member = newEntity('solid', group.concept, group.item, group.sentence)
      for (const name of group.names) member.names.add(name)
      member.group = group
      member.places.push(said)
      group.members.push(member)
      entities.push(member)
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
