/**
 * A threaded rod as one solid: crest, flank, root and flank each wind round it as a strip, and the strips are sewn
 * together and to the two flat ends. Cutting a helical groove instead takes a hundred times as long.
 */
import { EngineError } from '../../../errors.ts'
import type { Point3 } from '../../../plan/geometry.ts'
import type { Occt, TopoDS_Face, TopoDS_Shape } from '../../occt.ts'
import { toList } from '../../topology.ts'
import { type Strip, stripFaces, type Winding } from './helical-strip.ts'
import { bernstein, degreeForTurn, lineCurve, polynomialCurve, ROUND_DEGREE, roundPoles } from './nurbs.ts'
import { solidFromFaces } from './solid.ts'
import { threadPlug } from './thread-plug.ts'

export interface ThreadShape {
  majorDiameter: number
  minorDiameter: number
  pitch: number
  length: number
  hand: 'right' | 'left'
  /** The bolt, or the plug that cuts a tapped hole. */
  kind: 'external' | 'internal'
}

/** ISO 68-1: 60° between the flanks, the crest an eighth of the pitch wide. */
const FLANK_SLOPE = Math.tan(Math.PI / 6)
const CREST_SHARE = 1 / 8
const ROOT_SPIRAL_DEGREE = 10
/** Times the radius: how far apart two polynomials may run that follow the same helix. */
const HELIX_TOLERANCE = 2e-6

/** The axial profile over one pitch: widths of crest, flank and root along the axis, and the root's rounding. */
export interface ThreadProfile {
  crest: number
  flank: number
  root: number
  /** 0: the root is flat, as in a nut's crest. */
  rootRadius: number
}

/**
 * A bolt's root is rounded, tangent to both flanks, its lowest point on the minor diameter: with d3 = d − 1.2269 P
 * that is the radius H/6 of ISO 965-1. A tapped hole keeps the flat of the basic profile.
 */
export function threadProfile({
  majorDiameter,
  minorDiameter,
  pitch,
  kind,
}: ThreadShape): ThreadProfile | undefined {
  const depth = (majorDiameter - minorDiameter) / 2
  const crest = CREST_SHARE * pitch
  const sharpDepth = (pitch - crest) / 2 / FLANK_SLOPE
  if (!(depth > 0) || !(minorDiameter > 0) || depth >= sharpDepth) return undefined
  if (kind === 'internal') {
    const flank = depth * FLANK_SLOPE
    return { crest, flank, root: pitch - crest - 2 * flank, rootRadius: 0 }
  }
  // The circle touching both flanks has its centre two radii from their meeting point: its bottom is one radius from it.
  const rootRadius = sharpDepth - depth
  const root = 2 * rootRadius * Math.cos(Math.PI / 6)
  return { crest, flank: (pitch - crest - root) / 2, root, rootRadius }
}

/** Along +z from 0 to `length`, flat at both ends; the length need not be a whole number of pitches. */
export function threadSolid(oc: Occt, shape: ThreadShape, feature = 'thread'): TopoDS_Shape {
  const { pitch, length } = shape
  const profile = threadProfile(shape)
  if (!profile || !(length > 0))
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: no 60° thread has a major diameter of ${shape.majorDiameter} mm, a minor diameter of ` +
        `${shape.minorDiameter} mm, a pitch of ${pitch} mm and a length of ${length} mm`,
      feature,
    )
  if (shape.kind === 'internal') return threadPlug(oc, shape, profile, feature)
  const strips = profileStrips(shape, profile)
  const winding: Winding = {
    pitch,
    length,
    sense: shape.hand === 'right' ? 1 : -1,
    cut: clearCut(strips, length, pitch),
  }
  const made = strips.map((strip) => stripFaces(oc, strip, winding))
  return solidFromFaces(
    oc,
    [
      ...made.flatMap(({ faces }) => faces),
      endFace(
        oc,
        made.flatMap(({ bottom }) => bottom),
      ),
      endFace(
        oc,
        made.flatMap(({ top }) => top),
      ),
    ],
    feature,
    HELIX_TOLERANCE * Math.max(1, shape.majorDiameter / 2),
  )
}

/** The profile beside the axis over one pitch. The crest begins at +x in the plane z = 0, as the plug's does: a bolt fits its hole. */
function profileStrips(shape: ThreadShape, { crest, flank, root, rootRadius }: ThreadProfile): Strip[] {
  const { pitch, hand } = shape
  const [major, minor] = [shape.majorDiameter / 2, shape.minorDiameter / 2]
  const rootEdge = major - flank / FLANK_SLOPE
  const start = hand === 'right' ? -crest : 0
  const flankStart = start + crest
  const rootStart = flankStart + flank
  return [
    straight(pitch, major, start, major, flankStart),
    straight(pitch, major, flankStart, rootEdge, rootStart),
    rounded(minor + rootRadius, rootStart + root / 2, rootRadius),
    straight(pitch, rootEdge, rootStart + root, major, start + pitch),
  ]
}

function straight(pitch: number, fromRadius: number, from: number, toRadius: number, to: number): Strip {
  return {
    curve: lineCurve([fromRadius, 0, from], [toRadius, 0, to]),
    heightAt: (station) => from + station * (to - from),
    stationAt: (height) => (height - from) / (to - from),
    radiusAt: (station) => fromRadius + station * (toRadius - fromRadius),
    heightDegree: 1,
    spiralDegree: degreeForTurn((2 * Math.PI * (to - from)) / pitch) + 1,
  }
}

/** The lowest 120° of a circle: what touches two flanks at 60° to each other. */
function rounded(centreRadius: number, middle: number, radius: number): Strip {
  const poles = roundPoles(-Math.PI / 3, Math.PI / 3).map(
    ([down, along]): Point3 => [centreRadius - radius * down, 0, middle + radius * along],
  )
  const at = (station: number, k: 0 | 2) =>
    bernstein(ROUND_DEGREE, station).reduce((sum, weight, i) => sum + weight * (poles[i] as Point3)[k], 0)
  const heightAt = (station: number) => at(station, 2)
  return {
    curve: polynomialCurve(poles),
    heightAt,
    stationAt: (height) => {
      let [low, high] = [0, 1]
      for (let i = 0; i < 50; i++) {
        const half = (low + high) / 2
        if (heightAt(half) < height) low = half
        else high = half
      }
      return (low + high) / 2
    },
    radiusAt: (station) => at(station, 0),
    heightDegree: ROUND_DEGREE,
    spiralDegree: ROOT_SPIRAL_DEGREE,
  }
}

/** Furthest from every corner of both end faces, so that no trimmed cell is a sliver. */
function clearCut(strips: readonly Strip[], length: number, pitch: number): number {
  const corners = strips
    .flatMap(({ heightAt }) => [-heightAt(0), length - heightAt(0)])
    .map((height) => height / pitch - Math.floor(height / pitch))
    .toSorted((a, b) => a - b)
  const gaps = corners.map((corner, i) => ({
    corner,
    width: (corners[i + 1] ?? (corners[0] as number) + 1) - corner,
  }))
  const { corner, width } = gaps.reduce((a, b) => (b.width > a.width ? b : a))
  return corner + width / 2
}

function endFace(oc: Occt, edges: readonly TopoDS_Shape[]): TopoDS_Face {
  using wire = new oc.BRepBuilderAPI_MakeWire()
  using list = toList(oc, edges)
  wire.Add(list)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true)
  return maker.Face()
}
