/**
 * A polyline in small steps. The corners of a mesh lie on the true curve, so where they turn little a curve is laid
 * through them: a circle of 36 chords is drawn round without meshing the part again.
 */

/** Steps along a line, millimetres on paper: finer than the eye, coarser than a pixel of the depth map. */
export const STEP = 0.2
/** A sharper turn is a corner. Facets of round faces turn by 10°. */
const CORNER_COSINE = Math.cos((20 * Math.PI) / 180)
/** Where a long straight line runs into an arc, the arc's chords say nothing about the line. */
const LIKE_LENGTHS = 3
const SAME_POINT = 1e-4

/** x, y, z of each point; z is towards the eye. */
export type Points = Float64Array

export function inSteps(given: Points): Points {
  const points = withoutRepeats(given)
  const count = points.length / 3
  if (count < 2) return points
  const chords = chordsOf(points)
  const tangents = Array.from({ length: count }, (_, i) => tangentAt(chords, i))
  const steps: number[] = [...points.subarray(0, 3)]
  for (let i = 0; i + 1 < count; i++) {
    const chord = chords.list[i] as Chord
    const [start, end] = [tangents[i], tangents[i + 1]]
    const flat = Math.hypot(chord.unit[0], chord.unit[1]) * chord.length
    const pieces = Math.max(Math.ceil(flat / STEP), 1)
    const leaving = start ?? (end && mirrored(end, chord.unit)) ?? chord.unit
    const arriving = end ?? (start && mirrored(start, chord.unit)) ?? chord.unit
    // The length that makes a cubic follow a circle.
    const reach = (2 * chord.length) / (1 + (inner(leaving, chord.unit) + inner(arriving, chord.unit)) / 2)
    for (let s = 1; s <= pieces; s++) {
      const t = s / pieces
      const [h, k] = [t * (1 - t) * (1 - t) * reach, t * t * (t - 1) * reach]
      const blend = t * t * (3 - 2 * t)
      for (let axis = 0; axis < 3; axis++) {
        const [p, q] = [points[3 * i + axis] as number, points[3 * i + 3 + axis] as number]
        steps.push(p + (q - p) * blend + h * (leaving[axis] as number) + k * (arriving[axis] as number))
      }
    }
  }
  return Float64Array.from(steps)
}

type Vector = readonly [number, number, number]

interface Chord {
  unit: Vector
  length: number
}

const inner = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function withoutRepeats(points: Points): Points {
  const kept: number[] = []
  for (let i = 0; i < points.length; i += 3) {
    const last = kept.length - 3
    const isRepeat =
      last >= 0 &&
      Math.abs((points[i] as number) - (kept[last] as number)) < SAME_POINT &&
      Math.abs((points[i + 1] as number) - (kept[last + 1] as number)) < SAME_POINT &&
      Math.abs((points[i + 2] as number) - (kept[last + 2] as number)) < SAME_POINT
    if (!isRepeat) kept.push(points[i] as number, points[i + 1] as number, points[i + 2] as number)
  }
  return Float64Array.from(kept)
}

function chordsOf(points: Points): { list: Chord[]; isClosed: boolean } {
  const list: Chord[] = []
  for (let i = 3; i < points.length; i += 3) {
    const [x, y, z] = [0, 1, 2].map((k) => (points[i + k] as number) - (points[i - 3 + k] as number)) as [
      number,
      number,
      number,
    ]
    const length = Math.hypot(x, y, z)
    list.push({ unit: [x / length, y / length, z / length], length })
  }
  const last = points.length - 3
  const isClosed = [0, 1, 2].every(
    (k) => Math.abs((points[k] as number) - (points[last + k] as number)) < SAME_POINT,
  )
  return { list, isClosed }
}

/** That of the circle through the point and its neighbours; none at a corner or an end. */
function tangentAt({ list, isClosed }: { list: Chord[]; isClosed: boolean }, i: number): Vector | undefined {
  const before = list[i - 1] ?? (isClosed ? list.at(-1) : undefined)
  const after = list[i] ?? (isClosed ? list[0] : undefined)
  if (!before || !after || inner(before.unit, after.unit) < CORNER_COSINE) return undefined
  const ratio = before.length / after.length
  if (ratio > LIKE_LENGTHS || ratio < 1 / LIKE_LENGTHS) return undefined
  const [p, q] = [after.length, before.length]
  const sum = [0, 1, 2].map((k) => p * (before.unit[k] as number) + q * (after.unit[k] as number))
  const size = Math.hypot(...sum)
  return sum.map((v) => v / size) as unknown as Vector
}

/** The tangent at the other end of a circular arc over the chord. */
function mirrored(tangent: Vector, chord: Vector): Vector {
  const along = 2 * inner(tangent, chord)
  return [along * chord[0] - tangent[0], along * chord[1] - tangent[1], along * chord[2] - tangent[2]]
}
