/** Takes what a sentence says of a family's part besides sizes: variants, thread sizes, names with numbers. */
import { EngineError } from '../../errors.ts'
import type { Family } from '../../library/families/family.ts'
import { familyNamed } from '../../library/families/registry.ts'
import { parseThread } from '../../library/threads.ts'
import type { Context } from '../context.ts'
import { type Entity, newEntity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import { quote } from '../sizes/sizes.ts'
import { conceptOf, type Item, isMark, means, type Sized } from '../text/items.ts'
import {
  type FamilyFacts,
  familiesBehind,
  type Member,
  optionNamed,
  otherFamily,
  portionNamed,
} from './family.ts'

const isPlainBody = ({ kind, cut, loose }: Entity): boolean => kind === 'solid' && !cut && !loose

/** The family's part that a noun for a piece belongs to: the latest one that has such a piece. */
export function memberFor(
  entities: readonly Entity[],
  mention: Mention,
  item: Item,
  sentence: number,
): Entity | undefined {
  for (const owner of entities.toReversed()) {
    const facts = owner.family
    // "a gear and a plate with a hole": the plate's, not the gear's bore.
    if (!facts && mention.category === 'feature' && isPlainBody(owner) && owner.sentence === sentence)
      return undefined
    const named = facts && portionNamed(facts.family, mention)
    if (!facts || !named) continue
    const [name, portion] = named
    const known = facts.members.get(name)
    if (known) return known
    const member: Member = { of: owner, name, portion }
    const entity = { ...newEntity('feature', name, item, sentence), member }
    facts.members.set(name, entity)
    return entity
  }
  return undefined
}

/** "without a hub". */
export function refuseMember(entities: readonly Entity[], mention: Mention): void {
  for (const { family: facts } of entities) {
    const named = facts && portionNamed(facts.family, mention)
    if (facts) facts.absent.add(named?.[0] ?? mention.concept)
  }
}

interface Found {
  entity: Entity
  facts: FamilyFacts
}

/** The family's part that a word at this place speaks of: the last one named before it, else the next, else the latest. */
function partAt({ mentions, entities, state }: Context, at: number, fits: (family: Family) => boolean) {
  const here = mentions.flatMap((mention): (Found & { head: number })[] => {
    const entity = entities.get(mention)
    const owner = entity?.member?.of ?? entity
    return owner?.family && fits(owner.family.family)
      ? [{ entity: owner, facts: owner.family, head: mention.head }]
      : []
  })
  const near = here.find(({ head }) => head >= at) ?? here.findLast(({ head }) => head < at)
  const earlier = state.discourse.entities.findLast((each) => each.family && fits(each.family.family))
  return near ?? (earlier?.family ? { entity: earlier, facts: earlier.family } : undefined)
}

/** Whether the word stands in the phrase of a hole or right behind one: "four M5 holes", "holes tapped M5". */
function belongsToHole({ mentions, entities }: Context, at: number): boolean {
  const inside = mentions.find((mention) => at >= mention.start && at < mention.head)
  const before = mentions.findLast((mention) => mention.head < at)
  const entity = entities.get((inside ?? before) as Mention)
  return entity?.concept === 'hole'
}

function turnInto({ entity, facts }: Found, other: Family): void {
  facts.family = other
  entity.concept = other.id
  for (const [name, member] of facts.members) {
    const portion = other.portions?.[name]
    if (portion && member.member) member.member.portion = portion
  }
}

/** "a bolt with a countersunk head": what was said so far goes over to the other family. */
function takeOther(context: Context, at: number, item: Item): void {
  // "a bracket with a U-shaped cutout" says it of the cutout.
  if (item.kind !== 'term' || means(context.items[at + 1], 'feature')) return
  const found = partAt(context, at, (family) => otherFamily(family, item.form) !== undefined)
  const other = found && otherFamily(found.facts.family, item.form)
  if (!found || !other) return
  turnInto(found, other)
  // "20 tooth" is a size as well, and has still to be bound.
  if (!means(item, 'dimension')) context.state.account.use(item, other.id)
}

/** "a bracket for a NEMA 17 motor": the name belongs to a family that this one can turn into, also where it only tells the purpose. */
function takeNamedOther(context: Context, at: number, item: Item): void {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'designation') return
  const name = item.text.toLowerCase().replaceAll(/\s+/gu, ' ')
  const other = (family: Family): Family | undefined =>
    family.designation?.(name)
      ? undefined
      : familiesBehind(family).find((each) => each.designation?.(name) !== undefined)
  const found = partAt(context, at, (family) => other(family) !== undefined)
  const named = found && other(found.facts.family)
  const values = named?.designation?.(name)
  if (!found || !named || !values) return
  turnInto(found, named)
  found.facts.names.push({ values, item })
  context.state.account.use(item, 'name')
}

/** "a wall mounted holder"; a hook or a bracket hangs there anyway. */
function takeMount(context: Context, at: number, item: Item): void {
  if (!means(item, 'variant', 'mount wall')) return
  const found = partAt(context, at, () => true)
  if (!found) return
  if (!found.facts.family.hangs) found.facts.mount = item
  context.state.account.use(item, 'how it is held')
}

function takeVariant(context: Context, at: number, item: Item): void {
  if (item.kind !== 'term') return
  const aside = context.state.account.isUsed(item)
  const found = partAt(context, at, (family) => {
    const named = optionNamed(family, item.form)
    return named !== undefined && (!aside || family.options?.[named.name]?.purpose === true)
  })
  const option = found && optionNamed(found.facts.family, item.form)
  if (!found || !option) return
  const before = found.facts.options.get(option.name)
  if (before && before.value !== option.value && before.item !== found.entity.item)
    throw new EngineError(
      'geometry_validation_failed',
      `The ${found.entity.concept} cannot be both ${quote(before.item.text)} and ${quote(item.text)}. Keep one of them.`,
    )
  found.facts.options.set(option.name, { value: option.value, item })
  context.state.account.use(item, `${option.name}: ${option.value}`)
}

function takeThreadSize(context: Context, at: number, item: Item): void {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'thread' || belongsToHole(context, at)) return
  // "a hex bolt M8 x 40 with nut": the nut has no length.
  const long = item.quantity.values.length > 0
  const found = partAt(
    context,
    at,
    ({ thread, threadLength }) => thread !== undefined && (!long || threadLength !== undefined),
  )
  if (!found || found.entity.thread) return
  if (!parseThread(item.quantity.designation))
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(item.text)} is not a thread I know. Give an ISO metric or UNC/UNF size, or a diameter.`,
    )
  found.entity.thread = { designation: item.quantity.designation, item }
  context.state.account.use(item, 'thread size')
}

/** The 608 of "for a 608 bearing": a plain number is a name where the noun behind it has it for one. */
function isNumberOf(noun: Item | undefined, item: Item): boolean {
  if (item.kind !== 'quantity' || item.quantity.kind !== 'number') return false
  const concept = conceptOf(noun, 'solid')
  return concept !== undefined && familyNamed(concept)?.designation?.(item.text) !== undefined
}

function takeName(context: Context, at: number, item: Item): void {
  if (item.kind !== 'quantity') return
  if (item.quantity.kind !== 'designation' && !isNumberOf(context.items[at + 1], item)) return
  const name = item.text.toLowerCase().replaceAll(/\s+/gu, ' ')
  const found = partAt(context, at, (family) => family.designation?.(name) !== undefined)
  const values = found?.facts.family.designation?.(name)
  if (!found || !values) return
  found.facts.names.push({ values, item })
  context.state.account.use(item, 'name')
}

/** "18 and 36 teeth": as many numbers before a counted noun as the family has of it. */
function takeLists(context: Context): void {
  const { items, state, attributes } = context
  for (const attribute of attributes) {
    const found = partAt(context, attribute.at, ({ lists }) => lists?.[attribute.dimension] !== undefined)
    const names = found?.facts.family.lists?.[attribute.dimension] ?? []
    const first = attribute.at - 2 * (names.length - 1)
    const places = names.map((_, index) => first + 2 * index)
    const numbers = places.map((at) => items[at])
    const joints = places.slice(1).map((at) => items[at - 1])
    const told =
      names.length > 1 &&
      numbers.every((item) => item?.kind === 'quantity' && item.quantity.values.length === 1) &&
      joints.every((item) => means(item, 'conjunction') || isMark(item, ',', '/', ':'))
    if (!found || !told) continue
    for (const [index, word] of names.entries()) {
      const item = items[places[index] as number] as Sized
      const given = { ...attribute, dimension: word, quantity: item.quantity, values: item.quantity.values }
      found.entity.given.push({ attribute: given, word, items: [item] })
      state.account.use(item, word)
    }
    for (const at of attribute.items) state.account.use(items[at], attribute.dimension)
    attributes.splice(attributes.indexOf(attribute), 1)
  }
}

/** "A 14 mm bore goes all the way through": as the bore of such a part does anyway. */
function takeThrough({ items, state }: Context): void {
  if (!state.discourse.entities.some(({ family }) => family)) return
  const bore = items.findIndex((item) => means(item, 'member', 'bore') || means(item, 'dimension', 'bore'))
  if (bore < 0 || items.some((item) => means(item, 'solid') || means(item, 'feature'))) return
  for (const item of items.slice(bore)) if (means(item, 'manner', 'through')) state.account.use(item, 'bore')
}

/** Whether any such part was spoken of yet: most prompts name none. */
const hasFamilies = ({ entities, state }: Context): boolean =>
  state.discourse.entities.some(({ family }) => family) ||
  entities.values().some((entity) => (entity.member?.of ?? entity).family)

export function takeFamilyWords(context: Context): void {
  if (!hasFamilies(context)) return
  takeThrough(context)
  takeLists(context)
  const { items, state } = context
  // First what it is after all: "a GT2 20 tooth pulley" is no vee pulley.
  for (const [at, item] of items.entries()) if (!state.account.isUsed(item)) takeOther(context, at, item)
  for (const [at, item] of items.entries()) takeNamedOther(context, at, item)
  for (const [at, item] of items.entries()) {
    takeVariant(context, at, item)
    if (state.account.isUsed(item)) continue
    takeMount(context, at, item)
    takeThreadSize(context, at, item)
    takeName(context, at, item)
  }
}
