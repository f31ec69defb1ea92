/** "8 mm tall (Z=10 to Z=18)", "from Y=-6 to Y=6": how far an opening reaches on its face, told by the levels it lies between. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Entity } from '../../entity.ts'
import { tidy } from '../../quantities/scan.ts'
import type { Face } from '../faces/stand.ts'
import { all } from '../layout/statements.ts'

/** Between which two coordinates it is said to lie along an axis. */
export const spanAlong = (entity: Entity, axis: AxisName): number | undefined => {
  const range = all(entity.places, 'range').find(({ place }) => place.axis === axis)?.place
  return range && tidy(Math.abs(range.to.value - range.from.value))
}

/** What "12 mm (Y)" is of an opening, by the face it is in. */
export const axisWords = ({ u, v, normal }: Face): Readonly<Record<string, readonly string[]>> => ({
  [`axis ${u}`]: ['x'],
  [`axis ${v}`]: ['y'],
  [`axis ${normal[1]}`]: ['depth'],
})
