/**
 * "Cut a half circle out of the top of the block, all the way through in Y. The circle is 50mm in diameter and its center is on
 * the top face": what is taken off a body, with the sentences that go on about it. Read clause by clause, and only where
 * nothing of it is left over; it then stands as one word that knows it all.
 */

import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { asSlices, ballBefore } from './flats.ts'
import { asOrder, isBody } from './orders.ts'
import { readAt } from './sentences.ts'
import { asTitle } from './titles.ts'

/** A body has to be there before anything is taken off it, in the same sentence or in one before. */
const hasBody = (sentences: readonly Item[][], at: number, before: readonly Item[]): boolean =>
  [...sentences.slice(0, at).flat(), ...before].some(isBody)

export const withRemovals = where(
  [
    'half|semi|quarter|step|rabbet|rebate|shoulder|ledge|strip|notch|cut out|cutout|rectangle|square|bite|chunk|piece|corner|edge|slope|slant|angle|bevel|flat|the top',
    'cut|mill|machine|remove|take|saw|with|there|subtract|groove|trim|slice|chop|round|fillet|slope',
  ],
  (sentences) => {
    const read: Item[][] = []
    for (let at = 0; at < sentences.length; at++) {
      const found = readAt(sentences, at)
      const items = sentences[at] as Item[]
      if (found?.removal.kind === 'flat') {
        const across = ballBefore([...sentences.slice(0, at), items.slice(0, found.head.from)])
        const told = sentences.slice(at, at + found.sentences)
        const slices = across === undefined ? undefined : asSlices(told, found, across)
        const [rest = [], ...orders] = slices ?? [items]
        // What is left of its own sentence, or goes with the one before.
        const last = slices && found.head.from === 0 ? read.pop() : undefined
        read.push(...(last ? [[...last, ...rest], ...orders] : [rest, ...orders]))
        if (slices) at += found.sentences - 1
        continue
      }
      if (!found || !hasBody(sentences, at, items.slice(0, found.head.from))) {
        read.push(items)
        continue
      }
      for (const [index, before] of read.entries()) read[index] = asTitle(before, found)
      read.push(...asOrder(sentences.slice(at, at + found.sentences), found))
      at += found.sentences - 1
    }
    return read
  },
)
