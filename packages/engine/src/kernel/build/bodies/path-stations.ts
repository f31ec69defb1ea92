/** Points at equal distances along a path, each with the turn that the path has made since its start. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Path } from '../../../plan/layout.ts'
import { type Axes, axesOf, toPart } from '../../../plan/vector.ts'
import { type Piece, pathPieces } from './path-pieces.ts'
import { compose, leastTurn, type Rotation, rotationAbout } from './rotation.ts'

export interface Station {
  point: Point3
  rotation: Rotation
}

/** `count` stations; on an open path the first and the last are its ends, on a closed one the last is a step short. */
export function pathStations(path: Path, count: number, feature: string): Station[] {
  return path.kind === 'helix' ? onHelix(path, count) : onPieces(path, count, feature)
}

/** A helix turns as a screw does: about its axis, in step with its climb. */
function onHelix(path: Extract<Path, { kind: 'helix' }>, count: number): Station[] {
  const axes: Axes = axesOf({ origin: path.origin, normal: path.axis })
  const turn = (2 * Math.PI * path.height) / path.pitch
  const hand = path.hand === 'right' ? 1 : -1
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1)
    const angle = hand * turn * share
    const radius = path.diameter / 2
    return {
      point: toPart(axes, [radius * Math.cos(angle), radius * Math.sin(angle), path.height * share]),
      rotation: rotationAbout(axes.z, angle),
    }
  })
}

/** How finely the turning of a curved piece is followed. */
const FINEST_STEPS = 64

function onPieces(path: Extract<Path, { kind: 'segments' }>, count: number, feature: string): Station[] {
  const pieces = pathPieces(path, feature)
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const step = total / (path.closed ? count : Math.max(1, count - 1))
  const stations: Station[] = []
  let walker = startOf(pieces)
  let passed = 0
  pieces.forEach((piece, index) => {
    const end = passed + piece.length
    const isLast = index === pieces.length - 1
    while (stations.length < count) {
      const wanted = stations.length * step
      // The end of a piece belongs to the next one, whose direction the copy takes; only the last keeps its own.
      if (wanted > end - 1e-9 * total && !isLast) break
      walker = walk(walker, piece, Math.min(wanted - passed, piece.length))
      stations.push({
        point: piece.at(Math.min(wanted - passed, piece.length)).point,
        rotation: walker.rotation,
      })
    }
    walker = { ...walk(walker, piece, piece.length), along: 0 }
    passed = end
  })
  return stations
}

interface Walker {
  /** Distance walked on the current piece. */
  along: number
  tangent: Point3
  rotation: Rotation
}

const startOf = ([first]: readonly Piece[]): Walker => ({
  along: 0,
  tangent: first?.at(0).tangent ?? [0, 0, 1],
  rotation: rotationAbout([0, 0, 1], 0),
})

/** Carries the turn along without any spin about the path, as a cart that never rolls over. */
function walk(from: Walker, piece: Piece, to: number): Walker {
  let { tangent, rotation } = from
  const steps = piece.isStraight ? 1 : FINEST_STEPS
  for (let i = 0; i <= steps; i++) {
    const next = piece.at(from.along + ((to - from.along) * i) / steps).tangent
    rotation = compose(leastTurn(tangent, next), rotation)
    tangent = next
  }
  return { along: to, tangent, rotation }
}
