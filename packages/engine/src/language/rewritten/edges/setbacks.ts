/**
 * "a 45 degree chamfer that takes 6 mm off of each side", "the legs of the chamfer are 6 mm": how far a chamfer goes back from its edge, in
 * other words.
 */
import { where } from '../../text/heard.ts'
import { asSettled, type Item, isEdgeWork, means } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const EACH = '(?:(?:each|both|either|every)(?: of the)?|the two)(?: adjoining| adjacent| neighbouring)?'
const SIDE = '(?:sides?|faces?|edges?|surfaces?|directions?|ways?)'
const TAKES = '(?:takes?|removes?|taking|removing|cuts?|trims?|cutting|trimming|comes?|goes|going)'

const TOLD: readonly RegExp[] = [
  new RegExp(
    `(?:(?:that|which|and|so it|so that it|it) )?${TAKES}(?: off| away| back)? #(?: off| away| back| in)?(?: of| from| on| along| into)? ${EACH} ${SIDE}(?= [,;.)]|$| and )`,
    'u',
  ),
  /with (?:an |the )?(?:equal|same|even) (?:distances?|legs?|setbacks?|sides?) of #(?= [,;.)]|$| on )/u,
]
const LEGS =
  /(?<=^|[,;(] |and )(?:the |both |its |the two )?(?:legs|sides|setbacks) of (?:the|each|these|this) chamfers? (?:are|is)(?: each| both| all)? #/u

/** "of 6 mm". */
function asSize(items: Item[], { from, to, quantities }: Found): Item[] {
  const [at] = quantities
  const size = at === undefined ? undefined : items[at]
  if (!size || quantities.length !== 1) return items
  return [
    ...items.slice(0, from),
    littleWord(size, 'of'),
    size,
    ...items
      .slice(from, to + 1)
      .filter((item) => item !== size)
      .map((item) => asSettled(item, 'chamfer setback')),
    ...items.slice(to + 1),
  ]
}

function withSetback(items: Item[]): Item[] {
  const chamfer = items.find((item) => isEdgeWork(item) && means(item, 'feature', 'chamfer'))
  if (!chamfer) return items
  const legs = findSpoken(items, LEGS)
  if (legs) {
    const size = items[legs.to] as Item
    const said = items.slice(legs.from, legs.to).filter((item) => item !== chamfer)
    return [
      ...items.slice(0, legs.from),
      littleWord(chamfer, 'the'),
      chamfer,
      littleWord(size, 'is'),
      size,
      ...said.map((item) => asSettled(item, 'chamfer setback')),
      ...items.slice(legs.to + 1),
    ]
  }
  for (const pattern of TOLD) {
    const found = findSpoken(items, pattern)
    if (found) return asSize(items, found)
  }
  return items
}

export const withSetbacks = where('feature:chamfer', (sentences) => sentences.map(withSetback))
