/** What comes of a drawing, said besides: "so that both ends are rounded", "so the roof overhangs the walls by 3 mm on each side". */
import type { Drawing, Figure } from './drawing.ts'
import { boxOf, heightOf, widthOf } from './loop.ts'
import type { Step } from './reading.ts'
import { takeReference } from './references.ts'
import { takeValue } from './told-sizes.ts'
import { here } from './writing.ts'

const SO = '(?:(?:, )?(?:so that|such that|so|which means(?: that)?|meaning(?: that)?|this way|that way))'
const OF_THEM =
  '(?:(?:the|its|both|all|each|every|of|two|four|short|outer|resulting)(?= )\\s?)*(?:outline|shape|profile|sketch|figure|corners?|ends?|sides?|edges?|link|plate|bar|it|they)'
const ENDS =
  '(?: (?:on|at) (?:both(?: the)?(?: left and right)? (?:ends?|sides?)|both|(?:each|either) (?:end|side)|all (?:four )?(?:corners|sides)|the left(?: side| end)? and (?:(?:on|at) )?(?:the )?right(?: side| end)?))?'
const BECOMES =
  '(?:is|are|be|becomes?|gets?|ends?(?: up)?|has|have|looks?|turns?(?: into)?|finish(?:es)?|terminates?)'
const ROUNDED = here(
  `${SO} ${OF_THEM} ${BECOMES} (?:(?:in|a|an|with|by|fully|full|completely|half|two|nicely|smoothly)(?= )\\s?)*(?:(?<inward>concave|hollowed(?: out)?|scalloped|curved inwards?)|round(?:ed)?(?: off)?(?: ends?)?|rounds?|convex|semi ?circular|semi ?circles?|half circles?|arcs?)${ENDS}`,
)

const isCurved = ({ loop }: Figure): boolean => loop.round !== undefined || loop.edges.some(({ via }) => via)

/** Only where what was drawn last made it so: nothing is rounded by being said to be. */
const rounded: Step = ({ drawing }, scan) => {
  const told = scan.take(ROUNDED)
  if (!told || drawing.last.length === 0 || !drawing.last.every(isCurved)) return undefined
  return !told.groups?.['inward'] || drawing.last.every(({ cut }) => cut) ? true : undefined
}

const OVERHANGS = here(
  '(?:overhangs?|overhanging|projects?(?: beyond| past| over)?|protrudes?(?: beyond| past| over)?|extends?(?: out)?(?: beyond| past| over)|sticks? out(?: beyond| past| over)?|is wider than)',
)
const EACH_WAY = here(
  '(?:on|at|to) (?:each|either|both|every|the left and (?:the )?right)(?: of the)?(?: two)?(?: sides?| ends?)?',
)

const SAID = here(SO)

const hostOf = (drawing: Drawing, figure: Figure): Figure | undefined =>
  drawing.figures.find((each) => each !== figure && !each.cut)

/** How much wider the one is than the other, both ways: measured, for it is drawn already. */
const overhangs: Step = ({ drawing, known }, scan) => {
  scan.take(SAID)
  const figure = takeReference(scan, drawing)
  if (!figure || figure === 'whole' || !scan.take(OVERHANGS)) return undefined
  const named = takeReference(scan, drawing, [figure])
  const host = named === 'whole' ? undefined : (named ?? hostOf(drawing, figure))
  scan.take(here('by'))
  const by = takeValue(scan, known)
  if (!host || by === undefined || !scan.take(EACH_WAY)) return undefined
  const [own, other] = [boxOf(figure.loop), boxOf(host.loop)]
  const beyond = [other.left - own.left, own.right - other.right]
  // Told in as many digits as the sizes themselves.
  return beyond.every((each) => Math.abs(each - by) <= Math.abs(by) * 0.01) ? true : undefined
}

const UNITE = here(
  '(?:merg(?:e|ing)|combin(?:e|ing)|unit(?:e|ing)|fus(?:e|ing)|join(?:ing)?)(?: (?:them|both|everything|(?:the|these|both|all)(?: the)?(?: (?:two|three|four))?(?: [a-z]+)? [a-z]+s|the two|all(?: of them)?))(?: together)?(?: (?:in ?to|to(?: form| make| get| obtain)?|as|so that they form) (?:one|a|an|the) [^#@,]*?)?(?=$| ,| and (?:then )?(?:extrud|pad|cut|remov))',
)

/** "Merge them into one sketch": what is drawn in one sketch is one area anyway; a figure inside of another would not be. */
const unite: Step = ({ drawing }, scan) => {
  const { open } = drawing
  if (!scan.take(UNITE) || open.length === 0 || open.some(({ cut }) => cut)) return undefined
  drawing.united = true
  return true
}

const LEFT = here(
  '(?:, )?(?:(?:so that|such that|so)(?: (?:only|just))? (?:a|an|the) [^#@,]*? (?:remains?|is left|are left|is created|is formed|is obtained|results|appears)(?: (?:in|from|of|on|through|of) [^#@,]*?)?|(?:(?:thereby|thus) )?(?:leaving|which leaves)(?: (?:behind|only|just))* (?:a|an) [^#@,]*?)(?=$| ,| and (?:then )?(?:extrud|pad))',
)
/** What a cut through everything does not leave. */
const NOT_LEFT = /blind|floor|bottom|recess|pocket|fillet|chamfer|thread|taper|hollow|rounded|depth/u

/** "so that only a half ring is left": what comes of something that was cut away. */
const left: Step = ({ drawing }, scan) => {
  const told = scan.take(LEFT)
  return told && !NOT_LEFT.test(told[0]) && drawing.figures.some(({ cut }) => cut) ? true : undefined
}

const GOES_THROUGH = here(
  `${SO} (?:the|each|both|all|this|that)(?: (?!is |are |goes |go |runs |run )[a-z]+){1,3} (?:is|are|goes?|runs?|passes|pass|extends?|reach(?:es)?|cuts?)(?: (?:all the way|completely|entirely|fully|straight|right|clean|open|cut))* through(?: (?:it|everything|(?:the|its) (?:(?:whole|entire|full|complete|extruded) )?[a-z]+(?: of (?:it|the [a-z]+))?))?`,
)

/** "so that the doorway runs all the way through the house": only where whatever is cut away is cut as deep as the part is thick. */
const goesThrough: Step = ({ drawing }, scan) => {
  const cuts = drawing.made.filter(({ cut }) => cut)
  if (!scan.take(GOES_THROUGH) || cuts.length === 0 || drawing.open.length > 0) return undefined
  const solid = drawing.made.filter(({ cut }) => !cut)
  const through = cuts.every((cut) =>
    solid.every(
      ({ level, rise = 0 }) => cut.level <= level && cut.level + (cut.rise ?? 0) >= level + rise - 1e-9,
    ),
  )
  return through ? true : undefined
}

const RUNS_ALONG = here(
  '(?:and )?(?:the|their) #(?<n>\\d+)(?: units?)?(?: long)? (?:sides?|edges?|lengths?)(?: of (?:both|each|all|the|these|them|it)(?: (?:of the|the|two|of them))*(?: [a-z]+)?)? (?:(?:should|must|be|is|are|runs?|lies?|lie|points?|goes?|oriented|aligned)(?= )\\s?)+(?:along|in|parallel to|with) (?:the )?(?<way>horizontal|vertical)(?: (?:direction|edges?|sides?|axis))?',
)

/** "The 5 mm side of both notches runs horizontally": measured, for they are drawn already. */
const runsAlong: Step = ({ drawing, known }, scan) => {
  const told = scan.take(RUNS_ALONG)?.groups
  if (!told || drawing.last.length === 0) return undefined
  const size = told['way'] === 'horizontal' ? widthOf : heightOf
  const value = known.number(Number(told['n']))
  return drawing.last.every(({ loop }) => Math.abs(size(boxOf(loop)) - value) < 1e-9) ? true : undefined
}

export const OUTCOMES: readonly Step[] = [rounded, overhangs, unite, left, goesThrough, runsAlong]
