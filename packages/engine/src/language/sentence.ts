/** Reads one sentence into the table of things: phrases, references, sizes, places, edges. */
import type { Account } from './account.ts'
import { dismissDesignations, dismissIdle, isStandardShape, takeSurroundings } from './aside/dismissed.ts'
import { takeLooks } from './aside/looks.ts'
import { isTalk } from './aside/talk.ts'
import { millimetres } from './compile/ledger.ts'
import type { Context, ReadingState } from './context.ts'
import type { Entity } from './entity.ts'
import { takeFamilyWords } from './families/family-words.ts'
import { withFreeEnds } from './names/free-ends.ts'
import { withMiddlesOfSides } from './names/middles-of-sides.ts'
import { withNamedWays } from './names/named-ways.ts'
import { takeNaming } from './names/namings.ts'
import { withOneEnds } from './names/one-end.ts'
import { withShoulders } from './names/shoulders.ts'
import { withSideNames } from './names/side-names.ts'
import { withSidesAcross } from './names/sides-across.ts'
import { withSizedBodies } from './names/sized-bodies.ts'
import { findMentions, type Mention } from './nouns/mentions.ts'
import { resolveMentions, takeModifier } from './nouns/resolved.ts'
import { dismissResults } from './nouns/results.ts'
import { PASSES } from './passes.ts'
import { giveGrid, takeGrid } from './places/grids.ts'
import { isFeatureOfBody } from './places/places.ts'
import { giveVertices, takeVertices } from './places/vertices.ts'
import type { Quantity } from './quantities/quantity.ts'
import { reckon, settleReckoned } from './reckoning/reckon.ts'
import { isSeveral } from './references/portion-reference.ts'
import { findAttributes } from './sizes/attributes.ts'
import { nameReaches } from './sizes/cut-reaches.ts'
import { nameDescents } from './sizes/downward.ts'
import { nameFloors } from './sizes/floor-thickness.ts'
import { takeRadii } from './sizes/full-spans.ts'
import { nameLegs, takePortion } from './sizes/give.ts'
import { nameRuns } from './sizes/legs.ts'
import { nameOwnTops } from './sizes/own-tops.ts'
import { nameProtrusions } from './sizes/protrusions.ts'
import { quote } from './sizes/sizes.ts'
import { type Item, isMark, means } from './text/items.ts'
import { takeFloorsFromTop } from './worked/floors-from-top.ts'
import { takeGussets } from './worked/gussets.ts'
import { questionIdle } from './worked/idle-orders.ts'
import { takePattern } from './worked/patterns.ts'
import { arcPlaceIn, giveRoundEnds, roundEndsIn, takeArcPlaces, useRoundEnds } from './worked/round-ends.ts'

/** "10-12 mm": what was chosen is told, and measured to lie between the two. */
function tellChoice({ choice, text, values, kind, note }: Quantity, { remarks }: ReadingState): void {
  if (note) remarks.push(note)
  if (!choice) return
  const value = values[0]?.value ?? 0
  remarks.push(`Of ${quote(text)}, ${kind === 'count' ? value : millimetres(value)} is made`)
}

/** Talk, a name for what was made, or an order to repeat it: sentences that tell no thing of their own. */
function isTaken(items: readonly Item[], state: ReadingState, sentence: number): boolean {
  const { discourse, account } = state
  // "I need something nice": there must be a part before there can be talk about it.
  if ((discourse.entities.length > 0 || sentence > 0) && isTalk(items)) {
    for (const item of items) account.dismiss(item, 'talk')
    return true
  }
  return sentence > 0 && (takeNaming(items, state) || takePattern(items, state))
}

/** Words for inside, outside and sides that only lead to what they are said of. */
function takeSideWords(items: readonly Item[], account: Account): void {
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
}

export function readSentence(state: ReadingState, said: readonly Item[], sentence: number): void {
  const reckoned = reckon(withMiddlesOfSides(said, state), state)
  const told = withSideNames(withNamedWays(reckoned, state), state)
  const named = withOneEnds(withSizedBodies(told, state), state)
  const items = withSidesAcross(withShoulders(withFreeEnds(named, state), state), state)
  if (!isTaken(items, state, sentence)) readThings(state, items, sentence)
  settleReckoned(state)
}

function readThings(state: ReadingState, items: readonly Item[], sentence: number): void {
  const { discourse, account } = state
  const dismissed = dismissIdle(items, state)
  takeSurroundings(items, state)
  dismissResults(items, account)
  for (const item of items) if (item.kind === 'quantity') tellChoice(item.quantity, state)
  takeSideWords(items, account)
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
  resolveMentions(context)
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
  nameOwnTops(context)
  nameProtrusions(context)
  nameFloors(context)
  takeFloorsFromTop(context)
  nameReaches(context)
  nameDescents(context)
  for (const [mention, entity] of context.entities)
    if (isLayout(context, mention, entity)) takePortion(context, mention, entity)
  takeRadii(context)
  if (roundEnds) giveRoundEnds(context, roundEnds)
  if (arcPlace) takeArcPlaces(context, arcPlace)
  for (const take of PASSES) take(context)
  questionIdle(context, dismissed)
  const subject = subjectOf(context)
  const { subject: before } = discourse
  if (!subject && before && (before.count?.value ?? 1) > 1 && THEY.test(items[0]?.text ?? ''))
    before.spoken = [sentence, 0]
  discourse.subject = subject ?? before
}

/** "Both are 15 mm from the end": spoken of, though by no noun. */
const THEY = /^(?:both|they|these)\b/iu

/** What holes lie on, or several bodies: "on an 80 mm circle". */
function isLayout({ items }: Context, mention: Mention, entity: Entity): boolean {
  if (mention.category !== 'portion') return false
  if (entity.concept === 'hole') return true
  const named = mention.concept.startsWith('bolt circle') || mention.concept === 'pattern'
  const on = mention.concept === 'circle' && means(items[mention.start - 1], 'preposition')
  return (named || on) && isSeveral(entity)
}

/** "Across the top of the block, cut a groove": what is cut, where the body only stands in the words for its place. */
function cutAcross({ items, entities, sentence }: Context, told: readonly Mention[]): Entity | undefined {
  const [first] = told
  const places = first && items.slice(Math.max(0, first.start - 6), first.start)
  const led = places?.some((item) => means(item, 'preposition') || means(item, 'place')) ?? false
  if (!first || !led || (first.determiner !== 'the' && !means(items[first.head], 'whole', 'it')))
    return undefined
  const made = told.find((mention) => {
    const entity = entities.get(mention)
    return mention.determiner === 'a' && entity?.kind === 'feature' && entity.sentence === sentence
  })
  const ordered = made && items.slice(first.end, made.start).some((item) => means(item, 'operation', 'cut'))
  return ordered ? entities.get(made) : undefined
}

const subjectOf = (context: Context): Entity | undefined => {
  const { items, mentions, entities, sentence } = context
  const told = mentions.filter((mention) => entities.has(mention) && !mention.within)
  const cut = cutAcross(context, told)
  if (cut) return cut
  // "On top of the base is a cone", "Standing on it is a web": the cone and the web are what it is about.
  const isSite = ({ start, category, determiner, pointer }: Mention): boolean =>
    pointer ||
    ((category === 'whole' || determiner === 'the') &&
      (means(items[start - 1], 'preposition') || means(items[start - 1], 'place')))
  const isNew = (mention: Mention): boolean => {
    const entity = entities.get(mention)
    return mention.category === 'solid' && entity?.kind === 'solid' && entity.sentence === sentence
  }
  const open = told.find((mention) => !mention.pointer) ?? told[0]
  const made = open && isSite(open) ? told.find((mention) => !isSite(mention) && isNew(mention)) : undefined
  // "It is in the middle of the plate. It goes through.": still about what the sentence before was.
  if (IT_IS.test(items[0]?.text ?? '') && open && !made && isSite(open)) return undefined
  const first = made ?? open
  return first && entities.get(first)
}

const IT_IS = /^it is$/iu
