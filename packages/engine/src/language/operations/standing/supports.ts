/** What a body stands on: which body or pocket, out of which side of it, once or at both ends. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Build } from '../build.ts'
import type { Phrase } from '../phrases.ts'
import { type Site, siteOf } from '../site.ts'
import {
  AXES,
  across,
  isSame,
  levelOf,
  opposite,
  type Side,
  type Solid,
  shortest,
  sizeAlong,
} from '../space.ts'
import { allSizes, placesOf, type SaidPlace, type Thing } from '../things.ts'
import { nowhere, unread } from '../unread.ts'
import { isBar, isOnTop, isTaken, isTooWide } from './ends.ts'

export interface Support {
  host: Solid
  side: Side
  /** Where it begins, where that is not the host's own side: the floor of a pocket. */
  level?: number
  /** Where nothing else is said it is flush with these. */
  flush: readonly Side[]
}

export const UP: Side = { axis: 'z', sign: 1 }
const DOWN: Side = { axis: 'z', sign: -1 }
const RESTS = /^(?:on top of|on|onto|above|over)$/u
const JOINS = /^(?:on|onto|to|against|from|off|off of|out of|at|into|in|along|by|near)$/u
const BELOW = /^(?:below|underneath|under|beneath)$/u
const REACHES = /\b(?:extend|stick|project|protrud|rise|rising|com|attach|join|connect|reach|grow)/u
const RISES = /\b(?:rise|rising|stand|upright|vertical|upwards?)\b/u
/** A plate this much thinner than it is wide has two faces that boss and hub are put on. */
const THIN = 1.5

/** Everything that is said of where it stands. */
interface Gathered {
  host?: Solid
  /** Out of these sides of the host. */
  sides: Side[]
  level?: number
  /** At these ends of the host, whichever face that means. */
  ends: { host: Solid; side: Side; quote: string }[]
  flush: Side[]
}

interface Asked {
  build: Build
  thing: Thing
  host: Solid | undefined
}

export function supportsOf(build: Build, thing: Thing): Support[] {
  const told = thing.host && build.solidOf(thing.host)
  const host = told?.thing.role === 'add' ? told : undefined
  const asked: Asked = { build, thing, host }
  const found: Gathered = { sides: [], ends: [], flush: [] }
  const places = placesOf(thing).filter(({ used }) => !used)
  for (const said of places)
    if (said.place.kind === 'at' && !said.gloss) gatherAt(found, said, said.place, asked)
  if (!found.host && found.ends.length === 0)
    for (const kind of ['reach', 'centered', 'concentric'])
      for (const said of places) if (said.place.kind === kind) gatherOther(found, said, asked)
  const supports = combined(found, asked, places)
  if (supports.length > 0) {
    sayAgain(build, thing, supports)
    return supports
  }
  return [byItself(asked) ?? raise(nowhere(thing.name))]
}

const raise = (error: Error): never => {
  throw error
}

function combined(
  { host, sides, level, ends, flush }: Gathered,
  { build, thing }: Asked,
  places: readonly SaidPlace[],
): Support[] {
  const lone = sides.length > 0 && host ? sides : undefined
  if (ends.length === 0)
    return (lone ?? []).map((side) => ({
      host: host as Solid,
      side,
      flush,
      ...(level === undefined ? {} : { level }),
    }))
  const at = (end: Gathered['ends'][number]): Support => {
    const stands = lone?.[0]
    // "At its top an arm extends to the right."
    if (stands?.axis === 'z' && REACHES.test(end.quote) && isAtTop(build, places))
      return { host: end.host, side: end.side, flush: [...flush, stands] }
    if (stands && stands.axis !== end.side.axis)
      return { host: host as Solid, side: stands, flush: [...flush, end.side] }
    const onTop = isOnTop(thing, end.host, end.side, end.quote)
    if (onTop && isTooWide(thing, end.host, end.side)) throw nowhere(thing.name)
    return onTop
      ? { host: end.host, side: UP, flush: [...flush, end.side] }
      : { host: end.host, side: end.side, flush }
  }
  return ends.map(at)
}

const isAtTop = (build: Build, places: readonly SaidPlace[]): boolean =>
  places.some(
    (said) =>
      said.place.kind === 'at' &&
      /^(?:at|from)$/u.test(said.place.how) &&
      /^(?:top|bottom)$/u.test(said.place.ref.concept) &&
      !REACHES.test(build.quote(said)),
  )

/** Said twice of what it stands on: "on the base … 60 mm tall above the base". */
function sayAgain(build: Build, thing: Thing, supports: readonly Support[]): void {
  const [support] = supports
  if (!support) return
  for (const said of placesOf(thing)) {
    const { place } = said
    if (said.used || place.kind !== 'at' || !/^(?:above|over|on|on top of|from)$/u.test(place.how)) continue
    const site = siteOf(place.ref, { build, self: thing, host: support.host })
    if (site?.solid === support.host && (site.part === 'body' || site.side?.axis === support.side.axis))
      said.used = true
  }
}

function gatherAt(
  found: Gathered,
  said: SaidPlace,
  { how, ref }: SaidPlace['place'] & { kind: 'at' },
  asked: Asked,
): void {
  const { build, thing } = asked
  const site = siteOf(ref, { build, self: thing, host: asked.host ?? build.bodies.at(-1) })
  if (!site) return
  const quote = build.quote(said)
  const put = (host: Solid, side: Side, level?: number): void => {
    if (found.host && found.host !== host && found.sides.length > 0) return
    said.used = true
    found.host = host
    if (!found.sides.some(({ axis, sign }) => axis === side.axis && sign === side.sign))
      found.sides.push(side)
    if (level !== undefined) found.level = level
  }
  if (site.solid?.thing.role === 'cut') {
    const floor = floorOf(build, site.solid)
    const inside = site.part !== 'side' || /bottom|floor/u.test(ref.name)
    if (floor && inside && /^(?:in|into|on|onto|from|at|inside|on top of)$/u.test(how))
      put(floor.host, floor.side, floor.level)
    // Where in it is left to its place.
    if (site.part !== 'side') said.used = false
    return
  }
  // The floor of what is hollow is no side of it.
  if (ref.name === 'floor') throw unread(quote)
  const host = hostOf(site, ref, asked)
  if (!host) return
  if (site.rounds && RESTS.test(how)) {
    // Where on it is left to its round end.
    found.host ??= host
    if (found.sides.length === 0) found.sides.push(ref.concept === 'bottom' ? DOWN : UP)
    return
  }
  if (site.part === 'body') {
    const side = sideOfBody(how, quote, host, asked)
    if (side) put(host, side)
    if (/^(?:next to|beside|behind)$/u.test(how)) {
      build.assume(`The ${thing.name} stands ${how} the ${host.thing.name}, touching it, on the same ground`)
      put(host, how === 'behind' ? { axis: 'y', sign: 1 } : { axis: 'x', sign: 1 })
      found.flush.push(DOWN)
    }
    return
  }
  if (site.part === 'center') {
    if (!/^(?:on|onto|out of|from|in|at|to)$/u.test(how) || found.sides.length > 0) return
    found.host ??= host
    // "to the center of each face": of every one of them.
    const axis = ref.owner?.each && !site.side ? faceAxis(host, ref.owner) : undefined
    if (axis) {
      thing.count = Math.max(2, thing.count)
      found.sides.push({ axis, sign: 1 }, { axis, sign: -1 })
      said.used = true
    } else found.sides.push(site.side ?? UP)
    return
  }
  if (site.part === 'side') gatherSide(found, said, how, ref, site, host, put, asked)
}

type Put = (host: Solid, side: Side, level?: number) => void

function gatherSide(
  found: Gathered,
  said: SaidPlace,
  how: string,
  ref: Phrase,
  site: Site,
  host: Solid,
  put: Put,
  asked: Asked,
): void {
  const { build, thing } = asked
  const face = site.side
  const quote = build.quote(said)
  const atEnd = (side: Side): void => {
    said.used = true
    found.ends.push({ host, side, quote })
  }
  if (ref.concept === 'edge') {
    if (!face || face.axis === 'z' || !JOINS.test(how)) return
    found.flush.push(face)
    if (found.sides.length === 0) {
      found.host ??= host
      found.sides.push(UP)
    }
    said.used = true
    return
  }
  if (face) {
    const isBelow = BELOW.test(how) && face.axis === 'z'
    if (!isBelow && !JOINS.test(how) && !RESTS.test(how)) return
    if (face.axis === 'z') {
      if (
        isBelow ||
        face.sign > 0 ||
        /^(?:on|onto|from|to|out of|off|off of|on top of|above|against)$/u.test(how)
      )
        put(host, face)
      return
    }
    if (ref.concept === 'face' && !/^(?:at|near|by|along)$/u.test(how)) put(host, face)
    else atEnd(face)
    return
  }
  if (!JOINS.test(how)) return
  const axis = site.axis ?? faceAxis(host, ref)
  if (!axis) return
  const both = site.several || (thing.count === 2 && ref.plural) || (ref.each && !site.one)
  if (both) {
    if (thing.count === 1 || thing.count === 0) thing.count = 2
    atEnd({ axis, sign: 1 })
    atEnd({ axis, sign: -1 })
    return
  }
  atEnd(freeEnd(build, host, axis))
}

/** "one of the flat faces": of what is round its ends, of a plate its two large faces. */
function faceAxis(host: Solid, { concept, name, adjectives }: Phrase): AxisName | undefined {
  if (concept !== 'face' || adjectives.some((word) => /curved|round|outer|outside/u.test(word)))
    return undefined
  // The side of a long shaft is its round one.
  const [u] = across(host.axis)
  const isDisc = sizeAlong(host.box, host.axis) < sizeAlong(host.box, u)
  if (host.round) return isDisc || name !== 'side' || adjectives.includes('flat') ? host.axis : undefined
  const thin = shortest(host.box)
  const others = AXES.filter((axis) => axis !== thin).map((axis) => sizeAlong(host.box, axis))
  return sizeAlong(host.box, thin) * THIN < Math.min(...others) ? thin : undefined
}

/** The end that nothing stands on yet, the upper or right one first. */
function freeEnd(build: Build, host: Solid, axis: AxisName): Side {
  const ends: readonly Side[] = [
    { axis, sign: 1 },
    { axis, sign: -1 },
  ]
  return ends.find((end) => !isTaken(build, host, end)) ?? (ends[0] as Side)
}

/** "on top", "on the underside", where nobody says of what: of all bodies the one that reaches farthest. */
function hostOf(site: Site, ref: Phrase, { build, host }: Asked): Solid | undefined {
  const named = ref.owner !== undefined || ref.bound !== undefined || host !== undefined
  const add = site.solid?.thing.role === 'add' ? site.solid : undefined
  const { side } = site
  if (named || !side) return add ?? (build.bodies.length === 1 ? build.bodies[0] : undefined)
  const far = levelOf(build.whole, side)
  const there = build.bodies.filter(({ box }) => isSame(levelOf(box, side), far))
  return there.length === 1 ? there[0] : (there.find((solid) => solid === add) ?? there[0])
}

function sideOfBody(how: string, quote: string, host: Solid, { thing }: Asked): Side | undefined {
  if (BELOW.test(how)) return DOWN
  const lies = host.round && host.axis !== 'z'
  if (RESTS.test(how)) return lies && !/top|above|over/u.test(quote) && !RISES.test(quote) ? undefined : UP
  if (!/^(?:from|off|off of|out of|to|against)$/u.test(how)) return undefined
  if (RISES.test(quote) || thing.places.some(({ place }) => isUp(place))) return UP
  return host.round && isRoundThing(thing) && REACHES.test(quote) ? { axis: host.axis, sign: 1 } : undefined
}

const isRoundThing = (thing: Thing): boolean =>
  thing.concept === 'cylinder' ||
  allSizes(thing).some(({ dimension }) => dimension === 'diameter' || dimension === 'radius')

const isUp = (place: SaidPlace['place']): boolean =>
  place.kind === 'direction' && /^(?:up|upright|upwards?)$/u.test(place.word)

const isDown = (place: SaidPlace['place']): boolean =>
  place.kind === 'direction' && /^(?:down|downwards?)$/u.test(place.word)

/** The floor of a pocket, and the body that it is in. */
function floorOf(build: Build, cut: Solid): (Support & { level: number }) | undefined {
  const side = cut.mouth ?? { axis: cut.axis, sign: 1 as const }
  const level = levelOf(cut.box, opposite(side))
  const host = build.bodies.find(
    ({ box }) => levelOf(box, opposite(side)) * side.sign < level * side.sign - 1e-6,
  )
  return host && { host: { ...host, box: cut.box }, side, level, flush: [] }
}

/** "centered on the top of the plate", "it rises 30 mm above the disc", "concentric with the flange". */
function gatherOther(found: Gathered, said: SaidPlace, { build, thing, host }: Asked): void {
  const { place } = said
  const last = build.bodies.at(-1) as Solid
  const ref = 'ref' in place ? place.ref : undefined
  if (!ref || found.host) return
  const site = siteOf(ref, { build, self: thing, host: host ?? last })
  const solid = site?.solid ?? (site ? last : undefined)
  if (!site || !solid) return
  if (solid.thing.role === 'cut') {
    const floor = floorOf(build, solid)
    if (floor && place.kind === 'centered') Object.assign(found, { ...floor, sides: [floor.side], flush: [] })
    return
  }
  const out = site.side ?? (solid.round ? { axis: solid.axis, sign: 1 as const } : UP)
  const put = (side: Side): void => {
    found.host = solid
    found.sides.push(side)
  }
  if (place.kind === 'reach') {
    if (site.side) put(site.side)
    else if (/below|down/u.test(place.side)) put(DOWN)
    else if (/above|over|up/u.test(place.side)) put(UP)
    else put(out)
  } else if (place.kind === 'centered' && (site.part !== 'center' || site.side)) put(site.side ?? UP)
  else if (place.kind === 'concentric' && thing.concept !== 'sphere') put(out)
}

/** "The bottom part is … The middle part is … The top part is …": one upon the other. */
const LOW = /^(?:bottom|lower|base)$/u
const MIDDLE = /^middle$/u
const HIGH = /^(?:top|upper)$/u
const isStacked = (thing: Thing, last: Thing): boolean => {
  const is = ({ adjectives }: Thing, level: RegExp): boolean => adjectives.some((word) => level.test(word))
  return (is(thing, MIDDLE) && is(last, LOW)) || (is(thing, HIGH) && (is(last, LOW) || is(last, MIDDLE)))
}

/** Nothing is said of what it stands on; some bodies can stand in one way only. */
function byItself({ build, thing, host }: Asked): Support | undefined {
  const last = build.bodies.at(-1) as Solid
  const places = placesOf(thing)
  const down = places.find(({ place }) => isDown(place))
  if (down) {
    down.used = true
    return { host: host ?? last, side: DOWN, flush: [] }
  }
  const up = places.find(({ place }) => isUp(place))
  // "The second section is …": it goes on where the first one ends.
  const follows = last.thing.name === thing.name && ((thing.ordinal ?? 0) > 1 || isStacked(thing, last.thing))
  if (follows && (last.round || isBar(last, last.axis)))
    return { host: last, side: { axis: last.axis, sign: 1 }, flush: [] }
  if (!up && !host) return undefined
  if (up) up.used = true
  return { host: host ?? last, side: UP, flush: [] }
}
