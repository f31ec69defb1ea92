/**
 * "two holes through the upright leg, both 35 mm up from the bottom of the bracket": of what stands on another body the height is
 * told from the ground that the whole part stands on.
 */
import { where } from '../../text/heard.ts'
import { asFiller, type Item, unsaid } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const WALL =
  /(?:through|in|into) the (?:upright|vertical|standing|other|back|rear|side|end)? ?(?:leg|arm|flange|wall|plate|upright)(?= |$)/u
const HEIGHT =
  /# (?:up |upwards? |high |vertically )*(?:from|above) the (?:very )?(?:bottom|underside|lowest point|bottom (?:face|surface|edge))(?: of the (?:whole |entire |finished )?(?:bracket|part|base|base plate|piece|object|bottom leg|horizontal leg|bottom plate|angle|l))?(?= [,.;)(]| and |$)/u

const isCoordinate = (item: Item): boolean =>
  item.kind === 'quantity' && ['coordinate', 'coordinates', 'points', 'range'].includes(item.quantity.kind)

export const withHeightsOfHoles = where(
  [' bottom| underside| lowest point', ' from the | above the '],
  (sentences) => {
    // Where the ground lies is then told otherwise.
    if (sentences.flat().some(isCoordinate)) return sentences
    return sentences.map((items, index) => {
      const found = findSpoken(items, HEIGHT)
      const [at] = found?.quantities ?? []
      const size = at === undefined ? undefined : items[at]
      const own = found && findSpoken(items.slice(0, found.from), WALL)
      const before = findSpoken(sentences[index - 1] ?? [], WALL)
      if (!found || size?.kind !== 'quantity' || !(own || before)) return [...items]
      const { text, span } = size
      const level: Item = {
        ...size,
        quantity: {
          kind: 'coordinate',
          axis: 'z',
          values: size.quantity.values,
          text,
          span,
          approximate: size.quantity.approximate,
        },
      }
      return items.flatMap((item, place): Item[] => {
        if (place < found.from || place > found.to) return [item]
        if (item === size) return [unsaid(item, { category: 'preposition', concept: 'at' }, 'at'), level]
        return [asFiller(item, 'how high it lies')]
      })
    })
  },
)
