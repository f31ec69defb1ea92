/** The shape of what is only called a part, by the sizes it is told with. */
import { type Item, isMark, means } from '../text/items.ts'
import type { Mention } from './mentions.ts'

const isAdjective = (item: Item): boolean =>
  item.kind === 'quantity' ||
  means(item, 'dimension') ||
  means(item, 'filler') ||
  means(item, 'shape') ||
  isMark(item, 'x', '×', ',')

const MADE_OF = /^(?:made (?:up )?(?:of|from)|composed of|consisting of|formed (?:of|by|from)|built from)$/iu

/** "The body is 16 mm in diameter", "the part is 60 x 40 x 5 mm": what has such sizes is round, or a box. */
export function inferredShape(items: readonly Item[], mention: Mention): string | undefined {
  const told = items.slice(mention.end)
  // "a round rod": what it looks like, nothing that is done to it.
  const noun = told.findIndex(
    (item) => (means(item, 'feature') && !means(item, 'shape')) || means(item, 'solid'),
  )
  const own = told.slice(0, noun >>> 0)
  // "A dumbbell shape: two 30 mm spheres …": the sizes of what comes behind the colon.
  if (noun >= 0 && own.some((item) => isMark(item, ':'))) return undefined
  const size = own.findIndex(({ kind }) => kind === 'quantity')
  if (size < 0) return undefined
  // "A bracket with a 50 x 40 x 5 mm plate": the sizes of the plate.
  const led = own.slice(0, size)
  const another =
    led.some((item) => means(item, 'preposition', 'with', 'of') || MADE_OF.test(item.text)) &&
    means(led.at(-1), 'determiner', 'a')
  if (another && means(told[noun], 'solid')) return undefined
  // "It's a 40 mm diameter sphere", "The part is a 20 mm wide, round bar": the noun says what it is.
  const is = means(own[0], 'be')
  const said = is ? own.slice(1) : own
  const isNamed = (is || mention.concept === 'it') && means(said[0], 'determiner', 'a')
  if (isNamed && said.slice(1).every(isAdjective) && means(told[noun], 'solid')) return undefined
  if (own.some((item) => means(item, 'dimension', 'diameter', 'outerDiameter', 'radius'))) return 'circular'
  const boxed = own.some((item) => item.kind === 'quantity' && item.quantity.kind === 'size')
  return boxed ? 'rectangular' : undefined
}
