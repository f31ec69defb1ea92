/** "Five holes in a row; the first is 15 mm from the left end": where a row begins and ends, told of its first and its last. */
import type { Scene, Thing } from '../scene.ts'

const isEnd = ({ ordinal, sizes, count, places }: Thing): boolean =>
  (ordinal === 1 || ordinal === -1) &&
  places.length > 0 &&
  sizes.length === 0 &&
  count === 1 &&
  places.every(({ own }) => own === undefined)

export function gatherRows(told: Scene): void {
  for (const group of told.things) {
    const { members, count } = group
    if (members.length === 0 || members.length >= count || !members.every(isEnd)) continue
    if (told.things.some(({ holes }) => holes?.some((hole) => members.includes(hole)))) continue
    for (const { places, ordinal } of members)
      group.places.push(
        ...places.map((said) => ({ ...said, own: ordinal === 1 ? ('start' as const) : ('end' as const) })),
      )
    told.things = told.things.filter((thing) => !members.includes(thing))
    told.deeds = told.deeds.filter((deed) => deed.kind !== 'thing' || !members.includes(deed.thing))
    group.members = []
  }
}
