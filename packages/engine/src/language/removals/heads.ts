/** How it begins to be told that something is taken off: the order, how many, and the noun with the sizes before it. */
import { NUMBER_WORDS } from '../quantities/words.ts'
import { countOf, type Item } from '../text/items.ts'
import { spoken } from '../text/spoken.ts'
import { readClauses, sticky } from './clauses/read.ts'
import { type Head, LEAD } from './head.ts'
import { headless } from './headless.ts'
import { NOUNS } from './nouns.ts'
import { newRemoval, type Removal } from './removal.ts'

const VERB =
  "(?<verb>(?:cut|mill|machine|remove|take|saw|carve|grind|trim|slice|shave|subtract|make|create|put|add|there is|there's|there are|it has|it gets|has|have|gets|get|do)(?: (?:away|out|off|down|in))*)"
const NUMBER = '(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten)'
/** How many of them, with the sizes that stand before the noun. */
const COUNTED = `${NUMBER} (?<sizes>(?:#x# |(?:#|ø#|r#) (?:(?:wide|deep|long|diameter|radius|in diameter) )?(?:(?:,|and|by|x) )*)*)(?:(?:single|small|straight|identical) )*`

const HEADS = NOUNS.map(({ kind, pattern }) => ({
  kind,
  told: sticky(`${LEAD}${VERB} ${COUNTED}(?<noun>${pattern})`),
  /** In one sentence with the body: "a block with a half-round cut in the top". */
  withIt: sticky(`(?<verb>with|and|,) ${COUNTED}(?<noun>${pattern})`),
}))

/** Where a sentence may begin to tell it: at its beginning, or behind the place where it is. */
const startsOf = (text: string): number[] => [
  0,
  ...[...text.matchAll(/(?<= )(?:cut|mill|machine|remove|take|saw|there|has|have|gets?|make)(?= )/gu)].map(
    ({ index }) => index,
  ),
]

export function* headsIn(items: readonly Item[]): Generator<Head> {
  const { text, itemAt } = spoken(items)
  for (const { kind, told, withIt } of HEADS) {
    for (const [pattern, starts] of [
      [told, startsOf(text)],
      [
        withIt,
        [...text.matchAll(/(?<=^| )(?:with|and|,) (?=an? |one |two |three |four )/gu)].map(
          ({ index }) => index,
        ),
      ],
    ] as const)
      for (const start of starts) {
        pattern.lastIndex = start
        const match = pattern.exec(text)
        if (!match) continue
        const { noun = '', count = 'a', sizes = '', verb = '' } = match.groups ?? {}
        // What is added is a step that stands out; what is there may be one, as long as nobody says that it is cut.
        if (/^(?:make|create|put|add|do|with|and|,)/u.test(verb) && isOpenToDoubt(noun)) continue
        const doubtful = /^(?:there|it|ha|get)/u.test(verb) && isOpenToDoubt(noun)
        const end = start + match[0].length
        const removal = newRemoval(kind, noun.replace(/s$/u, ''))
        removal.count = NUMBER_WORDS.get(count) ?? 1
        if (kind === 'stairs' && removal.count < 2) continue
        const nounAt = itemAt(end - noun.length)
        if (sizes !== '' && !readSizes(items, itemAt(start), nounAt, removal)) continue
        const square = /square/u.test(noun) ? squared(removal) : true
        if (!square) continue
        const joined = pattern === withIt
        if (!joined && start > 0 && !readClauses(items.slice(0, itemAt(start)), 0, removal)) continue
        const from = joined ? itemAt(start) : 0
        yield { removal, from, on: end, noun: items.slice(nounAt, itemAt(end - 1) + 1), doubtful }
      }
  }
  const head = headless(items, text, itemAt)
  if (head) yield head
}

/** Nouns that may stand out as well, or be anything. */
const isOpenToDoubt = (noun: string): boolean =>
  /step|shoulder|ledge|strip|rectangle|square$|squares$|chunk|piece|bite/u.test(noun)

/** "a 10 mm square": both ways. */
const squared = (removal: Removal): boolean => removal.sizes.every(({ word }) => word !== 'width')

/** "a 15 mm wide and 8 mm deep step": what stands before its noun. */
function readSizes(items: readonly Item[], from: number, to: number, removal: Removal): boolean {
  const first = items.findIndex(
    (item, at) => at >= from && item.kind === 'quantity' && countOf(item) === undefined,
  )
  const said = items.slice(first, to)
  return first >= 0 && first < to && readClauses(said, 0, removal)
}
