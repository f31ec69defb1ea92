/** "On the left side, drill two holes, one in each corner": in the two corners of that side. */

import { where } from '../../text/heard.ts'
import { type Item, means, unsaid, wordsOf } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asSettledPhrase, type Found, findSpoken } from '../../text/spoken.ts'

const SIDE =
  '(?:on|at|along) the (?:left|right|front|back|rear)(?: hand)?(?: (?:side|end|edge))?(?: of (?:it|the [a-z]+))?(?: \\( [^)]*\\))?'
const FRONTED = new RegExp(
  `^(?:(?:then|now|next|finally|also|,) )*${SIDE}(?= ,| (?:drill|cut|add|there|make|put) )`,
  'u',
)
const INLINE = new RegExp(`${SIDE}(?=(?: ,)? (?:with )?one (?:hole )?(?:in|at|near) each corner(?: |$))`, 'u')
const EACH = /(?:, )?(?:with )?one(?: hole)? (?:in|at|near) each corner(?= [,.;]|$| and )/u
const TWO = /(?:^| )(?:two|2|a pair of) /u

const settled = (items: readonly Item[], found: Found): Item[] =>
  asSettledPhrase(items, found, 'the corners of one side')

function atItsCorners(items: Item[]): Item[] {
  const each = findSpoken(items, EACH)
  const there = each && (findSpoken(items, FRONTED) ?? findSpoken(items, INLINE))
  const side = there && items.slice(there.from, there.to + 1).find((item) => means(item, 'face'))
  const near = each && items[each.from]
  if (!each || !there || !side || !near || !TWO.test(wordsOf(items).toLowerCase())) return items
  const corner = unsaid(near, { category: 'edge', concept: 'corner' }, 'corners', 'corner')
  return settled(settled(items, there), each).toSpliced(
    each.from,
    0,
    littleWord(near, 'in'),
    littleWord(near, 'the'),
    { ...side, text: '', span: [near.span[0], near.span[0]] },
    { ...corner, plural: true },
  )
}

export const withCornersOfASide = where(['each corner', ' left| right| front| back| rear'], (sentences) =>
  sentences.map(atItsCorners),
)
