/** Part families while a prompt is read: which one a noun names, its sizes, its pieces, and the words that choose its design. */
import type { Default, Family, Portion, Wanted } from '../../library/families/family.ts'
import { FAMILIES, familyNamed } from '../../library/families/registry.ts'
import { parseThread } from '../../library/threads.ts'
import type { Entity } from '../entity.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Sizes, Typical } from '../shapes/sizes.ts'
import type { Item } from '../text/items.ts'

/** What was said of a family besides sizes. */
export interface FamilyFacts {
  family: Family
  /** By option name. */
  readonly options: Map<string, { value: string; item: Item }>
  /** Pieces that were named, by portion. */
  readonly members: Map<string, Entity>
  /** Pieces it was said not to have. */
  readonly absent: Set<string>
  /** Names with a number: 608, NEMA 17. */
  readonly names: { values: Readonly<Record<string, number>>; item: Item }[]
  /** It is to be held so: "wall mounted". */
  mount?: Item
}

/** A piece of a family's part. */
export interface Member {
  of: Entity
  name: string
  portion: Portion
}

/** Whether a list of forms parted by bars holds one. */
const holds = (forms: string, form: string): boolean => `|${forms}|`.includes(`|${form}|`)

export function newFacts(concept: string, form: string, item: Item): FamilyFacts | undefined {
  const family = familyNamed(concept)
  if (!family) return undefined
  const single = family.ofTwo && familyNamed(family.ofTwo.noun)
  const [, preset] = [...family.forms, ...(single?.forms ?? [])].find(([forms]) => holds(forms, form)) ?? []
  const options = Object.entries(preset ?? {}).map(([name, value]) => [name, { value, item }] as const)
  return { family, options: new Map(options), members: new Map(), absent: new Set(), names: [] }
}

/** The families whose nouns stand in the prompt. */
export function familiesIn(sentences: readonly (readonly Item[])[]): Family[] {
  const bodies = new Set(
    sentences
      .flat()
      .flatMap((item) => (item.kind === 'term' ? item.senses : []))
      .filter(({ category }) => category === 'solid')
      .map(({ concept }) => concept),
  )
  const named = FAMILIES.filter((family) => bodies.has(family.id))
  return [...new Set([...named, ...named.flatMap(familiesBehind)])]
}

const wordsOf = (family: Family): Record<string, string[]> => {
  const words: Record<string, string[]> = {}
  for (const [name, dimension] of Object.entries(family.dimensions))
    for (const word of new Set([name, ...(dimension.words?.split(' ') ?? [])]))
      words[word.startsWith('axis-') ? word.replace('-', ' ') : word] = [...(words[word] ?? []), name]
  return words
}

/** A family as an equation system; its defaults see what was said besides sizes. */
export function familySizes(family: Family, typical: (name: string, usual: Default) => Typical): Sizes {
  const dimensions = Object.entries(family.dimensions)
  return {
    says: Object.fromEntries(dimensions.map(([name, { says }]) => [name, says])),
    words: wordsOf(family),
    linear: family.linear ?? [],
    ...(family.formulas ? { formulas: family.formulas } : {}),
    sequence: family.sequence ?? {},
    ...(family.arrange ? { arrange: family.arrange } : {}),
    ...(family.bare ? { bare: family.bare } : {}),
    ...(family.below ? { below: family.below } : {}),
    needs: dimensions.flatMap(([name, { default: usual }]) =>
      usual === undefined ? [] : [[name, typical(name, usual)] as const],
    ),
  }
}

/** Asked for every size of every sentence, so it stands ready. */
const ACCEPTED: ReadonlyMap<Family, Sizes> = new Map(
  FAMILIES.map((family) => [family, familySizes(family, () => 1)]),
)

/** Which sizes a family's part, or a piece of it, can be given at all. */
export function acceptedSizes(facts: FamilyFacts | undefined, member: Member | undefined): Sizes | undefined {
  if (facts) return ACCEPTED.get(facts.family)
  if (!member) return undefined
  const { words, bare, sequence, arrange } = member.portion
  const { dimensions } = (member.of.family as FamilyFacts).family
  return {
    says: Object.fromEntries(Object.entries(dimensions).map(([name, { says }]) => [name, says])),
    words: Object.fromEntries(Object.entries(words).map(([word, dimension]) => [word, [dimension]])),
    linear: [],
    sequence: sequence ?? {},
    ...(arrange ? { arrange } : {}),
    ...(bare ? { bare } : {}),
    needs: [],
  }
}

/** What a default may ask of the rest of the order. */
export const wantedOf = (
  facts: FamilyFacts,
  designation: string | undefined,
  get: (dimension: string) => number | undefined,
): Wanted => ({
  get,
  need: (dimension) => get(dimension) ?? 0,
  option: (name) => facts.options.get(name)?.value ?? facts.family.options?.[name]?.default ?? '',
  has: (portion) => facts.members.has(portion),
  lacks: (portion) => facts.absent.has(portion),
  thread: designation === undefined ? undefined : parseThread(designation),
})

/** The piece of a family that a noun names: "the hub", "a centre hole". Several holes are never the bore. */
export function portionNamed(family: Family, mention: Mention): [string, Portion] | undefined {
  const many = mention.plural || (mention.count?.value ?? 1) > 1
  const lone = !many && mention.determiner === 'a'
  return Object.entries(family.portions ?? {}).find(
    ([, portion]) =>
      (portion.count !== undefined || portion.plural === true || !many) &&
      (portion.lone === undefined || lone) &&
      holds(portion.forms, mention.form),
  )
}

/** What a family can turn into. */
export const familiesBehind = ({ becomes }: Family): Family[] =>
  Object.keys(becomes ?? {})
    .map(familyNamed)
    .filter((family) => family !== undefined)

/** The family that a word turns this one into. */
export const otherFamily = (family: Family, form: string): Family | undefined => {
  const [id] = Object.entries(family.becomes ?? {}).find(([, forms]) => holds(forms, form)) ?? []
  return id === undefined ? undefined : familyNamed(id)
}

/** The option that a word sets: "helical", "flanged". */
export function optionNamed(family: Family, form: string): { name: string; value: string } | undefined {
  for (const [name, { values }] of Object.entries(family.options ?? {}))
    for (const [value, forms] of Object.entries(values)) if (holds(forms, form)) return { name, value }
  return undefined
}

/** A noun for a piece of it, or for what it counts: the legs of a table, the columns of a fixture plate. */
export const hasPiece = (family: Family, form: string): boolean =>
  Object.values(family.portions ?? {}).some(({ forms }) => holds(forms, form)) ||
  Object.values(family.dimensions).some(({ forms, unit }) => unit === 'count' && holds(forms ?? '', form))
