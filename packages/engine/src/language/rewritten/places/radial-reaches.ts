/**
 * "fins that reach out to 30 mm from the axis", "blades running from the hub to a flat end 38 mm from the centre": how far
 * bodies stand out from a middle, told as the radius they end at.
 */
import { OUTSTANDING } from '../../places/around-hub.ts'
import { where } from '../../text/heard.ts'
import { asFiller, type Item, means, type Term, unsaid } from '../../text/items.ts'
import { asIdle, type Found, findSpoken } from '../../text/spoken.ts'

const VERB =
  '(?:reach(?:es|ing)?|extend(?:s|ing)?|run(?:s|ning)?|go(?:es|ing)?|stretch(?:es|ing)?|project(?:s|ing)?|protrud(?:es?|ing)|radiat(?:es?|ing)|span(?:s|ning)?|lead(?:s|ing)?|stick(?:s|ing)?|end(?:s|ing)?)'
const END =
  '(?:(?:a |an |their |its )?(?:(?:flat|square|straight|blunt|plain|outer) )*(?:end face|end|tip|edge|point) )?'
const MIDDLE =
  '(?:the |its |their )?(?:(?:common|central|center|centre|main|rotation|hub|wheel|shaft|vertical|disc|plate|z) )?(?:axis of rotation|rotation axis|axis|cent(?:er|re)(?: ?line| axis)?|middle|origin)(?: of (?:the |its )(?!arms?|fins?|blades?|ribs?|spokes?|vanes?)[a-z]+)?'

/** Behind the verb there may stand where they begin; nothing with a size of its own. */
const REACH = new RegExp(
  `(?<=(?:^| )${VERB}(?: [a-z]+){0,9}? )(?:out to|to|until)(?: out)? ${END}(?:(?:at|located|lying|which is|that is) )*(?:(?:a )?(?:radial )?distance of )?# (?:away |out |outward )?from ${MIDDLE}(?= [,.;()]| and | at | with |$)`,
  'u',
)

/** What stands out from a middle: thin or long, and several. */
const STANDING_OUT = [...OUTSTANDING, 'rail']

const isSeveral = (items: readonly Item[], before: number): boolean =>
  items.some(
    (item, at) =>
      at < before &&
      means(item, 'solid', ...STANDING_OUT) &&
      ((item as Term).plural || means(items[at - 1], 'which', 'each', 'all')),
  )

function asRadius(items: readonly Item[], { from, to, quantities }: Found): Item[] {
  const at = quantities.at(-1) as number
  const value = items[at] as Item
  // "to a flat end 38 mm from …": the preposition leads to the radius itself.
  const lead = items.slice(from + 1, at).map((item) => asFiller(item, 'its end'))
  return [
    ...items.slice(0, from),
    ...lead,
    items[from] as Item,
    unsaid(value, { category: 'determiner', concept: 'a' }, 'a'),
    unsaid(value, { category: 'dimension', concept: 'radius' }, 'radius'),
    unsaid(value, { category: 'preposition', concept: 'of' }, 'of'),
    value,
    ...items.slice(at + 1, to + 1).map((item) => asFiller(item, 'where it is measured from')),
    ...items.slice(to + 1),
  ]
}

const isRadial = (items: readonly Item[]): boolean => items.some(({ text }) => /^radial(?:ly)?$/iu.test(text))

function withReach(items: Item[]): Item[] {
  const found = findSpoken(items, REACH)
  return found && (isRadial(items) || isSeveral(items, found.from)) ? asRadius(items, found) : items
}

/** "its flat free end is 105 mm away from the center of the ring". */
const FREE_END = new RegExp(
  `(?:, )?(?:and )?(?:its|the)(?: (?:flat|free|outer|far|square|straight|other))* (?:end|tip)(?: face)?(?: of the [a-z]+)? (?:(?:is|lies|sits|being|located|at) )*# (?:away |out )?from ${MIDDLE}(?= [,.;]|$)`,
  'u',
)
/** What touches a ring from outside does not. */
const NOT_INSIDE =
  /^(?:the [a-z]+|it) (?:must|should|does|may|can|do) not (?:extend|reach|protrude|stick|go|project|intrude)(?: out)? into the (?:opening|hole|bore|inside|middle|interior)(?: of the [a-z]+)?$/u

/** Told of the one that stands out radially, in the same sentence or behind it: "… to a radius of 105 mm". */
function withFreeEnd(sentences: Item[][]): Item[][] {
  const at = sentences.findIndex(isRadial)
  const told = sentences.findIndex((items, index) => index >= at && findSpoken(items, FREE_END) !== undefined)
  if (at < 0 || told < 0) return sentences
  const items = sentences[told] as Item[]
  const found = findSpoken(items, FREE_END) as Found
  const value = items[found.quantities[0] as number] as Item
  const radius = [
    unsaid(value, { category: 'preposition', concept: 'to' }, 'to'),
    unsaid(value, { category: 'determiner', concept: 'a' }, 'a'),
    unsaid(value, { category: 'dimension', concept: 'radius' }, 'radius'),
    unsaid(value, { category: 'preposition', concept: 'of' }, 'of'),
    value,
  ]
  const said = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== value && item.kind !== 'mark')
    .map((item) => asFiller(item, 'where it ends'))
  const rest = [...items.slice(0, found.from), ...items.slice(found.to + 1)]
  return sentences.flatMap((each, index) => {
    const own = index === told ? rest : each
    if (index === at) return [[...own, ...radius, ...said]]
    const idle = findSpoken(own, NOT_INSIDE)
    return own.length === 0 ? [] : [idle ? asIdle(own, idle, 'as it ends at the outside') : own]
  })
}

export const withRadialReaches = where(
  ['axis|center|centre|middle|origin', ' to | until |radial'],
  (sentences) => withFreeEnd(sentences.map(withReach)),
)
