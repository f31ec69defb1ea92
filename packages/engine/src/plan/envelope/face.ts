/** The face a feature works on, as far as the plan alone tells where it is and how large it can be. */
import type { Point2, Point3 } from '../geometry.ts'
import type { FaceSelector } from '../select.ts'
import type { Axes } from '../vector.ts'
import { type AxisIndex, axisAlong, type Box, middleOf, SAME_MM, sizeAlong } from './box.ts'
import type { Prism, Shape } from './shape.ts'

/** A volume of the body, named by the feature that made it. */
export interface Host extends Shape {
  name: string
  id: string
}

/** What the search for a face needs to know of the part so far. */
export interface Surroundings {
  body: Box | undefined
  hosts: ReadonlyMap<string, Host>
  /** Hosts whose outer faces no later feature can have changed in size. */
  intact: ReadonlySet<string>
}

export interface HostFace {
  axis: AxisIndex
  sense: 1 | -1
  /** The two part axes that the face spans, in the order x, y, z. */
  across: readonly [AxisIndex, AxisIndex]
  /** Never smaller than the face. */
  size: Point2
  /** The body's box; no material lies beyond it. */
  body: Box
  /** The volume whose end the face is; undefined where that is not certain. */
  host: (Host & { prism: Prism }) | undefined
  /** Along `axis`; where not certain, the body's outermost. */
  level: number
  /** The most material there can be under the face. */
  below: number
}

const ACROSS: Record<AxisIndex, readonly [AxisIndex, AxisIndex]> = { 0: [1, 2], 1: [0, 2], 2: [0, 1] }

const endOf = (box: Box, axis: AxisIndex, sense: 1 | -1): number => (sense > 0 ? box.max : box.min)[axis]

const isPrism = (host: Host | undefined): host is Host & { prism: Prism } => host?.prism !== undefined

/** The one volume that ends where the body does on that side. */
function outermostHost(around: Surroundings, body: Box, axis: AxisIndex, sense: 1 | -1): Host | undefined {
  const end = endOf(body, axis, sense)
  const reaching = [...around.hosts.values()].filter(
    ({ box }) => Math.abs(endOf(box, axis, sense) - end) < SAME_MM,
  )
  return reaching.length === 1 ? reaching[0] : undefined
}

/** Undefined where the selector means a round or a slanted face, or one that arithmetic cannot find. */
export function planarFace(selector: FaceSelector, around: Surroundings): HostFace | undefined {
  const { body } = around
  if (!body || selector.facing === undefined) return undefined
  if (selector.surface !== undefined && selector.surface !== 'plane') return undefined
  const along = axisAlong(selector.facing)
  if (!along) return undefined
  const { axis, sense } = along
  const vague = selector.near !== undefined || selector.at !== undefined || selector.pick === 'innermost'
  const found = selector.feature
    ? around.hosts.get(selector.feature)
    : selector.pick === 'outermost' && !vague
      ? outermostHost(around, body, axis, sense)
      : undefined
  // Only a prism's ends and a rectangular prism's sides are as large as its box.
  const plain = isPrism(found) && (found.prism.axis === axis || found.prism.outline === 'rectangle')
  const host = plain && !vague && around.intact.has(found.id) ? found : undefined
  const across = ACROSS[axis]
  const box = host?.box ?? body
  const level = host ? endOf(host.box, axis, sense) : endOf(body, axis, sense)
  return {
    axis,
    sense,
    across,
    size: [sizeAlong(box, across[0]), sizeAlong(box, across[1])],
    body,
    host,
    level,
    below: Math.abs(level - endOf(body, axis, sense > 0 ? -1 : 1)),
  }
}

/** The middle of the face's box in part coordinates, where it is certain. */
export function faceCentre(face: HostFace): Point2 | undefined {
  if (!face.host) return undefined
  const middle = middleOf(face.host.box)
  return [middle[face.across[0]], middle[face.across[1]]]
}

const unitAlong = (axis: AxisIndex, sense: number): Point3 => {
  const vector: Point3 = [0, 0, 0]
  vector[axis] = sense
  return vector
}

/** Local axes on the face about a point given across it. They may be left-handed, which boxes do not mind. */
export function faceAxes(face: HostFace, at: Point2): Axes {
  const origin: Point3 = [0, 0, 0]
  origin[face.axis] = face.level
  origin[face.across[0]] = at[0]
  origin[face.across[1]] = at[1]
  return {
    origin,
    x: unitAlong(face.across[0], 1),
    y: unitAlong(face.across[1], 1),
    z: unitAlong(face.axis, face.sense),
  }
}

/** The round host that a selector means: by its feature, or the only one there is. */
export function roundHost(
  selector: FaceSelector,
  around: Surroundings,
): (Host & { prism: Prism }) | undefined {
  if (selector.surface !== undefined && selector.surface !== 'cylinder') return undefined
  const isRound = (host: Host | undefined) => host?.prism?.outline === 'round'
  const [only, ...others] = [...around.hosts.values()]
  const unnamed = others.length === 0 ? only : undefined
  const found = selector.feature === undefined ? unnamed : around.hosts.get(selector.feature)
  return isPrism(found) && isRound(found) ? found : undefined
}
