/** What is hollow: its walls, its floor, the sides that are open. */
import type { Span } from '../../text/normalise.ts'
import type { Figure, Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import type { Size } from '../sizes.ts'
import { SIDES } from '../space.ts'
import type { Hollow, SaidPlace } from '../things.ts'
import { unread } from '../unread.ts'
import { saidPlace } from './given-places.ts'
import { quote, spokenOf, type Telling } from './telling.ts'

/** What is open at its top unless it is told otherwise. */
export const VESSELS =
  /^(?:cup|mug|bowl|tray|bucket|bin|planter|pot|tub|pan|dish|basin|trough|jar|beaker|tumbler|vase)$/u

const isVessel = ({ name, adjectives }: Pick<Phrase, 'name' | 'adjectives'>): boolean =>
  VESSELS.test(name) || adjectives.some((word) => word === 'open' || VESSELS.test(word))

/** "an open box", "a cup": hollow from the top, once its walls are told. */
export const isOpen = (t: Telling): boolean =>
  t.announced.some(isVessel) || t.things.some((thing) => thing.role === 'add' && isVessel(thing))

export const hollowOf = (t: Telling): Hollow | undefined =>
  t.deeds.flatMap((deed) => (deed.kind === 'hollow' ? [deed.hollow] : []))[0]

export function newHollow(t: Telling, span: Span): Hollow {
  const spoken = spokenOf(t)
  const of = spoken?.role === 'add' ? spoken : t.things.find(({ role }) => role === 'add')
  const hollow: Hollow = {
    sizes: [],
    places: t.removed.map((phrase) => opening(t, phrase)),
    closed: false,
    lidless: false,
    loose: [],
    vessel: isOpen(t),
    span,
    ...(of ? { of } : {}),
  }
  t.removed.length = 0
  // "a hollow box with 2 mm walls, closed on all sides".
  if (of && of.concept !== 'tube') {
    hollow.sizes.push(...of.sizes.filter(({ dimension }) => dimension === 'wall'))
    of.sizes = of.sizes.filter(({ dimension }) => dimension !== 'wall')
  }
  t.deeds.push({ kind: 'hollow', hollow })
  return hollow
}

const opening = (t: Telling, ref: Phrase): SaidPlace => saidPlace(t, { kind: 'at', how: 'at', ref }, ref.span)

const isWallName = ({ name }: Phrase): boolean => /^(?:(?:side|outer|outside) )?wall$/u.test(name)
const isFloorName = ({ name, concept, owner }: Phrase): boolean =>
  name === 'floor' || (!owner && (concept === 'bottom' || name === 'base'))

/** "The walls are 3 mm thick and the floor is 5 mm": of a box that is hollow, or told to be open. */
export function readWall(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): boolean {
  const { clause } = t
  const isWall = isWallName(phrase)
  if ((!isWall && !isFloorName(phrase)) || (clause.expects === 'object' && !clause.hollow)) return false
  // A base that was told is one.
  if (phrase.role === 'add' && !isWall && findThing(t.things, phrase)) return false
  if (phrase.ordinal !== undefined || (phrase.adjectives.length > 0 && !isPlainlyCalled(phrase))) return false
  const hollow = hollowOf(t) ?? (isOpen(t) ? newHollow(t, phrase.span) : undefined)
  if (!hollow) return false
  clause.hollow = hollow
  tellOwn(t, phrase, nodes, at)
  return true
}

/** "the side walls", "the four walls", "all outer walls". */
const isPlainlyCalled = ({ adjectives }: Phrase): boolean =>
  adjectives.every((word) =>
    /^(?:side|outer|outside|thin|whole|entire|flat|vertical|thick|main)$/u.test(word),
  )

/** "the bottom and the walls": of both. */
function tellOwn(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const { clause } = t
  const [before, joint] = [nodes[at - 2], nodes[at - 1]]
  const joined =
    joint?.kind === 'word' &&
    /^(?:and|,)$/u.test(joint.text) &&
    before?.kind === 'phrase' &&
    clause.hollowOwns.includes(before.phrase)
  clause.hollowOwns = joined ? [...clause.hollowOwns, phrase] : [phrase]
  clause.own = phrase
  for (const size of phrase.sizes) sizeHollow(t, size)
  for (const figure of phrase.bare) figureHollow(t, figure)
}

const isFace = ({ concept, adjectives, name, sided, plural }: Phrase): boolean =>
  (concept in SIDES || (concept === 'face' && adjectives.some((word) => word in SIDES))) &&
  !/^(?:inside|interior|outside|floor)$/u.test(name) &&
  !sided &&
  !plural

/** While it is told how something is hollow: its walls, what is hollowed, what is open. */
export function readHollowPhrase(t: Telling, phrase: Phrase, nodes: readonly Node[], at: number): void {
  const { clause } = t
  const hollow = clause.hollow as Hollow
  if (isWallName(phrase) || isFloorName(phrase)) {
    tellOwn(t, phrase, nodes, at)
    return
  }
  clause.hollowOwns = []
  if (phrase.role === 'part') {
    const [before, joint] = [nodes[at - 2], nodes[at - 1]]
    // "Shell it to 3 mm, removing the top face."
    if (joint?.kind === 'verb' && joint.verb === 'cut' && isFace(phrase)) {
      hollow.places.push(opening(t, phrase))
      return
    }
    // "open at the left and the right".
    if (joint?.text === 'and' && before?.kind === 'place' && phrase.concept in SIDES) {
      hollow.places.push(opening(t, phrase))
      return
    }
    hollow.loose.push(phrase)
    if (phrase.concept === 'top') tellOwn(t, phrase, nodes, at)
    clause.own = phrase
    return
  }
  // "Shell it with a 2 mm wall": the wall is no size of the box.
  const walls = phrase.sizes.filter(({ dimension }) => /^(?:wall|thickness)$/u.test(dimension))
  for (const size of walls) sizeHollow(t, size)
  if (phrase.role === 'pronoun' || phrase.role === 'whole') {
    for (const figure of phrase.bare) figureHollow(t, figure)
    return
  }
  const sizes = phrase.sizes.filter((size) => !walls.includes(size))
  const thing = findThing(t.things, { ...phrase, sizes })
  if (thing?.role !== 'add') throw unread(quote(t, phrase.span))
  hollow.of = thing
}

/** A size of the walls, or of what was named last. */
export function sizeHollow(t: Telling, { dimension, figures }: Size): void {
  const { hollow, hollowOwns } = t.clause
  if (hollow) hollow.loose = []
  const owns = dimension === 'wall' || hollowOwns.length === 0 ? [undefined] : hollowOwns
  for (const figure of figures)
    for (const own of owns) hollow?.sizes.push({ dimension, figure, gloss: false, ...(own ? { own } : {}) })
}

export const figureHollow = (t: Telling, figure: Figure): void =>
  sizeHollow(t, { dimension: 'thickness', figures: [figure] })

/** "from the top with a 2 mm wall": the opening, and the wall that its words took along. */
export function placeHollow(t: Telling, said: SaidPlace): void {
  const { hollow } = t.clause
  t.clause.hollowOwns = []
  if (said.place.kind === 'at') {
    for (const size of said.place.ref.sizes) sizeHollow(t, size)
    for (const figure of said.place.ref.bare) figureHollow(t, figure)
  }
  hollow?.places.push(said)
}

/** "The top is open", "open at both ends", "closed at the bottom", "without a lid". */
export function readOpening(t: Telling, text: string, span: Span, next: Node | undefined): boolean {
  const { clause } = t
  const spoken = spokenOf(t)
  if (spoken?.role === 'cut' && clause.own?.role !== 'part') return false
  const hollow = (): Hollow => hollowOf(t) ?? newHollow(t, span)
  if (text === 'lidless') {
    hollow().lidless = true
    return true
  }
  const { own } = clause
  const isOwn = own !== undefined && /^(?:top|bottom|face|end|left|right|front|back)$/u.test(own.concept)
  if (text === 'open' && isOwn) {
    hollow().places.push(opening(t, own))
    hollow().loose = []
    clause.hollow = hollow()
    clause.own = undefined
    return true
  }
  if (next?.kind !== 'place') return false
  if (text === 'closed') hollow().closed = true
  clause.hollow = hollow()
  return true
}
