/** "This is a plain knob. Extrude an octagonal prism …": a title that names the part, and no body beside those that are told. */
import { isElement } from '../aside/surroundings.ts'
import { BODIES } from '../lexicon/bodies.ts'
import { conceptOf, type Item, means } from '../text/items.ts'
import { hasSize, isSize } from './found.ts'

const THIS_IS = / is$|['’]s$/iu
const BEGINS = /^(?:begin|begin with|start|start with|first|start by|begin by)$/iu

/** "This is a plain knob": one noun and how it is, and nothing of how it is made. */
function isBareTitle(items: readonly Item[]): boolean {
  const noun = items.at(-1)
  return (
    (means(items[0], 'make') || means(items[0], 'whole', 'it')) &&
    THIS_IS.test(items[0]?.text ?? '') &&
    means(noun, 'solid') &&
    !(noun?.kind === 'term' && noun.plural) &&
    items
      .slice(1, -1)
      .every((item) => means(item, 'determiner', 'a') || means(item, 'filler') || means(item, 'shape'))
  )
}

/** "Extrude an octagonal prism 30 mm …": begins a body, and does not add one to what is there. */
function beginsBody(items: readonly Item[]): boolean {
  const body = items.findIndex((item) => means(item, 'solid') || means(item, 'feature'))
  const lead = items.slice(0, body)
  return (
    means(items[body], 'solid') &&
    lead.some((item) => means(item, 'determiner', 'a')) &&
    lead.some((item) => means(item, 'make') || BEGINS.test(item.text) || /^extrude$/iu.test(item.text)) &&
    items.some(isSize)
  )
}

/**
 * Said of a whole: what is made of other bodies, or stands on them. A cube or a ring is a body itself, and what a tray is
 * made from must be hollowed out by the words that follow.
 */
function isWhole(noun: Item | undefined, told: readonly Item[]): boolean {
  const body = BODIES[conceptOf(noun, 'solid') ?? '']
  const hollowed = told.some((item) => means(item, 'feature', 'pocket', 'hole'))
  return (
    isElement(noun) || body?.raised === true || (body?.hollow !== undefined && hollowed && !tellsWalls(told))
  )
}

const tellsWalls = (told: readonly Item[]): boolean => told.some(({ text }) => /wall/iu.test(text))

/** A title, and then how the part is made from another body: the title's noun is no body beside that one. */
export function isTitledOtherwise([title, ...told]: readonly (readonly Item[])[]): boolean {
  const made = told.find(hasSize)
  const noun = title?.at(-1)
  const words = told.flat()
  if (!title || !made || !isBareTitle(title) || !isWhole(noun, words) || !beginsBody(made)) return false
  // "… from the center of the pulley": the sentences speak of it as of a body.
  return !words.some((item) => conceptOf(item, 'solid') === conceptOf(noun, 'solid'))
}
