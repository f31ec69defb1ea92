/**
 * "Three holes … One is at the middle of the length and the other two are 45 mm to either side of it": three in a row, told
 * by the one in the middle. Said as the row that they are.
 */
import { LINE_WORDS } from '../../places/line-words.ts'
import { AXIS_OF, isWay } from '../../places/place.ts'
import { where } from '../../text/heard.ts'
import { asSettled, countBefore, countOf, type Item, isMark, means } from '../../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const MIDDLE =
  '(?:at|in|on|through) (?:the |its )?(?:exact |very |dead )?(?:middle|cent(?:er|re))(?: of (?:the|its) (?<of>[a-z]+))?'
const APART =
  '#(?: away| out| over| off)?(?: (?:to|on|at|from|along))? (?:(?:it|the (?:first|middle|center|centre)(?: one| hole)?) )?(?:(?:to|on|at) )?(?:either|each|both) sides?(?: of (?:it|that|that one|the (?:first|middle|center|centre)(?: one| hole)?))?'
const WAY = '(?: (?:along|in) (?:the|its) (?<way>length|width|height|[xyz])(?: direction| axis)?)?'
const TOLD = new RegExp(
  `^(?:and )?(?:one|the (?:first|middle|center|centre|central)(?: one| hole)?|one of them) (?:is|lies|sits|goes) (?:exactly |right )?${MIDDLE}(?: ,)? (?:and |while |with )?(?:the )?(?:others?|other two|remaining two|two others|other ones|other two holes|other holes)(?: (?:are|lie|sit|being|each|is))* ${APART}${WAY}$`,
  'u',
)
const WAYS: ReadonlySet<string> = new Set(['length', 'width', 'height'])

/** Three cuts of one noun, counted in the sentences before; of two the other would be one. */
function threeBefore(before: readonly Item[][]): Item | undefined {
  const items = before.flat()
  const noun = items.findLastIndex((item) => means(item, 'feature') && item.kind === 'term' && item.plural)
  return countOf(items[countBefore(items, noun)]) === 3 ? items[noun] : undefined
}

export const withOneAndEitherSide = where(
  ['either side|each side|both side', 'feature:', ' other'],
  (sentences) =>
    sentences.map((items, at): Item[] => {
      const found = findSpoken(items, TOLD)
      const size = items[found?.quantities[0] ?? -1]
      const noun = threeBefore(sentences.slice(0, at))
      if (!found || !size || !noun) return items
      const { of = '', way = '' } = found.match.groups ?? {}
      const along = [way, of].find((word) => WAYS.has(word)) ?? 'length'
      const behind = { span: [size.span[1], size.span[1]] as [number, number] }
      const idle = items
        .filter((item) => item !== size && !isMark(item))
        .map((item) => asSettled(item, 'a row about the middle'))
      return [
        ...idle,
        littleWord(size, 'the'),
        unsaidAgain(size, noun),
        littleWord(size, 'is'),
        unsaidWord(size, 'place', `${LINE_WORDS.row}${isWay(along) ? AXIS_OF[along] : 'x'}`),
        size,
        unsaidWord(behind, 'place', 'apart'),
      ]
    }),
)
