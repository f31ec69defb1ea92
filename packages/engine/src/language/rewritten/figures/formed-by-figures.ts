/**
 * "Create the head by extruding a hexagon 7 mm", "the base is formed by extruding an octagon": the noun is only what the figure
 * is called. Told as "the head is a hexagon, extruded 7 mm". A circle or a rectangle is left to nouns that are so anyway: a
 * cylinder, a block.
 */
import { where } from '../../text/heard.ts'
import { asSettled, commaAt, type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const FIGURE = '(?:triangle|pentagon|hexagon|heptagon|octagon|ellipse|oval|trapezoid|trapezium|semicircle)'
const VERB =
  '(?:create|creating|make|making|form|forming|build|building|model|construct|constructing|generate|produce)'
const DONE = '(?:created|made|formed|built|modell?ed|constructed|generated|produced)'
/** "a wedge by extruding a triangle", "a solid by …": that is the figure's own body. */
const NOUN =
  '(?:the|a|an|its) (?!(?:[a-z]+ )?(?:wedge|solid|body|shape|object|model|part|form)(?: |$))[a-z]+(?: (?:body|part|section|plate|block))?'
const BY_EXTRUDING = new RegExp(
  `(?:^|(?:[,:] |first |then |next |by |and ))(?:${VERB} ${NOUN}|${NOUN} is ${DONE}) by (?:first |linearly )*extruding(?= (?:a|an)(?: (?:regular|equilateral|isosceles|right|closed|flat|#))* ${FIGURE}(?: |$))`,
  'u',
)

/** How far, at the end of the sentence: "by 7 mm", "to a height of 7 mm". */
const FAR =
  /(?: (?:up|upwards?|by|to|over|for|along|an?|height|length|thickness|depth|distance|of))* #(?: (?:up|upwards?|thick|high|tall|deep|long))?$/u

const EXTRUDED = { category: 'operation', concept: 'extrude' } as const

/** What is drawn, with the verb where the sentence tells how far: "a hexagon, extruded 7 mm". */
function extruded(figure: readonly Item[]): Item[] {
  const far = findSpoken(figure, FAR)?.from
  const first = figure[far ?? 0] as Item
  const verb = unsaid(first, EXTRUDED, 'extruded')
  return far === undefined
    ? [verb, ...figure]
    : [...figure.slice(0, far), commaAt(first.span[0]), verb, ...figure.slice(far)]
}

function asFigure(items: Item[]): Item[] {
  const found = findSpoken(items, BY_EXTRUDING)
  if (!found) return items
  const said = items.slice(found.from, found.to + 1)
  const noun = said.findIndex((item) => means(item, 'solid'))
  if (noun < 0) return items
  const name = said.filter((item, at) => at === noun || (at < noun && means(item, 'shape')))
  const [first] = name as [Item]
  return [
    ...items.slice(0, found.from),
    littleWord(first, 'the'),
    ...name,
    littleWord(first, 'is'),
    ...extruded(items.slice(found.to + 1)),
    ...said.filter((item) => !name.includes(item)).map((item) => asSettled(item, 'what it is made from')),
  ]
}

export const withFormedByFigures = where(['solid:', ' by ', 'extruding'], (sentences) =>
  sentences.map(asFigure),
)
