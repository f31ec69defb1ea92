/** The plate that a link with round ends is: what it is called, and how it is put in words that are read already. */
import { amountOf, asTerm, type Item, isAnyOf, isMark, means, type Sized, unsaid } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

export const LEAD = '(?:(?:,|;|:|it|so|and|with|whose|where|which|that|has|have|having|is|are) )*'
export const BODY =
  '(?:(?:flat|connecting|chain|base|mounting|cover|steel|link|tie|side|straight|coupling|conrod|simple|rod|bar) )*(?:link|arm|bar|plate|strap|lever|tie|piece|object|part|rod)'
export const ROUND =
  '(?:(?:full|fully|completely|semi ?circular|half) )*(?:round|rounded|radiused|semi ?circular|radius)'

/** "with full round ends", "full radius on both ends". */
export const ROUND_ENDS = `${LEAD}(?:a |two )?(?:${ROUND} ends|${ROUND} (?:on|at) (?:both|each|its two) ends?)`
export const FIRST = new RegExp(
  `^(?:(?:this is|create|make|design|model) )*(?:a |an )?(?:[a-z]+ ){0,3}?(?<noun>${BODY})(?= |$)`,
  'u',
)

export const sizesAt = (items: readonly Item[], { quantities }: Found): Sized[] =>
  quantities.map((at) => items[at]).filter((item): item is Sized => item?.kind === 'quantity')

/** A size has a number. */
export const lengthOf = (size: Sized): number => amountOf(size) ?? 0

export const plate = (item: Item): Item =>
  asTerm(item, { category: 'solid', concept: 'plate' }, { form: 'plate' })

/** "the plate has a … of 15 mm"; right behind where it is named, "it has …". */
export function sizeSentence(size: Sized, concept: string, justNamed = false): Item[] {
  return [
    ...(justNamed
      ? [unsaidWord(size, 'whole', 'it')]
      : [unsaidWord(size, 'determiner', 'the'), unsaidWord(size, 'solid', 'plate')]),
    unsaidWord(size, 'have', 'has'),
    unsaidWord(size, 'determiner', 'a'),
    unsaidWord(size, 'dimension', concept),
    unsaidWord(size, 'preposition', 'of'),
    size,
  ]
}

/** A phrase with the one size that it tells. */
export interface SizeTold {
  sentence: number
  found: Found
  size: Sized
}

/** The first of the sentences in which one of the patterns tells a size that holds. */
export function firstTold(
  sentences: readonly Item[][],
  patterns: readonly RegExp[],
  holds: (found: Found, items: readonly Item[]) => boolean = () => true,
): SizeTold | undefined {
  for (const [sentence, items] of sentences.entries())
    for (const pattern of patterns) {
      const found = findSpoken(items, pattern)
      const [size, ...more] = found ? sizesAt(items, found) : []
      if (found && size && more.length === 0 && holds(found, items)) return { sentence, found, size }
    }
  return undefined
}

/** Without words whose sizes are told anew, and that say nothing else. */
export const without = (items: readonly Item[], { from, to }: Found): Item[] => [
  ...items.slice(0, from),
  ...(isMark(items[from], ',') ? [items[from] as Item] : []),
  ...items.slice(to + 1),
]

const SOLID_LINK = new RegExp(`^(?:${BODY}|link plate|flat link|link bar|side plate)$`, 'u')
export const isLink = (item: Item): boolean =>
  item.kind === 'term' &&
  means(item, 'solid') &&
  SOLID_LINK.test(item.text.toLowerCase().replaceAll('-', ' '))

/** The plate with its outline, in the place of the words that name it. */
export function withPlate(items: readonly Item[], named: Found): Item[] {
  const words = items.slice(named.from, named.to + 1)
  const isWord = (item: Item): boolean =>
    means(item, 'make') ||
    means(item, 'determiner') ||
    item.kind === 'mark' ||
    /^(?:with|start|begin)$/iu.test(item.text)
  const noun = words.findLast(isLink) ?? words.findLast((item) => !isWord(item)) ?? words.at(-1)
  return [
    ...items.slice(0, named.from),
    ...words.flatMap((item): Item[] => {
      if (item === noun)
        return [unsaid(item, { category: 'shape', concept: 'obround' }, 'stadium shaped'), plate(item)]
      return isAnyOf(item, 'make', 'determiner', 'material', 'colour') ? [item] : []
    }),
    ...items.slice(named.to + 1),
  ]
}
