/**
 * "Do the same thing in the X dimension and in the Y dimension": a hole through the middle of a body, once more along each of
 * the others. "With holes through it in all three directions" then only announces them.
 */
import { where } from '../text/heard.ts'
import { amountsIn, asTerm, conceptOf, type Item, means } from '../text/items.ts'
import { asSettledPhrase, findSpoken } from '../text/spoken.ts'

const WAY = '(?:along|in|for|on|parallel to|through)'
const NAME = '(?: axis| axes| directions?| dimensions?)?'
const AGAIN = new RegExp(
  `^(?:(?:then|now|next|finally|and|after that|,) )*(?:do|make|repeat|perform|cut|drill) (?:exactly )?(?:(?:the same|this|that)(?: (?:hole|thing|cut|operation|step))?|another (?:one|hole)|an identical (?:one|hole))(?: again| once more)?(?: ,)?(?: but)? ${WAY} (?:the |both the |both )?(?<first>[xyz])${NAME}(?:(?: ,)?(?: and| and then| then)(?: again| also)?(?: ${WAY})?(?: the)? (?<second>[xyz])${NAME})?(?<gloss> \\( [^()]*\\))?$`,
  'u',
)

/** Behind the order: nothing but that it lies in the middle, which it does along the others, too. */
const CENTRED =
  /^(?:it's|it is|this is|the hole is|its center is|the center of the hole is) (?:(?:right|exactly|located|placed|positioned) )*(?:(?:in|at|on) the (?:very )?(?:center|centre|middle) of|centered (?:on|in)|centred (?:on|in)) (?:the|its|this) (?:[a-z]+ ){0,2}[a-z]+$/u
const GLOSS =
  /^(?:\(|\)|also|again|#|ø#|in|diameter|diameters|and|,|centered|centred|on|the|faces?|all|through|same|size|they|are|both|too|each|with|a|of|at|center|centre|middle|it|is|cube|block|sides?|going|way|as|well|\s)+$/u

const isOrder = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'operation', 'cut') || means(item, 'make')) &&
  items.filter((item) => means(item, 'feature', 'hole')).length === 1 &&
  items.some((item) => means(item, 'determiner', 'a'))

const axesIn = (items: readonly Item[]): string[] =>
  items.flatMap((item) => conceptOf(item, 'axis') ?? []).filter((axis) => /^[xyz]$/u.test(axis))

/** Places of its own, which would be others along another axis. */
const isPlaced = (items: readonly Item[]): boolean =>
  items.some((item) => means(item, 'preposition', 'from') || means(item, 'edge') || means(item, 'face'))

const along = (items: readonly Item[], axis: string): Item[] =>
  items.map((item) =>
    conceptOf(item, 'axis') ? asTerm(item, { category: 'axis', concept: axis }, { form: axis }) : { ...item },
  )

function told(sentences: readonly Item[][], at: number): Item[][] | undefined {
  const found = findSpoken(sentences[at] as Item[], AGAIN)
  const start = found ? sentences.findLastIndex((each, index) => index < at && isOrder(each)) : -1
  const order = sentences[start]
  if (!found || !order || isPlaced(order)) return undefined
  const { first, second, gloss } = found.match.groups ?? {}
  const [own, ...others] = axesIn(order)
  const ways = [first, second].filter((way): way is string => way !== undefined)
  if (!own || others.length > 0 || ways.includes(own) || new Set(ways).size < ways.length) return undefined
  const between = sentences.slice(start + 1, at)
  if (!between.every((items) => findSpoken(items, CENTRED) && amountsIn(items).length === 0)) return undefined
  const known = new Set(amountsIn(order))
  const said = sentences[at] as Item[]
  if (!amountsIn(said).every((value) => known.has(value)) || (gloss && !GLOSS.test(gloss))) return undefined
  return ways.map((way) => along(order, way))
}

const ANNOUNCED =
  /(?: ,)?(?:with|that has|which has|having) (?:three )?(?:(?:identical|equal|round|through) )*holes? (?:(?:going|drilled|cut|running|bored|made|that go|straight|all the way) )*(?:through (?:it|the [a-z]+) )?(?:in|along|from|for) (?:all three|all 3|all|three|each of the three|every one of the three)(?: (?:main|coordinate|perpendicular))? (?:directions?|axes|axis|dimensions?|ways)(?= [,.;]|$)/u

/** Where one is told along each of the three. */
function withoutAnnounced(sentences: Item[][]): Item[][] {
  const ways = new Set(sentences.slice(1).flatMap((items) => (isOrder(items) ? axesIn(items) : [])))
  const [title, ...rest] = sentences
  const found = title && ways.size === 3 ? findSpoken(title, ANNOUNCED) : undefined
  return found && title ? [asSettledPhrase(title, found, 'told one by one'), ...rest] : sentences
}

export const withSameHoleWays = where(
  ['feature:hole', ' x | y | z ', ' same| this | that | another | identical| all | three '],
  (sentences) => withoutAnnounced(sentences.flatMap((items, at) => told(sentences, at) ?? [items])),
)
