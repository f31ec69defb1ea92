/** Each noun of a sentence gets the thing that it speaks of, or is set aside with its reason. */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { type Entity, newEntity } from '../entity.ts'
import { refuseMember } from '../families/family-words.ts'
import { changesNothingKnown, resolve } from '../references/resolve.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, isMark, means, wordsOf } from '../text/items.ts'
import type { Mention } from './mentions.ts'
import { announce, isEdgeFeature, takePhrase } from './phrase.ts'
import { subjectBefore } from './predicates.ts'
import { PRONOUN } from './pronouns.ts'
import { isResult, takeResult } from './results.ts'

/** Said of no thing that is made: absent, the outcome of an operation, or a heading. */
function isAside(context: Context, mention: Mention, previous: Entity | undefined): boolean {
  const { items, state } = context
  const { discourse, account } = state
  if (mention.negated) {
    refuseMember(discourse.entities, mention)
    for (let at = mention.start - 1; at < mention.end; at++) account.dismiss(items[at], 'said to be absent')
    return true
  }
  if (mention.category !== 'whole' && isResult(items, mention)) {
    const worked = takeResult(context, mention, previous ?? discourse.subject)
    if (worked) context.entities.set(mention, worked)
    return true
  }
  if (!isHeading(context, mention)) return false
  account.dismiss(items[mention.head], 'a heading')
  return true
}

/** "three coaxial cylindrical sections": announced, and what they are is told with each. */
function takeWhole(context: Context, mention: Mention): void {
  const { items, state } = context
  state.account.dismiss(items[mention.head], 'the part as a whole')
  if (!mention.count) return
  announce(context, mention.count)
  for (let at = mention.start; at < mention.head; at++) {
    const shape = conceptOf(items[at], 'shape')
    if (shape) state.announcedShapes.set(shape, items[at] as Item)
    state.account.dismiss(items[at], 'told with each')
  }
}

export function resolveMentions(context: Context): void {
  const { items, state, mentions, sentence } = context
  const { discourse } = state
  let previous: { mention: Mention; entity: Entity | undefined } | undefined
  for (const mention of mentions.filter((each) => !each.within)) {
    if (changesNothingKnown(discourse, items, mention))
      throw new EngineError(
        'prompt_too_ambiguous',
        `This asks to change ${quote(wordsOf(items.slice(mention.start, mention.end)))}, but no part has been described. Describe the whole part, with the change in it.`,
      )
    if (isAside(context, mention, previous?.entity)) continue
    const subject = subjectBefore(items, mention, context)
    const [first] = context.entities.values()
    const entity = resolve(discourse, {
      items,
      mention,
      first,
      previous,
      subject,
      sentence,
      ahead: state.ahead,
    })
    if (!entity && mention.concept === PRONOUN) {
      mentions.splice(mentions.indexOf(mention), 1)
      continue
    }
    if (isOwnSide(items, mention) || isOwnerOf(items, mentions, mention)) mention.pointer = true
    if (entity) {
      context.entities.set(mention, entity)
      takePhrase(context, mention, entity)
    } else if (mention.category !== 'member') takeWhole(context, mention)
    previous = { mention, entity }
  }
  for (const mention of mentions)
    if (isOnlySite(context, mention) || isInAside(items, mention)) mention.pointer = true
}

/** "the stem, which hangs from the middle of the bar, is 19 mm wide": what is told between the commas is where it is. */
function isInAside(items: readonly Item[], { start, end }: Mention): boolean {
  const open = items.findLastIndex((item, at) => at < start && isMark(item, ','))
  const close = items.findIndex((item, at) => at >= end && isMark(item, ','))
  if (open < 1 || close < 0 || !/^(?:which|that)$/iu.test(items[open + 1]?.text ?? '')) return false
  if (!means(items[close + 1], 'be') && !means(items[close + 1], 'have')) return false
  return items.slice(open, close).every(({ kind }) => kind !== 'quantity')
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

/** "four countersunk holes", "a chamfered cube": announced here, perhaps told of later. */
export function takeModifier(context: Context, mention: Mention): void {
  const { within } = mention
  const around = within && context.entities.get(within)
  if (!within || !around || mention.category !== 'feature') return
  const { state, items, sentence } = context
  // "counterbored holes, each a 5 mm hole with a 9 mm counterbore": told with its sizes further on.
  const told = [...context.entities.values()].some(
    ({ concept, of }) => concept === mention.concept && of !== undefined && of === around,
  )
  if (told) {
    state.account.use(items[mention.head], mention.concept)
    return
  }
  const entity = newEntity('feature', mention.concept, items[mention.head] as Item, sentence)
  entity.loose = true
  if (around.kind === 'feature' && !isEdgeFeature(entity)) entity.of = around
  else entity.host = around
  state.discourse.entities.push(entity)
  state.account.use(items[mention.head], mention.concept)
}
