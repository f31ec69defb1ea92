/** On a face, in a corner, at the centre: a preposition and what it is of. */
import type { Phrase } from '../phrases.ts'
import type { Site } from '../site.ts'
import { longest, middleOf } from '../space.ts'
import { placesOf, type SaidPlace } from '../things.ts'
import { inMiddleOf, onLine } from './middles.ts'
import type { Spots } from './spots.ts'

export function takeAt(
  s: Spots,
  said: SaidPlace,
  { how, ref }: SaidPlace['place'] & { kind: 'at' },
  pass: number,
): boolean {
  const site = s.site(ref)
  if (!site) return false
  const { axis, count } = s.request
  if (site.part === 'center') {
    if (site.several) return false
    if (
      /^(?:through|to|into|from|down|until)$/u.test(how) &&
      ref.name === 'axis' &&
      site.side === undefined &&
      pass < 1
    )
      return false
    const line = /line|plane/u.test(ref.name) || (ref.name === 'axis' && ref.along !== undefined)
    if (line) return onLine(s, site, ref, said, pass)
    return pass === 0 && inMiddleOf(s, site, said)
  }
  if (site.part === 'corner' && (site.several || ref.plural || count === 4 || site.sides.length === 2))
    return takeCorner(s, said, site)
  if (ref.concept === 'extent' && /^(?:along|across|down)$/u.test(how)) return takeRun(s, said, ref)
  if (site.part === 'side' && ref.each && count === 2 && /^(?:on|in|at|near|to)$/u.test(how)) {
    const both = s.plane.find((each) => s.fixed[each]?.length === 2)
    said.used = pass > 1 && both !== undefined && (site.axis ?? both) === both
    return said.used
  }
  if (site.part === 'body') {
    if (site.axis) return false
    // "in the pocket", "on the boss": in the middle of it, where nothing else is said.
    if (
      /^(?:in|into|on|at|through|of|onto|on top of|for)$/u.test(how) &&
      site.solid &&
      site.solid.thing.role === 'cut'
    )
      return pass === 0 && inMiddleOf(s, site, said)
    if (/^(?:on|in|into|through|onto|on top of|to|at|from|out of)$/u.test(how)) {
      if (site.solid && pass === 0) for (const each of s.plane) s.center[each] = middleOf(site.box, each)
      if (pass < 2) return false
      said.used = true
      return true
    }
    return false
  }
  // A face that it is cut into says no more than the way.
  if (site.side?.axis === axis && !/around|along/u.test(how)) {
    said.used = true
    return true
  }
  // "near the right edge" with a distance from it.
  if (site.side && how === 'near' && s.fixed[site.side.axis]) {
    said.used = true
    return true
  }
  return false
}

/** "in a line along the length": which way several lie; of one it would be which way it is drilled. */
function takeRun(s: Spots, said: SaidPlace, { name }: Phrase): boolean {
  const { build, count, box } = s.request
  const isDrilled = /drill|bore|through|cut|goes|run/iu.test(build.quote(said))
  const isRow = placesOf(s.request.thing).some(({ place }) => /^(?:row|even|apart|array)$/u.test(place.kind))
  if (count < 2 || isDrilled || !isRow) return false
  const long = longest(box, s.plane)
  const axis = name === 'length' ? long : name === 'width' ? s.plane.find((each) => each !== long) : undefined
  if (!axis) return false
  s.along = axis
  said.used = true
  return true
}

/** "in each corner" counts them; how far in is told besides. */
function takeCorner(s: Spots, said: SaidPlace, site: Site): boolean {
  const { count, thing } = s.request
  if (site.sides.length === 2) {
    for (const side of site.sides) {
      const way = side.axis === s.request.axis ? { axis: 'y' as const, sign: side.sign } : side
      s.hints[way.axis] = way.sign
    }
    said.used = true
    return true
  }
  if (count === 1 && !thing.group) thing.count = 4
  said.used = thing.count === 4
  return said.used
}
