/**
 * "The bottom leg lies flat … The other leg stands up from one end of it, flush with that end": a bracket that is told leg by
 * leg. One of them is a plate and the other a wall on it, by whichever names; where they meet is the corner between them.
 */
import { where } from '../text/heard.ts'
import { amountOf, asFiller, asOwnNoun, asTerm, type Item, means, phraseOf, unsaid } from '../text/items.ts'
import { asIdle, type Found, findAllSpoken, findSpoken } from '../text/spoken.ts'

const LEG = '(?:leg|arm|flange)'
const lowOf = (leg: string): RegExp =>
  new RegExp(`(?<=(?:^| )(?:the|its|one) )(?:bottom|horizontal|base|lower|lying) ${leg}(?= |$)`, 'u')
const highOf = (leg: string): RegExp =>
  new RegExp(`(?<=(?:^| )(?:the|its) )(?:other|vertical|upright|standing|upper) ${leg}(?= |$)`, 'u')
const [LOW, HIGH] = [lowOf(LEG), highOf(LEG)]
/** Plates are legs where a bracket is told by them and says how wide both are. */
const [LOW_PLATE, HIGH_PLATE] = [lowOf('plate'), highOf('plate')]
/** "through the base", behind such plates. */
const SHORT_LOW = /(?<=(?:^| )the )base(?= (?:at|near|,|and|in)|$)/u

/** How the one stands on the other: told with the end that it stands at. */
const STANDS = new RegExp(
  `(?:the|its) (?:other|vertical|upright|standing|upper) ${LEG} (?:stands|rises|goes|extends|projects|comes|points|runs)(?: straight| directly| vertically| up| upwards?)*(?<lead> (?:from|at|on)(?: the)?) (?:one|left|right) end(?= |$)`,
  'u',
)
const MEETING = new RegExp(
  `(?:in |at |along )?the (?:inside|inner|internal|interior) (?:corner|edge)(?: ,)?(?: (?:where|between|of)(?: the)?(?: two| both)? ${LEG}s(?: (?:meet|join|come together|are joined|touch|intersect))?)?(?= |$)`,
  'u',
)
const OF_THE_LEG = new RegExp(`(?<= end )of the ${LEG}(?= |$)`, 'u')
/** What is said of both of them at once: in the title, or in a sentence of its own. */
const BOTH = new RegExp(
  `(?:, )?(?:(?:with|has|having|and) )?(?:(?:its|the|two|both|each) )*(?:# thick(?: and # wide)? ${LEG}s|${LEG}s(?: (?:that are|are|being|each))? # thick(?: and # wide)?)(?= [,.;]|$)`,
  'u',
)

/** Names as nouns of their own, from the last to the first. */
const named = (items: readonly Item[], pattern: RegExp, concept: string, name: string): Item[] =>
  findAllSpoken(items, pattern).reduceRight<Item[]>(
    (read, { from, to }) => [
      ...read.slice(0, from),
      asOwnNoun(
        { kind: 'unknown', ...phraseOf(read.slice(from, to + 1) as [Item, ...Item[]]) },
        concept,
        name,
      ),
      ...read.slice(to + 1),
    ],
    [...items],
  )

/** "stands up from one end": it stands at that end. */
function standing(items: readonly Item[]): Item[] {
  const found = findSpoken(items, STANDS)
  if (!found) return [...items]
  const end = items.findIndex(({ text }, at) => at > found.from && at <= found.to && /^one$/iu.test(text))
  if (end < 0) return [...items]
  const noun = items.findIndex(({ text }, at) => at >= found.from && /(?:leg|arm|flange)$/iu.test(text))
  const [lead, verb] = [items[end - 1] as Item, items[noun + 1] as Item]
  return [
    ...items.slice(0, noun + 1),
    unsaid(verb, { category: 'make', concept: 'make' }, 'stands'),
    ...items.slice(noun + 1, end - 1).map((item) => asFiller(item, 'it stands')),
    asFiller(lead, 'it stands'),
    unsaid(items[end] as Item, { category: 'preposition', concept: 'at' }, 'at'),
    ...items.slice(end),
  ]
}

const nounAt = ({ span: [from] }: Item, concept: string, form: string): Item =>
  asOwnNoun({ kind: 'unknown', text: '', span: [from, from] }, concept, form)

/** Between the two of them, by their names. */
function meeting(items: readonly Item[], { from, to }: Found): Item[] {
  const said = items.slice(from, to + 1)
  const first = said[0] as Item
  const the = unsaid(first, { category: 'determiner', concept: 'the' }, 'the')
  return [
    ...items.slice(0, from),
    ...said.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the corner between them'))),
    unsaid(first, { category: 'preposition', concept: 'beside' }, 'between'),
    the,
    nounAt(first, 'wall', 'upright leg'),
    unsaid(first, { category: 'conjunction', concept: 'and' }, 'and'),
    the,
    nounAt(first, 'plate', 'bottom leg'),
    ...items.slice(to + 1),
  ]
}

interface Shared {
  sentence: number
  found: Found
  sizes: Item[]
}

function sharedSizes(sentences: readonly Item[][]): Shared | undefined {
  for (const [sentence, items] of sentences.entries()) {
    const found = findSpoken(items, BOTH)
    if (found) return { sentence, found, sizes: found.quantities.map((at) => items[at] as Item) }
  }
  return undefined
}

const WORDS = [
  ['thickness', 'thick'],
  ['width', 'wide'],
] as const

/** "The leg is 6 mm thick and 40 mm wide." */
function sizedLeg([first, ...others]: readonly Item[], concept: string, form: string): Item[] {
  if (!first) return []
  const sized = [first, ...others].flatMap((size, index): Item[] => {
    const [dimension, word] = WORDS[index] as (typeof WORDS)[number]
    const and = index > 0 ? [unsaid(size, { category: 'conjunction', concept: 'and' }, 'and')] : []
    return [...and, { ...size }, unsaid(size, { category: 'dimension', concept: dimension }, '', word)]
  })
  return [
    unsaid(first, { category: 'determiner', concept: 'the' }, 'the'),
    nounAt(first, concept, form),
    unsaid(first, { category: 'be', concept: 'is' }, 'is'),
    ...sized,
  ]
}

/** Each of the two has it, behind the sentence that tells of it first. */
function sharedOut(sentences: readonly Item[][], { sentence, found, sizes }: Shared): Item[][] {
  const rest = (sentences[sentence] as Item[]).filter((_, at) => at < found.from || at > found.to)
  const tellsOf = (form: string): number =>
    sentences.findIndex(
      (items, at) => at !== sentence && items.some((item) => item.kind === 'term' && item.form === form),
    )
  const [low, high] = [tellsOf('bottom leg'), tellsOf('upright leg')]
  if (low < 0 || high < 0) return [...sentences]
  return sentences.flatMap((items, at) => [
    ...(at === sentence ? (rest.length > 0 ? [rest] : []) : [items]),
    ...(at === low ? [sizedLeg(sizes, 'plate', 'bottom leg')] : []),
    ...(at === high ? [sizedLeg(sizes, 'wall', 'upright leg')] : []),
  ])
}

/** "An L-bracket, 40 mm wide in Y": as wide as both of them. */
const WIDE =
  /(?:, )?(?:(?:with|and|having) )*(?:# wide|# deep(?= in y)|(?:a )?(?:width|depth) of #)(?: (?:in|along)(?: the)? y(?: (?:direction|axis|dimension))?| \( y \))?(?: \( (?:from )?y ?=[^()]* to [^()]*\))?(?= [,.;]|$| and )/u
/** Where they lie anyway. */
const ABOUT = /(?:, |and )*cent(?:ered|red) (?:at|on|about) y=#(?= [,.;]|$)/u

/** "30 mm wide (Y, centered at the origin)". */
const ABOUT_INSIDE = /(?<=\( y ), cent(?:ered|red)(?: (?:at|on|about) (?:the origin|zero|x))?(?= \))/u
/** "made from 4 mm thick plate": as thick as both of them. */
const THICK =
  /(?:, )?(?:(?:made|bent|cut|formed|folded|fabricated|welded) (?:from|of|out of) |with |and )?(?:# thick(?: (?:(?:flat|sheet|steel|aluminium|aluminum) )*(?:plate|sheet|metal|steel|stock|strip|bar))?|# (?:(?:flat|sheet|steel|aluminium|aluminum) )*(?:plate|sheet|strip))(?: and(?= # (?:wide|deep)))?(?= [,.;]|$| and | # (?:wide|deep))/u

/** The title without that. */
function withoutCentre(title: readonly Item[]): Item[] {
  const inside = findSpoken(title, ABOUT_INSIDE)
  if (inside) {
    const said = title.slice(inside.from, inside.to + 1).filter(({ kind }) => kind !== 'mark')
    const size = title.findLastIndex((item, at) => at < inside.from && item.kind === 'quantity')
    return [
      ...title.slice(0, size),
      ...said.map((item) => asFiller(item, 'where it lies anyway')),
      ...title.slice(size, inside.from),
      ...title.slice(inside.to + 1),
    ]
  }
  const found = findSpoken(title, ABOUT)
  const [at] = found?.quantities ?? []
  return found && amountOf(title[at ?? -1]) === 0 ? asIdle(title, found, 'where it lies anyway') : [...title]
}

function wideOut(sentences: readonly Item[][]): Item[][] {
  const [first = [], ...rest] = sentences
  const title = withoutCentre(first)
  const found = findSpoken(title, WIDE)
  const own = (item: Item): boolean => item.kind === 'term' && /^(?:bottom|upright) leg$/u.test(item.form)
  if (!found || title.some(own)) return [...sentences]
  const said = title.slice(found.from, found.to + 1)
  const words = said.slice(said.findIndex((item) => item.kind === 'quantity' || means(item, 'dimension')))
  const leg = (concept: string, form: string): Item[] => [
    unsaid(said[0] as Item, { category: 'determiner', concept: 'the' }, 'the'),
    nounAt(said[0] as Item, concept, form),
    unsaid(said[0] as Item, { category: 'be', concept: 'is' }, 'is'),
    // "40 mm deep in Y": as wide as a leg is.
    ...words.map((item) =>
      means(item, 'dimension', 'depth')
        ? asTerm(item, { category: 'dimension', concept: 'width' }, { form: 'wide' })
        : { ...item },
    ),
  ]
  const head = [...title.slice(0, found.from), ...title.slice(found.to + 1)]
  return [head, ...rest, leg('plate', 'bottom leg'), leg('wall', 'upright leg')]
}

/** "An L-bracket made from 4 mm thick plate": said of each of them. */
function thickOut(sentences: readonly Item[][]): Item[][] {
  const [first = [], ...rest] = sentences
  const title = withoutCentre(first)
  const found = findSpoken(title, THICK)
  const size = found && title[found.quantities[0] ?? -1]
  if (!found || !size || findSpoken(title, WIDE) === undefined) return [...sentences]
  const others = title
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asFiller(item, 'how thick both are'))
  const head = [...title.slice(0, found.from), ...others, ...title.slice(found.to + 1)]
  return [head, ...rest, sizedLeg([size], 'plate', 'bottom leg'), sizedLeg([size], 'wall', 'upright leg')]
}

const isBracket = (item: Item): boolean =>
  means(item, 'solid', 'L-bracket', 'angle profile') ||
  (means(item, 'solid') && /\bbracket$/iu.test(item.text))

/** What the part is called, where its bodies are told one by one. */
const asWhole = (item: Item): Item =>
  isBracket(item) ? asTerm(item, { category: 'whole', concept: 'whole' }, { form: 'part' }) : item

function toldApart(items: readonly Item[], plates: boolean): Item[] {
  const corner = findSpoken(items, MEETING)
  const met = corner && /\bfillet|\bround|\bradius/iu.test(items.map(({ text }) => text).join(' '))
  const joined = met ? meeting(items, corner) : standing(items)
  const [lows, highs] = plates ? [[LOW_PLATE, SHORT_LOW], [HIGH_PLATE]] : [[LOW], [HIGH]]
  const walls = highs.reduce<Item[]>((read, pattern) => named(read, pattern, 'wall', 'upright leg'), joined)
  const high = lows.reduce<Item[]>((read, pattern) => named(read, pattern, 'plate', 'bottom leg'), walls)
  const owner = findSpoken(high, OF_THE_LEG)
  return owner ? asIdle(high, owner, 'its own') : high
}

const isLevelled = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'range')

/** Told by their coordinates: bodies of their own, not the legs of one bracket. */
function areLevelled(sentences: readonly Item[][], low: RegExp, high: RegExp): boolean {
  const isTold = (pattern: RegExp): boolean =>
    sentences.some((items) => isLevelled(items) && findSpoken(items, pattern) !== undefined)
  return isTold(low) && isTold(high)
}

/** "A reinforced bracket" of which nobody tells the gusset: no mere name. */
const isPromise = (item: Item): boolean =>
  item.kind === 'unknown' && /^(?:reinforced|gusseted|stiffened|braced|strengthened)$/iu.test(item.text)

const isWideBracket = (title: readonly Item[] = []): boolean =>
  title.some(isBracket) && !title.some(isPromise) && findSpoken(title, WIDE) !== undefined

export const withLegsTold = where(' leg | arm | flange | plate ', (sentences) => {
  const tells = (pattern: RegExp): boolean =>
    sentences.some((items) => findSpoken(items, pattern) !== undefined)
  const plates = isWideBracket(sentences[0]) && areLevelled(sentences, LOW_PLATE, HIGH_PLATE)
  const levelled = plates || areLevelled(sentences, LOW, HIGH)
  if (!(tells(STANDS) && tells(LOW)) && !levelled) return sentences
  const read = sentences.map((items) => toldApart(items.map(asWhole), plates))
  const shared = sharedSizes(read)
  const out = shared ? sharedOut(read, shared) : read
  return levelled ? wideOut(thickOut(out)) : out
})
