/**
 * "12 mm wide at the rim and narrows down to a flat bottom that's 4 mm wide", "tapering to 4 mm at the bottom": how wide a
 * groove is where it ends. Told as "4 mm wide at the bottom", and a groove that has a bottom is no V.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const NARROWS =
  '(?:(?:and|it|which|that|,) )*(?:narrows|narrowing|tapers|tapering|tapered|slopes|sloping)(?: (?:down|in|inwards?|evenly|linearly|straight|symmetrically|on both sides|in a straight taper|with straight (?:sides|walls)))*'
const FLOOR = '(?:flat )?(?:bottom|floor|base|root)'
const CLOSE = '(?= [,.;)]|$| and )'

const TO_FLOOR: readonly RegExp[] = [
  new RegExp(
    `${NARROWS} to an? ${FLOOR}(?: ,)?(?: that's| that is| which is| of| being)? #(?: (?:wide|in width|across))?${CLOSE}`,
    'u',
  ),
  new RegExp(`${NARROWS} to an? # (?:wide )?${FLOOR}${CLOSE}`, 'u'),
  new RegExp(`${NARROWS} to #(?: (?:wide|in width))? at (?:the|its) ${FLOOR}${CLOSE}`, 'u'),
]

const isGroove = (item: Item): boolean => means(item, 'feature', 'groove')

function withFloor(items: readonly Item[]): Item[] {
  const found = findFirstSpoken(items, TO_FLOOR)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size || found.quantities.length !== 1) return [...items]
  const behind = { span: [size.span[1], size.span[1]] as const }
  const rest = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asFiller(item, 'how it narrows'))
  return [
    ...items.slice(0, found.from),
    ...rest,
    commaAt(size.span[0]),
    size,
    unsaidWord(behind, 'dimension', 'baseLength', 'wide at the bottom'),
    ...items.slice(found.to + 1),
  ]
}

/** "a V shaped groove" whose bottom is flat: what its walls look like, and no section. */
const VEE = /(?:v|vee)(?: shaped?)?(?= groove(?: |$))/u

function withoutVee(items: Item[]): Item[] {
  const found = findSpoken(items, VEE)
  if (found && !isGroove(items[found.from] as Item))
    return items.map((item, at) => (at < found.from || at > found.to ? item : asFiller(item, 'its walls')))
  return items.map((item) =>
    isGroove(item) && /^v(?:ee)? /u.test(spoken([item]).text)
      ? asTerm(item, { category: 'feature', concept: 'groove' }, { form: 'groove' })
      : item,
  )
}

/** Said of a groove that this sentence or the one before it names; where there is one only. */
export const withGrooveTapers = where(
  ['feature:groove', 'narrow|taper|slop', 'bottom|floor|base|root'],
  (sentences) => {
    const at = sentences.findIndex(
      (items, index) =>
        findFirstSpoken(items, TO_FLOOR) &&
        [items, sentences[index - 1] ?? []].some((said) => said.some(isGroove)),
    )
    if (at < 0) return sentences
    return sentences.map((items, index) => withoutVee(index === at ? withFloor(items) : items))
  },
)
