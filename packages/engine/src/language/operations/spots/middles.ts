/** In the middle: of a face, of another thing, between two of them. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Phrase } from '../phrases.ts'
import { findThings } from '../references.ts'
import { centerAlong, type Site } from '../site.ts'
import { indexOf, levelOf, longest, middleOf } from '../space.ts'
import type { SaidPlace } from '../things.ts'
import type { Spots } from './spots.ts'

export function takeCentered(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'centered' },
  pass: number,
): boolean {
  const { axis: normal } = s.request
  if (place.axes) {
    const ways = place.axes.filter((axis) => axis !== normal)
    for (const axis of ways) s.fix(axis, [s.center[axis]], said)
    said.used = ways.length > 0
    return said.used
  }
  if (place.ref) {
    const site = s.site(place.ref)
    if (!site) return false
    if (site.axis && site.part === 'body') return s.fix(site.axis, [middleOf(site.box, site.axis)], said)
    if (pass === 0) for (const axis of s.plane) s.center[axis] = middleOf(site.box, axis)
    if (pass < 2) return false
    said.used = true
    return s.request.count === 1 ? inMiddleOf(s, site, said) : true
  }
  if (pass < 2) return false
  if (s.request.count === 1) for (const axis of s.open) s.fixed[axis] = [s.center[axis]]
  said.used = true
  return true
}

export function inMiddleOf(s: Spots, site: Site, said: SaidPlace): boolean {
  const { count } = s.request
  const { solid } = site
  if (solid && count > 1 && solid.spots.length === count && site.part !== 'side') {
    const [u, v] = s.plane.map(indexOf) as [0, 1]
    s.points = solid.spots.map((spot) => [spot[u], spot[v]] as const)
  } else {
    for (const axis of s.plane) {
      s.center[axis] = centerAlong(site, axis)
      if (count === 1) s.fixed[axis] ??= [s.center[axis]]
    }
  }
  said.used = true
  return true
}

/** "on the midline along X": in the middle the other way. */
export function onLine(s: Spots, site: Site, ref: Phrase, said: SaidPlace, pass: number): boolean {
  const long = longest(site.box, s.plane)
  const has = (word: string): boolean => ref.alongExtent === word || ref.adjectives.includes(word)
  const short = s.plane.find((axis) => axis !== long)
  const along =
    ref.along ??
    (has('length') || has('long') || has('longer') ? long : undefined) ??
    (has('width') || has('short') || has('shorter') ? short : undefined)
  const across = s.plane.filter((axis) => axis !== along)
  const axis =
    along && across.length === 1 ? across[0] : s.open.length === 1 || pass > 1 ? s.open[0] : undefined
  if (!axis) return pass > 1 && s.open.length === 0
  return s.fix(axis, [middleOf(site.box, axis)], said)
}

export function takeBetween(
  s: Spots,
  said: SaidPlace,
  place: SaidPlace['place'] & { kind: 'between' },
): boolean {
  const [group] = place.refs
  if (group && place.refs.length === 1) return inMiddleOfAll(s, group, said)
  const [a, b] = place.refs.map((ref) => s.site(ref))
  if (!a || !b) return false
  const axis =
    s.open.find((each) => a.side?.axis === each || b.side?.axis === each) ??
    (s.open.length === 1 ? s.open[0] : undefined)
  if (!axis) return false
  const level = (site: Site): number => (site.side ? levelOf(site.box, site.side) : middleOf(site.box, axis))
  return s.fix(axis, [(level(a) + level(b)) / 2], said)
}

/** "between the two holes". */
function inMiddleOfAll(s: Spots, group: Phrase, said: SaidPlace): boolean {
  const { build } = s.request
  const solids = findThings(
    build.solids.map(({ thing }) => thing),
    group,
  ).flatMap((thing) => build.solidOf(thing) ?? [])
  const spots = solids.flatMap((solid) => solid.spots)
  if (spots.length !== 2) return false
  const [a, b] = spots as [Point3, Point3]
  for (const axis of s.plane) s.fix(axis, [(a[indexOf(axis)] + b[indexOf(axis)]) / 2], said)
  return said.used
}
