/**
 * A part told by its drawing: figures one after the other, set on and cut out of each other, then extruded. Read from left
 * to right by a grammar that must take every word; the prompt speaks of nothing else, or it is not read so.
 */
import type { PlanInput } from '../../plan/plan.ts'
import type { WordUse } from '../account.ts'
import { isTalk } from '../aside/talk.ts'
import { withSharedUnits } from '../rewritten/shared-units.ts'
import type { Item } from '../text/items.ts'
import { deepened, takeCalled } from './called-cuts.ts'
import { CHANGES } from './changes.ts'
import { CHORDS } from './chords.ts'
import { connect } from './connecting.ts'
import { Drawing, type Figure } from './drawing.ts'
import { AGAINST } from './edges.ts'
import { BY, extrude, isExtruded, isThick, THICK } from './extruding.ts'
import { Sizes } from './figures.ts'
import { ITS_SIDES, takeOwned } from './later-sizes.ts'
import { meet } from './meeting.ts'
import { readMotion } from './motions.ts'
import { OUTCOMES } from './outcomes.ts'
import { padded } from './paddings.ts'
import { planSketch } from './plan.ts'
import type { Reading, Step } from './reading.ts'
import { known as knownFigure, type Noun, sizeOfNamed, takeNoun, takeReference } from './references.ts'
import { row } from './rows.ts'
import { CLOSING, EXTRUDED_FIRST, HEADED, isTitle, LIKENED, nounIn, TITLE_OF } from './titles.ts'
import { isIn, plane, sayingOf, settle, takeFigures, takePlaces } from './told-figures.ts'
import { type PlaceTold, takePlace } from './told-places.ts'
import { type Known, takeSizes, takeValue } from './told-sizes.ts'
import { ATTACH, CUT, DETERMINER, DRAW, HEADINGS, HOLE, LEAD, PURPOSE, SIDES } from './words.ts'
import { here, Scanner, written } from './writing.ts'

const draw: Step = (reading, scan) => {
  const before = scan.rest
  const cut = scan.take(CUT)
  const drawn = cut || scan.take(ATTACH) ? undefined : scan.take(DRAW)
  if (!cut && !drawn && scan.rest === before) return undefined
  const seen = drawn?.groups?.['view'] ?? drawn?.groups?.['face']
  if (seen && !isIn(reading, seen)) return undefined
  const name = takeCalled(reading, scan)
  // "subtract from its center a smaller triangle": the place before the figure.
  if (/^(?:from|in|at|out of|on|inside|within|to|above|below) /u.test(scan.rest)) {
    const place = takePlace(sayingOf(reading, scan))
    if (!place) return undefined
    reading.pending.push(place)
  }
  const figures = takeFigures(reading, scan, cut !== undefined)
  if (!figures) return undefined
  if (name) for (const figure of figures) figure.names.add(name)
  for (const told of reading.pending.splice(0)) if (!settle(reading, figures, told)) return undefined
  if (!takePlaces(reading, scan, figures)) return undefined
  if (!THICK.test(scan.rest) && takeSizes(scan, new Sizes(), reading.known)) return undefined
  if (cut && !scan.take(THROUGH)) scan.take(ALONG)
  reading.drawing.last = figures
  return true
}

const DEED =
  '(?:attached|added|placed|drawn|sketched|positioned|connected|joined|created|put|located|set|(?<cut>cut(?: out(?! of)| off| away)?|removed|subtracted|trimmed(?: off)?|punched(?: out)?|taken (?:out|away)|drilled))'
const DONE = here(`(?:(?:is|are|gets?|should be|must be|will be|being|to be)(?: (?:then|now|also))? )${DEED}`)

/** "A triangle with … is attached to …", "…, and within it a circle of …": without a verb in front. */
const drawn: Step = (reading, scan) => {
  const { drawing } = reading
  if (!/^(?:a|an|another|one|two|three|four) /u.test(scan.rest)) return undefined
  const figures = takeFigures(reading, scan, false)
  if (!figures) return undefined
  for (const told of reading.pending.splice(0)) if (!settle(reading, figures, told)) return undefined
  const done = scan.take(DONE)
  if (done?.groups?.['cut'] && !figures.every((figure) => drawing.takeAway(figure))) return undefined
  if (!takePlaces(reading, scan, figures)) return undefined
  drawing.last = figures
  return true
}

const CORNER_WITH = here(
  '(?:cut|cut off|cut away|remove|trim|clip|chop off) (?:(?:each|all)(?: of)? )?(?:the|its) (?<place>(?:top|bottom|upper|lower) (?:left|right)(?: hand)? corner(?: of (?:the|this) [a-z]+)?|(?:four )?corners(?: of (?:the|this) [a-z]+)?) (?:with|using|by (?:removing|cutting(?: out| off| away)?|subtracting)|in the (?:form|shape) of)(?= )',
)

/** "cut off its top right corner with a right triangle of …". */
const cutCorner: Step = (reading, scan) => {
  const corner = scan.take(CORNER_WITH)?.groups?.['place']
  if (corner && !/^(?:a|an|two|three|four) /u.test(scan.rest)) scan.goOn(`a ${scan.rest}`)
  const figures = corner ? takeFigures(reading, scan, true) : undefined
  if (!figures) return undefined
  const place = takePlace(sayingOf(reading, new Scanner(`from the ${corner}`), figures.slice(0, 1)))
  if (!place || !settle(reading, figures, place)) return undefined
  reading.drawing.last = figures
  return true
}

const takeAnother = (drawing: Drawing, scan: Scanner): Figure | undefined =>
  scan.attempt(() => {
    if (!scan.take(here('(?:, )?and')) || !scan.take(here('(?:the|this|that)'))) return undefined
    const noun = takeNoun(scan)
    return noun && knownFigure(drawing, noun)
  })

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
    // "cut the inner one out of the outer one".
    () => {
      const one = /^the [a-z]+ one /u.test(scan.rest) ? takeReference(scan, drawing) : undefined
      return one && one !== 'whole' && drawing.figures.length > 1 ? [one] : undefined
    },
  ])
  // "…and the semicircle".
  for (let more = found && takeAnother(drawing, scan); more; more = takeAnother(drawing, scan))
    found?.push(more)
  if (!found || found.length === 0 || found.includes(drawing.figures[0] as Figure)) return undefined
  if (!found.every((figure) => drawing.takeAway(figure))) return undefined
  scan.take(here('(?:out(?! of)|away)'))
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

const ALONG = here(
  '(?:along|over|through|across) (?:the|its) (?:whole|entire|full|total|complete) (?:length|height|width|depth|thickness)(?: of (?:the|this|it) ?(?:[a-z]+ )?[a-z]*)?',
)
const THROUGH = here(
  '(?:all the way |completely |entirely |fully |straight |right )*(?:through|down|inwards?|downwards?)(?: (?:the )?(?:entire |whole |full |complete )*(?:object|body|block|plate|prism|part|height|thickness|depth|it|all|everything|shape|solid|extrusion|profile|first [a-z]+)(?: of (?:the|this|it) ?(?:[a-z]+ )?[a-z]*)?)?',
)

const ROUND_HOLE: Noun = { kind: 'circle', name: 'hole', adjectives: [], gap: true, plural: false }

/** "The parallel sides of the trapezoid are 40 and 25 mm long": one that the words for its sizes bring up; its kind may be in the title. */
const introduceBySizes: Step = (reading, scan) => {
  const { drawing, known, title } = reading
  if (drawing.figures.length > 0) return undefined
  const called = nounIn(title)
  const noun = takeOwned(scan, ({ kind }) => kind !== 'polyline') ?? (scan.take(ITS_SIDES) && called)
  const sizes = new Sizes()
  if (!noun || noun.kind === 'polyline' || !takeSizes(scan, sizes, known)) return undefined
  const kinds = called?.kind === noun.kind ? called.adjectives : []
  const figure = drawing.add(noun.kind, sizes, new Set([noun.name, ...noun.adjectives, ...kinds]), noun.gap)
  if (!figure || !takePlaces(reading, scan, [figure])) return undefined
  drawing.last = [figure]
  return true
}

/** "The horizontal bar is 20 mm long and 5 mm wide": one that its own sentence brings up. */
const introduce: Step = (reading, scan) => {
  const { drawing, known } = reading
  if (reading.pending.length > 0 || !scan.take(here('(?:the|its|a|an)'))) return undefined
  const noun = takeNoun(scan) ?? (scan.take(HOLE) ? ROUND_HOLE : undefined)
  if (
    !noun ||
    noun.kind === 'polyline' ||
    drawing.figures.some(({ names }) => [noun.name, ...noun.adjectives].every((word) => names.has(word)))
  )
    return undefined
  scan.take(here('(?:of|in) the (?:letter )?[a-z](?: shape| section| profile)?'))
  const is = scan.take(
    here('(?:(?:should|must|will|is|has|have|be|measures?|also|a|with|having|to)(?= )\\s?)+'),
  )
  const sizes = new Sizes()
  const first = takeReach(reading, scan)
  if (!is && !first) return undefined
  if (!takeSizes(scan, sizes, known)) return undefined
  const reach = first ?? takeReach(reading, scan)
  if (reach) sizes.give(reach.upright ? 'height' : 'length', reach.by)
  const figure = drawing.add(noun.kind, sizes, new Set([noun.name, ...noun.adjectives]), noun.gap)
  if (!figure || (reach && !reach.place(figure))) return undefined
  if (scan.take(DONE)?.groups?.['cut'] && !drawing.takeAway(figure)) return undefined
  if (!takePlaces(reading, scan, [figure])) return undefined
  drawing.last = [figure]
  return true
}

const REACH = here(
  `(?:(?:,|and|that|which|it)(?= )\\s?)*(?:extends?|extending|protrudes?|projects?|reaches|continues|goes|sticks out)(?: out)? #(?<n>\\d+)(?: units?)? (?:to the |towards the |to )?(?<way>right|left|up|upwards?|down|downwards?) (?:from|of|off)(?: (?:the|its) (?:(?:exact )?(?:middle|center|centre|midpoint) of (?:the|its) )?(?<end>top|bottom|middle|center|centre|left|right|underside|lower|upper)(?: end| edge| side| face)? of)?`,
)

interface Reach {
  by: number
  upright: boolean
  place: (figure: Figure) => boolean
}

/** "extends 20 mm to the right from the bottom of the vertical part": how long it is, and where it begins. */
function takeReach({ drawing, known }: Reading, scan: Scanner): Reach | undefined {
  return scan.attempt(() => {
    const told = scan.take(REACH)?.groups
    const way = HEADINGS[told?.['way'] ?? '']
    const host = told && takeReference(scan, drawing)
    if (!told || !way || !host) return undefined
    const named = told['end'] === 'underside' ? 'bottom' : SIDES[told['end'] ?? '']
    const upright = way === 'top' || way === 'bottom'
    // "downward from the bottom of the bar" says where it begins; "downward from the top" would run through it.
    if (named === AGAINST[way]) return undefined
    const end = named === way ? undefined : named
    return {
      by: known.number(Number(told['n'])),
      upright,
      place: (figure) =>
        drawing.set(figure, host, way) && (!end || drawing.align(figure, end, drawing.boxOf(host)[end])),
    }
  })
}

/** "The back of the E is a vertical rectangle …": a figure by two names. */
const CALLED = here(
  '(?:the|its) (?<name>(?:cross )?[a-z]+)(?: of the (?:[a-z]+ )?[a-z]+)? (?:is|consists of|should be|is formed by|is made of)(?= (?:a|an) )',
)
const nicknamed: Step = (reading, scan) => {
  const name = scan.take(CALLED)?.groups?.['name']
  const figures = name ? takeFigures(reading, scan, false) : undefined
  if (!name || !figures || !takePlaces(reading, scan, figures)) return undefined
  for (const figure of figures) figure.names.add(name)
  reading.drawing.last = figures
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

/** "Inside this rectangle, draw …", "On top of the square, …": where the next one goes. */
const placeFirst: Step = (reading, scan) => {
  const places: PlaceTold[] = []
  for (let place = takePlace(sayingOf(reading, scan)); place; place = takePlace(sayingOf(reading, scan)))
    places.push(place)
  if (
    places.length === 0 ||
    !/^(?:,|and )?\s?(?:then )?(?:a |an |another |create|draw|sketch|make|add|attach|place|cut|remove|subtract|construct|position|define|put)/u.test(
      scan.rest,
    )
  )
    return undefined
  reading.pending.push(...places)
  return true
}

/** "…to represent the handle": it is called so from here on. */
const NAMED =
  /(?:represents?|forms?|makes?|creates?|as|for|be)(?:ing)? (?:the|a|an|its) (?:(?:[a-z]+ )*?)(?<name>[a-z]+)(?: of (?:the|a|an) .*)?$/u

const purpose: Step = ({ drawing }, scan) => {
  const told = scan.take(PURPOSE)
  if (!told || /round|fillet|chamfer|thread/u.test(told[0])) return undefined
  const name = NAMED.exec(told[0])?.groups?.['name']
  if (name) for (const figure of drawing.last) figure.names.add(name)
  return true
}

const TOPPED = here(
  '(?:(?:,|which|that|is|and)(?= )\\s?)*(?:topped|capped|crowned) (?:by|with)(?= (?:a|an) )',
)

/** "a rectangle 40 wide and 25 tall, topped by a triangle": on its upper edge. */
const topped: Step = (reading, scan) => {
  const { drawing } = reading
  const host = drawing.last[0] ?? drawing.figures.at(-1)
  if (!host || drawing.made.length > 0 || !scan.take(TOPPED)) return undefined
  const figures = takeFigures(reading, scan, false)
  if (!figures?.every((figure) => drawing.set(figure, host, 'top'))) return undefined
  if (!takePlaces(reading, scan, figures)) return undefined
  drawing.last = figures
  return true
}

const STEPS: readonly Step[] = [
  extrude,
  isThick,
  ...CHORDS,
  ...CHANGES,
  padded,
  deepened,
  row,
  connect,
  meet,
  cutCorner,
  draw,
  cutDrawn,
  plane,
  placeFirst,
  ...OUTCOMES,
  purpose,
  tell,
  introduceBySizes,
  introduce,
  nicknamed,
  topped,
  drawn,
  isExtruded,
]

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
  if (!/extru|sketch|draw|outline|profile|cross[- ]section|in plan|from above|from the top/iu.test(prompt))
    return undefined
  const { sentences: inUnits, remark } = withSharedUnits(sentences)
  const said = written(inUnits)
  const drawing = new Drawing()
  const known: Known = {
    number: (index) => said.numbers[index]?.value ?? 0,
    sizeOf: (figure, dimension) => sizeOfNamed(drawing, figure, dimension),
  }
  const reading: Reading = { drawing, said, known, pending: [], ahead: [], extrusions: 0, title: '' }
  const rest = said.lines.slice(1).join(' ')
  const lines = [...said.lines]
  const early = lines.length > 1 ? EXTRUDED_FIRST.exec(lines[0] as string)?.groups : undefined
  if (early) lines.splice(0, lines.length, early['title'] ?? '', ...lines.slice(1), early['order'] ?? '')
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] as string
    if (at === 0 && lines.length > 1 && isTitle(first, rest)) {
      reading.title = first
      continue
    }
    const line = first.replace(TITLE_OF, '').replace(HEADED, '').replaceAll(LIKENED, '')
    reading.ahead = lines.slice(at + 1)
    const talk = at > 0 && (isTalk(sentences[at] ?? []) || CLOSING.test(line))
    if (talk && !/#|@/u.test(line)) continue
    if (!readLine(reading, line) && !(at > 0 && readMotion(reading, line))) {
      stopped(line)
      return undefined
    }
    lines.splice(at + 1, lines.length, ...reading.ahead)
  }
  if (reading.pending.length > 0) return undefined
  if (remark) drawing.assumed.push(remark)
  const plan = planSketch(prompt, drawing, said.numbers)
  if (!plan) stopped('its figures')
  if (!plan) return undefined
  const uses = sentences
    .flat()
    .map(({ span, text }): WordUse => ({ span, text, role: 'used', became: 'sketch' }))
  return { ...plan, uses, composed: drawing.figures.length > 1 && reading.extrusions === 1 }
}
