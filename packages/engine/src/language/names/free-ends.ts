/**
 * "15 mm from the free end of the leg", "the free end of the smallest cylinder": the end of a body across from where it is
 * joined to another; so are "the end of the 12 mm section", "the 30 mm diameter end", "the thin end" of a part told in
 * sections. Read as the side it is, once the bodies are known.
 */

import type { SignedAxis } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { opposite, SIDE_NAMES } from '../lexicon/sides.ts'
import { flatWay } from '../places/standing-ends.ts'
import { isSolid } from '../references/discourse.ts'
import { amountOf, asTerm, conceptOf, type Item, isMark, means, phraseOf } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findAllSpoken, findSpoken } from '../text/spoken.ts'
import { acrossOf, BODY_BY_SIZE, named as namedBody, onlyAsWide, widthTold } from './sized-bodies.ts'

const BY_RANK = '(?:small|large|thin|thick|narrow|wide|big|slim)(?:n?er|ger|r|nest|gest|est|st)?'
const FREE = new RegExp(
  `(?<=(?:^| )(?:the|its|their|each) )(?:(?<free>free|far|outer|exposed|outermost) end(?: face)?|(?<loose>free) (?:edge|side)|(?<other>other|opposite) end(?: face)?(?= of (?:the|this|that) )|(?:(?:#|ø#)(?: (?:diameter|dia))?|(?<rank>${BY_RANK})(?: diameter| dia)?|(?<called>head|flange|shank|hub|collar|boss|stem|neck|stud|spigot|sleeve|handle)) end(?: face)?|end(?: face)?(?= of (?:the|this|that) )|(?<=its )end(?: face)?)(?= |$)`,
  'u',
)

/** The side of `host` at which a body is joined to it: the end it stands at, before the face it stands on. */
function joinedAt(body: Entity, host: Entity): SignedAxis | undefined {
  const places = body.places.map(({ place }) => place)
  const flush = places.find((place) => place.kind === 'flush' && place.side[1] !== 'z')
  if (flush?.kind === 'flush') return flush.side
  const tip = places.find((place) => place.kind === 'tip')
  const way = tip && flatWay(host)
  if (tip?.kind === 'tip' && way) return `${tip.which === 'one' ? '-' : '+'}${way}`
  const on = places.find((place) => place.kind === 'on')
  if (on?.kind === 'on') return on.side
  // "extends 40 mm from the underside of the head".
  const face = places.find((place) => place.kind === 'face')
  return face?.kind === 'face' ? face.face : tip ? '+z' : undefined
}

/** Where none is named, what stands at an end stands on the first body, and what is above or below on the one before it. */
function hostOf(body: Entity, bodies: readonly Entity[]): Entity | undefined {
  const [first] = bodies
  if (body.host || body === first) return body.host
  const atSide = ({ place }: Entity['places'][number]): boolean =>
    place.kind === 'tip' ||
    (place.kind === 'flush' && place.side[1] !== 'z') ||
    (place.kind === 'face' && place.face[1] !== 'z' && shapeOf(first as Entity) === 'box')
  if (body.places.some(atSide)) return first
  const stands = body.places.some(({ place }) => place.kind === 'on' && place.side[1] === 'z')
  return stands ? bodies[bodies.indexOf(body) - 1] : undefined
}

/** Where it is joined to others, as far as that is told; a row of round bodies goes on from one to the next. */
export function jointsOf(body: Entity, bodies: readonly Entity[]): SignedAxis[] {
  const told = bodies.flatMap((other) => {
    const at = hostOf(other, bodies) === body ? joinedAt(other, body) : undefined
    return at ? [at] : []
  })
  const host = hostOf(body, bodies)
  const own = host && joinedAt(body, host)
  // It stands on its host, whichever end of that it stands at.
  const foot = own && (own[1] === 'z' ? opposite(own) : '-z')
  const joints = foot ? [...told, foot] : told
  if (joints.length > 0 || !bodies.every(isTurned)) return joints
  const levels = bodies.map(levelsOf)
  if (levels.every((each) => each !== undefined)) return touching(levels, bodies.indexOf(body))
  const at = bodies.indexOf(body)
  return [...(at > 0 ? (['-z'] as const) : []), ...(at < bodies.length - 1 ? (['+z'] as const) : [])]
}

interface Levels {
  from: number
  to: number
}

/** From where to where it reaches, where that is told: "from Z=20 to Z=60". */
function levelsOf({ places }: Entity): Levels | undefined {
  const range = places.map(({ place }) => place).find((place) => place.kind === 'range' && place.axis === 'z')
  return range?.kind === 'range' ? { from: range.from.value, to: range.to.value } : undefined
}

/** The ends at which others go on from it. */
function touching(levels: readonly Levels[], at: number): SignedAxis[] {
  const { from, to } = levels[at] as Levels
  const others = levels.filter((_, index) => index !== at)
  const below = others.some((other) => other.from < from && other.to >= from)
  const above = others.some((other) => other.to > to && other.from <= to)
  return [...(below ? (['-z'] as const) : []), ...(above ? (['+z'] as const) : [])]
}

const ROUND: ReadonlySet<string> = new Set(['round', 'tube'])

export const isTurned = (body: Entity): boolean =>
  body.orientation === undefined && ROUND.has(shapeOf(body) ?? '') && acrossOf(body) !== undefined

/** Nothing where it is joined nowhere that is known; `none` where both of its ends are. */
function freeSide(body: Entity, bodies: readonly Entity[]): SignedAxis | 'none' | undefined {
  const joints = new Set(jointsOf(body, bodies))
  const [joint] = joints
  if (joints.size > 1) return 'none'
  return joint && opposite(joint)
}

const SMALL = /^(?:small|thin|narrow|slim)/iu
const LARGE = /^(?:large|wide|big|thick)/iu

/** The widest or the narrowest, where there is one. */
function byRank(word: string, bodies: readonly Entity[]): Entity | undefined {
  const widths = bodies.flatMap((body) => acrossOf(body) ?? [])
  if (widths.length === 0) return undefined
  if (SMALL.test(word)) return onlyAsWide(bodies, Math.min(...widths))
  return LARGE.test(word) ? onlyAsWide(bodies, Math.max(...widths)) : undefined
}

const RANKED = new RegExp(`^${BY_RANK}$`, 'iu')
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The body that the words behind "of the" name: by its rank, its order, or its name. */
function named(items: readonly Item[], bodies: readonly Entity[]): Entity | undefined {
  for (const item of items) {
    const word = item.text.toLowerCase()
    const ranked =
      (RANKED.test(word) ? byRank(word, bodies) : undefined) ??
      bodies[ORDER.indexOf(word as (typeof ORDER)[number])]
    if (ranked) return ranked
    if (word === 'last') return bodies.at(-1)
    const called = bodies.filter(
      (body) => body.item.text.toLowerCase() === word || (item.kind === 'term' && body.names.has(item.form)),
    )
    if (called.length === 1) return called[0]
    if (means(item, 'preposition') || item.kind === 'mark') return undefined
  }
  return undefined
}

/** Whose end it is: named behind it, before it in the sentence, or what the sentence before was about. */
function ownerOf(
  items: readonly Item[],
  { from, to }: Found,
  { discourse }: ReadingState,
  bodies: readonly Entity[],
): Entity | undefined {
  const of = means(items[to + 1], 'preposition', 'of')
  const behind = of ? named(items.slice(to + 2, to + 7), bodies) : undefined
  if (behind) return behind
  const before = items
    .slice(0, from)
    .toReversed()
    .flatMap((item) => named([item], bodies) ?? [])[0]
  if (before) return before
  const { subject } = discourse
  return subject?.kind === 'feature' ? subject.host : subject
}

/** "the 30 mm diameter end", "the thin end", "the head end": of the body that is so wide, or so called. */
function ownerBefore(items: readonly Item[], { from, match }: Found, bodies: readonly Entity[]) {
  const { rank, called } = match.groups ?? {}
  if (called) return named(items.slice(from, from + 1), bodies)
  return rank ? byRank(rank, bodies) : onlyAsWide(bodies, widthTold(items[from]))
}

/** The end, and whose it is where no words behind it say so. */
function faceOf(said: readonly [Item, ...Item[]], side: SignedAxis, owner: Entity | undefined): Item[] {
  const end = said.at(-1) as Item
  const face = asTerm(end, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })
  if (!owner) return [face]
  const behind = { span: [end.span[1], end.span[1]] as [number, number] }
  return [
    face,
    littleWord(behind, 'of'),
    littleWord(behind, 'the'),
    namedBody({ text: `body of ${phraseOf(said).text}`, span: behind.span }, owner),
  ]
}

const AWAY =
  /(?<=(?:^| )(?:end|edge|side)(?: face)?(?: of the [a-z]+)? )(?:(?:that's|that is|which is|lying|located) )?(?:away from|opposite(?: to| from)?|across from|farthest from|furthest from) the (?:(?:vertical|upright|standing) )?(?<other>[a-z]+)(?= |$)/u

/** "15 mm from the end of the plate that's opposite the wall": across from where the wall stands on it. */
function acrossFrom(
  items: readonly Item[],
  { from, to }: Found,
  { state, other, bodies }: { state: ReadingState; other: Entity; bodies: readonly Entity[] },
): Item[] {
  const at = items.findLastIndex(
    (item, index) => index < from && means(item, 'edge', 'end', 'edge', 'side') && item.kind === 'term',
  )
  const end = items[at]
  const host = hostOf(other, bodies)
  const owner = named(items.slice(at + 1, from), bodies) ?? host
  const joint = host && owner === host ? joinedAt(other, host) : undefined
  const said = items.slice(from, to + 1)
  // Which end that is nobody can tell: left to be refused by its words.
  if (!end || !joint || joint[1] === 'z')
    return items.map((item) =>
      said.includes(item) ? { kind: 'unknown', text: item.text, span: item.span } : item,
    )
  const side = opposite(joint)
  for (const item of [...said, end]) state.account.use(item, 'which end')
  const face = asTerm(end, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })
  return [...items.slice(0, at), face, ...items.slice(at + 1, from), ...items.slice(to + 1)]
}

/** "the end of the pin away from the head": the free one, as the words before it say already. */
function withoutAway(items: readonly Item[], state: ReadingState, bodies: readonly Entity[]): Item[] {
  const found = findSpoken(items, AWAY)
  const other = found && named(items.slice(found.to, found.to + 1), bodies)
  if (!found || !other) return [...items]
  if (!bodies.every(isTurned)) return acrossFrom(items, found, { state, other, bodies })
  for (const item of items.slice(found.from, found.to + 1)) state.account.use(item, 'which end')
  return [...items.slice(0, found.from), ...items.slice(found.to + 1)]
}

const isCalledLike =
  ({ item }: Entity) =>
  (body: Entity): boolean =>
    body.item.text.toLowerCase() === item.text.toLowerCase()

/** "a third cylinder", "another disc": before it stands anywhere. */
const isNewBody = (item: Item, at: number, items: readonly Item[]): boolean =>
  means(item, 'solid') &&
  items
    .slice(Math.max(0, at - 4), at)
    .some(
      (before) => means(before, 'determiner', 'a') || /^(?:another|a second|a third)$/iu.test(before.text),
    ) &&
  !items.some((each) => means(each, 'feature'))

const LEVEL = /^(?:of (?:the|this|that) (?:[#ø@a-z0-9.]+ ){1,5})?\( (?:(?:at|which is at|is at) )?z=# \)/u

/** "the free end of the 16 mm journal (at Z=80)": where that end lies, as the levels of the body tell. */
function withoutLevel(behind: readonly Item[], owner: Entity, side: SignedAxis, state: ReadingState): Item[] {
  const levels = levelsOf(owner)
  const found = levels && findSpoken(behind, LEVEL)
  const level = found && amountOf(behind[found.to - 1])
  const meant = side === '+z' ? levels?.to : side === '-z' ? levels?.from : undefined
  if (!found || level === undefined || meant === undefined || Math.abs(level - meant) > 1e-6)
    return [...behind]
  const open = behind.findIndex((item) => isMark(item, '('))
  for (const item of behind.slice(open, found.to + 1)) state.account.dismiss(item, 'where that end lies')
  return [...behind.slice(0, open), ...behind.slice(found.to + 1)]
}

export function withFreeEnds(told: readonly Item[], state: ReadingState): Item[] {
  const bodies = state.discourse.entities.filter(
    (entity) => isSolid(entity) && !entity.loose && !entity.family,
  )
  // What is told of one body only has a way of its own to say which end.
  if (bodies.length < 2) return [...told]
  const items = withoutAway(told, state, bodies)
  const turned = bodies.every(isTurned)
  return findAllSpoken(items, FREE).reduceRight<Item[]>(
    (read, found) => {
      const { other, loose } = found.match.groups ?? {}
      // "a third cylinder at the other end of the rod": where nothing stands yet; of a hole, the one that was not told last.
      const free = other && items.some(isNewBody) ? 'free' : (loose ?? found.match.groups?.['free'])
      if (other && free !== 'free') return read
      const end = items[found.to] as Item
      if ((free !== 'free' && !turned) || (!loose && conceptOf(end, 'edge') !== 'end')) return read
      if (means(items[found.from - 1], 'which', 'both') || (end.kind === 'term' && end.plural)) return read
      // "the ball is at the end of the stick": what is worked there, not what stands there.
      if (free !== 'free' && !items.some((item) => means(item, 'feature'))) return read
      const before = free === undefined && found.to > found.from
      const owner = before ? ownerBefore(items, found, bodies) : ownerOf(items, found, state, bodies)
      const side = owner && freeSide(owner, bodies)
      // "At the other end of the rod, add a disc": on its upper end, as what stands at an end does.
      const plain = found.from === 2 || (owner && bodies.filter(isCalledLike(owner)).length === 1)
      if (!side || (other && plain && side === '+z')) return read
      const said = items.slice(found.from, found.to + 1) as [Item, ...Item[]]
      if (side === 'none')
        return [
          ...read.slice(0, found.from),
          { kind: 'unknown', text: end.text, span: end.span },
          ...read.slice(found.to + 1),
        ]
      for (const item of said) state.account.use(item, item === end ? 'which end' : BODY_BY_SIZE)
      const behind = withoutLevel(read.slice(found.to + 1), owner, side, state)
      // "Its free end has a chamfer": whose, in words.
      const its = items[found.from - 1]
      if (its && /^its$/iu.test(its.text) && read[found.from - 1] === its) {
        state.account.use(its, BODY_BY_SIZE)
        return [
          ...read.slice(0, found.from - 1),
          littleWord(its, 'the'),
          ...faceOf(said, side, owner),
          ...behind,
        ]
      }
      return [...read.slice(0, found.from), ...faceOf(said, side, before ? owner : undefined), ...behind]
    },
    [...items],
  )
}
