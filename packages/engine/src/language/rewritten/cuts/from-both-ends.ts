/**
 * "with blind holes drilled from both ends: from the left 20 mm in diameter and 35 mm deep, from the right 12 mm in diameter
 * and 30 mm deep", "counterbored from both ends: 18 mm, 6 mm deep from the top, and 22 mm, 10 mm deep from the bottom": two
 * of them, each told with its end. Each is put in a sentence of its own.
 */
import { EngineError } from '../../../errors.ts'
import { millimetres } from '../../compile/ledger.ts'
import { where } from '../../text/heard.ts'
import { amountOf, amountsIn, commaAt, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { asIdle, type Found, findAllSpoken, findSpoken } from '../../text/spoken.ts'

const ENDS = '(?:both|each|either|the two|its two)(?: of)?(?: the| its)?(?: two)? (?:ends?|sides?|faces?)'
const HOLES =
  '(?:two )?(?:(?:flat bottomed|blind|axial|coaxial|central|centred|centered|plain|different|round|drilled) )*(?:holes|bores)'
const DRILLED =
  '(?:(?:are|is|being|drilled|bored|made|cut|machined|along|on|its|the|centre|center|axis|concentrically|axially|that|which) )*'
const LEAD = '(?:(?:,|;|with|has|have|having|and|it|there|are|is) )*'

/** Holes of which each end has its own. */
const DRILLED_IN = new RegExp(
  `${LEAD}(?:${HOLES} ${DRILLED}|(?:drilled|bored)(?: out)?(?: (?:axially|along its axis))? )(?:from|in|into|at|on) ${ENDS}(?: (?:along|on) (?:its|the) (?:centre|center)? ?(?:axis|line))?(?: [:;,]|$)`,
  'u',
)
/** One hole that is wider at each end. */
const COUNTERBORED = new RegExp(
  `(?:,|with|and|it|the hole|the bore|is|being|that|which| )*counterbored (?:from|at|on|in) ${ENDS} [:;,]`,
  'u',
)
const END =
  /(?:, )?(?:and )?(?:(?:(?:the|its) )?(?:one|hole|bore) )?(?:(?:from|at|in|on|into) )?(?:(?:the|its) )?(?<end>top|bottom|left|right|upper|lower)(?: hand)?(?: (?:end|side|face|one|hole|bore))*(?: (?:is|has|being|measures|:))?(?= |$)/u
const APART =
  /^(?:so )?(?:the |these )?(?:two |both )?(?:holes|bores|they) (?:don't|do not|must not|should not|never) (?:meet|touch|intersect|overlap|break into each other)$/u

const FACES: Readonly<Record<string, string>> = {
  top: '+z',
  upper: '+z',
  bottom: '-z',
  lower: '-z',
  left: '-x',
  right: '+x',
}

interface Told {
  end: string
  words: Item[]
}

const isJoint = (item: Item | undefined): boolean => isMark(item, ',', ';') || means(item, 'conjunction')

function trimmed(items: readonly Item[]): Item[] {
  const from = items.findIndex((item) => !isJoint(item))
  const to = items.findLastIndex((item) => !isJoint(item))
  return from < 0 ? [] : items.slice(from, to + 1)
}

/** Each end with what is told of it: before the sizes, or behind them. */
function toldIn(items: readonly Item[]): [Told, Told] | undefined {
  const ends = findAllSpoken(items, END)
  const [one, two] = ends
  if (!one || !two || ends.length !== 2) return undefined
  const fronted = items.slice(0, one.from).every(isJoint)
  const closing = items.slice(two.to + 1).every(isJoint)
  if (fronted === closing) return undefined
  const endOf = ({ match }: Found): string => match.groups?.['end'] ?? ''
  const [first, second] = fronted
    ? [items.slice(one.to + 1, two.from), items.slice(two.to + 1)]
    : [items.slice(0, one.from), items.slice(one.to + 1, two.from)]
  const told: [Told, Told] = [
    { end: endOf(one), words: trimmed(first) },
    { end: endOf(two), words: trimmed(second) },
  ]
  const sized = told.every(({ words }) => words.some(({ kind }) => kind === 'quantity'))
  return sized && FACES[told[0].end] !== FACES[told[1].end] ? told : undefined
}

function sentenceOf({ end, words }: Told, feature: 'hole' | 'counterbore'): Item[] {
  const [first] = words as [Item, ...Item[]]
  const behind = { span: [words.at(-1)?.span[1] ?? 0, words.at(-1)?.span[1] ?? 0] as [number, number] }
  // What lies is known by its left and right ends.
  const named = /^(?:left|right)$/u.test(end) ? `${end} end` : end
  const face = (near: Pick<Item, 'span'>): Item[] => [
    unsaid(near, { category: 'preposition', concept: 'from' }, 'from'),
    unsaid(near, { category: 'determiner', concept: 'the' }, 'the'),
    unsaid(near, { category: 'face', concept: FACES[end] as string }, named, named),
  ]
  const comma = commaAt(first.span[0])
  if (feature === 'hole')
    return [
      ...face(first),
      comma,
      unsaidWord(first, 'determiner', 'a'),
      unsaidWord(first, 'feature', 'hole'),
      comma,
      ...words,
    ]
  return [
    unsaidWord(first, 'determiner', 'the'),
    unsaidWord(first, 'feature', 'hole'),
    unsaidWord(first, 'have', 'has'),
    unsaidWord(first, 'determiner', 'a'),
    unsaidWord(first, 'feature', 'counterbore'),
    comma,
    ...words,
    ...face(behind),
  ]
}

/** How deep the two are together, where each of them says so. */
function depthOf(told: readonly Told[]): number | undefined {
  const depths = told.map(({ words }) => {
    const found = findSpoken(words, /# (?:deep|depth)|depth of #/u)
    return amountOf(words[found?.quantities[0] ?? -1])
  })
  return depths.every((depth) => depth !== undefined)
    ? depths.reduce((sum, each) => sum + each, 0)
    : undefined
}

const longest = (items: readonly Item[]): number => Math.max(0, ...amountsIn(items))

const colonAt = ([first]: readonly Item[]): Item => ({
  kind: 'mark',
  text: ':',
  span: [first?.span[0] ?? 0, first?.span[0] ?? 0],
})

/** "…holes from both ends; the left one is …": told behind a semicolon as behind a colon. */
const inOne = (sentences: readonly Item[][]): Item[][] =>
  sentences.flatMap((items, at, all) => {
    const before = all[at - 1]
    const found = before && findSpoken(before, DRILLED_IN)
    const leads = (found?.to ?? -2) + 1 === before?.length
    if (leads && toldIn(items)) return []
    const next = all[at + 1]
    const own = next && findSpoken(items, DRILLED_IN)
    return own && own.to + 1 === items.length && toldIn(next) ? [[...items, colonAt(next), ...next]] : [items]
  })

export const withFromBothEnds = where(
  [' both | each | either |the two |its two ', 'holes|bores|drilled|bored'],
  (said) => {
    const sentences = inOne(said)
    let deep: number | undefined
    return sentences.flatMap((items, at): Item[][] => {
      if (deep !== undefined && findSpoken(items, APART)) {
        if (deep >= longest(sentences.slice(0, at).flat()))
          throw new EngineError(
            'geometry_validation_failed',
            `The holes are said not to meet, but together they are ${millimetres(deep)} deep.`,
          )
        return [asIdle(items, { from: 0, to: items.length - 1 }, 'they end before they meet')]
      }
      for (const [pattern, feature] of [
        [COUNTERBORED, 'counterbore'],
        [DRILLED_IN, 'hole'],
      ] as const) {
        const found = findSpoken(items, pattern)
        const told = found && toldIn(items.slice(found.to + 1))
        if (!told) continue
        deep = depthOf(told)
        const lead = asIdle(items.slice(0, found.to + 1), found, 'one at each end')
        return [lead, ...told.map((each) => sentenceOf(each, feature))]
      }
      return [items]
    })
  },
)
