/**
 * Whether everything that a summary names was made by what was told: its holes and slots, its bodies, how many there are,
 * its outline. What is only a name for the part, and what nobody knows, promises nothing.
 */
import { familyNamed } from '../../library/families/registry.ts'
import { isElement, purposeRanges } from '../aside/surroundings.ts'
import { isTalk } from '../aside/talk.ts'
import { bodyOf, type Entity, isHollow, shapeOf } from '../entity.ts'
import type { ShapeKind } from '../lexicon/bodies.ts'
import { SHAPE_BY_ADJECTIVE } from '../lexicon/shape-adjectives.ts'
import { isPromise } from '../lexicon/shaping.ts'
import { totalOf } from '../references/announced.ts'
import { conceptOf, type Item, isMark, means } from '../text/items.ts'
import { isSize } from './found.ts'

const isBody = ({ kind, cut }: Entity): boolean => kind === 'solid' && !cut
const isMade = ({ loose, members }: Entity): boolean => !loose && members.length === 0

/** By which other names the same cut may be told: a groove that runs through is a slot, a square hole a pocket. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  hole: ['hole', 'pocket'],
  slot: ['slot', 'groove', 'keyway', 'pocket'],
  groove: ['groove', 'slot', 'keyway'],
  keyway: ['keyway', 'slot', 'groove'],
  pocket: ['pocket', 'hole', 'slot', 'groove'],
  counterbore: ['counterbore'],
  countersink: ['countersink'],
  fillet: ['fillet'],
  chamfer: ['chamfer'],
}

/** Taken away as a body: "cut out a 20 mm square". */
const CUT_OUT: ReadonlySet<string> = new Set(['slot', 'groove', 'pocket', 'hole', 'ledge'])

/** Bodies that have what is called a hole, or a rounded side, by their own shape. */
const BY_SHAPE: Readonly<Record<string, readonly ShapeKind[]>> = {
  hole: ['tube'],
  pocket: ['tube'],
  fillet: ['semicircle', 'round'],
}

function isFulfilledBy(concept: string, entity: Entity): boolean {
  if (entity.kind === 'feature')
    return (ALIKE[concept] ?? [concept]).includes(entity.concept) || entity.member?.name === concept
  if (entity.cut) return CUT_OUT.has(concept)
  const shape = shapeOf(entity)
  const hollow = concept === 'hole' || concept === 'pocket'
  return (hollow && isHollow(entity)) || (shape !== undefined && (BY_SHAPE[concept] ?? []).includes(shape))
}

/** Two holes on one axis are a counterbored one, told in other words. */
const isStepped = (concept: string, entities: readonly Entity[]): boolean =>
  concept === 'counterbore' && entities.filter((entity) => entity.concept === 'hole').length > 1

/** One fillet may round many edges. */
const EDGES: ReadonlySet<string> = new Set(['fillet', 'chamfer'])

/** What is left where a pocket was cut, by what it is for. */
const COMPARTMENT = /^(?:compartment|cell|bay)s?$/iu

/** The cut that a word promises. */
const cutNamed = (item: Item | undefined): string | undefined =>
  conceptOf(item, 'feature') ??
  (item?.kind === 'unknown' && COMPARTMENT.test(item.text) ? 'pocket' : undefined)

const isNoun = (item: Item | undefined): boolean =>
  means(item, 'feature') || means(item, 'solid') || means(item, 'whole') || item?.kind === 'unknown'

const REACH = 5

/** What a number counts: the last of the nouns that stand together behind it. */
function countedBy(items: readonly Item[], at: number): Item | undefined {
  const phrase = items.slice(at + 1, at + 1 + REACH)
  const first = phrase.findIndex(isNoun)
  // "a two-tier platform": so many tiers, not platforms.
  if (first < 0 || phrase[first]?.kind === 'unknown') return phrase[first]
  let last = first
  while (isNoun(phrase[last + 1])) last++
  // "a six-spoke handwheel": so many spokes.
  const several = phrase.slice(first, last + 1).some((item) => item.kind === 'term' && item.plural)
  return phrase[several ? last : first]
}

/** "a hole in two of its sides": so many sides, not holes. */
function countsSides(items: readonly Item[], at: number): boolean {
  const phrase = items.slice(at + 1, at + 1 + REACH)
  const side = phrase.findIndex((item) => means(item, 'edge') || means(item, 'dimension', 'wall', 'side'))
  return side >= 0 && !phrase.slice(0, side).some((item) => isNoun(item) && !means(item, 'whole', 'it'))
}

/** As many of them, or one that is there so often or in so many sides. */
const isInSides = (value: number, entities: readonly Entity[]): boolean => {
  const cuts = entities.filter((entity) => isMade(entity) && !isBody(entity))
  const facesOf = ({ places }: Entity): number =>
    places.flatMap(({ place }) => (place.kind === 'faces' ? place.faces : [])).length
  return (
    value === 1 ||
    sumOf(cuts) === value ||
    cuts.some((cut) => numberOf(cut) === value || facesOf(cut) === value)
  )
}

/** The number of them, of those of one kind, or of the bodies where nobody knows what is counted. */
function isNumberKept(value: number, noun: Item | undefined, entities: readonly Entity[]): boolean {
  if (value === 1) return true
  const made = entities.filter(isMade)
  const concept = cutNamed(noun)
  const solid = conceptOf(noun, 'solid')
  const counted = concept
    ? made.filter((entity) => isFulfilledBy(concept, entity))
    : made.filter((entity) => isBody(entity) && (!solid || isNamed(noun as Item, entity)))
  return sumOf(counted) === value || counted.some((entity) => numberOf(entity) === value)
}

/** A hole "in each corner" is there four times, one "at each end" twice. */
function numberOf(entity: Entity): number {
  if (entity.count) return totalOf(entity)
  const spread = new Set(entity.places.map(({ place }) => place.kind))
  const faces = entity.places.flatMap(({ place }) => (place.kind === 'faces' ? place.faces : []))
  // Through a face and out of the one opposite: one hole.
  const sides = entity.manners.has('through') ? new Set(faces.map((face) => face[1])).size : faces.length
  const two = spread.has('ends') || spread.has('mirror')
  return totalOf(entity) * (spread.has('corners') ? 4 : two ? 2 : Math.max(1, sides))
}

const sumOf = (entities: readonly Entity[]): number =>
  entities.reduce((total, entity) => total + numberOf(entity), 0)

/** "with slots", "with a flange at each end": more than one of them. */
function areSeveral(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.kind === 'term' && item.plural) return true
  const behind = items.slice(at + 1, at + 6)
  const each = behind.findIndex((next) => means(next, 'which', 'each', 'both', 'all'))
  const other = behind.findIndex(isNoun)
  return each >= 0 && (other < 0 || each < other) && behind.slice(each).some((next) => means(next, 'edge'))
}

const lastWord = (form: string): string => form.split(' ').at(-1) ?? form

const isNamed = (noun: Item, entity: Entity): boolean => {
  const concept = conceptOf(noun, 'solid')
  const shape = concept ? bodyOf({ ...entity, kind: 'solid', concept })?.shape : undefined
  return (
    // "PCB standoffs" that are told as "cylindrical standoffs".
    (noun.kind === 'term' && [...entity.names].some((name) => lastWord(name) === lastWord(noun.form))) ||
    entity.concept === concept ||
    (shape !== undefined && shapeOf(entity) === shape)
  )
}

const LIKE_SHAPES: Readonly<Record<string, readonly ShapeKind[]>> = {
  truncated: ['cone', 'pyramid', 'trapezoid'],
  conical: ['cone'],
  spherical: ['sphere', 'hemisphere', 'cap'],
  right: ['triangle', 'ramp', 'trapezoid'],
  isosceles: ['triangle', 'ridge', 'trapezoid'],
  equilateral: ['triangle', 'polygon'],
}

function isShapeKept(adjective: string, entities: readonly Entity[]): boolean {
  if (adjective === 'hollow')
    return entities.some((entity) => isFulfilledBy('hole', entity) || isFulfilledBy('pocket', entity))
  const wanted = SHAPE_BY_ADJECTIVE[adjective]
  const shapes = wanted
    ? [wanted.shape, ...(wanted.shape === 'round' ? ['tube'] : [])]
    : LIKE_SHAPES[adjective]
  return entities.some(
    (entity) =>
      entity.adjectives.has(adjective) ||
      (entity.kind === 'solid' && (shapes ?? []).includes(shapeOf(entity) ?? 'outline')) ||
      (wanted?.shape === 'round' && entity.concept === 'hole') ||
      (wanted?.shape === 'box' && entity.concept === 'pocket'),
  )
}

/** How a hole is made: a thread must have been told, which way it goes is told with it. */
function isMannerKept(manner: string, entities: readonly Entity[]): boolean {
  if (manner === 'tapped')
    return entities.some(({ thread, manners }) => thread !== undefined || manners.has('tapped'))
  return entities.some(
    (entity) => entity.kind === 'feature' || entity.cut || entity.manners.has(manner) || isHollow(entity),
  )
}

/** "half of a pipe", "twice as long": tells a shape by another one. */
const TELLS_BY_OTHER = ['half', 'third', 'quarter', 'twice', 'times'] as const

/** Things of two parts, of which one may be the part. */
const OF_TWO = /^(?:butt |door |cabinet )?hinge$|^(?:coupling|buckle|clasp|mold|mould|clamshell)$/iu

/** "This is half of a hinge", of which no other sentence speaks: one of its two parts, not half of a shape. */
function isOneOfTwo(items: readonly Item[], at: number, others: readonly string[]): boolean {
  const noun = items[at + 3]
  const of = means(items[at + 1], 'preposition', 'of') && means(items[at + 2], 'determiner', 'a')
  return of && OF_TWO.test(noun?.text ?? '') && !others.some((other) => other === noun?.text)
}

/** What is said to be absent, or is only what the part is like or for. */
function silent(items: readonly Item[], others: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (const { from, end } of purposeRanges(items))
    for (let at = from; at < end; at++) if (items[at]?.kind !== 'quantity') found.add(at)
  for (const [at, item] of items.entries()) {
    // "without threads" and "a handle-less cup", "dovetail-free".
    if (means(item, 'negation')) for (let next = at + 1; next < at + 4; next++) found.add(next)
    if (/^(?:less|free)$/iu.test(item.text) && !isMark(items[at - 1])) found.add(at - 1)
    // "This is the bottom half of an enclosure": which part of a product it is, not half of a shape.
    const side = means(items[at - 1], 'face') && means(items[at + 1], 'preposition', 'of')
    if (means(item, 'likeness', 'half') && (side || isOneOfTwo(items, at, others)) && at < 4) found.add(at)
  }
  return found
}

/** "with an L-shaped outline": what the bodies and cuts look like together. */
const isLetter = (item: Item): boolean => familyNamed(conceptOf(item, 'solid') ?? '')?.letter !== undefined

function isItemKept(
  items: readonly Item[],
  at: number,
  isFirstBody: boolean,
  entities: readonly Entity[],
  others: readonly string[],
): boolean {
  const item = items[at] as Item
  if (isSize(item)) return false
  if (item.kind === 'quantity' && item.quantity.kind === 'coordinate') return true
  if (item.kind === 'quantity' && countsSides(items, at))
    return isInSides(item.quantity.values[0]?.value ?? 0, entities)
  if (item.kind === 'quantity')
    return isNumberKept(item.quantity.values[0]?.value ?? 0, countedBy(items, at), entities)
  if (item.kind === 'unknown') return !isPromise(item.text, others)
  if (item.kind === 'mark') return true
  if (means(item, 'filler')) return true
  if (means(item, 'stranger') || means(item, 'likeness', ...TELLS_BY_OTHER)) return false
  const feature = conceptOf(item, 'feature')
  if (feature) {
    // "a dovetail slide base … A male dovetail rail": what kind of part it is, and told besides.
    const word = item.text.toLowerCase()
    if (isNoun(items[at + 1]) && others.some((other) => other.toLowerCase() === word)) return true
    const made = entities.filter((entity) => isMade(entity) && isFulfilledBy(feature, entity))
    const enough = EDGES.has(feature) || !areSeveral(items, at) || sumOf(made) > 1
    return (made.length > 0 && enough) || isStepped(feature, entities)
  }
  if (means(item, 'solid')) {
    // What the part is called is no body of its own; a machine element's name alone makes no machine element.
    if (isFirstBody || isLetter(item)) return !isElement(item) || entities.filter(isMade).length > 1
    // "a cross hole", "a base plate": says what kind of thing the next noun is.
    if (isNoun(items[at + 1])) return true
    const made = entities.filter(
      (entity) => isMade(entity) && entity.kind === 'solid' && isNamed(item, entity),
    )
    return made.length > 0 && (!areSeveral(items, at) || sumOf(made) > 1)
  }
  const shape = conceptOf(item, 'shape')
  if (shape) return isShapeKept(shape, entities)
  const manner = conceptOf(item, 'manner')
  return manner ? isMannerKept(manner, entities) : true
}

/** "a handwheel / belt wheel", "a cover (lid)": the part by another name. */
const isOtherName = (items: readonly Item[], first: number, at: number): boolean =>
  first >= 0 &&
  at > first &&
  isMark(items[first + 1], '/', '(') &&
  items.slice(first + 2, at).every(({ kind }) => kind === 'unknown')

export function isKept(
  summaries: readonly (readonly Item[])[],
  told: readonly (readonly Item[])[],
  entities: readonly Entity[],
): boolean {
  const others = told.flat().map(({ text }) => text)
  return summaries
    .filter((items) => !isTalk(items))
    .every((items) => {
      const passed = silent(items, others)
      const firstNoun = items.findIndex((item, at) => means(item, 'solid') && !passed.has(at))
      // Of "a six-spoke handwheel" the wheel.
      const firstBody = items.findIndex(
        (_, at) => firstNoun >= 0 && at >= firstNoun && !means(items[at + 1], 'solid'),
      )
      return items.every(
        (_, at) =>
          passed.has(at) ||
          isItemKept(items, at, at === firstBody || isOtherName(items, firstBody, at), entities, others),
      )
    })
}
