/**
 * "The boss has a 2 mm fillet at its base", "The base of the boss has a 2 mm fillet": the edge where it meets what it
 * stands on, told as "a 2 mm fillet around the base of the boss".
 */
import { where } from '../../text/heard.ts'
import { type Item, isEdgeWork, isThing, means, unsaid } from '../../text/items.ts'

const FOOT = /^(?:base|foot|root)$/iu
const isOwn = (item: Item | undefined): boolean => means(item, 'determiner') || means(item, 'whole', 'it')

interface Worked {
  noun: Item
  foot: Item
  /** What is said of the fillet. */
  said: readonly Item[]
}

/** "The boss has … around its base." */
function behind(items: readonly Item[], has: number): Worked | undefined {
  const noun = items.slice(0, has).find((item) => means(item, 'solid'))
  const foot = items.at(-1)
  const led = items.length - (isOwn(items.at(-2)) ? 3 : 2)
  const around = items[led]
  const leads = means(around, 'preposition') || /^(?:around|at|along|on)$/iu.test(around?.text ?? '')
  if (!noun || has > 3 || !foot || !FOOT.test(foot.text) || !leads || led <= has) return undefined
  return { noun, foot, said: items.slice(has + 1, led) }
}

/** "The base of the boss has …" */
function inFront(items: readonly Item[], has: number): Worked | undefined {
  const foot = items[1]
  const noun = items[has - 1]
  const of = means(items[2], 'preposition', 'of')
  if (!foot || !noun || !FOOT.test(foot.text) || !of || !means(noun, 'solid') || has > 6) return undefined
  return { noun, foot, said: items.slice(has + 1) }
}

function withBase(items: readonly Item[]): Item[] {
  const has = items.findIndex((item) => means(item, 'have'))
  const worked = has < 1 ? undefined : (behind(items, has) ?? inFront(items, has))
  if (!worked?.said.some(isEdgeWork)) return [...items]
  const { noun, foot, said } = worked
  // Another thing between them would have edges of its own.
  if (said.some((item) => isThing(item) && !isEdgeWork(item))) return [...items]
  const last = said.at(-1) as Item
  const after = { span: [last.span[1], last.span[1]] as [number, number] }
  return [
    ...said,
    unsaid(after, { category: 'preposition', concept: 'beside' }, 'around'),
    unsaid(after, { category: 'determiner', concept: 'the' }, 'the'),
    foot,
    unsaid(after, { category: 'preposition', concept: 'of' }, 'of'),
    unsaid(after, { category: 'determiner', concept: 'the' }, 'the'),
    noun,
  ]
}

export const withBaseFillets = where([' base | foot | root ', ' have:'], (sentences) =>
  sentences.map((items) =>
    items.some(({ text }) => FOOT.test(text)) && items.some(isEdgeWork) ? withBase(items) : items,
  ),
)
