/** Sizes by where they are taken, and lengths by what they are cut to: "32 mm on the outside, 26 mm inside, sawn to 90 mm". */
import type { Entry } from '../../lexicon/entry.ts'

const ROUND =
  '(?:tubes?|pipes?|tubing|piping|rings?|sleeves?|bush|bushings?|washers?|hoops?|collars?|hollow cylinders?|cups?|conduits?|annulus|spacers?)'
/** A tube of another section has sides, no diameter. */
const STRAIGHT = '(?:square|rectangular|hexagonal|hex|octagonal|box|triangular|oval|elliptical)'
const ABOUT_ROUND = `(?<=^(?!.*${STRAIGHT} ).*${ROUND} .*)`
const ACROSS = '(?:across |wide |in diameter |in width |diameter )?'
const AT = '(?:(?:measured )?(?:on|at|from) (?:the|its) )?'

export const MEASURED_THERE: readonly (readonly [RegExp, Entry])[] = [
  [
    new RegExp(`${ABOUT_ROUND}(?<=# )${ACROSS}${AT}(?:inside|interior|internally|inner side)(?= |$)`, 'u'),
    { category: 'dimension', concept: 'innerDiameter' },
  ],
  [
    new RegExp(`${ABOUT_ROUND}(?<=# )${ACROSS}${AT}(?:outside|exterior|externally|outer side)(?= |$)`, 'u'),
    { category: 'dimension', concept: 'outerDiameter' },
  ],
  // "inside it is 26 mm", "on the inside: 26 mm across".
  [
    new RegExp(
      `${ABOUT_ROUND}(?<![a-z])${AT}(?:inside|interior)(?: (?:it is|it measures|it's|is|measures|:|=))*(?= #)(?! # (?:thick|long|tall|high|deep|wall))`,
      'u',
    ),
    { category: 'dimension', concept: 'innerDiameter' },
  ],
  [
    new RegExp(
      `${ABOUT_ROUND}(?<![a-z])${AT}(?:outside|exterior)(?: (?:it is|it measures|it's|is|measures|:|=))*(?= #)(?! # (?:thick|long|tall|high|deep|wall))`,
      'u',
    ),
    { category: 'dimension', concept: 'outerDiameter' },
  ],
  // "sawn to 150": how long it is in the end.
  [
    /(?<![a-z])(?:and )?(?:cut|sawn|sawed|trimmed|cropped|parted|shortened|chopped|sliced)(?: off| down)? to (?=(?:a |an )?(?:(?:overall |total |final )?length of )?#(?! (?:wide|thick|tall|high|deep|diameter|in|across|square)))(?:(?:a |an )?(?:overall |total |final )?length of )?/u,
    { category: 'dimension', concept: 'length' },
  ],
]
