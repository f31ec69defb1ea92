/**
 * "Three equal steps, each with a 20 mm tread and a 15 mm riser, so it is 60 mm long and 45 mm tall", "extrude the profile by
 * 80 mm": stairs by what their steps are and what they come to. A sentence is read so where it says nothing else.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { type Item, means, unsaid } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const IS = '(?: (?:is|of|being|measures|=|:))*'
const TREAD = '(?:tread|run|going)(?: (?:depth|length|width))?'
const RISER = '(?:riser|rise)(?: height)?'
const EACH = '(?: (?:of|for|in) (?:each|every|one|a|the)(?: single)? steps?)?'
const ALL = '(?:total|overall|whole|entire|complete)'

/** What each size is, by its own words. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${ALL} (?:run|length|depth|going)${IS} #`, 'gu'), 'stairLength'],
  [new RegExp(`${ALL} (?:rise|height)${IS} #`, 'gu'), 'stairHeight'],
  [new RegExp(`${ALL} width${IS} #`, 'gu'), 'width'],
  [
    new RegExp(`step depth${IS} #|${TREAD}${EACH}${IS} #|# (?:deep |long )?${TREAD}(?= |$)`, 'gu'),
    'stairRun',
  ],
  [
    new RegExp(
      `step height${IS} #|${RISER}${EACH}${IS} #|# (?:high |tall )?${RISER}(?= |$)|(?:rises|goes up|climbs|rising)(?: by)? #`,
      'gu',
    ),
    'stairRise',
  ],
  [
    /extrud(?:e|ed|ing)(?: (?:the|this|that|it|side|whole|entire|profile|sketch|shape|outline|section|is))*(?: (?:by|to|up|a|width|distance|length|depth|of))* #(?: (?:wide|in width|deep|to get the width of the (?:stairs?|staircase)))?/gu,
    'width',
  ],
  [
    /# (?:wide|in width)|(?:stair |step |stairs )?width(?: of (?:the )?(?:stairs?|staircase|steps?|it|each step))?(?: (?:is|of|being))* #/gu,
    'width',
  ],
]

/** What is one of a step in a clause about steps, and of the whole elsewhere. */
const EITHER: readonly (readonly [RegExp, step: string, whole: string])[] = [
  [/# (?:deep|long|in depth|in length)|(?:depth|length)(?: (?:is|of|being))* #/gu, 'stairRun', 'stairLength'],
  [/# (?:high|tall|in height)|height(?: (?:is|of|being))* #/gu, 'stairRise', 'stairHeight'],
]
const OF_STEPS = /\b(?:each|every|per step|the steps|steps (?:are|have|of|that|which)|step)\b/gu
const OF_ALL =
  /\b(?:so|whole|total|overall|makes|making|giving|stairs|staircase|profile|it|it's|stair|that)\b(?! (?:steps?|profile)\b)/gu
const IN_ALL = /\b(?:overall|in total|in all|total)\b/u

const COUNT =
  /(?<count>#|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:equal|identical|uniform|regular|equally sized|even))* steps?(?= |$)/gu

/** Words that say what stairs are anyway. */
const IDLE = new Set(
  'a an the and , ; : with of has have having is are it its which that each every one step steps so such as makes making giving gives whole thing part overall total in all this here small simple little model solid block staircase stair stairs flight set side profile sketch shape outline section line create make draw design equal identical flat straight vertical upright flush bottom base underside back face rear at to by from made up there consists consisting there’s down way tallest highest last top long get than them their'.split(
    ' ',
  ),
)

const UNTOLD = 'untold'

interface Piece {
  from: number
  to: number
  concept: string
}

const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** The sizes in a line, and what is left of it. */
function piecesOf(line: string): { pieces: Piece[]; rest: string } {
  let rest = line
  const pieces: Piece[] = []
  const take = (pattern: RegExp, conceptAt: (from: number) => string): void => {
    for (const { index: from, 0: said } of rest.matchAll(pattern)) {
      pieces.push({ from, to: from + said.length - 1, concept: conceptAt(from) })
      rest = rest.slice(0, from) + ' '.repeat(said.length) + rest.slice(from + said.length)
    }
  }
  take(COUNT, () => 'steps')
  for (const [pattern, concept] of TOLD) take(pattern, () => concept)
  for (const [pattern, step, whole] of EITHER)
    take(pattern, (from) => {
      const [steps, all, count] = [OF_STEPS, OF_ALL, COUNT].map((each) => lastOf(line.slice(0, from), each))
      if ((steps ?? 0) > (all ?? 0)) return step
      // "five steps, 90 mm long": of each or of all, nobody can tell.
      return (count ?? 0) > (all ?? 0) && !IN_ALL.test(line) ? UNTOLD : whole
    })
  return { pieces: pieces.toSorted((a, b) => a.from - b.from), rest }
}

const isStairs = (item: Item): boolean => means(item, 'solid', 'staircase')

function readStairs(items: Item[], first: boolean): Item[] | undefined {
  const { text, itemAt } = spoken(items)
  const { pieces, rest } = piecesOf(text)
  const left = rest.split(' ').filter((word) => word !== '' && !IDLE.has(word))
  if (left.length > 0) return undefined
  const word = (near: Item, category: Entry['category'], concept: string, said = concept): Item =>
    unsaid(near, { category, concept }, said)
  const noun = items.find(isStairs)
  if (first && !noun) return undefined
  const [near] = items
  if (!near) return []
  const start: Item[] =
    noun && first
      ? [word(near, 'determiner', 'a'), noun]
      : [word(near, 'determiner', 'the'), word(near, 'solid', 'staircase')]
  const counted = pieces.find(({ concept }) => concept === 'steps')
  const steps = counted
    ? items
        .slice(itemAt(counted.from), itemAt(counted.to) + 1)
        .filter((item) => item.kind === 'quantity' || /^steps?$/iu.test(item.text))
    : []
  const sizes = pieces.flatMap(({ from, to, concept }): Item[] => {
    const size = items.slice(itemAt(from), itemAt(to) + 1).find(({ kind }) => kind === 'quantity')
    if (concept === 'steps' || !size) return []
    return [
      { kind: 'mark', text: ',', span: [size.span[0], size.span[0]] },
      word(size, 'determiner', 'a'),
      concept === UNTOLD
        ? { kind: 'unknown', text: size.text, span: [size.span[0], size.span[0]] }
        : word(size, 'dimension', concept),
      word(size, 'preposition', 'of'),
      size,
    ]
  })
  if (steps.length === 0 && sizes.length === 0) return first ? start : []
  return [
    ...start,
    word(near, 'preposition', 'with'),
    ...steps,
    ...(steps.length === 0 ? sizes.slice(1) : sizes),
  ]
}

export function withStairs(sentences: Item[][]): Item[][] {
  const at = sentences.findIndex((items) => items.some(isStairs))
  if (at !== 0) return sentences
  const read = sentences.map((items, index) => readStairs(items, index === 0))
  if (!read[0]) return sentences
  return read.map((items, index) => items ?? (sentences[index] as Item[])).filter((items) => items.length > 0)
}
