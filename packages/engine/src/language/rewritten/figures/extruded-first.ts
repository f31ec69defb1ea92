/**
 * "Extrude a circle of diameter 90 mm, centred at the origin, 20 mm upwards": what is drawn stands between the verb and how
 * far. Told as two: draw a circle …; extrude it 20 mm upwards.
 */
import { where } from '../../text/heard.ts'
import { type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const FIGURE =
  '(?:circle|square|rectangle|triangle|hexagon|octagon|pentagon|ellipse|trapezoid|trapezium|semicircle|ring|annulus)'
const WAY =
  '(?: (?:in|along) (?:the )?(?:positive |[+] )?z(?: axis| direction)?| (?:straight )?up(?:wards?)?| high| tall)?'
const FAR = new RegExp(
  `(?<=^(?:then )?extrude an? (?:.* )?${FIGURE} (?:.* )?)(?:(?:by|up|upwards|upwards by|to a (?:height|depth|thickness|length) of|(?:by|through|over) a distance of) )?#${WAY}$`,
  'u',
)

function toldApart(items: Item[]): Item[][] {
  const found = findSpoken(items, FAR)
  const verb = items.findIndex(({ text }) => /^extrude$/iu.test(text))
  const said = items[verb]
  const next = items[verb + 1]
  if (!found || !said || !next) return [items]
  const drawn = items.slice(verb + 1, found.from)
  // "Extrude a circle of 20 mm": its own size, and how far is told elsewhere.
  if (!drawn.some(({ kind }) => kind === 'quantity')) return [items]
  const end = drawn.at(-1)?.kind === 'mark' ? drawn.slice(0, -1) : drawn
  return [
    [...items.slice(0, verb), unsaid(next, { category: 'make', concept: 'make' }, 'draw'), ...end],
    [
      said,
      unsaid(items[found.from] as Item, { category: 'whole', concept: 'it' }, 'it'),
      ...items.slice(found.from),
    ],
  ]
}

export const withExtrudedFirst = where(' extrude a', (sentences) => sentences.flatMap(toldApart))
