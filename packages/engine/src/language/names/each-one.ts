/**
 * "Each one is 9 mm in diameter and goes through the flange", "each of them is 10 mm from its short edge": of what there
 * are several of, and from the edge that each is next to.
 */
import { ORDER } from '../lexicon/order.ts'
import { where } from '../text/heard.ts'
import { asTerm, type Item, isEdgeWork, isMark, isThing, means, type Term } from '../text/items.ts'
import { asOneTerm, findSpoken } from '../text/spoken.ts'

const isCounted = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  if (item?.kind !== 'term' || !item.plural || (!means(item, 'feature') && !means(item, 'solid')))
    return false
  return items
    .slice(Math.max(0, at - 5), at)
    .some(
      (each) =>
        each.kind === 'quantity' && (each.quantity.kind === 'count' || each.quantity.kind === 'number'),
    )
}

/** The one noun of which a sentence tells several. */
function severalIn(items: readonly Item[]): Item | undefined {
  const counted = items.filter((_, at) => isCounted(items, at))
  const [first] = counted
  const alike = counted.every(
    (item) => item.kind === 'term' && first?.kind === 'term' && item.form === first.form,
  )
  return alike ? first : undefined
}

const EACH_ONE =
  /(?<=^|[,;:(] |(?:and|with|but|where|so) )(?:each one|each of (?:them|these|those)|every one(?: of (?:them|these|those))?|every single one|each and every one)(?= |$)/u

/** "each is", "each has", "each goes through": without a noun of its own. */
const isLone = (items: readonly Item[], at: number): boolean => {
  const [before, next] = [items[at - 1], items[at + 1]]
  const opens = before === undefined || isMark(before) || means(before, 'conjunction')
  const verb =
    means(next, 'be') || means(next, 'have') || means(next, 'make') || /^goes\b/iu.test(next?.text ?? '')
  return means(items[at], 'which', 'each') && opens && verb
}

function withNoun(items: readonly Item[], noun: Item | undefined): Item[] {
  if (noun?.kind !== 'term') return [...items]
  return items.flatMap((item, at): Item[] => {
    if (!isLone(items, at)) return [item]
    const behind: [number, number] = [item.span[1], item.span[1]]
    return [item, { ...noun, text: '', span: behind, plural: false }]
  })
}

const THEY = /^(?:they|they're|theyre|these|those|both)$/iu

/** "It has two holes. They are 15 mm from the edge": what the sentence before says it has, not what has them. */
function withNounForThey(items: readonly Item[], before: readonly Item[]): Item[] {
  const [they] = items
  const noun = severalIn(before)
  const has = before.findIndex((item) => means(item, 'have'))
  const at = noun ? before.indexOf(noun) : -1
  const owner = before.slice(0, Math.max(has, 0)).some((item) => means(item, 'whole') || means(item, 'solid'))
  if (!they || !THEY.test(they.text) || noun?.kind !== 'term' || has < 0 || at < has || !owner)
    return [...items]
  const verb =
    /'?re$/iu.test(they.text) || means(items[1], 'be') || means(items[1], 'have') || means(items[1], 'make')
  if (!verb) return [...items]
  const here: [number, number] = [they.span[0], they.span[0]]
  const the = asTerm({ text: 'the', span: here }, { category: 'determiner', concept: 'the' })
  return [the, { ...noun, text: '', span: here }, ...items]
}

/** The last two things that were brought up one by one, where both go by one noun. */
function twoAlike(sentences: readonly (readonly Item[])[]): Term | undefined {
  // A title names the part, and none of its bodies.
  const bodies = sentences.filter((items) => items.some(({ kind }) => kind === 'quantity'))
  const told = bodies.flatMap((items) =>
    items.flatMap((item, at): Term[] => {
      if (item.kind !== 'term' || item.plural || !isThing(item) || isEdgeWork(item)) return []
      const lead = items.slice(Math.max(0, at - 6), at).findLast((each) => means(each, 'determiner'))
      return means(lead, 'determiner', 'a') ? [item] : []
    }),
  )
  const [first, second] = told.slice(-2)
  const alike = told.filter(({ form }) => form === first?.form)
  return first && second && alike.length === 2 && second.form === first.form ? second : undefined
}

/** "The run is a pipe …, the branch is a pipe … Both have a 30 mm outer diameter": both pipes. */
function withNounForBoth(items: Item[], before: readonly (readonly Item[])[]): Item[] {
  const [both, verb] = items
  if (!both || !means(both, 'which', 'both', 'each') || !(means(verb, 'have') || means(verb, 'be')))
    return items
  const noun = before.some((each) => severalIn(each)) ? undefined : twoAlike(before)
  if (!noun) return items
  const behind: [number, number] = [both.span[1], both.span[1]]
  return items.toSpliced(1, 0, { ...noun, text: '', span: behind, plural: means(both, 'which', 'both') })
}

const OWN_EDGE =
  /(?<=(?:each|both|either|they|all|holes|slots|pegs|posts|bosses)(?: .*)? from )(?:(?:(?:both|each|either) of )?(?:its|their)(?: own)?|one of (?:its|the|their))(?= (?:two |nearest |closest |adjacent |respective |neighbou?ring |short |shorter |long |longer |outer )*(?:edge|side|end|corner)s?(?: |$))/u

/** "each 10 mm from its short edge": the edge of the body that each of them lies next to, as holes have none. */
function withOwnEdges(items: readonly Item[]): Item[] {
  const found = findSpoken(items, OWN_EDGE)
  if (!found) return [...items]
  const edge = items.findIndex((item, at) => at > found.to && means(item, 'edge'))
  const single = found.match[0].startsWith('one')
  const one = items.map((item, at) =>
    single && at === edge && item.kind === 'term' ? { ...item, plural: false } : item,
  )
  const said = asOneTerm(one, found, { category: 'determiner', concept: 'the' })
  const next = said[found.from + 1]
  if (next?.kind === 'quantity' || means(next, 'which', 'adjacent')) return said
  const behind: [number, number] = [next?.span[0] ?? 0, next?.span[0] ?? 0]
  const nearest = asTerm({ text: '', span: behind }, { category: 'which', concept: 'adjacent' })
  return said.toSpliced(found.from + 1, 0, nearest)
}

const EACH_OF =
  /(?<= (?:from|to|of|on|at|in|along) )(?:each|both|either|all)(?: one)? of (?:the|its|these|those)(?: (?:two|four))?(?= (?:nearest |closest |adjacent |short |shorter |long |longer |outer |straight |vertical |horizontal )*(?:edge|side|end|corner|leg|wall|face)s?(?: |$))/u

/** "from each of the two edges", "from both of the short sides": from each edge, from both sides. */
function withEachOf(items: readonly Item[]): Item[] {
  const found = findSpoken(items, EACH_OF)
  if (!found) return [...items]
  const concept = found.match[0].startsWith('all')
    ? 'all'
    : found.match[0].startsWith('both')
      ? 'both'
      : 'each'
  return asOneTerm(items, found, { category: 'which', concept })
}

const ONE_PER_PLACE =
  /(?:^| )one (?!of |at |in |on |near |each )(?:(?!(?:one|two|three|four|and (?:an?|the|one)) )\S+ ){1,16}?(?:at|in|on|near|into|towards?) (?:each|every|both|either)(?: of (?:the|its)(?: two| four)?)? (?:[a-z]+ ){0,2}(?:corner|end|side|edge|face)s?(?= |$)/u

/** "one 9 mm hole in each corner": a hole for each of them, not one in all. */
function withOnePerPlace(items: readonly Item[]): Item[] {
  const found = findSpoken(items, ONE_PER_PLACE)
  const one = found && items[found.from]
  if (!one || !items.slice(found.from, found.to).some(isThing)) return [...items]
  return items.with(found.from, asTerm(one, { category: 'determiner', concept: 'a' }))
}

/** Whether nothing else is named but the several, each by its number. */
const isOnlyOf = (items: readonly Item[], noun: Item | undefined): boolean =>
  items.every(
    (item, at) =>
      !isThing(item) ||
      (noun?.kind === 'term' && item.form === noun.form && means(items[at - 1], 'ordinal', ...ORDER)),
  )

export const withEachOnes = where(
  'each|every|both|either| they| these | those | all of | all one of |from its|from their|from one of',
  (sentences) => {
    let noun: Item | undefined
    return sentences.map((sentence, index) => {
      const found = findSpoken(sentence, EACH_ONE)
      const said = found ? asOneTerm(sentence, found, { category: 'which', concept: 'each' }) : sentence
      const here = severalIn(said)
      // Two sentences back it may be said of anything.
      const told = here ?? noun
      noun = here ?? (isOnlyOf(said, noun) ? noun : undefined)
      const before = sentences[index - 1] ?? []
      const named = withNounForBoth(withNoun(said, told), sentences.slice(0, index))
      return withOnePerPlace(withEachOf(withOwnEdges(withNounForThey(named, before))))
    })
  },
)
