/**
 * "The bore runs right through", of a tube with flanges: its own bore, which has its size already and goes on through what
 * stands at its ends.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const FLANGES = '(?:flanges?|collars?|ends?|rings?|discs?)'
const THROUGH = new RegExp(
  `^(?:the|its) (?:central |inner )?(?:bore|hole|inside|opening) (?:runs|goes|passes|extends|continues|is|carries on) (?:(?:right|all the way|straight|completely|clean|open) )*(?:through|from end to end)(?: (?:everything|all of it|(?:the |both |its )*(?:(?:whole|full|entire|overall) )?(?:length|part|piece|${FLANGES})(?: of (?:it|the (?:part|tube|pipe)))?))?(?: (?:too|as well|also))?(?= ,|$)`,
  'u',
)

/** Bored, with a size told for it, and beside what is bored nothing but what goes round it. */
function isBored(sentences: readonly (readonly Item[])[]): boolean {
  const items = sentences.flat()
  const solids = items.filter((item) => means(item, 'solid'))
  return (
    items.some((item) => means(item, 'dimension', 'innerDiameter', 'wall')) &&
    solids.some((item) => means(item, 'solid', 'tube', 'ring')) &&
    solids.every((item) => means(item, 'solid', 'tube', 'ring', 'flange', 'collar')) &&
    items.filter((item) => means(item, 'feature', 'hole')).length === 1
  )
}

export const withBoresThrough = where(['solid:tube|solid:ring', 'through|end to end'], (sentences) => {
  const at = sentences.findIndex((items, index) => index > 0 && findSpoken(items, THROUGH))
  const said = sentences[at]
  const found = said && findSpoken(said, THROUGH)
  if (!found || !isBored(sentences)) return sentences
  return sentences.with(at, asIdle(said, found, 'the bore goes through all of it'))
})
