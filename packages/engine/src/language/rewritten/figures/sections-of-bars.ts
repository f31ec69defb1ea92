/**
 * "A bar 100 mm long. Its cross section is a hexagon 20 mm across flats.": nothing but a figure and how far it runs, told
 * as the figure that is drawn and extruded. A section whose shape would get lost beside the word "bar" has to be drawn.
 */
import { where } from '../../text/heard.ts'
import { type Item, isMark, means, wordsOf } from '../../text/items.ts'
import { putInWords } from '../../text/put-in-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const BAR = '(?:bar|rod|rail|beam|strip|piece|stick|part|prism|extrusion|profile)'
const OF = '(?: of (?:metal|steel|aluminum|aluminium|brass|wood|plastic|stock|material))?'

/** One length, and nothing else that is told of it. */
const TITLE = new RegExp(
  `^(?:(?:this is|it's|it is|make|create|model|here is|start with) )?(?:an? )?(?:(?:# long (?:straight |solid |plain )?${BAR}${OF})|(?:(?:straight |solid |plain )?${BAR}${OF}(?: that's| that is| which is|,)? # (?:long|in length)))(?: [.])?$`,
  'u',
)

const SECTION =
  /^(?:the|its) (?:(?:bar|rod|rail|beam|strip|piece)'s )?(?:cross ?section|profile|section|end|end face)(?: shape| of (?:it|the [a-z]+))? (?:is|looks like|has the shape of|is shaped like|is drawn as) (?=an? )/u

/** A round one is a plain rod, a square one a plain bar: these are read as they are told. */
const PLAIN = new Set(['circle', 'square', 'rectangle'])

const isPlain = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'term' && PLAIN.has(item.form.toLowerCase()))

function asDrawn(title: readonly Item[], section: readonly Item[]): Item[][] | undefined {
  const told = findSpoken(title, TITLE)
  const found = told && findSpoken(section, SECTION)
  const length = title[told?.quantities[0] ?? -1]
  const first = section[0]
  if (!found || !first || length?.kind !== 'quantity' || isPlain(section)) return undefined
  const figure = section
    .slice(found.to + 1)
    .filter((item, at, all) => at < all.length - 1 || !isMark(item, '.'))
  if (!figure.some(({ kind }) => kind === 'quantity') || figure.some((item) => means(item, 'feature')))
    return undefined
  return [
    [...putInWords('draw', first, []), ...figure],
    putInWords(`extrude it ${wordsOf([length])}`, length, [length]),
  ]
}

export const withSectionsOfBars = where(['section|profile|end', 'long|in length'], (sentences) => {
  const [title, section, ...rest] = sentences
  const drawn = title && section && asDrawn(title, section)
  return drawn ? [...drawn, ...rest] : sentences
})
