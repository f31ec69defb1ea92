/** A slot that comes in from a side and ends in a half circle. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { between, FRAMES, flat } from '../../../operations/build.ts'
import { AXES, type Box, indexOf, isSame, sizeAlong } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidPlace, type SaidSize, type Thing } from '../../scene.ts'
import type { Feature, World } from '../world.ts'
import type { Aim } from './aim.ts'
import type { CutFigure } from './figures.ts'

export const roundInner = (thing: Thing): SaidPlace | undefined =>
  placesOf(thing).find(({ place }) => place.kind === 'manner' && place.word === 'roundinner')

/** Its radius is half as wide as it is, and tells its width where nothing else does. */
export function widthByEnd(world: World, thing: Thing): void {
  const radius = allSizes(thing).find(({ dimension }) => dimension === 'radius' || dimension === 'diameter')
  if (!radius || !roundInner(thing)) return
  const { figure } = radius
  const wide = (radius.dimension === 'radius' ? 2 : 1) * figure.value
  const width = allSizes(thing).find(
    ({ dimension, rank, figure: each }) =>
      dimension === 'width' || (rank !== undefined && isSame(each.value, wide)),
  )
  if (width && !isSame(width.figure.value, wide)) throw unread(figure.text)
  world.count(figure)
  radius.used = true
  if (width) return
  const told: SaidSize = { ...radius, dimension: 'width', figure: { ...figure, value: wide }, used: false }
  thing.sizes.splice(thing.sizes.indexOf(radius), 1, told)
}

/** The box of a notch with its inner end rounded. */
export function roundedInner(world: World, thing: Thing, aim: Aim, box: CutFigure): CutFigure {
  const said = roundInner(thing)
  if (!said) return box
  const { axis, mouth, host } = aim
  // It goes through one way, and across the other it is as wide as its end is round.
  const through = AXES.filter(
    (each) => each !== axis && isSame(box.size[indexOf(each)], sizeAlong(host.box, each)),
  )
  const [run, second] = through
  if (!aim.opening || !run || second) throw unread(world.quote(said.span))
  const cross = AXES.find((each) => each !== axis && each !== run)
  const width = cross && box.size[indexOf(cross)]
  if (!width) throw missing('width', thing.name)
  for (const each of placesOf(thing))
    if (each.place.kind === 'manner' && each.place.word === 'roundinner') each.used = true
  const make = (id: string, made: Box, operation: 'add' | 'cut'): Feature[] => {
    const radius = width / 2
    // "a U-shaped notch in the front edge": how far in?
    if (sizeAlong(made, axis) > sizeAlong(host.box, axis) - 1e-6) throw missing('depth', thing.name)
    if (sizeAlong(made, axis) < radius - 1e-9) throw unread(world.quote(said.span))
    const k = indexOf(axis)
    const [open, inner] = mouth.sign > 0 ? [made.max[k], made.min[k]] : [made.min[k], made.max[k]]
    const point = (along: number, across: -1 | 0 | 1): [number, number] => {
      const spot: Point3 = [0, 0, 0]
      spot[k] = along
      const c = indexOf(cross)
      spot[c] = (made.min[c] + made.max[c]) / 2 + across * radius
      const [u, v] = flat(spot, run)
      return [u, v]
    }
    const start = inner + mouth.sign * radius
    const isStraight = Math.abs(start - open) > 1e-9
    return [
      {
        kind: 'extrude',
        id,
        operation,
        plane: { on: 'frame', ...FRAMES[run] },
        sketch: {
          add: [
            {
              kind: 'outline',
              start: point(open, -1),
              segments: [
                ...(isStraight ? [{ kind: 'line', to: point(start, -1) }] : []),
                { kind: 'arc', to: point(start, 1), via: point(inner, 0) },
                ...(isStraight ? [{ kind: 'line', to: point(open, 1) }] : []),
              ],
            },
          ],
        },
        extent: between(run, made.min[indexOf(run)], made.max[indexOf(run)]),
      } as Feature,
    ]
  }
  return { ...box, shape: { kind: 'free', make } }
}
