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

export function withoutRecaps(sentences: readonly Item[][]): Item[][] {
  const before: Item[] = []
  return sentences.map((items) => {
    const said = new Set(valuesIn(before))
    const recap =
      pipesIn(before) > 1 && RECAP.test(spoken(items).text) && valuesIn(items).every((each) => said.has(each))
    before.push(...items)
    return recap
      ? items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the order of the work')))
      : [...items]
  })
}
