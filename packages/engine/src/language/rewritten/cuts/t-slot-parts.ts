/**
 * "Cut the narrow part of the T-slot. … Next cut the wide part, which is directly below the narrow part": a T-slot ordered piece
 * by piece. The narrow part is a slot, the wide one another slot below it.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'

const SLOT = '(?:slot|groove|channel)'
const T_SLOT = `(?:inverted )?t(?: shaped)? ${SLOT}`
const T = `(?:${T_SLOT}|t shape|t)`
const PIECE = '(?:part|portion|section|slot|piece|half|opening)'
const OF_T = `(?: of (?:the|this|that|a|our) ${T})`
const OR_T = `(?:${OF_T}|(?! of ))`
const NARROW = `(?:(?:narrow|narrower|upper|top|vertical|thin|thinner) ${PIECE}|neck|throat|stem)`
const WIDE = `(?:(?:wide|wider|lower|bottom|horizontal|wide bottom|wide lower) ${PIECE}|undercut|head|crossbar|cross bar)`
const CUT = '(?:cut|mill|machine|remove)(?: out)?'
const MAKE = '(?:make|add|create|do|start with|begin with)'

/** "cut the narrow part of the T-slot", "the narrow part of the T-slot is cut". */
const orders = (name: string): RegExp =>
  new RegExp(
    `(?<=(?:^| )${CUT} )the ${name}${OR_T}(?= |$)|(?<=(?:^| )${MAKE} )the ${name}${OF_T}(?= |$)|the ${name}${OR_T}(?= (?:is|gets|has to be) (?:cut|milled|machined)(?: |$))`,
    'u',
  )
const NARROW_ORDER = orders(NARROW)
const WIDE_ORDER = orders(WIDE)
/** A nut for a T-slot is none. */
const NAMED = new RegExp(
  `(?<!(?:for|into|fits|in|of) (?:a|an|the) (?:[a-z]+ )?)(?<=^| )${T_SLOT}(?= |$)|of (?:the|this|that) ${T_SLOT}(?= |$)`,
  'u',
)
const names = (name: string): RegExp => new RegExp(`the ${name}${OR_T}(?= |$)`, 'u')
const NARROW_NAME = names(NARROW)
const WIDE_NAME = names(WIDE)

/** Where the wide one lies: below the other, which its name says as well. */
const BELOW = new RegExp(
  `(?:, )?(?:(?:which|that|it|and|is|it's|sits|lies|starts|located|also) )*(?:(?:directly|right|immediately|just|straight|centered|centred) )*(?:below|underneath|under|beneath|at the bottom of) (?:that|this|it|(?:the|this|that)(?: (?:first|previous))? (?:${NARROW}|${SLOT}|one|cut)${OR_T})(?= |$)`,
  'u',
)

const without = (items: readonly Item[], { from, to }: Found): Item[] => [
  ...items.slice(0, from),
  ...items.slice(to + 1),
]

const replaced = (items: readonly Item[], found: Found, by: (near: Item) => readonly Item[]): Item[] => [
  ...items.slice(0, found.from),
  ...by(items[found.from] as Item),
  ...items.slice(found.to + 1),
]

const slot = (near: Item): Item => unsaidWord(near, 'feature', 'groove')
const aSlot = (near: Item): Item[] => [littleWord(near, 'a'), slot(near)]
const inTheTop = (near: Item): Item[] => [
  littleWord(near, 'in'),
  littleWord(near, 'the'),
  unsaidWord(near, 'face', '+z', 'top face'),
]
const belowIt = (near: Item): Item[] => [
  unsaidWord(near, 'preposition', 'under', 'below'),
  littleWord(near, 'the'),
  slot(near),
]
const aWiderSlot = (near: Item): Item[] => [
  littleWord(near, 'a'),
  unsaidWord(near, 'which', 'compared', 'wider'),
  slot(near),
]

/** Said again of a part that was brought up: "the narrow part is 10 mm wide". */
function asIt(items: Item[], name: RegExp): Item[] {
  const found = findSpoken(items, name)
  return found ? replaced(items, found, (near) => [littleWord(near, 'it')]) : items
}

const isTop = (item: Item): boolean => means(item, 'face', '+z')
const isElsewhere = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y', '-z')

/** The order of the wide part as one of a wider slot below the first. */
function asSecond(items: Item[]): Item[] {
  const below = findSpoken(items, BELOW)
  const rest = below ? without(items, below) : items
  const ordered = findSpoken(rest, WIDE_ORDER)
  if (ordered) return replaced(rest, ordered, (near) => [...aWiderSlot(near), ...belowIt(near)])
  const told = findSpoken(rest, WIDE_NAME)
  if (!told) return items
  const said = means(rest[told.to + 1], 'be') ? { ...told, to: told.to + 1 } : told
  return replaced(rest, said, (near) => [...belowIt(near), littleWord(near, 'is'), ...aWiderSlot(near)])
}

export const withTSlotParts = where(
  [
    ' t slot| t groove| t channel| t shape| t | inverted t',
    ' narrow| upper | top | thin| vertical | neck| throat| stem',
  ],
  (sentences) => {
    const isNamed = sentences.some((items) => NAMED.test(spoken(items).text))
    const first = sentences.findIndex((items) => findSpoken(items, NARROW_ORDER))
    const second = sentences.findIndex(
      (items, at) => at > first && findSpoken(items, WIDE_NAME) !== undefined,
    )
    const narrow = sentences.slice(first, second)
    if (!isNamed || first < 0 || second < 0 || narrow.flat().some(isElsewhere)) return sentences
    return sentences.map((items, at) => {
      if (at < first) return items
      if (at === second) return asSecond(items)
      if (at > second) {
        const below = findSpoken(items, BELOW)
        return asIt(below ? without(items, below) : items, WIDE_NAME)
      }
      const order = at === first && findSpoken(items, NARROW_ORDER)
      if (!order) return asIt(items, NARROW_NAME)
      const top = narrow.flat().some(isTop)
      return replaced(items, order, (near) => [...aSlot(near), ...(top ? [] : inTheTop(near))])
    })
  },
)
