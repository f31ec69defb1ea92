/** A body in its place: the box it fills, and the faces it offers to what is cut into it or set upon it. */
import type { AxisName, Point2, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { FaceSelector } from '../../../plan/select.ts'
import { type Entity, sidesOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { tidy } from '../../quantities/scan.ts'
import { polygonTurn } from '../bodies/bodies.ts'
import type { Dimensions } from '../bodies/dimensions.ts'
import { arcCentres, leverCentres, roundSide } from '../bodies/drawn.ts'

export interface Stand {
  entity: Entity
  id: string
  shape: ShapeKind
  dimensions: Dimensions
  /** The middle of its underside (of the end it starts from). */
  origin: Point3
  /** The way it rises. */
  axis: AxisName
  min: Point3
  max: Point3
  /** About z, in degrees; its box is then wider than it. */
  turn?: number
  /** Of a right triangle: the signs of the corner its right angle lies in. */
  corner?: readonly [number, number]
  /** The side on which the base of a trapezoid or a half circle lies. */
  base?: SignedAxis
  /** Of a part with one section: the way that it was extruded. */
  runs?: AxisName
  /** Points down instead of up. */
  downward?: true
  /** Its length lies along y and its width along x. */
  across?: true
  /** How high its foot is rounded or broken: its own side begins above that. */
  root?: number
  /** Its upright corners are rounded or broken: its box is no longer all of it. */
  rounded?: true
  /** Where grooves are turned into its side: from its underside up, and how thick it is there. */
  necks?: { from: number; to: number; diameter: number }[]
  /** Faces that do not span the whole box. */
  faces?: Partial<Record<SignedAxis, { min: Point3; max: Point3 }>>
}

const INDEX: Record<AxisName, 0 | 1 | 2> = { x: 0, y: 1, z: 2 }
export const along = (point: Point3, axis: AxisName): number => point[INDEX[axis]]

/** The middle of its box. */
export const middleOf = ({ min, max }: Pick<Stand, 'min' | 'max'>): Point3 =>
  min.map((low, index) => (low + (max[index] as number)) / 2) as Point3

export const ROUND_SHAPES: ReadonlySet<ShapeKind> = new Set([
  'round',
  'tube',
  'cone',
  'sphere',
  'hemisphere',
  'cap',
  'torus',
  'turned',
])

/** A flat face as a person looks at it: two axes in the order x, y, z, as the plan's layouts have them. */
export interface Face {
  selector: Partial<FaceSelector> & { facing: SignedAxis }
  normal: SignedAxis
  u: AxisName
  v: AxisName
  centre: Point3
  size: Point2
  round: boolean
  innerDiameter: number
  /** The whole part along the normal, where that is more than this body. */
  overall?: number
  /** May be part of a wider face: places are then given from the part's origin. */
  shared?: true
  /** Material behind it. */
  depth: number
  /** Of a family's part, whose place in space nobody told. */
  own?: true
  /** With that of the bodies behind this one, where there is more. */
  stack?: number
  /** Why this face and no other, where the prompt does not say. */
  why?: string
  /** Of an opening told like a body: what its dimension words mean on this face. */
  words?: Readonly<Record<string, readonly string[]>>
  /** Another body lies behind it, and only this one was named: what goes through it ends where it does. */
  alone?: true
  /** Of a hollow body: what goes through goes through this wall only. */
  wall?: true
  /** The diameter of a hole for which none is given. */
  hole?: number
  /** Not flat, and where its crest is: what goes through is cut from part coordinates, blind only from the crest. */
  curved?: Crest
  /** The way a row runs where nothing else is said. */
  row?: AxisName
  /** Of a piece that is joined to the rest at one end: the side of its other one. */
  free?: SignedAxis
  /** The only flat side of a body that is round elsewhere. */
  flat?: SignedAxis
  /** The middles of the round ends of its body, on the face. */
  arcs?: readonly Point2[]
  /** The centroid of a triangle, from the middle of its box; `same` where nothing else could be called its centre. */
  centroid?: { at: Point2; same: boolean }
  /** Of a polygon with its middle in the middle of its box: the circle through its corners, and where the first of them lies. */
  vertices?: { radius: number; sides: number; turnDeg: number }
  /** Its corners are not those of its box, and where they are is not known here. */
  cornersElsewhere?: true
}

/** The highest there is of a body without a flat top: a point, a line along an axis; of a slope none. */
export type Crest = 'point' | AxisName | 'none'

const POINTED: ReadonlySet<string> = new Set(['sphere', 'hemisphere', 'cap', 'cone', 'pyramid'])

export const crestOf = ({ shape, axis }: Stand): Crest =>
  axis === 'z' ? (POINTED.has(shape) ? 'point' : 'none') : shape === 'round' ? axis : 'none'

/** The body that something is cut into: the one it was told of, else the first. */
export function cutInto(host: Entity | undefined, stands: readonly Stand[]): Stand | undefined {
  const bodies = stands.filter((stand) => !stand.entity.cut)
  return bodies.find((stand) => stand.entity === host) ?? bodies[0]
}

const SPANNED: Record<AxisName, [AxisName, AxisName]> = { x: ['y', 'z'], y: ['x', 'z'], z: ['x', 'y'] }

export function faceOf(stand: Stand, normal: SignedAxis, selector: Face['selector']): Face {
  const axis = normal[1] as AxisName
  const [u, v] = SPANNED[axis]
  const { min, max } = stand.faces?.[normal] ?? stand
  const middle = middleOf({ min, max })
  middle[INDEX[axis]] = normal[0] === '+' ? along(max, axis) : along(min, axis)
  const extent = (name: AxisName): number => along(max, name) - along(min, name)
  return {
    selector,
    normal,
    u,
    v,
    centre: middle,
    size: [extent(u), extent(v)],
    round: ROUND_SHAPES.has(stand.shape) && axis === stand.axis,
    innerDiameter: stand.dimensions.values.get('innerDiameter') ?? 0,
    depth: extent(axis),
    ...(stand.entity.family ? { own: true as const } : {}),
    ...(axis === 'z' && flatOf(stand) ? { flat: flatOf(stand) as SignedAxis } : {}),
    ...(axis === 'z' ? arcsIn(stand) : {}),
    ...(axis === 'z' ? centroidIn(stand) : {}),
    ...(axis === 'z' ? verticesIn(stand) : {}),
  }
}

function flatOf({ shape, base, min, max, entity }: Stand): SignedAxis | undefined {
  if (shape === 'semicircle') return base ?? '-y'
  if (shape !== 'stub') return undefined
  return `${roundSide(entity) < 0 ? '+' : '-'}${max[1] - min[1] > max[0] - min[0] ? 'y' : 'x'}`
}

/** The middles of its round ends, from the middle of its box. */
function arcsIn({ shape, base, min, max, entity, dimensions }: Stand): Pick<Face, 'arcs'> {
  const [x, y] = [max[0] - min[0], max[1] - min[1]]
  if (shape === 'stadium') return { arcs: arcCentres(x, y) }
  if (shape === 'stub') return { arcs: arcCentres(x, y, roundSide(entity)) }
  if (shape === 'lever') {
    const radius = (of: string): number => dimensions.values.get(of) ?? 0
    return { arcs: leverCentres(radius('endRadius'), radius('smallRadius'), x) }
  }
  if (shape !== 'semicircle') return {}
  const side = base ?? '-y'
  const off = (side[0] === '+' ? 1 : -1) * (side[1] === 'x' ? x / 2 : y / 2)
  return { arcs: [side[1] === 'x' ? [off, 0] : [0, off]] }
}

/** A third of the way up from its base. */
function centroidIn({ shape, base, min, max, turn, axis, entity }: Stand): Pick<Face, 'centroid'> {
  if (shape !== 'triangle' || axis !== 'z' || turn !== undefined || entity.adjectives.has('right')) return {}
  const side = base ?? '-y'
  const along = side[1] === 'x' ? 0 : 1
  const at: Point2 = [0, 0]
  const across = along === 0 ? 1 : 0
  const [high, wide] = [max[along] - min[along], max[across] - min[across]]
  at[along] = tidy(((side[0] === '+' ? 1 : -1) * high) / 6)
  // "a triangular plate with 60 mm sides": equilateral, if not by its name.
  const same =
    entity.adjectives.has('equilateral') || Math.abs(high - (Math.sqrt(3) / 2) * wide) < 1e-6 * wide
  return { centroid: { at, same } }
}

function verticesIn({
  shape,
  axis,
  turn,
  entity,
  dimensions,
}: Stand): Pick<Face, 'vertices' | 'cornersElsewhere'> {
  if (axis !== 'z' || (shape !== 'polygon' && shape !== 'triangle')) return {}
  const sides = sidesOf(entity) ?? 6
  const across = dimensions.values.get('acrossCorners')
  if (shape === 'triangle' || turn !== undefined || sides % 2 !== 0 || !across)
    return { cornersElsewhere: true }
  return { vertices: { radius: across / 2, sides, turnDeg: polygonTurn(sides, entity) } }
}

/** A side's name on a face it does not bound: "top" of one seen from above is its far side, "right" is as seen from outside. */
export function sideOn(side: SignedAxis, { normal, u, v }: Pick<Face, 'normal' | 'u' | 'v'>): SignedAxis {
  if (side[1] === u || side[1] === v) return side
  if (side[1] === 'z') return `${side[0] as '+' | '-'}${v}`
  const away = normal === '+y' || normal === '-x'
  return `${(side[0] === '+') === away ? '-' : '+'}${u}`
}

/** From face coordinates to part coordinates, `inward` below the face. */
export function onFace(face: Face, [u, v]: Point2, inward = 0): Point3 {
  const point: Point3 = [...face.centre]
  point[INDEX[face.u]] += u
  point[INDEX[face.v]] += v
  point[INDEX[face.normal[1] as AxisName]] -= (face.normal[0] === '+' ? 1 : -1) * inward
  return point.map(tidy) as Point3
}
