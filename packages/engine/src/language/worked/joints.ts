/** Edges named by the two bodies that meet there: "the fillet between the head and the shank". */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, means, wordsOf } from '../text/items.ts'
import { findSpoken, useStretch } from '../text/spoken.ts'

const isSolid = (mention: Mention | undefined): mention is Mention => mention?.category === 'solid'

/** "meets the top face of the disc": the disc, wherever on it. */
const isSideOf = (item: Item): boolean => means(item, 'face') || means(item, 'edge', 'face')

/** Only small words stand between the two. */
const areClose = (items: readonly Item[], from: number, to: number): boolean =>
  items
    .slice(from, to)
    .every(
      (item) =>
        means(item, 'conjunction') ||
        means(item, 'determiner') ||
        means(item, 'filler') ||
        means(item, 'place', 'joint') ||
        isOwnSide(item) ||
        means(item, 'preposition', 'with', 'to', 'beside', 'of', 'at'),
    )

/** "the outside of the tube", "the outer wall of the hub", "the underside of the head": where on the body the edge lies anyway. */
const isOwnSide = (item: Item | undefined): boolean =>
  item !== undefined &&
  (isSideOf(item) ||
    means(item, 'which', 'outer', 'vertical') ||
    means(item, 'edge', 'side', 'end') ||
    means(item, 'dimension', 'outerDiameter', 'diameter', 'wall') ||
    means(item, 'determiner'))

/** Where the words for such a side of the body begin; where none are said, the body's own phrase. */
function startOfSide(items: readonly Item[], { start }: Mention): number {
  if (!means(items[start - 1], 'preposition', 'of')) return start
  let from = start - 1
  while (isOwnSide(items[from - 1])) from--
  return from < start - 1 ? from : start
}

/** What two bodies may be called together, where the edge between them is meant. */
const BOTH =
  /(?<=(?:^| )(?:edge|corner|joint|junction|seam|crease|transition|line|circle|step|place|fillet|chamfer|rounding|radius)s? (?:.* )?)(?:(?:in )?between|where|at which) (?:them|they|the two|both|these two|both of them|(?:the two|both|these two|these|the) (?:[a-z]+ )?(?<noun>[a-z]+s))(?: (?:meet|join|touch|come together|are joined|connect|intersect))?(?= [,.;)]|$| with | to | by | using | a | an | # | r# | has | have | gets | is | should | needs )/u

/** "the corner between the two cylinders", "the edge where they meet": of two bodies, which they are is told by that. */
function takeJointOfBoth({ items, mentions, entities, state }: Context): void {
  const found = findSpoken(items, BOTH)
  const edge = found && edgeNear(mentions, entities, 0, 0)
  if (!found || !edge || edge.between) return
  const within = mentions.filter(({ head }) => head >= found.from && head <= found.to)
  // "where the holes meet": not the edges of bodies.
  if (found.match.groups?.['noun'] && !within.some(isSolid)) return
  const bodies = state.discourse.entities.filter(
    (entity) => entity.kind === 'solid' && !entity.cut && !entity.loose && entity.members.length === 0,
  )
  const [a, b, ...others] = bodies
  if (!a || !b || others.length > 0 || [a, b].some(({ count }) => (count?.value ?? 1) !== 1)) {
    if (a && !others.length) return
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell which two bodies meet at the edge of ${quote(wordsOf(items.slice(found.from, found.to + 1)))}. Name both: “the edge between the hub and the flange”.`,
    )
  }
  edge.between = [a, b]
  for (const mention of within) mention.pointer = true
  useStretch(state.account, items, found, 'which edges')
}

/** "between A and B", "where A meets B", "at the junction of A and B". */
export function takeJoints(context: Context): void {
  const { items, mentions, entities, state } = context
  takeJointOfBoth(context)
  for (const [index, first] of mentions.entries()) {
    const second = mentions[index + 1]
    if (!isSolid(first) || !isSolid(second)) continue
    const [a, b] = [entities.get(first), entities.get(second)]
    if (!a || !b || a === b || !areClose(items, first.end, second.start)) continue
    const opens = startOfSide(items, first)
    const lead = items.slice(Math.max(0, opens - 3), opens)
    const inside = items.slice(first.end, second.start)
    const joins = [...lead, ...inside].filter(
      (item) =>
        means(item, 'place', 'joint') || (lead.includes(item) && means(item, 'preposition', 'beside')),
    )
    const sides = inside.filter((item) => isOwnSide(item) && !means(item, 'determiner'))
    // "between the hub and the top of the plate": a side of the plate, whichever it is.
    const ofSecond = sides.length > 0 && inside.slice(-2).some((item) => means(item, 'preposition', 'of'))
    if (joins.length === 0) continue
    if (sides.length > 0 && !ofSecond && !inside.some((item) => joins.includes(item))) continue
    const edge = edgeNear(mentions, entities, index)
    if (!edge) continue
    edge.between = [a, b]
    first.pointer = true
    second.pointer = true
    const own = items.slice(opens, first.start)
    for (const item of [...joins, ...sides, ...own]) state.account.use(item, 'which edges')
  }
}

function edgeNear(
  mentions: readonly Mention[],
  entities: ReadonlyMap<Mention, Entity>,
  index: number,
  pair = 2,
): Entity | undefined {
  const found = [...mentions.slice(0, index).toReversed(), ...mentions.slice(index + pair)]
    .map((mention) => entities.get(mention))
    .find((entity) => entity !== undefined && isEdgeFeature(entity))
  return found
}
