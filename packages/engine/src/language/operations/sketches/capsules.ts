/** A round bar with half balls for its ends: told from tip to tip, or by its straight part. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import type { Shaped } from '../bodies.ts'
import type { Build } from '../build.ts'
import { indexOf } from '../space.ts'
import { sizeOf, type Thing } from '../things.ts'
import { missing, unread } from '../unread.ts'

export function capsule(build: Build, thing: Thing, axis: AxisName): Shaped {
  const across = sizeOf(thing, 'diameter', 'outer', 'thickness', 'radius')
  if (!across) throw missing('diameter', thing.name)
  const diameter = build.takeSize(thing, across) * (across.dimension === 'radius' ? 2 : 1)
  const straight = sizeOf(thing, 'centers')
  const overall = sizeOf(thing, 'length', 'height')
  if (!straight && !overall) throw missing('length', thing.name)
  const run = straight ? build.takeSize(thing, straight) : 0
  const length = straight ? run + diameter : build.takeSize(thing, overall as typeof across)
  if (overall && straight) {
    if (Math.abs(overall.figure.value - length) > 1e-6) throw unread(overall.figure.text)
    build.takeSize(thing, overall)
  }
  if (length <= diameter) throw unread(thing.name)
  const told = (straight ?? overall) as typeof across
  build.measureAs(told.figure, { kind: 'extent', axis }, length)
  const size: Point3 = [diameter, diameter, diameter]
  size[indexOf(axis)] = length
  const k = indexOf(axis)
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => {
        const end = (from: number): Point3 => {
          const found = [0, 1, 2].map((i) => ((box.min[i] as number) + (box.max[i] as number)) / 2) as Point3
          found[k] = from
          return found
        }
        const [low, high] = [end(box.min[k] + diameter / 2), end(box.max[k] - diameter / 2)]
        return [
          {
            kind: 'cylinder',
            id,
            operation,
            diameter,
            height: length - diameter,
            frame: { origin: low, normal: `+${axis}` },
          },
          { kind: 'sphere', id: `${id}-low-end`, operation, diameter, frame: { origin: low } },
          { kind: 'sphere', id: `${id}-high-end`, operation, diameter, frame: { origin: high } },
        ]
      },
    },
    size,
    axis,
  }
}
