/**
 * "Two holes lie on the X axis, 40 mm apart", "a hole on the Y axis at Y=10": a row along that axis, or a place where the
 * other coordinate is nought. On the axis that it is drilled along, a hole lies in the middle.
 */
import { CROSSWISE } from '../../lexicon/sides.ts'
import { impliedValue } from '../../quantities/quantity.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, phraseOf } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const ON_AXIS =
  /(?<= )on the (?<axis>[xyz])(?: axis(?: cent(?:er|re) ?line)?| cent(?:er|re) ?line)(?= [,.;:()]|$| and | at | with | [#@]| spaced | through )/u

const isAlong = (item: Item, axis: string): boolean =>
  item.kind === 'quantity' &&
  (item.quantity.kind === 'coordinate' || item.quantity.kind === 'coordinates') &&
  item.quantity.axis === axis

const isCutNoun = (item: Item): boolean => means(item, 'feature', 'hole', 'slot', 'pocket')

function withOnAxis(items: Item[]): Item[] {
  const found = items.some(isCutNoun) ? findSpoken(items, ON_AXIS) : undefined
  const axis = found?.match.groups?.['axis']
  const noun = found && items.slice(0, found.from).findLast(isCutNoun)
  if (!found || !axis || noun?.kind !== 'term') return items
  const phrase = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  const rest = (...instead: Item[]): Item[] => [
    ...items.slice(0, found.from),
    ...instead,
    ...items.slice(found.to + 1),
  ]
  const other = CROSSWISE[axis]
  if (!other) return rest(asTerm(phrase, { category: 'place', concept: 'centre' }))
  const [on, ...named] = items.slice(found.from, found.to + 1)
  if (noun.plural && !items.some((item) => isAlong(item, axis)))
    return rest(
      asTerm(on as Item, { category: 'preposition', concept: 'along' }, { form: 'along' }),
      ...named,
    )
  const nought = impliedValue(0, 'length', phrase.span, phrase.text)
  return rest({
    kind: 'quantity',
    ...phrase,
    quantity: { kind: 'coordinate', axis: other, values: [nought], ...phrase, approximate: false },
  })
}

export const withOnAxes = where('on the x |on the y |on the z ', (sentences) => sentences.map(withOnAxis))
