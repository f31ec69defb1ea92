/**
 * "The two cylinders are on the same axis (total length is 75 mm)", "…, so the overall height is 40 mm": how large all of it
 * is, behind what is said of several bodies. A sentence of its own, or it would be the size of one of them.
 */
import { where } from '../text/heard.ts'
import { countOf, type Item, isMark, means } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'

const TOTAL =
  /(?:\( |, )(?:(?:so|and|giving|making|for|making for|with|thus|meaning)(?: that)? )*(?:(?:the|a|an|its) )?(?<told>(?:total|overall|combined) (?:length|height)) (?:(?:is|of|being|=|comes to|will be|then|now) )*#(?: \))?(?= [.;]|$)/u

const isSized = (item: Item): boolean => item.kind === 'quantity' && countOf(item) === undefined

export const withTotalsInPassing = where(
  ['total length|total height|overall length|overall height|combined length|combined height'],
  (sentences) =>
    sentences.flatMap((items, at): Item[][] => {
      const found = findSpoken(items, TOTAL)
      const lead = items.slice(0, found?.from ?? 0)
      const bodies = sentences
        .slice(0, at)
        .flat()
        .filter((item) => means(item, 'solid'))
      // Behind sizes it is theirs: "two steps, 20 mm and 30 mm long, total length 50 mm".
      if (!found || lead.length === 0 || lead.some(isSized) || bodies.length < 2) return [items]
      const said = items.slice(found.from, found.to + 1).filter((item) => !isMark(item))
      const first = said.findIndex((item) => /^(?:total|overall|combined)/iu.test(item.text))
      const told = said.slice(Math.max(0, first))
      return [lead, [littleWord(told[0] as Item, 'the'), ...told]]
    }),
)
