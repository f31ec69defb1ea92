/**
 * "A groove 8 mm wide around the rim, reducing the diameter there to 48 mm", "leaving a core of 48 mm", "which brings the
 * shaft down to 48 mm in diameter": how far it goes in, told by what stays at its bottom.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, commaAt, type Item, isMark, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { type Found, findFirstSpoken } from '../../text/spoken.ts'

const LEAD =
  '(?:[,;(] )?(?:(?:and|so|thus|thereby|hence|so that|such that|it|which|that|this|the groove|this groove|by) )*'
const BODY = '(?:shaft|rod|disc|disk|cylinder|bar|pin|body|part|rim|wheel|pulley|roller|drum|journal)'
const OWN = `(?:(?:the|its|that) (?:(?:local|outer|outside|overall|full) )?(?:${BODY} )?)`
const THERE =
  '(?:there|here|locally|at that point|at this point|in that (?:area|place|region|section)|in the groove|(?:at|in|on) (?:the|its) (?:bottom|floor|root|base)(?: of the groove)?)'
const LESS =
  '(?:reduc(?:es?|ing)|narrow(?:s|ing)?|neck(?:s|ing)?|bring(?:s|ing)?|tak(?:es?|ing)|shrink(?:s|ing)?|cut(?:s|ting)|turn(?:s|ing)|decreas(?:es?|ing))'
const LEFT = '(?:leav(?:es?|ing)|giv(?:es?|ing)|mak(?:es?|ing))'
const CLOSE = `(?: ${THERE})?(?: \\))?(?= [,.;)]|$| and )`
const FLOORS: readonly RegExp[] = [
  new RegExp(
    `${LEAD}${LESS} ${OWN}diameter(?: of the ${BODY})?(?: ${THERE})? (?:down )?to (?:only |just )?#${CLOSE}`,
    'u',
  ),
  new RegExp(
    `${LEAD}${LESS} (?:the|this) ${BODY}(?: ${THERE})? (?:down )?to (?:(?:a |only |just )*(?:ø#|diameter of #)|(?:only |just )?# (?:in )?diameter)${CLOSE}`,
    'u',
  ),
  new RegExp(
    `${LEAD}${LEFT} (?:a |an |only |just )*(?:(?:core|neck|root|bottom|floor|remaining|inner|solid|groove) )*(?:(?:core|neck|root|diameter)(?: of| with)?(?: a diameter of)? #(?: (?:in )?diameter)?|# (?:diameter )?(?:core|neck|root|diameter)|ø#)${CLOSE}`,
    'u',
  ),
]

const isGroove = (item: Item): boolean => means(item, 'feature', 'groove')

/** "…, with a diameter of 48 mm": of the groove that the words before it tell. */
function withFloor(items: readonly Item[], { from, to, quantities }: Found): Item[] {
  const said = items.slice(from, to + 1)
  const size = items[quantities[0] ?? -1] as Item
  const idle = said.filter((item) => item !== size && !isMark(item))
  return [
    ...items.slice(0, from),
    commaAt(size.span[0]),
    unsaidWord(size, 'preposition', 'with'),
    unsaidWord(size, 'determiner', 'a'),
    asTerm(
      { text: 'diameter', span: [size.span[0], size.span[0]] },
      { category: 'dimension', concept: 'diameter' },
    ),
    unsaidWord(size, 'preposition', 'of'),
    size,
    ...idle.map((item) => asFiller(item, 'how far it goes in')),
    ...items.slice(to + 1),
  ]
}

/** In one breath with the groove, or as the next sentence, which is then said of it. */
function floorsTold(sentences: readonly Item[][]): Item[][] {
  return sentences.map((items, at): Item[] => {
    const found = findFirstSpoken(items, FLOORS)
    if (found?.quantities.length !== 1) return items
    if (items.slice(0, found.from).some(isGroove)) return withFloor(items, found)
    const alone = found.from === 0 && found.to === items.length - 1
    const before = sentences[at - 1]?.findLast((item) => means(item, 'feature'))
    const size = items[found.quantities[0] ?? -1]
    if (!alone || !size || !before || !isGroove(before)) return items
    return [
      unsaidWord(size, 'determiner', 'the'),
      unsaidWord(size, 'feature', 'groove'),
      ...withFloor(items, found).filter((item) => !isMark(item)),
    ]
  })
}

export const withGrooveFloors = where(
  [
    'feature:groove',
    'reduc|narrow|neck|bring|tak|shrink|cut|turn|decreas|leav|giv|mak',
    'diameter|ø#|core|root',
  ],
  floorsTold,
)
