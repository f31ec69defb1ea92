/** Bodies that a noun does not mean though it could: of another role, of another full name, or all of those announced. */

import type { Entity } from '../entity.ts'
import { placeInOrder } from '../lexicon/order.ts'
import { fitOf } from '../names/labels.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

/** Names of what a turned part is made of: the shank is never the head. */
const ROLES: ReadonlySet<string> = new Set([
  'head',
  'shank',
  'neck',
  'hub',
  'spigot',
  'flange',
  'collar',
  'base',
  'lip',
  'body',
  'sleeve',
  'barrel',
  'pedestal',
])

/** What else such a part has, once it is told: a shaft that was only announced may turn out to be the flange and more. */
const TOLD_ROLES: ReadonlySet<string> = new Set(['shaft', 'stem', 'boss', 'rim'])

/** "the central hub", "the mounting flange": the role is the last word. */
const lastWord = (form: string): string => form.slice(form.lastIndexOf(' ') + 1)

export const isOtherRole = ({ names, given }: Entity, { form }: Mention): boolean => {
  const role = lastWord(form)
  if (!ROLES.has(role) || [...names].some((name) => lastWord(name) === role)) return false
  return [...names].some((name) => ROLES.has(lastWord(name)) || (given.length > 0 && TOLD_ROLES.has(name)))
}

const UPPER = /^(?:upper|top) /u
const LOWER = /^(?:lower|bottom) /u

/** "the lower section … and the upper section …": told apart by the first word of their names. */
export const isOtherEnd = ({ names }: Entity, { form }: Mention): boolean =>
  !names.has(form) &&
  [...names].some((name) => (UPPER.test(form) && LOWER.test(name)) || (LOWER.test(form) && UPPER.test(name)))

/** "the base plate is …. The back plate is 3 mm thick …": called otherwise, and told from its beginning. */
export const isAnotherPlate = (
  entity: Entity,
  { items, mention, sentence }: { items: readonly Item[]; mention: Mention; sentence: number },
  labels: readonly (readonly [string, Item])[],
): boolean =>
  labels.length > 0 &&
  mention.determiner === 'the' &&
  entity.sentence < sentence &&
  entity.given.length > 0 &&
  !entity.names.has(mention.form) &&
  (fitOf(entity, labels) ?? 0) === 0 &&
  (means(items[mention.end], 'be') || means(items[mention.end], 'have')) &&
  items.slice(mention.end).some(({ kind }) => kind === 'quantity')

/** "The base is 6 mm thick. The web is 10 mm thick …": called otherwise, and given another size of the same kind. */
export function isToldAnew(
  { names, concept, sentence: told, given }: Entity,
  { items, mention, sentence }: { items: readonly Item[]; mention: Mention; sentence: number },
): boolean {
  if (mention.determiner !== 'the' || mention.concept === concept || told >= sentence) return false
  if ([...names].some((name) => lastWord(name) === lastWord(mention.form))) return false
  if (!means(items[mention.end], 'be') && !means(items[mention.end], 'have')) return false
  return items.some((item, at) => {
    const word = at > mention.end ? conceptOf(items[at + 1], 'dimension') : undefined
    const value = item.kind === 'quantity' ? item.quantity.values[0]?.value : undefined
    return (
      word !== undefined &&
      value !== undefined &&
      given.some(
        ({ attribute }) =>
          attribute.dimension === word && attribute.values.every((each) => each.value !== value),
      )
    )
  })
}

/** "three cylinders … The bottom cylinder is …": one of those announced, not all of them. */
export const isOneOf = (group: Entity, mention: Mention, labelled: boolean): boolean =>
  (group.count?.value ?? 1) > 1 &&
  group.places.length === 0 &&
  !mention.plural &&
  (labelled || mention.ordinal !== undefined)

/** "the 16 mm section", of several: the one that measures so. */
export function asMeasured(
  compatible: readonly Entity[],
  { items, mention }: { items: readonly Item[]; mention: Mention },
): Entity | undefined {
  const [size, ...others] = items.slice(mention.start, mention.head).filter(({ kind }) => kind === 'quantity')
  if (mention.determiner !== 'the' || compatible.length < 2 || others.length > 0) return undefined
  const value =
    size?.kind === 'quantity' && size.quantity.kind === 'length' ? size.quantity.values[0]?.value : undefined
  const [only, ...rest] = compatible.filter(({ given }) =>
    given.some(({ attribute }) => attribute.values.some((each) => each.value === value)),
  )
  return value !== undefined && rest.length === 0 ? only : undefined
}

/** "The bottom step is …. The second step is …": one more than was told so far. */
export const isNextInOrder = (
  entities: readonly Entity[],
  { ordinal, plural, form, concept }: Mention,
): boolean => {
  const alike = entities.filter((each) => each.names.has(form) || each.concept === concept)
  // "a second rectangle … On top of the second rectangle": told already, whatever the first one was called.
  if (plural || ordinal === 'first' || alike.some(({ labels }) => labels.has(ordinal ?? ''))) return false
  return alike.filter(({ given, cut }) => given.length > 0 && !cut).length === placeInOrder(ordinal)
}
