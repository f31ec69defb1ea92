/** Which body a noun speaks of: one on the table, or a new one. */
import { familyNamed } from '../../library/families/registry.ts'
import { bodyOf, type Entity, newEntity, shapeOf } from '../entity.ts'
import { newFacts, optionNamed } from '../families/family.ts'
import { assertKnownKind } from '../families/kinds.ts'
import { bestFit, fitOf, labelsIn } from '../names/labels.ts'
import { identify, isOfOneShape } from '../nouns/predicates.ts'
import { shapeAdjectives } from '../nouns/shape-adjectives.ts'
import { REGION } from '../rewritten/cuts/region-cuts.ts'
import { identicalIn } from '../sizes/likes.ts'
import { type Item, isEdgeWork, means } from '../text/items.ts'
import { lieApart } from '../worked/bored-each.ts'
import { isOnlyAnnounced, isOtherNumber } from './announced.ts'
import { isApposition, restatesPurpose, startsOver } from './apposition.ts'
import { byRank } from './by-rank.ts'
import { isSeveral, latest, spokenOf } from './definite.ts'
import { type Discourse, isSolid, mainBody, type Site } from './discourse.ts'
import { eachOf } from './each-of.ts'
import { isElsewhere, isToldAlone } from './elsewhere.ts'
import { saidOfIt } from './said-of-it.ts'
import { mayBe } from './same-body.ts'
import { allOf } from './together.ts'
import { asMeasured, isAnotherPlate, isNextInOrder, isOneOf, isOtherRole, isToldAnew } from './told-apart.ts'

/** Bodies whose flat underside is spoken of as a thing of its own. */
const HAVE_A_BASE = new Set(['cone', 'pyramid', 'cap', 'hemisphere', 'triangle', 'ridge', 'ramp', 'polygon'])

/** "from the center of one sphere to the center of the other": one of those that are there. */
function oneOfTold({ items, mention, sentence }: Site, compatible: readonly Entity[]): Entity | undefined {
  const lead = items[mention.start - 1]
  const tied = means(lead, 'preposition', 'of', 'from', 'to') && mention.count?.value === 1
  const known = tied ? compatible.find((entity) => entity.sentence < sentence) : undefined
  if (!known) return undefined
  mention.pointer = true
  mention.count = undefined
  return known
}

/** "a hole through both arms" of a body that a slot has parted: nothing new is made. */
function partOfMain(discourse: Discourse, { mention, items }: Site): Entity | undefined {
  const lead = items[mention.start - 1]
  const ties = means(lead, 'manner', 'through') || means(lead, 'preposition', 'of', 'in')
  const told = items.slice(mention.start, mention.head).some(({ kind }) => kind === 'quantity')
  // "through both walls of the skirt": what a bore has left of it.
  const walls = means(lead, 'preposition', 'of') && means(items[mention.start - 2], 'manner', 'both walls')
  if (mention.determiner !== 'the' || !(mention.plural || walls) || !ties || told) return undefined
  mention.pointer = true
  // What was parted last, where that is another body than the first.
  const parted = discourse.entities.findLast(
    ({ concept, host }) => PARTS.has(concept) && host?.kind === 'solid' && !host.cut,
  )
  return parted?.host ?? mainBody(discourse)
}

/** Cuts that leave two of what was one. */
const PARTS: ReadonlySet<string> = new Set(['slot', 'groove', 'channel', 'pocket', 'opening'])

/** "a lid with a knob": what would be a part of its own is a plain body on another one. */
function asPlainBody(discourse: Discourse, { mention, items }: Site): void {
  const item = items[mention.head]
  if (!familyNamed(mention.concept) || !mainBody(discourse) || item?.kind !== 'term') return
  const plain = item.senses.find(({ category, concept }) => category === 'solid' && !familyNamed(concept))
  if (plain && mainBody(discourse)?.concept !== mention.concept) mention.concept = plain.concept
}

/** The body as its noun phrase tells it, before it is known whether it is on the table already. */
function newSolid({ mention, items, sentence }: Site): Entity {
  const head = items[mention.head] as Item
  const made = newEntity('solid', mention.concept, head, sentence)
  made.family = newFacts(mention.concept, mention.form, head)
  const { family } = made.family ?? {}
  if (family) assertKnownKind(items, mention, family)
  for (const [adjective, item] of shapeAdjectives(items, mention))
    if (!family || item.kind !== 'term' || !optionNamed(family, item.form))
      made.adjectives.set(adjective, item)
  made.cut = mention.concept === 'opening'
  return made
}

/** "the base": the underside of a cone, of the thing that has it, or the lowest of what follows. */
function ownerOfBase(discourse: Discourse, { mention, items, previous }: Site): Entity | undefined {
  if (mention.concept !== 'base') return undefined
  const near = previous?.entity
  const owner = near?.kind === 'solid' ? near : mainBody(discourse)
  if (!owner) return undefined
  const lead = items[mention.start - 1]
  const isNamed = ({ concept, names }: Entity): boolean => concept === 'base' || names.has('base')
  // "The neck is a cone. It sits on the base": on the body that is called so.
  const other = discourse.entities.some((entity) => entity !== owner && isNamed(entity))
  if (other && means(lead, 'preposition', 'on')) return undefined
  if (HAVE_A_BASE.has(shapeOf(owner) ?? '') && !owner.loose) return owner
  // "with its base at z = 0": the underside of the thing itself.
  if (items[mention.start - 1]?.text.toLowerCase() === 'its') {
    // "the flange at its base is 4 mm thick": where the flange is.
    mention.pointer ||= means(items[mention.start - 2], 'preposition', 'at')
    if (mention.pointer && previous) previous.mention.pointer = true
    return owner
  }
  // "a disc at the base", where nothing goes by that name: it is the lowest of what follows.
  const named = discourse.entities.some(isNamed)
  // "a collar 15 mm above the base": counted from the underside of what there is.
  const counted =
    items[mention.start - 2]?.kind === 'quantity' &&
    (means(lead, 'place', 'on top') || means(lead, 'preposition', 'from'))
  const main = mainBody(discourse)
  if (!named && counted && main) {
    mention.pointer = true
    return main
  }
  return !named && means(lead, 'preposition', 'at') ? owner : undefined
}

interface Question extends Site {
  discourse: Discourse
  made: Entity
  /** One body is spoken of, by name. */
  single: boolean
  /** A size follows in the sentence. */
  sized: boolean
  /** Those on the table that it may be, and those of them that go by this very name. */
  compatible: readonly Entity[]
  called: readonly Entity[]
}

/** Those on the table that the noun may speak of, the best fitting of them by what tells them apart. */
function candidatesFor(
  { entities }: Discourse,
  site: Site,
  made: Entity,
  labels: ReturnType<typeof labelsIn>,
  single: boolean,
): readonly Entity[] {
  const { mention } = site
  const shape = shapeOf(made)
  // "the top plate" after a bottom plate: a plate, not whatever else is flat.
  const rivals = entities.some(
    (entity) => entity.concept === mention.concept && fitOf(entity, labels) === undefined,
  )
  // "The base is a plate … through the base plate": the one that was called the base, whatever stands on it.
  const bases = mention.form.startsWith('base ') ? entities.filter(({ names }) => names.has('base')) : []
  const isAnnouncement = (entity: Entity): boolean =>
    (single || isOtherNumber(entity, mention)) && mention.determiner === 'the' && isOnlyAnnounced(entity)
  const fitting = bestFit(
    entities.filter(
      (entity) =>
        entity.kind === 'solid' &&
        !isAnnouncement(entity) &&
        (bases.length === 0 || bases.includes(entity)) &&
        mayBe(entity, mention, shape) &&
        (!rivals || entity.concept === mention.concept || entity.names.has(mention.form)) &&
        !isOneOf(entity, mention, labels.length > 0 || (mention.own && single)) &&
        !isAnotherPlate(entity, site, labels) &&
        !isToldAnew(entity, site) &&
        !isElsewhere(entity, site),
    ),
    labels,
  )
  if (mention.determiner !== 'the' || !single) return fitting
  // "the left block", on a base that might be called one, too: of those that were told by the noun.
  const called = fitting.filter(({ names }) => names.has(mention.form))
  return byRank(called.length > 1 ? called : fitting, labels, entities)
}

/** "the plate", "the smaller disc": the one that was spoken of last. */
function definite(question: Question): Entity | undefined {
  const { discourse, compatible, mention, items, sentence, single, sized } = question
  const repeats = identicalIn(items, mention) !== undefined
  if (mention.determiner !== 'the' || repeats) return undefined
  if (sized && isNextInOrder(discourse.entities, mention)) return undefined
  // "Each prism is 30 mm long": of the two that have no size so far, whichever was spoken of last.
  const open = compatible.filter(({ count, given }) => (count?.value ?? 1) > 1 && given.length === 0)
  const each = means(items[mention.start], 'which', 'each') && open.length === 1
  return spokenOf(
    (each ? open : compatible).filter(
      (entity) => !isOtherRole(entity, mention) && !(single && isSeveral(entity, mention)),
    ),
    mention,
    sentence,
  )
}

/** "(flange and hub)": a noun by itself names what is there. */
function bareName({ mention, items, sentence, called }: Question): Entity | undefined {
  const bare = mention.determiner === undefined && !mention.plural && mention.start === mention.head
  if (!bare || items.length === 1 || sentence === 0) return undefined
  const meant = latest(called.filter((each) => each.sentence < sentence))
  return meant && meant.given.length > 0 ? meant : undefined
}

/** An announcement without sizes, then the same kind of body told in detail. */
function announced({
  discourse,
  mention,
  items,
  sentence,
  called,
  compatible,
}: Question): Entity | undefined {
  // What is cut away is told in full by its bounds, and the next is another.
  if (mention.determiner === 'the' || mention.ordinal || mention.form === REGION) return undefined
  const isAnnounced = (entity: Entity): boolean =>
    entity.sentence < sentence &&
    entity.given.length === 0 &&
    // "another disc, identical to the first one": told in full.
    entity.like?.said !== true &&
    !entity.places.some(({ place }) => place.kind === 'range') &&
    entity.concept !== 'base' &&
    !((entity.count?.value ?? 1) > 1 && !called.includes(entity) && isToldAlone(items, mention)) &&
    !(isBeingTold(discourse, entity) && !mention.plural)
  const found = called.find(isAnnounced) ?? compatible.find(isAnnounced)
  if (found?.plural) found.loose = false
  return found
}

/** "chamfer both edges of both discs", of discs that were told one by one. */
const isWorkedAt = ({ items, mention }: Site): boolean =>
  means(items[mention.start - 1], 'preposition', 'of', 'on', 'at') &&
  items.slice(0, mention.start).some(isEdgeWork)

/** What is on the table under this name: the first that answers. */
const KNOWN: readonly ((question: Question) => Entity | undefined)[] = [
  (question) => {
    const { mention, discourse, compatible } = question
    return asMeasured(
      mention.concept === 'section' ? discourse.entities.filter(isSolid) : compatible,
      question,
    )
  },
  (question) => {
    const { discourse, compatible, made, sized, items, mention } = question
    const namesakes = compatible.filter(({ members, cut }) => members.length === 0 && cut === made.cut)
    // "a bore through each cylinder", of cylinders that cross.
    const bored =
      lieApart(namesakes) && items.slice(0, mention.start).some((item) => means(item, 'feature', 'hole'))
    return sized || bored || isWorkedAt(question) ? allOf(discourse, namesakes, question) : undefined
  },
  definite,
  (question) => oneOfTold(question, question.compatible),
  (question) => partOfMain(question.discourse, question),
  (question) => {
    const near = question.previous?.entity
    return near?.concept === question.mention.concept && restatesPurpose(question) ? near : undefined
  },
  bareName,
  (question) =>
    startsOver(question)
      ? question.compatible.find((entity) => entity.sentence < question.sentence)
      : undefined,
  announced,
  ({ mention, called, compatible }) =>
    mention.ordinal === 'first' ? (called[0] ?? compatible[0]) : undefined,
]

export function resolveSolid(discourse: Discourse, site: Site): Entity {
  asPlainBody(discourse, site)
  const { mention, items, previous } = site
  const made = newSolid(site)
  if (previous?.entity && isApposition(site))
    return isOfOneShape(made) ? identify(previous.entity, made) : previous.entity
  const subject =
    site.subject ?? eachOf(discourse, site, 'solid') ?? saidOfIt(discourse, items, mention, made)
  if (subject) return identify(subject, made)
  const whole = ownerOfBase(discourse, site)
  if (whole) return whole
  const labels = labelsIn(items, mention)
  const single = !mention.plural && !means(items[mention.start], 'which')
  const compatible = candidatesFor(discourse, site, made, labels, single)
  const question: Question = {
    ...site,
    discourse,
    made,
    single,
    sized: items.slice(mention.end).some((item) => item.kind === 'quantity'),
    compatible,
    called: compatible.filter((entity) => entity.names.has(mention.form)),
  }
  for (const known of KNOWN) {
    const entity = known(question)
    if (entity && single && labels.length > 0) entity.singledIn = [...(entity.singledIn ?? []), site.sentence]
    if (entity) return entity
  }
  for (const [label, item] of labels) made.labels.set(label, item)
  if (bodyOf(made)?.cut) made.cut = true
  if (UPRIGHT.has(mention.form) || STANDS.test(mention.form)) made.manners.add('upright')
  discourse.entities.push(made)
  return made
}

/** "three gears: a large gear …; a small gear …": the second one is another one, not the three. */
const isBeingTold = ({ entities }: Discourse, group: Entity): boolean =>
  (group.count?.value ?? 1) > 1 &&
  entities.slice(entities.indexOf(group) + 1).some(({ concept }) => concept === group.concept)

/** "the vertical part": how a piece stands, in its name. */
const STANDS = /^(?:vertical|upright)\b/u

/** Nouns that say how a plate stands. */
const UPRIGHT: ReadonlySet<string> = new Set([
  'upright',
  'web',
  'wall',
  'upright wall',
  'vertical wall',
  'side wall',
  'vertical plate',
  'upright plate',
  'end wall',
  'back wall',
  'front wall',
  'left wall',
  'right wall',
  'rear wall',
])
