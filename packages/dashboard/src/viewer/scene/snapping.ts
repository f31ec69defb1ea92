/** What the pointer means on the part: a corner, the centre of a circle, a point of an edge, or the face beneath. */
import { type Camera, Matrix4, type Plane, Raycaster, Vector2, Vector3 } from 'three'
import { circleOf } from './circle.ts'
import type { PartModel } from './part-model.ts'

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
  const { ray } = rayAt(at, sight)
  const consider = (kind: 'corner' | 'centre' | 'edge', point: Vector3, diameter?: number) => {
    const px = distancePx(point, at, sight)
    if (px <= REACH_PX[kind]) found.push({ kind, point, px, diameter })
  }
  const alongChain = (points: ArrayLike<number>, world: Matrix4, step: number, diameter?: number) => {
    const near = nearSegments(points, world, step, at, sight)
    for (const [from, to] of near) {
      const nearest = new Vector3()
      ray.distanceSqToSegment(from, to, undefined, nearest)
      consider('edge', nearest, diameter)
    }
  }
  for (const { group, part } of model.visible)
    for (const edge of part.mesh.edges) {
      const place = (index: number) =>
        new Vector3().fromArray(edge, index * 3).applyMatrix4(group.matrixWorld)
      const circle = circleOf(edge)
      if (circle) consider('centre', circle.centre.clone().applyMatrix4(group.matrixWorld), circle.diameter)
      const [first, last] = [place(0), place(edge.length / 3 - 1)]
      // A full circle has one end that is nothing to be seen.
      if (first.distanceTo(last) > 1e-4) for (const corner of [first, last]) consider('corner', corner)
      alongChain(edge, group.matrixWorld, 3, circle?.diameter)
    }
  alongChain(sight.section?.segments ?? [], new Matrix4(), 6)
  return found
}

/** The segments that come near to the pointer on the screen; `step` 3: each point begins one, 6: pairs of points. */
function nearSegments(
  points: ArrayLike<number>,
  world: Matrix4,
  step: number,
  at: { x: number; y: number },
  { camera, width, height }: Sight,
): [Vector3, Vector3][] {
  const all = new Matrix4()
    .multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    .multiply(world)
  const found: [Vector3, Vector3][] = []
  const [a, b] = [new Vector3(), new Vector3()]
  const toScreen = (vector: Vector3, offset: number) => {
    vector.fromArray(points, offset).applyMatrix4(all)
    vector.set(((vector.x + 1) / 2) * width - at.x, ((1 - vector.y) / 2) * height - at.y, 0)
  }
  for (let i = 0; i + 6 <= points.length; i += step) {
    toScreen(a, i)
    toScreen(b, i + 3)
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = Math.min(Math.max(-(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1), 0), 1)
    if (Math.hypot(a.x + dx * share, a.y + dy * share) <= REACH_PX.edge)
      found.push([
        new Vector3().fromArray(points, i).applyMatrix4(world),
        new Vector3().fromArray(points, i + 3).applyMatrix4(world),
      ])
  }
  return found
}

function onScreen(point: Vector3, { camera, width, height }: Sight): Vector3 {
  const projected = point.clone().project(camera)
  return projected.set(((projected.x + 1) / 2) * width, ((1 - projected.y) / 2) * height, projected.z)
}

function distancePx(point: Vector3, at: { x: number; y: number }, sight: Sight): number {
  const { x, y, z } = onScreen(point, sight)
  return Math.abs(z) > 1 ? Number.POSITIVE_INFINITY : Math.hypot(x - at.x, y - at.y)
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
