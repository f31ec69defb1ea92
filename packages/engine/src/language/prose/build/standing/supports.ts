/** On what a body stands, and out of which side of it. */
import { type Box, indexOf, longest, opposite, type Side, sizeAlong } from '../../../operations/space.ts'
import { nowhere } from '../../../operations/unread.ts'
import type { Span } from '../../../text/normalise.ts'
import { type Place, placesOf, sizeOf, type Thing } from '../../scene.ts'
import { namedBy } from '../../tell/arranged.ts'
import { endTaken } from '../sites/one-end.ts'
import type { Site } from '../sites/site.ts'
import { siteOf } from '../sites/sites.ts'
import { wholeOf } from '../sites/solids.ts'
import type { Solid, World } from '../world.ts'
import { inferred, likeItsFirst, outOfEach, stanceOf } from './inferred.ts'
import { joining } from './joined.ts'
import { laidOn } from './laid-on.ts'
import { levelled } from './levelled.ts'
import { aroundRod, stackedOn } from './stacked.ts'

export const UP: Side = { axis: 'z', sign: 1 }

export interface Support {
  host: Solid
  side: Side
  /** Within another box than the host's own: one of several. */
  box: Box
  /** Its middle lies there, and no side of it. */
  centred?: boolean
  /** It begins inside: "at the bottom of the pocket". */
  level?: number
  /** From one body to another that it joins. */
  reach?: { from: number; to: number }
  /** Told across only: on what it stands follows from where it is. */
  grounded?: boolean
}

const OUT =
  /^(?:on|onto|at|to|from|over|above|below|under|in|off|out|against|around|along|inside|near|beside)$/u

/** What a body stands on; several where it is put at both ends. */
export function supportsOf(world: World, thing: Thing): Support[] {
  const context = { world, self: thing }
  const joint = joining(world, thing)
  if (joint) return [joint]
  const levels = levelled(world, thing)
  if (levels) return [levels]
  // A turned section follows the one before.
  const before = world.bodies.at(-1)
  if (thing.concept === 'turned' && before)
    return [{ host: before, side: { axis: before.axis, sign: 1 }, box: before.box }]
  const rod = aroundRod(world, thing)
  if (rod) return [rod]
  const like = likeItsFirst(world, thing)
  if (like) return like
  let _sided: { side: Side; site: Site } | undefined
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind === 'eachside' && thing.stance !== 'down') {
      const both = endsFor(
        world,
        thing,
        place.ref
          ? siteOf(place.ref, context)
          : (loneRound(world, said.span) ?? loneBlock(world, thing, context)),
      )
      // "two vertical walls, one at each end of the plate": on top of it.
      if (both && !isOnTop(thing, both)) {
        said.used = true
        return both
      }
    }
    const standing = centredOn(world, thing, place)
    if (standing) {
      said.used = true
      return [standing]
    }
    const ref =
      place.kind === 'at'
        ? place.ref
        : place.kind === 'flush' || place.kind === 'concentric'
          ? place.ref
          : undefined
    if (!ref || said.own !== undefined) continue
    const site = siteOf(ref, context)
    if (!site || place.kind !== 'at') continue
    if (!OUT.test(place.how)) continue
    const each = outOfEach(world, thing, said)
    if (each) return each
    // "a leg under each corner", "legs at the corners" of a top.
    const isLeg = /^(?:leg|foot)$/u.test(thing.name) && thing.sizes.every(({ used }) => !used)
    if (site.part === 'corner' && site.solid && (/^(?:under|below)$/u.test(place.how) || isLeg))
      return [{ host: site.solid, side: opposite(UP), box: site.box }]
    const posts = standingAt(thing, site, place)
    if (posts) return posts
    // "Under each end": below it, there.
    const over = /^(?:under|below)$/u.test(place.how) ? site.solid : undefined
    const isLateral = site.part === 'side' && /^(?:end|edge|side|left|right|front|back)$/u.test(ref.concept)
    if (over?.thing.role === 'add' && !over.round && isLateral)
      return [{ host: over, side: opposite(UP), box: over.box }]
    // "at each end of the rod", "on both sides".
    if (
      site.part === 'side' &&
      site.several &&
      site.sides.length === 0 &&
      (ref.concept === 'end' ||
        (ref.concept === 'side' && thing.count % 2 === 0) ||
        (ref.concept === 'face' && thing.count === 2))
    ) {
      const both = endsFor(world, thing, site)
      if (both && !isOnTop(thing, both)) {
        said.used = true
        return both
      }
    }
    // A rectangle "at the top edge of the circle" goes on from there: how, nobody says.
    if (ref.concept === 'edge' && site.solid?.round && ref.of?.kind === 'figure') world.fail(said)
    const inside = insideOf(site) ?? onFloorOf(world, site, place.how)
    if (inside) said.used = ref.concept !== 'center' || said.used
    if (inside) return [inside]
    const face = faceOf(world, thing, site, place) ?? drawnOn(world, thing, site, place)
    if (!face) continue
    if (ref.concept === 'edge' && site.sides.length > 0 && face.side.axis !== 'z') {
      _sided ??= { side: face.side, site }
      continue
    }
    if (/^(?:near|along)$/u.test(place.how)) continue
    said.used = true
    // "on the bottom face, extruded upward": not out of it.
    const inward = face.side.sign > 0 ? /^down/u : /^up/u
    const against = placesOf(thing).find(
      (other) => other.place.kind === 'manner' && inward.test(other.place.word),
    )
    if (face.side.axis === 'z' && against) world.fail(against)
    // "on the underside, extruded downward": out of it anyway.
    const outward = face.side.axis !== 'z' ? /^out/u : face.side.sign > 0 ? /^(?:up|out)/u : /^(?:down|out)/u
    for (const other of placesOf(thing))
      if (other.place.kind === 'manner' && outward.test(other.place.word)) other.used = true
    return face.boxes.map((box) => ({
      host: face.host,
      side: face.side,
      box,
      ...(face.centred ? { centred: true } : {}),
    }))
  }
  // "next to", "behind", "below": by what it is told with.
  for (const said of placesOf(thing)) {
    const { place } = said
    if (place.kind !== 'manner') continue
    const side = /^(?:up|upward|upright|vertically)$/u.test(place.word)
      ? UP
      : place.word === 'downward' || place.word === 'down'
        ? opposite(UP)
        : undefined
    if (side) {
      said.used = true
      const host = lastHost(world, thing)
      return [{ host, side, box: host.box }]
    }
  }
  const told = inferred(world, thing)
  if (told) return told
  // Out of what it comes, is told, and not understood.
  for (const said of placesOf(thing))
    if (
      !said.used &&
      said.own === undefined &&
      said.place.kind === 'at' &&
      /^(?:from|out|off|behind|beside)$/u.test(said.place.how)
    )
      world.fail(said)
  const stacked = stackedOn(world, thing)
  if (stacked) return [stacked]
  const last = lastHost(world, thing)
  const laid = laidOn(world, thing)
  if (laid) return [laid]
  // "The column is a cylinder …", and not a word of where it stands.
  if (!thing.added && thing.group?.added !== true) throw nowhere(thing.name)
  if (
    !/^(?:boss|post|pin|peg|wall|upright|rib|fin|hub|stud|column|neck|shank|cap|dome|hemisphere|cylinder|cone|top|stem|head|handle|knob|shaft|pillar|standoff|stand|tier|layer)$/u.test(
      thing.name,
    )
  )
    throw nowhere(thing.name)
  if (last.box.max[2] < world.whole.max[2] - 1e-6 && placesOf(thing).length === 0) throw nowhere(thing.name)
  return [{ host: last, side: UP, box: last.box }]
}

/** What stands up on what is flat, sticks out of no end of it. */
const isOnTop = (thing: Thing, supports: readonly Support[]): boolean =>
  stanceOf(thing) === 'up' && supports.every(({ host }) => !host.round)

/** "The hub is centered on the disc": on top of it. */
function centredOn(world: World, thing: Thing, place: Place): Support | undefined {
  if (place.kind !== 'centered' || place.how !== 'on' || place.refs.length !== 1) return undefined
  const [ref] = place.refs
  const site = ref && siteOf(ref, { world, self: thing })
  // "Centered on top is a square peg", of what is round.
  const [top] = site?.part === 'side' && site.sides.length === 1 ? site.sides : []
  if (top?.axis === 'z' && site?.solid?.round && !site.several && site.solid.thing.role === 'add')
    return { host: site.solid, side: top, box: site.box }
  // "… is centered on its top": on that face.
  const isFace = site?.part === 'side' && site.sides.length === 1 && !site.solid?.round
  const solid = site?.part === 'body' || isFace ? site?.solid : undefined
  if (!solid || solid.thing.role === 'cut' || site?.several || solid.shape === 'sphere') return undefined
  return { host: solid, side: (isFace && site?.sides[0]) || UP, box: solid.box }
}

/** "a post in the middle of the pocket": on the floor of what is cut. */
function onFloorOf(world: World, { solid, part, sides }: Site, how: string): Support | undefined {
  const host = wholeOf(world)
  if (!host || !solid?.mouth || solid.through || solid.thing.role !== 'cut' || solid.round) return undefined
  const { mouth } = solid
  const isFloor = sides.every(({ axis, sign }) => axis === mouth.axis && sign !== mouth.sign)
  if (part === 'corner' || !isFloor || !/^(?:in|inside|on|at|from|within)$/u.test(how)) return undefined
  const box: Box = { min: [...solid.box.min], max: [...solid.box.max] }
  const k = indexOf(mouth.axis)
  if (mouth.sign > 0) box.max[k] = box.min[k]
  else box.min[k] = box.max[k]
  return { host, side: mouth, box }
}

const STANDS_THERE = /^(?:wall|upright|post|pillar|column|rail|ridge|fence|backrest)$/u

/** "a cube at the left end" of a plate: on it. */
const isCompact = ({ concept }: Thing): boolean => /^(?:cube|box|pyramid|cone|hemisphere)$/u.test(concept)

/** "a post 20 mm tall at each end", "a rod standing at its left end": on top of what is flat, there. */
function standingAt(
  thing: Thing,
  site: Site,
  { how, also = [] }: Place & { kind: 'at' },
): Support[] | undefined {
  const { solid, box, sides, phrase } = site
  // "at the left and right ends": the last of them is named in full.
  const isEnd = [phrase, ...also].some(
    ({ concept, name }) => /^(?:end|edge)$/u.test(concept) || / (?:end|edge)$/u.test(name),
  )
  if (
    !solid ||
    solid.round ||
    solid.thing.role === 'cut' ||
    !/^(?:end|edge|left|right|front|back)$/u.test(phrase.concept)
  )
    return undefined
  if (
    site.part !== 'side' ||
    sides.some(({ axis }) => axis === 'z') ||
    !/^(?:at|on|from|near|along)$/u.test(how)
  )
    return undefined
  if (!isEnd) return undefined
  const isFlat =
    thing.stance === 'up' || sizeAlong(box, 'z') < 0.5 * Math.max(sizeAlong(box, 'x'), sizeAlong(box, 'y'))
  const isTall =
    thing.words.some((word) => /^(?:vertical|upright|standing|tall)$/u.test(word)) ||
    sizeOf(thing, 'height') !== undefined ||
    thing.stance === 'up' ||
    (thing.stance === undefined && (STANDS_THERE.test(thing.name) || (how === 'at' && isCompact(thing)))) ||
    placesOf(thing).some(
      ({ place }) =>
        place.kind === 'manner' && /^(?:standing|upright|vertically|up|upward)$/u.test(place.word),
    )
  return isFlat && isTall ? [{ host: solid, side: UP, box }] : undefined
}

function lastHost(world: World, thing: Thing): Solid {
  const named = thing.host && siteOf(thing.host, { world, self: thing })?.solid
  if (named) return named
  const wholes = world.bodies.filter((solid) => solid.thing !== thing)
  const isRow =
    /^(?:section|segment|portion|tier|layer|step|stage|shank|cap|tip)$/u.test(thing.name) ||
    thing.words.some((word) => /^(?:top|upper|third|second)$/u.test(word))
  return (
    isRow
      ? wholes.at(-1)
      : (wholes.find(({ thing: other }) => /^(?:plate|base|block|slab)$/u.test(other.name)) ?? wholes.at(-1))
  ) as Solid
}

/** "a cylinder with a hemisphere on each end": of the one round body there is. */
function loneRound(world: World, span: Span): Site | undefined {
  const [only, another] = world.bodies
  // The sides of a cylinder are not its ends.
  return !/\bends?\b/iu.test(world.quote(span)) || !only?.round || another || only.boxes.length > 1
    ? undefined
    : siteOf(namedBy(only.thing), { world, self: undefined })
}

function endsFor(_world: World, thing: Thing, site: Site | undefined): Support[] | undefined {
  const host = site?.solid
  if (!host) return undefined
  const axis = site.along ?? (host.round ? host.axis : longest(site.box))
  if (thing.count !== 0 && thing.count % 2 === 1 && thing.count !== 1) return undefined
  return ([-1, 1] as const).map((sign) => ({ host, side: { axis, sign }, box: site.box }))
}

/** "two ears, one on each side" of the block that is there: on the left and on the right of it. */
function loneBlock(world: World, thing: Thing, context: { world: World; self: Thing }): Site | undefined {
  const [host] = world.bodies
  if (!host || world.bodies.length > 1 || host.shape !== 'box' || thing.count !== 2) return undefined
  if (!/^(?:lug|ear|tab|wing|arm|flange|handle|pin|peg)$/u.test(thing.name)) return undefined
  const site = siteOf(namedBy(host.thing), context)
  if (site) world.assume(`The ${thing.name}s are on the left and the right of the ${host.thing.name}`)
  return site && { ...site, along: 'x' }
}

/** "in each inside corner", "inside the box": on its floor. */
function insideOf({ solid, box, part, phrase }: Site): Support | undefined {
  const inner = solid?.inner
  if (!inner || solid.round) return undefined
  const isIn = box === inner || (part === 'body' && false)
  if (!isIn || phrase.concept === 'floor') return undefined
  const floor: Box = { min: [...inner.min], max: [...inner.max] }
  floor.max[2] = floor.min[2]
  return { host: solid, side: UP, box: floor }
}

/** "Draw a circle in the center of the hexagon and extrude it": out of the top, where nobody says otherwise. */
function drawnOn(world: World, thing: Thing, site: Site, place: Place & { kind: 'at' }): Faced | undefined {
  const host = site.solid
  const isIn = /^(?:in|on|at|inside|within|onto)$/u.test(place.how)
  if (!thing.drawn || !host || host.thing.role === 'cut' || !isIn) return undefined
  if (site.sides.length > 0 && site.part !== 'corner') return undefined
  const isFace = /^(?:body|center|corner)$/u.test(site.part) || site.phrase.concept === 'face'
  if (!isFace || (host.round && host.axis !== 'z')) return undefined
  world.assume(`The ${thing.name} is extruded upward from the top of the ${host.thing.name}`)
  return { host, side: UP, boxes: [site.box] }
}

interface Faced {
  host: Solid
  side: Side
  boxes: readonly Box[]
  centred?: boolean
}

/** Out of which side of what it goes. */
function faceOf(world: World, thing: Thing, site: Site, place: Place & { kind: 'at' }): Faced | undefined {
  const host = site.solid ?? wholeOf(world)
  if (!host) return undefined
  const { how } = place
  if (site.part === 'body') {
    const side =
      how === 'below' || how === 'under'
        ? opposite(UP)
        : host.round && host.axis !== 'z' && /^(?:on|to|onto)$/u.test(how)
          ? UP
          : UP
    // "rises from the base": on it.
    const isRising = how === 'from' && thing.stance === 'up'
    if (/^(?:around|in|along|near|from|at)$/u.test(how) && !isRising) return undefined
    if (host.thing.role === 'cut') return undefined
    return {
      host,
      side,
      boxes:
        site.several && site.boxes.length > 1 && (thing.count === 0 || thing.count === site.boxes.length)
          ? site.boxes
          : [site.box],
    }
  }
  if (site.part === 'side') {
    const [side, ...more] = site.sides
    if (side && more.length === 0) return { host, side, boxes: [site.box] }
    if (side) {
      const vertical = site.sides.find(({ axis }) => axis === 'z')
      if (vertical) return { host, side: vertical, boxes: [site.box] }
      return undefined
    }
    if (site.phrase.concept === 'end')
      return {
        host,
        side: {
          axis: site.along ?? host.axis,
          sign: endTaken(world, host, site.along ?? host.axis, site.phrase, 1),
        },
        boxes: [site.box],
      }
    return undefined
  }
  if (site.part === 'center' && site.sides.length === 1 && site.sides[0])
    return { host, side: site.sides[0], boxes: [site.box] }
  // "From the center of one face": of what is the same at either end.
  const isOut = /^(?:from|out|off|on)$/u.test(how) && (host.round || host.shape === 'polygon')
  const of = site.phrase.of
  const isFace =
    of === undefined || /^(?:body|pronoun)$/u.test(of.kind) || /^(?:face|side|end)$/u.test(of.concept)
  if (
    site.part === 'center' &&
    site.sides.length === 0 &&
    isOut &&
    isFace &&
    host.thing.role === 'add' &&
    !site.several
  )
    return { host, side: { axis: host.axis, sign: 1 }, boxes: [site.box] }
  return undefined
}
