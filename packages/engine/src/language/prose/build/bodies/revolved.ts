/** A profile told by its points and turned about an axis: how far from the axis, and how high, each of them is. */
import type { AxisName, Point2, Point3 } from '../../../../plan/geometry.ts'
import { AXES, indexOf, middleOf } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { type Shaped, solid } from './shaped.ts'

const ABOUT = {
  x: { normal: '-z', x: '+y' },
  y: { normal: '+z', x: '+x' },
  z: { normal: '-y', x: '+x' },
} as const

/** The axis it is turned about; the coordinates are those of the plane it is drawn in. */
function axesOf(thing: Thing): { axis: AxisName; radial: 0 | 1 } {
  const axis = (['x', 'y', 'z'] as const).find((each) => thing.words.includes(`about ${each}`)) ?? 'z'
  const drawn = thing.words.find((word) => /^[xyz]{2}$/u.test(word)) ?? (axis === 'z' ? 'xz' : 'xy')
  const at = drawn.indexOf(axis)
  if (at < 0) throw unread(thing.name)
  return { axis, radial: at === 0 ? 1 : 0 }
}

const cornersOf = ({ place }: SaidPlace): Point2[] => {
  const all = place.kind === 'points' ? place.points.map(([u = 0, v = 0]): Point2 => [u, v]) : []
  const [first, last] = [all[0], all.at(-1)]
  if (first && last && all.length > 3 && first[0] === last[0] && first[1] === last[1]) all.pop()
  return all
}

export function revolvedBody(world: World, thing: Thing): Shaped & { from: number } {
  const said = placesOf(thing).find(({ place }) => place.kind === 'points')
  if (said?.place.kind !== 'points') throw missing('points', thing.name)
  const { axis, radial } = axesOf(thing)
  const corners = cornersOf(said)
  const outward = corners.map((point) => point[radial])
  const along = corners.map((point) => point[radial === 0 ? 1 : 0])
  const isRight = outward.every((value) => value >= -1e-9)
  if (corners.length < 3 || !(isRight || outward.every((value) => value <= 1e-9)))
    throw unread(world.quote(said.span))
  said.used = true
  for (const figure of said.place.figures) world.level(figure)
  const [low, high] = [Math.min(...along), Math.max(...along)]
  const radii = outward.map(Math.abs)
  const widest = 2 * Math.max(...radii)
  const points = radii.map((radius, nth): Point2 => [radius, along[nth] as number])
  const { span } = said
  for (const [across, value] of [
    [axis, high - low],
    [axis === 'x' ? 'y' : 'x', widest],
  ] as const)
    world.requirements.push({
      id: `r${world.requirements.length + 1}`,
      says: `${thing.name} along ${across}`,
      measure: { kind: 'extent', axis: across },
      value,
      words: { text: world.quote(span), span: [...span] },
    })
  return {
    shape: {
      kind: 'free',
      make: (id, box, operation) => {
        const origin = AXES.map((each) => middleOf(box, each)) as Point3
        origin[indexOf(axis)] = box.min[indexOf(axis)] - low
        return [
          {
            kind: 'revolve',
            id,
            operation,
            sketch: {
              add: [
                {
                  kind: 'outline',
                  start: points[0] as Point2,
                  segments: points.slice(1).map((to) => ({ kind: 'line', to })),
                },
              ],
            },
            plane: { on: 'frame', origin, ...ABOUT[axis] },
          },
        ]
      },
    },
    size: solid(widest, axis, high - low),
    axis,
    round: true,
    name: 'revolved',
    from: low,
  }
}
