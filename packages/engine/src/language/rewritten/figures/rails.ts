/**
 * "A dovetail rail, 120 mm long with a constant cross section. The base is 50 mm wide and 8 mm tall. On top of it is the
 * dovetail, 20 mm wide where it touches the base …": the length of the whole is that of the base and of what stands on it.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, unsaid } from '../../text/items.ts'
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

export const withRails = where('dovetail|trapez', (sentences) => {
  const [title = []] = sentences
  const found = findSpoken(title, TITLE)
  const length = title[found?.quantities[0] ?? -1]
  const base = sentences.findIndex((items) => findSpoken(items, BASE))
  const top = sentences.findIndex(
    (items, at) => at > base && (findSpoken(items, TOP_WIDTH) ?? findSpoken(items, FRONTED)),
  )
  if (!sentences.some((items) => findSpoken(items, TOLD))) return sentences
  if (!findSpoken(sentences[top] ?? [], FOOT_WIDTH)) return sentences
  if (!found || !length || found.quantities.length !== 1 || base < 1 || top < base) return sentences
  // What has a length or a place of its own is no section of the whole.
  if (sentences.slice(1).some((items) => findSpoken(items, /# long|length of #/u))) return sentences
  return sentences.map(withWidthsFirst).map((items, at) => {
    if (at === 0)
      return title
        .filter((item) => item !== length && !isMark(item))
        .map((item) => asFiller(item, 'the name of the part'))
    if (findSpoken(items, SYMMETRIC)) return asIdle(items, { from: 0, to: items.length - 1 }, 'as it is')
    const told = at === base ? findSpoken(items, BASE) : undefined
    const plain = told ? asBase(items, told, length) : idle(items, CONSTANT)
    return at === top ? [...withFoot(plain), ...long(length)] : plain
  })
})
