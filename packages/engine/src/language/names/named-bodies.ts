/**
 * Words of one's own for a body: "the candy is a sphere", "stem: a 12 mm cylinder". What such a word was said to be, it is
 * from then on; a second body of that kind has another name and is another body.
 */

import { singular } from '../lexicon/lexicon.ts'
import { where } from '../text/heard.ts'
import { asOwnNoun, conceptOf, type Item, isAnyOf, isMark, means } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const FARTHEST = 8

/** What may stand between the name and the noun that says what it is. */
const passes = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' ||
  means(item, 'dimension') ||
  means(item, 'shape') ||
  means(item, 'filler') ||
  means(item, 'material') ||
  means(item, 'colour') ||
  means(item, 'preposition', 'in') ||
  means(item, 'conjunction') ||
  isMark(item, ',', '-')

/** The body that a predicate names: "is a 24 mm diameter sphere". */
export function bodyBehind(items: readonly Item[], from: number): string | undefined {
  let at = from
  // "is half a sphere".
  const half = means(items[at], 'solid') && /^half /iu.test(items[at]?.text ?? '')
  if (means(items[at], 'determiner', 'a')) at++
  else if (!half && !isMark(items[from - 1], ':')) return undefined
  while (at < from + FARTHEST && passes(items[at])) at++
  return conceptOf(items[at], 'solid')
}

/** "of the lamp" behind the name. */
function afterOwner(items: readonly Item[], at: number): number {
  if (!means(items[at], 'preposition', 'of')) return at
  return means(items[at + 1], 'determiner') ? at + 3 : at + 2
}

const wordOf = (item: Item): string => singular(item.text.toLowerCase())

/** Nouns for what larger things are made of: a body where it is given sizes beside others, else nothing that is known. */
export const PIECES: ReadonlySet<string> = new Set(
  (
    'seat|tabletop|stem|stalk|stub|core|tower|turret|spire|trunk|mast|pole|stake|pier|crosspiece|crossmember|stair|' +
    'tread|rung|roof|nose|tail|chimney|smokestack|foundation|footing|cap|lid|cover|crown|finial|barrel|backrest|' +
    'headboard|footboard|midsection|waist|shoulder|button|brace|strut|bulb|girder|crossbeam|lintel|sill|plank|obelisk|' +
    'branch|torso|counterweight|bob|pommel|shade|lampshade|funnel|fuselage|foot plate'
  ).split('|'),
)

const isUpright = (item: Item | undefined): boolean => /^upright$/iu.test(item?.text ?? '')

/** "The upright is 5 mm thick", "on top of the upright": a noun there. */
const isUprightNoun = (items: readonly Item[], at: number): boolean =>
  isUpright(items[at]) &&
  (means(items[at - 1], 'determiner') || isMark(items[at + 1], ':')) &&
  (items[at + 1] === undefined ||
    items[at + 1]?.kind === 'mark' ||
    isAnyOf(items[at + 1], 'be', 'have', 'preposition', 'make', 'operation', 'conjunction', 'place'))

/** "Rim: a ring …", "The border is a frame …": elsewhere words for an edge, but told to be a body. */
const isRim = (item: Item | undefined): boolean =>
  means(item, 'edge') && /^(?:rim|border|perimeter|periphery|outer rim)$/iu.test(item?.text ?? '')

/** "The gallery: a disc on top of the tower": elsewhere words for an opening, but told to be a body that stands on another. */
const isOpening = (item: Item | undefined): boolean =>
  means(item, 'feature') &&
  /^(?:gallery|port|passage|passageway|window|duct|socket|channel|well)$/iu.test(item?.text ?? '')

/** Nobody calls an opening a disc or a block; of a cylinder only its place tells. */
const STANDS =
  /(?:^| )(?:(?:is|:) an? (?:[^,;:]* )?(?:disc|disk|plate|ring|block|box|slab|cuboid|flange)|on (?:the )?top of|(?:stands?|standing|sits?|sitting|rests?|resting|set|placed|stacked|mounted|centered|centred) (?:up )?(?:centrally |directly )?on(?:to)?|ris(?:es|ing) from)(?= )(?!.* (?:through|deep|cut|drilled|bored|removed|subtracted|hollow|into)(?: |$))/u

const isOpeningBody = (items: readonly Item[], at: number): boolean =>
  isOpening(items[at]) && findSpoken(items, STANDS) !== undefined

const hasSize = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind !== 'count')

/** "Then the lamp room: a cylinder": before the name. */
const opens = (item: Item | undefined): boolean =>
  means(item, 'filler') ||
  means(item, 'conjunction') ||
  isMark(item, ',') ||
  /^then$/iu.test(item?.text ?? '')

/** The name and its body, where a sentence begins with it. */
function namedIn(items: readonly Item[]): [name: string, concept: string] | undefined {
  let at = 0
  while (opens(items[at])) at++
  const definite = means(items[at], 'determiner', 'the')
  if (definite) at++
  while (means(items[at], 'filler') || means(items[at], 'face') || means(items[at], 'ordinal')) at++
  const name = items[at]
  const upright = isUprightNoun(items, at)
  const elsewhere = isRim(name) || isOpeningBody(items, at)
  if (!name || (!upright && !elsewhere && name.kind !== 'unknown')) return undefined
  const verb = afterOwner(items, at + 1)
  const is = definite && means(items[verb], 'be')
  const says = is || isMark(items[verb], ':')
  const concept = says ? bodyBehind(items, verb + 1) : undefined
  // "The cap is a hemisphere", of what would be a part of its own elsewhere: only where it is said to be a body.
  const was = name.kind === 'unknown' && name.was !== undefined
  if (was && !(is && concept)) return undefined
  if (concept) return [wordOf(name), concept]
  const sized = (says || (definite && means(items[verb], 'have'))) && hasSize(items)
  if (!sized || !(upright || PIECES.has(wordOf(name)))) return undefined
  return [wordOf(name), upright ? 'wall' : 'piece']
}

/** Bodies that are told besides. */
export const bodiesIn = (sentences: readonly (readonly Item[])[]): number =>
  new Set(
    sentences.flat().flatMap((item) => (means(item, 'solid') && item.kind === 'term' ? [item.form] : [])),
  ).size

/** "The square nut is a block … the nut": a name by its last word, where no other ends with it. */
function nameOf(names: ReadonlyMap<string, string>, items: readonly Item[], at: number): string {
  const word = wordOf(items[at] as Item)
  if (names.has(word) || !means(items[at - 1], 'determiner', 'the')) return word
  const [name, ...others] = [...names.keys()].filter((each) => each.endsWith(` ${word}`))
  return others.length === 0 ? (name ?? word) : word
}

export const withNamedBodies = where(['determiner:the| : ', ' be:| have:| : '], (sentences) => {
  const names = new Map(
    sentences.flatMap((items) => {
      const named = namedIn(items)
      return named ? [named] : []
    }),
  )
  if (names.size === 0) return sentences
  if (names.size + bodiesIn(sentences) < 2)
    for (const [name, concept] of names) if (concept === 'piece') names.delete(name)
  return sentences.map((items) =>
    items.map((item, at): Item => {
      const named = item.kind === 'unknown' || isRim(item) || isOpening(item) || isUprightNoun(items, at)
      const name = named ? nameOf(names, items, at) : ''
      const concept = names.get(name)
      // "the candy coating": only the noun itself.
      if (!concept || items[at + 1]?.kind === 'unknown') return item
      const noun = asOwnNoun(item, concept, wordOf(item))
      return noun.kind === 'term' ? { ...noun, form: name } : noun
    }),
  )
})
