/** How the walls, the floor and the room of a hollow body are measured. */
import type { Point3 } from '../../../plan/geometry.ts'
import { along, type Stand } from '../faces/stand.ts'
import { type Matter, OWN_AXES } from '../scene/probe.ts'
import { bareFloor } from './bare-floor.ts'
import { direction, get, type Measured, pointOf } from './measured.ts'

/** The side wall of a hollow body, halfway up, where it is flat or across the way its sizes are told. */
export const sideWall = (stand: Stand): Measured => {
  const [first, second] = OWN_AXES[stand.axis]
  // Where an end is open there is no wall.
  const axis = stand.shape === 'polygon' || stand.entity.open.has(`+${first}`) ? second : first
  const reach =
    stand.shape === 'polygon'
      ? get(stand, 'acrossFlats') / 2
      : (along(stand.max, axis) - along(stand.min, axis)) / 2
  const at = stand.min.map((low, index) => (low + (stand.max[index] as number)) / 2) as Point3
  at[({ x: 0, y: 1, z: 2 } as const)[axis]] += reach - get(stand, 'wall') / 2
  return { measure: { kind: 'wall-thickness', at, direction: `+${axis}` }, value: get(stand, 'wall') }
}
/** The wall of half a ball, where it is highest or lowest. */
export const crownWall = (stand: Stand): Measured => {
  const value = get(stand, 'wall')
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
