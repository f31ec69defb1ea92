/** Bodies whose section is an ellipse: by its two axes, the major one first. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../../operations/build.ts'
import { AXES, centerOf, indexOf, sizeAlong } from '../../../operations/space.ts'
import { missing } from '../../../operations/unread.ts'
import { allSizes, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { type Ground, runOf, type Shaped, solid } from './shaped.ts'

export function ellipse(world: World, thing: Thing, axis: AxisName, ground: Ground): Shaped {
  const all = allSizes(thing)
  const worded = (word: string): SaidSize | undefined => all.find(({ words }) => words.includes(word))
  const ranked = all.filter(({ rank }) => rank !== undefined)
  const major = worded('major') ?? ranked[0] ?? sizeOf(thing, 'length')
  const minor = worded('minor') ?? ranked[1] ?? sizeOf(thing, 'width')
  if (!major || !minor) throw missing(major ? 'minor axis' : 'major axis', thing.name)
  const [u, v] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  // Half an axis is told as a radius.
  const twice = (said: SaidSize): number => (said.dimension === 'radius' ? 2 : 1)
  const measured = (said: SaidSize, along: AxisName): number =>
    world.takeSize(thing, said, twice(said) === 1 ? { kind: 'extent', axis: along } : undefined) * twice(said)
  const size = solid(0, axis, runOf(world, thing, axis, ground, [major, minor]))
  size[indexOf(u)] = measured(major, u)
  size[indexOf(v)] = measured(minor, v)
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => [
        {
          kind: 'extrude',
          id,
          operation,
          plane: { on: 'frame', ...FRAMES[axis] },
          sketch: {
            add: [
              {
                kind: 'ellipse',
                width: sizeAlong(box, u),
                height: sizeAlong(box, v),
                at: flat(centerOf(box), axis),
              },
            ],
          },
          extent: between(axis, box.min[indexOf(axis)], box.max[indexOf(axis)]),
        },
      ],
    },
    size,
    axis,
    round: false,
    name: 'ellipse',
  }
}
