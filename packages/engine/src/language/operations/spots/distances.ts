/** So far from an edge, an end, a side, a corner or the middle. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Site } from '../site.ts'
import { isSame, levelOf, longest, middleOf } from '../space.ts'
import type { SaidPlace } from '../things.ts'
import type { Levels, Spots } from './spots.ts'
import { ownSide } from './take.ts'

type From = SaidPlace['place'] & { kind: 'from' }

interface Ends {
  axis: AxisName
  signs: (1 | -1)[]
}

export function takeFrom(s: Spots, said: SaidPlace, place: From, pass: number): boolean {
  const sites = place.refs.map((ref) => s.site(ref))
  if (sites.some((site) => site === undefined)) return false
  const distance = place.figure.value
  let done = 0
  const fix = (axis: AxisName, levels: Levels): void => {
    if (!s.fix(axis, levels, said)) return
    s.take(place.figure, axis, levels)
    done++
  }
  for (const [nth, site] of (sites as Site[]).entries()) {
    if (site.part === 'center' || site.part === 'body') {
      if (pass < 2) return false
      const found = fromMiddle(s, site, place, said)
      if (found === 'circle') done++
      else if (found) fix(...found)
      continue
    }
    const ends =
      site.part === 'corner' ? cornersOf(s, site, place, nth) : endsOf(s, site, place.axis, pass, said.each)
    if (!ends) return false
    for (const { axis, signs } of ends) {
      const levels = signs.map(
        (sign) => levelOf(site.box, { axis, sign }) - sign * inset(s, axis, distance, said, sign),
      )
      const [low, high] = levels.sort((a, b) => a - b) as [number, number | undefined]
      // "15 mm from either side" of a width of 30 mm: in the middle.
      fix(axis, high === undefined || isSame(low, high) ? [low] : [low, high])
    }
  }
  if (done === 0) return false
  s.request.build.take(place.figure, `${s.request.thing.name} place`)
  said.used = true
  return true
}

/** From the side told to the middle, or to the thing's own near side. */
function inset(s: Spots, axis: AxisName, distance: number, said: SaidPlace, toward: 1 | -1): number {
  const side = ownSide(said)
  if (side?.axis === axis) return distance + (side.sign === toward ? s.half(axis) : -s.half(axis))
  if (said.own?.concept === 'center') return distance
  return distance + (s.request.toSide || said.own ? s.half(axis) : 0)
}

/** "10 mm in from each corner": from both sides that meet there. */
function cornersOf(s: Spots, site: Site, { refs, axis }: From, nth: number): Ends[] | undefined {
  const { count, build, thing } = s.request
  const isEach = site.several || refs[nth]?.plural
  const signs = (way: AxisName): (1 | -1)[] | undefined => {
    const told = site.sides.find((side) => side.axis === way)?.sign
    return told ? [told] : isEach && count === 4 ? [-1, 1] : undefined
  }
  const ways = axis ? [axis] : s.plane
  const ends = ways.map((way) => ({ axis: way, signs: signs(way) }))
  if (ends.some((end) => end.signs === undefined)) return undefined
  if (!axis) build.assume(`The distance of the ${thing.name} from the corner is that from both sides there`)
  return ends as Ends[]
}

/** The ways and ends that "the left edge", "the short edges", "both sides" are. */
function endsOf(
  s: Spots,
  site: Site,
  told: AxisName | undefined,
  pass: number,
  each = false,
): Ends[] | undefined {
  const { count, axis: normal, build, thing } = s.request
  if (site.side)
    return site.side.axis === normal ? undefined : [{ axis: site.side.axis, signs: [site.side.sign] }]
  const pair = (axis: AxisName): Ends => {
    const hint = s.hints[axis]
    if (hint && count === 1) return { axis, signs: [hint] }
    const both = (site.several || count === 2) && count > 1 && (!site.one || each)
    if (!both && count === 1 && !s.fixed[axis])
      build.assume(
        `The ${thing.name} is near the ${axis === 'x' ? 'left' : axis === 'y' ? 'front' : 'bottom'} one of the two sides alike`,
      )
    return { axis, signs: both ? [-1, 1] : [-1] }
  }
  const axis = told ?? site.axis
  if (axis) return axis === normal ? undefined : [pair(axis)]
  const [only, second] = s.open
  // "10 mm from the edges": of four in the corners, both ways.
  if (site.several && only && second && (count === 4 || count === 1)) return [pair(only), pair(second)]
  if (only && !second && pass > 0) return [pair(only)]
  if (site.several && count === 1 && pass > 1) return s.plane.map(pair)
  return undefined
}

function fromMiddle(
  s: Spots,
  site: Site,
  { figure, axis: told }: From,
  said: SaidPlace,
): [AxisName, Levels] | 'circle' | undefined {
  const { count } = s.request
  const { layout } = s
  const distance = figure.value
  const [only, second] = s.open
  const axis = told ?? (second ? undefined : only)
  if (
    layout.angles ||
    layout.step !== undefined ||
    (layout.even && count > 2) ||
    (!axis && (count > 2 || s.request.thing.ring))
  ) {
    s.takeRadius(figure, distance)
    said.used = true
    return 'circle'
  }
  // Two to either side lie along the longer way.
  const along = axis ?? longest(s.request.box, s.plane)
  const middle = middleOf(site.box, along)
  return count === 2 ? [along, [middle - distance, middle + distance]] : undefined
}
