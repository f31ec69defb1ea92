/**
 * "Slice 3 mm off of the very bottom with a horizontal cut", "shave the top 2 mm off", "trim 5 mm from the left end", "10 mm
 * are cut off the top": how much of a body goes and from which side, in the words that `worked/slices.ts` reads.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'
import { POINT, SLICE_GONE, SLICED_SIDE, SLICED_SIDES, TAKEN } from './slice-words.ts'

const VERB =
  '(?:cut|slic(?:e|ing)|shav(?:e|ing)|trim(?:ming)?|saw(?:ing)?|lop(?:ping)?|chop(?:ping)?|mill(?:ing)?|grind(?:ing)?|plan(?:e|ing)|machin(?:e|ing)|tak(?:e|ing)|remov(?:e|ing)|skim(?:ming)?|fil(?:e|ing)|sand(?:ing)?)'
const OF = '(?: of (?:it|(?:the|this|that) (?:[a-z]+ )?[a-z]+))?'
const HOW =
  '(?: (?:with|by|using) (?:a |one )?(?:single )?(?:flat |horizontal |vertical |straight |planar |level )*(?:cut|slice|plane))?(?: (?:horizontally|straight across|flat|flush|with a plane))?'
const END = `(?= [,.;)]|$| so | to | and (?!(?:from |off )?(?:the |its )?${SLICED_SIDE}(?: |$))| which | leaving )`

const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:a )?${VERB}(?: away| off)? (?:a |another )?#(?: thick)?(?: (?:slice|layer|piece|sliver|disc))? (?:off|from|away from)(?: of)? ${SLICED_SIDES}${OF}${HOW}${END}`,
    'u',
  ),
  new RegExp(
    `${VERB}(?: off| away)? (?:the |its )?(?:very )?(?:${SLICED_SIDE}) #${OF}(?: off| away)?${HOW}${END}`,
    'u',
  ),
  new RegExp(`${SLICE_GONE} ${SLICED_SIDES}${OF}${HOW}${END}`, 'u'),
  // "its top is cut down by 10 mm".
  new RegExp(
    `(?:the |its )${SLICED_SIDE}${OF} (?:is|gets|should be|must be|has been) ${TAKEN} (?:off|down|away|back) by #${HOW}${END}`,
    'u',
  ),
]

const DEED = new RegExp(`^(?:${VERB}|${TAKEN})(?: |$)`, 'iu')
const POINTED = new RegExp(`^${POINT}$`, 'iu')

/** What comes to a point has it on top, unless it was turned over or laid down. */
const TURNED =
  /\b(?:upside|inverted|down|downward|downwards|lying|lies|lay|side|horizontal|horizontally|axis|along)\b/u

/** The sides in the order they were said; the tip of a cone is its top. */
function sidesOf(said: readonly Item[], upright: boolean): Item[] {
  const faces = said.filter((item) => means(item, 'face'))
  const point = upright ? said.find(({ text }) => POINTED.test(text)) : undefined
  return point && faces.length === 0 ? [asTerm(point, { category: 'face', concept: '+z' })] : faces
}

/** "remove the bottom 3 mm" for each side, and the other words beside the first. */
function told(
  items: readonly Item[],
  { from, to, quantities }: Found,
  upright: boolean,
): Item[][] | undefined {
  const said = items.slice(from, to + 1)
  const [face, ...others] = sidesOf(said, upright)
  const size = items[quantities[0] ?? -1]
  const verb = said.find(({ text }) => DEED.test(text))
  if (!face || !size || !verb || quantities.length !== 1) return undefined
  const order = (side: Item): Item[] => [
    asTerm(verb, { category: 'operation', concept: 'cut' }, { form: 'remove' }),
    unsaid(side, { category: 'determiner', concept: 'the' }),
    side,
    size,
  ]
  const isUsed = (item: Item): boolean =>
    [size, verb].includes(item) || [face, ...others].some(({ span }) => span[0] === item.span[0])
  const first = [
    ...items.slice(0, from),
    ...order(face),
    ...said
      .filter((item) => !isUsed(item))
      .map((item) => (item.kind === 'mark' ? item : asFiller(item, 'a slice taken off'))),
    ...items.slice(to + 1),
  ]
  return [first, ...others.map(order)]
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
  'cut|slice|slicing|shav|trim|saw|lop|chop|mill|grind|ground|plane|planing|machin|take|taking|remov|skim|file|filing|sand|turned|faced',
  (sentences) => {
    const upright = !sentences.some((items) => TURNED.test(spoken(items).text))
    return sentences.flatMap((items) => {
      if (!isOfBody(items)) return [[...items]]
      for (const pattern of TOLD) {
        const found = findSpoken(items, pattern)
        const read = found && told(items, found, upright)
        if (read) return read
      }
      return [[...items]]
    })
  },
)
