/** The things on the table while a prompt is read, and where in a sentence one of them is spoken of. */
import type { Entity } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import type { Mention } from '../nouns/mentions.ts'
import type { Item } from '../text/items.ts'

export interface Discourse {
  entities: Entity[]
  /** The thing the last sentence was about. */
  subject: Entity | undefined
}

/** Takes a thing off the table again. A piece of a family's part was never on it by itself. */
export function forget({ entities }: Discourse, entity: Entity): void {
  const at = entities.indexOf(entity)
  if (at >= 0) entities.splice(at, 1)
}

export const isSolid = (entity: Entity): boolean => entity.kind === 'solid' && !entity.cut

/** The body everything else belongs to: a boss that was announced first still stands on it. */
export function mainBody({ entities }: Discourse): Entity | undefined {
  const first = entities.find((entity) => isSolid(entity) && !entity.loose)
  if (!first) return entities.find(isSolid)
  if (!BODIES[first.concept]?.raised) return groundOf(first)
  return (
    entities.find((entity) => isSolid(entity) && !entity.loose && !BODIES[entity.concept]?.raised) ?? first
  )
}

/** "a cone on top of a cylinder": what carries it, where both are told in one breath. */
const groundOf = (first: Entity | undefined): Entity | undefined =>
  first?.host?.kind === 'solid' && !first.host.cut && first.host.sentence === first.sentence
    ? first.host
    : first

export interface Site {
  items: readonly Item[]
  mention: Mention
  /** The first thing that the sentence names. */
  first: Entity | undefined
  /** The mention before it in the sentence, with its entity. */
  previous: { mention: Mention; entity: Entity | undefined } | undefined
  /** What the sentence says that this is: "the base is a plate". */
  subject: Entity | undefined
  sentence: number
  /** The sentences that are not read yet. */
  ahead: readonly (readonly Item[])[]
}
