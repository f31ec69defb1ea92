/** Nouns that may speak of each other: "the prism" of a block, "the cylinder" of a rod. */
import { familyNamed } from '../../library/families/registry.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { FIGURES } from '../lexicon/figures.ts'
import { isShortFor } from '../lexicon/short-names.ts'
import type { Mention } from '../nouns/mentions.ts'
import { isOtherEnd } from './told-apart.ts'

/** "the sphere" of a hemisphere: the round body it is half of. */
const SPHERES = new Set(['sphere', 'hemisphere', 'cap'])

/** Nouns for what other bodies stand on. */
const GROUNDED = new Set(['disc', 'plate', 'flange', 'ring', 'rod', 'base', 'bar'])

/** Round bodies that nobody takes for each other. */
const FLAT: ReadonlySet<string> = new Set(['flange', 'platform'])
const LONG: ReadonlySet<string> = new Set(['tube', 'rod', 'pin'])

/** "an L-bracket … draw the L shape": one outline by another name. */
const isSameLetter = ({ family }: Entity, mention: Mention): boolean =>
  family?.family.letter !== undefined && family.family.letter === familyNamed(mention.concept)?.letter

/** "a Z-bracket … the bracket": the last word of its name. */
const isCalledShort = ({ family, item, names }: Entity, mention: Mention): boolean =>
  family !== undefined &&
  mention.determiner === 'the' &&
  [...names, ...(item.kind === 'term' ? [item.form] : [])].some((name) => isShortFor(name, mention.form))

const STANDS = /^(?:vertical|upright) /u

export function mayBe(entity: Entity, mention: Mention, shape: string | undefined): boolean {
  // "the stem" is never the seat, though both are only called by what they do.
  if (mention.concept === 'piece') return entity.names.has(mention.form)
  // "This is the flange", said of a square plate.
  if (mention.determiner === 'the' && entity.names.has(mention.form)) return true
  if (mention.own && !entity.names.has(mention.form))
    return entity.concept === mention.concept && entity.given.length === 0
  if (isOtherEnd(entity, mention)) return false
  // "The base is a plate … The vertical leg is …": what lies does not stand.
  if (STANDS.test(mention.form) && !entity.manners.has('upright') && entity.given.length > 0) return false
  if (entity.concept === mention.concept) return true
  // "include a semicircular cutout. … Sketch a semicircle …": the cutout that was announced.
  if (entity.concept === 'opening' && mention.concept !== 'opening')
    return (
      (entity.given.length === 0 || mention.determiner === 'the') &&
      mention.concept in FIGURES &&
      shapeOf(entity) === shape &&
      shape !== 'box'
    )
  if (entity.concept === 'opening' || mention.concept === 'opening') return entity.concept === mention.concept
  // A boss announced with the part is not "the disc" that it stands on.
  if (BODIES[entity.concept]?.raised && GROUNDED.has(mention.concept) && entity.given.length === 0)
    return false
  if (
    FLAT.has(entity.concept)
      ? LONG.has(mention.concept)
      : LONG.has(entity.concept) && FLAT.has(mention.concept)
  )
    return false
  const own = shapeOf(entity)
  const rounds = new Set(['round', 'tube'])
  if (entity.family || familyNamed(mention.concept))
    return isSameLetter(entity, mention) || isCalledShort(entity, mention)
  if (shape === undefined) return mention.concept === 'prism' || mention.concept === 'base'
  if (mention.determiner === 'the' && SPHERES.has(own ?? '') && SPHERES.has(shape)) return true
  return own === shape || (rounds.has(own ?? '') && rounds.has(shape))
}
