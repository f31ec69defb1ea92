/** Flats milled on round bodies: "a flat on one side, 10 mm from the axis", "two flats 24 mm apart", a D-shaft. */

import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { type Item, means } from '../text/items.ts'

const FLAT = /^flats?$/iu
const FARTHEST = 6

const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' ||
  (['solid', 'feature', 'whole', 'portion', 'edge', 'face', 'shape', 'place'] as const).some((category) =>
    means(item, category),
  )

/** What may stand between an article and the noun: "a 20 mm long flat", "two opposing flats". */
const describes = (item: Item | undefined): boolean =>
  (item?.kind === 'quantity' && item.quantity.kind !== 'count') ||
  means(item, 'dimension') ||
  means(item, 'filler') ||
  means(item, 'which') ||
  means(item, 'ordinal') ||
  means(item, 'operation', 'cut')

/** "a flat is milled", not "a flat plate" or "lying flat". */
function isFlatNoun(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.kind !== 'term' || !FLAT.test(item.text)) return false
  const surface = means(items[at + 1], 'edge', 'face', 'side')
  const cut = items.some((each) => means(each, 'operation', 'cut'))
  if (isNoun(items[at + 1]) && !(surface && cut)) return false
  // "eight flat radial blades": an adjective before another.
  if (means(items[at + 1], 'manner', 'radial') && isNoun(items[at + 2])) return false
  let back = at - 1
  while (back > at - FARTHEST && describes(items[back])) back--
  const opening = items[back]
  return (
    means(opening, 'determiner') ||
    (opening?.kind === 'quantity' && opening.quantity.kind === 'count') ||
    /s$/iu.test(item.text)
  )
}

/** Bodies of which a flat is only what a cut leaves behind, or a side that they have anyway. */
const isDomed = (item: Item): boolean =>
  means(item, 'solid', 'sphere', 'hemisphere', 'dome', 'cone', 'half disc') ||
  means(item, 'portion', 'semicircle')

/** The sentences with that word as the name of a cut; "a flat surface" that is milled is one as well. */
export function withFlats(sentences: readonly Item[][]): Item[][] {
  if (sentences.some((items) => items.some(isDomed))) return [...sentences]
  return sentences.map((items) =>
    items.map((item, at): Item => {
      if (item.kind !== 'term') return item
      if (isFlatNoun(items, at))
        return {
          ...item,
          form: 'flat',
          senses: [{ category: 'feature', concept: 'flat' }],
          plural: /s$/iu.test(item.text),
        }
      const surface = means(item, 'edge', 'face', 'side') && isFlatNoun(items, at - 1)
      return surface ? { ...item, senses: [{ category: 'filler', concept: 'a flat' }] } : item
    }),
  )
}

/** The flat that a sentence is about. */
function flatIn({ mentions, entities, state }: Context): Entity | undefined {
  const said = mentions.findLast((mention) => entities.get(mention)?.concept === 'flat')
  const { subject } = state.discourse
  return (said && entities.get(said)) ?? (subject?.concept === 'flat' ? subject : undefined)
}

const OPPOSITE = /^(?:opposite|opposing)$/iu
const TWO = /^(?:two|both|2)$/iu

/** "on one side", "on two opposite sides": how many there are, and nothing else. */
function takeSides({ items, state }: Context, flat: Entity): void {
  for (const [at, item] of items.entries()) {
    if (!means(item, 'preposition', 'on', 'at', 'in')) continue
    let end = at + 1
    while (
      end < at + FARTHEST &&
      (means(items[end], 'determiner') ||
        means(items[end], 'which') ||
        (items[end]?.kind === 'quantity' && /^(?:one|two|1|2)$/iu.test(items[end]?.text ?? '')))
    )
      end++
    const side = items[end]
    if (!means(side, 'edge', 'side') || side?.kind !== 'term') continue
    const said = items.slice(at, end + 1)
    const pair = side.plural && said.some(({ text }) => OPPOSITE.test(text) || TWO.test(text))
    const counted = said.find((each) => each.kind === 'quantity')
    if (pair && !flat.count) flat.count = { value: 2, item: counted }
    else if (pair && counted && flat.count)
      flat.count = { ...flat.count, again: [...(flat.count.again ?? []), counted] }
    for (const each of said) state.account.use(each, pair ? 'two flats' : 'determiner')
  }
}

const ROUND = /^(?:round|circle|curve|curved|arc)$/iu

/** "the distance from the flat to the opposite side is 8 mm", "it measures 8 mm from the flat to the opposite side of the round". */
function takeOpposite({ items, attributes, state }: Context, flat: Entity): Attribute | undefined {
  const at = items.findIndex(
    (item, index) =>
      (OPPOSITE.test(item.text) || means(item, 'ordinal', 'other') || /^far$/iu.test(item.text)) &&
      means(items[index + 1], 'edge', 'side', 'edge'),
  )
  const led = items.slice(Math.max(0, at - 2), at).some((item) => means(item, 'preposition', 'to'))
  const lengths = attributes.filter(({ quantity }) => quantity.kind === 'length')
  const from = items.findLastIndex((item, index) => index < at && means(item, 'preposition', 'from'))
  const size =
    lengths.find((attribute) => attribute.at > at) ??
    lengths.findLast((attribute) => attribute.at === from - 1)
  if (at < 0 || !led || !size) return undefined
  for (const item of items.slice(at + 2)) if (ROUND.test(item.text)) state.account.use(item, 'flat')
  flat.given.push({ word: 'opposite', attribute: size, items: [items[size.at] as Item] })
  for (const index of [size.at, at, at + 1]) state.account.use(items[index], 'flat to the opposite side')
  for (const item of items) if (/^distance$/iu.test(item.text)) state.account.use(item, 'flat')
  return size
}

export function takeFlats(context: Context): void {
  const flat = flatIn(context)
  if (!flat) return
  const taken = takeOpposite(context, flat)
  if (taken) context.attributes = context.attributes.filter((attribute) => attribute !== taken)
  takeSides(context, flat)
  // "it starts at the top end": where the end is named, no more is said.
  for (const item of context.items)
    if (means(item, 'place', 'starting')) context.state.account.use(item, 'place of the flat')
}
