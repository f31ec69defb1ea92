/** What the words ask of the edges of one solid: which sides they lie on, which way they run, how many they are. */
import type { AxisName } from '../../../plan/geometry.ts'
import type { Phrase } from '../phrases.ts'
import { SIDES, type Side } from '../space.ts'

export interface Asked {
  /** Either of these: "the top left and the top right edge". */
  groups: readonly (readonly Side[])[]
  words: ReadonlySet<string>
  concept: string
  /** Names of the parts of it that it is an edge of: face, end, rim. */
  of: readonly string[]
  along?: AxisName
  length?: number
  count?: number
  /** All of them, and not one. */
  every: boolean
  /** "one of the edges", "an edge". */
  one: boolean
}

/** Words that choose nothing among the edges of a part. */
const IDLE = new Set(
  'main whole entire full complete sharp straight horizontal circular round rounded curved flat remaining perfect outermost corner side end mounting machined milled turned original new own respective corresponding single plain simple exposed raised'.split(
    ' ',
  ),
)

/** Words that choose, and are understood. */
const CHOOSING = new Set(
  'vertical upright long longer longest short shorter shortest outer outside inner inside free far other remaining'.split(
    ' ',
  ),
)

/** The words of a phrase, and of the parts that it is of: "the edge of the top face". */
export const partsOf = (phrase: Phrase): Phrase[] =>
  phrase.owner?.role === 'part' ? [phrase, ...partsOf(phrase.owner)] : [phrase]

/** Undefined where a word of it is not understood. */
export function askedOf(phrase: Phrase): Asked | undefined {
  const parts = partsOf(phrase)
  const words = parts.flatMap(({ adjectives }) => adjectives)
  const isKnown = (word: string): boolean => IDLE.has(word) || CHOOSING.has(word) || word in SIDES
  if (!words.every((word) => isKnown(word) || isPartName(word))) return undefined
  const figure = [...phrase.sizes.flatMap(({ figures }) => figures), ...phrase.bare].find(
    ({ unit }) => unit !== 'angle',
  )
  const groups = groupsOf(parts)
  if (!groups) return undefined
  const along = parts.find((part) => part.along)?.along
  return {
    groups,
    words: new Set(words),
    concept: phrase.concept,
    of: parts.slice(1).map(({ concept }) => concept),
    ...(along ? { along } : {}),
    ...(figure ? { length: figure.value } : {}),
    ...(phrase.count === undefined ? {} : { count: phrase.count }),
    every: (phrase.plural || phrase.each) && !phrase.one,
    one: phrase.one === true || phrase.count === 1 || (!phrase.definite && !phrase.plural && !phrase.each),
  }
}

const isPartName = (word: string): boolean => /^(?:edge|corner|face|rim|side|end|outline)$/u.test(word)

/** "the left and right top edges": what only one of both says is said of both. */
function groupsOf(parts: readonly Phrase[]): Side[][] | undefined {
  const told = parts.flatMap((part) =>
    part.sided
      ? [part.sided]
      : [[...part.adjectives, part.concept].filter((word) => word in SIDES)].map((one) => [one]),
  )
  let groups: Side[][] = [[]]
  for (const alternatives of told) {
    const sides = shared(alternatives.map((names) => names.map((name) => SIDES[name] as Side)))
    groups = groups.flatMap((group) => sides.map((more) => merged(group, more)))
  }
  const isSound = (group: readonly Side[]): boolean =>
    group.every((side, at) => group.findIndex(({ axis }) => axis === side.axis) === at)
  return groups.every(isSound) ? groups : undefined
}

const merged = (group: readonly Side[], more: readonly Side[]): Side[] => [
  ...group,
  ...more.filter((side) => !group.some(({ axis, sign }) => axis === side.axis && sign === side.sign)),
]

function shared(groups: Side[][]): Side[][] {
  const least = Math.min(...groups.map(({ length }) => length))
  const longer = groups.find(({ length }) => length > least)
  if (!longer) return groups
  const shorter = groups.find(({ length }) => length === least)
  const common = longer.filter(({ axis }) => !shorter?.some((side) => side.axis === axis))
  return groups.map((group) => (group.length === least ? merged(group, common) : group))
}
