/** Builds what a form was drawn as. */
import type { AxisName, Point3 } from '../../../plan/geometry.ts'
import { between, type Feature, FRAMES, flat } from '../../operations/build.ts'
import { AXES, type Box, centerOf, indexOf, middleOf } from '../../operations/space.ts'
import { unread } from '../../operations/unread.ts'
import type { Shaped as Body } from '../build/bodies/shaped.ts'
import type { World } from '../build/world.ts'
import type { Thing } from '../scene.ts'
import type { Drawn, Flat, LoftEnd, Shaped, Way } from './form.ts'

/** Which axis each way is: as told, the others as such a thing usually lies. */
export function axesOf({ drawn, axes }: Shaped): Readonly<Record<Way, AxisName>> {
  const isUpright = drawn.kind === 'section' || (drawn.kind === 'outline' && drawn.upright)
  const run = drawn.kind === 'section' ? drawn.usual : isUpright ? 'y' : 'z'
  const usual: Record<Way, readonly AxisName[]> = isUpright
    ? { up: ['z', 'y', 'x'], run: [run, 'y', 'x', 'z'], across: ['x', 'y', 'z'] }
    : { run: ['z', 'y', 'x'], across: ['x', 'y', 'z'], up: ['y', 'z', 'x'] }
  const made: Partial<Record<Way, AxisName>> = { ...axes }
  for (const way of Object.keys(usual) as Way[])
    made[way] ??= usual[way].find((axis) => !Object.values(made).includes(axis)) as AxisName
  return made as Record<Way, AxisName>
}

/** Its numbers are measured where they are distances of faces; else by how far it reaches. */
export function measured(world: World, thing: Thing, form: Shaped): void {
  for (const says of form.assumed) world.assume(says)
  const isFaced = form.drawn.kind === 'section' || form.drawn.kind === 'rectangles'
  for (const figure of form.figures)
    if (isFaced) world.take(figure, `${thing.name} size`)
    else world.count(figure)
}

const sizeOf = (drawn: Drawn): { low: Flat; high: Flat } => {
  switch (drawn.kind) {
    case 'section':
      throw unread('section')
    case 'ellipse':
      return { low: [-drawn.width / 2, -drawn.height / 2], high: [drawn.width / 2, drawn.height / 2] }
    case 'rectangles':
      return {
        low: [-drawn.outer[0] / 2, -drawn.outer[1] / 2],
        high: [drawn.outer[0] / 2, drawn.outer[1] / 2],
      }
    case 'loft': {
      const width = Math.max(drawn.low.width, drawn.high?.width ?? 0)
      const depth = Math.max(drawn.low.depth, drawn.high?.depth ?? 0)
      return { low: [-width / 2, -depth / 2], high: [width / 2, depth / 2] }
    }
    case 'outline': {
      const [us, vs] = [drawn.points.map(([u]) => u), drawn.points.map(([, v]) => v)]
      return { low: [Math.min(...us), Math.min(...vs)], high: [Math.max(...us), Math.max(...vs)] }
    }
  }
}

/** The figure of a form, extruded. */
export function formBody(world: World, thing: Thing, form: Shaped): Body {
  const { drawn, run } = form
  const axes = axesOf(form)
  const { low, high } = sizeOf(drawn)
  const size: Point3 = [0, 0, 0]
  size[indexOf(axes.across)] = high[0] - low[0]
  size[indexOf(axes.up)] = high[1] - low[1]
  size[indexOf(axes.run)] = run
  measured(world, thing, form)
  if (drawn.kind !== 'rectangles')
    for (const axis of AXES)
      world.requirements.push({
        id: `r${world.requirements.length + 1}`,
        says: `${thing.name} along ${axis}`,
        measure: { kind: 'extent', axis },
        value: size[indexOf(axis)],
      })
  const middle: Flat = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]
  const offset: Point3 = [0, 0, 0]
  if (drawn.kind === 'outline' && drawn.middle) {
    offset[indexOf(axes.across)] = drawn.middle[0] - middle[0]
    offset[indexOf(axes.up)] = drawn.middle[1] - middle[1]
  }
  if (drawn.kind === 'loft') return loftBody(drawn, size)
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => {
        const place = (point: Flat): Point3 => {
          const at: Point3 = [0, 0, 0]
          at[indexOf(axes.across)] = middleOf(box, axes.across) + point[0] - middle[0]
          at[indexOf(axes.up)] = middleOf(box, axes.up) + point[1] - middle[1]
          return at
        }
        const drawnOn = (point: Flat): [number, number] => flat(place(point), axes.run)
        return [
          {
            kind: 'extrude',
            id,
            operation,
            plane: { on: 'frame', ...FRAMES[axes.run] },
            sketch: sketchOf(drawn, drawnOn, flat(centerOf(box), axes.run), size, axes.run),
            extent: between(axes.run, box.min[indexOf(axes.run)], box.max[indexOf(axes.run)]),
          } as Feature,
        ]
      },
    },
    size,
    axis: axes.run,
    round: false,
    name: drawn.kind === 'ellipse' ? 'ellipse' : 'free',
    ...(offset.some((each) => each !== 0) ? { middle: offset } : {}),
  }
}

const profileOf = ({ round, width, depth }: LoftEnd): object =>
  round ? { kind: 'circle', diameter: width } : { kind: 'rectangle', width, height: depth }

function loftBody(drawn: Drawn & { kind: 'loft' }, size: Point3): Body {
  const { low, high, hollow } = drawn
  const isPyramid = !low.round && high?.round !== true
  return {
    shape:
      isPyramid && !hollow
        ? {
            kind: 'pyramid',
            base: [low.width, low.depth],
            top: high ? [high.width, high.depth] : [0, 0],
          }
        : {
            kind: 'free',
            make: (id, box, operation) => {
              const [x, y] = centerOf(box)
              const plane = (level: number): object => ({ on: 'frame', origin: [x, y, level] })
              const top = high ?? low
              return [
                {
                  kind: 'loft',
                  id,
                  operation,
                  ruled: true,
                  sections: [
                    {
                      sketch: { add: [profileOf(low)], ...(hollow ? { cut: [profileOf(hollow[0])] } : {}) },
                      plane: plane(box.min[2]),
                    },
                    {
                      sketch: { add: [profileOf(top)], ...(hollow ? { cut: [profileOf(hollow[1])] } : {}) },
                      plane: plane(box.max[2]),
                    },
                  ],
                } as Feature,
              ]
            },
          },
    size,
    axis: 'z',
    round: false,
    name: 'pyramid',
  }
}

function sketchOf(
  drawn: Drawn,
  on: (point: Flat) => [number, number],
  at: [number, number],
  size: Point3,
  run: AxisName,
): object {
  if (drawn.kind === 'ellipse') {
    const [width, height] = flat(size, run)
    return { add: [{ kind: 'ellipse', width: Math.abs(width), height: Math.abs(height), at }] }
  }
  if (drawn.kind === 'rectangles') {
    const sides = ([u, v]: Flat): object => {
      const [low, high] = [on([-u / 2, -v / 2]), on([u / 2, v / 2])]
      return { kind: 'rectangle', width: Math.abs(high[0] - low[0]), height: Math.abs(high[1] - low[1]), at }
    }
    return { add: [sides(drawn.outer)], cut: [sides(drawn.inner)] }
  }
  if (drawn.kind !== 'outline') throw unread(drawn.kind)
  const [first, ...rest] = drawn.points.map(on)
  return { add: [{ kind: 'outline', start: first, segments: rest.map((to) => ({ kind: 'line', to })) }] }
}

/** The boxes of a section, by the keys of its parts. */
export function sectionBoxes(form: Shaped): Readonly<Record<string, readonly Box[]>> {
  const { drawn, run } = form
  if (drawn.kind !== 'section') throw unread(form.form)
  const axes = axesOf(form)
  const [a, b, c] = [indexOf(axes.across), indexOf(axes.up), indexOf(axes.run)]
  return Object.fromEntries(
    Object.entries(drawn.parts).map(([key, rects]) => [
      key,
      rects.map(({ across, up }): Box => {
        const box: Box = { min: [0, 0, 0], max: [0, 0, 0] }
        box.min[a] = across[0]
        box.max[a] = across[1]
        box.min[b] = up[0]
        box.max[b] = up[1]
        box.min[c] = axes.run === 'z' ? 0 : -run / 2
        box.max[c] = axes.run === 'z' ? run : run / 2
        return box
      }),
    ]),
  )
}
