/**
 * Words that only name the whole part: what it is said to look like ("like a grain silo … the silo"), and the title of
 * a description whose bodies are told one by one ("A flywheel with six holes. The disc is …").
 */
import { type Item, isMark, means } from './items.ts'
import { isOneSlip } from './lexicon/spelling.ts'
import { purposeRanges } from './surroundings.ts'

const named = (item: Item): string => item.text.toLowerCase()

/** Unknown words, said of the part only as a likeness. */
function likenesses(sentences: readonly Item[][]): Set<string> {
  const found = new Set<string>()
  for (const items of sentences)
    for (const { from, end, reason } of purposeRanges(items))
      if (reason === 'resemblance')
        for (const item of items.slice(from, end)) if (item.kind === 'unknown') found.add(named(item))
  return found
}

const opens = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'filler') || means(item, 'make') || means(item, 'whole', 'it')

/** What ends the noun phrase that a description opens with. */
const closes = (item: Item | undefined): boolean =>
  item === undefined ||
  isMark(item, ':', ',', '(') ||
  means(item, 'preposition') ||
  means(item, 'which') ||
  means(item, 'negation') ||
  means(item, 'purpose') ||
  means(item, 'make') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'operation')

/** "A pump bracket with …": from after the article to before "with", if its last word is not a body we know. */
function titleOf(sentences: readonly Item[][]): { from: number; end: number } | undefined {
  const [first, ...rest] = sentences
  if (!first) return undefined
  let from = 0
  while (from < 8 && opens(first[from])) from++
  if (!first.slice(0, from).some((item) => means(item, 'determiner'))) return undefined
  let end = from
  while (end < from + 5 && !closes(first[end])) end++
  if (first[end - 1]?.kind !== 'unknown' || end === from) return undefined
  if (first.slice(from, end).some((item) => item.kind === 'quantity' || item.kind === 'mark'))
    return undefined
  const told = [first.slice(end), ...rest].some(
    (items) => items.some((item) => means(item, 'solid')) && items.some((item) => item.kind === 'quantity'),
  )
  return told ? { from, end } : undefined
}

const asWhole = (item: Item, plural = false): Item => ({
  kind: 'term',
  text: item.text,
  span: item.span,
  form: named(item),
  senses: [{ category: 'whole', concept: 'whole' }],
  plural,
})

const SHORTEST_SLIP = 4

export interface Named {
  sentences: Item[][]
  /** The words of the title, where the part has one. */
  title: string | undefined
}

/** The sentences with every such word read as "the part". */
export function withNicknames(sentences: readonly Item[][]): Named {
  const names = likenesses(sentences)
  const title = titleOf(sentences)
  const [first] = sentences
  if (title && first)
    for (const item of first.slice(title.from, title.end)) if (item.kind === 'unknown') names.add(named(item))
  const words = title && first?.slice(title.from, title.end).map((item) => item.text)
  if (names.size === 0) return { sentences: [...sentences], title: undefined }
  const isNick = (item: Item): boolean =>
    item.kind === 'unknown' &&
    (names.has(named(item)) ||
      (item.text.length >= SHORTEST_SLIP && [...names].some((name) => isOneSlip(name, named(item)))))
  const read = sentences.map((items, index) =>
    items.map((item, at) => {
      const inTitle = index === 0 && title !== undefined && at >= title.from && at < title.end
      // "a shaft coupling": the shaft only says what kind of coupling.
      if (inTitle && at < title.end - 1) return { ...asWhole(item), senses: [TITLE_WORD] }
      return isNick(item) ? asWhole(item) : item
    }),
  )
  return { sentences: read, title: words?.join(' ') }
}

const TITLE_WORD = { category: 'filler', concept: 'the name of the part' } as const
