/** "four arms extending from a central hub": all round it, where nothing says where they are. */
import type { Entity } from '../entity.ts'
import { impliedValue, type Value } from '../quantities/quantity.ts'

/** Says nothing of where around the hub each one is. */
const OPEN: ReadonlySet<string> = new Set(['centre', 'evenly'])

const angle = (value: number): Value => impliedValue(value, 'angle', [0, 0], `${value}°`)

export function spreadArms(entities: readonly Entity[], remarks: string[]): void {
  for (const { concept, count, host, places, cut, item } of entities) {
    const number = count?.value ?? 1
    if (concept !== 'arm' || cut || number < 2 || !host) continue
    if (places.some(({ place }) => !OPEN.has(place.kind))) continue
    const values = Array.from({ length: number }, (_, index) => angle((360 * index) / number))
    places.splice(0, places.length, { place: { kind: 'angles', values }, items: [count?.item ?? item] })
    remarks.push(
      `The ${number} arms are spread evenly around the ${host.concept}, as no directions were given`,
    )
  }
}
