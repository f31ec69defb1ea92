/** Nouns that are both a plain body's and a family's: "cup", "knob". What else the prompt names decides which is meant. */

import type { Family } from '../../library/families/family.ts'
import { FAMILIES } from '../../library/families/registry.ts'
import { singular } from '../lexicon/lexicon.ts'
import { type Item, means } from '../text/items.ts'

const SHARED: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) => Object.keys(family.shares ?? {}).map((noun) => [noun, family] as const)),
)

const written = (item: Item): string =>
  item.kind === 'term' ? item.form : item.kind === 'unknown' ? singular(item.text.toLowerCase()) : ''

const names = (item: Item, forms: string): boolean => forms.split('|').includes(written(item))

function isFamily(family: Family, noun: Item, items: readonly Item[]): boolean {
  const portions = family.portions ?? {}
  const piece = family.shares?.[written(noun)]
  // "a box with no lid" stays a box, and one with "a lid, 80 x 50 x 3 mm" is told body by body.
  const isPlain = (at: number): boolean =>
    items.slice(Math.max(0, at - 2), at).some((item) => means(item, 'negation')) ||
    [at - 1, at + 1, at + 2, at + 3].some((near) => {
      const item = items[near]
      return item?.kind === 'quantity' && item.quantity.kind === 'size'
    })
  if (piece) return items.some((item, at) => names(item, portions[piece]?.forms ?? '') && !isPlain(at))
  return !items.some(
    (item) =>
      means(item, 'solid') &&
      !means(item, 'solid', family.id) &&
      !Object.values(portions).some(({ forms }) => names(item, forms)),
  )
}

/** "a replacement knob … the knob should be": the last word of a family's name, once that was said, is the same part. */
function shortened(item: Item, before: readonly Item[], lead: Item | undefined): Item | undefined {
  if (item.kind !== 'term' || item.form.includes(' ') || means(lead, 'determiner', 'a')) return undefined
  // Only of what the prompt is about from its first noun on.
  const named = before.find((each) => means(each, 'solid'))
  if (named?.kind !== 'term' || !named.form.endsWith(` ${item.form}`)) return undefined
  const family = FAMILY_NOUNS.get(named.form)
  return family && means(item, 'solid')
    ? { ...item, senses: [{ category: 'solid', concept: family }] }
    : undefined
}

/** Names of several words, by family. */
const FAMILY_NOUNS: ReadonlyMap<string, string> = new Map(
  FAMILIES.flatMap(({ id, forms }) =>
    forms.flatMap(([list]) =>
      list.split('|').flatMap((form) => (form.includes(' ') ? [[form, id] as const] : [])),
    ),
  ),
)

export function withSharedNouns(sentences: readonly (readonly Item[])[]): Item[][] {
  const items = sentences.flat()
  return sentences.map((sentence) =>
    sentence.map((item, at) => {
      const again =
        item.kind === 'term' && SHARED.has(item.form)
          ? shortened(item, items.slice(0, items.indexOf(item)), sentence[at - 1])
          : undefined
      if (again) return again
      const family = item.kind === 'term' ? SHARED.get(item.form) : undefined
      if (item.kind !== 'term' || !family) return item
      const taken = isFamily(family, item, items)
      const senses = item.senses.filter(
        ({ category, concept }) => category !== 'solid' || (concept === family.id) === taken,
      )
      // A noun of the family alone, which is not meant here: a name like any other.
      if (senses.length === 0) return { kind: 'unknown', text: item.text, span: item.span, was: family.id }
      return { ...item, senses }
    }),
  )
}
