/** Whose each size is. */

import { unread } from '../../operations/unread.ts'
import { DIMENSION_OF } from '../chunks/sizes-at.ts'
import { findThing } from '../find.ts'
import {
  type Chunk,
  type Dimension,
  type Figure,
  isWord,
  type Phrase,
  phraseIn,
  type Size,
} from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import { allSizes, isShaped, type SaidSize, type Thing } from '../scene.ts'
import { isSection, partOf } from '../sections.ts'
import { readThing } from './nouns/bodies.ts'
import { sizesFor } from './several.ts'
import { asideOf, type Clause, quote, type Telling, type Theme, topicTheme } from './telling.ts'
import { newThing, themeOf, WALL } from './things.ts'
import { isMaking, makeHole } from './tools.ts'

export const bareOf = (figure: Figure, gloss: boolean): SaidSize => ({
  dimension: figure.unit === 'angle' ? 'angle' : 'bare',
  figure,
  words: [],
  gloss,
  used: false,
  ...(figure.axis ? { axis: figure.axis } : {}),
})

export function pushSizes(into: SaidSize[], size: Size, gloss: boolean): void {
  for (const [rank, figure] of size.figures.entries()) {
    const axis = figure.axis ?? size.axis
    into.push({
      dimension: figure.unit === 'angle' ? 'angle' : size.dimension,
      figure,
      words: size.words,
      gloss,
      used: false,
      ...(axis ? { axis } : {}),
      ...(size.dimension === 'sides' && figure.unit !== 'angle' ? { rank } : {}),
    })
  }
}

export function extrudeBy(c: Clause, size: Size): void {
  const sizes: SaidSize[] = []
  pushSizes(sizes, size, asideOf(c))
  if (c.extrusion && sizes[0]) c.extrusion.size = sizes[0]
}

export function readSize(t: Telling, c: Clause, size: Size): void {
  const owner = size.owner
  // "The total height is 50 mm": of all of it.
  if (
    !owner &&
    c.theme === undefined &&
    t.body &&
    size.words.some((word) => /^(?:total|overall|entire|whole|full)$/u.test(word))
  ) {
    readSizeOf(t, c, isSection(t.body) ? { kind: 'thing', thing: t.body } : { kind: 'whole' }, size)
    return
  }
  // "the diameter of the cross section".
  if (owner?.kind === 'dimension') {
    const { owner: _, ...own } = size
    readSize(t, c, { ...own, words: [...size.words, owner.name, ...owner.words] })
    return
  }
  const [full] = size.figures
  // "through the full 20 mm length": how far it goes is what it goes through.
  if (
    full &&
    size.figures.length === 1 &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.role === 'cut' &&
    size.words.some((word) => /^(?:full|entire|whole)$/u.test(word))
  ) {
    const refs = owner && owner.kind !== 'whole' ? [owner] : []
    c.theme.thing.places.push({
      place: { kind: 'through', refs, all: refs.length === 0, figure: full },
      gloss: asideOf(c),
      used: false,
      span: size.span,
    })
    return
  }
  // "It has a bore and a total length of 30 mm"; "pins 16 mm tall, for a total height of 20 mm".
  if (size.words.some((word) => /^(?:overall|total)$/u.test(word)) && c.theme?.kind === 'thing' && !owner) {
    const { thing } = c.theme
    if (c.subject?.kind === 'thing' && c.subject.thing !== thing && c.subject.thing.role === 'add') {
      readSizeOf(t, c, c.subject, size)
      return
    }
    if (thing.sizes.some(({ dimension }) => dimension === size.dimension)) {
      readSizeOf(t, c, { kind: 'whole' }, size)
      return
    }
  }
  // "Overall 120 mm long …": of the whole.
  if (c.theme === undefined && size.words.some((word) => /^(?:overall|total)$/u.test(word)) && !owner)
    c.theme = { kind: 'whole' }
  if (owner) {
    // "100 mm length of 30 mm bar": what it is the length of.
    if (owner.kind === 'body' && t.things.length === 0) readThing(t, c, { ...owner, det: 'a' }, [], 0, false)
    const theme = themeOf(t, c, owner)
    if (theme) {
      readSizeOf(t, c, theme, size)
      if (theme.kind === 'thing') {
        t.topic = theme.thing
        c.theme ??= theme
      }
      return
    }
    // "The total length of the bolt": of what the title only named.
    if (isTotal(size) && owner.kind === 'body') {
      readSizeOf(t, c, { kind: 'whole' }, { ...size, words: [] })
      return
    }
  }
  // "Fillet the two top edges. The radius is 20 mm."
  const worked = c.theme === undefined && t.lastTheme?.kind === 'work' ? t.lastTheme : undefined
  if (worked && worked.work.sizes.length === 0 && size.dimension === 'radius') {
    readSizeOf(t, c, worked, size)
    return
  }
  if (isMaking(c) && /^(?:diameter|radius|depth)$/u.test(size.dimension)) makeHole(t, c)
  if (!c.theme && t.lastTheme === undefined) {
    const sizes: SaidSize[] = []
    pushSizes(sizes, size, asideOf(c))
    c.loose.push(...sizes)
    return
  }
  const theme = c.theme ?? topicTheme(t)
  if (!theme) throw unread(quote(t, size.span))
  readSizeOf(t, c, theme, size)
}

/** "flange width", "base thickness": of that part of a section or a body. */
export function readSizeOf(t: Telling, c: Clause, theme: Theme, size: Size): void {
  if (size.words.some((word) => /^(?:fillet|chamfer)$/u.test(word)) && theme.kind !== 'work') {
    const last = t.deeds.findLast((deed) => deed.kind === 'work')
    if (last?.kind === 'work') {
      readSizeOf(t, c, { kind: 'work', work: last.work }, { ...size, words: [] })
      return
    }
  }
  const named = size.words.find((word) =>
    /^(?:flange|web|leg|base|arm|bar|wall|hole|bore|slot|shaft|head|hub|rim|stem|crossbar|plate|block|pocket|groove|floor|bottom)$/u.test(
      word,
    ),
  )
  if (named && named !== 'wall' && size.dimension !== 'wall') {
    const lone: Phrase = {
      concept: named === 'hole' || named === 'bore' ? 'hole' : 'any',
      kind:
        named === 'hole' || named === 'bore' || named === 'slot' || named === 'pocket' || named === 'groove'
          ? 'cut'
          : 'body',
      name: named,
      plural: false,
      det: 'the',
      words: size.words.filter((word) => word !== named),
      unknown: [],
      sizes: [],
      bare: [],
      span: size.span,
    }
    const of = partOf(t.things, lone, t.body) ?? findThing(t.things, lone)
    if (of) {
      readSizeOf(t, c, { kind: 'thing', thing: of }, { ...size, words: lone.words })
      return
    }
    if (named === 'hole' || named === 'bore') size = { ...size, words: ['inner', ...lone.words] }
  }
  const counted = theme.kind === 'thing' ? timesIn(theme.thing, size) : undefined
  if (counted && theme.kind === 'thing') {
    theme.thing.count = counted.count
    giveSize(t, c, theme, bareOf(counted.figure, asideOf(c)))
    return
  }
  const sizes: SaidSize[] = []
  pushSizes(sizes, size, asideOf(c))
  for (const said of sizes) giveSize(t, c, theme, said)
}

/** "4x 8 mm holes", "holes: 4 x 8 mm": so many of one size, as a round hole has no sides. */
function timesIn(thing: Thing, size: Size): { count: number; figure: Figure } | undefined {
  const [times, figure] = size.figures
  const isTimes =
    thing.concept === 'hole' &&
    thing.plural &&
    thing.count === 0 &&
    size.dimension === 'sides' &&
    size.figures.length === 2 &&
    /^\d+$/u.test(times?.text ?? '')
  return isTimes && times && figure ? { count: times.value, figure } : undefined
}

const ACROSS = /^(?:bare|diameter|radius)$/u

/** Of a copy: "… but 6 mm in diameter". */
const isInstead = (said: SaidSize, other: SaidSize): boolean =>
  (other.dimension === said.dimension || (ACROSS.test(said.dimension) && ACROSS.test(other.dimension))) &&
  other.rank === said.rank

/** A round hole has a diameter and a depth; how long or thick something is, is said of a body. */
const accepts = (thing: Thing, { dimension, axis }: SaidSize): boolean =>
  thing.concept !== 'hole' ||
  axis !== undefined ||
  !/^(?:length|height|thickness|width|wall)$/u.test(dimension) ||
  !thing.sizes.some((said) => /^(?:bare|diameter|radius)$/u.test(said.dimension))

const isTotal = ({ words }: Size): boolean => words.some((word) => /^(?:overall|total)$/u.test(word))

const isOverall = ({ words, dimension }: SaidSize): boolean =>
  words.some((word) => /^(?:overall|total)$/u.test(word)) &&
  /^(?:length|width|height|thickness)$/u.test(dimension)

/** "for a total height of 31 mm" of a boss on a plate: what the whole measures. */
function overallOf(t: Telling, thing: Thing, said: SaidSize): boolean {
  if (thing.section) {
    thing.section.sizes.push(said)
    return true
  }
  const first = t.things.find(({ role, group }) => role === 'add' && !group)
  if (!first || first === thing) return false
  t.overall.push({ ...said, words: said.words.filter((word) => !/^(?:overall|total)$/u.test(word)) })
  return true
}

const isAcross = ({ dimension, rank, gloss }: SaidSize): boolean =>
  /^(?:diameter|bare)$/u.test(dimension) && rank === undefined && !gloss

/** "30 mm in diameter for the first 10 mm, then 20 mm": the hole goes on, as wide as that. */
const isNarrowed = (thing: Thing, said: SaidSize): boolean =>
  thing.concept === 'hole' &&
  isAcross(said) &&
  thing.sizes.some(isAcross) &&
  thing.sizes.some(({ dimension }) => dimension === 'depth') &&
  thing.members.length === 0

export function giveSize(t: Telling, c: Clause, theme: Theme, said: SaidSize): void {
  c.latest = said
  switch (theme.kind) {
    case 'thing':
      if (c.onward && isNarrowed(theme.thing, said)) {
        c.onward = false
        const next = newThing(t, { ...theme.thing, plural: false, words: [] }, 'cut', c.line)
        Object.assign(next, { count: theme.thing.count, plural: theme.thing.plural, sizes: [said] })
        next.places.push({
          place: { kind: 'through', refs: [], all: false, rest: true },
          gloss: false,
          used: false,
          span: said.figure.span,
        })
        c.theme = { kind: 'thing', thing: next }
        t.topic = next
        return
      }
      if (!accepts(theme.thing, said) && t.body && t.body !== theme.thing) {
        t.body.sizes.push(said)
        return
      }
      if (isOverall(said) && theme.thing.role === 'add' && overallOf(t, theme.thing, said)) return
      if (said.dimension === 'distance' && said.rank === undefined) {
        theme.thing.places.push({
          place: { kind: 'apart', figure: said.figure, ...(said.axis ? { axis: said.axis } : {}) },
          gloss: said.gloss,
          used: false,
          span: said.figure.span,
        })
        return
      }
      if (said.dimension === 'centers' && theme.thing.role === 'cut' && theme.thing.plural) {
        theme.thing.places.push({
          place: { kind: 'apart', figure: said.figure },
          gloss: said.gloss,
          used: false,
          span: said.figure.span,
        })
        return
      }
      if (theme.thing.sizes.some(({ copied }) => copied))
        theme.thing.sizes = theme.thing.sizes.filter((other) => !(other.copied && isInstead(said, other)))
      theme.thing.sizes.push(said)
      return
    case 'work':
      theme.work.sizes.push(said)
      return
    case 'hollow':
      theme.hollow.sizes.push(said)
      return
    case 'whole':
      if (t.body && t.things.filter(({ role }) => role === 'add').length === 1 && !t.body.announced)
        t.body.sizes.push({ ...said, gloss: true })
      else t.overall.push(said)
      return
    case 'several':
      for (const [thing, each] of sizesFor(theme.things, said)) giveSize(t, c, { kind: 'thing', thing }, each)
      return
    case 'part':
      givePartSize(t, c, theme, said)
  }
}

/** "The walls are 3 mm thick", "the top is 20 mm in diameter", "each side is 12 mm long". */
function givePartSize(
  t: Telling,
  c: Clause,
  { phrase, of, also }: Theme & { kind: 'part' },
  said: SaidSize,
): void {
  if (also && also.length > 0) {
    // "the walls and the floor are 3 mm thick".
    const parts = [phrase, ...also]
    const isThick = /^(?:thickness|bare)$/u.test(said.dimension)
    const areWalls = parts.every(
      ({ name, concept }) => WALL.test(name) || /^(?:floor|bottom)$/u.test(concept),
    )
    if (!isThick || !areWalls) throw unread(quote(t, also[0]?.span ?? said.figure.span))
    for (const each of parts)
      givePartSize(t, c, { kind: 'part', phrase: each, of }, { ...said, dimension: 'thickness' })
    return
  }
  const owner = of ?? t.topic ?? t.body
  if (phrase.kind === 'layout' && owner) {
    const last = owner.places.at(-1)
    if (phrase.concept === 'ring')
      owner.places.push({
        place: { kind: 'circle', figure: said.figure, radius: said.dimension === 'radius' },
        gloss: said.gloss,
        used: false,
        span: said.figure.span,
      })
    else if (said.rank === 1 && last?.place.kind === 'grid' && last.place.figures.length === 1)
      last.place = { ...last.place, figures: [...last.place.figures, said.figure] }
    else
      owner.places.push({
        place: { kind: 'grid', figures: [said.figure], word: '' },
        gloss: said.gloss,
        used: false,
        span: said.figure.span,
      })
    return
  }
  if (!owner) throw unread(quote(t, said.figure.span))
  // "The four edges that are 25 mm long": which they are.
  if (phrase.concept === 'edge' && said.dimension === 'length') {
    Object.assign(phrase, {
      sizes: [
        ...phrase.sizes,
        { dimension: 'length', figures: [said.figure], words: [], span: said.figure.span },
      ],
    })
    return
  }
  if (
    phrase.concept === 'end' &&
    /^(?:diameter|radius)$/u.test(said.dimension) &&
    isShaped(owner, 'roundended', 'obround')
  ) {
    owner.sizes.push(said)
    return
  }
  // "one 3 mm side wall": and the others?
  if (WALL.test(phrase.name) && phrase.name !== 'wall' && phrase.det === 'a' && !phrase.plural)
    throw unread(quote(t, phrase.span))
  if (WALL.test(phrase.name)) owner.sizes.push({ ...said, dimension: 'wall' })
  else if (
    phrase.concept === 'side' &&
    !(phrase.count !== undefined && isShaped(owner, 'square') && phrase.count !== 4) &&
    (phrase.plural || phrase.det === 'each' || (phrase.det === 'a' && isRegular(owner))) &&
    /^(?:length|bare|side)$/u.test(said.dimension)
  ) {
    owner.sizes.push({ ...said, dimension: 'side' })
    // "a square with sides of 5 mm in each corner": where the square is.
    if (c.theme?.kind === 'part' && c.theme.phrase === phrase) c.theme = { kind: 'thing', thing: owner }
  } else if (/^(?:outside|inside)$/u.test(phrase.concept) && said.dimension === 'bare' && isRound(owner))
    owner.sizes.push({
      ...said,
      dimension: 'diameter',
      words: [phrase.concept === 'inside' ? 'inner' : 'outer'],
    })
  else if (/^(?:outside|inside)$/u.test(phrase.concept))
    owner.sizes.push({
      ...said,
      words: [...said.words, phrase.concept === 'outside' ? 'outer' : 'inner'],
    })
  else if (isLeftBelow(phrase, said))
    owner.sizes.push({
      ...said,
      dimension: owner.role === 'cut' ? 'left' : 'thickness',
      words: [...said.words, 'floor'],
    })
  else if ((phrase.concept === 'corner' || phrase.concept === 'edge') && said.dimension === 'radius') {
    t.deeds.push({
      kind: 'work',
      work: {
        kind: 'fillet',
        sizes: [said],
        targets: [phrase],
        places: [],
        about: owner,
        line: owner.line,
        span: phrase.span,
      },
    })
  } else if (phrase.concept === 'axis' && phrase.words.some((word) => AXES_OF.test(word)))
    owner.sizes.push({ ...said, words: [...said.words, ...phrase.words] })
  else if (phrase.concept === 'center' || phrase.concept === 'axis') owner.sizes.push(said)
  else owner.sizes.push({ ...said, of: phrase })
}

/** With sides that are all as long. */
const isRegular = (thing: Thing): boolean =>
  isShaped(thing, 'square', 'cube', 'equilateral', 'equilateral triangle', 'pentagon', 'hexagon', 'octagon')

/** "the floor is 4 mm thick", "leaving a 4 mm floor" of what is cut. */
const isLeftBelow = ({ concept, det }: Phrase, { dimension }: SaidSize): boolean =>
  (/^(?:bottom|floor)$/u.test(concept) && dimension === 'thickness') ||
  (concept === 'floor' && dimension === 'bare' && /^(?:a|)$/u.test(det))

const isRound = ({ concept, words }: Thing): boolean =>
  (/^(?:tube|cylinder|cone|any|hole)$/u.test(concept) &&
    !words.some((word) => /^(?:square|rectangular)$/u.test(word))) ||
  words.some((word) => /^(?:round|cylindrical|circular)$/u.test(word))

const AXES_OF = /^(?:major|minor)$/u

/** "22 mm into the left edge", "20 mm up into the bottom", "11 mm in": how far a cut goes. */
function goesIn(theme: Theme | undefined, chunks: readonly Chunk[], at: number): boolean {
  if (theme?.kind !== 'thing' || theme.thing.role !== 'cut') return false
  const next = isWord(chunks[at + 1], 'up', 'down', 'back') ? at + 2 : at + 1
  if (isWord(chunks[next], 'into', 'inward')) return true
  return (
    isWord(chunks[next], 'in') && (next + 1 >= chunks.length || isWord(chunks[next + 1], ',', 'and', ')'))
  )
}

/** Numbers without a word for them. */
export function readFigures(
  t: Telling,
  c: Clause,
  chunk: Chunk & { kind: 'figures' },
  chunks: readonly Chunk[],
  at: number,
): void {
  const figures = chunk.figures
  // "8 mm of solid material between them": it is left, and has to be there.
  if (c.verb === undefined && isWord(chunks[at + 1], 'of') && phraseIn(chunks[at + 2])?.name === 'material')
    c.consequence = true
  const pending = c.dimension && c.link === 'is' ? DIMENSION_OF[c.dimension.concept] : undefined
  if (pending && c.dimension && chunk.what !== 'count') {
    const { words, of } = c.dimension
    readSize(t, c, { dimension: pending, figures, words, ...(of ? { owner: of } : {}), span: chunk.span })
    c.dimension = undefined
    return
  }
  if (
    chunk.what === 'count' ||
    (chunk.what === 'number' && figures.length === 1 && c.theme?.kind !== 'thing' && c.theme?.kind !== 'work')
  ) {
    // "two more of the same size": as the last.
    const last = t.topic
    if (isWord(chunks[at + 1], 'more') && last) {
      const copy: Thing = {
        ...last,
        id: `${last.id}-b${t.things.length}`,
        count: figures[0]?.value ?? 1,
        sizes: allSizes(last).map((size) => ({ ...size, copied: true })),
        places: [],
        members: [],
        parts: [],
        announced: false,
      }
      t.things.push(copy)
      t.deeds.push({ kind: 'thing', thing: copy })
      t.topic = copy
      c.theme = { kind: 'thing', thing: copy }
      return
    }
    // "two on each side": how so many lie.
    const next = placeAt(chunks, at + 1)
    const [place] = next?.places ?? []
    const theme = c.theme ?? topicTheme(t)
    if (theme?.kind === 'thing' && place?.kind === 'eachside') {
      theme.thing.places.push({
        place: { ...place, each: figures[0]?.value ?? 1 },
        gloss: false,
        used: false,
        span: chunk.span,
      })
      return
    }
    // "near each corner, so four".
    if (c.consequence && theme?.kind === 'thing' && theme.thing.role === 'cut' && theme.thing.count <= 1) {
      theme.thing.count = figures[0]?.value ?? 1
      return
    }
    throw unread(quote(t, chunk.span))
  }
  if (c.extrusion && !c.extrusion.size && figures.length === 1 && figures[0] && chunk.what !== 'angle') {
    c.extrusion.size = { ...bareOf(figures[0], asideOf(c)), dimension: 'depth' }
    return
  }
  if (isMaking(c) && figures.length === 1 && chunk.what !== 'angle') makeHole(t, c)
  const isTurned = c.theme?.kind === 'thing' && (c.theme.thing.concept === 'turned' || c.verb === 'turn')
  const isFull = isWord(chunks[at - 1], 'full', 'whole', 'entire')
  const isDown =
    isWord(chunks[at - 1], 'down', 'deep', 'in', 'into', 'up', 'by', 'off') ||
    c.verb === 'extrude' ||
    goesIn(c.theme ?? topicTheme(t), chunks, at)
  for (const figure of figures) {
    const said = bareOf(figure, asideOf(c))
    const dimension: Dimension =
      said.dimension === 'bare' && isDown && (c.theme ?? topicTheme(t))?.kind === 'thing'
        ? 'depth'
        : isTurned && said.dimension === 'bare'
          ? isWord(chunks[at - 1], 'for', 'over', 'along', 'back', 'at')
            ? 'length'
            : 'diameter'
          : isFull && said.dimension === 'bare'
            ? 'length'
            : said.dimension
    const theme = c.theme ?? topicTheme(t)
    if (!theme) c.loose.push({ ...said, dimension })
    else giveSize(t, c, theme, { ...said, dimension })
  }
}
