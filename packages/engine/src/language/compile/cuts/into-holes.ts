/**
 * "until it reaches the first hole": how deep a hole is that ends in another one that crosses it. It goes as far as the
 * other's axis; where the other one is wider, that leaves nothing to be seen of where it ends.
 */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2 } from '../../../plan/geometry.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { INTO_A_HOLE } from '../../worked/into-a-hole.ts'
import { along, onFace } from '../faces/stand.ts'
import type { Cut } from './cut.ts'

const NEAR = 1e-6

type Begun = Pick<Cut, 'entity' | 'face' | 'laid' | 'diameter'>

const axisOf = ({ face }: Pick<Cut, 'face'>): AxisName => face.normal[1] as AxisName

/** How far down the axis of the other one lies, and how far before and behind it all of this hole is inside that one. */
function crossing(cut: Begun, other: Cut): { middle: number; half: number } | undefined {
  const [own, across] = [axisOf(cut), axisOf(other)]
  if (own === across || other.diameter < cut.diameter - NEAR) return undefined
  const aside = (['x', 'y', 'z'] as const).find((axis) => axis !== own && axis !== across) as AxisName
  const mouth = onFace(cut.face, cut.laid.positions[0] as Point2)
  for (const position of other.laid.positions) {
    const from = onFace(other.face, position)
    const end = onFace(other.face, position, other.depth)
    const [low, high] = [along(from, across), along(end, across)].toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    const beside = Math.abs(along(mouth, aside) - along(from, aside)) + cut.diameter / 2
    const level = along(mouth, across)
    if (beside > other.diameter / 2 + NEAR || level < low || level > high) continue
    const inward = (along(mouth, own) - along(from, own)) * (cut.face.normal[0] === '+' ? 1 : -1)
    const half = Math.sqrt(Math.max(0, (other.diameter / 2) ** 2 - beside ** 2))
    if (inward > 0) return { middle: tidy(inward), half }
  }
  return undefined
}

/** On one axis from the other side: through what is left. */
const isOpposite = (cut: Begun, other: Cut): boolean =>
  axisOf(cut) === axisOf(other) && cut.face.normal !== other.face.normal && cut.diameter <= other.diameter

export function reachInto(
  cut: Begun,
  stated: number | undefined,
  before: readonly Cut[],
): Pick<Cut, 'depth' | 'through'> | undefined {
  const { entity, face, laid } = cut
  if (!entity.manners.has(INTO_A_HOLE)) return undefined
  const found = before.flatMap((other) => crossing(cut, other) ?? [])
  const [met, ...others] = found
  if (stated !== undefined) {
    if (met && Math.abs(stated - met.middle) > met.half + NEAR)
      throw new EngineError(
        'geometry_validation_failed',
        `The hole is said to reach another one and to be ${stated} mm deep, but that one's axis lies ${met.middle} mm in. Keep one of them.`,
      )
    return undefined
  }
  if (met && others.length === 0 && laid.positions.length === 1) return { depth: met.middle, through: false }
  // Of two on one axis the narrower one was told to go through (`meeting-holes.ts`).
  if (!met && entity.manners.has('through')) return undefined
  if (!met && before.some((other) => isOpposite(cut, other))) return { depth: face.depth, through: true }
  throw new EngineError(
    'prompt_too_ambiguous',
    `How deep is ${quote(entity.item.text)}? I find no single wider hole that it runs into. Give its depth.`,
  )
}
