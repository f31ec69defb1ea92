/**
 * "with a square bottom", "The inner end is square", "It has straight sides": as a slot is cut that comes in from a side, and a
 * keyway. Of one that was told to end round it is left to be refused.
 */
import { where } from '../../text/heard.ts'
import { type Item, isEdgeWork, isThing, means } from '../../text/items.ts'
import { asSettledPhrase, type Found, findAllSpoken } from '../../text/spoken.ts'
import { isOpenCut, OF_CUT, ROUND_END } from './round-notches.ts'

const SQUARE = '(?:cut |left |made )?(?:square|squared|squared off|flat|straight|square cut)'
const END = '(?:(?:inner|inside|closed|blind|far|other) )*(?:ends?|bottom|base|tip)'
const CLOSE = '(?= [,.;)]|$| and )'
const ENDS: readonly RegExp[] = [
  new RegExp(
    `(?:, )?(?:(?:and|with|has|have|having|it|they|a|an|the) )*${SQUARE} ${END}${OF_CUT}${CLOSE}`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|whose|its|their|the) )*${END}${OF_CUT} (?:(?:is|are|being|should be) )+${SQUARE}${CLOSE}`,
    'u',
  ),
]
const SIDES: readonly RegExp[] = [
  new RegExp(
    `(?:, )?(?:(?:and|with|has|have|having|it|they|the) )*(?:straight|parallel|vertical) (?:parallel )?(?:sides|walls|side walls)${OF_CUT}${CLOSE}`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|its|their|the) )*(?:sides|walls|side walls)${OF_CUT} (?:is|are) (?:straight|parallel|vertical)(?: and (?:straight|parallel|vertical))?${CLOSE}`,
    'u',
  ),
]

const isSquareCut = (item: Item): boolean =>
  means(item, 'feature', 'keyway', 'slot', 'pocket', 'groove') || means(item, 'solid', 'notch')

/** The cut that the words are said of, with the sentence that brought it up. */
function cutBefore(
  sentences: readonly Item[][],
  sentence: number,
  at: number,
): { items: readonly Item[]; noun: number } | undefined {
  for (let index = sentence; index >= 0; index--) {
    const items = sentences[index] as Item[]
    const noun = items
      .slice(0, index === sentence ? at : undefined)
      .findLastIndex((item) => isThing(item) && !isEdgeWork(item) && !means(item, 'solid', 'disc', 'plate'))
    if (noun < 0) continue
    if (!isSquareCut(items[noun] as Item)) return undefined
    if (means(items[noun - 1], 'determiner', 'a') || items[noun - 1]?.kind === 'quantity' || index === 0)
      return { items, noun }
  }
  return undefined
}

const isRoundEnded = (sentences: readonly Item[][]): boolean =>
  sentences.some((items) => items.some((item) => means(item, 'shape', ROUND_END)))

function withSquare(sentences: Item[][]): Item[][] {
  const rounded = isRoundEnded(sentences)
  return sentences.map((items, sentence) => {
    const settled = (read: Item[], patterns: readonly RegExp[], fits: (found: Found) => boolean): Item[] =>
      patterns
        .flatMap((pattern) => findAllSpoken(read, pattern))
        .filter(fits)
        .reduce((told, found) => asSettledPhrase(told, found, 'as such cuts are'), read)
    const cutOf = ({ from }: Found) => cutBefore(sentences, sentence, from)
    const isKeyway = (found: Found): boolean => {
      const cut = cutOf(found)
      return cut !== undefined && means(cut.items[cut.noun], 'feature', 'keyway')
    }
    const isOpenThere = (found: Found): boolean => {
      const cut = cutOf(found)
      return cut !== undefined && (isKeyway(found) || (!rounded && isOpenCut(cut.items, cut.noun)))
    }
    return settled(settled(items, ENDS, isOpenThere), SIDES, (found) => cutOf(found) !== undefined)
  })
}

export const withSquareEnds = where(
  [
    'slot|notch|cutout|cut out|opening|recess|keyway|groove|channel',
    'square|flat|straight|parallel|vertical',
  ],
  withSquare,
)
