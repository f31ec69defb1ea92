/** Things that were told one by one, and a sentence that speaks of all of them. */
import { asSettled, countOf, type Item, isThing, means, type Term, unsaid } from '../text/items.ts'
import { unsaidWord } from '../text/little-words.ts'
import type { Found } from '../text/spoken.ts'

/** How many, as people say it. */
export const SEVERAL = '(?:two|three|four|five|six|seven|eight)'
const WHY = 'said of each of them'

export interface Mention {
  noun: Term
  sentence: number
  several: boolean
}

const isArticle = (item: Item): boolean =>
  means(item, 'determiner', 'a') || /^(?:one|another)$/iu.test(item.text)

const isAnother = (items: readonly Item[], at: number): boolean =>
  /^another one$/iu.test(items[at]?.text ?? '') ||
  (/^one$/iu.test(items[at]?.text ?? '') && /^another$/iu.test(items[at - 1]?.text ?? ''))

/** "a 6 mm blind hole", "another hole", "four holes": a thing that is told here first. */
export function mentionsIn(items: readonly Item[], sentence: number): Mention[] {
  return items.flatMap((noun, at): Mention[] => {
    // "another one from the left": one more of what was told last.
    const last = isAnother(items, at) ? items.slice(0, at).findLast(isThing) : undefined
    if (last) return [{ noun: last, sentence, several: false }]
    if (!isThing(noun)) return []
    const before = items.slice(0, at)
    const lead = before.slice(before.findLastIndex((item) => isThing(item) || item.kind === 'mark') + 1)
    if (lead.some((item) => (countOf(item) ?? 1) > 1)) return [{ noun, sentence, several: true }]
    return lead.some(isArticle) ? [{ noun, sentence, several: noun.plural }] : []
  })
}

/** The sentence with another subject; its words are used once more each time that they are told. */
export function toldOf(items: readonly Item[], { from, to }: Found, subject: readonly Item[]): Item[] {
  const settled = items.slice(from, to + 1).filter((item) => !subject.includes(item))
  // "They are all 4 mm deep".
  const again = items.findIndex(
    ({ text }, at) => at > to && at <= to + 2 && /^(?:all|both|each)$/iu.test(text),
  )
  const rest = items
    .slice(to + 1)
    .map((item, at) => (to + 1 + at === again ? asSettled(item, WHY) : { ...item }))
  return [...subject, ...settled.map((item) => asSettled(item, WHY)), ...rest]
}

/** "all holes", where so many were told as are meant. */
export function allAlike(
  items: Item[],
  found: Found,
  told: readonly Mention[],
  last: Term,
): Item[][] | undefined {
  const [sense] = last.senses
  const said = items.slice(found.from, found.to + 3)
  const both = said.some(({ text }) => /^both$/iu.test(text))
  const counted = items.slice(found.from, found.to + 1).find((item) => countOf(item) !== undefined)
  const number = both ? 2 : countOf(counted)
  if (!sense || told.length < 2 || (number ?? told.length) !== told.length) return undefined
  const near = items[found.from] as Item
  const noun: Term = { ...unsaid(near, sense, '', last.form), plural: true }
  const all = unsaidWord(near, 'which', both ? 'both' : 'all')
  return [toldOf(items, found, [all, ...(counted ? [counted] : []), noun])]
}
