/**
 * "The stem of the T is 8 mm thick and it's centered under the top": as the stem of a T is. Only where nothing but its
 * thickness is told: one with sizes of its own is a body, which hangs under another.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const STEM = '(?:stem|web|leg|upright|vertical (?:bar|part|leg))(?: of the t)?'
const TOP = '(?:top|flange|head|cap|cross ?bar|crosspiece|top bar|horizontal (?:bar|part))(?: of the t)?'
const UNDER = new RegExp(
  `(?<=^the ${STEM} (?:is|has a thickness of) (?:also )?# ?(?:(?:thick|wide)(?: too| as well)?)?)(?: ,)?(?: and)?(?: (?:it's|it is|is))? (?:cent(?:ered|red)|in the (?:middle|center|centre)) (?:under|below|beneath|underneath|on|of) the ${TOP}$`,
  'u',
)

const withoutUnder = (items: Item[]): Item[] => {
  const found = findSpoken(items, UNDER)
  return found
    ? items.map((item, at) =>
        at >= found.from && at <= found.to ? asFiller(item, 'as the stem of a T is') : item,
      )
    : items
}

export const withStemsUnderTops = where(
  [' t |t profile|t shaped', 'stem|web|leg|upright|vertical'],
  (sentences) => sentences.map(withoutUnder),
)
