/**
 * "15 mm from the free end of the leg", "the free end of the smallest cylinder": the end of a body across from where it is
 * joined to another. Read as the side it is, once the bodies are known.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import { opposite, SIDE_NAMES } from '../lexicon/sides.ts'
import { flatWay } from '../places/standing-ends.ts'
import { isSolid } from '../references/discourse.ts'
import { asTerm, conceptOf, type Item, means } from '../text/items.ts'
import { findAllSpoken } from '../text/spoken.ts'

const FREE = /(?<=(?:^| )(?:the|its|their|each) )free end(?: face)?(?= |$)/u

/** The side of `host` at which a body is joined to it: the end it stands at, before the face it stands on. */
function joinedAt(body: Entity, host: Entity): SignedAxis | undefined {
  const places = body.places.map(({ place }) => place)
  const flush = places.find((place) => place.kind === 'flush' && place.side[1] !== 'z')
  if (flush?.kind === 'flush') return flush.side
  const tip = places.find((place) => place.kind === 'tip')
  const way = tip && flatWay(host)
  if (tip?.kind === 'tip' && way) return `${tip.which === 'one' ? '-' : '+'}${way}`
  const on = places.find((place) => place.kind === 'on')
  return on?.kind === 'on' ? on.side : tip ? '+z' : undefined
}

/** What stands at an end stands on the first body, where none is named. */
const hostOf = (body: Entity, [first]: readonly Entity[]): Entity | undefined =>
  body.host ?? (body !== first && body.places.some(({ place }) => place.kind === 'tip') ? first : undefined)

/** Where it is joined to others, as far as that is told; a row of round bodies goes on from one to the next. */
function jointsOf(body: Entity, bodies: readonly Entity[]): SignedAxis[] {
  const told = bodies.flatMap((other) => {
    const at = hostOf(other, bodies) === body ? joinedAt(other, body) : undefined
    return at ? [at] : []
  })
  const host = hostOf(body, bodies)
  const own = host && joinedAt(body, host)
  // It stands on its host, whichever end of that it stands at.
  const foot = own && (own[1] === 'z' ? opposite(own) : '-z')
  const joints = foot ? [...told, foot] : told
  if (joints.length > 0 || !bodies.every(isRound)) return joints
  const at = bodies.indexOf(body)
  return [...(at > 0 ? (['-z'] as const) : []), ...(at < bodies.length - 1 ? (['+z'] as const) : [])]
}

const isRound = (body: Entity): boolean =>
  body.orientation === undefined && dimensionsSoFar(body)?.values.has('diameter') === true

/** Nothing where it is joined nowhere that is known; `none` where both of its ends are. */
function freeSide(body: Entity, bodies: readonly Entity[]): SignedAxis | 'none' | undefined {
  const joints = new Set(jointsOf(body, bodies))
  const [joint] = joints
  if (joints.size > 1) return 'none'
  return joint && opposite(joint)
}

const SMALLEST = /^(?:smallest|thinnest|narrowest|slimmest)$/iu
const LARGEST = /^(?:largest|widest|biggest|thickest)$/iu

function byRank(word: string, bodies: readonly Entity[]): Entity | undefined {
  const ranked = bodies
    .map((body) => ({ body, across: dimensionsSoFar(body)?.values.get('diameter') }))
    .filter(({ across }) => across !== undefined)
    .toSorted((a, b) => (a.across as number) - (b.across as number))
  if (SMALLEST.test(word)) return ranked[0]?.body
  return LARGEST.test(word) ? ranked.at(-1)?.body : undefined
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** The body that the words behind "of the" name: by its rank, its order, one of its sizes, or its name. */
function named(items: readonly Item[], bodies: readonly Entity[]): Entity | undefined {
  for (const [at, item] of items.entries()) {
    const word = item.text.toLowerCase()
    const ranked = byRank(word, bodies) ?? bodies[ORDER.indexOf(word as (typeof ORDER)[number])]
    if (ranked) return ranked
    if (word === 'last') return bodies.at(-1)
    if (item.kind === 'quantity' && means(items[at + 1], 'portion')) {
      const value = item.quantity.values[0]?.value
      const sized = bodies.filter((body) => dimensionsSoFar(body)?.values.get('diameter') === value)
      if (sized.length === 1) return sized[0]
    }
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
  { from, to }: { from: number; to: number },
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

export function withFreeEnds(items: readonly Item[], state: ReadingState): Item[] {
  const bodies = state.discourse.entities.filter(
    (entity) => isSolid(entity) && !entity.loose && !entity.family,
  )
  // What is told of one body only has a way of its own to say which end.
  if (bodies.length < 2) return [...items]
  return findAllSpoken(items, FREE).reduceRight<Item[]>(
    (read, found) => {
      const owner = ownerOf(items, found, state, bodies)
      const side = owner && freeSide(owner, bodies)
      const end = items[found.to] as Item
      if (!side || conceptOf(end, 'edge') !== 'end') return read
      if (side === 'none')
        return [
          ...read.slice(0, found.from),
          { kind: 'unknown', text: end.text, span: end.span },
          ...read.slice(found.to + 1),
        ]
      state.account.use(end, 'which end')
      const face = asTerm(end, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })
      return [...read.slice(0, found.from), face, ...read.slice(found.to + 1)]
    },
    [...items],
  )
}
