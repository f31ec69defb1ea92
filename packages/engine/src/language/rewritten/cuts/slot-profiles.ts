/**
 * "The profile of the dovetail is a trapezoid drawn on the XZ face. … Cut this profile through the entire block in the Y dimension.":
 * a slot told as a sketch that is cut through. What a dovetail looks like goes without saying; the rest is the way it runs.
 */
import { where } from '../../text/heard.ts'
import { conceptOf, type Item, means } from '../../text/items.ts'
import { littleWord, unsaidAgain, unsaidWord } from '../../text/little-words.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

const SLOT = '(?:slot|groove|dove ?tail|dove ?tail slot|channel)'
const PROFILE = '(?:profile|cross section|section|shape|outline)'

const NAMED = /(?:^| )(?:dove ?tail(?:ed)?|trapezoidal)(?: shaped)? (?:slot|groove|channel)(?: |$)/u
const DRAWN = new RegExp(
  `^(?:the|its)(?: ${PROFILE})(?: of the ${SLOT})? is an? (?:isosceles |symmetric |symmetrical )*trapezoid(?:(?: (?:that is |that's |which is )?(?:drawn|sketched|lying))? (?:on|in) (?:the |an )?(?<plane>xz|yz) (?:face|plane|side)(?: of the [a-z]+)?)?$`,
  'u',
)
const CUT = new RegExp(
  `^(?:(?:then|now|next|finally|and|,) )*(?:cut|extrude|sweep|run) (?:this|that|the) (?:${PROFILE}|trapezoid)(?: (?:all the way|straight|right))? (?:through|along|across) (?:it|the (?:(?:entire|whole|full) )?(?:block|part|piece|body|prism|length)(?: of the [a-z]+)?) (?:in|along) (?:the )?(?:x|y)(?: axis| direction| dimension)?$`,
  'u',
)

/** The axis that a sketch on a plane is cut along. */
const ACROSS: Readonly<Record<string, string>> = { xz: 'y', yz: 'x' }

const isAxis = (item: Item): boolean => means(item, 'axis', 'x', 'y')

/** "the groove runs along Y". */
const runs = (axis: Item): Item[] => [
  littleWord(axis, 'the'),
  unsaidWord(axis, 'feature', 'groove'),
  unsaidWord(axis, 'make', 'make', 'runs'),
  littleWord(axis, 'along'),
  unsaidAgain(axis, axis),
]

export const withSlotProfiles = where(
  ['dovetail|dove tail|trapezoid', 'profile|section|shape|outline|trapezoid'],
  (sentences) => {
    const isNamed = sentences.some((items) => NAMED.test(spoken(items).text))
    const cut = isNamed ? sentences.find((items) => findSpoken(items, CUT)) : undefined
    const axis = cut?.find(isAxis)
    // A sketch alone leaves it open how far it is cut.
    if (!axis) return sentences
    const isSo = (items: readonly Item[]): boolean => {
      const found = findSpoken(items, DRAWN)
      const plane = found?.match.groups?.['plane']
      return found !== undefined && (plane === undefined || ACROSS[plane] === conceptOf(axis, 'axis'))
    }
    return sentences.flatMap((items): Item[][] => {
      if (items === cut) return [runs(axis)]
      return isSo(items) ? [] : [items]
    })
  },
)
