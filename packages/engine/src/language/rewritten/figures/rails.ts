/**
 * "A dovetail rail, 120 mm long with a constant cross section. The base is 50 mm wide and 8 mm tall. On top of it is the
 * dovetail, 20 mm wide where it touches the base …": the length of the whole is that of the base and of what stands on it.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, asTerm, type Item, isMark, unsaid } from '../../text/items.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const PROFILE = '(?:dovetail|trapezoid|trapezium|trapezoidal)'
const TITLE =
  /^(?:(?:this is|make|create|design|model|build|generate) )?(?:a|an|one)?(?: ?(?:[a-z]+|,)){0,6}? ?(?:rail|slide|guide|track|bar|runner|way|strip|section|profile|linear guide)(?: (?:,|:|a|bar|that is|which is|of|with|with a|length|constant cross section))* (?:# (?:long|in length)|length (?:of )?#)/u
const BASE =
  /(?<=^| )(?:(?:the|its|a|rectangular) )*(?:base(?: plate)?|rectangle|foot|bottom part)(?: of the [a-z]+)?(?: (?:is|,|:|measures|being|of|has))*(?: a(?: rectangle| rectangular bar)?)?(?: (?:that is|which is|,|with))* (?<wide># wide)(?: ,)?(?: and)? # (?:tall|high|thick)(?= |$)/u
const TOUCHES =
  /(?:, )?where (?:it|the (?:dovetail|trapezoid|rib)) (?:touches|meets|joins|sits on|stands on|is joined to|starts from|leaves|adjoins) (?:the )?(?:base|rectangle|plate|foot)(?= |$)/u
/** "at its top it is 30 mm wide": the place before its width. */
const FRONTED =
  /(?<!wide )(?<where>where it (?:touches|meets|joins|sits on|stands on) (?:the )?(?:base|rectangle|plate|foot)|at (?:its|the) (?:top|bottom|base))(?: ,)? it (?:is|measures) # wide(?= |$)/u
const SYMMETRIC =
  /^(?:it is|it's|it|this is|the [a-z]+(?: [a-z]+)? is|both sides are|everything is) (?:symmetric(?:al)?|centered|centred)(?: about .*| on the base| left and right)?$/u
const CONSTANT =
  /(?:, )?(?:with|having|of|and|it has|that has)(?: a)? (?:constant|uniform|the same|consistent) (?:cross )?(?:section|profile)(?: (?:along|over|throughout|all along)(?: (?:its|the)(?: (?:whole|entire|full))? length)?)?(?= |$)/u
const TOLD = new RegExp(`(?:^| )${PROFILE}(?: |$)`, 'u')
const TOP_WIDTH = /# (?:wide )?(?:at|across) (?:the|its)(?: very)? top/u

/** Its other width: by one of them alone it would be a plain bar. */
const FOOT_WIDTH =
  /# (?:wide )?(?:(?:at|across) (?:the|its)(?: very)? (?:base|bottom|foot)|where it )|(?:where it .*|at (?:its|the) (?:base|bottom|foot)) it (?:is|measures) # wide/u

/** "a base …, and centered on top of that an upside down trapezoid …": what stands on the base in the same breath. */
const STANDS_ON_IT =
  /(?:, |; )?(?:and )?(?=(?:(?:centered|centred|centrally|in the middle) )?(?:on top of|on|above) (?:that|it|this|the base|the rectangle)(?: ,)?(?: (?:is|sits|stands|comes|there is|centrally|centered|centred|,))* an? (?:[a-z]+ ){0,4}(?:dovetail|trapezoid|trapezium))/u
const SECTION_LEAD =
  /^(?:(?:the|its|in) )?(?:cross section|section|profile)(?: (?:is|consists of|has|shows|:|made of|made up of))+ /u
/** Wider above than below, as its widths must say, too. */
const FLARED =
  /(?:upside down|inverted|upturned|flipped|turned over) (?=(?:[a-z]+ )?(?:trapezoid|trapezium|dovetail))/u

/** Base and dovetail in sentences of their own. */
const apart = (items: Item[]): Item[][] => {
  const base = findSpoken(items, BASE)
  const stands = findSpoken(items, STANDS_ON_IT)
  if (!base || !stands || stands.from < base.to) return [items]
  const on = items
    .slice(stands.from)
    .filter((item, at) => at > 1 || !(isMark(item) || /^and$/iu.test(item.text)))
  return [idle(items.slice(0, stands.from), SECTION_LEAD), on]
}

const isTrapezoid = (item: Item): boolean => /^(?:trapezoid|trapezium)$/iu.test(item.text)

/** The trapezoid by what it is on a rail. */
function asDovetail(items: Item[]): Item[] {
  const flared = findSpoken(items, FLARED)
  const [foot, top] = [FOOT_WIDTH, TOP_WIDTH].map((pattern) => {
    const found = findSpoken(items, pattern)
    return found && amountOf(items[found.quantities[0] ?? -1])
  })
  if (flared && !((foot ?? 0) < (top ?? 0))) return items
  const told = flared ? asIdle(items, flared, 'wider above') : items
  return told.map((item) => (isTrapezoid(item) ? { ...item, text: 'dovetail' } : item))
}

const idle = (items: Item[], pattern: RegExp): Item[] => {
  const found = findSpoken(items, pattern)
  return found ? asIdle(items, found, 'the section') : items
}

function withWidthsFirst(items: Item[]): Item[] {
  const found = findSpoken(items, FRONTED)
  const size = found?.quantities[0]
  if (!found || size === undefined) return items
  const lead = items.slice(found.from, size)
  const it = lead.findLastIndex((item) => /^it(?: is| measures)?$/iu.test(item.text))
  const where = lead.slice(0, it).filter((item) => !isMark(item))
  const told = [
    ...items.slice(0, found.from),
    ...lead.slice(it),
    ...items.slice(size, found.to + 1),
    ...where,
    ...items.slice(found.to + 1),
  ]
  return withWidthsFirst(told)
}

/** "where it touches the base": its lower end. */
function withFoot(items: Item[]): Item[] {
  const found = findSpoken(items, TOUCHES)
  const last = items[found?.to ?? -1]
  if (!found || !last) return items
  const said = items.slice(found.from, found.to)
  return [
    ...items.slice(0, found.from),
    unsaid(last, { category: 'preposition', concept: 'at' }, 'at'),
    unsaid(last, { category: 'determiner', concept: 'the' }, 'the'),
    asTerm(last, { category: 'portion', concept: 'base' }, { form: 'base' }),
    ...said.filter((item) => !isMark(item)).map((item) => asFiller({ ...item, text: '' }, 'where it stands')),
    ...items.slice(found.to + 1),
  ]
}

const long = (length: Item): Item[] => [
  unsaid(length, { category: 'conjunction', concept: 'and' }, 'and'),
  length,
  unsaid(length, { category: 'dimension', concept: 'length' }, 'long'),
]

/** The base as a body of its own, as long as the whole. */
function asBase(items: Item[], { from, to, match }: Found, length: Item): Item[] {
  const said = items.slice(from, to + 1)
  const sizes = said.slice(said.findIndex(({ kind }) => kind === 'quantity'))
  const words = said.slice(0, said.length - sizes.length)
  const [first] = words
  if (!first || !match) return items
  const noun =
    words.find((item) => /^(?:base|base plate|rectangle|foot|bottom part)$/iu.test(item.text)) ?? first
  return [
    ...items.slice(0, from),
    unsaid(first, { category: 'determiner', concept: 'the' }, '', 'the'),
    asTerm(noun, { category: 'solid', concept: 'base' }, { form: 'base' }),
    ...words.filter((item) => item !== noun && !isMark(item)).map((item) => asFiller(item, 'the section')),
    ...sizes,
    ...long(length),
    ...items.slice(to + 1),
  ]
}

export const withRails = where('dovetail|trapez', (said) => {
  const sentences = said.flatMap((items) => apart(items))
  const [title = []] = sentences
  const found = findSpoken(title, TITLE)
  const length = title[found?.quantities[0] ?? -1]
  const base = sentences.findIndex((items) => findSpoken(items, BASE))
  const top = sentences.findIndex(
    (items, at) => at > base && (findSpoken(items, TOP_WIDTH) ?? findSpoken(items, FRONTED)),
  )
  if (!sentences.some((items) => findSpoken(items, TOLD))) return said
  if (!findSpoken(sentences[top] ?? [], FOOT_WIDTH)) return said
  if (!found || !length || found.quantities.length !== 1 || base < 1 || top < base) return said
  // What has a length or a place of its own is no section of the whole.
  if (sentences.slice(1).some((items) => findSpoken(items, /# long|length of #/u))) return said
  return sentences.map(withWidthsFirst).map((items, at) => {
    if (at === 0)
      return title
        .filter((item) => item !== length && !isMark(item))
        .map((item) => asFiller(item, 'the name of the part'))
    if (findSpoken(items, SYMMETRIC)) return asIdle(items, { from: 0, to: items.length - 1 }, 'as it is')
    const told = at === base ? findSpoken(items, BASE) : undefined
    const plain = told ? asBase(items, told, length) : idle(items, CONSTANT)
    return at === top ? [...withFoot(asDovetail(plain)), ...long(length)] : plain
  })
})
