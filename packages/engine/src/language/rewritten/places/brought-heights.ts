/** "The sleeve is 20 mm in diameter and brings the total height to 28 mm": the height of the whole, in a sentence of its own. */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BRINGS =
  /(?:, )?(?:and |which |that )?(?:brings|bringing) (?:the|its) (?:total|overall) (?:height|length)(?: of the [a-z]+)? to #(?= [,.;]|$)/u

/** "The discs are concentric with the bar (total length is 74 mm)": of the whole, behind what has no other size. */
const IN_BRACKETS =
  /\( (?:(?:so|thus|giving|making|and|the|its|a) )*(?:total|overall)(?: (?:length|height|width))? (?:(?:of the (?:part|whole|whole part|whole thing)|then|now) )*(?:is|=|of|being|comes to|equals|will be) # \)$/u

function apartFrom(items: Item[]): Item[][] | undefined {
  const found = findSpoken(items, IN_BRACKETS)
  const before = items.slice(0, found?.from)
  if (!found || before.length === 0 || before.some((item) => item.kind === 'quantity')) return undefined
  return [before, items.slice(found.from + 1, found.to)]
}

export const withBroughtHeights = where('total |overall ', (sentences) =>
  sentences.flatMap((items) => {
    const bracketed = apartFrom(items)
    if (bracketed) return bracketed
    const found = findSpoken(items, BRINGS)
    if (!found || found.to !== items.length - 1) return [[...items]]
    const start = items.findIndex((item, at) => at >= found.from && /^bring(?:s|ing)$/iu.test(item.text))
    const whole = items
      .slice(start + 1, found.to + 1)
      .map((item) =>
        means(item, 'preposition', 'to')
          ? asTerm(item, { category: 'be', concept: 'is' }, { form: 'is' })
          : item,
      )
    return [items.slice(0, found.from), whole]
  }),
)
