/**
 * "the top edge on the opposite side from the step", "the edge opposite the slot", "the side away from the boss": the side
 * across from the one at which something was made before. Read as the side it is; where nobody knows which that is, it is
 * asked about, as an edge of any side would be worked.
 */
import { EngineError } from '../../errors.ts'
import type { SignedAxis } from '../../plan/geometry.ts'
import type { ReadingState } from '../context.ts'
import type { Entity } from '../entity.ts'
import { opposite, SIDE_NAMES } from '../lexicon/sides.ts'
import type { Removal } from '../removals/removal.ts'
import { quote } from '../sizes/sizes.ts'
import { asTerm, type Item, isEdgeWork, means, phraseOf } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { type Found, findFirstSpoken } from '../text/spoken.ts'

const THING = '(?:the|that|this) [a-z]+'
/** What comes behind it is told of the edge. */
const CLOSE = '(?= [,.;)]|$| (?:with|by|to|using|at) )'
const ACROSS = '(?:opposite(?: to| from| of)?|across from|(?:facing |pointing )?away from|f[au]rthest from)'

const SIDE_ACROSS: readonly RegExp[] = [
  new RegExp(
    `(?:the )?(?:opposite|opposing|other|far) (?:side|end|face)(?: of (?:the|this) [a-z]+)? (?:from|to) ${THING}${CLOSE}`,
    'u',
  ),
  new RegExp(
    `(?:the )?(?:side|end|face)(?: of (?:the|this) [a-z]+)? (?:that is |that's |which is |lying )?(?:directly )?${ACROSS} ${THING}${CLOSE}`,
    'u',
  ),
  new RegExp(`(?<=(?:^| )edge )(?:that is |that's |which is )?(?:directly )?${ACROSS} ${THING}${CLOSE}`, 'u'),
]

/** What was taken off clause by clause, if it is that. */
const removalOf = ({ item }: Entity): Removal | undefined => (item.kind === 'term' ? item.removal : undefined)

/** The sides that it was said to be at. */
const sidesOf = (thing: Entity): SignedAxis[] =>
  removalOf(thing)?.sides ??
  thing.places.flatMap(({ place }) => {
    if (place.kind === 'face') return [place.face]
    if (place.kind === 'on' || place.kind === 'beside' || place.kind === 'flush') return [place.side]
    return place.kind === 'rim' && Array.isArray(place.edges) ? place.edges : []
  })

/** What the last word of the phrase means among the things told so far. */
function thingAt(item: Item | undefined, { discourse }: ReadingState): Entity | undefined {
  if (item?.kind !== 'term') return undefined
  const concepts = new Set([...item.senses.map(({ concept }) => concept), item.form, item.text.toLowerCase()])
  const alike = discourse.entities.filter(
    (entity) => concepts.has(entity.concept) || concepts.has(removalOf(entity)?.form ?? ''),
  )
  return alike.length === 1 ? alike[0] : undefined
}

/** A step in the top at the front is at the front: the level side tells it from others, as the part stands. */
function sideAcross(found: Found, items: readonly Item[], state: ReadingState): SignedAxis | undefined {
  const thing = thingAt(items[found.to], state)
  const sides = new Set(thing ? sidesOf(thing) : [])
  const level = [...sides].filter((side) => side[1] !== 'z')
  const [only, ...more] = level.length > 0 ? level : [...sides]
  return only && more.length === 0 ? opposite(only) : undefined
}

export function withSidesAcross(items: readonly Item[], state: ReadingState): Item[] {
  const worked = items.some(isEdgeWork)
  const found = worked ? findFirstSpoken(items, SIDE_ACROSS) : undefined
  const thing = found && items[found.to]
  const known = means(thing, 'feature') || means(thing, 'solid') || thingAt(thing, state) !== undefined
  if (!found || !known) return [...items]
  const said = items.slice(found.from, found.to + 1) as [Item, ...Item[]]
  const phrase = phraseOf(said)
  const side = sideAcross(found, items, state)
  if (!side)
    throw new EngineError(
      'prompt_too_ambiguous',
      `Which side is ${quote(phrase.text)}? Name it, such as “the back side”.`,
    )
  for (const item of said) state.account.use(item, 'which side')
  const face = asTerm(phrase, { category: 'face', concept: side }, { form: SIDE_NAMES[side] ?? side })
  const lead = means(items[found.from - 1], 'preposition') ? [] : [littleWord(phrase, 'at')]
  return [
    ...items.slice(0, found.from),
    ...lead,
    littleWord(phrase, 'the'),
    face,
    ...items.slice(found.to + 1),
  ]
}
