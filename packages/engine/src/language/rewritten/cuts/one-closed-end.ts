/**
 * "A tube, closed at one end", "one end closed by a 4 mm thick floor", "closed at one end by a disc 40 mm in diameter": one
 * end of a tube is closed, and the other is not. A floor is told of the tube, a disc or a plate in a sentence of its own.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, asOneTerm, type Found, findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const LEAD = '(?:(?:,|;|and|but|is|are|that|which|with|being|it) )*'
const END =
  '(?<end>one|(?:the|its) (?:bottom|lower|left|top|upper|right|other|back|rear|front))(?: end| side)'
const SHUT = '(?:closed|sealed|shut|capped)(?: off)?'
const BY = '(?: (?:by|with))'
const FLOOR = '(?:floor|bottom|base|end wall|end face|end|wall)'
const TAIL = '(?= [,.;]|$| and )'

/** The floor with its thickness, as far as it is told in one breath. */
const FLOORED = `(?:${BY} (?:a|an)(?: flat)? # (?:thick )?${FLOOR}|${BY} (?:a|an)(?: flat)? ${FLOOR} (?:of )?#(?: (?:thick|in thickness))?|${BY} (?:a|an) ${FLOOR}|(?: ,)? (?:the|this|that) (?:closed )?${FLOOR} (?:is|being) # thick)?`

const WITH_FLOOR: readonly RegExp[] = [
  new RegExp(`${LEAD}${SHUT} (?:at|on) ${END}(?: only)?${FLOORED}${TAIL}`, 'u'),
  new RegExp(`${LEAD}${END} (?:(?:is|being) )?${SHUT}${FLOORED}${TAIL}`, 'u'),
]
const THICK_LATER = new RegExp(
  `^(?:the|its) (?:closed ${FLOOR}|end wall) (?:is|has a thickness of) #(?: thick)?$`,
  'u',
)

/** What closes it is a body with sizes of its own. */
const WITH_BODY: readonly RegExp[] = [
  new RegExp(`${LEAD}${SHUT} (?:at|on) ${END}${BY}(?= an? )`, 'u'),
  new RegExp(`(?<=[^ ] )${LEAD}${END} (?:(?:is|being) )?${SHUT}${BY}(?= an? )`, 'u'),
]
/** "a cap, a 40 mm disc": the same once more, with its sizes. */
const CAP =
  /(?:a|an) (?:end cap|cap|lid|cover|plug|closure) ,(?= (?:a|an) (?:[a-z]+ )?(?:#|ø#) (?:[a-z#]+ )*?(?:disc|disk|plate)(?: |$))/u
const ONTO =
  /(?:, )?(?:that|which) is (?:added|welded|glued|attached|placed|set|put|fixed) (?:on|onto|to|against) (?:the|that|this) end(?: of (?:it|the [a-z]+))?(?= [,.;]|$)/u
const FASTENED =
  /(?<=(?:disc|disk|plate|cap|diameter|thick)(?: is| are)? )(?:welded|glued|soldered|attached|fixed|fastened|added|placed|mounted|put|set) (?:on|onto|on to|to)(?= (?:one|the [a-z]+) end(?: |$))/u
const TO_CLOSE =
  /(?<= end(?: of (?:it|the [a-z]+))? )(?:to|so as to|in order to) close (?:it|this end|that end|the tube)(?: off)?(?= [,.;]|$)/u

const UPPER = /top|upper|right|other|back|rear/u
const isTube = (item: Item): boolean => means(item, 'solid', 'tube', 'pipe')

function floorSentence(size: Item): Item[] {
  return [
    unsaidWord(size, 'determiner', 'the'),
    unsaidWord(size, 'dimension', 'floor'),
    unsaidWord(size, 'be', 'is'),
    size,
    unsaid({ span: [size.span[1], size.span[1]] }, { category: 'dimension', concept: 'thickness' }, 'thick'),
  ]
}

/** The tube with an open and a closed end, and how thick the closed one is. */
function floored(items: Item[], found: Found): Item[][] {
  const [at] = found.quantities
  const size = at === undefined ? undefined : items[at]
  const open = UPPER.test(found.match.groups?.['end'] ?? '') ? 'open bottom' : 'open top'
  const told = asOneTerm(items, found, { category: 'manner', concept: open })
  const alone = found.from === 0
  const body = alone
    ? [
        unsaid(items[0] as Item, { category: 'whole', concept: 'it' }, 'it'),
        unsaid(items[0] as Item, { category: 'be', concept: 'is' }, 'is'),
        ...told,
      ]
    : told
  return size ? [body, floorSentence(size)] : [body]
}

/** "One end is closed by …", in a sentence of its own. */
function apart(items: Item[], found: Found): Item[][] {
  const said = items.slice(found.from, found.to + 1)
  const isEnd = (item: Item): boolean => means(item, 'edge', 'end') || means(item, 'face')
  const end = said.findIndex(isEnd)
  const verb = said.find((item) => /^(?:closed|sealed|shut|capped)/iu.test(item.text))
  const by = said.at(-1)
  const first = said.findLastIndex(
    (item, at) => at < end && (item.kind === 'quantity' || means(item, 'determiner')),
  )
  if (end < 0 || !verb || !by) return [items]
  const is = unsaid(verb, { category: 'be', concept: 'is' }, 'is')
  const which = said.slice(Math.max(0, first), end + 1)
  const clause = [...which, is, verb, by, ...items.slice(found.to + 1)]
  return [items.slice(0, found.from), clause].filter((each) => each.length > 0)
}

/** What says nothing more than that it closes the end stands behind the rest. */
const plain = (items: Item[]): Item[] =>
  [CAP, ONTO, TO_CLOSE].reduce<Item[]>((read, pattern) => {
    const found = findSpoken(read, pattern)
    if (!found) return read
    const idle = asIdle(read, found, 'what closes it')
    const said = idle.slice(found.from, found.to + 1).filter((item) => item.kind !== 'mark')
    return [...read.slice(0, found.from), ...read.slice(found.to + 1), ...said]
  }, items)

function fastened(items: Item[]): Item[] {
  const found = findSpoken(items, FASTENED)
  if (!found) return items
  const on = asTerm(items[found.to] as Item, { category: 'preposition', concept: 'on' })
  const verbs = items.slice(found.from, found.to).map((item) => asFiller(item, 'how it is joined'))
  return [...items.slice(0, found.from), ...verbs, on, ...items.slice(found.to + 1)]
}

export const withOneClosedEnd = where('solid:tube|solid:pipe', (sentences) => {
  if (!sentences.flat().some(isTube)) return sentences
  return sentences.flatMap((said): Item[][] => {
    const items = fastened(plain(said))
    const later = findSpoken(items, THICK_LATER)
    const [size] = later?.quantities ?? []
    if (size !== undefined) return [floorSentence(items[size] as Item)]
    const floor = findFirstSpoken(items, WITH_FLOOR)
    if (floor) return floored(items, floor)
    const body = findFirstSpoken(items, WITH_BODY)
    return body ? apart(items, body) : [items]
  })
})
