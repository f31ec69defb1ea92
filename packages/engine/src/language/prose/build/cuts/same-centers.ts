/** "A second slot with the same centers, 14 mm wide": about the centres of the ends of the slot before, as much longer as it is wider. */
import type { Point3 } from '../../../../plan/geometry.ts'
import { AXES, indexOf, sizeAlong } from '../../../operations/space.ts'
import { unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { namedBy } from '../../tell/arranged.ts'
import type { World } from '../world.ts'
import type { Aim } from './aim.ts'
import type { CutFigure } from './figures.ts'

export function slotAbout(world: World, thing: Thing, { axis }: Aim): CutFigure | undefined {
  const wide = sizeOf(thing, 'width')
  const same = placesOf(thing).find(({ place }) => place.kind === 'concentric')
  const isLong =
    sizeOf(thing, 'length', 'centers', 'diameter', 'radius') !== undefined ||
    allSizes(thing).some(({ rank }) => rank !== undefined)
  if (thing.concept !== 'slot' || !wide || isLong || same?.place.kind !== 'concentric') return undefined
  const before = world.solids.findLast(
    (solid) => solid.thing.role === 'cut' && solid.shape === 'slot' && solid.axis === axis,
  )
  const box = before?.boxes[0]
  if (!before || !box || before.boxes.length > 1) throw unread(world.quote(same.span))
  const plane = AXES.filter((each) => each !== axis)
  const [long = 0, narrow = 0] = plane.map((each) => sizeAlong(box, each)).toSorted((a, b) => b - a)
  const along = plane.find((each) => sizeAlong(box, each) === long)
  const width = world.takeSize(thing, wide)
  const length = long - narrow + width
  if (!along || width <= narrow + 1e-9) throw unread(wide.figure.text)
  same.place = { ...same.place, ref: { ...namedBy(before.thing), kind: 'cut' } }
  const size: Point3 = [0, 0, 0]
  for (const each of plane) size[indexOf(each)] = each === along ? length : width
  return { shape: { kind: 'slot', length, width, along }, size, round: true }
}
