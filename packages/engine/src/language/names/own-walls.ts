/**
 * "an upright wall … Cut a half circle out of the wall", "two holes through the wall": once a wall is told as a body, the word means
 * that body, and neither how thick something hollow is nor the way across a tube.
 */
import { where } from '../text/heard.ts'
import { asTerm, type Item, means, unsaid } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

const TOLD =
  /(?<!(?:with|has|have|having|of|is) )(?<=(?:^| )an? (?:(?:thin|thick|flat|straight|rectangular|upright|vertical|single|plain|back|rear|front) |# (?:thick|tall|high|long|wide) )*)wall(?= .*(?:tall|high|height|stands|rises|on top|upright)(?: |$))/u
const THROUGH = /^(?:drilled )?through the wall$/iu

const isBody = (item: Item): boolean =>
  item.kind === 'term' && means(item, 'solid', 'wall') && !item.plural && /wall$/iu.test(item.text)

const asBody = (item: Item): Item => asTerm(item, { category: 'solid', concept: 'wall' }, { form: 'wall' })

function withBody(items: readonly Item[]): Item[] {
  return items.flatMap((item, at): Item[] => {
    if (THROUGH.test(item.text) && means(item, 'manner'))
      return [
        asTerm(item, { category: 'manner', concept: 'through' }, { form: 'through' }),
        unsaid({ span: [item.span[1], item.span[1]] }, { category: 'determiner', concept: 'the' }, 'the'),
        asBody({ kind: 'unknown', text: '', span: [item.span[1], item.span[1]] }),
      ]
    const named = /^wall(?:['’]s)?$/iu.test(item.text) && means(items[at - 1], 'determiner', 'the')
    return named && !means(items[at + 1], 'dimension', 'thickness') ? [asBody(item)] : [item]
  })
}

export const withOwnWalls = where(" wall | wall'| wall’", (sentences) => {
  const told = sentences.findIndex((items) => items.some(isBody) || findSpoken(items, TOLD) !== undefined)
  return told < 0 ? [...sentences] : sentences.map((items, at) => (at > told ? withBody(items) : [...items]))
})
