/**
 * "with its center 30 mm from the left edge and 20 mm from the front edge", "centred 27 mm from the left edge": distances
 * that run to the middle of a thing, also where it has straight sides.
 */
import { type Item, isAnyOf, isMark, means } from '../text/items.ts'
import type { Placed, Sentence } from './place.ts'

const MIDDLE =
  /^(?:cent(?:er|re)s?|cent(?:er|re) ?lines?|cent(?:er|re) points?|middles?|midpoints?|cent(?:ered|red))$/iu

const isNoun = (item: Item): boolean =>
  means(item, 'feature') || means(item, 'solid') || means(item, 'whole') || means(item, 'preposition', 'of')

const isLink = (item: Item): boolean =>
  isAnyOf(item, 'determiner', 'filler', 'be', 'make') || means(item, 'preposition', 'at')

/** Whether these words lead from "its center" to a distance. */
function leads(between: readonly Item[]): boolean {
  if (between.every(isLink)) return true
  // "the center of the pocket is 20 mm from": without the verb, "in the center of the plate, 20 mm from" would be another place.
  const verb = between.findLastIndex((item) => means(item, 'be') || means(item, 'make'))
  return (
    verb >= 0 &&
    between.slice(0, verb).every((item) => isNoun(item) || isLink(item)) &&
    between.slice(verb).every(isLink)
  )
}

const isJoint = (item: Item): boolean => means(item, 'conjunction') || isMark(item, ',') || isLink(item)

export function toMiddles(items: Sentence, found: readonly Placed[]): Placed[] {
  const told: Placed[] = []
  for (let at = 0; at < found.length; at++) {
    const own = found[at] as Placed
    const next = found[at + 1]
    const isOwn =
      own.place.kind === 'centre' &&
      !own.place.axis &&
      next?.place.kind === 'from' &&
      own.end === own.from + 1 &&
      MIDDLE.test(items[own.from]?.text ?? '') &&
      leads(items.slice(own.end, next.from))
    if (!isOwn) {
      told.push(own)
      continue
    }
    let from = own.from
    for (let each = found[at + 1]; each?.place.kind === 'from'; each = found[at + 1]) {
      if (from !== own.from && !items.slice(from, each.from).every(isJoint)) break
      told.push({
        place: { ...each.place, middle: true },
        from: from === own.from ? from : each.from,
        end: each.end,
      })
      from = each.end
      at++
    }
  }
  return told
}
