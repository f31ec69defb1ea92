/** Where a prompt tells of a form, its sizes are heard together, and the form stands in the place of all that was told of it. */
import type { Span } from '../../text/normalise.ts'
import { FOREIGN, VERBS } from '../lexicon.ts'
import { type Chunk, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { figuresNamed, outlineOf } from './figures.ts'
import type { Fact, Flat, Form, Shaped, Values } from './form.ts'
import { LETTERS } from './letters.ts'
import { figuresOf, Listener } from './listener.ts'
import { loftIn } from './lofts.ts'
import { solve } from './solve.ts'

interface Found {
  forms: (counts: Values, hints: ReadonlySet<string>) => readonly Form[]
  concept: string
  name: string
  at: number
  next: number
  counts: Record<string, number>
}

const LETTER = /^[ltuihzc]$/u

/** Called by another name, a U all the same. */
const FORKS = /^(?:clevis|yoke|fork|stirrup)$/u

const FIGURE =
  /^(?:cross|plus|stair|stairs|staircase|frame|star|arrow|parallelogram|ellipse|elliptical|oval|trapezoid|trapezium|trapezoidal|wedge|ramp|triangle|triangular|tapered|sloped)$/u

const lettersOf = (letter: string): readonly Form[] => LETTERS[letter] ?? []

/** "a U-shaped clip", "a T profile", "an I": by which letter. */
function letterIn(
  chunks: readonly Chunk[],
  at: number,
): { letter: string; name: string; next: number } | undefined {
  const chunk = chunks[at]
  const phrase = phraseIn(chunk)
  if (phrase) {
    const of = phrase.kind === 'dimension' && phrase.concept === 'section' ? phrase.of : undefined
    // "Angle bracket 60 x 55 mm outside".
    const outside = phrase.kind === 'place' && phrase.concept === 'outside' ? phrase.of : undefined
    const named = of ?? outside ?? phrase
    if (named.kind === 'body' && named.concept in LETTERS && !named.plural) {
      const initial = /^([ltuihzc]) /u.exec(named.name)?.[1]
      const word = phrase.words.find((each) => LETTER.test(each))
      const letter = initial === 'c' || word === 'c' ? 'C' : named.concept
      return { letter, name: named.name.length > 1 ? named.name : `${named.name} profile`, next: at + 1 }
    }
    if (named.kind === 'body' && FORKS.test(named.name) && !named.plural) {
      const like = isWord(chunks[at + 1], 'like') ? at + 3 : at + 1
      return { letter: 'U', name: named.name, next: like }
    }
    const letter = phrase.words.find((word) => LETTER.test(word))
    const isShape = phrase.words.includes('shaped') || /^(?:dimension|whole)$/u.test(phrase.kind)
    // "An L-shaped plate" lies flat, and its legs are wide.
    if (letter && isShape && /^(?:plate|sheet)$/u.test(phrase.name)) return undefined
    if (letter && isShape && /^(?:body|whole|dimension)$/u.test(phrase.kind))
      return {
        letter: letter.toUpperCase(),
        name: phrase.kind === 'body' ? phrase.name : `${letter} profile`,
        next: at + 1,
      }
    return undefined
  }
  if (chunk?.kind !== 'word' || !LETTER.test(chunk.text) || !isWord(chunks[at - 1], 'a', 'an', 'the'))
    return undefined
  const shaped = phraseIn(chunks[at + 1])
  const isShaped = shaped !== undefined && (shaped.words.includes('shaped') || shaped.concept === 'section')
  return {
    letter: chunk.text.toUpperCase(),
    name: shaped && isShaped && shaped.kind === 'body' ? shaped.name : `${chunk.text} profile`,
    next: isShaped ? at + 2 : at + 1,
  }
}

const PLATE = /^(?:plate|prism|shape|disc|disk|block|sheet|profile|bar|cylinder)$/u

const POINTED = /^(?:pointed|point|points|sided)$/u

/** "a five-pointed star", "a 5-point star plate". */
function pointsBefore(chunks: readonly Chunk[], at: number): { count?: number; from: number } {
  let from = at
  let count: number | undefined
  for (let nth = at - 1; nth >= 0; nth--) {
    const chunk = chunks[nth]
    const phrase = phraseIn(chunk)
    if (isWord(chunk, 'pointed', 'point', '-')) from = nth
    else if (chunk?.kind === 'figures' && chunk.figures.length === 1 && chunk.what !== 'length') {
      count = chunk.figures[0]?.value
      from = nth
    } else if (phrase && POINTED.test(phrase.name)) {
      count = phrase.count ?? phrase.bare[0]?.value
      from = nth
    } else break
  }
  return count === undefined ? { from: at } : { count, from }
}

function figureIn(chunks: readonly Chunk[], at: number): Found | undefined {
  const chunk = chunks[at]
  const phrase = phraseIn(chunk)
  // "a cross section" is no cross.
  const own = phrase?.kind === 'dimension' ? [] : [...(phrase?.name.split(' ') ?? []), phrase?.concept ?? '']
  const words = phrase
    ? [...own, ...phrase.words, ...phrase.unknown]
    : chunk?.kind === 'word'
      ? [chunk.text]
      : []
  if (phrase && !/^(?:body|figure|dimension|whole)$/u.test(phrase.kind)) return undefined
  const isFrame =
    phrase?.name === 'ring' && phrase.words.some((word) => /^(?:square|rectangular)$/u.test(word))
  const name = isFrame ? 'frame' : words.find((word) => FIGURE.test(word))
  if (!name || (phrase?.plural === true && name !== 'stair' && name !== 'stairs')) return undefined
  const counts: Record<string, number> = {}
  const lead = name === 'star' ? pointsBefore(chunks, at) : { from: at }
  if (lead.count !== undefined) counts['point'] = lead.count
  const noun = phrase ?? phraseIn(chunks[at + 1])
  if (noun?.kind === 'cut') return undefined
  const isPlate = !phrase && noun !== undefined && noun.kind === 'body' && PLATE.test(noun.name)
  // "an oval (ellipse) disc": its other name, and what it is cut of.
  let next = at + 1
  const alias = phraseIn(chunks[next + 1])
  if (isWord(chunks[next], '(') && isWord(chunks[next + 2], ')') && alias && FIGURE.test(alias.name))
    next += 3
  const plate = phraseIn(chunks[next])
  if (plate && plate.det === '' && PLATE.test(plate.name) && plate.bare.length + plate.sizes.length === 0)
    next++
  return {
    forms: (known, hints) => figuresNamed(name, words, known, hints),
    concept: 'form',
    name: phrase?.name ?? (isPlate && noun ? `${name} ${noun.name}` : name),
    at: lead.from,
    next,
    counts,
  }
}

/** "a plate with the corners (0, 0), (60, 0), (60, 20) and (0, 40)". */
function outlineAt(chunks: readonly Chunk[], at: number): Found | undefined {
  const phrase = phraseIn(chunks[at])
  const told = chunks.slice(at + 1).find((chunk) => chunk.kind === 'points')
  const isPlate =
    (phrase?.kind === 'body' || phrase?.concept === 'outline') &&
    /^(?:plate|prism|block|sheet|slab|solid|profile|panel|polygon|closed polygon|outline)$/u.test(phrase.name)
  if (!phrase || !isPlate || told?.kind !== 'points' || told.points.length < 3) return undefined
  if (told.points.some((point) => point.length !== 2) || told.axes.join('') !== 'xy') return undefined
  const points = told.points.map(([x = 0, y = 0]): Flat => [x, y])
  return {
    forms: () => [outlineOf(points)],
    concept: 'form',
    name: phrase.name,
    at,
    next: at + 1,
    counts: {},
  }
}

function formAt(chunks: readonly Chunk[], at: number): Found | undefined {
  const outline = outlineAt(chunks, at)
  if (outline) return outline
  const letter = letterIn(chunks, at)
  if (letter)
    return {
      forms: () => lettersOf(letter.letter),
      concept: letter.letter === 'C' ? 'U' : letter.letter === 'H' ? 'I' : letter.letter,
      name: letter.name,
      at: isWord(chunks[at - 1], 'a', 'an', 'the') ? at - 1 : at,
      next: letter.next,
      counts: {},
    }
  return figureIn(chunks, at)
}

/** Behind these what comes next may be told of something else. */
const isBreak = (chunk: Chunk | undefined): boolean =>
  isWord(chunk, ',', ';', ':', 'and', 'with', '(', 'then', 'which', 'that')

interface Heard {
  shaped: Shaped
  rows: Chunk[][]
}

/** Of which form the sizes can be, and what is left of the rows. */
function heardAs(
  form: Form,
  rows: readonly (readonly Chunk[])[],
  row: number,
  found: Found,
): Heard | undefined {
  const counts = { ...found.counts }
  const listener = new Listener(form, counts)
  const left = rows.map((each) => [...each])
  const chunks = rows[row] ?? []
  const own = phraseIn(chunks[found.next - 1])
  if (own && !ownSizes(listener, own)) return undefined
  const lead = chunks.slice(0, found.at)
  // "… extruded 8 mm to form a frame": told before it is named.
  const isNamedLast =
    isWord(lead.at(-1), 'form', 'make', 'create', 'forming', 'making', 'creating') && lead.some(isNumeric)
  if (!isNamedLast && !isIdleLead(lead, chunks.slice(found.at, found.next))) return undefined
  if (!isNamedLast && lead.some((chunk) => isWord(chunk, 'extrude', 'extruded', 'extruding')))
    listener.extrudes()
  const rest = heardRow(listener, chunks, isNamedLast ? 0 : found.next)
  if (rest === undefined) return undefined
  left[row] = rest
  let isOpen = rest.length === 0
  for (let next = row + 1; next < rows.length; next++) {
    const more = rows[next] ?? []
    const first = phraseIn(more[0])
    const isOf =
      isOpen ||
      (first !== undefined &&
        (listener.keyOf(first) !== undefined || first.concept === found.concept || first.name === found.name))
    if (!isOf) continue
    const before = listener.mark
    listener.owner = 'whole'
    const end = listener.hear(more, 0)
    if (end === more.length) {
      left[next] = []
      continue
    }
    listener.facts.splice(before)
    isOpen = false
  }
  const draw = (values: Values): boolean =>
    Object.values(values).every((value) => value > -1e-9) && form.draw(values, counts) !== undefined
  if (!settleEdge(listener)) return undefined
  const known = {
    ...(listener.runAxis ? { run: listener.runAxis } : {}),
    ...(listener.acrossAxis ? { across: listener.acrossAxis } : {}),
    ...(listener.edge === 'x' || listener.edge === 'y' ? { run: listener.edge } : {}),
  }
  const isEdge = ({ a = 0, l = 0 }: Values): boolean =>
    listener.edge === 'long' ? l >= a : listener.edge === 'short' ? l <= a : true
  const solved = solve(form, listener.facts, (values) => isEdge(values) && draw(values), known)
  const drawn = solved && form.draw(solved.values, counts)
  const run = solved?.values['l']
  if (!solved || !drawn || run === undefined || run <= 0) return undefined
  const { axes } = solved
  const shaped: Shaped = {
    form: form.name,
    drawn,
    run,
    figures: [...figuresOf(listener.facts), ...listener.corners],
    assumed: solved.assumed,
    axes,
  }
  const phrase = phraseOf(found.name, found.concept, own?.span ?? chunks[found.at]?.span ?? [0, 0], shaped)
  left[row]?.splice(0, 0, { kind: 'phrase', phrase, span: phrase.span })
  return { shaped, rows: left }
}

const phraseOf = (name: string, concept: string, span: Span, form: Shaped): Phrase => ({
  concept,
  kind: 'body',
  name,
  plural: false,
  det: 'a',
  words: [],
  unknown: [],
  sizes: [],
  bare: [],
  span,
  form,
})

/** Of a base that is told by its length and its width: which of its edges the upright of an L stands on. */
function settleEdge({ form, facts, edge }: Listener): boolean {
  if (form.name !== 'L') return true
  const isOfBase = ({ owners: [owner] }: Fact): boolean => owner === 'lying'
  const flat = facts.filter(
    (fact) => isOfBase(fact) && /^(?:length|width|depth|sides)$/u.test(fact.dimension),
  )
  const isPlan = flat.length > 1 || flat.some(({ figures }) => figures.length === 3)
  if (!isPlan) return true
  const isTagged = flat.some(({ axes }) => axes.some((axis) => axis !== undefined))
  if ((edge === 'x' || edge === 'y') && !isTagged)
    for (const fact of flat)
      fact.axes = fact.dimension === 'sides' ? ['x', 'y', 'z'] : [fact.dimension === 'length' ? 'x' : 'y']
  const isRunTold = facts.some(
    (fact) => !isOfBase(fact) && /^(?:length|width|depth|run|edge|sides)$/u.test(fact.dimension),
  )
  return edge !== undefined || isRunTold
}

const ownSizes = (listener: Listener, phrase: Phrase): boolean => {
  const bare: Phrase = { ...phrase, kind: 'whole', words: [], unknown: [] }
  return listener.hear([{ kind: 'phrase', phrase: bare, span: phrase.span }], 0) === 1
}

const isNumeric = (chunk: Chunk): boolean => chunk.kind === 'size' || chunk.kind === 'figures'

const isSection = (chunk: Chunk | undefined): boolean => {
  const phrase = phraseIn(chunk)
  return phrase?.concept === 'section' || /^(?:shape|profile|form|section)$/u.test(phrase?.name ?? '')
}

/** "Create", "This is", "a block shaped like", "a beam with an … cross section": nothing but its name. */
function isIdleLead(lead: readonly Chunk[], form: readonly Chunk[]): boolean {
  const bodies = lead.filter((chunk) => /^(?:body|figure)$/u.test(phraseIn(chunk)?.kind ?? ''))
  const isNamed =
    bodies.length === 0 ||
    form.some(isSection) ||
    lead.some((chunk) => isSection(chunk) || isWord(chunk, 'like', ':', 'is', '(', 'i.e.', ','))
  return (
    bodies.length <= 1 &&
    isNamed &&
    lead.every((chunk) => {
      if (chunk.kind === 'word')
        return (
          !FOREIGN.has(chunk.text) &&
          (!VERBS.has(chunk.text) || /^(?:add|draw|extrude)$/u.test(VERBS.get(chunk.text) ?? ''))
        )
      const phrase = phraseIn(chunk)
      return (
        phrase !== undefined &&
        phrase.bare.length + phrase.sizes.length === 0 &&
        (/^(?:pronoun|aside|whole)$/u.test(phrase.kind) ||
          phrase.concept === 'section' ||
          (bodies.includes(chunk) && !phrase.plural && phrase.det !== 'the'))
      )
    })
  )
}

/** What is left of the row of the form itself: nothing, or what is told of something else, from a break on. */
function heardRow(listener: Listener, chunks: readonly Chunk[], from: number): Chunk[] | undefined {
  const end = listener.hear(chunks, from)
  if (end === chunks.length) return []
  let cut = end
  while (cut > from && !isBreak(chunks[cut])) cut--
  // Once more, only as far as that.
  listener.facts.splice(0)
  listener.owner = 'whole'
  if (listener.hear(chunks.slice(0, cut), from) < cut) return undefined
  const rest = chunks.slice(cut)
  return isWord(rest[0], ',', ':', ';', 'and') && isWord(rest[1], 'with', 'and', 'then')
    ? rest.slice(1)
    : rest
}

/** The first form that the words tell of, in the place of what they tell. */
export function withForms(rows: readonly (readonly Chunk[])[]): Chunk[][] | undefined {
  const loft = loftIn(rows)
  if (loft) {
    const first = loft.used[0] ?? 0
    const span = rows[first]?.[0]?.span ?? [0, 0]
    const phrase = phraseOf('loft', 'form', span, loft.shaped)
    return rows.map((row, nth) =>
      nth === first ? [{ kind: 'phrase', phrase, span }] : loft.used.includes(nth) ? [] : [...row],
    )
  }
  for (const [row, chunks] of rows.entries())
    for (const at of chunks.keys()) {
      const found = formAt(chunks, at)
      if (!found) continue
      // How many steps, how many points there are is told behind.
      const counts = { ...found.counts, ...countsIn(rows.slice(row)) }
      for (const form of found.forms(counts, hintsIn(rows))) {
        const heard = heardAs(form, rows, row, { ...found, counts })
        if (heard) return heard.rows
      }
    }
  return undefined
}

/** Words that decide between forms of one name: "with its tip in the middle". */
const hintsIn = (rows: readonly (readonly Chunk[])[]): ReadonlySet<string> =>
  new Set(
    rows.flat().flatMap((chunk) => {
      if (chunk.kind === 'word') return [chunk.text]
      const phrase = phraseIn(chunk)
      return phrase
        ? [phrase.name, phrase.concept, ...phrase.words, ...(phrase.of ? [phrase.of.name] : [])]
        : []
    }),
  )

const COUNTED: Readonly<Record<string, string>> = {
  step: 'step',
  tread: 'step',
  point: 'point',
  tip: 'point',
  stage: 'step',
}

function countsIn(rows: readonly (readonly Chunk[])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const phrase of rows.flat().map(phraseIn)) {
    const key = COUNTED[phrase?.name ?? '']
    if (key && phrase?.count !== undefined) counts[key] ??= phrase.count
  }
  return counts
}
