/** How the walls, the floor and the room of a hollow body are measured. */
import type { Point3 } from '../../../plan/geometry.ts'
import { along, type Stand } from '../faces/stand.ts'
import { indexOf, type Matter, OWN_AXES } from '../scene/probe.ts'
import { bareFloor, bareWall } from './bare-places.ts'
import { direction, get, type Measured, pointOf } from './measured.ts'

/** The side wall of a hollow body, where it is flat or across the way its sizes are told: halfway up, or beside what is there. */
export const sideWall = (stand: Stand, scene: Matter): Measured => {
  const [first, second, third] = OWN_AXES[stand.axis]
  // Where an end is open there is no wall.
  const axis = stand.shape === 'polygon' || stand.entity.open.has(`+${first}`) ? second : first
  const reach =
    stand.shape === 'polygon'
      ? get(stand, 'acrossFlats') / 2
      : (along(stand.max, axis) - along(stand.min, axis)) / 2
  const at = stand.min.map((low, index) => (low + (stand.max[index] as number)) / 2) as Point3
  at[indexOf(axis)] += reach - get(stand, 'wall') / 2
  // A round wall is only as thick straight outwards.
  const beside = axis === first ? second : first
  const ways = stand.shape === 'box' ? [third, beside] : stand.shape === 'polygon' ? [third] : []
  return {
    measure: { kind: 'wall-thickness', at: bareWall(stand, scene, at, ways, axis), direction: `+${axis}` },
    value: get(stand, 'wall'),
  }
}
/** The wall of half a ball, where it is highest or lowest; where something is cut there, halfway down its flank. */
export const crownWall = (stand: Stand, scene: Matter): Measured => {
  const value = get(stand, 'wall')
  const [x, y] = stand.origin
  const pierced = scene.openings.some(
    ({ at, axis, diameter }) => axis === stand.axis && Math.hypot(at[0] - x, at[1] - y) < diameter / 2,
  )
  if (pierced && stand.axis === 'z') {
    const middle = (get(stand, 'diameter') - value) / 2
    const flank = middle * Math.SQRT1_2
    const [low, high] = [stand.min[2], stand.max[2]]
    return {
      measure: {
        kind: 'wall-thickness',
        at: [x + flank, y, stand.downward ? high - flank : low + flank],
        direction: [1, 0, stand.downward ? -1 : 1],
      },
      value,
    }
  }
  const up = stand.downward ? value / 2 : get(stand, 'height') - value / 2
  return {
    measure: { kind: 'wall-thickness', at: pointOf(stand, 0, up), direction: direction(stand) },
    value,
  }
}
/** The floor of a hollow body, at its middle or where it is bare; of one that is open at the bottom what closes its top. */
export const floor = (stand: Stand, scene: Matter): Measured => {
  const value = get(stand, 'floor')
  const { open } = stand.entity
  const above = stand.axis === 'z' && open.size === 1 && open.has('-z')
  const up = above ? along(stand.max, 'z') - along(stand.min, 'z') - value / 2 : value / 2
  const at = bareFloor(stand, scene, pointOf(stand, 0, up))
  return {
    measure: { kind: 'wall-thickness', at, direction: direction(stand) },
    value,
  }
}
export const room =
  (own: 0 | 1) =>
  (stand: Stand): Measured => {
    const axis = OWN_AXES[stand.axis][own]
    const inset = get(stand, 'wall')
    const [from, to] = [along(stand.min, axis) + inset, along(stand.max, axis) - inset]
    return { measure: { kind: 'levels', axis, from, to }, value: to - from }
  }
export const roomHeight = (stand: Stand): Measured => {
  const value = get(stand, 'innerZ')
  const open = [...stand.entity.open.keys()][0] ?? '+z'
  const [low, high] = [along(stand.min, 'z'), along(stand.max, 'z')]
  const [from, to] = open === '-z' ? [low, low + value] : [high - value, high]
  return { measure: { kind: 'levels', axis: 'z', from, to }, value }
}
