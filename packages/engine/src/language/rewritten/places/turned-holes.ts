/**
 * "Cut another hole … It's rotated 90 degrees around the rod from the first", "… at right angles to the first hole": across a round
 * body along the other axis than the first one, which runs along x where no way was told. Where one was told, the two are
 * asked for by their ways.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, commaAt, type Item, isMark, means } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const TURNED =
  /(?:, )?(?:(?:but|and|only|this time|it's|it is|this one is|this one's|which is|that's|is) )*(?:(?:rotated|turned|clocked) (?:by )?(?:@|a quarter turn|quarter of a turn)|at (?:@|right angles|a right angle)|perpendicular|crosswise)(?: (?:around|about) (?:the|its)(?: (?:center|centre|long))? [a-z]+)? (?:from|to|with|relative to|compared to) the (?:first|other|previous)(?: (?:one|hole))?(?= [,.;]|$)/u
/** Besides, a sentence of its own may say what every such hole does. */
const THROUGH_AXIS =
  /^(?:it|this one|this hole|the hole|it's)(?: also)?(?: (?:goes|passes|runs|cut|drilled))?(?: (?:straight|right|all the way))? through (?:the|its) (?:(?:center|centre|central) )?axis(?: of (?:it|the [a-z]+))?(?: (?:as well|too))?$/u
const ROUND: readonly string[] = ['cylinder', 'tube', 'rod', 'shaft', 'pin']
const RIGHT_ANGLE = 90

const isHole = (item: Item): boolean => means(item, 'feature', 'hole')

const isRound = (item: Item): boolean =>
  means(item, 'solid', ...ROUND) ||
  /^(?:rod|shaft|pin|dowel|cylinder|tube|pipe|axle|round bar)$/iu.test(item.text)

const isAxis = (item: Item): boolean =>
  means(item, 'axis', 'x', 'y', 'z') || (item.kind === 'quantity' && item.quantity.kind === 'coordinate')

export const withTurnedHoles = where(
  ['feature:hole', 'rotated|turned|clocked|angle|perpendicular|crosswise| at '],
  (sentences) => {
    for (const [at, items] of sentences.entries()) {
      const found = findSpoken(items, TURNED)
      if (!found) continue
      const angle = items
        .slice(found.from, found.to + 1)
        .find((item) => item.kind === 'quantity' && item.quantity.kind === 'angle')
      if (angle && amountOf(angle) !== RIGHT_ANGLE) return sentences
      const own = items.slice(0, found.from).some(isHole)
      const target = own ? at : at - 1
      const telling = sentences[target]
      const before = sentences.slice(0, target).flat()
      if (!telling?.some(isHole) || !before.some(isHole) || !before.some(isRound)) return sentences
      if ([...before, ...telling].some(isAxis)) return sentences
      const rest = items.filter((_, index) => index < found.from || index > found.to)
      if (!own && rest.some((item) => !isMark(item)) && !findSpoken(rest, THROUGH_AXIS)) return sentences
      const turned = items
        .slice(found.from, found.to + 1)
        .map((item) => (isMark(item) ? item : asFiller(item, 'along the other axis')))
      const end = own ? (items[found.from] as Item) : (telling.at(-1) as Item)
      const near = { span: own ? end.span : ([end.span[1], end.span[1]] as [number, number]) }
      const way = [
        commaAt(near.span[0]),
        littleWord(near, 'in'),
        littleWord(near, 'the'),
        unsaidWord(near, 'axis', 'y', 'Y'),
      ]
      const read = [...sentences]
      if (own)
        read[at] = [
          ...items.slice(0, found.from),
          ...way,
          ...turned.filter((item) => !isMark(item)),
          ...items.slice(found.to + 1),
        ]
      else {
        read[target] = [...telling, ...way]
        read[at] = items.map((item) => (isMark(item) ? item : asFiller(item, 'along the other axis')))
      }
      return read
    }
    return sentences
  },
)
