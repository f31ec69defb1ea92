/** At an end of a bar: out of its end face, or on top of it close to the end. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { across, levelOf, type Side, type Solid, sizeAlong } from '../space.ts'
import { allSizes, type Thing } from '../things.ts'

const STANDS =
  /\b(?:stand|stands|standing|rise|rises|rising|upright|vertical|vertically|upwards?|sits|on top)\b/u
const UPRIGHT = /^(?:wall|post|leg|upright|cheek|column|tower|pillar|mast|standoff|standing)$/u

/** "a pin at its left end, 8 mm in diameter" does not fit on the end of a thin plate: it stands on top. */
export function isOnTop(thing: Thing, host: Solid, side: Side, quote: string): boolean {
  if (side.axis === 'z' || isBar(host, side.axis)) return false
  if (STANDS.test(quote) || UPRIGHT.test(thing.name)) return true
  if (thing.adjectives.some((word) => /^(?:vertical|upright)$/u.test(word))) return true
  const sizes = allSizes(thing)
  if (sizes.some(({ dimension, axis }) => dimension === 'height' && axis === undefined)) return true
  const [u, v] = across(side.axis)
  const ranked = sizes.filter(({ rank }) => rank !== undefined)
  if (ranked.length === 3)
    return !([1, 2] as const).every(
      (rank) => (ranked[rank]?.figure.value ?? 0) <= sizeAlong(host.box, rank === 1 ? u : v) + 1e-6,
    )
  const round = sizes.find(({ dimension }) => dimension === 'diameter' || dimension === 'outer')
  if (!round || /^(?:disc|disk|flange|plate|cap|head|wheel|knob|ball|sphere)$/u.test(thing.name)) return false
  return round.figure.value > Math.min(sizeAlong(host.box, u), sizeAlong(host.box, v)) + 1e-6
}

/** What overhangs the bar that it would stand on may as well sit on its end. */
export function isTooWide(thing: Thing, host: Solid, side: Side): boolean {
  const round = allSizes(thing).find(({ dimension }) => dimension === 'diameter' || dimension === 'outer')
  const beside = side.axis === 'x' ? 'y' : 'x'
  return round !== undefined && round.figure.value > sizeAlong(host.box, beside) + 1e-6
}

/** Its ends are the faces that its length ends in. */
export const isBar = (host: Solid, axis: AxisName): boolean =>
  (host.round || host.thing.concept === 'hexagon' || host.thing.concept === 'octagon') && host.axis === axis

/** Whether another body stands on that end already. */
export const isTaken = (build: Build, host: Solid, side: Side): boolean =>
  build.bodies.some(({ box }) => {
    if (box === host.box) return false
    const level = levelOf(host.box, side)
    const foot = levelOf(box, { axis: side.axis, sign: side.sign > 0 ? -1 : 1 })
    return Math.abs(foot - level) < 1e-6
  })
