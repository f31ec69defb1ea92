/**
 * "a boss with a 2 mm fillet at its base", "The base of the boss has a 2 mm fillet", "around the foot of the boss": the
 * edge where it meets what it stands on, told as "a 2 mm fillet between the boss and the plate".
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isEdgeWork, isThing, means, type Term, unsaid } from '../../text/items.ts'

const FOOT = /^(?:base|foot|root|bottom|bottom edge)$/iu
/** Of a pin that hangs it may as well be its free end, which is chamfered. */
const BOTTOM = /^bottom/iu
const LEADS = /^(?:around|at|along|on|round|to)$/iu

interface Worked {
  /** Up to the fillet, and what is behind its place. */
  said: readonly Item[]
  place: readonly Item[]
  rest: readonly Item[]
  noun: Term
}

const isNoun = (item: Item | undefined): item is Term =>
  item?.kind === 'term' && means(item, 'solid') && !FOOT.test(item.text)

const isArticle = (item: Item | undefined): boolean =>
  means(item, 'determiner') || means(item, 'which', 'each')

/** "its base", "the base of the boss": where that ends, and whose it is, if it says so. */
function footAt(items: readonly Item[], at: number): { end: number; noun: Term | undefined } | undefined {
  const own = means(items[at], 'whole', 'it')
  const foot = own || isArticle(items[at]) ? at + 1 : at
  if (!FOOT.test(items[foot]?.text ?? '')) return undefined
  const last = items[isArticle(items[foot + 2]) ? foot + 3 : foot + 2]
  if (means(items[foot + 1], 'preposition', 'of') && isNoun(last))
    return { end: items.indexOf(last) + 1, noun: last }
  return own ? { end: foot + 1, noun: undefined } : undefined
}

/** "fillet the corner at its base": where the words for the edge itself end. */
function behindEdge(items: readonly Item[], work: number): number {
  let at = work + 1
  while (
    isArticle(items[at]) ||
    means(items[at], 'which', 'inner') ||
    /^(?:in|on)$/iu.test(items[at]?.text ?? '')
  )
    at++
  return means(items[at], 'edge', 'corner', 'edge') ? at : work
}

/** "a 4 mm fillet at its base", "fillet the corner at its base". */
function behindFillet(items: readonly Item[], told: Term | undefined): Worked | undefined {
  const work = items.findIndex(
    (item, index) => isEdgeWork(item) && LEADS.test(items[behindEdge(items, index) + 1]?.text ?? ''),
  )
  const at = work < 0 ? work : behindEdge(items, work)
  const foot = at < 0 ? undefined : footAt(items, at + 2)
  const noun = foot?.noun ?? items.slice(0, Math.max(0, at)).findLast(isNoun) ?? told
  return foot && noun
    ? {
        said: items.slice(0, at + 1),
        place: items.slice(at + 1, foot.end),
        rest: items.slice(foot.end),
        noun,
      }
    : undefined
}

/** "The base of the boss has a 4 mm fillet". */
function beforeFillet(items: readonly Item[]): Worked | undefined {
  const foot = footAt(items, 0)
  const said = foot ? items.slice(foot.end + 1) : []
  // Another thing between them would have edges of its own.
  const plain = said.some(isEdgeWork) && !said.some((item) => isThing(item) && !isEdgeWork(item))
  return foot?.noun && means(items[foot.end], 'have') && plain
    ? { said, place: items.slice(0, foot.end + 1), rest: [], noun: foot.noun }
    : undefined
}

const mayHang = ({ said, place }: Worked): boolean =>
  place.some(({ text }) => BOTTOM.test(text)) && said.some((item) => means(item, 'feature', 'chamfer'))

function between({ said, place, rest, noun }: Worked, host: Term): Item[] {
  const last = said.at(-1) as Item
  const after = { span: [last.span[1], last.span[1]] as [number, number] }
  const again = (term: Term): Item => ({ ...term, text: term.form, span: [...after.span] })
  return [
    ...said,
    unsaid(after, { category: 'preposition', concept: 'beside' }, 'between'),
    unsaid(after, { category: 'determiner', concept: 'the' }, 'the'),
    again(noun),
    unsaid(after, { category: 'conjunction', concept: 'and' }, 'and'),
    unsaid(after, { category: 'determiner', concept: 'the' }, 'the'),
    again(host),
    ...place.map((item) =>
      item.kind === 'mark' ? item : asSettled(item, 'where it meets what it stands on'),
    ),
    ...rest,
  ]
}

export const withBaseFillets = where(
  ['feature:fillet|feature:chamfer', ' base | foot | root | bottom | bottom edge '],
  (sentences) => {
    const host = sentences.flat().find(isNoun)
    return sentences.map((items, index) => {
      // "A boss stands on it. Fillet the corner at its base": of what was told last besides what it stands on.
      const before = sentences.slice(0, index).flat()
      const told = before.findLast((item): item is Term => isNoun(item) && item.form !== host?.form)
      const worked = behindFillet(items, told) ?? beforeFillet(items)
      // What was told first stands on nothing.
      const stands = host && worked && worked.noun.form !== host.form && !mayHang(worked)
      return stands ? between(worked, host) : items
    })
  },
)
