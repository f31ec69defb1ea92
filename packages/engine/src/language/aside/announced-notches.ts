/**
 * "A disc with two rectangular notches in its edge. … Cut one notch at … Cut the same notch at …": announced together and then
 * ordered one by one. The announcement goes where as many were ordered as it says.
 */
import { NUMBER_WORDS } from '../quantities/words.ts'
import { where } from '../text/heard.ts'
import { type Item, isCompound } from '../text/items.ts'
import { withoutLinksBehind } from '../text/links.ts'
import { findAllSpoken, findSpoken } from '../text/spoken.ts'

const ANNOUNCED =
  /(?:with|has|having) (?<count>two|three|four|five|six|[2-6]) (?:(?:rectangular|square|small|identical|equal|straight) )*notches(?: (?:that are )?(?:cut |milled |sawn )?(?:in|into|out of|around|on) (?:its|the) (?:outer |outside )?(?:edges?|rim|outside|perimeter|circumference)| in it)?(?= [,.;]|$)/u
const ORDERED =
  /(?:^|, |and |then )(?:(?:then|now|next|first|finally|also|lastly|and|,) )*(?:cut|mill|make|add|saw|put) (?:a|one|the (?:exact |very )?same|another|an|the first|the second|the third|the fourth|a second|a third|a fourth)(?: (?!notches)[a-z#,]+)*? notch(?= )/u

const isSized = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'length' || isCompound(item))

function withoutAnnouncement(sentences: Item[][]): Item[][] {
  const at = sentences.findIndex((items) => findSpoken(items, ANNOUNCED) !== undefined)
  const items = sentences[at]
  const found = items && findSpoken(items, ANNOUNCED)
  const word = found?.match.groups?.['count']
  if (!items || !found || !word || items.slice(found.from, found.to + 1).some(isSized)) return sentences
  const count = NUMBER_WORDS.get(word) ?? Number(word)
  const ordered = sentences.slice(at + 1).flatMap((each) => findAllSpoken(each, ORDERED))
  if (ordered.length !== count) return sentences
  const rest = [...withoutLinksBehind(items.slice(0, found.from)), ...items.slice(found.to + 1)]
  return sentences.with(at, rest)
}

export const withoutAnnouncedNotches = where(' notches', withoutAnnouncement)
