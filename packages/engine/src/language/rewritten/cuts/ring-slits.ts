/**
 * "slit open on one side with a 3 mm wide radial cut", "with a 3 mm gap cut through it": a ring or a tube that is opened.
 * Said as a slit of that width through one side.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { findFirstSpoken } from '../../text/spoken.ts'

const BODY = '(?:ring|tube|pipe|collar|sleeve|bush|bushing|washer|hoop|band|cylinder)'
const OPENING = '(?:(?:radial|saw|straight) )*(?:cut|slot|slit|gap|split|opening|break|kerf)'
const ONE_SIDE = `(?:(?:on|at|along|down|through|in|across) (?:only )?(?:one|a single) (?:side|wall)(?: of (?:it|the ${BODY}))?|at one (?:point|place|spot))`
const IN_IT = `(?:(?:through|in|into|across|out of) (?:it|(?:the|its) (?:wall(?: of the ${BODY})?|${BODY}(?: wall)?)))`
const ALONG =
  '(?: ?(?:,|and)? ?(?:through|along|over|across|for|down) (?:the|its) (?:(?:full|whole|entire|complete) )?(?:thickness|wall|height|width|length))?'
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:(?:and|is|which is|,) )*(?:slit|split|cut|slotted|sawn)(?: open| through| apart)? (?:${ONE_SIDE} )?(?:with|by) a # (?:wide )?${OPENING}(?: ${ONE_SIDE}| ${IN_IT})?${ALONG}(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `(?:(?:with|has|having|and|is) )*a # (?:wide )?(?:gap|split|break|radial (?:cut|slot|slit|gap))(?: (?:is )?(?:cut|sawn|made))?(?: radially)? (?:${ONE_SIDE}|${IN_IT})${ALONG}(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `a # (?:wide )?${OPENING} (?:cuts|goes|runs|passes|is cut|is sawn) (?:radially )?${ONE_SIDE}${ALONG}(?= [,.;]|$)`,
    'u',
  ),
]

const WIDE = { category: 'dimension', concept: 'width' } as const
const SLIT = { category: 'feature', concept: 'slot' } as const

function asSlit(items: Item[]): Item[] {
  const found = findFirstSpoken(items, PATTERNS)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size || found.quantities.length !== 1) return items
  const behind = { span: [size.span[1], size.span[1]] as [number, number] }
  const rest = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asFiller(item, 'a slit through one side'))
  return [
    ...items.slice(0, found.from),
    ...rest,
    unsaid(size, { category: 'preposition', concept: 'with' }, 'with'),
    unsaid(size, { category: 'determiner', concept: 'a' }, 'a'),
    size,
    unsaid(behind, WIDE, 'wide'),
    asTerm({ text: 'slit', ...behind }, SLIT, { form: 'slit' }),
    unsaid(behind, { category: 'filler', concept: 'one side' }, 'through one side'),
    ...items.slice(found.to + 1),
  ]
}

export const withRingSlits = where(['solid:ring|solid:tube', 'a # '], (sentences) => {
  const hollow = sentences.some((items) => items.some((item) => means(item, 'solid', 'ring', 'tube')))
  return hollow ? sentences.map(asSlit) : sentences
})
