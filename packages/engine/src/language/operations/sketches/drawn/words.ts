/** The words in which a drawing is told, as the pieces that its rules are put together from. */
import type { DrawnDimension, FigureName } from './drawing.ts'

const FIGURES: readonly (readonly [string, FigureName])[] = [
  ['rectangles?', 'rectangle'],
  ['squares?', 'square'],
  ['circles?|(?:circular |round )?holes?', 'circle'],
  ['semi ?circles?|half circles?|half discs?', 'semicircle'],
  ['right(?: angled?)? triangles?', 'right triangle'],
  ['(?:isosceles )?triangles?', 'triangle'],
]
export const FIGURE = FIGURES.map(([words]) => words).join('|')
const KINDS = FIGURES.map(([words, name]) => [new RegExp(`^(?:${words})$`, 'u'), name] as const)
const WHOLE =
  '(?:(?:whole|entire|enclosed|combined|resulting|complete|full|closed|joined|remaining|final|union|total) )*(?:sketch|shape|drawing|profile|outline|figure|region|area|combination|result|cross|plus|plus sign|plus shape|frame|union|plate)'
const THAT = `(?:(?:the|this|that|these|its) )(?:(?:first|second|larger|smaller|large|small|big|outer|inner|other|long|drawn) )*`
export const REF = `(?:${THAT}(?:${FIGURE}|one|sketch)|it|them)`
export const SIDE = 'top|bottom|left|right|upper|lower'
export const EDGE = '(?:hand )?(?:sides?|edges?|ends?)'
export const LINK =
  '(?:(?:,|and|with|of|that|which|is|are|has|have|having|being|measuring|measures|each|whose|a|an|its|their|the|both|also) )*'

const DIMENSIONS: readonly (readonly [string, DrawnDimension])[] = [
  ['side lengths?|edge lengths?|sides|edges|side', 'side'],
  ['width', 'width'],
  ['height', 'height'],
  ['length', 'length'],
  ['diameters?', 'diameter'],
  ['radius|radii', 'radius'],
  ['base(?: length| width)?', 'base'],
]
export const DIMENSION = DIMENSIONS.map(([words]) => words).join('|')
const SIZED: readonly (readonly [RegExp, DrawnDimension])[] = DIMENSIONS.map(([words, dimension]) => [
  new RegExp(`^(?:${words})$`, 'u'),
  dimension,
])
const BEHIND: Readonly<Record<string, DrawnDimension>> = {
  wide: 'width',
  tall: 'height',
  high: 'height',
  long: 'length',
}

export const WHAT = `(?:(?:it|them|this|that|all|everything|both(?: of them| (?:${FIGURE}))?|what (?:is left|remains)|the rest|the two|${THAT}(?:(?:two|K) )?(?:${FIGURE}|union of (?:both|the two)|${WHOLE}(?: shape| sketch)?)|(?:the )?(?:region|area|space|ring|part|material|gap)?(?: in)? ?between(?: the (?:two |K )?(?:${FIGURE})| them| the two| both)?) )?`
export const ALONG = `(?: (?:in|along|toward|towards) (?:the )?(?<sign>[+-] |positive |negative )?(?<axis>[xyz])(?: axis| direction)*| (?<way>upwards?|up))?`
export const nameOf = (words: string): FigureName =>
  KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'rectangle'
export const dimensionOf = (words: string): DrawnDimension | undefined =>
  BEHIND[words] ?? SIZED.find(([pattern]) => pattern.test(words))?.[1]
