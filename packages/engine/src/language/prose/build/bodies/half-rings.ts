/** Half of a pipe: its section between two half circles, its feet on the ground. */
import type { AxisName, Point2 } from '../../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../../operations/build.ts'
import type { Shape } from '../../../operations/shapes.ts'
import { indexOf } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import { allSizes, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { across, footOf, isInner, isRoundSize } from './shaped.ts'

/** How wide it is inside, where that is told. */
export function boreOfHalf(
  world: World,
  thing: Thing,
  outer: SaidSize,
  diameter: number,
): number | undefined {
  const inner = allSizes(thing).find((each) => each !== outer && isRoundSize(each) && isInner(each))
  const wall = sizeOf(thing, 'wall')
  const bore = inner
    ? across(world, thing, inner)
    : wall
      ? diameter - 2 * world.takeSize(thing, wall)
      : undefined
  if (bore !== undefined && (bore <= 0 || bore >= diameter))
    throw unread((inner ?? wall)?.figure.text ?? thing.name)
  return bore
}

export const halfRing = (axis: AxisName, diameter: number, bore: number): Shape => ({
  kind: 'free',
  make: (id, box, operation) => {
    const [middle] = flat(footOf(box, axis, 0), axis)
    const [, foot] = flat(box.min, axis)
    const at = (off: number): Point2 => [middle + off, foot]
    return [
      {
        kind: 'extrude',
        id,
        operation,
        plane: { on: 'frame', ...FRAMES[axis] },
        sketch: {
          add: [
            {
              kind: 'outline',
              start: at(-diameter / 2),
              segments: [
                { kind: 'line', to: at(-bore / 2) },
                { kind: 'arc', to: at(bore / 2), via: [middle, foot + bore / 2] },
                { kind: 'line', to: at(diameter / 2) },
                { kind: 'arc', to: at(-diameter / 2), via: [middle, foot + diameter / 2] },
              ],
            },
          ],
        },
        extent: between(axis, box.min[indexOf(axis)], box.max[indexOf(axis)]),
      },
    ]
  },
})
