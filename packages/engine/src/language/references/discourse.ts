/** Which thing a noun phrase speaks of: a new one, or one already on the table. */

import { familyNamed } from '../../library/families/registry.ts'
import { bodyOf, type Entity, newEntity, shapeOf } from '../entity.ts'
import { newFacts, optionNamed } from '../families/family.ts'
import { memberFor } from '../families/family-words.ts'
import { assertKnownKind } from '../families/kinds.ts'
import { BODIES, FIGURES, SHAPE_BY_ADJECTIVE } from '../lexicon/bodies.ts'
import { bestFit, fitOf, labelsIn } from '../names/labels.ts'
import { inferredShape } from '../nouns/inferred-shape.ts'
import type { Mention } from '../nouns/mentions.ts'
import { identify } from '../nouns/predicates.ts'
import { identicalIn } from '../sizes/likes.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { isOnlyAnnounced, isOtherNumber } from './announced.ts'
import { cutCalled, resolveFeature } from './cut-reference.ts'
import { isSeveral, latest, spokenOf } from './definite.ts'
import { resolvePortion } from './portion-reference.ts'
import { allOf } from './together.ts'
import { asMeasured, isAnotherPlate, isNextInOrder, isOneOf, isOtherRole } from './told-apart.ts'

export interface Discourse {
  entities: Entity[]
  /** The thing the last sentence was about. */
  subject: Entity | undefined
}

const isSolid = (entity: Entity): boolean => entity.kind === 'solid' && !entity.cut

/** The body everything else belongs to: a boss that was announced first still stands on it. */
export function mainBody({ entities }: Discourse): Entity | undefined {
  const solids = entities.filter(isSolid)
  const told = solids.filter((entity) => !entity.loose)
  const [first] = told
  const grounded = told.find(({ concept }) => !BODIES[concept]?.raised)
  const raised = first !== undefined && BODIES[first.concept]?.raised
  return raised ? (grounded ?? first) : (groundOf(first) ?? solids[0])
}

/** "a cone on top of a cylinder": what carries it, where both are told in one breath. */
const groundOf = (first: Entity | undefined): Entity | undefined =>
  first?.host?.kind === 'solid' && !first.host.cut && first.host.sentence === first.sentence
    ? first.host
    : first

/** "the sphere" of a hemisphere: the round body it is half of. */
const SPHERES = new Set(['sphere', 'hemisphere', 'cap'])

/** Nouns for what other bodies stand on. */
const GROUNDED = new Set(['disc', 'plate', 'flange', 'ring', 'rod', 'base', 'bar'])

/** Round bodies that nobody takes for each other. */
const FLAT: ReadonlySet<string> = new Set(['flange', 'platform'])
const LONG: ReadonlySet<string> = new Set(['tube', 'rod', 'pin'])

/** "an L-bracket … draw the L shape": one outline by another name. */
const isSameLetter = ({ family }: Entity, mention: Mention): boolean =>
  family?.family.letter !== undefined && family.family.letter === familyNamed(mention.concept)?.letter

/** "a Z-bracket … the bracket": the last word of its name. */
const isCalledShort = ({ family, item }: Entity, mention: Mention): boolean =>
  family !== undefined &&
  mention.determiner === 'the' &&
  item.kind === 'term' &&
  item.form.endsWith(` ${mention.form}`)

/** Nouns that may speak of each other: "the prism" of a block, "the cylinder" of a rod. */
function mayBe(entity: Entity, mention: Mention, shape: string | undefined): boolean {
  // "the stem" is never the seat, though both are only called by what they do.
  if (mention.concept === 'piece') return entity.names.has(mention.form)
  // "This is the flange", said of a square plate.
  if (mention.determiner === 'the' && entity.names.has(mention.form)) return true
  if (mention.own && !entity.names.has(mention.form))
    return entity.concept === mention.concept && entity.given.length === 0
  if (entity.concept === mention.concept) return true
  // "include a semicircular cutout. … Sketch a semicircle …": the cutout that was announced.
  if (entity.concept === 'opening' && mention.concept !== 'opening')
    return (
      (entity.given.length === 0 || mention.determiner === 'the') &&
      mention.concept in FIGURES &&
      shapeOf(entity) === shape &&
      shape !== 'box'
    )
  if (entity.concept === 'opening' || mention.concept === 'opening') return entity.concept === mention.concept
  // A boss announced with the part is not "the disc" that it stands on.
  if (BODIES[entity.concept]?.raised && GROUNDED.has(mention.concept) && entity.given.length === 0)
    return false
  if (
    FLAT.has(entity.concept)
      ? LONG.has(mention.concept)
      : LONG.has(entity.concept) && FLAT.has(mention.concept)
  )
    return false
  const own = shapeOf(entity)
  const rounds = new Set(['round', 'tube'])
  if (entity.family || familyNamed(mention.concept))
    return isSameLetter(entity, mention) || isCalledShort(entity, mention)
  if (shape === undefined) return mention.concept === 'prism' || mention.concept === 'base'
  if (mention.determiner === 'the' && SPHERES.has(own ?? '') && SPHERES.has(shape)) return true
  return own === shape || (rounds.has(own ?? '') && rounds.has(shape))
}

/** Bodies whose flat underside is spoken of as a thing of its own. */
const HAVE_A_BASE = new Set(['cone', 'pyramid', 'cap', 'hemisphere', 'triangle', 'ridge', 'ramp', 'polygon'])

export interface Site {
  items: readonly Item[]
  mention: Mention
  /** The mention before it in the sentence, with its entity. */
  previous: { mention: Mention; entity: Entity | undefined } | undefined
  /** What the sentence says that this is: "the base is a plate". */
  subject: Entity | undefined
  sentence: number
}

/** "a dowel pin: solid cylinder", "a truncated cone (frustum)": the same thing in other words. */
function isApposition({ items, mention, previous }: Site): boolean {
  if (previous?.mention.category !== 'solid' || mention.category !== 'solid') return false
  if (previous.mention.plural !== mention.plural) return false
  const between = items.slice(previous.mention.end, mention.start).filter((item) => !means(item, 'filler'))
  return between.length === 1 && isMark(between[0], '(', ':', '-')
}

/** "cut out a 30 mm sphere to cut out a sphere at the bottom": what it is for, said once more. */
function restatesPurpose({ items, mention }: Site): boolean {
  const verb = items[mention.start - 1]
  return means(verb, 'operation') && means(items[mention.start - 2], 'preposition', 'to')
}

const BEGINS = /^(?:start|begin|first|starting|beginning)$/iu

/** "Start by creating a cube": the body of the introduction, told step by step. */
const startsOver = ({ items, mention, previous, sentence }: Site): boolean =>
  sentence > 0 &&
  previous === undefined &&
  mention.determiner !== 'the' &&
  !mention.ordinal &&
  items.slice(0, Math.min(mention.start, 3)).some((item) => BEGINS.test(item.text))

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
  if (mention.determiner !== 'the' || !mention.plural || !ties || told) return undefined
  mention.pointer = true
  return mainBody(discourse)
}

/** "a lid with a knob": what would be a part of its own is a plain body on another one. */
function asPlainBody(discourse: Discourse, { mention, items }: Site): void {
  const item = items[mention.head]
  if (!familyNamed(mention.concept) || !mainBody(discourse) || item?.kind !== 'term') return
  const plain = item.senses.find(({ category, concept }) => category === 'solid' && !familyNamed(concept))
  if (plain && mainBody(discourse)?.concept !== mention.concept) mention.concept = plain.concept
}

function resolveSolid(discourse: Discourse, site: Site): Entity {
  asPlainBody(discourse, site)
  const { mention, items, previous, sentence } = site
  const head = items[mention.head] as Item
  const adjectives = shapeAdjectives(items, mention)
  const made = newEntity('solid', mention.concept, head, sentence)
  made.family = newFacts(mention.concept, mention.form, head)
  const { family } = made.family ?? {}
  if (family) assertKnownKind(items, mention, family)
  for (const [adjective, item] of adjectives)
    if (!family || item.kind !== 'term' || !optionNamed(family, item.form))
      made.adjectives.set(adjective, item)
  made.cut = mention.concept === 'opening'
  const shape = shapeOf(made)
  const near = previous?.entity
  if (near && isApposition(site)) return near
  if (site.subject) return identify(site.subject, made)
  if (mention.concept === 'base') {
    const owner = near?.kind === 'solid' ? near : mainBody(discourse)
    if (owner && HAVE_A_BASE.has(shapeOf(owner) ?? '') && !owner.loose) return owner
    // "with its base at z = 0": the underside of the thing itself.
    if (owner && items[mention.start - 1]?.text.toLowerCase() === 'its') {
      // "the flange at its base is 4 mm thick": where the flange is.
      mention.pointer ||= means(items[mention.start - 2], 'preposition', 'at')
      if (mention.pointer && previous) previous.mention.pointer = true
      return owner
    }
    // "a disc at the base", where nothing goes by that name: it is the lowest of what follows.
    const named = discourse.entities.some(({ concept, names }) => concept === 'base' || names.has('base'))
    if (owner && !named && means(items[mention.start - 1], 'preposition', 'at')) return owner
  }
  const labels = labelsIn(items, mention)
  // "the top plate" after a bottom plate: a plate, not whatever else is flat.
  const rivals = discourse.entities.some(
    (entity) => entity.concept === mention.concept && fitOf(entity, labels) === undefined,
  )
  const single = !mention.plural && !means(items[mention.start], 'which')
  const compatible = bestFit(
    discourse.entities.filter(
      (entity) =>
        entity.kind === 'solid' &&
        !(
          (single || isOtherNumber(entity, mention)) &&
          mention.determiner === 'the' &&
          isOnlyAnnounced(entity)
        ) &&
        mayBe(entity, mention, shape) &&
        (!rivals || entity.concept === mention.concept || entity.names.has(mention.form)) &&
        !isOneOf(entity, mention, labels.length > 0 || (mention.own && single)) &&
        !isAnotherPlate(entity, site, labels),
    ),
    labels,
  )
  const measured = asMeasured(
    mention.concept === 'section' ? discourse.entities.filter(isSolid) : compatible,
    site,
  )
  if (measured) return measured
  const called = compatible.filter((entity) => entity.names.has(mention.form))
  const sized = items.slice(mention.end).some((item) => item.kind === 'quantity')
  const namesakes = compatible.filter(({ members, cut }) => members.length === 0 && cut === made.cut)
  const together = sized ? allOf(discourse, namesakes, site) : undefined
  if (together) return together
  const repeats = identicalIn(items, mention) !== undefined
  if (mention.determiner === 'the' && !repeats && !(sized && isNextInOrder(discourse.entities, mention))) {
    const known = spokenOf(
      compatible.filter((entity) => !isOtherRole(entity, mention) && !(single && isSeveral(entity, mention))),
      mention,
      sentence,
    )
    if (known) return known
  }
  const pointed = oneOfTold(site, compatible)
  if (pointed) return pointed
  const parted = partOfMain(discourse, site)
  if (parted) return parted
  if (near && near.concept === mention.concept && restatesPurpose(site)) return near
  // "(flange and hub)": a noun by itself names what is there.
  const bare = mention.determiner === undefined && !mention.plural && mention.start === mention.head
  const meant =
    bare && items.length > 1 && sentence > 0
      ? latest(called.filter((each) => each.sentence < sentence))
      : undefined
  if (meant && meant.given.length > 0) return meant
  if (startsOver(site)) {
    const introduced = compatible.find((entity) => entity.sentence < sentence)
    if (introduced) return introduced
  }
  // An announcement without sizes, then the same kind of body told in detail.
  const isAnnounced = (entity: Entity): boolean =>
    entity.sentence < sentence &&
    entity.given.length === 0 &&
    entity.concept !== 'base' &&
    !(isBeingTold(discourse, entity) && !mention.plural)
  const announced = called.find(isAnnounced) ?? compatible.find(isAnnounced)
  if (announced && mention.determiner !== 'the' && !mention.ordinal) {
    if (announced.plural) announced.loose = false
    return announced
  }
  if (mention.ordinal === 'first' && compatible[0]) return compatible[0]
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

/** "a right triangular prism": two adjectives in one. */
const RIGHT_KINDS: Readonly<Record<string, string>> = {
  'right triangular': 'triangular',
  'right trapezoidal': 'trapezoidal',
}

/** "the vertical part": how a piece stands, in its name. */
const STANDS = /^(?:vertical|upright)\b/u

/** Nouns that say how a plate stands. */
const UPRIGHT: ReadonlySet<string> = new Set([
  'upright',
  'web',
  'upright wall',
  'vertical wall',
  'side wall',
  'vertical plate',
  'upright plate',
  'end wall',
  'back wall',
  'front wall',
])

export const shapeAdjectives = (items: readonly Item[], mention: Mention): [string, Item][] =>
  items.slice(mention.start, mention.head).flatMap((item): [string, Item][] => {
    const concept = conceptOf(item, 'shape')
    const kind = item.kind === 'term' ? RIGHT_KINDS[item.form] : undefined
    return concept ? [[concept, item], ...(kind ? [[kind, item] as [string, Item]] : [])] : []
  })

/** A "base plate" is spoken of as the base as well, a "triangular rib" as the rib. */
const namesIn = (form: string): string[] =>
  form.startsWith('base ')
    ? [form, 'base']
    : form.startsWith('triangular ')
      ? [form, form.slice(form.lastIndexOf(' ') + 1)]
      : [form]

/** "a cylindrical object": a body by its adjective alone. */
function resolveWhole(discourse: Discourse, site: Site): Entity | undefined {
  const { mention, items, previous, sentence } = site
  const adjacent = previous && previous.mention.category === 'solid' && previous.mention.end === mention.start
  if (adjacent && previous.entity) {
    if (mention.form === 'shape') previous.entity.loose = true
    return previous.entity
  }
  // "The other hole is 6 mm in diameter and its centre is …": of what this sentence is about.
  if (items[mention.head]?.text.toLowerCase() === 'its' && previous?.entity?.kind === 'feature')
    return previous.entity
  // "sketch a circle on the top face and cut it": what this sentence has drawn.
  const drawn = discourse.entities.findLast(
    (entity) => entity.sentence === sentence && entity.kind === 'solid' && entity.concept in FIGURES,
  )
  if (mention.concept === 'it' && drawn && means(items[mention.head - 1], 'operation')) return drawn
  // "The plate is 60 mm high, and it stands on …"
  const joins = means(items[mention.head - 1], 'conjunction', 'and')
  if (mention.concept === 'it' && joins && previous?.entity && means(items[mention.end], 'make'))
    return previous.entity
  // "its center", said after an edge was worked: of the part, as an edge has none.
  const worked = discourse.subject?.concept === 'fillet' || discourse.subject?.concept === 'chamfer'
  const subject = worked && mention.form === 'its' ? undefined : discourse.subject
  if (mention.concept === 'it' && (subject ?? mainBody(discourse))) return subject ?? mainBody(discourse)
  const main = mainBody(discourse)
  const inferred = inferredShape(items, mention)
  // "a lid with a lip. The lid is 80 x 60 mm": not the lip, of which nothing was told yet.
  const announced = main !== undefined && BODIES[main.concept]?.raised && main.given.length === 0
  if (main && !(announced && inferred)) return main
  // "two cylindrical shapes" are told one by one.
  if (mention.plural && (mention.count?.value ?? 1) > 1) return undefined
  const shapes = shapeAdjectives(items, mention).filter(([adjective]) => SHAPE_BY_ADJECTIVE[adjective])
  if (shapes.length === 0 && !inferred) return undefined
  const entity = newEntity('solid', 'prism', items[mention.head] as Item, sentence)
  if (shapes.length === 0 && inferred) entity.adjectives.set(inferred, items[mention.head] as Item)
  entity.names.add(mention.form)
  // "two cylindrical shapes": announced, to be told one by one.
  entity.loose = mention.plural
  entity.plural = mention.plural
  discourse.entities.push(entity)
  return entity
}

const bodyNamed = ({ concept }: Mention) => BODIES[concept]

const isTold = ({ entities }: Discourse, { concept }: Mention): boolean =>
  entities.some((entity) => entity.concept === concept)

export function resolve(discourse: Discourse, site: Site): Entity | undefined {
  const { items, mention, sentence } = site
  const member = memberFor(discourse.entities, mention, items[mention.head] as Item, sentence)
  if (member) return member
  switch (site.mention.category) {
    case 'solid': {
      const cut =
        bodyNamed(mention)?.cut && !isTold(discourse, mention) ? cutCalled(discourse, mention) : undefined
      if (cut) return cut
      const entity = resolveSolid(discourse, site)
      for (const name of namesIn(site.mention.form)) entity.names.add(name)
      entity.spoken = [site.sentence, site.mention.head]
      return entity
    }
    case 'feature':
      return resolveFeature(discourse, site)
    case 'whole':
      return resolveWhole(discourse, site)
    case 'portion':
      return resolvePortion(discourse, mainBody(discourse), site)
    case 'member':
      return undefined
  }
}

/** "widen the hole to 8 mm" with no hole anywhere: a change to a part that was not described. */
export function changesNothingKnown(discourse: Discourse, items: readonly Item[], mention: Mention): boolean {
  const verb = items.slice(0, mention.start).some((item) => means(item, 'change'))
  return verb && mention.determiner === 'the' && !discourse.entities.some((entity) => entity.kind === 'solid')
}
