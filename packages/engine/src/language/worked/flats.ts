/** Flats milled on round bodies: "a flat on one side, 10 mm from the axis", "two flats 24 mm apart", a D-shaft. */

import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import type { Attribute } from '../sizes/attributes.ts'
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../text/items.ts'
import { asOneTerm, findSpoken } from '../text/spoken.ts'
import { takeFlatStatements } from './flat-statements.ts'

const FLAT = /^flats?$/iu
const FARTHEST = 6

const isNoun = (item: Item | undefined): boolean =>
  item?.kind === 'unknown' ||
  (['solid', 'feature', 'whole', 'portion', 'edge', 'face', 'shape', 'place'] as const).some((category) =>
    means(item, category),
  )

/** What may stand between an article and the noun: "a 20 mm long flat", "two opposing flats". */
const describes = (item: Item | undefined): boolean =>
  (item?.kind === 'quantity' && item.quantity.kind !== 'count') ||
  means(item, 'dimension') ||
  means(item, 'filler') ||
  means(item, 'which') ||
  means(item, 'ordinal') ||
  means(item, 'operation', 'cut')

const SURFACE = /^(?:face|surface|side|area)$/iu

/** Says what the noun before it does: "a flat starting at one end". */
const isVerb = (item: Item | undefined): boolean =>
  means(item, 'make') ||
  means(item, 'place', 'starting') ||
  /^(?:leaves|leaving|remains|reaches|begins|ends)$/iu.test(item?.text ?? '')

/** "a flat 30 x 30 mm square plate": an adjective before the sizes of the noun. */
function isBeforeSizedNoun(items: readonly Item[], at: number): boolean {
  let next = at + 1
  while (items[next]?.kind === 'quantity') next++
  const noun = items[next]
  return next > at + 1 && (means(noun, 'solid') || means(noun, 'portion') || means(noun, 'shape'))
}

/** "a flat is milled", not "a flat plate" or "lying flat"; `known` where a flat was told before. */
function isFlatNoun(items: readonly Item[], at: number, known: boolean): boolean {
  const item = items[at]
  if (item?.kind !== 'term' || !FLAT.test(item.text)) return false
  const surface = SURFACE.test(items[at + 1]?.text ?? '')
  const cut = known || items.some((each) => means(each, 'operation', 'cut'))
  if (isNoun(items[at + 1]) && !isVerb(items[at + 1]) && !(surface && cut)) return false
  // "eight flat radial blades": an adjective before another.
  if (means(items[at + 1], 'manner', 'radial') && isNoun(items[at + 2])) return false
  if (isBeforeSizedNoun(items, at)) return false
  let back = at - 1
  while (back > at - FARTHEST && describes(items[back])) back--
  const opening = items[back]
  return (
    means(opening, 'determiner') ||
    means(opening, 'whole', 'it') ||
    (opening?.kind === 'quantity' && opening.quantity.kind === 'count') ||
    /s$/iu.test(item.text)
  )
}

/** Bodies of which a flat is only what a cut leaves behind, or a side that they have anyway. */
const isDomed = (item: Item): boolean =>
  means(item, 'solid', 'sphere', 'hemisphere', 'dome', 'cone', 'half disc') ||
  means(item, 'portion', 'semicircle')

const FEATURE = { category: 'feature', concept: 'flat' } as const
const OF_ROUND = '(?: of (?:it|(?:the |this )?(?:shaft|rod|cylinder|pin|bar|disc|disk|post|tube|axle|knob)))?'

/** "The last 10 mm are D-shaped": there is a flat, which the words that follow tell. */
const D_SHAPED =
  /(?<=(?:first|last|top|upper|bottom|lower|final) #(?: [a-z]+){0,6} (?:is|are|has|have|gets?|becomes?|should be) (?:a |an )?)d(?: shaped?)?(?: (?:cross section|section|profile))?(?= |$)/u

/** Flats by another name, each the noun with what leads to it. */
const RENAMED: readonly RegExp[] = [
  D_SHAPED,
  /(?<=(?:a|an|one|the|single|this|that|its) )flat cut(?= (?:on|in|into|along|at) |$)/u,
  // "cut the disc with a straight line 15 mm from its center"
  /(?:cut|trim|trimmed|sliced?|truncated?)(?: off)?(?: (?:it|(?:the|this) [a-z]+))? (?:with|by|along|at) (?:a|one) (?:(?:straight|flat|vertical|single) )*(?:line|chord|plane|cut)(?= (?:(?:that|which|is|lies|located|placed|parallel|to|its|the|axis|at|a|distance|of|running|vertical|horizontal) )*# (?:away |off )?from (?:its|the) (?:cent|axis|middle))/u,
  /(?<=(?:cut|slice|remove|trim|saw)(?: off| away)? (?:a |one )(?:(?:small|single|circular|flat|straight) )*)segment(?= (?!of (?:a|the) (?:ring|circle|torus)))/u,
  /(?<=(?:a|an|one|the|single|this|that|its) (?:(?:# )?(?:long |deep ))?)d (?:shaped )?(?:cut|flat)(?= |$)/u,
  new RegExp(
    `(?:flatten|mill|cut|machine|grind|file|plane|make)(?: down| off)? (?:one|a|the) side${OF_ROUND} flat(?= |$)`,
    'u',
  ),
  new RegExp(`flatten(?: down| off)? (?:one|a|the) side${OF_ROUND}(?= |$)`, 'u'),
]

function renamed(items: Item[]): Item[] {
  let told = items
  for (const pattern of RENAMED) {
    const found = findSpoken(told, pattern)
    if (found)
      told = asOneTerm(told, found, FEATURE).map((item, at) =>
        at === found.from && item.kind === 'term' ? { ...item, form: 'flat' } : item,
      )
  }
  return told
}

/** What comes of a flat that the same sentence cuts: "so that it has one flat edge". */
const RESULTS: readonly RegExp[] = [
  /so (?:that )?(?:it|the [a-z]+|there) (?:has|gets|is|are|forms?|receives|ends up with) (?:a |one )(?:single |straight )*flat (?:edge|side|face|surface)(?: on (?:one|that|this|the [a-z]+) side)?(?= [,.;]|$)/u,
  /(?:to|,) (?:create|creating|form|forming|give|giving|make|making|produce|producing|get)(?: it)? (?:a |one )(?:single |straight )*flat (?:edge|side|face|surface)(?: on (?:one|that|this|the [a-z]+) side)?(?= [,.;]|$)/u,
  /with (?:a|one) (?:single )?flat (?:side|edge|face|surface)(?= [:;] )/u,
]

const withoutResults = (items: Item[]): Item[] =>
  RESULTS.reduce<Item[]>((told, pattern) => {
    const found = findSpoken(told, pattern)
    const others = found && [...told.slice(0, found.from), ...told.slice(found.to + 1)]
    const cut = others?.some((item) => means(item, 'feature', 'flat') || FLAT.test(item.text))
    return found && cut ? asOneTerm(told, found, { category: 'filler', concept: 'what a flat makes' }) : told
  }, items)

/** "…: a flat leaves 4.5 mm": the one that makes it a D. */
const asAnnounced = (item: Item, at: number, items: readonly Item[]): Item =>
  means(item, 'determiner', 'a') && FLAT.test(items[at + 1]?.text ?? '')
    ? asTerm(item, { category: 'determiner', concept: 'the' })
    : item

/** The sentences with that word as the name of a cut; "a flat surface" that is milled is one as well. */
export const withFlats = where(
  [
    'flat| d |segment| line | chord | plane | cut ',
    'flat| d |segment|from its cent|from the cent|from its axis|from the axis|from its middle|from the middle',
  ],
  (sentences) => {
    if (sentences.some((items) => items.some(isDomed))) return sentences
    let known = false
    let announced = false
    return sentences.map((sentence) => {
      announced ||= findSpoken(sentence, D_SHAPED) !== undefined
      const items = withoutResults(renamed(announced ? sentence.map(asAnnounced) : sentence))
      const isNamed = (at: number): boolean => isFlatNoun(items, at, known)
      const read = items.map((item, at): Item => {
        if (item.kind !== 'term') return item
        if (isNamed(at)) return asTerm(item, FEATURE, { form: 'flat', plural: /s$/iu.test(item.text) })
        const surface = SURFACE.test(item.text) && isNamed(at - 1)
        return surface ? asFiller(item, 'a flat') : item
      })
      known ||= read.some((item) => means(item, 'feature', 'flat'))
      return read
    })
  },
)

/** The flat that a sentence is about. */
function flatIn({ mentions, entities, state }: Context): Entity | undefined {
  const said = mentions.findLast((mention) => entities.get(mention)?.concept === 'flat')
  const { subject } = state.discourse
  return (said && entities.get(said)) ?? (subject?.concept === 'flat' ? subject : undefined)
}

const OPPOSITE = /^(?:opposite|opposing)$/iu
const TWO = /^(?:two|both|2)$/iu

/** "on one side", "on two opposite sides": how many there are, and nothing else. */
function takeSides({ items, state }: Context, flat: Entity): void {
  for (const [at, item] of items.entries()) {
    if (!means(item, 'preposition', 'on', 'at', 'in')) continue
    let end = at + 1
    while (
      end < at + FARTHEST &&
      (means(items[end], 'determiner') ||
        means(items[end], 'which') ||
        (items[end]?.kind === 'quantity' && /^(?:one|two|1|2)$/iu.test(items[end]?.text ?? '')))
    )
      end++
    const side = items[end]
    if (!means(side, 'edge', 'side') || side?.kind !== 'term') continue
    const said = items.slice(at, end + 1)
    const pair = side.plural && said.some(({ text }) => OPPOSITE.test(text) || TWO.test(text))
    const counted = said.find((each) => each.kind === 'quantity')
    if (pair && !flat.count) flat.count = { value: 2, item: counted }
    else if (pair && counted && flat.count)
      flat.count = { ...flat.count, again: [...(flat.count.again ?? []), counted] }
    for (const each of said) state.account.use(each, pair ? 'two flats' : 'determiner')
  }
}

const ROUND = /^(?:round|circle|curve|curved|arc)$/iu

/** "the distance from the flat to the opposite side is 8 mm", "it measures 8 mm from the flat to the opposite side of the round". */
function takeOpposite({ items, attributes, state }: Context, flat: Entity): Attribute | undefined {
  const at = items.findIndex(
    (item, index) =>
      (OPPOSITE.test(item.text) || means(item, 'ordinal', 'other') || /^far$/iu.test(item.text)) &&
      means(items[index + 1], 'edge', 'side', 'edge'),
  )
  const led = items.slice(Math.max(0, at - 2), at).some((item) => means(item, 'preposition', 'to'))
  const lengths = attributes.filter(({ quantity }) => quantity.kind === 'length')
  const from = items.findLastIndex((item, index) => index < at && means(item, 'preposition', 'from'))
  const size =
    lengths.find((attribute) => attribute.at > at) ??
    lengths.findLast((attribute) => attribute.at === from - 1)
  if (at < 0 || !led || !size) return undefined
  for (const item of items.slice(at + 2)) if (ROUND.test(item.text)) state.account.use(item, 'flat')
  flat.given.push({ word: 'opposite', attribute: size, items: [items[size.at] as Item] })
  for (const index of [size.at, at, at + 1]) state.account.use(items[index], 'flat to the opposite side')
  for (const item of items) if (/^distance$/iu.test(item.text)) state.account.use(item, 'flat')
  return size
}

export function takeFlats(context: Context): void {
  const flat = flatIn(context)
  // A family's flat has sizes by its own words.
  if (!flat || flat.member) return
  takeFlatStatements(context, flat)
  const taken = takeOpposite(context, flat)
  if (taken) context.attributes = context.attributes.filter((attribute) => attribute !== taken)
  takeSides(context, flat)
  // "it starts at the top end": where the end is named, no more is said.
  for (const item of context.items)
    if (means(item, 'place', 'starting')) context.state.account.use(item, 'place of the flat')
}
