/** "10 mm from the outside faces of the two nearest walls": from the two nearest edges of the body, seen from above. */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item } from '../../text/items.ts'
import { findSpoken } from '../../text/spoken.ts'

const WALLS =
  /(?<=# (?:away )?from )(?:the |its |both )?(?:outside|outer|exterior|external|outermost) (?:faces?|surfaces?|sides?) of (?:the )?(?:two )?(?:nearest|closest)(?: two)? (?:(?:side|outer|outside) )?(?:walls|sides)(?= |$)/u

const KEPT = /^(?:two|nearest|closest)$/iu

export const withNearestWalls = where('nearest |closest ', (sentences) =>
  sentences.map((items) => {
    const found = findSpoken(items, WALLS)
    if (!found) return [...items]
    const said = items.slice(found.from, found.to + 1)
    const last = said.at(-1) as Item
    const kept = said.filter(({ text }) => KEPT.test(text))
    return [
      ...items.slice(0, found.from),
      ...kept,
      asTerm(last, { category: 'edge', concept: 'edge' }, { form: 'edge', plural: true }),
      ...said
        .filter((item) => item !== last && !kept.includes(item))
        .map((item) => asFiller(item, 'the outside of the body')),
      ...items.slice(found.to + 1),
    ]
  }),
)
