/**
 * "Three holes … One is at the middle of the length and the other two are 45 mm to either side of it": three in a row, told
 * by the one in the middle, in one sentence or in two. Said as the row that they are. "45 mm to the left and to the right of it"
 * says which way it runs.
 */
import { LINE_WORDS } from '../../places/line-words.ts'
import { AXIS_OF, isWay } from '../../places/place.ts'
import { where } from '../../text/heard.ts'
import {
  amountOf,
  asSettled,
  commaAt,
  countBefore,
  countOf,
  type Item,
  isMark,
  means,
} from '../../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const MIDDLE =
  '(?:at|in|on|through) (?:the |its )?(?:exact |very |dead )?(?:middle|cent(?:er|re))(?: of (?:the|its) (?<of>[a-z]+))?'
const IT =
  '(?:it|that|that one|the (?:first|middle|center|centre|central)(?: one| hole)?|the (?:center|centre|middle))'
const AWAY = '(?: away| out| over| off)?'
const APART = `#${AWAY}(?: (?:to|on|at|from|along))? (?:${IT} )?(?:(?:to|on|at) )?(?:either|each|both) sides?(?: of ${IT})?`
/** The two sides that the others lie on, each with the way from one to the other. */
const SIDES = [
  ['left', 'right', 'sideways'],
  ['front', '(?:back|rear|behind)', 'across'],
] as const
const sided = ([one, other, way]: readonly [string, string, string]): string => {
  const [to, both] = ['(?: (?:to|on|at|in|towards?))?(?: the| its)?', `(?:${one}|${other})`]
  const half = `#${AWAY}${to} ${both}(?: side)?(?: of ${IT})?`
  return `(?<${way}>#${AWAY}${to} ${one}(?: side)? and${to} ${other}(?: side)?(?:(?: of)? ${IT})?|#${AWAY} from ${IT} ,? ?one${to} ${both}(?: side)? and (?:one|the other)${to} ${both}(?: side)?|(?:one (?:is )?)?${half} and (?:(?:one|the other)(?: is)? )?${half})`
}
const WAY = '(?: (?:along|in) (?:the|its) (?<way>length|width|height|[xyz])(?: direction| axis)?)?'
const TOLD = new RegExp(
  `^(?:and )?(?:one|one hole|the (?:first|middle|center|centre|central)(?: one| hole)?|one of them) (?:is|lies|sits|goes) (?:exactly |right )?${MIDDLE}(?: ,)? (?:and |while |with )?(?:the )?(?:others?|other two|outer two|remaining two|two others|two outer ones|other ones|other two holes|other holes)(?: (?:are|lie|sit|being|each|is))* (?:${APART}|${SIDES.map(sided).join('|')})${WAY}$`,
  'u',
)
const WAYS: ReadonlySet<string> = new Set(['length', 'width', 'height'])

/** Three cuts of one noun, counted in the sentences before; of two the other would be one. */
function threeBefore(before: readonly Item[][]): Item | undefined {
  const items = before.flat()
  const noun = items.findLastIndex((item) => means(item, 'feature') && item.kind === 'term' && item.plural)
  return countOf(items[countBefore(items, noun)]) === 3 ? items[noun] : undefined
}

function asRow(items: Item[], noun: Item | undefined): Item[] | undefined {
  const found = findSpoken(items, TOLD)
  const [size, again] = found?.quantities.map((at) => items[at]) ?? []
  if (!found || !size || !noun || (again && amountOf(again) !== amountOf(size))) return undefined
  const { of = '', way = '', sideways, across } = found.match.groups ?? {}
  const named = [way, of].find((word) => WAYS.has(word)) ?? 'length'
  const along = sideways ? 'x' : across ? 'y' : isWay(named) ? AXIS_OF[named] : 'x'
  const behind = { span: [size.span[1], size.span[1]] as [number, number] }
  const idle = items
    .filter((item) => item !== size && !isMark(item))
    .map((item) => asSettled(item, 'a row about the middle'))
  return [
    ...idle,
    littleWord(size, 'the'),
    unsaidAgain(size, noun),
    littleWord(size, 'is'),
    unsaidWord(size, 'place', `${LINE_WORDS.row}${along}`),
    size,
    unsaidWord(behind, 'place', 'apart'),
  ]
}

export const withOneAndEitherSide = where(
  ['either side|each side|both side| left | front ', 'feature:', ' other'],
  (sentences) => {
    const read: Item[][] = []
    for (let at = 0; at < sentences.length; at++) {
      const [items, next] = [sentences[at] as Item[], sentences[at + 1]]
      const noun = threeBefore(sentences.slice(0, at))
      const alone = asRow(items, noun)
      const end = items.at(-1)
      const together = !alone && noun && next && end && asRow([...items, commaAt(end.span[1]), ...next], noun)
      read.push(alone ?? (together || items))
      if (together) at++
    }
    return read
  },
)
