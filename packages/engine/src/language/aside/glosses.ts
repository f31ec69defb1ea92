/** Sentences without what only explains them: parentheses, echoes, sizes said once more, threads that are not made. */
import { where } from '../text/heard.ts'
import { amountOf, asFiller, type Item, isMark, means } from '../text/items.ts'
import { nounAround } from '../text/parted-nouns.ts'
import { asIdle, findSpoken, rewriteEach } from '../text/spoken.ts'
import { closing, glossAt } from './gloss-kinds.ts'

const withoutGlosses = (items: readonly Item[]): Item[] => {
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [end, reason] = glossAt(items, at) ?? []
    const around = end === undefined ? undefined : nounAround(items, at - 1, end + 1)
    if (isDistance(items, at)) read.push(asFiller(items[at] as Item, 'which size it is'))
    else if (end === undefined || reason === undefined) read.push(items[at] as Item)
    else if (around) {
      read.splice(-1, 1, around)
      at = end + 1
    } else {
      for (const item of items.slice(at, end + 1))
        read.push(item.kind === 'mark' ? item : asFiller(item, reason))
      at = end
    }
  }
  return read
}

/** "a distance of 20 mm between its opposite sides", "a width of 20 mm across the flats": the words behind say which. */
const isDistance = (items: readonly Item[], at: number): boolean =>
  /^(?:distance|width|size|dimension|measurement|span)$/iu.test(items[at]?.text ?? '') &&
  means(items[at + 1], 'preposition', 'of') &&
  items[at + 2]?.kind === 'quantity' &&
  means(items[at + 3], 'dimension', 'acrossFlats', 'acrossCorners')

/** "(the top most point of the round)": which point, of what needs no other. */
const POINT =
  /\( (?:the |its )?(?:very )?(?:top ?most|bottom ?most|upper ?most|lower ?most|outer ?most|highest|lowest|top|bottom|outermost)(?: most)? (?:point|part|spot)(?: (?:of|on) (?:the |its )?(?:round|circle|curve|arc|cylinder|shaft|rod|surface))? \)/u

/** "(flat blade ends)", "(flat bottom, flat back)": as bodies end that nothing else is said of. */
const FLAT_ENDS =
  /\( (?:with )?(?:(?:flat|square|straight|blunt|plain)(?: [a-z]+)? ends?|(?:(?:,|and|an?|the) )*(?:flat|square|straight|plain) (?:bottom|back|base|underside|front|ends?|sides)(?:(?: ,)?(?: and)?(?: an?)? (?:flat|square|straight|plain) (?:bottom|back|base|underside|front|ends?|sides))*) \)/u

function withoutPoints(items: readonly Item[]): Item[] {
  const found = findSpoken(items, POINT) ?? findSpoken(items, FLAT_ENDS)
  if (!found) return [...items]
  return asIdle(items, found, 'which point is meant')
}

/** "stadium-shaped (obround)", "a plus-shaped (cross) plate": the same in another word. */
const saysAgain = (before: Item | undefined, inside: Item | undefined): boolean =>
  before?.kind === 'term' &&
  inside?.kind === 'term' &&
  (before.senses.some(
    ({ category, concept }) => SAID_TWICE.has(category) && means(inside, category, concept),
  ) ||
    (means(before, 'shape', 'obround') && means(inside, 'feature', 'slot')))

const SAID_TWICE: ReadonlySet<string> = new Set(['shape', 'feature', 'dimension', 'place', 'which'])

const withoutRepeats = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    isMark(items[at - 1], '(') && isMark(items[at + 1], ')') && saysAgain(items[at - 2], item)
      ? asFiller(item, 'the same in another word')
      : item,
  )

const PLAINLY =
  '(?:just |simply |only )*(?:(?:modeled|modelled|simplified|represented|treated|shown|drawn|made) (?:here |simply |only )*(?:as|by)|(?:make|model|draw|treat) (?:it|this|that|them)(?: as)?) (?:just )?(?:a |an )?(?:plain|smooth|simple|solid|straight|unthreaded)(?: (?:cylinder|cylindrical|rod|shaft|section|bar|surface|hole|bore|shape|solid))*'
const SHOWN = '(?:modeled|modelled|shown|included|drawn|needed|required|cut|represented|necessary)'
const NO_THREAD = `(?:with no|without|no)(?: actual| modeled| modelled)? threads?(?: (?:is |are )?${SHOWN})?`
const THREAD_LEFT = `(?:the |its )?(?:screw )?threads?(?: (?:is|are|need|should|do|does))? (?:not(?: (?:to|need|needed|to be|be|actually))*(?: ${SHOWN})|(?:omitted|ignored|left out|excluded|left off))`
const LEAVE_THREAD =
  '(?:ignore|ignoring|omit|omitting|leave out|leaving out|skip|skipping)(?: the| its| any)?(?: screw)? threads?'
const MODELLED = new RegExp(
  [PLAINLY, NO_THREAD, THREAD_LEFT, LEAVE_THREAD].map((says) => `(?:\\( )?${says}(?: \\))?`).join('|'),
  'u',
)
const THREADED = /^thread(?:ed|s)?$/iu

/** "M8" of what is told to be 8 mm across: the name of a thread that is not made. */
const isToldWide = (item: Item, items: readonly Item[]): boolean =>
  item.kind === 'quantity' &&
  item.quantity.kind === 'thread' &&
  items.some(
    (other) =>
      other.kind === 'quantity' &&
      other.quantity.kind === 'length' &&
      `M${other.quantity.values[0]?.value}` ===
        (item.quantity.kind === 'thread' ? item.quantity.designation : ''),
  )

/** "a threaded end (modeled as a plain cylinder)", "(M8, threads not modeled)": it has no thread, whatever it is called. */
function withoutThreads(items: readonly Item[]): Item[] {
  const found = findSpoken(items, MODELLED)
  if (!found || !items.some(({ text }) => THREADED.test(text))) return [...items]
  return items.map((item, at) => {
    const inside = at >= found.from && at <= found.to && item.kind !== 'mark'
    const named = at < found.to && isToldWide(item, items)
    return inside || named || THREADED.test(item.text) ? asFiller(item, 'without a thread') : item
  })
}

const ECHO =
  /(?:,|\() so (?:that )?(?:all )?(?:the|its) (?:corners|edges|vertices)(?: of the [a-z]+)? (?:are|get|become|end up)(?: all)? (?:rounded|round|smooth|chamfered|beveled|bevelled)(?: off)?(?: too| as well| also)?(?: \))?$/u

/** "all 12 edges have a 2 mm fillet, so the corners are rounded too": what working all edges comes to. */
function withoutEchoes(items: readonly Item[]): Item[] {
  const found = findSpoken(items, ECHO)
  const every = items.findIndex((item) => means(item, 'which', 'all'))
  const edges = items.findIndex((item, at) => at > every && means(item, 'edge', 'edge'))
  if (!found || every < 0 || edges < 0 || edges > found.from) return [...items]
  return items.map((item, at) =>
    at >= found.from && item.kind !== 'mark' ? asFiller(item, 'what comes of working all edges') : item,
  )
}

const SOLID =
  /(?:it|this|(?:the|this) (?:whole )?(?:[a-z]+ ){0,2}[a-z]+) (?:is|are|stays|should be) (?:completely |fully |all )?solid(?:,)? (?:all the way |right |straight )?(?:through|throughout|underneath|inside|(?:all the way )?(?:down )?to the (?:ground|bottom|base|floor))(?: \( z=# \))?$/u

const DOWN =
  '(?:(?:all the way |right |straight )?(?:down )?to (?:the |its )?(?:ground|floor|bottom|base)|underneath|throughout)'
const BELOW =
  '(?:material|area|space|part|region|volume|inside) (?:under|below|beneath|underneath) (?:the |each |all |every )?(?:steps?|stairs?|treads?|ramp|slope|bridge)'
const SOLID_BELOW = new RegExp(
  `(?:, )?(?:(?:and|with|where|but|the) )*${BELOW} (?:being|is|are|should be) (?:completely |fully )?(?:solid|filled|filled in)(?: ${DOWN})?(?: (?:and|with) (?:with )?(?:the|its) (?:back|rear)(?: side)? (?:being|is) (?:a |just a )?(?:plain |flat |straight )*(?:vertical|flat|straight)(?: wall| face| surface)?)?|(?:, )?(?:(?:and|is|it is|being|which is|that is) )*(?:completely |fully )?solid(?: underneath)?(?: ,)? ${DOWN}`,
  'u',
)

/** "…, with the material under the steps being solid down to the floor": the same in passing. */
function withoutSolidBelow(items: readonly Item[]): Item[] {
  const found = items.some(({ text }) => /solid|filled/iu.test(text))
    ? findSpoken(items, SOLID_BELOW)
    : undefined
  if (!found) return [...items]
  return asIdle(items, found, 'solid, as bodies are')
}

/** "It is solid all the way down to the ground (Z=0)": what every body is that is not said to be hollow. */
function withoutSolid(items: readonly Item[]): Item[] {
  const found = findSpoken(items, SOLID)
  if (!found || found.from > 0) return [...items]
  return items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'solid, as bodies are')))
}

const SAME =
  /(?:(?:the )?same (?:length|width|height|thickness|diameter|depth)(?: as (?:the|that) [a-z]+(?: [a-z]+)?)?|(?:just |exactly |equally )?as (?:long|wide|tall|high|thick|deep) as (?:the|that|this) [a-z]+(?: [a-z]+)?) \( # \)/u

/** "the same length (30 mm)", "as long as the block (40 mm)": the size itself says it. */
function withSaidSame(items: readonly Item[]): Item[] {
  const found = findSpoken(items, SAME)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  const word = found && items.slice(found.from, found.to).find((item) => means(item, 'dimension'))
  if (!found || !size || !word) return [...items]
  const rest = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item !== word && item.kind !== 'mark')
    .map((item) => asFiller(item, 'the size that is told with it'))
  return [...items.slice(0, found.from), size, word, ...rest, ...items.slice(found.to + 1)]
}

const RESTATED =
  /(?<=# (?:[a-z]+ ){0,4})\( (?:(?:which is|which equals|that is|i\.? ?e\.?|ie|or|so|equal to|equivalent to|equals|=|meaning|corresponding to|this is)(?: ,)? )+#(?: [a-z]+){1,5} \)/u
const ROUNDED_WITHIN = 1e-3

/** "20 mm across flats (which is 23.09 mm across corners)": the same size in another way, rounded. */
function withRestatedSizes(items: readonly Item[]): Item[] {
  const found = findSpoken(items, RESTATED)
  const [at] = found?.quantities.filter((each) => each > (found?.from ?? 0)) ?? []
  const item = at === undefined ? undefined : items[at]
  if (!found || item?.kind !== 'quantity' || item.quantity.kind !== 'length') return [...items]
  if (!items.slice(at, found.to).some((each) => means(each, 'dimension'))) return [...items]
  const { quantity } = item
  const tolerance = ROUNDED_WITHIN * Math.abs(quantity.values[0]?.value ?? 0)
  const rounded: Item = { ...item, quantity: { tolerance, ...quantity, approximate: true } }
  return items.map((each) => (each === item ? rounded : each))
}

/** Every size that was told before, to find those that are only told again. */
const valuesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) => (item.kind === 'quantity' ? item.quantity.values.map(({ value }) => value) : []))

/** "(like a 10 mm wide rectangle was cut out of it)": a likeness whose sizes were told before. */
function withoutLikenesses(items: readonly Item[], before: ReadonlySet<number>): Item[] {
  const open = items.findIndex(
    (item, at) => isMark(item, '(') && /^(?:like|as if|as though)$/iu.test(items[at + 1]?.text ?? ''),
  )
  const close = closing(items, open)
  if (open < 0 || close < 0) return [...items]
  const inside = items.slice(open + 1, close)
  const sizes = valuesIn(inside)
  if (sizes.length === 0 || !sizes.every((size) => before.has(size))) return [...items]
  return items.map((item, at) =>
    at > open && at < close && item.kind !== 'mark' ? asFiller(item, 'resemblance') : item,
  )
}

const TO_MIDDLE =
  /[,(] (?:as )?(?:measured|taken) (?:to|at|along|from|on|through) (?:the|its) cent(?:er ?line|re ?line|er|re)(?: of (?:the|its) (?:pipe|tube|bend|rod|wire|bar|tubing))? [,)](?= (?:is|of|should be|=) #)/u

/** "The bend radius, measured to the centerline of the pipe, is 40 mm": as bends are measured. */
export function withoutMiddles(items: readonly Item[]): Item[] {
  const found = findSpoken(items, TO_MIDDLE)
  if (!found) return [...items]
  const said = items.slice(found.from, found.to + 1).filter(({ kind }) => kind !== 'mark')
  return [
    ...items.slice(0, found.from),
    ...items.slice(found.to + 1),
    ...said.map((item) => asFiller(item, 'how it is measured')),
  ]
}

/** "Both ends of the shaft (the outer edge of the 30 mm end and that of the 14 mm end)": all of them once more, one by one. */
function withoutEnumerated(items: readonly Item[], before: ReadonlySet<number>): Item[] {
  const open = items.findIndex(
    (item, at) => isMark(item, '(') && means(items[at + 1], 'determiner', 'the') && at > 1,
  )
  const close = closing(items, open)
  if (open < 0 || close < 0) return [...items]
  const lead = items.slice(Math.max(0, open - 6), open)
  const every = lead.findIndex((item) => means(item, 'which', 'both', 'all', 'each'))
  const named = every >= 0 && lead.slice(every).some((item) => means(item, 'edge') || means(item, 'face'))
  const inside = items.slice(open + 1, close)
  const listed =
    inside.some((item) => means(item, 'conjunction', 'and')) && inside.some((item) => means(item, 'edge'))
  const known = valuesIn(inside).every((size) => before.has(size))
  if (!named || !listed || !known || inside.some((item) => means(item, 'feature') || means(item, 'negation')))
    return [...items]
  // What is done to them follows right behind their noun.
  const again = inside.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'all of them once more')))
  return [...items.slice(0, open), ...items.slice(close + 1), ...again]
}
const STANDING =
  /(?:, |\( )?(?:with|where|if|assuming|taking) (?:the )?(?:bottom|underside|lower side|base)(?: (?:face|surface|side))? of (?:the|its) (?<noun>[a-z]+) (?:(?:is|being|sits|lies|rests|located) )*(?:at|on) z=#(?: \))?/u

/** "(with the bottom of the base at Z=0)": where the first body stands anyway, said for a level that is told from there. */
function withoutStanding(items: readonly Item[], first: string | undefined): Item[] {
  const found = findSpoken(items, STANDING)
  const level = items[found?.quantities[0] ?? -1]
  if (!found || amountOf(level) !== 0 || found.match.groups?.['noun'] !== first) return [...items]
  return asIdle(items, found, 'where it stands')
}

const ROUND_END =
  /(?:, |\( )(?:and )?so (?:that )?(?:the|its|that) [a-z]+ (?:ends|finishes|is finished|ends up|tops out)(?: up)? (?:in|with|as) an? (?:full |complete |smooth |half )*(?:round|radius|arch|half circle|semicircle|rounded (?:top|end))(?: (?:top|end))?(?: \))?(?= [.;]|$)/u

/** "…, so the block ends in a full round": what a half cylinder on it makes of it. */
const withoutRoundEnds = (items: readonly Item[]): Item[] => {
  const found = findSpoken(items, ROUND_END)
  return found ? asIdle(items, found, 'as a half cylinder ends') : [...items]
}

const WIDEST =
  /(?<=# (?:in diameter|diameter|in dia|dia|wide|across) )at (?:the|its) (?:(?:top|outer|upper|very) )*(?:surface|face|top|mouth|opening|rim)(?= [,.;)]|$| and )/u

/** "10 mm in diameter at the top surface", of a countersink: there it is measured anyway. */
const withoutMouths = (items: readonly Item[]): Item[] => {
  const found = findSpoken(items, WIDEST)
  return found ? asIdle(items, found, 'where it is widest') : [...items]
}

const isSink = (item: Item): boolean => means(item, 'feature', 'countersink')

/** In this order: what one of them takes together the next ones find so. */
const READ: readonly ((items: readonly Item[]) => Item[])[] = [
  withSaidSame,
  withRestatedSizes,
  withoutGlosses,
  withoutRepeats,
  withoutPoints,
  withoutThreads,
  withoutEchoes,
  withoutSolid,
  withoutSolidBelow,
]

export const withGlosses = where(
  ' ( |, so |in diameter at |diameter at |wide at |across at |, measured |, taken |, as measured |dimension:across|thread|solid |filled|, so ',
  (sentences) => {
    const before = new Set<number>()
    const first = sentences.flat().find((item) => item.kind === 'term' && means(item, 'solid'))
    const firstNoun = first?.kind === 'term' ? first.form : undefined
    const halved = sentences.flat().some((item) => means(item, 'solid', 'half cylinder'))
    return sentences.map((items, at) => {
      const sunk = [items, sentences[at - 1] ?? []].some((each) => each.some(isSink))
      const told = rewriteEach(items, [
        ...READ,
        ...(halved ? [withoutRoundEnds] : []),
        ...(sunk ? [withoutMouths] : []),
        (read) => withoutStanding(read, firstNoun),
        (read) => withoutLikenesses(read, before),
        (read) => withoutEnumerated(read, before),
      ])
      for (const value of valuesIn(items)) before.add(value)
      return told
    })
  },
)
