/** Which of the things told before a noun phrase speaks of. */

import { NOUNS } from './lexicon.ts'
import type { Phrase } from './phrases.ts'
import type { Thing } from './scene.ts'
import { isSection } from './sections.ts'

/** Names that say no more than a shape, and the shapes they fit. */
const ALIKE: Readonly<Record<string, RegExp>> = {
  box: /^(?:box|cube|rectangle|square|any)$/u,
  cube: /^(?:box|cube|square)$/u,
  rectangle: /^(?:box|rectangle|pocket)$/u,
  square: /^(?:box|cube|square|pocket)$/u,
  cylinder: /^(?:cylinder|circle|tube|any)$/u,
  circle: /^(?:circle|cylinder|hole|any)$/u,
  tube: /^(?:tube|cylinder)$/u,
  triangle: /^(?:triangle|wedge)$/u,
  hexagon: /^(?:hexagon)$/u,
  sphere: /^(?:sphere|hemisphere)$/u,
  hemisphere: /^(?:hemisphere|sphere)$/u,
  hole: /^(?:hole|circle|cylinder|slot)$/u,
  slot: /^(?:slot|pocket|channel|notch|groove|obround|keyway)$/u,
  pocket: /^(?:pocket|slot|channel|notch|rectangle|square|cut|hole|circle|step)$/u,
  channel: /^(?:channel|slot|groove|pocket)$/u,
  groove: /^(?:groove|channel|slot|vee|keyway)$/u,
  notch: /^(?:notch|pocket|slot|step|cut|vee)$/u,
  cut: /^(?:cut|pocket|notch|slot|step|channel|groove|hole|flat|vee)$/u,
  step: /^(?:step|notch)$/u,
  keyway: /^(?:keyway|slot)$/u,
}

/** "a cylindrical head" is the cylinder too. */
const SHAPED: Readonly<Record<string, string>> = {
  cylindrical: 'cylinder',
  rectangular: 'box',
  circular: 'circle',
  square: 'square',
  hexagonal: 'hexagon',
  spherical: 'sphere',
  triangular: 'triangle',
  hemispherical: 'hemisphere',
  conical: 'cone',
}

const APART: readonly RegExp[] = [
  /^(?:top|upper|bottom|lower|middle)$/u,
  /^(?:left|right)$/u,
  /^(?:front|back|rear)$/u,
  /^(?:horizontal|vertical|upright)$/u,
  /^(?:inner|outer|inside|outside)$/u,
  /^(?:small|smaller|smallest|large|larger|largest|big|bigger|biggest)$/u,
  /^(?:long|longer|short|shorter)$/u,
  /^(?:wide|wider|narrow|narrower)$/u,
  /^(?:first|second|third)$/u,
]

/** "the small circle" was told as a smaller one. */
const plain = (word: string): string =>
  word
    .replace(/^small(?:er|est)$/u, 'small')
    .replace(/^(?:large|larger|largest|big|bigger|biggest)$/u, 'large')

/** What a body is by its shape, and what may be said of any. */
const SHAPES =
  /^(?:plate|disc|disk|cylinder|block|box|bar|ring|tube|pipe|sheet|slab|body|section|piece|cube|prism|base|part|portion|rod|round bar|strip|sphere|cone)$/u

const nounsIn = (words: readonly string[]): string[] =>
  words.filter((word) => NOUNS.get(word)?.kind === 'body' && !SHAPES.test(word))

/** "the wall plate", "the shelf plate": each by what it is called after. */
function isNamedApart({ words, role, name }: Thing, asked: readonly string[]): boolean {
  if (role !== 'add') return false
  const [own, other] = [nounsIn(words), nounsIn(asked)]
  return (
    own.length > 0 &&
    other.length > 0 &&
    !other.some((word) => own.includes(word) || name.split(' ').includes(word))
  )
}

const isApart = (thing: Thing, { words }: Phrase): boolean =>
  isNamedApart(thing, words) ||
  APART.some((set) => {
    const asked = words.filter((word) => set.test(word)).map(plain)
    // A base lies: "the vertical plate" is another.
    const lies = /^base\b/u.test(thing.name) ? ['horizontal'] : []
    // "the front ring" is no back plate.
    const told = [...thing.words, ...thing.name.split(' '), ...lies]
      .filter((word) => set.test(word))
      .map(plain)
    return asked.length > 0 && told.length > 0 && !asked.some((word) => told.includes(word))
  })

const bulk = (thing: Thing): number => Math.max(0, ...thing.sizes.map(({ figure }) => figure.value))
const BIG =
  /^(?:large|larger|largest|big|bigger|biggest|wide|wider|long|longer|tall|taller|thick|thicker|main)$/u
const SMALL = /^(?:small|smaller|smallest|narrow|narrower|short|shorter|thin|thinner)$/u

const hasSize = (thing: Thing, value: number): boolean =>
  thing.sizes.some(({ figure }) => figure.value === value) ||
  thing.members.some((member) => hasSize(member, value)) ||
  thing.group?.sizes.some(({ figure }) => figure.value === value) === true

const isRole = (thing: Thing, { kind }: Phrase): boolean =>
  kind === 'cut'
    ? thing.role !== 'add' || isSection(thing)
    : kind === 'body'
      ? thing.role !== 'cut' || thing.kind === 'body'
      : true

/** All that a phrase may mean, the latest last. */
export function candidates(things: readonly Thing[], phrase: Phrase): Thing[] {
  if (phrase.meant !== undefined) return things.filter(({ id }) => id === phrase.meant)
  const heads = things.filter(({ group }) => !group)
  const live = heads.filter((thing) => isRole(thing, phrase))
  let found = live.filter(({ name, words }) => name === phrase.name || words.includes(phrase.name))
  // "each hole" is one of several, where one alone is called so too.
  if (
    /^(?:each|all)$/u.test(phrase.det) &&
    found.every(({ count, members }) => count === 1 && members.length === 0)
  ) {
    const several = live.filter(
      ({ concept, count }) => concept === phrase.concept && concept !== 'any' && count !== 1,
    )
    if (several.length > 0) found = several
  }
  if (found.some(({ name }) => name === phrase.name))
    found = found.filter(({ name, words }) => name === phrase.name || words.includes(phrase.name))
  // "the prism" of a hexagonal prism.
  if (found.length === 0) found = live.filter(({ name }) => name.endsWith(` ${phrase.name}`))
  // "the base" of a base plate.
  if (found.length === 0 && phrase.concept === 'any')
    found = live.filter(({ name }) => name.startsWith(`${phrase.name} `))
  if (found.length === 0)
    found = live.filter(({ words }) => words.some((word) => SHAPED[word] === phrase.concept))
  if (phrase.concept === 'diametered')
    found = live.filter(({ sizes }) =>
      sizes.some(({ dimension }) => /^(?:diameter|bare|radius)$/u.test(dimension)),
    )
  if (found.length === 0 && phrase.concept !== 'any')
    found = live.filter(({ concept }) => concept === phrase.concept)
  if (found.length === 0) {
    const alike = ALIKE[phrase.concept]
    if (alike) found = live.filter(({ concept }) => alike.test(concept) && concept !== 'any')
  }
  found = found.filter((thing) => !isApart(thing, phrase))
  const asked = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])].map(
    ({ value }) => value,
  )
  if (asked.length > 0) {
    const sized = found.filter((thing) => asked.every((value) => hasSize(thing, value)))
    if (sized.length > 0 || found.every(({ sizes, members }) => sizes.length > 0 || members.length > 0))
      found = sized
  }
  return found
}

/** "the center hole" is the one in the center. */
const isThere = (thing: Thing, word: string): boolean =>
  /^(?:center|central|middle)$/u.test(word) &&
  thing.places.some(
    ({ place }) => place.kind === 'centered' || (place.kind === 'at' && place.ref.concept === 'center'),
  )

/** The one that a phrase means; of several alike the latest, or the one its adjectives choose. */
export function findThing(things: readonly Thing[], phrase: Phrase): Thing | undefined {
  const found = findHead(things, phrase)
  return found && (memberMeant(found, phrase) ?? found)
}

/** "the first hole", "the 6 mm hole": one of several that were told at once. */
function memberMeant(thing: Thing, phrase: Phrase): Thing | undefined {
  const { members } = thing
  if (members.length === 0 || phrase.plural || /^(?:each|all|both)$/u.test(phrase.det)) return undefined
  if (phrase.ordinal !== undefined)
    return members.at(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal)
  const asked = [...phrase.bare, ...phrase.sizes.flatMap(({ figures }) => [...figures])]
  const sized =
    asked.length > 0 ? members.filter((member) => asked.every(({ value }) => hasSize(member, value))) : []
  if (sized.length === 1) return sized[0]
  // "the middle section" of three.
  if (phrase.words.some((word) => /^(?:middle|center|central)$/u.test(word)) && members.length % 2 === 1)
    return members[(members.length - 1) / 2]
  const worded = members.filter(({ words }) => phrase.words.some((word) => words.includes(word)))
  return worded.length === 1 ? worded[0] : undefined
}

/** "The second section", after the first was told by its number: another one. */
function inOrder(found: readonly Thing[], { ordinal }: Phrase): readonly Thing[] {
  const isNumbered = found.some((thing) => thing.ordinal !== undefined)
  return ordinal === undefined || ordinal < 0 || !isNumbered
    ? found
    : found.filter((thing) => thing.ordinal === ordinal)
}

function findHead(things: readonly Thing[], phrase: Phrase): Thing | undefined {
  const found = inOrder(candidates(things, phrase), phrase)
  // "the square", where a plate and a block are square.
  const isShape =
    phrase.kind === 'figure' && found.length > 1 && found.every(({ name }) => name !== phrase.name)
  if (isShape && found.every(({ role }) => role === 'add')) return undefined
  if (found.length < 2) return found[0]
  const told = found.filter(({ announced }) => !announced)
  const known = told.length > 0 ? told : found
  // "The holes" are those that were told as several.
  const several = phrase.plural ? known.filter(({ count, members }) => count !== 1 || members.length > 0) : []
  // "The hole" beside six that were told at once is the one that was told alone.
  const isOne = !phrase.plural && phrase.count === undefined && /^(?:the|this)$/u.test(phrase.det)
  const lone = isOne ? known.filter(({ count, plural }) => count === 1 && !plural) : []
  const all = several.length > 0 ? several : lone.length > 0 ? lone : known
  if (phrase.ordinal !== undefined) return all.at(phrase.ordinal > 0 ? phrase.ordinal - 1 : phrase.ordinal)
  const worded = all.filter((thing) =>
    [...phrase.words, ...phrase.name.split(' ').slice(0, -1)].some(
      (word) => thing.words.includes(word) || isThere(thing, word),
    ),
  )
  if (worded.length === 1) return worded[0]
  const sorted = [...all].sort((a, b) => bulk(a) - bulk(b))
  if (phrase.words.some((word) => BIG.test(word))) return sorted.at(-1)
  if (phrase.words.some((word) => SMALL.test(word))) return sorted[0]
  const exact = all.filter(({ name }) => name === phrase.name)
  return (exact.length > 0 ? exact : all).at(-1)
}
