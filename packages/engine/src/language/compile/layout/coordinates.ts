/** Coordinates of cuts are those of the part: "at x = 20 and x = 40", "at z = 35" in a side that stands on the ground. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point2, SignedAxis } from '../../../plan/geometry.ts'
import type { Origin } from '../../places/place.ts'
import { tidy } from '../../quantities/scan.ts'
import { along, type Face } from '../faces/stand.ts'
import type { Source } from '../ledger.ts'
import { all, clash, type Laid, type LayoutQuestion, matchCount, positionChecks } from './statements.ts'

/** From a corner inwards, whatever the sign: a body lies only one way from there. */
function fromCorner(
  { u, v, size }: Face,
  axis: AxisName,
  value: number,
  sides: readonly SignedAxis[],
): number {
  // Corners are named as seen from above: on an upright face the far side is the upper one.
  const side =
    sides.find((each) => each[1] === axis) ?? sides.find((each) => each[1] !== (axis === u ? v : u))
  const half = size[axis === u ? 0 : 1] / 2
  return tidy((side?.[0] === '+' ? 1 : -1) * (half - Math.abs(value)))
}

/** From coordinates of the part, or from those about an origin of their own, to those of the face, along one of its axes. */
export function onFaceAxis(face: Face, axis: AxisName, value: number, about?: Origin): number {
  if (about === 'centre') return tidy(value)
  if (about) return fromCorner(face, axis, value, about)
  const middle = along(face.centre, axis)
  // Where a family's part lies in space is its own affair, except that it stands on the ground.
  if (face.own && axis !== 'z' && Math.abs(middle) > 1e-6)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell from where ${axis} = ${tidy(value)} is measured on this part. Give the distance from a side or from the middle.`,
    )
  return tidy(value - middle)
}

interface Listed {
  values: readonly number[]
  about: Origin | undefined
  source: Source
}

/** Every coordinate told along an axis, each once. */
function listed({ entity }: LayoutQuestion, axis: AxisName): Listed | undefined {
  const lists = all(entity.places, 'coordinates').filter(({ place }) => place.axis === axis)
  const single = all(entity.places, 'coordinate').filter(({ place }) => place.axis === axis)
  const said = [
    ...lists.flatMap(({ place }) => place.values.map(({ value }) => value)),
    ...single.map(({ place }) => place.value.value),
  ]
  if (said.length === 0) return undefined
  const items = [...lists, ...single].flatMap(({ source }) => source.items)
  const about = lists.find(({ place }) => place.about)?.place.about
  return { values: [...new Set(said)], about, source: { items, values: [] } }
}

/** Several at coordinates: a list along one axis, a grid of two lists, or pairs of two lists of one length. */
export function coordinatesOf(question: LayoutQuestion): Laid | undefined {
  const { entity, face } = question
  const [u, v] = [listed(question, face.u), listed(question, face.v)]
  const several = Math.max(u?.values.length ?? 0, v?.values.length ?? 0)
  if (several < 2) return undefined
  const [us, vs] = [u?.values, v?.values]
  const count = entity.count?.value ?? (us?.length ?? 1) * (vs?.length ?? 1)
  const told: readonly (readonly [number | undefined, number | undefined])[] =
    us && us.length === vs?.length && count === us.length
      ? us.map((each, index) => [each, vs[index]])
      : (us ?? [undefined]).flatMap((each) => (vs ?? [undefined]).map((other) => [each, other] as const))
  const onFace = (axis: AxisName, value: number | undefined, from: Listed | undefined): number =>
    value === undefined ? 0 : onFaceAxis(face, axis, value, from?.about)
  const positions = told.map(([each, other]): Point2 => [onFace(face.u, each, u), onFace(face.v, other, v)])
  const source: Source = { items: [...(u?.source.items ?? []), ...(v?.source.items ?? [])], values: [] }
  if (positions.length !== count && entity.count === undefined) throw clash(entity, [{ source }])
  matchCount(entity, positions.length, source)
  entity.count ??= { value: positions.length, item: undefined }
  const checks = positions.flatMap((position, index) => {
    const [atU, atV] = told[index] ?? []
    return positionChecks(face, position, [
      u && { stated: u.about ? undefined : atU, source: u.source },
      v && { stated: v.about ? undefined : atV, source: v.source },
    ])
  })
  return { layout: { kind: 'points', points: positions }, positions, checks, assumptions: [] }
}
