/** Straight grooves whose sides slant: dovetails, and those that taper to a narrower flat bottom. */
import type { AxisName, Point2, Point3 } from '../../../plan/geometry.ts'
import { type Build, flat } from '../build.ts'
import { across, around, at, indexOf, levelOf, type Solid, sizeAlong } from '../space.ts'
import { spotsOf } from '../spots/spots.ts'
import { isShaped, type SaidSize, sizeOf, type Thing } from '../things.ts'
import { missing, nowhere, unread } from '../unread.ts'
import { wayOf } from '../ways.ts'
import { CLEAR_MM, outlineCut, runOf, siteBox } from './cleared.ts'

const isAtBottom = ({ own }: SaidSize): boolean => own?.concept === 'bottom'
const widthsOf = ({ sizes }: Thing): SaidSize[] => sizes.filter(({ dimension }) => dimension === 'width')

/** Told by two widths, or by one and the slope of its sides. */
export const isTapered = (thing: Thing): boolean =>
  isShaped(thing, 'dovetail') ||
  sizeOf(thing, 'narrow') !== undefined ||
  (widthsOf(thing).length === 2 && widthsOf(thing).some(isAtBottom))

export function taperedSlot(build: Build, thing: Thing): Solid {
  if (thing.count > 1) throw nowhere(thing.name)
  const way = wayOf(build, thing, true)
  const { side } = way
  const host = siteBox(build, way)
  const run = runOf(build, thing, side.axis)
  const along = run.axis
  if (!along) throw nowhere(thing.name)
  const other = across(side.axis).find((axis) => axis !== along) as AxisName
  const { top, bottom, depth } = sectionOf(build, thing)
  const size: Point3 = [0, 0, 0]
  size[indexOf(other)] = Math.max(top, bottom)
  size[indexOf(along)] = sizeAlong(host, along) + 2 * CLEAR_MM
  size[indexOf(side.axis)] = depth
  const [spot] = spotsOf({
    build,
    thing,
    host: way.host,
    box: host,
    axis: side.axis,
    size,
    toSide: true,
    count: 1,
  })
  const mouth = levelOf(host, side)
  const box = around(at(spot as Point3, side.axis, mouth - (side.sign * depth) / 2), size)
  const middle = (spot as Point3)[indexOf(other)]
  const corner = (offset: number, level: number): Point2 => {
    const point: Point3 = [0, 0, 0]
    point[indexOf(other)] = middle + offset
    point[indexOf(side.axis)] = level
    return flat(point, along)
  }
  const floor = mouth - side.sign * depth
  const outline = [
    corner(-bottom / 2, floor),
    corner(bottom / 2, floor),
    corner(top / 2, mouth),
    corner(top / 2, mouth + side.sign * CLEAR_MM),
    corner(-top / 2, mouth + side.sign * CLEAR_MM),
    corner(-top / 2, mouth),
  ]
  build.features.push(outlineCut(thing.id, along, outline, box.min[indexOf(along)], box.max[indexOf(along)]))
  for (const said of [...widthsOf(thing), sizeOf(thing, 'narrow')]) {
    if (!said) continue
    // Seen beside it, a quarter of the depth from where it is so wide.
    const isFloor = isAtBottom(said) || said.dimension === 'narrow'
    const part = isFloor ? 0.75 : 0.25
    const edge = middle - (top + (bottom - top) * part) / 2
    const low = host.min[indexOf(other)]
    if (edge - low < 1e-3) continue
    const point = at(spot as Point3, side.axis, mouth - side.sign * depth * part)
    point[indexOf(other)] = (edge + low) / 2
    build.measureAs(
      said.figure,
      { kind: 'wall-thickness', at: point, direction: `+${other}` as '+x' },
      edge - low,
    )
  }
  return {
    thing,
    box,
    axis: side.axis,
    round: false,
    mouth: side,
    spots: [spot as Point3],
    features: [thing.id],
  }
}

function sectionOf(build: Build, thing: Thing): { top: number; bottom: number; depth: number } {
  const deep = sizeOf(thing, 'depth', 'height')
  if (!deep) throw missing('depth', thing.name)
  const depth = build.takeSize(thing, deep)
  const widths = widthsOf(thing)
  const low = sizeOf(thing, 'narrow') ?? widths.find(isAtBottom)
  const high = widths.find((said) => said !== low)
  const angle = sizeOf(thing, 'angle')
  // A dovetail's angle is that of its sides to its floor.
  const lean = angle && depth / Math.tan((build.take(angle.figure, `${thing.name} angle`) / 180) * Math.PI)
  const top = high && build.takeSize(thing, high)
  const bottom = low && build.takeSize(thing, low)
  const found = {
    top: top ?? (bottom !== undefined && lean !== undefined ? bottom - 2 * lean : undefined),
    bottom: bottom ?? (top !== undefined && lean !== undefined ? top + 2 * lean : undefined),
  }
  if (found.top === undefined || found.bottom === undefined) throw missing('width', thing.name)
  if (angle && !isShaped(thing, 'dovetail')) throw unread(angle.figure.text)
  if (lean !== undefined && Math.abs(found.top + 2 * lean - found.bottom) > 0.05) throw unread(thing.name)
  if (found.top <= 0 || found.bottom <= 0) throw nowhere(thing.name)
  return { top: found.top, bottom: found.bottom, depth }
}
