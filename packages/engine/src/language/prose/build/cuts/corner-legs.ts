/** How far a right triangle that is cut out of a corner goes along either side. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { isSame, sizeAlong } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import { allSizes, placesOf, type SaidSize, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'
import { type Cornered, SIDEWAYS } from './corners.ts'

/** Along which of the two sides that meet there a leg is told to lie. */
function legAxis(
  world: World,
  thing: Thing,
  said: SaidSize,
  { host, plane }: Cornered,
): AxisName | undefined {
  if (said.axis) return said.axis
  const own = placesOf(thing).find(
    (each) => typeof each.own === 'object' && each.own.span[0] === said.of?.span[0],
  )
  if (own) own.used = true
  const ref = said.along ?? (own?.place.kind === 'at' ? own.place.ref : undefined)
  const [long, short] =
    sizeAlong(host.box, plane[0]) >= sizeAlong(host.box, plane[1]) - 1e-9 ? plane : [plane[1], plane[0]]
  if (ref) {
    if (ref.kind === 'dimension')
      return ref.concept === 'length' ? long : ref.concept === 'height' ? plane[1] : short
    if (ref.words.some((word) => /^(?:long|longer|longest)$/u.test(word))) return long
    if (ref.words.some((word) => /^(?:short|shorter|shortest)$/u.test(word))) return short
    const named = [ref.concept, ...ref.words].flatMap((word) => (SIDEWAYS[word] ? [SIDEWAYS[word]] : []))
    const [side] = named
    if (side) return plane[side[0] === 0 ? 1 : 0]
    const along = siteOf(ref, { world, self: thing, host })?.along
    return along && plane.find((axis) => axis !== along)
  }
  if (said.dimension === 'width' && sizeOf(thing, 'height')) return plane[0]
  if (said.dimension === 'height') return plane[1]
  if (said.dimension === 'length' && sizeOf(thing, 'width') && !said.words.includes('leg')) return long
  return said.dimension === 'width' && sizeOf(thing, 'length') ? short : undefined
}

/** How far it goes along either side: both alike where one is told. */
export function legsOf(
  world: World,
  thing: Thing,
  told: Cornered,
): Readonly<Partial<Record<AxisName, number>>> {
  const sizes = allSizes(thing).filter(
    ({ figure, dimension, rank }) =>
      figure.unit !== 'angle' &&
      (dimension !== 'sides' || rank === 0 || rank === 1) &&
      dimension !== 'diameter',
  )
  for (const said of allSizes(thing))
    if (said.figure.unit === 'angle') {
      if (!isSame(said.figure.value, 45) && !isSame(said.figure.value, 90)) throw unread(said.figure.text)
      said.used = true
      world.count(said.figure)
    }
  for (const said of placesOf(thing))
    if (said.place.kind === 'angles' && said.place.figures.every(({ value }) => isSame(value, 45))) {
      said.used = true
      for (const figure of said.place.figures) world.count(figure)
    }
  // "10 mm on each side".
  for (const said of placesOf(thing))
    if (
      /^(?:eachside|margin)$/u.test(said.place.kind) &&
      'figure' in said.place &&
      said.place.figure &&
      sizes.length === 0
    ) {
      said.used = true
      sizes.push({ dimension: 'bare', figure: said.place.figure, words: [], gloss: false, used: false })
    }
  const thick = sizes.filter(
    (said) =>
      /^(?:height|thickness)$/u.test(said.dimension) &&
      sizes.length > 2 &&
      isSame(said.figure.value, sizeAlong(told.host.box, told.normal)),
  )
  for (const said of thick) world.takeSize(thing, said)
  const legs = sizes.filter((said) => !thick.includes(said))
  const [first, second] = legs
  if (!first) throw missing('leg', thing.name)
  if (legs.length > 2 && !legs.every(({ figure }) => isSame(figure.value, first.figure.value)))
    throw unread(legs[2]?.figure.text ?? thing.name)
  for (const said of legs) {
    world.takeSize(thing, said)
    // A leg lies between an edge and a corner of the outline.
    world.unmeasured(said.figure)
  }
  if (!second) {
    if (first.dimension === 'radius') throw unread(first.figure.text)
    return Object.fromEntries(told.plane.map((axis) => [axis, first.figure.value]))
  }
  const [a, b] = [legAxis(world, thing, first, told), legAxis(world, thing, second, told)]
  const other = (axis: AxisName | undefined): AxisName | undefined =>
    axis && told.plane.find((each) => each !== axis)
  const [one, two] = [a ?? other(b) ?? told.plane[0], b ?? other(a) ?? told.plane[1]]
  if (one === two || !told.plane.includes(one) || !told.plane.includes(two)) throw unread(second.figure.text)
  return { [one]: first.figure.value, [two]: second.figure.value }
}
