/**
 * "Directly underneath the first slot, cut a second slot 24 mm wide and 8 mm tall", "widen the bottom 8 mm of that slot to 24 mm":
 * a T-slot told as two slots, the second at the bottom of the first. That it is a T says nothing more then.
 */
import { EngineError } from '../../../errors.ts'
import { millimetres } from '../../compile/ledger.ts'
import type { Entry } from '../../lexicon/entry.ts'
import { tidy } from '../../quantities/scan.ts'
import { quote } from '../../sizes/sizes.ts'
import { where } from '../../text/heard.ts'
import { amountOf, type Item, means, type Sized, unsaid, wordsOf } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asSettledPhrase, findAllSpoken, findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const SLOT = '(?:slot|groove|channel)'
const T = '(?:t|t (?:shape|slot|groove|channel)|t shaped (?:slot|groove|channel)|inverted t)'
const FIRST = `(?:it|(?:the|this|that)(?: (?:first|upper|top|narrow|narrower|previous|straight|same))* ${SLOT})`
const BELOW = new RegExp(
  `(?<!# )(?:(?:directly|right|immediately|just|straight|centered|centred) )*(?:below|underneath|under|beneath|at the bottom of) ${FIRST}(?: \\( (?:starting|beginning|measured) (?:at|from) (?:its|the) (?:bottom|floor) \\)| starting (?:at|from) its bottom)?(?= |$)`,
  'u',
)
const SECOND = new RegExp(
  `(?:the|a) (?:wide|wider|lower|bottom) (?:part|portion|section) of (?:the|this|that) ${T}(?= |$)|(?:a|another)(?: (?:second|wider|wide|larger))* (?:rectangle|rectangular (?:${SLOT}|cut|cutout|recess))(?= |$)|(?:a|another|the(?= (?:second|other|wider|larger) ))(?: (?:second|wider|wide|lower|bottom|larger|other|# (?:wide|tall|high|deep)|and|,))* ${SLOT}(?= |$)`,
  'u',
)
const ONLY_NAMED = new RegExp(
  `^(?:(?:now|then|next|finally|and|,) )*(?:cut|mill|machine|make|add|create) the (?:wide|wider|lower|bottom) (?:part|portion|section) of (?:the|this|that) ${T}$`,
  'u',
)

const LAST = '(?:bottom|lower|lowest|last|deepest)'
const STAYS = '(?:(?: ,)? ?(?:\\( )?(?:still|also|again) cent(?:ered|red)(?: \\))?)?'
const WIDENED: readonly RegExp[] = [
  new RegExp(
    `(?:(?:now|then|next|finally|and|,) )*(?:widen|open up|open out|enlarge|broaden) the ${LAST} # of (?:that|the|this) ${SLOT} (?:out |up )?to(?: a width of)? #(?: wide| in width)?${STAYS}(?= [,;.]|$| and | along | over | to (?:make|form|get|create) )`,
    'u',
  ),
  new RegExp(
    `(?:(?:(?:now|then|next|finally|and|,) )*(?:widen|open up|open out|enlarge|broaden) (?:the|its) (?:bottom|lower part) of (?:that|the|this) ${SLOT} [:,] )?the ${LAST} # of (?:that|the|this|its)(?: ${SLOT}| depth)(?: (?:is|are|gets|should be|must be|will be))+(?: (?:widened|opened up|opened out|enlarged|broadened))?(?: (?:out )?to)?(?: a width of)? #(?: wide| in width)?${STAYS}(?= [,;.]|$| and | along | over )`,
    'u',
  ),
  new RegExp(
    `at the bottom of (?:that|the|this) ${SLOT}(?: ,)? the ${LAST} # (?:is|are|should be) (?:widened to )?#(?: wide| in width)?(?= [,;.]|$| and | along | over )`,
    'u',
  ),
]

const FLOOR = '(?:bottom|floor)(?: (?:face|surface|edge))?'
/** "The bottom of this rectangle is level with the bottom of the groove": it widens the last of it. */
const LEVEL = new RegExp(
  `(?:, )?(?:(?:and|so|with|where|that) )*(?:whose|its|the) ${FLOOR}(?: of (?:it|(?:the|this|that)(?: (?:second|wider|wide|larger|lower))* (?:${SLOT}|rectangle|cut|cutout|recess|one)))?(?: (?:is|being|lies|sits|must be|should be))* (?:level|flush|even|aligned|coincident|in line|the same level|at the same (?:level|height|depth)) (?:with|as) (?:the ${FLOOR} of )?(?:the|that)(?: (?:first|upper|narrow|narrower|original))*(?: ${SLOT}| one| first)?(?: ${FLOOR})?(?= [,;.]|$)`,
  'u',
)

const NECK_DEPTH = /# (?:deep|in depth)(?= |$)|depth (?:of|is) #/u
const BASE_DEPTH = /# (?:deep|tall|high|in depth|in height)(?= |$)|(?:depth|height) (?:of|is) #/u

/** What they come to together. */
const TOTAL = new RegExp(
  `(?:, |\\( )?(?:(?:and|so|which makes) )*(?:the )?(?:(?:total|overall) depth(?: of (?:the|this) (?:${T}|${SLOT})| (?:from|measured from) (?:the )?top(?: face| surface)?(?: of the block)? to the (?:bottom|floor) of the (?:${T}|${SLOT}))?(?: (?:is|ends up|ends up being|being|will be|comes to|then|of))* #|(?:the )?(?:bottom|floor) of the (?:${T}|${SLOT}|whole slot)(?: (?:is|ends up|lies|being|sits|will be|then))* # below the top(?: face| surface)?(?: of the [a-z]+)?)(?: \\))?(?= [,;.]|$)`,
  'u',
)

const TOP = 'the (?:very )?top(?: (?:face|surface))?(?: of the [a-z]+)?'
const SAID = '(?:, |\\( )?(?:(?:and|so|which means|which|that|it|this|the wide part) )*'
/** Where the lower one lies, from the top of the upper one: "so it goes from 10 mm to 18 mm below the top face". */
const LEVELS: readonly RegExp[] = [
  new RegExp(
    `${SAID}(?:(?:is|goes|runs|extends|spans|reaches|lies|sits|down) )*(?:from|between) # (?:below ${TOP} )?(?:down )?(?:to|and) # (?:below|beneath|under|down from) ${TOP}(?: \\))?(?= [,;.]|$)`,
    'u',
  ),
  new RegExp(
    `${SAID}(?:starts|begins|starting|beginning) (?:at )?# (?:below|beneath|under|down from) ${TOP}(?:(?: ,)? and (?:it )?(?:ends|stops|finishes|ending) (?:at )?# (?:below|beneath|under|down from) (?:it|${TOP}))?(?: \\))?(?= [,;.]|$)`,
    'u',
  ),
]

/** What it is called, and how it looks. */
const CALLED: readonly RegExp[] = [
  new RegExp(
    `(?:with|has|having|that has|containing)(?: a| an) (?:straight )?${T}(?: (?:machined|cut|milled|running|that runs|going|which runs))?(?: (?:in|into|through|along|down|across|on) (?:it|the top|its top|the (?:top|upper) (?:face|surface)|its (?:top|upper) (?:face|surface)|its length|the (?:whole |full |entire )?length|the middle))*(?: lengthwise)?(?= [,;.]|$)`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:so )?(?:when )?(?:from|seen from|looking from|looking at|viewed from|in|at) the (?:end|front|side)(?: view)?(?: of (?:it|the [a-z]+))?(?: ,)? (?:you(?:'ll| will| can)? see|it looks like|it is|this is|this looks like|there is|the slot looks like|the (?:slot|profile|opening) (?:is|forms|has)|it forms)(?: (?:a|an|the|upside down|inverted|capital|letter|shape of))* ${T}$`,
    'u',
  ),
  new RegExp(`to (?:make|form|get|create) (?:a|an|the) ${T}(?= [,;.]|$)`, 'u'),
  /(?<=(?:^| )(?:a|an|the|this) (?:[a-z]+ )?)t(?: slot| groove)?(?: slotted)?(?= (?:block|plate|bar|rail)(?: |$))/u,
]

/** The noun of a slot told before, not said again. */
const again = (near: Item, slot: Item): Item => ({ ...slot, text: '', span: [near.span[0], near.span[0]] })

/** "at the bottom of the slot". */
const atTheBottom = (near: Item, slot: Item): Item[] => [
  littleWord(near, 'at'),
  littleWord(near, 'the'),
  unsaid(near, { category: 'face', concept: '-z' }, 'bottom'),
  littleWord(near, 'of'),
  littleWord(near, 'the'),
  again(near, slot),
]

const aWider = (near: Item): Item[] => [
  littleWord(near, 'a'),
  unsaid(near, { category: 'which', concept: 'compared' }, 'wider'),
]

const isSlot = (item: Item): boolean => means(item, 'feature', 'slot', 'groove')

/** Slots one below the other in a side lie side by side, and below one in the underside is nothing. */
const isElsewhere = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y', '-z')

/** "cut a second slot directly below the first one": a wider slot at the bottom of the slot; or one with the same floor. */
function asBelow(items: Item[], first: Item, level: boolean): Item[] | undefined {
  const below = findSpoken(items, BELOW)
  if (!below && !level) return undefined
  const rest = below ? [...items.slice(0, below.from), ...items.slice(below.to + 1)] : items
  const second = findSpoken(rest, SECOND)
  const near = second && rest[second.from]
  if (!near) return undefined
  const said = rest.slice(second.from, second.to + 1)
  const sizes = said
    .slice(1)
    .filter(
      (item, at) => item.kind === 'quantity' || (means(item, 'dimension') && said[at]?.kind === 'quantity'),
    )
  const phrase = [...aWider(near), ...sizes, said.findLast(isSlot) ?? again(near, first)]
  return [
    ...atTheBottom(items[0] as Item, first),
    ...rest.slice(0, second.from),
    ...phrase,
    ...rest.slice(second.to + 1),
  ]
}

const asSized = (item: Item | undefined): Sized | undefined => (item?.kind === 'quantity' ? item : undefined)

/** The last of the sizes that the pattern finds, with its sentence. */
function lastSize(sentences: readonly Item[][], pattern: RegExp): Sized | undefined {
  for (const items of sentences.toReversed()) {
    const at = findAllSpoken(items, pattern).at(-1)?.quantities[0]
    const size = asSized(at === undefined ? undefined : items[at])
    if (size) return size
  }
  return undefined
}

const WIDE: Entry = { category: 'dimension', concept: 'width' }
const DEEP: Entry = { category: 'dimension', concept: 'depth' }

interface Widened {
  items: Item[]
  /** How deep the slot was said to be, and what is left of that as its neck. */
  neck: { said: Sized; left: Sized }
}

/** What is left of the slot above its wider part. */
function neckOf(said: Sized, depth: number, part: number): Widened['neck'] {
  const rest = tidy(depth - part)
  const note = `The narrow part of the slot is ${millimetres(rest)} deep: the last ${millimetres(part)} are wider`
  const values = said.quantity.values.map((value) => ({ ...value, value: rest }))
  return { said, left: { ...said, quantity: { ...said.quantity, note, values } } }
}

const FARTHEST_LEVEL = 3

/** Told of the second slot, in its sentence or soon behind: that both end at the same floor. */
function asLevel(told: readonly Item[][], before: readonly Item[][], first: Item): Levelled | undefined {
  const at = told.slice(0, FARTHEST_LEVEL).findIndex((items) => findSpoken(items, LEVEL))
  const items = told[at]
  const found = items && findSpoken(items, LEVEL)
  if (!found) return undefined
  const read = told.map((each, index) =>
    index === at ? asSettledPhrase(each, found, 'where it ends') : each,
  )
  const below = asBelow(read[0] ?? [], first, true)
  const said = lastSize(before, NECK_DEPTH)
  const [depth, part] = [amountOf(said), amountOf(lastSize(told.slice(0, at + 1).toReversed(), BASE_DEPTH))]
  if (!below || !said || !depth || !part || part >= depth) return undefined
  return { items: below, neck: neckOf(said, depth, part), after: read.slice(1) }
}

interface Levelled extends Widened {
  after: readonly Item[][]
}

function asWidened(items: Item[], before: readonly Item[][], first: Item): Widened | undefined {
  const found = findFirstSpoken(items, WIDENED)
  const [deep, wide] = (found?.quantities ?? []).map((at) => items[at])
  const said = lastSize(before, NECK_DEPTH)
  const [depth, part] = [amountOf(said), amountOf(deep)]
  const near = found && items[found.from]
  if (!near || !deep || !wide || !said || !depth || !part || part >= depth) return undefined
  return {
    neck: neckOf(said, depth, part),
    items: [
      ...items.slice(0, found.from),
      ...atTheBottom(near, first),
      littleWord(near, 'is'),
      ...aWider(near),
      again(near, first),
      wide,
      unsaid(wide, WIDE, 'wide'),
      littleWord(deep, 'and'),
      deep,
      unsaid(deep, DEEP, 'deep'),
      ...items.slice(found.to + 1),
    ],
  }
}

/** "A block with a T-slot in the top. The slot is …": that one. */
const LETTER = new RegExp(`(?<=(?:^| )an? )t(?: shaped)?(?= ${SLOT}(?: |$))`, 'u')

/** "Cut a slot", and no T. */
const introduces = (items: readonly Item[]): boolean => findSpoken(items, INTRODUCED) !== undefined
const INTRODUCED = new RegExp(
  `(?:a|one|first)(?: (?:straight|narrow|rectangular|vertical|first|# (?:wide|deep|long)|and|,))* ${SLOT}(?= |$)`,
  'u',
)

const withoutLetter = (items: Item[]): Item[] => {
  const found = findSpoken(items, LETTER)
  return found ? asSettledPhrase(items, found, 'how the slot looks') : items
}

const withoutNames = (items: Item[]): Item[] =>
  CALLED.reduce<Item[]>((told, pattern) => {
    const found = findSpoken(told, pattern)
    return found ? asSettledPhrase(told, found, 'how the slot looks') : told
  }, items)

/** "The total depth ends up being 22 mm", where the two come to that. */
function withoutTotal(items: Item[], total: number): Item[] {
  const found = findSpoken(items, TOTAL)
  const said = found && amountOf(items[found.quantities[0] ?? -1])
  if (!found || said === undefined || Math.abs(said - total) > 1e-6 * total) return items
  return asSettledPhrase(items, found, 'what the two slots come to')
}

/** Told again by their levels, which must be theirs. */
function withoutLevels(items: Item[], neck: number, total: number): Item[] {
  const found = findFirstSpoken(items, LEVELS)
  const said = found?.quantities.map((at) => amountOf(items[at]) ?? Number.NaN)
  if (!found || !said || neck === 0 || total === neck) return items
  if (!said.every((value, at) => Math.abs(value - (at === 0 ? neck : total)) < 1e-6 * total))
    throw new EngineError(
      'geometry_validation_failed',
      `${quote(wordsOf(items.slice(found.from, found.to + 1)))} is said of the lower slot, but it lies from ${millimetres(neck)} to ${millimetres(total)} below the top.`,
    )
  return asSettledPhrase(items, found, 'where the lower slot lies')
}

export const withSlotsBelow = where(
  [
    ' below | underneath | under | beneath |at the bottom|widen|opened up|open up|enlarge|broaden| level | flush | even |the bottom #|the lower #|the last #',
    'slot|groove|channel',
  ],
  (sentences) => {
    for (const [at, items] of sentences.entries()) {
      const before = sentences.slice(0, at)
      const first = before.flat().findLast(isSlot)
      if (!first || before.flat().some(isElsewhere)) continue
      const level = asLevel(sentences.slice(at), before, first)
      const widened = level ?? asWidened(items, before, first)
      const below = widened ? undefined : asBelow(items, first, false)
      const read = widened?.items ?? below
      if (!read) continue
      const told = before.map((each) =>
        each.map((item) => (item === widened?.neck.said ? widened.neck.left : item)),
      )
      const after = level?.after ?? sentences.slice(at + 1)
      const named = before.some(introduces)
      const base = lastSize([read, ...after.slice(0, 2)].toReversed(), BASE_DEPTH)
      const neck = amountOf(lastSize(told, NECK_DEPTH)) ?? 0
      const total = neck + (amountOf(base) ?? 0)
      return [...told, read, ...after]
        .filter((each) => !findSpoken(each, ONLY_NAMED))
        .map((each) => withoutLevels(withoutTotal(each, total), neck, total))
        .map((each) => withoutNames(named ? each : withoutLetter(each)))
    }
    return sentences
  },
)
