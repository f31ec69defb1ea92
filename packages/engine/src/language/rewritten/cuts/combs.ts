/**
 * "Cut five slots into one of the long sides, so that six teeth 10 mm wide remain": slots that are cut into an edge are
 * notches, and a tooth with a notch is the way from one notch to the next.
 */
import { EngineError } from '../../../errors.ts'
import { millimetres } from '../../compile/ledger.ts'
import { impliedLength, impliedValue } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, type Sized, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const COUNTS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const COUNT = `(?:${COUNTS.join('|')}|\\d+)`
const SIDE =
  '(?:(?:one (?:of )?(?:the |its )?|the |its |a )?(?:long|longer|short|shorter|front|back|left|right|top|bottom)(?: hand)? (?:sides?|edges?)|(?<face>(?:the |its )(?:top|bottom|front|back))(?: face| surface)?(?: of (?:it|the [a-z]+))?)'
const CUT_IN = new RegExp(
  `(?<count>${COUNT}) (?:(?:equal|identical|rectangular|parallel|straight|narrow) )*(?:slots|notches|gaps|crenels)(?= (?:(?:that|which|are|is|cut|made|open|going|running|#|wide|long|deep|x|by|and|,|each|of|starting) )*(?:into|in|from|out of|along|at) ${SIDE}(?: |$))`,
  'u',
)
const AGAIN =
  /(?<=(?:^| )(?:each|the|these|all|every)(?: of the)?(?: (?:five|four|three|two|six|seven|eight))? )(?:slots?|notch(?:es)?|gaps?|crenels?)(?= |$)/u
const REACHES =
  /(?:and )?(?:reach(?:es)?|reaching|extends?|extending|goes|going|cuts?|runs?)(?: in)? (?<deep>#)(?: deep)? (?:in|into|inwards?)(?: (?:the|its|it)(?: [a-z]+)?)?(?: from (?:the|that|this) (?:edge|side))?(?= [,.;]|$| and )/u
const TEETH = new RegExp(
  `(?:, )?(?:(?:so|and|leaving|such) ?(?:that )?)?(?:(?:there are|the) )?(?<teeth>${COUNT})? ?(?:(?:equal|identical) )*(?:teeth|fingers|prongs|tines|bars|strips|merlons|battlements)(?: (?:between them|between the (?:slots|notches|gaps)|at the top|on top))?(?: ,)?(?: (?:are|is|with|of|which are|that are|each|also|all))*(?: a| the)?(?: (?:same|width|length|of|wide|long))* #(?: (?:wide|long|width|in width|in length|each|also|,))*(?: (?:remain|remaining|are left|left|stay|standing))*(?: (?:along|on|at) (?:this|that|the) (?:side|edge|top))?(?:(?: ,)?(?: with| and)? (?:a|one) (?:tooth|finger|prong|merlon|battlement) (?:at|on) (?:both|each|either)(?: of the)?(?: two)? ends?(?: of (?:it|the (?:[a-z]+ )?[a-z]+))?)?(?= [,.;]|$)`,
  'u',
)

const isLength = (item: Item | undefined): item is Sized =>
  item?.kind === 'quantity' && item.quantity.kind !== 'count'

const notch = (item: Item, plural: boolean): Item =>
  asTerm(item, { category: 'solid', concept: 'notch' }, { form: 'notch', plural })

const asNotches = (items: Item[], { to }: Found, plural: boolean): Item[] =>
  items.map((item, at) => (at === to ? notch(item, plural) : item))

const countOf = (word: string): number => (COUNTS.includes(word) ? COUNTS.indexOf(word) + 1 : Number(word))

/** "reaches 30 mm into the plate": how deep it is. */
function withDepth(items: Item[]): Item[] {
  const found = findSpoken(items, REACHES)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined || found.quantities.length !== 1) return items
  const size = items[at] as Item
  const rest = items.slice(found.from, found.to + 1).filter((item) => item !== size)
  return [
    ...items.slice(0, found.from),
    ...rest.filter(({ text }) => /^and$/iu.test(text)),
    size,
    unsaid({ span: [size.span[1], size.span[1]] }, { category: 'dimension', concept: 'depth' }, 'deep'),
    ...items.slice(found.to + 1),
    ...rest.filter(({ text }) => !/^and$/iu.test(text)).map((item) => asFiller(item, 'how deep it is')),
  ]
}

/** A tooth with a notch is the way from one to the next; there is one tooth more than there are notches. */
function withPitch(items: Item[], width: number | undefined, count: number, told: readonly number[]): Item[] {
  const found = findSpoken(items, TEETH)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  const teeth = found?.match.groups?.['teeth']
  if (!found || !isLength(size) || width === undefined || found.quantities.length !== 1) return items
  const tooth = size.quantity.values[0]?.value ?? 0
  // Where all teeth are counted, those at the ends as well, they and the notches make up the whole side.
  const side = count * (width + tooth) + tooth
  const fits =
    countOf(teeth ?? '') === count + 1 && told.some((length) => Math.abs(length - side) <= 1e-4 * side)
  if (teeth !== undefined && !fits)
    throw new EngineError(
      'geometry_validation_failed',
      `${count} slots of ${millimetres(width)} and ${teeth} teeth of ${millimetres(tooth)} do not make up a side: with ${count + 1} teeth they are ${millimetres(side)} long.`,
    )
  const pitch = { ...impliedValue(tidy(tooth + width), 'length', size.span, size.text) }
  const rest = items.slice(found.from, found.to + 1).filter((item) => item !== size)
  return [
    ...items.slice(0, found.from),
    commaAt(size.span[0]),
    { kind: 'quantity', quantity: impliedLength(pitch, size), text: size.text, span: size.span },
    unsaid({ span: [size.span[1], size.span[1]] }, { category: 'place', concept: 'apart' }, 'apart'),
    ...items.slice(found.to + 1),
    ...rest.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the teeth between them'))),
  ]
}

const WIDTH = /# (?:wide|long)|(?:width|length) of #/u

export const withCombs = where(' slots | notches | gaps | crenels ', (sentences) => {
  const first = sentences.findIndex((items) => findSpoken(items, CUT_IN))
  const found = first < 0 ? undefined : findSpoken(sentences[first] as Item[], CUT_IN)
  if (!found) return sentences
  // Notches, and slots in a face, are read as they are, unless teeth are left between them.
  const toothed = sentences.some((items) => findSpoken(items, TEETH))
  const { count: counted = '', face } = found.match.groups ?? {}
  if (!toothed && (face || !found.match[0].endsWith('slots'))) return sentences
  const count = countOf(counted)
  let width: number | undefined
  const told = sentences
    .flat()
    .flatMap((item) => (isLength(item) ? item.quantity.values.map(({ value }) => value) : []))
  return sentences.map((items, at) => {
    if (at < first) return items
    const again = at === first ? found : findSpoken(items, AGAIN)
    if (!again && !findSpoken(items, TEETH)) return items
    const named = again ? asNotches(items, again, /s$/iu.test(items[again.to]?.text ?? '')) : items
    const deep = withDepth(named)
    const wide = findSpoken(deep, WIDTH)
    const [size] = (wide?.quantities ?? []).map((index) => deep[index])
    if (again && isLength(size)) width ??= size.quantity.values[0]?.value
    return withPitch(deep, width, count, told)
  })
})
