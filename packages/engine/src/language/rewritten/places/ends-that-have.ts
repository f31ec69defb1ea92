/**
 * "One end has a 10 mm hole, and the other end has a 6 mm hole", "the top end has a hole": each end with what is in it, one by
 * one. "In one end …, in the other …": the other end.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, isMark, means, unsaid } from '../../text/items.ts'
import { findAllSpoken, findSpoken } from '../../text/spoken.ts'

const END = '(?:one|(?:the|its) (?:other|opposite|top|bottom|upper|lower|left|right)) (?:end|face|end face)'
const HAS = '(?:has|gets|receives|carries|contains|features)'
const OWNER = new RegExp(`(?<=^|[,;] |and |while |whereas |but )${END} ${HAS}(?= )`, 'u')
/** "one end is chamfered, the other end is rounded". */
const WORKED = new RegExp(
  `(?<=^|[,;] |and |while |whereas |but )${END} (?:${HAS}|is (?:chamfered|bevell?ed|rounded|filleted|radiused))(?= )`,
  'u',
)
const OTHER =
  /(?<=(?:^| )(?:in|into|at|on) one end .*(?:in|into|at|on) the )other(?= [,.;]|$| (?:is|has|goes|there|an?) )/u

const isJoint = (item: Item | undefined): boolean =>
  isMark(item, ',', ';') || means(item, 'conjunction') || /^(?:while|whereas|but)$/iu.test(item?.text ?? '')

/** One sentence for each end that has something. */
function apart(items: Item[]): Item[][] {
  const found = findAllSpoken(items, WORKED)
  if (found.length === 0) return [items]
  const starts = found.map(({ from }) => from)
  const pieces = [0, ...starts.filter((from) => from > 0)].map((from, index, all) =>
    items.slice(from, all[index + 1] ?? items.length),
  )
  return pieces.map((piece) => {
    while (isJoint(piece.at(-1))) piece.pop()
    return piece
  })
}

/** "The top end has a hole": in it. */
function within(items: Item[]): Item[] {
  const found = findSpoken(items, OWNER)
  const [first] = items
  if (!found || found.from > 0 || !first || !items.slice(0, found.to).some((item) => means(item, 'face')))
    return items
  const has = items[found.to] as Item
  return [
    unsaid(first, { category: 'preposition', concept: 'in' }, 'in'),
    ...items.slice(0, found.to),
    asTerm(has, { category: 'be', concept: 'is' }, { form: 'is' }),
    ...items.slice(found.to + 1),
  ]
}

function withOther(items: Item[]): Item[] {
  const found = findSpoken(items, OTHER)
  const other = found && items[found.to]
  if (!found || !other) return items
  const end = unsaid({ span: [other.span[1], other.span[1]] }, { category: 'edge', concept: 'end' }, 'end')
  return [...items.slice(0, found.to + 1), end, ...items.slice(found.to + 1)]
}

export const withEndsThatHave = where(
  [
    ' end | face ',
    ' has | gets | receives | carries | contains | features | the other |chamfered|bevel|rounded|filleted|radiused',
  ],
  (sentences) => sentences.flatMap((items) => apart(items).map((each) => withOther(within(each)))),
)
