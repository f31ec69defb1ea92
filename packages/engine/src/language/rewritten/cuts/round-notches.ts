/**
 * "a slot open at the right edge, ending in a semicircle", "a U-shaped notch": a cut from the rim of its body whose inner end is
 * round. Told as an adjective of the cut.
 */
import { where } from '../../text/heard.ts'
import { asTerm, commaAt, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const ROUND =
  '(?:(?:full|fully|completely|half|semi) )*(?:round|rounded|semi ?circular|semicircular|radiused|circular|radius)'
const END = '(?:(?:inner|inside|closed|blind|far|other) )*(?:end|bottom|base|tip)'
const CIRCLE = '(?:semi ?circle|half circle|full radius|full round|half round|radius)'
const RADIUS =
  '(?: (?:of (?:radius )?#(?: radius)?|with (?:a )?(?:radius(?: of)? #|# radius)|\\( (?:r#|# radius|radius #) \\)))?'
const ENDS: readonly RegExp[] = [
  new RegExp(`(?:, )?(?:(?:and|with|has|having|a|an|the) )*${ROUND} ${END}${RADIUS}(?= [,.;]|$| and )`, 'u'),
  new RegExp(
    `(?:, )?(?:(?:and|which|that|it|is|are) )*(?:ending|ends|terminating|terminates|finishing|finished) (?:in|with) (?:a |an )?(?:${CIRCLE}|${ROUND} ${END})${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|which|that|it|is|are) )*${ROUND} (?:at|on) (?:its|the) ${END}${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|with|has|having|a|an|the) )*${CIRCLE} (?:at|on|as) (?:its|the) ${END}${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:, )?(?:(?:and|whose|its|the|with) )*${END} (?:(?:is|being|of it) )*(?:a |an )?(?:${CIRCLE}|${ROUND})${RADIUS}(?= [,.;]|$| and )`,
    'u',
  ),
]
const LIKE_U = /u shaped(?= (?:slots?|notch(?:es)?|cutouts?|cut outs?|cut|opening|recess)(?: |$))/u

const isCut = (item: Item): boolean =>
  means(item, 'feature', 'slot', 'pocket') ||
  means(item, 'solid', 'notch') ||
  (means(item, 'feature', 'groove') && /slot$/iu.test(item.text))

/** What reaches in from a side is open there: "a cutout in the right edge". */
const isOpen = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'face', '+x', '-x', '+y', '-y'))

/** The cut with its round end; a stated radius of that stays to be measured. */
const roundEnded = (items: readonly Item[], noun: number, told: readonly Found[]): Item[] =>
  items.flatMap((item, at): Item[] => {
    if (at === noun) {
      const cut = means(item, 'feature', 'pocket', 'groove') ? asTerm(item, SLOT, { form: 'slot' }) : item
      return [unsaid(item, { category: 'shape', concept: 'one round end' }, 'round ended'), cut]
    }
    if (!told.some(({ from, to }) => at >= from && at <= to)) return [item]
    return item.kind === 'quantity'
      ? [commaAt(item.span[0]), item, unsaid(item, END_RADIUS, 'end radius')]
      : []
  })

const SLOT = { category: 'feature', concept: 'slot' } as const
const END_RADIUS = { category: 'dimension', concept: 'endRadius' } as const

function withRoundEnd(items: Item[]): Item[] {
  if (!isOpen(items)) return items
  const like = findSpoken(items, LIKE_U)
  const noun = like ? like.to + 1 : items.findIndex(isCut)
  if (noun < 0) return items
  const end = ENDS.map((pattern) => findSpoken(items, pattern)).find((found) => found && found.from > noun)
  const told = [like, end].filter((found) => found !== undefined)
  return told.length > 0 ? roundEnded(items, noun, told) : items
}

export const withRoundNotches = where(
  [
    'slot|notch|cutout|cut out|opening|recess',
    'round|semi|half circle|radius|u shaped',
    'edge|side|face|left|right|front|back',
  ],
  (sentences) => sentences.map(withRoundEnd),
)
