/** Which of the drawn figures a noun speaks of: "the smaller rectangle", "the first one", "the sketch". */
import type { Drawing, Figure, Host } from './drawing.ts'
import type { FigureKind } from './figures.ts'
import { areaOf, boxOf, heightOf, widthOf } from './loop.ts'
import { ADJECTIVE, DEFINITE, KINDS, NOUNS, WHOLE } from './words.ts'
import { here, Scanner } from './writing.ts'

export interface Noun {
  kind: FigureKind
  /** The word itself, in the singular. */
  name: string
  adjectives: string[]
  gap: boolean
  plural: boolean
}

const singular = (word: string): string => word.replace(/(?<=(?:ch|sh|ss|x))es$|(?<!s)s$/u, '')

const COMMA = here(',')
/** "a second, smaller circle": the comma parts two adjectives. */
const isNounAhead = (rest: string): boolean =>
  ADJECTIVE.test(rest) || NOUNS.some(([, pattern]) => pattern.test(rest))

/** Adjectives and a noun; an article before them is the caller's. */
export function takeNoun(scan: Scanner): Noun | undefined {
  return scan.attempt(() => {
    const adjectives: string[] = []
    for (;;) {
      scan.attempt(() => (scan.take(COMMA) && isNounAhead(scan.rest) ? true : undefined))
      const found = scan.first(
        NOUNS.map(([kind, pattern]) => (): Noun | undefined => {
          const match = scan.take(pattern)
          if (!match) return undefined
          const name = singular(match.groups?.['noun'] ?? kind)
          return {
            kind,
            name,
            adjectives,
            gap: match.groups?.['gap'] !== undefined,
            plural: match[0].endsWith('s') && name !== match[0],
          }
        }),
      )
      if (found) return found
      const part = adjectives.some((word) => /^(?:horizontal|vertical|upright)$/u.test(word))
        ? scan.take(here('(?:parts?|sections?|segments?|portions?|pieces?|sides?|members?|posts?|columns?)'))
        : undefined
      if (part)
        return {
          kind: 'rectangle',
          name: singular(part[0]),
          adjectives,
          gap: false,
          plural: part[0].endsWith('s'),
        }
      const adjective = scan.take(ADJECTIVE)
      if (!adjective) return undefined
      adjectives.push(KINDS.get(adjective[0]) ?? adjective[0])
    }
  })
}

/** A rectangle may be called what it is, a square may be called a rectangle. */
const alike = (kind: FigureKind): readonly FigureKind[] =>
  kind === 'rectangle' ? ['rectangle', 'square'] : [kind]

const BODY = here(
  '(?:the|this|that|its) (?:(?:first|base|main|original|initial|entire|whole|resulting|extruded|large|larger|created|3d) )*(?:object|body|block|base|plate|part|prism|solid|model|piece|slab|disc|box|sketch|shape|figure|profile)',
)
const ONE = here(
  '(?:the|that) (?<word>first|second|third|larger|smaller|bigger|outer|inner|large|small|big|longer|shorter|vertical|horizontal|other|previous|former)(?: one)?',
)

export function takeReference(
  scan: Scanner,
  drawing: Drawing,
  own: readonly Figure[] = [],
): Host | undefined {
  return scan.first<Host>([
    () => {
      if (!scan.take(DEFINITE)) return undefined
      const noun = takeNoun(scan)
      if (!noun) return undefined
      return known(drawing, noun, own)
    },
    // "the handle": what it was said to represent.
    () => {
      const name = scan.take(here('(?:the|this|that) (?:(?:main|whole|entire) )?(?<name>[a-z]+)'))?.groups?.[
        'name'
      ]
      return name ? drawing.figures.find((each) => !own.includes(each) && each.names.has(name)) : undefined
    },
    // Drawn as seen from the front, that face is what was drawn.
    () =>
      drawing.plane === 'xz' &&
      scan.take(here('the front (?:face|side)(?: of (?:the|this) (?:[a-z]+ )?[a-z]+)?'))
        ? drawing.figures[0]
        : undefined,
    () => (scan.take(BODY) ? 'whole' : undefined),
    () => {
      const word = scan.take(ONE)?.groups?.['word']
      if (!word) return undefined
      if (/other|previous|former/u.test(word)) return drawing.figures.findLast((each) => !own.includes(each))
      return drawing.find(undefined, undefined, [word])
    },
    () => (scan.take(here('(?:the former|it|this|that)')) ? before(drawing, own) : undefined),
  ])
}

const before = (drawing: Drawing, own: readonly Figure[]): Host | undefined =>
  own.length > 0 ? drawing.figures.findLast((each) => !own.includes(each) && !each.cut) : drawing.last.at(-1)

/** "attached to the rectangle", of a rectangle: another one. */
export function known(drawing: Drawing, noun: Noun, own: readonly Figure[] = []): Figure | undefined {
  const adjectives = noun.adjectives.filter((word) => !/^(?:same|flat|simple)$/u.test(word))
  return drawing.find(alike(noun.kind), noun.name, adjectives, own)
}

/** All that is drawn and not yet a body, or one figure of it. */
export function takeTarget(scan: Scanner, drawing: Drawing): readonly Figure[] | undefined {
  return scan.first<readonly Figure[]>([
    () => {
      if (!scan.take(DEFINITE)) return undefined
      const noun = takeNoun(scan)
      const one = noun && known(drawing, noun)
      if (!noun || !one) return undefined
      if (noun.plural)
        return drawing.open.length > 0
          ? drawing.open.filter(({ kind, cut }) => cut || alike(noun.kind).includes(kind))
          : undefined
      // "extrude the rectangle", with others attached to it, cuts included: those are told with it.
      if (drawing.open.length > 0 && drawing.open.filter(({ cut }) => !cut).length <= 1) return drawing.open
      return [one]
    },
    () => (scan.take(WHOLE) ? drawing.open : undefined),
    // "extrude this arch": what it came to be, by whatever name.
    () =>
      scan.take(
        here(
          '(?:the|this|that|the resulting|this resulting|the entire|the final|the whole) (?:(?!height|depth|amount|distance)[a-z]+ ){0,2}?(?!height|depth|amount|distance)[a-z]+(?= (?:by|to|up|upwards?|along|with|for|in|#\\d|vertically|linearly|through))',
        ),
      )
        ? drawing.open
        : undefined,
  ])
}

/** A size of a figure by its name: as it was told, else by the box of a rectangle, the diameter of a circle. */
export function sizeOfNamed(drawing: Drawing, said: string, dimension: string): number | undefined {
  const scan = new Scanner(said)
  const noun = takeNoun(scan)
  const host = noun
    ? known(drawing, noun)
    : /^(?:first|base|main|larger|big|it|its?|object|body|block|shape|sketch|horizontal|vertical)/u.test(said)
      ? drawing.figures[0]
      : undefined
  if (!host) return undefined
  const told = host.told?.get(dimension)
  if (told !== undefined) return told
  const box = boxOf(host.loop)
  const [wide, high] = [widthOf(box), heightOf(box)]
  switch (dimension) {
    case 'length':
    case 'base':
    case 'bottom':
      return wide
    case 'width':
      // "a 40 by 25 mm rectangle": either may be meant by its width.
      return host.kind === 'rectangle' && Math.abs(wide - high) > 1e-9 ? undefined : wide
    case 'height':
      return host.rise ?? high
    case 'side':
      return host.kind === 'square' ? wide : undefined
    case 'diameter':
      return wide
    case 'radius':
      return host.kind === 'circle' || host.kind === 'semicircle' ? wide / 2 : undefined
    case 'long':
      return Math.max(wide, high)
    case 'short':
      return Math.min(wide, high)
    default:
      return undefined
  }
}

export const smallest = (figures: readonly Figure[]): Figure | undefined =>
  figures.toSorted((a, b) => areaOf(a.loop) - areaOf(b.loop))[0]
