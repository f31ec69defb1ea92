/**
 * "Next add the vertical leg. It sits at one end of the base and is 5 mm thick", "Start with the base. It's a flat plate":
 * a sentence that only names a thing, and the next one that tells it. "It" is that thing, whatever else is named there.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, type Term } from '../text/items.ts'
import { bodyBehind, PIECES } from './named-bodies.ts'

const LEADS = [
  'make',
  'operation',
  'determiner',
  'filler',
  'ordinal',
  'conjunction',
  'which',
  'shape',
  'be',
] as const
const STARTS =
  /^(?:start|begin|next|then|with|now|finally|after|that|there|comes?|followed|by|on to|go|do)$/iu

const IT_IS = /^(?:it's|it is|this is|its)$/iu

const isLead = (item: Item): boolean =>
  isMark(item, ',', ':') ||
  means(item, 'preposition', 'with', 'as') ||
  LEADS.some((category) => means(item, category)) ||
  STARTS.test(item.text)

/** "First make the stem.", "Next add the cap.": a word of the prompt's own, told to be a body by the next sentence. */
function ownName(items: readonly Item[], next: readonly Item[]): Item | undefined {
  const name = items.at(-1)
  const named = name?.kind === 'unknown' && means(items.at(-2), 'determiner', 'the')
  if (!named || !items.slice(0, -2).every(isLead) || !IT_IS.test(next[0]?.text ?? '')) return undefined
  return bodyBehind(next, 1) === undefined ? undefined : name
}

/** "Make the bracket. It's a plate …": what all of the part is called, unless other bodies are named like that. */
function ownNames(sentences: readonly Item[][]): ReadonlySet<Item> {
  const names = sentences.flatMap((items, at) => ownName(items, sentences[at + 1] ?? []) ?? [])
  const several = new Set(names.map(({ text }) => text.toLowerCase())).size > 1
  return new Set(names.filter(({ text }) => several || PIECES.has(text.toLowerCase())))
}

/** The one thing that a sentence names, without a size, a place or anything else. */
function onlyNamed(items: readonly Item[]): Term | undefined {
  const at = items.findIndex((item) => (means(item, 'solid') || means(item, 'feature')) && !isLead(item))
  const noun = items[at]
  if (noun?.kind !== 'term' || noun.plural || !means(items[at - 1], 'determiner')) {
    // "the rectangular base", "the main body".
    let lead = at - 1
    while (
      lead >= 0 &&
      (means(items[lead], 'shape') || means(items[lead], 'filler') || means(items[lead], 'ordinal'))
    )
      lead--
    if (noun?.kind !== 'term' || noun.plural || !means(items[lead], 'determiner')) return undefined
  }
  const before = items.slice(0, at).every(isLead)
  const rest = items.slice(at + 1)
  // "the base of the L", "the hub itself".
  const owned =
    means(rest[0], 'preposition', 'of') && rest.length < 5 && rest.every(({ kind }) => kind !== 'quantity')
  return before && (rest.length === 0 || owned || rest.every((item) => means(item, 'filler') || isMark(item)))
    ? noun
    : undefined
}

function withNoun(items: readonly Item[], noun: Item): Item[] {
  const [it, ...rest] = items
  if (!it) return [...items]
  const here: [number, number] = [it.span[0], it.span[0]]
  const the = asTerm({ text: 'the', span: here }, { category: 'determiner', concept: 'the' })
  const named: Item = { ...noun, text: noun.text, span: here }
  if (IT_IS.test(it.text)) return [the, named, asTerm(it, { category: 'be', concept: 'is' }), ...rest]
  const pronoun = /^(?:it|this)$/iu.test(it.text)
  const verb =
    means(rest[0], 'be') || means(rest[0], 'have') || means(rest[0], 'make') || means(rest[0], 'operation')
  return pronoun && verb ? [the, { ...named, span: it.span, text: it.text }, ...rest] : [...items]
}

export const withNamedFirst = where(" it | its | it's | this ", (sentences) => {
  const own = ownNames(sentences)
  return sentences.map((items, index) => {
    const before = sentences[index - 1] ?? []
    const name = before.at(-1)
    const noun = name && own.has(name) ? name : onlyNamed(before)
    return noun ? withNoun(items, noun) : [...items]
  })
})
