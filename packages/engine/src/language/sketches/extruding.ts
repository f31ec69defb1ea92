/** Figures that become bodies: "extrude the sketch by 5 mm", "it should be extruded to a height of 5 mm". */
import type { Figure } from './drawing.ts'
import type { Step } from './reading.ts'
import { takeTarget } from './references.ts'
import { takeFigures } from './told-figures.ts'
import { takeValue } from './told-sizes.ts'
import { EXTRUDE } from './words.ts'
import { here } from './writing.ts'

const WAY = here(
  '(?:(?:upwards?|downwards?|outwards?|vertically|linearly|up|symmetrically|straight|perpendicular to (?:the|its) (?:plane|sketch(?: plane)?)|(?:along|in) the (?:positive |negative |\\+ ?|- ?)?[xyz] ?(?:axis|direction)|in the direction of the [xyz] ?axis|(?:along|in) (?:\\+ ?|- ?)?[xyz](?: direction)?)(?: ,)?(?= |$) ?)+',
)
export const BY = here(
  '(?:by|to|for|with|over|through|up to|at|using|of|a|an|the|total|uniform|constant|small|height|depth|thickness|width|length|distance|amount|extrusion|specifically|value|,|reach|have|has|it|so that|that|is|about|exactly|further|another|additional|more)(?= )(?: (?:by|to|for|with|over|through|up to|at|using|of|a|an|the|total|uniform|constant|small|height|depth|thickness|width|length|distance|amount|extrusion|specifically|value|,|it|is|exactly|further|another|additional|more))*',
)

const raise = (figures: readonly Figure[], value: number): true | undefined => {
  // A thickness told before must be the same.
  if (figures.length === 0 || figures.some(({ rise }) => rise !== undefined && Math.abs(rise - value) > 1e-9))
    return undefined
  for (const figure of figures) figure.rise = value
  return true
}

/** Up from a lower face, or down from an upper one, would go into what it is drawn on. */
function goesThere(way: string | undefined, figures: readonly Figure[]): boolean {
  if (way?.includes('down')) return figures.every(({ under, level }) => under || level === 0)
  return !way?.includes('up') || figures.every(({ under }) => !under)
}

export const extrude: Step = (reading, scan) => {
  const { drawing, known } = reading
  if (!scan.take(EXTRUDE)) return undefined
  reading.extrusions++
  // "by extruding a circle with a radius of …".
  const drawn = /^(?:a|an) /u.test(scan.rest) ? takeFigures(reading, scan, false) : undefined
  if (drawn) drawing.last = drawn
  const target = drawn ?? takeTarget(scan, drawing) ?? drawing.open
  if (!goesThere(scan.take(WAY)?.[0], target)) return undefined
  const value = scan.attempt(() => {
    scan.take(BY)
    return takeValue(scan, known)
  })
  const done =
    value === undefined
      ? target.every(({ rise }) => rise !== undefined) ||
        (drawing.open.length === 0 && drawing.made.length > 0)
      : raise(target.length > 0 ? target : drawing.last, value)
  if (!done) return undefined
  if (value === undefined)
    scan.take(
      here(
        '(?:slightly|(?:by|to) (?:a|the) (?:small|specified|given|same|little|stated|told)(?: amount| height| depth| thickness| distance| length)?)',
      ),
    )
  scan.take(
    here(
      '(?:in height|high|thick|tall|deep|in depth|in thickness|long|in length|wide|in width|more|further)',
    ),
  )
  if (!goesThere(scan.take(WAY)?.[0], target)) return undefined
  // "…and the triangle by 3 mm".
  while (
    scan.attempt(() => {
      scan.take(here('(?:,|and|while|but|,? and|, while)'))
      const more = takeTarget(scan, drawing)
      if (!more) return undefined
      scan.take(here('(?:is extruded|should be extruded|is)'))
      scan.take(BY)
      const next = takeValue(scan, known)
      return next === undefined ? undefined : raise(more, next)
    })
  );
  return true
}

const IS_EXTRUDED = here(
  '(?:(?:which|that|it|and|is|are|should|must|will|then|be|to|gets?|finally|being)(?= )\\s?)*(?:extruded|padded)(?= )',
)

/** "…, and it should be extruded to a height of 5 mm". */
export const isExtruded: Step = (reading, scan) => {
  const { drawing, known } = reading
  const target = scan.attempt(() => {
    const named = takeTarget(scan, drawing)
    return named && scan.take(IS_EXTRUDED) ? named : undefined
  })
  if (!target && !scan.take(IS_EXTRUDED)) return undefined
  reading.extrusions++
  scan.take(WAY)
  scan.take(BY)
  const value = takeValue(scan, known)
  scan.take(WAY)
  return value === undefined ? undefined : raise(target ?? drawing.open, value)
}

export const THICK = here(
  '(?:(?:,|and|with|having|it|is|has|its|the|a|uniform|part|plate|piece|make|all|of|this|shape|outline|profile|sketch|should|be)(?= )\\s?)*(?:(?:thickness|extrusion(?: depth| height| length| thickness| distance)?)(?: (?:of|is|:|=))* #(?<n>\\d+)|#(?<m>\\d+) (?:thick|in thickness))',
)

/** "Thickness 12.", "make it 12 mm thick": all that is drawn, in a clause of its own. */
export const isThick: Step = (reading, scan) => {
  const told = scan.take(THICK)?.groups
  const { drawing, known } = reading
  if (!told || drawing.made.length > 0) return undefined
  reading.extrusions++
  return raise(drawing.open, known.number(Number(told['n'] ?? told['m'])))
}
