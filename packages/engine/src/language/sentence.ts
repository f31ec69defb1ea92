/** Reads one sentence into the table of things: phrases, references, sizes, places, edges. */
import { EngineError } from '../errors.ts'
import { dismissDesignations, dismissIdle, isStandardShape, takeSurroundings } from './aside/dismissed.ts'
import { takeLooks } from './aside/looks.ts'
import { isTalk } from './aside/talk.ts'
import { millimetres } from './compile/ledger.ts'
import type { Context, ReadingState } from './context.ts'
import { type Entity, newEntity } from './entity.ts'
import { refuseMember, takeFamilyWords } from './families/family-words.ts'
import { withNamedWays } from './names/named-ways.ts'
import { takeNaming } from './names/namings.ts'
import { withSideNames } from './names/side-names.ts'
import { findMentions, type Mention, PRONOUN } from './nouns/mentions.ts'
import { announce, takePhrase } from './nouns/phrase.ts'
import { subjectBefore } from './nouns/predicates.ts'
import { dismissResults, isResult, takeResult } from './nouns/results.ts'
import { PASSES } from './passes.ts'
import { giveGrid, takeGrid } from './places/grids.ts'
import { isFeatureOfBody } from './places/places.ts'
import { giveVertices, takeVertices } from './places/vertices.ts'
import type { Quantity } from './quantities/quantity.ts'
import { reckon, settleReckoned } from './reckoning/reckon.ts'
import { isSeveral } from './references/portion-reference.ts'
import { changesNothingKnown, resolve } from './references/resolve.ts'
import { findAttributes } from './sizes/attributes.ts'
import { nameReaches } from './sizes/cut-reaches.ts'
import { nameDescents } from './sizes/downward.ts'
import { nameFloors } from './sizes/floor-thickness.ts'
import { takeRadii } from './sizes/full-spans.ts'
import { nameLegs, takePortion } from './sizes/give.ts'
import { nameRuns } from './sizes/legs.ts'
import { nameProtrusions } from './sizes/protrusions.ts'
import { quote } from './sizes/sizes.ts'
import { conceptOf, type Item, isMark, means, wordsOf } from './text/items.ts'
import { takeGussets } from './worked/gussets.ts'
import { takePattern } from './worked/patterns.ts'
import { arcPlaceIn, giveRoundEnds, roundEndsIn, takeArcPlaces, useRoundEnds } from './worked/round-ends.ts'

/** "10-12 mm": what was chosen is told, and measured to lie between the two. */
function tellChoice({ choice, text, values, kind, note }: Quantity, { remarks }: ReadingState): void {
  if (note) remarks.push(note)
  if (!choice) return
  const value = values[0]?.value ?? 0
  remarks.push(`Of ${quote(text)}, ${kind === 'count' ? value : millimetres(value)} is made`)
}

export function readSentence(state: ReadingState, said: readonly Item[], sentence: number): void {
  const { discourse, account } = state
  const items = withSideNames(withNamedWays(reckon(said, state), state), state)
  // "I need something nice": there must be a part before there can be talk about it.
  if ((discourse.entities.length > 0 || sentence > 0) && isTalk(items)) {
    for (const item of items) account.dismiss(item, 'talk')
    return settleReckoned(state)
  }
  if (sentence > 0 && (takeNaming(items, state) || takePattern(items, state))) return settleReckoned(state)
  const dismissed = dismissIdle(items, state)
  takeSurroundings(items, state)
  dismissResults(items, account)
  for (const item of items) if (item.kind === 'quantity') tellChoice(item.quantity, state)
  for (const [at, item] of items.entries()) {
    const opens = at === 0 && isMark(items[at + 1], ',')
    if (means(item, 'which', 'inner') && (opens || means(items[at + 1], 'determiner')))
      account.use(item, 'in')
    // "stand on the inside floor": a floor is inside anyway.
    if (means(item, 'which', 'inner') && means(items[at + 1], 'dimension', 'floor')) account.use(item, 'in')
    // "the outside of the gasket is 100 x 70 mm": all of it.
    const outside = means(items[at - 1], 'determiner') && means(items[at + 1], 'preposition', 'of')
    if (means(item, 'which', 'outer') && outside) account.use(item, 'its outline')
    if (means(item, 'face') && isFeatureOfBody(items, at)) account.dismiss(item, 'a side that every body has')
  }
  const grid = takeGrid(items, state)
  const vertices = takeVertices(items, state)
  const roundEnds = roundEndsIn(items, discourse)
  const arcPlace = arcPlaceIn(items, discourse, roundEnds)
  for (const found of [roundEnds, arcPlace]) if (found) useRoundEnds(account, items, found)
  const attributes = findAttributes(items).filter(
    (attribute) => !dismissed.has(attribute.at) && attribute.at !== roundEnds?.radius,
  )
  const mentions = findMentions(items, attributes).filter(
    (mention) => !dismissed.has(mention.head) && !account.isUsed(items[mention.head]),
  )
  // "a plate rounded at both ends": what was understood already is no noun that others belong to.
  for (const mention of mentions)
    if (mention.within && !mentions.includes(mention.within)) mention.within = undefined
  // "two rows of three holes": the three are no number of all of them.
  for (const mention of mentions)
    if (mention.count && account.isUsed(items[mention.count.at])) mention.count = undefined
  const context: Context = { state, items, sentence, mentions, entities: new Map(), attributes }
  let previous: { mention: Mention; entity: Entity | undefined } | undefined
  for (const mention of mentions.filter((each) => !each.within)) {
    if (changesNothingKnown(discourse, items, mention))
      throw new EngineError(
        'prompt_too_ambiguous',
        `This asks to change ${quote(wordsOf(items.slice(mention.start, mention.end)))}, but no part has been described. Describe the whole part, with the change in it.`,
      )
    if (mention.negated) {
      refuseMember(discourse.entities, mention)
      for (let at = mention.start - 1; at < mention.end; at++) account.dismiss(items[at], 'said to be absent')
      continue
    }
    if (mention.category !== 'whole' && isResult(items, mention)) {
      const worked = takeResult(context, mention, previous?.entity ?? discourse.subject)
      if (worked) context.entities.set(mention, worked)
      continue
    }
    if (isHeading(context, mention)) {
      account.dismiss(items[mention.head], 'a heading')
      continue
    }
    const subject = subjectBefore(items, mention, context)
    const [first] = context.entities.values()
    const entity = resolve(discourse, { items, mention, first, previous, subject, sentence })
    if (!entity && mention.concept === PRONOUN) {
      mentions.splice(mentions.indexOf(mention), 1)
      continue
    }
    if (isOwnSide(items, mention) || isOwnerOf(items, mentions, mention)) mention.pointer = true
    if (entity) {
      context.entities.set(mention, entity)
      takePhrase(context, mention, entity)
    } else if (mention.category !== 'member') {
      account.dismiss(items[mention.head], 'the part as a whole')
      if (mention.count) {
        announce(context, mention.count)
        // "three coaxial cylindrical sections": what they are is told with each.
        for (let at = mention.start; at < mention.head; at++) {
          const shape = conceptOf(items[at], 'shape')
          if (shape) state.announcedShapes.set(shape, items[at] as Item)
          account.dismiss(items[at], 'told with each')
        }
      }
    }
    previous = { mention, entity }
  }
  for (const mention of mentions) if (isOnlySite(context, mention)) mention.pointer = true
  const holes = discourse.entities.findLast(({ concept }) => concept === 'hole')
  if (grid) giveGrid(grid, holes)
  if (vertices) giveVertices(vertices, holes)
  for (const mention of mentions) takeModifier(context, mention)
  takeFamilyWords(context)
  takeLooks(context)
  for (const at of dismissed) if (!isStandardShape(items[at])) account.dismiss(items[at], 'purpose')
  dismissDesignations(items, account)
  takeGussets(context)
  nameLegs(context)
  nameRuns(context)
  nameProtrusions(context)
  nameFloors(context)
  nameReaches(context)
  nameDescents(context)
  for (const [mention, entity] of context.entities)
    if (isLayout(context, mention, entity)) takePortion(context, mention, entity)
  takeRadii(context)
  if (roundEnds) giveRoundEnds(context, roundEnds)
  if (arcPlace) takeArcPlaces(context, arcPlace)
  for (const take of PASSES) take(context)
  settleReckoned(state)
  discourse.subject = subjectOf(context) ?? discourse.subject
}

/** "aligned with its back edge": where something is, whatever sizes follow. */
const isOwnSide = (items: readonly Item[], { head }: Mention): boolean =>
  /^its$/iu.test(items[head]?.text ?? '') &&
  (means(items[head + 1], 'face') || means(items[head + 1], 'edge') || means(items[head + 1], 'place'))

/** "The horizontal bar of the T has a length of …": what follows is said of the bar. */
const isOwnerOf = (items: readonly Item[], mentions: readonly Mention[], { start, end }: Mention): boolean =>
  means(items[start], 'determiner', 'the') &&
  means(items[start - 1], 'preposition', 'of') &&
  (means(items[end], 'have') || means(items[end], 'be')) &&
  mentions.some((part) => part.end === start - 1 && part.determiner === 'the' && part.category !== 'portion')

/** "Cut a keyway in the bore that's 4 mm wide": what is new has the sizes, not what it is cut into. */
function isOnlySite({ items, mentions, entities, sentence }: Context, mention: Mention): boolean {
  const known = entities.get(mention)
  const phrase = items.slice(mention.start, mention.head)
  if (mention.determiner !== 'the' || known?.kind !== 'feature' || known.sentence >= sentence) return false
  if (known.given.length === 0 || phrase.some(({ kind }) => kind === 'quantity')) return false
  if (!means(items[mention.start - 1], 'preposition', 'in', 'on', 'of', 'to')) return false
  const made = mentions.find(({ head, within }) => head < mention.start && !within)
  const entity = made && entities.get(made)
  return (
    (made?.determiner === 'a' || made?.count !== undefined) &&
    entity !== undefined &&
    entity !== known &&
    entity.of !== known
  )
}

/** "Holes: one 5 mm hole through …": a heading, where none were announced. */
function isHeading(
  { items, mentions, state }: Context,
  { start, end, plural, concept, category }: Mention,
): boolean {
  if (category !== 'feature' || !plural || start > 0 || items[end]?.text !== ':') return false
  const told = mentions.some((other) => other.start > end && other.concept === concept)
  return told && !state.discourse.entities.some((entity) => entity.concept === concept)
}

/** What holes lie on, or several bodies: "on an 80 mm circle". */
function isLayout({ items }: Context, mention: Mention, entity: Entity): boolean {
  if (mention.category !== 'portion') return false
  if (entity.concept === 'hole') return true
  const named = mention.concept.startsWith('bolt circle') || mention.concept === 'pattern'
  const on = mention.concept === 'circle' && means(items[mention.start - 1], 'preposition')
  return (named || on) && isSeveral(entity)
}

const subjectOf = ({ mentions, entities }: Context): Entity | undefined => {
  const told = mentions.filter((mention) => entities.has(mention) && !mention.within)
  // "On top of the base is a cone": the cone is what it is about.
  const first = told.find((mention) => !mention.pointer) ?? told[0]
  return first && entities.get(first)
}

/** "four countersunk holes", "a chamfered cube": announced here, perhaps told of later. */
function takeModifier(context: Context, mention: Mention): void {
  const { within } = mention
  const around = within && context.entities.get(within)
  if (!within || !around || mention.category !== 'feature') return
  const { state, items, sentence } = context
  const entity = newEntity('feature', mention.concept, items[mention.head] as Item, sentence)
  entity.loose = true
  if (around.kind === 'feature') entity.of = around
  else entity.host = around
  state.discourse.entities.push(entity)
  state.account.use(items[mention.head], mention.concept)
}
