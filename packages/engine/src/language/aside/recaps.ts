/**
 * "Union the two outer cylinders first, then cut both bores: the run bore passes through the full 80 mm …": the order in which
 * pipes that were told with their bores are made. It says nothing new where every number in it was said before.
 */
import { asFiller, type Item, means } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'

const RECAP =
  /^(?:(?:first|finally|note)(?: ,)? )?(?:union|unite|combine|fuse|merge|join)(?: together)? (?:the|both|all)(?: [a-z]+){1,4}(?: together)?(?: first)?(?: ,)? (?:and )?(?:then|before|and only then) (?:cut|cutting|subtract|subtracting|bore|boring|drill|drilling|remove|removing) (?:out )?(?:both|the|all|their|each)(?: (?:inner|internal|two))* (?:bores?|holes?|interiors?|inner cylinders?|passages?)(?= |$)/u

const valuesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind !== 'count'
      ? item.quantity.values.map(({ value }) => value)
      : [],
  )

/** Told by an inside and an outside: the bores are theirs. */
const pipesIn = (items: readonly Item[]): number =>
  items.filter((item) => means(item, 'dimension', 'innerDiameter', 'innerRadius', 'wall')).length

/** Whether a sentence only tells the order of what those before it told. */
function isRecap(items: readonly Item[], sentencesBefore: readonly Item[][]): boolean {
  if (!RECAP.test(spoken(items).text)) return false
  const before = sentencesBefore.flat()
  if (pipesIn(before) < 2) return false
  const said = new Set(valuesIn(before))
  return valuesIn(items).every((each) => said.has(each))
}

export const withoutRecaps = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((items, index) =>
    isRecap(items, sentences.slice(0, index))
      ? items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the order of the work')))
      : [...items],
  )
