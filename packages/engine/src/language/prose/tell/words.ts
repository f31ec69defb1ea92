/** Words between the phrases: verbs, links, and what only carries the sentence. */

import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import { FOREIGN, LITTLE, PREPOSITIONS, STATES, VERBS } from '../lexicon.ts'
import { type Chunk, type Dimension, isWord, type Phrase, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import type { Hollow, Thing } from '../scene.ts'
import { isShaped } from '../scene.ts'
import { goesOn } from './clauses.ts'
import { giveSize } from './given-sizes.ts'
import { workOnPart } from './nouns/fillets.ts'
import { bareOf } from './said-sizes.ts'
import {
  type Clause,
  CONSEQUENCE,
  HAS,
  IS,
  LIKENED,
  passOver,
  quote,
  type Telling,
  type Theme,
} from './telling.ts'
import { newThing, newWork } from './things.ts'
import { DRILLS } from './tools.ts'

export function readWord(
  t: Telling,
  c: Clause,
  text: string,
  chunks: readonly Chunk[],
  at: number,
  isTitle: boolean,
): void {
  if (endsPurpose(c, text, chunks, at)) c.purpose = 'none'
  if (text === ',' && c.gloss >= 200) c.gloss -= 200
  else if (text === ',' && c.gloss >= 100) c.gloss -= 100
  if (text === '(' && !tellsSizes(c, chunks, at)) c.gloss++
  else if (text === ')') c.gloss = Math.max(0, c.gloss - 1)
  if (text === ':') readColon(t, c, phraseIn(chunks[at + 1]))
  if (/^[,;]$/u.test(text)) delete c.halving
  if (/^[(),:;.'"]$/u.test(text)) return
  // "25 mm long end to end": over all, as any length is; "followed by a shank": what is next, is told with that.
  if (text === 'endtoend' || (text === 'followed' && isWord(chunks[at + 1], 'by'))) return
  if (c.purpose !== 'none') return
  if (text === 'for' && startsPurpose(chunks, at)) {
    c.purpose = 'begun'
    return
  }
  const isLed = text === 'thatis' || (text === 'so' && c.line > 0 && goesOn(chunks))
  const isFollowing = (at > 0 || isLed) && (text !== 'so' || t.things.length > 0 || c.theme !== undefined)
  if (/^(?:both|all|each)$/u.test(text)) c.all = true
  if (CONSEQUENCE.test(text) && isFollowing && !(text === 'making' && c.theme === undefined))
    c.consequence = true
  if (text === 'thatis') return
  // "I'll mostly describe it with diameters": of the telling.
  if (text === 'mostly' && isWord(chunks[at + 1], 'describe', 'tell', 'give', 'use')) return
  if (FOREIGN.has(text) && !(isTitle && LIKENED.test(text))) throw unread(text)
  // "it stands in the middle of the base": so it was put there.
  if (STANDS.test(text) && c.theme?.kind === 'thing' && placeAt(chunks, at + 1)) c.theme.thing.added = true
  if (text === 'then') c.onward = true
  // "split in half": told with the half.
  if (text === 'split' && isWord(chunks[at + 1], 'in', 'into')) return
  if (text === 'stacked') {
    t.stacked = true
    return
  }
  // "a base topped by a hemisphere".
  if (text === 'topped' && c.theme?.kind === 'thing') {
    c.topped = c.theme.thing
    return
  }
  if (text === 'negatively') {
    // "extrude it negatively by 6 mm".
    if (c.extrusion) c.extrusion.negative = true
    c.negative = true
    return
  }
  // "without touching the bore": how far from it?
  const next = chunks[at + 1]
  if (text === 'without' && next?.kind === 'word' && next.text.endsWith('ing'))
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, next.span[1]]))
  if (text === 'sharp') {
    assertSharp(t, c, chunks, at)
    return
  }
  const sloping = c.theme ?? t.lastTheme
  const slope = sloping?.kind === 'thing' ? sloping.thing : sloping?.kind === 'part' ? sloping.of : undefined
  // "It slopes down to nothing at the front."
  if (/^(?:slope|slopes|sloping)$/u.test(text) && slope) {
    slope.words.push('sloped')
    return
  }
  if (/^(?:nothing|zero)$/u.test(text) && isWord(chunks[at - 1], 'to', 'from') && slope?.role === 'add') {
    const span = chunks[at]?.span ?? [0, 0]
    giveSize(t, c, { kind: 'thing', thing: slope }, bareOf({ value: 0, unit: 'length', text, span }, false))
    return
  }
  const verb = VERBS.get(text)
  if (verb === 'revolve') throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
  if (verb) {
    readVerb(t, c, verb, text, chunks, at)
    return
  }
  if (IS.test(text) || HAS.test(text) || (c.dimension && STAYS.test(text))) {
    if (c.gloss >= 100 && c.gloss < 200) c.gloss -= 100
    const next = chunks[at + 1]
    const isDone = /^gets?$/u.test(text) && next?.kind === 'word' && VERBS.has(next.text)
    c.link = IS.test(text) || STAYS.test(text) || isDone ? 'is' : 'has'
    c.subject ??= c.theme
    return
  }
  if (/^(?:starts|begins|start|begin|starting|beginning)$/u.test(text)) {
    c.link = 'start'
    return
  }
  if (/^(?:ends|end|stops|ending|stop|stopping)$/u.test(text)) {
    c.link = 'end'
    return
  }
  if (/^(?:centered|everywhere|throughout|total|along|around)$/u.test(text)) return
  if (text === 'included' && c.gloss === 0) throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
  // "Take away some material": how much?
  if (/^(?:take|takes|taking)$/u.test(text) && isWord(chunks[at + 1], 'away', 'off', 'out'))
    throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
  if (c.gloss >= 100 && /^[xyz]$/u.test(text)) return
  if (/^(?:viewed|seen|looking|included)$/u.test(text)) {
    c.gloss += 100
    return
  }
  // "25 mm long (center to center)", "10 mm wide (flat to flat)": which length that is.
  const between = BETWEEN[text]
  if (between) {
    const theme = c.theme ?? t.lastTheme
    const last =
      theme?.kind === 'thing'
        ? theme.thing.sizes.findLast(({ dimension }) => LENGTHS.test(dimension))
        : undefined
    if (!last) throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
    last.dimension = between
    return
  }
  // "The web that connects the two": which one it is.
  if (
    /^(?:connects|joins|links|connecting|joining)$/u.test(text) &&
    isWord(chunks[at - 1], 'that', 'which')
  ) {
    c.gloss += 100
    return
  }
  // "runs the full 60 mm in Y".
  if (/^(?:full|whole|entire)$/u.test(text) && chunks[at + 1]?.kind === 'figures') return
  if (isUnheard(chunks, at, text)) throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
  if (text === 'open' || text === 'closed' || text === 'hollow' || text === 'lidless') {
    const theme = c.theme ?? t.lastTheme
    if (text === 'open' && theme?.kind === 'thing' && theme.thing.role === 'cut') return
    c.opening = text === 'open'
    describe(t, c, text)
    return
  }
  if (LITTLE.has(text) || PREPOSITIONS.has(text) || STATES.has(text)) return
  if (
    /^(?:rectangular|round|square|circular|cylindrical|tapered|hexagonal|hemispherical|rounded|flat|spherical|solid|semicircular|triangular|conical|obround)$/u.test(
      text,
    )
  ) {
    describe(t, c, text)
    return
  }
  // "the height of the T": the part by its letter.
  if (/^[a-z]$/u.test(text) && !/^[xyz]$/u.test(text) && isWord(chunks[at - 1], 'the')) {
    c.theme ??= { kind: 'whole' }
    return
  }
  // "in an H frame configuration": by name only.
  if (isTitle && /^[a-z]$/u.test(text)) return
  // "the \"silo\" like structure": a name that was told.
  if ([...t.ghosts, ...t.things].some(({ name }) => name === text)) return
  passOver(c, text, quote(t, chunks[at]?.span ?? [0, 0]))
}

/** "the overall height remains 10 mm": as it is. */
const STAYS = /^(?:remains|stays|measures|equals|remain|stay|measure)$/u

const STANDS = /^(?:stands|stand|standing|sits|sit|sitting|rises|rise|rising|mounted|attached)$/u

const BETWEEN: Readonly<Record<string, Dimension>> = {
  centertocenter: 'centers',
  acrossflats: 'flats',
  acrosscorners: 'corners',
}

const LENGTHS = /^(?:length|width|height|diameter|side|bare)$/u

/** Compares, joins or repeats: nothing is built of such a word by itself, and it is never idle. */
const UNHEARD =
  /^(?:cm|centimeters|centimetres|inch|inches|meters|metres|feet|included|another|than|twice|thrice|double|triple|half|quarter|clear|untouched|bridges|bridging|linking|links|wraps|wrapping|surrounds|surrounding)$/u

/** Of what is told before and behind it, and of nothing else. */
const JOINING = /^(?:joins|joining|connects|connecting|join|connect)$/u

function isUnheard(chunks: readonly Chunk[], at: number, text: string): boolean {
  if (UNHEARD.test(text)) return true
  if (JOINING.test(text))
    return phraseIn(chunks[at + 1])?.kind === 'body' || phraseIn(chunks[at + 1])?.kind === 'cut'
  // "do the same on the bottom".
  return (
    text === 'same' && isWord(chunks[isWord(chunks[at - 1], 'the') ? at - 2 : at - 1], 'do', 'does', 'repeat')
  )
}

/** "for a lever", "for holding round stock"; not "for 25 mm", "for each hole", "for the full length". */
function startsPurpose(chunks: readonly Chunk[], at: number): boolean {
  for (let next = at + 1; next < Math.min(at + 4, chunks.length); next++) {
    const chunk = chunks[next]
    const phrase = phraseIn(chunk)
    if (phrase)
      return (
        phrase.concept !== 'turned' &&
        phrase.kind !== 'dimension' &&
        phrase.kind !== 'place' &&
        phrase.det !== 'each'
      )
    if (chunk?.kind !== 'word' || /^[(),:;]$/u.test(chunk.text)) return false
  }
  return false
}

/** What it is for ends at a comma, at what is done, at what it has. */
function endsPurpose(c: Clause, text: string, chunks: readonly Chunk[], at: number): boolean {
  if (c.purpose === 'none') return false
  if (/^[,;:]$/u.test(text)) return true
  if (c.purpose === 'named' && text === 'with') return phraseIn(chunks[at + 1])?.kind === 'cut'
  return VERBS.has(text) && !text.endsWith('ing') && !/^(?:is|are|that|which)$/u.test(wordBefore(chunks, at))
}

const wordBefore = (chunks: readonly Chunk[], at: number): string => {
  const before = chunks[at - 1]
  return before?.kind === 'word' ? before.text : ''
}

/** "a bottom disc (50 mm in diameter, Z=0 to Z=5)": nothing else tells its sizes. */
function tellsSizes(c: Clause, chunks: readonly Chunk[], at: number): boolean {
  const before = chunks[at - 1]
  const next = chunks[at + 1]
  return (
    before?.kind === 'phrase' &&
    (before.phrase.kind === 'body' || before.phrase.kind === 'cut') &&
    before.phrase.bare.length === 0 &&
    next?.kind === 'size' &&
    c.gloss === 0 &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.sizes.length === 0
  )
}

/** "Pin: 16 mm head": of the first thing; "all rims get a chamfer: top and bottom": which, told again. */
function readColon(t: Telling, c: Clause, next: Phrase | undefined): void {
  // "Create the opening: a rectangle with …": what is drawn is called so.
  const named = c.theme?.kind === 'thing' ? c.theme.thing : undefined
  if (named && named.sizes.length === 0 && next?.kind === 'figure' && next.det === 'a') {
    named.announced = true
    c.called = named.name
    if (named.role === 'cut') c.calledCut = true
    return
  }
  const [first] = t.things
  if (c.theme?.kind === 'work') c.gloss++
  // "with a step at one end: 25 mm long": of the step.
  else if (c.theme?.kind === 'thing' && c.theme.thing.role === 'cut') return
  else if (first?.line === c.line && first.role === 'add') c.theme = { kind: 'thing', thing: first }
}

/** "The groove is rectangular", "the box is open". */
function describe(t: Telling, c: Clause, text: string): void {
  const theme = c.theme ?? t.lastTheme
  if (theme?.kind === 'thing') theme.thing.words.push(text)
  // "both ends open": where it is.
  else if (theme?.kind === 'part' && theme.of && text === 'open') {
    const { phrase, also } = theme
    theme.of.openings ??= []
    theme.of.openings.push({
      place: { kind: 'at', how: 'at', ref: phrase, ...(also ? { also } : {}) },
      gloss: false,
      used: false,
      span: phrase.span,
    })
    theme.of.words.push(text)
  } else if (theme?.kind === 'part' && theme.of && /^(?:open|closed)$/u.test(text))
    theme.of.words.push(`${text} ${theme.phrase.concept}`)
  else if (theme?.kind === 'hollow') theme.hollow.words.push(text)
  else if (!/^(?:flat|solid|square|round)$/u.test(text)) throw unread(text)
}

function readVerb(
  t: Telling,
  c: Clause,
  verb: string,
  text: string,
  chunks: readonly Chunk[],
  at: number,
): void {
  const isPassive =
    c.link === 'is' &&
    isWord(
      chunks[at - 1],
      'is',
      'are',
      'be',
      'been',
      'was',
      'were',
      'being',
      'gets',
      'get',
      'also',
      'then',
      'both',
      'all',
      'fully',
    )
  const isParticiple =
    /(?:ed|nk|en|cut)$/u.test(text) && c.theme !== undefined && !isPassive && c.verb !== undefined
  const theme = c.theme
  // "Create the head by sketching a hexagon": what it is called.
  if (
    /^(?:draw|extrude)$/u.test(verb) &&
    isWord(chunks[at - 1], 'by') &&
    theme?.kind === 'thing' &&
    theme.thing.role === 'add' &&
    theme.thing.sizes.length === 0
  ) {
    theme.thing.announced = true
    c.called = theme.thing.name
  }
  // "A cone with its tip cut off".
  if (
    (verb === 'cut' || text === 'partoff') &&
    theme?.kind === 'part' &&
    /^(?:end|top)$/u.test(theme.phrase.concept) &&
    theme.of &&
    isShaped(theme.of, 'cone', 'pyramid')
  ) {
    theme.of.words.push('truncated')
    c.theme = { kind: 'thing', thing: theme.of }
    c.gloss += 100
    return
  }
  // "Cut off the top", "with the left end cut off": how much of it?
  const side = phraseIn(chunks[at + 1])
  if (
    text === 'partoff' &&
    !c.title &&
    [theme?.kind === 'part', side?.kind === 'place', phraseIn(chunks[at - 1])?.kind === 'place'].includes(
      true,
    )
  )
    throw unread(quote(t, [chunks[at]?.span[0] ?? 0, side?.span[1] ?? chunks[at]?.span[1] ?? 0]))
  // "the shelf you just cut": which.
  const isWhich = isWord(chunks[at - 1], 'you', 'we', 'i', 'just') && at > 2 && !phraseIn(chunks[at + 1])
  if (isWhich && (chunks[at + 1] === undefined || chunks[at + 1]?.kind === 'word')) return
  // "a disc …, drilled 10 mm through": a hole in it.
  if (DRILLS.test(text) && !(theme?.kind === 'thing' && theme.thing.role === 'cut')) {
    c.making = 'hole'
    c.madeAt = chunks[at]?.span ?? [0, 0]
  }
  if (isParticiple && !/^(?:fillet|chamfer|hollow)$/u.test(verb)) return
  // "a hole cut through the middle": how it is made.
  const isMade =
    verb === 'cut' &&
    !isPassive &&
    theme?.kind === 'thing' &&
    theme.thing.role === 'cut' &&
    chunks[at + 1]?.kind !== 'phrase'
  if (isMade) return
  if (verb === 'fillet' || verb === 'chamfer') {
    const work = newWork(t, c, verb, chunks[at]?.span ?? [0, 0])
    const isOwn = theme?.kind === 'part' && text.endsWith('ed')
    if (isPassive || (theme && c.link !== '') || (isParticiple && theme) || isOwn) {
      const target = isOwn ? theme : (c.subject ?? theme)
      if (target?.kind === 'part') workOnPart(work, target)
      if (target?.kind === 'thing') work.about = target.thing
    }
    c.theme = { kind: 'work', work }
    c.verb = verb
    return
  }
  if (verb === 'hollow') {
    const of = theme?.kind === 'thing' ? theme.thing : t.body
    const hollow: Hollow = {
      of,
      sizes: [],
      places: [],
      open: [],
      words: [],
      span: chunks[at]?.span ?? [0, 0],
    }
    t.deeds.push({ kind: 'hollow', hollow })
    c.theme = { kind: 'hollow', hollow }
    c.verb = verb
    return
  }
  if (verb === 'counterbore' || verb === 'countersink') {
    // "a cone that has been cut off at the top".
    if (isPassive && VERBS.get(text) === 'cut' && theme?.kind === 'thing' && theme.thing.concept === 'cone') {
      theme.thing.words.push('truncated')
      c.gloss += 100
      return
    }
    if (isPassive && theme?.kind === 'thing') {
      widened(t, c, theme.thing, verb, chunks[at]?.span ?? [0, 0])
      return
    }
    // "make another slot that counterbores the first one": what it is.
    if (isWord(chunks[at - 1], 'that', 'which') && theme?.kind === 'thing' && theme.thing.role === 'cut') {
      theme.thing.concept = verb
      c.widening = theme.thing
      c.verb = verb
      return
    }
    c.verb = verb
    c.theme = undefined
    // "drill 5 mm and countersink from the top": the hole before.
    const hole = t.things.findLast(
      ({ role, concept, group }) => role === 'cut' && concept === 'hole' && !group,
    )
    if (hole && !phraseIn(chunks[at + 1])) widened(t, c, hole, verb, chunks[at]?.span ?? [0, 0])
    return
  }
  if (verb === 'extrude') {
    const drawn = c.theme ?? t.lastTheme
    const extrusion = {
      about: drawn?.kind === 'thing' && isPassiveOrParticiple(c, isPassive) ? drawn.thing : undefined,
      size: undefined,
      negative: c.negative === true,
      span: chunks[at]?.span ?? ([0, 0] as const),
    }
    c.extrusion = extrusion
    t.deeds.push({ kind: 'extrude', extrusion })
  }
  if (verb === 'extrude' && (c.theme ?? t.lastTheme)?.kind === 'thing') {
    const { thing } = (c.theme ?? t.lastTheme) as Theme & { kind: 'thing' }
    if (isPassive || isParticiple || c.theme) {
      thing.role ??= thing.kind === 'cut' ? 'cut' : 'add'
    }
    c.verb = verb
    return
  }
  if (verb === 'turn' && theme) {
    c.verb = verb
    return
  }
  if (isPassive && theme?.kind === 'thing') {
    if (verb === 'cut' && theme.thing.kind !== 'cut' && !c.step) theme.thing.role ??= 'cut'
    if (verb === 'cut' && theme.thing.kind === 'figure') theme.thing.role = 'cut'
    // "A 10 mm cube is removed from the corner", "a dimple is cut into the top".
    const isNew = theme.thing.line === c.line && t.body !== undefined && t.things.indexOf(theme.thing) > 0
    const isTaken =
      /^(?:removed|subtracted|carved)$/u.test(text) ||
      (verb === 'cut' && isWord(chunks[at + 1], 'into', 'in', 'out', 'from', 'away'))
    if (isNew && isTaken && theme.thing.role === 'add') {
      theme.thing.role = 'cut'
      if (t.body === theme.thing)
        t.body = t.things.findLast(({ role, section }) => role === 'add' && !section) ?? t.body
    }
    c.verb = verb
    return
  }
  // "cut through", "drilled into" of what was told.
  c.verb = verb
  if (!isPassive) {
    c.theme = undefined
    c.subject = undefined
    c.link = ''
  }
}

/** "and is extruded to 5 mm": of what was told. */
const isPassiveOrParticiple = (c: Clause, isPassive: boolean): boolean => isPassive || c.theme !== undefined

export function widened(
  t: Telling,
  c: Clause,
  hole: Thing,
  concept: 'counterbore' | 'countersink',
  span: Span,
): Thing {
  const thing = newThing(
    t,
    { concept, kind: 'cut', name: concept, plural: false, words: [], span },
    'cut',
    c.line,
  )
  thing.holes = [hole]
  thing.count = 1
  c.theme = { kind: 'thing', thing }
  return thing
}

/** "The other edges stay sharp": only what nothing was done to can. */
function assertSharp(t: Telling, _c: Clause, chunks: readonly Chunk[], at: number): void {
  const isWorked = t.deeds.some(({ kind }) => kind === 'work')
  const isOther = chunks
    .slice(0, at)
    .some(
      (chunk) =>
        isWord(chunk, 'else', 'everything', 'other', 'rest') ||
        (chunk.kind === 'phrase' &&
          [chunk.phrase.det, chunk.phrase.name, ...chunk.phrase.words].some((word) =>
            /^(?:other|remaining|rest|everything|inside|inner)$/u.test(word),
          )),
    )
  if (isWorked && !isOther) throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
}
