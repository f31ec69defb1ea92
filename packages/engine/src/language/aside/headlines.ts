/**
 * "Now the bolt holes: 6 holes, 9 mm in diameter, …", "Next we're going to cut the slots. There are two slots …": a headline of
 * what is then told by the same noun. It says nothing by itself.
 */
import { where } from '../text/heard.ts'
import { asFiller, conceptOf, type Item, isMark } from '../text/items.ts'
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

/** "Next we're going to cut the bolt holes." and nothing else. */
const ANNOUNCED =
  /^(?:(?:and|now|next|then|finally|lastly|last|also|after that|first|,|we're going to|we are going to|we will|we'll|let's|let us|i want to) )*(?:cut|drill|make|add|create) (?:the|some) (?:[a-z]+ ){0,2}(?:holes|slots|pockets|grooves|notches|cutouts)(?: [.])?$/u

const COUNTED = /^there (?:are|will be|should be) /u

/** Told anew in the next sentence, by number and by the same noun. */
function isHeadOf(items: readonly Item[], next: readonly Item[] | undefined): boolean {
  const found = next && findSpoken(next, COUNTED) && findSpoken(items, ANNOUNCED)
  const noun = items.findLast((item) => conceptOf(item, 'feature') !== undefined)
  const concept = found && conceptOf(noun, 'feature')
  return (
    next !== undefined && concept !== undefined && next.some((item) => conceptOf(item, 'feature') === concept)
  )
}

export const withoutHeadlines = where([' : |there are|there will|there should', 'feature:'], (sentences) =>
  sentences
    .map(withoutHeadline)
    .map((items, at, all) =>
      isHeadOf(items, all[at + 1]) ? items.map((item) => asFiller(item, 'a headline')) : items,
    ),
)
