/**
 * "The end of the keyway is square": as a keyway is cut. "It has a round end" is not how it is cut, and no order to round
 * an edge of the shaft: it is left as what was not understood.
 */
import { where } from '../../text/heard.ts'
import { type Item, isThing, means } from '../../text/items.ts'
import { asSettledPhrase, type Found, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const OF = '(?: of (?:the|this|that) (?:keyway|key way|keyseat|key seat|slot))'
const WHICH = '(?:(?:closed|inner|inside|blind|other|far|back) )?'
const SQUARE_WORDS = '(?:cut |left |made )?(?:square|squared|squared off|flat|straight|square cut)'
const CLOSE = '(?= [,.;)]|$)'
const SQUARE: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[,;(] |and )(?:the|its|both|each) ${WHICH}ends?${OF}? (?:is|are) ${SQUARE_WORDS}(?: off)?(?:(?: ,)?(?: \\()? not (?:round|rounded|radiused)(?: \\))?)?${CLOSE}`,
    'u',
  ),
]
/** "(it's open on that end)", of one that was said to start there. */
const OPEN =
  /(?<=(?:starts?|starting|begins?|beginning) (?:at|from) (?:the|one|its)(?: [a-z#]+){0,2} ends?(?: .*)? )(?:\( )?(?:(?:it's|it is|which is|being|and|so it is|so it's|,) )*open (?:on|at|to) (?:that|this|the same|its|the free|the outer) (?:end|side)(?: \))?(?= [,.;)]|$| and )/u
/** The same of one that was said to lie at an end: "at one end … open at the end face". */
const AT_END = /(?:^| )(?:at|from|into|in|on) (?:the|one|its|that)(?: [a-z]+){0,2} end(?: |$)/u
const OPEN_THERE =
  /(?:, )?(?:(?:and|it's|it is|which is|that is|is|being) )*open (?:on|at|to) (?:that|this|the same|its|the)(?: (?:free|outer))? (?:end face|end|face|side)(?: of the [a-z]+)?(?= [,.;)]|$| and )/u
const ROUND = new RegExp(
  `(?<=(?:^| )(?:has|have|with) (?:an? |one )?)(?:fully |full )?(?:round|rounded|semicircular|half round|radiused) ends?${CLOSE}`,
  'u',
)

const isKeyway = (item: Item | undefined): boolean => means(item, 'feature', 'keyway')

/** The keyway that the words are said of: the last thing named before them. */
const isOfKeyway = (items: readonly Item[], { from }: Found, before: readonly Item[]): boolean => {
  const said = [...before, ...items.slice(0, from)]
  // "a keyway into the shaft": the body that is named again is only where it is.
  return (
    isKeyway(said.findLast((item, at) => means(item, 'feature') || (isThing(item) && !isAgain(said, at)))) ||
    // "The keyway starts at the free end of the shaft": a sentence of its own.
    isKeyway(items.find((item) => !means(item, 'determiner')))
  )
}

const isAgain = (said: readonly Item[], at: number): boolean => means(said[at - 1], 'determiner', 'the')

const unknown = ({ text, span }: Item): Item => ({ kind: 'unknown', text, span })

function endsTold(items: Item[], before: readonly Item[]): Item[] {
  const square = findFirstSpoken(items, SQUARE)
  const named = square && items.slice(square.from, square.to + 1).some(isKeyway)
  if (square && (named || isOfKeyway(items, square, before)))
    return asSettledPhrase(items, square, 'as a keyway is cut')
  const open = findSpoken(items, OPEN)
  if (open && isOfKeyway(items, open, before)) return asSettledPhrase(items, open, 'where it starts')
  const there = AT_END.test(spoken([...before, ...items]).text) ? findSpoken(items, OPEN_THERE) : undefined
  if (there && isOfKeyway(items, there, before)) return asSettledPhrase(items, there, 'where it starts')
  const round = findSpoken(items, ROUND)
  if (!round || !isOfKeyway(items, round, before)) return items
  return items.map((item, at) => (at < round.from || at > round.to ? item : unknown(item)))
}

/** From the sentence on that names the keyway. */
function sinceKeyway(sentences: readonly Item[][], at: number): Item[] {
  const first = sentences.slice(0, at).findLastIndex((items) => items.some(isKeyway))
  return first < 0 ? [] : sentences.slice(first, at).flat()
}

export const withKeywayEnds = where(['feature:keyway', ' end | ends '], (sentences) =>
  sentences.map((items, at) => endsTold(items, sinceKeyway(sentences, at))),
)
