/**
 * "On the top face, offset the outline 3 mm inwards and cut down with this profile": what is left around the cut is a
 * wall of that size. How deep it is cut, or what floor is left, is told besides.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const OUTLINE =
  '(?:outline|outer outline|outside outline|outer edges?|outside edges?|edges?|perimeter|profile|boundary|outer profile|contour|shape)(?: of (?:the |this )?(?:top face|top|part|block|box|prism|tray|body|face))?'
const INWARD = '(?:inwards?|in|to the inside|towards? the (?:inside|center|centre|middle))'

const OFFSET = new RegExp(
  `(?:(?:on|from) (?:the |its )?top(?: face| surface)? (?:, )?)?offset (?:the |its )?${OUTLINE} (?:(?:by )?# ${INWARD}|${INWARD} (?:by )?#)$`,
  'u',
)
/** "Cut down with this offset profile so that …": only says that the inside is taken out. */
const CUT_DOWN =
  /^(?:then |now |and )*(?:cut|extrude cut|pocket)(?: straight)?(?: down| downwards?)?(?: into the (?:part|block|body))? (?:with|along|using) (?:this|that|the)(?: new| inner| offset)* (?:offset|outline|profile|shape|contour|sketch)(?: profile| outline| shape)? (?:so that|so|such that)(?= )/u

const WORDS = {
  it: { category: 'whole', concept: 'it' },
  is: { category: 'be', concept: 'is' },
  hollow: { category: 'shape', concept: 'hollow' },
  'open top': { category: 'manner', concept: 'open top' },
  with: { category: 'preposition', concept: 'with' },
  wall: { category: 'dimension', concept: 'wall' },
  of: { category: 'preposition', concept: 'of' },
} as const

function withWall(items: readonly Item[]): Item[] {
  const found = findSpoken(items, OFFSET)
  const [at] = found?.quantities ?? []
  const [size, first] = [at === undefined ? undefined : items[at], found && items[found.from]]
  if (!found || !size || !first) return [...items]
  const word = (form: keyof typeof WORDS): Item => unsaid(first, WORDS[form], form)
  const told = (['it', 'is', 'hollow', 'open top', 'with', 'wall', 'of'] as const).map(word)
  const others = items
    .slice(found.from)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asFiller(item, 'the wall that is left'))
  return [...items.slice(0, found.from), ...told, size, ...others]
}

export const withOffsetOutlines = where('offset ', (sentences) =>
  sentences.map((items, index) => {
    const before = sentences[index - 1]
    const cut = before && findSpoken(before, OFFSET) ? findSpoken(items, CUT_DOWN) : undefined
    if (cut) return items.map((item, at) => (at <= cut.to ? asFiller(item, 'takes the inside out') : item))
    // By itself it is only drawn: the next sentence must cut it out.
    const next = sentences[index + 1]
    return next && findSpoken(next, CUT_DOWN) ? withWall(items) : [...items]
  }),
)
