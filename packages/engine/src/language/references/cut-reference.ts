/** Which hole, slot, pocket or worked edge a noun speaks of. */

import { EngineError } from '../../errors.ts'
import { type Entity, newEntity } from '../entity.ts'
import { plural } from '../lexicon/lexicon.ts'
import { placeInOrder } from '../lexicon/order.ts'
import { fitOf, labelsIn } from '../names/labels.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isEdgeFeature } from '../nouns/phrase.ts'
import { PRONOUN } from '../nouns/pronouns.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, countOf, type Item, isAnyOf, isMark, means } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { announcedSingly, isNoneOfThem } from './by-width.ts'
import { latest } from './definite.ts'
import type { Discourse } from './discourse.ts'
import { eachOf } from './each-of.ts'
import { memberOf } from './groups.ts'
import { allOf } from './together.ts'

/** "one hole in each mount (4 holes in total)": the sum, not the number. */
export const saysTotal = (items: readonly Item[], { end, count }: Mention): boolean =>
  count !== undefined && /^(?:in )?total$|^altogether$/iu.test(items[end]?.text ?? '')

interface Site {
  items: readonly Item[]
  mention: Mention
  sentence: number
  ahead: readonly (readonly Item[])[]
}

const CUTS: ReadonlySet<string> = new Set([
  'hole',
  'slot',
  'pocket',
  'ledge',
  'groove',
  'flat',
  'edge cutout',
  'removal',
  'keyway',
  'honeycomb',
  'text',
  'counterbore',
  'countersink',
])
/** What may be called a hole, a cutout or an opening alike. */
const OPENINGS: ReadonlySet<string> = new Set(['hole', 'slot', 'pocket'])
/** Wider mouths of a hole or a slot. */
const MOUTHS: ReadonlySet<string> = new Set(['counterbore', 'countersink'])
const MOUTHED: ReadonlySet<string> = new Set(['hole', 'slot'])

/** Places that an announcement names: no distance, nothing that tells two apart. */
const ROUGHLY: ReadonlySet<string> = new Set(['centre', 'face', 'evenly', 'row', 'along'])

export const isCut = (entity: Entity): boolean => CUTS.has(entity.concept)

/** "the cut": whatever was cut last. */
export const lastCut = ({ entities }: Discourse): Entity | undefined => latest(entities.filter(isCut))

/** A slot with square ends is a rectangular opening, as is a square hole: by name alone they are round. */
function conceptSaid({ items, mention }: Site): string {
  const square = items
    .slice(mention.start, mention.head)
    .some((item) => means(item, 'shape', 'rectangular', 'square'))
  const opening = mention.concept === 'slot' || mention.concept === 'hole'
  return opening && (square || isSizedBothWays(items, mention)) ? 'pocket' : mention.concept
}

const BOTH_WAYS =
  /^(?:(?:is|of|that is|which is|measuring|sized|measures|,|\() )*(?:#x#|# (?:wide|long|tall|high)(?: \([^)]*\))?,? (?:and |by |x )?# (?:wide|long|tall|high))/u

/** "an opening 12 mm wide and 8 mm tall", "a 12 x 8 mm opening": whatever else it is called, it is not round. */
function isSizedBothWays(items: readonly Item[], mention: Mention): boolean {
  if (!mention.form.endsWith('opening')) return false
  const led = items
    .slice(mention.start, mention.head)
    .some((item) => item.kind === 'quantity' && item.quantity.kind === 'size')
  return led || BOTH_WAYS.test(spoken(items.slice(mention.end)).text)
}

/** "another slot that counterbores the first": it is the wider mouth itself. */
function mouthTold({ items, mention }: Site): string | undefined {
  const tied = means(items[mention.end], 'determiner') || means(items[mention.end], 'preposition', 'to')
  const verb = conceptOf(items[mention.end + 1], 'feature')
  return tied && verb && MOUTHS.has(verb) && MOUTHED.has(mention.concept) ? verb : undefined
}

/** "It's a constant radius fillet.": what kind of thing the last one is, not another one. */
const saysWhatItIs = ({ items, mention }: Site): boolean =>
  /^(?:it|it's|it is|this is)$/iu.test(items[0]?.text ?? '') &&
  items.slice(1, mention.start).every((item) => isAnyOf(item, 'be', 'determiner', 'filler', 'dimension')) &&
  !items.some(({ kind }) => kind === 'quantity')

/** "Chamfer the four upright edges. It's a 45 degree chamfer of 6 mm": how large the one is that was ordered without a size. */
const saysHowLarge = ({ items, mention, sentence }: Site, known: Entity): boolean =>
  isEdgeFeature(known) &&
  known.sentence === sentence - 1 &&
  known.given.every(({ word }) => word === 'edgeLength') &&
  /^(?:it|it's|it is|this is|these|these are|they|they're|they are|each|each one|all)$/iu.test(
    items[0]?.text ?? '',
  ) &&
  mention.start < HOW_LARGE &&
  !items.some((item) => means(item, 'edge', 'edge', 'corner') || means(item, 'face'))

/** How far from the beginning of its sentence such a noun may stand: "These are all". */
const HOW_LARGE = 4

/** "a hole 8 mm in diameter (flat bottomed hole)": what kind it is, said once more. */
const isGlossed = ({ items, mention }: Site): boolean => {
  const open = items.findLastIndex((item, at) => at < mention.start && isMark(item, '(', ')'))
  const close = items.findIndex((item, at) => at >= mention.end && isMark(item, '(', ')'))
  return (
    isMark(items[open], '(') &&
    isMark(items[close], ')') &&
    !items.slice(open, close).some(({ kind }) => kind === 'quantity')
  )
}

const numberOf = ({
  count,
  plural,
}: {
  count?: { value: number } | undefined
  plural: boolean
}): number | undefined => count?.value ?? (plural ? undefined : 1)

/** "an 8 mm hole at each of the four corners": as many as there are corners. */
const AT_CORNERS = /^(?:at|in|near|on) (?:each|every)(?: one)?(?: of (?:the|its)(?: four)?)? corners?(?= |$)/u

const numberTold = ({ mention, items }: Site): number | undefined =>
  AT_CORNERS.test(spoken(items.slice(mention.end)).text) ? 4 : numberOf(mention)

/** "with a round hole and four mounting holes. … There is a 20 mm hole …": the one of them that is as many. */
function announcedAs(alike: readonly Entity[], site: Site): Entity | undefined {
  const { mention, sentence } = site
  const number = numberTold(site)
  if (number === undefined || mention.determiner === 'the' || mention.ordinal) return undefined
  const announced = alike.filter(
    ({ given, places, thread }) =>
      given.length === 0 && places.every(({ place }) => ROUGHLY.has(place.kind)) && !thread,
  )
  // A single announcement may be told in other numbers: "four holes … a hole in each corner".
  if (announced.length < 2) return undefined
  return announced.find(
    (entity) => entity.places.length === 0 && entity.sentence < sentence && numberOf(entity) === number,
  )
}

/** "the second hole" after one was told, "the other slot", "the smaller hole" after a larger one: not told yet. */
function isOneMore(alike: readonly Entity[], { mention, items }: Site): boolean {
  const known = alike.at(-1)
  const labels = labelsIn(items, mention)
  if (!known || mention.determiner !== 'the' || mention.plural) return false
  if (!mention.ordinal && labels.length === 0) return false
  const place = placeInOrder(mention.ordinal)
  if (place !== undefined) return place >= alike.length
  if (mention.ordinal === 'other')
    return alike.length === 1 && numberOf(known) === 1 && known.given.length + known.places.length > 0
  return alike.every((entity) => fitOf(entity, labels) === undefined)
}

/** "with two slots. Make a slot … Make a second slot …": what took them up was only the first of them, and the title sums up. */
function assertTakenUp(alike: readonly Entity[], { mention, items }: Site): void {
  const [known, ...others] = alike
  const count = known?.count
  if (mention.ordinal !== 'second' || mention.plural || others.length > 0 || known?.takenUp?.[1] !== 1) return
  if (!count || count.value < 2 || known.members.length > 0) return
  const words = `${quote(count.item?.text ?? String(count.value))} ${plural(known.concept)}`
  throw new EngineError(
    'prompt_too_ambiguous',
    `${words} were announced, and ${quote(items[mention.head]?.text ?? '')} is told as the second of them. Describe each of them, or say where all of them are.`,
  )
}

/** What one hole may have and the next has not. */
const isOfOne = (item: Item): boolean =>
  means(item, 'feature', 'counterbore', 'countersink') ||
  means(item, 'manner', 'tapped', 'blind', 'through') ||
  means(item, 'dimension', 'diameter', 'radius', 'depth', 'width', 'length')

/** "two holes 30 mm apart … the second hole is countersunk": of several that are laid out together none is the second. */
function assertToldApart(alike: readonly Entity[], { mention, items }: Site): void {
  const place = placeInOrder(mention.ordinal)
  const [group, ...others] = alike
  const count = group?.count?.value ?? 1
  if (!group || others.length > 0 || mention.determiner !== 'the' || mention.plural) return
  if (count < 2 || place === undefined || place >= count) return
  // "The first one is 15 mm from the left end": where the row begins.
  const told = items.slice(mention.end)
  if (!told.some(isOfOne) || told.some((item) => means(item, 'preposition', 'from'))) return
  throw new EngineError(
    'prompt_too_ambiguous',
    `I cannot tell which of the ${count} ${plural(group.concept)} ${quote(`the ${mention.ordinal} ${items[mention.head]?.text ?? ''}`)} is. Call it by its side, such as “the left hole”, or tell each with its own place.`,
  )
}

/** "a rectangular slot … the slot", "a V-shaped notch … the notch": the cut by the last word of its name. */
export const cutCalled = (
  { entities }: Discourse,
  { determiner, form, ordinal }: Mention,
): Entity | undefined =>
  determiner === 'the' && !ordinal
    ? entities.findLast(
        (each) =>
          isCut(each) &&
          each.item.kind === 'term' &&
          (each.item.form === form || each.item.form.endsWith(` ${form}`)),
      )
    : undefined

const WORKED: ReadonlySet<string> = new Set(['fillet', 'chamfer'])

/** "Round the edges with 6 mm fillets", "chamfer the rim, 2 mm chamfer": the deed and the thing in one sentence. */
const isDoneWith = ({ concept, sentence, given }: Entity, site: Site): boolean => {
  const { items, mention, sentence: now } = site
  if (!WORKED.has(concept) || sentence !== now || given.length > 0 || mention.determiner === 'the')
    return false
  const before = items[mention.start - 1]
  if (means(before, 'preposition', 'with') || /^(?:by|using|to)$/iu.test(before?.text ?? '')) return true
  // Behind a comma it is the size of the same one, unless it goes on to other edges.
  const onward = items.slice(mention.end).some((item) => means(item, 'edge') || means(item, 'face'))
  return isMark(before, ',', ':', '(', '-') && !onward
}

const NAMED_THERE: Readonly<Record<string, RegExp>> = {
  centre: /^(?:center|centre|central|middle) /u,
  corner: /^corner /u,
}

/** "the hole in the middle", "the holes in the corners", "the corner holes": of several kinds the one that is there. */
function placedThere(alike: readonly Entity[], { mention, items }: Site): Entity | undefined {
  if (alike.length < 2 || mention.determiner !== 'the' || mention.ordinal) return undefined
  const behind = items.slice(mention.end, mention.end + 4)
  const where = means(behind[0], 'preposition', 'in', 'at')
    ? behind.find(
        (item) => !means(item, 'preposition') && !means(item, 'determiner') && !means(item, 'filler'),
      )
    : undefined
  const before = items.slice(mention.start, mention.head)
  const isThere = (category: 'place' | 'edge', concept: string): boolean =>
    means(where, category, concept) ||
    before.some((item) => means(item, category, concept)) ||
    // "the center hole", "the corner holes" are one word each.
    NAMED_THERE[concept]?.test(mention.form) === true
  const kind = isThere('edge', 'corner') ? 'corners' : isThere('place', 'centre') ? 'centre' : undefined
  const found = kind ? alike.filter(({ places }) => places.some(({ place }) => place.kind === kind)) : []
  // Six holes on a circle about the middle lie around it; the one in the middle is a single one.
  const single = found.length > 1 && !mention.plural ? found.filter((each) => numberOf(each) === 1) : found
  return single.length === 1 ? single[0] : undefined
}

/** "Each hole is …", "these holes": the several that the sentence before told, and not a single one that was announced. */
function severalJustTold(alike: readonly Entity[], { mention, items, sentence }: Site): Entity | undefined {
  const each = items.slice(mention.start, mention.head).some((item) => means(item, 'which', 'each'))
  const known = alike.at(-1)
  if (!each || mention.ordinal || known === undefined || numberOf(known) !== 1) return undefined
  const just = alike.filter(({ spoken: [told] }) => told === sentence - 1)
  const [only] = just
  return just.length === 1 && only && (only.count?.value ?? 1) > 1 ? only : undefined
}

/** "Remove a cylinder …, then drill through the bottom of the pocket": ordered in this very sentence. */
function isCutHere({ item }: Entity, items: readonly Item[]): boolean {
  const at = items.indexOf(item)
  return at > 0 && items.slice(Math.max(0, at - 4), at).some((each) => means(each, 'operation', 'cut'))
}

/** "Each hole gets a countersink", after one and the other were placed: all of them do, and not the last alone. */
const OF_ALL =
  /(?:^| )(?:(?:each|every|all|both)(?: of)?(?: (?:the|these|them|two|three|four))* (?:[a-z]+ )?(?:holes?|bores?|is|are|has|have|gets?)|(?:the|these) (?:(?:two|three|four) )?(?:holes|bores)|they)(?: |$)/u

const SET_SCREW = /^(?:set ?screw|grub ?screw)/u
/** "cut a 16 mm bore through the center", "a hole along the axis". */
const LENGTHWISE =
  /(?:^| )(?:a|an) (?:# |# diameter |ø# )?(?:(?:through|center|central|centre) )?(?:bore|hole)(?: # in diameter)?(?: ,)? (?:straight |right |all the way )?(?:through (?:the|its) (?:cent(?:er|re)|middle|axis)|down the middle|along (?:the|its) (?:[a-z]+ )?axis)/u

/** A set screw presses on the shaft from the side: its hole, which a title promises, is not the one along the axis. */
const isAcross = ({ item, given, sentence: told }: Entity, { items, sentence }: Site): boolean =>
  item.kind === 'term' &&
  SET_SCREW.test(item.form) &&
  given.length === 0 &&
  told < sentence &&
  LENGTHWISE.test(spoken(items).text)

/** "with four holes": announced in the title, and nothing told of them yet. */
const isWaiting = ({ given, places, members, count, thread }: Entity): boolean =>
  (count?.value ?? 1) > 1 && given.length + places.length + members.length === 0 && !thread

/** "Cut four 8 mm holes": of the announced ones those that are as many, and not the single one told since. */
const waitedFor = (alike: readonly Entity[], { count, plural, ordinal }: Mention): Entity | undefined =>
  plural && count && ordinal === undefined
    ? alike.find((each) => isWaiting(each) && each.count?.value === count.value)
    : undefined

/** "with four bolt holes. Cut a 30 mm hole through the center. Cut four 8 mm holes": the single one is none of the four. */
function isBesideThem(known: Entity, { mention, ahead }: Site): boolean {
  const single = !mention.plural && mention.determiner !== 'the' && (mention.count?.value ?? 1) === 1
  if (!single || mention.ordinal !== undefined || !isWaiting(known)) return false
  const reach = 5
  return ahead.some((items) =>
    items.some(
      (item, at) =>
        countOf(item) === known.count?.value &&
        items
          .slice(at + 1, at + 1 + reach)
          .some((each) => each.kind === 'term' && each.plural && means(each, 'feature', known.concept)),
    ),
  )
}

function findOrMake(discourse: Discourse, site: Site): Entity {
  const { mention, items, sentence } = site
  const concept = mouthTold(site) ?? conceptSaid(site)
  // "cut out a prism … the cutout is 5 mm wide".
  const cutBody = discourse.entities.findLast(
    (each) => each.kind === 'solid' && (each.cut || isCutHere(each, items)),
  )
  if (concept === 'pocket' && cutBody && mention.determiner === 'the') return cutBody
  const alike = discourse.entities.filter((entity) => entity.concept === concept && !isAcross(entity, site))
  assertToldApart(alike, site)
  const there = placedThere(alike, site)
  if (there) return there
  const several = severalJustTold(alike, site)
  if (several) return several
  const together = allOf(
    discourse,
    alike.filter(({ members }) => members.length === 0),
    site,
  )
  if (together) return together
  // "a rectangular hole … the hole is 5 mm wide": the same opening by a plainer name.
  const plainly = mention.determiner === 'the' && alike.length === 0 && concept === 'hole'
  const opening = plainly ? discourse.entities.findLast((entity) => OPENINGS.has(entity.concept)) : undefined
  if (opening && !mention.ordinal) return opening
  const short = alike.length === 0 ? cutCalled(discourse, mention) : undefined
  if (short) return short
  const labels = labelsIn(items, mention)
  const told = labels.length > 0 ? alike.filter((entity) => (fitOf(entity, labels) ?? 0) > 0) : []
  if (mention.determiner === 'the' && told.length === 1) return told[0] as Entity
  const each = eachOf(discourse, site, 'feature')
  if (each?.concept === concept) return each
  const introduced = announcedAs(alike, site)
  if (introduced) return introduced
  const waited = waitedFor(alike, mention)
  const known = waited ?? alike.at(-1)
  // What is told now is told last, whenever it was announced.
  if (waited && waited !== discourse.entities.at(-1))
    discourse.entities.push(...discourse.entities.splice(discourse.entities.indexOf(waited), 1))
  if (known && isDoneWith(known, site)) return known
  const isMouth = MOUTHS.has(concept)
  // "with lightening holes, centred at the origin": nothing that could be made by itself.
  const vague = known?.plural && known.count === undefined && mention.plural
  // "with a cutout in one corner", "a hole in the middle": announced, how large is told later.
  const alone = known !== undefined && numberOf(known) === numberOf(mention)
  const someCorner =
    known?.places.every(({ place }) => place.kind === 'corner' || (alone && ROUGHLY.has(place.kind))) ?? false
  const isEmpty = known !== undefined && known.given.length === 0 && (vague || someCorner) && !known.thread
  const refers = mention.determiner === 'the' || (mention.ordinal === undefined && known?.loose)
  const beside = known !== undefined && isBesideThem(known, site)
  const apart = beside || (known !== undefined && isNoneOfThem(known, mention, items))
  const single = apart ? announcedSingly(alike, sentence) : undefined
  if (single) return single
  const numbered = alike[placeInOrder(mention.ordinal) ?? -1]
  if (mention.determiner === 'the' && numbered) return numbered
  // "the lightening holes" are those that were called so, not the bore told last.
  const namesake = alike.findLast(({ item }) => item.kind === 'term' && item.form === mention.form)
  // And "the bore", after a bore and four holes were announced, is no four; "each hole" is one of several.
  const asMany =
    namesake &&
    known &&
    numberOf(namesake) === numberOf(mention) &&
    numberOf(known) !== numberOf(mention) &&
    !means(items[mention.start], 'which', 'each')
  if (mention.determiner === 'the' && namesake && (mention.form.includes(' ') || asMany)) return namesake
  // "The hole is 5 mm", or a hole announced in the introduction and told of in a step.
  if (known && (saysWhatItIs(site) || saysHowLarge(site, known))) return known
  if (known?.sentence === sentence && !mention.ordinal && isGlossed(site)) return known
  // "eight holes … four holes of 5 mm": some of them, not all.
  const some = mention.count && known?.count && mention.count.value !== known.count.value
  // "with holes. An 8 mm bore …, and four 8 mm holes …": the first of them took it up, the others are told besides.
  const [taken, takenBy] = known?.takenUp ?? []
  const another = taken === sentence && takenBy !== numberOf(mention)
  const announced = isEmpty && !some && !another && (known.sentence < sentence || isMouth)
  if (known?.sentence === sentence && saysTotal(items, mention)) return known
  if (known && announced) known.takenUp ??= [sentence, numberOf(mention)]
  if (known && (refers || announced) && !apart && !isOneMore(alike, site)) return known
  assertTakenUp(alike, site)
  const entity = newEntity('feature', concept, items[mention.head] as Item, sentence)
  for (const [label, item] of labels) entity.labels.set(label, item)
  if (isMouth) {
    const mouthed = discourse.entities.filter((each) => MOUTHED.has(each.concept))
    // "The center hole is counterbored": the one that the sentence speaks of, and not the one told last.
    const here = mouthed.filter(({ spoken: [told] }) => told === sentence)
    const last = here.length === 1 ? here[0] : mouthed.at(-1)
    entity.of = last?.group && OF_ALL.test(spoken(items).text) ? last.group : last
  }
  discourse.entities.push(entity)
  return entity
}

export function resolveFeature(discourse: Discourse, site: Site): Entity | undefined {
  const { mention, items, sentence } = site
  const entity =
    mention.concept === 'cut'
      ? lastCut(discourse)
      : (memberOf(discourse, mention, items, sentence) ??
        (mention.concept === PRONOUN ? undefined : findOrMake(discourse, site)))
  // "Counterbore the center hole": the deed before the hole that it is done to.
  const mouth = discourse.entities.find(
    (each) =>
      MOUTHS.has(each.concept) && each.sentence === sentence && each.item === items[mention.start - 1],
  )
  if (mouth && entity && MOUTHED.has(entity.concept)) mouth.of = entity
  if (entity) entity.spoken = [sentence, mention.head]
  // Of a groove its name may tell the section, and the first one need not.
  if (entity?.concept === 'groove' && mention.concept === 'groove') entity.names.add(mention.form)
  return entity
}
