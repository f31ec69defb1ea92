/**
 * "a cone with a 30 mm base that comes to a point 45 mm above the base", "it tapers to a point at a height of 45 mm": how tall a
 * cone or a pyramid is, told by where its tip lies.
 */
import { where } from '../../text/heard.ts'
import { asSettled, commaAt, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findFirstSpoken, spoken } from '../../text/spoken.ts'

const TIP = '(?:(?:sharp|single|fine) )?(?:point|tip|apex|peak|vertex)'
const COMES =
  '(?:comes?|coming|tapers?|tapering|tapered|narrows?|narrowing|rises?|rising|runs?|running|converges?|converging|ends?|ending|goes|going|closes|shrinks?|shrinking)'
const LEAD = '(?:(?:,|and|that|which|whose sides|whose faces|its sides|its faces|it|then) )*'
const BASE =
  '(?:it|(?:the|its|that)(?: (?:cent(?:er|re)|middle) of (?:the|its))?(?: (?:flat|circular|round|square))? (?:base|bottom|ground|floor|xy plane)(?: plane| face)?)'
/** What it stands on. */
const BELOW = '(?:the (?<below>[a-z]+))'
const ABOVE = `(?: (?:that|which) is)? # (?:(?:directly |straight |right )?(?:above|over|up from|from|higher than) (?:${BASE}|the top of ${BELOW}|${BELOW})|up|higher|high|tall|above)`
const AT = '(?: ,)? at (?:a|the) height of #'
const ENDS = '(?= [,.;:()]|$| and | with )'

const POINTS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${COMES}(?: (?:up|evenly|straight|smoothly|linearly|together|all the way))* (?:to|in|at|into) (?:a|an|one|its|the) ${TIP}(?:${ABOVE}|${AT})${ENDS}`,
    'u',
  ),
  new RegExp(`(?:(?:,|and|with) )*(?:whose|its|the) ${TIP}(?: is| lies| sits)?${ABOVE}${ENDS}`, 'u'),
]

const isPointed = (item: Item): boolean => means(item, 'solid', 'cone', 'pyramid')

/** "the base" of a cone is no body, and "solid" how one is. */
const isBody = (item: Item): boolean => means(item, 'solid') && !means(item, 'solid', 'base', 'prism')

/** "The roof is a cone on top of the tower": what it stands on by a name of its own. */
const standsOn = (told: readonly Item[], below: string): boolean => {
  const since = told.slice(told.findLastIndex(isPointed))
  return new RegExp(`(?:^| )(?:on|on top of|onto|atop|upon) the (?:top of the )?${below}(?= |$)`, 'u').test(
    spoken(since).text,
  )
}

function withPoint(items: Item[], before: readonly Item[]): Item[] {
  const found = findFirstSpoken(items, POINTS)
  const [at, ...others] = found?.quantities ?? []
  const size = items[at ?? -1]
  if (!found || !size || others.length > 0) return items
  const told = [...before, ...items.slice(0, found.from)]
  const cone = told.findLast(isBody)
  if (!cone || !isPointed(cone)) return items
  // "25 mm above the cylinder": its own height where it is told to stand on that, as it is on nothing else.
  const below = found.match.groups?.['below']
  const under = told.findLast((item) => isBody(item) && !isPointed(item))
  if (below !== undefined && under?.text.toLowerCase() !== below && !standsOn(told, below)) return items
  const words = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asSettled(item, 'where its tip is'))
  const opens =
    found.from === 0 || /^(?:, )?(?:and )?(?:then )?(?:it|its|the) /u.test(found.match[0].trimStart())
  const and = means(items[found.from], 'conjunction') ? [littleWord(size, 'and')] : []
  return [
    ...items.slice(0, found.from),
    ...words,
    ...(opens ? [...and, littleWord(size, 'it'), littleWord(size, 'is')] : [commaAt(size.span[0])]),
    size,
    unsaidWord(size, 'dimension', 'height', 'tall'),
    ...items.slice(found.to + 1),
  ]
}

export const withPointsAbove = where('solid:cone|solid:pyramid', (sentences) =>
  sentences.map((items, at) => withPoint(items, sentences.slice(0, at).flat())),
)
