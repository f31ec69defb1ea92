/** Words between the phrases: verbs, links, and what only carries the sentence. */

import { unread } from '../../operations/unread.ts'
import { FOREIGN, LITTLE, PREPOSITIONS, STATES, VERBS } from '../lexicon.ts'
import { type Chunk, type Dimension, isWord, phraseIn } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import { goesOn } from './clauses.ts'
import { DIVIDING } from './compartments.ts'
import { describe } from './descriptions.ts'
import { giveSize } from './given-sizes.ts'
import { assertNoneLeftOut } from './left-out.ts'
import { isPortion } from './portions.ts'
import { readColon, tellsSizes } from './punctuation.ts'
import { endsPurpose, servesTo, startsPurpose } from './purposes.ts'
import { bareOf } from './said-sizes.ts'
import { assertSharp } from './sharp.ts'
import { stanceIn, stand } from './stances.ts'
import { type Clause, CONSEQUENCE, HAS, IS, LIKENED, passOver, quote, type Telling } from './telling.ts'
import { isUnheard } from './unheard.ts'
import { readVerb } from './verbs.ts'

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
  if (text === '(' && !tellsSizes(c, chunks, at)) {
    c.gloss++
    c.outside = c.theme
  } else if (text === ')') {
    c.gloss = Math.max(0, c.gloss - 1)
    // "2 mm deep (its bottom at X=8), and runs from …": of what was spoken of before.
    if (c.outside?.kind === 'thing' && c.theme?.kind === 'part') c.theme = c.outside
    delete c.outside
  }
  if (text === ':') readColon(t, c, phraseIn(chunks[at + 1]))
  if (/^[,;]$/u.test(text)) delete c.halving
  if (/^[(),:;.'"]$/u.test(text)) return
  // "25 mm long end to end": over all, as any length is; "followed by a shank": what is next, is told with that.
  if (text === 'endtoend' || (text === 'followed' && isWord(chunks[at + 1], 'by'))) return
  if (c.purpose !== 'none') return
  // "a 3D model for a plate": of it.
  const before = phraseIn(chunks[at - 1])
  if (
    text === 'for' &&
    before?.kind === 'aside' &&
    /^(?:3d|cad|sketch|drawing|model|3d model|instruction|specification|description|file|design)/u.test(
      before.name,
    )
  )
    return
  if (text === 'to' && servesTo(chunks, at)) {
    c.purpose = 'begun'
    return
  }
  // "5.5 mm holes to clear the bolts": what they are for.
  const isToClear = /^(?:clear|accept|suit)$/u.test(text) && isWord(chunks[at - 1], 'to')
  if ((text === 'for' && startsPurpose(chunks, at)) || isToClear) {
    c.purpose = 'begun'
    return
  }
  const isLed = text === 'thatis' || (text === 'so' && c.line > 0 && goesOn(chunks))
  const isFollowing = (at > 0 || isLed) && (text !== 'so' || t.things.length > 0 || c.theme !== undefined)
  if (/^(?:both|all|each)$/u.test(text)) c.all = true
  if (/^(?:leaving|leaves|leave)$/u.test(text)) assertNoneLeftOut(t, c, chunks, at)
  if (CONSEQUENCE.test(text) && isFollowing && !(text === 'making' && c.theme === undefined))
    c.consequence = true
  if (text === 'thatis') return
  // "I'll mostly describe it with diameters": of the telling.
  if (text === 'mostly' && isWord(chunks[at + 1], 'describe', 'tell', 'give', 'use')) return
  if (FOREIGN.has(text) && !(isTitle && LIKENED.test(text))) throw unread(text)
  const stance = stanceIn(chunks, at)
  if (stance) stand(c, stance)
  // "it stands in the middle of the base": so it was put there.
  if (STANDS.test(text) && c.theme?.kind === 'thing' && placeAt(chunks, at + 1)) c.theme.thing.added = true
  if (
    text === 'again' &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.role === 'cut' &&
    placeAt(chunks, at + 1)
  )
    c.theme.thing.again = true
  if (text === 'then') c.onward = true
  // "a D-shaft", "a D-shaped rod": round with a flat, which is told.
  if (text === 'd' && phraseIn(chunks[at + 1])?.kind === 'body' && /\bflat\b/iu.test(t.prompt)) return
  // "Create a quarter of a hollow cylinder." of which more is told.
  if (
    text === 'quarter' &&
    c.title &&
    isWord(chunks[at + 1], 'of') &&
    phraseIn(chunks[at + 2])?.kind === 'body'
  ) {
    t.quartered = chunks[at]?.span ?? [0, 0]
    return
  }
  // "Keep only one quadrant of it."
  if (text === 'quarterkept') {
    t.deeds.push({ kind: 'halve', halving: { places: [], span: chunks[at]?.span ?? [0, 0], quarter: true } })
    return
  }
  // "tapers to a point", of a groove.
  if (text === 'vshaped') {
    const groove = c.theme ?? t.lastTheme
    if (groove?.kind !== 'thing' || groove.thing.role !== 'cut')
      throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
    groove.thing.words.push('v')
    return
  }
  // "Divide it down the middle": by what?
  if (DIVIDING.includes(text) && !(text === 'split' && isWord(chunks[at + 1], 'in', 'into')))
    throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
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
  if (isPortion(t, c, chunks, at)) return
  // "Close off the bottom with a disc": within it, or below?
  if (/^(?:close|closes|closing)$/u.test(text) && isWord(chunks[at + 1], 'off', 'up'))
    throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
  // "The first 50 mm are round with a diameter of 20 mm": how it is, and no rounding of it.
  if (
    text === 'round' &&
    c.theme?.kind === 'thing' &&
    c.theme.thing.role !== 'cut' &&
    isWord(chunks[at - 1], 'is', 'are', 'be')
  ) {
    describe(t, c, text)
    return
  }
  // "Two walls stand at the ends": they do, and nobody is told to.
  const isDoing = text === 'stand' && c.theme?.kind === 'thing' && c.verb === undefined
  const verb = isDoing ? undefined : VERBS.get(text)
  // "Draw a cross whose arms …": no part of it is built by that name alone.
  if (text === 'cross' && c.verb === 'draw' && isWord(chunks[at - 1], 'a'))
    throw unread(quote(t, chunks[at]?.span ?? [0, 0]))
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
  // "Chamfer the edge unequally": by how much, the sizes say.
  if (text === 'unequally' && c.theme?.kind === 'work') return
  // "together they are 48 mm tall": all of it.
  const whom = phraseIn(chunks[at + 1])
  const isTogether = /^(?:together|combined|overall)$/u.test(text) && whom?.name === 'they' && whom.det === ''
  if (isTogether || (text === 'overall' && whom?.concept === 'it')) {
    c.overall = true
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
    // "60 mm apart (center to center)": as they are anyway.
    const isApart = theme?.kind === 'thing' && theme.thing.places.at(-1)?.place.kind === 'apart'
    if (between === 'centers' && isApart) return
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
    /^(?:rectangular|round|square|circular|cylindrical|tapered|hexagonal|hemispherical|rounded|flat|spherical|solid|semicircular|triangular|conical|obround|radial|axial|blind)$/u.test(
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
  // "no fillets anywhere", "no rounding is applied".
  if (c.denied && /^(?:anywhere|applied|involved|whatsoever|present|included|allowed|needed)$/u.test(text))
    return
  passOver(c, text, quote(t, chunks[at]?.span ?? [0, 0]))
}

/** "the overall height remains 10 mm": as it is. */
const STAYS = /^(?:remains|stays|measures|equals|remain|stay|measure)$/u

const STANDS =
  /^(?:stands|stand|standing|sits|sit|sitting|rises|rise|rising|mounted|attached|fused|joined|glued|welded|bonded|merged|united|fixed|perched|placed|planted|set|grown|erected|connected|put|added)$/u

const BETWEEN: Readonly<Record<string, Dimension>> = {
  centertocenter: 'centers',
  acrossflats: 'flats',
  acrosscorners: 'corners',
}

const LENGTHS = /^(?:length|width|height|diameter|side|bare)$/u
