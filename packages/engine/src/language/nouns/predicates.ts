/** "The flange is a disc", "the base of the bracket is a plate": a second noun for a thing, not a second thing. */
import { EngineError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { bodyOf, type Entity, shapeOf } from '../entity.ts'
import type { ShapeKind } from '../lexicon/bodies.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, means } from '../text/items.ts'
import type { Mention } from './mentions.ts'

/** Over "of the bracket" behind a noun. */
function afterOwner(items: readonly Item[], from: number, mentions: readonly Mention[]): number {
  if (!means(items[from], 'preposition', 'of')) return from
  return mentions.find((mention) => mention.start === from + 1)?.end ?? from
}

/** What a clause may begin behind: "On top of the base is a cone" speaks of another thing than the base. */
const opens = (item: Item | undefined): boolean =>
  item === undefined ||
  means(item, 'filler') ||
  means(item, 'conjunction') ||
  item.kind === 'mark' ||
  /^while$/iu.test(item.text)

/** The body that a noun with "a" behind "is" speaks of: the one its clause begins with. */
export function subjectBefore(
  items: readonly Item[],
  mention: Mention,
  { mentions, entities }: Context,
): Entity | undefined {
  // "The cap is half a sphere": with its article inside.
  const half = mention.determiner === undefined && /^half (?:a|of a) /u.test(mention.form)
  if (mention.category !== 'solid' || (mention.determiner !== 'a' && !half) || mention.plural)
    return undefined
  const told = mentions.findLast((first) => {
    if (first.within || first.category !== 'solid' || first.determiner !== 'the') return false
    if (first.start >= mention.start || !opens(items[first.start - 1])) return false
    let at = afterOwner(items, first.end, mentions)
    if (!means(items[at], 'be')) return false
    at++
    while (means(items[at], 'filler')) at++
    return at === mention.start
  })
  return told && entities.get(told)
}

/** The adjective that gives a body whose noun leaves its shape open another one. */
const adjectiveFor = (shape: ShapeKind): string | undefined =>
  Object.entries(SHAPE_BY_ADJECTIVE).find(([, made]) => made.shape === shape)?.[0]

const OF_ONE_SHAPE: ReadonlySet<ShapeKind> = new Set(['sphere', 'hemisphere', 'cone', 'pyramid', 'torus'])

/** A ball is a ball, while a pin may be called a cylinder, a rod or a bar. */
export const isOfOneShape = (entity: Entity): boolean => {
  const shape = entity.family ? undefined : shapeOf(entity)
  return shape !== undefined && OF_ONE_SHAPE.has(shape)
}

/** Takes the shape of what it is said to be; what it was called first, it stays. */
export function identify(entity: Entity, said: Entity): Entity {
  const shape = shapeOf(said)
  for (const [adjective, item] of said.adjectives) entity.adjectives.set(adjective, item)
  // "A ball knob. It is a sphere": no knob as knobs usually are.
  if (entity.family && isOfOneShape(said))
    throw new EngineError(
      'prompt_too_ambiguous',
      `${quote(entity.item.text)} is said to be ${quote(said.item.text)}, which is another shape than it usually has.`,
    )
  if (entity.family || said.family || shape === undefined || shapeOf(entity) === shape) return entity
  const adjective = bodyOf(entity)?.prismatic ? adjectiveFor(shape) : undefined
  const known = bodyOf(entity)?.shape !== undefined
  if (known && adjective) entity.adjectives.set(adjective, said.item)
  else entity.concept = said.concept
  return entity
}
