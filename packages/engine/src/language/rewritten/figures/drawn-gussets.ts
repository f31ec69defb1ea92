/** "This is a gusset plate. Draw a right triangle …": a gusset that is drawn by itself lies in no corner, and is a plate. */
import { where } from '../../text/heard.ts'
import { amountsIn, asTerm, type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const isGusset = (item: Item): boolean => means(item, 'solid', 'gusset')
/** Words for the whole, which may also be other bodies. */
const isOther = (item: Item): boolean =>
  means(item, 'solid') && !means(item, 'solid', 'gusset', 'plate', 'triangle')
const DRAWN =
  /(?:^| )(?:draw|sketch|create|make|start with|begin with|drawing|sketching) (?:a |an )(?:right (?:angled? )?)?triangle(?= |$)/u

export const withDrawnGussets = where(['solid:gusset', 'triangle'], (sentences) => {
  const [title, ...told] = sentences
  const titled = title?.some(isGusset) && amountsIn(title).length === 0
  const drawn = told.some((items) => findSpoken(items, DRAWN))
  if (!titled || !drawn || sentences.flat().some(isOther)) return sentences
  return sentences.map((items) =>
    items.flatMap((item) =>
      isGusset(item)
        ? [
            unsaidWord(item, 'shape', 'triangular'),
            asTerm(item, { category: 'solid', concept: 'plate' }, { form: 'plate' }),
          ]
        : [item],
    ),
  )
})
