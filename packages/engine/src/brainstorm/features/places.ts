/** How many copies a layout makes, and where, in words. */
import type { Direction } from '../../plan/geometry.ts'
import type { Layout, Repetition } from '../../plan/layout.ts'
import type { FaceSelector } from '../../plan/select.ts'
import { toVector } from '../../plan/vector.ts'
import { along, degrees, diameter, length, mm, sizes } from '../wording.ts'

type Words<K extends Layout['kind']> = (layout: Extract<Layout, { kind: K }>) => {
  count: number
  where: string | undefined
}

/** More positions than this are not read but counted. */
const MOST_POINTS_NAMED = 3

const isOrigin = ([x, y]: readonly [number, number]): boolean => x === 0 && y === 0

const LAYOUTS: { [K in Layout['kind']]: Words<K> } = {
  points: ({ points, origin }) => {
    const from = origin === 'part' ? 'the origin' : 'the middle'
    const [only] = points
    if (only && points.length === 1 && isOrigin(only))
      return { count: 1, where: origin === 'part' ? 'at the origin' : 'in the middle' }
    const named = points.map(([x, y]) => `(${length(x)}, ${length(y)})`).join(', ')
    return {
      count: points.length,
      where: points.length <= MOST_POINTS_NAMED ? `at ${named} mm from ${from}` : undefined,
    }
  },
  corners: ({ inset: [u, v] }) => ({
    count: 4,
    where: `one in each corner, ${u === v ? mm(u) : `${length(u)} and ${mm(v)}`} from the sides`,
  }),
  'bolt-circle': ({ diameter: circle, count, anglesDeg, centre }) => ({
    count: anglesDeg?.length ?? count,
    where: `on a bolt circle of ${diameter(circle)}${isOrigin(centre) ? '' : ` about (${length(centre[0])}, ${length(centre[1])}) mm`}`,
  }),
  grid: ({ columns, rows, pitch }) => ({
    count: columns * rows,
    where: `in a grid of ${columns} × ${rows}, pitch ${pitch[0] === pitch[1] ? mm(pitch[0]) : sizes(pitch)}`,
  }),
  line: ({ count, from, to }) => ({
    count,
    where:
      count > 1
        ? `in a line, pitch ${mm(Math.hypot(to[0] - from[0], to[1] - from[1]) / (count - 1))}`
        : undefined,
  }),
  around: ({ positions }) => ({
    count: positions.length,
    where:
      positions.length === 1
        ? 'across the axis'
        : `around the axis at ${positions.length <= 6 ? positions.map(({ angleDeg }) => degrees(angleDeg)).join(', ') : `${positions.length} angles`}`,
  }),
}

export const layoutWords = (layout: Layout): ReturnType<Words<Layout['kind']>> =>
  (LAYOUTS[layout.kind] as Words<Layout['kind']>)(layout)

const FACES: Readonly<Record<string, string>> = {
  '+z': 'top face',
  '-z': 'bottom face',
  '+x': '+x side',
  '-x': '-x side',
  '+y': '+y side',
  '-y': '-y side',
}

/** Undefined for the top, where everything is unless it is said otherwise. */
export function faceWords({ facing, surface }: FaceSelector): string | undefined {
  if (typeof facing === 'string') return facing === '+z' ? undefined : `the ${FACES[facing]}`
  return surface === 'cylinder' ? 'the round face' : undefined
}

/** "in the -y side, one in each corner …" */
export function placed(layout: Layout, face: FaceSelector, preposition: 'in' | 'on') {
  const { count, where } = layoutWords(layout)
  const on = faceWords(face)
  if (on === undefined) return { count, where }
  if (where === 'in the middle') return { count, where: `in the middle of ${on}` }
  return { count, where: [`${preposition} ${on}`, where].filter((part) => part !== undefined).join(', ') }
}

const axisWords = (direction: Direction): string => along(toVector(direction))

type Copies<K extends Repetition['kind']> = (repetition: Extract<Repetition, { kind: K }>) => {
  count: number
  where: string
}

const REPETITIONS: { [K in Repetition['kind']]: Copies<K> } = {
  linear: ({ direction, count, pitch }) => ({
    count,
    where: `in a row ${axisWords(direction)}, pitch ${mm(pitch)}`,
  }),
  grid: ({ directions, counts, pitches }) => ({
    count: counts[0] * counts[1],
    where: `in a grid of ${counts[0]} × ${counts[1]} ${directions.map(axisWords).join(' and ')}, pitch ${pitches[0] === pitches[1] ? mm(pitches[0]) : sizes(pitches)}`,
  }),
  polar: ({ axis, count, angleDeg }) => ({
    count,
    where:
      angleDeg === 360
        ? `evenly spaced about an axis ${axisWords(axis)}`
        : `over ${degrees(angleDeg)} about an axis ${axisWords(axis)}`,
  }),
  path: ({ count }) => ({ count, where: 'along a path' }),
}

export const repetitionWords = (repetition: Repetition): ReturnType<Copies<Repetition['kind']>> =>
  (REPETITIONS[repetition.kind] as Copies<Repetition['kind']>)(repetition)
