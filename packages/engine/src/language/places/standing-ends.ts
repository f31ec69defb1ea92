/**
 * "A vertical plate stands at one end of the base", "a peg 15 mm tall at the other end": what is tall stands on a flat
 * body, level with that end; only what is long goes on beyond it.
 */
import { dimensionsOf } from '../compile/bodies/dimensions.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { quote } from '../sizes/sizes.ts'
import { wordsOf } from '../text/items.ts'

const TALL = /tall|high|height|upright|vertical/iu

/** Said to stand, or to be so tall: of a rod that is so long nobody knows. */
const stands = ({ manners, given }: Entity): boolean =>
  manners.has('upright') ||
  given.some(({ word, items }) => word === 'height' && items.some(({ text }) => TALL.test(text)))

/** Thinner upwards than it is wide, and which way it is long. */
export function flatWay(host: Entity): 'x' | 'y' | undefined {
  if (shapeOf(host) !== 'box' || host.family) return undefined
  const { values } = dimensionsOf(host)
  const [x, y, z] = ['x', 'y', 'z'].map((axis) => values.get(axis))
  if (x === undefined || y === undefined || z === undefined || z > Math.min(x, y)) return undefined
  return x >= y ? 'x' : 'y'
}

export function settleStandingEnds(entities: readonly Entity[], remarks: string[]): void {
  const bodies = entities.filter(({ kind, cut, loose }) => kind === 'solid' && !cut && !loose)
  const stood: Entity[] = []
  for (const body of bodies) {
    // "… and another at the other end": of the body that the first one stands on.
    const host = body.host ?? stood.at(-1) ?? bodies[0]
    const at = body.places.findIndex(({ place }) => place.kind === 'tip')
    const said = body.places[at]
    if (said?.place.kind !== 'tip' || !host || host === body || body.family || !stands(body)) continue
    const way = flatWay(host)
    if (!way) continue
    const side = `${said.place.which === 'one' ? '-' : '+'}${way}` as const
    const level = { place: { kind: 'flush', side }, items: said.items } as const
    const isOn = body.places.some(({ place }) => place.kind === 'on')
    const on = { place: { kind: 'on', side: '+z' }, items: said.items } as const
    body.host = host
    stood.push(host)
    body.places.splice(at, 1, level, ...(isOn ? [] : [on]))
    remarks.push(
      `${quote(wordsOf(said.items))}: ${quote(body.item.text)} stands on ${quote(host.item.text)}, level with that end`,
    )
  }
}
