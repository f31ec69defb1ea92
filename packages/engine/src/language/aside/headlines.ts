/**
 * "Now the bolt holes: 6 holes, 9 mm in diameter, …", "Next, for the slots: two slots …": a headline of what the same sentence
 * then tells by the same noun. It says nothing by itself.
 */
import { where } from '../text/heard.ts'
import { conceptOf, type Item, isMark } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const HEADLINE =
  /^(?:(?:and|now|next|then|finally|lastly|last|also|after that|first|,|for|come|comes|here are|here is|as for|on to|add|cut|drill) )*(?:the |some )?(?:[a-z]+ ){0,2}(?:holes?|slots?|pockets?|grooves?|notches|notch|cutouts?|chamfers?|fillets?) :/u

function withoutHeadline(items: Item[]): Item[] {
  const found = findSpoken(items, HEADLINE)
  if (!found) return items
  const noun = conceptOf(items[found.to - 1], 'feature')
  const rest = items.slice(found.to + 1)
  // "The slot: 40 mm long, …" has no other noun.
  if (noun === undefined || !rest.some((item) => conceptOf(item, 'feature') === noun)) return items
  return asIdle(items, found, 'a headline').filter((item, at) => at !== found.to || !isMark(item, ':'))
}

export const withoutHeadlines = where([' : ', 'feature:'], (sentences) => sentences.map(withoutHeadline))
