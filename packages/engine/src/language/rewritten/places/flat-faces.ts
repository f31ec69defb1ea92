/**
 * "From the middle of the flat", "straight up into the ball": the flat side of a ball that was cut, or of a half ball, is its
 * underside or its top, and the way into it needs no words.
 */
import type { SignedAxis } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { asOneTerm, findSpoken, spoken } from '../../text/spoken.ts'
import { INVERTED } from '../figures/ways-up.ts'

const FLAT =
  /(?<=(?:^|[a-z,(] )(?:in|into|on|from|of|at|through|onto|to) )(?:the|its|this|that) flat(?: (?:face|side|surface|bottom|top|end|part|spot|area|base))?(?! (?:facing|side|up|down|is|are|should|at|on) )(?= |$)/u

const CUT_TOP =
  /\b(?:cut|slic|trim|saw|chop|remov|shav|tak|mill|grind)[a-z]*(?: off| away)?(?: #)?(?: (?:off|from)(?: of)?)? (?:the |its )?(?:very )?(?:top|upper)\b|flat .*\b(?:on|at) (?:the |its )?top\b|\b(?:top|upper) (?:# |.*)(?:cut|sliced|removed|trimmed)/u

const isBall = (item: Item): boolean =>
  means(item, 'solid', 'sphere', 'hemisphere', 'dome', 'cap') ||
  /^(?:half )?(?:ball|sphere)$/iu.test(item.text)

const UPWARD = /(?<=[a-z#] )(?:(?:straight|vertically) )*(?:up|upwards?)(?= |$)/u
const DOWNWARD = /(?<=[a-z#] )(?:(?:straight|vertically) )*(?:down|downwards?)(?= |$)/u

/** The way in from that side, which every hole from there takes. */
function withoutWay(items: Item[], side: SignedAxis): Item[] {
  const found = findSpoken(items, side === '-z' ? UPWARD : DOWNWARD)
  return found ? asOneTerm(items, found, { category: 'filler', concept: 'the way in from there' }) : items
}

export const withFlatFaces = where(' flat | up | upward| down | downward', (sentences) => {
  if (!sentences.some((items) => items.some(isBall))) return sentences
  const inverted = sentences.flat().some((item) => means(item, 'manner', INVERTED))
  const top = inverted || sentences.some((items) => CUT_TOP.test(spoken(items).text))
  const side: SignedAxis = top ? '+z' : '-z'
  return sentences.map((items) => {
    const isHole = items.some((item) => means(item, 'feature', 'hole', 'pocket', 'slot'))
    const found = isHole ? findSpoken(items, FLAT) : undefined
    const read = found
      ? asOneTerm(items, found, { category: 'face', concept: side }).map((item) =>
          means(item, 'face', side) && item.span[0] === items[found.from]?.span[0]
            ? asTerm(item, { category: 'face', concept: side }, { form: top ? 'top' : 'bottom' })
            : item,
        )
      : [...items]
    return isHole && read.some((item) => means(item, 'face', side)) ? withoutWay(read, side) : read
  })
})
