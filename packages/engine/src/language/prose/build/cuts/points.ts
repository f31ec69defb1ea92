/** The conical end of a blind hole, below the depth that it is wide to. */

import { type Box, centerOf, indexOf, levelOf, opposite } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import { allSizes, type SaidSize, type Thing } from '../../scene.ts'
import type { Feature, World } from '../world.ts'
import type { Aim } from './aim.ts'

export const pointSaid = (thing: Thing): SaidSize | undefined =>
  allSizes(thing).find(({ dimension, words }) => dimension === 'angle' && words.includes('point'))

/** As wide as the hole where that ends, a point below. */
export function pointBelow(
  world: World,
  thing: Thing,
  { axis, mouth, host }: Aim,
  { diameter, box, id }: { diameter: number; box: Box; id: string },
): Feature | undefined {
  const said = pointSaid(thing)
  if (!said) return undefined
  const degrees = said.figure.value
  if (degrees < 30 || degrees > 175) throw unread(said.figure.text)
  said.used = true
  world.count(said.figure)
  if (said.words.includes('usual')) world.assume(`The ${thing.name} ends in a ${degrees}° point`)
  const floor = opposite(mouth)
  const level = levelOf(box, floor)
  const height = diameter / 2 / Math.tan((degrees * Math.PI) / 360)
  // A point that comes out on the other side is no blind hole any more.
  const end = level + floor.sign * height
  if ((levelOf(host.box, floor) - end) * floor.sign < 1e-6) throw unread(said.figure.text || thing.name)
  const origin = centerOf(box)
  origin[indexOf(axis)] = level
  return {
    kind: 'cone',
    id: `${id}-point`,
    operation: 'cut',
    bottomDiameter: diameter,
    topDiameter: 0,
    height,
    frame: { origin, normal: `${floor.sign > 0 ? '+' : '-'}${axis}` },
  }
}
