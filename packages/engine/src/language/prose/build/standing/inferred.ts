/**
 * On what a body stands where its place names a side and its verb, its name or what it is flush with says whether it stands on top there
 * or goes out of that side: "a lug on each end, flush with the bottom", "a wall along the short end".
 */
import type { AxisName } from '../../../../plan/geometry.ts'
import { longest, opposite, type Side, sizeAlong } from '../../../operations/space.ts'
import { placesOf, type SaidPlace, type Stance, sizeOf, type Thing } from '../../scene.ts'
import { namedBy } from '../../tell/arranged.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { type Support, UP } from './supports.ts'

/** What goes out of the side that it is on, by its name. */
export const OUTGOING =
  /^(?:lug|ear|tab|wing|arm|flange|handle|pin|peg|foot|tongue|tenon|nozzle|spout|snout|stub|spigot|axle|trunnion|bump|nub|tail|ledge|shelf|rod|shaft|dowel|bar|button|knob|tooth|prong|lever|stud|bracket arm|mounting ear)$/u

/** What stands on top along the side that it is at, by its name. */
const STANDING =
  /^(?:wall|upright|rail|ridge|rib|fin|lip|fence|cheek|back|backrest|back plate|side plate|end plate|post|pillar|column|standoff|boss|block|leg|panel|partition|divider|web|jaw|runner|curb|strip|side|tower|plate|step|tread|gusset|brace|cleat|stop)$/u

const LATERAL = /^(?:end|edge|side|face|left|right|front|back)$/u

interface Lateral {
  said: SaidPlace
  site: Site
  sides: Side[]
  /** In the middle of it. */
  isCenter: boolean
  /** One at each of both. */
  both: AxisName | undefined
}

const isBoth = (site: Site): boolean =>
  site.several || site.phrase.words.some((word) => /^(?:opposite|opposing|either)$/u.test(word))

function lateralOf(world: World, thing: Thing, host: Solid, said: SaidPlace): Lateral | undefined {
  const { place, own } = said
  if (own !== undefined) return undefined
  if (place.kind === 'eachside') {
    if (place.figure) return undefined
    const owner = place.ref ? siteOf(place.ref, { world, self: thing })?.solid : host
    if (!owner) return undefined
    const axis = owner.round ? owner.axis : longestLevel(owner)
    const site = siteOf(namedBy(owner.thing), { world, self: thing })
    return site && { said, site, isCenter: false, sides: [], both: axis }
  }
  const told =
    place.kind === 'at' && /^(?:on|onto|at|to|from|off|out|in|along|near|against)$/u.test(place.how)
      ? [place.ref, ...(place.also ?? [])]
      : place.kind === 'from' && place.figures.length === 1
        ? place.refs
        : []
  // "from the center of the right face": out of that face, and where across.
  const refs = told.map((ref) =>
    ref.concept === 'center' && ref.of?.kind === 'place' && LATERAL.test(ref.of.concept) ? ref.of : ref,
  )
  const isCenter = refs.some((ref, nth) => ref !== told[nth])
  const [ref] = refs
  if (!ref || !refs.every(({ concept, kind }) => kind === 'place' && LATERAL.test(concept))) return undefined
  const sites = refs.flatMap((each) => siteOf(each, { world, self: thing, host, normal: 'z' }) ?? [])
  const [site] = sites
  if (!site || sites.some(({ part }) => part !== 'side')) return undefined
  const sides = sites.flatMap((each) => each.sides.filter(({ axis }) => axis !== 'z'))
  const along = site.along ?? (site.solid?.round ? site.solid.axis : longestLevel(host))
  // The end of a bar that stands is its top.
  const isEnd = ref.concept === 'end' && host.box.max[2] - host.box.min[2] > 1.2 * longestAcross(host)
  if (sides.length === 0 && along === 'z' && !host.round && !isEnd) return undefined
  const both = sides.length === 0 && (isBoth(site) || thing.count === 2) ? along : undefined
  return { said, site, isCenter, sides: sides.length > 0 || both ? sides : [{ axis: along, sign: 1 }], both }
}

const longestAcross = ({ box }: Solid): number => Math.max(sizeAlong(box, 'x'), sizeAlong(box, 'y'))

const longestLevel = ({ box, round, axis }: Solid): AxisName =>
  round && axis !== 'z' ? axis : longest(box, ['x', 'y'])

/** "flush with the bottom": it is not on top. */
const isLevelWithHost = (thing: Thing): boolean =>
  placesOf(thing).some(
    ({ place, own }) =>
      place.kind === 'flush' &&
      place.ref !== undefined &&
      /^(?:bottom|top|underside)$/u.test(place.ref.concept) &&
      (own === undefined || (typeof own === 'object' && own.concept === place.ref.concept)),
  )

export function stanceOf(thing: Thing): Stance | undefined {
  const words = placesOf(thing).flatMap(({ place }) => (place.kind === 'manner' ? [place.word] : []))
  if (words.some((word) => /^(?:outward|sideways|horizontally|radially|out)$/u.test(word))) return 'out'
  if (words.some((word) => /^(?:down|downward)$/u.test(word))) return 'down'
  if (isLevelWithHost(thing)) return 'out'
  if (words.some((word) => /^(?:up|upward|upright|vertically|vertical|standing)$/u.test(word))) return 'up'
  if (thing.stance) return thing.stance
  if (thing.words.some((word) => /^(?:vertical|upright)$/u.test(word))) return 'up'
  const isTop = placesOf(thing).some(({ place }) => place.kind === 'at' && place.ref.concept === 'top')
  if (isTop) return 'up'
  if (thing.like) return stanceOf(thing.like)
  if (OUTGOING.test(thing.name)) return 'out'
  if (STANDING.test(thing.name) || sizeOf(thing, 'height')) return 'up'
  return undefined
}

const useUp = (said: SaidPlace, thing: Thing): void => {
  said.used = true
  for (const other of placesOf(thing))
    if (other.place.kind === 'manner' && /^(?:outward|sideways|out)$/u.test(other.place.word))
      other.used = true
}

export function inferred(world: World, thing: Thing): Support[] | undefined {
  const host = hostOf(world, thing)
  if (!host || host.thing.role === 'cut') return undefined
  const laterals = placesOf(thing).flatMap((said) =>
    said.used ? [] : (lateralOf(world, thing, host, said) ?? []),
  )
  const [first] = laterals
  const stance = stanceOf(thing)
  if (!first) return undefined
  const solid = first.site.solid ?? host
  if (stance === 'out') {
    const chosen = laterals.find(({ said }) => said.place.kind !== 'from') ?? first
    const axis = chosen.both
    const isMeasured = chosen.said.place.kind === 'from'
    const sides = chosen.sides.length > 0 ? chosen.sides : axis ? bothOf(axis) : []
    if (sides.length === 0 || (sides.length > 1 && thing.count > 2 && thing.count % sides.length !== 0))
      return undefined
    if (!isMeasured && !chosen.isCenter) useUp(chosen.said, thing)
    if (axis && !chosen.site.along && !solid.round && !isMeasured)
      world.assume(`The ${thing.name}s are at the ends of the ${solid.thing.name} along ${axis}`)
    return sides.map((side) => ({ host: solid, side, box: chosen.site.box }))
  }
  if (stance === 'down') return [{ host: solid, side: opposite(UP), box: solid.box }]
  if (stance === 'up' && !solid.round) return [{ host: solid, side: UP, box: solid.box }]
  return undefined
}

const bothOf = (axis: AxisName): Side[] => [
  { axis, sign: -1 },
  { axis, sign: 1 },
]

/** What its places are of, or all that is there, where that is one. */
function hostOf(world: World, thing: Thing): Solid | undefined {
  for (const { place } of placesOf(thing)) {
    const ref = place.kind === 'at' ? place.ref : place.kind === 'from' ? place.refs[0] : undefined
    const named = ref?.of ?? (ref?.kind === 'body' || ref?.kind === 'pronoun' ? ref : undefined)
    const solid = named && siteOf(named, { world, self: thing })?.solid
    if (solid && solid.thing.role === 'add') return solid
  }
  const bodies = world.bodies.filter((solid) => solid.thing !== thing && solid.thing.group !== thing.group)
  const others = world.bodies.filter((solid) => solid.thing !== thing)
  return bodies.length === 1
    ? bodies[0]
    : (others.find(({ thing: { name } }) => /^(?:plate|base|base plate|block|slab|body)$/u.test(name)) ??
        (others.length > 0 ? wholeOf(world) : undefined))
}

/** "An identical ridge is at the right end": where the first stands on top, so does this. */
export function likeItsFirst(world: World, thing: Thing): Support[] | undefined {
  const first = world.solidOf(thing.like)
  const { on, side } = first ?? {}
  if (!on || side?.axis !== 'z') return undefined
  const isBeside = placesOf(thing).every(
    ({ place }) =>
      (place.kind === 'at' &&
        place.ref.kind === 'place' &&
        /^(?:end|edge|side|left|right|front|back|corner)$/u.test(place.ref.concept)) ||
      /^(?:flush|from|full)$/u.test(place.kind) ||
      (place.kind === 'beyond' && /^(?:left|right|front|back)$/u.test(place.side)),
  )
  return isBeside && placesOf(thing).length > 0 ? [{ host: on, side, box: on.box }] : undefined
}

/** "from the left and right sides": out of each. */
export function outOfEach(world: World, thing: Thing, said: SaidPlace): Support[] | undefined {
  const { place } = said
  if (place.kind !== 'at' || !place.also || !/^(?:on|from|to|out|off|at|in)$/u.test(place.how))
    return undefined
  const sites = [place.ref, ...place.also].map((ref) => siteOf(ref, { world, self: thing }))
  const n = sites.length
  if (stanceOf(thing) === 'up' || (thing.count > 0 && thing.count % n !== 0)) return undefined
  const supports = sites.flatMap((site): Support[] => {
    const [side, another] = site?.sides ?? []
    const host = site?.solid ?? wholeOf(world)
    return site?.part === 'side' && side && !another && host ? [{ host, side, box: site.box }] : []
  })
  if (supports.length !== n) return undefined
  useUp(said, thing)
  return supports
}
