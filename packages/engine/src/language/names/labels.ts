/** What tells bodies of one kind apart: the top and the bottom flange, the second and the smaller cylinder. */

import type { Entity } from '../entity.ts'
import { ORDER } from '../lexicon/order.ts'
import type { Mention } from '../nouns/mentions.ts'
import { conceptOf, type Item } from '../text/items.ts'

/** Only one of each set can be said of one body. */
const RIVALS: readonly (readonly string[])[] = [
  ['+z', '-z', '+x', '-x', '+y', '-y', 'central'],
  ['larger', 'smaller'],
  ['slight kind', 'heavy kind'],
  ['low kind', 'tall kind'],
  ORDER,
  ['inner', 'outer'],
  ['vertical', 'horizontal'],
]

const setOf = (label: string): readonly string[] | undefined => RIVALS.find((set) => set.includes(label))

export function labelOf(item: Item): string | undefined {
  if (conceptOf(item, 'place') === 'centre') return 'central'
  const label = conceptOf(item, 'face') ?? conceptOf(item, 'ordinal') ?? conceptOf(item, 'which')
  return label !== undefined && setOf(label) ? label : undefined
}

/** "the vertical plate" is one noun, and says how it stands as well; of two plates "the flat plate" is the one that lies. */
const labelInNoun = ({ form, determiner }: Mention, head: Item): [string, Item][] => {
  if (/^(?:vertical|upright) /u.test(form)) return [['vertical', head]]
  return determiner === 'the' && form.startsWith('flat ') ? [['horizontal', head]] : []
}

export const labelsIn = (items: readonly Item[], mention: Mention): [string, Item][] => [
  ...items.slice(mention.start, mention.head).flatMap((item): [string, Item][] => {
    const label = labelOf(item)
    return label ? [[label, item]] : []
  }),
  ...labelInNoun(mention, items[mention.head] as Item),
]

/** How well the words fit a body: as many as it was called by, or not at all. */
export function fitOf(entity: Entity, labels: readonly (readonly [string, Item])[]): number | undefined {
  let fit = 0
  for (const [label] of labels) {
    if (entity.labels.has(label)) fit++
    else if (setOf(label)?.some((rival) => entity.labels.has(rival))) return undefined
  }
  return fit
}

/** Of the bodies a phrase may mean, those it fits best. */
export function bestFit(entities: readonly Entity[], labels: readonly (readonly [string, Item])[]): Entity[] {
  const rated = entities.flatMap((entity) => {
    const fit = fitOf(entity, labels)
    return fit === undefined ? [] : [{ entity, fit }]
  })
  const best = Math.max(0, ...rated.map(({ fit }) => fit))
  return rated.filter(({ fit }) => fit === best).map(({ entity }) => entity)
}
