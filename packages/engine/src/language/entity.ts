/** A thing the prompt speaks of, with everything said about it so far. */
import type { AxisName, SignedAxis } from '../plan/geometry.ts'
import { acceptedSizes, type FamilyFacts, type Member } from './families/family.ts'
import { BODIES, type Body, FIGURE_SIDES, type ShapeKind } from './lexicon/bodies.ts'
import { FIGURES } from './lexicon/figures.ts'
import { SHAPE_BY_ADJECTIVE } from './lexicon/shape-adjectives.ts'
import type { Placed } from './places/place.ts'
import type { Value } from './quantities/quantity.ts'
import { remembered } from './remembered.ts'
import { shapeSizes } from './shapes/bodies.ts'
import { featureSizes, isFeatureKind } from './shapes/features.ts'
import { canBeHollow, hollowSizes } from './shapes/hollow.ts'
import type { Sizes } from './shapes/sizes.ts'
import type { Attribute } from './sizes/attributes.ts'
import { accepts } from './sizes/sizes.ts'
import { type Item, means } from './text/items.ts'

/** A size given to a thing, with the items that said it. */
export interface Given {
  attribute: Attribute
  /** The dimension word as it applies to this thing. */
  word: string
  items: readonly Item[]
}

/** A place, with the items that said it. */
export interface SaidPlace {
  place: Placed['place']
  items: readonly Item[]
}

/** Words that choose edges: all, vertical, top, corner, circular. */
export interface EdgeWord {
  word: string
  item: Item
}

export interface Entity {
  readonly kind: 'solid' | 'feature'
  concept: string
  /** Shape adjectives said of it. */
  readonly adjectives: Map<string, Item>
  sides: number | undefined
  /** How many, and where it was said; `again` where an announcement had said it before; in all, where it is so many for each. */
  count:
    | {
        value: number
        item: Item | undefined
        again?: readonly Item[]
        total?: { value: number; item: Item }
      }
    | undefined
  readonly given: Given[]
  /** The end of it that is a half circle, where it is named. */
  roundEnd?: SignedAxis | undefined
  readonly places: SaidPlace[]
  readonly edgeWords: EdgeWord[]
  readonly manners: Set<string>
  /** Named in the plural. */
  plural: boolean
  /** Its length was told as that of the whole: "the pipe is 100 mm long overall". */
  overall: boolean
  thread: { designation: string; item: Item } | undefined
  /** The body it stands on or is cut into, where the prompt names it. */
  host: Entity | undefined
  /** The one before that it is told by: "an identical boss"; said, or only left open. */
  like: { model: Entity; said: boolean } | undefined
  /** The two that it joins, and the word that said so. */
  linked: { ends: readonly Entity[]; item: Item } | undefined
  /** The hole a counterbore belongs to. */
  of: Entity | undefined
  /** The cut at whose bottom it begins; or whose own bottom it is. */
  floor: { of: Entity; within: boolean } | undefined
  /** Told one by one after all of them were announced: "two holes. One hole is … The second hole is …". */
  readonly members: Entity[]
  /** Those it is one of. */
  group: Entity | undefined
  /** Which of those that are laid out together it is: the outermost that way, the middle one, or what the others leave. */
  picked?: SignedAxis | 'central' | 'rest'
  /** The sentences that speak of it alone, of several alike: "the left block", "the second wall". */
  singledIn?: readonly number[]
  /** How far it lies from another of them, where that is said besides its own place. */
  spaced?: { from: Entity; distance: Value; items: readonly Item[] }
  /** The words that said that it ends where its host does. */
  flush?: readonly Item[]
  /** The words that said that nothing may close it. */
  clear?: Item
  /** "a dome shape", "a chamfered cube": announced, to be told in detail later. */
  loose: boolean
  /** Taken away instead of added: "cut a 10 mm cylinder". */
  cut: boolean
  orientation: AxisName | undefined
  /** The side that a ramp is high at, where that is told. */
  rises?: SignedAxis
  /** Sides said to be open, and what said so. */
  readonly open: Map<SignedAxis, Item>
  closed: Item | undefined
  /** Every noun that has been used for it: a shank that was also called a cylinder. */
  readonly names: Set<string>
  /** When it was last spoken of: sentence, and place in it. */
  spoken: readonly [sentence: number, at: number]
  /** Of one that was only announced: the sentence that told it first, and how many it told. */
  takenUp?: readonly [sentence: number, number: number | undefined]
  /** What tells it from others of its kind: top, second, smaller. */
  readonly labels: Map<string, Item>
  /** Two bodies whose common edge is worked: "the edge between the head and the shank". */
  between: readonly [Entity, Entity] | undefined
  /** A part of a family, and what was said of it besides sizes. */
  family: FamilyFacts | undefined
  /** What it alone is made of and looks like, where others are made of something else. */
  look: { material?: string; colour?: string } | undefined
  /** A piece of such a part: what is said of it is said of the part. */
  member: Member | undefined
  /** The item that first named it. */
  readonly item: Item
  readonly sentence: number
}

export function newEntity(kind: Entity['kind'], concept: string, item: Item, sentence: number): Entity {
  return {
    kind,
    concept,
    adjectives: new Map(),
    sides: undefined,
    count: undefined,
    given: [],
    places: [],
    edgeWords: [],
    manners: new Set(),
    plural: false,
    overall: false,
    thread: undefined,
    host: undefined,
    like: undefined,
    linked: undefined,
    of: undefined,
    floor: undefined,
    members: [],
    group: undefined,
    loose: false,
    cut: false,
    orientation: undefined,
    open: new Map(),
    closed: undefined,
    names: new Set(),
    spoken: [sentence, 0],
    labels: new Map(),
    between: undefined,
    family: undefined,
    look: undefined,
    member: undefined,
    item,
    sentence,
  }
}

/** A body told by itself: nothing that is cut away, and no part of a family or piece of one. */
export const isOwnBody = (entity: Entity | undefined): entity is Entity =>
  entity?.kind === 'solid' && !entity.cut && !entity.family && !entity.member

/** A hole by its name, of whatever outline: "square hole". */
export const isHoleNamed = ({ concept, item }: Entity): boolean =>
  concept === 'hole' ||
  (concept === 'pocket' && item.kind === 'term' && /(?:hole|bore|opening|aperture|window)$/u.test(item.form))

/** "a window straight through from front to back": cut that way; a channel is open along its way. */
export const isWindow = ({ item }: Entity, told: readonly Item[]): boolean =>
  item.kind === 'term' &&
  /(?:window|opening|cutout|aperture)$/u.test(item.form) &&
  told.some((each) => means(each, 'manner', 'through'))

export const bodyOf = (entity: Entity): Body | undefined =>
  entity.kind === 'solid' ? (BODIES[entity.concept] ?? FIGURES[entity.concept]) : undefined

/** Bodies with one long way, which may lie along x or y; for the others an axis only names what is already so. */
export const MAY_LIE: ReadonlySet<ShapeKind> = new Set(['round', 'tube', 'cone', 'polygon'])

const INNER_WORDS = new Set([
  'innerDiameter',
  'innerRadius',
  'wall',
  'floor',
  'innerLength',
  'innerWidth',
  'innerHeight',
])

/** A cup, not a tube: named so, or open at one end only. */
const hasFloor = (entity: Entity): boolean =>
  bodyOf(entity)?.hollow !== undefined || entity.open.size === 1 || entity.closed !== undefined

/** Hollowed out to a wall; a round body without a floor is a tube by its shape. */
export function isHollow(entity: Entity): boolean {
  const shape = shapeOf(entity)
  if (!shape || !canBeHollow(shape)) return false
  if (shape === 'round') return hasFloor(entity)
  return (
    bodyOf(entity)?.hollow !== undefined ||
    entity.adjectives.has('hollow') ||
    entity.open.size > 0 ||
    entity.closed !== undefined ||
    entity.given.some((given) => INNER_WORDS.has(given.word))
  )
}

/** The shape as noun, adjectives and sizes make it; undefined while nothing has decided it. */
export function shapeOf(entity: Entity): ShapeKind | undefined {
  const body = bodyOf(entity)
  if (!body) return undefined
  if (body.shape === 'ramp' && (entity.adjectives.has('ridge') || entity.adjectives.has('isosceles')))
    return 'ridge'
  if (body.shape === 'cone') return 'cone'
  const turned = body.prismatic ? shapeByAdjectives(entity) : undefined
  const usual = turned ?? (isTurnedRound(entity) ? 'round' : isSquarePost(entity) ? 'box' : body.shape)
  // "a pipe closed at the bottom" is a cup.
  const shape = usual === 'tube' && hasFloor(entity) ? 'round' : usual
  const hollow = entity.adjectives.has('hollow') || entity.given.some((given) => INNER_WORDS.has(given.word))
  if (shape === 'round' && body.prismatic && !hollow && isSaidTapered(entity) && hasTaper(entity))
    return 'cone'
  if (shape === 'round' && hollow && !hasFloor(entity)) return 'tube'
  // A solid of three sizes and no other name is a box.
  const has = (dimension: string): boolean =>
    entity.given.some(({ attribute }) => attribute.dimension === dimension)
  if (shape === undefined && (has('sequence') || (has('length') && has('width') && has('height'))))
    return 'box'
  if (shape === undefined && isTapered(entity)) return 'cone'
  if (shape === undefined && entity.given.some((given) => ROUND_WORDS.has(given.word)))
    return hollow && !hasFloor(entity) ? 'tube' : 'round'
  if (shape === undefined && isThreeWays(entity)) return 'box'
  return shape
}

/** "a rectangular bar with round ends": what says more than that its sides are straight comes first. */
function shapeByAdjectives({ adjectives }: Entity): ShapeKind | undefined {
  const told = [...adjectives.keys()].flatMap((adjective) => SHAPE_BY_ADJECTIVE[adjective]?.shape ?? [])
  return told.find((shape) => shape !== 'box') ?? told[0]
}

const ACROSS_ROUND = new Set(['diameter', 'outerDiameter'])
const STRAIGHT_WORDS = new Set(['sequence', 'width', 'length', 'side', 'axis x', 'axis y'])

/** A bar, a plate or a leg may be round as well as square, as long as no straight side is told. */
const mayTurnRound = (entity: Entity): boolean =>
  bodyOf(entity)?.shape === 'box' &&
  bodyOf(entity)?.prismatic === true &&
  !(entity.concept in FIGURES && entity.concept !== 'leg') &&
  !bodyOf(entity)?.cut &&
  ![...entity.adjectives.keys()].some((adjective) => SHAPE_BY_ADJECTIVE[adjective]) &&
  !entity.given.some(
    ({ word }) => STRAIGHT_WORDS.has(word) && !(word === 'length' && LONG_BODIES.has(entity.concept)),
  )

/** Long bodies have a length whatever their section is. */
const LONG_BODIES = new Set(['bar', 'leg', 'arm', 'rail', 'foot'])

/** Round by habit only. */
const POSTS = new Set(['post', 'column', 'pillar', 'pole', 'peg', 'stud'])
const POST_CONCEPTS = new Set(['boss', 'flange', 'platform'])

/** "a pillar 20 x 20 x 80 mm", "a neck 20 mm (X) by 8 mm (Y)", "a head 30 mm long and 20 mm wide". */
function isSquarePost({ concept, names, given, adjectives }: Entity): boolean {
  const has = (word: string): boolean => given.some((each) => each.word === word)
  if (!POST_CONCEPTS.has(concept) && ![...names].some((name) => POSTS.has(name))) return false
  if (adjectives.has('circular') || [...ROUND_WORDS].some(has)) return false
  if (given.some(({ word, attribute }) => word === 'sequence' && attribute.values.length === 3)) return true
  return (has('axis x') && has('axis y')) || (has('length') && has('width'))
}

/** "a bar 16 mm in diameter". */
const isTurnedRound = (entity: Entity): boolean =>
  mayTurnRound(entity) && entity.given.some(({ word }) => ACROSS_ROUND.has(word))

/** A round body that is not as wide at both ends. */
const isTapered = ({ given, adjectives }: Entity): boolean =>
  adjectives.has('conical') ||
  (adjectives.has('truncated') && given.some(({ word }) => ROUND_WORDS.has(word) || TAPER_WORDS.has(word))) ||
  given.filter(({ word }) => TAPER_WORDS.has(word)).length > 1

const isSaidTapered = ({ adjectives }: Entity): boolean =>
  adjectives.has('truncated') || adjectives.has('conical')

const hasTaper = ({ given }: Entity): boolean => given.some(({ word }) => TAPER_WORDS.has(word))

const TAPER_WORDS = new Set(['topDiameter', 'bottomDiameter', 'topRadius', 'bottomRadius'])

/** Sizes that only a round thing has, and those that make a box of what has no other name. */
const ROUND_WORDS = new Set(['diameter', 'outerDiameter', 'radius', 'outerRadius'])
const STRAIGHT = ['length', 'width', 'height', 'thickness', 'depth']

function isThreeWays({ given, places }: Entity): boolean {
  const has = (word: string): boolean => given.some((each) => each.word === word)
  const ranged = (axis: AxisName): boolean =>
    places.some(({ place }) => place.kind === 'range' && place.axis === axis)
  const ways = (['x', 'y', 'z'] as const).filter((axis) => has(`axis ${axis}`) || ranged(axis))
  return STRAIGHT.filter(has).length + ways.length > 2 || (has('length') && has('width')) || ways.length > 1
}

export function sidesOf(entity: Entity): number | undefined {
  const named = [...entity.adjectives.keys()]
    .map((adjective) => SHAPE_BY_ADJECTIVE[adjective]?.sides)
    .find((n) => n)
  return entity.sides ?? named ?? FIGURE_SIDES[entity.concept]
}

export function sizesOf(entity: Entity): Sizes | undefined {
  const own = acceptedSizes(entity.family, entity.member)
  if (own) return own
  if (entity.kind === 'feature')
    return isFeatureKind(entity.concept)
      ? featureSizes(entity.concept, entity.adjectives.has('circular'))
      : undefined
  const shape = shapeOf(entity)
  if (!shape) return undefined
  const sizes = isHollow(entity) ? hollowSizes(shape, shapeSizes(shape)) : shapeSizes(shape)
  const body = bodyOf(entity)
  // A round leg has none of the words of a square one.
  const called = body?.shape === 'box' && shape !== 'box' ? undefined : body?.words
  const words = entity.adjectives.has('narrowing') ? NARROWING : called
  return words ? inItsWords(words)(sizes) : sizes
}

const inItsWords = remembered((words: NonNullable<Body['words']>) =>
  remembered((sizes: Sizes): Sizes => ({ ...sizes, words: { ...sizes.words, ...words } })),
)

/** Of a plate that narrows, its length runs from the wide end to the narrow one. */
const NARROWING: Readonly<Record<string, readonly string[]>> = {
  length: ['rise'],
  height: ['height'],
  'axis x': ['rise'],
  'axis y': ['bottom'],
}

/** Whether a thing can have such a size at all. */
export function acceptsWord(entity: Entity, word: string): boolean {
  const sizes = sizesOf(entity)
  if (word === 'edgeLength') return entity.concept === 'fillet' || entity.concept === 'chamfer'
  if (!sizes) return entity.kind === 'solid'
  if (word === 'bare') return sizes.bare !== undefined
  if (word === 'sequence') return Object.keys(sizes.sequence).length > 0
  // A cube has its six: "a cube with 16 sides" has lost a unit.
  if (word === 'sides') return entity.kind === 'solid' && entity.concept !== 'cube'
  const shape = shapeOf(entity)
  if (shape === 'round' && INNER_WORDS.has(word)) return true
  if (shape === 'round' && isSaidTapered(entity) && TAPER_WORDS.has(word)) return true
  if (shape === 'box' && mayTurnRound(entity) && ACROSS_ROUND.has(word)) return true
  if (shape && canBeHollow(shape) && accepts(hollowSizes(shape, sizes), word)) return true
  return accepts(sizes, word)
}
