/**
 * "four 9 mm holes on an 80 x 40 mm rectangle", "… on a 60 mm square", "… spaced 80 x 40 mm", "… on 80 x 40 mm centers": the
 * rectangle whose corners four holes are. Told as "in an 80 x 40 mm pattern".
 */
import { where } from '../../text/heard.ts'
import { countBefore, countOf, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const END = '(?= [,.;)]|$| and | centered| centred| with )'
const LAID = '(?:(?:,|spaced|arranged|placed|located|positioned|laid out|set|drilled|out|that|which|are) )*'
const APART =
  '(?:spacings?|cent(?:er|re)s|cent(?:er|re) to cent(?:er|re)(?: spacing| distance)?|pitch|apart|hole spacing|on cent(?:er|re)s?)'

const RECTANGLES: readonly RegExp[] = [
  new RegExp(
    `${LAID}(?:on|in|at|as|forming|form|to form|making|defining) (?:a|an) (?:(?:imaginary|centered|centred|virtual) )*(?:#x# (?:rectangle|square)|# (?<square>square))${END}`,
    'u',
  ),
  new RegExp(`${LAID}(?:on|at|with|in)(?: a| an)? #x# ${APART}${END}`, 'u'),
  new RegExp(
    `(?:(?:,|with|at|on|and) )*(?:a |an )?(?:hole |(?:cent(?:er|re) to cent(?:er|re)) )?(?:spacing|pitch) of #x#${END}`,
    'u',
  ),
  new RegExp(`(?:(?:,|that|which|are) )*spaced #x#(?: apart)?${END}`, 'u'),
]

const CORNERS = 4

const isCounted = (items: readonly Item[], before: number): boolean => {
  const noun = items.findLastIndex((item, at) => at < before && means(item, 'feature', 'hole'))
  return countOf(items[countBefore(items, noun)]) === CORNERS
}

function asPattern(items: Item[]): Item[] {
  for (const pattern of RECTANGLES) {
    const found = findSpoken(items, pattern)
    const [at, another] = found?.quantities ?? []
    const size = at === undefined ? undefined : items[at]
    if (!found || !size || another !== undefined || !isCounted(items, found.from)) continue
    const idle = asIdle(items, found, 'the rectangle that they span')
    return [
      ...idle.slice(0, at),
      littleWord(size, 'in'),
      littleWord(size, 'a'),
      size,
      ...(found.match.groups?.['square'] ? [unsaidWord(size, 'shape', 'square')] : []),
      unsaidWord(size, 'portion', 'pattern'),
      ...idle.slice((at as number) + 1),
    ]
  }
  return items
}

export const withHoleRectangles = where(['holes', 'rectangle|square|spac|cent|pitch'], (sentences) =>
  sentences.map(asPattern),
)
