/**
 * "A table with four round legs. … Under the top, place four cylinders … The center of each leg is 10 mm from both edges": legs
 * that are told as plain bodies and then called by the part they play. They are the bodies of which there are as many.
 */
import { where } from '../text/heard.ts'
import { countBefore, countOf, type Item, isAnyOf, means, type Term } from '../text/items.ts'
import { asSettledPhrase, findSpoken } from '../text/spoken.ts'

const LEG = /^(?:legs?|foot|feet|pillars?|supports?)$/iu

const isLeg = (item: Item | undefined): boolean =>
  LEG.test(item?.text ?? '') && !means(item, 'solid') && !means(item, 'feature')

/** How each of them is: no shape that the bodies would not have. */
const PROMISED =
  /(?:, )?(?:with|having|that has|which has|standing on|on) (?<count>two|three|four|five|six|eight) (?:identical |equal |straight |simple |short |long |slender |(?<round>round|cylindrical) |(?<square>square|rectangular) )*(?:legs|feet|pillars|supports)(?= [,.;]|$)/u

/** Bodies that lie where nothing is said: legs stand, and are told so. */
const LYING = ['bar', 'rod', 'tube', 'beam'] as const

interface Bodies {
  noun: Term
  count: number
  sentence: number
}

/** The several plain bodies that are given sizes, where there are no others. */
function bodiesIn(sentences: readonly (readonly Item[])[]): Bodies | undefined {
  const told = sentences.flatMap((items, sentence) =>
    items.flatMap((item, at): Bodies[] => {
      if (item.kind !== 'term' || !item.plural || !means(item, 'solid') || means(item, 'solid', ...LYING))
        return []
      const count = countOf(items[countBefore(items, at)])
      const sized = items.some((each) => each.kind === 'quantity' && countOf(each) === undefined)
      return count !== undefined && count > 1 && sized ? [{ noun: item, count, sentence }] : []
    }),
  )
  return told.length === 1 ? told[0] : undefined
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 }

const ROUND = ['cylinder', 'disc', 'pin'] as const

/** The title's promise, where the bodies keep it; nothing where they are others. */
function withoutPromise(items: Item[], { noun, count }: Bodies): Item[] | undefined {
  if (!items.some(isLeg)) return items
  const found = findSpoken(items, PROMISED)
  const { count: number = '', round, square } = found?.match.groups ?? {}
  const isRound = means(noun, 'solid', ...ROUND)
  if (!found || NUMBERS[number] !== count || (round && !isRound) || (square && isRound)) return undefined
  return asSettledPhrase(items, found, 'told further on')
}

/** One of an angle's two legs lies or stands; those of a table are all alike. */
const isToldApart = (items: readonly Item[], at: number): boolean =>
  isLeg(items[at]) && isAnyOf(items[at - 1], 'face', 'ordinal') && !means(items[at - 1], 'ordinal', 'other')

const asBody = (item: Item, noun: Term): Item =>
  isLeg(item)
    ? { ...noun, text: item.text, span: item.span, plural: /^(?:feet|.*s)$/iu.test(item.text) }
    : item

export const withLegsAsBodies = where(
  [' leg | legs | foot | feet | pillar| support', 'solid:'],
  (sentences) => {
    const bodies = bodiesIn(sentences)
    if (!bodies || sentences.some((items) => items.some((_, at) => isToldApart(items, at)))) return sentences
    const before = sentences.slice(0, bodies.sentence).map((items) => withoutPromise(items, bodies))
    if (before.some((items) => !items)) return sentences
    return [
      ...(before as Item[][]),
      ...sentences.slice(bodies.sentence).map((items) => items.map((item) => asBody(item, bodies.noun))),
    ]
  },
)
