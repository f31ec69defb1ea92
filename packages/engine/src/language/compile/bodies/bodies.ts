/** Bodies to plan features: one row a shape, standing on its own origin along its own axis. */
import { EngineError } from '../../../errors.ts'
import type { AxisName, Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { PlanInput } from '../../../plan/plan.ts'
import { type Entity, sidesOf } from '../../entity.ts'
import type { ShapeKind } from '../../lexicon/bodies.ts'
import { quote } from '../../sizes/sizes.ts'
import { type Item, means } from '../../text/items.ts'
import { type Dimensions, need } from './dimensions.ts'
import {
  AS_DRAWN,
  laidExtent,
  oneRoundEnd,
  roundEnded,
  semicircle,
  tangentEnds,
  trapezoid,
  triangle,
  type Way,
} from './drawn.ts'
import { loftFeature } from './lofted.ts'
import { outlineProfile, turnedProfile, turnOf } from './outlined.ts'

export type FeatureInput = PlanInput['parts'][number]['features'][number]

interface Made {
  /** Everything of the feature but its id, operation and frame. */
  feature: Record<string, unknown>
  /** Across, across the other way, and along its axis. */
  extent: Point3
  /** How far its own origin (a sphere's centre) lies above its underside. */
  rise: number
  /** Its base is drawn seen from the front, or from the right, from the middle of its underside, and reaches all the way through it. */
  upright?: 'y' | 'x'
}

const BY_CORNERS: ReadonlySet<string> = new Set(['acrossCorners', 'circumradius'])

/**
 * An octagon stands on a flat, unless it is told by the circle through its corners: then these lie on the axes, and it is
 * as wide as that circle. What has an odd half of sides has a flat below and a corner at the side anyway.
 */
export const polygonTurn = (sides: number, { given, item, adjectives }: Entity): number =>
  toldTurn([item, ...adjectives.values()]) ??
  (sides % 4 === 0 && !given.some(({ word }) => BY_CORNERS.has(word)) ? 180 / sides : 0)

const toldTurn = (items: readonly Item[]): number | undefined => {
  for (const item of items) if (item.kind === 'term' && item.turnDeg !== undefined) return item.turnDeg
  return undefined
}

type Maker = (dimension: (name: string) => number, entity: Entity, dimensions: Dimensions, way: Way) => Made

const polygonExtent = (sides: number, acrossCorners: number, turnDeg: number): [number, number] => {
  const turned = (turnDeg * Math.PI) / 180
  const angles = Array.from({ length: sides }, (_, i) => (2 * Math.PI * i) / sides + turned)
  const span = (of: (angle: number) => number): number =>
    (Math.max(...angles.map(of)) - Math.min(...angles.map(of))) * (acrossCorners / 2)
  return [span(Math.cos), span(Math.sin)]
}

const polygonOf = (entity: Entity, dimension: (name: string) => number): Record<string, unknown> => ({
  kind: 'polygon',
  sides: sidesOf(entity) ?? 6,
  acrossCorners: dimension('acrossCorners'),
  rotateDeg: polygonTurn(sidesOf(entity) ?? 6, entity),
})

/** The outline inside a wall of that thickness all round. */
export const insetPolygon = (entity: Entity, acrossCorners: number, wall: number): Record<string, unknown> =>
  polygonOf(entity, () => acrossCorners - (2 * wall) / Math.cos(Math.PI / (sidesOf(entity) ?? 6)))

/** A right angle at the lower left (or where it was put), or the top over the middle of the base; centred by its box unless it is tied to the origin. */
function triangleOutline(base: number, rise: number, entity: Entity, way: Way): Record<string, unknown> {
  const right = entity.adjectives.has('right')
  const tied =
    right && entity.places.some(({ items }) => items.some((item) => means(item, 'place', 'origin')))
  const [start, ...rest] = triangle(base, rise, right ? (way.corner ?? [-1, -1]) : undefined, way.base)
  const moved = ([x, y]: [number, number]): [number, number] => (tied ? [x + base / 2, y + rise / 2] : [x, y])
  return {
    kind: 'outline',
    start: moved(start as [number, number]),
    segments: rest.map((to) => ({ kind: 'line', to: moved(to) })),
  }
}

/** A ramp whose low end is not sharp. */
function slope([x, y, high]: Point3, low: number, rises: SignedAxis): Made {
  const run = rises[1] === 'x' ? x : y
  const [left, right] = rises[0] === '+' ? [low, high] : [high, low]
  const corners: [number, number][] = [
    [run / 2, 0],
    [run / 2, right],
    [-run / 2, left],
  ]
  const base = {
    kind: 'outline',
    start: [-run / 2, 0],
    segments: corners.map((to) => ({ kind: 'line', to })),
  }
  return {
    feature: { kind: 'prism', base: { add: [base] }, height: rises[1] === 'x' ? y : x },
    extent: [x, y, high],
    rise: 0,
    upright: rises[1] === 'x' ? 'y' : 'x',
  }
}

const MAKERS: Readonly<Record<ShapeKind, Maker>> = {
  box: (d) => {
    const size: Point3 = [d('x'), d('y'), d('z')]
    return { feature: { kind: 'box', size }, extent: size, rise: 0 }
  },
  round: (d) => ({
    feature: { kind: 'cylinder', diameter: d('diameter'), height: d('height') },
    extent: [d('diameter'), d('diameter'), d('height')],
    rise: 0,
  }),
  tube: (d) => ({
    feature: {
      kind: 'cylinder',
      diameter: d('diameter'),
      innerDiameter: d('innerDiameter'),
      height: d('height'),
    },
    extent: [d('diameter'), d('diameter'), d('height')],
    rise: 0,
  }),
  sphere: (d) => ({
    feature: { kind: 'sphere', diameter: d('diameter') },
    extent: [d('diameter'), d('diameter'), d('diameter')],
    rise: d('diameter') / 2,
  }),
  hemisphere: (d) => ({
    feature: { kind: 'sphere', diameter: d('diameter'), part: { kind: 'hemisphere' } },
    extent: [d('diameter'), d('diameter'), d('diameter') / 2],
    rise: 0,
  }),
  cap: (d) => {
    const [width, height] = [d('diameter'), d('height')]
    const diameter = (width ** 2 / 4 + height ** 2) / height
    const part = Math.abs(diameter - width) < 1e-9 * width ? { kind: 'hemisphere' } : { kind: 'cap', height }
    const across = height > diameter / 2 ? diameter : width
    return { feature: { kind: 'sphere', diameter, part }, extent: [across, across, height], rise: 0 }
  },
  cone: (d) => {
    const widest = Math.max(d('bottomDiameter'), d('topDiameter'))
    return {
      feature: {
        kind: 'cone',
        bottomDiameter: d('bottomDiameter'),
        topDiameter: d('topDiameter'),
        height: d('height'),
      },
      extent: [widest, widest, d('height')],
      rise: 0,
    }
  },
  torus: (d) => {
    const across = d('ringDiameter') + d('tubeDiameter')
    return {
      feature: { kind: 'torus', ringDiameter: d('ringDiameter'), tubeDiameter: d('tubeDiameter') },
      extent: [across, across, d('tubeDiameter')],
      rise: d('tubeDiameter') / 2,
    }
  },
  polygon: (d, entity) => {
    const sides = sidesOf(entity) ?? 6
    const [x, y] = polygonExtent(sides, d('acrossCorners'), polygonTurn(sides, entity))
    return {
      feature: { kind: 'prism', base: { add: [polygonOf(entity, d)] }, height: d('height') },
      extent: [x, y, d('height')],
      rise: 0,
    }
  },
  pyramid: (d, entity, dimensions) => {
    const sides = sidesOf(entity)
    if (sides !== undefined && sides !== 4) {
      const corners = dimensions.values.get('acrossCorners') ?? d('side') / Math.sin(Math.PI / sides)
      const rotateDeg = polygonTurn(sides, entity)
      const [x, y] = polygonExtent(sides, corners, rotateDeg)
      return {
        feature: {
          kind: 'pyramid',
          base: { add: [{ kind: 'polygon', sides, acrossCorners: corners, rotateDeg }] },
          height: d('z'),
        },
        extent: [x, y, d('z')],
        rise: 0,
      }
    }
    return {
      feature: {
        kind: 'pyramid',
        base: { add: [{ kind: 'rectangle', width: d('x'), height: d('y') }] },
        height: d('z'),
      },
      extent: [d('x'), d('y'), d('z')],
      rise: 0,
    }
  },
  triangle: (d, entity, _, way) => ({
    feature: {
      kind: 'prism',
      base: { add: [triangleOutline(d('base'), d('rise'), entity, way)] },
      height: d('height'),
    },
    extent: [
      ...laidExtent([d('base'), d('rise')], entity.adjectives.has('right') ? '-y' : way.base),
      d('height'),
    ],
    rise: 0,
  }),
  ridge: (d, { adjectives }) => ({
    feature: {
      kind: 'wedge',
      base: [d('x'), d('y')],
      top: adjectives.has('across') ? [0, d('y')] : [d('x'), 0],
      height: d('z'),
    },
    extent: [d('x'), d('y'), d('z')],
    rise: 0,
  }),
  ramp: (d, { rises = '+x' }, { values }) => {
    const [x, y, z, low] = [d('x'), d('y'), d('z'), values.get('low') ?? 0]
    if (low > 0) return slope([x, y, z], low, rises)
    const sign = rises[0] === '+' ? 1 : -1
    return {
      feature: {
        kind: 'wedge',
        base: [x, y],
        top: rises[1] === 'x' ? [0, y] : [x, 0],
        height: z,
        shift: rises[1] === 'x' ? [(sign * x) / 2, 0] : [0, (sign * y) / 2],
      },
      extent: [x, y, z],
      rise: 0,
    }
  },
  trapezoid: (d, entity, _, way) => {
    const right = entity.adjectives.has('right')
    const { profile, extent } = trapezoid(d('bottom'), d('top'), d('rise'), { base: way.base, right })
    return {
      feature: { kind: 'prism', base: { add: [profile] }, height: d('height') },
      extent: [...extent, d('height')],
      rise: 0,
    }
  },
  star: (d) => {
    const [points, outerDiameter, innerDiameter] = [d('teeth'), d('outerDiameter'), d('innerDiameter')]
    const [x, y] = polygonExtent(points, outerDiameter, 0)
    return {
      feature: {
        kind: 'prism',
        // Its first tip is up; a gear has one on x.
        base: { add: [{ kind: 'star', points, outerDiameter, innerDiameter, rotateDeg: -90 }] },
        height: d('height'),
      },
      extent: [x, y, d('height')],
      rise: 0,
    }
  },
  semicircle: (d, _entity, _, way) => {
    const { profile, extent } = semicircle(d('diameter'), way.base)
    return {
      feature: { kind: 'prism', base: { add: [profile] }, height: d('height') },
      extent: [...extent, d('height')],
      rise: 0,
    }
  },
  loft: (d, entity) => ({
    feature: loftFeature(entity, [0, 0, 0]),
    extent: [d('x'), d('y'), d('height')],
    rise: 0,
  }),
  turned: (d, entity) => ({
    feature: { kind: 'revolve', sketch: { add: [turnedProfile(entity)] }, ...turnOf(entity) },
    extent: [d('diameter'), d('diameter'), d('height')],
    rise: 0,
  }),
  stadium: (d) => ({
    feature: { kind: 'prism', base: { add: [roundEnded(d('x'), d('y'))] }, height: d('z') },
    extent: [d('x'), d('y'), d('z')],
    rise: 0,
  }),
  stub: (d, entity) => ({
    feature: { kind: 'prism', base: { add: [oneRoundEnd(d('x'), d('y'), entity)] }, height: d('z') },
    extent: [d('x'), d('y'), d('z')],
    rise: 0,
  }),
  lever: (d) => ({
    feature: {
      kind: 'prism',
      base: { add: [tangentEnds(d('endRadius'), d('smallRadius'), d('x'))] },
      height: d('z'),
    },
    extent: [d('x'), d('y'), d('z')],
    rise: 0,
  }),
  border: (d) => {
    const [width, height, wall] = [d('x'), d('y'), d('wall')]
    const inside = { kind: 'rectangle', width: width - 2 * wall, height: height - 2 * wall }
    return {
      feature: {
        kind: 'prism',
        base: { add: [{ kind: 'rectangle', width, height }], cut: [inside] },
        height: d('z'),
      },
      extent: [width, height, d('z')],
      rise: 0,
    }
  },
  outline: (d, entity) => {
    const { profile, extent } = outlineProfile(entity)
    return {
      feature: { kind: 'prism', base: { add: [profile] }, height: d('height') },
      extent: [...extent, d('height')],
      rise: 0,
    }
  },
  ellipse: (d) => ({
    feature: {
      kind: 'prism',
      base: { add: [{ kind: 'ellipse', width: d('majorAxis'), height: d('minorAxis') }] },
      height: d('height'),
    },
    extent: [d('majorAxis'), d('minorAxis'), d('height')],
    rise: 0,
  }),
}

export function makeBody(
  entity: Entity,
  shape: ShapeKind,
  dimensions: Dimensions,
  way: Way = AS_DRAWN,
): Made {
  const made = MAKERS[shape]((name) => need(dimensions, name, entity), entity, dimensions, way)
  if (made.extent.every((size) => size > 0)) return made
  throw new EngineError(
    'geometry_validation_failed',
    `The sizes of ${quote(entity.item.text)} leave nothing to build: ${made.extent.join(' × ')} mm.`,
  )
}

/** What is drawn lies on a plane, what is a primitive stands in a frame; a section to be turned stands upright. */
export function standing(
  feature: Record<string, unknown>,
  frame: Record<string, unknown> | undefined,
  entity: Entity,
): Record<string, unknown> {
  if (!frame) return feature
  if (feature['kind'] === 'loft') return loftFeature(entity, frame['origin'] as Point3)
  if (feature['kind'] !== 'revolve') return { ...feature, frame }
  return { ...feature, plane: { on: 'frame', origin: frame['origin'], normal: '-y', x: '+x' } }
}

/** Where a body that lies along x or y has its frame: it still rests on its lowest point. */
export function frameOf(axis: AxisName, origin: Point3, rise: number): Record<string, unknown> | undefined {
  if (axis !== 'z') {
    // A ring's own origin is its middle.
    const middle: Point3 = [...origin]
    middle[axis === 'x' ? 0 : 1] += rise
    return { origin: middle, normal: `+${axis}` }
  }
  const lifted: Point3 = [origin[0], origin[1], origin[2] + rise]
  return lifted.every((coordinate) => coordinate === 0) ? undefined : { origin: lifted }
}
