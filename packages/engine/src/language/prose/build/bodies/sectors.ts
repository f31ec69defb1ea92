/** A slice of a cylinder, told by its angle; a quarter of one. Its point is where the axis was. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../../operations/build.ts'
import { AXES, indexOf } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, sizeOf, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { angleOf } from './arcs.ts'
import { across, type Ground, isInner, isRoundSize, runOf, type Shaped, solid } from './shaped.ts'

/** From its point to the sides of the box around it: one way and the other, along both axes. */
function reachOf(radius: number, degrees: number): { min: [number, number]; max: [number, number] } {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    min: [
      degrees >= 180 ? -radius : Math.min(0, radius * cos),
      degrees >= 270 ? -radius : Math.min(0, radius * sin),
    ],
    max: [radius, degrees >= 90 ? radius : radius * sin],
  }
}

export function sector(world: World, thing: Thing, axis: AxisName, ground: Ground): Shaped {
  const told = allSizes(thing).find(({ dimension }) => dimension === 'angle')
  const isQuarter = thing.concept === 'quarter'
  const degrees = !told && isQuarter ? 90 : angleOf(world, thing)
  const isOther = isQuarter && degrees !== 90
  const isRing = allSizes(thing).some((each) => isRoundSize(each) && isInner(each))
  if (degrees <= 0 || degrees >= 360 || isOther || isRing) throw unread(thing.name)
  const said = allSizes(thing).find(isRoundSize) ?? sizeOf(thing, 'bare')
  if (!said) throw missing('radius', thing.name)
  const diameter = across(world, thing, said)
  const radius = diameter / 2
  world.measureAs(said.figure, { kind: 'somewhere', of: 'any' })
  const { min, max } = reachOf(radius, degrees)
  const [u, v] = AXES.filter((each) => each !== axis) as [AxisName, AxisName]
  const size = solid(0, axis, runOf(world, thing, axis, ground, [said, told]))
  size[indexOf(u)] = max[0] - min[0]
  size[indexOf(v)] = max[1] - min[1]
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => {
        const low = flat(box.min, axis)
        return [
          {
            kind: 'extrude',
            id,
            operation,
            plane: { on: 'frame', ...FRAMES[axis] },
            sketch: {
              add: [{ kind: 'sector', diameter, angleDeg: degrees, at: [low[0] - min[0], low[1] - min[1]] }],
            },
            extent: between(axis, box.min[indexOf(axis)], box.max[indexOf(axis)]),
          },
        ]
      },
    },
    size,
    axis,
    round: false,
    name: 'sector',
  }
}
