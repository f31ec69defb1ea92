/** "with a padding of 5 mm on each side", "a distance of 5 mm to all edges": 5 mm from each edge. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const PADDING =
  '(?:padding|margin|border|inset|distance|gap|clearance|offset|spacing|rim|frame|border width|margin width)'
const SIDES =
  '(?:(?:each|every|all|all four|each one|all the)(?: of)?(?: the| its| these)?(?: four)?(?: outer| outside)? (?:sides?|edges?|borders?|walls?)|(?:the |its )?(?:four|outer|outside) (?:sides|edges|borders))(?: of (?:the|this|it|its)(?: (?:larger|outer|first|original|main|bigger|base|initial))?(?: [a-z]+)?(?= |$))?'

const PADDED = new RegExp(
  `(?:(?:with|and|at|by|has|having|leaving|keeping|keep|maintaining|leave|there (?:is|should be)) )*(?:(?:a|an|the|some|equal|uniform|constant|consistent|even|same) )*(?:${PADDING} (?:of|is|equal to) #|#(?: of)?(?: wide)? ${PADDING})(?: (?:on|from|to|at|along|around|towards|off|all around|all around on))* ${SIDES}(?! to (?:the|its|their) (?:cent|middle|mid))`,
  'u',
)

const WORDS = {
  from: { category: 'preposition', concept: 'from' },
  each: { category: 'which', concept: 'each' },
  edge: { category: 'edge', concept: 'edge' },
} as const

function withPadding(items: Item[]): Item[] {
  const found = findSpoken(items, PADDED)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  // "leaving a border of 5 mm on all sides" is told by what is left.
  if (!found || !size || found.match[0].startsWith('leav')) return items
  const said = items.slice(found.from, found.to + 1).filter((item) => item !== size && item.kind !== 'mark')
  const [first, second, third, ...others] = said.toReversed()
  if (!first || !second || !third) return items
  return [
    ...items.slice(0, found.from),
    ...others.toReversed().map((item) => asFiller(item, 'how far from the edges')),
    size,
    asTerm(third, WORDS.from, { form: 'from' }),
    asTerm(second, WORDS.each, { form: 'each' }),
    asTerm(first, WORDS.edge, { form: 'edge' }),
    ...items.slice(found.to + 1),
  ]
}

const KEY = /^(?:padding|margin|border|inset|distance|gap|clearance|offset|spacing|rim|frame)s?(?: .*)?$/iu

export const withPaddings = where(
  [
    'padding|margin|border|inset |distance |gap |clearance |offset |spacing |rim |frame ',
    'each |every |all |four |outer |outside ',
  ],
  (sentences) =>
    sentences.map((items) => (items.some(({ text }) => KEY.test(text)) ? withPadding(items) : items)),
)
