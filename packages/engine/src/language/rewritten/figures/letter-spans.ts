/**
 * "a plus sign 50 mm from tip to tip both ways", "legs 60 mm and 40 mm long measured on the outside", "both walls and the bottom
 * are 4 mm thick": how far a shape of strokes reaches, and from where, in the words that are used of strokes.
 */
import { where } from '../../text/heard.ts'
import { asTerm, type Item, means, unsaid } from '../../text/items.ts'
import { asIdle, findFirstSpoken, findSpoken, rewriteEach } from '../../text/spoken.ts'

const WAYS = '(?:(?:in |along |measured )*(?:both|each|either)(?: of the two)? (?:ways?|directions?))'
const TIPS = '(?:(?:measured |reaching )?(?:from )?(?:tip to tip|end to end|arm to arm))'
const TIP_TO_TIP = new RegExp(
  `(?<=# )(?:${TIPS}(?: ${WAYS})?|(?:across |overall |over all )+${WAYS})(?= [,.;)]|$| and | with )`,
  'u',
)

/** A plus is as high as it is wide. */
function withTips(items: Item[]): Item[] {
  const found = findSpoken(items, TIP_TO_TIP)
  const word = found && items[found.from]
  if (!found || !word) return items
  const wide = unsaid(word, { category: 'dimension', concept: 'width' }, '', 'wide')
  return asIdle(items, found, 'from tip to tip').toSpliced(found.from, 0, wide)
}

const OUTSIDE =
  /(?<=# (?:(?:long|high|each|tall|wide) )?)(?:, )?(?:(?:as )?(?:measured|taken) )(?:on|over|along|across|at|from) (?:the|its|their) (?:outside|outer (?:side|sides|face|faces|edge|edges))(?= [,.;)]|$)/u

/** The legs of an angle are measured on the outside anyway. */
function withOutside(items: Item[]): Item[] {
  const found = findSpoken(items, OUTSIDE)
  if (!found) return items
  // Behind everything else, where they part nothing.
  const idle = asIdle(items, found, 'where it is measured')
  return [...idle.slice(0, found.from), ...idle.slice(found.to + 1), ...idle.slice(found.from, found.to + 1)]
}

const GOES =
  '(?:(?:goes|going|go|extends|extending|runs|running|reaches|reaching|hangs|hanging|drops|dropping|comes|coming|sticks|sticking|projects|projecting)(?: straight| out)?)'
const UNDER =
  ' (?:from|below|beneath|under)(?: the)?(?: (?:middle|cent(?:er|re)|midpoint|underside|bottom|lower edge)(?: of)?)?(?: the| its)? (?:crossbar|cross bar|top bar|bar|top|flange|it)'
const BELOW = `(?:${UNDER})?`
/** How far the stem of a T reaches below its bar. */
const STEM: readonly RegExp[] = [
  new RegExp(`(?:(?:and|that|which) )?${GOES} down(?:wards?)?(?: by)? #${BELOW}(?= [,.;()]|$| and )`, 'u'),
  new RegExp(`(?:(?:and|that|which) )?${GOES}? # down(?:wards?)?${BELOW}(?= [,.;()]|$| and )`, 'u'),
  new RegExp(`(?:(?:and|that|which) )?${GOES}(?: by)? #${UNDER}(?= [,.;()]|$| and )`, 'u'),
]

function withStems(items: Item[]): Item[] {
  const found = findFirstSpoken(items, STEM)
  const size = found?.quantities[0]
  if (!found || size === undefined) return items
  const said = items[size] as Item
  const idle = (from: number, to: number): Item[] =>
    asIdle(items, { from, to }, 'how far the stem reaches').slice(from, to + 1)
  const high = unsaid(
    { span: [said.span[1], said.span[1]] },
    { category: 'dimension', concept: 'height' },
    '',
    'high',
  )
  return [
    ...items.slice(0, found.from),
    ...idle(found.from, size - 1),
    said,
    high,
    ...idle(size + 1, found.to),
    ...items.slice(found.to + 1),
  ]
}

const POINTS = '(?:points?|goes|runs|extends|faces|projects|is)(?: out)?(?: to| towards)?(?: the)?'
const OPPOSITE = new RegExp(
  `the (?:top|upper) flange ${POINTS} (?:left|right) and the (?:bottom|lower) (?:flange|one)(?: ${POINTS})?(?: to the)? (?:right|left)(?= [,.;]|$| and )`,
  'u',
)

/** The flanges of a Z point opposite ways; which of them points left depends on the end that it is looked at from. */
function withOppositeFlanges(items: Item[]): Item[] {
  const found = findSpoken(items, OPPOSITE)
  const sides = found?.match[0].match(/left|right/gu) ?? []
  if (!found || new Set(sides).size !== 2) return items
  const noun = items.findIndex((item, at) => at >= found.from && /flange$/iu.test(item.text))
  return asIdle(items, found, 'as the flanges of a Z do').map((item, at) =>
    at === noun ? (items[at] as Item) : item,
  )
}

const BOTH_WALLS =
  /both(?: (?:of the|the|its|side))? walls(?= and (?:the |its )?(?:bottom|base|floor)(?: |$))/u

/** One size for them and for the bottom. */
function withBothWalls(items: Item[]): Item[] {
  const found = findSpoken(items, BOTH_WALLS)
  const said = found && items[found.from]
  if (!found || !said || found.from !== found.to) return items
  const walls = asTerm(said, { category: 'dimension', concept: 'wall' }, { form: 'wall', plural: true })
  return items.with(found.from, walls)
}

const CROSSES: ReadonlySet<string> = new Set(['plus-shape', 'plus-plate', 'plus'])
const TEES = /^(?:letter |capital )?t(?:$|[- ])/iu
const ANGLES = /^(?:an? )?l(?: shaped)?[- ]|angle|l bracket/iu

export const withLetterSpans = where(
  'solid:plus|angle| l |l bracket| t |solid:Z-profile|walls and ',
  (sentences) => {
    const all = sentences.flat()
    const isCross = all.some((item) => means(item, 'solid', ...CROSSES))
    const isAngle = all.some((item) => means(item, 'solid') && ANGLES.test(item.text))
    const isTee = all.some((item) => means(item, 'solid') && TEES.test(item.text))
    const isZed = all.some((item) => means(item, 'solid', 'Z-profile'))
    const ways = [
      ...(isCross ? [withTips] : []),
      ...(isAngle ? [withOutside] : []),
      ...(isTee ? [withStems] : []),
      ...(isZed ? [withOppositeFlanges] : []),
      withBothWalls,
    ]
    return sentences.map((items) => rewriteEach(items, ways))
  },
)
