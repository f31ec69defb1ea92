/** Whose each place is. */

import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import type { Phrase } from '../phrases.ts'
import { POLYGONS } from '../polygon-names.ts'
import { isShaped, type Place, type SaidPlace, type SaidSize, type Thing, type Work } from '../scene.ts'
import { isOnceMore, repeatMore, replacePlaces } from './again.ts'
import { readAnchor } from './anchored.ts'
import { legTold } from './chamfer-legs.ts'
import { widthAt } from './dovetails.ts'
import { edgeAtZero } from './edges-at.ts'
import { asEndOf } from './ends.ts'
import { endsIn } from './ends-in.ts'
import { assertKnown } from './foreign-words.ts'
import { giveSize } from './given-sizes.ts'
import { introduce, introduceFirst } from './introduced.ts'
import { madeOf, measuredAt } from './measured.ts'
import { nameThis } from './named-this.ts'
import { readThing } from './nouns/bodies.ts'
import { hostPhrase } from './nouns/hosts.ts'
import { fromOpposite, withOpposed } from './opposed.ts'
import { risenFrom } from './risen.ts'
import { endsRound } from './roundtops.ts'
import { bareOf } from './said-sizes.ts'
import { placesFor } from './several.ts'
import { readSize } from './sizes.ts'
import { asideOf, type Clause, quote, type Telling, type Theme, topicTheme } from './telling.ts'
import { newThing } from './things.ts'
import { isWallsAround } from './vessels.ts'

/** "0.3 along the bottom edge and 0.4 along the right edge" of a triangle in a corner: how wide it is, how high. */
function alongEdge({ theme, latest }: Clause, place: Place): boolean {
  if (theme?.kind !== 'thing' || theme.thing.concept !== 'triangle' || !latest) return false
  if (place.kind !== 'at' || !/^(?:along|on)$/u.test(place.how) || place.ref.kind !== 'place') return false
  // "30 mm on a side" is each of them.
  if (place.ref.det === 'a') return false
  // "0.3 high on top of the rectangle": where it stands.
  if (place.how === 'on' && place.ref.concept === 'top') return false
  const sides = [place.ref.concept, ...place.ref.words]
  if (sides.some((word) => /^(?:long|longer|short|shorter)$/u.test(word)) && !latest.along) {
    latest.along = place.ref
    return true
  }
  const isLevel = sides.some((word) => /^(?:top|bottom|upper|lower|horizontal|front|back)$/u.test(word))
  const isUpright = sides.some((word) => /^(?:left|right|side|vertical)$/u.test(word))
  if (isLevel === isUpright || !theme.thing.sizes.includes(latest)) return false
  Object.assign(latest, { dimension: isLevel ? 'width' : 'height', words: [] })
  return true
}

/** So far along another way, of what was told to be so far apart one way. */
function asApart(theme: Theme | undefined, place: Place): Place | undefined {
  if (place.kind !== 'beyond' || place.side !== 'along' || theme?.kind !== 'thing') return undefined
  const last = theme.thing.places.findLast((said) => said.place.kind === 'apart')?.place
  if (theme.thing.role !== 'cut' || last?.kind !== 'apart' || !(last.axis ?? last.way)) return undefined
  const { figure, axis, way } = place
  return { kind: 'apart', figure, ...(axis ? { axis } : {}), ...(way ? { way } : {}) }
}

export function readPlace(t: Telling, c: Clause, told: Place, span: Span): void {
  const middles = middlesOf(told)
  if (middles) {
    for (const each of middles) readPlace(t, c, each, span)
    return
  }
  const place = onHost(t, c, withOpposed(t, told))
  nameThis(t, place)
  if ('ref' in place && place.ref) assertKnown(c, place.ref, c.title)
  if ('refs' in place) for (const ref of place.refs) assertKnown(c, ref, c.title)
  // "A gear with a hub, lying on the XY plane": so lies what the title names first.
  const [first] = t.things
  const isAllOf = c.title && first && c.theme?.kind === 'thing' && c.theme.thing !== first
  if (isAllOf && first.kind === 'body' && isStance(place)) {
    give(t, { kind: 'thing', thing: first }, { place, gloss: asideOf(c), used: false, span })
    return
  }
  // "on a 28 mm radius" of what is not several: its size.
  if (place.kind === 'circle' && place.bare) {
    const several = c.theme ?? topicTheme(t)
    const isSeveral = several?.kind === 'thing' && several.thing.role === 'cut' && several.thing.count !== 1
    if (!isSeveral) {
      readSize(t, c, {
        dimension: place.radius ? 'radius' : 'diameter',
        figures: [place.figure],
        words: [],
        span: place.figure.span,
      })
      return
    }
  }
  // "at 20 mm pitch in both directions".
  const spaced = c.theme ?? topicTheme(t)
  const pitch = spaced?.kind === 'thing' ? spaced.thing.places.at(-1)?.place : undefined
  const isBothWays =
    place.kind === 'at' &&
    place.how === 'in' &&
    place.ref.concept === 'direction' &&
    /^(?:both|each)$/u.test(place.ref.det)
  if (isBothWays && pitch?.kind === 'apart' && !pitch.axis && !pitch.way) {
    pitch.way = place.ref
    return
  }
  if (readAnchor(c.theme ?? topicTheme(t), c, place, span)) return
  // "Measured from the lower left corner, the center is 18 mm to the right and 12 mm up".
  if (isDatum(place) && c.link === '' && c.verb === undefined && c.theme === undefined) {
    assertDatum(t)
    t.datum = { ref: place.ref, line: c.line, used: false }
    return
  }
  if (place.kind === 'beyond' && !place.ref && t.datum?.line === c.line && place.side !== 'along') {
    t.datum.used = true
    readPlace(t, c, { ...place, ref: t.datum.ref }, span)
    return
  }
  if (asEndOf(t, c, place)) return
  // "The V has a relief slot at its bottom": of the V, and from where it is measured is not known.
  const isBelowCut =
    place.kind === 'at' &&
    place.ref.det === 'its' &&
    /^(?:bottom|floor)$/u.test(place.ref.concept) &&
    c.subject?.kind === 'thing' &&
    c.subject.thing.concept === 'vee' &&
    c.theme?.kind === 'thing' &&
    c.theme.thing !== c.subject.thing
  if (isBelowCut) throw unread(quote(t, span))
  // "extending 20 mm inward": how far it goes in.
  const isIn =
    place.kind === 'manner' &&
    place.word === 'inward' &&
    (c.latest?.dimension === 'depth' ||
      (c.latest?.dimension === 'width' && c.theme?.kind === 'thing' && c.theme.thing.concept === 'step'))
  if (isIn && c.theme?.kind === 'thing' && c.theme.thing.role === 'cut') return
  if (endsRound(t, c, place) || endsIn(t, c, place) || edgeAtZero(t, c, place)) return
  // "countersunk to 12 mm at 82 degrees".
  const sunk = c.theme?.kind === 'thing' && c.theme.thing.concept === 'countersink' ? c.theme : undefined
  if (sunk && place.kind === 'angles' && place.figures.length === 1 && place.figures[0]) {
    giveSize(t, c, sunk, bareOf(place.figures[0], asideOf(c)))
    return
  }
  // "25 mm apart in X and 20 mm in Y".
  const apart = asApart(c.theme ?? topicTheme(t), place)
  if (apart) {
    readPlace(t, c, apart, span)
    return
  }
  // "Extrude the region between the two circles": what is drawn inside is left out.
  if (c.extrusion && place.kind === 'between' && c.extrusion.size === undefined) {
    c.extrusion.between = place.refs
    return
  }
  // "starting at the same plane as the first": it does not stand on that.
  const isLevel = 'ref' in place && place.ref?.concept === 'plane' && place.ref.words.includes('same')
  if (isLevel && c.theme?.kind === 'thing' && c.theme.thing.kind === 'body' && t.things.length > 1)
    throw unread(quote(t, span))
  if (measuredAt(t, c, place) || alongEdge(c, place) || risenFrom(t, c, place, span)) return
  // "cut in half along its length".
  if (
    place.kind === 'at' &&
    place.ref.concept === 'half_of' &&
    /^(?:in|into)$/u.test(place.how) &&
    !place.ref.of
  ) {
    c.halving = { places: [], span }
    t.deeds.push({ kind: 'halve', halving: c.halving })
    return
  }
  if (c.halving) {
    c.halving.places.push({ place, gloss: asideOf(c), used: false, span })
    return
  }
  // "30 mm in X": how large it is that way.
  if (place.kind === 'beyond' && place.side === 'along' && place.way) {
    const theme = c.theme ?? topicTheme(t)
    if (!theme) throw unread(quote(t, span))
    giveSize(t, c, theme, bareOf(place.figure, asideOf(c)))
    readPlace(t, c, { kind: 'at', how: 'along', ref: place.way }, span)
    return
  }
  if (place.kind === 'beyond' && place.side === 'along' && place.axis) {
    const said: SaidSize = {
      dimension: 'length',
      figure: place.figure,
      words: [],
      axis: place.axis,
      gloss: asideOf(c),
      used: false,
    }
    const theme = c.theme ?? topicTheme(t)
    if (theme) giveSize(t, c, theme, said)
    else c.loose.push(said)
    return
  }
  // "a 20 mm leg along X".
  if (c.leg && !c.leg.axis && place.kind === 'way') {
    c.leg.axis = place.axis
    return
  }
  // "a square plate 60 mm on a side", "30 mm on every side".
  if (
    place.kind === 'at' &&
    place.how === 'on' &&
    isAnySide(place.ref) &&
    c.latest?.dimension === 'bare' &&
    !c.latest.gloss
  ) {
    c.latest.dimension = 'side'
    return
  }
  // "a square plate, 80 mm on each side".
  const sided = c.theme ?? topicTheme(t)
  if (
    place.kind === 'eachside' &&
    place.figure &&
    !place.ref &&
    sided?.kind === 'thing' &&
    sided.thing.role !== 'cut' &&
    (isShaped(sided.thing, 'square', 'cube') || sided.thing.concept in POLYGONS)
  ) {
    giveSize(t, c, sided, {
      dimension: 'side',
      figure: place.figure,
      words: [],
      gloss: asideOf(c),
      used: false,
    })
    return
  }
  // "a solid from a polygon with …": what is drawn.
  if (
    place.kind === 'at' &&
    place.how === 'from' &&
    place.ref.kind === 'figure' &&
    place.ref.det === 'a' &&
    c.verb !== 'cut' &&
    (c.theme === undefined || c.theme.kind === 'whole')
  ) {
    c.theme = undefined
    readThing(t, c, place.ref, [], 0, c.title)
    return
  }
  // "The outline is defined by the following vertices: …": it is drawn by its corners.
  const drawn = c.theme?.kind === 'part' && c.theme.phrase.concept === 'corner' ? c.theme.of : undefined
  const figure = drawn ?? (c.theme?.kind === 'thing' ? c.theme.thing : undefined)
  if (
    place.kind === 'points' &&
    place.points.length >= 3 &&
    figure &&
    figure.role !== 'cut' &&
    figure.sizes.length === 0 &&
    /^(?:triangle|trapezoid|parallelogram|pentagon|hexagon|rectangle|any)$/u.test(figure.concept) &&
    figure.count === 1 &&
    (t.body !== undefined) === (figure === t.body)
  ) {
    assertCorners(t, figure.concept, place.points.length, span)
    Object.assign(figure, { concept: 'outline', kind: 'figure', drawn: true })
    figure.places.push({ place, gloss: false, used: false, span })
    c.theme = { kind: 'thing', thing: figure }
    return
  }
  const cornered = place.kind === 'points' && place.points.length >= 3 ? (c.theme ?? t.lastTheme) : undefined
  // "a pentagon with the vertices …": it is drawn by its corners.
  const polygon =
    cornered?.kind === 'part' ? cornered.of : cornered?.kind === 'thing' ? cornered.thing : undefined
  if (
    place.kind === 'points' &&
    polygon?.kind === 'figure' &&
    POLYGON.test(polygon.concept) &&
    polygon.sizes.length === 0
  ) {
    assertCorners(t, polygon.concept, place.points.length, span)
    polygon.concept = 'outline'
    polygon.drawn = true
    polygon.places.push({ place, gloss: false, used: false, span })
    c.theme = { kind: 'thing', thing: polygon }
    return
  }
  if (
    place.kind === 'points' &&
    cornered &&
    (cornered.kind === 'whole' ||
      (cornered.kind === 'part' &&
        cornered.phrase.concept === 'corner' &&
        (cornered.of === undefined || cornered.of.announced)))
  ) {
    const named = {
      concept: 'outline',
      kind: 'figure',
      name: 'outline',
      plural: false,
      words: [],
      span,
    } as const
    const outline = newThing(t, named, undefined, c.line)
    outline.drawn = true
    outline.places.push({ place, gloss: false, used: false, span })
    t.topic = outline
    c.theme = { kind: 'thing', thing: outline }
    return
  }
  // "made from 30 x 6 mm bar": what it is made of tells its sizes.
  if (place.kind === 'at' && /^(?:from|out|of)$/u.test(place.how) && madeOf(t, c, place.ref)) return
  // "a hub, 30 mm outer diameter, 12 mm bore, Z=0 to Z=40": of the hub.
  const owner = place.kind === 'range' && isListed(t, span) ? heightless(t, c) : undefined
  if (owner) {
    owner.places.push({ place, gloss: asideOf(c), used: false, span })
    return
  }
  const link = c.link === 'start' || c.link === 'end' ? c.link : undefined
  const said: SaidPlace = { place, gloss: asideOf(c), used: false, span, ...(link ? { own: link } : {}) }
  const theme = c.theme ?? (c.opening ? t.lastTheme : undefined)
  // "open at the top and at the bottom".
  if (c.opening && theme?.kind === 'thing' && (place.kind === 'at' || place.kind === 'eachside')) {
    theme.thing.openings ??= []
    theme.thing.openings.push(said)
    return
  }
  // "closed at the bottom": there it has no opening.
  const shut = c.opening === false && place.kind === 'at' ? (c.theme ?? t.lastTheme) : undefined
  if (shut?.kind === 'thing' && shut.thing.words.at(-1) === 'closed' && place.kind === 'at' && !place.also) {
    shut.thing.words.push(`closed ${place.ref.concept}`)
    if (shut.thing.openings) shut.thing.words.splice(shut.thing.words.indexOf('closed'), 1)
    delete c.opening
    return
  }
  delete c.opening
  if (isWallsAround(c.theme, place) || widthAt(t, c, place)) return
  if (measuredTo(c.theme, c.waiting, said) || measuredTo(topicTheme(t), [], said)) return
  if (introduceFirst(t, c, place)) return
  // "Mirror it to the right side": where the other one is, and no place of this one.
  const again = t.deeds.at(-1)
  if (c.verb === 'mirror' && again?.kind === 'repeat' && place.kind === 'at') {
    again.repeat.places.push(said)
    return
  }
  const introduced = introduce(t, c, place)
  const mirrored = c.theme?.kind === 'thing' ? fromOpposite(t, c.theme.thing, place) : undefined
  if (mirrored && c.theme?.kind === 'thing') {
    c.theme.thing.places.push(...mirrored)
    return
  }
  if (c.theme) give(t, c.theme, said)
  else c.waiting.push(said)
  // "… on a plate 60 mm long": what follows is said of that.
  if (introduced) c.theme = { kind: 'thing', thing: introduced }
}

const LATERAL = /^(?:left|right|front|back)$/u

/** "to the centers of its left and right sides": to these, and in the middle of each. */
function middlesOf(place: Place): Place[] | undefined {
  if (place.kind !== 'at' || !place.also || place.ref.concept !== 'center') return undefined
  const [first, others] = [place.ref.of, place.also]
  if (!first || ![first, ...others].every(({ concept, kind }) => kind === 'place' && LATERAL.test(concept)))
    return undefined
  return [
    { ...place, ref: first },
    { kind: 'centered', axes: [], refs: [] },
  ]
}

/** From where something is measured has to be what something is measured from. */
export function assertDatum(t: Telling): void {
  if (t.datum && !t.datum.used) throw unread(quote(t, t.datum.ref.span))
}

/** A corner, from which nothing is cut. */
const isDatum = (place: Place): place is Place & { kind: 'at' } =>
  place.kind === 'at' &&
  /^(?:from|off)$/u.test(place.how) &&
  place.ref.concept === 'corner' &&
  !place.ref.plural &&
  !/^(?:each|both|all|a)$/u.test(place.ref.det) &&
  !place.also

/** "a plate with a block centered on its top": nothing stands on itself. */
function onHost(t: Telling, c: Clause, place: Place): Place {
  const thing = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  const host = t.things.findLast(
    (other) => other !== thing && other.role === 'add' && other.line === thing?.line && !other.section,
  )
  if (!thing || !host || thing.role !== 'add' || thing.section) return place
  const isOwn = (ref: Phrase): boolean =>
    ref.det === 'its' && !ref.of && ref.kind === 'place' && /^(?:top|bottom)$/u.test(ref.concept)
  const of = (ref: Phrase): Phrase =>
    isOwn(ref) ? { ...ref, det: 'the', of: { ...hostPhrase(host, c), det: 'the' } } : ref
  if (place.kind === 'at' && place.how === 'on') return { ...place, ref: of(place.ref) }
  return place.kind === 'centered' && place.how === 'on' ? { ...place, refs: place.refs.map(of) } : place
}
const POLYGON = /^(?:triangle|rectangle|trapezoid|pentagon|hexagon|octagon)$/u

const CORNERS: Readonly<Record<string, number>> = {
  triangle: 3,
  rectangle: 4,
  trapezoid: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
}

/** "a hexagon with the vertices …": as many as it has. */
function assertCorners(t: Telling, concept: string, corners: number, span: Span): void {
  if (concept in CORNERS && CORNERS[concept] !== corners) throw unread(quote(t, span))
}

const isListed = (t: Telling, [from]: Span): boolean => /,\s*(?:from\s+)?$/u.test(t.prompt.slice(0, from))

/** The body of this sentence, where nothing told how long it is before its bore was. */
function heightless(t: Telling, c: Clause): Thing | undefined {
  const { body } = t
  const cut = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  const isOpen =
    body !== undefined &&
    cut?.concept === 'hole' &&
    cut.line === c.line &&
    body.line === c.line &&
    !body.announced &&
    body.sizes.some(({ dimension }) => dimension === 'diameter') &&
    body.sizes.every(({ dimension }) => /^(?:diameter|radius)$/u.test(dimension)) &&
    body.places.every(({ place }) => place.kind !== 'range')
  return isOpen ? body : undefined
}

const isAnySide = ({ concept, det, of, words }: Phrase): boolean =>
  concept === 'side' && /^(?:a|each|all)$/u.test(det) && !of && words.length === 0

/** "(measured to the center line)", "15 mm from the end to the edge of the hole": which part of it is so far away. */
function measuredTo(
  theme: Theme | undefined,
  waiting: readonly SaidPlace[],
  { place, gloss }: SaidPlace,
): boolean {
  if (place.kind !== 'at' || place.how !== 'to') return false
  const thing = theme?.kind === 'thing' ? theme.thing : undefined
  const told = thing?.places ?? waiting
  const { concept, of, words, det } = place.ref
  const isOwn =
    (of === undefined && det === 'its') ||
    (of === undefined && (gloss || words.includes('hole'))) ||
    of?.kind === 'pronoun' ||
    of?.kind === 'cut' ||
    (thing !== undefined && of?.name === thing.name)
  const isPart = /^(?:center|axis)$/u.test(concept) || (concept === 'edge' && thing?.role !== 'add')
  const last = told.findLast(({ place: each }) => each.kind === 'from')
  if (!isPart || !isOwn || !last || last !== told.at(-1)) return false
  if (last.own !== undefined && typeof last.own !== 'object') return false
  // All that are told one after the other: "20 over from the left and 10 up from the front, to the center".
  for (const said of told.toReversed()) {
    if (said.place.kind !== 'from' || said.own !== undefined) break
    said.own = place.ref
  }
  return true
}

export function give(t: Telling, theme: Theme, said: SaidPlace): void {
  switch (theme.kind) {
    case 'thing':
      // "an L bracket with holes in each leg": the part, not the thing, has it.
      if (theme.thing.repeats) replacePlaces(t, theme.thing, said)
      else if (theme.thing.repeats === false && isOnceMore(theme.thing, said)) {
        repeatMore(t, theme.thing, said)
        return
      }
      ;(widenedBy(theme.thing, said.place) ?? theme.thing).places.push(said)
      if (
        isEachCorner(said.place, theme.thing.concept === 'hole') &&
        theme.thing.count === 1 &&
        !theme.thing.group
      )
        theme.thing.count = 0
      return
    case 'work':
      give2work(t, theme.work, said)
      return
    case 'hollow':
      if (said.place.kind === 'at') theme.hollow.open.push(said.place.ref, ...(said.place.also ?? []))
      else theme.hollow.places.push(said)
      return
    case 'part': {
      const owner = theme.of ?? t.topic
      if (!owner || (theme.also && theme.also.length > 0)) throw unread(quote(t, said.span))
      if (theme.phrase.kind === 'layout') {
        // "the rows are 50 mm apart": from one row to the next.
        owner.places.push(
          theme.phrase.concept === 'row' && theme.phrase.plural ? { ...said, own: theme.phrase } : said,
        )
        return
      }
      owner.places.push({ ...said, own: theme.phrase })
      return
    }
    case 'several':
      for (const [thing, each] of placesFor(theme.things, said)) give(t, { kind: 'thing', thing }, each)
      return
    case 'whole':
      if (t.body) t.body.places.push({ ...said, gloss: true })
      else t.unheard.push()
  }
}

/** "holes with 11 mm counterbores, 12 mm from both edges": where these lie is where the holes do. */
function widenedBy({ concept, holes }: Thing, place: Place): Thing | undefined {
  const isWidening = /^(?:counterbore|countersink)$/u.test(concept)
  const isAcross =
    /^(?:from|apart|circle|grid|points|clock|number|even|row|angles)$/u.test(place.kind) ||
    (place.kind === 'at' && /^(?:corner|axis)$/u.test(place.ref.concept))
  return isWidening && isAcross && holes?.length === 1 ? holes[0] : undefined
}

/** "a hole near each corner": so many. */
const isEachCorner = (place: Place, isHole: boolean): boolean =>
  (isHole && isEachEnd(place)) || isAtEachCorner(place)

/** "a hole 12 mm from each end". */
const isEachEnd = (place: Place): boolean => {
  const [ref] = place.kind === 'from' ? place.refs : []
  return ref?.concept === 'end' && /^(?:each|both)$/u.test(ref.det)
}

const isAtEachCorner = (place: Place): boolean =>
  place.kind === 'at' &&
  /^(?:each|all|both)$/u.test(place.ref.det) &&
  (place.ref.concept === 'corner' ||
    (/^(?:near|beside|along|at)$/u.test(place.how) && /^(?:side|edge|end)$/u.test(place.ref.concept)))

/** "the edge opposite the hole", "all edges apart from these": none of those that are named. */
const APART = /^(?:opposite|from|beyond|outside|beside|behind|away|off|besides)$/u

function give2work(t: Telling, work: Work, said: SaidPlace): void {
  const { place } = said
  if (work.kind === 'chamfer' && legTold(t, work, said)) return
  const angle = place.kind === 'angles' && place.figures.length === 1 ? place.figures[0] : undefined
  if (angle) work.sizes.push({ dimension: 'angle', figure: angle, words: [], gloss: said.gloss, used: false })
  else if (place.kind === 'at' && APART.test(place.how)) throw unread(quote(t, said.span))
  else if (place.kind === 'at') target(work, place.ref, ...(place.also ?? []))
  else if (place.kind === 'eachside') {
    // "chamfered 2 mm on both ends".
    if (place.figure) work.sizes.push({ ...bareOf(place.figure, said.gloss) })
    target(work, {
      concept: 'end',
      kind: 'place',
      name: 'end',
      plural: true,
      det: 'both',
      words: [],
      unknown: [],
      sizes: [],
      bare: [],
      ...(place.ref ? { of: place.ref } : {}),
      span: said.span,
    })
  } else if (place.kind === 'between') work.places.push(said)
  else work.places.push(said)
}

const EDGE = /^(?:edge|corner|rim)$/u

/** "the outside edge at the end": the edge there, and not two things. */
export function target(work: Work, ...refs: Phrase[]): void {
  const last = work.targets.at(-1)
  const isEdge = last?.kind === 'place' && EDGE.test(last.concept) && !last.of
  const isSided = (phrase: Phrase): boolean =>
    phrase.kind === 'place' && /^(?:end|top|bottom|left|right|front|back|side|face)$/u.test(phrase.concept)
  const [only] = refs
  // "the vertical edges inside the pocket": its own.
  if (last && isEdge && refs.length === 1 && only && /^(?:cut|pronoun)$/u.test(only.kind)) {
    work.targets.pop()
    work.targets.push({ ...last, of: only })
    return
  }
  if (!last || !isEdge || !refs.every(isSided)) {
    work.targets.push(...refs)
    return
  }
  work.targets.pop()
  // "the two vertical edges at the right end": of its edges these.
  const isChosen = last.count !== undefined || last.concept === 'corner' || last.words.includes('vertical')
  if (isChosen) {
    for (const ref of refs) work.targets.push({ ...last, of: ref })
    return
  }
  for (const ref of refs) work.targets.push({ ...ref, words: [...last.words, ...ref.words] })
}

/** How something lies, and where about the origin. */
const isStance = (place: Place): boolean =>
  /^(?:manner|way|parallel)$/u.test(place.kind) ||
  (place.kind === 'perpendicular' && place.ref === undefined) ||
  (place.kind === 'centered' &&
    place.refs.length > 0 &&
    place.refs.every(({ concept }) => concept === 'origin')) ||
  (place.kind === 'at' && /^(?:origin|plane)$/u.test(place.ref.concept))
