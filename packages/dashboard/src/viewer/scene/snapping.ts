/** What the pointer means on the part: a corner, the centre of a circle, a point of an edge, or the face beneath. */
import { type Camera, type Plane, Raycaster, Vector2, Vector3 } from 'three'
import { circleThrough } from './circle.ts'
import type { PartModel, SceneInstance } from './part-model.ts'

export interface Snap {
  kind: 'corner' | 'centre' | 'edge' | 'face'
  /** Millimetres, z up. */
  point: [number, number, number]
  /** Of the circle, where the pointer is on one or at its centre. */
  diameter?: number
}

/** Pixels of the page. */
const REACH_PX = { corner: 11, centre: 11, edge: 7 }
/** How many of the nearest are looked at, whether something hides them. */
const TRIES = 6

export interface Sight {
  camera: Camera
  width: number
  height: number
  /** Points behind it are cut away. */
  section: { plane: Plane; segments: readonly number[] } | undefined
}

interface Candidate {
  kind: Snap['kind']
  point: Vector3
  px: number
  diameter?: number | undefined
}

export function snap(model: PartModel, { x, y }: { x: number; y: number }, sight: Sight): Snap | undefined {
  const kept = (point: Vector3) => !sight.section || sight.section.plane.distanceToPoint(point) > -1e-4
  const near = candidates(model, { x, y }, sight).filter(({ point }) => kept(point))
  const span = model.box.getSize(new Vector3()).length()
  for (const kind of ['corner', 'centre', 'edge'] as const) {
    const best = near.filter((c) => c.kind === kind).sort((a, b) => a.px - b.px)
    for (const { point, diameter } of best.slice(0, TRIES))
      if (!hidden(model, point, sight, span))
        return { kind, point: point.toArray(), ...(diameter === undefined ? {} : { diameter }) }
  }
  const ray = rayAt({ x, y }, sight)
  const face = firstHit(model, ray, sight)
  return face && { kind: 'face', point: face.toArray() }
}

function candidates(model: PartModel, at: { x: number; y: number }, sight: Sight): Candidate[] {
  const found: Candidate[] = []
  const consider = (kind: 'corner' | 'centre' | 'edge', point: Vector3, diameter?: number) => {
    const px = distancePx(point, at, sight)
    if (px <= REACH_PX[kind]) found.push({ kind, point: point.clone(), px, diameter })
  }
  const segment = segmentNear(at, sight)
  for (const instance of model.visible)
    for (const edge of instance.part.mesh.edges) {
      const points = placed(edge, instance)
      const circle = circleThrough(points)
      if (circle) consider('centre', circle.centre, circle.diameter)
      const [first, last] = [points[0], points.at(-1)]
      const closed = first && last && first.distanceTo(last) < 1e-4
      // A full circle has one end that is nothing to be seen.
      if (first && !closed) consider('corner', first)
      if (last && !closed) consider('corner', last)
      for (const [i, point] of points.slice(0, -1).entries()) {
        const nearest = segment(point, points[i + 1] as Vector3)
        if (nearest) consider('edge', nearest, circle?.diameter)
      }
    }
  const cut = sight.section?.segments ?? []
  for (let i = 0; i + 6 <= cut.length; i += 6) {
    const nearest = segment(new Vector3().fromArray(cut, i), new Vector3().fromArray(cut, i + 3))
    if (nearest) consider('edge', nearest)
  }
  return found
}

const placed = (edge: Float32Array, { group }: SceneInstance): Vector3[] =>
  Array.from({ length: edge.length / 3 }, (_, i) =>
    new Vector3().fromArray(edge, i * 3).applyMatrix4(group.matrixWorld),
  )

function onScreen(point: Vector3, { camera, width, height }: Sight): Vector3 {
  const projected = point.clone().project(camera)
  return projected.set(((projected.x + 1) / 2) * width, ((1 - projected.y) / 2) * height, projected.z)
}

function distancePx(point: Vector3, at: { x: number; y: number }, sight: Sight): number {
  const { x, y, z } = onScreen(point, sight)
  return Math.abs(z) > 1 ? Number.POSITIVE_INFINITY : Math.hypot(x - at.x, y - at.y)
}

/** The point of a segment that looks nearest: found on the screen, then taken where the segment meets the sight line. */
function segmentNear(at: { x: number; y: number }, sight: Sight) {
  const { ray } = rayAt(at, sight)
  const onSegment = new Vector3()
  return (from: Vector3, to: Vector3): Vector3 | undefined => {
    const [a, b] = [onScreen(from, sight), onScreen(to, sight)]
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)
    const clamped = Math.min(Math.max(share, 0), 1)
    if (Math.hypot(a.x + dx * clamped - at.x, a.y + dy * clamped - at.y) > REACH_PX.edge) return undefined
    ray.distanceSqToSegment(from, to, undefined, onSegment)
    return onSegment.clone()
  }
}

function rayAt({ x, y }: { x: number; y: number }, { camera, width, height }: Sight): Raycaster {
  const caster = new Raycaster()
  caster.setFromCamera(new Vector2((x / width) * 2 - 1, 1 - (y / height) * 2), camera)
  return caster
}

/** The first point of material on the way; where the way enters through the cut, the point on the cut. */
function firstHit(model: PartModel, caster: Raycaster, { section }: Sight): Vector3 | undefined {
  const hits = caster.intersectObjects(
    model.visible.map(({ faces }) => faces),
    false,
  )
  const hit = hits.find(({ point }) => !section || section.plane.distanceToPoint(point) >= 0)
  if (!hit) return undefined
  const leaving =
    hit.face &&
    hit.face.normal.clone().transformDirection(hit.object.matrixWorld).dot(caster.ray.direction) > 0
  const onCut = leaving && section ? caster.ray.intersectPlane(section.plane, new Vector3()) : null
  return onCut ?? hit.point
}

function hidden(model: PartModel, point: Vector3, sight: Sight, span: number): boolean {
  const { x, y } = onScreen(point, sight)
  const caster = rayAt({ x, y }, sight)
  const hit = firstHit(model, caster, sight)
  if (!hit) return false
  const { origin } = caster.ray
  return hit.distanceTo(origin) < point.distanceTo(origin) - span * 2e-3
}
