/** "25 mm long (flange included)", "60 mm long including its head": the size is that of all of it together. */
import { asTerm, commaAt, type Item, means, phraseOf, unsaid } from '../text/items.ts'
import { asIdle, findSpoken } from '../text/spoken.ts'

const PIECE = '(?:the |its |both |all |two |each )*(?:[a-z]+ )?[a-z]+'
const INCLUDED = new RegExp(
  `(?:\\( (?:with )?${PIECE} (?:is |are )?(?:included|counted)(?: in (?:this|that|it))? \\)|(?:\\( |, )?(?:including|inclusive of|counting) ${PIECE}(?: \\))?(?= [,.;)]|$| and ))`,
  'u',
)

const isPiece = (item: Item): boolean =>
  means(item, 'solid') || means(item, 'member') || means(item, 'portion') || means(item, 'edge', 'end')

function withIncluded(items: Item[]): Item[] {
  const found = findSpoken(items, INCLUDED)
  if (!found) return items
  const before = items[found.from - 1]
  const said = items.slice(found.from, found.to + 1)
  const sized = before?.kind === 'quantity' || means(before, 'dimension') || means(before, 'axis')
  // What has sizes of its own there is told, not only counted in.
  if (!sized || !said.some(isPiece) || said.some(({ kind }) => kind === 'quantity')) return items
  const phrase = phraseOf(said as [Item, ...Item[]])
  const term = asTerm(phrase, { category: 'filler', concept: 'all of it' }, { form: 'overall' })
  return [...items.slice(0, found.from), term, ...items.slice(found.to + 1)]
}

const OVERALL = { category: 'filler', concept: 'all of it' } as const

const LONG = '(?:long|high|tall|in length|in height|in total)'
/** "120 mm long including a 10 mm thick flange on each end": what is counted in is told there as well. */
const TOLD_THERE = new RegExp(
  `(?<=# (?:${LONG} )?(?:overall )?(?:, )?)(?:including|inclusive of|counting)(?= (?:a|an|one|two|its|the|both) (?:.* )?#)`,
  'u',
)

function withToldThere(items: Item[]): Item[] {
  const found = findSpoken(items, TOLD_THERE)
  const word = found && items[found.from]
  if (!found || !word) return items
  const overall = asTerm(word, OVERALL, { form: 'overall' })
  const behind: [number, number] = [word.span[1], word.span[1]]
  return items.toSpliced(
    found.from,
    1,
    overall,
    commaAt(word.span[1]),
    unsaid({ span: behind }, { category: 'preposition', concept: 'with' }, 'with'),
  )
}

const WHICH = '(?:(?:the|this|that|its) )?(?:(?:overall|total|full|whole) )?'
const SIZE = '(?:length|height)'
/** "flanges included in the length", "the length includes the flanges": in a clause of its own, of a length told before. */
const LATER: readonly RegExp[] = [
  new RegExp(
    `(?:(?:,|with|and|\\() )*(?:(?:the|both|its|all) )*[a-z]+ (?:(?:being|is|are) )?(?:included|counted) in ${WHICH}(?<size>${SIZE})(?: \\))?(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `(?:(?:,|and|where) )*(?:the|this|that|its) (?:(?:overall|total|full|whole) )?(?<size>${SIZE}) (?:includes?|counts) (?:(?:the|both|its|all) )*[a-z]+(?= [,.;]|$)`,
    'u',
  ),
]
const WORDS: Readonly<Record<string, readonly string[]>> = {
  length: ['length'],
  height: ['height', 'length'],
}

/** The one length of that kind that was told before, now as that of all of it. */
function withIncludedLater(sentences: Item[][]): Item[][] {
  for (const [at, items] of sentences.entries()) {
    const found = LATER.map((pattern) => findSpoken(items, pattern)).find((each) => each !== undefined)
    const words = WORDS[found?.match.groups?.['size'] ?? '']
    if (!found || !words || !items.slice(found.from, found.to + 1).some(isPiece)) continue
    const [host = [], index = -1] =
      sentences
        .slice(0, at + 1)
        .flatMap((each) =>
          each.flatMap((item, place): (readonly [Item[], number])[] =>
            means(item, 'dimension', ...words) &&
            each[place - 1]?.kind === 'quantity' &&
            !(each === items && place >= found.from)
              ? [[each, place]]
              : [],
          ),
        )[0] ?? []
    const word = host[index]
    if (!word) continue
    const isTold =
      host[index + 1]?.kind === 'term' && /^(?:overall|in total|total)$/iu.test(host[index + 1]?.text ?? '')
    const behind: [number, number] = [word.span[1], word.span[1]]
    const overall = asTerm({ text: '', span: behind }, OVERALL, { form: 'overall' })
    return sentences.map((each) => {
      const idle = each === items ? asIdle(each, found, 'counted in') : each
      return each === host && !isTold ? idle.toSpliced(index + 1, 0, overall) : idle
    })
  }
  return sentences
}

export const withIncludedPieces = (sentences: readonly Item[][]): Item[][] =>
  withIncludedLater(sentences.map((items) => withToldThere(withIncluded(items))))
