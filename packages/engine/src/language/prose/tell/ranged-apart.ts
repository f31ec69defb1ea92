/** "two ribs …, at X=-30 to X=-26 and X=26 to X=30": each of several lies between two of the levels. */
import type { SaidPlace, Thing } from '../scene.ts'
import type { Telling } from './telling.ts'

const isRange = (said: SaidPlace): boolean => said.place.kind === 'range' && said.own === undefined

/** The ranges along the one axis that has as many as there are of it. */
function apartOf({ places, count, members, plural, role, group }: Thing): SaidPlace[] | undefined {
  if (role !== 'add' || !plural || count < 2 || members.length > 0 || group) return undefined
  for (const axis of ['x', 'y', 'z'] as const) {
    const own = places.filter(
      (said) => isRange(said) && said.place.kind === 'range' && said.place.axis === axis,
    )
    if (own.length === count) return own
  }
  return undefined
}

export function settleRanges(told: Telling): void {
  for (const thing of told.things.slice()) {
    const apart = apartOf(thing)
    if (!apart) continue
    thing.places = thing.places.filter((said) => !apart.includes(said))
    for (const [nth, said] of apart.entries()) {
      const member: Thing = {
        ...thing,
        id: `${thing.id}-${nth + 1}`,
        count: 1,
        plural: false,
        sizes: [],
        places: [said],
        members: [],
        parts: [],
        group: thing,
      }
      thing.members.push(member)
      told.things.push(member)
      const at = told.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing)
      told.deeds.splice(at + 1 + nth, 0, { kind: 'thing', thing: member })
    }
  }
}
