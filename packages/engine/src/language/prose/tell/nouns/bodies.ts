/** Nouns for bodies, cuts and figures: what is told of them where they are named. */

import { unread } from '../../../operations/unread.ts'
import { findThing } from '../../find.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../../phrases.ts'
import { isShaped, type SaidSize, type Thing } from '../../scene.ts'
import { isSection, partOf } from '../../sections.ts'
import { restOfRing, ringAnchoredBy } from '../anchored.ts'
import { giveSize } from '../given-sizes.ts'
import { isSized } from '../numeric.ts'
import { apexOf } from '../prisms.ts'
import { isHalf, roundTop } from '../roundtops.ts'
import { bareOf, pushSizes } from '../said-sizes.ts'
import { readSizeOf } from '../sizes-of.ts'
import { takeSizes } from '../taken-sizes.ts'
import { asideOf, type Clause, quote, type Telling, type Theme } from '../telling.ts'
import { isSpread, thingOf, WALL } from '../things.ts'
import { isMaking, takeTools } from '../tools.ts'
import { asFloor, flooredBy } from '../vessels.ts'
import { flush } from '../waiting.ts'
import { widened } from '../widened.ts'
import { composedOf } from './composed.ts'
import { readForm } from './forms.ts'
import { readGhost } from './ghosts.ts'
import { hostedHoles, hostPhrase } from './hosts.ts'
import { likeBefore } from './identical.ts'
import { isForeign, isSizedBehind } from './passing.ts'
import { takeSizesOfEach, toldSingly } from './singly.ts'
import { isWallOf, readWalls } from './walls.ts'

export function readThing(
  t: Telling,
  c: Clause,
  phrase: Phrase,
  chunks: readonly Chunk[],
  at: number,
  isTitle: boolean,
): void {
  if (phrase.form) {
    readForm(t, c, phrase, phrase.form)
    return
  }
  if (c.theme?.kind === 'work' && (c.verb === 'fillet' || c.verb === 'chamfer') && phrase.det !== 'a') {
    const about = findThing(t.things, phrase) ?? partOf(t.things, phrase, t.body)
    if (!about && RIM.test(phrase.name)) {
      c.theme.work.targets.push({ ...phrase, kind: 'place', concept: 'edge', name: 'edge' })
      return
    }
    if (!about) throw unread(quote(t, phrase.span))
    c.theme.work.about = about
    return
  }
  if (c.verb === 'hollow' && c.theme?.kind === 'hollow') {
    if (WALL.test(phrase.name)) {
      for (const size of phrase.sizes) pushSizes(c.theme.hollow.sizes, size, asideOf(c))
      for (const figure of phrase.bare) c.theme.hollow.sizes.push(bareOf(figure, asideOf(c)))
      return
    }
    c.theme.hollow.of = findThing(t.things, phrase) ?? c.theme.hollow.of
    return
  }
  if (WALL.test(phrase.name) && isWallOf(t, c, phrase)) {
    readWalls(t, c, phrase)
    return
  }
  // "drill the head 6 mm": into what.
  if (isMaking(c) && phrase.kind === 'body' && phrase.det !== 'a' && !phrase.plural) {
    const host = findThing(t.things, phrase) ?? partOf(t.things, phrase, t.body)
    if (host && host.role !== 'cut') {
      c.into = phrase
      return
    }
  }
  // "countersunk with an 11 mm diameter, 90 degree countersink": the same.
  const widening = c.theme?.kind === 'thing' && c.verb === phrase.concept ? c.theme.thing : undefined
  if (widening?.holes && widening.concept === phrase.concept && phrase.det !== 'another') {
    takeSizes(t, c, widening, phrase)
    return
  }
  if (c.verb === 'counterbore' || c.verb === 'countersink') {
    // "countersunk with a 10 mm diameter, 90 degree countersink": the same.
    if (phrase.concept === c.verb && c.theme?.kind === 'thing' && c.theme.thing.concept === c.verb) {
      takeSizes(t, c, c.theme.thing, phrase)
      return
    }
    const hole = findThing(t.things, phrase)
    if (!hole) throw unread(quote(t, phrase.span))
    if (c.widening) {
      c.widening.holes = [hole]
      c.theme = { kind: 'thing', thing: c.widening }
      return
    }
    widened(t, c, hole, c.verb, phrase.span)
    return
  }
  if (c.verb === 'mirror' || c.verb === 'repeat') {
    const of = findThing(t.things, phrase)
    if (!of) throw unread(quote(t, phrase.span))
    t.deeds.push({
      kind: 'repeat',
      repeat: { of, mirrored: c.verb === 'mirror', places: [], span: phrase.span },
    })
    c.theme = { kind: 'thing', thing: of }
    return
  }
  // "The bottom step is 60 mm long": one of a stair, and no cut.
  if (
    phrase.concept === 'step' &&
    c.verb !== 'cut' &&
    (phrase.ordinal !== undefined ||
      phrase.words.some((word) => /^(?:bottom|top|lower|upper|middle)$/u.test(word)))
  ) {
    const steps = t.things.find(({ concept, announced }) => concept === 'step' && announced)
    if (steps) Object.assign(steps, { concept: 'any', kind: 'body', role: 'add' })
    readThing(t, c, { ...phrase, kind: 'body', concept: 'any' }, chunks, at, isTitle)
    return
  }
  if (readFloor(t, c, phrase)) return
  const subject = c.subject ?? c.theme
  // "The ridge runs along the length" of a gable: no body of its own.
  const apex = apexOf(t, c, phrase)
  if (apex) {
    c.theme = apex
    return
  }
  // "a plate in the shape of an equilateral triangle".
  const shape = phraseIn(chunks[at - 2])
  if (
    isWord(chunks[at - 1], 'of') &&
    shape?.kind === 'whole' &&
    /^(?:shape|form)$/u.test(shape.name) &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.concept === 'any' &&
    phrase.det === 'a'
  ) {
    identify(c.theme.thing, phrase)
    takeSizes(t, c, c.theme.thing, phrase)
    return
  }
  // "… 7 mm thick, basically a simple cover": another name of it.
  if (
    subject?.kind === 'thing' &&
    phrase.det === 'a' &&
    phrase.kind === 'body' &&
    phrase.concept === 'any' &&
    isWord(chunks[at - 1], 'basically', 'essentially', 'effectively', 'really') &&
    phrase.sizes.length + phrase.bare.length === 0
  ) {
    subject.thing.words.push(phrase.name)
    return
  }
  // "so it's really just a ring with a 10 mm wall": it makes nothing, and nothing else.
  if (c.consequence && phrase.kind !== 'cut' && (phrase.det === 'a' || phrase.count !== undefined)) {
    readGhost(t, c, phrase)
    return
  }
  // "The ends are half circles of radius 15".
  if (
    c.link === 'is' &&
    subject?.kind === 'part' &&
    /^(?:end|top|left|right)$/u.test(subject.phrase.concept) &&
    phrase.concept === 'half' &&
    (phrase.plural || subject.phrase.plural)
  ) {
    const owner = subject.of ?? t.body
    if (!owner) throw unread(quote(t, phrase.span))
    owner.words.push('roundended')
    takeSizes(t, c, owner, { ...phrase, words: [] })
    c.theme = { kind: 'thing', thing: owner }
    return
  }
  // "Its top is a half circle with a radius of 15 mm".
  if (
    c.link === 'is' &&
    subject?.kind === 'part' &&
    subject.phrase.concept === 'top' &&
    isHalf(phrase) &&
    roundTop(t, c, phrase, subject)
  )
    return
  // "The cross section is a 4 mm circle".
  if (c.link === 'is' && subject?.kind === 'part' && subject.phrase.concept === 'section' && subject.of) {
    for (const said of phrase.bare.map((figure) => bareOf(figure, asideOf(c))))
      subject.of.sizes.push({ ...said, dimension: 'diameter', words: ['cross section'] })
    for (const size of phrase.sizes)
      pushSizes(subject.of.sizes, { ...size, words: ['cross section'] }, asideOf(c))
    c.theme = { kind: 'thing', thing: subject.of }
    return
  }
  // "a wedge with a base of 60 mm": one of its sizes.
  const legged =
    c.theme?.kind === 'thing' && isShaped(c.theme.thing, 'triangle', 'triangular', 'right triangle')
      ? c.theme
      : subject
  if (
    /^(?:base|leg|hypotenuse)$/u.test(phrase.name) &&
    phrase.bare.length === 1 &&
    phrase.of === undefined &&
    phrase.sizes.length === 0 &&
    legged?.kind === 'thing' &&
    phrase.bare[0] &&
    !isSection(legged.thing) &&
    (c.verb === undefined || isShaped(legged.thing, 'triangle', 'triangular', 'trapezoid', 'rectangle'))
  ) {
    const leg: SaidSize = {
      ...bareOf(phrase.bare[0], asideOf(c)),
      dimension: 'length',
      words: [phrase.name, ...phrase.words],
    }
    giveSize(t, c, legged, leg)
    if (phrase.name === 'leg') c.leg = leg
    return
  }
  // "a pyramid, 60 mm square at the bottom", "its top is a 30 mm square".
  const tapered =
    subject?.kind === 'thing'
      ? subject.thing
      : subject?.kind === 'part' && c.link === 'is'
        ? subject.of
        : undefined
  if (
    /^(?:square|rectangle)$/u.test(phrase.concept) &&
    phrase.kind === 'figure' &&
    tapered?.concept === 'pyramid' &&
    c.verb === undefined &&
    subject
  ) {
    const part: Theme = subject.kind === 'part' ? subject : { kind: 'thing', thing: tapered }
    for (const figure of phrase.bare)
      giveSize(t, c, part, { ...bareOf(figure, asideOf(c)), dimension: 'side' })
    for (const size of phrase.sizes) readSizeOf(t, c, part, size)
    c.theme = { kind: 'thing', thing: tapered }
    return
  }
  // "a pyramid with a square base of 40 mm sides".
  const base =
    phrase.name === 'base' && c.verb === undefined && subject?.kind === 'thing' ? phrase.of : undefined
  if (
    base?.concept === 'side' &&
    base.bare[0] &&
    subject?.kind === 'thing' &&
    subject.thing.concept === 'pyramid'
  ) {
    giveSize(t, c, subject, { ...bareOf(base.bare[0], asideOf(c)), dimension: 'side', words: ['base'] })
    return
  }
  // "The main gallery is a 16 mm hole": it is cut.
  if (
    c.link === 'is' &&
    subject?.kind === 'thing' &&
    phrase.kind === 'cut' &&
    phrase.det === 'a' &&
    subject.thing.sizes.length === 0 &&
    (subject.thing.kind === 'cut' || subject.thing.concept === 'any') &&
    subject.thing.parts.length === 0
  ) {
    subject.thing.role = 'cut'
    subject.thing.kind = 'cut'
    subject.thing.concept = phrase.concept
    takeSizes(t, c, subject.thing, phrase)
    c.theme = subject
    c.link = ''
    return
  }
  // "The outline is a slot shape": so is what the title names.
  const named = t.things[0]
  if (
    c.link === 'is' &&
    subject?.kind === 'whole' &&
    phrase.det === 'a' &&
    phrase.kind !== 'cut' &&
    named?.announced &&
    named.kind === 'body'
  ) {
    identify(named, phrase)
    takeSizes(t, c, named, phrase)
    c.theme = { kind: 'thing', thing: named }
    c.link = ''
    return
  }
  // "The base is a plate 60 x 40": what it is, and not another.
  if (
    c.link === 'is' &&
    subject &&
    (phrase.det === 'a' ||
      (phrase.det === '' && (phrase.plural || phrase.kind === 'figure') && c.theme === subject)) &&
    subject.kind === 'thing' &&
    (!phrase.plural || subject.thing.plural) &&
    phrase.kind !== 'cut' &&
    !isWord(chunks[at - 1], 'with', 'and')
  ) {
    identify(subject.thing, phrase)
    takeSizes(t, c, subject.thing, phrase)
    c.theme = subject
    c.link = ''
    return
  }
  if (c.extrusion && !c.extrusion.size && phrase.det === 'the') c.extrusion.named ??= phrase
  // "extrude it by 5 mm to make the tabletop": what it is called.
  if (
    c.extrusion &&
    isWord(chunks[at - 1], 'make', 'form', 'create', 'forming', 'making', 'creating') &&
    phrase.sizes.length === 0 &&
    phrase.bare.length === 0 &&
    phrase.kind !== 'figure'
  ) {
    const figure =
      c.extrusion.about ?? t.things.findLast(({ kind, drawn }) => kind === 'figure' || drawn === true)
    const known = findThing(t.things, phrase)
    if (figure && (!known || known.announced || known === figure)) {
      figure.words.push(phrase.name)
      if (phrase.kind === 'cut') {
        figure.role = 'cut'
        c.extrusion.negative = true
      }
      c.theme = { kind: 'thing', thing: figure }
      return
    }
  }
  // "the opening of the arch": what the part is, and no body of its own.
  if (
    isWord(chunks[at - 1], 'of') &&
    phrase.det === 'the' &&
    phrase.kind === 'body' &&
    phrase.concept === 'any' &&
    phrase.sizes.length + phrase.bare.length === 0 &&
    c.theme !== undefined &&
    !findThing(t.things, phrase)
  )
    return
  // "Extrude the resulting arch by 5 mm": what was drawn.
  if (
    c.extrusion &&
    c.verb === 'extrude' &&
    /^(?:the|this)$/u.test(phrase.det) &&
    /^(?:body|figure)$/u.test(phrase.kind) &&
    phrase.sizes.length + phrase.bare.length === 0 &&
    c.extrusion.about === undefined &&
    t.things.some(({ drawn }) => drawn) &&
    (findThing(t.things, phrase)?.announced ?? true)
  )
    return
  // "Rim: ring of 120 mm …": what it is, by its label.
  const label = chunks[at - 2]
  if (
    isWord(chunks[at - 1], ':') &&
    (at === 2
      ? label?.kind === 'phrase'
      : phrase.concept === 'triangle' && c.theme?.kind === 'thing' && isGusset(c.theme.thing)) &&
    !phrase.plural &&
    (phrase.kind === 'body' || phrase.kind === 'figure') &&
    /^(?:a|)$/u.test(phrase.det) &&
    c.theme?.kind === 'thing' &&
    (phrase.kind === 'body' || c.theme.thing.role === 'cut' || !c.theme.thing.announced || at !== 2) &&
    c.theme.thing.sizes.length === 0 &&
    !c.theme.thing.plural
  ) {
    identify(c.theme.thing, phrase)
    takeSizes(t, c, c.theme.thing, phrase)
    return
  }
  const host = subject?.kind === 'thing' ? subject.thing : undefined
  if (
    isForeign(phrase) &&
    !findThing(t.things, phrase) &&
    !partOf(t.things, phrase, t.body) &&
    !isSizedBehind(chunks, at)
  ) {
    c.gloss += 100
    readGhost(t, c, phrase)
    return
  }
  // "so it is really just three holes": how many those that are told come to.
  const counted =
    c.consequence && phrase.kind === 'cut' && phrase.plural && phrase.count !== undefined && !isSized(phrase)
      ? t.things.findLast(
          ({ concept, role, group }) => role === 'cut' && concept === phrase.concept && !group,
        )
      : undefined
  if (counted) {
    counted.tally = phrase.count
    c.theme = { kind: 'thing', thing: counted }
    return
  }
  if (c.consequence && !partOf(t.things, phrase, t.body) && !findThing(t.things, phrase)) {
    readGhost(t, c, phrase)
    return
  }
  // "Connecting link, a flat bar 6 mm thick": the same.
  const title = t.things.length === 1 ? t.things[0] : undefined
  if (
    title &&
    c.line === title.line &&
    title.sizes.length === 0 &&
    (phrase.det === 'a' || (phrase.det === '' && !phrase.plural)) &&
    (phrase.kind === 'body' || phrase.kind === 'figure') &&
    title.kind === 'body' &&
    isWord(chunks[at - 1], ',')
  ) {
    identify(title, phrase)
    takeSizes(t, c, title, phrase)
    c.theme = { kind: 'thing', thing: title }
    return
  }
  // "The outermost fins are flush with the edges".
  const row =
    phrase.plural && phrase.words.some((word) => OUTERMOST.test(word))
      ? findThing(t.things, { ...phrase, words: [] })
      : undefined
  if (row && row.count > 2 && phrase.count === undefined) {
    c.theme = { kind: 'part', phrase, of: row }
    return
  }
  // "Its legs are 60 mm and 90 mm" of a triangle: sizes of it.
  if (
    /^(?:its|the|both|each|)$/u.test(phrase.det) &&
    t.topic &&
    /^(?:triangle|wedge)$/u.test(t.topic.concept) &&
    /^(?:leg|base|side)$/u.test(phrase.name) &&
    !findThing(t.things, phrase)
  ) {
    takeSizes(t, c, t.topic, { ...phrase, words: [] })
    c.theme =
      phrase.name === 'leg' && phrase.sizes.length + phrase.bare.length === 0
        ? { kind: 'part', phrase: { ...phrase, kind: 'place', concept: 'leg' }, of: t.topic }
        : { kind: 'thing', thing: t.topic }
    return
  }
  // "One of the two circles is at the center": an end of the slot.
  if (/^(?:circle|half)$/u.test(phrase.concept) && phrase.det === 'one of' && t.topic?.concept === 'slot') {
    const end: Phrase = { ...phrase, kind: 'place', concept: 'end', name: 'end', plural: false }
    c.theme = { kind: 'part', phrase: end, of: t.topic }
    return
  }
  // "Drill the same hole at 6 o'clock": another one, and nothing here makes it again.
  if (phrase.kind === 'cut' && phrase.words.includes('same') && c.verb === 'cut')
    throw unread(quote(t, phrase.span))
  const ring = ringAnchoredBy(t, c, phrase, chunks, at) ?? restOfRing(t, phrase)
  if (ring) {
    c.anchor = ring
    c.theme = { kind: 'thing', thing: ring }
    return
  }
  const several = toldSingly(t, phrase)
  if (several) {
    takeSizesOfEach(t, c, several, phrase)
    return
  }
  const composed = isNextLabel(t, c, phrase, chunks, at) ? undefined : composedOf(t, c, phrase)
  if (composed) {
    takeSizes(t, c, composed, phrase)
    c.theme = { kind: 'thing', thing: composed }
    t.topic = composed
    flush(t, c)
    return
  }
  const labelled = isNextLabel(t, c, phrase, chunks, at) ? { ...phrase, det: 'another' as const } : phrase
  // "Make the same cylinder along Y": another one like it.
  const isSame =
    labelled.det === 'the' &&
    labelled.kind === 'body' &&
    labelled.words.includes('same') &&
    c.verb === 'add' &&
    c.theme === undefined
  const thing = thingOf(
    t,
    c,
    isSame ? { ...labelled, det: 'another' } : labelled,
    isTitle,
    isSpread(chunks, at + 1),
  )
  // "The left post" of two that were told at once.
  const isOneOf = phrase.words.some((word) => /^(?:left|right|front|back|rear|upper|lower)$/u.test(word))
  if (isOneOf && phrase.det === 'the' && !phrase.plural && thing.count > 1 && thing.members.length === 0)
    throw unread(quote(t, phrase.span))
  likeBefore(t, thing, phrase)
  if (phrase.words.includes('evenly'))
    thing.places.push({ place: { kind: 'even' }, gloss: asideOf(c), used: false, span: phrase.span })
  if (c.verb === 'draw') thing.drawn = true
  if (phrase.of?.kind === 'body' && phrase.of.plural && (phrase.of.count ?? 0) > 1) t.several = phrase.of
  if (c.called !== undefined && thing.kind === 'figure') {
    thing.words.push(c.called)
    thing.drawn = true
    if (c.calledCut) thing.role = 'cut'
    delete c.called
    delete c.calledCut
  }
  if (c.topped && c.topped !== thing) {
    thing.places.push({
      place: { kind: 'at', how: 'on', ref: { ...hostPhrase(c.topped, c), det: 'the' } },
      gloss: false,
      used: false,
      span: phrase.span,
    })
    delete c.topped
  }
  if (c.extrusion && !c.extrusion.size) c.extrusion.about = thing
  if (isNextTold(c, phrase, chunks, at) || (c.layer && t.body && t.body !== thing)) thing.follows = true
  thing.added ||=
    chunks.slice(0, at).some((chunk) => isWord(chunk, 'there', 'stands', 'sits', 'goes', 'rises')) ||
    c.verb === 'add' ||
    c.link === 'has' ||
    isWord(chunks[at - 1], 'with')
  if (thing.role === 'cut') {
    c.making = undefined
    takeTools(t, c, thing)
  }
  if (phrase.concept === 'counterbore' || phrase.concept === 'countersink') {
    thing.holes ??= hostedHoles(t, c, thing)
  }
  // "two balls, joined by a rod": from one to the other.
  const isJoint =
    isWord(chunks[at - 1], 'by', 'with') &&
    (isWord(chunks[at - 2], ...JOINED) ||
      // "join them with a rod".
      (phraseIn(chunks[at - 2])?.concept === 'they' && isWord(chunks[at - 3], 'join', 'connect', 'link')))
  if (isJoint && thing.role === 'add' && phrase.det === 'a')
    thing.places.push({
      place: {
        kind: 'joins',
        refs: [{ ...hostPhrase(thing, c), kind: 'pronoun', name: 'they', plural: true }],
      },
      gloss: false,
      used: false,
      span: phrase.span,
    })
  // "The plate carries a block": on top.
  if (
    isWord(chunks[at - 1], 'carries', 'bears', 'supports', 'carrying', 'supporting') &&
    host &&
    host !== thing
  )
    if (thing.role === 'add' && !thing.section)
      thing.places.push({
        place: { kind: 'at', how: 'on', ref: { ...hostPhrase(host, c), det: 'the' } },
        gloss: false,
        used: false,
        span: phrase.span,
      })
  takeSizes(t, c, thing, phrase)
  // "Clevis pin: 16 mm head …": a title.
  if (t.things.length === 1 && thing.sizes.length === 0 && isWord(chunks[at + 1], ':') && !step(c))
    thing.announced = true
  // "The plate has a hole", "each leg has two holes".
  if (
    host &&
    host !== thing &&
    host.role === 'add' &&
    thing.role === 'cut' &&
    !thing.host &&
    (c.link === 'has' || isWord(chunks[at - 1], 'with'))
  )
    thing.host = hostPhrase(host, c)
  // "Each slot has a hole through its floor": as many as there are slots.
  if (
    host &&
    host !== thing &&
    host.role === 'cut' &&
    host.count > 1 &&
    thing.concept === 'hole' &&
    thing.count <= 1 &&
    c.link === 'has'
  )
    thing.tally = host.count
  // "One end has a hole", "the top has a boss": there it is.
  if (
    c.subject?.kind === 'part' &&
    c.link === 'has' &&
    thing.section === undefined &&
    !isWord(chunks[at - 1], 'with')
  ) {
    const [ref, ...also] = [c.subject.phrase, ...(c.subject.also ?? [])].filter(
      ({ concept, kind }) =>
        /^(?:face|side|end|top|bottom|left|right|front|back|corner|center)$/u.test(concept) ||
        (kind === 'place' && thing.role === 'cut'),
    )
    const how = thing.role === 'cut' ? 'in' : 'on'
    if (ref)
      thing.places.push({
        place: { kind: 'at', how, ref, ...(also.length > 0 ? { also } : {}) },
        gloss: false,
        used: false,
        span: ref.span,
      })
  }
  if (thing.kind === 'figure' && c.verb === 'cut') thing.role = 'cut'
  if (thing.role === 'add' && !thing.section) t.body = thing
  t.topic = thing
  c.theme = { kind: 'thing', thing }
  if (c.link === 'is') c.link = ''
  flush(t, c)
}

/** "with a 6 mm thick base", "a bottom of 4 mm" of what is hollow: how thick its floor is. */
function readFloor(t: Telling, c: Clause, phrase: Phrase): boolean {
  const [size, ...more] = [
    ...phrase.sizes.flatMap(({ dimension, figures }) => figures.map((figure) => ({ dimension, figure }))),
    ...phrase.bare.map((figure) => ({ dimension: 'thickness', figure })),
  ]
  if (!size || more.length > 0 || size.dimension !== 'thickness' || phrase.plural || c.verb === 'add')
    return false
  const floored = flooredBy(t, c, phrase.name)
  if (!floored) return false
  giveSize(t, c, { kind: 'thing', thing: floored }, asFloor(bareOf(size.figure, asideOf(c))))
  return true
}

/** "a head, followed by a shank", "a cylinder …, then a cone": on from the one before. */
const isNextTold = (c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): boolean =>
  (isWord(chunks[at - 1], 'by') && isWord(chunks[at - 2], 'followed')) ||
  (isWord(chunks[at - 1], 'then') &&
    phrase.det === 'a' &&
    phrase.kind === 'body' &&
    c.verb === undefined &&
    c.line > 0)

/** "Center block: …", then "Right block: …": called otherwise. */
const isOtherwiseCalled = (t: Telling, phrase: Phrase): boolean => {
  const known = findThing(t.things, phrase)
  return (
    phrase.words.length > 0 &&
    known !== undefined &&
    phrase.words.every((word) => !known.words.includes(word))
  )
}

/** "2. Box: X from -40 to -20": another one, by its label. */
const isNextLabel = (t: Telling, c: Clause, phrase: Phrase, chunks: readonly Chunk[], at: number): boolean =>
  (c.step || isOtherwiseCalled(t, phrase)) &&
  at === 0 &&
  isWord(chunks[1], ':') &&
  phrase.det === '' &&
  phrase.kind === 'body' &&
  !phrase.plural &&
  (findThing(t.things, phrase)?.sizes.length ?? 0) > 0

const JOINED = ['joined', 'connected', 'linked', 'bridged']

export const OUTERMOST = /^(?:outermost|outer|end)$/u

/** Where nothing is called so, the edge. */
const RIM = /^(?:rim|lip|mouth|brim|crown)$/u

/** Of what a prism may be the extrusion. */
const PROFILES = /^(?:triangle|trapezoid|half|ellipse|[a-z]+agon)$/u

function identify(thing: Thing, phrase: Phrase): void {
  if (thing.concept === 'any' || thing.kind === 'figure' || thing.announced)
    thing.concept = phrase.concept === 'any' ? thing.concept : phrase.concept
  // "The cross section of the prism is a triangle".
  else if (/^(?:prism|block|solid|bar)$/u.test(thing.name) && PROFILES.test(phrase.concept))
    thing.concept = phrase.concept
  thing.words.push(...phrase.words, phrase.name, ...phrase.name.split(' '))
}

const isGusset = ({ name }: Thing): boolean => /^(?:gusset|rib|brace|web|stiffener)$/u.test(name)

const step = (c: Clause): boolean => c.step
