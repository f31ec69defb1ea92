/**
 * "It starts at the bottom end face and runs 35 mm up the shaft", "begins at the top end": from which end a keyway is cut and
 * how long it is, told as "it is at the bottom end, 35 mm long".
 */
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, type Item, isThing, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const STARTS = '(?:starts|begins|starting|beginning)'
const BODY = '(?:shaft|cylinder|bar|rod|section|journal|part|body|axis|length)'
const END = `(?:the|its|that) (?:[a-z]+ )?end(?: face)?(?: of the (?:# |ø# )?(?:[a-z]+ )?${BODY})?`
/** Where an end lies that is named anyway. */
const LEVEL = '(?: (?:\\( )?(?:at )?z=(?:#|0)(?: \\))?)?'

const FROM_END = new RegExp(`(?<=^| )${STARTS}(?= (?:at|from|on) ${END}(?: |$))`, 'u')
const AT_END = new RegExp(`(?<=^| )${STARTS} (?:at|from|on) ${END}${LEVEL}`, 'u')
const SO_LONG = new RegExp(
  `^(?:, )?(?:and )?(?:then )?(?:it )?(?:runs|goes|extends|continues|running|going|extending|is cut)(?: for)? #(?: (?:up|down|along|into|in|inwards?|upwards?|downwards?|from there))*(?: (?:the|its) ${BODY})?(?= [,.;)]|$| and )`,
  'u',
)

const isKeyway = (item: Item | undefined): boolean => means(item, 'feature', 'keyway')

/** The keyway is what was named last, here or in the sentence before. */
const isOfKeyway = (items: readonly Item[], { from }: Found, before: readonly Item[]): boolean =>
  isKeyway([...before, ...items.slice(0, from)].findLast((item) => means(item, 'feature') || isThing(item)))

const isLevel = (item: Item): boolean => item.kind === 'quantity' && item.quantity.kind === 'coordinate'
const isZero = (item: Item): boolean => item.kind === 'quantity' && item.quantity.values[0]?.value === 0

/** "runs 35 mm up the shaft": so long. */
function withLength(items: readonly Item[]): Item[] {
  const found = findSpoken(items, SO_LONG)
  const size = items.find((item, at) => found && at <= found.to && item.kind === 'quantity')
  if (!found || !size) return [...items]
  const idle = asIdle(items.slice(0, found.to + 1), found, 'how it runs').filter(
    (item) => item.kind !== 'mark' && item.span !== size.span,
  )
  const long = unsaidWord({ span: [size.span[1], size.span[1]] }, 'dimension', 'length', 'long')
  return [commaAt(size.span[0]), size, long, ...idle, ...items.slice(found.to + 1)]
}

function fromEnd(items: Item[], before: readonly Item[]): Item[] {
  const verb = findSpoken(items, FROM_END)
  const end = findSpoken(items, AT_END)
  if (!verb || !end || !isOfKeyway(items, verb, before)) return items
  const site = items.slice(verb.to + 1, end.to + 1)
  // Any other level is not that of an end.
  if (site.some((item) => isLevel(item) && !isZero(item))) return items
  const level = site.findIndex(isLevel)
  const opens = level > 0 && site[level - 1]?.kind === 'mark' ? level - 1 : level
  const starts = asTerm(items[verb.from] as Item, { category: 'be', concept: 'is' }, { form: 'is' })
  return [
    ...items.slice(0, verb.from),
    starts,
    ...(level < 0 ? site : site.slice(0, opens)),
    ...withLength(items.slice(end.to + 1)),
  ]
}

export const withKeywayRuns = where(['feature:keyway', ' starts| begins| starting| beginning'], (sentences) =>
  sentences.map((items, at) => fromEnd(items, sentences[at - 1] ?? [])),
)
