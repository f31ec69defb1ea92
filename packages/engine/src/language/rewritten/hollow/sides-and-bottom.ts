/** "2 mm thick on the four sides and the bottom", "wall thickness 2 mm all round and at the bottom": the walls and the floor. */
import { where } from '../../text/heard.ts'
import { asFiller, commaAt, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTTOM = '(?:(?:on|at|for|in) )?(?:the |its )?(?:bottom|floor|base)(?= [,.;)]|$| and | with | open )'
const ROUND =
  '(?:(?:on|at|for|along|around|round) (?:(?:all|each|every|the|its|of) )*(?:four )?(?:sides?|walls?)|all (?:a?round|the way (?:a?round))|everywhere)'
const WALL = '(?:walls?(?: thickness)?|thickness|material)'
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:(?:made|is|with|has|having|a|all) )*# (?:thick|walls?|wall thickness) ${ROUND} and ${BOTTOM}`,
    'u',
  ),
  new RegExp(
    `(?:(?:with|has|having|a|the) )*${WALL} (?:(?:of|is|:) )?#(?: thick)? ${ROUND} and ${BOTTOM}`,
    'u',
  ),
]

function toldApart(items: Item[]): Item[] {
  const found = PATTERNS.map((pattern) => findSpoken(items, pattern)).find((each) => each !== undefined)
  const [at] = found?.quantities ?? []
  const size = at === undefined ? undefined : items[at]
  if (!found || !size || found.quantities.length !== 1) return items
  const rest = items
    .slice(found.from, found.to + 1)
    .filter((item) => item !== size && item.kind !== 'mark')
    .map((item) => asFiller(item, 'which of its walls'))
  return [
    ...items.slice(0, found.from),
    ...rest,
    unsaid(size, { category: 'dimension', concept: 'wall' }, 'wall'),
    size,
    commaAt(size.span[1]),
    unsaid(size, { category: 'dimension', concept: 'floor' }, 'floor'),
    { ...size },
    ...items.slice(found.to + 1),
  ]
}

export const withSidesAndBottom = where('bottom|floor|base', (sentences) => sentences.map(toldApart))
