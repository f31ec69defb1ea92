/** "In the top face there is a hole. On the opposite side there is another": the side across from the one named before. */
import type { SignedAxis } from '../../plan/geometry.ts'
import { opposite } from '../lexicon/sides.ts'
import { where } from '../text/heard.ts'
import { asTerm, conceptOf, type Item, means } from '../text/items.ts'

const OPPOSITE = /^(?:opposite|opposing)$/iu
const IN = ['in', 'on', 'at', 'from', 'to'] as const

/** "in the top face", "from the left". */
const isNamed = (items: readonly Item[], at: number): boolean =>
  means(items[at], 'face') &&
  (means(items[at - 1], 'preposition', ...IN) ||
    (means(items[at - 1], 'determiner', 'the') && (at === 1 || means(items[at - 2], 'preposition', ...IN))))

/** "on the opposite side", and nothing that it would be the opposite of. */
const isOpposite = (items: readonly Item[], at: number): boolean => {
  const noun = items[at + 1]
  return (
    OPPOSITE.test(items[at]?.text ?? '') &&
    means(items[at - 1], 'determiner', 'the') &&
    (means(items[at - 2], 'preposition', ...IN) || at === 1) &&
    noun?.kind === 'term' &&
    !noun.plural &&
    means(noun, 'edge', 'side', 'face', 'end') &&
    !means(items[at + 2], 'preposition', 'of', 'from', 'to')
  )
}

export const withOppositeSides = where('opposite|opposing', (sentences) => {
  if (!sentences.some((items) => items.some(({ text }) => OPPOSITE.test(text)))) return sentences
  let side: SignedAxis | undefined
  return sentences.map((items) => {
    const read: Item[] = []
    for (let at = 0; at < items.length; at++) {
      const item = items[at] as Item
      if (side && isOpposite(items, at)) {
        const noun = items[at + 1] as Item
        const said = { text: `${item.text} ${noun.text}`, span: [item.span[0], noun.span[1]] as Item['span'] }
        read.push(asTerm(said, { category: 'face', concept: opposite(side) }))
        at++
        continue
      }
      if (isNamed(items, at)) side = conceptOf(item, 'face') as SignedAxis
      read.push(item)
    }
    return read
  })
})
