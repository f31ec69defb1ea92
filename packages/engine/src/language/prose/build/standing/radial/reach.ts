/** How far out arms go, and where they begin: "reaching 73 mm from the center", "from radius 15 to radius 18", "connecting the hub to the rim". */
import { isSame, sizeAlong } from '../../../../operations/space.ts'
import { missing, nowhere } from '../../../../operations/unread.ts'
import type { Phrase } from '../../../phrases.ts'
import { allSizes, placesOf, type SaidPlace, sizeOf, type Thing } from '../../../scene.ts'
import { siteOf } from '../../sites/sites.ts'
import type { Solid, World } from '../../world.ts'
import { isCenter } from './hub.ts'

export interface Reach {
  start: number
  end: number
}

/** How far it is from the middle of the hub to its outside, at an angle. */
export function radiusAt({ box, round, shape }: Solid, degrees: number): number {
  const [half, other] = [sizeAlong(box, 'x') / 2, sizeAlong(box, 'y') / 2]
  if (round || shape !== 'box') return half
  const turn = (degrees * Math.PI) / 180
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return Math.min(c > 1e-9 ? half / c : Infinity, s > 1e-9 ? other / s : Infinity)
}

/** The body that a phrase names, or of which it names a side, an edge, the middle. */
const solidOf = (world: World, thing: Thing, ref: Phrase | undefined): Solid | undefined => {
  const site = ref && siteOf(ref, { world, self: thing })
  return site &&
    (site.part === 'body' || site.part === 'side' || site.part === 'center' || site.part === 'axis')
    ? site.solid
    : undefined
}

/** Within a ring that they go out to: as far as the middle of its wall, so that no gap is left. */
const intoRing = ({ inner, box }: Solid): number | undefined =>
  inner && (sizeAlong(inner, 'x') + sizeAlong(box, 'x')) / 4

export function toldReach(world: World, thing: Thing, hub: Solid, angles: readonly number[]): Reach {
  const places = placesOf(thing)
  const radii = angles.map((degrees) => radiusAt(hub, degrees))
  const outside = Math.max(...radii)
  const isEven = radii.every((radius) => isSame(radius, outside))
  const inside = hub.inner ? (outside + sizeAlong(hub.inner, 'x') / 2) / 2 : 0
  let start: number | undefined
  let end: number | undefined
  const take = (said: SaidPlace): void => {
    said.used = true
  }
  const setEnd = (value: number): void => {
    if (end !== undefined && !isSame(end, value)) throw nowhere(thing.name)
    end = value
  }
  // Where they begin is in the hub, or at its outside.
  const setStart = (value: number): void => {
    if (value > outside + 1e-6) throw nowhere(thing.name)
    start = isEven && isSame(value, outside) ? inside : Math.min(value, start ?? value)
  }
  const between = allSizes(thing)
    .filter(({ dimension, of }) => dimension === 'radius' && of === undefined)
    .sort((a, b) => a.figure.value - b.figure.value)
  const [low, high, more] = between
  if (more) throw nowhere(thing.name)
  if (low && high) {
    setStart(world.level(low.figure))
    setEnd(world.level(high.figure))
    low.used = true
    high.used = true
  } else if (low) {
    low.used = true
    setEnd(world.level(low.figure))
  }
  for (const said of places) {
    const { place } = said
    if (said.used) continue
    if (place.kind === 'joins' && high) take(said)
    else if (place.kind === 'joins') {
      const solids = place.refs.map((ref) => solidOf(world, thing, ref))
      const rim = solids.find((solid) => solid !== undefined && solid !== hub)
      const far = rim && intoRing(rim)
      if (!solids.includes(hub) || far === undefined) continue
      setEnd(far)
      take(said)
    } else if (place.kind === 'from' && place.figures.length > 0) {
      const values = place.figures.map((figure) => world.level(figure)).sort((a, b) => a - b)
      const [first, second, third] = values
      const ref = place.refs[0]
      if (first === undefined || third !== undefined) continue
      const isStart = said.own === 'start'
      if (isCenter(ref)) {
        if (second !== undefined) {
          setStart(first)
          setEnd(second)
        } else if (isStart || (said.gloss && isEven && isSame(first, outside))) setStart(first)
        else setEnd(first)
      } else if (second === undefined && ref && (ref.kind === 'body' || ref.kind === 'place') && !isStart)
        setEnd(outside + first)
      else continue
      take(said)
    } else if (place.kind === 'beyond' && place.side === 'beyond') {
      setEnd(outside + world.level(place.figure))
      take(said)
    } else if (place.kind === 'circle' && said.own !== 'start') {
      setEnd(world.level(place.figure) / (place.radius ? 1 : 2))
      take(said)
    } else if (place.kind === 'until' || (place.kind === 'at' && place.how === 'to')) {
      const other = solidOf(world, thing, place.ref)
      const far = other && other !== hub ? intoRing(other) : undefined
      if (far !== undefined) setEnd(far)
      else if (!(end !== undefined && place.ref.concept === 'end')) continue
      take(said)
    } else if (place.kind === 'at' && /^(?:at|from|off|out|on|around|of|along|beyond)$/u.test(place.how)) {
      const solid = solidOf(world, thing, place.ref)
      if (solid === hub || isCenter(place.ref) || (solid && end !== undefined)) take(said)
    } else if (
      place.kind === 'manner' &&
      /^(?:radially|outward|out|horizontally|flat|straight)$/u.test(place.word)
    )
      take(said)
    else if (place.kind === 'concentric') take(said)
    else if (place.kind === 'between' && isCenter(place.refs[0]) && place.refs[1]?.concept === 'end')
      take(said)
  }
  const long = sizeOf(thing, 'length')
  if (long) {
    const isFromCenter = places.some(
      ({ place, used }) =>
        (place.kind === 'at' && place.how === 'from' && isCenter(place.ref)) ||
        // "measured from the origin to the arm tip".
        (used && place.kind === 'between' && isCenter(place.refs[0])),
    )
    const length = world.takeSize(
      thing,
      long,
      end === undefined ? undefined : { kind: 'somewhere', of: 'any' },
    )
    if (end === undefined) {
      if (!isFromCenter && !isEven) throw nowhere(thing.name)
      end = isFromCenter ? length : outside + length
      if (!isFromCenter)
        world.assume(`The ${thing.name}s are ${length} mm long from the outside of the ${hub.thing.name}`)
    } else if (!isSame(end - outside, length) && !isSame(end, length) && !isSame(end - (start ?? 0), length))
      throw nowhere(thing.name)
    world.unmeasured(long.figure)
  }
  if (end === undefined) throw missing('length', thing.name)
  // From radius to radius they may stand between two discs.
  if (end <= outside + 1e-6 && !high) throw nowhere(thing.name)
  return { start: start ?? inside, end }
}
