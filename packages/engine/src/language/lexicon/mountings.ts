/** How a part is held, said in a word: a family's part gets what it needs for it; of plain bodies it only tells the use. */
import type { Line, Vocabulary } from './entry.ts'

const LINES: readonly Line[] = [
  [
    'mount wall',
    'wall mounted|wall mountable|wall hung|wall mounting|wall hanging|for wall mounting|for mounting on a wall|for mounting on the wall|mounted on the wall|mounted on a wall|to mount on the wall|to mount on a wall|that mounts on the wall|that mounts on a wall|that mounts to the wall|that mounts to a wall|for the wall|screw mounted|screw mountable',
  ],
]

export const mountings: Vocabulary = { category: 'variant', lines: LINES }
export const mountingTalk: Vocabulary = {
  category: 'filler',
  lines: LINES.map(([, forms]) => ['how it is held', forms]),
}
