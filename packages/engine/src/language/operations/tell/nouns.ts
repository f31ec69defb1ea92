/** A noun phrase: a new thing, one that was told before, or a part of it. */
import type { Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { findThing, findThings } from '../references.ts'
import { readSectionPart, sectioned } from '../sections/tell.ts'
import type { Dimension } from '../sizes.ts'
import type { Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { readAgain } from './again.ts'
import { boundPhrase, saidPlace } from './given-places.ts'
import { give, giveSize, readSize, takeSizes } from './given-sizes.ts'
import { hollowOf, newHollow, readHollowPhrase, readWall } from './hollows.ts'
import { memberBy, readPronoun } from './pronouns.ts'
import { isArcOf, lastRounding } from './roundings.ts'
import { isGloss, quote, speakOf, spokenOf, type Telling } from './telling.ts'
import { begun, titledThing, withdraw } from './titles.ts'
import { readWidening, widen } from './widened.ts'
import { isLine, oweWork, readWorkPhrase, sizeWork, targetWork, workIn, workOwn } from './works.ts'

export const EXTENTS: Readonly<Record<string, Dimension>> = {
  height: 'height',
  length: 'length',
  width: 'width',
  thickness: 'thickness',
  depth: 'depth',
  diameter: 'diameter',
}

export const extentOf = ({ name, adjectives }: Phrase): Dimension => {
  if (name === 'diameter' && adjectives.some((word) => /^outer|outside$/u.test(word))) return 'outer'
  if (name === 'diameter' && adjectives.some((word) => /^inner|inside$/u.test(word))) return 'inner'
  return EXTENTS[name] ?? 'length'
}

export const WHOLE = /^(?:whole|full|entire|complete)$/u

export function readPhrase(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const clause = t.clause
  if (phrase.role === 'work') {
    readWorkPhrase(t, phrase)
    return
  }
  if (clause.work) {
    // In parentheses it is said which edges they are, where that was told.
    if (clause.parentheses === 0 || clause.work.targets.length === 0)
      targetWork(t, clause.work, boundPhrase(t, phrase), nodes, at)
    else takeGlossed(t, phrase)
    return
  }
  if (clause.hollow && phrase.role !== 'cut') {
    readHollowPhrase(t, phrase, nodes, at)
    return
  }
  if (phrase.concept === 'again') {
    // "the same along X, but 6 mm in diameter" is not the same.
    if (nodes.slice(at + 1).some(({ kind }) => kind === 'size' || kind === 'figures'))
      throw unread(quote(t, phrase.span))
    readAgain(t, phrase)
    return
  }
  if (phrase.role === 'pronoun') {
    readPronoun(t, phrase, nodes, at)
    return
  }
  if (readWall(t, phrase, nodes, at)) return
  if (phrase.role === 'whole') {
    // "the upper part of the slot" is not the slot.
    if (phrase.owner && phrase.adjectives.length > 0) throw unread(quote(t, phrase.span))
    if (phrase.owner) {
      readPhrase(t, phrase.owner, nodes, at)
      return
    }
    clause.whole = true
    clause.own = undefined
    takeSizes(t, phrase)
    return
  }
  if (phrase.role === 'part') {
    readPart(t, phrase)
    return
  }
  if (phrase.role === 'layout') {
    readLayout(t, phrase, nodes, at)
    return
  }
  if (clause.widening) {
    const widening = clause.widening
    clause.widening = undefined
    widen(t, widening, findThing(t.things, phrase), phrase.span)
    return
  }
  if (phrase.concept === 'counterbore' || phrase.concept === 'countersink') readWidening(t, phrase)
  else readThing(t, phrase)
}

/** "a grid of 12 holes": the holes; "the grid" behind them too. */
function readLayout(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const { owner } = phrase
  const told = t.clause.made ?? spokenOf(t)
  const group = told?.group ?? told
  if (owner && owner.role !== 'part' && phrase.sizes.length === 0 && phrase.bare.length === 0)
    readPhrase(t, owner, nodes, at)
  else if (!owner && phrase.definite && group && group.count !== 1) speakOf(t, group)
  else throw unread(quote(t, phrase.span))
}

export function readThing(t: Telling, phrase: Phrase): void {
  const clause = t.clause
  if (readSectionPart(t, phrase)) return
  // "The whole shaft is 85 mm long": of all that it is made of.
  if (isWholeTitle(t, phrase)) {
    clause.whole = true
    clause.own = undefined
    takeSizes(t, phrase)
    return
  }
  // "a ball (solid sphere)": the same in other words.
  if (isSaidAgain(t, phrase)) return
  // "the upper part of the slot" is no body of its own.
  if (phrase.owner && /^(?:part|piece)$/u.test(phrase.name)) throw unread(quote(t, phrase.span))
  const isNew =
    !phrase.definite || phrase.another || (phrase.adjectives.includes('same') && clause.expects !== 'subject')
  if (clause.expects === 'predicate' && isNew && clause.subject && !clause.whole) {
    shapeAs(t, clause.subject, phrase)
    return
  }
  const known = isNew
    ? begun(t, phrase)
    : (lastCut(t, phrase) ?? findThing(t.things, phrase) ?? mainThing(t, phrase))
  if (known) {
    speakOf(t, memberBy(t, known, phrase))
    clause.each = phrase.each
    if (phrase.plural || phrase.each)
      clause.others = findThings(t.things, phrase).filter((other) => other !== known)
    if (clause.expects === 'object') clause.made ??= known
    clause.expects = 'subject'
    if (isNew) shapeAs(t, known, phrase)
    return
  }
  if (isGloss(t)) {
    // In passing nothing new is told; its sizes have to be there anyway.
    if (!clause.consequence) throw unread(quote(t, phrase.span))
    const floor =
      phrase.name === 'floor' || phrase.name === 'bottom' ? phrase.sizes[0]?.figures[0] : undefined
    if (floor && clause.subject?.role === 'cut')
      give(t, clause.subject, { dimension: 'floor', figure: floor, gloss: true })
    else takeGlossed(t, phrase)
    return
  }
  const host = clause.expects === 'possession' ? (clause.subject ?? t.focus) : undefined
  const role =
    phrase.role === 'either'
      ? host && clause.mode === 'cut'
        ? 'cut'
        : clause.mode
      : (phrase.role as 'add' | 'cut')
  withdraw(t, phrase)
  // "Each step is 8 mm tall": of how many?
  if (phrase.each && phrase.name === 'step') throw unread(quote(t, phrase.span))
  if (isSlanted(phrase) && !(role === 'cut' && phrase.concept === 'pocket'))
    throw unread(quote(t, phrase.span))
  // "Draw an obround": where there is nothing to cut it from it is a body.
  const isDrawn =
    role === 'cut' && phrase.name === 'obround' && clause.mode === 'add' && t.things.length === 0
  const thing = isDrawn ? newThing(t, { ...phrase, concept: 'obround' }, 'add') : newThing(t, phrase, role)
  if (thing.concept === 'step' && role === 'add') thing.concept = 'body'
  if (phrase.owner) thing.places.push(saidPlace(t, { kind: 'at', how: 'in', ref: phrase.owner }, phrase.span))
  if (host && !clause.whole) {
    thing.host = host
    if (clause.own) thing.places.push(saidPlace(t, { kind: 'at', how: 'on', ref: clause.own }, phrase.span))
  }
  clause.made ??= thing
  speakOf(t, thing)
  clause.expects = 'subject'
}

const isWholeTitle = (t: Telling, { name, adjectives, owner }: Phrase): boolean =>
  owner === undefined &&
  adjectives.some((word) => WHOLE.test(word)) &&
  t.announced.some((title) => title.name === name && !title.plural) &&
  t.things.every((thing) => thing.name !== name)

const isSaidAgain = (t: Telling, { concept, sizes, bare, owner, plural, adjectives }: Phrase): boolean =>
  t.clause.parentheses > 0 &&
  t.before?.kind === 'word' &&
  t.before.text === '(' &&
  t.after?.kind === 'word' &&
  t.after.text === ')' &&
  sizes.length + bare.length === 0 &&
  !owner &&
  !plural &&
  adjectives.every((word) => /^(?:solid|plain|simple)$/u.test(word)) &&
  spokenOf(t)?.concept === concept

const isSlanted = ({ adjectives }: Phrase): boolean =>
  adjectives.some((word) => /^(?:angled|slop|slant|inclin|diagon|obliq)/u.test(word))

/** "The cut starts …". */
const lastCut = (t: Telling, { name, definite }: Phrase): Thing | undefined =>
  name === 'cut' && definite ? t.things.findLast(({ role, group }) => role === 'cut' && !group) : undefined

/** "the flange", of a title: the body that was made of it first. */
export function mainThing(t: Telling, phrase: Phrase): Thing | undefined {
  const main = t.announced.find(({ role }) => role === 'add' || role === 'either')
  const isMain = main?.name === phrase.name && phrase.role === 'add' && !main.plural
  const [first] = t.things
  // "a post with a base": the base that was made first is no post.
  const isItself = first && !t.announced.some(({ name }) => name === first.name)
  return isMain && isItself && phrase.ordinal === undefined ? first : undefined
}

/** "The flange is a disc": what it is shaped like. */
export function shapeAs(t: Telling, thing: Thing, phrase: Phrase): void {
  // "The edges are left square."
  thing.adjectives.push(phrase.name, ...phrase.adjectives.filter((word) => word !== 'left'))
  if (phrase.concept === 'section' && !thing.section) sectioned(t, thing, phrase)
  if (phrase.role === 'either' && phrase.concept !== thing.concept && thing.concept === 'body')
    thing.concept = phrase.concept
  for (const size of phrase.sizes) giveSize(t, thing, size)
  for (const figure of phrase.bare)
    give(t, thing, { dimension: figure.unit === 'angle' ? 'angle' : 'bare', figure, gloss: isGloss(t) })
}

const TRIM = { concept: 'trim', name: 'trim', role: 'cut' } as const

export function readPart(t: Telling, phrase: Phrase): void {
  const clause = t.clause
  if (isArcOf(t, phrase)) {
    clause.arc = lastRounding(t)
    return
  }
  if (isSlanted(phrase)) throw unread(quote(t, phrase.span))
  // "Cut away the right half".
  if (phrase.concept === 'half' && clause.mode === 'cut' && clause.expects === 'object') {
    const half = newThing(t, { ...phrase, ...TRIM, adjectives: [...phrase.adjectives, 'half'] }, 'cut')
    clause.made ??= half
    speakOf(t, half)
    clause.expects = 'subject'
    return
  }
  // "Cut out the inside": that hollows it.
  if (clause.mode === 'cut' && clause.expects === 'object' && /^(?:inside|interior)$/u.test(phrase.name)) {
    clause.hollow = hollowOf(t) ?? newHollow(t, phrase.span)
    return
  }
  // "Cut away the upper right corner": how much of it is not said so.
  if (clause.expects === 'object' && clause.mode === 'cut' && /^(?:corner|edge|end)$/u.test(phrase.concept))
    throw unread(quote(t, phrase.span))
  const owner = phrase.owner
    ? (ownerOf(t, phrase.owner) ?? ownTitle(t, phrase.owner))
    : (spokenOf(t) ?? titledThing(t))
  if (phrase.owner && !owner) throw unread(quote(t, phrase.span))
  if (phrase.concept === 'extent' && phrase.adjectives.some((word) => WHOLE.test(word)) && clause.subject) {
    clause.subject.places.push(saidPlace(t, { kind: 'at', how: 'along', ref: phrase }, phrase.span))
    return
  }
  clause.extent = phrase.concept === 'extent' ? extentOf(phrase) : undefined
  clause.whole = false
  // "The total height of the part is now 28 mm", of several bodies.
  if (phrase.concept === 'extent' && phrase.owner?.role === 'whole' && isOfWhole(t, phrase)) {
    clause.whole = true
    return
  }
  // "62 x 42 mm inside": of a hollow, which is as big as its walls make it.
  if (/^(?:inside|interior)$/u.test(phrase.name) && owner?.role !== 'cut') throw unread(quote(t, phrase.span))
  if (owner) clause.subject = owner
  clause.own = phrase.concept === 'extent' ? undefined : phrase
  clause.each = phrase.owner?.each === true
  const worked = workIn(phrase)
  if (worked && !clause.consequence) {
    const work = workOwn(t, worked, phrase)
    for (const size of phrase.sizes) sizeWork(t, work, size)
    for (const figure of phrase.bare) work.sizes.push({ dimension: 'radius', figure, gloss: false })
    return
  }
  // "The four 20 mm long edges": those that are so long.
  for (const size of phrase.sizes)
    if (isLine(phrase) && size.dimension === 'length') t.glossed.push(...size.figures)
    else readSize(t, size, phrase.span)
  t.glossed.push(...phrase.bare)
  clause.expects = 'subject'
}

/** "This is an O-ring. The inner diameter of the ring is …": what the title names is told by its parts. */
const ownTitle = (t: Telling, { name, definite }: Phrase): Thing | undefined =>
  definite && t.announced[0]?.name === name ? titledThing(t) : undefined

/** Bodies put together measure what they come to; of a plain one it is told so. */
const isOfWhole = (t: Telling, { sizes, bare, name }: Phrase): boolean =>
  sizes.length === 0 &&
  bare.length === 0 &&
  name !== 'diameter' &&
  t.things.filter(({ role, partOf }) => role === 'add' && !partOf).length > 1 &&
  !t.things.some(({ section }) => section)

export function ownerOf(t: Telling, phrase: Phrase): Thing | undefined {
  if (phrase.role === 'pronoun') return spokenOf(t)
  // "the center of the circle", of what is cut round.
  if (
    /^(?:circle|sphere|ball|cylinder)$/u.test(phrase.name) &&
    !findThing(t.things, phrase) &&
    spokenOf(t)?.role === 'cut'
  )
    return spokenOf(t)
  if (phrase.role === 'part') return phrase.owner ? ownerOf(t, phrase.owner) : spokenOf(t)
  if (phrase.role === 'whole') return t.things[0]
  return findThing(t.things, phrase, true)
}

export function newThing(t: Telling, phrase: Phrase, role: 'add' | 'cut'): Thing {
  const thing: Thing = {
    id: idOf(t, phrase.name),
    name: phrase.name,
    concept: phrase.concept,
    role,
    adjectives: [...phrase.adjectives],
    count: phrase.count ?? 1,
    sizes: [],
    places: [],
    members: [],
    span: phrase.span,
    ...(t.line === 0 ? { title: true as const } : {}),
    ...(phrase.ordinal === undefined ? {} : { ordinal: phrase.ordinal }),
  }
  if (phrase.plural && phrase.count === undefined) thing.count = 0
  if (phrase.layout) thing.places.push(saidPlace(t, phrase.layout, phrase.span))
  t.things.push(thing)
  if (phrase.concept === 'section') sectioned(t, thing, phrase)
  t.deeds.push({ kind: 'thing', thing })
  for (const size of phrase.sizes) giveSize(t, thing, size)
  for (const figure of phrase.bare)
    give(t, thing, { dimension: figure.unit === 'angle' ? 'angle' : 'bare', figure, gloss: isGloss(t) })
  // "A chamfered hole": how far is told later.
  const done = role === 'cut' && ['filleted', 'chamfered'].find((word) => phrase.adjectives.includes(word))
  if (done) oweWork(t, done === 'filleted' ? 'fillet' : 'chamfer', thing)
  return thing
}

export function idOf(t: Telling, name: string): string {
  const same = t.things.filter((thing) => thing.name === name).length
  return `${name.replaceAll(/[^a-z0-9]+/gu, '-')}${same === 0 ? '' : `-${same + 1}`}`
}

export function takeGlossed(t: Telling, { sizes, bare }: Phrase): void {
  t.glossed.push(...sizes.flatMap(({ figures }) => figures), ...bare)
}
