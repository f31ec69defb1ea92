/**
 * "A T-slot along its length: the neck is 8 mm wide and 10 mm deep, the base is 16 mm wide and 6 mm high": a groove, and a wider
 * one at the bottom of it.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'
import { withSlotsBelow } from './slots-below.ts'
import { withTSlotParts } from './t-slot-parts.ts'

const NAMED = /(?<=^| )(?:t|t shaped|inverted t|inverted t shaped) (?:slot|groove|channel)(?= |$)/u
const NECK =
  '(?:neck|mouth|opening|throat|stem|slot opening|(?:upper|top|narrow|narrower) (?:part|portion|section|slot|groove))'
const BASE =
  '(?:base|head|foot|undercut|cavity|crossbar|cross bar|(?:lower|bottom|wide|wider|undercut|inner) (?:part|portion|section|slot|groove|undercut))'
const LEAD = '(?:(?:,|;|:|and|with|where|whose|while|has|having|its|the|a|an) )*'
const OF =
  '(?: (?:of (?:the|this) (?:t )?(?:slot|groove|channel|it)|of it|below it|below|underneath|at the bottom|beneath it))?'
const AXIS = '(?: \\( [xyz] \\))?'
const DEEP = `# (?:deep|high|tall|thick|in depth|in height|depth|height)${AXIS}`
const WIDE = `# (?:wide|in width|across|width)${AXIS}`

/** Width and depth with the name of where they are, in the orders they are told in. */
const told = (name: string): readonly RegExp[] => [
  new RegExp(
    `${LEAD}${name}${OF}(?: (?:is|measures|being|has|should be|,|:|of|with|that is|which is))* (?<wide>${WIDE})(?: ,)?(?: (?:and|by|x))? ${DEEP}(?= [,.;)]|$| and | with )`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?<wide>${WIDE})(?: ,)?(?: (?:and|by|x))? ${DEEP} (?:at|in) (?:the|its) ${name}(?= |$)`,
    'u',
  ),
  new RegExp(`${LEAD}(?<wide>${WIDE}) ${name}(?: (?:is|that is|which is|and|,))* ${DEEP}(?= |$)`, 'u'),
  new RegExp(
    `${LEAD}${name} width(?: (?:of|is|=))? #(?: ,)?(?: and)?(?: (?:a|an|the|its))?(?: ${name})? (?:depth|height)(?: (?:of|is|=))? #(?= |$)`,
    'u',
  ),
]

interface Part {
  sentence: number
  found: Found
  wide: Item
  deep: Item
}

const TOLD_NECK = told(NECK)
const TOLD_BASE = told(BASE)

function partIn(sentences: readonly Item[][], patterns: readonly RegExp[]): Part | undefined {
  for (const [sentence, items] of sentences.entries())
    for (const pattern of patterns) {
      const found = findSpoken(items, pattern)
      const [wide, deep] = (found?.quantities ?? []).map((at) => items[at])
      if (found && wide && deep) return { sentence, found, wide, deep }
    }
  return undefined
}

const GROOVE: Entry = { category: 'feature', concept: 'groove' }

const sized = ({ wide, deep }: Part): Item[] => [
  wide,
  unsaid(wide, { category: 'dimension', concept: 'width' }, '', 'wide'),
  unsaid(deep, { category: 'conjunction', concept: 'and' }, '', 'and'),
  deep,
  unsaid(deep, { category: 'dimension', concept: 'depth' }, '', 'deep'),
]

/** "at the bottom of the groove is a groove 16 mm wide and 6 mm deep". */
function undercut(base: Part): Item[] {
  const word = (category: Entry['category'], concept: string, form = concept): Item =>
    unsaid(base.wide, { category, concept }, '', form)
  const the = word('determiner', 'the')
  return [
    word('preposition', 'at'),
    the,
    unsaid(base.wide, { category: 'face', concept: '-z' }, 'bottom'),
    word('preposition', 'of'),
    the,
    word('feature', 'groove'),
    word('be', 'is'),
    word('determiner', 'a'),
    word('which', 'compared', 'wider'),
    word('feature', 'groove'),
    ...sized(base),
  ]
}

const trimmed = (items: readonly Item[]): Item[] => {
  const kept = [...items]
  while (isMark(kept.at(-1), ',', ':', ';') || means(kept.at(-1), 'conjunction')) kept.pop()
  return kept
}

const withNeckAndBase = where(' t slot| t groove| t channel| t shaped ', (sentences) => {
  const at = sentences.findIndex((items) => findSpoken(items, NAMED) !== undefined)
  const items = sentences[at]
  const named = items && findSpoken(items, NAMED)
  if (!items || !named) return sentences
  const [neck, base] = [partIn(sentences, TOLD_NECK), partIn(sentences, TOLD_BASE)]
  // By the letter alone it would be a plain slot.
  if (!neck || !base)
    return sentences.map((each, index) =>
      index === at
        ? each.map((item, place) =>
            place >= named.from && place < named.to
              ? { kind: 'unknown', text: item.text, span: item.span }
              : item,
          )
        : [...each],
    )
  const isTold = (sentence: number, place: number): boolean =>
    [neck, base].some(
      ({ sentence: own, found }) => own === sentence && place >= found.from && place <= found.to,
    )
  const read = sentences.map((each, sentence) =>
    trimmed(
      each.flatMap((item, place): Item[] => {
        if (isTold(sentence, place)) return []
        if (sentence !== at || place < named.from || place > named.to) return [item]
        return place < named.to ? [] : [asTerm(item, GROOVE, { form: 'groove' }), ...sized(neck)]
      }),
    ),
  )
  const last = Math.max(at, neck.sentence, base.sentence)
  return [...read.slice(0, last + 1), undercut(base), ...read.slice(last + 1)].filter((each) =>
    each.some(({ kind }) => kind !== 'mark'),
  )
})

export const withTSlots = (sentences: Item[][]): Item[][] =>
  withNeckAndBase(withSlotsBelow(withTSlotParts(sentences)))
