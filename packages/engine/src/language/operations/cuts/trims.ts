import type { Build } from '../build.ts'
import { featuresOf } from '../shapes.ts'
import { siteOf } from '../site.ts'
import { type Box, centerOf, indexOf, levelOf, SIDES, type Solid, sizeAlong } from '../space.ts'
import { isShaped, placesOf, sizeOf, type Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { CLEAR_MM } from './cleared.ts'

/** All that lies within so much of one side of a body. */
export function trim(build: Build, thing: Thing): Solid {
  const side = SIDES[thing.adjectives[0] ?? '']
  const said = sizeOf(thing, 'bare')
  const isHalf = isShaped(thing, 'half')
  if (!side || (!said && !isHalf)) throw unread(thing.name)
  let half: Box | undefined
  const host = placesOf(thing).flatMap((each) => {
    const site = each.place.kind === 'at' ? siteOf(each.place.ref, { build, self: thing }) : undefined
    if (site) each.used = true
    if (each.place.kind === 'at' && each.place.ref.concept === 'half') half = site?.box
    return site?.solid ? [site.solid] : []
  })[0]
  const whole = host?.box ?? build.whole
  const taken = said ? build.takeSize(thing, said) : sizeAlong(whole, side.axis) / 2
  const bounds = half ?? build.whole
  const box: Box = { min: [...bounds.min], max: [...bounds.max] }
  for (const k of [0, 1, 2] as const) {
    if (box.min[k] <= build.whole.min[k]) box.min[k] -= CLEAR_MM
    if (box.max[k] >= build.whole.max[k]) box.max[k] += CLEAR_MM
  }
  const level = levelOf(whole, side) - side.sign * taken
  if (side.sign > 0) box.min[indexOf(side.axis)] = level
  else box.max[indexOf(side.axis)] = level
  build.features.push(...featuresOf(thing.id, { kind: 'box' }, box, side.axis, 'cut'))
  const left = build.bodies.find((body) => body === host) ?? build.bodies[0]
  if (left && !half) {
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
