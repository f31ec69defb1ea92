/** Where a figure lies in a drawing: against a side of another, in a corner, in the middle, so far from a side. */
import { nowhere, unread } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import type { World } from '../world.ts'
import type { Flat, Point, Way } from './shapes.ts'
import type { Figured } from './sketches.ts'

interface Lie {
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
  /** On top of another figure, where it is cut as well. */
  over?: boolean
}

/** A side: along which way it lies, and at which end. */
interface Edge {
  k: 0 | 1
  sign: 1 | -1
}

const EDGES: Readonly<Record<string, Edge>> = {
  left: { k: 0, sign: -1 },
  right: { k: 0, sign: 1 },
  top: { k: 1, sign: 1 },
  upper: { k: 1, sign: 1 },
  above: { k: 1, sign: 1 },
  back: { k: 1, sign: 1 },
  bottom: { k: 1, sign: -1 },
  lower: { k: 1, sign: -1 },
  below: { k: 1, sign: -1 },
  under: { k: 1, sign: -1 },
  front: { k: 1, sign: -1 },
}

export function placed(
  world: World,
  thing: Thing,
  flat: Flat,
  done: readonly Figured[],
  cut: boolean,
): { at: readonly Point[]; ways: readonly Way[] } {
  const [host] = done
  if (!host) {
    for (const said of placesOf(thing)) if (isIdle(said)) said.used = true
    return { at: [flat.middle ?? [0, 0]], ways: [[0, 1]] }
  }
  const lie: Lie = { world, thing, flat, done, host, cut, levels: [undefined, undefined], way: undefined }
  const places = placesOf(thing)
  // What is centred besides is so where nothing else is said of it.
  const isWeak = ({ place }: SaidPlace): boolean => place.kind === 'centered' || place.kind === 'concentric'
  for (const weak of [false, true])
    for (const said of places) if (!said.gloss && !said.used && isWeak(said) === weak) take(lie, said)
  if (flat.middle) return { at: [flat.middle], ways: [[0, 1]] }
  // "a centered square".
  if (thing.words.some((word) => /^(?:centered|concentric|central)$/u.test(word)))
    for (const k of [0, 1] as const) lie.levels[k] ??= [centerOf(lie.host)[k]]
  const fixed = lie.levels.filter((each) => each !== undefined).length
  if (fixed === 0 && !places.some(({ used }) => used)) throw nowhere(thing.name)
  const center = centerOf(lie.host)
  const [us, vs] = [lie.levels[0] ?? [center[0]], lie.levels[1] ?? [center[1]]]
  const at = us.flatMap((u) => vs.map((v): Point => [u, v]))
  if (thing.count > 1 && at.length !== thing.count) throw nowhere(thing.name)
  return { at, ways: at.map((spot) => wayOf(lie, spot, center)) }
}

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
  return [sign(u - cu), sign(v - cv)]
}

const isIdle = ({ place }: SaidPlace): boolean =>
  place.kind === 'centered' ||
  place.kind === 'perpendicular' ||
  (place.kind === 'at' && /^(?:origin|plane)$/u.test(place.ref.concept)) ||
  place.kind === 'manner'

const centerOf = ({ at }: Figured): Point => at[0] as Point

/** The figure that a phrase names; else the first. */
function hostOf({ done, host, thing }: Lie, phrase: Phrase | undefined): Figured {
  for (let named = phrase; named; named = named.of) {
    const { name, concept, kind } = named
    if (kind === 'pronoun') return done.findLast((each) => each.thing !== thing) ?? host
    if (kind === 'place' || kind === 'whole') continue
    const found = done.findLast(({ thing: other }) => other.name === name || other.concept === concept)
    if (found) return found
  }
  return host
}

const half = ({ flat, way }: Lie, k: 0 | 1): number => {
  const turned = flat.turns && way && way[0] !== 0
  return (k === 0) === !turned ? flat.width / 2 : flat.height / 2
}

const levelOf = ({ at, size }: Figured, { k, sign }: Edge): number =>
  (at[0] as Point)[k] + (sign * size[k]) / 2

/** The sides that a phrase names: "the top edge", "each of the shorter sides", "the corners". */
function edgesOf(
  phrase: Phrase,
  host: Figured,
): { edges: Edge[]; corner: boolean; both: boolean } | undefined {
  const inner = phrase.of?.kind === 'place' ? edgesOf(phrase.of, host) : undefined
  const { concept, words } = phrase
  const both = phrase.plural || /^(?:each|both|all)$/u.test(phrase.det)
  const edges = [concept, ...words].flatMap((word) => EDGES[word] ?? [])
  if (concept === 'corner') return { edges, corner: true, both }
  if (edges.length > 0) return { edges: edges.slice(0, 1), corner: false, both: false }
  if (inner) return inner
  const [w, h] = host.size
  if (/^(?:edge|side|end)$/u.test(concept)) {
    if (words.some((word) => /^(?:straight|flat)$/u.test(word)) && host.straight)
      return { edges: [{ k: 1, sign: -1 }], corner: false, both: false }
    const isLong = words.some((word) => /^(?:long|longer|longest)$/u.test(word))
    const isShort = words.some((word) => /^(?:short|shorter|shortest)$/u.test(word)) || concept === 'end'
    if (!isLong && !isShort) return undefined
    // The longer side runs along the longer way, so it lies at an end of the other.
    const k = isLong ? (w >= h ? 1 : 0) : w >= h ? 0 : 1
    return {
      edges: both
        ? [
            { k, sign: 1 },
            { k, sign: -1 },
          ]
        : [{ k, sign: 1 }],
      corner: false,
      both,
    }
  }
  return undefined
}

function put(lie: Lie, said: SaidPlace, k: 0 | 1, levels: readonly number[]): void {
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
  if (over) lie.over = true
  lie.base = host
  const outward = lie.cut && !over ? -1 : 1
  put(
    lie,
    said,
    k,
    edges.map((edge) => levelOf(host, edge) + edge.sign * outward * half(lie, k)),
  )
  const other = k === 0 ? 1 : 0
  if (host !== lie.host && !lie.levels[other]) lie.levels[other] = [(host.at[0] as Point)[other]]
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
      const host = hostOf(lie, ref)
      const how = place.kind === 'at' ? place.how : 'in'
      const named = edgesOf(ref, host)
      // "below it", "on top of the rectangle".
      const word = how.split(' ').at(-1) ?? ''
      const side = word === 'on' && ref.kind !== 'place' && !lie.cut ? EDGES['top'] : EDGES[word]
      if (side && !named) {
        against(lie, said, [side], host, true)
        return
      }
      if (named?.corner) {
        inCorner(lie, said, named.edges, host)
        return
      }
      if (named) {
        // "on top of it", which is cut out too: the opening goes on there.
        const isOnTop = how === 'on' && ref.name === 'top' && ref.of !== undefined && host.cut
        against(lie, said, named.edges, host, isOnTop)
        return
      }
      if (ref.concept === 'center' || ref.concept === 'axis') {
        if (ref.concept === 'axis') put(lie, said, 0, [(host.at[0] as Point)[0]])
        else
          for (const k of [0, 1] as const) if (!lie.levels[k]) put(lie, said, k, [(host.at[0] as Point)[k]])
        said.used = true
        return
      }
      if (ref.kind !== 'place' && /^(?:in|from|inside|within|through)$/u.test(how)) said.used = true
      return
    }
    case 'concentric':
    case 'centered': {
      const ref = place.kind === 'centered' ? place.refs[0] : place.ref
      const host = hostOf(lie, ref)
      for (const k of [0, 1] as const) lie.levels[k] ??= [(host.at[0] as Point)[k]]
      said.used = true
      return
    }
    case 'from': {
      const [figure] = place.figures
      const [ref] = place.refs
      if (!figure || !ref) return
      const host = hostOf(lie, ref)
      const edge = edgesOf(ref, host)?.edges[0]
      if (!edge) return
      const isCenter = lie.flat.round || (typeof said.own === 'object' && said.own.concept === 'center')
      const off =
        lie.world.take(figure, `${lie.thing.name} from ${ref.name}`) + (isCenter ? 0 : half(lie, edge.k))
      put(lie, said, edge.k, [levelOf(host, edge) - edge.sign * off])
      return
    }
    default:
  }
}

/** In a corner, or in each of four. */
function inCorner(lie: Lie, said: SaidPlace, edges: readonly Edge[], host: Figured): void {
  if (host.sides !== 'all') throw unread(lie.world.quote(said.span))
  for (const k of [0, 1] as const) {
    const signs = edges.filter((edge) => edge.k === k).map(({ sign }) => sign)
    const all: readonly (1 | -1)[] = signs.length > 0 ? signs : [-1, 1]
    const inset = lie.flat.round ? 0 : half(lie, k)
    put(
      lie,
      said,
      k,
      all.map((sign) => levelOf(host, { k, sign }) - sign * inset),
    )
  }
}
