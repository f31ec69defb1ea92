/** Flush with a side, and the outermost of several flush with two. */

import type { AxisName } from '../../../../plan/geometry.ts'
import { indexOf, isSame, levelOf, SIDES, sizeAlong } from '../../../operations/space.ts'
import type { Phrase } from '../../phrases.ts'
import { type Place, placesOf, type SaidPlace } from '../../scene.ts'
import type { Site } from '../sites/site.ts'
import { half, open, put, type Spots, site } from './request.ts'

export function takeFlush(s: Spots, said: SaidPlace, place: Place & { kind: string; ref?: Phrase }): void {
  const found = place.ref && site(s, place.ref)
  if (!found) return
  if (typeof said.own === 'object' && s.count > 2 && said.own.words.some((word) => OUTERMOST.test(word))) {
    spreadOut(s, said, found)
    return
  }
  const own =
    typeof said.own === 'object'
      ? [said.own.concept, ...said.own.words].flatMap((word) => SIDES[word] ?? [])
      : []
  const sides = (found.sides.length > 0 ? found.sides : own).filter(({ axis }) => s.plane.includes(axis))
  for (const { axis, sign } of sides)
    put(s, said, axis, [levelOf(found.box, { axis, sign }) - sign * half(s, axis)])
  // "one under each corner, flush with the edges": so they are.
  const isOut = (axis: AxisName): boolean =>
    s.fixed[axis]?.length === 2 &&
    ([-1, 1] as const).every((sign) =>
      s.fixed[axis]?.some((level) =>
        isSame(level, levelOf(found.box, { axis, sign }) - sign * half(s, axis)),
      ),
    )
  if (place.ref?.concept === 'edge' && sides.length === 0 && !found.along && s.plane.every(isOut))
    said.used = true
  const ownSide = own[0]
  const { along } = found
  if (sides.length > 0 || !along || !s.plane.includes(along)) return
  // "at each end, flush with the end": that is so at either.
  const isAtEach = placesOf(s.thing).some(
    ({ place: other }) =>
      other.kind === 'at' &&
      /^(?:each|both)$/u.test(other.ref.det) &&
      other.ref.concept === place.ref?.concept,
  )
  if (isAtEach) return
  // "two walls, their outer faces flush with the ends": one at either.
  const signs = s.count === 2 && found.several ? ([-1, 1] as const) : ([ownSide?.sign ?? -1] as const)
  put(
    s,
    said,
    along,
    signs.map((sign) => levelOf(found.box, { axis: along, sign }) - sign * half(s, along)),
  )
}

const OUTERMOST = /^(?:outermost|outer|end)$/u

/** "The outermost ones are flush with the edges": the others evenly between them. */
function spreadOut(s: Spots, said: SaidPlace, found: Site): void {
  const ways = open(s).filter((axis) => s.size[indexOf(axis)] < sizeAlong(found.box, axis) - 1e-6)
  const [axis] = ways
  if (!axis || ways.length > 1) return
  const low = levelOf(found.box, { axis, sign: -1 }) + half(s, axis)
  const high = levelOf(found.box, { axis, sign: 1 }) - half(s, axis)
  put(
    s,
    said,
    axis,
    Array.from({ length: s.count }, (_, nth) => low + ((high - low) * nth) / (s.count - 1)),
  )
}
