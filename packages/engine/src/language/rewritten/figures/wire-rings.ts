/** "a ring made of 8 mm round bar", "a hoop bent from 6 mm wire": round in its section, so a torus, and how thick that is. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const MADE =
  '(?:(?:that|which) is )?(?:(?:made|bent|formed|rolled|wound|welded)(?: up)? (?:from|of|out of|with)|of|from)(?: an?| a (?:piece|length) of)?'
const METAL = '(?:(?:steel|stainless steel|brass|copper|aluminium|aluminum|iron|metal|solid) )?'
const ROUND = '(?:round (?:bar stock|bar|rod|stock|wire|steel|section)|rod|wire|rod stock)'
/** Its own sizes may stand between. */
const OWN = '(?: (?:,|with|of|a|an|#|ø#|in|is|inner|outer|inside|outside|mean|diameter|across))*?'
const FROM_WIRE = new RegExp(
  `(?<=(?:^| )(?:a|an|one|the) (?:[a-z]+ )?(?:ring|hoop|circle)${OWN} )${MADE} ${METAL}#(?: (?:thick|diameter|in diameter))? ${METAL}${ROUND}(?= |$)`,
  'u',
)
const RING = /^(?:ring|hoop|circle)$/iu

function withWireRing(items: Item[]): Item[] {
  const found = findSpoken(items, FROM_WIRE)
  const [at] = found?.quantities ?? []
  const size = items[at ?? -1]
  if (!found || at === undefined || !size || found.quantities.length !== 1) return items
  const ring = items.findLastIndex(({ text }, index) => index < found.from && RING.test(text))
  const idle = (from: number, to: number): Item[] =>
    items.slice(from, to).map((item) => asFiller(item, 'what it is bent from'))
  return [
    ...items.slice(0, ring),
    asTerm(items[ring] as Item, { category: 'solid', concept: 'torus' }, { form: 'torus' }),
    ...items.slice(ring + 1, found.from),
    ...idle(found.from, at),
    unsaid(size, { category: 'preposition', concept: 'with' }, 'with'),
    unsaid(size, { category: 'dimension', concept: 'tubeDiameter' }, 'tube diameter'),
    size,
    ...idle(at + 1, found.to + 1),
    commaAt(size.span[1]),
    ...items.slice(found.to + 1),
  ]
}

export const withWireRings = where([' ring | hoop | circle ', ' wire| rod| bar | round '], (sentences) =>
  sentences.map(withWireRing),
)
