/** "10 mm above and 20 mm to the left of the centre", "20 mm right and 10 mm up from the middle": both are counted from the middle. */
import { HEADING_WORDS, SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, phraseOf, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const way = (name: string): string =>
  `(?:by )?(?:(?:straight |directly )?(?:to|towards?) the )?(?<${name}>left|right|front|back|rear|up|upwards?|down|downwards?|above|below)`
const MIDDLE =
  "(?:of |from )?(?:the |its |dead )?(?:plate's |block's |face's )?(?:exact )?(?:cent(?:er|re)(?: point)?|middle|midpoint)(?: of (?:it|the [a-z]+(?: face)?))?"
const END = '(?= [,.;)]|$| and | with )'

/** The middle is named behind the second, or behind the first. */
const BOTH = [
  new RegExp(`# ${way('one')}(?: ,)?(?: and| by)? # ${way('other')} ${MIDDLE}${END}`, 'u'),
  new RegExp(
    `# ${way('one')} ${MIDDLE}(?: ,)?(?: and)? # ${way('other')}(?: (?:from|of) (?:it|there))?${END}`,
    'u',
  ),
]

const SIDES: Readonly<Record<string, string>> = { ...SIDE_WORDS, ...HEADING_WORDS, above: '+z', below: '-z' }

/** "20 mm across and 15 mm up from the lower left corner": each from the edge that it leads away from. */
const FROM_CORNER = new RegExp(
  `# (?:to the )?(?<one>left|right|across|along|over|up|down|above|below|in)(?: ,)?(?: and)? # (?:to the )?(?<other>left|right|across|along|over|up|down|above|below|in)(?: (?:of|from))? (?:the|its) (?<upright>top|upper|back|rear|bottom|lower|front) (?<level>left|right)(?: hand)? corner${END}`,
  'u',
)
const LEVEL = /^(?:left|right|across|along|over)$/u

function fromCorner(items: Item[]): Item[] {
  const found = findSpoken(items, FROM_CORNER)
  const [first, second] = found?.quantities ?? []
  const { one = '', other = '', upright = '', level = '' } = found?.match.groups ?? {}
  const [a, b] = [items[first ?? -1], items[second ?? -1]]
  if (!found || first === undefined || second === undefined || !a || !b) return items
  // One of them runs along, the other up or in, and away from the corner.
  if (LEVEL.test(one) === LEVEL.test(other) || [one, other].includes(level)) return items
  const beside = (size: Item, said: readonly Item[], word: string): Item[] => {
    const [from, ...more] = said
    const side = LEVEL.test(word) ? level : upright
    const concept = SIDES[side]
    if (!from || !concept) return [size, ...said]
    const edge = asTerm({ ...phraseOf([from, ...more]), text: `${side} edge` }, { category: 'face', concept })
    return [size, littleWord(from, 'from'), edge]
  }
  return [
    ...items.slice(0, first),
    ...beside(a, items.slice(first + 1, second), one),
    littleWord(b, 'and'),
    ...beside(b, items.slice(second + 1, found.to + 1), other),
    ...items.slice(found.to + 1),
  ]
}

/** "20 mm to the left of the centre", where these words lead to that side. */
function shifted(size: Item, said: readonly Item[], word: string): Item[] {
  const [first, ...more] = said
  const concept = SIDES[word]
  if (!first || !concept) return [size, ...said]
  return [
    size,
    littleWord(first, 'to'),
    asTerm(phraseOf([first, ...more]), { category: 'face', concept }),
    littleWord(first, 'of'),
    unsaid(first, { category: 'place', concept: 'centre' }, 'center'),
  ]
}

function fromMiddle(items: Item[], pattern: RegExp): Item[] {
  const found = findSpoken(items, pattern)
  const [first, second] = found?.quantities ?? []
  const { one, other } = found?.match.groups ?? {}
  const [a, b] = [items[first ?? -1], items[second ?? -1]]
  if (!found || first === undefined || second === undefined || !a || !b || !one || !other) return items
  return [
    ...items.slice(0, first),
    ...shifted(a, items.slice(first + 1, second), one),
    littleWord(b, 'and'),
    ...shifted(b, items.slice(second + 1, found.to + 1), other),
    ...items.slice(found.to + 1),
  ]
}

export const withOffsets = where(
  ['centre|center|middle|midpoint|corner', 'left|right|front|back|rear'],
  (sentences) => sentences.map((items) => BOTH.reduce(fromMiddle, fromCorner(items))),
)
