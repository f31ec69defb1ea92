/**
 * "A cone, point facing down, with a 40 mm diameter circle at the wide end", "a half ball sits on the wide end of the cone": the
 * wide end is what a cone stands on, and its top where it stands on its tip.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, type Item, means, unsaid } from '../../text/items.ts'
import { littleWord } from '../../text/little-words.ts'
import { asIdle, asOneTerm, findSpoken } from '../../text/spoken.ts'
import { INVERTED } from './ways-up.ts'

const WIDE = '(?:wide|wider|widest|large|larger|big|bigger|broad|flat|open)'
const CIRCLE = new RegExp(
  `(?<=(?:#|ø#|r#) (?:(?:in )?(?:diameter|radius) )?)(?:circle|circular (?:base|face|end|opening)|base|opening) (?:at|on) (?:the|its) ${WIDE} end(?= |$)`,
  'u',
)
const ON_WIDE = new RegExp(
  `(?:on|onto|on top of|against|at) (?:the|its) ${WIDE}(?: flat| circular)? (?:end|side|face|base|top|circle)(?: (?=of (?:the|this) cone)of|(?= [,.;]|$))`,
  'u',
)

function withCircle(items: Item[]): Item[] {
  const found = findSpoken(items, CIRCLE)
  const first = found && items[found.from]
  if (!found || !first || !items.some((item) => means(item, 'solid', 'cone', 'frustum'))) return items
  const idle = asIdle(items, found, 'the wide end')
  return means(items[found.from - 1], 'dimension') || /^ø|^r\d/iu.test(items[found.from - 1]?.text ?? '')
    ? idle
    : idle.toSpliced(found.from, 0, unsaid(first, { category: 'dimension', concept: 'diameter' }, 'diameter'))
}

/** "on the wide end of the cone": on top of it. */
function withTop(items: Item[]): Item[] {
  const found = findSpoken(items, ON_WIDE)
  return found ? asOneTerm(items, found, { category: 'place', concept: 'on top' }) : items
}

/** "The shank continues from the small end of the cone": of one that narrows downwards that is its bottom. */
const SIZED_END =
  /(?:(?:off|of|down|up|out|on|onto|from|at|to|against) )+(?:the|its) (?:(?<narrow>small|smaller|narrow|narrower|thin|thinner|pointed)|wide|wider|large|larger|big|bigger|broad|thick|thicker) (?:end|side|face)(?: (?:of|from) (?:the|this|that) (?:[a-z]+ )?(?:cone|taper|frustum|head|nozzle|funnel))?(?= [,.;)]|$| and | with )/u
const ENDS = ['topDiameter', 'topRadius', 'bottomDiameter', 'bottomRadius'] as const

/** How wide the one cone is at the top and at the bottom, by sizes that both are told with. */
function endsOf(sentences: readonly Item[][]): { top: number; bottom: number } | undefined {
  const sizes = sentences.flatMap((items) =>
    items.flatMap((item, at) => {
      const end =
        ENDS.find((each) => means(item, 'dimension', each)) ??
        // "12 mm in diameter at the top and goes down to 6 mm in diameter".
        (means(item, 'dimension', 'diameter') && items.some((each) => means(each, 'dimension', 'topDiameter'))
          ? 'bottomDiameter'
          : undefined)
      if (!end) return []
      const [before, after] = [amountOf(items[at - 1]), amountOf(items[at + 1])]
      const size = before ?? after ?? amountOf(items[at + 2])
      return size === undefined ? [] : [{ end, size }]
    }),
  )
  const [first, second, ...others] = sizes
  if (
    !first ||
    !second ||
    others.length > 0 ||
    first.end.endsWith('Radius') !== second.end.endsWith('Radius')
  )
    return undefined
  const top = [first, second].find(({ end }) => end.startsWith('top'))
  const bottom = [first, second].find(({ end }) => end.startsWith('bottom'))
  return top && bottom ? { top: top.size, bottom: bottom.size } : undefined
}

function withSizedEnd(items: Item[], { top, bottom }: { top: number; bottom: number }): Item[] {
  const found = findSpoken(items, SIZED_END)
  const said = found && items[found.from]
  if (!found || !said) return items
  const low = found.match.groups?.['narrow'] === undefined ? bottom > top : bottom < top
  const words = items
    .slice(found.from, found.to + 1)
    .filter((item) => item.kind !== 'mark')
    .map((item) => asFiller(item, 'which end'))
  const cone = items.slice(found.from, found.to + 1).find((item) => means(item, 'solid'))
  return [
    ...items.slice(0, found.from),
    ...words.filter((_, at) => items[found.from + at] !== cone),
    littleWord(said, 'from'),
    littleWord(said, 'the'),
    unsaid(said, { category: 'face', concept: low ? '-z' : '+z' }, '', low ? 'bottom' : 'top'),
    ...(cone ? [littleWord(said, 'of'), littleWord(said, 'the'), cone] : []),
    ...items.slice(found.to + 1),
  ]
}

/** Once the sizes of a cone are known to be those of its ends. */
export const withSizedEnds = where(['cone|frustum', ' end| side| face'], (sentences) => {
  const ends = endsOf(sentences)
  return ends && ends.top !== ends.bottom ? sentences.map((items) => withSizedEnd(items, ends)) : sentences
})

export const withWideEnds = where(['cone|frustum', ' end| side| face| base| top| circle'], (sentences) => {
  const cones = sentences.flat().filter((item) => means(item, 'solid', 'cone', 'frustum'))
  const inverted = sentences.flat().some((item) => means(item, 'manner', INVERTED))
  const told = sentences.map(withCircle)
  // Of two cones nobody knows which of them is meant.
  const one = new Set(cones.map(({ text }) => text.toLowerCase())).size === 1
  return inverted && one ? told.map(withTop) : told
})
