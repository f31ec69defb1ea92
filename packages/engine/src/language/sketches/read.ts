/**
 * A part told by its drawing: figures one after the other, set on and cut out of each other, then extruded. Read from left
 * to right by a grammar that must take every word; the prompt speaks of nothing else, or it is not read so.
 */
import type { PlanInput } from '../../plan/plan.ts'
import type { WordUse } from '../account.ts'
import { isTalk } from '../aside/talk.ts'
import type { Item } from '../text/items.ts'
import { CHANGES } from './changes.ts'
import { Drawing, type Figure } from './drawing.ts'
import { Sizes } from './figures.ts'
import { planSketch } from './plan.ts'
import type { Reading, Step } from './reading.ts'
import { known as knownFigure, sizeOfNamed, takeNoun, takeReference, takeTarget } from './references.ts'
import { plane, sayingOf, settle, takeFigures, takePlaces } from './told-figures.ts'
import { takePlace } from './told-places.ts'
import { type Known, takeSizes, takeValue } from './told-sizes.ts'
import { ATTACH, CUT, DETERMINER, DRAW, EXTRUDE, LEAD, PURPOSE } from './words.ts'
import { here, Scanner, written } from './writing.ts'

const draw: Step = (reading, scan) => {
  const cut = scan.take(CUT)
  if (!cut && !scan.take(ATTACH) && !scan.take(DRAW)) return undefined
  const figures = takeFigures(reading, scan, cut !== undefined)
  if (!figures) return undefined
  for (const told of reading.pending.splice(0)) if (!settle(reading, figures, told)) return undefined
  if (!takePlaces(reading, scan, figures)) return undefined
  const sizesBehind = new Sizes()
  if (takeSizes(scan, sizesBehind, reading.known)) return undefined
  reading.drawing.last = figures
  return true
}

/** "Subtract the smaller rectangle from the larger one", "cut it out": of what was drawn before. */
const cutDrawn: Step = (reading, scan) => {
  const { drawing } = reading
  if (!scan.take(CUT)) return undefined
  const found = scan.first<Figure[]>([
    () => {
      const it = scan.take(
        here('(?:it|them|this|these(?: [a-z]+)?|this (?:shape|figure|sketch|area|region|profile))'),
      )
      return it ? drawing.last : undefined
    },
    () => {
      if (!scan.take(DETERMINER)) return undefined
      const noun = takeNoun(scan)
      const one = noun && knownFigure(drawing, noun)
      return one && drawing.figures.length > 1 ? [one] : undefined
    },
  ])
  if (!found || found.length === 0 || found.includes(drawing.figures[0] as Figure)) return undefined
  for (const figure of found) figure.cut = true
  scan.take(here('(?:out|away)'))
  scan.attempt(() =>
    scan.take(here('(?:out of|from|through)')) ? takeReference(scan, drawing, found) : undefined,
  )
  takePlaces(reading, scan, found)
  if (!scan.take(THROUGH)) {
    const depth = scan.attempt(() => {
      scan.take(BY)
      return takeValue(scan, reading.known)
    })
    if (depth !== undefined) for (const figure of found) figure.rise = depth
    scan.take(here('deep|in depth|downwards?|into (?:the|this) [a-z]+'))
  }
  return true
}

const THROUGH = here(
  '(?:all the way |completely |entirely |fully |straight |right )*(?:through|down|inwards?|downwards?)(?: (?:the )?(?:entire |whole |full |complete )*(?:object|body|block|plate|prism|part|height|thickness|depth|it|shape|solid|first [a-z]+)(?: of (?:the|this|it) ?(?:[a-z]+ )?[a-z]*)?)?',
)

/** "The horizontal bar is 20 mm long and 5 mm wide": one that its own sentence brings up. */
const introduce: Step = (reading, scan) => {
  const { drawing, known } = reading
  if (!scan.take(here('(?:the|its|a|an)'))) return undefined
  const noun = takeNoun(scan)
  if (
    !noun ||
    noun.kind === 'polyline' ||
    drawing.figures.some(({ names }) => [noun.name, ...noun.adjectives].every((word) => names.has(word)))
  )
    return undefined
  scan.take(here('(?:of|in) the (?:letter )?[a-z](?: shape| section| profile)?'))
  if (!scan.take(here('(?:(?:should|must|will|is|has|have|be|measures?|also|a|with|having|to)(?= )\\s?)+')))
    return undefined
  const sizes = new Sizes()
  if (!takeSizes(scan, sizes, known)) return undefined
  const figure = drawing.add(noun.kind, sizes, new Set([noun.name, ...noun.adjectives]), noun.gap)
  if (!figure || !takePlaces(reading, scan, [figure])) return undefined
  drawing.last = [figure]
  return true
}

/** "The triangle has a base of …", "Its flat side lies on …": more of what was drawn. */
const tell: Step = (reading, scan) => {
  const { drawing } = reading
  scan.take(here('(?:ensure|make sure|ensuring|making sure)(?: that)?'))
  const said = scan.attempt(() => {
    const place = takePlace(sayingOf(reading, scan, drawing.last))
    return place && drawing.last.length > 0 ? place : undefined
  })
  if (said)
    return settle(reading, drawing.last, said) && takePlaces(reading, scan, drawing.last) ? true : undefined
  scan.take(here('(?:position|place|put|move|locate|align|set|attach|connect|arrange|draw)'))
  const figure = takeReference(scan, drawing) ?? (scan.take(here('they|them')) ? drawing.last[0] : undefined)
  if (!figure || figure === 'whole') return undefined
  const figures = drawing.last.includes(figure) ? drawing.last : [figure]
  const before = scan.rest
  if (!takePlaces(reading, scan, figures) || scan.rest === before) return undefined
  return true
}

const WAY = here(
  '(?:(?:upwards?|downwards?|outwards?|vertically|linearly|up|symmetrically|straight|perpendicular to (?:the|its) (?:plane|sketch(?: plane)?)|(?:along|in) the (?:positive |negative |\\+ ?|- ?)?[xyz] ?(?:axis|direction)|in the direction of the [xyz] ?axis)(?: ,)?(?= |$) ?)+',
)
const BY = here(
  '(?:by|to|for|with|over|through|up to|at|using|of|a|an|the|total|uniform|constant|small|height|depth|thickness|width|length|distance|amount|extrusion|specifically|value|,|reach|have|has|it|so that|that|is|about|exactly)(?= )(?: (?:by|to|for|with|over|through|up to|at|using|of|a|an|the|total|uniform|constant|small|height|depth|thickness|width|length|distance|amount|extrusion|specifically|value|,|it|is|exactly))*',
)

const raise = (figures: readonly Figure[], value: number): true | undefined => {
  // A thickness told before must be the same.
  if (figures.length === 0 || figures.some(({ rise }) => rise !== undefined && Math.abs(rise - value) > 1e-9))
    return undefined
  for (const figure of figures) figure.rise = value
  return true
}

const extrude: Step = (reading, scan) => {
  const { drawing, known } = reading
  if (!scan.take(EXTRUDE)) return undefined
  reading.extrusions++
  const target = takeTarget(scan, drawing) ?? drawing.open
  scan.take(WAY)
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
  scan.take(here('(?:in height|high|thick|tall|deep|in depth|in thickness|long|in length|wide|in width)'))
  scan.take(WAY)
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

/** "Inside this rectangle, draw …", "On top of the square, …": where the next one goes. */
const placeFirst: Step = (reading, scan) => {
  const place = takePlace(sayingOf(reading, scan))
  if (
    !place ||
    !/^(?:,|and )?\s?(?:then )?(?:create|draw|sketch|make|add|attach|place|cut|remove|subtract|construct|position|define|put)/u.test(
      scan.rest,
    )
  )
    return undefined
  reading.pending.push(place)
  return true
}

const purpose: Step = (_, scan) => {
  const told = scan.take(PURPOSE)
  return told && !/round|fillet|chamfer|thread/u.test(told[0]) ? true : undefined
}

const STEPS: readonly Step[] = [
  extrude,
  ...CHANGES,
  draw,
  cutDrawn,
  plane,
  placeFirst,
  purpose,
  tell,
  introduce,
]

const FEATURES = /hole|round|hollow|chamfer|fillet|groove|slot|thread|cut|notch|curved|taper|recess|pocket/gu
const TITLE =
  /^(?:write python code using cadquery to )?(?:create|design|make|generate|model|build|draw|construct|sketch) (?:a|an|the) [^#@]*$/u
const TITLE_OF =
  /^(?:create|design|make|generate|model|build|draw|construct) (?:a|an|the) [^#@,]*?(?: ,)? (?:by (?:first )?|from |, )(?=(?:starting|drawing|sketching|creating|first|beginning|attaching|joining|combining|subtracting|cutting|extruding|making) )/u
const CLOSING =
  /^(?:the|this|your|it)(?: [a-z]+)* (?:should|will|must|is|may|would)(?: [a-z]+)* (?:resembles?|look(?:s|ing)? like|similar to|shaped like|have the (?:shape|form) of|be shaped)[^#@]*$/u

/** What the part is called: whatever else it promises must be told by the rest. */
const isTitle = (line: string, rest: string): boolean =>
  TITLE.test(line) && [...line.matchAll(FEATURES)].every(([word]) => rest.includes(word))

function readLine(reading: Reading, line: string): boolean {
  const scan = new Scanner(line)
  while (!scan.isDone) {
    const before = scan.rest
    while (scan.take(LEAD));
    if (scan.isDone) return true
    const { drawing } = reading
    const kept = drawing.figures.length
    const read = scan.first(
      STEPS.map((step) => () => {
        drawing.figures.length = kept
        return step(reading, scan)
      }),
    )
    if (!read || scan.rest === before) return false
  }
  return true
}

/** `stopped` is told the line that was not understood: for whoever works on the grammar. */
export function readSketch(
  prompt: string,
  sentences: readonly (readonly Item[])[],
  stopped: (line: string) => void = () => undefined,
): { plan: PlanInput; volume: number; uses: WordUse[]; composed: boolean } | undefined {
  if (!/extru|sketch|draw/iu.test(prompt)) return undefined
  const said = written(sentences)
  const drawing = new Drawing()
  const known: Known = {
    number: (index) => said.numbers[index]?.value ?? 0,
    sizeOf: (figure, dimension) => sizeOfNamed(drawing, figure, dimension),
  }
  const reading: Reading = { drawing, said, known, pending: [], extrusions: 0 }
  const rest = said.lines.slice(1).join(' ')
  for (const [at, said_] of said.lines.entries()) {
    if (at === 0 && said.lines.length > 1 && isTitle(said_, rest)) continue
    const line = said_.replace(TITLE_OF, '')
    const talk = at > 0 && (isTalk(sentences[at] ?? []) || CLOSING.test(line))
    if (talk && !/#|@/u.test(line)) continue
    if (!readLine(reading, line)) {
      stopped(line)
      return undefined
    }
  }
  if (reading.pending.length > 0) return undefined
  const plan = planSketch(prompt, drawing, said.numbers)
  if (!plan) stopped('its figures')
  if (!plan) return undefined
  const uses = sentences
    .flat()
    .map(({ span, text }): WordUse => ({ span, text, role: 'used', became: 'sketch' }))
  return { ...plan, uses, composed: drawing.figures.length > 1 && reading.extrusions < 2 }
}
