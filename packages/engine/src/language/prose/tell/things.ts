/** Which thing a noun phrase speaks of, or the new one that it tells. */

import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import { candidates, findThing } from '../find.ts'
import type { Chunk, Figure, Layout, Phrase } from '../phrases.ts'
import { placeAt } from '../places/places.ts'
import type { Place, SaidSize, Thing, Work } from '../scene.ts'
import { partOf } from '../sections.ts'
import { type Clause, lastPlural, quote, type Telling, type Theme, topicTheme } from './telling.ts'

export function newWork(t: Telling, c: Clause, kind: 'fillet' | 'chamfer', span: Span): Work {
  const work: Work = {
    kind,
    sizes: [],
    targets: [],
    places: [],
    about: t.topic ?? t.body,
    line: c.line,
    span,
  }
  t.deeds.push({ kind: 'work', work })
  return work
}

interface Named {
  concept: string
  kind: 'body' | 'cut' | 'figure'
  name: string
  plural: boolean
  words: readonly string[]
  span: Span
}

export function newThing(t: Telling, named: Named, role: 'add' | 'cut' | undefined, line: number): Thing {
  const thing: Thing = {
    id: `${named.name.replace(/[^a-z0-9]+/gu, '-').replace(/^[^a-z]+|-+$/gu, '') || 'part'}-${t.things.length + 1}`,
    name: named.name,
    concept: named.concept,
    kind: named.kind,
    role,
    words: [...named.words],
    count: named.plural ? 0 : 1,
    plural: named.plural,
    sizes: [],
    places: [],
    members: [],
    parts: [],
    line,
    announced: false,
    added: false,
    span: named.span,
  }
  t.things.push(thing)
  t.deeds.push({ kind: 'thing', thing })
  return thing
}

const CUT_VERB = /^(?:cut)$/u

/** What a phrase is, whose noun is a body, a cut or a figure. */
/** `spread`: "a 6 mm hole in each corner", which is as many as there are corners. */
export function thingOf(t: Telling, c: Clause, phrase: Phrase, isTitle: boolean, spread: boolean): Thing {
  const isNew =
    phrase.det === 'a' || phrase.det === 'another' || (phrase.det === '' && !isRepeated(t, phrase))
  // "a pyramid with a square base": its base is its own.
  if (
    phrase.name === 'base' &&
    t.body &&
    /^(?:pyramid|cone)$/u.test(t.body.concept) &&
    !t.body.words.includes('likeness')
  ) {
    t.body.words.push(...phrase.words)
    return t.body
  }
  // "A pipe elbow. The pipe is 20 mm in diameter": what is bent.
  if (
    t.body?.concept === 'elbow' &&
    phrase.concept === 'tube' &&
    phrase.count === undefined &&
    !phrase.plural
  )
    return t.body
  const part = partOf(t.things, phrase, t.body)
  if (part && !(phrase.det === 'a' && c.verb !== undefined)) return part
  const same =
    isNew && phrase.bare.length === 0 && phrase.sizes.length === 0 && phrase.det === 'a'
      ? t.things.findLast(
          ({ line, concept, members, sizes }) =>
            line === c.line &&
            concept === phrase.concept &&
            members.length === 0 &&
            sizes.length === 0 &&
            c.verb !== undefined,
        )
      : undefined
  // "a bracket with a base of 60 x 40 x 5 mm": it goes by both names.
  if (same && t.topic === same) {
    if (same.name !== phrase.name && phrase.kind === 'body') same.words.push(phrase.name)
    return same
  }
  const role =
    phrase.kind === 'cut' ||
    (CUT_VERB.test(c.verb ?? '') && (phrase.kind !== 'body' || t.things.some((each) => each.role === 'add')))
      ? 'cut'
      : phrase.kind === 'figure' && (c.verb === 'draw' || c.verb === undefined)
        ? undefined
        : 'add'
  const several =
    spread && isNew
      ? candidates(t.things, phrase).find((thing) => isOpen(thing) && thing.count > 1)
      : undefined
  const member = several ?? (isNew && phrase.det === 'another' ? undefined : memberOf(t, phrase))
  if (member) return member
  // "The holes are 6 mm in diameter. There are 15 holes": how many they are.
  const uncounted =
    phrase.count !== undefined &&
    phrase.plural &&
    phrase.det === '' &&
    phrase.kind === 'cut' &&
    !isSizedHere(phrase)
      ? t.things.findLast(
          (thing) =>
            thing.role === 'cut' &&
            thing.plural &&
            thing.count === 0 &&
            !thing.announced &&
            thing.places.length === 0 &&
            thing.members.length === 0 &&
            thing.name === phrase.name,
        )
      : undefined
  if (uncounted) {
    uncounted.count = phrase.count as number
    return uncounted
  }
  if (!isNew) {
    const named = findThing(t.things, phrase)
    // "Create the opening: …", where a rectangle was drawn: another.
    const isOther =
      phrase.kind === 'cut' &&
      c.verb === 'add' &&
      named?.kind === 'figure' &&
      named.role !== 'cut' &&
      !named.words.includes(phrase.name)
    const isApart = named !== undefined && c.verb === 'cut' && isAnother(named, phrase)
    // "One hole is 8 mm …. The other hole is 12 mm": not the one that was told.
    const isSecond =
      phrase.det === 'other' && !phrase.plural && named !== undefined && named === t.topic && !named.group
    const found = isOther || isApart || isSecond ? undefined : named
    // "the second hole" of a row of five: what is said of it is not said of all.
    const isOfMany = found && phrase.ordinal !== undefined && !phrase.plural && found.count > 1
    if (isOfMany && found.members.length === 0) throw unread(quote(t, phrase.span))
    // "Next add the hub", which the title names: made here.
    if (found?.announced && found.sizes.length === 0 && !isTitle) moveLast(t, found)
    if (found) return one(t, found, phrase)
    const bore = boreOf(t, c, phrase)
    if (bore) return bore
  } else {
    const announced = candidates(t.things, phrase).find(
      (thing) =>
        isOpen(thing) &&
        (thing.name === phrase.name || !thing.words.includes(phrase.name)) &&
        !isOtherHole(thing, phrase) &&
        isSameKind(thing, phrase) &&
        !isOfPair(thing, phrase) &&
        (phrase.count ?? 1) === (thing.count || 1) &&
        phrase.det !== 'another' &&
        !isTitle,
    )
    if (announced) {
      // Told again, with its sizes: what was only announced.
      announced.announced = false
      announced.words.push(...phrase.words, ...(phrase.kind === 'figure' ? [phrase.name] : []))
      if (announced.concept === 'any' && phrase.concept !== 'any') announced.concept = phrase.concept
      announced.role ??= role
      moveLast(t, announced)
      return announced
    }
  }
  const named: Named = {
    concept: phrase.concept,
    kind: phrase.kind as Named['kind'],
    name: phrase.name,
    plural: phrase.plural,
    words: phrase.words,
    span: phrase.span,
  }
  const thing = newThing(t, named, role, c.line)
  if (phrase.ordinal !== undefined) thing.ordinal = phrase.ordinal
  thing.count = phrase.count ?? (phrase.plural ? 0 : 1)
  thing.announced =
    isTitle ||
    (phrase.name === 'body' &&
      phrase.det === 'the' &&
      phrase.sizes.length === 0 &&
      phrase.words.every((word) => word !== 'center' && word !== 'central' && word !== 'main'))
  if (phrase.layout) layOut(thing, phrase)
  return thing
}

const isSizedHere = ({ bare, sizes }: Phrase): boolean => bare.length > 0 || sizes.length > 0

/** "that bore carries on through the flange": of a tube, whose hole was told as its inner diameter. */
function boreOf(t: Telling, c: Clause, phrase: Phrase): Thing | undefined {
  if (phrase.kind !== 'cut' || phrase.concept !== 'hole' || phrase.plural) return undefined
  const isInner = ({ words, dimension }: SaidSize): boolean =>
    /^(?:diameter|radius)$/u.test(dimension) &&
    words.some((word) => /^(?:inner|inside|internal)$/u.test(word))
  const tube = t.things.findLast(({ role, sizes }) => role === 'add' && sizes.some(isInner))
  const said = tube?.sizes.find(isInner)
  if (!tube || !said) return undefined
  const thing = newThing(
    t,
    {
      concept: 'hole',
      kind: 'cut',
      name: phrase.name,
      plural: false,
      words: phrase.words,
      span: phrase.span,
    },
    'cut',
    c.line,
  )
  thing.sizes.push({ ...said, words: [], used: false })
  const ref: Phrase = {
    concept: tube.concept,
    kind: 'body',
    name: tube.name,
    plural: false,
    det: 'the',
    words: [],
    unknown: [],
    sizes: [],
    bare: [],
    span: tube.span,
  }
  thing.places.push({ place: { kind: 'concentric', ref }, gloss: false, used: false, span: phrase.span })
  return thing
}

/** A figure that is drawn may become what the title names, and is no such body by itself. */
const isSameKind = (thing: Thing, phrase: Phrase): boolean =>
  phrase.kind !== 'figure' || thing.kind === 'figure' || thing.concept === phrase.concept

/** "Next cut the hole for the pin", behind a slot that is told in full: it has another name, and is another. */
const isAnother = (found: Thing, { kind, name, det, concept }: Phrase): boolean =>
  kind === 'cut' &&
  det === 'the' &&
  found.role === 'cut' &&
  found.sizes.length > 1 &&
  found.name !== name &&
  found.concept !== concept &&
  concept !== 'cut' &&
  !found.words.includes(name)

/** "a mounting hole at either end" of the title is no 16 mm hole through the middle. */
const isOfPair = (thing: Thing, phrase: Phrase): boolean =>
  phrase.kind === 'cut' &&
  thing.name !== phrase.name &&
  thing.places.some(({ place }) => place.kind === 'eachside')

/** Nothing more is known of it than that there is one. */
const isOpen = (thing: Thing): boolean =>
  thing.sizes.every(({ gloss }) => gloss) &&
  thing.members.length === 0 &&
  (thing.announced || (thing.role === 'cut' && thing.places.length === 0))

const GENERIC_HOLE =
  /^(?:hole|bore|drilling|through|thru|blind|round|drilled|center|central|small|large|single|straight|plain)$/u

/** "A gear with a set screw hole. A 10 mm bore …": told by another name, it is another hole than the title's. */
function isOtherHole({ name, words, concept, kind }: Thing, phrase: Phrase): boolean {
  if (concept !== 'hole' || kind !== 'cut' || phrase.concept !== 'hole' || phrase.name === name) return false
  const special = (all: readonly string[]): string[] => all.filter((word) => !GENERIC_HOLE.test(word))
  const own = special([...name.split(' '), ...words])
  const asked = special([...phrase.name.split(' '), ...phrase.words])
  const isBore = phrase.name.endsWith('bore') !== name.endsWith('bore')
  return own.length > 0 && !own.some((word) => asked.includes(word)) && (asked.length > 0 || isBore)
}

/** Built where it is told in full. */
function moveLast(t: Telling, thing: Thing): void {
  const deed = t.deeds.find((each) => each.kind === 'thing' && each.thing === thing)
  if (deed) t.deeds.push(...t.deeds.splice(t.deeds.indexOf(deed), 1))
}

const isRepeated = (t: Telling, phrase: Phrase): boolean =>
  phrase.count === undefined &&
  candidates(t.things, phrase).some((thing) => !isOtherwise(thing, phrase) && isNamedSo(thing, phrase))

const isNamedSo = ({ name, words, concept }: Thing, phrase: Phrase): boolean =>
  name === phrase.name || words.includes(phrase.name) || concept === phrase.concept

/** "Bore Ø16 …. Oil hole Ø6 …": it has a name of its own, and is another. */
const isOtherwise = ({ name, words, sizes, role }: Thing, phrase: Phrase): boolean =>
  phrase.kind === 'cut' &&
  role === 'cut' &&
  name !== phrase.name &&
  sizes.length > 0 &&
  phrase.words.length > 0 &&
  !phrase.plural &&
  phrase.words.every((word) => !words.includes(word) && word !== name)

const GENERIC_BODY =
  /^(?:section|segment|piece|part|body|portion|component|solid|step|tier|layer|stage|element|member|end)$/u

/** "the first hole", "the other one", "one hole": of several that were told at once. */
export function memberOf(t: Telling, phrase: Phrase): Thing | undefined {
  const isSome = isSubset(phrase)
  if (phrase.meant !== undefined) return undefined
  if ((phrase.plural || (phrase.count ?? 1) > 1) && !isSome) return undefined
  const groups = t.things.filter(
    ({ count, group, concept, name, plural }) =>
      !group &&
      plural &&
      count !== 1 &&
      (phrase.kind === 'pronoun' ||
        name === phrase.name ||
        // A housing is none of the ribs that were told; of sections it may be one.
        (concept === phrase.concept && (concept !== 'any' || GENERIC_BODY.test(name)))),
  )
  const group = groups.at(-1)
  // "The hole is 5 mm in diameter": the one that was spoken of.
  const isSpoken =
    group &&
    t.topic?.group === group &&
    phrase.ordinal === undefined &&
    /^(?:the|this)$/u.test(phrase.det) &&
    phrase.words.length === 0 &&
    phrase.kind !== 'pronoun'
  if (isSpoken) return t.topic
  if (!group || /^(?:each|all|both|this|its)$/u.test(phrase.det)) return undefined
  if (isOpen(group) && group.members.length === 0 && isOtherHole(group, phrase)) return undefined
  if (
    group.sizes.length > 0 &&
    phrase.det === 'a' &&
    !isOneOfBodies(t, group, phrase) &&
    phrase.ordinal === undefined &&
    !group.announced &&
    phrase.name !== 'one'
  )
    return undefined
  if (isSome) return subsetOf(t, group, phrase)
  const sided = sidedOf(t, group, phrase)
  if (sided) return sided
  const nth = phrase.ordinal
  const isLastOpen = nth === -1 && group.count > 0 && toldOf(group) < group.count
  const known = nth === undefined || isLastOpen ? undefined : group.members.at(nth > 0 ? nth - 1 : nth)
  if (known) return known
  // "two holes … The third hole": one more than there are.
  if (group.count > 0 && nth !== undefined && nth > group.count) throw unread(quote(t, phrase.span))
  if (group.count > 0 && toldOf(group) >= group.count)
    return phrase.det === 'the' ? group.members.at(-1) : undefined
  const isNext =
    nth !== undefined
      ? nth === group.members.length + 1 || nth === -1
      : phrase.det === 'other' ||
        phrase.det === 'a' ||
        phrase.det === 'one of' ||
        phrase.name.startsWith('other') ||
        phrase.name === 'one'
  if (!isNext) return undefined
  return newMember(t, group, phrase, 1)
}

/** "One ear is flush with the left side", of two ears that were told at once. */
const isOneOfBodies = (t: Telling, group: Thing, phrase: Phrase): boolean =>
  group.role === 'add' &&
  phrase.bare.length + phrase.sizes.length === 0 &&
  /^one\b/iu.test(quote(t, phrase.span))

/** What is said of all of a group is said of the next one too. */
export function shareAgain({ group }: Thing): void {
  for (const said of group?.places ?? []) said.used = false
}

/** How many of a group are told one by one. */
export const toldOf = (group: Thing): number => group.members.reduce((sum, { count }) => sum + count, 0)

const IN_ROW = /^(?:outer|outermost|inner|innermost|left|right|upper|lower|top|bottom|front|back|end|other)$/u

/** "The left rail is centered at Y=-30, the right rail at Y=30": each of two bodies by its side. */
function sidedOf(t: Telling, group: Thing, phrase: Phrase): Thing | undefined {
  // "the inlet flange …, the outlet flange …", of two that were just told: each by its own name.
  const isNamed = t.topic === group || t.topic?.group === group
  const side =
    phrase.words.find((word) => SIDED.test(word)) ??
    (isNamed && group.kind === 'body'
      ? phrase.words.find((word) => !group.words.includes(word) && word !== 'same')
      : undefined)
  const isStacked = t.stacked && /^(?:bottom|middle|top|lower|upper)$/u.test(side ?? '')
  if (!side || group.role !== 'add' || (group.count !== 2 && !isStacked) || phrase.det !== 'the')
    return undefined
  const known = group.members.find(({ words }) => words.includes(side))
  if (known) return known
  return group.places.filter(({ place }) => !isShared(place)).length <= 1 && toldOf(group) < group.count
    ? newMember(t, group, phrase, 1)
    : undefined
}

/** What is said of all of them in common. */
const isShared = (place: Place): boolean =>
  place.kind === 'concentric' ||
  place.kind === 'range' ||
  place.kind === 'parallel' ||
  (place.kind === 'at' &&
    (/^(?:top|axis)$/u.test(place.ref.concept) || (place.how === 'from' && place.ref.kind === 'body')))

const SIDED = /^(?:left|right|front|back|rear|upper|lower|top|bottom|middle)$/u

/** "the outer two", "the other holes", "the left two": some of several. */
const isSubset = (phrase: Phrase): boolean =>
  (phrase.plural || (phrase.count ?? 1) > 1) &&
  phrase.kind !== 'place' &&
  (phrase.det === 'other' ||
    phrase.name === 'other' ||
    (phrase.count !== undefined && phrase.words.some((word) => IN_ROW.test(word))))

function subsetOf(t: Telling, group: Thing, phrase: Phrase): Thing | undefined {
  const left = group.count - toldOf(group)
  const count = phrase.count ?? left
  const words = phrase.words.filter((word) => IN_ROW.test(word))
  const known = group.members.find(
    (member) => member.count === count && words.every((word) => member.words.includes(word)),
  )
  if (known && left < count) return known
  return count > 0 && count <= left && count < group.count ? newMember(t, group, phrase, count) : undefined
}

function newMember(t: Telling, group: Thing, phrase: Phrase, count: number): Thing {
  const member: Thing = {
    ...group,
    id: `${group.id}-${group.members.length + 1}`,
    count,
    ...(phrase.ordinal === undefined ? {} : { ordinal: phrase.ordinal }),
    plural: count > 1,
    sizes: [],
    places: [],
    members: [],
    parts: [],
    // "sections: … (4) an output end": called so from then on.
    words: [
      ...group.words,
      ...phrase.words,
      ...(phrase.kind === 'body' && phrase.name !== group.name ? [phrase.name] : []),
    ],
    group,
    announced: false,
    added: false,
    span: phrase.span,
  }
  group.members.push(member)
  group.announced = false
  t.things.push(member)
  t.deeds.push({ kind: 'thing', thing: member })
  if (group.members.length === 1) moveLast(t, group)
  return member
}

export const one = (_t: Telling, found: Thing, _phrase: Phrase): Thing => found

export function layOut(thing: Thing, { layout, count }: Phrase, gloss = false): void {
  if (!layout) return
  // "two rows of four holes": eight.
  if (layout.concept === 'rows' && count !== undefined && thing.count === count)
    thing.count = count * (layout.count ?? 1)
  const [size] = layout.sizes
  const figure = size?.figures[0] ?? layout.bare[0]
  const said = (place: Place): void => {
    thing.places.push({ place, gloss, used: false, span: layout.span })
  }
  if (/^(?:ring|circle)$/u.test(layout.concept)) {
    if (figure) said({ kind: 'circle', figure, radius: size?.dimension === 'radius' })
    said({ kind: 'even' })
  } else if (layout.concept === 'rows') said({ kind: 'number', figure: rowsOf(layout), rows: true })
  else if (layout.concept === 'row') said({ kind: 'row' })
  else if (layout.concept === 'grid') said({ kind: 'grid', figures: size?.figures ?? layout.bare, word: '' })
}

const rowsOf = ({ count = 1, span }: Layout): Figure => ({
  value: count,
  unit: undefined,
  text: `${count}`,
  span,
})

export const ownerOf = (t: Telling, phrase: Phrase): Thing | undefined => {
  if (!phrase.of) return undefined
  if (phrase.of.kind === 'pronoun') return phrase.of.plural ? (lastPlural(t) ?? t.topic) : t.topic
  if (phrase.of.kind === 'place') return ownerOf(t, phrase.of)
  const found = partOf(t.things, phrase.of, t.body) ?? findThing(t.things, phrase.of)
  // "the edge of the slot", of the one that was spoken of.
  const isSpoken =
    !phrase.of.plural && phrase.of.ordinal === undefined && /^(?:the|this)$/u.test(phrase.of.det)
  return found && isSpoken && t.topic?.group === found ? t.topic : found
}

export const WALL = /^(?:wall|side wall|sidewall)$/u

export function themeOf(t: Telling, c: Clause, phrase: Phrase): Theme | undefined {
  if (phrase.kind === 'pronoun') return topicTheme(t)
  if (phrase.kind === 'whole') return { kind: 'whole' }
  if (phrase.kind === 'place') return { kind: 'part', phrase, of: ownerOf(t, phrase) ?? t.topic }
  if (phrase.kind === 'work')
    return c.theme?.kind === 'work' ? c.theme : t.lastTheme?.kind === 'work' ? t.lastTheme : undefined
  if (phrase.kind === 'layout') return { kind: 'part', phrase, of: lastPlural(t) ?? t.topic }
  const thing = memberOf(t, phrase) ?? partOf(t.things, phrase, t.body) ?? findThing(t.things, phrase)
  return thing && { kind: 'thing', thing }
}

/** "one at each corner", "one on each side". */
export const isSpread = (chunks: readonly Chunk[], at: number): boolean =>
  (placeAt(chunks, at)?.places ?? []).some(
    (place) =>
      place.kind === 'eachside' ||
      (place.kind === 'between' && /^(?:each|both|all)$/u.test(place.refs[0]?.det ?? '')) ||
      (place.kind === 'at' && /^(?:each|both|all)$/u.test(place.ref.det)) ||
      (place.kind === 'at' && place.ref.of?.det === 'each'),
  )
