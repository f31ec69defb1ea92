/** Which way something long lies: as it is told, else along the longer way. */
import type { AxisName } from '../../../../plan/geometry.ts'
import { AXES, isSame, longest, shortest, sizeAlong } from '../../../operations/space.ts'
import type { Figure, Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, sizeOf, type Thing } from '../../scene.ts'
import { siteOf } from '../sites/sites.ts'
import type { World } from '../world.ts'
import type { Aim } from './aim.ts'

/** Which way something long lies: as it is told, else along the longer way. */
export function runOf(world: World, thing: Thing, aim: Aim, tagged?: AxisName): AxisName {
  const plane = AXES.filter((axis) => axis !== aim.axis)
  const long = longest(aim.host.box, plane)
  const short = plane.find((axis) => axis !== long) as AxisName
  const named = (axis: AxisName | undefined): AxisName | undefined =>
    axis && plane.includes(axis) ? axis : undefined
  if (tagged && plane.includes(tagged)) return tagged
  const told = (said: SaidPlace): AxisName | undefined => {
    const { place } = said
    let found: AxisName | undefined
    if (place.kind === 'way' && said.own === undefined) found = named(place.axis)
    if (place.kind === 'parallel') found = named(place.axis ?? wayOfRef(world, thing, aim, place.ref))
    if (place.kind === 'perpendicular' && place.ref) {
      const way = wayOfRef(world, thing, aim, place.ref)
      found = named(way && plane.find((axis) => axis !== way))
    }
    if (
      place.kind === 'at' &&
      place.ref.kind === 'dimension' &&
      /^(?:along|down|across|over|through|for)$/u.test(place.how)
    )
      found = named(
        place.ref.bare[0]
          ? measuredWay(world, aim, place.ref.bare[0])
          : place.ref.concept === 'length'
            ? long
            : place.ref.concept === 'width'
              ? short
              : place.ref.concept === 'height'
                ? 'z'
                : place.ref.concept === 'thickness' && place.how === 'through'
                  ? shortest(aim.host.box)
                  : undefined,
      )
    const isDirection = place.kind === 'at' && place.ref.concept === 'direction'
    if (isDirection && /^(?:in|along|over|across)$/u.test(place.how))
      found = named(wayOfRef(world, thing, aim, place.ref))
    else if (place.kind === 'at' && /^(?:along|down)$/u.test(place.how) && place.ref.kind === 'place')
      found = named(wayOfRef(world, thing, aim, place.ref))
    if (place.kind === 'at' && place.how === 'across' && place.ref.kind === 'place') found = named(short)
    if (
      place.kind === 'at' &&
      place.how === 'across' &&
      (place.ref.kind === 'body' || place.ref.kind === 'pronoun')
    )
      found = named(short)
    if (place.kind === 'between' && !place.halfway) {
      const sites = place.refs.flatMap(
        (ref) => siteOf(ref, { world, self: thing, host: aim.host, normal: aim.axis }) ?? [],
      )
      const ways = sites.flatMap(({ sides, along }) => [
        ...sides.map(({ axis }) => axis),
        ...(along ? [along] : []),
      ])
      const [way] = ways
      if (way && ways.every((each) => each === way)) found = named(way)
      else if (place.refs[0]?.concept === 'end') found = named(long)
      else if (place.refs[0]?.concept === 'side' && place.refs[0].words.includes('opposite')) world.fail(said)
      else if (place.refs[0]?.concept === 'side') found = named(short)
    }
    // "through the full height": that way it runs, where it is not that deep.
    if (place.kind === 'through' && place.refs.length === 1) {
      const [ref] = place.refs as [Phrase]
      // "through the 30 dimension": the way that it is so long.
      const [long] = ref.concept === 'direction' ? ref.bare : []
      found = named(long ? measuredWay(world, aim, long) : dimensionWay(aim, ref))
      if (long && !found) world.fail(said)
    }
    if (place.kind === 'manner' && place.word === 'lengthwise') found = named(long)
    if (place.kind === 'manner' && /^(?:crosswise|widthwise|sideways)$/u.test(place.word))
      found = named(short)
    if (place.kind === 'manner' && /^(?:vertically|vertical)$/u.test(place.word)) found = named('z')
    if (place.kind === 'manner' && /^(?:horizontally|horizontal)$/u.test(place.word))
      found = named(plane.find((axis) => axis !== 'z'))
    return found
  }
  // "along the full length" of what was extruded so long another way.
  const length = sizeOf(aim.host.thing, 'length')
  for (const said of placesOf(thing)) {
    const { place } = said
    const isLength =
      place.kind === 'at' && /^(?:along|over|for)$/u.test(place.how) && place.ref.concept === 'length'
    if (isLength && length && !place.ref.of && !isSame(sizeAlong(aim.host.box, long), length.figure.value))
      if (aim.host.shape === 'box') world.fail(said)
  }
  const ways = placesOf(thing).flatMap((said) => {
    const way = said.gloss && said.used ? undefined : told(said)
    return way ? [{ said, way }] : []
  })
  // "across the top in Y": the axis says it for certain, and the other words again or less.
  const isCertain = ({ said: { place } }: { said: SaidPlace }): boolean =>
    (place.kind === 'way' || place.kind === 'parallel') && place.axis !== undefined
  const way = (ways.find(isCertain) ?? ways[0])?.way
  for (const each of ways)
    if (each.way === way || (each.said.place.kind === 'at' && each.said.place.how === 'across'))
      each.said.used = true
  if (way) return way
  if (thing.words.includes('horizontal')) return plane.find((axis) => axis !== 'z') as AxisName
  if (thing.words.includes('vertical') && plane.includes('z')) return 'z'
  return aim.opening?.run && plane.includes(aim.opening.run) ? aim.opening.run : long
}

/** "across the 50 mm width": the way that it is so long. */
function measuredWay(world: World, { host: { box } }: Aim, figure: Figure): AxisName | undefined {
  const ways = AXES.filter((axis) => isSame(sizeAlong(box, axis), figure.value))
  if (ways.length !== 1) return undefined
  world.take(figure, 'size of the piece that way')
  return ways[0]
}

/** The way of the piece that a word for a size means: its height is along z, its length the longest of the others. */
function dimensionWay({ host: { box } }: Aim, { kind, concept }: Phrase): AxisName | undefined {
  if (kind !== 'dimension') return undefined
  const level = longest(box, ['x', 'y'])
  if (concept === 'height' || concept === 'depth') return 'z'
  if (concept === 'length') return level
  if (concept === 'width') return level === 'x' ? 'y' : 'x'
  return concept === 'thickness' ? shortest(box) : undefined
}

function wayOfRef(world: World, thing: Thing, aim: Aim, ref: Phrase | undefined): AxisName | undefined {
  if (!ref) return undefined
  const plane = AXES.filter((axis) => axis !== aim.axis)
  const long = longest(aim.host.box, plane)
  if (ref.kind === 'dimension') return ref.concept === 'length' ? long : plane.find((axis) => axis !== long)
  // "in the long direction", "along the 90 mm direction".
  if (ref.concept === 'direction') {
    const [figure] = ref.bare
    if (figure) return measuredWay(world, aim, figure)
    if (ref.words.some((word) => /^(?:long|longer|longest)$/u.test(word))) return long
    const isShort = ref.words.some((word) => /^(?:short|shorter|shortest|cross|transverse)$/u.test(word))
    return isShort ? plane.find((axis) => axis !== long) : undefined
  }
  const site = siteOf(ref, { world, self: thing, host: aim.host, normal: aim.axis })
  if (!site) return undefined
  if (site.part === 'body') return site.solid?.round ? site.solid.axis : longest(site.box, plane)
  if (ref.words.some((word) => /^(?:long|longer|longest)$/u.test(word))) return long
  if (ref.words.some((word) => /^(?:short|shorter|shortest)$/u.test(word)))
    return plane.find((axis) => axis !== long)
  const side = site.sides.find(({ axis }) => plane.includes(axis))
  if (side && /^(?:edge|side|left|right|front|back|face|top|bottom)$/u.test(ref.concept))
    return plane.find((axis) => axis !== side.axis)
  if (site.along) return plane.find((axis) => axis !== site.along)
  return ref.concept === 'axis' || ref.concept === 'center' || ref.concept === 'top' || ref.concept === 'face'
    ? long
    : undefined
}
