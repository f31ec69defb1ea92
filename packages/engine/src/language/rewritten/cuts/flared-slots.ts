/**
 * "A dovetail shaped slot, 15 mm wide at the top opening, that gets wider going down to 25 mm at the bottom": a groove by its
 * width at the mouth and at the floor, however the two are told.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asTerms, type Found, findAllSpoken, spoken } from '../../text/spoken.ts'

const GROOVE: Entry = { category: 'feature', concept: 'groove' }
const NAMED =
  /(?:dove ?tail(?:ed)?|trapezoid(?:al)?)(?: shaped| style| type)? (?:slot|groove|channel|cut|cutout|track|way)(?= |$)/u

const MOUTH = '(?:top(?: (?:opening|face|surface|side|edge))?|mouth|opening|surface)'
const FLOOR = '(?:bottom(?: (?:face|surface|side))?|floor|base)'
const LEAD =
  '(?:(?:,|and|it|which|that|but|the|width|gets|getting|becomes|becoming|widens|widening|flares|flaring|grows|growing|tapers|tapering|opens|opening|narrows|narrowing|wider|narrower|up|out|going|goes|as|down|downwards?|towards? the bottom|inwards?|from|to|until|is) )*'

const SLOT = '(?:slot|groove|channel|dove ?tail|cut|opening)'

const told = (where: string): RegExp =>
  new RegExp(
    `${LEAD}(?:#(?: (?:wide|in width|across))?(?: (?:at|on|along|across|near)) (?:the|its)(?: very)? ${where}|width (?:at|on|along|across) (?:the|its) ${where}(?: (?:is|of|=|:))? #|(?:at|on|along|across) (?:the|its)(?: very)? ${where}(?: of the ${SLOT})?(?: ,)? (?:(?:the ${SLOT}|it|its width|the width|it's|is|of|measures|being) )*#(?: (?:wide|in width|across))?)(?= |$)`,
    'u',
  )

/** How the sides of a cut run whose two widths are told. */
const SLANTED =
  /(?:, )?(?:(?:and|with|has|have|having|where|so) )*(?:the |its |both )*(?:(?:straight|flat|plain|smooth|even|planar|slanted|slanting|sloped|sloping|inclined|angled|tapered|tapering|symmetrical|symmetric) )+(?:side )?(?:sides|walls|flanks)(?= [,.;]|$)|^(?:the|its|both) (?:side )?(?:sides|walls|flanks)(?: of the (?:slot|groove|dove ?tail|channel))? (?:are|run|being) (?:(?:and|straight|flat|plain|smooth|slanted|slanting|sloped|sloping|inclined|angled|tapered|tapering|outwards?|inwards?)(?: |$))+/u

const WIDTHS: readonly (readonly [RegExp, string])[] = [
  [told(MOUTH), 'topLength'],
  [told(FLOOR), 'baseLength'],
]

/** The size with its own word, and the others that led to it. */
function withWidth(items: readonly Item[], { from, to, quantities }: Found, concept: string): Item[] {
  const size = items[quantities[0] ?? -1]
  if (!size || quantities.length !== 1) return [...items]
  const said = items.slice(from, to + 1)
  // "at its bottom" tells of which bottom, and is no new subject.
  const lead = said.slice(0, said.indexOf(size))
  const whole = lead.find((item) => means(item, 'whole', 'it') || /^it\b/iu.test(item.text))
  const rest = said.filter((item) => item !== size && item !== whole && item.kind !== 'mark')
  return [
    ...items.slice(0, from),
    ...said.filter((item) => item.kind === 'mark'),
    ...(whole ? [whole] : []),
    size,
    unsaid(size, { category: 'dimension', concept }),
    ...rest.map((item) => asFiller(item, 'which width it is')),
    ...items.slice(to + 1),
  ]
}

export const withFlaredSlots = where('dovetail|dove tail|trapezoid', (sentences) => {
  const first = sentences.findIndex((items) => NAMED.test(spoken(items).text))
  if (first < 0) return sentences
  const others = sentences
    .flat()
    .filter((item) => means(item, 'feature', 'slot', 'groove', 'channel') && !means(item, 'operation'))
  const isAlone = others.length < 2 || sentences.slice(first + 1).every((items) => !items.some(isNewSlot))
  return sentences.map((items, index) => {
    if (index < first) return [...items]
    const plain = isAlone
      ? asTerms([...items], SLANTED, { category: 'filler', concept: 'as its widths tell' })
      : items
    const named = asTerms([...plain], NAMED, GROOVE).map(
      (item, at, all): Item =>
        isAlone && means(item, 'feature', 'slot') && means(all[at - 1], 'determiner', 'the')
          ? asTerm(item, GROOVE, { form: 'groove' })
          : item,
    )
    const about =
      index === first ||
      named.some(
        (item) => means(item, 'feature', 'groove') || means(item, 'whole', 'it') || /^it\b/iu.test(item.text),
      )
    if (
      !about ||
      named.some((item) => means(item, 'feature', 'hole') && !/^(?:opening|mouth)$/iu.test(item.text))
    )
      return named
    return WIDTHS.reduce<Item[]>((read, [pattern, concept]) => {
      const [found] = findAllSpoken(read, pattern)
      return found ? withWidth(read, found, concept) : read
    }, named)
  })
})

/** Another one, told further on. */
const isNewSlot = (item: Item, at: number, items: readonly Item[]): boolean =>
  means(item, 'feature', 'slot', 'groove') && means(items[at - 1], 'determiner', 'a')
