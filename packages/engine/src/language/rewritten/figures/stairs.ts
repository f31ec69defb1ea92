/**
 * "Three equal steps, each with a 20 mm tread and a 15 mm riser, so it is 60 mm long and 45 mm tall", "extrude the profile by
 * 80 mm": stairs by what their steps are and what they come to. A sentence is read so where it says nothing else.
 */
import { where } from '../../text/heard.ts'
import { type Item, means } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { readSizeLine, type SizeWords, sizesTold, UNTOLD } from './size-lines.ts'

const IS = '(?: (?:is|of|being|measures|=|:))*'
/** "a tread (depth) of 20 mm". */
const CALLED = '(?: \\( (?:the )?(?:depth|run|length|going|rise|riser|height) \\))?'
const TREAD = `(?:tread|run|going)(?: (?:depth|length|width))?${CALLED}`
const RISER = `(?:riser|rise)(?: height)?${CALLED}`
const EACH = '(?: (?:of|for|in) (?:each|every|one|a|the)(?: single)? steps?)?'
const ALL = '(?:total|overall|whole|entire|complete)'

/** What each size is, by its own words. */
const TOLD: SizeWords = [
  [new RegExp(`${ALL} (?:run|length|depth|going)${IS} #`, 'gu'), 'stairLength'],
  [new RegExp(`${ALL} (?:rise|height)${IS} #`, 'gu'), 'stairHeight'],
  [new RegExp(`${ALL} width${IS} #`, 'gu'), 'width'],
  [
    new RegExp(
      `step depth${IS} #|${TREAD}${EACH}${IS} #|# (?:deep |long )?${TREAD}(?= |$)|(?:runs|goes back|running)(?: (?:back|in|by))* #`,
      'gu',
    ),
    'stairRun',
  ],
  [
    new RegExp(
      `step height${IS} #|${RISER}${EACH}${IS} #|# (?:high |tall )?${RISER}(?= |$)|(?:rises|goes up|climbs|rising)(?: by)? #`,
      'gu',
    ),
    'stairRise',
  ],
  [
    /extrud(?:e|ed|ing)(?: (?:the|this|that|it|side|whole|entire|profile|sketch|shape|outline|section|is))*(?: (?:by|to|up|a|width|distance|length|depth|of))* #(?: (?:wide|in width|deep|to get the width of the (?:stairs?|staircase)))?/gu,
    'width',
  ],
  [
    /# (?:wide|in width)|(?:extrud(?:e|ed|ing)(?: (?:it|the|this|that|profile|sketch|shape|outline|is))*(?: (?:by|to|over))? the )?(?:stair |step |stairs )?width(?: of (?:the )?(?:stairs?|staircase|steps?|it|each step))?(?:(?: ,)? which)?(?: (?:is|of|being|=|:|should|be))* #/gu,
    'width',
  ],
]

const OF_STEPS = /\b(?:each|every|per step|the steps|steps (?:are|have|of|that|which)|step)\b/gu
const OF_ALL =
  /\b(?:so|whole|total|overall|makes|making|giving|stairs|staircase|profile|it|it's|stair|that)\b(?! (?:steps?|profile)\b)/gu
const IN_ALL = /\b(?:overall|in total|in all|total)\b/u

const COUNT =
  /(?<count>#|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (?:equal|identical|uniform|regular|equally sized|even))* steps?(?= |$)/gu

/** Words that say what stairs are anyway. */
const IDLE = new Set(
  "a an the and with of has have having is are being it its which that each every one step steps so such as makes making giving gives whole thing part overall total in all this here small simple little model solid block staircase stair stairs flight set side profile sketch shape outline section line create make draw design equal identical flat straight vertical upright flush bottom base underside back face rear shaped like resembling resembles resemble object looks form at to by from made up there consists consisting there's it's that's down way tallest highest last top long get than them their me i want need should be then floor ground first next now finally 3d 2d generate build construct component piece".split(
    ' ',
  ),
)

const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** "10 mm tall (40 mm in total)": between parentheses that speak of all of them. */
function isInTotal(before: string, line: string): boolean {
  const open = before.lastIndexOf('( ')
  return open > before.lastIndexOf(')') && IN_ALL.test(line.slice(open).split(')')[0] ?? '')
}

/** Of a step in a clause about steps, and of the whole elsewhere. */
const either =
  (step: string, whole: string) =>
  (before: string, line: string): string => {
    if (isInTotal(before, line)) return whole
    const [steps, all, count] = [OF_STEPS, OF_ALL, COUNT].map((each) => lastOf(before, each))
    if ((steps ?? 0) > (all ?? 0)) return step
    // "five steps, 90 mm long": of each or of all, nobody can tell.
    return (count ?? 0) > (all ?? 0) && !IN_ALL.test(line) ? UNTOLD : whole
  }

/** "The back is a flat vertical wall": as it is anyway; "with a wall at the back" has one more. */
const PLAIN_SIDE =
  /(?:is|are|being|remains?|stays?)(?: just| simply)?(?: an?)?(?: (?:flat|straight|vertical|plain|upright|solid|smooth|single))+ (?:wall|face|surface|side|plane)s?(?= |$)/gu

/** How the profile is drawn. */
const DRAWN = /(?:closed )?polyline(?: first)?(?= |$)/gu

const WORDS: SizeWords = [
  [COUNT, 'steps'],
  [PLAIN_SIDE, UNTOLD],
  [DRAWN, UNTOLD],
  ...TOLD,
  [
    /# (?:deep|long|in depth|in length)|(?:depth|length)(?: (?:is|of|being|=|:))* #/gu,
    either('stairRun', 'stairLength'),
  ],
  [/# (?:high|tall|in height)|height(?: (?:is|of|being|=|:))* #/gu, either('stairRise', 'stairHeight')],
]

const isStairs = (item: Item): boolean => means(item, 'solid', 'staircase')

function readStairs(items: Item[], first: boolean): Item[] | undefined {
  const { pieces, left, looks } = readSizeLine(items, WORDS, IDLE)
  const [near] = items
  const noun = items.find(isStairs)
  if (left.length > 0 || !near || (first ? !noun : looks.length > 0)) return undefined
  const start: Item[] =
    noun && first
      ? [unsaidWord(near, 'determiner', 'a'), ...looks, noun]
      : [unsaidWord(near, 'determiner', 'the'), unsaidWord(near, 'solid', 'staircase')]
  const counted = pieces.find(({ concept }) => concept === 'steps')
  const steps = counted
    ? items
        .slice(counted.from, counted.to + 1)
        .filter((item) => item.kind === 'quantity' || /^steps?$/iu.test(item.text))
    : []
  const sizes = sizesTold(
    items,
    pieces.filter((piece) => piece !== counted),
  )
  if (steps.length === 0 && sizes.length === 0) return first ? start : []
  return [
    ...start,
    unsaidWord(near, 'preposition', 'with'),
    ...steps,
    ...(steps.length === 0 ? sizes.slice(1) : sizes),
  ]
}

export const withStairs = where('solid:staircase', (sentences) => {
  const at = sentences.findIndex((items) => items.some(isStairs))
  if (at !== 0) return sentences
  const read = sentences.map((items, index) => readStairs(items, index === 0))
  if (!read[0]) return sentences
  return read.map((items, index) => items ?? (sentences[index] as Item[])).filter((items) => items.length > 0)
})
