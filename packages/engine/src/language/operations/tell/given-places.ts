/** What each place is said of, and what the pronouns in it stand for. */
import type { Span } from '../../text/normalise.ts'
import type { Node } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { findThing } from '../references.ts'
import { SIDES } from '../space.ts'
import type { SaidPlace, Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { placeHollow } from './hollows.ts'
import { ownerOf } from './nouns.ts'
import { isGloss, quote, spokenOf, type Telling } from './telling.ts'

export function readPlace(t: Telling, place: SaidPlace['place'], span: Span): void {
  const clause = t.clause
  if (clause.passing) {
    clause.passing = false
    return
  }
  const said = saidPlace(t, place, span)
  // "a groove for a retaining ring": what it is for is not there.
  if (place.kind === 'at' && place.how === 'for' && isPurpose(t, place.ref)) return
  // "20 mm wide at the top": that size is of that end.
  if (
    place.kind === 'at' &&
    place.how === 'at' &&
    t.before?.kind === 'size' &&
    clause.subject &&
    isOwnEnd(place.ref)
  ) {
    const size = clause.subject.sizes.at(-1)
    if (size && (!size.own || size.own === place.ref) && size.figure === t.before.size.figures[0]) {
      size.own = place.ref
      return
    }
  }
  // "10 mm wide at the outside of the rim": as every groove is measured.
  if (
    place.kind === 'at' &&
    place.how === 'at' &&
    isWidth(t.before) &&
    /^(?:groove|vee)$/u.test(clause.subject?.concept ?? '') &&
    isMouth(place.ref)
  )
    return
  // "60 x 40 mm on the outside": as every body is measured.
  if (
    place.kind === 'at' &&
    /^(?:on|from)$/u.test(place.how) &&
    place.ref.name === 'outside' &&
    !place.ref.owner &&
    t.before?.kind === 'size' &&
    !clause.work &&
    spokenOf(t)?.role === 'add'
  )
    return
  if (clause.negated) {
    // "It does not go through."
    clause.negated = false
    const cut = spokenOf(t)
    if (
      place.kind === 'at' &&
      /^(?:in|into|through|to)$/u.test(place.how) &&
      cut?.role === 'cut' &&
      isBody(place.ref)
    ) {
      cut.spared = [...(cut.spared ?? []), said]
      return
    }
    if (place.kind !== 'through' && !(place.kind === 'at' && /through|across/u.test(place.how)))
      throw unread(quote(t, span))
    return
  }
  if (clause.arc) clause.arc.places.push(said)
  else if (clause.work) clause.work.places.push(said)
  else if (clause.hollow) placeHollow(t, said)
  else if (clause.subject)
    for (const thing of [clause.subject, ...clause.others]) thing.places.push({ ...said })
  else clause.waiting.push(said)
  clause.aside = false
}

/** "Don't cut into the 30 mm section": that body has to stay as it is. */
const isBody = ({ role }: Phrase): boolean => role === 'add' || role === 'either'

/** Something that is neither told nor measured. */
function isPurpose(t: Telling, ref: Phrase): boolean {
  const isPlain = ref.sizes.length === 0 && ref.bare.length === 0 && ref.owner === undefined
  return (
    isPlain &&
    (!ref.definite || ref.role === 'add') &&
    /^(?:add|either)$/u.test(ref.role) &&
    !findThing(t.things, ref)
  )
}

/** An end of the thing itself: not "a post 10 mm in diameter at each end". */
const isOwnEnd = ({ concept, adjectives, each, plural, owner }: Phrase): boolean =>
  /^(?:top|bottom|face|end)$/u.test(concept) &&
  !each &&
  !plural &&
  (owner === undefined || owner.role === 'pronoun') &&
  !adjectives.some((word) => /^(?:left|right|front|back|rear|other|opposite|free)$/u.test(word))

/** "12 mm wide", "a V that is 12 mm wide". */
const isWidth = (node: Node | undefined): boolean =>
  (node?.kind === 'size' && node.size.dimension === 'width') ||
  (node?.kind === 'phrase' && node.phrase.sizes.at(-1)?.dimension === 'width')

/** Where a groove around a rim is open. */
const isMouth = ({ name, adjectives, each }: Phrase): boolean =>
  !each &&
  /^(?:outside|surface|rim|circumference|perimeter|mouth|face|edge)$/u.test(name) &&
  (/^(?:outside|rim|circumference|perimeter|mouth)$/u.test(name) ||
    adjectives.some((word) => /^(?:outer|outside|outermost)$/u.test(word))) &&
  !adjectives.some((word) => word in SIDES || /^inner|inside$/u.test(word))

export function saidPlace(t: Telling, told: SaidPlace['place'], span: Span): SaidPlace {
  const own = t.clause.own
  const place = bound(t, told)
  return {
    place,
    span,
    gloss: isGloss(t),
    used: false,
    ...(own ? { own } : {}),
    ...(t.clause.each ? { each: true as const } : {}),
  }
}

/** With what its pronouns stand for. */
export function bound(t: Telling, place: SaidPlace['place']): SaidPlace['place'] {
  if ('refs' in place) return { ...place, refs: place.refs.map((ref) => boundPhrase(t, ref)) }
  if (!('ref' in place) || !place.ref) return place
  // What is only spoken of has its size already.
  if (place.ref.role === 'part')
    t.glossed.push(...place.ref.bare, ...place.ref.sizes.flatMap(({ figures }) => figures))
  const ref = boundPhrase(t, place.ref)
  const thing = ref.bound ?? ownerOf(t, ref)
  if (thing && ref.role !== 'part') t.clause.mentioned = thing
  else if (thing && ref.owner && ref.owner.role !== 'pronoun') t.clause.mentioned = thing
  return { ...place, ref }
}

/** "the link", of a title: the part that is being told. */
export function titled(t: Telling, phrase: Phrase): Phrase {
  const isTitle =
    phrase.role === 'add' &&
    phrase.definite &&
    t.announced.some(({ name }) => name === phrase.name) &&
    !findThing(t.things, phrase)
  return isTitle ? { ...phrase, role: 'whole', concept: 'whole' } : phrase
}

export function boundPhrase(t: Telling, told: Phrase): Phrase {
  const phrase = titled(t, told)
  if (phrase.owner) return { ...phrase, owner: boundPhrase(t, phrase.owner) }
  if (phrase.role !== 'pronoun' && !phrase.possessive) return phrase
  const bound = phrase.ordinal === undefined ? referent(t) : ranked(t, phrase.ordinal)
  if (phrase.ordinal !== undefined && !bound) throw unread(quote(t, phrase.span))
  return bound ? { ...phrase, bound } : phrase
}

/** "the first one": of what is like the thing that is spoken of. */
function ranked(t: Telling, ordinal: number): Thing | undefined {
  const { subject } = t.clause
  const like = t.things.filter(
    (thing) =>
      thing !== subject &&
      (!subject ||
        (thing.role === subject.role && (thing.name === subject.name || thing.concept === subject.concept))),
  )
  return like.at(ordinal > 0 ? ordinal - 1 : ordinal)
}

/** What "it" is beside what the place is said of. */
export function referent(t: Telling): Thing | undefined {
  const { subject, mentioned, made } = t.clause
  const attached = subject?.group ?? subject
  const others = [
    mentioned,
    made,
    t.focus,
    subject?.host,
    t.things.findLast((thing) => thing.role === 'add' && thing !== attached),
  ]
  return others.find((thing) => thing !== undefined && thing !== attached)
}
