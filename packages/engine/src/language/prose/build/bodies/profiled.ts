/** A figure drawn in the upright plane across an axis, and extruded over its box that way. */
import type { AxisName } from '../../../../plan/geometry.ts'
import type { Feature } from '../../../operations/build.ts'
import { indexOf } from '../../../operations/space.ts'
import type { Shaped } from './shaped.ts'

export type Flat = readonly [number, number]

/** `draw`: the figure between the low and the high corner of its box, across and up. */
export function extruded(axis: AxisName, draw: (min: Flat, max: Flat) => object): Shaped['shape'] {
  const across = indexOf(axis === 'y' ? 'x' : 'y')
  const along = indexOf(axis)
  const plane =
    axis === 'y'
      ? ({ on: 'frame', normal: '-y', x: '+x' } as const)
      : ({ on: 'frame', normal: '+x', x: '+y' } as const)
  return {
    kind: 'free',
    make: (id, box, operation) => [
      {
        kind: 'extrude',
        id,
        operation,
        plane,
        sketch: { add: [draw([box.min[across], box.min[2]], [box.max[across], box.max[2]])] },
        extent:
          axis === 'y'
            ? { kind: 'between', from: -box.max[along], to: -box.min[along] }
            : { kind: 'between', from: box.min[along], to: box.max[along] },
      } as Feature,
    ],
  }
}
