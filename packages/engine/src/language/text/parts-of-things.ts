/**
 * "14 mm from the disc center", "10 mm from the plate's left edge": the part of a thing behind the thing. It is read as
 * "from the left edge of the plate", as the distance would be taken for a size of the thing else.
 */
import type { Entry } from '../lexicon/entry.ts'
import { type Item, isAnyOf, isThing, means, type Term, unsaid } from './items.ts'

const OF: Entry = { category: 'preposition', concept: 'of' }
const THE: Entry = { category: 'determiner', concept: 'the' }

/** "from the shaft surface at radius 14 mm": the surface is as deep as is told behind it. */
const isPart = (item: Item | undefined): boolean =>
  !isThing(item) &&
  !/^surfaces?$/iu.test(item?.text ?? '') &&
  (means(item, 'edge') || means(item, 'face') || means(item, 'place', 'centre', 'midline'))

/** "the disc center hole", "the plate edge length": the part only says which. */
const isOnlyNamed = (next: Item | undefined): boolean =>
  isThing(next) || isAnyOf(next, 'dimension', 'edge', 'face') || next?.kind === 'unknown'

/** Where the part stands, behind words for which of several it is. */
function partBehind(items: readonly Item[], thing: number): number | undefined {
  let at = thing + 1
  while (means(items[at], 'which') && !isPart(items[at])) at++
  return isPart(items[at]) && !isOnlyNamed(items[at + 1]) && at - thing <= 3 ? at : undefined
}

const bare = (thing: Term): Term => ({ ...thing, text: thing.text.replace(/['’]s$/u, '') })

export function withPartsOfThings(items: Item[]): Item[] {
  const thing = items.findIndex(
    (item, at) =>
      means(items[at - 2], 'preposition', 'from') &&
      means(items[at - 1], 'determiner', 'the') &&
      isThing(item) &&
      !isPart(item) &&
      partBehind(items, at) !== undefined,
  )
  const owner = items[thing]
  const part = thing < 0 ? undefined : partBehind(items, thing)
  if (!isThing(owner) || part === undefined) return items
  const end = items[part] as Item
  const after = { span: [end.span[1], end.span[1]] as Item['span'] }
  return [
    ...items.slice(0, thing),
    ...items.slice(thing + 1, part + 1),
    unsaid(after, OF, '', 'of'),
    unsaid(after, THE, '', 'the'),
    bare(owner),
    ...withPartsOfThings(items.slice(part + 1)),
  ]
}
