/** "halfway between the centre and the right edge", "a third of the way along from the left end": so much of the way over a body, as one word. */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { HEADING_WORDS, opposite, SIDE_WORDS } from '../../lexicon/sides.ts'
import { where } from '../../text/heard.ts'
import type { Item } from '../../text/items.ts'
import { asOneTerm, type Found, findAllSpoken } from '../../text/spoken.ts'

const OF_IT = '(?: of (?:it|(?:the|this) [a-z]+(?: face)?))?'
const SIDE = `(?:${Object.keys(SIDE_WORDS).join('|')})`
const EDGE = '(?:edge|end|side|border|rim|face)'
/** `a`, `b`: which of two limits. */
const limit = (name: string): string =>
  `(?:the |its |that of the )?(?:(?:exact |very )?(?<${name}Middle>cent(?:er|re)(?: point)?|middle|midpoint)|(?<${name}Corner>${SIDE} (?:hand )?${SIDE})(?: hand)? corner|(?<${name}Side>${SIDE})(?: hand)?(?: outer)?(?: ${EDGE})?|(?<${name}End>(?:one |an )?(?:end|short (?:edge|side|end))))${OF_IT}`

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
}
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const SHARE = `(?:(?<count>${Object.keys(COUNTS).join('|')}) )?(?<part>${Object.keys(PARTS).join('|')})s?(?: of)?`
const HALFWAY =
  '(?<half>halfway|half way|midway|mid way|(?:at |in )?the (?:exact )?(?:midpoint|middle)(?= between ))'
const BETWEEN = `(?: in)?(?: between | from )${limit('a')}(?: and| to| towards?| toward) ${limit('b')}`

/** "along", "across", "up": which way over the body. */
const OVER =
  '(?: (?<way>along|over|across|up|down|in|inwards?))(?: (?:(?:the|its) (?<of>length|width|height)|it|(?:the|this) [a-z]+)(?: of (?:it|(?:the|this) [a-z]+))?)?'

const BOTH_LIMITS = new RegExp(
  `(?:(?:exactly|located|placed) )*(?:${HALFWAY}|(?:${SHARE}) the way)${BETWEEN}(?= [,.;)]|$| and | with )`,
  'u',
)

const ONE_LIMIT = new RegExp(
  `(?:${SHARE}) the way(?:${OVER})?(?: (?:starting |measured |counted )?from ${limit('a')})?(?= [,.;)]|$| and | with )`,
  'u',
)

/** "in the middle of the left half", "in the centre of the top right quarter". */
const OF_A_HALF = new RegExp(
  `(?:in |at )?(?:the )?(?:cent(?:er|re)|middle) of (?:the|its) (?:(?<aSide>${SIDE})(?: hand)? half|(?<aCorner>${SIDE} (?:hand )?${SIDE}) (?:quarter|quadrant))${OF_IT}(?= [,.;)]|$| and | with )`,
  'u',
)

type Groups = Readonly<Record<string, string | undefined>>

const shareOf = ({ half, count, part }: Groups): number =>
  half ? 0.5 : (COUNTS[count ?? 'a'] ?? 1) / (PARTS[part ?? ''] ?? 1)

const sidesOf = (words: string): SignedAxis[] => words.split(' ').flatMap((word) => SIDE_WORDS[word] ?? [])

interface Limit {
  sides: readonly SignedAxis[]
  middle: boolean
  end: boolean
}

function limitOf(groups: Groups, name: 'a' | 'b'): Limit | undefined {
  const [middle, end, corner, side] = ['Middle', 'End', 'Corner', 'Side'].map(
    (kind) => groups[`${name}${kind}`],
  )
  if (!middle && !end && !corner && !side) return undefined
  return { sides: sidesOf(corner ?? side ?? ''), middle: middle !== undefined, end: end !== undefined }
}

/** How much of the body lies between it and the sides that are named; no side where only an end is. */
interface Told {
  part: number
  sides: readonly SignedAxis[]
}

const isAcross = ([a, ...more]: readonly SignedAxis[], [b]: readonly SignedAxis[]): boolean =>
  more.length === 0 && a !== undefined && b === opposite(a)

function betweenLimits(groups: Groups): Told | undefined {
  const [a, b] = [limitOf(groups, 'a'), limitOf(groups, 'b')]
  if (!a || !b) return undefined
  const share = shareOf(groups)
  if (a.middle && !b.middle) return { part: (1 - share) / 2, sides: b.sides }
  if (b.middle && !a.middle) return { part: share / 2, sides: a.sides }
  // "midway between front and back" is the middle, and is read as that.
  return isAcross(a.sides, b.sides) && share !== 0.5 ? { part: share, sides: a.sides } : undefined
}

function fromLimit(groups: Groups): Told | undefined {
  const { way, of } = groups
  const from = limitOf(groups, 'a')
  const part = shareOf(groups)
  if (from?.middle) return undefined
  if (from) return { part, sides: from.sides }
  const heading = HEADING_WORDS[way ?? '']
  if (heading) return { part, sides: [opposite(heading)] }
  return way === 'along' && (of === undefined || of === 'length') ? { part, sides: [] } : undefined
}

const ofHalf = (groups: Groups): Told => ({ part: 0.25, sides: limitOf(groups, 'a')?.sides ?? [] })

/** "goes two thirds of the way down", "cut from the end a third of the way along": how far a cut goes, not where it is. */
const GOES =
  /(?:^| )(?:go|goes|going|runs?|running|extends?|extending|reach|reaches|reaching|cut|bored|milled|drilled in|from (?:the|its) [a-z]+(?: [a-z]+)?|stops|stopping|ends|ending) $/u

/** Cuts go down and in: only right behind a hole, or where it is said to lie, these are places. */
const LIES = /(?:^| )(?:hole|holes|boss|peg|located|placed|positioned|lies|sits|,|and) $/u
const INWARD = /^(?:up|down|in|inwards?)$/u

function isPlace({ match: { input, index, groups } }: Found): boolean {
  const before = input.slice(0, index)
  return !GOES.test(before) && (LIES.test(before) || !INWARD.test(groups?.['way'] ?? ''))
}

const asPartWay =
  (pattern: RegExp, told: (groups: Groups) => Told | undefined) =>
  (items: Item[]): Item[] =>
    findAllSpoken(items, pattern).reduceRight<Item[]>((read, found: Found) => {
      const way = isPlace(found) ? told(found.match.groups ?? {}) : undefined
      return way
        ? asOneTerm(read, found, {
            category: 'place',
            concept: `part way ${way.part} ${way.sides.join('') || 'end'}`,
          })
        : read
    }, items)

const BETWEEN_LIMITS = asPartWay(BOTH_LIMITS, betweenLimits)
const FROM_LIMIT = asPartWay(ONE_LIMIT, fromLimit)
const MIDDLE_OF_HALF = asPartWay(OF_A_HALF, ofHalf)

export const withPartWays = where(
  ['halfway|half way|midway|mid way| the way|between| half| quarter| quadrant'],
  (sentences) => sentences.map((items) => MIDDLE_OF_HALF(FROM_LIMIT(BETWEEN_LIMITS(items)))),
)
