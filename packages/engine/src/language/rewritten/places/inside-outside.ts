/** Sizes of a tube by where they are taken: "32 mm on the outside, 26 mm inside", "inside it measures 26 mm". */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import type { Item } from '../../text/items.ts'
import { asTerms, spoken } from '../../text/spoken.ts'

const ROUND =
  /(?<![a-z])(?:tube|pipe|tubing|piping|ring|sleeve|bush|bushing|washer|hoop|collar|hollow cylinder|cup|conduit|annulus|spacer)s?(?= |$)/u
/** A tube of another section has sides, no diameter. */
const STRAIGHT =
  /(?<![a-z])(?:square|rectangular|hexagonal|hex|octagonal|box|triangular|oval|elliptical)(?= |$)/u
const CUE = /(?:in|out)side|[ex][nt]terior|[ei]nternally|externally|inner side|outer side/u
const ACROSS = '(?:across |wide |in diameter |in width |diameter )?'
const AT = '(?:(?:measured )?(?:on|at|from) (?:the|its) )?'
const IS = "(?: (?:it is|it measures|it's|is|measures|:|=))*"

const dimension = (concept: string): Entry => ({ category: 'dimension', concept })

/** Behind its size, or before it. */
const SIDES: readonly (readonly [RegExp, Entry])[] = (
  [
    ['inside|interior|internally|inner side', 'innerDiameter'],
    ['outside|exterior|externally|outer side', 'outerDiameter'],
  ] as const
).flatMap(([there, concept]) => [
  [new RegExp(`(?<=# )${ACROSS}${AT}(?:${there})(?= |$)`, 'u'), dimension(concept)] as const,
  [
    new RegExp(`(?<![a-z#] )${AT}(?:${there})${IS}(?= #)(?! # (?:thick|long|tall|high|deep|wall))`, 'u'),
    dimension(concept),
  ] as const,
])

const withSides = (sentence: readonly Item[]): Item[] =>
  SIDES.reduce<Item[]>((items, [pattern, sense]) => asTerms(items, pattern, sense), [...sentence])

export const withMeasuredThere = where(
  'inside |outside |interior |exterior |internally |externally |inner side |outer side ',
  (sentences) => {
    const texts = sentences.map((items) => spoken(items).text)
    if (!texts.some((text) => CUE.test(text)) || !texts.some((text) => ROUND.test(text))) return sentences
    if (texts.some((text) => STRAIGHT.test(text))) return sentences
    return sentences.map((items, at) => (CUE.test(texts[at] ?? '') ? withSides(items) : items))
  },
)
