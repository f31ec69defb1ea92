/**
 * "A 10 mm cube is removed from the corner", "with a 10 mm cube cut out of it": a body that is taken away, told in the
 * passive. Put as an order: remove a 10 mm cube from the corner.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BODY = '(?:cube|block|box|cuboid|wedge|pyramid|cone|sphere|ball|hemisphere|cylinder)'
const GONE = '(?:removed|subtracted|taken (?:away|out|off)|cut (?:away|out|off)|missing)'
const WORD = '(?:(?!(?:an?|one|the|with|has|having|from|on|its) )[#a-zø,]+(?:x#)* )'
const REMOVED = new RegExp(
  `(?<=^|(?:with|has|having|and|,|:|;) )(?:an?|one) ${WORD}{0,4}?${BODY} ${WORD}{0,8}?${GONE} (?:from|out of|at|of)(?= )`,
  'u',
)

const isLead = (item: Item | undefined): boolean =>
  isMark(item, ',', ';') ||
  means(item, 'conjunction') ||
  means(item, 'preposition', 'with') ||
  means(item, 'have')

function toldApart(items: Item[]): Item[][] {
  const found = findSpoken(items, REMOVED)
  if (!found) return [items]
  const words = items.slice(found.from, found.to + 1)
  const at = words.findLastIndex((item) => /^(?:removed|subtracted|taken|cut|missing)/iu.test(item.text))
  const end = words.findLastIndex((item, index) => index < at && !means(item, 'be') && !means(item, 'which'))
  const [verb, last] = [words[at], words.at(-1)]
  if (!verb || !last) return [items]
  const lead = items.slice(0, found.from)
  while (isLead(lead.at(-1))) lead.pop()
  const order = [
    asTerm(verb, { category: 'operation', concept: 'cut' }, { form: 'remove' }),
    ...words.slice(0, end + 1),
    unsaid({ span: [last.span[1], last.span[1]] }, { category: 'preposition', concept: 'from' }, 'from'),
    ...items.slice(found.to + 1),
  ]
  return lead.length > 0 ? [lead, order] : [order]
}

export const withRemovedBodies = where(
  'removed |subtracted |taken away |taken out |taken off |cut away |cut out |cut off |missing ',
  (sentences) => sentences.flatMap(toldApart),
)
