/**
 * "Both are 15 mm from the right end, one is 10 mm from the front and the other is 12 mm from the back": what is said of both, and
 * then of each. Apart, as what is said of both went to one of them alone. "One is 10 mm from one side and the other is 10 mm from
 * the other side" is so far from either side.
 */
import { where } from '../../text/heard.ts'
import { amountOf, asFiller, asTerm, type Item, isMark, means, type Sized } from '../../text/items.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { findSpoken } from '../../text/spoken.ts'

const BOTH =
  '^(?:both|they|these|the two|both of them|the two of them|(?:(?:both|these|the)(?: of the)?(?: two)? )(?:[a-z]+ )?(?:holes|pins|pegs|posts|bosses|studs|slots|pockets|bodies|cylinders|blocks))'
const LIE = "(?:'re| are| lie| sit| stand| go| have)(?: both| all)?"
const SAID_OF_BOTH = new RegExp(
  `(?<=${BOTH}${LIE} [^;]*# [^;]*)(?:[,;] )?(?:and |with |but )?(?=one (?:of them |hole )?(?:(?:is|being|lies|sits|at) )?(?:at )?# .* (?:one|the other(?: one| hole)?) (?:(?:is|being|lies|sits|at) )?(?:at )?# )`,
  'u',
)
const FROM = '(?:(?:in|inwards?|away|back|over) )?from'
const EITHER = new RegExp(
  `(?:with )?one (?:of them |hole )?(?:(?:is|being|lies|sits|at) )*# ${FROM} (?:one|a) (?<side>side|edge) (?:of the [a-z]+(?: [a-z]+)? )?(?:, )?(?:and |while )?(?:one|the other(?: one| hole)?) (?:(?:is|being|lies|sits|at) )*# ${FROM} the (?:other|opposite)(?: one| \\k<side>)?(?: of (?:the|it)(?: [a-z]+){0,2})?(?= [,.;]|$)`,
  'u',
)
const DISTANCE = new RegExp(`# ${FROM} `, 'u')

/** Both figures as one distance, which stands for the two of them. */
function asOneDistance(first: Sized, second: Item): Item {
  const span: Item['span'] = [first.span[0], second.span[1]]
  return { ...first, span, quantity: { ...first.quantity, span } }
}

function fromEither(items: Item[]): Item[] {
  const found = findSpoken(items, EITHER)
  const [first, second] = found?.quantities.map((at) => items[at]) ?? []
  if (!found || first?.kind !== 'quantity' || !second || amountOf(first) !== amountOf(second)) return items
  // How far from an end they both are: else nobody knows which two sides are meant.
  if (!findSpoken(items.slice(0, found.from), DISTANCE)) return items
  const said = items.slice(found.from, found.to + 1)
  const side = said.find((item) => means(item, 'edge', 'side', 'edge'))
  if (!side) return items
  const used = new Set<Item>([first, second, side])
  return [
    ...items.slice(0, found.from),
    asOneDistance(first, second),
    littleWord(first, 'from'),
    unsaidWord(first, 'which', 'each', 'either'),
    asTerm(side, { category: 'edge', concept: 'side' }, { form: 'side' }),
    ...said
      .filter((item) => !used.has(item) && !isMark(item))
      .map((item) => asFiller(item, 'one from either side')),
    ...items.slice(found.to + 1),
  ]
}

function apart(items: Item[]): Item[][] {
  const found = findSpoken(items, SAID_OF_BOTH)
  if (!found) return [items]
  const one = items.findIndex((item, at) => at >= found.from && /^one\b/iu.test(item.text))
  if (one < 0) return [items]
  const before = items.slice(0, one)
  const last = before.findLastIndex(
    (item) => !isMark(item) && !means(item, 'conjunction') && !means(item, 'preposition', 'with'),
  )
  return [before.slice(0, last + 1), items.slice(one)]
}

const OF_BOTH = new RegExp(`${BOTH}${LIE} `, 'u')
const BEGINS = new RegExp(`^(?:and )?${EITHER.source}`, 'u')

/** "Both are 12 mm from the right edge. One is 10 mm from one side and the other …": said of the same two. */
function joined(sentences: readonly Item[][]): Item[][] {
  const read: Item[][] = []
  for (const items of sentences) {
    const before = read.at(-1)
    const goesOn =
      before && findSpoken(before, OF_BOTH) && findSpoken(before, DISTANCE) && findSpoken(items, BEGINS)
    if (before && goesOn) read[read.length - 1] = [...before, littleWord(items[0] as Item, 'and'), ...items]
    else read.push([...items])
  }
  return read
}

export const withOneOfBoth = where(['one ', ' other | one # ', '# '], (sentences) =>
  joined(sentences).map(fromEither).flatMap(apart),
)
