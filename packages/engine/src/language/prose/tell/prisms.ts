/** What is said of the parts of a prism or a pyramid, by the sizes that they are: its apex, its legs, its parallel sides. */
import { unread } from '../../operations/unread.ts'
import type { Span } from '../../text/normalise.ts'
import { findThing } from '../find.ts'
import type { Chunk, Phrase } from '../phrases.ts'
import { isWord } from '../phrases.ts'
import { isShaped, type Place, type SaidSize, type Scene, type Thing } from '../scene.ts'
import { giveSize } from './given-sizes.ts'
import { bareOf } from './said-sizes.ts'
import { asideOf, type Clause, type Telling, type Theme, topicTheme } from './telling.ts'

export const APEX = /^(?:apex|peak|ridge|tip|point|top)$/u

const POINTED = [
  'triangle',
  'triangular',
  'wedge',
  'pyramid',
  'gable',
  'tent',
  'isosceles',
  'cone',
  'triangular prism',
]

export const isPointed = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined && thing.role !== 'cut' && isShaped(thing, ...POINTED)

const ownerOf = (theme: Theme | undefined): Thing | undefined =>
  theme?.kind === 'thing' ? theme.thing : theme?.kind === 'part' ? theme.of : undefined

const isHigh = (thing: Thing): boolean => thing.sizes.some(({ dimension }) => dimension === 'height')

/** "The ridge …", "the apex": of what has one. */
export function apexOf(t: Telling, c: Clause, phrase: Phrase): Theme | undefined {
  if (!/^(?:apex|peak|ridge)$/u.test(phrase.name) || phrase.bare.length + phrase.sizes.length > 0)
    return undefined
  const of = [ownerOf(c.subject), ownerOf(c.theme), t.topic, t.body].find((thing) => isPointed(thing))
  return of && { kind: 'part', phrase: { ...phrase, kind: 'place', concept: 'apex' }, of }
}

/** "35 mm above the base" of a pyramid: how high it is; "30 mm tall at the ridge" says where. */
export function readApex(
  t: Telling,
  c: Clause,
  place: Place,
  chunks: readonly Chunk[],
  at: number,
  _span: Span,
): boolean {
  const theme = c.theme ?? topicTheme(t)
  const owner = ownerOf(theme)
  if (!isPointed(owner)) return false
  // "tapering to zero at the other end".
  if (place.kind === 'at' && place.how === 'to' && place.ref.name === 'zero' && !place.ref.of) {
    const figure = { value: 0, unit: 'length', text: 'zero', span: place.ref.span } as const
    giveSize(t, c, { kind: 'thing', thing: owner }, bareOf(figure, false))
    return true
  }
  const isApex = theme?.kind === 'part' && theme.phrase.concept === 'apex'
  const isPoint = isWord(chunks[at - 1], 'point') || isApex || chunks.slice(0, at).some(isPointPhrase)
  // "39 mm above the table": of what is no part of it nobody knows where it is.
  const isElsewhere =
    place.kind === 'beyond' &&
    place.ref?.kind === 'body' &&
    place.ref.name !== 'base' &&
    findThing(t.things, place.ref) === undefined
  if (place.kind === 'beyond' && place.side === 'above' && isPoint && !isHigh(owner) && !isElsewhere) {
    giveSize(
      t,
      c,
      { kind: 'thing', thing: owner },
      { ...bareOf(place.figure, asideOf(c)), dimension: 'height' },
    )
    return true
  }
  if (
    place.kind === 'at' &&
    /^(?:at|to)$/u.test(place.how) &&
    /^(?:ridge|apex|peak|point)$/u.test(place.ref.name)
  )
    return isHigh(owner) || place.ref.name === 'point'
  // "a pyramid on a square base": its own.
  const isBase =
    place.kind === 'at' &&
    place.how === 'on' &&
    place.ref.name === 'base' &&
    place.ref.det === 'a' &&
    isShaped(owner, 'pyramid')
  if (isBase) owner.words.push(...place.ref.words)
  return isBase
}

const isPointPhrase = (chunk: Chunk): boolean =>
  chunk.kind === 'phrase' && /^(?:apex|peak|ridge|point|tip)$/u.test(chunk.phrase.name)

const namesOf = ({ of, words }: SaidSize): string[] => [...words, of?.name ?? '', ...(of?.words ?? [])]

const has = (said: SaidSize, pattern: RegExp): boolean => namesOf(said).some((word) => pattern.test(word))

const LINEAR = /^(?:length|width|height|thickness|depth|bare|side|diameter)$/u

/** Sizes of the sides of a triangle, of a trapezoid, by what they are. */
export function settlePrisms(told: Scene): void {
  for (const thing of told.things) {
    if (isShaped(thing, 'triangle', 'triangular', 'wedge', 'right triangle')) settleTriangle(thing)
    if (isShaped(thing, 'trapezoid', 'trapezoidal')) settleTrapezoid(thing)
  }
}

function settleTriangle(thing: Thing): void {
  const sides = thing.sizes.filter(
    (said) =>
      !said.gloss &&
      LINEAR.test(said.dimension) &&
      (has(said, /^(?:leg|perpendicular|short|shorter|vertical|horizontal)$/u) ||
        (said.of?.concept === 'side' && said.of.words.every((word) => word === 'other'))),
  )
  for (const said of sides) {
    if (said.axis || said.of === undefined) continue
    // "with both legs 25 mm, 5 mm thick": the triangle is.
    if (said.dimension === 'thickness') {
      delete said.of
      continue
    }
    const upright = said.of.words.includes('vertical')
    const level = said.of.words.includes('horizontal')
    Object.assign(said, {
      dimension: upright ? 'height' : level ? 'length' : 'bare',
      words: upright ? [] : level ? ['base'] : ['leg'],
    })
    delete said.of
  }
  // "with its two short sides 30 mm and 40 mm long".
  const isRight = /right/u.test([thing.name, ...thing.words].join(' '))
  const equal = thing.sizes.filter(({ dimension, gloss }) => dimension === 'side' && !gloss)
  const [side] = equal
  const after = side ? thing.sizes[thing.sizes.indexOf(side) + 1] : undefined
  if (
    isRight &&
    side &&
    after &&
    /^(?:length|side|bare)$/u.test(after.dimension) &&
    after.words.length === 0
  ) {
    Object.assign(side, { dimension: 'bare', words: ['leg'] })
    Object.assign(after, { dimension: 'bare', words: ['leg'] })
  }
  const linear = thing.sizes.filter(({ dimension, gloss }) => !gloss && LINEAR.test(dimension))
  const isPlain = !/right|isosceles|equilateral|wedge|ramp/u.test(
    [thing.name, thing.concept, ...thing.words].join(' '),
  )
  // "a triangle with sides of 36 mm".
  if (isPlain && equal.length === 1 && linear.length <= 2) thing.words.push('equilateral')
  holdHypotenuse(thing)
  // "a base of 30 mm, a height of 40 mm, and 15 mm long": the prism is.
  const base = thing.sizes.find(({ dimension, words }) => dimension === 'length' && words.includes('base'))
  const run = thing.sizes.find(
    (said) => said !== base && said.dimension === 'length' && said.words.length === 0 && !said.gloss,
  )
  const isOpen = !thing.sizes.some(
    ({ dimension, gloss }) => !gloss && /^(?:width|thickness|depth)$/u.test(dimension),
  )
  if (base && run && isOpen && !run.axis && isHigh(thing)) run.dimension = 'width'
}

/** It only says again what the legs come to. */
function holdHypotenuse(thing: Thing): void {
  const hypotenuse = thing.sizes.find((said) => has(said, /^hypotenuse$/u))
  if (!hypotenuse) return
  const legs = thing.sizes.filter(
    (said) => said !== hypotenuse && (has(said, /^(?:leg|base)$/u) || said.dimension === 'height'),
  )
  const [a, b] = legs.map(({ figure }) => figure.value)
  if (a === undefined || b === undefined || legs.length !== 2) throw unread(hypotenuse.figure.text)
  if (Math.abs(Math.hypot(a, b) - hypotenuse.figure.value) > 0.005 * hypotenuse.figure.value)
    throw unread(hypotenuse.figure.text)
  thing.sizes = thing.sizes.filter((said) => said !== hypotenuse)
}

/** "its parallel sides are 60 mm and 40 mm long, 25 mm apart". */
function settleTrapezoid(thing: Thing): void {
  const of = thing.sizes.findIndex(
    (said) => said.of?.concept === 'side' && said.of.words.includes('parallel'),
  )
  for (const [nth, said] of thing.sizes.entries()) {
    const isParallel = said.of?.concept === 'side' && said.of.words.includes('parallel')
    const follows =
      of >= 0 &&
      nth === of + 1 &&
      thing.sizes[of]?.of?.plural &&
      /^(?:bare|side|length)$/u.test(said.dimension)
    if (!isParallel && !follows) continue
    Object.assign(said, { dimension: 'length', words: ['base'] })
    delete said.of
  }
  if (isHigh(thing) || of < 0) return
  for (const said of thing.places) {
    const { place } = said
    if (place.kind !== 'apart' || place.axis || said.used) continue
    thing.sizes.push({ ...bareOf(place.figure, false), dimension: 'height' })
    thing.places = thing.places.filter((other) => other !== said)
    return
  }
}
