/** Which thing a noun phrase speaks of: a new one, or one already on the table. */
import type { Entity } from '../entity.ts'
import { memberFor } from '../families/family-words.ts'
import { BODIES } from '../lexicon/bodies.ts'
import type { Mention } from '../nouns/mentions.ts'
import { type Item, means } from '../text/items.ts'
import { cutCalled, resolveFeature } from './cut-reference.ts'
import { type Discourse, mainBody, type Site } from './discourse.ts'
import { resolvePortion } from './portion-reference.ts'
import { resolveSolid } from './solid-reference.ts'
import { resolveWhole } from './whole-reference.ts'

/** Said of a noun before it without making another of it. */
const BESIDES =
  /^(?:triangular|central|center|centre|raised|cylindrical|mounting|end|side|locating|pilot|outer|inner|vertical|upright|round|circular|flat|hollow|half|cubic|rectangular|square|semicircular|hemispherical|annular|conical|truncated|right circular|tapered|dowel|spacer|cover|base) /u

/** A "base plate" is spoken of as the base as well, a "triangular rib" as the rib, the "central hub" as the hub. */
const namesIn = (form: string): string[] =>
  form.startsWith('base ')
    ? [form, 'base', form.slice('base '.length)]
    : BESIDES.test(form)
      ? [form, form.slice(form.lastIndexOf(' ') + 1)]
      : [form]

const bodyNamed = ({ concept }: Mention) => BODIES[concept]

const isTold = ({ entities }: Discourse, { concept }: Mention): boolean =>
  entities.some((entity) => entity.concept === concept)

export function resolve(discourse: Discourse, site: Site): Entity | undefined {
  const { items, mention, sentence } = site
  const member = memberFor(discourse.entities, mention, items[mention.head] as Item, sentence)
  if (member) return member
  switch (site.mention.category) {
    case 'solid': {
      const cut =
        bodyNamed(mention)?.cut && !isTold(discourse, mention) ? cutCalled(discourse, mention) : undefined
      if (cut) return cut
      const entity = resolveSolid(discourse, site)
      for (const name of namesIn(site.mention.form)) entity.names.add(name)
      entity.spoken = [site.sentence, site.mention.head]
      return entity
    }
    case 'feature':
      return resolveFeature(discourse, site)
    case 'whole':
      return resolveWhole(discourse, site)
    case 'portion':
      return resolvePortion(discourse, mainBody(discourse), site)
    case 'member':
      return undefined
  }
}

/** "widen the hole to 8 mm" with no hole anywhere: a change to a part that was not described. */
export function changesNothingKnown(discourse: Discourse, items: readonly Item[], mention: Mention): boolean {
  const verb = items.slice(0, mention.start).some((item) => means(item, 'change'))
  return verb && mention.determiner === 'the' && !discourse.entities.some((entity) => entity.kind === 'solid')
}
