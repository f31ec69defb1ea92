/** "a slanted block with a parallelogram-shaped cross-section", whose corners are then told: a parallelogram-shaped block. */
import { sensesOf } from '../lexicon/lexicon.ts'
import { where } from '../text/heard.ts'
import { type Item, phraseOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const SECTION =
  /(?:(?:slanted|sloping|skewed|leaning|slanting|solid) )*(?:block|prism|bar|object|plate|solid|piece|body|part|shape) (?:with|having|of|that has|which has) (?:a|an) (?<figure>[a-z]+)(?: shaped)? (?:cross section|section|profile|outline|base)(?= |$)/u

const isOutline = (item: Item): boolean =>
  item.kind === 'quantity' && item.quantity.kind === 'points' && item.quantity.points.length > 2

function shaped(items: Item[]): Item[] {
  const found = findSpoken(items, SECTION)
  const form = `${found?.match.groups?.['figure'] ?? ''} shaped block`
  const senses = found && sensesOf(form, undefined)
  if (!found || !senses) return items
  const said = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const noun: Item = { kind: 'term', text: form, span: said.span, form, senses, plural: false }
  return [...items.slice(0, found.from), noun, ...items.slice(found.to + 1)]
}

export const withFigureSections = where('(#)', (sentences) =>
  sentences.some((items) => items.some(isOutline)) ? sentences.map(shaped) : [...sentences],
)
