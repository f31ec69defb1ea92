/** What was made is made again: around a middle, along a way, on the other side. */
import type { AxisName, Point3 } from '../../plan/geometry.ts'
import type { Build } from './build.ts'
import { FRAMES } from './build.ts'
import { siteOf } from './site.ts'
import {
  AXES,
  at,
  type Box,
  indexOf,
  isSame,
  levelOf,
  longest,
  middleOf,
  type Side,
  type Solid,
  union,
} from './space.ts'
import type { Repeat, SaidPlace } from './things.ts'
import { unread } from './unread.ts'

const FULL_TURN = 360

export function repeatIt(build: Build, repeat: Repeat, nth: number): void {
  const solid = build.solidOf(repeat.of)
  if (!solid || solid.features.length === 0) throw unread(repeat.of.name)
  const { count, extra } = repeat
  const total = count === undefined ? undefined : count + (extra ? 1 : 0)
  const id = `${repeat.of.id}-repeat-${nth}`
  const done =
    total === undefined || total === 2
      ? mirrored(build, repeat, solid, id) || (total === 2 && inRow(build, repeat, solid, id, total))
      : around(build, repeat, solid, id, total) || inRow(build, repeat, solid, id, total)
  if (!done) throw unread(build.quote(repeat))
  for (const said of [...repeat.places, ...repeat.last]) {
    if (!said.used && said.place.kind === 'even') said.used = true
    if (!said.used) build.fail(said)
  }
}

/** The body that it is on. */
function hostOf(build: Build, solid: Solid): Box {
  const others = build.bodies.filter((body) => body !== solid)
  if (others.length === 0) throw unread(solid.thing.name)
  return union(others.map(({ box }) => box))
}

const isMiddle = ({ place }: SaidPlace): boolean =>
  (place.kind === 'at' && /^(?:around|about)$/u.test(place.how)) || place.kind === 'circle'

/** "around the center, 8 in total": once around. */
function around(build: Build, { places, of }: Repeat, solid: Solid, id: string, count: number): boolean {
  const middle = places.find(isMiddle)
  const along = places.find(({ place }) => place.kind === 'way' && /around|about/u.test(place.how))
  const said = middle ?? along
  if (!said || of.count > 1) return false
  const host = build.bodies.find((body) => body !== solid)
  const site = said.place.kind === 'at' ? siteOf(said.place.ref, { build, self: of, host }) : undefined
  const box = site?.box ?? host?.box
  const axis =
    said.place.kind === 'way' ? said.place.axis : host?.round ? host.axis : (solid.mouth?.axis ?? 'z')
  if (!box) return false
  said.used = true
  for (const each of places)
    if (each.place.kind === 'angles' && each.place.step) {
      const [figure] = each.place.figures
      if (!figure || !isSame(figure.value * count, FULL_TURN)) return false
      build.take(figure, `${of.name} angle`)
      each.used = true
    }
  const origin: Point3 = [middleOf(box, 'x'), middleOf(box, 'y'), middleOf(box, 'z')]
  build.features.push({
    kind: 'pattern',
    id,
    features: [...solid.features],
    repetition: { kind: 'polar', origin, axis: `+${axis}`, count },
  })
  const spots = Array.from({ length: count }, (_, i) =>
    turned(solid.spots[0] as Point3, origin, axis, (i * FULL_TURN) / count),
  )
  replace(build, solid, spots, count)
  return true
}

function turned(spot: Point3, origin: Point3, axis: AxisName, angle: number): Point3 {
  const turn = (angle * Math.PI) / 180
  const [u, v] = AXES.filter((each) => each !== axis).map(indexOf) as [0, 1]
  const [du, dv] = [spot[u] - origin[u], spot[v] - origin[v]]
  const found: Point3 = [...spot]
  found[u] = origin[u] + du * Math.cos(turn) - dv * Math.sin(turn)
  found[v] = origin[v] + du * Math.sin(turn) + dv * Math.cos(turn)
  return found
}

/** "along the length, 30 mm apart", "the last one flush with the right edge". */
function inRow(build: Build, { places, last, of }: Repeat, solid: Solid, id: string, count: number): boolean {
  if (of.count > 1) return false
  const box = hostOf(build, solid)
  let axis: AxisName | undefined
  for (const said of places) {
    const { place } = said
    if (place.kind === 'way' && /^(?:in|along|across)$/u.test(place.how)) axis = place.axis
    else if (place.kind === 'at' && place.how === 'along' && place.ref.name === 'length')
      axis = longest(box, ['x', 'y'])
    else continue
    said.used = true
  }
  if (!axis) return false
  const pitch = pitchIn(build, places, of.name) ?? toLast(build, last, solid, axis, count)
  if (!pitch) return false
  const sign = middleOf(solid.box, axis) <= middleOf(box, axis) ? 1 : -1
  const step = pitch * sign
  const reach = levelOf(solid.box, { axis, sign }) + step * (count - 1)
  // Past the end of what it is on it would not go.
  if (sign * (reach - levelOf(box, { axis, sign })) > 1e-6) return false
  build.features.push({
    kind: 'pattern',
    id,
    features: [...solid.features],
    repetition: { kind: 'linear', direction: sign > 0 ? `+${axis}` : `-${axis}`, count, pitch },
  })
  const way = axis
  const spots = solid.spots.flatMap((spot) =>
    Array.from({ length: count }, (_, i) => at(spot, way, spot[indexOf(way)] + step * i)),
  )
  replace(build, solid, spots, count)
  return true
}

function pitchIn(build: Build, places: readonly SaidPlace[], name: string): number | undefined {
  for (const said of places) {
    const { place } = said
    const figure =
      place.kind === 'apart'
        ? place.figure
        : place.kind === 'array' && place.counts.length === 0
          ? place.pitches[0]?.figure
          : undefined
    if (!figure) continue
    said.used = true
    return build.take(figure, `${name} spacing`)
  }
  return undefined
}

/** Evenly as far as where the last one is told to lie. */
function toLast(
  build: Build,
  last: readonly SaidPlace[],
  solid: Solid,
  axis: AxisName,
  count: number,
): number | undefined {
  for (const said of last) {
    if (said.place.kind !== 'flush') continue
    const site = siteOf(said.place.ref, { build, self: solid.thing })
    if (site?.side?.axis !== axis) continue
    said.used = true
    return Math.abs(levelOf(site.box, site.side) - levelOf(solid.box, site.side)) / (count - 1)
  }
  return undefined
}

/** "to the other side", "on the right", "on the bottom": as in a mirror. */
function mirrored(build: Build, { places, of }: Repeat, solid: Solid, id: string): boolean {
  const box = hostOf(build, solid)
  const said = places.find(({ place }) => place.kind === 'at' || place.kind === 'plane')
  if (!said) return false
  const axis = mirrorAxis(build, said, solid, box)
  if (!axis) return false
  said.used = true
  const middle = middleOf(box, axis)
  const origin: Point3 = [0, 0, 0]
  origin[indexOf(axis)] = middle
  build.features.push({
    kind: 'mirror',
    id,
    features: [...solid.features],
    plane: { on: 'frame', ...FRAMES[axis], origin },
  })
  const images = solid.spots.map((spot) => at(spot, axis, 2 * middle - spot[indexOf(axis)]))
  build.assume(`The ${of.name} on the other side lies as in a mirror`)
  const image: Box = { min: [...solid.box.min], max: [...solid.box.max] }
  const k = indexOf(axis)
  image.min[k] = 2 * middle - solid.box.max[k]
  image.max[k] = 2 * middle - solid.box.min[k]
  build.solids.push({ ...solid, spots: [...solid.spots, ...images], box: union([solid.box, image]) })
  of.count *= 2
  return true
}

/** Across which way, where it lies off the middle that way. */
function mirrorAxis(build: Build, { place }: SaidPlace, solid: Solid, box: Box): AxisName | undefined {
  const offset = (axis: AxisName): number => middleOf(solid.box, axis) - middleOf(box, axis)
  if (place.kind === 'plane') return isSame(offset(place.normal), 0) ? undefined : place.normal
  if (place.kind !== 'at' || !/^(?:to|on|at|in|onto|across|near|for)$/u.test(place.how)) return undefined
  const { ref } = place
  const site = siteOf(ref, { build, self: solid.thing })
  const side: Side | undefined = site?.side
  if (side) return side.sign * offset(side.axis) < -1e-6 ? side.axis : undefined
  const isOther = ref.adjectives.some((word) => /^(?:other|opposite)$/u.test(word))
  if (!isOther || ref.role !== 'part') return undefined
  if (ref.concept === 'end' && site?.axis) return isSame(offset(site.axis), 0) ? undefined : site.axis
  const off = AXES.filter((axis) => axis !== solid.axis && !isSame(offset(axis), 0))
  return off.length === 1 ? off[0] : undefined
}

function replace(build: Build, solid: Solid, spots: readonly Point3[], count: number): void {
  const size = AXES.map((axis) => Math.max(0, solid.box.max[indexOf(axis)] - solid.box.min[indexOf(axis)]))
  solid.thing.count = count
  const boxes = spots.map(
    (spot): Box => ({
      min: spot.map((v, k) => v - (size[k] as number) / 2) as Point3,
      max: spot.map((v, k) => v + (size[k] as number) / 2) as Point3,
    }),
  )
  build.solids.push({ ...solid, spots, box: union([solid.box, ...boxes]) })
}
