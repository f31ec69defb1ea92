/**
 * The two ends of a cone by where they are: "40 mm across at the bottom, narrowing to 20 mm at the top", "the lower circle has
 * a diameter of 50 mm, the upper one of 30 mm".
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, type Term, unsaid } from '../../text/items.ts'
import { asOneTerm, asTerms, findAllSpoken } from '../../text/spoken.ts'

const ENDS = { bottom: 'bottom', top: 'top' } as const
type End = keyof typeof ENDS

const NAMES: Readonly<Record<End, string>> = {
  bottom:
    '(?:very )?(?:bottom|base|foot|lower end|bottom end|large end|larger end|big end|bigger end|wide end|wider end|thick end|thicker end|fat end|underside|bottom face|lower face|ground|start|(?:base )?plate|disc|disk|slab)',
  top: '(?:very )?(?:top|head|tip|upper end|top end|small end|smaller end|narrow end|narrower end|thin end|thinner end|pointed end|top face|upper face|other end|far end|peak|end)',
}
const CALLED: Readonly<Record<End, string>> = {
  bottom: '(?:bottom|lower|base|larger|bigger|big|large|wider|wide)',
  top: '(?:top|upper|smaller|small|narrower|narrow)',
}
const FACE = '(?:circle|face|end|rim|one|disc|disk|side|edge|surface)'
const ACROSS = '(?<size>across|wide|in diameter|diameter|in radius|radius|in width|broad|round)'
const VERB =
  '(?:narrow|taper|shrink|reduc|thin|widen|flar|expand|grow|open|decreas|increas|contract|converg|diminish|slim)'

const dimension = (end: End, size: string | undefined): Entry => ({
  category: 'dimension',
  concept: `${ENDS[end]}${/radius/u.test(size ?? '') ? 'Radius' : 'Diameter'}`,
})

/** A size and the end it is measured at, in either order. */
const told = (end: End): readonly RegExp[] => [
  // "the bottom is 40 mm in diameter": the words behind say it again.
  new RegExp(
    `(?<=^|[,;:] |and )(?:the|its) ${NAMES[end]}(?: of (?:it|the [a-z]+))? (?:is|measures) (?=# (?:in diameter|across|wide)(?: |$))`,
    'u',
  ),
  new RegExp(
    `(?<=# )(?<!(?:diameter|radius|height|length|thickness|depth)(?: (?:of|is|=|:))* # )(?:${ACROSS} )?(?:at|on|across) (?:the|its|one) ${NAMES[end]}(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?:(?:the|its|a|with a) )?${CALLED[end]} ${FACE}(?: (?:has|is|measures|with|having|being))?(?: (?:a|an|only|just))*(?: (?<size>diameter|radius))?(?: of| is)* ?(?=#)(?!# (?:above|below|up|down|tall|high|thick|long))`,
    'u',
  ),
  new RegExp(
    `(?<=^|[^a-z#] |(?:^| )(?:and|but|while|then) )(?:at|on) (?:the|its) ${NAMES[end]}(?: (?:it is|it's|it measures|it has|is|measures|,|:))*(?: (?:a|an))?(?: (?<size>diameter|radius))?(?: of)? ?(?=#)`,
    'u',
  ),
]

const NARROWS = new RegExp(
  `(?<![a-z])(?:(?:that|which|and|it|then) )*${VERB}(?:s|es|e|ing|ed|ning)?(?: (?:evenly|smoothly|linearly|uniformly|steadily|gradually|straight))?(?: (?:down|up|out|in|off|inwards?|outwards?))?(?: (?:from|to))?(?= #)`,
  'u',
)

/** "a radius of 20 mm at the base": the word stands before its size. */
const named = (end: End): RegExp =>
  new RegExp(
    `(?<!(?:base|bottom|top|lower|upper) )(?<size>diameter|radius)(?: (?:of|is|=|:))* # (?:at|on) (?:the|its) ${NAMES[end]}(?= |$)`,
    'u',
  )
/** "they are 40 mm apart": how tall it is between its ends. */
const APART =
  /(?<=(?:they|both|two|circles|ends|faces|which|discs|rims)(?: are| lie| sit)* # )apart(?: from (?:each other|one another))?/u

/** "tapered" is said of wings and handles as well, whose ends have names of their own. */
export const isCone = (item: Item): boolean =>
  means(item, 'solid', 'cone', 'frustum') ||
  (means(item, 'shape', 'truncated', 'conical') && !/^taper/iu.test(item.text))

/** "its foot", "the base": an end of it, no other body. */
const isBody = (item: Item, at: number, items: readonly Item[]): boolean =>
  means(item, 'solid') && !means(items[at - 1], 'determiner', 'the') && !means(items[at - 1], 'whole', 'it')

const isSized = (item: Item): boolean => means(item, 'dimension') && /Diameter|Radius/u.test(conceptsOf(item))

const conceptsOf = (item: Item): string =>
  item.kind === 'term' ? item.senses.map(({ concept }) => concept).join(' ') : ''

/** Both ends are known by now: "a top diameter of 20 mm and a base diameter of 30 mm". */
const isTold = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'dimension', 'topDiameter', 'topRadius')) &&
  items.some((item) => means(item, 'dimension', 'bottomDiameter', 'bottomRadius'))

function withEnds(sentence: readonly Item[]): Item[] {
  if (isTold(sentence)) return [...sentence]
  let items = [...sentence]
  for (const end of ['bottom', 'top'] as const)
    for (const found of findAllSpoken(items, named(end)).toReversed()) {
      const at = found.quantities[0] as number
      const word = asTerm(items[found.from] as Item, dimension(end, found.match.groups?.['size']))
      const said = items.slice(at + 1, found.to + 1).map((item) => asFiller(item, 'which end'))
      items = [
        ...items.slice(0, found.from),
        word,
        ...items.slice(found.from + 1, at + 1),
        ...said,
        ...items.slice(found.to + 1),
      ]
    }
  items = asTerms(items, APART, { category: 'dimension', concept: 'height' })
  for (const end of ['bottom', 'top'] as const)
    for (const pattern of told(end))
      items = findAllSpoken(items, pattern).reduceRight<Item[]>(
        (read, found) => asOneTerm(read, found, dimension(end, found.match.groups?.['size'])),
        items,
      )
  // How it gets from one end to the other is said by their sizes.
  if (items.some(isSized))
    items = asTerms(items, NARROWS, { category: 'filler', concept: 'as its ends tell' })
  return items
}

/** Speaks of a cone, and of no other body but by what it is on or like. */
const tellsOneCone = (items: readonly Item[]): boolean => {
  const bodies = items.filter(isBody)
  return bodies.length === 1 && bodies.every(isCone)
}

/** "The bottom of the cone is 50 mm in diameter": goes on with the cone that was told, and with nothing else. */
const goesOnWithCone = (items: readonly Item[]): boolean => {
  const bodies = items.filter((item) => means(item, 'solid'))
  return bodies.length > 0 && bodies.every(isCone)
}

/** "At the bottom it is 50 mm in diameter": of the cone that the sentence before told, and nothing else. */
const goesOnWithIt = (items: readonly Item[], before: readonly Item[] | undefined): boolean =>
  before !== undefined &&
  tellsOneCone(before) &&
  !items.some((item, at) => isBody(item, at, items) || means(item, 'feature')) &&
  items.some((item) => means(item, 'whole', 'it'))

export const withConeEnds = where('solid:cone|solid:frustum|shape:truncated|shape:conical', (sentences) => {
  const solids = sentences.flatMap((items) => items.filter(isBody))
  if (!sentences.flat().some(isCone)) return sentences
  const cone = sentences.flat().find((item) => isCone(item) && means(item, 'solid'))
  // Of several bodies each has ends of its own: those of a cone are told with it.
  if (solids.length > 2) {
    const single = solids.filter(isCone).length === 1
    return sentences.map((items, at) => {
      if (tellsOneCone(items) || goesOnWithIt(items, sentences[at - 1])) return withEnds(items)
      return single && cone?.kind === 'term' && goesOnWithCone(items)
        ? withSubject(withEnds(items), cone)
        : items
    })
  }
  return sentences.map((sentence) => {
    const items = withEnds(sentence)
    return cone?.kind === 'term' ? withSubject(items, cone) : items
  })
})

/** "The bottom is 40 mm in diameter, the top …": of the cone, whatever was told last. */
function withSubject(items: Item[], cone: Term): Item[] {
  const [first] = items
  if (!first || !isSized(first) || !/^(?:the|its) .* (?:is|measures)$/iu.test(first.text)) return items
  return [
    unsaid(first, { category: 'determiner', concept: 'the' }, 'the'),
    { ...cone, text: '', span: [first.span[0], first.span[0]], plural: false },
    unsaid(first, { category: 'have', concept: 'has' }, 'has'),
    ...items,
  ]
}
