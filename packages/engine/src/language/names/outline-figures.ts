/** "A plate, 8 mm thick. The outline is a right triangle with legs of …": by its outline the plate itself is told. */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means, phraseOf, type Term } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const FIGURE =
  '(?:right |right angled? |isosceles |equilateral |regular |simple )*(?:triangle|circle|square|rectangle|hexagon|octagon|pentagon|trapezoid|trapezium|ellipse|semi ?circle|rhombus|slot)'
const OUTLINE = new RegExp(
  `^(?:the|its) (?:outline|contour|footprint|outer outline|outer contour)(?: of the [a-z]+| seen from above| from above| in plan)?(?= is (?:a|an) (?:# |#x# )?${FIGURE}(?: |$))`,
  'u',
)

const isPlate = (item: Item): item is Term => means(item, 'solid', 'plate')

export const withOutlineFigures = where(['outline|contour|footprint', 'solid:plate'], (sentences) => {
  const [first = []] = sentences
  const plates = first.filter(isPlate)
  const [plate] = plates
  // One plate that is told its thickness: the figure is seen from above.
  const isThick = first.some((item) => means(item, 'dimension', 'thickness'))
  if (!plate || plates.length > 1 || plate.plural || !isThick) return sentences
  return sentences.map((items, at) => {
    const found = at === 0 ? undefined : findSpoken(items, OUTLINE)
    const [the, noun, ...more] = found ? items.slice(found.from, found.to + 1) : []
    if (!found || !the || !noun) return items
    return [
      asTerm(the, { category: 'determiner', concept: 'the' }, { form: 'the' }),
      asTerm(phraseOf([noun, ...more]), plate.senses[0] as Term['senses'][0], { form: plate.form }),
      ...items.slice(found.to + 1),
    ]
  })
})
