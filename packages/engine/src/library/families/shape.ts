/** Short ways to write the features that families are made of. */
import type { Direction, Point2, Point3 } from '../../plan/geometry.ts'
import type { Chosen, FeatureInput } from './family.ts'

type SolidInput<K extends FeatureInput['kind']> = Extract<FeatureInput, { kind: K }>
export type SketchInput = SolidInput<'extrude'>['sketch']
export type ProfileInput = SketchInput['add'][number]
export type Segment = Extract<ProfileInput, { kind: 'outline' }>['segments'][number]
type Operation = 'add' | 'cut' | 'intersect'

/** A size with its reason. */
export const usual = (value: number, because: string) => (): Chosen => ({ value, because })

/** A multiple of another size, with its reason. */
export const share =
  (factor: number, dimension: string, because: string) =>
  ({ need }: { need: (dimension: string) => number }): Chosen => ({
    value: Number((factor * need(dimension)).toPrecision(4)),
    because,
  })

/** A box from one corner to the other. */
export const block = (
  id: string,
  [x0, y0, z0]: Point3,
  [x1, y1, z1]: Point3,
  operation: Operation = 'add',
): FeatureInput => ({
  kind: 'box',
  id,
  operation,
  size: [x1 - x0, y1 - y0, z1 - z0],
  frame: { origin: [(x0 + x1) / 2, (y0 + y1) / 2, z0] },
})

/** A cylinder that rises from a point. */
export const rod = (
  id: string,
  diameter: number,
  origin: Point3,
  height: number,
  normal: Direction = '+z',
  operation: Operation = 'add',
): FeatureInput => ({ kind: 'cylinder', id, operation, diameter, height, frame: { origin, normal } })

export const ball = (
  id: string,
  diameter: number,
  origin: Point3,
  operation: Operation = 'add',
): FeatureInput => ({ kind: 'sphere', id, operation, diameter, frame: { origin } })

export const line = (...to: Point2): Segment => ({ kind: 'line', to })
export const lines = (...points: Point2[]): Segment[] => points.map((to) => ({ kind: 'line', to }))
export const arc = (via: Point2, to: Point2): Segment => ({ kind: 'arc', via, to })
/** A smooth curve; tangents are given where it must leave or arrive in a direction. */
export const curve = (
  to: Point2,
  through: Point2[] = [],
  startTangent?: Point2,
  endTangent?: Point2,
): Segment => ({
  kind: 'spline',
  through,
  to,
  ...(startTangent ? { startTangent } : {}),
  ...(endTangent ? { endTangent } : {}),
})

export const outline = (start: Point2, ...segments: Segment[]): ProfileInput => ({
  kind: 'outline',
  start,
  segments,
})

const minus = ([x, y]: Point2): Point2 => [-x, -y]

/** The same way walked back: its start, and the segments that lead to where it began. */
export function backwards(
  start: Point2,
  segments: readonly Segment[],
): { start: Point2; segments: Segment[] } {
  const points = [start, ...segments.map(({ to }) => to)]
  const back = segments.map((segment, index): Segment => {
    const to = points[index] as Point2
    if (segment.kind !== 'spline') return { ...segment, to }
    const { startTangent, endTangent, through = [] } = segment
    return curve(
      to,
      through.toReversed(),
      endTangent && minus(endTangent),
      startTangent && minus(startTangent),
    )
  })
  return { start: points.at(-1) as Point2, segments: back.toReversed() }
}

/** A turned vessel: its outside from the axis to the brim, its room likewise. One figure, so that nothing is cut. */
export function vessel(
  id: string,
  outside: readonly Segment[],
  floor: number,
  room: readonly Segment[],
): FeatureInput {
  const inside = backwards([0, floor], room)
  return turned(id, [0, 0], [...outside, { kind: 'line', to: inside.start }, ...inside.segments])
}

/** Turned about z: points are radius and height. */
export const turned = (
  id: string,
  start: Point2,
  segments: Segment[],
  operation: Operation = 'add',
): FeatureInput => ({ kind: 'revolve', id, operation, sketch: { add: [outline(start, ...segments)] } })

/** Drawn from above and given a height. */
export const raised = (
  id: string,
  add: ProfileInput[],
  from: number,
  to: number,
  operation: Operation = 'add',
  cut: ProfileInput[] = [],
): FeatureInput => ({
  kind: 'extrude',
  id,
  operation,
  sketch: { add, cut },
  extent: { kind: 'between', from, to },
})

/** Drawn from the front (x to the right, z up) and made this wide about y = 0. */
export const wide = (
  id: string,
  add: ProfileInput[],
  width: number,
  operation: Operation = 'add',
  middle = 0,
): FeatureInput => ({
  kind: 'extrude',
  id,
  operation,
  sketch: { add },
  plane: { on: 'frame', origin: [0, middle, 0], normal: '-y', x: '+x' },
  extent: { kind: 'length', length: width, direction: 'both' },
})

/** The box about the origin that a part of these sizes fills, standing on z = 0. */
export const standing = (x: number, y: number, z: number): { min: Point3; max: Point3 } => ({
  min: [-x / 2, -y / 2, 0],
  max: [x / 2, y / 2, z],
})
