/**
 * "Slice 3 mm off of the very bottom with a horizontal cut", "shave the top 2 mm off", "trim 5 mm from the left end": how
 * much of a body goes and from which side, in the words that `worked/slices.ts` reads.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const VERB =
  '(?:cut|slic(?:e|ing)|shav(?:e|ing)|trim(?:ming)?|saw(?:ing)?|lop(?:ping)?|chop(?:ping)?|mill(?:ing)?|grind(?:ing)?|plan(?:e|ing)|machin(?:e|ing)|tak(?:e|ing)|remov(?:e|ing)|skim(?:ming)?|fil(?:e|ing)|sand(?:ing)?)'
const SIDE =
  '(?:(?:very|extreme|whole|entire) )*(?:top|bottom|upper|lower|left|right|front|back|rear|underside)(?: (?:side|end|face|part|surface|hand side))?'
const OF = '(?: of (?:it|(?:the|this|that) (?:[a-z]+ )?[a-z]+))?'
const HOW =
  '(?: (?:with|by|using) (?:a |one )?(?:single )?(?:flat |horizontal |vertical |straight |planar |level )*(?:cut|slice|plane))?(?: (?:horizontally|straight across|flat|flush|with a plane))?'

const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:a )?${VERB}(?: away| off)? (?:a |another )?#(?: thick)?(?: (?:slice|layer|piece|sliver|disc))? (?:off|from|away from)(?: of)? (?:the |its )?${SIDE}${OF}${HOW}(?= [,.;)]|$| so | to | and | which | leaving )`,
    'u',
  ),
  new RegExp(
    `${VERB}(?: off| away)? (?:the |its )?(?:very )?(?:${SIDE}) #${OF}(?: off| away)?${HOW}(?= [,.;)]|$| so | to | and | which | leaving )`,
    'u',
  ),
]

/** "remove the bottom 3 mm", and the other words beside it. */
function told(items: readonly Item[], { from, to, quantities }: Found): Item[] | undefined {
  const said = items.slice(from, to + 1)
  const face = said.find((item) => means(item, 'face'))
  const size = items[quantities[0] ?? -1]
  const verb = said[0] as Item
  if (!face || !size || quantities.length !== 1) return undefined
  const used = new Set<Item>([face, size, verb])
  return [
    ...items.slice(0, from),
    asTerm(verb, { category: 'operation', concept: 'cut' }, { form: 'remove' }),
    unsaid(face, { category: 'determiner', concept: 'the' }),
    face,
    size,
    ...said
      .filter((item) => !used.has(item))
      .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'a slice taken off'))),
    ...items.slice(to + 1),
  ]
}

/** Where it is a body that loses it; with a hole around "5 mm from the left end" is where that is, with an edge how much of it goes. */
const isOfBody = (items: readonly Item[]): boolean =>
  !items.some(
    (item) =>
      (means(item, 'feature') && !means(item, 'operation')) ||
      means(item, 'edge', 'edge', 'corner') ||
      (item.kind === 'quantity' && item.quantity.kind === 'angle'),
  )

export const withToldSlices = where(
  'cut|slice|slicing|shav|trim|saw|lop|chop|mill|grind|plane|planing|machin|take|taking|remov|skim|file|filing|sand',
  (sentences) =>
    sentences.map((items) => {
      if (!isOfBody(items)) return [...items]
      for (const pattern of TOLD) {
        const found = findSpoken(items, pattern)
        const read = found && told(items, found)
        if (read) return read
      }
      return [...items]
    }),
)
