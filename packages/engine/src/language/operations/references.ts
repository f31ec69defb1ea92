/** Which thing a noun phrase speaks of. */
import type { Phrase } from './phrases.ts'
import { partNamed } from './sections/find.ts'
import type { SaidPlace, Thing } from './things.ts'

/** Names for a body that say no more than its shape, and the shapes that they fit. */
const ALIKE: Readonly<Record<string, RegExp>> = {
  box: /^(?:box|body)$/u,
  cylinder: /^(?:cylinder|body|tube|cone)$/u,
  tube: /^(?:cylinder|tube)$/u,
  body: /^(?:box|body|cylinder|tube|hexagon|rib)$/u,
  pocket: /^(?:pocket|slot|groove|box|vee|step|halfround)$/u,
  slot: /^(?:pocket|slot|groove|keyway)$/u,
  groove: /^(?:pocket|groove|vee|slot|keyway)$/u,
  hole: /^(?:hole|cylinder|slot|box|hexagon)$/u,
}

const sizesOf = (phrase: Phrase): Asked[] => [
  ...phrase.sizes.flatMap(({ figures, dimension }) => figures.map(({ value }) => ({ value, dimension }))),
  ...phrase.bare.map(({ value }) => ({ value })),
]

/** A number told with its word is that size; one without a word is any. */
interface Asked {
  value: number
  dimension?: string
}

const hasSizes = (thing: Thing, asked: readonly Asked[]): boolean =>
  asked.every(
    ({ value, dimension }) =>
      thing.sizes.some(
        ({ figure, dimension: told }) =>
          figure.value === value &&
          (dimension === undefined || told === dimension || told === 'bare' || told === 'sides'),
      ) ||
      (thing.group && hasSizes(thing.group, [{ value, ...(dimension ? { dimension } : {}) }])),
  )

/** The one adjective set apart from another: of things told alike the one that has it too. */
const CHOOSES: Readonly<Record<string, (things: readonly Thing[]) => Thing | undefined>> = {
  large: (things) => bySize(things, 1),
  larger: (things) => bySize(things, 1),
  largest: (things) => bySize(things, 1),
  big: (things) => bySize(things, 1),
  bigger: (things) => bySize(things, 1),
  small: (things) => bySize(things, -1),
  smaller: (things) => bySize(things, -1),
  smallest: (things) => bySize(things, -1),
}

const bulk = ({ sizes }: Thing): number => Math.max(0, ...sizes.map(({ figure }) => figure.value))
const bySize = (things: readonly Thing[], sign: number): Thing | undefined =>
  [...things].sort((a, b) => sign * (bulk(b) - bulk(a)))[0]

/** "the top plate" is not the bottom plate. */
const APART = new Set([
  'top',
  'middle',
  'bottom',
  'upper',
  'lower',
  'left',
  'right',
  'front',
  'back',
  'horizontal',
  'vertical',
  'upright',
  'inner',
  'outer',
  'main',
  'big',
  'small',
  'large',
  'long',
  'short',
])

const STANDING = /^(?:upright|vertical)$/u

function isOther(thing: Thing, { adjectives, name }: Phrase): boolean {
  const asked = adjectives.filter((word) => APART.has(word))
  // "The base is a plate": "the upright plate" is another.
  if (thing.name === 'base' && name !== thing.name && asked.some((word) => STANDING.test(word)))
    return !thing.adjectives.some((word) => STANDING.test(word))
  const told = thing.adjectives.filter((word) => APART.has(word))
  return asked.length > 0 && told.length > 0 && !asked.some((word) => told.includes(word))
}

const SHAPE = /^(?:square|circle|rectangle)$/u
const SIDE = /^(?:left|right|front|back|rear|upper|lower)$/u

/** "The left post" of two that were told at once: none of them has a name of its own. */
const isOneOf = ({ count, members }: Thing, { adjectives, plural, each }: Phrase): boolean =>
  count > 1 && members.length === 0 && !plural && !each && adjectives.some((word) => SIDE.test(word))

/** `loose`: under another name too, where nothing else can be meant: "the left edge of the bracket". */
export function findThing(things: readonly Thing[], phrase: Phrase, loose = false): Thing | undefined {
  const part = partNamed(things, phrase)
  if (part) return part
  const heads = things.filter(({ group, partOf }) => !group && !partOf)
  const isNamed = (thing: Thing): boolean =>
    thing.name === phrase.name || thing.adjectives.includes(phrase.name)
  let found = heads.filter(isNamed)
  // "the square", where a plate and a block are square.
  if (found.length > 1 && SHAPE.test(phrase.name) && found.every(({ name }) => name !== phrase.name))
    return undefined
  if (found.length === 0 && phrase.concept !== 'body')
    found = heads.filter(({ concept }) => concept === phrase.concept)
  const alike = ALIKE[phrase.concept]
  if (found.length === 0 && alike && (loose || phrase.concept !== 'body')) {
    const like = heads.filter(
      ({ concept, role }) => alike.test(concept) && (phrase.role === 'either' || role === phrase.role),
    )
    // Under another name only what cannot be taken for something else.
    if (like.length === 1 || phrase.role === 'either' || phrase.role === 'cut') found = like
  }
  found = found.filter((thing) => !isOther(thing, phrase) && !isOneOf(thing, phrase))
  const values = sizesOf(phrase)
  if (values.length > 0) {
    found = found.filter((thing) => hasSizes(thing, values))
    // "the 12 mm section": whatever has that size.
    if (found.length === 0 && phrase.definite)
      found = heads.filter(
        (thing) => thing.role === (phrase.role === 'cut' ? 'cut' : 'add') && hasSizes(thing, values),
      )
  }
  if (found.length > 1 && phrase.adjectives.some((word) => /^(?:center|central|middle)$/u.test(word))) {
    const central = found.filter(({ places }) => places.some(isCentral))
    if (central.length > 0) found = central
  }
  if (found.length > 1) {
    const shaped = found.filter(({ adjectives }) =>
      phrase.adjectives.some((word) => adjectives.includes(word)),
    )
    if (shaped.length > 0) found = shaped
  }
  if (phrase.ordinal !== undefined) return isNamedByOrdinal(found, phrase.ordinal)
  if (found.length > 1)
    for (const word of phrase.adjectives) {
      const chosen = CHOOSES[word]?.(found)
      if (chosen) return chosen
    }
  return found.at(-1)
}

const isCentral = ({ place }: SaidPlace): boolean =>
  place.kind === 'centered' || (place.kind === 'at' && place.ref.concept === 'center')

function isNamedByOrdinal(found: readonly Thing[], ordinal: number): Thing | undefined {
  const told = found.flatMap((thing) => (thing.members.length > 0 ? thing.members : [thing]))
  return told.at(ordinal > 0 ? ordinal - 1 : ordinal)
}

/** All that a phrase speaks of, where they were told one after the other: "both holes". */
export function findThings(things: readonly Thing[], phrase: Phrase): Thing[] {
  const one = findThing(things, phrase)
  if (!one || one.count > 1 || (!phrase.each && (!phrase.plural || phrase.count === undefined)))
    return one ? [one] : []
  const alike = things.filter(
    ({ group, name, concept, role }) =>
      !group &&
      role === one.role &&
      (name === phrase.name || (concept === one.concept && concept !== 'body')),
  )
  // "Each hole is …": all that were told, one by one.
  const wanted = phrase.count ?? (phrase.plural ? 2 : alike.length)
  return alike.length === wanted ? alike : [one]
}
