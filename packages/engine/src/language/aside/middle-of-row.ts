/**
 * "five holes in a row … The third hole is at the exact centre of the strip": the middle one of a row that lies in the
 * middle anyway. Of any other one it would tell where the row begins, which is asked for.
 */
import { EngineError } from '../../errors.ts'
import { quote } from '../sizes/sizes.ts'
import { where } from '../text/heard.ts'
import { countOf, type Item, isThing, wordsOf } from '../text/items.ts'
import { asIdle, type Found, findSpoken } from '../text/spoken.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

const MIDDLE_ONE = new RegExp(
  `(?<=^|[,;] |and )(?:with )?the (?<which>middle|center|centre|central|${ORDINALS.join('|')})(?: (?:one|of (?:them|these)))?(?: (?:hole|slot|boss|pin|stud|post|rib|pocket|cutout|opening))? (?:(?:is|being|lies|lying|sits|sitting|located|placed|positioned|should be) )*(?:exactly |right |directly )?(?:at|in) the (?:exact |very )?(?:cent(?:er|re)|middle)(?: point)?(?: of (?:the|this) (?:[a-z]+ )?[a-z]+)?(?= [,;.]| and |$)`,
  'u',
)

/** How many of one kind were counted last. */
const countedIn = (items: readonly Item[]): number | undefined =>
  countOf(
    items.findLast(
      (item, at) =>
        (countOf(item) ?? 1) > 1 && items.slice(at + 1, at + 6).some((next) => isThing(next) && next.plural),
    ),
  )

const isMiddle = (which: string, total: number): boolean =>
  total % 2 === 1 && (!ORDINALS.some((each) => each === which) || ORDINALS[(total - 1) / 2] === which)

/** Two of which one is in the middle and the other is told beside it are no row. */
const ROW = /\b(?:row|line|spaced|apart)\b/iu

const notTheMiddle = (items: readonly Item[], { from, to }: Found, total: number): EngineError =>
  new EngineError(
    'prompt_too_ambiguous',
    `I lay a row out about the middle of its face, and of ${total} in a row ${quote(wordsOf(items.slice(from, to + 1)))} is not so. Say how far the first one is from an edge.`,
  )

export const withMiddleOfRow = where(
  [
    ' row | line | spaced | apart ',
    ' is at | is in | one at | one in | being | lies | sits | located | placed | positioned ',
  ],
  (sentences) =>
    sentences.map((items, index) => {
      const found = findSpoken(items, MIDDLE_ONE)
      const before = found ? [...sentences.slice(0, index).flat(), ...items.slice(0, found.from)] : []
      const total = countedIn(before)
      if (!found || total === undefined || !before.some(({ text }) => ROW.test(text))) return items
      if (!isMiddle(found.match.groups?.['which'] ?? '', total)) throw notTheMiddle(items, found, total)
      return asIdle(items, found, 'the middle of the row')
    }),
)
