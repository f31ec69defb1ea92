/** A title: what is described behind it, and the body that it names where nothing else is told of first. */
import { isChoosy } from '../fitting.ts'
import type { Line } from '../lines.ts'
import type { Phrase } from '../phrases.ts'
import type { Place } from '../places.ts'
import { findThing } from '../references.ts'
import type { Thing } from '../things.ts'
import { unread } from '../unread.ts'
import { nounOf } from '../words.ts'
import { VESSELS } from './hollows.ts'
import { newThing } from './nouns.ts'
import { type Announced, quote, speakOf, type Telling } from './telling.ts'

/** A title tells what is described behind it. */
export function announce(t: Telling, { nodes }: Line): void {
  // "This is a box without a lid."
  const lidless = nodes.some(({ text }) => text === 'lidless') ? ['open'] : []
  // "A pyramid with the top cut off."
  const cut = nodes.some(({ text }) => text === 'truncated') ? ['truncated'] : []
  let last: Announced | undefined
  for (const node of nodes) {
    // "This inward is a pin".
    if (node.kind === 'word' && isChoosy(node.text)) throw unread(quote(t, node.span))
    if (node.kind === 'phrase' && node.phrase.role !== 'pronoun') {
      last = { phrase: node.phrase, places: [] }
      t.announced.push({ ...node.phrase, adjectives: [...node.phrase.adjectives, ...lidless, ...cut] })
      t.titles.push(last)
    } else if (node.kind === 'place' && !isOfPronoun(node.place))
      last?.places.push({ place: node.place, span: node.span, gloss: false, used: false })
  }
}

/** "with a hole in it" says no more than that it has one. */
const isOfPronoun = (place: Place): boolean => 'ref' in place && place.ref?.role === 'pronoun'

/** "This is a plate with a hub on top. The hub is …": where it is, for what is told nowhere else. */
export function placeAnnounced(t: Telling): void {
  for (const { phrase, places } of t.titles) {
    const thing = places.length > 0 ? findThing(t.things, phrase) : undefined
    if (!thing || thing === t.things[0] || thing.places.length > 0 || thing.members.length > 0) continue
    if (thing.name === phrase.name) thing.places.push(...places)
  }
}

export function assertTold(t: Telling, phrase: Phrase): void {
  // "It has 16 teeth": they have to be there.
  const isCounted = phrase.role === 'add' && (phrase.count ?? 1) > 1
  const told = isCounted
    ? t.things.some(({ name }) => name === phrase.name)
    : phrase.role === 'work'
      ? t.deeds.some((deed) => deed.kind === 'work' && deed.work.kind === phrase.concept)
      : phrase.role !== 'cut' ||
        (phrase.concept === 'flat' && t.things.some(({ concept }) => concept === 'trim')) ||
        findThing(t.things, { ...phrase, ordinal: undefined as never }) !== undefined
  if (!told) throw unread(quote(t, phrase.span))
  // "A bucket, open at the top": it has to be hollow.
  const isHollow = t.deeds.some(
    (deed) =>
      deed.kind === 'hollow' ||
      (deed.kind === 'thing' && (deed.thing.role === 'cut' || /tube/u.test(deed.thing.concept))),
  )
  if (phrase.role === 'add' && VESSELS.test(phrase.name) && !isHollow) throw unread(quote(t, phrase.span))
}

/** "This is a truncated cone. The bottom is 50 mm in diameter …": the cone of the title is the first body. */
export function titledThing(t: Telling): Thing | undefined {
  if (t.things.length > 0) return undefined
  const body = t.announced.find(({ role, plural }) => !plural && (role === 'add' || role === 'either'))
  const whole = t.announced.find(({ role, plural }) => role === 'whole' && !plural)
  const first = body ?? (whole && { ...whole, concept: 'body' })
  if (!first || !nounOf(first.name)) return undefined
  t.clause.made = newThing(t, first, 'add')
  speakOf(t, t.clause.made)
  return t.clause.made
}

/** "This is a 40 mm cube with three holes. Cut a 10 mm hole …": those of the title are told one by one behind it. */
export function withdraw(t: Telling, { concept, role, sizes, bare }: Phrase): void {
  const isMade = t.clause.mode === 'cut' && t.clause.expects === 'object'
  if (role !== 'cut' || (sizes.length + bare.length === 0 && !isMade)) return
  const thing = t.things.find((each) => each.concept === concept && each.title)
  const places = thing?.places ?? []
  const isPlain =
    thing?.sizes.length === 0 &&
    thing.members.length === 0 &&
    !t.things.some(({ holes }) => holes === thing) &&
    places.every(({ place }) => !('figure' in place) && !('figures' in place))
  if (!thing || !isPlain || t.clause.made === thing || t.line === 0) return
  t.things.splice(t.things.indexOf(thing), 1)
  t.deeds.splice(
    t.deeds.findIndex((deed) => deed.kind === 'thing' && deed.thing === thing),
    1,
  )
  if (t.focus === thing) t.focus = t.things.at(-1)
  t.withdrawn.push(thing)
}

/** As many as the title says. */
export function assertCounted(t: Telling, { concept, count, span }: Thing): void {
  if (count === 0 || t.deeds.some(({ kind }) => kind === 'repeat')) return
  const told = t.things.filter((thing) => thing.concept === concept && !thing.group)
  const sum = told.reduce((many, thing) => many + thing.count, 0)
  if (sum !== count && told.every((thing) => thing.count > 0)) throw unread(quote(t, span))
}

/** "A 50 mm cube with holes. Start with a cube that is 50 mm on each side": the cube of the title. */
export function begun(t: Telling, { name, role, count, another, ordinal }: Phrase): Thing | undefined {
  const [first, ...others] = t.things.filter((thing) => thing.role === 'add')
  const isOne = (count ?? 1) === 1 && !another && ordinal === undefined && role !== 'cut'
  if (!t.begins || !isOne || t.clause.mode !== 'add' || t.line === 0) return undefined
  return first?.title && first.count === 1 && first.name === name && others.length === 0 ? first : undefined
}
