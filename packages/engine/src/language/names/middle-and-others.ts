/**
 * "Three holes in a row. The middle hole has a diameter of 16 mm. The other two holes have a diameter of 10 mm and are 18 mm from
 * the left and right edges": holes that are announced together and are not alike. Each kind is told by itself, the one in
 * the middle and the rest; as one row they would have one diameter.
 */
import { where } from '../text/heard.ts'
import {
  asFiller,
  asSettled,
  countBefore,
  countOf,
  type Item,
  isAnyOf,
  isMark,
  isThing,
  means,
  type Term,
} from '../text/items.ts'
import { isLink } from '../text/links.ts'
import { littleWord, unsaidWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'

const MIDDLE =
  /^(?:and |then )?the (?:middle|cent(?:er|re)|central)(?: one| [a-z]+)?(?= (?:is|has|should|lies|sits|measures|goes) )/u
const OTHERS =
  /^(?:and |while |then )?the (?:other|remaining|outer|outside) (?<count>two|four)(?: (?:ones|[a-z]+s))?(?= (?:have|are|each|should|both|measure|lie|sit) )|^(?:and |while |then )?the (?<number>two|four) (?:other|remaining|outer|outside)(?: (?:ones|[a-z]+s))?(?= (?:have|are|each|should|both|measure|lie|sit) )/u
const COUNTS: Readonly<Record<string, number>> = { two: 2, four: 4 }
const IN_THE_MIDDLE = /(?:at|in|on) the (?:exact |very )?(?:cent(?:er|re)|middle)(?: |$)/u

interface Announced {
  sentence: number
  noun: Term
  count: number
  /** From its number on, or from what leads to it. */
  from: number
}

/** In a row through the middle they lie anyway; along which side else they lie must not be lost. */
const isAnyway = (item: Item): boolean =>
  isMark(item) ||
  isAnyOf(item, 'preposition', 'determiner', 'conjunction', 'filler', 'solid', 'whole', 'make', 'be') ||
  means(item, 'place', 'row', 'midline', 'centre') ||
  means(item, 'dimension', 'length') ||
  means(item, 'manner', 'through')

/** Several cuts of one noun, with no size of their own: where they are told. */
function announcedIn(items: readonly Item[], sentence: number): Announced | undefined {
  const at = items.findIndex((item) => means(item, 'feature') && item.kind === 'term' && item.plural)
  const number = at < 0 ? -1 : countBefore(items, at)
  const count = countOf(items[number])
  const sized = items.slice(number).some((item) => item.kind === 'quantity' && countOf(item) === undefined)
  if (count === undefined || count % 2 === 0 || sized) return undefined
  if (!items.slice(at + 1).every(isAnyway)) return undefined
  let from = number
  while (from > 0 && isLink(items[from - 1])) from--
  return { sentence, noun: items[at] as Term, count, from }
}

/** A sentence with its first words as "a hole", "two holes". */
function toldAs(items: readonly Item[], end: number, lead: readonly Item[]): Item[] {
  const said = items.slice(0, end + 1).filter((item) => !lead.includes(item) && !isMark(item))
  return [...lead, ...said.map((item) => asSettled(item, 'one of those announced')), ...items.slice(end + 1)]
}

function retold(
  sentences: readonly Item[][],
  { sentence, noun, count, from }: Announced,
): Item[][] | undefined {
  const [one, others] = sentences.slice(sentence + 1)
  const middle = one && findSpoken(one, MIDDLE)
  const rest = others && findSpoken(others, OTHERS)
  if (!middle || !rest) return undefined
  const { count: behind, number: before } = rest.match.groups ?? {}
  if (COUNTS[behind ?? before ?? ''] !== count - 1) return undefined
  // "the middle hole", and no "middle plate": of what was announced.
  const named = [...one.slice(0, middle.to + 1), ...others.slice(0, rest.to + 1)].filter(isThing)
  if (named.some(({ form }) => form.split(' ').at(-1) !== noun.form.split(' ').at(-1))) return undefined
  const title = sentences[sentence] as Item[]
  const [first, second] = [one[0] as Item, others[0] as Item]
  const number = others.find((item) => countOf(item) === count - 1) as Item
  const single: Term = { ...noun, plural: false, text: '', span: [first.span[0], first.span[0]] }
  const several: Term = { ...noun, text: '', span: [second.span[1], second.span[1]] }
  const centred = IN_THE_MIDDLE.test(middle.match.input)
    ? []
    : [littleWord(first, 'in'), littleWord(first, 'the'), unsaidWord(first, 'place', 'centre', 'middle')]
  const kept = title.slice(0, from)
  const lead = kept.some((item) => isThing(item)) ? [kept] : []
  const idle = title.slice(lead.length > 0 ? from : 0).filter((item) => !isMark(item))
  return [
    ...sentences.slice(0, sentence),
    ...lead,
    idle.map((item) => asFiller(item, 'told one by one')),
    toldAs(one, middle.to, [littleWord(first, 'a'), single, ...centred]),
    toldAs(others, rest.to, [number, several]),
    ...sentences.slice(sentence + 3),
  ]
}

export const withMiddleAndOthers = where(
  [
    'the middle|the center|the centre|the central',
    'the other|the remaining|the outer|the outside|the two|the four',
    'feature:',
  ],
  (sentences) => {
    for (const [at, items] of sentences.entries()) {
      const announced = announcedIn(items, at)
      const read = announced && retold(sentences, announced)
      if (read) return read
    }
    return sentences
  },
)
