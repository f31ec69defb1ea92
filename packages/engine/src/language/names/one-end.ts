/**
 * "comes off the center of one of the hexagonal faces of the head", "The edge at one end is chamfered, the edge at the other end is rounded": the ends of a body that stands by itself are
 * alike until one of them is worked. Read as the sides they are; which of the two is taken is told.
 */
import type { SignedAxis } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { opposite, SIDE_NAMES } from '../lexicon/sides.ts'
import { quote } from '../sizes/sizes.ts'
import { asTerm, conceptOf, type Item, isEdgeWork, means, phraseOf } from '../text/items.ts'
import { type Found, findAllSpoken, findSpoken } from '../text/spoken.ts'
import { ownBodies } from './sized-bodies.ts'

const END =
  /(?<=^| )(?:one|(?:the|its) (?<other>other|opposite)) end(?: face)?(?: of (?:it|the (?:part|body|cylinder|rod|pin|bar|shaft|tube|pipe|prism|dowel|bushing|sleeve)))?(?= |$)/u

/** "one of the circular faces": those that are no sides are the ends. */
const END_FACE =
  /(?<=^| )(?:either|one)(?: of)? (?:the|its)(?: two)? (?:(?:flat|end) )*(?:circular|round|triangular|pentagonal|hexagonal|heptagonal|octagonal)(?: end)? (?:faces|ends|surfaces)(?= |$)/u

const LONG: ReadonlySet<string> = new Set(['round', 'tube', 'polygon'])

/** The only body there is, or the only one that this sentence tells as the first. */
function standsAlone(items: readonly Item[], state: ReadingState): boolean {
  const bodies = ownBodies(state)
  const lies = (axis: string | undefined): boolean => axis === 'x' || axis === 'y'
  if (items.some((item) => lies(conceptOf(item, 'axis')))) return false
  const [body] = bodies
  const laid = body?.places.some(({ place }) => place.kind === 'along' && lies(place.axis))
  if (body) return bodies.length === 1 && LONG.has(shapeOf(body) ?? '') && !lies(body.orientation) && !laid
  const nouns = items.flatMap((item) => conceptOf(item, 'solid') ?? [])
  const [noun] = new Set(nouns)
  return (
    nouns.length === 1 && state.discourse.entities.length === 0 && LONG.has(BODIES[noun ?? '']?.shape ?? '')
  )
}

const ACROSS = /(?:^| )(?:other|opposite) end(?: |$)/u

/** A body that comes to stand on one of the two, and nobody says on which of them. */
const mayBeCovered = ({ ahead }: ReadingState): boolean =>
  ahead.some(
    (items) =>
      !findSpoken(items, ACROSS) &&
      items.some(
        (item, at) =>
          means(item, 'solid') &&
          items.slice(Math.max(0, at - 4), at).some((each) => means(each, 'determiner', 'a')),
      ),
  )

/** The ends that something was told of before. */
function workedEnds({ places, edgeWords }: Entity): SignedAxis[] {
  const named = edgeWords.map(({ word }) => word)
  const faces = places.flatMap(({ place }) => {
    if (place.kind === 'face') return [place.face]
    if (place.kind === 'on') return [place.side]
    return place.kind === 'tip' ? [place.which === 'one' ? '+z' : '-z'] : []
  })
  return [...named, ...faces].filter((side): side is SignedAxis => side === '+z' || side === '-z')
}

/** The first that is told is the upper one; the other is the one across from it. */
function sideOf({ match }: Found, before: ReadonlySet<SignedAxis>): SignedAxis | undefined {
  const [only, ...more] = before
  if (match.groups?.['other'] === undefined) return '+z'
  return only && more.length === 0 ? opposite(only) : undefined
}

export function withOneEnds(items: readonly Item[], state: ReadingState): Item[] {
  const faces = findAllSpoken(items, END_FACE)
  const ends = items.some(isEdgeWork) && !mayBeCovered(state) ? findAllSpoken(items, END) : []
  const found = faces.length > 0 ? faces : ends
  if (found.length === 0 || !standsAlone(items, state)) return [...items]
  const before = new Set(state.discourse.entities.flatMap(workedEnds))
  const read: Item[] = []
  let last = 0
  for (const each of found) {
    const side = sideOf(each, before)
    if (!side) continue
    before.add(side)
    const said = items.slice(each.from, each.to + 1) as [Item, ...Item[]]
    for (const item of said) state.account.use(item, 'determiner')
    const phrase = phraseOf(said)
    const face = asTerm(phrase, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })
    read.push(...items.slice(last, each.from), face)
    last = each.to + 1
    if (side === '+z')
      state.remarks.push(`${quote(phrase.text)} is taken as the upper one, as both are alike`)
  }
  return [...read, ...items.slice(last)]
}
