/** "The sleeve is 20 mm in diameter and brings the total height to 28 mm": the height of the whole, in a sentence of its own. */
import { where } from '../../text/heard.ts'
import { asTerm, means } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const BRINGS =
  /(?:, )?(?:and |which |that )?(?:brings|bringing) (?:the|its) (?:total|overall) (?:height|length)(?: of the [a-z]+)? to #(?= [,.;]|$)/u

export const withBroughtHeights = where('total |overall ', (sentences) =>
  sentences.flatMap((items) => {
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
