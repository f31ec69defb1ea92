/**
 * "A cylinder with a hemisphere on each end, 50 mm long overall", "a pin 60 mm long including its head": what stands at the
 * ends of a bar lies within a length that is told as that of the whole.
 */
import type { AxisName } from '../../plan/geometry.ts'
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import type { OverallSize } from '../context.ts'
import { type Entity, type Given, shapeOf } from '../entity.ts'
import { impliedLength, impliedValue } from '../quantities/quantity.ts'
import { tidy } from '../quantities/scan.ts'
import { isFlush } from './lying-by-ends.ts'

const BARS: ReadonlySet<string> = new Set(['round', 'tube', 'polygon'])
const ALONG: ReadonlySet<string> = new Set(['length', 'height', 'thickness', 'depth'])

const axisOf = ({ orientation }: Entity): AxisName => orientation ?? 'z'

/** How many of it lengthen the bar: one at each end, or one at one of them. */
function endsTaken({ places }: Entity, axis: AxisName): number {
  let taken = 0
  for (const { place, items } of places) {
    // Told by coordinates it lies where these are.
    if ((place.kind === 'range' && place.axis === axis) || (place.kind === 'level' && place.side[1] === axis))
      return 0
    if (place.kind === 'lifted' || (place.kind === 'flush' && items.some(isFlush))) return 0
    if (place.kind === 'ends') taken = 2
    // "at the left end": what is there stands against it.
    const stands = place.kind === 'on' || place.kind === 'flush'
    const side = stands ? place.side : place.kind === 'face' ? place.face : undefined
    if (place.kind === 'tip' || side?.[1] === axis) taken = Math.max(taken, 1)
  }
  return taken
}

/** How far it stands out from the end that it is set on. */
function reachOf(guest: Entity, bar: Entity): number | undefined {
  const own = dimensionsOf(guest).values
  const shape = shapeOf(guest)
  if (shape !== 'hemisphere') return own.get('height') ?? own.get('z')
  const across = guest.given.length > 0 ? own.get('diameter') : dimensionsOf(bar).values.get('diameter')
  return across === undefined ? undefined : across / 2
}

/** The bar is as much shorter as what stands at its ends; the length that was told is measured over all. */
function shorten(bar: Entity, said: Given, by: number, overall: OverallSize[]): void {
  const [length] = said.attribute.values
  const item = said.items.find(({ kind }) => kind === 'quantity')
  if (!length || !item || by <= 0 || by >= length.value) return
  const value = impliedValue(tidy(length.value - by), 'length', item.span)
  const attribute = { ...said.attribute, quantity: impliedLength(value, item), values: [value] }
  bar.given.splice(bar.given.indexOf(said), 1, { ...said, attribute, items: [item] })
  overall.push({
    dimension: said.word,
    axis: said.attribute.axis,
    value: length.value,
    items: said.items,
  })
}

export function settleOverallEnds(entities: readonly Entity[], overall: OverallSize[]): void {
  const solids = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  for (const host of solids) {
    const guests = host.overall
      ? solids.filter((each) => each !== host && (each.host ?? solids[0]) === host)
      : []
    if (guests.length === 0) continue
    const said = host.given.find(({ word }) => ALONG.has(word))
    if (said && !host.family && BARS.has(shapeOf(host) ?? '')) {
      const reaches = guests.map((guest) => {
        const taken = endsTaken(guest, axisOf(host))
        return taken === 0 ? 0 : taken * (reachOf(guest, host) ?? Number.NaN)
      })
      shorten(
        host,
        said,
        reaches.reduce((sum, reach) => sum + reach, 0),
        overall,
      )
      continue
    }
    // On what is flat they stand level with its ends, not beyond them.
    for (const guest of guests)
      for (const at of guest.places) if (at.place.kind === 'ends') at.place = { ...at.place, within: true }
  }
}
