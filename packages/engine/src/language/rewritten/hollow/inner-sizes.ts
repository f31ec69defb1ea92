/**
 * "a box that measures 50 x 40 x 30 deep on the inside", "a tray whose interior measures 50 x 40 x 30", "inside 50 x 40
 * and 30 deep": the inner sizes of a box, wherever the word for it stands.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, unsaid } from '../../text/items.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'

const BOX = /\b(?:box|tray|container|case|bin|crate|drawer|enclosure|housing|tub|trough|planter)\b/u
const SIZE = '#x#(?:x#)?(?: mm)?(?: (?:deep|high|tall))?'
const THERE = '(?:inside|interior|inner space|internal space|inner side)'
const DEEP = '(?:(?: ,)?(?: and)? # (?:deep|high|tall))?'

/** Behind the sizes. */
const BEHIND = new RegExp(
  `${SIZE}${DEEP}(?: ,)? (?:(?:measured|when measured|all) )?(?:(?:on|at|from|for) (?:the|its) ${THERE}|inside|internally|in the clear)(?: and # deep)?(?= [,.;)]|$| and | with | made )`,
  'u',
)
/** Before them. */
const BEFORE = new RegExp(
  `(?:(?:whose|with|has|having|its|the|an|a|and|where|on the|on its) )*${THERE}(?: (?:of|measures?|measuring|is|are|:|should be|must be|size|dimensions?))*(?: it (?:is|measures))? ${SIZE}${DEEP}`,
  'u',
)

const INNER: Entry = { category: 'which', concept: 'inner' }
const SIZES: Entry = { category: 'dimension', concept: 'size' }
const DEPTH: Entry = { category: 'dimension', concept: 'innerHeight' }

/** Each number with the word that says it is taken inside; the words that said so before are set aside. */
function asInner(items: readonly Item[], { from, to, quantities }: Found): Item[] {
  const [first] = quantities
  return items.flatMap((item, at): Item[] => {
    if (at < from || at > to) return [item]
    if (at === first)
      return [
        unsaid(item, { category: 'preposition', concept: 'with' }, 'with'),
        unsaid(item, INNER, 'inner'),
        unsaid(item, SIZES, 'dimensions'),
        item,
      ]
    if (quantities.includes(at)) return [unsaid(item, DEPTH, 'inner depth'), item]
    return item.kind === 'mark' ? [item] : [asFiller(item, 'measured inside')]
  })
}

function withInner(items: Item[]): Item[] {
  const found = findSpoken(items, BEHIND) ?? findSpoken(items, BEFORE)
  return found ? asInner(items, found) : items
}

export const withInnerSizes = where('inside|interior|inner s|internal|in the clear', (sentences) => {
  if (!sentences.some((items) => BOX.test(spoken(items).text))) return sentences
  return sentences.map(withInner)
})
