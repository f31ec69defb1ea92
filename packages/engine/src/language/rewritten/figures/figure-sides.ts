/**
 * The sides of a figure told one by one or all at once: "two legs of 6 mm and 9 mm", "one leg is 6 mm long and the other
 * 9 mm", "four equal sides of 20 mm", "two sides of 13 mm and a base of 10 mm". Each becomes the size that the figure has.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { impliedLength } from '../../quantities/quantity.ts'
import { tidy } from '../../quantities/scan.ts'
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asTerm,
  conceptOf,
  type Item,
  means,
  phraseOf,
  type Term,
  unsaid,
} from '../../text/items.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

type Figure =
  | 'triangle'
  | 'isosceles'
  | 'trapezoid'
  | 'rectangle'
  | 'square'
  | 'pentagon'
  | 'hexagon'
  | 'octagon'

/** Of what has sides of one length, how many there are. */
const SIDES: Readonly<Partial<Record<Figure, number>>> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
}
const NUMBERS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, eight: 8 }

const LEG: Entry = { category: 'portion', concept: 'leg' }
const BASE: Entry = { category: 'solid', concept: 'base' }
const OF_IT: Entry = { category: 'preposition', concept: 'of' }
const AND: Entry = { category: 'conjunction', concept: 'and' }
const dimension = (concept: string): Entry => ({ category: 'dimension', concept })

/** Sizes are told in a few digits. */
const RIGHT_WITHIN = 1e-3

/** Words as one, with another meaning. */
function together(items: readonly Item[], sense: Entry, form: string): Term[] {
  const [first, ...rest] = items
  return first ? [asTerm(phraseOf([first, ...rest]), sense, { form, plural: true })] : []
}

interface Stretch {
  said: readonly Item[]
  /** Where its sizes stand among them. */
  sizes: readonly number[]
  match: RegExpExecArray
}

const sizeOf = (item: Item | undefined): number | undefined =>
  item?.kind === 'quantity' ? item.quantity.values[0]?.value : undefined

/** Two sizes of two sides of one name: "legs of 6 mm and 9 mm". */
const pair =
  (sense: Entry, form: string, turned = false) =>
  ({ said, sizes: [first = 0, second = 0] }: Stretch): Item[] => {
    const joint = together(said.slice(first + 1, second), AND, 'and')
    const [one, two] = [said[first] as Item, said[second] as Item]
    return [
      ...together(said.slice(0, first), sense, form),
      ...(turned ? [two, ...joint, one] : [one, ...joint, two]),
      ...said.slice(second + 1).map((item) => asFiller(item, 'how long its sides are')),
    ]
  }

/** One size of two sides: both have it. */
const both =
  (sense: Entry, form: string) =>
  ({ said, sizes: [at = 0] }: Stretch): Item[] => {
    const size = said[at] as Item
    return [
      ...together(said.slice(0, at), sense, form),
      size,
      unsaid(size, AND, '', 'and'),
      size,
      ...said.slice(at + 1).map((item) => asFiller(item, 'how long its sides are')),
    ]
  }

/** "40 mm legs". */
function legsAfter({ said, sizes: [at = 0] }: Stretch): Item[] {
  const size = said[at] as Item
  return [...together(said.slice(at + 1), LEG, 'legs'), size, unsaid(size, AND, '', 'and'), size]
}

/** One size of all sides, which must be as many as are said. */
function all(figure: Figure, { said, sizes: [at = 0], match }: Stretch): Item[] | undefined {
  const counted = NUMBERS[match.groups?.['count'] ?? '']
  if (counted !== undefined && counted !== SIDES[figure]) return undefined
  const size = said[at] as Item
  return [
    ...together(said.slice(0, at), dimension('side'), 'side'),
    unsaid(size, OF_IT, '', 'of'),
    size,
    ...said.slice(at + 1).map((item) => asFiller(item, 'how long its sides are')),
  ]
}

/** "two sides of 13 mm and a base of 10 mm": as high as they make it. */
function slanted({ said, sizes }: Stretch): Item[] | undefined {
  const base = said.findIndex((item) => means(item, 'solid', 'base') || /^base$/iu.test(item.text))
  const [side, width] = base < (sizes[0] ?? 0) ? [sizes[1], sizes[0]] : [sizes[0], sizes[1]]
  const item = said[side ?? -1]
  const [length, across] = [sizeOf(item), sizeOf(said[width ?? -1])]
  if (item?.kind !== 'quantity' || side === undefined || !length || !across || length <= across / 2)
    return undefined
  const value = item.quantity.values[0]
  if (!value) return undefined
  const rise = { ...value, value: tidy(Math.sqrt(length ** 2 - (across / 2) ** 2)) }
  const from = side > base ? said.findIndex((each, at) => at > base && means(each, 'dimension', 'side')) : 0
  return [
    ...said.slice(0, from).filter(({ text }) => !/^(?:two|both|equal)$/iu.test(text)),
    ...together(said.slice(from, side), dimension('height'), 'height'),
    { ...item, quantity: impliedLength(rise, item) },
    ...said.slice(side + 1),
  ]
}

/** "sides of 3 mm, 4 mm and 5 mm": a right triangle by its legs; others are not drawn by their sides. */
function threeSides({ said, sizes }: Stretch): Item[] | undefined {
  const sorted = sizes.toSorted((a, b) => (sizeOf(said[a]) ?? 0) - (sizeOf(said[b]) ?? 0))
  const [short, middle, long] = sorted.map((at) => said[at])
  const [a = 0, b = 0, c = 0] = [short, middle, long].map(sizeOf)
  if (!short || !middle || !long || Math.abs(Math.hypot(a, b) - c) > c * RIGHT_WITHIN) return undefined
  return [
    ...together(said.slice(0, sizes[0]), LEG, 'legs'),
    short,
    unsaid(middle, AND, '', 'and'),
    middle,
    asFiller(long, 'as its legs make it'),
  ]
}

const LONG = '(?: (?:long|in length|each|apiece))*'
const OF =
  '(?: (?:each|both|all|of|are|is|being|measuring|measure|measures|have|has|having|with|a|length|lengths|:))*'
const EQUAL = '(?:equal |equally long |congruent )?'

interface Row {
  of: readonly Figure[]
  pattern: RegExp
  as: (stretch: Stretch, figure: Figure) => Item[] | undefined
}

const ROWS: readonly Row[] = [
  {
    of: ['triangle', 'isosceles'],
    pattern: new RegExp(`(?:the |its )?two (?:perpendicular )?legs${OF} # (?:long )?and #${LONG}`, 'u'),
    as: pair(LEG, 'legs'),
  },
  {
    of: ['triangle', 'isosceles'],
    pattern: new RegExp(
      `(?:a |the |its )?horizontal leg${OF} #${LONG},? (?:and )?(?:a |the |its )?vertical leg${OF} #${LONG}`,
      'u',
    ),
    as: pair(LEG, 'legs'),
  },
  {
    of: ['triangle', 'isosceles'],
    pattern: new RegExp(
      `(?:a |the |its )?vertical leg${OF} #${LONG},? (?:and )?(?:a |the |its )?horizontal leg${OF} #${LONG}`,
      'u',
    ),
    as: pair(LEG, 'legs', true),
  },
  {
    of: ['triangle', 'isosceles'],
    pattern: new RegExp(
      `(?:one|the first) (?:of (?:the|its) )?legs?${OF} #${LONG}(?: ,)? ?(?:and )?(?:the |a )?(?:other|second|another)(?: leg| one)?${OF} #${LONG}`,
      'u',
    ),
    as: pair(LEG, 'legs'),
  },
  {
    of: ['triangle', 'isosceles'],
    pattern: new RegExp(`(?:two ${EQUAL}|both |equal |two )legs${OF} #(?! (?:and|by|x) #)${LONG}`, 'u'),
    as: both(LEG, 'legs'),
  },
  {
    of: ['triangle'],
    pattern: new RegExp(
      `(?<=right triangle .*)legs${OF} #(?! (?:and|by|x) #| , #(?: long| and|$))${LONG}`,
      'u',
    ),
    as: both(LEG, 'legs'),
  },
  {
    of: ['triangle'],
    pattern: /(?<=right triangle .*)(?<!# (?:and|by|,) )# (?:long )?legs(?= |$)/u,
    as: legsAfter,
  },
  {
    of: ['triangle'],
    pattern: new RegExp(`(?:the |its |three )*sides${OF} #${LONG} , #${LONG} (?:, )?and #${LONG}`, 'u'),
    as: threeSides,
  },
  {
    of: ['trapezoid'],
    pattern: new RegExp(
      `(?:the |its )?(?:two )?(?:parallel (?:sides|edges|bases)|bases)${OF} # (?:long )?and #${LONG}`,
      'u',
    ),
    as: pair(BASE, 'base'),
  },
  {
    of: ['rectangle'],
    pattern: new RegExp(
      `two (?:long |longer |opposite )?sides${OF} #${LONG} and two(?: [a-z]+)? sides${OF} #${LONG}`,
      'u',
    ),
    as: ({ said, sizes: [first = 0, second = 0] }) => [
      ...together(said.slice(0, first), dimension('length'), 'length'),
      said[first] as Item,
      ...together(said.slice(first + 1, second), dimension('width'), 'width'),
      said[second] as Item,
      ...said.slice(second + 1).map((item) => asFiller(item, 'how long its sides are')),
    ],
  },
  {
    of: ['isosceles'],
    pattern: new RegExp(
      `(?:the |its )?(?:two|both)(?: of its)? ${EQUAL}sides${OF} #${LONG}(?: ,)? and (?:a |the |its )?base(?: length| side)?${OF} #${LONG}`,
      'u',
    ),
    as: slanted,
  },
  {
    of: ['isosceles'],
    pattern: new RegExp(
      `(?:a |the |its )?base(?: length| side)?${OF} #${LONG}(?: ,)? and (?:the |its )?(?:two|both) ${EQUAL}sides${OF} #${LONG}`,
      'u',
    ),
    as: slanted,
  },
  {
    of: ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'],
    pattern: new RegExp(
      `(?:all |all of |the |its )*(?<count>three|four|five|six|eight) (?:of its )?${EQUAL}sides${OF} #(?! (?:and|by|x) #)${LONG}`,
      'u',
    ),
    as: (stretch, figure) => all(figure, stretch),
  },
]

/** The figure that a sentence speaks of up to a place in it. */
function figureIn(items: readonly Item[]): Figure | undefined {
  const at = items.findLastIndex((item) => means(item, 'portion') || means(item, 'shape', 'square'))
  const figure =
    conceptOf(items[at], 'portion') ?? (means(items[at], 'shape', 'square') ? 'square' : undefined)
  if (figure === 'triangle' && means(items[at - 1], 'shape', 'isosceles')) return 'isosceles'
  return figure !== undefined && (figure in SIDES || figure === 'trapezoid' || figure === 'rectangle')
    ? (figure as Figure)
    : undefined
}

const isSide = (item: Item): boolean =>
  means(item, 'dimension', 'side') ||
  means(item, 'portion', 'leg') ||
  /^(?:bases|edges|legs?)$/iu.test(item.text)

function replaced(
  items: readonly Item[],
  figure: Figure,
  { found, row }: { found: Found; row: Row },
): Item[] | undefined {
  const said = items.slice(found.from, found.to + 1)
  const made = row.as(
    { said, sizes: found.quantities.map((at) => at - found.from), match: found.match },
    figure,
  )
  return made && [...items.slice(0, found.from), ...made, ...items.slice(found.to + 1)]
}

function withSides(items: Item[], before: Figure | undefined): Item[] {
  if (!items.some(isSide)) return items
  for (const row of ROWS) {
    const found = findSpoken(items, row.pattern)
    if (!found) continue
    const figure = figureIn(items.slice(0, found.from)) ?? before
    const made = figure && row.of.includes(figure) ? replaced(items, figure, { found, row }) : undefined
    if (made) return made
  }
  return items
}

export const withFigureSides = where(' leg|sides |bases |parallel edges', (sentences) => {
  let before: Figure | undefined
  return sentences.map((items) => {
    const read = withSides(items, before)
    before = figureIn(items) ?? before
    return read
  })
})
