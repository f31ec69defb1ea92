/**
 * "four 9 mm holes on an 80 x 40 mm rectangle", "… on a 60 mm square", "… spaced 80 x 40 mm", "… on 80 x 40 mm centers": the
 * rectangle whose corners four holes are. Told as "in an 80 x 40 mm pattern". So, too, where a sentence of its own says it:
 * "Their centers make a rectangle of 80 x 40 mm, and that rectangle is centered on the plate".
 */
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  countBefore,
  countOf,
  type Item,
  isMark,
  isThing,
  means,
  type Term,
} from '../../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const END = "(?= [,.;)]|$| and | centered| centred| with | that's| that is| which is)"
const LAID = '(?:(?:,|spaced|arranged|placed|located|positioned|laid out|set|drilled|out|that|which|are) )*'
const APART =
  '(?:spacings?|cent(?:er|re)s|cent(?:er|re) to cent(?:er|re)(?: spacing| distance)?|pitch|apart|hole spacing|on cent(?:er|re)s?)'

const RECTANGLES: readonly RegExp[] = [
  new RegExp(
    `${LAID}(?:on|in|at|as|forming|form|to form|making|defining) (?:a|an) (?:(?:imaginary|centered|centred|virtual) )*(?:#x# (?:rectangle|square)|# (?<square>square))${END}`,
    'u',
  ),
  new RegExp(`${LAID}(?:on|at|with|in)(?: a| an)? #x# ${APART}${END}`, 'u'),
  new RegExp(
    `(?:(?:,|with|at|on|and) )*(?:a |an )?(?:hole |(?:cent(?:er|re) to cent(?:er|re)) )?(?:spacing|pitch) of #x#${END}`,
    'u',
  ),
  new RegExp(`(?:(?:,|that|which|are) )*spaced #x#(?: apart)?${END}`, 'u'),
]

const CORNERS = 4

const isCounted = (items: readonly Item[], before: number): boolean => {
  const noun = items.findLastIndex((item, at) => at < before && means(item, 'feature', 'hole'))
  return countOf(items[countBefore(items, noun)]) === CORNERS
}

function asPattern(items: Item[]): Item[] {
  for (const pattern of RECTANGLES) {
    const found = findSpoken(items, pattern)
    const [at, another] = found?.quantities ?? []
    const size = at === undefined ? undefined : items[at]
    if (!found || !size || another !== undefined || !isCounted(items, found.from)) continue
    const idle = asIdle(items, found, 'the rectangle that they span')
    return [
      ...idle.slice(0, at),
      littleWord(size, 'in'),
      littleWord(size, 'a'),
      size,
      ...(found.match.groups?.['square'] ? [unsaidWord(size, 'shape', 'square')] : []),
      unsaidWord(size, 'portion', 'pattern'),
      ...idle.slice((at as number) + 1),
    ]
  }
  return items
}

const SORT = '(?:(?:bolt|screw|mounting|fixing|corner|drilled|through|four|4) )*'
const CENTRES = "(?:hole |holes |holes' |hole's )?cent(?:er|re)(?: point)?s"
const SUBJECT = `(?:(?:and |where |with |so )?(?:they|these|those|all four|the four)|(?:the|these|those|all) ${SORT}(?:of them|holes)|their ${CENTRES}|the (?:${CENTRES}|cent(?:er|re)s of (?:the|these|those|all) ${SORT}holes))`
const LIE =
  "(?:'re| (?:all|lie|lies|sit|are|is|being|placed|located|positioned|arranged|laid out|drilled|set|spaced|on|in|at|as|make|makes|making|up|form|forms|forming|define|describe|mark|span))+"
const CORNERS_OF = '(?:(?:the )?(?:four )?corners of )?'
const IMAGINARY = '(?:(?:imaginary|centered|centred|virtual) )*'
const OF =
  "(?: (?:of|that's|that is|which is|is|measuring|measures|sized|with|having|whose|a|sides|size|are|,))*"
const SQUARE_OF = '(?: long| wide)?(?: (?:on|per|to|along)? ?(?:a|each|every) side)?'
const FIGURE = `${CORNERS_OF}an? ${IMAGINARY}(?:#x# (?:rectangle|square|rectangular pattern|square pattern)|# (?<square>square)(?: pattern)?|(?:rectangle|square|rectangular pattern)${OF} #x#|(?<squareOf>square)(?: pattern)?${OF} #${SQUARE_OF}|rectangle${OF} # (?:long|in length|in x|\\( x \\)) (?:, )?(?:and |by )?# (?:wide|in width|in y|high|tall|\\( y \\)))`
const SENTENCE = new RegExp(`^${SUBJECT}${LIE} ${FIGURE}${END}`, 'u')

/** Behind the figure: "that's centered on the plate", "and that rectangle is centered on the plate", as holes are said to be. */
const ITSELF =
  /^(?:, )?(?:(?:and )?(?:that's|that is|which is|it's|it is|(?:the|that|this) (?:rectangle|square|pattern)(?:'s| is)?))(?: (?:also|itself|exactly|all))*(?= cent(?:ered|red) )/u

/** The counted holes that a sentence after them speaks of. */
function countedBefore(sentences: readonly Item[][], at: number): Term | undefined {
  const items = sentences.slice(0, at).findLast((each) => each.some((item) => means(item, 'feature', 'hole')))
  const noun = items?.findLastIndex((item) => means(item, 'feature', 'hole')) ?? -1
  const holes = items?.[noun]
  if (holes?.kind !== 'term' || !holes.plural || !items) return undefined
  return countOf(items[countBefore(items, noun)]) === CORNERS ? holes : undefined
}

/** One size of two numbers, where each is told with its own word. */
function sizeOf(items: readonly Item[], { quantities }: Found): Item | undefined {
  const [first, second, more] = quantities.map((at) => items[at])
  if (first?.kind !== 'quantity' || more) return undefined
  if (second?.kind !== 'quantity') return first
  const span: Item['span'] = [first.span[0], second.span[1]]
  const values = [...first.quantity.values, ...second.quantity.values]
  const text = `${first.text} x ${second.text}`
  return { ...first, text, span, quantity: { ...first.quantity, kind: 'size', values, text, span } as never }
}

function asToldPattern(items: Item[], holes: Term): Item[] {
  const found = findSpoken(items, SENTENCE)
  const size = found && sizeOf(items, found)
  if (!found || !size) return items
  const behind = items.slice(found.to + 1)
  const itself = findSpoken(behind, ITSELF)
  const { square, squareOf } = found.match.groups ?? {}
  const near = items[0] as Item
  return [
    littleWord(near, 'the'),
    unsaidAgain(near, holes),
    littleWord(near, 'is'),
    ...items.slice(0, found.to + 1).flatMap((item, at) => {
      if (at === found.quantities[0])
        return [
          littleWord(near, 'in'),
          littleWord(near, 'a'),
          size,
          ...(square || squareOf ? [unsaidWord(size, 'shape', 'square')] : []),
          unsaidWord(size, 'portion', 'pattern'),
        ]
      return found.quantities.includes(at) || isMark(item)
        ? []
        : [asFiller(item, 'the rectangle that they span')]
    }),
    ...(itself
      ? behind.flatMap((item, at) =>
          at > itself.to ? [item] : isMark(item) ? [] : [asFiller(item, 'the rectangle that they span')],
        )
      : behind),
  ]
}

/** Another figure than four corners: never a body that stands there. */
const FIGURE_OF_THEM = new RegExp(
  `^(?:the holes|they|these|their ${CENTRES}|the (?:${CENTRES}|cent(?:er|re)s of (?:the|these|those|all) ${SORT}holes))${LIE} ${CORNERS_OF}an? (?:(?:#|[a-z]+) ){0,2}(?:rectangle|square|triangle|pentagon|hexagon|octagon|diamond|rhombus|trapezoid|parallelogram|polygon)(?= [,.;)]|$| (?:that's|that is|which is|whose|with|of|and|#) )`,
  'u',
)

function withoutFigures(items: Item[], before: readonly Item[]): Item[] {
  const last = before.findLast(isThing)
  if (!last?.plural || !means(last, 'feature', 'hole')) return items
  const found = findSpoken(items, FIGURE_OF_THEM)
  const noun = found && items[found.to]
  if (!found || !noun) return items
  return items.with(found.to, asTerm(noun, { category: 'stranger', concept: 'a figure of holes' }))
}

export const withHoleRectangles = where(
  ['holes', 'rectangle|square|spac|cent|pitch|rectangular|gon|triangle|diamond'],
  (sentences) =>
    sentences.map((items, at) => {
      const holes = countedBefore(sentences, at)
      const told = holes ? asToldPattern(items, holes) : items
      return told === items ? withoutFigures(asPattern(items), sentences[at - 1] ?? []) : told
    }),
)
