/** Sizes told by an edge: "whose base matches the top edge of the square", "its base lines up with …". */
import { asFiller, conceptOf, type Item, means } from '../text/items.ts'
import { skipSmall } from './expression.ts'
import { asSize, type Found, type Items, leadsTo, numberBehind } from './found.ts'
import type { Known } from './known.ts'

const ALIGNS = /^(?:aligns?|aligned|aligning|coincides?|coinciding|coincident|matches up)(?: with)?$/iu
const LINES_UP = /^(?:lines?|lined|lining) up(?: with)?$/iu

const isBase = (item: Item | undefined): boolean => means(item, 'dimension', 'baseLength')

/** "the base of the triangle aligns perfectly with …": the edge it lies along is as long. */
function alignsAt(items: Items, at: number): number | undefined {
  const [word = '', next = ''] = [items[at]?.text, items[at + 1]?.text]
  // "lines up" may be one word or two.
  const last =
    ALIGNS.test(word) || LINES_UP.test(word) ? at : LINES_UP.test(`${word} ${next}`) ? at + 1 : undefined
  if (last === undefined) return undefined
  let before = at - 1
  while (before > at - 5 && !isBase(items[before])) before--
  if (!isBase(items[before])) return undefined
  let end = last + 1
  while (means(items[end], 'filler')) end++
  if (means(items[end], 'preposition', 'with')) return end + 1
  return /with$/iu.test(items[last]?.text ?? '') ? end : undefined
}

/** "whose base matches the top edge of the square (6 mm)": as long as that edge. */
export function asLongAs(items: Items, at: number, known: Known): Found | undefined {
  const from = leadsTo(items[at]) ? at + 1 : alignsAt(items, at)
  if (from === undefined) return undefined
  let edge = skipSmall(items, from)
  if (means(items[edge], 'dimension') && means(items[edge + 1], 'preposition', 'of'))
    edge = skipSmall(items, edge + 2)
  const face = conceptOf(items[edge], 'face')
  const noun = face && means(items[edge + 1], 'edge') ? edge + 1 : edge
  const named =
    means(items[noun], 'edge', 'edge', 'side') ||
    (face !== undefined && /(?:edge|side)$/u.test(items[noun]?.text ?? ''))
  if (!named || !means(items[noun + 1], 'preposition', 'of')) return undefined
  const owner = known.ownerAt(items, noun + 2)
  if (!owner) return undefined
  const is: Item = {
    ...asFiller(items[at] as Item, 'as long as'),
    senses: [{ category: 'be', concept: 'is' }],
  } as Item
  const exact = numberBehind(items, owner.end)
  if (exact !== undefined) return { end: exact + 2, instead: [is, items[exact] as Item] }
  const across = face?.[1] === 'x' ? 'width' : 'length'
  const value = ['side', across]
    .map((concept) =>
      known.size(owner.entity, {
        ...(items[noun] as Item),
        kind: 'term',
        senses: [{ category: 'dimension', concept }],
      } as Item),
    )
    .find((size) => size !== undefined)
  return value === undefined
    ? undefined
    : { end: owner.end, instead: [is, asSize(items, at, owner.end, value, owner.entity)] }
}
