/** How a figure turns to what it lies against, and which of its own sides or corners lies where: "its bottom right corner aligns with the top right corner of the square". */
import { nowhere } from '../../../operations/unread.ts'
import type { Phrase } from '../../phrases.ts'
import { placesOf, type SaidPlace, type Thing } from '../../scene.ts'
import { type Edge, edgesOf, type Named } from './edges.ts'
import { half, type Lie, levelOf, put } from './places.ts'
import { leaning, type Way } from './shapes.ts'
import type { Figured } from './sketches.ts'

/** Words for the side that a figure stands on. */
const OWN_SIDE = /^(?:edge|side|end|base)$/u

/** "attached by its short side": how it is turned, and no place. */
export function isLean({ world, flat }: Lie, { place, span }: SaidPlace): boolean {
  if (place.kind !== 'at' || (place.ref.of !== undefined && place.ref.of.kind !== 'pronoun')) return false
  if (!OWN_SIDE.test(place.ref.concept) && !/^base$/u.test(place.ref.name)) return false
  return /^(?:by|with|along)\b/iu.test(world.quote(span)) && (flat.sides === 'all' || flat.turns === true)
}

/** A rectangle lies with the side that is named against what it is attached to. */
export function leanOn(lie: Lie, said: SaidPlace): void {
  const own =
    typeof said.own === 'object'
      ? said.own
      : isLean(lie, said) && 'ref' in said.place
        ? said.place.ref
        : undefined
  if (!own || !/^(?:edge|side|end)$/u.test(own.concept)) {
    if (isLean(lie, said)) said.used = true
    return
  }
  if (isLean(lie, said)) said.used = true
  const { width, height, sides } = lie.flat
  const isLong = own.words.some((word) => /^(?:long|longer|longest)$/u.test(word))
  const isShort = own.words.some((word) => /^(?:short|shorter|shortest)$/u.test(word))
  if (sides !== 'all' || isLong === isShort) return
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  lie.flat = isLong ? leaning(long, short) : leaning(short, long)
}

/** "the smaller base of the trapezoid" lies against another figure: it is turned round. */
export function turnBases(thing: Thing): void {
  if (thing.concept !== 'trapezoid') return
  for (const { place, own } of placesOf(thing)) {
    const base = [own, 'ref' in place ? place.ref : undefined].find(
      (each): each is Phrase => typeof each === 'object' && each.name === 'base',
    )
    if (base?.words.some((word) => /^(?:small|smaller|short|shorter|shortest|top|upper)$/u.test(word)))
      thing.words.push('on short base')
    else if (
      base?.words.some((word) => /^(?:large|larger|long|longer|longest|big|bigger|bottom|lower)$/u.test(word))
    )
      thing.words.push('on long base')
  }
}

/** Its own side or corner lies on that of another: level by level. */
export function meet(lie: Lie, said: SaidPlace, own: Phrase, named: Named, host: Figured): boolean {
  const { flat } = lie
  if (flat.sides !== 'all' || flat.turns) return false
  const mine = edgesOf(own, { size: [flat.width, flat.height], sides: flat.sides, straight: false })
  if (!mine || mine.edges.length === 0 || mine.both) return false
  const pairs = mine.edges.flatMap((edge): [Edge, Edge][] => {
    const other = named.edges.find(({ k }) => k === edge.k)
    return other ? [[edge, other]] : []
  })
  if (pairs.length !== mine.edges.length || pairs.length !== named.edges.length) return false
  for (const [mineAt, otherAt] of pairs) {
    const { k } = mineAt
    put(lie, said, k, [levelOf(host, otherAt) - mineAt.sign * half(lie, k)])
  }
  lie.base ??= host
  return true
}

/** The side lies the other way than the one that it is attached to. */
export const isAcross = ({ facing }: Lie, { k }: Edge): boolean => facing !== undefined && facing.k !== k

/** Inside of these sides, level with them. */
export function putLevel(lie: Lie, said: SaidPlace, edges: readonly Edge[], host: Figured): void {
  const [first] = edges
  if (!first) return
  put(
    lie,
    said,
    first.k,
    edges.map((edge) => levelOf(host, edge) - edge.sign * half(lie, edge.k)),
  )
}

/** "at the center of each semi-circle": in every one of what was drawn several times. */
export function onEach(lie: Lie, said: SaidPlace, ref: Phrase, host: Figured): boolean {
  const { flat, thing, levels } = lie
  const named = ref.kind === 'place' ? ref.of : ref
  const isMiddle = ref.kind !== 'place' || ref.concept === 'center'
  const isEach =
    named !== undefined && named.kind === 'figure' && (named.plural || /^(?:each|both|all)$/u.test(named.det))
  if (!isEach || !isMiddle || host.at.length < 2 || levels.some((each) => each !== undefined) || flat.turns)
    return false
  if (thing.count > 1 && thing.count !== host.at.length) throw nowhere(thing.name)
  lie.spots = host.at.map(([u, v], nth) => {
    const [x, y] = host.pivot?.(host.ways[nth] as Way) ?? [0, 0]
    return { at: [u + x, v + y], way: [0, 1] }
  })
  if (ref.kind !== 'place' && !thing.words.some((word) => /^(?:centered|concentric|central)$/u.test(word)))
    lie.world.assume(`The ${thing.name} is in the middle of each ${host.thing.name}`)
  said.used = true
  return true
}
