/**
 * "A 20 x 10 mm cutout in the middle of the right edge": what is cut out of an edge is open there, all the way down. Told as a notch;
 * as an opening it would be cut into the narrow side.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isThing, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const SIDE = '(?:(?:left|right|front|back|rear|far|near|long|short|longer|shorter) )+'
const IN_EDGE = new RegExp(
  `cut ?outs? (?:[^.;]*? )?(?:in|into|at) (?:the (?:middle|cent(?:er|re)) of )?(?:the|its|one|each|both|one of the) ${SIDE}edges?(?= |$)`,
  'u',
)

function asNotch(items: Item[]): Item[] {
  const found = findSpoken(items, IN_EDGE)
  const noun = found && items[found.from]
  // "a cutout with a hole in the right edge": the hole is there.
  if (!found || noun?.kind !== 'term' || !means(noun, 'feature', 'pocket')) return items
  if (items.slice(found.from + 1, found.to + 1).some(isThing)) return items
  const notch = asTerm(noun, { category: 'solid', concept: 'notch' }, { form: 'notch', plural: noun.plural })
  return items.with(found.from, notch)
}

export const withCutoutsInEdges = where(['cutout|cut out', ' edge'], (sentences) => sentences.map(asNotch))
