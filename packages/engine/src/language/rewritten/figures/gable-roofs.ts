/**
 * "The roof is a triangular prism; its ridge runs parallel to Y and is 15 mm higher than the walls": a gable roof covers what
 * it stands on, so that its ridge only tells which way it runs and how high it is.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { asIdle, findSpoken, spoken } from '../../text/spoken.ts'

const ROOF: Entry = { category: 'solid', concept: 'roof' }
const HOUSE = '(?:house|block|body|box|walls?|building|barn|hut|base|prism|cuboid|shed|part|top face)'

const TELLS_GABLE =
  /(?:^| )(?:roof .*(?:ridge|triangular prism)|triangular prism .*roof|(?:gabled?|pitched|saddle|saddleback|peaked|ridged) roof)/u
const IS_PRISM =
  /(?<=(?:^| )roof (?:, )?)(?:is|has the (?:shape|form) of|is shaped (?:like|as)|consists of|is made (?:of|as)|in the (?:shape|form) of) an? (?:(?:lying|horizontal|isosceles|symmetrical|symmetric|solid) )*triangular prism(?= |$)/u
const WAY =
  /(?:, )?(?:(?:and|with|whose|the|its|it|has|where|a) )*(?<=^| )ridge(?: line)?(?: (?:(?:that|which|in|the|middle|centre|center|,|runs?|running|is|lies|lying|goes|going|centred|centered|of|over|house|block|body|box))*)*? (?:(?:running|runs|going|goes|is|lies|lying|extends|extending|stretches) )*(?:along|parallel to|parallel with|in) (?:the )?(?<axis>[xy])(?: axis| direction)?(?= |$)/u
const MIDDLE = new RegExp(
  `(?:, |and )*(?:(?:is|lies|runs) )?(?:in|over|along|above) the (?:middle|centre|center)(?: of (?:the |its )(?:whole |entire )?${HOUSE})?(?: in [xy])?(?= |$)`,
  'u',
)
const RISE = new RegExp(
  `(?<=ridge.* )(?:(?:, |and )*(?:(?:it|which|that|is|lies|sits|rises|stands|being|at|reaching|reaches|ends) )*)(?<mm># )(?:higher than|above|over|up from) (?:the )?(?:top(?: face| edge| edges| side)? of (?:the |its ))?${HOUSE}(?= |$)`,
  'u',
)
const FLUSH = new RegExp(
  `(?:[(,] )?(?:(?:and|is|it is|sits|lies|which is|being) )*(?:(?:flush|level|even|aligned)(?: with)? (?:the |its )?(?:sides of the )?${HOUSE}(?: ,)?(?: (?:on|at|along) (?:all|each|every|both|all four|all of its)(?: four)? sides?| all (?:a?round))?|(?:with|has|having) (?:exactly )?the same (?:footprint|base|base area|outline|length and width)(?: as (?:the |its )?${HOUSE})?)(?= [,.;)(]|$| and )`,
  'u',
)
const NO_OVERHANG =
  /(?:\( |, )?(?:(?:there|is|are|and|with|so|it|does|do|has) )*(?:no|without(?: any| an)?|not) overhangs?(?: \))?(?= |$)/u

/** A ridge along y is told by the length and the width of what it stands on alone: of a roof, each may mean either. */
const OWN_SIZE = /roof[^.]* (?:#x#|# (?:long|wide)|length|width)/u

const BODY_TOLD = /(?:^| )body (?:(?:is|of|measures|,|:|measuring) )*#/u

const replaced = (items: readonly Item[], from: number, to: number, by: readonly Item[]): Item[] => [
  ...items.slice(0, from),
  ...by,
  ...items.slice(to + 1),
]

const idle = (items: Item[], pattern: RegExp, concept: string): Item[] => {
  const found = findSpoken(items, pattern)
  return found
    ? asIdle(items, found, concept).filter(
        (item, at) => !isMark(item, '(', ')') || at < found.from || at > found.to,
      )
    : items
}

/** "15 mm higher than the walls": how high the roof is. */
function withRise(items: Item[]): Item[] {
  const found = findSpoken(items, RISE)
  const tall = found && items[found.quantities[0] ?? -1]
  if (!found || !tall) return items
  const words = items.slice(found.from, found.to + 1)
  return replaced(items, found.from, found.to, [
    unsaid(tall, { category: 'be', concept: 'is' }, '', 'is'),
    tall,
    unsaid(tall, { category: 'dimension', concept: 'height' }, '', 'high'),
    ...words
      .filter((item) => item !== tall && !isMark(item))
      .map((item) => asFiller(item, 'above the walls')),
  ])
}

const IT_IS =
  /^(?:it|this) (?:is|has the (?:shape|form) of) an? (?:(?:lying|horizontal|isosceles|symmetrical|symmetric|solid) )*triangular prism(?= |$)/u

/** A sentence about the ridge, or about the prism that the roof is, is one about the roof. */
function ofRoof(items: Item[]): Item[] {
  const [first, second] = items
  const prism = findSpoken(items, IT_IS)
  if (first && prism)
    return [
      unsaid(first, { category: 'determiner', concept: 'the' }, '', 'the'),
      unsaid(first, ROOF, 'roof'),
      ...asIdle(items, prism, 'as a gable roof is'),
    ]
  if (!first || !second || !/^(?:the|its)$/iu.test(first.text) || !/^ridge(?: line)?$/iu.test(second.text))
    return items
  return [
    asTerm(first, { category: 'determiner', concept: 'the' }, { form: 'the' }),
    unsaid(second, ROOF, 'roof'),
    ...items.slice(1),
  ]
}

const isRoof = (item: Item): boolean =>
  means(item, 'solid', 'roof') || (item.kind === 'unknown' && /^roof$/iu.test(item.text))

function read(items: Item[], across: boolean): Item[] {
  const prism = idle(items, IS_PRISM, 'as a gable roof is')
  const named = ofRoof(withRise(prism)).map((item) =>
    isRoof(item) && item.kind === 'unknown' ? asTerm(item, ROOF) : item,
  )
  const patterns: readonly (readonly [RegExp, string])[] = [
    [WAY, 'the ridge'],
    [MIDDLE, 'as a ridge lies'],
    [FLUSH, 'as a roof covers it'],
    [NO_OVERHANG, 'as a roof covers it'],
  ]
  const aboutRidge = /(?:^| )(?:roof|ridge)(?: |$)/u.test(spoken(named).text)
  const settled = aboutRidge
    ? patterns.reduce((told, [pattern, concept]) => idle(told, pattern, concept), named)
    : named
  if (!across) return settled
  return settled.flatMap((item) =>
    means(item, 'solid', 'roof')
      ? [unsaid(item, { category: 'shape', concept: 'across' }, '', 'across'), item]
      : [item],
  )
}

/** "A barn: body 80 mm long …": the only body below the roof. */
function withBody(sentences: Item[][]): Item[][] {
  const roof = sentences.findIndex((items) => items.some(isRoof))
  if (sentences.slice(0, roof).some((items) => items.some((item) => means(item, 'solid')))) return sentences
  const at = sentences.slice(0, roof).findIndex((items) => findSpoken(items, BODY_TOLD))
  return sentences.map((items, index) =>
    index >= at && at >= 0
      ? items.map((item) =>
          means(item, 'whole') && /^body$/iu.test(item.text)
            ? asTerm(item, { category: 'solid', concept: 'block' }, { form: 'body' })
            : item,
        )
      : items,
  )
}

/** Which way it runs is not to be lost. */
function withoutWay(items: Item[]): Item[] {
  const way = findSpoken(items, WAY)
  return way
    ? items.map((item, at) => (at === way.to ? { kind: 'unknown', text: item.text, span: item.span } : item))
    : items
}

export const withGableRoofs = where('roof', (sentences) => {
  const all = sentences.map((items) => spoken(items).text).join(' ')
  if (!TELLS_GABLE.test(all)) return sentences
  const ways = new Set(sentences.flatMap((items) => findSpoken(items, WAY)?.match.groups?.['axis'] ?? []))
  if (ways.size > 1) return sentences
  const across = ways.has('y')
  if (across && OWN_SIZE.test(all)) return sentences.map(withoutWay)
  return withBody(sentences).map((items) => read(items, across))
})
