/** Phrases about wheels: what lies in the plane of one, and what is level with the middle of its rim. */
import type { Entry } from '../lexicon/entry.ts'

const RIM = '(?:rim|ring|wheel|outer ring|felloe|tyre|tire)'
const MIDDLE = '(?:middle|cent(?:er|re)(?: ?line| plane)?|mid ?plane|mid ?point|mid ?height|mid ?thickness)'
const UPRIGHT =
  '(?: (?:in|along) (?:the )?(?:z|z axis|z direction|axial direction|its axis)| vertically| axially| in height)?'
/** "the middle of the rim", "the rim's width", "the thickness of the rim". */
const MIDDLE_OF_RIM = `(?:(?:the|its) )?(?:${MIDDLE}|width|thickness|height) of the ${RIM}(?:['’]s (?:width|thickness|height))?|the ${RIM}(?:['’]s)? (?:${MIDDLE}|width|thickness|height)`
const LEVEL =
  '(?:(?:is|are|being|lies|sits|lie|sit) )?(?:(?:lines?|lined|lining) up with|aligns? with|aligned with|level with|coincides? with|flush with|at the same (?:height|level) as|even with)'

const MID_HEIGHT: Entry = { category: 'place', concept: 'mid height' }

export const WHEEL_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "The wheel blank is a disc": what the part is made from is that disc.
  [
    /(?<=^the (?:wheel|gear|pulley|rotor|flange) )blank(?= is (?:a|an) )/u,
    { category: 'filler', concept: 'what it is made from' },
  ],
  // "12 mm wide (in the plane of the wheel)": across, as the width of a spoke is.
  [
    new RegExp(
      `(?<=# (?:wide|in width) )(?:\\( )?(?:measured )?(?:in|along|parallel to) the plane of the (?:${RIM}|disc|disk|plate|frame|hub)(?: \\))?(?= |$)`,
      'u',
    ),
    { category: 'filler', concept: 'across' },
  ],
  // "a pad 24 mm in diameter, centered 80 mm from the origin on the arm's axis": in line with it, as what is at its tip is anyway.
  [
    /(?<=# (?:away |out )?from (?:the )?(?:origin|cent(?:er|re)|middle)(?: of the [a-z]+)? )(?:, )?(?:and )?(?:on|along) (?:the|its|each) (?:(?:arm|spoke|rib|leg)(?:['’]s)? )?(?:axis|cent(?:er|re) ?line|mid ?line)(?: of (?:the|its|each) (?:arm|spoke|rib|leg))?(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'in line with the arm' },
  ],
  // "without sticking through": as what ends where another begins does.
  [
    /(?:but )?without (?:sticking|poking|protruding|projecting|breaking|going|reaching|extending|passing)(?: (?:out|all the way|right))? (?:through|beyond|past)(?: (?:it|them|either|both|the other side))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'where it ends anyway' },
  ],
  // "The middle of the hub lines up with the middle of the rim in Z": it is at half the height of the rim.
  [
    new RegExp(`^(?:the )?${MIDDLE} of(?= the [a-z]+ ${LEVEL} (?:${MIDDLE_OF_RIM})(?: |$))`, 'u'),
    { category: 'filler', concept: 'its middle' },
  ],
  [
    new RegExp(
      `(?<=^(?:the )?${MIDDLE} of the [a-z]+ )${LEVEL} (?:${MIDDLE_OF_RIM})${UPRIGHT}(?= [,.;)]| and |$)`,
      'u',
    ),
    MID_HEIGHT,
  ],
  // "they are centered on the middle of the rim in Z", "centered in the rim's width".
  [
    new RegExp(
      `cent(?:ered|red|rally placed) (?:on|in|at|about|along|within|over) (?:${MIDDLE_OF_RIM})${UPRIGHT}(?= [,.;)]| and |$)`,
      'u',
    ),
    MID_HEIGHT,
  ],
]
