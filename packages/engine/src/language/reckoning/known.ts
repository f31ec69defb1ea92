/** What a size told by another can refer to: things described before, and sizes said earlier in the sentence. */

import { dimensionsSoFar } from '../compile/bodies/dimensions.ts'
import type { ReadingState } from '../context.ts'
import { type Entity, shapeOf } from '../entity.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { placeInOrder } from '../lexicon/order.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { type Discourse, mainBody } from '../references/discourse.ts'
import { type Attribute, findAttributes } from '../sizes/attributes.ts'
import { candidatesOf } from '../sizes/sizes.ts'
import { conceptOf, type Item, means } from '../text/items.ts'

type Items = readonly Item[]

/** What the size of a thing is where only "as large as" is said: one that it has but once. */
export const MAIN_SIZES: readonly string[] = ['diameter', 'side']

/** Whose size another one is told by, so that it is not given to it again; what its own sentence tells is known by its kind. */
export type Teller = Entity | string

interface Owner {
  entity: Entity | undefined
  end: number
  teller: Teller | undefined
}

export interface Known {
  /** The thing named here, over its small words. */
  ownerAt: (items: Items, at: number) => Owner | undefined
  /** A size of a thing by its word; of nothing in particular, the one said last. */
  size: (entity: Entity | undefined, dimension: Item) => number | undefined
  /** A size of the thing that the sentence is about, told before or behind: "it is 30 mm wide". */
  own: (items: Items, at: number, dimension: Item) => number | undefined
  /** The size of the one before that is of the same kind as what the sentence tells: "a second hole, twice as big". */
  alike: (items: Items, at: number, dimension?: Item) => number | undefined
  /** The size that was told last. */
  last: (items: Items, at: number) => number | undefined
  /** Whether the words before are "extrude it by". */
  extrudes: (items: Items, at: number) => boolean
}

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'solid') ||
  means(item, 'portion') ||
  means(item, 'whole') ||
  means(item, 'feature') ||
  means(item, 'member')

/** "the X dimension", "its Z extent": how large it is along an axis. */
export function extentOf(item: Item | undefined): string | undefined {
  const axis = conceptOf(item, 'axis')
  const named = axis === 'x' || axis === 'y' || axis === 'z'
  return named && /(?:dimension|dim|extent|size)$/iu.test(item?.text ?? '') ? `axis ${axis}` : undefined
}

/** A stated size of a thing, as its equations have it; what would only be assumed is not known. */
function sizeOf(entity: Entity, word: string): number | undefined {
  // Told by this very word: the "width" of a cylinder may be how long it is.
  const told = entity.given.findLast((given) => given.word === word && given.attribute.values.length === 1)
  if (told) return told.attribute.values[0]?.value
  const known = dimensionsSoFar(entity)
  if (!known) return undefined
  const { values, assumed, sizes } = known
  const meant = candidatesOf({ word }, sizes).find(
    (dimension) => values.has(dimension) && !assumed.includes(dimension),
  )
  return meant === undefined ? undefined : values.get(meant)
}

/** "the first cylinder", "the smaller disc": by its number among its like, or by what tells it from them; else the last. */
function oneOf(alike: readonly Entity[], ordinal: string | undefined): Entity | undefined {
  const numbered = alike[placeInOrder(ordinal) ?? -1]
  return numbered ?? alike.findLast(({ labels }) => ordinal && labels.has(ordinal)) ?? alike.at(-1)
}

function entityNamed(
  discourse: Discourse,
  item: Item,
  adjectives: readonly string[],
  ordinal: string | undefined,
): Entity | undefined {
  const solids = discourse.entities.filter((entity) => entity.kind === 'solid' && !entity.loose)
  if (means(item, 'whole') || item.kind !== 'term') return mainBody(discourse)
  const piece = conceptOf(item, 'member')
  const member = discourse.entities
    .flatMap(({ family }) => (family && piece ? [family.members.get(piece)] : []))
    .findLast((entity) => entity !== undefined)
  if (member) return member
  const concept = conceptOf(item, 'solid') ?? conceptOf(item, 'portion') ?? conceptOf(item, 'feature')
  const wanted =
    adjectives.map((adjective) => SHAPE_BY_ADJECTIVE[adjective]?.shape).find((shape) => shape) ??
    BODIES[concept ?? '']?.shape
  return (
    oneOf(
      discourse.entities.filter((entity) => entity.names.has(item.form) || entity.concept === concept),
      ordinal,
    ) ??
    solids.findLast((entity) => wanted !== undefined && shapeOf(entity) === wanted) ??
    (solids.length === 1 ? solids[0] : undefined)
  )
}

function isToldHere(sentence: Items, item: Item, { entities }: Discourse): boolean {
  const concept = conceptOf(item, 'solid')
  if (!concept || item.kind !== 'term') return false
  const known = entities.some((entity) => entity.concept === concept || entity.names.has(item.form))
  return !known && sentence.slice(0, sentence.indexOf(item)).some((each) => means(each, 'solid', concept))
}

/** A cone's base is as wide as the cylinder that has the same diameter. */
const TWINS: Readonly<Record<string, string>> = { diameter: 'bottomDiameter', radius: 'bottomRadius' }

const IN_ORDER: Readonly<Record<string, number>> = { length: 0, width: 1, height: 2, thickness: 2 }
const ALONG: readonly string[] = ['x', 'y', 'z']

/** "60 x 40 x 10 mm": by their order, or by their axes. */
function listedSize(told: ReturnType<typeof findAttributes>, word: string): number | undefined {
  const order = IN_ORDER[word]
  if (order === undefined) return undefined
  const tagged = told.findLast(({ axis }) => axis !== undefined && axis === ALONG[order])
  const listed = told.findLast(({ dimension, values }) => dimension === 'sequence' && values.length === 3)
  return tagged?.values[0]?.value ?? listed?.values[order]?.value
}

/** By which other word the same size may have been told: something round is as wide as its diameter. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  width: ['diameter', 'outerDiameter', 'side'],
  length: ['side'],
  height: ['side'],
  depth: ['side'],
}

/** A size told with its word in these sentences, the first of them. */
function toldIn(sentences: readonly Items[], word: string): number | undefined {
  const told = sentences.flatMap((items) => findAttributes(items)).filter(({ values }) => values.length === 1)
  for (const each of [word, ...(KIN[word] ?? [])]) {
    const found = told.find(({ dimension }) => dimension === each)
    if (found) return found.values[0]?.value
  }
  return undefined
}

const isIntroduced = (items: Items, at: number): boolean =>
  means(items[at], 'solid') &&
  items.slice(Math.max(0, at - 4), at).some((item) => /^(?:an?|another)$/iu.test(item.text))

export function knownSizes(
  sentence: Items,
  { discourse, before, ahead, readApart }: Pick<ReadingState, 'discourse' | 'before' | 'ahead' | 'readApart'>,
): Known {
  return {
    own(items, at, dimension) {
      const word = conceptOf(dimension, 'dimension')
      if (!word) return undefined
      const isNew = items.slice(0, at).some((_, index) => isIntroduced(items, index))
      const { subject } = discourse
      return (
        toldIn([items.slice(0, at)], word) ??
        (subject && !isNew ? sizeOf(subject, word) : undefined) ??
        toldIn([items.slice(at), ...ahead], word)
      )
    },
    alike(items, at, dimension) {
      const noun = items.slice(0, at).findLast((item) => means(item, 'solid') || means(item, 'feature'))
      const concept = conceptOf(noun, 'solid') ?? conceptOf(noun, 'feature')
      const said = conceptOf(dimension, 'dimension') ?? 'size'
      const words = said === 'size' ? MAIN_SIZES : [said]
      const here = findAttributes(items.slice(0, at)).findLast(
        (each) =>
          each.values.length === 1 &&
          (words.includes(each.dimension) || (each.dimension === 'bare' && words === MAIN_SIZES)),
      )
      if (here) return here.values[0]?.value
      const one = discourse.entities.findLast((entity) => entity.concept === concept) ?? discourse.subject
      return words.map((word) => one && sizeOf(one, word)).find((value) => value !== undefined)
    },
    last(items, at) {
      const isSize = ({ values, quantity: { kind } }: Attribute): boolean =>
        values.length === 1 && (kind === 'length' || kind === 'marked')
      const here = findAttributes(items.slice(0, at)).findLast(isSize)
      return (here ?? findAttributes(before).findLast(isSize))?.values[0]?.value
    },
    ownerAt(items, from) {
      let at = from
      const adjectives: string[] = []
      let ordinal: string | undefined
      for (; at < from + 6; at++) {
        const item = items[at]
        const shape = conceptOf(item, 'shape')
        ordinal ??= conceptOf(item, 'ordinal')
        if (shape) adjectives.push(shape)
        else if (
          !means(item, 'determiner') &&
          !(means(item, 'filler') && !isNoun(item)) &&
          !means(item, 'ordinal') &&
          !means(item, 'preposition', 'of')
        )
          break
      }
      const item = items[at]
      // "the same width as the original".
      const alone =
        items[at - 1]?.kind === 'term' && /^(?:original|initial|first)$/u.test(items[at - 1]?.text ?? '')
      const owned = (entity: Entity | undefined, end: number): Owner => ({ entity, end, teller: entity })
      if (alone && !(item && isNoun(item))) return owned(mainBody(discourse), at)
      // "the width of the rectangular surface": of the body that has it.
      if (adjectives.length > 0 && means(item, 'edge', 'face')) return owned(mainBody(discourse), at + 1)
      if (!item || !isNoun(item)) return undefined
      // "a rectangle 20 mm wide, and a half circle as wide as the rectangle": told in this very sentence.
      if (isToldHere(sentence, item, discourse)) {
        const told = readApart(sentence.slice(0, sentence.indexOf(item)))
        const entity = entityNamed({ ...discourse, entities: [...told] }, item, adjectives, ordinal)
        return { entity, end: at + 1, teller: entity?.concept }
      }
      return owned(entityNamed(discourse, item, adjectives, ordinal), at + 1)
    },
    size(entity, dimension) {
      const word = conceptOf(dimension, 'dimension') ?? extentOf(dimension)
      if (!word) return undefined
      if (entity) return sizeOf(entity, word)
      const here = sentence.indexOf(dimension)
      const told = findAttributes(sentence.slice(0, here))
      const said = told.findLast((each) => each.dimension === word || each.dimension === TWINS[word])
      if (said) return said.values[0]?.value
      // "whose diameter is a third of the outer diameter": of what was told first, around it.
      const around = word === 'outerDiameter' ? told.find((each) => each.dimension === 'diameter') : undefined
      if (around?.values.length === 1) return around.values[0]?.value
      const listed = listedSize(told, word)
      // Of one body alone they are its own.
      const others = sentence.slice(0, here).filter((item) => means(item, 'solid')).length > 1
      if (listed !== undefined && discourse.entities.length === 0 && others) return listed
      const main = mainBody(discourse)
      const own = main && sizeOf(main, word)
      if (own !== undefined) return own
      for (const each of discourse.entities.toReversed()) {
        const value = sizeOf(each, word)
        if (value !== undefined) return value
      }
      return undefined
    },
    extrudes(items, at) {
      for (let before = at - 1; before >= 0 && before > at - 7; before--)
        if (means(items[before], 'operation', 'extrude')) return true
      return false
    },
  }
}
