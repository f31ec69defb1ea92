/**
 * The two sizes of a torus told as clauses: "the center of the cross section follows a 40 mm diameter circle", "the tube itself
 * is 12 mm thick". The tube is its own, and the circle where its middle runs: neither is a body beside it.
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isThing, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findFirstSpoken } from '../../text/spoken.ts'

const OF = '(?:the|that|this|its|whose)'
const TUBE = '(?:(?:circular|round) )*(?:cross section|section|tube|cord|ring section)'
const MIDDLE = '(?:cent(?:er|re) ?line|cent(?:er|re)|middle|axis)'
const TUBE_MIDDLE = `(?:${OF} ${MIDDLE} of ${OF} ${TUBE}|${OF} ${TUBE}(?:'s| s)? ${MIDDLE}|${OF} ${MIDDLE}(?: of which)?)`
const ROUND = '(?:along|around|round|on|about|over)'
const RUNS = `(?:follows|traces(?: out)?|describes|forms|makes|is|following|tracing|describing|forming|(?:runs|goes|travels|moves|turns|sits|lies|lying|sitting|is|is placed|is swept|running|going|travelling|traveling|moving|swept)(?: all)?(?: the way)? ${ROUND})`
/** How wide that circle is: by its diameter, where no other word is said. */
const CIRCLE =
  '(?:a|an|the) (?:(?:#|ø#|r#)(?: (?:in )?(?<size>diameter|radius))? (?:circle|circular path|path circle)|(?:circle|circular path)(?: ,)?(?: (?:of|with|that is|which is|that has|whose|having))?(?: a)?(?: (?:#|ø#|r#)(?: (?:in )?(?<told>diameter|radius|across|wide))|(?: (?<first>diameter|radius)(?: of| is)?) #| (?:ø#|r#)))'
const ENDS = '(?= [,.;:()]|$| and | with | while | where )'

/** Where the middle of its tube runs. */
const RING: readonly RegExp[] = [
  new RegExp(`${TUBE_MIDDLE} ${RUNS} ${CIRCLE}${ENDS}`, 'u'),
  new RegExp(`(?<= ${TUBE} )(?:that|which) ${RUNS} ${CIRCLE}${ENDS}`, 'u'),
  new RegExp(
    `(?:the|its|this) (?:ring|torus|donut|doughnut|circle|loop)(?: itself)? (?:is|measures|has) (?:a )?#(?: (?:in )?(?<size>diameter|radius)| across| wide)? (?:(?:as )?measured )?(?:at|along|to|through|across|on|over) (?:${TUBE_MIDDLE}|the ${MIDDLE})${ENDS}`,
    'u',
  ),
  new RegExp(
    `(?:the|its) (?<size>diameter|radius) (?:(?:as )?measured )?(?:at|along|to|through|across|on|over) (?:${TUBE_MIDDLE}|the ${MIDDLE}) (?:is|measures|of) #${ENDS}`,
    'u',
  ),
]
/** How thick the tube is. */
const CORD: readonly RegExp[] = [
  new RegExp(
    `${OF} ${TUBE}(?: itself)? (?:is|measures)(?: a)? #(?: (?:thick|across|wide|in (?<size>diameter|radius)|(?<told>diameter|radius)|in thickness)(?: circle)?)(?: (?:in diameter|\\( (?:in )?diameter \\)))?${ENDS}`,
    'u',
  ),
]

const isRadius = ({ match }: Found): boolean => /\bradius\b|r#/u.test(match[0])

/** The clause with the word for the size that it tells; everything else in it only says how that is measured. */
function withClause(items: readonly Item[], found: Found, part: 'ring' | 'tube'): Item[] {
  const [at, ...others] = found.quantities
  const size = at === undefined || others.length > 0 ? undefined : items[at]
  if (!size) return [...items]
  const { from, to } = found
  const words = items.slice(from, to + 1).filter((item) => item !== size && item.kind !== 'mark')
  const opens = from === 0 || means(items[from - 1], 'conjunction') || items[from - 1]?.kind === 'mark'
  const name = unsaidWord(
    size,
    'dimension',
    `${part}${isRadius(found) ? 'Radius' : 'Diameter'}`,
    `${part} ${isRadius(found) ? 'radius' : 'diameter'}`,
  )
  return [
    ...items.slice(0, from),
    ...words.map((item) => asSettled(item, 'how it is measured')),
    ...(opens ? [littleWord(size, 'the'), name, littleWord(size, 'is')] : [littleWord(size, 'with'), name]),
    size,
    ...items.slice(to + 1),
  ]
}

const CLAUSES = [
  [RING, 'ring'],
  [CORD, 'tube'],
] as const

/** "six holes whose centre lies on a circle …": told of these, and not of the tube. */
const isToldAlone = (items: readonly Item[]): boolean =>
  items.every(
    (item) =>
      !isThing(item) ||
      means(item, 'solid', 'torus', 'tube', 'pipe', 'ring') ||
      means(item, 'shape', 'circular'),
  )

const withClauses = (items: Item[]): Item[] =>
  CLAUSES.reduce<Item[]>((told, [patterns, part]) => {
    const found = findFirstSpoken(told, patterns)
    return found ? withClause(told, found, part) : told
  }, items)

/** Another tube that stands before it is a body of its own, and "the tube" that one. */
export const withTorusClauses = where('solid:torus', (sentences) => {
  const first = sentences.flat().find((item) => means(item, 'solid', 'torus', 'tube', 'pipe'))
  return means(first, 'solid', 'torus')
    ? sentences.map((items) => (isToldAlone(items) ? withClauses(items) : items))
    : sentences
})
