/** The words that sketches are told in, as patterns for the scanner. */
import type { FigureKind } from './figures.ts'
import { here } from './writing.ts'

/** What a figure by its adjective is a figure of: "a rectangular section". */
const PIECE =
  '(?:shapes?|figures?|sections?|pieces?|areas?|regions?|portions?|parts?|profiles?|sketch(?:es)?|outlines?|strips?|base|body|extensions?|tabs?|blocks?|prisms?|slabs?|plates?|bars?|objects?|face|gables?|roofs?|heads?)'
/** Such a piece that is taken away. */
const GAP =
  '(?:cut ?outs?|cuts?|holes?|notch(?:es)?|openings?|recess(?:es)?|windows?|gaps?|slots?|indents?|indentations?|pockets?|grooves?|channels?|voids?|apertures?)'

const named = (noun: string, adjective: string): RegExp =>
  here(
    `(?:${adjective}) (?:(?<gap>${GAP})|(?<piece>${PIECE}))|(?<noun>${noun})(?: (?:shapes?|sketch(?:es)?|figures?|profiles?))?`,
  )

/** In this order: "semicircle" before "circle". */
export const NOUNS: readonly (readonly [FigureKind, RegExp])[] = [
  [
    'quarter',
    named('quarter (?:of a )?(?:circles?|discs?|disks?)', 'quarter circular|quarter circle|quarter round'),
  ],
  [
    'sector',
    named(
      'circular sectors?|sectors? of (?:a|the) (?:circle|dis[ck])|sectors?|pie slices?|slices? of (?:a )?(?:pie|circle)',
      'sector shaped|pie shaped|pie slice shaped',
    ),
  ],
  [
    'semicircle',
    named(
      '(?:semi ?|half |half of a )(?:circles?|discs?|disks?)',
      'semi ?circular|semi ?circle|half round|half circular',
    ),
  ],
  [
    'slot',
    named(
      'stadiums?|obrounds?|rounded slots?|pills?|racetracks?|capsules?|slots? with (?:rounded|semi ?circular|round) ends|slots?',
      'obround|pill shaped|stadium shaped|slot shaped|racetrack shaped|capsule shaped',
    ),
  ],
  ['circle', named('circles?|dis[ck]s?|cylinders?', 'circular|round|cylindrical')],
  ['ellipse', named('ellipses?|ovals?', 'elliptical|oval|ellipse shaped')],
  ['triangle', named('triangles?', 'triangular|triangle shaped')],
  ['trapezoid', named('trapez(?:oid|ium)s?', 'trapezoidal|trapezoid shaped')],
  ['parallelogram', named('parallelograms?', 'parallelogram shaped')],
  ['rhombus', named('rhombus(?:es)?|rhomb(?:i|s)?|diamonds?', 'rhombic|diamond shaped|rhombus shaped')],
  ['pentagon', named('pentagons?', 'pentagonal')],
  ['hexagon', named('hexagons?', 'hexagonal')],
  ['heptagon', named('heptagons?', 'heptagonal')],
  ['octagon', named('octagons?', 'octagonal')],
  ['cross', named('plus(?: sign)?|cross(?:es)?', 'plus shaped|cross shaped')],
  ['square', named('squares?', 'square|square shaped')],
  [
    'rectangle',
    named(
      'rectangles?|rectangular prisms?|box(?:es)?|cuboids?|blocks?|bars?|strips?|arms?|stems?|beams?|tabs?|crossbars?|shafts?|webs?|flanges?|legs?',
      'rectangular|rectangle shaped',
    ),
  ],
]

/** A hole by that word alone is round. */
export const HOLE = here(
  '(?:(?:circular|cylindrical|round|small|smaller|large|larger|central|concentric|through|single) )*(?<gap>through holes?|holes?|bores?)',
)

export const ADJECTIVE = here(
  '(?:very|small|smaller|slightly|relatively|minimal|tiny|smallest|large|larger|largest|big|bigger|long|longer|thin|thinner|narrow|narrower|wide|wider|tall|taller|short|shorter|simple|single|flat|basic|regular|solid|outer|inner|main|second|third|fourth|first|vertical|horizontal|upright|concentric|new|thick|thicker|base|initial|identical|equal|closed|congruent|original|additional|central|centered|centred|left|right hand|top|bottom|upper|lower|middle|same|similar|matching|separate|straight|right angled|right angle|right|isosceles|equilateral|scalene|inverted|upside down|symmetrical|symmetric|regular|standard|perfect|2d|two dimensional|remaining|other)',
)

/** Told of a triangle or a trapezoid, they are its kind. */
export const KINDS = new Map([
  ['right angled', 'right'],
  ['right angle', 'right'],
])

export const DETERMINER = here(
  '(?:a|an|another|one|the|this|that|these|its|each|every|both|(?<count>two|three|four|five|six|[2-6]))(?: of (?:the|these|its|them))?',
)

/** Of what was told before. */
export const DEFINITE = here(
  '(?:the|this|that|these|its|each|every|both)(?: of (?:the|these|its|them))?(?: (?:two|three|four))?',
)

export const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** What starts a sentence or a clause and says only that it does. */
export const LEAD = here(
  '(?:(?:,|and|then|while|whereas|but|next|first|firstly|secondly|thirdly|finally|lastly|now|also|additionally|afterwards?|subsequently|second|third|after that|once (?:this|that|the sketch) is (?:done|complete|drawn|finished)|to (?:begin|start)(?: with)?|(?:begin|start|beginning|starting)(?: off)? by|proceed (?:by|to)|continue by|in the next step|as a next step|followed by|by|after drawing this|after (?:sketching|drawing|completing|finishing) (?:it|this|that|the [a-z]+(?: [a-z]+)?)(?= ,)|with this done|to finish|to complete the (?:object|part|shape|model)|to do this|for this|you should|please|we|i want you to|from there|this time|on this sketch|in this sketch|in the sketch|(?:in plan(?: view)?|in outline|(?:seen |viewed )?from (?:above|the top))(?: ,)? (?:it is|it.s|the part is|the plate is)(?= (?:a|an) )|in the same sketch|(?:the|this) (?:profile|sketch|outline|cross section|section|shape|figure) (?:consists of|is made (?:up )?of|is formed (?:by|of|from)|is composed of|comprises|is built from)(?= (?:a|an|two|three) )|to the sketch|on the same plane|in the same plane|(?:from|out of) which(?= (?:a|an|another|two) )|modify (?:the|this) (?:sketch|shape|figure) by)(?: ,)?)',
)

export const DRAW = here(
  '(?:(?:begin|start|beginning|starting)(?: off)? with|create|creating|draw|drawing|sketch|sketching|make|making|define|defining|construct|constructing|add|adding|build|building|design|designing|form|forming|include|including|use|using|with|model|modelling|modeling|generate|generating|outline|lay out|set up|place|placing|put|putting|position|positioning|produce|producing)(?: out)?(?: (?:a|the) (?:closed |2d |simple |flat |basic |base |initial |front |side |top )*(?:sketch|drawing|outline|profile)(?: view)?(?: that consists)? of| (?:a|the|its) (?<view>front|side|top) (?:view|elevation|silhouette|outline|profile)(?: of (?:it|(?:the|a|an) [a-z]+(?: [a-z]+)?))?(?: :| as| of| ,)(?= (?:a|an|two|three) )| (?:the|a|its) (?<face>front|side|top)(?: (?:view|face|side|wall))?(?: of (?:it|(?:the|a|an) [a-z]+(?: [a-z]+)?))? as (?:a|an|the) (?:2d |flat |simple )*(?:sketch|outline|profile|drawing|shape|figure)(?: :| ,| of| using| with)?(?= (?:a|an|two|three) ))?',
)

export const ATTACH = here(
  '(?:attach|attaching|connect|connecting|join|joining|append|appending|stick|extend (?:the )?(?:sketch|shape) (?:by|with)|fuse|merge|glue|union)',
)

export const CUT = here(
  '(?:cut|cutting|remove|removing|subtract|subtracting|trim|trimming|take|taking|carve|carving|notch|slice|slicing|clip|clipping|delete|deleting|erase|chop|punch|punching|drill|drilling|bore|negatively extrude|extrude cut|cut extrude|hollow|deduct|discard|excise|eliminate)(?: (?:out|off|away))?',
)

export const EXTRUDE = here(
  '(?:and )?(?:then )?(?:linearly )?(?:extrude|extruding|extruded|pad|padding|padded)',
)

/** Words for the whole of what was drawn. */
export const WHOLE = here(
  '(?:(?:the )?(?:union|combination|sum|composition) of (?:both|the two|these|the|all)(?: [a-z]+)?|(?:the|this|that|its|these|both|all)(?: (?:of|the))*(?: (?:entire|whole|combined|complete|completed|resulting|remaining|final|finished|closed|composite|merged|full|two|three|overall|total|joined|unified|new|2d|modified|cut|drawn|so formed|united|outer|inner|(?:arch|ring|frame|crescent|half ring|c|u|d|l|t|cross|moon) (?:shaped|like)))* (?:sketch(?:es)?|shapes?|figures?|profiles?|drawings?|outlines?|areas?|regions?|faces?|results?|contours?|cross sections?|combinations?|unions?|things?|silhouettes?|geometr(?:y|ies)|sections?|surfaces?|forms?|designs?|rings?|bands?|difference|remainder|rest)(?: (?:profile|outline|sketch|shape))?|what (?:is left|remains)(?: of (?:it|(?:the|this) [a-z]+))?|it|everything|them|both(?= (?:together|by|to|up|upwards?|#))|(?:this|that)(?= (?:by|to|up|upwards?|along|a further|#))|the (?:two|three|four)(?: of them)?)(?: (?:together|as (?:one|a whole|a single (?:shape|sketch|profile))|so formed|thus formed|thus obtained|that remains|that is left|left over|in between|between (?:them|the two(?: of them)?(?! [a-z]+s)|the (?:two )?(?:[a-z]+s)|both [a-z]+|(?:the|this) (?:[a-z]+ )?[a-z]+ and the (?:[a-z]+ )?[a-z]+)|enclosed by (?:it|them)))?',
)

export const SIDE = '(?:top|bottom|left|right|upper|lower)'
export const SIDES: Readonly<Record<string, 'top' | 'bottom' | 'left' | 'right'>> = {
  top: 'top',
  upper: 'top',
  bottom: 'bottom',
  lower: 'bottom',
  left: 'left',
  right: 'right',
}

/** Which side a way leads to, or a tip points to. */
export const HEADINGS: Readonly<Record<string, 'top' | 'bottom' | 'left' | 'right'>> = {
  ...SIDES,
  up: 'top',
  upward: 'top',
  upwards: 'top',
  down: 'bottom',
  downward: 'bottom',
  downwards: 'bottom',
}

/** Said of an outcome, with no size in it. */
export const PURPOSE = here(
  '(?:, )?(?:(?:in order |so as )?to (?:serve as|act as|form|create|make|get|obtain|produce|give|complete|build|yield|finish|finalize|achieve|turn it into|shape|represent|resemble|generate|define|complete)|(?:thereby |thus |this |that |which |so )?(?:forming|creating|making|yielding|giving|producing|resulting in|resembling|representing|completing|(?:serv|act|function)(?:es|s|ing) as|forms|creates|makes|gives|will form|so that (?:it|they|you get|the result|the two|both)(?: together)? (?:forms?|makes?|resembles?|looks? like|becomes?))|into|as (?:the|a)|for (?:the|a)|(?:just |much |rather )?(?:like|similar to) (?:the|a|an))(?: [^#@,]*?)?(?=$| , | and (?:then )?(?:extrude|cut|add|attach|remove|place|draw|sketch))',
)
