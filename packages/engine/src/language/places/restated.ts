/**
 * "A pedestal from Z=12 to Z=40 fills the space between the base and the barrel", "an arm spans between the two bosses from
 * X=0 to X=120": what lies between coordinates needs no word for what it touches; such words only restate it. So they do
 * of the pieces of a family's part ("the web connecting the two flanges") and of what was said to join two bodies before.
 */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { forget } from '../references/discourse.ts'
import { type Item, isMark, means } from '../text/items.ts'

const TOUCHES =
  /^(?:fill|fills|filling|occup(?:y|ies|ying)|bridg(?:e|es|ing)|connect(?:s|ed|ing)?|join(?:s|ed|ing)?|link(?:s|ed|ing)?|span(?:s|ning)?|between|ti(?:es|ed|e)|meet(?:s|ing)?|intersect(?:s|ing|ed)?|merg(?:es|ed|ing|e)|overlap(?:s|ping)?)$/iu
const ROOM = /^(?:space|gap|room|area|region|distance|together)$/iu

const isSpan = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'range' || item.quantity.kind === 'coordinates')

const passes = (item: Item | undefined): boolean =>
  item !== undefined &&
  (TOUCHES.test(item.text) ||
    ROOM.test(item.text) ||
    means(item, 'determiner') ||
    means(item, 'preposition', 'of', 'to', 'with', 'beside') ||
    means(item, 'conjunction') ||
    means(item, 'which', 'both', 'each') ||
    means(item, 'filler') ||
    means(item, 'ordinal') ||
    means(item, 'face') ||
    means(item, 'edge', 'end') ||
    means(item, 'place', 'centre') ||
    (item.kind === 'quantity' && item.quantity.kind === 'count'))

/** Pieces of one family's part, or the two that it was said to join before. */
const isJoinedAnyway = (
  made: Entity,
  others: readonly (Entity | undefined)[],
  last: Item | undefined,
): boolean =>
  (made.member !== undefined || made.linked !== undefined) &&
  (others.length === 0
    ? /^(?:them|both|two)$/iu.test(last?.text ?? '')
    : others.every(
        (other) =>
          other !== undefined &&
          (made.member ? other.member?.of === made.member.of : made.linked?.ends.includes(other)),
      ))

export function takeRestated(context: Context): void {
  const { items, entities, state } = context
  const spans = items.some(isSpan)
  for (const [at, item] of items.entries()) {
    if (!TOUCHES.test(item.text) || state.account.isUsed(item)) continue
    const { mentions } = context
    const subject = spans
      ? mentions.find(({ head, category }) => head < at && category === 'solid')
      : mentions.findLast(({ head, within }) => head < at && !within)
    const made = subject && entities.get(subject)
    if (!made || (spans && made.linked)) continue
    const inside = (index: number): Mention | undefined =>
      mentions.find(({ start, end }) => index >= start && index < end && start > at)
    let end = at + 1
    while (end < items.length && !isMark(items[end]) && (passes(items[end]) || inside(end))) end++
    const named = mentions.filter((mention) => mention.start > at && mention.end <= end)
    const others = named.map((mention) => entities.get(mention))
    if (!spans && !isJoinedAnyway(made, others, items[end - 1])) continue
    // Only what is there already: a new body behind the verb is told here.
    const isNew = (mention: Mention): boolean => entities.get(mention)?.sentence === context.sentence
    if (named.some((mention) => isNew(mention) && mention.determiner !== 'the')) continue
    // "the two bosses", each told by itself before: no third one.
    for (const mention of named.filter(isNew)) forget(state.discourse, entities.get(mention) as Entity)
    for (const [index, said] of items.entries())
      if (index >= at && index < end && !inside(index))
        state.account.use(said, said.kind === 'quantity' ? 'determiner' : 'restates where it is')
    for (const mention of named) entities.delete(mention)
    context.mentions = mentions.filter((mention) => !named.includes(mention))
  }
}

const NEAR = 1e-6

/** "leaving a 2 mm floor (Z=0 to Z=2)": where the floor lies, as thick as it was said to be. */
export function takeFloorLevels({ items, attributes, state }: Context): void {
  for (const { dimension, values, items: own } of attributes) {
    const [value] = values
    const open = Math.max(...own) + 1
    const range = items[open + 1]
    if (dimension !== 'floor' || !value || !isMark(items[open], '(')) continue
    if (range?.kind !== 'quantity' || range.quantity.kind !== 'range') continue
    const [from, to] = range.quantity.values
    if (Math.abs(Math.abs((to?.value ?? 0) - (from?.value ?? 0)) - value.value) < NEAR)
      state.account.dismiss(range, 'the floor once more')
  }
}
