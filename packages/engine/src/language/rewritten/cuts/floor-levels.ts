/** "a slot …, its floor at Z=30", "with a flat bottom lying at Z=12": it is cut down to there. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, phraseOf, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const FLOOR_AT =
  /(?:(?:and|with|has|having|so that|where) )*(?:its|the|a|whose)(?: (?:flat|horizontal|level|plane))* (?:floor|bottom|base)(?: face| surface)?(?: of (?:the|this) (?:slot|groove|pocket|recess|channel|hole|notch))?(?: (?:is|lies|lying|sits|sitting|being|located|at a level of))*(?: at| on)?(?= z=#)/u

/** "from Z=25 up to the top": the same from below. */
const UP_TO_TOP =
  /(?:starting |beginning |extending )?from z=# (?:(?:all the way )?up |upwards? )?(?:to|through|until) (?:the|its) top(?: face| surface)?(?: of (?:the|this) [a-z]+)?(?= [,.;)]|$| and )/u

const isCut = (item: Item): boolean => means(item, 'feature', 'slot', 'groove', 'pocket', 'hole')

function withLevel(items: Item[]): Item[] {
  const found = items.some(isCut) ? findSpoken(items, FLOOR_AT) : undefined
  const [first] = found ? items.slice(found.from, found.to + 1) : []
  // Of a body told before the cut it is the body's own.
  const noun = found && items.slice(0, found.from).findLast((item) => means(item, 'solid') || isCut(item))
  if (!found || !first || !noun || !isCut(noun)) return items
  const phrase = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const down = unsaid(first, { category: 'preposition', concept: 'along' }, 'down')
  const to = asTerm(phrase, { category: 'preposition', concept: 'to' }, { form: 'to' })
  return [...items.slice(0, found.from), down, to, ...items.slice(found.to + 1)]
}

function withTop(items: Item[]): Item[] {
  const found = items.some(isCut) ? findSpoken(items, UP_TO_TOP) : undefined
  const [at] = found?.quantities ?? []
  const level = at === undefined ? undefined : items[at]
  const noun = found && items.slice(0, found.from).findLast((item) => means(item, 'solid') || isCut(item))
  if (!found || !level || at === undefined || !noun || !isCut(noun)) return items
  const [before, behind] = [items.slice(found.from, at), items.slice(at + 1, found.to + 1)]
  return [
    ...items.slice(0, found.from),
    unsaid(level, { category: 'preposition', concept: 'along' }, 'down'),
    asTerm(phraseOf(before as [Item, ...Item[]]), { category: 'preposition', concept: 'to' }, { form: 'to' }),
    level,
    ...behind.filter(({ kind }) => kind !== 'mark').map((item) => asFiller(item, 'where it opens')),
    ...items.slice(found.to + 1),
  ]
}

export const withFloorLevels = where('z=#', (sentences) =>
  sentences.map((items) => withTop(withLevel(items))),
)
