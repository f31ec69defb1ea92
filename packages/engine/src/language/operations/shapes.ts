/** The shapes of bodies and cuts, as features of the plan. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import { between, type Feature, FRAMES, flat } from './build.ts'
import { type Box, centerOf, indexOf, type Side, sizeAlong } from './space.ts'

export type Shape =
  | { kind: 'box'; corner?: number }
  | { kind: 'round'; diameter: number; inner?: number }
  | { kind: 'cone'; bottom: number; top: number }
  /** A point where its top is nothing. */
  | { kind: 'pyramid'; base: readonly [number, number]; top: readonly [number, number] }
  | { kind: 'sphere'; diameter: number }
  | { kind: 'hemisphere'; diameter: number }
  | { kind: 'polygon'; sides: number; across: number; by: 'flats' | 'corners' }
  | { kind: 'slot'; length: number; width: number; along: AxisName }
  /** A half disc, its flat side down. */
  | { kind: 'half'; diameter: number }
  /** Its two legs meet in one corner of its box: at the low or the high end of its first and second way. */
  | { kind: 'triangle'; corner: readonly [1 | -1, 1 | -1] }
  /** A groove: wide at one side, a point at the other. */
  | { kind: 'vee'; side: Side }
  /** Drawn by its own hand. */
  | { kind: 'free'; make: (id: string, box: Box, operation: 'add' | 'cut') => Feature[] }

export function featuresOf(
  id: string,
  shape: Shape,
  box: Box,
  axis: AxisName,
  operation: 'add' | 'cut',
): Feature[] {
  const middle = centerOf(box)
  const along = indexOf(axis)
  const foot: Point3 = [...middle]
  foot[along] = box.min[along]
  const normal = `+${axis}` as const
  const height = sizeAlong(box, axis)
  const at = flat(middle, axis)
  const drawn = (profile: object): Feature =>
    ({
      kind: 'extrude',
      id,
      operation,
      plane: { on: 'frame', ...FRAMES[axis] },
      sketch: { add: [profile] },
      extent: between(axis, box.min[along], box.max[along]),
    }) as Feature
  const outline = (points: readonly (readonly [number, number])[]): Feature =>
    drawn({
      kind: 'outline',
      start: points[0],
      segments: points.slice(1).map((to) => ({ kind: 'line', to })),
    })
  const [low, high] = [flat(box.min, axis), flat(box.max, axis)]
  switch (shape.kind) {
    case 'box': {
      const [width, depth] = [high[0] - low[0], high[1] - low[1]]
      return [
        drawn({
          kind: 'rectangle',
          width,
          height: depth,
          at,
          ...(shape.corner ? { cornerRadius: shape.corner } : {}),
        }),
      ]
    }
    case 'round':
      return [
        {
          kind: 'cylinder',
          id,
          operation,
          diameter: shape.diameter,
          height,
          ...(shape.inner === undefined ? {} : { innerDiameter: shape.inner }),
          frame: { origin: foot, normal },
        },
      ]
    case 'cone':
      return [
        {
          kind: 'cone',
          id,
          operation,
          bottomDiameter: shape.bottom,
          topDiameter: shape.top,
          height,
          frame: { origin: foot, normal },
        },
      ]
    case 'pyramid': {
      const { base, top } = shape
      const frame = { origin: foot, normal }
      const pointed = top[0] === 0 && top[1] === 0
      return [
        pointed
          ? {
              kind: 'pyramid',
              id,
              operation,
              base: { add: [{ kind: 'rectangle', width: base[0], height: base[1] }] },
              height,
              frame,
            }
          : { kind: 'wedge', id, operation, base: [...base], top: [...top], height, frame },
      ]
    }
    case 'sphere':
      return [{ kind: 'sphere', id, operation, diameter: shape.diameter, frame: { origin: middle } }]
    case 'hemisphere':
      return [
        {
          kind: 'sphere',
          id,
          operation,
          diameter: shape.diameter,
          part: { kind: 'hemisphere' },
          frame: { origin: foot, normal },
        },
      ]
    case 'polygon':
      return [
        drawn({
          kind: 'polygon',
          sides: shape.sides,
          ...(shape.by === 'flats' ? { acrossFlats: shape.across } : { acrossCorners: shape.across }),
          at,
        }),
      ]
    case 'slot': {
      const u = (['x', 'y', 'z'] as const).find((other) => other !== axis)
      return [
        drawn({
          kind: 'slot',
          length: shape.length,
          width: shape.width,
          at,
          ...(shape.along === u ? {} : { rotateDeg: 90 }),
        }),
      ]
    }
    case 'half': {
      const [u] = at
      const radius = shape.diameter / 2
      return [
        drawn({
          kind: 'outline',
          start: [u - radius, low[1]],
          segments: [
            { kind: 'line', to: [u + radius, low[1]] },
            { kind: 'arc', to: [u - radius, low[1]], via: [u, low[1] + radius] },
          ],
        }),
      ]
    }
    case 'triangle': {
      const pick = (sign: 1 | -1, which: 0 | 1): number => (sign > 0 ? high : low)[which]
      const [u, v] = shape.corner
      const opposite = (sign: 1 | -1): 1 | -1 => (sign > 0 ? -1 : 1)
      const points: [number, number][] = [
        [pick(u, 0), pick(v, 1)],
        [pick(opposite(u), 0), pick(v, 1)],
        [pick(u, 0), pick(opposite(v), 1)],
      ]
      return [outline(u === v ? points : ([points[0], points[2], points[1]] as [number, number][]))]
    }
    case 'vee': {
      const first = (['x', 'y', 'z'] as const).filter((other) => other !== axis)
      const vertical = shape.side.axis === first[1]
      const [open, tip] = shape.side.sign > 0 ? [high, low] : [low, high]
      const points: [number, number][] = vertical
        ? [
            [low[0], open[1]],
            [high[0], open[1]],
            [at[0], tip[1]],
          ]
        : [
            [open[0], low[1]],
            [open[0], high[1]],
            [tip[0], at[1]],
          ]
      return [outline(points)]
    }
    case 'free':
      return shape.make(id, box, operation)
    default: {
      const never: never = shape
      return never
    }
  }
}
