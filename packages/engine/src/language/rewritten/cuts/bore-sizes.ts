/**
 * "counterbored holes with a hole diameter of 5 mm, a counterbore diameter of 9 mm and a counterbore depth of 4 mm":
 * the noun before a word of size only tells whose it is, and names no second hole or counterbore.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, type Item, isMark, means } from '../../text/items.ts'
import { asTerms, findSpoken } from '../../text/spoken.ts'

const NAMED = /^(?:hole|bore|through[- ]hole|pilot hole|shaft hole)$/iu
const isMouth = (item: Item | undefined): boolean => means(item, 'feature', 'counterbore', 'countersink')
const isSize = (item: Item | undefined): boolean =>
  means(item, 'dimension', 'diameter', 'radius', 'depth', 'angle')

/** A plural before it, or one that is told by its kind: what the sizes are of. */
const isToldBefore = (items: readonly Item[], at: number): boolean =>
  items.slice(0, at).some((item) => means(item, 'feature', 'hole'))

/** "a hole diameter of 5 mm" behind the holes: their diameter. */
const isOwnSize = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'feature', 'hole') &&
  NAMED.test(items[at]?.text ?? '') &&
  isSize(items[at + 1]) &&
  (means(items[at - 1], 'determiner') ||
    isMark(items[at - 1], ',', '(') ||
    means(items[at - 1], 'preposition')) &&
  isToldBefore(items, at)

function withOwnSizes(items: Item[]): Item[] {
  let mouth: string | undefined
  return items.map((item, at): Item => {
    if (isOwnSize(items, at)) return asFiller(item, 'whose size it is')
    if (!isMouth(item) || item.kind !== 'term') return item
    const [concept] = item.senses.map((sense) => sense.concept)
    // "… and a counterbore depth of 4 mm": of the one whose diameter was told.
    const again = mouth === concept && isSize(items[at + 1])
    if (isSize(items[at + 1])) mouth = concept
    return again ? asFiller(item, 'whose size it is') : item
  })
}

/** "10 mm countersink diameter": the size stands before its noun. */
const sizeBefore = (items: Item[]): Item[] =>
  items.map((item, at) =>
    isSize(item) &&
    isMouth(items[at - 1]) &&
    items[at - 2]?.kind === 'quantity' &&
    !means(items[at + 1], 'preposition', 'of') &&
    items[at + 1]?.kind !== 'quantity'
      ? asFiller(item, 'what it measures')
      : item,
  )

/** "(5 mm hole, 10 mm countersink)" behind the holes: how wide they are. */
const BRACKETED =
  /(?<=(?:^| )(?:holes?|bores?) \( (?:an? )?(?:#|ø#) )(?:through )?(?:hole|bore|through hole)(?= [,;)]| with | and )/u

/** "countersunk screw holes": holes for such screws. */
const FOR_SCREWS = /countersunk (?:head )?screw(?= holes?(?: |$))/u

function withSizes(sentence: Item[]): Item[] {
  const screws = findSpoken(sentence, FOR_SCREWS)
  const plain = screws
    ? sentence.map((item, at) =>
        at >= screws.from && at <= screws.to
          ? asTerm(item, { category: 'feature', concept: 'countersink' }, { form: 'countersunk' })
          : item,
      )
    : sentence
  const items = asTerms(plain, BRACKETED, { category: 'dimension', concept: 'diameter' })
  const told = items.some((item, at) => (isMouth(item) || NAMED.test(item.text)) && isSize(items[at + 1]))
  return told ? sizeBefore(withOwnSizes(items)) : items
}

export const withBoreSizes = where(
  [
    'counter| hole | bore ',
    'dimension:diameter|dimension:radius|dimension:depth|dimension:angle|countersunk| ( ',
  ],
  (sentences) => sentences.map(withSizes),
)
