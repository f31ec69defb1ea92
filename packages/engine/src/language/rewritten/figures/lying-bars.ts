/**
 * "A round bar 80 mm long with a 20 mm hole in its left end": what has a left and a right end lies, and runs from the one to
 * the other. Standing, its left would be somewhere on its round side.
 */
import { type Item, means, unsaid } from '../../text/items.ts'
import { findSpoken, spoken } from '../../text/spoken.ts'

/** How far something is from an end may as well be told of what stands. */
const END =
  /(?<!# (?:away |in )?from (?:the |its )?)(?<=(?:^| )(?:the|its) )(?:left|right)(?: hand)? (?:end face|end|face)s?(?= |$)/u
const LONG = /(?:# (?:long|in length|length)|length(?: of| is| =| :)? #)(?= |$)/u
/** Words by which it stands, or runs another way. */
const OTHER_WAY =
  /\b(?:top|bottom|upper|lower|vertical|vertically|upright|standing|stands|tall|high|height|front|back)\b|(?<!#)\b[xyz]\b|[xyz]=#/u

const isRound = (item: Item): boolean => means(item, 'solid', 'rod', 'cylinder', 'tube', 'pin')

export function withLyingBars(sentences: Item[][]): Item[][] {
  const said = sentences.flat()
  const solids = said.filter((item) => means(item, 'solid'))
  const [bar] = solids
  const told = sentences.some((items) => findSpoken(items, END))
  // Where its ends are known for those it stands on and under, it need not lie.
  const stands = said.some((item) => means(item, 'face', '+z', '-z') && /^(?:left|right)/iu.test(item.text))
  if (!bar || !told || stands || solids.some((item) => !isRound(item))) return sentences
  const long = sentences.some((items) => findSpoken(items, LONG))
  if (!long || sentences.some((items) => OTHER_WAY.test(spoken(items).text))) return sentences
  const at = sentences.findIndex((items) => items.includes(bar))
  return sentences.map((items, index) => {
    if (index !== at) return items
    const behind = { span: [bar.span[1], bar.span[1]] as [number, number] }
    const along = [
      unsaid(behind, { category: 'preposition', concept: 'along' }, 'along'),
      unsaid(behind, { category: 'axis', concept: 'x' }, 'x'),
    ]
    const place = items.indexOf(bar) + 1
    const rest = items.slice(place)
    return [...items.slice(0, place), ...along, ...rest]
  })
}
