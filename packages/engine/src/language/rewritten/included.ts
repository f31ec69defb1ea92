/**
 * "25 mm long (flange included)", "60 mm long including its head", "The 60 mm height includes the flange": the size is that
 * of all of it together.
 */
import { where } from '../text/heard.ts'
import {
  amountOf,
  asFiller,
  asTerm,
  commaAt,
  type Item,
  isMark,
  means,
  phraseOf,
  unsaid,
} from '../text/items.ts'
import { asIdle, findFirstSpoken, findSpoken } from '../text/spoken.ts'

const PIECE = '(?:the |its |both |all |two |each )*(?:[a-z]+ )?[a-z]+'
const INCLUDED = new RegExp(
  `(?:\\( (?:with )?${PIECE} (?:is |are )?(?:included|counted)(?: in (?:this|that|it))? \\)|(?:\\( |, )?(?:including|inclusive of|counting) ${PIECE}(?: \\))?(?= [,.;)]|$| and ))`,
  'u',
)

const isPiece = (item: Item): boolean =>
  means(item, 'solid') || means(item, 'member') || means(item, 'portion') || means(item, 'edge', 'end')

const INCLUDES = 'what a size includes'
const OVERALL = { category: 'filler', concept: 'all of it' } as const

function withIncluded(items: Item[]): Item[] {
  const found = findSpoken(items, INCLUDED)
  if (!found) return items
  const before = items[found.from - 1]
  const said = items.slice(found.from, found.to + 1)
  const sized = before?.kind === 'quantity' || means(before, 'dimension') || means(before, 'axis')
  // What has sizes of its own there is told, not only counted in.
  if (!sized || !said.some(isPiece) || said.some(({ kind }) => kind === 'quantity')) return items
  const phrase = phraseOf(said as [Item, ...Item[]])
  return [
    ...items.slice(0, found.from),
    asTerm(phrase, OVERALL, { form: 'overall' }),
    ...items.slice(found.to + 1),
  ]
}

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

const WAY = '(?<way>height|length|width|depth)'
const WHICH = '(?:(?:the|this|that|its) )?(?:(?:overall|total|full|whole) )?'
const TOTAL = `(?:the|this|that)(?: (?:overall|total|full|whole))?(?: #(?: of)?)?(?: (?:overall|total))?(?: ${WAY})?(?: of #)?`
/** Said of a size that was told before. */
const SAID_OF: readonly RegExp[] = [
  new RegExp(
    `^${TOTAL} (?:already )?(?:includes?|is including|is inclusive of|counts?|takes in|covers) ${PIECE}$`,
    'u',
  ),
  new RegExp(
    `^${PIECE} (?:is|are) (?:already )?(?:included in|part of|counted in|within|contained in) ${TOTAL}$`,
    'u',
  ),
  new RegExp(`(?:, |\\( )(?:with )?(?:${PIECE} )?(?:(?:is|are|being) )?included in ${TOTAL}(?: \\))?$`, 'u'),
  new RegExp(
    `(?:(?:,|with|and|\\() )*(?:(?:the|both|its|all) )*[a-z]+ (?:(?:being|is|are) )?(?:included|counted) in ${WHICH}${WAY}(?: \\))?(?= [,.;]|$)`,
    'u',
  ),
  new RegExp(
    `(?:(?:,|and|where) )*(?:the|this|that|its) (?:(?:overall|total|full|whole) )?${WAY} (?:includes?|counts) (?:(?:the|both|its|all) )*[a-z]+(?= [,.;]|$)`,
    'u',
  ),
]

/** "The outer face of the flange is flush with the end of the pipe": it is counted in, too. */
const FLUSH_ENDS =
  /^(?:the|their|its|each|both) (?:(?:outer|outside|outward|far|end) )+(?:faces?|sides?|surfaces?) of (?:(?:the|each|both|these|two) )+[a-z]+ (?:is|are|being|lies|lie|sits?) (?:flush|even|level|aligned) with (?:(?:the|its|that|each|both) )*(?:very )?(?:ends?|end faces?|pipe ends?|tube ends?)(?: of (?:the|its|this) [a-z]+)?(?=$| and |, )/u
const EACH_END = /(?:^| )(?:at|on) (?:each|both|either) ends?(?: |$)/u

const WORDS: Readonly<Record<string, RegExp>> = {
  height: /^(?:high|tall|height|in height|long|length|in length)$/u,
  length: /^(?:long|length|in length)$/u,
  width: /^(?:wide|width|in width)$/u,
  depth: /^(?:deep|depth|in depth)$/u,
}
const ANY_WAY = /^(?:high|tall|long|(?:in )?(?:height|length))$/u

/** The items that tell the first body, up to the article of the next one. */
function firstBody(sentences: readonly Item[][]): ReadonlySet<Item> {
  const items = sentences.flat()
  const [, second] = items.flatMap((item, at) => (means(item, 'solid') ? [at] : []))
  const next = items.findLastIndex((item, at) => at < (second ?? 0) && means(item, 'determiner', 'a'))
  return new Set(items.slice(0, next < 0 ? items.length : next))
}

/** Where a size of the first body was told before: behind its word. */
function toldSize(
  sentences: readonly Item[][],
  way: string | undefined,
  value: number | undefined,
): readonly [sentence: number, behind: number] | undefined {
  const word = (way && WORDS[way]) || ANY_WAY
  const own = firstBody(sentences)
  const told = sentences.flatMap((items, sentence) =>
    items.flatMap((item, at) => {
      if (!own.has(item)) return []
      const next = items[at + 1]
      const named = next?.kind === 'term' && means(next, 'dimension') && word.test(next.form)
      const same = value === undefined || Math.abs((amountOf(item) ?? Number.NaN) - value) < 1e-9
      return item.kind === 'quantity' && item.quantity.values.length === 1 && named && same
        ? [[sentence, at + 2] as const]
        : []
    }),
  )
  return told[0]
}

/** "The 60 mm height includes the flange.": the 60 mm that were told are those of the whole. */
function withSaidOf(sentences: Item[][]): Item[][] {
  for (const [index, items] of sentences.entries())
    for (const pattern of [...SAID_OF, FLUSH_ENDS]) {
      const found = findSpoken(items, pattern)
      const atEnds = sentences.slice(0, index).some((each) => findSpoken(each, EACH_END))
      if (pattern === FLUSH_ENDS && !atEnds) continue
      // "a flange 10 mm thick, included in the height": of what was told last.
      if (!found || !items.slice(0, found.to + 1).some(isPiece)) continue
      const value = found.quantities.map((at) => amountOf(items[at]))[0]
      const earlier = [...sentences.slice(0, index), items.slice(0, found.from)]
      const told = toldSize(earlier, found.match.groups?.['way'], value)
      if (!told) continue
      const [sentence, behind] = told
      const idle = sentences.map((each, at) => {
        if (at !== index) return each
        const rest = asIdle(each, found, INCLUDES)
        // A mark alone would part what belongs together.
        return rest.map((item, place) =>
          place >= found.from && place <= found.to && isMark(item) ? asFiller(item, INCLUDES) : item,
        )
      })
      const host = idle[sentence] as Item[]
      const end = host[behind - 1]?.span[1] ?? 0
      const overall = asTerm({ text: '', span: [end, end] }, OVERALL, { form: 'overall' })
      const again = /^(?:overall|in total|in all)$/iu.test(host[behind]?.text ?? '')
      return again ? idle : idle.with(sentence, host.toSpliced(behind, 0, overall))
    }
  return sentences
}

const LEFT_OPEN: readonly RegExp[] = [
  new RegExp(`(?:included|counted) in (?:the|its|this|that) (?:[a-z]+ )?${WAY}(?= |$)`, 'u'),
  new RegExp(`(?<=(?:^| )${WAY} )(?:already )?includes? (?:the|both|all|its) [a-z]+`, 'u'),
]

/** What is included in a size that nobody finds is no manner of speaking. */
function withLeftOpen(items: Item[]): Item[] {
  const found = findFirstSpoken(items, LEFT_OPEN)
  const said = found && items[found.from]
  const open = said && !means(said, 'filler', INCLUDES)
  return open ? items.with(found.from, asTerm(said, { category: 'stranger', concept: 'included' })) : items
}

export const withIncludedPieces = where(
  'flush with| even with| level with| aligned with|includ|inclusive|counting|counted| count | counts |takes in|covers|part of| within |contained in',
  (sentences) => withSaidOf(sentences.map((items) => withToldThere(withIncluded(items)))).map(withLeftOpen),
)
