/** Where a figure lies in a drawing: against a side of another, in a corner, in the middle, so far from a side. */
import { isSame } from '../../../operations/space.ts'
import { nowhere, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import { atPoint, beyond, fromSides } from './distances.ts'
import { EDGES, type Edge, edgesOf } from './edges.ts'
import { isAcross, isLean, leanOn, meet, onEach, putLevel } from './meetings.ts'
import { type Flat, leaning, type Point, type Way } from './shapes.ts'
import type { Figured } from './sketches.ts'

export interface Lie {
  world: World
  thing: Thing
  flat: Flat
  done: readonly Figured[]
  host: Figured
  cut: boolean
  /** Levels along each way that are fixed. */
  levels: [number[] | undefined, number[] | undefined]
  way: Way | undefined
  /** Against which figure it lies. */
  base?: Figured
  /** The side that it lies against. */
  facing?: Edge
  /** On top of another figure, where it is cut as well. */
  over?: boolean
  /** Where each of several lies, which no levels tell: at all four sides, in two corners that lie opposite. */
  spots?: readonly { at: Point; way: Way }[]
}

export function placed(
  world: World,
  thing: Thing,
  flat: Flat,
  done: readonly Figured[],
  cut: boolean,
): { at: readonly Point[]; ways: readonly Way[]; flat: Flat } {
  const [host] = done
  if (!host) {
    for (const said of placesOf(thing)) if (isIdle(said)) said.used = true
    return { at: [flat.middle ?? [0, 0]], ways: [[0, 1]], flat }
  }
  const lie: Lie = { world, thing, flat, done, host, cut, levels: [undefined, undefined], way: undefined }
  const places = placesOf(thing)
  for (const said of places) leanOn(lie, said)
  // Against which side first, then level with what, and centred where nothing else is said of it.
  for (const weight of [0, 1, 2])
    for (const said of places) if (!said.gloss && !said.used && weightOf(said) === weight) take(lie, said)
  // "so that its bottom left corner coincides with …", where nothing else places it.
  const isOpen =
    lie.levels.every((each) => each === undefined) && !lie.spots && places.every(({ used }) => !used)
  for (const said of isOpen ? places : []) if (said.gloss && said.own !== undefined) take(lie, said)
  if (flat.middle) return { at: [flat.middle], ways: [[0, 1]], flat }
  // "a centered square".
  const isInner =
    done.length === 1 && !thing.plural && thing.words.some((word) => /^(?:inner|inside)$/u.test(word))
  if (isInner && lie.levels.every((each) => each === undefined) && !places.some(({ used }) => used)) {
    about(lie, host)
    world.assume(`The ${thing.name} is in the middle of the ${host.thing.name}`)
  }
  if (thing.words.some((word) => /^(?:centered|concentric|central)$/u.test(word)))
    for (const k of [0, 1] as const) lie.levels[k] ??= [centerOf(lie.host)[k]]
  if (lie.spots) {
    const { spots } = lie
    if (thing.count > 1 && spots.length !== thing.count) throw nowhere(thing.name)
    return { at: spots.map(({ at }) => at), ways: spots.map(({ way }) => way), flat: lie.flat }
  }
  const fixed = lie.levels.filter((each) => each !== undefined).length
  if (fixed === 0 && !places.some(({ used }) => used)) throw nowhere(thing.name)
  const center = centerOf(lie.base ?? lie.host)
  const [us, vs] = [lie.levels[0] ?? [center[0]], lie.levels[1] ?? [center[1]]]
  const at = us.flatMap((u) => vs.map((v): Point => [u, v]))
  if (thing.count > 1 && at.length !== thing.count) throw nowhere(thing.name)
  return { at, ways: at.map((spot) => wayOf(lie, spot, center)), flat: lie.flat }
}

const weightOf = ({ place, own }: SaidPlace): number =>
  place.kind === 'centered' || place.kind === 'concentric'
    ? 2
    : place.kind === 'aligned' || place.kind === 'flush' || own !== undefined
      ? 1
      : 0

/** Outward from its host where it is added, inward where it is cut. */
function wayOf(lie: Lie, [u, v]: Point, [cu, cv]: Point): Way {
  const sign = (n: number): -1 | 0 | 1 => (Math.abs(n) < 1e-9 ? 0 : n > 0 ? 1 : -1)
  const turn = lie.cut && !lie.over ? -1 : 1
  if (lie.flat.turns && lie.way) {
    const [bu, bv] = lie.base ? centerOf(lie.base) : [cu, cv]
    const a = lie.way[0] === 0 ? 0 : ((turn * sign(u - bu)) as -1 | 0 | 1)
    const b = lie.way[1] === 0 ? 0 : ((turn * sign(v - bv)) as -1 | 0 | 1)
    return a === 0 && b === 0 ? lie.way : [a, b]
  }
  // A right triangle lies with one of its legs against the side that it is added to.
  if (lie.base && !lie.cut && lie.facing) {
    const { k } = lie.facing
    const end = footOf(lie)
    return (k === 0 ? [-lie.facing.sign, end] : [end, -lie.facing.sign]) as unknown as Way
  }
  return [sign(u - cu), sign(v - cv)]
}

/** At which end of the side its right angle is: where a corner is told, else at the lower, the left one. */
function footOf({ thing, facing }: Lie): 1 | -1 {
  const told = placesOf(thing).flatMap(({ place }) =>
    place.kind === 'at' && place.ref.concept === 'corner' ? [...place.ref.words] : [],
  )
  const edge = told.flatMap((word) => EDGES[word] ?? []).find(({ k }) => k !== facing?.k)
  return edge?.sign ?? -1
}

const isIdle = ({ place }: SaidPlace): boolean =>
  place.kind === 'centered' ||
  place.kind === 'perpendicular' ||
  (place.kind === 'at' && /^(?:origin|plane)$/u.test(place.ref.concept)) ||
  place.kind === 'manner'

/** How long the side is that a figure lies against. */
export function sideLength(thing: Thing, done: readonly Figured[]): number | undefined {
  const [host] = done
  if (!host) return undefined
  for (const { place, gloss } of placesOf(thing)) {
    const ref =
      place.kind === 'at' || place.kind === 'aligned' || place.kind === 'flush' ? place.ref : undefined
    if (!ref || gloss) continue
    const of = hostIn({ done, host, thing }, ref)
    const named = edgesOf(ref, of)
    const [edge] = named?.edges ?? []
    if (edge && !named?.corner) return of.size[edge.k === 0 ? 1 : 0]
  }
  return undefined
}

const centerOf = ({ at }: Figured): Point => at[0] as Point

/** Where two circles of one centre have it: a half disc in the middle of its straight side. */
const pivotOf = ({ at, ways, pivot }: Figured): Point => {
  const [u, v] = at[0] as Point
  const [x, y] = pivot?.(ways[0] as Way) ?? [0, 0]
  return [u + x, v + y]
}

/** About the same centre as another, turned the same way. */
function about(lie: Lie, host: Figured): void {
  const { flat } = lie
  const [first] = host.ways
  if (flat.turns && host.pivot && flat.pivot) lie.way ??= first
  const [x, y] = flat.pivot?.(lie.way ?? [0, 1]) ?? [0, 0]
  const pivot = pivotOf(host)
  for (const k of [0, 1] as const) lie.levels[k] ??= [pivot[k] - (k === 0 ? x : y)]
}

/** The figure that a phrase names; else the first. */
export const hostOf = (lie: Lie, phrase: Phrase | undefined): Figured => hostIn(lie, phrase)

function hostIn(
  { done, host, thing }: Pick<Lie, 'done' | 'host' | 'thing'>,
  phrase: Phrase | undefined,
): Figured {
  for (let named = phrase; named; named = named.of) {
    const { name, concept, kind } = named
    if (kind === 'pronoun') return done.findLast((each) => each.thing !== thing) ?? host
    if (kind === 'place' || kind === 'whole') continue
    const found = done.findLast(({ thing: other }) => other.name === name || other.concept === concept)
    if (found) return found
  }
  return host
}

export const half = ({ flat, way }: Lie, k: 0 | 1): number => {
  const turned = flat.turns && way && way[0] !== 0
  return (k === 0) === !turned ? flat.width / 2 : flat.height / 2
}

export const levelOf = ({ at, size }: Figured, { k, sign }: Edge): number =>
  (at[0] as Point)[k] + (sign * size[k]) / 2

export function put(lie: Lie, said: SaidPlace, k: 0 | 1, levels: readonly number[]): void {
  const known = lie.levels[k]
  if (known?.some((level, nth) => Math.abs(level - (levels[nth] ?? Number.NaN)) > 1e-6))
    throw unread(lie.world.quote(said.span))
  lie.levels[k] = [...levels]
  said.used = true
}

/** Against these sides: outside of them what is added, inside what is cut. */
function against(lie: Lie, said: SaidPlace, edges: readonly Edge[], host: Figured, over: boolean): void {
  const [first] = edges
  if (!first) return
  const { k } = first
  assertSide(lie, said, edges, host)
  if (lie.flat.turns) lie.way = k === 0 ? [1, 0] : [0, 1]
  if (edges.length === 1) lie.facing = first
  if (over) lie.over = true
  lie.base = host
  const outward = lie.cut && !over ? -1 : 1
  put(
    lie,
    said,
    k,
    edges.map((edge) => levelOf(host, edge) + edge.sign * outward * half(lie, k)),
  )
}

/** The box of a circle has corners and sides that no circle has. */
function assertSide({ world }: Lie, said: SaidPlace, edges: readonly Edge[], { sides }: Figured): void {
  const isThere = ({ k, sign }: Edge): boolean =>
    sides === 'all' || (k === 1 && (sides === 'level' || (sides === 'foot' && sign < 0)))
  if (!edges.every(isThere)) throw unread(world.quote(said.span))
}

function take(lie: Lie, said: SaidPlace): void {
  const { place } = said
  switch (place.kind) {
    case 'at':
    case 'aligned':
    case 'flush': {
      const ref = place.ref
      if (!ref) return
      const host = ref.of === undefined && lie.base && place.kind !== 'at' ? lie.base : hostOf(lie, ref)
      const how = place.kind === 'at' ? place.how : 'in'
      const named = edgesOf(ref, host)
      if (isLean(lie, said) || onEach(lie, said, ref, host)) return
      if (named && typeof said.own === 'object' && meet(lie, said, said.own, named, host)) return
      // "on top of it, aligned with its right edge": level with that.
      const [beside] = named?.edges ?? []
      if (named && beside && place.kind !== 'at' && isAcross(lie, beside) && !named.corner) {
        putLevel(lie, said, named.edges, host)
        return
      }
      // "below it", "on top of the rectangle".
      const word = how.split(' ').at(-1) ?? ''
      const side = word === 'on' && ref.kind !== 'place' && !lie.cut ? EDGES['top'] : EDGES[word]
      if (side && !named) {
        against(lie, said, [side], host, true)
        return
      }
      const also =
        place.kind === 'at' ? (place.also ?? []).map((each) => edgesOf(each, hostOf(lie, each))) : []
      // "one near each corner", and so far from the edges there.
      const isMeasured = placesOf(lie.thing).some(({ place: each }) => each.kind === 'from')
      if (named?.corner && isMeasured && /^(?:near|in|at|on)$/u.test(how)) {
        said.used = true
        return
      }
      if (named?.corner) {
        if (!also.every((each) => each?.corner)) return
        inCorner(lie, said, [named.edges, ...also.map((each) => each?.edges ?? [])], host, false)
        return
      }
      if (named && also.length > 0) {
        const all = [named, ...also].flatMap((each) => each?.edges ?? [])
        if (also.every((each) => each && !each.corner) && all.every(({ k }) => k === all[0]?.k)) {
          against(lie, said, all, host, false)
          return
        }
        if (also.every((each) => each && !each.corner) && all.length === also.length + 1)
          sideBySide(lie, said, all, host)
        return
      }
      if (named?.edges.some(({ k }) => k !== named.edges[0]?.k)) {
        sideBySide(lie, said, named.edges, host)
        return
      }
      if (named) {
        // "to its right side, at the bottom": level with that end of it.
        const [level] = named.edges
        const isEnd = lie.base === host && level && isAcross(lie, level) && !lie.levels[level.k]
        if (isEnd && !lie.cut && /^(?:at|along|in|near)$/u.test(how)) {
          assertSide(lie, said, named.edges, host)
          putLevel(lie, said, named.edges, host)
          return
        }
        // "on top of it", which is cut out too: the opening goes on there.
        const isOnTop = how === 'on' && ref.name === 'top' && ref.of !== undefined && host.cut
        against(lie, said, named.edges, host, isOnTop)
        if (named.end && !lie.levels[named.end.k]) putLevel(lie, said, [named.end], host)
        return
      }
      if (ref.concept === 'center' || ref.concept === 'axis') {
        // What is not alike on both sides has no axis.
        if (ref.concept === 'axis' && /right/u.test(host.thing.name)) return
        if (ref.concept === 'axis') put(lie, said, 0, [(host.at[0] as Point)[0]])
        else
          for (const k of [0, 1] as const) if (!lie.levels[k]) put(lie, said, k, [(host.at[0] as Point)[k]])
        said.used = true
        return
      }
      if (ref.kind !== 'place' && /^(?:in|from|inside|within|through)$/u.test(how)) said.used = true
      return
    }
    case 'eachside': {
      if (place.figure) return
      const host = hostOf(lie, place.ref)
      const [w, h] = host.size
      // "at each end" of what stands are its top and its bottom.
      const k = /\bends?\b/iu.test(lie.world.quote(said.span)) && h > w ? 1 : 0
      against(
        lie,
        said,
        [
          { k, sign: 1 },
          { k, sign: -1 },
        ],
        host,
        false,
      )
      return
    }
    case 'concentric':
    case 'centered': {
      const ref = place.kind === 'centered' ? place.refs[0] : place.ref
      const host = hostOf(lie, ref)
      const named = ref && edgesOf(ref, host)
      if (named?.corner) {
        inCorner(lie, said, [named.edges], host, lie.thing.concept !== 'quarter')
        return
      }
      if (ref && onEach(lie, said, ref, host)) return
      // "a circle centered on the right edge": its centre is there, as is that of a half disc.
      if (named && (lie.flat.round || lie.flat.pivot)) {
        onEdges(lie, said, named.edges, host)
        return
      }
      if (place.kind === 'concentric' || !ref || ref.kind !== 'place') about(lie, host)
      for (const k of [0, 1] as const) lie.levels[k] ??= [(host.at[0] as Point)[k]]
      said.used = true
      return
    }
    case 'parallel': {
      const [edge] = (place.ref && edgesOf(place.ref, hostOf(lie, place.ref))?.edges) ?? []
      const { width, height } = lie.flat
      if (edge && !lie.flat.turns && (edge.k === 1 ? width > height : height > width)) said.used = true
      return
    }
    case 'from':
      fromSides(lie, said)
      return
    case 'beyond':
      beyond(lie, said)
      return
    case 'points':
      atPoint(lie, said)
      return
    default:
  }
}

/** Its centre on a side: a circle half of which lies inside. */
function onEdges(lie: Lie, said: SaidPlace, edges: readonly Edge[], host: Figured): void {
  const [first] = edges
  if (!first || edges.some(({ k }) => k !== first.k)) throw unread(lie.world.quote(said.span))
  const { k } = first
  if (lie.flat.turns) lie.way = k === 0 ? [1, 0] : [0, 1]
  const [inward] = edges.map(({ sign }): Way => {
    const turn = lie.cut ? -sign : sign
    return (k === 0 ? [turn, 0] : [0, turn]) as unknown as Way
  })
  const off = lie.flat.pivot && inward ? lie.flat.pivot(inward)[k] : 0
  if (edges.length > 1 && off !== 0) throw unread(lie.world.quote(said.span))
  put(
    lie,
    said,
    k,
    edges.map((edge) => levelOf(host, edge) - off),
  )
  lie.base = host
}

/** Against several sides that do not lie opposite: "to each of its four sides". */
function sideBySide(lie: Lie, said: SaidPlace, edges: readonly Edge[], host: Figured): void {
  assertSide(lie, said, edges, host)
  const [u, v] = host.at[0] as Point
  const inward = lie.cut ? -1 : 1
  if (!lie.flat.round && !lie.flat.turns) lie.flat = leaningOn(lie, said, host)
  lie.spots = edges.map(({ k, sign }) => {
    const level = levelOf(host, { k, sign }) + (sign * inward * lie.flat.height) / 2
    const way = (k === 0 ? [sign * inward, 0] : [0, sign * inward]) as unknown as Way
    return { at: k === 0 ? [level, v] : [u, level], way }
  })
  said.used = true
}

/** A rectangle lies against all sides with the one that is as long as they are. */
function leaningOn({ world, flat }: Lie, said: SaidPlace, { size: [w, h] }: Figured): Flat {
  if (flat.sides !== 'all' || !isSame(w, h)) throw unread(world.quote(said.span))
  if (isSame(flat.width, w) || isSame(flat.width, flat.height)) return leaning(flat.width, flat.height)
  if (isSame(flat.height, w)) return leaning(flat.height, flat.width)
  throw unread(world.quote(said.span))
}

/** In a corner, in two of them, or in each of four; `centered`: its own centre is there. */
function inCorner(
  lie: Lie,
  said: SaidPlace,
  named: readonly (readonly Edge[])[],
  host: Figured,
  centered: boolean,
): void {
  if (host.sides !== 'all') throw unread(lie.world.quote(said.span))
  const signsOf = (edges: readonly Edge[], k: 0 | 1): readonly (1 | -1)[] => {
    const signs = edges.filter((edge) => edge.k === k).map(({ sign }) => sign)
    return signs.length > 0 ? signs : [-1, 1]
  }
  const corners = named.flatMap((edges) =>
    signsOf(edges, 0).flatMap((a) => signsOf(edges, 1).map((b) => [a, b] as const)),
  )
  const all = ([0, 1] as const).map((k) => [...new Set(corners.map((corner) => corner[k]))])
  // Two corners that lie opposite.
  if (all.reduce((product, { length }) => product * length, 1) !== corners.length)
    throw unread(lie.world.quote(said.span))
  for (const k of [0, 1] as const) {
    const inset = lie.flat.round || centered ? 0 : half(lie, k)
    put(
      lie,
      said,
      k,
      (all[k] as (1 | -1)[]).map((sign) => levelOf(host, { k, sign }) - sign * inset),
    )
  }
}
