/** Where there is material, by arithmetic: tells which faces of a body are left to be measured once it is joined and cut. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { isHollow, sidesOf } from '../../entity.ts'
import { holds } from '../../lofts/loft.ts'
import { contains, hasFlat, boxOf as pathBox } from '../../outline/path.ts'
import { polygonTurn } from '../bodies/bodies.ts'
import { arcCentres, roundSide } from '../bodies/drawn.ts'
import { baseEnds, isInFigure } from '../bodies/drawn-points.ts'
import { openSides } from '../bodies/hollow.ts'
import { loftOf } from '../bodies/lofted.ts'
import { drawnAt, drawnAxes, pathOf } from '../bodies/outlined.ts'
import type { Stand } from '../faces/stand.ts'

/** A round hole: a point of its axis, which way it goes, how wide it is. */
export interface Opening {
  at: Point3
  axis: AxisName
  diameter: number
}

export interface Matter {
  /** The box of the whole part. */
  min: Point3
  max: Point3
  /** Bodies that were added. */
  stands: readonly Stand[]
  /** Bodies that were cut away. */
  cuts: readonly Stand[]
  openings: readonly Opening[]
  /** The circles around openings that are not round. */
  pockets: readonly Opening[]
  /** Edges are broken, or something else is taken away that these do not show: its volume is anyone's guess. */
  worked: boolean
}

export const AXES = ['x', 'y', 'z'] as const
export const indexOf = (axis: AxisName): 0 | 1 | 2 => (axis === 'x' ? 0 : axis === 'y' ? 1 : 2)

/** Part axes in a body's own order: across, across, along. */
export const OWN_AXES: Record<AxisName, [AxisName, AxisName, AxisName]> = {
  z: ['x', 'y', 'z'],
  x: ['y', 'z', 'x'],
  y: ['x', 'z', 'y'],
}

const get = ({ dimensions }: Stand, name: string): number => dimensions.values.get(name) ?? 0

/** Across, across and along, from the middle of its underside. */
export function toOwn(stand: Stand, point: Point3): Point3 {
  const { min, max } = stand
  const moved: Point3 = [
    point[0] - (min[0] + max[0]) / 2,
    point[1] - (min[1] + max[1]) / 2,
    point[2] - (min[2] + max[2]) / 2,
  ]
  if (stand.turn !== undefined) {
    const radians = (-stand.turn * Math.PI) / 180
    const [x, y] = moved
    moved[0] = x * Math.cos(radians) - y * Math.sin(radians)
    moved[1] = x * Math.sin(radians) + y * Math.cos(radians)
  }
  const [across, deep, along] = OWN_AXES[stand.axis]
  const [u, v, w] = [moved[indexOf(across)], moved[indexOf(deep)], moved[indexOf(along)]]
  const up = stand.max[indexOf(stand.axis)] - stand.min[indexOf(stand.axis)]
  return [u, v, stand.downward ? up / 2 - w : w + up / 2]
}

/** Its own sizes: across, across, along, however it is turned. */
export function ownSize(stand: Stand): Point3 {
  if (stand.turn !== undefined && stand.shape === 'box')
    return [get(stand, 'x'), get(stand, 'y'), get(stand, 'z')]
  const [across, deep, along] = OWN_AXES[stand.axis]
  const size = (axis: AxisName): number => stand.max[indexOf(axis)] - stand.min[indexOf(axis)]
  return [size(across), size(deep), size(along)]
}

/** The room of a box or a cup that is hollowed out to its walls. */
function isInRoom(stand: Stand, [u, v, w]: Point3): boolean {
  const wall = get(stand, 'wall')
  if (wall <= 0 || (stand.shape !== 'round' && stand.shape !== 'box') || !isHollow(stand.entity)) return false
  const [across, deep, up] = ownSize(stand)
  const open = openSides(stand.entity)
  if (w <= (open.includes('-z') ? 0 : get(stand, 'floor')) || w >= (open.includes('+z') ? up : up - wall))
    return false
  return stand.shape === 'round'
    ? Math.hypot(u, v) < across / 2 - wall
    : Math.abs(u) < across / 2 - wall && Math.abs(v) < deep / 2 - wall
}

/** In a groove that is turned into a round side. */
export const isInGroove = ({ necks }: Stand, radius: number, up: number): boolean =>
  necks?.some(({ from, to, diameter }) => up > from && up < to && radius > diameter / 2) ?? false

function isWithin(stand: Stand, [u, v, w]: Point3): boolean {
  const [across, deep, up] = ownSize(stand)
  if (w < 0 || w > up || Math.abs(u) > across / 2 || Math.abs(v) > deep / 2) return false
  const radius = Math.hypot(u, v)
  if (isInGroove(stand, radius, w)) return false
  if (isInRoom(stand, [u, v, w])) return false
  switch (stand.shape) {
    case 'round':
      return radius <= across / 2
    case 'tube':
      return radius <= across / 2 && radius >= get(stand, 'innerDiameter') / 2
    case 'cone': {
      const [bottom, top] = [get(stand, 'bottomDiameter'), get(stand, 'topDiameter')]
      return radius <= (bottom + ((top - bottom) * w) / up) / 2
    }
    case 'sphere':
      return Math.hypot(u, v, w - up / 2) <= up / 2
    case 'hemisphere':
      return Math.hypot(u, v, w) <= up
    case 'cap': {
      const ball = (across ** 2 / 4 + up ** 2) / (2 * up)
      return Math.hypot(u, v, w - (up - ball)) <= ball
    }
    case 'polygon': {
      const sides = sidesOf(stand.entity) ?? 6
      const sector = (2 * Math.PI) / sides
      const turned = (polygonTurn(sides, stand.entity) * Math.PI) / 180
      const angle = (((Math.atan2(v, u) - turned) % sector) + sector) % sector
      return radius * Math.cos(angle - sector / 2) <= get(stand, 'acrossFlats') / 2
    }
    case 'triangle':
      return stand.entity.adjectives.has('right')
        ? isUnderSlope(stand, u / across, v / deep)
        : isInFigure(stand, u, v)
    case 'stadium':
    case 'stub':
      return isInRoundEnded(stand, u, v)
    case 'lever':
      return isInLever(stand, u, v)
    case 'border':
      return isInBorder(stand, u, v)
    case 'star':
      return isInStar(stand, u, v)
    case 'trapezoid':
    case 'semicircle':
      return isInFigure(stand, u, v)
    case 'loft':
      return holds(loftOf(stand.entity), [u, v, w])
    case 'turned':
      return contains(pathOf(stand.entity), [radius, w])
    case 'outline': {
      const [x, y] = drawnAt(stand.entity)
      return contains(pathOf(stand.entity), [u + x, v + y])
    }
    default:
      return true
  }
}

function isInBorder(stand: Stand, u: number, v: number): boolean {
  const [across, deep] = ownSize(stand)
  const wall = get(stand, 'wall')
  return Math.abs(u) >= across / 2 - wall || Math.abs(v) >= deep / 2 - wall
}

/** Beyond the middle of a round end only what lies within its radius. */
function isInRoundEnded(stand: Stand, u: number, v: number): boolean {
  const [across, deep] = ownSize(stand)
  const radius = Math.min(across, deep) / 2
  const one = stand.shape === 'stub' ? roundSide(stand.entity) : undefined
  const centres = arcCentres(across, deep, one)
  const off = Math.abs(across - deep) / 2
  const way = deep > across ? v : u
  const straight = one ? way * one <= off : Math.abs(way) <= off
  return straight || centres.some(([x, y]) => Math.hypot(u - x, v - y) <= radius)
}

/** Within a side that touches both circles, or within one of these. */
function isInLever(stand: Stand, u: number, v: number): boolean {
  const [big, small, length] = [get(stand, 'endRadius'), get(stand, 'smallRadius'), get(stand, 'x')]
  const along = u + length / 2 - big
  const apart = length - big - small
  const lean = Math.asin((big - small) / apart)
  // How far on the way from the one middle to the other the nearest round lies.
  const share = Math.min(1, Math.max(0, (along - Math.abs(v) * Math.tan(lean)) / apart))
  return Math.hypot(along - share * apart, v) <= big + share * (small - big) + 1e-9
}

/** Between the tip on its own axis and the root beside it a side runs straight. */
function isInStar(stand: Stand, u: number, v: number): boolean {
  const [tip, root] = [get(stand, 'outerDiameter') / 2, get(stand, 'innerDiameter') / 2]
  const step = Math.PI / get(stand, 'teeth')
  const turn = ((Math.atan2(v, u) % (2 * step)) + 2 * step) % (2 * step)
  const angle = Math.min(turn, 2 * step - turn)
  const radius = Math.hypot(u, v)
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  const [dx, dy] = [root * Math.cos(step) - tip, root * Math.sin(step)]
  return dx * y - dy * (x - tip) >= -1e-9
}

/** A right triangle, with its right angle in the corner it was put into. */
function isUnderSlope({ corner }: Stand, u: number, v: number): boolean {
  const [x, y] = corner ?? [-1, -1]
  return 0.5 + x * -u + (0.5 + y * -v) <= 1
}

/** Asked for every point of every pair of bodies: most are outside the box already, and cost nothing. */
const holdsPoint = (stand: Stand, point: Point3): boolean => {
  const { min, max } = stand
  for (let i = 0; i < 3; i++) {
    const value = point[i] as number
    if (value < (min[i] as number) - 1e-9 || value > (max[i] as number) + 1e-9) return false
  }
  return isWithin(stand, toOwn(stand, point))
}

export const isSolid = ({ stands, cuts, openings }: Matter, point: Point3): boolean =>
  stands.some((stand) => holdsPoint(stand, point)) &&
  !cuts.some((cut) => holdsPoint(cut, point)) &&
  !openings.some(({ at, axis, diameter }) => {
    const off = AXES.filter((each) => each !== axis).map((each) => point[indexOf(each)] - at[indexOf(each)])
    return Math.hypot(...off) < diameter / 2
  })

const tiny = ({ min, max }: Matter): number =>
  1e-5 * Math.max(...max.map((high, i) => high - (min[i] as number)))

/** Ends of a body that are flat faces square to an axis. */
export function flatEnds(
  { entity, shape, axis, turn, downward, base, dimensions }: Stand,
  along: AxisName,
): readonly ('min' | 'max')[] {
  if (shape === 'box') return turn === undefined || along === 'z' ? ['min', 'max'] : []
  const slanted = shape === 'triangle' && !entity.adjectives.has('right') && entity.concept !== 'channel'
  if (shape === 'trapezoid' || shape === 'semicircle' || slanted) {
    if (along === 'z') return ['min', 'max']
    return baseEnds(base ?? '-y', shape === 'trapezoid', along)
  }
  if (shape === 'outline' && along !== axis) {
    const path = pathOf(entity)
    const k = drawnAxes(entity).indexOf(along) as 0 | 1
    const box = pathBox(path)
    return (['min', 'max'] as const).filter((end) => hasFlat(path, k, box[end][k]))
  }
  if (shape === 'stub' && along !== axis) return along === 'x' ? ['min'] : []
  if (along !== axis) return []
  if (shape === 'sphere' || shape === 'torus') return []
  const pointed = shape === 'cone' && !dimensions.values.get('topDiameter')
  if (shape === 'hemisphere' || shape === 'cap' || shape === 'pyramid' || pointed)
    return [downward ? 'max' : 'min']
  return shape === 'ramp' || shape === 'ridge' ? ['min'] : ['min', 'max']
}

const GRID = [-0.96, -0.7, -0.45, -0.2, 0.03, 0.24, 0.5, 0.75, 0.97]

/** Points spread over the body's box, at one coordinate along an axis. */
function across(stand: Stand, axis: AxisName, level: number): Point3[] {
  const [a, b] = AXES.filter((each) => each !== axis).map(indexOf) as [0 | 1 | 2, 0 | 1 | 2]
  const at = (k: 0 | 1 | 2, t: number): number =>
    (stand.min[k] + stand.max[k]) / 2 + (t * (stand.max[k] - stand.min[k])) / 2
  return GRID.flatMap((s) =>
    GRID.map((t): Point3 => {
      const point: Point3 = [0, 0, 0]
      point[a] = at(a, s)
      point[b] = at(b, t)
      point[indexOf(axis)] = level
      return point
    }),
  )
}

/** Whether a flat face of the finished part lies at this level: something begins or ends there. */
export function hasLevel(matter: Matter, axis: AxisName, level: number): boolean {
  const k = indexOf(axis)
  const near = tiny(matter)
  if (Math.abs(level - matter.min[k]) < near || Math.abs(level - matter.max[k]) < near) return true
  return [...matter.stands, ...matter.cuts].some((stand) =>
    flatEnds(stand, axis).some((end) => {
      const at = end === 'min' ? stand.min[k] : stand.max[k]
      if (Math.abs(at - level) > near) return false
      return across(stand, axis, level).some((point) => {
        const [before, after] = [-near, near].map((step) => {
          const moved: Point3 = [...point]
          moved[k] += step
          return isSolid(matter, moved)
        })
        return before !== after
      })
    }),
  )
}

/** So far along a body it is looked at, as parts of its length: in the middle first. */
export const HEIGHTS = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98] as const

/** A point of a round body's side that is not covered by another. */
export function openSide(matter: Matter, stand: Stand, diameter: number): Point3 | undefined {
  const [first, second, third] = OWN_AXES[stand.axis].map(indexOf) as [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2]
  const near = tiny(matter)
  for (const height of HEIGHTS)
    for (let angle = 0; angle < 360; angle += 15) {
      const at = (radius: number): Point3 => {
        const point: Point3 = [...stand.origin]
        const radians = (angle * Math.PI) / 180
        point[first] += radius * Math.cos(radians)
        point[second] += radius * Math.sin(radians)
        point[third] += height * (stand.max[third] - stand.min[third])
        return point
      }
      if (isSolid(matter, at(diameter / 2 - near)) !== isSolid(matter, at(diameter / 2 + near)))
        return at(diameter / 2)
    }
  return undefined
}

/** The stretches of material along a line, as parts of its length. */
export function stretches(matter: Matter, pointAt: (t: number) => Point3, steps = 720): [number, number][] {
  const found: [number, number][] = []
  let start: number | undefined
  for (let i = 0; i <= steps; i++) {
    const t = (i + 0.5) / (steps + 1)
    const solid = isSolid(matter, pointAt(t))
    if (solid) start ??= t
    else if (start !== undefined) {
      found.push([start, t])
      start = undefined
    }
  }
  if (start !== undefined) found.push([start, 1])
  return found
}
