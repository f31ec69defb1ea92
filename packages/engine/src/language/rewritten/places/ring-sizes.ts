/** The two sizes of a torus as people tell them: "the diameter of the cross section", "50 mm to the center of the tube". */
import { where } from '../../text/heard.ts'
import {
  asFiller,
  asSettled,
  asTerm,
  type Item,
  isCompound,
  isMark,
  means,
  type Sized,
  unsaid,
} from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, type Found, findFirstSpoken, findSpoken, spoken } from '../../text/spoken.ts'

const WHOLE = '(?: of (?:the |this )?(?:o ring|ring|torus|donut|doughnut|toroid))?'
const TUBE = `(?:circular |round )?(?:cross section|section|tube|cord|wire|ring section|cs)${WHOLE}`
const MIDDLE = `(?:cent(?:er|re)s?|cent(?:er|re) ?lines?|middle)(?: of (?:the |its )?${TUBE})?`
const ACROSS = '(?:(?:in |the |its )?(?<size>diameter|radius))'

/** Measured over the middle of its tube. */
const RING = new RegExp(
  `${ACROSS}(?: of (?:the |its )?(?:ring|circle|torus|donut|doughnut|loop|o ring|big circle|large circle))?(?: (?:is|of|,))?(?: \\( | )?(?:#(?: \\( | ,? ?))?(?:as )?(?:measured |taken )?(?:(?:from |to |at |through |across |along |on )+(?:the |its )?${MIDDLE}(?: (?:to|of) (?:the |its )?(?:${MIDDLE}|opposite side|other side|ring))?|${MIDDLE} to (?:the |its )?${MIDDLE})`,
  'u',
)
/** "a 3 mm diameter round cross section", "a cord 3 mm in diameter": the size right beside it. */
const BESIDE = new RegExp(
  `(?<!x)(?:#|ø#|r#) (?:in )?(?<size>diameter|radius|thick) ${TUBE}(?! (?:diameter|radius))|${TUBE}(?: ,| that is| which is)? # (?:in )?(?<told>diameter|radius|thick)(?= |$)`,
  'u',
)
/** Of the tube itself. */
const THICK = new RegExp(
  `(?:the |its )?(?<size>diameter|radius|thickness|width) of (?:the |its )?${TUBE}|${TUBE}(?: itself)? (?:has a|with a|of #|is (?:a |an )?(?:circle |circular |round )*(?:, )?(?:that is |that's |which is |of |with a |having a |in )*(?:#(?: in)?)?)(?: of #)? ?(?<told>diameter|radius)(?: of)?`,
  'u',
)
const LONE = new RegExp(
  `(?:a )?${TUBE}(?: (?:of|is)| :)? (?:a |an )?#(?! (?:in )?(?:diameter|radius))(?: circle)?|(?<!x)(?:(?:circular|round) )?# ${TUBE}(?! diameter| radius)`,
  'u',
)

const CORD = new RegExp(`^${TUBE}$`, 'u')

const isTorus = (item: Item): boolean => means(item, 'solid', 'torus')

/** The word for the size is the one of a torus; what else is said of it only tells how it is measured. */
function named(items: readonly Item[], { from, to, match }: Found, part: 'ring' | 'tube'): Item[] {
  const { size, told: behind } = match.groups ?? {}
  const concept = `${part}${(size ?? behind) === 'radius' ? 'Radius' : 'Diameter'}`
  const word = new RegExp(`^(?:in )?${size ?? behind ?? TUBE}$`, 'iu')
  const place = items.findIndex(
    (item, at) => at >= from && at <= to && word.test(item.text.replaceAll('-', ' ')),
  )
  // "a major radius … (center of the tube to center of the ring)": it has its word.
  if (place < 0) return [...items]
  const told = items.map((item, at) => {
    if (at < from || at > to || item.kind === 'quantity' || item.kind === 'mark') return item
    if (at === place) return asTerm(item, { category: 'dimension', concept })
    return means(item, 'be') || means(item, 'determiner') ? item : asFiller(item, 'how it is measured')
  })
  // "a 4 mm round cross section": nothing stands between a size and its word.
  const beside = items[place - 2]?.kind === 'quantity' && means(told[place - 1], 'filler')
  return beside ? told.toSpliced(place - 1, 2, told[place] as Item, told[place - 1] as Item) : told
}

function withSizes(sentence: readonly Item[]): Item[] {
  let items = withOpening(withSizesSold([...sentence]))
  const round = findSpoken(items, IS_ROUND)
  if (round) items = asIdle(items, round, 'as its tube is')
  for (const [pattern, part] of [
    [RING, 'ring'],
    [BESIDE, 'tube'],
    [THICK, 'tube'],
    [LONE, 'tube'],
  ] as const) {
    const found = findSpoken(items, pattern)
    if (found) items = named(items, found, part)
  }
  return items
}

/** "The hole in the middle is 28 mm in diameter at its narrowest", "with a 28 mm hole in the middle": the inside of the ring, and no cut. */
const MIDST =
  '(?:in|through|at) (?:the|its) (?:very )?(?:middle|cent(?:er|re))(?: of (?:it|the (?:donut|doughnut|torus|ring)))?'
const HOLE = '(?:(?:inner|inside|cent(?:er|re)|central|middle) )?(?:hole|opening)'
const NARROWEST =
  '(?: (?:(?:as )?measured )?at (?:its|the) (?:narrowest|smallest|tightest)(?: (?:point|part|place|spot))?)?'
const OPENINGS: readonly RegExp[] = [
  new RegExp(
    `(?:the|its) ${HOLE}(?: ${MIDST})? (?:is|measures|has (?:a |an )?)(?: (?:(?:diameter|width) of )?#|ø#)(?: (?:in diameter|diameter|across|wide))?${NARROWEST}(?= |$)`,
    'u',
  ),
  new RegExp(
    `(?:with|and|has) a (?:#|ø#)(?: (?:in diameter|diameter|wide))? (?:${HOLE} ${MIDST}|(?:inner|cent(?:er|re)|central|middle) (?:hole|opening))${NARROWEST}(?= [,.;]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?:with|and|has) a ${HOLE}(?: ${MIDST})?(?: (?:of|that is|which is|that's|with a diameter of|with)) (?:#|ø#)(?: (?:in diameter|diameter|across|wide))?(?: ${MIDST})?${NARROWEST}(?= [,.;]|$| and )`,
    'u',
  ),
]

function withOpening(items: readonly Item[]): Item[] {
  const found = findFirstSpoken(items, OPENINGS)
  const size = items[found?.quantities[0] ?? -1]
  if (!found || !size || found.quantities.length !== 1) return [...items]
  const opens = found.from === 0 || means(items[found.from - 1], 'conjunction')
  const lead =
    /^the|^its/u.test(found.match[0]) && opens ? (['the', 'is'] as const) : (['with', 'of'] as const)
  const said = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asSettled(item, 'how wide it is inside'))
  return [
    ...items.slice(0, found.from),
    littleWord(size, lead[0]),
    unsaid(size, { category: 'dimension', concept: 'innerDiameter' }, '', 'inner diameter'),
    littleWord(size, lead[1]),
    size,
    ...said,
    ...items.slice(found.to + 1),
  ]
}

const isSaidOfIt = (item: Item): boolean => isMark(item) || /^(?:of|size|sized)$/iu.test(item.text)

const O_RING = /^o[- ]?rings?$/iu

/** "an O-ring, 20 x 3 mm", "18 mm ID x 3.5 mm CS": as they are sold, by the inside and the cord. */
function withSizesSold(items: Item[]): Item[] {
  const at = items.findIndex(({ text }) => O_RING.test(text))
  const size = items.find(
    (item, place): item is Sized =>
      isCompound(item) &&
      (place === at - 1 || items.slice(at + 1, place).every(isSaidOfIt)) &&
      place >= at - 1,
  )
  const [across, cord] = size?.quantity.values ?? []
  if (at < 0 || !size || !across || !cord || size.quantity.values.length !== 2 || cord.label) return items
  const values = [
    { ...across, label: across.label ?? 'innerDiameter' },
    { ...cord, label: 'tubeDiameter' },
  ]
  const sold: Item = { ...size, quantity: { ...size.quantity, values } }
  return items.flatMap((item, place): Item[] => {
    if (item === size) return [sold]
    return items[place - 1] === size && CORD.test(spoken([item]).text) ? [asFiller(item, 'the cord')] : [item]
  })
}

/** "the ring has a diameter of …": the torus, where no other ring is told. */
const withOwnNoun = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    means(item, 'solid', 'ring') && means(items[at - 1], 'determiner', 'the')
      ? asTerm(item, { category: 'solid', concept: 'torus' })
      : item,
  )

const isRing = (items: readonly Item[]): boolean =>
  items.some((item, at) => means(item, 'solid', 'ring') && !means(items[at - 1], 'determiner', 'the'))

const ROUND_SECTION =
  /(?:circular|round) (?:# )?(?:(?:diameter|thick) )?(?:cross )?section|ring (?:made )?(?:of|from|out of) (?:a |# )*(?:thick |diameter )?(?:round )?wire(?= |$)|(?:cross )?section(?: of (?:the|this) ring)? (?:is|that is|that's|which is|being) (?:a |an )?(?:# )?(?:(?:in )?(?:diameter|radius) )?(?:circle|circular|round)(?= |$)/u

/** "and the cross section of the donut is a full circle": as that of every torus is. */
const IS_ROUND =
  /(?:and )?(?:the|its|whose) (?:cross )?section(?: of (?:it|the (?:donut|doughnut|torus|ring|tube)))? is (?:a |an )?(?:(?:full|complete|perfect|perfectly|true|whole|exactly) )*(?:circle|circular|round)(?= [,.;]|$)/u

/** "a ring with a round cross section": no flat ring, but a torus. */
function withRoundRings(sentences: readonly Item[][]): readonly Item[][] {
  const solids = sentences.flat().filter((item) => means(item, 'solid'))
  const only = solids.length > 0 && solids.every((item) => means(item, 'solid', 'ring'))
  if (!only || !sentences.some((items) => findSpoken(items, ROUND_SECTION))) return sentences
  return sentences.map((items) =>
    items.map((item) =>
      means(item, 'solid', 'ring') && item.kind === 'term'
        ? { ...item, senses: [{ category: 'solid', concept: 'torus' } as const] }
        : item,
    ),
  )
}

export const withRingSizes = where('solid:torus|solid:ring ', (told) => {
  const sentences = withRoundRings(told)
  return sentences.flat().some(isTorus)
    ? sentences.map(withSizes).map((items) => (sentences.some(isRing) ? items : withOwnNoun(items)))
    : [...sentences]
})
