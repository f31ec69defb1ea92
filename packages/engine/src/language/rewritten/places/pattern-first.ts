/**
 * "a bolt pattern of 80 x 40 mm, 9 mm holes", "an 80 x 40 mm hole pattern of M6 clearance holes", "a rectangular bolt pattern,
 * 80 mm by 40 mm, for M8 bolts": the rectangle before the holes that are its corners. Told as "9 mm holes in an 80 x 40 mm
 * pattern".
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import {
  amountOf,
  asFiller,
  asTerm,
  countOf,
  type Item,
  means,
  type Sized,
  unsaid,
} from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken, spoken } from '../../text/spoken.ts'

const PATTERN =
  '(?:(?:bolt|screw|mounting|fixing|drill|drilling|hole|fastening|attachment|four|4)(?: holes?)? )*(?:pattern|layout)'
const SHAPE = '(?:(?:rectangular|square|regular|simple|standard) )*'
const OF = '(?:(?:,|of|is|measuring|measures|sized|spaced|at|with a size of|with a spacing of) )*'
const HEADS: readonly string[] = [
  `(?:a|an|the|its) ${SHAPE}#x# ${SHAPE}${PATTERN}`,
  `(?:a|an|the|its) ${SHAPE}(?:# hole )?${PATTERN} ${OF}(?:an? )?#x#`,
  `(?:a|an|the|its) (?:square # |# square )${PATTERN}`,
  `(?:a|an|the|its) square ${PATTERN} ${OF}#`,
]

const LINK =
  '(?:(?:,|:|of|with|and|using|has|having|made of|made up of|consisting of|containing|the|a|an|its|all|each|being|drilled|in|for) )*'
const SORT =
  '(?:(?:through|clearance|plain|drilled|round|tapped|threaded|screw|bolt|mounting|diameter|dia|in diameter) )*'
const SCREW = 'm\\d[^ ]*(?: (?:bolts?|screws?|fasteners?))?'
const HOLES: readonly string[] = [
  `(?<holes>(?:four |4 )?(?:#|ø#|m\\d[^ ]*) ${SORT}(?:clearance |bolt |screw |mounting |through )?holes(?: for ${SCREW})?)`,
  `(?<holes>(?:four |4 )?${SORT}(?:clearance |bolt |screw |mounting |through )?holes (?:for ${SCREW}|(?:of )?(?:#|ø#)(?: (?:in )?diameter| dia| each)*))`,
  `(?<size>(?:hole (?:diameter|size|dia)s?|diameter|holes) (?:(?:of|is|are|being|:|=) )*(?:#|ø#)(?: (?:in )?diameter| dia| each| wide)*)`,
  `(?<screws>${SCREW})`,
]
const END =
  '(?= [.;)]|$|(?: ,)? (?:and|centered|centred|in|on|through|drilled|that|which|at|around|about|with)(?: |$)|,)'

const TOLD: readonly RegExp[] = HEADS.flatMap((head) =>
  HOLES.map((holes) => new RegExp(`${head} ${LINK}${holes}${END}`, 'u')),
)

/** The holes are told in a sentence of their own. */
const ALONE: readonly RegExp[] = HEADS.map((head) => new RegExp(`${head}(?= [.;)]|$)`, 'u'))

const CORNERS = 4
const HOLE: Entry = { category: 'feature', concept: 'hole' }
const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

const unsaidHoles = ({ span: [from] }: Item): Item =>
  asTerm({ text: 'holes', span: [from, from] }, HOLE, { form: 'hole', plural: true })

/** What is said of the holes, as a noun with its size before it. */
function holesTold(said: readonly Item[], near: Item, { holes, screws }: Record<string, string>): Item[] {
  if (holes !== undefined) return [...said]
  const size = said.find(({ kind }) => kind === 'quantity')
  const [first] = said
  if (!first || !size) return [unsaidHoles(near)]
  if (screws === undefined) return [size, asTerm(first, HOLE, { form: 'hole', plural: true })]
  return [unsaidHoles(first), unsaid(first, { category: 'purpose', concept: 'for' }, 'for'), ...said]
}

/** The one size of the rectangle; "a 4-hole bolt pattern" says how many they are. */
function rectangleIn(head: readonly Item[], counts: boolean): Sized | undefined {
  const sizes = head.filter((item): item is Sized => item.kind === 'quantity' && countOf(item) === undefined)
  const counted = counts ? sizes.find((item) => amountOf(item) === CORNERS) : undefined
  const [rectangle, another] = sizes.filter((item) => item !== counted)
  return another ? undefined : rectangle
}

function asPattern(items: readonly Item[], { match, from, to }: Found): Item[] | undefined {
  const groups = match.groups ?? {}
  const behind = Object.values(groups).find((group) => group !== undefined)
  const start = behind ? spoken(items).itemAt(match.index + match[0].length - behind.length) : to + 1
  const [head, said] = [items.slice(from, start), items.slice(start, to + 1)]
  const rectangle = rectangleIn(head, /# hole /u.test(match[0]))
  if (!rectangle || [...head, ...said].some((item) => (countOf(item) ?? CORNERS) !== CORNERS))
    return undefined
  const told = holesTold(said, rectangle, groups)
  const starts = new Set([rectangle, ...told].flatMap(({ span: [a, b] }) => (b > a ? [a] : [])))
  return [
    ...items.slice(0, from),
    ...told,
    littleWord(rectangle, 'in'),
    littleWord(rectangle, 'a'),
    rectangle,
    ...(rectangle.quantity.values.length === 1 ? [unsaidWord(rectangle, 'shape', 'square')] : []),
    unsaidWord(rectangle, 'portion', 'pattern'),
    ...[...head, ...said]
      .filter((item) => item.kind !== 'mark' && !starts.has(item.span[0]))
      .map((item) => asFiller(item, 'the rectangle that they span')),
    ...items.slice(to + 1),
  ]
}

function retold(items: Item[], patterns: readonly RegExp[], before: boolean): Item[] {
  for (const pattern of patterns) {
    const found = findSpoken(items, pattern)
    // "The hole pattern is 80 x 40 mm": of holes that were told.
    if (!found || (before && /^(?:the|its) /u.test(found.match[0]))) continue
    const read = asPattern(items, found)
    if (read) return read
  }
  return items
}

export const withPatternFirst = where([' pattern| layout', '#x#| square '], (sentences) => {
  const telling = sentences.map((items) => items.some(isHole))
  return sentences.map((items, at) => {
    const ahead = telling[at + 1] === true && telling[at] === false
    return retold(items, ahead ? [...TOLD, ...ALONE] : TOLD, telling.slice(0, at).includes(true))
  })
})
