/** The circle that a chain of points lies on: edges of holes and shafts come as polygons with their corners on it. */
import { Triangle, Vector3 } from 'three'

const FEWEST_POINTS = 7
/** Of the radius. */
const ROUND_WITHIN = 2e-4

export interface Circle {
  centre: Vector3
  diameter: number
}

/** Edges do not change: each is looked at once. */
const known = new WeakMap<Float32Array, { circle: Circle | undefined }>()

export function circleOf(edge: Float32Array): Circle | undefined {
  const found = known.get(edge) ?? { circle: circleThrough(pointsOf(edge)) }
  known.set(edge, found)
  return found.circle
}

const pointsOf = (edge: Float32Array): Vector3[] =>
  Array.from({ length: edge.length / 3 }, (_, i) => new Vector3().fromArray(edge, i * 3))

function circleThrough(points: readonly Vector3[]): Circle | undefined {
  if (points.length < FEWEST_POINTS) return undefined
  const at = (share: number) => points[Math.floor((points.length - 1) * share)] as Vector3
  const [a, b, c] = [at(0), at(1 / 3), at(2 / 3)]
  const centre = circumcentre(a, b, c)
  if (!centre) return undefined
  const radius = centre.distanceTo(a)
  const normal = new Triangle(a, b, c).getNormal(new Vector3())
  const lies = (point: Vector3) => {
    const from = point.clone().sub(centre)
    return (
      Math.abs(from.length() - radius) < radius * ROUND_WITHIN &&
      Math.abs(from.dot(normal)) < radius * ROUND_WITHIN
    )
  }
  return points.every(lies) ? { centre, diameter: radius * 2 } : undefined
}

function circumcentre(a: Vector3, b: Vector3, c: Vector3): Vector3 | undefined {
  const ab = b.clone().sub(a)
  const ac = c.clone().sub(a)
  const normal = ab.clone().cross(ac)
  const area = normal.lengthSq()
  // Three points of a straight line lie on no circle.
  if (area < 1e-12 * ab.lengthSq() * ac.lengthSq()) return undefined
  return normal
    .clone()
    .cross(ab)
    .multiplyScalar(ac.lengthSq())
    .add(ac.clone().cross(normal).multiplyScalar(ab.lengthSq()))
    .divideScalar(2 * area)
    .add(a)
}
