/** "A slot 10 mm wide across the top", "across its width": the short way over the body, along y where it is longer in x. */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const CUT = '(?:slot|groove|channel|dado|trench|keyway|rebate|saw cut|recess)'
const ACROSS = new RegExp(
  `(?<=(?:^| )${CUT}(?:e?s)? (?:.* )?)(?:(?:running|runs|going|goes|cut|milled|that runs|which runs) )?(?:straight |right |all the way |completely )*across (?:the|its) (?:(?<width>width|short(?:er)? (?:side|way|dimension))|(?:(?:middle|center|centre) of (?:the|its) )?(?:top(?: face| surface| side)?|upper (?:face|surface)|block|bar|board|plate)|(?:middle|center|centre))(?: of (?:it|the (?:block|bar|board|plate|part)))?(?= [,.;]|$| and | with | at )`,
  'u',
)
/** Which way it runs is told besides. */
const OTHERWISE =
  /(?:^| )(?:lengthwise|along (?:the|its) (?:length|long|x|y)|length of the|from (?:the )?(?:left|right|front|back) to|(?:in|along|parallel to) (?:the )?[xy](?: |$)|diagonally|# long)/u

/** The body's first two sizes, where they are told as length and width. */
function shortWay(items: readonly Item[]): AxisName | undefined {
  const size = items.find(
    (item) => item.kind === 'quantity' && item.quantity.kind === 'size' && item.quantity.values.length === 3,
  )
  const [length, width] = size?.kind === 'quantity' ? size.quantity.values : []
  if (!length || !width || length.value === width.value) return undefined
  return length.value > width.value ? 'y' : 'x'
}

const MIDDLE = new RegExp(
  `(?<=(?:^| )${CUT}(?:e?s)? (?:.* )?)across (?:the|its) (?:middle|center|centre)(?= [,.;]|$| and | with )`,
  'u',
)

/** "a disc with a slot across the middle": as over its top, where both ways are as long. */
function overTop(items: Item[]): Item[] {
  const found = findSpoken(items, MIDDLE)
  const middle = found && items[found.to]
  if (!found || !middle || findSpoken(items, OTHERWISE) || items.some((item) => means(item, 'face')))
    return items
  const top = unsaid(middle, { category: 'face', concept: '+z' }, 'top')
  return items.toSpliced(found.to + 1, 0, littleWord(middle, 'of'), littleWord(middle, 'the'), top)
}

export const withAcross = where('across the |across its ', (sentences) => {
  const way = shortWay(sentences.flat())
  const body = sentences.flat().some((item) => means(item, 'solid', 'block', 'plate', 'bar', 'box'))
  if (!way || !body) return sentences.map(overTop)
  return sentences.map((items) => {
    const found = findSpoken(items, ACROSS)
    const first = found && items[found.from]
    if (!found || !first || findSpoken(items, OTHERWISE)) return items
    return asIdle(items, found, 'the short way').toSpliced(
      found.from,
      0,
      unsaid(first, { category: 'preposition', concept: 'from' }, 'from'),
      unsaid(first, { category: 'face', concept: `-${way}` }, way === 'x' ? 'left' : 'front'),
      unsaid(first, { category: 'preposition', concept: 'to' }, 'to'),
      unsaid(first, { category: 'face', concept: `+${way}` }, way === 'x' ? 'right' : 'back'),
    )
  })
})
