/** Over how much of the length of what is round something runs: all of it, so much from an end, so much in the middle. */
import { indexOf, isSame } from '../../../operations/space.ts'
import { missing, unread } from '../../../operations/unread.ts'
import type { Figure } from '../../phrases.ts'
import { placesOf, sizeOf, type Thing } from '../../scene.ts'
import { endTaken } from '../sites/one-end.ts'
import { siteOf } from '../sites/sites.ts'
import type { Solid, World } from '../world.ts'
import { rangeOf } from './extents.ts'

/** From where to where along the axis. */
export function lengthOn(world: World, thing: Thing, host: Solid): [number, number] {
  const { axis, box } = host
  const [low, high] = [box.min[indexOf(axis)], box.max[indexOf(axis)]]
  const long = sizeOf(thing, 'length')
  const range = rangeOf(world, thing, axis)
  if (range && range[0] >= low - 1e-6 && range[1] <= high + 1e-6) {
    if (long) world.takeSize(thing, long)
    return range
  }
  let end: 1 | -1 | undefined
  let middle = false
  let figure: Figure | undefined = long?.figure
  let offset = 0
  for (const said of placesOf(thing)) {
    const { place } = said
    // "from Z=40 to Z=60".
    if (place.kind === 'range' && place.axis === axis) {
      const levels = place.figures.map((each) => world.level(each))
      const [from, to] = [Math.min(...levels), Math.max(...levels)]
      if (from < low - 1e-6 || to > high + 1e-6) world.fail(said)
      said.used = true
      return [from, to]
    }
    if (place.kind === 'centered') {
      middle = true
      said.used = true
    }
    const refs = place.kind === 'at' ? [place.ref] : place.kind === 'from' ? place.refs : []
    for (const ref of refs) {
      const site = siteOf(ref, { world, self: thing, host })
      if (place.kind === 'at' && site?.part === 'center' && site.solid?.thing.role !== 'cut') {
        middle = true
        said.used = true
      }
      if (site?.part !== 'side') continue
      const side = site.sides.find((each) => each.axis === axis)
      const isEnd =
        ref.concept === 'end' ||
        /^end face$/u.test(ref.name) ||
        (ref.concept === 'face' && ref.words.includes('end'))
      if (!side && !isEnd) continue
      end =
        ref.det === 'this' && end !== undefined
          ? end
          : (side?.sign ?? endTaken(world, site.solid ?? host, axis, ref, 1))
      if (place.kind === 'from' && place.figures[0]) {
        if (figure === undefined || isSame(figure.value, place.figures[0].value)) figure = place.figures[0]
        else offset = world.take(place.figures[0], `${thing.name} from the end`)
      }
      said.used = true
    }
    if (place.kind === 'at' && place.ref.kind === 'dimension') said.used = true
    if (place.kind === 'at' && siteOf(place.ref, { world, self: thing })?.part === 'body') said.used = true
  }
  if (figure === undefined) return [low, high]
  const length = world.take(figure, `${thing.name} length`)
  if (long) long.used = true
  if (length > high - low + 1e-6) throw unread(figure.text)
  if (end === undefined && isSame(length, high - low)) return [low, high]
  if (end === undefined && middle) return [(low + high - length) / 2, (low + high + length) / 2]
  if (end === undefined) throw missing('place along the length', thing.name)
  return end > 0 ? [high - offset - length, high - offset] : [low + offset, low + offset + length]
}
