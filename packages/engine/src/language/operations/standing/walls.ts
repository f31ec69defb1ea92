/** A wall or a rib on a face: which way it is thin, and how far it runs. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import { siteOf } from '../site.ts'
import { across, longest, shortest, sizeAlong } from '../space.ts'
import { placesOf, type SaidPlace, type Thing } from '../things.ts'
import type { Support } from './supports.ts'

const WHOLE = /^(?:entire|whole|full|complete)$/u
const RUNS = /^(?:along|across|over)$/u

/** "along the left edge" it is thin in X, "across the middle" the longer way. */
export function thinAxis(build: Build, thing: Thing, { host, side, flush }: Support): AxisName | undefined {
  const [edge] = flush
  if (edge && edge.axis !== side.axis && side.axis === 'z') return edge.axis
  const plane = across(side.axis)
  for (const { place } of placesOf(thing)) {
    if (place.kind === 'flush' && (place.owns?.role ?? 'part') === 'part') {
      const site = siteOf(place.ref, { build, self: thing, host, plane })
      if (site?.side && plane.includes(site.side.axis)) return site.side.axis
    }
    if (place.kind !== 'at' || !/^(?:along|across)$/u.test(place.how) || place.ref.role !== 'part') continue
    if (place.ref.along) return plane.find((axis) => axis !== place.ref.along)
    const isMiddle =
      place.ref.concept === 'center' || place.ref.concept === 'top' || place.ref.concept === 'face'
    if (isMiddle && !isSquare(host, plane))
      return place.how === 'across' ? longest(host.box, plane) : shortest(host.box, plane)
  }
  return undefined
}

const isSquare = (host: Support['host'], [u, v]: readonly [AxisName, AxisName]): boolean =>
  Math.abs(sizeAlong(host.box, u) - sizeAlong(host.box, v)) < 1e-6

/** "along the whole width": as far as what it stands on. */
export function spanned(thing: Thing, host: Support['host'] | undefined, axis: AxisName): number | undefined {
  if (!host || axis === 'z') return undefined
  const whole = placesOf(thing).find((said) => isWhole(said, axis))
  if (!whole) return undefined
  if (whole.place.kind !== 'at' || whole.place.ref.concept !== 'center') whole.used = true
  return sizeAlong(host.box, axis)
}

function isWhole({ place }: SaidPlace, axis: AxisName): boolean {
  if (place.kind === 'through') return true
  if (place.kind === 'way') return place.whole === true && place.axis === axis
  if (place.kind !== 'at' || !RUNS.test(place.how)) return false
  const { concept, adjectives } = place.ref
  return adjectives.some((word) => WHOLE.test(word)) || /^(?:edge|center|top|face)$/u.test(concept)
}
