/** Ties each size to the thing it speaks of: every possible owner is scored, the best that fits is taken. */

import { acceptsWord, type Entity, MAY_LIE, shapeOf, sizesOf } from '../entity.ts'
import type { Member } from '../families/family.ts'
import type { Mention } from '../nouns/mentions.ts'
import { remembered } from '../remembered.ts'
import { type Item, isMark, means, wordsOf } from '../text/items.ts'
import type { Attribute } from './attributes.ts'
import { nounsBetween } from './nouns-between.ts'
import { RUNNING } from './runs-by-size.ts'

export interface Candidate {
  entity: Entity
  word: string
  score: number
}

export interface Bound {
  attribute: Attribute
  candidates: Candidate[]
}

const SCORE = {
  owner: 12,
  phrase: 10,
  after: 6,
  before: 3,
  earlier: 1,
  compound: 3,
  site: 3,
  besides: 3,
} as const
const PER_NOUN_BETWEEN = 1.5
const PER_AGE = 0.01

/** "extrude it by 5", "extrude this square by 5": what stands between the verb and its size. */
const isExtruded = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'whole') ||
  (means(items[at], 'solid') && means(items[at - 1], 'determiner', 'the')) ||
  (means(items[at], 'make') && means(items[at - 1], 'determiner', 'the'))

/** A size after "extruded" is the extrusion's, one after "cut" a depth, whatever word it has. */
function wordFor(attribute: Attribute, items: readonly Item[], entity: Entity): string {
  const start = Math.min(...attribute.items)
  let at = start - 1
  while (
    means(items[at], 'preposition', 'at', 'to', 'of', 'along') ||
    means(items[at], 'determiner') ||
    means(items[at], 'filler') ||
    means(items[at], 'face') ||
    isExtruded(items, at)
  )
    at--
  const bare = attribute.dimension === 'bare'
  const heightLike = bare || attribute.dimension === 'height' || attribute.dimension === 'depth'
  if (heightLike && entity.kind === 'solid' && means(items[at], 'operation', 'extrude')) return 'extrusion'
  // "an extrusion length of 5" is never the height of what is drawn.
  const extruded = attribute.items.some((index) => /extru/iu.test(items[index]?.text ?? ''))
  if (heightLike && extruded && acceptsWord(entity, 'extrusion')) return 'extrusion'
  const down = items.slice(at + 1, start).some((item) => means(item, 'preposition', 'along'))
  const into = down || means(items[attribute.at + 1], 'preposition', 'in', 'along')
  if (bare && entity.kind === 'feature' && means(items[at], 'operation', 'cut') && into) return 'depth'
  // A rod "200 mm long along x" lies; a block "200 mm long along x" is measured there.
  const lies = attribute.dimension !== 'axis' && MAY_LIE.has(shapeOf(entity) ?? 'box')
  // "12 mm wide (X)": of a slot its width, whichever way it runs.
  // "a tube 120 mm long along z": a section's length, whichever way it runs.
  const runs = entity.family?.family.run !== undefined && attribute.dimension === 'length'
  const own = RUNNING.has(entity.concept) || entity.concept === 'keyway'
  const named = (own && acceptsWord(entity, attribute.dimension)) || runs
  if (attribute.axis && !lies && !named && acceptsWord(entity, `axis ${attribute.axis}`))
    return `axis ${attribute.axis}`
  if (bare && attribute.quantity.kind === 'angle') return 'angle'
  // "a groove 10 mm across": how wide it is.
  const across = attribute.items.some((index) => /^across$/iu.test(items[index]?.text ?? ''))
  if (across && RUNNING.has(entity.concept)) return 'width'
  const plain = PLAINLY[attribute.dimension]
  // "the second section has a larger diameter": of what has no shape yet no end of a cone is meant.
  const compares = attribute.items.some((index) =>
    /^(?:larg|small|wid|narrow)er\b/iu.test(items[index]?.text ?? ''),
  )
  if (plain && compares && shapeOf(entity) === undefined) return plain
  return plain && !acceptsWord(entity, attribute.dimension) ? plain : attribute.dimension
}

/** "a smaller diameter of 5 mm" compares with another body where this one has but one diameter. */
const PLAINLY: Readonly<Record<string, string>> = {
  topDiameter: 'diameter',
  bottomDiameter: 'diameter',
  topRadius: 'radius',
  bottomRadius: 'radius',
}

/** A lone size behind a body's name belongs to it only where it follows at once: "cylinder 25 mm". */
function reaches(attribute: Attribute, mention: Mention, items: readonly Item[]): boolean {
  if (attribute.at < mention.start) return false
  if (mention.category === 'feature' || attribute.at < mention.head) return true
  const between = items.slice(mention.end, attribute.at)
  // "The shaft is 6 mm": of a piece that has but one size by itself.
  if (means(items[mention.head], 'member') && between.length === 1 && means(between[0], 'be')) return true
  if (mention.determiner === 'the') return false
  return between.every(
    (item) =>
      isMark(item, ':', ',', '-', '(') ||
      means(item, 'preposition', 'of') ||
      // "hex standoff M3 male female 15 mm": which one it is.
      means(item, 'variant') ||
      // "square tube 40x40x3 1000 mm": what its section leaves open.
      (item.kind === 'quantity' && (item.quantity.kind === 'thread' || item.quantity.kind === 'size')),
  )
}

/** "Fillet the top edge of the hole with a radius of 2 mm": the hole only says which edge. */
const isWorked = (
  { category, determiner, start }: Mention,
  mentions: readonly Mention[],
  items: readonly Item[],
): boolean =>
  category === 'feature' &&
  determiner === 'the' &&
  means(items[start - 1], 'preposition', 'of') &&
  means(items[start - 2], 'edge') &&
  mentions.some(({ concept, head }) => head < start && (concept === 'fillet' || concept === 'chamfer'))

/** "a hole in the bottom of the knob, 12 mm deep": what only says where something is has no sizes behind it. */
const isSite = (mention: Mention, mentions: readonly Mention[], items: readonly Item[]): boolean =>
  (mention.determiner === 'the' || means(items[mention.head], 'whole', 'it')) &&
  mention.category !== 'feature' &&
  (means(items[mention.start - 1], 'preposition', 'in', 'on', 'of', 'at') ||
    (means(items[mention.start - 1], 'preposition', 'beside') && means(items[mention.head], 'whole', 'it')) ||
    means(items[mention.start - 1], 'manner', 'through') ||
    means(items[mention.start - 1], 'place', 'on top', 'underneath')) &&
  (mentions.some(({ category, head, within }) => category === 'feature' && head < mention.start && !within) ||
    isGround(mention, mentions, items))

/** "The second disc sits on the first disc and is 5 mm thick": told before, and another body opens the sentence. */
const isGround = (mention: Mention, mentions: readonly Mention[], items: readonly Item[]): boolean =>
  (mention.category === 'solid' || /^it$/iu.test(items[mention.head]?.text ?? '')) &&
  !means(items[mention.end], 'filler', 'pronoun') &&
  !means(items[mention.end], 'determiner', 'the') &&
  mentions.some(({ category, head, within }) => category === 'solid' && head < mention.start && !within) &&
  items
    .slice(0, mention.start)
    .some((item) => means(item, 'make') || means(item, 'operation') || means(item, 'be'))

/** "four legs at the corners of its underside, each with a length of 65 mm": said of what there are several of. */
const isOfEach = (items: readonly Item[], from: number, to: number): boolean =>
  eachesIn(items).some((at) => at > from && at < to)

const eachesIn = remembered((items: readonly Item[]): number[] =>
  items.flatMap((item, at) =>
    means(item, 'which', 'each') &&
    isMark(items[at - 1], ',') &&
    (means(items[at + 1], 'preposition', 'with') ||
      means(items[at + 1], 'be') ||
      items[at + 1]?.kind === 'quantity')
      ? [at]
      : [],
  ),
)

const RELATIVE = /^,? ?(?:that|which) (?:is|are|measures?|has|have)(?: an?)?$/iu

/** "hole diameter 5 mm", "a hole that is 5 mm wide": of the noun that stands right before it. */
const isToldOf = ({ determiner }: Mention, between: readonly Item[]): boolean =>
  between.length === 0 || (between.length < 4 && determiner !== 'the' && RELATIVE.test(wordsOf(between)))

function scoreFor(
  attribute: Attribute,
  mention: Mention,
  mentions: readonly Mention[],
  items: readonly Item[],
): number {
  if (attribute.owner === mention.head) return SCORE.owner
  const { at } = attribute
  if (at >= mention.start && at < mention.head) return SCORE.phrase
  if (mention.head < at) {
    const between = nounsBetween(mentions, mention.head, at)
    const begins = Math.min(...attribute.items)
    const owns =
      begins >= mention.end && isToldOf(mention, items.slice(mention.end, begins)) ? SCORE.compound : 0
    const sited = isSite(mention, mentions, items) || isWorked(mention, mentions, items)
    const site = sited && owns === 0 ? SCORE.site : 0
    const each = !mention.plural && isOfEach(items, mention.end, at) ? SCORE.site : 0
    return SCORE.after + owns - site - each - PER_NOUN_BETWEEN * between
  }
  const between = nounsBetween(mentions, at, mention.head)
  return SCORE.before - PER_NOUN_BETWEEN * between
}

/**
 * "A mug with a handle, 90 mm tall and 80 mm wide": what stands apart behind a piece that only is mentioned is said of
 * the whole, where that has no size yet. "With six holes, 8 mm in diameter" counts them, which is more than a mention.
 */
function isBesides(
  mention: Mention,
  { at, dimension, items: said }: Attribute,
  { items, mentions, entityOf }: BindContext,
): boolean {
  const [first] = mentions
  const whole = first && entityOf(first)
  if (!whole?.family || mention === first || mention.count) return false
  if (isEnumerated(mention, whole, { at, dimension, items: said }, items)) return true
  if (whole.given.some(({ attribute }) => attribute.at < mention.head)) return false
  const sized = items.slice(0, mention.head).some(({ kind }) => kind === 'quantity')
  const apart = items.slice(mention.end, at).findIndex((item) => isMark(item, ','))
  const alone = mentions.every(({ head }) => head <= mention.head || head > at)
  return !sized && apart === 0 && alone && mention.determiner !== 'the'
}

/** "with mounting bosses": how many, how large and where is told further on. */
const isOnlyNamed = ({ kind, plural, count, given, places }: Entity): boolean =>
  kind === 'solid' && plural && !count && given.length === 0 && places.length === 0

const OF_THE_WHOLE: ReadonlySet<string> = new Set(['wall', 'floor', 'innerLength', 'innerWidth', 'size'])

/** "A tray with bosses, open at the top, 80 x 50 x 20 mm": behind the comma, of the tray. */
const isOfTitle = (
  attribute: Attribute,
  mention: Mention,
  { items, mentions, entityOf }: BindContext,
): boolean => {
  const [first] = mentions
  const entity = entityOf(mention)
  const named = entity !== undefined && mention !== first && isOnlyNamed(entity)
  const whole = attribute.values.length === 3 || OF_THE_WHOLE.has(attribute.dimension)
  return (
    named &&
    whole &&
    first?.category === 'solid' &&
    means(items[mention.start - 1], 'preposition', 'with') &&
    items.slice(mention.end, attribute.at).some((item) => isMark(item, ',', ':'))
  )
}

/** "a mount, 35 mm inner diameter, two screw holes": items of a list; what stands before the comma is not the holes'. */
const isListed = (attribute: Attribute, { count, start }: Mention, items: readonly Item[]): boolean =>
  count !== undefined &&
  isMark(items[start - 1], ',') &&
  attribute.dimension !== 'bare' &&
  attribute.dimension !== 'diameter' &&
  Math.max(...attribute.items) === start - 2 &&
  isMark(items[Math.min(...attribute.items) - 1], ',')

/** "A funnel, 90 mm wide, 10 mm spout, 110 mm tall": a list of the whole's, in which a piece has its size before it. */
function isEnumerated(
  { start, head, end, determiner }: Mention,
  whole: Entity,
  { at, dimension, items: said }: Pick<Attribute, 'at' | 'dimension' | 'items'>,
  items: readonly Item[],
): boolean {
  const sized = items.slice(start, head).some(({ kind }) => kind === 'quantity')
  const opens = isMark(items[start - 1], ',') && determiner === undefined
  const alone = isMark(items[end], ',') && Math.min(at, ...said) === end + 1
  return sized && opens && alone && acceptsWord(whole, dimension)
}

/** One and the same size in two words. */
const TWINS: Readonly<Record<string, string>> = { radius: 'diameter', diameter: 'radius' }

/** Words for one size where nothing is hollow. */
const ACROSS = new Set(['diameter', 'outerDiameter'])

/** Whether another size already answers this word for the thing. */
function isTaken(entity: Entity, word: string, attribute: Attribute): boolean {
  const sizes = sizesOf(entity)
  const meant = (said: string): string | undefined =>
    said === 'bare' ? sizes?.bare : sizes?.words[said]?.[0]
  return entity.given.some(
    (given) =>
      (given.word === word ||
        (ACROSS.has(word) && ACROSS.has(given.word) && meant(word) === meant(given.word)) ||
        given.word === TWINS[word] ||
        word === 'bare' ||
        // "a 10 mm bore, 14 mm OD": the bore has its diameter.
        (given.word === 'bare' && meant('bare') === meant(word)) ||
        (word === 'sequence' && given.word === 'sequence')) &&
      (given.word === TWINS[word] || given.attribute.values[0]?.value !== attribute.values[0]?.value),
  )
}

export interface BindContext {
  items: readonly Item[]
  mentions: readonly Mention[]
  entityOf: (mention: Mention) => Entity | undefined
  /** Things of earlier sentences, the latest first. */
  earlier: readonly Entity[]
}

const ODD_FOR_HOLES: Readonly<Record<string, number>> = { height: 4.5, length: 4.5, width: 2 }
const IT_IS = /^(?:it is|it's|it measures|it has|it should be|it must be)$/iu

/** "It is 80 mm high and 46 mm wide with …": of what was spoken of before, not of what the sentence goes on to. */
const isOfIt = ({ items: said }: Attribute, items: readonly Item[]): boolean =>
  IT_IS.test(items[0]?.text ?? '') &&
  means(items[0], 'make') &&
  items
    .slice(1, Math.min(...said))
    .every(
      (item) =>
        item.kind === 'quantity' ||
        means(item, 'dimension') ||
        means(item, 'conjunction') ||
        isMark(item, ','),
    )

/** "An I-beam, 120 mm long. 60 mm high, flanges 40 mm wide": goes on with the sizes of the whole before a piece is named. */
const goesOn = ({ items: said }: Attribute, { items, mentions }: BindContext, whole: Entity): boolean => {
  const last = Math.max(...said)
  return (
    whole.family !== undefined &&
    isMark(items[last + 1], ',') &&
    mentions.every(({ start }) => start > last) &&
    items
      .slice(0, last + 1)
      .every((item) => item.kind === 'quantity' || means(item, 'dimension') || isMark(item, ','))
  )
}

const TOTAL = /overall|total|altogether/u

export const isTotalWord = (item: Item | undefined): boolean => item?.kind === 'term' && TOTAL.test(item.form)

/** "All 4 mm thick", "4 mm thick everywhere". */
const isThroughout = (items: readonly Item[], said: readonly number[]): boolean =>
  /^all$/iu.test(items[Math.min(...said) - 1]?.text ?? '') ||
  /^(?:everywhere|throughout|all over|all round|all around)$/iu.test(items[Math.max(...said) + 1]?.text ?? '')

/**
 * "A web 4 mm thick, an overall height of 80 mm", "the lower leg 40 mm wide, 100 mm long" of an angle: of the whole, not of
 * the piece that was named last.
 */
function isOfWhole(
  { items: said, owner, dimension }: Attribute,
  { head, end }: Mention,
  { of: whole }: Member,
  items: readonly Item[],
): boolean {
  if (owner === head || !acceptsWord(whole, dimension)) return false
  if (said.some((at) => isTotalWord(items[at]))) return true
  const before = Math.min(...said) - 1
  if (dimension === 'thickness' && isThroughout(items, said)) return true
  return (
    dimension === 'length' &&
    whole.family?.family.run !== undefined &&
    isMark(items[before], ',') &&
    before > end
  )
}

/** The possible owners of a size, best first; of those that were spoken of long ago, no more than make up the `most` best. */
export function candidatesFor(
  attribute: Attribute,
  context: BindContext,
  most = Number.POSITIVE_INFINITY,
): Candidate[] {
  const { items, mentions, entityOf, earlier } = context
  const best = new Map<Entity, Candidate>()
  const offer = (entity: Entity, score: number, reaches = true): void => {
    if (score <= 0) return
    const word = wordFor(attribute, items, entity)
    // A lone size must stand close to its noun, unless a verb says what it is.
    const teller = attribute.values[0]?.toldBy
    if (teller === entity || teller === entity.concept) return
    if (word === 'bare' && !reaches) return
    if (!acceptsWord(entity, word)) return
    // A hole has a depth and a diameter; its "height" or "width" is one of them only where no body could have it.
    const odd = entity.concept === 'hole' ? (ODD_FOR_HOLES[word] ?? 0) : 0
    // "40 mm wide, two M3 holes": how wide a hole is stands behind it, and a screw tells it already.
    const ahead = attribute.quantity.span[0] < entity.item.span[0]
    if (odd > 0 && word === 'width' && (ahead || entity.thread)) return
    const cost = (isTaken(entity, word, attribute) ? 5 : 0) + odd
    const before = best.get(entity)
    if (!before || before.score < score - cost) best.set(entity, { entity, word, score: score - cost })
  }
  // A size inside a phrase is its noun's or nobody's.
  const phrase = mentions.find(
    (mention) => !mention.within && attribute.at >= mention.start && attribute.at < mention.head,
  )
  const own = phrase && entityOf(phrase)
  if (phrase) {
    if (own) offer(own, SCORE.phrase)
    return [...best.values()]
  }
  const listed = new Set(mentions.filter((each) => isListed(attribute, each, items)).map(entityOf))
  for (const mention of mentions) {
    const entity = mention.pointer ? undefined : entityOf(mention)
    if (!entity || listed.has(entity) || isOfTitle(attribute, mention, context)) continue
    if (entity.member && isOfWhole(attribute, mention, entity.member, items)) continue
    const besides = entity.member && isBesides(mention, attribute, context) ? SCORE.besides : 0
    offer(entity, scoreFor(attribute, mention, mentions, items) - besides, reaches(attribute, mention, items))
  }
  // "the total length of all three" is no size of any one of them.
  if (mentions.some((mention) => mention.pointer && mention.head === attribute.owner))
    return [...best.values()]
  // What was cut last is "it" as well, and has its own size.
  const [it] = earlier
  if (it?.kind === 'solid' && !it.member && !it.cut && isOfIt(attribute, items)) offer(it, SCORE.after)
  if (it?.kind === 'solid' && !it.member && !it.cut && goesOn(attribute, context, it)) offer(it, SCORE.after)
  for (const [age, entity] of earlier.entries()) {
    const score = SCORE.earlier - age * PER_AGE
    // None that is older scores more than this one can.
    const better = [...best.values()].filter((each) => each.score >= score)
    if (score <= 0 || better.length >= most) break
    if (!listed.has(entity)) offer(entity, score - (isOnlyNamed(entity) ? 0.5 : 0), false)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}
