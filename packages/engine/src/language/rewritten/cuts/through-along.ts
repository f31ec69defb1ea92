/**
 * "A slot passing all the way through in Y", "open at both ends along Y": a cut that runs from the one side to the other that
 * way, and is not drilled that deep into the side that it is cut from.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, type Found, findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const LEAD =
  '(?:(?:passing|passes|running|runs|run|going|goes|go|extending|extends|cutting|cuts|open|that|which|it|and) )*'
const ALL = '(?:(?:all the way|right|straight|clear|completely|fully|entirely|all) )?'
const BODY = '(?: (?:the|its)(?: (?:whole|entire|full))?(?: (?:block|part|body|bar|piece|plate|thickness))?)?'
const ALONG = '(?:in|along|parallel to) (?:the )?(?<axis>[xy])(?: (?:direction|axis))?'
const BOTH_SIDES =
  '(?:at|on|to|through|out of) (?:both|the two|its two|both of its)(?: (?:ends|sides|faces|end faces|side faces))?'
const END = '(?= [,.;:)]|$| and | from | at | with | between | leaving | to )'

const PATTERNS: readonly RegExp[] = [
  new RegExp(`${LEAD}${ALL}through${BODY} ${ALONG}${END}`, 'u'),
  new RegExp(`${LEAD}${ALONG} ${ALL}through${BODY}${END}`, 'u'),
  new RegExp(`${LEAD}${BOTH_SIDES} ${ALONG}${END}`, 'u'),
  new RegExp(
    `${LEAD}${BOTH_SIDES.replace(/\(\?: \(.*$/u, '')} (?<axis>[xy]) (?:ends|sides|faces)${END}`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:through|over|across|along) (?:the|its) (?:full|entire|whole|complete) (?<axis>[xy]) (?:length|width|depth|extent|dimension)${END}`,
    'u',
  ),
]

/** "a slot 16 mm wide, open at the top": the side that it is cut from, and not one of the body's, which stays solid. */
const OPEN_TOP =
  /(?<=(?:slot|groove|channel|gap)(?: [^.;]*)? )(?:(?:,|that is|which is|and|is|it is) )*open (?:at|on|to|towards) (?:the )?top(?: (?:face|side|end|surface))?(?= |$)/u

function fromTop(items: Item[]): Item[] {
  const cut = items.findIndex(isRunning)
  const found = cut < 0 ? undefined : findSpoken(items, OPEN_TOP)
  if (!found || found.from < cut) return items
  const near = items[found.from] as Item
  const sided = items.some((item, at) => means(item, 'face') && (at < found.from || at > found.to))
  const lead = sided
    ? []
    : [
        littleWord(near, 'in'),
        littleWord(near, 'the'),
        unsaid(near, { category: 'face', concept: '+z' }, 'top'),
      ]
  return asIdle(items, found, 'the side it is cut from').toSpliced(found.from, 0, ...lead)
}

/** What runs in a face from side to side; a hole is drilled. */
const isRunning = (item: Item): boolean =>
  means(item, 'feature', 'slot', 'groove') && !/hole|cutout|keyway|keyseat/iu.test(item.text)

const SIDES = { x: ['left', 'right'], y: ['front', 'back'] } as const

/** Without the comma that parts it from what comes before: "…, open at the top, passing through in Y". */
function fromSideToSide(items: Item[], found: Found): Item[] {
  const axis = found.match.groups?.['axis'] === 'x' ? 'x' : 'y'
  const near = items[found.from] as Item
  const [one, other] = SIDES[axis]
  return asIdle(items, found, 'from side to side').toSpliced(
    found.from,
    0,
    littleWord(near, 'from'),
    unsaid(near, { category: 'face', concept: `-${axis}` }, one),
    littleWord(near, 'to'),
    unsaid(near, { category: 'face', concept: `+${axis}` }, other),
  )
}

function runThrough(items: Item[]): Item[] {
  const cut = items.findIndex(isRunning)
  const found = cut < 0 ? undefined : findFirstSpoken(items, PATTERNS)
  if (!found || found.from < cut) return items
  const others = items.slice(0, found.from).some((item) => means(item, 'feature', 'hole', 'keyway'))
  return others || isMark(items[found.from], '(') ? items : fromSideToSide(items, found)
}

export const withThroughAlong = where(
  ['feature:slot|feature:groove', 'through|both|two|open', ' x | y | top '],
  (sentences) => sentences.map((items) => runThrough(fromTop(items))),
)
