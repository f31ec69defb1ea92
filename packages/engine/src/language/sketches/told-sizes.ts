/** The sizes of a figure as they are told: "with a base of 3 mm and a height of 4 mm", "5 mm wide", "legs of 3 mm and 4 mm". */
import { Sizes } from './figures.ts'
import { takeNoun } from './references.ts'
import { sameAsLower, slidSide, takeOnAxis } from './slid-sides.ts'
import { here, Scanner } from './writing.ts'

/** What a size told by another one is reckoned from: undefined where there is no such figure or size. */
export interface Known {
  number: (index: number) => number
  /** How wide, high or far across a figure named so is. */
  sizeOf: (figure: string, dimension: string) => number | undefined
}

const NUMBER = '#(?<n>\\d+)'

/** Each word for a size by what figures call it. */
const DIMENSIONS: readonly (readonly [string, string])[] = [
  ['semi major', '(?:semi major axis|major radius|semi major radius|larger radius)(?: length)?'],
  ['semi minor', '(?:semi minor axis|minor radius|semi minor radius|smaller radius)(?: length)?'],
  ['major', '(?:major|long|longer)(?: axis| diameter)(?: length)?'],
  ['minor', '(?:minor|short|shorter)(?: axis| diameter)(?: length)?'],
  ['long diagonal', '(?:long|longer|major) diagonal'],
  ['short diagonal', '(?:short|shorter|minor) diagonal'],
  ['horizontal diagonal', 'horizontal diagonal'],
  ['vertical diagonal', 'vertical diagonal'],
  [
    'square side',
    '(?:perpendicular (?:side|edge|leg)|(?:side|edge|leg) (?:that is |which is |that stands |standing )?(?:perpendicular|square|at (?:a right angle|right angles)) to (?:(?:both|each)(?: of)?(?: (?:them|these|the (?:two )?(?:bases|parallel sides)))?|them|the (?:two )?(?:bases|parallel sides|others)))(?: length)?',
  ],
  ['horizontal leg', '(?:horizontal|bottom|lower|base) (?:leg|side)(?: length)?'],
  ['vertical leg', '(?:vertical|upright) (?:leg|side)(?: length)?'],
  ['leg', '(?:legs?(?: lengths?)?)'],
  ['hypotenuse', 'hypotenuse(?: length)?'],
  [
    'long',
    '(?:long|longer|longest|larger|bigger|wider)(?: parallel)?(?: base| side| edge| length)(?: length)?',
  ],
  [
    'short',
    '(?:short|shorter|shortest|smaller|narrower)(?: parallel)?(?: base| side| edge| length)(?: length)?',
  ],
  ['bottom', '(?:bottom|lower)(?: base| edge| length| width| side)?(?: length| width)?'],
  ['top', '(?:top|upper)(?: base| edge| length| width| side)?(?: length| width)?'],
  ['base', 'base(?: length| width| side)?'],
  ['slanted side', '(?:slanted|slanting|oblique) (?:side|edge)(?: length)?'],
  ['shift', '(?:horizontal )?(?:offset|shift)'],
  ['flats', '(?:(?:flat to flat|across flats) (?:distance|width|size)|distance across (?:the )?flats)'],
  ['side', '(?:side|edge)s?(?: lengths?)?'],
  ['between centres', '(?:center to center|centre to centre|center|centre) (?:distance|length)'],
  [
    'diameter',
    '(?:outer |outside |total |overall |circumscribed circle |circumcircle |circumscribed )?diameter',
  ],
  ['radius', '(?:outer |outside |overall |circumscribed circle |circumcircle |circumscribed )?radius'],
  ['arm width', 'arm (?:width|thickness)'],
  ['arm length', 'arm length'],
  ['length', '(?:total |overall |full |outer |horizontal )?length'],
  ['width', '(?:total |overall |full |outer )?(?:width|breadth)'],
  ['height', '(?:total |overall |full |outer |vertical |perpendicular )?(?:height|altitude)'],
  ['thickness', '(?:extrusion |extruded )?thickness|(?:extrusion|extruded) (?:height|depth|length|distance)'],
  ['depth', 'depth'],
  ['angle', '(?:interior |inner |base |acute |slant )?angle|slant|inclination'],
]
const DIMENSION = DIMENSIONS.map(([, pattern]) => `(?:${pattern})`).join('|')

const ADJECTIVES: Readonly<Record<string, string>> = {
  long: 'length',
  'in length': 'length',
  wide: 'width',
  'in width': 'width',
  across: 'width',
  tall: 'height',
  high: 'height',
  'in height': 'height',
  deep: 'depth',
  'in depth': 'depth',
  thick: 'thickness',
  'in thickness': 'thickness',
  'in diameter': 'diameter',
  'in radius': 'radius',
  diameter: 'diameter',
  dia: 'diameter',
  radius: 'radius',
  'across (?:the |its )?flats': 'flats',
  'across (?:the |its )?corners': 'diameter',
  apart: 'apart',
  'along (?:x|(?:the )?x axis|(?:the|its) (?:bottom|base)(?: edge| side| leg)?)': 'horizontal leg',
  'along (?:[yz]|(?:the )?[yz] axis)': 'vertical leg',
  'up (?:(?:the|its) )?left(?: hand)? (?:side|edge)': 'left leg',
  'up (?:(?:the|its) )?right(?: hand)? (?:side|edge)': 'right leg',
  sides: 'side',
}
const ADJECTIVE = Object.keys(ADJECTIVES).join('|')
const adjectiveNamed = (word: string): string | undefined =>
  Object.entries(ADJECTIVES).find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(word))?.[1]

const LINK = here(
  '(?:(?:of|is|are|has|have|having|a|being|should be|should|must|will|match|matches|matching|that is|that are|measuring|measures|measure|which is|which are|exactly|:|=|to|at|be|which|that|set|both|each|with|lengths?)(?= )\\s?)+',
)
const JOIN = here(
  '(?:(?:,|and|with|having|of|that|which|has|have|is|are|measures?|measuring|whose|each|both|it|its|should|be|a|an|the|where|by|but|,|the same|being|all|all of them|dimensions?|measurements?|sized|has got|having|:|given by|defined by|in size|in total|as well as|lie|lies|lying|spaced|set)(?= )\\s?)+',
)

export const dimensionNamed = (word: string): string | undefined =>
  DIMENSIONS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(word))?.[0]

const PARTS: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'one half': 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'one quarter': 1 / 4,
  'one fourth': 1 / 4,
  'three quarters': 3 / 4,
  twice: 2,
  double: 2,
  'two times': 2,
  'three times': 3,
}
const PART = Object.keys(PARTS).join('|')

const FIGURE =
  '(?:(?:first|second|third|larger|smaller|large|small|main|base|outer|inner|horizontal|vertical|right|isosceles|top|bottom|original) )*[a-z]+'
const PLAIN = here(`(?:of )?(?:about |approximately )?${NUMBER}(?: units?| degrees)?`)
const OF_OTHER = here(
  `(?:equal to |the same as |exactly |identical to |matching )*(?:(?<part>${PART})(?: of)? )?(?:the |that of the |that of )?(?:(?<owner>(?:[a-z]+ )*[a-z]+)'s? (?<a>${DIMENSION})|same (?<c>${DIMENSION}) as (?:the|that of the) (?<cf>${FIGURE})|(?<b>${DIMENSION}) of (?:the|this|that) (?<of>${FIGURE}))`,
)
const RESTATED = here(`\\( (?:about |approximately |i e , |which is |that is )?${NUMBER}(?: units?)? \\)`)

/** A number, or a size of a figure that was drawn before; what is restated in brackets must be the same. */
export function takeValue(scan: Scanner, known: Known): number | undefined {
  return scan.attempt(() => {
    const plain = scan.take(PLAIN)
    if (plain) return known.number(Number(plain.groups?.['n']))
    const other = scan.take(OF_OTHER)?.groups
    if (!other) return undefined
    const dimension = dimensionNamed(other['a'] ?? other['b'] ?? other['c'] ?? '')
    const figure = other['owner'] ?? other['of'] ?? other['cf'] ?? ''
    const whole = dimension && known.sizeOf(figure.replace(/^the /u, ''), dimension)
    if (!whole) return undefined
    const value = whole * (PARTS[other['part'] ?? ''] ?? 1)
    const again = scan.take(RESTATED)
    const restated = again && known.number(Number(again.groups?.['n']))
    if (restated === undefined) return value
    return Math.abs(restated - value) <= Math.abs(value) * 0.02 ? restated : undefined
  })
}

type Read = (scan: Scanner, sizes: Sizes, known: Known) => true | undefined

const LISTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    here(
      '(?:two )?(?:perpendicular )?legs|(?:two )?perpendicular sides|sides (?:that )?(?:meet|meeting) at a right angle',
    ),
    ['leg', 'leg'],
  ],
  [here('(?:two )?(?:parallel (?:sides|edges|bases)|bases)(?: lengths)?'), ['long', 'short']],
  [here('(?:two )?diagonals(?: lengths)?'), ['diagonal', 'diagonal']],
  [here('(?:three )?sides?(?: lengths)?'), ['first side', 'second side', 'third side']],
  [here('(?:dimensions?|measurements?|size)'), ['first', 'second', 'third']],
]

/** Whether the words are ones for a size, or for several. */
export const isSizeWord = (words: string): boolean =>
  dimensionNamed(words) !== undefined || LISTS.some(([pattern]) => pattern.exec(words)?.[0] === words)

const AND = here('(?:, and|and|,|by|x|×)(?: the other(?: one)?)?(?: (?:is|being))?')

/** "legs of 3 mm and 4 mm", "sides of 3, 4 and 5 mm", "dimensions of 3 by 4". */
const list: Read = (scan, sizes, known) =>
  scan.first(
    LISTS.map(([pattern, words]) => (): true | undefined => {
      if (!scan.take(pattern)) return undefined
      scan.take(LINK)
      const values: number[] = []
      for (const _ of words) {
        if (
          values.length > 0 &&
          !scan.attempt(() => (scan.take(AND) && scan.rest.startsWith('#') ? true : undefined))
        )
          break
        const value = takeValue(scan, known)
        if (value === undefined) break
        values.push(value)
        scan.take(
          here(
            'long|along [xyz]|along (?:the|its) (?:top|bottom|left|right|side|horizontal|vertical|upper|lower)(?: edge| side| direction)?',
          ),
        )
      }
      const full = words[0] === 'first' ? values.length >= 2 : values.length === words.length
      if (!full) return undefined
      for (const [at, value] of values.entries()) sizes.give(words[at] as string, value)
      scan.take(here('(?:long|each|respectively|in size)'))
      return true
    }),
  )

/** "3 by 4", "3 wide by 4 high". */
const pair: Read = (scan, sizes, known) => {
  const values: number[] = []
  const first = scan.take(here(`${NUMBER}(?: units?)?(?= (?:by|x|×) #)`))
  if (!first) return undefined
  values.push(known.number(Number(first.groups?.['n'])))
  for (let more = scan.take(here(`(?:by|x|×) ${NUMBER}(?: units?)?`)); more; ) {
    values.push(known.number(Number(more.groups?.['n'])))
    more = scan.take(here(`(?:by|x|×) ${NUMBER}(?: units?)?`))
  }
  for (const [at, word] of ['first', 'second', 'third'].entries()) {
    const value = values[at]
    if (value !== undefined) sizes.give(word, value)
  }
  return true
}

/** "5 mm wide", "5 mm on each side". */
const behind: Read = (scan, sizes, known) => {
  const match = scan.take(
    here(
      `${NUMBER}(?: units?)? (?:(?<adjective>${ADJECTIVE})|(?<side>on (?:each|every|a|all) sides?|(?:along|on) (?:each|every) (?:side|edge)|per side|(?:a|each) side)|in (?:its |the )?(?<word>${DIMENSION}))`,
    ),
  )
  if (!match?.groups) return undefined
  const { n, adjective, side, word } = match.groups
  const value = known.number(Number(n))
  const name = adjective ? adjectiveNamed(adjective) : side ? 'side' : dimensionNamed(word ?? '')
  if (!name) return undefined
  sizes.give(name, value)
  return true
}

/** "(half of the longer one)": of a size that was told before it. */
const COMPARED = here(
  `\\( (?:which is |that is |i e , |exactly |about )?(?<part>${PART})(?: of)? (?:the )?(?:length of )?(?:the )?(?:longer|shorter|larger|smaller|other|bottom|top|lower|upper|first|former|long|short|base)(?: one| base| side| edge)? \\)`,
)
const isPart = (value: number, part: string, of: number | undefined): boolean =>
  of !== undefined && Math.abs(value - of * (PARTS[part] ?? 1)) <= value * 0.01

const SHARE = here(
  `\\( (?:which is |that is |i e , |exactly |about |approximately )*(?:#(?<n>\\d+)|(?<part>${PART}))(?: of)? (?:the |its )?(?<word>${DIMENSION})(?: of (?:the|this) (?<of>${FIGURE}))? \\)`,
)

/** "(about 1/3 of the length)": of what was drawn first, or is named; it must come to that. */
function isShareRestated(scan: Scanner, known: Known, value: number): boolean {
  const told = scan.take(SHARE)?.groups
  if (!told) return true
  const whole = known.sizeOf(told['of'] ?? 'it', dimensionNamed(told['word'] ?? '') ?? '')
  const part = told['n'] === undefined ? PARTS[told['part'] ?? ''] : known.number(Number(told['n']))
  return whole !== undefined && part !== undefined && Math.abs(whole * part - value) <= value * 0.02
}

/** "a longer base of 30 mm at the bottom": which of the two it is. */
const AT_LEVEL = here('(?:at|on|along) (?:the|its) (?<at>bottom|top)(?! (?:edge|side|of|face))')
const LEVELS: Readonly<Record<string, string>> = { bottom: 'bottom', top: 'top' }

/** "a base of 3 mm", "length and width of 3 mm", "a height equal to the width of the rectangle". */
const named: Read = (scan, sizes, known) => {
  const match = scan.take(
    here(`(?<word>${DIMENSION})(?: and (?:a |its )?(?<also>${DIMENSION}))?(?: (?:both|each))?`),
  )
  if (!match?.groups) return undefined
  scan.take(LINK)
  const side = dimensionNamed(match.groups['word'] ?? '')
  const value = takeValue(scan, known) ?? sameAsLower(scan, sizes, side)
  if (value === undefined) return undefined
  takeOnAxis(scan, side)
  scan.take(
    here(
      '(?:long|wide|high|tall|each|between (?:them|the two|the two sides|these sides|the sides|the base and the side))(?! #)',
    ),
  )
  const compared = scan.take(COMPARED)?.groups?.['part']
  if (compared && ![...sizes.told.values()].some((told) => isPart(value, compared, told))) return undefined
  const at = /base|side|edge/u.test(match.groups['word'] ?? '')
    ? scan.take(AT_LEVEL)?.groups?.['at']
    : undefined
  if (!isShareRestated(scan, known, value)) return undefined
  for (const word of [match.groups['word'], match.groups['also']]) {
    const name = word && (at ? LEVELS[at] : dimensionNamed(word))
    if (name) sizes.give(name, value)
  }
  return true
}

const ON_CIRCLE = here(
  `(?:(?:(?:its|the|all|of|their|three|four|five|six|eight)(?= )\\s?)*(?:corners?|vertices|corner points|points) (?:(?:all|lying|lies?|are|being|located|placed)(?= )\\s?)*on|inscribed (?:in|into|within)) (?:a|the same|one) (?:(?<before>diameter|radius) #(?<m>\\d+) |#(?<k>\\d+) (?<across>diameter|radius) )?(?:circle|circumcircle|circumference)(?: (?:(?:of|with|having|whose|a|an|the|is)(?= )\\s?)*(?<word>diameter|radius)(?: of| is)? #(?<n>\\d+))?`,
)

/** "with its six corners on a circle of 20 mm diameter": across its corners. */
const onCircle: Read = (scan, sizes, known) => {
  const told = scan.take(ON_CIRCLE)?.groups
  const number = told?.['n'] ?? told?.['m'] ?? told?.['k']
  if (!told || !number) return undefined
  const value = known.number(Number(number))
  const word = told['word'] ?? told['before'] ?? told['across']
  sizes.give('corners', word === 'radius' ? 2 * value : value)
  return true
}

const TIP_FAR = here(
  `(?:(?:its|the|whose|where)(?= )\\s?)*(?:tip|apex|peak|top vertex|top corner|point|arrow ?head)(?: of (?:it|the (?:triangle|arrow)))? (?:(?:is|lies|points|pointing|pointed|being|located|should|be|outwards?|upwards?|up|at|a|distance of|away from (?:it|the (?!base)[a-z]+)(?! by)|and|,|lying|facing)(?= )\\s?)*${NUMBER}(?: units?)? (?:(?:away|far|measured) )*(?:from|above|over|beyond) (?:the|its) base(?: (?:edge|side|line))?`,
)

/** "the tip points away from it at a distance of 9 mm from the base": how high a triangle is. */
const tipFar: Read = (scan, sizes, known) => {
  const far = sizes.told.has('height') ? undefined : scan.take(TIP_FAR)?.groups?.['n']
  if (!far) return undefined
  sizes.give('height', known.number(Number(far)))
  return true
}

const LARGER = '(?:wider|longer|taller|larger|bigger|higher|thicker)'
const THAN = here(
  `(?:, )?(?:(?:which|that|and) )?(?:(?:is|are|therefore|so|thus|slightly|much|a bit|a little)(?= )\\s?)*(?:(?<more>${LARGER})|(?:narrower|shorter|smaller|thinner)) than (?:that of )?(?:the|this|that) (?<of>${FIGURE})`,
)

/** "a base of 9 mm, which is wider than the rectangle": it must be so. */
const compared: Read = (scan, sizes, known) => {
  const value = [...sizes.told.values()].at(-1)
  const told = value === undefined ? undefined : scan.take(THAN)?.groups
  if (!told || value === undefined) return undefined
  const others = ['length', 'width', 'height', 'diameter', 'short', 'long'].flatMap(
    (dimension) => known.sizeOf(told['of'] ?? '', dimension) ?? [],
  )
  return others.some((other) => (told['more'] ? value > other : value < other)) || undefined
}

const WAYS: readonly Read[] = [list, pair, behind, onCircle, slidSide, tipFar, compared, named]

/** "with a 20 mm diameter circle": the size of another figure, which stands behind it. */
const isOfAnother = (join: string, rest: string, known: Known): boolean => {
  const ahead = new Scanner(rest)
  return /\ban? $/u.test(`${join} `) && takeSizesBefore(ahead, new Sizes(), known) && !!takeNoun(ahead)
}

/** All that are told here; true where there was one. */
export function takeSizes(scan: Scanner, sizes: Sizes, known: Known): boolean {
  let any = false
  while (
    scan.attempt(() => {
      const join = scan.take(JOIN)?.[0].trim() ?? ''
      if (isOfAnother(join, scan.rest, known)) return undefined
      return scan.first(WAYS.map((way) => () => way(scan, sizes, known)))
    })
  )
    any = true
  return any
}

const ADJECTIVES_BEFORE = '(?:[a-z]+ ){0,2}?'
/** Figures that one number tells: by the side, or across. */
const BY_ONE = here(
  `${NUMBER}(?= ${ADJECTIVES_BEFORE}(?:(?<side>squares?|equilateral triangles?)|circles?|holes?|dis[ck]s?)(?: |$))`,
)
const MARKED = here(`(?<word>diameter|radius) ${NUMBER}`)

const OPENED = here(`${NUMBER} degrees?(?= (?:circular )?(?:sectors?|pie))`)

/** "a 60 degree sector". */
const opened: Read = (scan, sizes, known) => {
  const angle = scan.take(OPENED)?.groups?.['n']
  if (!angle) return undefined
  sizes.give('angle', known.number(Number(angle)))
  return true
}

/** "a 40 mm square", "an 18 mm circle", "a Ø18 circle": by nothing but a number, or its mark. */
const bare: Read = (scan, sizes, known) => {
  const told = (scan.take(BY_ONE) ?? scan.take(MARKED))?.groups
  if (!told) return undefined
  sizes.give(told['word'] ?? (told['side'] ? 'side' : 'diameter'), known.number(Number(told['n'])))
  return true
}

/** Before the noun: "a 3 by 4 rectangle", "a 5 mm wide strip". */
export const takeSizesBefore = (scan: Scanner, sizes: Sizes, known: Known): boolean =>
  [pair, behind, opened, bare].some((way) => scan.attempt(() => way(scan, sizes, known)) === true)
