/** How far a body reaches, told by where it ends: "rises 30 mm above the top of the disc". */
import type { AxisName } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import { siteOf } from './site.ts'
import { indexOf, isSame, levelOf } from './space.ts'
import type { SaidPlace, Thing } from './things.ts'

/** The level along an axis at which it ends; it starts on the other. */
export function endOf(
  build: Build,
  thing: Thing,
  said: SaidPlace,
  axis: AxisName,
  level: number,
): number | undefined {
  const { place, own } = said
  const isTop = own?.concept === 'top' && place.kind === 'beyond' && /above/u.test(place.side)
  if (place.kind !== 'reach' && !isTop) return undefined
  if (place.kind !== 'reach' && place.kind !== 'beyond') return undefined
  const up = place.kind === 'beyond' || place.up
  const site = place.ref && siteOf(place.ref, { build, self: thing })
  if (!site || (site.side && site.side.axis !== axis) || (up && axis !== 'z')) return undefined
  if (site.part !== 'body' && site.part !== 'side') return undefined
  const k = indexOf(axis)
  const low = isSame(site.box.min[k], level)
  const sign = up ? 1 : (site.side?.sign ?? (low ? -1 : 1))
  const from = levelOf(site.box, site.side ?? { axis, sign })
  said.used = true
  return from + sign * build.take(place.figure, `end of the ${thing.name}`)
}
