/** A bar or a tube with one bend: straight, round the bend, straight again. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import { type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

export const isBent = (thing: Thing): boolean =>
  thing.sizes.some(({ dimension }) => dimension === 'bend' || dimension === 'bendRadius')

const HALF_TURN = 180

export function bent(build: Build, thing: Thing): Shaped {
  const told = thing.sizes.filter(({ dimension }) => /^(?:straights?|bend|angle)$/u.test(dimension))
  const [bend, more] = told.filter(({ dimension }) => dimension === 'bend' || dimension === 'angle')
  const radius = sizeOf(thing, 'bendRadius', 'innerBend')
  if (!bend) throw missing('angle', thing.name)
  if (!radius) throw missing('bend radius', thing.name)
  if (more) throw unread(more.figure.text)
  const { outer, inner } = section(build, thing)
  const middle = build.takeSize(thing, radius) + (radius.dimension === 'innerBend' ? outer / 2 : 0)
  const angle = build.takeSize(thing, bend)
  if (angle <= 0 || angle > HALF_TURN || middle <= outer / 2) throw unread(bend.figure.text)
  const [before, after] = legs(thing, told, bend).map((said) => (said ? build.takeSize(thing, said) : 0)) as [
    number,
    number,
  ]
  const turn = (angle * Math.PI) / HALF_TURN
  // Up, round the bend to the right, and on.
  const arc = (by: number): Point3 => [middle * (1 - Math.cos(by)), 0, before + middle * Math.sin(by)]
  const end = arc(turn)
  const tip: Point3 = [end[0] + after * Math.sin(turn), 0, end[2] + after * Math.cos(turn)]
  const box = boxOf([[0, 0, 0], [0, 0, before], end, tip], turn, middle, before, outer)
  const size = [0, 1, 2].map((k) => (box.max[k] as number) - (box.min[k] as number)) as Point3
  const area = (Math.PI / 4) * (outer * outer - inner * inner)
  build.measureAs(radius.figure, { kind: 'torus-diameter', which: 'ring' }, 2 * middle)
  const volume = area * (before + middle * turn + after)
  const sizes = ['inner', 'wall', 'thickness'].flatMap((name) => sizeOf(thing, name as 'inner') ?? [])
  for (const said of [...told, ...sizes]) build.measureAs(said.figure, { kind: 'volume' }, volume)
  return {
    shape: {
      kind: 'free',
      make: (id, { min }, operation) => {
        const at = (point: Point3): Point3 =>
          point.map((value, k) => value - (box.min[k] as number) + (min[k] as number)) as Point3
        return [
          {
            kind: 'sweep',
            id,
            operation,
            sketch: {
              add: [{ kind: 'circle', diameter: outer }],
              cut: inner > 0 ? [{ kind: 'circle', diameter: inner }] : [],
            },
            path: {
              kind: 'segments',
              start: at([0, 0, 0]),
              segments: [
                ...(before > 0 ? [{ kind: 'line' as const, to: at([0, 0, before]) }] : []),
                { kind: 'arc' as const, to: at(end), via: at(arc(turn / 2)) },
                ...(after > 0 ? [{ kind: 'line' as const, to: at(tip) }] : []),
              ],
            },
          },
        ]
      },
    },
    size,
    axis: 'z',
  }
}

function section(build: Build, thing: Thing): { outer: number; inner: number } {
  const across = sizeOf(thing, 'outer', 'diameter')
  const hole = sizeOf(thing, 'inner')
  const wall = sizeOf(thing, 'wall', 'thickness')
  const inner = hole ? build.takeSize(thing, hole) : undefined
  const thick = wall ? build.takeSize(thing, wall) : undefined
  const outer = across
    ? build.takeSize(thing, across)
    : inner !== undefined && thick !== undefined
      ? inner + 2 * thick
      : undefined
  if (outer === undefined) throw missing('diameter', thing.name)
  const within = inner ?? (thick === undefined ? 0 : outer - 2 * thick)
  if (within === 0 && thing.concept === 'tube') throw missing('wall thickness', thing.name)
  if (within < 0 || within >= outer) throw unread(thing.name)
  return { outer, inner: within }
}

/** What is told before the bend lies before it; two told behind it are its two ends, one after the other. */
function legs(
  thing: Thing,
  told: readonly SaidSize[],
  bend: SaidSize,
): readonly [SaidSize | undefined, SaidSize | undefined] {
  const both = told.find(({ dimension }) => dimension === 'straights')
  const straight = told.filter(({ dimension }) => dimension === 'straight')
  if (both && straight.length > 0) throw unread(both.figure.text)
  if (both) return [both, both]
  const at = told.indexOf(bend)
  if (straight.length > 2) throw unread(straight[2]?.figure.text ?? thing.name)
  if (straight.length === 1 && told.indexOf(straight[0] as SaidSize) > at) return [undefined, straight[0]]
  return [straight[0], straight[1]]
}

function boxOf(
  points: readonly Point3[],
  turn: number,
  middle: number,
  before: number,
  across: number,
): { min: Point3; max: Point3 } {
  // Where the bend turns past a quarter, it reaches farther than its ends.
  const top: Point3[] = turn > Math.PI / 2 ? [[middle, 0, before + middle]] : []
  const every = [...points, ...top]
  // A straight cut end reaches out less than a ball would, on the side that it faces.
  const reach = (k: 0 | 1 | 2): [number, number] => {
    const levels = every.map((point) => point[k])
    return [Math.min(...levels), Math.max(...levels)]
  }
  const [x, z] = [reach(0), reach(2)]
  const half = across / 2
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const tip = points.at(-1) as Point3
  return {
    min: [x[0] - half, -half, Math.min(0, tip[2] - half * sin)],
    max: [
      Math.max(tip[0] + half * cos, turn > Math.PI / 2 ? x[1] + half : -Infinity, x[0] + half),
      half,
      Math.max(tip[2] + half * sin, top.length > 0 ? z[1] + half : -Infinity, before),
    ],
  }
}
