/** Refuses a prompt that names no part: a change to one that is not here, a thing that is not known, or nothing at all. */
import { EngineError } from '../../errors.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, isMark, means, wordsOf } from '../text/items.ts'

const EXAMPLE = 'Name a part with its sizes, such as “a 60 x 40 x 8 mm plate with four 5 mm holes”'
const SHOWN = 120

/** Words that point at a picture or a screen that is not here. */
const POINTS = /^(?:circled|highlighted|selected|marked|shown|attached|above|existing|current|previous)$/iu

const isWork = (item: Item | undefined): boolean => means(item, 'feature') || means(item, 'edge')

/** "the hole", "the circled edge", "it": something that should already be there. */
function isChange(items: readonly Item[]): boolean {
  if (items.some((item) => means(item, 'whole', 'it') || POINTS.test(item.text))) return true
  return items.some((item, at) => {
    if (!isWork(item)) return false
    return items
      .slice(Math.max(0, at - 3), at)
      .some((before) => means(before, 'determiner', 'the') || means(before, 'which', 'all', 'each'))
  })
}

const ends = (item: Item): boolean =>
  isMark(item) ||
  means(item, 'preposition') ||
  means(item, 'purpose') ||
  means(item, 'be') ||
  means(item, 'have') ||
  means(item, 'conjunction') ||
  item.kind === 'quantity'

/** The first noun phrase with a word that nobody knows: "iPhone case". */
function unknownThing(items: readonly Item[]): string | undefined {
  const at = items.findIndex((item) => item.kind === 'unknown')
  if (at === -1) return undefined
  let from = at
  while (
    from > 0 &&
    !ends(items[from - 1] as Item) &&
    !means(items[from - 1], 'determiner') &&
    !means(items[from - 1], 'make')
  )
    from--
  let end = at
  while (end + 1 < items.length && !ends(items[end + 1] as Item)) end++
  return wordsOf(items.slice(from, end + 1))
}

export function noPart(prompt: string, sentences: readonly (readonly Item[])[]): EngineError {
  const items = sentences.flat()
  const shown = quote(prompt.trim().slice(0, SHOWN))
  const refuse = (message: string): EngineError => new EngineError('prompt_too_ambiguous', message)
  if (isChange(items))
    return refuse(
      `This asks to change something (${shown}), but no part has been described. Describe the whole part, with the change in it.`,
    )
  const work = items.find((item) => means(item, 'feature'))
  if (work) return refuse(`${quote(work.text)} needs a part to be in, and ${shown} names none. ${EXAMPLE}.`)
  const thing = unknownThing(items)
  if (thing)
    return refuse(
      `I do not know ${quote(thing)} as a part. Tell what it is made of, body by body, such as “a 60 x 40 x 8 mm plate with a 20 mm tall cylinder on top”, or name a common part with its sizes.`,
    )
  return refuse(`I could not find a part to make in ${shown}. ${EXAMPLE}.`)
}
