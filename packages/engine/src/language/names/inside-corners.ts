/**
 * "The inside corner has a 6 mm radius", "round the inner corner of the L to 6 mm", "a 6 mm fillet runs along the inside
 * corner": the one fillet that a bracket has between its legs. Told as the piece of it that it is.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, phraseOf } from '../text/items.ts'
import { littleWord } from '../text/little-words.ts'
import { findSpoken } from '../text/spoken.ts'

/** Of one of these there is one such corner, or all are alike. */
const BRACKETS = ['L-bracket', 'mounting bracket', 'shelf bracket']
const CORNER =
  '(?:inside|inner|internal|interior) (?:corner|bend|edge|angle|corner edge)(?: of (?:the|this) (?:l|bracket|angle|bend|part|l shape|l profile|profile))?(?: ,?(?: where|between) (?:the|its)(?: two)? (?:legs|arms|flanges|plates)(?: (?:meet|join))?)?'
const RADIUS = '(?:radius|fillet|round|radius fillet|fillet radius|rounding)'
const SIZE = `(?:(?:a|an) )?(?:${RADIUS} )?(?:of )?(?:#(?: ${RADIUS})?|r#)(?: fillet)?`

const TOLD = [
  `(?:the|its) ${CORNER} (?:has|gets|have|is|is given|carries|receives|should be|should have|must have|is to be)(?: (?:rounded|filleted|blended|smoothed|off|over|with|by|to|using)){0,3} ${SIZE}`,
  `(?:fillet|round|blend|radius)(?: off| over)? (?:the|its) ${CORNER}(?: ,)? (?:(?:with|to|by|using|at) )?${SIZE}`,
  `(?:a|an) # ${RADIUS}(?: ${RADIUS})? (?:runs?|sits|goes|is|lies|follows)(?: (?:placed|added|applied|cut|made|put))?(?: (?:along|in|at|on|to|into))? (?:the|its) ${CORNER}`,
].map(
  (told) =>
    new RegExp(
      `(?<=^|[,;:.] |(?:and|then|with|where|but) )(?:${told})(?= ?[,;.)]|$| and | but | while )`,
      'u',
    ),
)

const ROUND = /radius|fillet|round|blend|r#/u

function withCorner(items: Item[]): Item[] {
  for (const pattern of TOLD) {
    const found = findSpoken(items, pattern)
    const [at] = found?.quantities ?? []
    const size = at === undefined ? undefined : items[at]
    if (!found || !size || found.quantities.length !== 1 || !ROUND.test(found.match[0])) continue
    const said = phraseOf(items.slice(found.from, found.to + 1) as [Item, ...Item[]])
    return [
      ...items.slice(0, found.from),
      littleWord(said, 'it'),
      littleWord(said, 'have'),
      littleWord(said, 'a'),
      size,
      asTerm(said, { category: 'solid', concept: 'root' }, { form: 'inside fillet' }),
      ...items.slice(found.to + 1),
    ]
  }
  return items
}

export const withInsideCorners = where(
  [BRACKETS.map((name) => `solid:${name}`).join('|'), 'inside |inner |internal |interior '],
  (sentences) => sentences.map(withCorner),
)
