/** Whose a stretch between two noun phrases is: the thing before it, or the one that the next clause is about. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import type { Placed } from '../places/place.ts'
import { type Item, isMark, means } from '../text/items.ts'
import { isCut } from './cut-reference.ts'
import { mainBody } from './discourse.ts'

/** Which thing each stretch between phrases speaks of: the one before it, unless it opens the next clause. */
export function ownerOf(context: Context, at: number): Entity | undefined {
  const { mentions, entities, items } = context
  const heads = mentions.filter((mention) => !mention.within && entities.has(mention))
  const last = heads.findLast((mention) => mention.head < at)
  // "sits on the base with its left end flush …": its own, not the base's.
  const its = last && items.slice(last.end, at + 1).some((item) => /^its$/iu.test(item.text))
  const before =
    last && (its || isTold(context, last)) && isNamedSite(items, last)
      ? (heads.findLast((mention) => mention.head < last.start) ?? last)
      : last
  const next = heads.find((mention) => mention.start > at || mention.head > at)
  if (!before) {
    const told = next && isNamedSite(items, next) ? newBehind(context, next) : undefined
    return (
      told ?? (next?.determiner === 'the' ? subjectIt(context) : undefined) ?? (next && entities.get(next))
    )
  }
  if (!next) return entities.get(before)
  if (at === before.end && isOwnSite(items, before) && next.determiner !== 'the') return entities.get(next)
  if (at >= next.start) return entities.get(next)
  if (opensParticiple(context, before, next, at)) return entities.get(next)
  let boundary = -1
  for (let i = before.end; i <= at; i++)
    if (
      isMark(items[i], ',', ':') ||
      means(items[i], 'conjunction') ||
      (means(items[i], 'operation', 'cut', 'add') &&
        !means(items[i - 1], 'be') &&
        // "two uprights stand on top of the base": what the subject does.
        !(i === before.end && next.determiner === 'the'))
    )
      boundary = i
  if (boundary < 0) return entities.get(before)
  // "a third disc, identical to the first, on top of the second": of the one that is told here.
  if (isNamedSite(items, next) && (entities.get(next)?.sentence ?? 0) < context.sentence) {
    const told = heads.findLast((each) => {
      const entity = entities.get(each)
      return each.head < at && entity?.kind === 'solid' && entity.sentence === context.sentence
    })
    if (told && entities.get(told) !== mainBody(context.state.discourse)) return entities.get(told)
  }
  const verb = means(items[boundary], 'operation')
  // "a hole, 5 mm deep, in the top face and one in the left face": what stands before the "and" is told of the first.
  const joined = means(items[next.start - 1], 'conjunction', 'and') && boundary < next.start - 1
  const closed = joined || items.slice(at, next.start).some((item) => isMark(item, ','))
  const opens = verb || startsPlace(items[boundary + 1])
  const hasSize = items.slice(boundary + 1, at + 1).some((item) => item.kind === 'quantity')
  return entities.get(opens && !closed && !hasSize ? next : before)
}

/** "The third step sits on top of the second, flush on the right": of the one that this sentence tells. */
function isTold({ mentions, entities, sentence, state }: Context, site: Mention): boolean {
  const known = entities.get(site)
  const subject = mentions.findLast(({ head, within }) => head < site.start && !within)
  const told = subject && entities.get(subject)
  // "A keyway is cut along the bore on the +X side": of the keyway.
  if (known?.kind === 'feature' && told?.kind === 'feature')
    return (
      known.sentence < sentence && told.sentence === sentence && told.of !== known && !isEdgeFeature(told)
    )
  return (
    known?.kind === 'solid' &&
    known.sentence < sentence &&
    told?.kind === 'solid' &&
    told.sentence === sentence &&
    told !== known &&
    told !== mainBody(state.discourse)
  )
}

const isNamedSite = (items: readonly Item[], { start, determiner }: Mention): boolean =>
  determiner === 'the' &&
  (means(items[start - 1], 'preposition') ||
    means(items[start - 1], 'place', 'on top') ||
    / from$/iu.test(items[start - 1]?.text ?? ''))

/** "At its center, there is a boss": what is told there lies there. */
const isOwnSite = (items: readonly Item[], { start, head }: Mention): boolean =>
  /^its$/iu.test(items[head]?.text ?? '') && start === 1 && means(items[0], 'preposition', 'at', 'in', 'on')

/** "From the bottom of the stem, drill a hole": the place of what is made there, not of the stem. */
function newBehind({ mentions, entities, items }: Context, site: Mention): Entity | undefined {
  const made = mentions.find(
    (mention) => mention.start >= site.end && !mention.within && entities.has(mention),
  )
  const entity = made && entities.get(made)
  const between = made ? items.slice(site.end, made.start) : []
  const drilled = between.some((item) => means(item, 'operation', 'cut') || means(item, 'make'))
  return made?.determiner === 'a' && entity && isCut(entity) && drilled ? entity : undefined
}

const IT = /^(?:it is|it['’]s|it)$/iu
const THEY = /^(?:they|they are|they['’]re)$/iu
/** By themselves: "these holes" names what it is about. */
const ALONE = /^(?:these|those|both|each)$/iu

/** "It is attached to the bottom of the plate", "They are 30 mm apart and centred on the plate": what was told before, not the plate. */
export function subjectIt({ items, state }: Context): Entity | undefined {
  const { subject, entities } = state.discourse
  const first = items[0]?.text ?? ''
  const alone = ALONE.test(first) && (means(items[1], 'be') || means(items[1], 'have'))
  if (alone || THEY.test(first))
    return [subject, ...entities.toReversed()].find((each) => (each?.count?.value ?? 1) > 1)
  return IT.test(first) && subject?.kind === 'solid' ? subject : undefined
}

/** "with the top edges chamfered", "all corners rounded": edges named before what is done to them. */
function opensParticiple({ items, entities }: Context, before: Mention, next: Mention, at: number): boolean {
  const entity = entities.get(next)
  if (!entity || !isEdgeFeature(entity)) return false
  const stretch = items.slice(before.end, next.head)
  // "the top left and bottom right corners": one list of corners.
  const lists = (index: number): boolean =>
    means(stretch[index - 1], 'face') &&
    (means(stretch[index + 1], 'face') ||
      (means(stretch[index + 1], 'determiner') && means(stretch[index + 2], 'face')))
  const boundary = stretch.findLastIndex(
    (item, index) =>
      isMark(item, ',') ||
      (means(item, 'conjunction') && !lists(index)) ||
      means(item, 'preposition', 'with'),
  )
  const named = stretch.slice(boundary + 1).some((item) => means(item, 'edge'))
  return named && at > before.end + boundary
}

/** "On top of the base is a cone": the place opens the sentence, and what stands there comes last. */
export function guestOf(
  { mentions, entities, items }: Context,
  { place, from, end }: Placed,
): Entity | undefined {
  if (place.kind !== 'on') return undefined
  const heads = mentions.filter((mention) => !mention.within && entities.has(mention))
  if (heads.some((mention) => mention.head < from)) return undefined
  const [host, guest] = heads
  const named = host?.category === 'solid' && host.start <= end + 1 && host.determiner === 'the'
  const entity =
    named && guest?.category === 'solid' && guest.determiner !== 'the' ? entities.get(guest) : undefined
  const is =
    host &&
    guest &&
    items.slice(host.end, guest.start).some((item) => means(item, 'be') || means(item, 'make'))
  if (!entity || !is || entity.kind !== 'solid') return undefined
  entity.host ??= entities.get(host)
  host.pointer = true
  return entity
}

const startsPlace = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'in', 'on', 'at') || means(item, 'place', 'on top')
