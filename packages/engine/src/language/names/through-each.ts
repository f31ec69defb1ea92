/**
 * "four bosses …, each with a 5 mm hole through both the boss and the plate", "each boss has a hole through its center and the
 * plate": the one that each of them is, told in a sentence of its own and by its noun.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, isMark, means, type Term, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const isEach = (item: Item | undefined): boolean => means(item, 'which', 'each')

const leads = (item: Item | undefined): boolean =>
  means(item, 'preposition', 'with') || means(item, 'have') || /^having$/iu.test(item?.text ?? '')

const single = (noun: Term, near: Item): Item => ({
  ...noun,
  text: '',
  span: [near.span[0], near.span[0]],
  plural: false,
})

/** Where ", each with …" begins, if it speaks of going through the thing itself. */
function eachWith(items: readonly Item[]): { at: number; noun: Term } | undefined {
  const at = items.findIndex(
    (item, index) => isEach(item) && leads(items[index + 1]) && isMark(items[index - 1], ','),
  )
  const noun = items
    .slice(0, Math.max(at, 0))
    .find((item): item is Term => means(item, 'solid') && item.kind === 'term' && item.plural)
  if (at < 0 || !noun) return undefined
  const rest = items.slice(at)
  const again = rest.some(
    (item, index) =>
      item.kind === 'term' &&
      !item.plural &&
      means(item, 'solid') &&
      item.form === noun.form &&
      means(rest[index - 1], 'determiner', 'the'),
  )
  return again || findSpoken(rest, THROUGH_MIDDLE) ? { at, noun } : undefined
}

const THROUGH_MIDDLE =
  /(?<=through )its (?:center|centre|middle|axis) and (?:also |on |then )?(?:through )?(?=(?:the|its) (?!center|centre))/u

function apart(items: Item[]): Item[][] {
  const found = eachWith(items)
  if (!found) return [items]
  const { at, noun } = found
  const each = items[at] as Item
  const has = unsaid(each, { category: 'have', concept: 'has' }, 'has')
  return [items.slice(0, at - 1), [each, single(noun, items[at + 1] as Item), has, ...items.slice(at + 2)]]
}

/** "through its center and the plate": through all of it, and the plate. */
function throughIt(items: Item[]): Item[] {
  const [each, noun] = items
  const found =
    isEach(each) && noun?.kind === 'term' && means(noun, 'solid')
      ? findSpoken(items, THROUGH_MIDDLE)
      : undefined
  if (!found || noun?.kind !== 'term') return items
  const near = items[found.from] as Item
  return [
    ...items.slice(0, found.from),
    unsaid(near, { category: 'determiner', concept: 'the' }, 'the'),
    single(noun, near),
    asTerm(near, { category: 'conjunction', concept: 'and' }, { form: 'and' }),
    unsaid(near, { category: 'manner', concept: 'through' }, 'through'),
    ...items.slice(found.to + 1),
  ]
}

export const withThroughEach = where(['which:each', ' , |through its'], (sentences) =>
  sentences.some((items) => items.some(isEach)) ? sentences.flatMap(apart).map(throughIt) : [...sentences],
)
