/**
 * "a step 20 mm long and 5 mm deep is cut out of the right end of the top", "a 20 mm wide and 15 mm high piece is cut out of
 * the top right edge", "the top is lowered by 8 mm over the right 30 mm": a step along one side of the top, told by what goes.
 * Put as "a step 20 mm wide and 5 mm deep along the right edge", in a sentence of its own.
 */
import { where } from '../../text/heard.ts'
import { asFiller, asTerm, conceptOf, type Item, means } from '../../text/items.ts'
import { withoutLinksBefore, withoutLinksBehind } from '../../text/links.ts'
import { littleWord, unsaidWord } from '../../text/little-words.ts'
import { type Found, findSpoken } from '../../text/spoken.ts'

const SIDE = '(?:left|right|front|back|rear)(?: hand)?'
const TOP = '(?:upper|top)(?: (?:face|side|surface))?'
const WHERE = `(?:(?:the |its )?(?:upper|top) ${SIDE} (?:edge|end|side)|(?:the |its )?${SIDE} (?:end|side|edge|part) of (?:the|its) ${TOP}|(?:the |its )?${TOP}(?: ,)? (?:at|on|along) (?:the|its) ${SIDE} (?:end|side|edge))(?: of (?:it|(?:the|this) [a-z]+))?`
const THERE = `(?:the |its )?${SIDE} # of (?:the|its) ${TOP}`
const NOUN = '(?:step|rebate|rabbet|ledge|shoulder|piece|section|portion|chunk|strip)'
const LONG = '(?: \\( [xy] \\))? ?(?:long|wide|in length|in width)'
const DEEP = '(?:deep|high|tall|down|in depth|in height)(?: from the top)?'
const GONE =
  '(?:(?:that is|which is|is|gets|has been|being) )?(?:cut|milled|removed|machined|taken|sawn|planed)(?: (?:away|out|off|down))?'
const INTO = '(?: (?:out of|from|into|in|at|along|off|of|on))*'
const AND = '(?: ,)?(?: and| by)? '

const END = '(?= [.;]|$|(?: ,)? and (?:a|an|two|three|four) )'
/** Without a word that it is cut, only what goes down says so: a ledge may stand out as well. */
const SUNK = '(?:step|rebate|rabbet|shoulder)'
const long = (first: string, second: string): readonly string[] => [
  `(?:a |an )?${NOUN} ${first}${AND}${second}(?: ,)? ${GONE}${INTO} ${WHERE}`,
  `(?:a |an )${first}${AND}${second} ${NOUN}(?: ,)? ${GONE}${INTO} ${WHERE}`,
  `(?:a |an )?${NOUN} ${GONE}${INTO} ${WHERE}(?: ,)? (?:(?:with|that is|which is|it is|being) )?${first}${AND}${second}`,
]
const sunk = (first: string, second: string): readonly string[] => [
  `(?:a |an )?${SUNK} ${first}${AND}${second}(?: ,)?${INTO} ${WHERE}`,
  `(?:a |an )${first}${AND}${second} ${SUNK}(?: ,)?${INTO} ${WHERE}`,
  `(?:a |an )?${SUNK}${INTO} ${WHERE}(?: ,)? (?:(?:with|that is|which is|it is|being) )?${first}${AND}${second}`,
]
const patterns = (told: readonly string[]): readonly RegExp[] =>
  told.map((each) => new RegExp(`${each}${END}`, 'u'))

/** The first number is how far it goes in from the side. */
const WIDE_FIRST = patterns([
  ...long(`#${LONG}`, `# ${DEEP}`),
  ...sunk(`#${LONG}`, '# deep'),
  `${THERE} (?:is|gets) (?:# lower|(?:lowered|${GONE}) (?:by )?#(?: (?:deep|lower|down))?)`,
])
/** How deep it goes comes first. */
const DEEP_FIRST = patterns([
  ...long(`# ${DEEP}`, `#${LONG}`),
  ...sunk('# deep', `#${LONG}`),
  `(?:a |an )?${NOUN} # ${DEEP}(?: ,)? ${GONE}${INTO} ${THERE}`,
  `(?:a |an )# ${DEEP} ${NOUN}(?: ,)? ${GONE}${INTO} ${THERE}`,
  `(?:the |its )${TOP} (?:is|gets) (?:lowered|cut down|milled down|stepped down) (?:by )?# over (?:the |its )?${SIDE} #`,
])

const CUT_AWAY = new RegExp(`^${NOUN}$`, 'iu')
const isSide = (item: Item): boolean => means(item, 'face', '+x', '-x', '+y', '-y')

/** The step by itself, and what stands before it. */
function apart(
  items: readonly Item[],
  { from, to, quantities }: Found,
  wideFirst: boolean,
): Item[][] | undefined {
  const said = items.slice(from, to + 1)
  const side = said.find(isSide)
  const [first, second] = quantities.map((at) => items[at] as Item)
  if (!side || !first || !second || quantities.length !== 2) return undefined
  const [wide, deep] = wideFirst ? [first, second] : [second, first]
  const before = withoutLinksBehind(items.slice(0, from))
  const noun = said.find(({ text }) => CUT_AWAY.test(text)) ?? said.find((item) => means(item, 'face', '+z'))
  if (!noun) return undefined
  const used = new Set([wide, deep, side, noun])
  const step: Item[] = [
    littleWord(noun, 'a'),
    asTerm(noun, { category: 'feature', concept: 'ledge' }, { form: 'step' }),
    wide,
    unsaidWord(wide, 'dimension', 'width'),
    littleWord(deep, 'and'),
    deep,
    unsaidWord(deep, 'dimension', 'depth'),
    littleWord(side, 'along'),
    littleWord(side, 'the'),
    asTerm(side, { category: 'face', concept: conceptOf(side, 'face') as string }),
    unsaidWord(side, 'edge', 'edge'),
    ...said
      .filter((item) => item.kind !== 'mark' && !used.has(item))
      .map((item) => asFiller(item, 'a step along a side')),
  ]
  const rest = items.slice(to + 1)
  const behind = withoutLinksBefore(rest)
  // "Cut a step …": the deed stays with it.
  const told = before.some((item) => means(item, 'solid')) ? [before, step] : [[...before, ...step]]
  return behind.length > 0 ? [...told, behind] : told
}

function retold(items: Item[]): Item[][] {
  for (const [patterns, wideFirst] of [
    [WIDE_FIRST, true],
    [DEEP_FIRST, false],
  ] as const)
    for (const pattern of patterns) {
      const found = findSpoken(items, pattern)
      const read = found && apart(items, found, wideFirst)
      if (read) return read
    }
  return [items]
}

export const withEdgeSteps = where(
  ['top|upper', 'left|right|front|back|rear', 'deep|high|tall|down|lower|depth|height'],
  (sentences) => sentences.flatMap(retold),
)
