/**
 * "Union the two outer cylinders first, then cut both bores: the run bore passes through the full 80 mm …": the order in which
 * pipes that were told with their bores are made. It says nothing new where every number in it was said before.
 */
import { where } from '../text/heard.ts'
import { asFiller, type Item, means } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'

const RECAP =
  /^(?:(?:first|finally|note)(?: ,)? )?(?:union|unite|combine|fuse|merge|join)(?: together)? (?:the|both|all)(?: [a-z]+){1,4}(?: together)?(?: first)?(?: \([^()]*\))?(?: ,)? (?:and )?(?:then|before|and only then) (?:cut|cutting|subtract|subtracting|bore|boring|drill|drilling|remove|removing) (?:out )?(?:both|the|all|their|each)(?: (?:inner|internal|two|three))* (?:bores?|holes?|interiors?|cylinders?|inner cylinders?|passages?)(?= |$)/u

/** "Created by sweeping a 3 mm circle along the helix": how what was told is made, in numbers that were told. */
const MADE_BY =
  /^(?:(?:it|this|the (?:part|shape|body|solid|geometry|model)) (?:is|was|can be|should be) )?(?:created|made|generated|formed|produced|modell?ed|built|obtained|constructed) (?:by|through|via) (?:sweeping|revolving|rotating|extruding|lofting|unioning|uniting|combining|fusing)(?= )/u

const valuesIn = (items: readonly Item[]): number[] =>
  items.flatMap((item) =>
    item.kind === 'quantity' && item.quantity.kind !== 'count'
      ? item.quantity.values.map(({ value }) => value)
      : [],
  )

/** Told by an inside and an outside, each by itself or both at once: the bores are theirs. */
const arePipes = (sentences: readonly Item[][]): boolean => {
  const isInner = (item: Item): boolean => means(item, 'dimension', 'innerDiameter', 'innerRadius', 'wall')
  const told = sentences.flat().filter(isInner).length
  const ofBoth = sentences.some(
    (items) => items.some(isInner) && items.some((item) => means(item, 'which', 'both', 'each', 'all')),
  )
  return told > 1 || ofBoth
}

function isMadeBy(items: readonly Item[], sentencesBefore: readonly Item[][]): boolean {
  const values = valuesIn(items)
  if (sentencesBefore.length === 0 || values.length === 0 || !MADE_BY.test(spoken(items).text)) return false
  const said = new Set(valuesIn(sentencesBefore.flat()))
  return values.every((each) => said.has(each)) && !items.some((item) => means(item, 'operation', 'cut'))
}

/** Whether a sentence only tells the order of what those before it told. */
function isRecap(items: readonly Item[], sentencesBefore: readonly Item[][]): boolean {
  if (isMadeBy(items, sentencesBefore)) return true
  if (!RECAP.test(spoken(items).text)) return false
  const before = sentencesBefore.flat()
  if (!arePipes(sentencesBefore)) return false
  // The axis of a pipe lies at zero, said or not.
  const said = new Set([0, ...valuesIn(before)])
  return valuesIn(items).every((each) => said.has(each))
}

export const withoutRecaps = where(
  ' union| unite | combine | fuse | merge | join |sweeping|revolving|rotating|extruding|lofting|uniting|combining|fusing',
  (sentences) =>
    sentences.map((items, index) =>
      isRecap(items, sentences.slice(0, index))
        ? items.map((item) => (item.kind === 'mark' ? item : asFiller(item, 'the order of the work')))
        : [...items],
    ),
)
