/** Sweeps: bends need room on their path, and a section must not run into itself. */
import { sketchBox } from '../../kernel/build/sketch/loops.ts'
import type { FeatureOf } from '../features.ts'
import type { Point3 } from '../geometry.ts'
import type { Path } from '../layout.ts'
import { distance, dot, subtract, unit } from '../vector.ts'
import { type Contradictions, featureGate, mm, NEARLY } from './gate.ts'

type Segments = Extract<Path, { kind: 'segments' }>

function cornersOf({ start, segments }: Segments): Point3[] {
  return [start, ...segments.map(({ to }) => to)]
}

function* standstills(path: Segments): Contradictions {
  const points = cornersOf(path)
  for (const [index, { kind, to }] of path.segments.entries()) {
    if (kind !== 'spline' && distance(points[index] as Point3, to) < NEARLY) {
      yield `segment ${index + 1} of the path begins and ends at [${to.join(', ')}]`
    }
  }
}

/** How much of each line a rounded corner takes: radius times the tangent of half the turn. */
function* bends(path: Segments, radius: number): Contradictions {
  if (path.segments.some(({ kind }) => kind !== 'line') || path.closed) return
  const points = cornersOf(path)
  const taken = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return 0
    const cosine = dot(unit(subtract(point, before)), unit(subtract(after, point)))
    const turn = Math.acos(Math.max(-1, Math.min(1, cosine)))
    return turn > Math.PI - 1e-6 ? Number.POSITIVE_INFINITY : radius * Math.tan(turn / 2)
  })
  for (const [index, point] of points.slice(1).entries()) {
    const length = distance(points[index] as Point3, point)
    const needed = (taken[index] as number) + (taken[index + 1] as number)
    if (needed === Number.POSITIVE_INFINITY) {
      yield `a bend radius of ${mm(radius)} cannot round a path that turns straight back near segment ${index + 1}`
    } else if (needed > length + NEARLY) {
      yield `bends of radius ${mm(radius)} need ${mm(needed)} of segment ${index + 1}, which is ${mm(length)} long`
    }
  }
}

function* sections({ sketch, path }: FeatureOf<'sweep'>): Contradictions {
  const { min, max } = sketchBox(sketch)
  if (path.kind === 'helix') {
    const height = Math.min(max[0] - min[0], max[1] - min[1])
    if (height > path.pitch + NEARLY) {
      yield `a section at least ${mm(height)} across overlaps itself at a pitch of ${mm(path.pitch)}`
    }
    return
  }
  const reach = Math.min(-min[0], max[0], -min[1], max[1])
  if (path.bendRadius !== undefined && reach > path.bendRadius + NEARLY) {
    yield `a section that reaches ${mm(reach)} from its path folds over itself in bends of radius ${mm(path.bendRadius)}`
  }
}

export const paths = featureGate({
  *sweep(feature) {
    const { path } = feature
    if (path.kind === 'segments') {
      const still = [...standstills(path)]
      yield* still
      if (still.length === 0 && path.bendRadius !== undefined) yield* bends(path, path.bendRadius)
    }
    yield* sections(feature)
  },
})
