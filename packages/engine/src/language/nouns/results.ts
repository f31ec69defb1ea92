/** "extrude it to form a cylinder", "… to create a cutout": what something becomes is no second thing. */
import type { Context } from '../context.ts'
import type { Entity } from '../entity.ts'
import { type Item, means } from '../text/items.ts'
import type { Mention } from './mentions.ts'

const BECOMES =
  /^(?:form|create|make|produce|become|forming|creating|making|producing|becoming|complete|completing)$/iu

/** "to form the main body of the pillar": the words between the verb and the name. */
const isBodyOf = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'preposition', 'of') ||
  (means(items[at], 'whole') && means(items[at + 1], 'preposition', 'of')) ||
  means(items[at], 'determiner') ||
  means(items[at], 'ordinal')

/** Whether the mention is what an operation before it leads to. */
export function isResult(items: readonly Item[], { start }: Pick<Mention, 'start'>): boolean {
  let verb = start - 1
  while (
    verb > 0 &&
    (means(items[verb], 'filler') || means(items[verb], 'which') || isBodyOf(items, verb)) &&
    !BECOMES.test(items[verb]?.text ?? '')
  )
    verb--
  const word = items[verb]
  if (!word || !BECOMES.test(word.text)) return false
  const leads = means(items[verb - 1], 'preposition', 'to') || /ing$/iu.test(word.text)
  if (!leads) return false
  return items
    .slice(0, verb - 1)
    .some(
      (item) =>
        means(item, 'operation', 'extrude') ||
        (means(item, 'operation', 'cut') && /extrude/iu.test(item.text)),
    )
}

/** The body that was worked on gets the name; a name for a hole is only talk. */
export function takeResult(
  context: Context,
  mention: Mention,
  worked: Entity | undefined,
): Entity | undefined {
  const { items, state } = context
  if (mention.category === 'feature') {
    for (let at = mention.start; at < mention.end; at++) state.account.dismiss(items[at], 'what it becomes')
    return undefined
  }
  if (worked) worked.names.add(mention.form)
  for (let at = mention.start; at < mention.end; at++)
    if (items[at]?.kind !== 'quantity') state.account.use(items[at], 'what it becomes')
  return worked
}
