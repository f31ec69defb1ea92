/** Whose each number is. */
import type { Span } from '../../text/normalise.ts'
import type { Figure } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { givePart, partSized } from '../sections/tell.ts'
import type { Dimension, Size } from '../sizes.ts'
import { readEnds } from '../tapered/tell.ts'
import type { SaidSize, Thing } from '../things.ts'
import { contradiction, unread } from '../unread.ts'
import { saidPlace } from './given-places.ts'
import { figureHollow, hollowOf, isOpen, newHollow, sizeHollow } from './hollows.ts'
import { isGloss, quote, type Telling } from './telling.ts'
import { titledThing } from './titles.ts'
import { give as giveWork, isLine, sizeWork, workOwn } from './works.ts'

/** What is told once for each part of a bent bar. */
const REPEATED: ReadonlySet<string> = new Set(['straight', 'bend'])

/** Ends of a cone have diameters of their own. */
export const isSizedPart = ({ concept }: Phrase): boolean => /^(?:top|bottom|end|face)$/u.test(concept)

export function readSize(t: Telling, size: Size, span: Span): void {
  const clause = t.clause
  if (readEnds(t, size)) return
  if (clause.work) {
    sizeWork(t, clause.work, size)
    return
  }
  if (clause.hollow) {
    // "… so the inside corners end up with a 7 mm radius."
    if (isGloss(t) && size.dimension === 'radius') {
      t.glossed.push(...size.figures)
      clause.hollow.loose = []
    } else sizeHollow(t, size)
    return
  }
  if (clause.whole) {
    takeSizes(t, { sizes: [size], bare: [] })
    return
  }
  const target = clause.subject ?? t.focus ?? clause.made ?? titledThing(t)
  if (!target) throw unread(quote(t, span))
  // "A cup with 2 mm walls" is no pipe.
  if (size.dimension === 'wall' && target.role === 'add' && (isOpen(t) || hollowOf(t))) {
    clause.hollow = hollowOf(t) ?? newHollow(t, span)
    sizeHollow(t, size)
    return
  }
  if (clause.own?.name === 'floor' && size.dimension === 'thickness' && floorSized(t, size)) return
  // "The corners of the pocket have a 5 mm radius": they are rounded so.
  if (clause.own && isLine(clause.own) && size.dimension === 'radius') {
    if (isGloss(t)) t.glossed.push(...size.figures)
    else sizeWork(t, workOwn(t, 'fillet', clause.own), size)
    return
  }
  // "The corners of the pocket have a 5 mm radius".
  const isCorner =
    target.role === 'cut' &&
    size.dimension === 'radius' &&
    /^(?:corner|edge)$/u.test(clause.own?.concept ?? '')
  if (clause.own && !isSizedPart(clause.own) && !isCorner) throw unread(quote(t, span))
  for (const thing of [target, ...(clause.subject ? clause.others : [])]) giveSize(t, thing, size)
}

export function takeSizes(t: Telling, { sizes, bare }: Pick<Phrase, 'sizes' | 'bare'>): void {
  const section = t.things.find((thing) => thing.section)
  if (section) {
    for (const size of sizes)
      if (isToldAnyway(section, size)) t.glossed.push(...size.figures)
      else giveSize(t, section, size)
    t.glossed.push(...bare)
    return
  }
  for (const { dimension, figures, axis } of sizes)
    for (const figure of figures)
      t.overall.push({
        dimension,
        figure,
        gloss: true,
        ...((axis ?? figure.axis) ? { axis: (axis ?? figure.axis) as 'x' } : {}),
      })
  for (const figure of bare) t.glossed.push(figure)
}

/** "The floor is 10 mm thick so the hole goes through": of a pocket whose depth is known. */
function floorSized(t: Telling, { figures }: Size): boolean {
  const pocket = t.things.findLast(({ role, concept }) => role === 'cut' && concept === 'pocket')
  if (!pocket?.sizes.some(({ dimension }) => /^(?:depth|floor)$/u.test(dimension))) return false
  t.glossed.push(...figures)
  return true
}

const isBottom = (own: Phrase | undefined): boolean => own?.concept === 'bottom'

/** "12 mm wide at the top": what follows says where it is so wide. */
function sizedPart({ after }: Telling): Phrase | undefined {
  if (after?.kind !== 'place' || after.place.kind !== 'at' || after.place.how !== 'at') return undefined
  return isSizedPart(after.place.ref) ? after.place.ref : undefined
}
const isToldAnyway = ({ sizes }: Thing, { dimension, figures: [figure] }: Size): boolean =>
  sizes.some((said) => said.dimension === dimension && said.figure.value === figure?.value)

export function readFigures(t: Telling, figures: readonly Figure[], span: Span): void {
  const clause = t.clause
  for (const figure of figures) {
    if (clause.full) {
      clause.full = false
      t.glossed.push(figure)
      clause.subject?.places.push(saidPlace(t, { kind: 'through' }, span))
    } else if (clause.whole && clause.extent && figure.unit !== 'angle')
      t.overall.push({ dimension: clause.extent, figure, gloss: true, overall: true })
    else if (clause.hollow && figure.unit !== 'angle') figureHollow(t, figure)
    else if (clause.work && isCount(t, figure)) {
      // "every edge (all 12)".
      clause.work.targets = clause.work.targets.map((target) => ({ ...target, count: figure.value }))
    } else if (clause.work)
      giveWork(t, clause.work, {
        dimension: figure.unit === 'angle' ? 'angle' : 'radius',
        figure,
        gloss: isGloss(t),
      })
    else if (clause.extent && clause.subject)
      give(t, clause.subject, { dimension: clause.extent, figure, gloss: isGloss(t) })
    else if (isGloss(t)) t.glossed.push(figure)
    else if (clause.extruded && clause.subject && figure.unit !== 'angle')
      give(t, clause.subject, {
        dimension: clause.subject.section ? 'run' : clause.mode === 'cut' ? 'depth' : 'height',
        figure,
        gloss: false,
      })
    else if (clause.subject?.partOf && figure.unit !== 'angle')
      give(t, clause.subject, { dimension: 'bare', figure, gloss: false })
    else if (clause.subject && figure.unit === 'angle')
      give(t, clause.subject, { dimension: 'angle', figure, gloss: false })
    else throw unread(quote(t, span))
  }
}

const isCount = ({ clause }: Telling, { unit, value }: Figure): boolean =>
  unit === undefined &&
  clause.parentheses > 0 &&
  Number.isInteger(value) &&
  (clause.work?.sizes.length ?? 0) === 0

export function giveSize(t: Telling, told: Thing, size: Size): void {
  if (readEnds(t, size)) return
  const { dimension, figures, axis, across, overall } = size
  // "two holes with a center to center distance of 44 mm": from one to the other.
  const [apart] = figures
  if (dimension === 'centers' && told.concept === 'hole' && told.count === 2 && apart) {
    const place = { kind: 'apart', figure: apart, ...(axis ? { axis } : {}) } as const
    told.places.push({ place, gloss: isGloss(t), used: false, span: apart.span })
    return
  }
  // "(so the overall length is 35 mm)": of the part, not of what is being told.
  if (overall && isGloss(t)) {
    t.glossed.push(...figures)
    return
  }
  // "The web is 5 mm thick and the total height is 80 mm".
  const thing = size.part
    ? partSized(t, size.part, figures)
    : overall && told.partOf
      ? told.partOf.section
      : told
  if (size.within && !thing.section && !thing.partOf) throw unread(figures[0]?.text ?? '')
  for (const [rank, figure] of figures.entries()) {
    const along = figure.axis ?? (figures.length === 1 ? axis : undefined)
    give(t, thing, {
      dimension: (figure.label as Dimension | undefined) ?? dimension,
      figure,
      gloss: isGloss(t),
      ...(overall && thing.role === 'add' ? { overall } : {}),
      ...(along ? { axis: along } : {}),
      ...(size.within ? { within: true } : {}),
      ...(figures.length > 1 && !along && !figure.label ? { rank } : {}),
    })
  }
  if (across)
    thing.places.push({
      place: { kind: 'plane', normal: across },
      gloss: true,
      used: false,
      span: thing.span,
    })
}

const isBore = ({ concept, role, sizes }: Thing, { dimension, figure, own }: SaidSize): boolean =>
  role === 'cut' &&
  concept === 'hole' &&
  dimension === 'diameter' &&
  own === undefined &&
  sizes.some((told) => told.dimension === 'bare' && told.figure.value === figure.value)

/** "50 mm on each side": a cube, a square, is that big every way. */
const isEqualSided = ({ concept, name, adjectives }: Thing): boolean =>
  (concept === 'box' || concept === 'hole' || concept === 'pocket' || concept === 'body') &&
  [name, ...adjectives].some((word) => /^(?:cube|square)$/u.test(word))

export function give(t: Telling, thing: Thing, told_: SaidSize): void {
  if (thing.partOf) {
    givePart(thing, told_)
    return
  }
  const part = thing.role === 'cut' ? sizedPart(t) : undefined
  const sized = part ? { ...told_, own: part } : told_
  const said =
    sized.dimension === 'side' && isEqualSided(thing) ? { ...sized, dimension: 'bare' as const } : sized
  const told = thing.sizes.find(
    ({ dimension, axis, rank, own }) =>
      dimension === said.dimension &&
      axis === said.axis &&
      rank === said.rank &&
      (thing.role === 'add' || isBottom(own) === isBottom(said.own)),
  )
  // The tallest side of a slanting top is how tall the part is.
  if (said.dimension === 'tallest') {
    const body = t.things.find(({ role }) => role === 'add')
    if (body && !body.sizes.some(({ dimension }) => /^(?:height|length|thickness)$/u.test(dimension)))
      body.sizes.push({ ...said, dimension: 'height' })
  }
  // "A 10 mm hole … The hole is 10 mm in diameter."
  if (!told && isBore(thing, said)) t.glossed.push(said.figure)
  // A cone has two diameters.
  else if (
    !told ||
    (said.dimension === 'diameter' && thing.concept === 'cone') ||
    REPEATED.has(said.dimension)
  ) {
    const own = said.own ?? t.clause.own
    thing.sizes.push(own ? { ...said, own } : said)
  } else if (told.figure.value === said.figure.value || said.gloss) t.glossed.push(said.figure)
  else throw contradiction(told.figure.text, said.figure.text)
}
