/** Bodies that are called by a letter, and the parts that each of them has. */
import { findThing } from './find.ts'
import type { Phrase } from './phrases.ts'
import type { Thing } from './scene.ts'

export type Letter = 'L' | 'T' | 'U' | 'I' | 'Z' | 'hat' | 'stairs' | 'cross'

interface PartNames {
  key: string
  names: RegExp
  /** Adjectives that mean this one. */
  words: RegExp
}

const HORIZONTAL = /^(?:horizontal|bottom|lower|base|flat|long|longer|first)$/u
const VERTICAL = /^(?:vertical|upright|standing|side|short|shorter|second|other|tall|upper|back)$/u

/** The names of the parts of each; a name without an adjective that fits several means them all. */
export const SECTIONS: Readonly<Record<Letter, readonly PartNames[]>> = {
  L: [
    { key: 'lying', names: /^(?:base|foot|base plate|bottom plate|floor|shelf)$/u, words: HORIZONTAL },
    { key: 'standing', names: /^(?:wall|upright|back plate|backplate|side|stem)$/u, words: VERTICAL },
    { key: 'both', names: /^(?:leg|arm|flange|side|plate|bar|segment|section)$/u, words: /^$/u },
  ],
  T: [
    {
      key: 'lying',
      names:
        /^(?:flange|crossbar|cross bar|cross piece|crosspiece|top|cap|head|top plate|bar|arm|section|part|portion)$/u,
      words: /^(?:horizontal|top|cross|upper)$/u,
    },
    {
      key: 'standing',
      names: /^(?:web|stem|upright|leg|post|stalk|part|section|bar|segment|portion|column)$/u,
      words: /^(?:vertical|upright|lower)$/u,
    },
  ],
  U: [
    { key: 'lying', names: /^(?:base|bottom|web|back|floor)$/u, words: /^(?:horizontal|bottom|base)$/u },
    {
      key: 'standing',
      names: /^(?:wall|leg|side|arm|flange|upright|side wall|sidewall|side plate|tab|ear|lug)$/u,
      words: /^(?:vertical|upright|side)$/u,
    },
  ],
  I: [
    { key: 'lying', names: /^(?:flange)$/u, words: /^$/u },
    { key: 'standing', names: /^(?:web)$/u, words: /^$/u },
  ],
  Z: [
    { key: 'lying', names: /^(?:foot)$/u, words: /^(?:bottom|lower)$/u },
    { key: 'upper', names: /^(?:top)$/u, words: /^(?:top|upper)$/u },
    { key: 'standing', names: /^(?:web|wall|part|section)$/u, words: /^(?:vertical)$/u },
    { key: 'both', names: /^(?:flange|leg|arm)$/u, words: /^$/u },
  ],
  hat: [
    { key: 'upper', names: /^(?:top|crown|web|cap)$/u, words: /^(?:top|upper)$/u },
    { key: 'lying', names: /^(?:flange|foot|lip|brim)$/u, words: /^(?:bottom|lower)$/u },
    { key: 'standing', names: /^(?:wall|side|leg|side wall)$/u, words: /^(?:vertical|side)$/u },
  ],
  stairs: [{ key: 'step', names: /^(?:step|tread)$/u, words: /^$/u }],
  cross: [{ key: 'both', names: /^(?:bar|arm|leg|beam)$/u, words: /^$/u }],
}

export const isSection = ({ concept }: { concept: string }): boolean => concept in SECTIONS

/** The part of a section that a phrase names; made where it is named the first time. */
export function partOf(things: readonly Thing[], phrase: Phrase, body: Thing | undefined): Thing | undefined {
  if ((phrase.kind !== 'body' && phrase.kind !== 'place') || phrase.meant !== undefined) return undefined
  const section =
    body && isSection(body) ? body : things.findLast((thing) => isSection(thing) && thing.role !== 'cut')
  if (!section) return undefined
  const own = findThing(
    things.filter((thing) => !thing.section && thing !== section),
    phrase,
  )
  if (own && own.name === phrase.name) return undefined
  const parts = SECTIONS[section.concept as Letter]
  const named = parts.filter(({ names }) => names.test(phrase.name))
  if (named.length === 0) return undefined
  const worded = parts.find(
    ({ words, key }) => key !== 'both' && phrase.words.some((word) => words.test(word)),
  )
  const ordinal =
    named.some(({ key }) => key === 'both') && phrase.ordinal !== undefined
      ? parts[phrase.ordinal - 1]
      : undefined
  const isEither = named.some(({ key }) => key === 'both') && !phrase.plural
  const other = isEither && phrase.det === 'other' ? parts[1] : undefined
  // "One leg is 80 mm long", and then the other.
  const one = isEither && phrase.det === 'a' && phrase.count === undefined ? parts[0] : undefined
  const found = worded ?? ordinal ?? other ?? one ?? named[0]
  if (!found) return undefined
  const known = section.parts.find(({ id }) => id === `${section.id}-${found.key}`)
  if (known) {
    if (phrase.count !== undefined && section.concept === 'stairs') known.count = phrase.count
    return known
  }
  const part: Thing = {
    id: `${section.id}-${found.key}`,
    name: phrase.name,
    concept: 'any',
    kind: 'body',
    role: 'add',
    words: [],
    count: section.concept === 'stairs' ? (phrase.count ?? 1) : 1,
    plural: false,
    sizes: [],
    places: [],
    members: [],
    parts: [],
    section,
    line: section.line,
    announced: false,
    added: false,
    span: phrase.span,
  }
  section.parts.push(part)
  return part
}

export const keyOf = (section: Thing, part: Thing): string => part.id.slice(section.id.length + 1)
