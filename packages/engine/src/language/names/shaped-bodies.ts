/**
 * "On top of it sits a rectangular fork body 30 mm (X) by 24 mm (Y)": where other bodies were told before, a body of its
 * own, though the word stands for the part as a whole elsewhere.
 */
import { where } from '../text/heard.ts'
import { asOwnNoun, type Item, means } from '../text/items.ts'
import type { Span } from '../text/normalise.ts'
import { isShapedNoun } from './shaped-nouns.ts'

const BODY = /^(?:body|section|portion|piece|segment)$/iu

/** The word that tells it from others: the "fork" of the fork body. */
const epithetAt = (items: readonly Item[], at: number): Item | undefined =>
  items[at - 1]?.kind === 'unknown' ? items[at - 1] : undefined

const nameAt = (items: readonly Item[], at: number): string =>
  [epithetAt(items, at), items[at]].flatMap((item) => (item ? [item.text.toLowerCase()] : [])).join(' ')

/** "a bar with a 10 x 10 mm square section": what the bar itself is like across. */
function isCrossSection(items: readonly Item[], at: number): boolean {
  if (!/^section$/iu.test(items[at]?.text ?? '')) return false
  let from = at - 1
  while (
    items[from]?.kind === 'quantity' ||
    means(items[from], 'shape') ||
    means(items[from], 'determiner', 'a')
  )
    from--
  const led = means(items[from], 'preposition', 'with', 'of', 'in') || means(items[from], 'have')
  return led && (means(items[from - 1], 'solid') || means(items[from - 1], 'dimension'))
}

export const withShapedBodies = where(
  [' body | section | portion | piece | segment ', ' shape:'],
  (sentences) => {
    const names = new Set<string>()
    let bodies = 0
    for (const items of sentences)
      for (const [at, item] of items.entries()) {
        if (means(item, 'solid')) bodies++
        if (bodies > 0 && BODY.test(item.text) && isShapedNoun(items, at) && !isCrossSection(items, at))
          names.add(nameAt(items, at))
      }
    if (names.size === 0) return sentences
    return sentences.map((items) =>
      items.flatMap((item, at): Item[] => {
        const isName = (place: number): boolean =>
          BODY.test(items[place]?.text ?? '') && names.has(nameAt(items, place))
        if (item.kind === 'unknown' && isName(at + 1)) return []
        if (!isName(at)) return [item]
        const epithet = epithetAt(items, at)
        const span: Span = [(epithet ?? item).span[0], item.span[1]]
        return [asOwnNoun({ kind: 'unknown', text: nameAt(items, at), span }, 'piece', nameAt(items, at))]
      }),
    )
  },
)
