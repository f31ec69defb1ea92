/** "A slot 10 mm wide across the top", "across its width": the short way over the body, along y where it is longer in x. */
import type { AxisName } from '../../../plan/geometry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, findSpoken } from '../../text/spoken.ts'

const CUT = '(?:slot|groove|channel|dado|trench|keyway|rebate|saw cut|recess|notch)'
const ACROSS = new RegExp(
  `(?<=(?:^| )${CUT}(?:e?s)? (?:.* )?)(?:(?:running|runs|going|goes|cut|milled|that runs|which runs) )?(?:straight |right |all the way |completely )*across (?:the|its) (?:(?<width>width|short(?:er)? (?:side|way|dimension))|(?:(?:middle|center|centre) of (?:the|its) )?(?:top(?: face| surface| side)?|upper (?:face|surface)|block|bar|board|plate)|(?:middle|center|centre))(?: of (?:it|the (?:block|bar|board|plate|part)))?(?= [,.;]|$| and | with | at | that is | which is )`,
  'u',
)
/** "Across the top, cut a groove": the way before the cut. */
const ACROSS_FIRST = new RegExp(
  `^(?:(?:then|next|now|finally|also|and) )*across (?:the|its) (?:(?:middle|center|centre) of (?:the|its) )?(?:(?<width>width)|top(?: face| surface| side)?|upper (?:face|surface)|block|bar|board|plate|middle|center|centre)(?: of (?:it|the (?:block|bar|board|plate|part)))?(?: ,)?(?= (?:[^.;]* )?(?:a|an|one|two|three|four|single|#) (?:[^.;]* )?${CUT}(?:e?s)?(?: |$))`,
  'u',
)
const NOUN = new RegExp(`^(?:[a-z]+ )*${CUT}(?:e?s)?$`, 'u')
/** Which way it runs is told besides. */
const OTHERWISE =
  /(?:^| )(?:lengthwise|along (?:the|its) (?:length|long|x|y)|length of the|from (?:the )?(?:left|right|front|back) to|(?:in|along|parallel to) (?:the )?[xy](?: |$)|diagonally|# long)/u

/** "80 mm long", "a length of 80 mm", of the first body that is told. */
function extent(items: readonly Item[], dimension: 'length' | 'width'): number | undefined {
  const at = items.findIndex((item) => means(item, 'dimension', dimension))
  const behind = means(items[at + 1], 'preposition', 'of') ? items[at + 2] : undefined
  return amountOf(behind) ?? amountOf(items[at - 1])
}

/** The body's first two sizes, where they are told as length and width. */
function shortWay(sentences: readonly Item[][]): AxisName | undefined {
  const items = sentences.flat()
  const size = items.find(
    (item) => item.kind === 'quantity' && item.quantity.kind === 'size' && item.quantity.values.length === 3,
  )
  const first = sentences.find((each) => each.some((item) => means(item, 'solid'))) ?? []
  const told = [extent(first, 'length'), extent(first, 'width')]
  const [length, width] = size?.kind === 'quantity' ? size.quantity.values.map(({ value }) => value) : told
  if (length === undefined || width === undefined || length === width) return undefined
  return length > width ? 'y' : 'x'
}

/** "a notch across the top": one that runs from side to side, as a groove does. */
const asGroove = (item: Item): Item =>
  means(item, 'solid', 'notch') && item.kind === 'term'
    ? asTerm(item, { category: 'feature', concept: 'groove' }, { form: item.form, plural: item.plural })
    : item

/** Of the cut; "a block 80 mm long with a notch" tells its own length first. */
function isToldOtherwise(items: readonly Item[]): boolean {
  const body = items.findIndex((item) => means(item, 'solid') && !means(item, 'solid', 'notch'))
  const cut = items.findIndex((item, at) => at > body && means(item, 'preposition', 'with'))
  return findSpoken(cut < 0 ? items : items.slice(cut), OTHERWISE) !== undefined
}

/** "from front to back", right before a word. */
function shortly(first: Item | undefined, way: AxisName): Item[] {
  if (!first) return []
  return [
    unsaid(first, { category: 'preposition', concept: 'from' }, 'from'),
    unsaid(first, { category: 'face', concept: `-${way}` }, way === 'x' ? 'left' : 'front'),
    unsaid(first, { category: 'preposition', concept: 'to' }, 'to'),
    unsaid(first, { category: 'face', concept: `+${way}` }, way === 'x' ? 'right' : 'back'),
  ]
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
  const way = shortWay(sentences)
  const body = sentences.flat().some((item) => means(item, 'solid', 'block', 'plate', 'bar', 'box'))
  if (!way || !body) return sentences.map(overTop)
  return sentences.map((items) => {
    if (isToldOtherwise(items)) return items
    const found = findSpoken(items, ACROSS)
    if (found)
      return asIdle(items.map(asGroove), found, 'the short way').toSpliced(
        found.from,
        0,
        ...shortly(items[found.from], way),
      )
    const first = findSpoken(items, ACROSS_FIRST)
    const noun = first
      ? items.findIndex((item, at) => at > first.to && NOUN.test(item.text.toLowerCase()))
      : -1
    if (!first || noun < 0) return items
    const behind = items[noun + 1] ?? items[noun]
    return asIdle(items.map(asGroove), first, 'the short way').toSpliced(noun + 1, 0, ...shortly(behind, way))
  })
})
