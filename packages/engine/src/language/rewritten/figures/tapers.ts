/**
 * "a truncated cone that narrows from 40 mm to 20 mm over a height of 30 mm", "tapering to a diameter of 10 mm": how wide a
 * cone is at either end. What it begins with may be told by the body it stands on, which it is as wide as anyway.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isThing, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { isCone } from './cone-ends.ts'

const VERB =
  '(?:taper(?:s|ed|ing)?|narrow(?:s|ed|ing)?|reduc(?:es|ed|ing)|shrink(?:s|ing)?|diminish(?:es|ing)|decreas(?:es|ing)|widen(?:s|ing)?|flar(?:es|ed|ing)|expand(?:s|ing)|grow(?:s|ing)|goes|going|runs|running)'
const HOW =
  '(?: (?:down|up|off|out|in|upwards?|downwards?|inwards?|outwards?|gradually|linearly|evenly|smoothly|uniformly|straight|conically))*'
/** "It starts with a 50 mm diameter and goes to 10 mm". */
const STARTS =
  '(?:(?<=cone (?:, )?)(?:and )?(?:it|that|which) )?(?:starts|starting|begins|beginning)(?: (?:off|out))?(?: (?:at|on) (?:the|its) (?:bottom|base|plate))? (?:at|with|from)'
const SIZE = `(?:a |an |its |the |just |only )*(?:(?:outer |full )?(?:diameter|radius|width) )?(?:of )?(?:r#|ø#|#)(?: (?:in )?(?:diameter|radius|width|across|wide|dia))?`
const END =
  '(?: (?:at|on) (?:the|its) (?:top|bottom|base|upper end|lower end|tip|small end|large end|foot|root))?'
const REFERENCE =
  "(?:the|that|its|this) (?:full |whole |same |outer )?(?:(?:[a-z]+['’]s? )?(?:own )?(?:diameter|width|size)|(?:diameter|width|size) of (?:the|that|its) [a-z]+)"
const OVER =
  '(?: (?:over|along|across|within|in) (?:a |an |its |the )?(?:(?:total |full )?(?:height|length|distance) )?(?:of )?(?<over>#)(?: (?:of (?:height|length)|high|tall|in height))?)?'

const TAPER = new RegExp(
  `(?<=^| )(?:${VERB}${HOW}(?: from (?:(?<ref>${REFERENCE})|(?<first>${SIZE}))(?<at>${END}))?|${STARTS} (?<first>${SIZE})(?<at>${END})(?: (?:,|and|then|it|that|which))* ${VERB})${HOW} to (?<second>${SIZE})(?<to>${END})${OVER}(?= |$)`,
  'u',
)

/** What is told to narrow: a cone, and no hole or groove since. */
function isOfCone(items: readonly Item[], { from }: Found): boolean {
  const before = items.slice(0, from)
  const cone = before.findLastIndex(isCone)
  return cone >= 0 && !before.slice(cone).some((item) => means(item, 'feature'))
}

const TOP = /top|upper|tip|small/u
const LOW = /bottom|base|lower|large|foot|root/u

/** Two words that name the ends, or the order in which they are told. */
function endsOf({ match }: Found): readonly ['bottom' | 'top', 'bottom' | 'top'] {
  const [at, to] = [match.groups?.['at'] ?? '', match.groups?.['to'] ?? '']
  return TOP.test(at) || LOW.test(to) ? ['top', 'bottom'] : ['bottom', 'top']
}

const FRUSTUM = { category: 'solid', concept: 'frustum' } as const

/** "a cylinder 40 mm in diameter at the bottom, tapering to 20 mm at the top": a cone by another name. */
function withConeForCylinder(items: readonly Item[]): Item[] {
  const found = findSpoken(items, TAPER)
  const nouns = items.flatMap((item, at) =>
    isThing(item) && !means(items[at - 1], 'determiner', 'the') && !means(items[at - 1], 'whole', 'it')
      ? [at]
      : [],
  )
  const [noun = -1] = nouns
  const told = items[noun]
  if (!found || !/^(?:taper|narrow)/u.test(found.match[0]) || nouns.length > 1 || noun > found.from)
    return [...items]
  return told && means(told, 'solid', 'cylinder')
    ? items.with(noun, asTerm(told, FRUSTUM, { form: 'frustum' }))
    : [...items]
}

function withTaper(sentence: readonly Item[]): Item[] {
  const items = sentence.some(isCone) ? [...sentence] : withConeForCylinder(sentence)
  const found = items.some(isCone) ? findSpoken(items, TAPER) : undefined
  if (!found || !isOfCone(items, found)) return items
  const { first, second, ref, over } = found.match.groups ?? {}
  const sizes = [...found.quantities]
  const [low, high] = endsOf(found)
  const kind = (said: string | undefined): string => (/radius|r#/u.test(said ?? '') ? 'Radius' : 'Diameter')
  const one = first === undefined ? undefined : sizes.shift()
  const other = sizes.shift()
  const rise = over === undefined ? undefined : sizes.shift()
  // "from 20 mm in radius to 10 mm": one word for both.
  const told = kind(`${first ?? ''} ${second ?? ''}`)
  const words = new Map<number | undefined, string>([
    [one, `${low}${told}`],
    [other, `${high}${told}`],
    [rise, 'height'],
  ])
  // A reference to what it stands on names no size of its own.
  if (ref !== undefined && high === 'bottom') return [...items]
  return items.flatMap((item, at): Item[] => {
    if (at < found.from || at > found.to) return [item]
    if (item.kind === 'mark') return [item]
    if (item.kind !== 'quantity') return [asFiller(item, 'how it tapers')]
    const concept = words.get(at)
    if (!concept) return [item]
    const next = items[at + 1] ?? item
    const size: Item =
      item.quantity.kind === 'marked' ? { ...item, quantity: { ...item.quantity, kind: 'length' } } : item
    return [
      size,
      unsaid({ span: [next.span[0], next.span[0]] }, { category: 'dimension', concept }, '', concept),
    ]
  })
}

export const withTapers = where(
  'solid:cone|solid:frustum|shape:truncated|shape:conical| taper| narrow',
  (sentences) => sentences.map(withTaper),
)
