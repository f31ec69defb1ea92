/**
 * What a sentence says of a flat: how far from the axis it lies, how much of the round is left behind it, how deep it is
 * cut, over how much of the length and from which end.
 */
import type { Context } from '../context.ts'
import { type Entity, isOwnBody } from '../entity.ts'
import { asPointers } from '../nouns/pointers.ts'
import type { Place } from '../places/place.ts'
import { findAllSpoken, sizeAt, useStretch } from '../text/spoken.ts'

const BODY =
  '(?:the |its |this |that )?(?:(?:round|solid|whole|first|second|upper|lower|top|bottom|smaller|larger|small|large|thin|thick|thinner|thicker|narrow|wide|inner|outer) )*[a-z]+'
const OF_BODY = `(?: of ${BODY})?`
const FLAT =
  '(?:the |this |that |its |each )?(?:flat(?:tened)?(?: (?:surface|face|side|area|part))?|d cut|cut|it|one)'
const AXIS =
  '(?:the |its )?(?:(?:cent(?:er|re)|central|main|long|longitudinal|rotational|cylinder) )*(?:axis|cent(?:er|re)(?: ?line| point)?|middle)'
const FAR =
  '(?:the |its )?(?:opposite|opposing|other|far|round|rounded|back) (?:round |curved )?(?:side|edge|surface|wall|face)'
const LIES =
  '(?:(?:that|which|and|,|should|must|will|is|are|be|lies?|lying|sits?|sitting|runs?|running|located|placed|positioned|offset|cut|milled|ground|machined|at|a|with|parallel|to) )*?'
const WHOLE_LENGTH = '(?:length|height|thickness)'
const OVER =
  '(?:(?:(?:and |that |which |it |should )?(?:runs?|running|extends?|extending|reach(?:es|ing)?|goes|going|continues?|covers?|covering|spans?|spanning|starts?|starting)(?: only| just)?(?: over| along| for| on| across| in| at| down| up| through)?)|(?:over|along|for|on|across|in|at|down|up|through))(?: only| just)?'
const PART =
  '(?<part>first|last|top|topmost|upper|uppermost|bottom|bottommost|lower|lowest|lowermost|front|rear|final|end) '
const SECTION = '(?:the )?(?:cross section|section|profile|shape)(?: of| in| over| along)? '

/** A tip or a face by the word for it. */
const ENDS: Readonly<Record<string, Place>> = {
  first: { kind: 'tip', which: 'one' },
  one: { kind: 'tip', which: 'one' },
  end: { kind: 'tip', which: 'one' },
  last: { kind: 'tip', which: 'other' },
  final: { kind: 'tip', which: 'other' },
  other: { kind: 'tip', which: 'other' },
  top: { kind: 'face', face: '+z' },
  topmost: { kind: 'face', face: '+z' },
  upper: { kind: 'face', face: '+z' },
  uppermost: { kind: 'face', face: '+z' },
  bottom: { kind: 'face', face: '-z' },
  bottommost: { kind: 'face', face: '-z' },
  lower: { kind: 'face', face: '-z' },
  lowest: { kind: 'face', face: '-z' },
  lowermost: { kind: 'face', face: '-z' },
}

/** Each with the size of the flat that its number is; `part` and `end` name where it begins. */
const STATEMENTS: readonly (readonly [pattern: RegExp, word: string | undefined])[] = [
  // "parallel to the axis at a distance of 3 mm from it"
  [
    new RegExp(
      `parallel to ${AXIS}${OF_BODY}(?: ,| and)*(?: at)?(?: a distance of)? # (?:away |off )?from (?:it|${AXIS}${OF_BODY})(?= |$)`,
      'u',
    ),
    'axisDistance',
  ],
  [
    new RegExp(`${LIES}(?:(?:at )?a distance of )?# (?:away |off |out )?from ${AXIS}${OF_BODY}(?= |$)`, 'u'),
    'axisDistance',
  ],
  [
    new RegExp(
      `(?:the |its )?distance (?:(?:from|between|of) ${FLAT} (?:to|and|from) ${AXIS}|from ${AXIS}(?: to ${FLAT})?|between ${AXIS} and ${FLAT})${OF_BODY} (?:is|of|being|equals|measures|should be) #(?= |$)`,
      'u',
    ),
    'axisDistance',
  ],
  // "leaving 7 mm between the flat and the opposite side", "7 mm remain"
  [
    new RegExp(
      `(?:(?:so (?:that )?|and |which |that |it |leaving |leaves |keep |keeping |with |there (?:is|are) )*)# (?:(?:of (?:material|the diameter|its diameter|metal|the (?:shaft|rod|pin|bar|cylinder)|thickness) )?(?:thick )?(?:remains?|remaining|is left|are left|left|stays?|stand) )?(?:measured )?(?:from ${FLAT} to|between ${FLAT} and|across from ${FLAT} to) ${FAR}${OF_BODY}(?= |$)`,
      'u',
    ),
    'opposite',
  ],
  [
    new RegExp(
      `(?:so (?:that )?)?(?:leaving|leaves|to leave|which leaves|keeping) (?:a thickness of |only )?#(?: (?:of (?:material|the (?:original )?diameter|its diameter|metal|the (?:shaft|rod|pin|bar|cylinder))|thickness|thick|remaining|across|in height))*(?: (?:at|on|behind|under|across|opposite) ${FLAT})?(?= [,.;)]|$| and )`,
      'u',
    ),
    'opposite',
  ],
  // "so that the height, measured from the flat to the opposite side, is 7 mm"
  [
    new RegExp(
      `(?:so (?:that )?)?(?:the |its |a )?(?:(?:remaining|resulting|leftover|overall|total) )*(?:thickness|height|distance|width|dimension|size|material)(?: (?:of ${BODY}|there|left|remaining))*(?: ,)?(?: (?:as )?(?:measured|taken))? (?:from ${FLAT} (?:to|across to|through to)|between ${FLAT} and|across from ${FLAT} to) ${FAR}${OF_BODY}(?: ,)? (?:is|of|being|measures|should be|equals|comes to) #(?= |$)`,
      'u',
    ),
    'opposite',
  ],
  [
    new RegExp(
      `(?:the )?(?:remaining|resulting|leftover|left over) (?:thickness|height|material|width|dimension)(?: (?:of (?:the )?[a-z]+|at|on|behind|under|across|opposite|there|from|(?:${FLAT})(?: to ${FAR})?))*? (?:is|of|being|measures|should be) #(?= |$)`,
      'u',
    ),
    'opposite',
  ],
  [
    /(?:so (?:that )?)#(?: of (?:material|the diameter|thickness))? (?:remains?|is left|are left)(?= [,.;)]|$)/u,
    'opposite',
  ],
  [
    new RegExp(
      `(?:remov(?:e|ing)|tak(?:e|ing)|cut(?:ting)?|shav(?:e|ing)|mill(?:ing)?|grind(?:ing)?)(?: away| off)? #(?: of (?:material|metal))? (?:from|off|into) (?:the|this|that|one|its) side${OF_BODY}(?= |$)`,
      'u',
    ),
    'depth',
  ],
  // "over the first 15 mm of its length", "The last 10 mm are D-shaped"
  [
    new RegExp(
      `(?:(?:${OVER} (?:the |its |a )|(?<=^|, |and )(?:${SECTION})?(?:the |its ))${PART}#(?: (?:long )?(?:section|portion|stretch|part|end))?)(?: of (?:the |its |this )?(?:${WHOLE_LENGTH}(?: of (?:the |its )?[a-z]+)?|[a-z]+))?(?: (?:is|are|has|have|gets?|becomes?|should be)(?:(?: a| an)? d(?: shaped?)?(?: (?:cross section|section|profile))?)?)?(?= |$)`,
      'u',
    ),
    'length',
  ],
  [
    new RegExp(
      `${OVER} (?:a |the )?(?:${WHOLE_LENGTH}|distance|stretch|section|portion) of #(?: (?:from|at|starting (?:from|at)|measured from|beginning (?:at|from)) (?:the |its )?(?<end>one|other|top|upper|bottom|lower|end)(?: (?:end|face))?${OF_BODY})?(?= |$)`,
      'u',
    ),
    'length',
  ],
  [
    new RegExp(
      `(?:over|along|for|down|extends?(?: down| up| along)?|extending(?: down| up| along)?|running(?: down| up| along)?|runs(?: down| up| along)?|goes(?: down| up| along)?|going(?: down| up| along)?|reaching(?: down| up| along)?) #(?: long)?(?: (?:down|along|of|downwards?|upwards?)(?: (?:the |its )?(?:${WHOLE_LENGTH}|axis))?${OF_BODY})?(?: from (?:the |its )?(?<end>one|other|top|upper|bottom|lower|end)(?: (?:end|face))?${OF_BODY})?(?= |$)`,
      'u',
    ),
    'length',
  ],
  [
    new RegExp(
      `(?:the )?(?:remaining|other|rest of the|rest|leftover) #(?: of (?:the |its )?(?:${WHOLE_LENGTH}|[a-z]+)(?: of the [a-z]+)?)? (?:(?:of (?:the )?[a-z]+|is|are|stays?|remains?|should|stay|remain|keeps?|left|be|its|a|fully|completely|entirely|perfectly|still) )*(?:round|circular|cylindrical|uncut|untouched|unchanged|full)(?: (?:cross section|section|profile|shape|diameter))?(?= |$)`,
      'u',
    ),
    'rest',
  ],
  [
    new RegExp(
      `(?:around|(?:starting|beginning|starts|begins|measured|it starts|which starts|that starts) (?:at|from|on)) (?:the |its )?(?<end>one|other|top|upper|bottom|lower|end)(?: (?:end|face|of))?${OF_BODY}(?= |$)`,
      'u',
    ),
    undefined,
  ],
  [
    new RegExp(
      `(?:over|along|for|down|through|across) (?:the |its )?(?:full|entire|whole|complete|total) ${WHOLE_LENGTH}${OF_BODY}(?= |$)`,
      'u',
    ),
    undefined,
  ],
  // Which side is left open is chosen: a round body has none.
  [
    new RegExp(
      `(?:in|into|on|onto|from|to|at|along|down) (?:the |its |one |a )?(?:curved |round |outer |cylindrical |lateral )*(?:sides?|surface|wall|outside)${OF_BODY}(?= |$)`,
      'u',
    ),
    undefined,
  ],
  [
    /(?:lying |placed |positioned |directly )?(?:opposite|opposing|facing|across from)(?: to)? (?:each other|one another)|on opposite sides(?: of (?:the |its )?[a-z]+)?/u,
    undefined,
  ],
]

/** Takes every statement; what none of them takes is left for the other readers. */
export function takeFlatStatements(context: Context, flat: Entity): void {
  const { items, state, mentions, entities } = context
  for (const [pattern, word] of STATEMENTS)
    for (const found of findAllSpoken(items, pattern)) {
      const [at] = found.quantities
      if (state.account.isUsed(items[at ?? found.from])) continue
      if (word !== undefined) {
        const size = at === undefined ? undefined : sizeAt(items, at, word)
        if (!size || at === undefined || found.quantities.length !== 1) continue
        flat.given.push({ word, attribute: size, items: items.slice(at, found.to + 1) })
        context.attributes = context.attributes.filter((attribute) => attribute.at !== at)
        state.account.use(items[at], `flat ${word}`)
      }
      const { part, end } = found.match.groups ?? {}
      const place = ENDS[part ?? end ?? '']
      if (place) flat.places.push({ place, items: items.slice(found.from, found.to + 1) })
      const named = mentions.find(({ head }) => head >= found.from && head <= found.to)
      const body = named && entities.get(named)
      if (isOwnBody(body)) flat.host ??= body
      useStretch(state.account, items, found, 'flat')
      asPointers(mentions, found)
    }
}
