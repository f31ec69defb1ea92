/** "Do the same on the bottom", "Repeat this for the other end": what the sentence before made, once more. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, isThing, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const THE_SAME =
  /^(?:(?:now|then|next|and|finally|,) )*(?:do|repeat|make|perform|apply) (?:exactly )?(?:the same|this|that|the process)(?: thing| cut| operation)?(?: again)? (?=(?:on|at|for|to|in|from|with) )/u

/** "…; same on the other side", "…, and likewise on the right": a clause without a verb, at the end. */
const SAME_THERE =
  /(?<=^|[a-z#] )(?:[,;:] )?(?:and )?(?:(?:exactly )?(?:the )?same(?: thing| again)?|likewise|ditto|identically) (?=(?:on|at|for|from|to) (?:the|its) (?:(?:other|opposite|left|right|front|back|rear)(?: hand)?)(?: (?:side|end|face|edge))?(?: too| as well)?$)/u

/** The clause as a sentence of its own, with the verb it lacks. */
function withVerb(items: Item[]): Item[][] {
  const found = findSpoken(items, SAME_THERE)
  const word = found && items[found.to]
  if (!found || !word) return [items]
  const order: Item[] = [
    unsaid(word, { category: 'make', concept: 'make' }, 'do'),
    unsaid(word, { category: 'determiner', concept: 'the' }, 'the'),
    asTerm({ text: 'same', span: word.span }, { category: 'filler', concept: 'once more' }),
  ]
  const before = items.slice(0, found.from)
  return [...(before.length > 0 ? [before] : []), [...order, ...items.slice(found.to + 1)]]
}

/** What a sentence makes: its first noun that is not spoken of as known; else the last that it names. */
function madeIn(items: readonly Item[]): Item | undefined {
  const isMade = (item: Item, at: number): boolean => {
    const article = items.findLastIndex((each, index) => index < at && means(each, 'determiner'))
    const known = means(items[article], 'determiner', 'the')
    return isThing(item) && !(known && !items.slice(article, at).some((each) => isMark(each, ',')))
  }
  return items.find(isMade) ?? items.findLast(isThing)
}

const isSide = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y')

/** "on the right", "on the other end": what lies on one side of the middle lies on both. */
const isAcross = (items: readonly Item[]): boolean =>
  items.some((item) => isSide(item) || means(item, 'ordinal', 'other') || /^opposite$/iu.test(item.text))

/** "into the left face": not seen from above, so that nothing is mirrored. */
const isIntoSide = (items: readonly Item[]): boolean =>
  items.some((item, at) => {
    const lead = items[means(items[at - 1], 'determiner') ? at - 2 : at - 1]
    return isSide(item) && means(lead, 'preposition', 'in')
  })

function repeated(items: readonly Item[], before: readonly Item[]): Item[] {
  const found = findSpoken(items, THE_SAME)
  const made = found && madeIn(before)
  const [verb, last] = found ? [items[found.from], items[found.to]] : []
  if (!found || made?.kind !== 'term' || !verb || !last) return [...items]
  const rest = items.slice(found.to + 1)
  if (isAcross(rest) && !isIntoSide(before))
    return [asTerm(verb, { category: 'operation', concept: 'mirror' }, { form: 'repeat' }), ...rest]
  const [where, ...others] = rest as [Item, ...Item[]]
  // "for the bottom edge": on it, no purpose.
  const on = /^(?:for|to|with)$/iu.test(where.text)
    ? asTerm(where, { category: 'preposition', concept: 'on' })
    : where
  const another = asTerm(verb, { category: 'determiner', concept: 'a' }, { form: 'another' })
  return [another, { ...made, text: last.text, span: last.span, plural: false }, on, ...others]
}

export const withRepeated = where(
  'same|likewise|ditto|identically|do th|repeat th|perform th|apply th|exactly th|make this|make that|make the process',
  (sentences) =>
    sentences.flatMap(withVerb).map((items, index, all) => repeated(items, all[index - 1] ?? [])),
)
