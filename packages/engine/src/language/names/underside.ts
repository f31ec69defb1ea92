/**
 * "with its base at Z=0", "base on the XY plane", "the inside floor": sides that go by the name of a body or of a size. Read
 * as the sides they are, before the word is taken for a body.
 */
import { where } from '../text/heard.ts'
import { asFiller, asTerm, type Item, means } from '../text/items.ts'

const isLevel = (item: Item | undefined): boolean =>
  item?.kind === 'quantity' && item.quantity.kind === 'coordinate' && item.quantity.axis === 'z'

const passes = (item: Item | undefined): boolean =>
  means(item, 'be') ||
  means(item, 'preposition', 'at', 'on') ||
  means(item, 'make') ||
  means(item, 'edge', 'face')

/** The underside, where a height follows at once. */
function isUnderside(items: readonly Item[], at: number): boolean {
  if (!/^base$/iu.test(items[at]?.text ?? '') || !means(items[at], 'solid', 'base')) return false
  let next = at + 1
  while (passes(items[next])) next++
  return next > at + 1 && isLevel(items[next])
}

const POINTED = ['cone', 'pyramid', 'frustum', 'hemisphere', 'dome']
const isPointed = (item: Item): boolean => means(item, 'solid', ...POINTED)

/** "a hole in the middle of the base" of a cone: its underside, where no base is told as a body. */
const isBaseOfCone = (items: readonly Item[], at: number, sentences: readonly (readonly Item[])[]): boolean =>
  /^base$/iu.test(items[at]?.text ?? '') &&
  (means(items[at - 1], 'determiner', 'the') || means(items[at - 1], 'whole', 'it')) &&
  means(items[at - 2], 'preposition', 'of', 'in', 'from', 'on') &&
  items.some((item) => means(item, 'feature', 'hole', 'pocket')) &&
  sentences.some((each) => each.some(isPointed)) &&
  !sentences.some((each) =>
    each.some(
      (item, index) =>
        means(item, 'solid') &&
        !isPointed(item) &&
        !(item.kind === 'term' && item.form === 'base') &&
        index >= 0,
    ),
  )

const INSIDE = /^(?:inside|inner|interior|internal)$/iu
const FLOOR = /^(?:floor|bottom|bottom face|base)$/iu

/** "on the inside floor (Z=2 to Z=10)": what stands there is told by its levels. */
const isInnerFloor = (items: readonly Item[], at: number): boolean =>
  INSIDE.test(items[at]?.text ?? '') &&
  FLOOR.test(items[at + 1]?.text ?? '') &&
  means(items[at - 1], 'determiner', 'the') &&
  means(items[at - 2], 'preposition', 'on', 'from') &&
  items.some((item) => item.kind === 'quantity' && item.quantity.kind === 'range')

const UPWARD = /^from the bottom up$/iu

/** "Cut a pocket from the bottom up into the block": the side it is cut from, not the order of bodies. */
const isCutUpward = (items: readonly Item[], at: number): boolean =>
  UPWARD.test(items[at]?.text ?? '') &&
  items.slice(0, at).some((item) => means(item, 'operation', 'cut')) &&
  items.slice(0, at).some((item) => means(item, 'feature'))

export const withUndersides = where(
  'z=#|from the bottom up|solid:cone|solid:pyramid|solid:frustum|solid:hemisphere|solid:dome|inside|inner|interior|internal',
  (sentences) =>
    sentences.map((items) =>
      items.map((item, at): Item => {
        if (isUnderside(items, at) || isCutUpward(items, at) || isBaseOfCone(items, at, sentences))
          return asTerm(item, { category: 'face', concept: '-z' }, { form: 'bottom' })
        const floor = isInnerFloor(items, at) || isInnerFloor(items, at - 1)
        return floor ? asFiller(item, 'where it stands, as its levels tell') : item
      }),
    ),
)
