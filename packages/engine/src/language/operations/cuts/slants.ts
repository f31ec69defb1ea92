/** A top that is cut off slanting: "the tallest side is 60 mm and the shortest 20 mm", "at 45 degrees". */
import type { Point2 } from '../../../plan/geometry.ts'
import { type Build, between, FRAMES } from '../build.ts'
import { centerOf, type Solid, sizeAlong } from '../space.ts'
import { sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'
import { CLEAR_MM } from './cleared.ts'

const ABOUT = 5e-3

export function slant(build: Build, thing: Thing): Solid {
  const [host] = build.bodies
  if (!host || build.bodies.length > 1) throw nowhere(thing.name)
  const { box } = host
  const high = sizeOf(thing, 'tallest')
  const low = sizeOf(thing, 'shortest')
  const angle = sizeOf(thing, 'angle')
  const wide = sizeAlong(box, 'x')
  const tall = high ? build.takeSize(thing, high) : sizeAlong(box, 'z')
  if (Math.abs(tall - sizeAlong(box, 'z')) > 1e-6) throw nowhere(thing.name)
  const tangent = angle && Math.tan((build.take(angle.figure, 'slant') / 180) * Math.PI)
  // Measured from the level or from the axis: only at 45 degrees is that the same.
  const short = low
    ? build.takeSize(thing, low)
    : tangent !== undefined && Math.abs(tangent - 1) < 1e-9
      ? tall - wide
      : undefined
  if (short === undefined) throw missing('shortest side', thing.name)
  if (short < 0 || short >= tall) throw nowhere(thing.name)
  const steep = (tall - short) / wide
  if (
    angle &&
    tangent !== undefined &&
    Math.abs(tangent / steep - 1) > ABOUT &&
    Math.abs(tangent * steep - 1) > ABOUT
  )
    throw unread(angle.figure.text)
  build.assume('The shortest side is on the right')
  const bottom = box.min[2]
  const slope = (x: number): number => bottom + tall - (x - box.min[0]) * steep
  const [from, to] = [box.min[0] - CLEAR_MM, box.max[0] + CLEAR_MM]
  const top = slope(from) + CLEAR_MM
  const outline: Point2[] = [
    [from, slope(from)],
    [to, slope(to)],
    [to, top],
    [from, top],
  ]
  build.features.push({
    kind: 'extrude',
    id: thing.id,
    operation: 'cut',
    plane: { on: 'frame', ...FRAMES.y },
    sketch: {
      add: [
        {
          kind: 'outline',
          start: outline[0] as Point2,
          segments: outline.slice(1).map((end) => ({ kind: 'line', to: end })),
        },
      ],
    },
    extent: between('y', box.min[1] - CLEAR_MM, box.max[1] + CLEAR_MM),
  })
  if (low) {
    const [x, y] = centerOf(box)
    build.measureAs(
      low.figure,
      { kind: 'wall-thickness', at: [x, y, bottom + (tall + short) / 4], direction: '+z' },
      (tall + short) / 2,
    )
  }
  return { thing, box, axis: 'y', round: false, spots: [centerOf(box)], features: [thing.id] }
}
