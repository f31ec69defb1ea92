/**
 * "The overall height of the bracket, measured from the bottom of the base to the top of the leg, is 50 mm": the height
 * of all of it. Only where both ends are named as the lowest and the highest there is.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BASE = '(?:part|piece|bracket|object|whole thing|base|base plate|bottom plate|bottom|foot|floor)'
const LOW = `(?:the |its )?(?:very )?(?:bottom|underside|lower face)(?: face| surface| side| edge)?(?: of (?:the |its )?${BASE})?`
const HIGH =
  '(?:the |its )?(?:very )?(?:top|upper end|tip)(?: face| surface| side| edge| end)?(?: of (?:the |its )?[a-z]+(?: [a-z]+)?)?'
const BETWEEN = `(?:as )?(?:measured |taken |going )?from ${LOW} (?:up )?to ${HIGH}`

const TOLD = new RegExp(
  `(?:(?:overall |total |full |entire )?height)(?: of (?:the |this )?(?:[a-z]+ )?[a-z]+)?(?: ,| \\()? ${BETWEEN}(?: ,| \\))? (?:is|should be|must be|equals|of|=) #(?! (?:in )?(?:diameter|wide))`,
  'u',
)

function withOverall(items: readonly Item[]): Item[] {
  const found = findSpoken(items, TOLD)
  const [at] = found?.quantities ?? []
  if (!found || at === undefined || found.quantities.length !== 1) return [...items]
  const word = items.findIndex((item, index) => index >= found.from && means(item, 'dimension'))
  const [height, size] = [items[word], items[at]]
  const verb = items[at - 1]
  if (!height || !size || !verb) return [...items]
  const overall = asTerm(height, { category: 'dimension', concept: 'height' }, { form: 'overall height' })
  const idle = items
    .slice(found.from, at - 1)
    .filter((item) => item !== height && item.kind !== 'mark')
    .map((item) => asFiller(item, 'between which ends it is measured'))
  return [...items.slice(0, found.from), overall, verb, size, ...items.slice(at + 1), ...idle]
}

export const withMeasuredOverall = where([' top| upper end| tip', 'height'], (sentences) =>
  sentences.map(withOverall),
)
