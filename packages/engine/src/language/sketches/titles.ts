/** What a drawn part is called, before and after it is drawn. */
import { type Noun, takeNoun } from './references.ts'
import { DETERMINER, DRAW } from './words.ts'
import { Scanner } from './writing.ts'

const FEATURES =
  /hole|rounded|round(?= (?:corner|edge|end))|hollow|chamfer|fillet|groove|slot|thread|cut|notch|curved|taper|recess|pocket/gu
/** Words of a title that others may tell as well. */
const TOLD_BY: readonly (readonly [RegExp, RegExp])[] = [
  [
    /hole|cut|notch|slot|hollow|groove|recess|pocket/u,
    /cut|subtract|remov|hole|between|negatively|inner|notch/u,
  ],
  [/round|curved/u, /round|fillet|semi ?circ|circle|arc/u],
  [/chamfer/u, /chamfer|bevel|cut off|corner/u],
]
const CODE = /^write python code using cadquery to /u
const TITLE =
  /^(?:write python code using cadquery to )?(?:create|design|make|generate|model|build|draw|construct|sketch) (?:a|an|the) [^#@]*$/u
export const TITLE_OF =
  /^(?:create|design|make|generate|model|build|draw|sketch|construct) (?:a|an|the) (?!(?:front|side|top) (?:(?:view|elevation|silhouette|outline|profile)|[^#@,:]* as (?:a|an|the) ))[^#@,]*?(?: ,)? (?:by (?:first )?|from |, |: |(?:consisting|composed|made|made up|formed|built)(?: up)? (?:of|from|by|out of) (?=a |an |two |three ))(?=(?:a|an|two|three|draw|sketch|create|start|begin|starting|drawing|sketching|creating|first|beginning|attaching|joining|combining|subtracting|cutting|extruding|making) )/u
/** "House-shaped outline: a rectangle …". */
export const HEADED =
  /^(?:[a-z]+ ){0,3}(?:outline|profile|sketch|section|shape) : (?=(?:a|an|two|three|draw|sketch|start|begin|take) )/u
/** "Create a Z-shaped profile and extrude it by 20 mm.": the order first, and what it is done to behind it. */
export const EXTRUDED_FIRST =
  /^(?<title>(?:write python code using cadquery to )?(?:create|design|make|generate|model|build|draw|construct|sketch) (?:a|an|the) [^#@,]*?(?:profile|sketch|outline|section|shape|figure))(?: ,)? (?:and|that is|which is) (?:then )?(?<order>extruded? (?:(?:it|this|that) )?(?:by|to|for) [^,]*)$/u
/** "a sector (like a slice of pie)". */
export const LIKENED = / \( (?:just )?(?:like|similar to|resembling) [^#@()]* \)/gu
export const CLOSING =
  /^(?:the|this|your|it)(?: [a-z]+)* (?:should|will|must|is|may|would)(?: [a-z]+)* (?:resembles?|look(?:s|ing)? like|similar to|shaped like|have the (?:shape|form) of|be shaped)[^#@]*$/u

/** What the part is called: whatever else it promises must be told by the rest. */
export const isTitle = (line: string, rest: string): boolean =>
  TITLE.test(line) &&
  [...line.matchAll(FEATURES)].every(
    ([word]) => rest.includes(word) || TOLD_BY.some(([said, by]) => said.test(word) && by.test(rest)),
  )

/** "Generate a right trapezoidal prism.": the figure that it is made of, where it is called so. */
export function nounIn(title: string): Noun | undefined {
  const scan = new Scanner(title.replace(CODE, ''))
  return scan.take(DRAW) && scan.take(DETERMINER) ? takeNoun(scan) : undefined
}
