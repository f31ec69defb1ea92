/** "2 mm thick on the four sides and the bottom", "wall thickness 2 mm all round and at the bottom": the walls and the floor. */
import { where } from '../../text/heard.ts'
import { asFiller, commaAt, type Item, unsaid } from '../../text/items.ts'
import { findFirstSpoken, findSpoken } from '../../text/spoken.ts'

const BOTTOM = '(?:(?:on|at|for|in) )?(?:the |its )?(?:bottom|floor|base)(?= [,.;)]|$| and | with | open )'
const ROUND =
  '(?:(?:on|at|for|along|around|round) (?:(?:all|each|every|the|its|of) )*(?:four )?(?:sides?|walls?)|all (?:a?round|the way (?:a?round))|everywhere)'
const WALL = '(?:walls?(?: thickness)?|thickness|material)'
const WALLS = '(?:(?:all|both|the|its|of|four|4|side|outer|vertical) )*(?:side )?walls?'
const FLOOR = '(?:(?:the|its|of) )*(?:bottom|floor)(?: wall)?'
/** "All four walls and the bottom", in either order. */
const BOTH = `(?:${WALLS}(?: as well as| and|,? and also) ${FLOOR}|${FLOOR}(?: as well as| and) ${WALLS})`
const HAVE =
  '(?:(?:should|must|will|shall|all|both|each|have|has|having|are|is|be|being|to be|with|a|an|the|same|one|equal|uniform|constant|identical|exactly|common|of) )*'
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
const OF_BOTH: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[,;:] |and |with |where )${BOTH} ${HAVE}(?:(?:wall )?thickness (?:(?:of|is|equal to) )*#|# (?:thick|in thickness)|# (?:wall )?thickness)(?= [,.;)]|$| and )`,
    'u',
  ),
  new RegExp(
    `(?<=^|[,;:] |and |with )(?:the |a )?(?:wall )?thickness (?:of|for) ${BOTH} (?:(?:is|should be|must be|are|being|of|:|=) )*#(?= [,.;)]|$| and )`,
    'u',
  ),
]

/** "walls and bottom 2 mm thick" is read without this: only how many or how alike they are is in the way. */
const ALIKE = /(?:^| )(?:four|4|same|equal|uniform|constant|identical|common)(?: |$)/u

function toldApart(items: Item[]): Item[] {
  const found =
    findFirstSpoken(items, PATTERNS) ??
    OF_BOTH.map((pattern) => findSpoken(items, pattern)).find((each) => each && ALIKE.test(each.match[0]))
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
