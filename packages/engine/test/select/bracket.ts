/** A plate with a boss, two holes and a pocket: every kind of edge and face that a selector can mean. */
import type { Site } from '../../src/kernel/site.ts'
import { boxAt, cylinderAt, newSite, shape } from '../bodies/workshop.ts'

export const PLATE_FACES = 6
export const POCKET_FACES = 5
export const BOSS_FACES = 2
export const HOLE_FACES = 2

export function bracket(): Site {
  const site = newSite()
  shape(site, 'plate', 'add', boxAt([-40, -30, 0], [80, 60, 10]))
  shape(site, 'boss', 'add', cylinderAt([20, 10, 10], 8, 12))
  shape(site, 'holes', 'cut', cylinderAt([-25, -15, 0], 3, 10), cylinderAt([-25, 15, 0], 3, 10))
  shape(site, 'pocket', 'cut', boxAt([0, -22, 6], [24, 12, 4]))
  return site
}
