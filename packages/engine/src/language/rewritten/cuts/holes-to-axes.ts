/**
 * "Three ports are drilled down from the top, each ending at the main passage axis (Z=20)", "… down to the centerline of the
 * gallery": a hole that ends on the axis of another one ends at the level where that lies. Where nobody said that, it is refused:
 * the words must not be passed over, as the hole would go through.
 */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, asTerm, type Item, isMark, means, phraseOf } from '../../text/items.ts'
import { unsaidAgain } from '../../text/little-words.ts'
import { asOneTerm, type Found, findFirstSpoken, spoken } from '../../text/spoken.ts'

const NOUN =
  '(?:passages?|passageway|bore|hole|gallery|channel|drilling|duct|tunnel|port|cross hole|cross bore)'
const AXIS = '(?:axis|center ?line|centre ?line|center axis|centre axis)'
const OF_OTHER = `(?:the|its) (?:(?:[a-z]+ ){0,2}(?<noun>${NOUN})(?:'s)? ${AXIS}|${AXIS} of (?:the|that|this) (?:[a-z]+ ){0,2}(?<other>${NOUN}))`
const LEVEL = '(?:(?: ,| \\()? (?:i\\.?e\\.? )?(?:at )?(?<level>[xyz])=#(?: \\))?)?'
const ENDS = '(?:end(?:s|ing)?|stop(?:s|ping)?|terminat(?:es?|ing)|finish(?:es|ing)?)(?: exactly| right)?'
const HOLE = '(?:^| )(?:holes?|bores?|ports?|passages?|drillings?|channels?|ducts?)'
const TO_AXIS: readonly RegExp[] = [
  new RegExp(`(?<= ${ENDS} )(?:at|on|in) ${OF_OTHER}${LEVEL}(?= [,.;)]|$| and | so )`, 'u'),
  new RegExp(
    `(?<=${HOLE} .*)(?:as far as|(?<=(?:down|up|in|inwards?) )to) ${OF_OTHER}${LEVEL}(?= [,.;)]|$| and | so )`,
    'u',
  ),
  new RegExp(
    `(?<=${HOLE} .*(?:drilled|bored|goes|runs|extends|leads|go|run)(?: .*)? from (?:the|its) (?:top|bottom|left|right|front|back|upper|lower)(?: .*)? )to ${OF_OTHER}${LEVEL}(?= [,.;)]|$| and | so )`,
    'u',
  ),
]

/** Which way a hole goes that is drilled from there. */
const WAYS: readonly (readonly [RegExp, AxisName])[] = [
  [/(?:^| )(?:down|up|downwards?|upwards?|top|bottom|upper|lower|vertically|underside)(?= |$)/u, 'z'],
  [/(?:^| )(?:left|right)(?= |$)/u, 'x'],
  [/(?:^| )(?:front|back|rear)(?= |$)/u, 'y'],
]

/** The levels of the other hole across its own way, by the coordinates that it is told by. */
function levelsOf(sentences: readonly Item[][], noun: string, axis: AxisName): Item[] {
  return sentences
    .filter((items) => new RegExp(`(?:^| )${noun}s?(?= |$)`, 'u').test(spoken(items).text))
    .flatMap((items) =>
      items.filter(
        (item) =>
          item.kind === 'quantity' && item.quantity.kind === 'coordinate' && item.quantity.axis === axis,
      ),
    )
}

/** The level that is meant, where it is told once and the two tellings agree. */
function levelFor(found: Found, items: readonly Item[], earlier: readonly Item[][]): Item | undefined {
  const { noun, other, level } = found.match.groups ?? {}
  const before = spoken(items.slice(0, found.from)).text
  const ways = WAYS.filter(([pattern]) => pattern.test(before)).map(([, axis]) => axis)
  const axis = (level as AxisName | undefined) ?? (ways.length === 1 ? ways[0] : undefined)
  if (!axis) return undefined
  const stated = items[found.quantities.at(-1) ?? -1]
  const known = levelsOf(earlier, (noun ?? other ?? '').replace(/s$/u, ''), axis)
  const [said = known[0]] = stated ? [stated] : []
  const agree = [...known, ...(stated ? [stated] : [])].every((item) => amountOf(item) === amountOf(said))
  return said && agree ? said : undefined
}

function withLevel(items: Item[], earlier: readonly Item[][]): Item[] {
  const found = findFirstSpoken(items, TO_AXIS)
  const [first, ...name] = found ? items.slice(found.from, found.to + 1) : []
  if (!found || !first) return items
  const level = levelFor(found, items, earlier)
  if (!level) return asOneTerm(items, found, { category: 'stranger', concept: 'an axis that lies elsewhere' })
  const lead = /^(?:as far as|to)$/iu.test(first.text) ? 'to' : 'at'
  const preposition = asTerm(phraseOf([first]), { category: 'preposition', concept: lead }, { form: lead })
  const idle = name.filter((item) => item !== level && !isMark(item))
  return [
    ...items.slice(0, found.from),
    preposition,
    items.includes(level) ? level : unsaidAgain({ span: [first.span[1], first.span[1]] }, level),
    ...idle.map((item) => asFiller(item, 'where the other hole lies')),
    ...items.slice(found.to + 1),
  ]
}

export const withHolesToAxes = where(
  [' axis|line', 'feature:hole|feature:port|passage|gallery|channel|duct'],
  (sentences) =>
    sentences.map((items, at) =>
      items.some((item) => means(item, 'feature')) ? withLevel(items, sentences.slice(0, at)) : items,
    ),
)
