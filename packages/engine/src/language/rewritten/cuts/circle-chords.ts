/**
 * "Sketch a circle. Cut off one side of it with a straight vertical line 30 mm to the right of the center, removing the smaller
 * piece. Extrude the remaining larger piece": a circle with a flat on that side, so far from its center.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, isMark, means, phraseOf } from '../../text/items.ts'
import { withoutLinksBehind } from '../../text/links.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const ROUND = '(?:circle|disc|disk|it|circular (?:sketch|shape|disc))'
const PIECE = '(?:side|piece|part|segment|portion|section|cap)'
const SMALLER = `(?:smaller|small|lesser|cut off|outer) ${PIECE}`
const CHORD = new RegExp(
  `(?<=^|, (?:and )?)(?:(?:then|next|now|and) )*(?:cut|slice|trim|chop|remove|clip)(?: off| away)? (?:(?:one|a|a small|the) (?:(?<named>right|left|top|bottom|upper|lower) )?${PIECE}(?: (?:of|off|from) (?:the |this |that )?${ROUND})?|(?:the |this )?${ROUND})(?: off)? (?:with|along|by|using|at) (?:a |an )?(?:single )?(?:straight )?(?:(?<way>vertical|horizontal) )?(?:straight )?(?:line|cut|chord|edge)(?: (?:that is|which is|located|lying|placed|positioned|drawn|at a distance of|that lies|running))* # (?:(?:to the )?(?<side>right|left) of|(?<up>above|below)) (?:the|its) (?:(?:circle|disc|disk)'s )?(?:cent(?:er|re)|middle)(?: point)?(?: of (?:the |this )?${ROUND})?(?:(?: ,)?(?: and)? (?:removing|discarding|remove|discard|throwing away|throw away|taking away|dropping) (?:the|this|that) (?:${SMALLER})(?: (?:on|at|to) the (?<gone>right|left|top|bottom)(?: side)?)?)?$`,
  'u',
)
const REST =
  /(?<=(?:^| )extrud(?:e|ing) )(?:what (?:is|remains|stays)(?: left)?(?: over)?(?: of (?:it|(?:the|this) (?:circle|disc|disk|shape|sketch)))?|(?:the|this|that) (?:(?:remaining|larger|bigger|large|resulting|left over|rest of the) )+(?:piece|part|portion|segment|section|side|circle|shape|sketch))(?= |$)/u

/** The piece that is cut off, where that is to be the part. */
const CUT_OFF_KEPT = new RegExp(
  `(?:^| )(?:extrud(?:e|ing)|keep|keeping|use|retain|retaining) .*(?:smaller|small|lesser|cut off|outer|other|removed|severed|minor) ${PIECE}(?= |$)`,
  'u',
)

const FACES: Readonly<Record<string, SignedAxis>> = {
  right: '+x',
  left: '-x',
  above: '+y',
  top: '+y',
  upper: '+y',
  below: '-y',
  bottom: '-y',
  lower: '-y',
}

/** The side where the line lies, with which its own way and the piece that is named must agree. */
function sideOf({ match }: Found): SignedAxis | undefined {
  const { named, way, side, up, gone } = match.groups ?? {}
  const face = FACES[side ?? up ?? '']
  const across = way === undefined || (way === 'vertical') === (side !== undefined)
  const agree = [named, gone].every((told) => told === undefined || FACES[told] === face)
  return face && across && agree ? face : undefined
}

function asFlat(items: readonly Item[], size: Item, face: SignedAxis): Item[] {
  const [order, ...rest] = items as [Item, ...Item[]]
  return [
    asTerm(order, { category: 'operation', concept: 'cut' }, { form: 'cut' }),
    unsaidWord(size, 'determiner', 'a'),
    unsaidWord(size, 'feature', 'flat'),
    unsaidWord(size, 'preposition', 'on'),
    unsaidWord(size, 'determiner', 'the'),
    unsaidWord(size, 'face', face, `${face} side`),
    commaAt(size.span[0]),
    size,
    unsaidWord({ span: [size.span[1], size.span[1]] }, 'preposition', 'from'),
    unsaidWord({ span: [size.span[1], size.span[1]] }, 'determiner', 'the'),
    unsaidWord({ span: [size.span[1], size.span[1]] }, 'place', 'centre', 'center'),
    ...rest
      .filter((item) => item !== size && !isMark(item))
      .map((item) => asFiller(item, 'the flat that is left')),
  ]
}

function withRest(items: Item[]): Item[] {
  const found = findSpoken(items, REST)
  if (!found) return items
  const said = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
  return [
    ...items.slice(0, found.from),
    asTerm(said, { category: 'whole', concept: 'it' }, { form: 'it' }),
    ...items.slice(found.to + 1),
  ]
}

const isRound = (item: Item): boolean =>
  /^(?:circle|disc|disk|circular)/iu.test(item.text) || means(item, 'solid', 'disc')

export const withCircleChords = where(
  [' line| chord| edge| cut', 'right|left|above|below', 'circ|disc|disk'],
  (sentences) => {
    const at = sentences.findIndex((items) => findSpoken(items, CHORD))
    const own = sentences[at]
    const found = own && findSpoken(own, CHORD)
    const face = found && found.quantities.length === 1 ? sideOf(found) : undefined
    const size = own?.[found?.quantities[0] ?? -1]
    if (
      !own ||
      !found ||
      !face ||
      !size ||
      ![...sentences.slice(0, at), own.slice(0, found.from)].flat().some(isRound)
    )
      return sentences
    if (sentences.slice(at + 1).some((items) => findSpoken(items, CUT_OFF_KEPT))) return sentences
    // "Sketch a circle, then cut off …": the circle, and then the cut.
    const before = withoutLinksBehind(own.slice(0, found.from))
    const told = [...(before.length > 0 ? [before] : []), asFlat(own.slice(found.from), size, face)]
    return sentences.flatMap((items, index) =>
      index < at ? [items] : index === at ? told : [withRest(items)],
    )
  },
)
