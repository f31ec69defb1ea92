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

/** What a body stands on or goes out from, where a ball has but one flat. */
const FLAT_OF_BODY =
  /(?<=(?:^|[a-z,(#] )(?:on|onto|from|of|at|to|below|under|flush with|level with) )(?:the|its|this|that) flat(?: (?:circular |round )?(?:face|side|surface|bottom|end|spot|area|part))?(?= [,.;)]|$| (?:of|down|downwards?|extends?|and|a|an|by|straight|up|upwards?|with|goes|is)(?: |$))/u
/** "so the flat face sits at Z=40": where half a ball begins. */
const FLAT_LEVEL =
  /(?<=(?:^|[a-z,(] )(?:the|its) )flat (?:face|side|surface|bottom)(?= (?:(?:is|sits|lies|being|located|resting) )*(?:at|on) z=#)/u

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

const SLICED = /\b(?:slic|cut|trim|saw|chop|shav)[a-z]* .*\b(?:off|flat|plane)\b|\bflat (?:cut|on|at)\b/u

/** The flat side by the side that it is on, where a body is set against it or its level is told. */
function withNamedFlat(items: Item[], side: SignedAxis, sliced: boolean): Item[] {
  const level = findSpoken(items, FLAT_LEVEL)
  const isBody = items.some((item) => means(item, 'solid') || item.kind === 'unknown')
  const isCut = items.some((item) => means(item, 'feature') || means(item, 'operation', 'cut'))
  const found = level ?? (sliced && isBody && !isCut ? findSpoken(items, FLAT_OF_BODY) : undefined)
  return found ? asOneTerm(items, found, { category: 'face', concept: side }) : items
}

export const withFlatFaces = where(' flat | up | upward| down | downward', (sentences) => {
  if (!sentences.some((items) => items.some(isBall))) return sentences
  const inverted = sentences.flat().some((item) => means(item, 'manner', INVERTED))
  const top = inverted || sentences.some((items) => CUT_TOP.test(spoken(items).text))
  const side: SignedAxis = top ? '+z' : '-z'
  const sliced = sentences.some(
    (items) => SLICED.test(spoken(items).text) || items.some((item) => means(item, 'solid', 'hemisphere')),
  )
  return sentences.map((said) => {
    const items = withNamedFlat(said, side, sliced)
    // "Subtract a smaller half sphere from the flat face".
    const isTakenOut = items.some(isBall) && items.some((item) => means(item, 'operation', 'cut'))
    const isHole = isTakenOut || items.some((item) => means(item, 'feature', 'hole', 'pocket', 'slot'))
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
