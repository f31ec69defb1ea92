/** Which part of a section a phrase speaks of: "the vertical leg", "both flanges", "the shorter leg". */
import type { Phrase } from '../phrases.ts'
import type { Thing } from '../things.ts'
import { PARTS, type PartNames } from './parts.ts'

const names = ({ names: all }: PartNames): string[] => all.split(' ')
const marks = ({ adjectives }: PartNames): string[] => adjectives.split(' ').filter(Boolean)

const LONG = /^(?:long|longer|longest)$/u
const SHORT = /^(?:short|shorter|shortest)$/u
/** What they are called among others, and no part of theirs is. */
const PLAIN = /^(?:two|three|whole|side|thin|flat|straight|same|main|outer|outside)$/u

export const partIn = (section: Thing, key: string): Thing | undefined =>
  section.section?.parts.find(({ partOf }) => partOf?.key === key)

/** The latest section that has a part of that name. */
export function partNamed(things: readonly Thing[], phrase: Phrase): Thing | undefined {
  const section = things.findLast((thing) => thing.section)
  if (!section?.section) return undefined
  const other = things.some((thing) => !thing.section && !thing.partOf && thing.name === phrase.name)
  if (other) return undefined
  const kinds = PARTS[section.section.letter]
  const called = kinds.filter((kind) => names(kind).includes(phrase.name))
  const together = called.find(({ pair }) => pair)
  let single = called.filter(({ pair }) => !pair)
  const known = new Set(kinds.flatMap(marks))
  const asked = phrase.adjectives.filter((word) => known.has(word) && !PLAIN.test(word))
  if (asked.length > 0) single = single.filter((kind) => asked.every((word) => marks(kind).includes(word)))
  const several = phrase.plural || phrase.each
  if (several && (asked.length === 0 || single.length !== 1)) {
    if (together) return partIn(section, together.key)
  }
  if (phrase.adjectives.includes('other') || phrase.adjectives.includes('opposite')) return undefined
  const lengthWord = phrase.adjectives.find((word) => LONG.test(word) || SHORT.test(word))
  if (lengthWord && single.length === 2) return byLength(section, single, LONG.test(lengthWord))
  if (phrase.ordinal !== undefined) single = single.slice(phrase.ordinal - 1, phrase.ordinal)
  const [only] = single
  return only && single.length === 1 ? partIn(section, only.key) : undefined
}

/** Before their lengths are told the first one is the longer. */
function byLength(section: Thing, kinds: readonly PartNames[], longer: boolean): Thing | undefined {
  const parts = kinds.flatMap(({ key }) => partIn(section, key) ?? [])
  const [a, b] = parts as [Thing, Thing]
  const lengths = lengthsOf(section)
  if (lengths.length === 2) {
    const [first = 0, second = 0] = lengths
    if (first === second) return undefined
    return first > second === longer ? a : b
  }
  return longer ? a : b
}

/** As told of both at once: "legs of 70 mm and 50 mm". */
const lengthsOf = (section: Thing): number[] => {
  const pair = partIn(section, 'both')
  const both = (pair?.sizes ?? [])
    .filter(({ dimension }) => /^(?:bare|length|sides)$/u.test(dimension))
    .map(({ figure }) => figure.value)
  if (both.length === 2) return both
  const own = ['base', 'wall'].flatMap((key) => {
    const said = partIn(section, key)?.sizes.find(({ dimension }) =>
      /^(?:bare|length|height)$/u.test(dimension),
    )
    return said ? [said.figure.value] : []
  })
  return own.length === 2 ? own : []
}
