/**
 * "The boss is in the center of the plate, it's 40 mm in diameter": "it" is what the sentence is about, not the plate that
 * only tells where. Said again in its place, so that its sizes are the boss's.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, isThing, means, unsaid } from '../text/items.ts'

const IT_IS = /^(?:it is|it['’]s|it)$/iu

/** "The boss is …", "A boss sits …", "There is a boss …": the noun before its verb, or behind "there is". */
function subjectAt(items: readonly Item[], until: number): number | undefined {
  const noun = items.findIndex(isThing)
  if (noun < 0 || noun >= until) return undefined
  const before = items.slice(0, noun)
  const opens = before.every(
    (item) =>
      means(item, 'determiner') ||
      means(item, 'make') ||
      means(item, 'shape') ||
      means(item, 'ordinal') ||
      means(item, 'conjunction') ||
      item.kind === 'quantity' ||
      isMark(item, ','),
  )
  return opens ? noun : undefined
}

/** Where in it: "of the plate", "on the base". */
const isSite = (items: readonly Item[], at: number): boolean =>
  isThing(items[at]) &&
  means(items[at - 1], 'determiner', 'the') &&
  (means(items[at - 2], 'preposition') || means(items[at - 2], 'place', 'on top'))

function withSubject(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, index) =>
      IT_IS.test(item.text) &&
      (isMark(items[index - 1], ',', ';') || means(items[index - 1], 'conjunction', 'and')) &&
      (items[index + 1]?.kind === 'quantity' ||
        means(items[index + 1], 'have') ||
        means(items[index + 1], 'be')),
  )
  const subject = at < 0 ? undefined : subjectAt(items, at)
  const noun = subject === undefined ? undefined : items[subject]
  const it = items[at]
  if (noun?.kind !== 'term' || !it || subject === undefined) return [...items]
  const sited = items.some((_, index) => index > subject && index < at && isSite(items, index))
  const others = items.some(
    (item, index) => index > subject && index < at && isThing(item) && !isSite(items, index),
  )
  if (!sited || others || noun.plural) return [...items]
  const again = unsaid(it, { category: 'determiner', concept: 'the' }, 'the')
  const said = { ...noun, text: it.text, span: it.span }
  const verb = /^it$/iu.test(it.text)
    ? []
    : [unsaid(items[at + 1] ?? it, { category: 'be', concept: 'is' }, 'is')]
  return [
    ...items.slice(0, at),
    again,
    asTerm(said, noun.senses[0] as (typeof noun.senses)[0], { form: noun.form }),
    ...verb,
    ...items.slice(at + 1),
  ]
}

export const withItAgain = where([" it | it's | it’s ", 'determiner:the'], (sentences) =>
  sentences.map(withSubject),
)
