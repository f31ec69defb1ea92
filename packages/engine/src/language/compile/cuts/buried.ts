/** A hole that another body would close is a cavity that nobody asked for. */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import { isHollow } from '../../entity.ts'
import { quote } from '../../sizes/sizes.ts'
import { onFace, type Stand } from '../faces/stand.ts'
import type { Cut } from './cut.ts'

const NEAR = 1e-6

/** Bodies that are solid wherever their box is, or their circle. */
const FULL: ReadonlySet<string> = new Set(['box', 'round'])

/** Whether all of a round hole lies under it, seen along z. */
function covers({ shape, min, max, axis, turn }: Stand, [x, y]: Point3, radius: number): boolean {
  if (turn !== undefined || axis !== 'z') return false
  if (shape !== 'round')
    return (
      x - radius > min[0] - NEAR &&
      x + radius < max[0] + NEAR &&
      y - radius > min[1] - NEAR &&
      y + radius < max[1] + NEAR
    )
  const middle = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const
  return Math.hypot(x - middle[0], y - middle[1]) + radius < (max[0] - min[0]) / 2 + NEAR
}

/** Stands right on the face that the hole begins at. */
const standsOn = ({ min, max }: Stand, { face }: Cut): boolean => {
  const level = face.centre[2]
  return face.normal === '+z' ? Math.abs(min[2] - level) < NEAR : Math.abs(max[2] - level) < NEAR
}

/** Refuses a hole in the top or the bottom of a body whose mouth lies under another one that nothing opens. */
export function assertOpen(cuts: readonly Cut[], stands: readonly Stand[]): void {
  const bodies = stands.filter(
    ({ entity, shape }) => !entity.cut && !entity.family && !isHollow(entity) && FULL.has(shape),
  )
  const taken = stands.filter(({ entity }) => entity.cut)
  for (const cut of cuts) {
    const { entity, face, diameter, laid } = cut
    if (entity.concept !== 'hole' || diameter <= 0 || face.normal[1] !== 'z' || face.own) continue
    // "through the full 30 mm height": how far it goes is told, and held against the bodies.
    if (entity.places.some(({ place }) => place.kind === 'full')) continue
    for (const position of laid.positions) {
      const at = onFace(face, position)
      const cover = bodies.find((stand) => standsOn(stand, cut) && covers(stand, at, diameter / 2))
      if (!cover) continue
      const opened =
        taken.some((stand) => covers(stand, at, 0)) ||
        cuts.some(
          (other) =>
            other !== cut &&
            other.laid.positions.some((each) => {
              const [x, y] = onFace(other.face, each)
              return Math.hypot(x - at[0], y - at[1]) < Math.max(other.diameter, diameter) / 2 + NEAR
            }),
        )
      if (opened) continue
      throw new EngineError(
        'prompt_too_ambiguous',
        `${quote(entity.item.text)} would be closed by ${quote(cover.entity.item.text)}, which stands over the mouth. Say “through everything”, or give another place.`,
      )
    }
  }
}
