import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import { type Box, centerOf, indexOf, levelOf, SIDES, type Solid } from '../space.ts'
import { placesOf, sizeOf, type Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { CLEAR_MM } from './cleared.ts'

/** All that lies within so much of one side of a body. */
export function trim(build: Build, thing: Thing): Solid {
  const side = SIDES[thing.adjectives[0] ?? '']
  const said = sizeOf(thing, 'bare')
  if (!side || !said) throw unread(thing.name)
  const host = placesOf(thing).flatMap((each) => {
    const site = each.place.kind === 'at' ? siteOf(each.place.ref, { build, self: thing }) : undefined
    if (site) each.used = true
    return site?.solid ? [site.solid] : []
  })[0]
  const whole = host?.box ?? build.whole
  const taken = build.takeSize(thing, said)
  const box: Box = { min: [...build.whole.min], max: [...build.whole.max] }
  for (const k of [0, 1, 2] as const) {
    box.min[k] -= CLEAR_MM
    box.max[k] += CLEAR_MM
  }
  const level = levelOf(whole, side) - side.sign * taken
  if (side.sign > 0) box.min[indexOf(side.axis)] = level
  else box.max[indexOf(side.axis)] = level
  build.features.push(...featuresOf(thing.id, { kind: 'box' }, box, side.axis, 'cut'))
  const left = build.bodies.find((body) => body === host) ?? build.bodies[0]
  if (left) {
    const ends = side.sign > 0 ? left.box.max : left.box.min
    ends[indexOf(side.axis)] = level
  }
  return {
    thing,
    box,
    axis: side.axis,
    round: false,
    mouth: side,
    spots: [centerOf(box)],
    features: [thing.id],
  }
}
