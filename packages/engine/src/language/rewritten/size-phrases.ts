/** Phrases that name a size: "20 mm across its flats", "10 mm wide at the outer surface". */
import type { Entry } from '../lexicon/entry.ts'

const TWO = '(?:its |the |any |an )?(?:two |2 |pair of )?'
const OPPOSITE = '(?:opposite |opposing |parallel )'
const FLAT = '(?:flat sides?|flat faces?|flat edges?|flats?)'
const CORNER = '(?:corners?|vertex|vertices|vertexes|points?|tips?)'
const MEASURED = '(?<=# )(?:wide |measured |measuring |as measured )?'

/** "center to center", "between the centers of its two rounded ends": from where to where a slot or a bar is measured. */
const ENDS =
  '(?:(?:end|rounded|round|semicircular|semi circular|circular) )*(?:ends|arcs|semicircles|semi circles|radii|circles)'
const TO_CENTRE = '(?:from )?cent(?:er|re)[- ]to[- ]cent(?:er|re)'
const CENTRES = `(?:${TO_CENTRE}|(?:from|between) (?:(?:the|its) )?(?:two )?(?:(?:end|arc) )?cent(?:er|re)s(?: of (?:the|its) (?:two )?${ENDS})?)`
const END_TO_END = '(?:from )?(?:end|tip)[- ]to[- ](?:end|tip)'

const TIP = '(?:the |its |whose )?(?:apex|tip|peak)(?: (?:is|lies|sits|being|at|located|should be))+'
const OVER =
  '(?:(?:directly|straight|vertically|exactly) )?above (?:the (?:center|centre|middle) of )?(?:the|its) (?:base|bottom)'

const POLYGON = '(?:hexagon|octagon|polygon|hexagonal|octagonal|polygonal)'
const WIDE = '(?:(?:the|a|an|its|whose) )*(?:distance|width|size|spacing|measure) (?:(?:measured|taken) )?'
const OF_IT = '(?: of (?:the|this|its) (?:regular )?(?:hexagon|octagon|polygon|prism|outline|figure|shape))'
const IS = '(?= (?:(?:is|are|should|must|be|being|of|equals?|equal|to|measures?|exactly) )*#)'

/** How far it is across a polygon, from one of its sides or corners to the opposite one: as its subject, its number behind it. */
const ACROSS_POLYGONS = (
  [
    ['acrossFlats', `(?:${FLAT}|sides?|faces?|edges?)`],
    ['acrossCorners', CORNER],
  ] as const
).map(([concept, noun]): readonly [RegExp, Entry] => {
  const between = `${WIDE}(?:(?:across|between|of) ${TWO}${OPPOSITE}+${noun}|(?:from|between) (?:one|any|a) ${noun} (?:to|and) (?:the |its )?(?:${OPPOSITE}(?:${noun}|one)|other(?: one| side)?))`
  return [
    new RegExp(`(?:(?<=(?:^| )${POLYGON}(?: .*)? )${between}${OF_IT}?|${between}${OF_IT})${IS}`, 'u'),
    { category: 'dimension', concept },
  ]
})

export const SIZE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "The distance between the centers of the two balls": as many as there are.
  [
    /(?<=(?:^| )(?:distance|spacing) (?:between|of|from) the (?:cent(?:er|re)s|middles) of (?:the|these|those|both) )(?:two|both)(?= [a-z]+s(?: |$))/u,
    { category: 'filler', concept: 'as many as there are' },
  ],
  // "The walls are 3 mm thick on all six sides": all of them, as one wall thickness says.
  [
    /(?<=(?:^| )walls? (?:are|is|be) # thick )(?:on|at|along|around) (?:(?:all|each|every)(?: of)? )(?:(?:the|its|these) )?(?:(?:two|three|four|five|six|eight|\d+) )?sides?(?= [,.;]| and |$)/u,
    { category: 'filler', concept: 'all of them' },
  ],
  // "the floor that's left at the bottom is 5 mm thick": the floor.
  [
    /(?<=(?:^| )(?:the|its|a) (?:floor|bottom) )(?:that's|that is|which is|that|which)(?: (?:left|remaining|remains|stays))(?: over)?(?: (?:at|on|in) the (?:bottom|base|lower end))?(?= (?:is|should|must|measures|has) )/u,
    { category: 'filler', concept: 'what is left' },
  ],
  // "a 60 mm length of hex bar, 14 mm across flats": so long is the piece, and no other size of its section.
  [
    /(?<=^(?:[a-z']+ ){0,4}(?:a|an|one) # )(?:straight |short |cut )*(?:piece|length|section|stretch|stub|run|offcut|stick) of(?= (?:(?:[a-z]+|#|ø#|#x#|#x#x#) ){0,4}(?:bar|rod|stock|tube|tubing|pipe|box section|hollow section|angle|angle iron|channel|beam)(?: |$))(?!.* (?:long|in length)(?: |$))/u,
    { category: 'dimension', concept: 'length' },
  ],
  // "through the boss and the arm (14 mm in total)": how far it goes.
  [
    /(?<=(?:^| )(?:hole|bore)s? (?:[^(]* )?through [^(]*\( # )(?:in total|total|in all|altogether|overall|deep in total|of material)(?= \))/u,
    { category: 'dimension', concept: 'depth' },
  ],
  // "the two legs of the triangle are 60 mm and 40 mm long": as many as it has.
  [/(?<=^(?:the|its) )two(?= legs (?:of|are|is|measure) )/u, { category: 'filler', concept: 'as it has' }],
  [
    /(?<=^(?:the|its) (?:two )?legs )of (?:the|this|that) (?:right )?triangle(?= (?:are|is|measure|have) )/u,
    { category: 'filler', concept: 'whose legs they are' },
  ],
  // "an equilateral triangle with 30 mm long sides": as long as they are.
  [
    /(?<=(?:^| )(?:triangle|triangular|equilateral|pentagon|pentagonal|hexagon|hexagonal|octagon|octagonal|polygon|square|rhombus)(?: .*)? # )long (?:sides|edges)(?= |$)/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "a dome 8 mm high with a radius of curvature of 30 mm": that of its ball, not of its base.
  ...(['radius', 'diameter'] as const).map((size): readonly [RegExp, Entry] => [
    new RegExp(
      `(?<=(?:^| )(?:dome|domed cap|spherical cap)(?: .*)? )(?:(?:sphere|ball|spherical|curvature) ${size}|${size} of (?:curvature|(?:the|its) (?:sphere|ball)))`,
      'u',
    ),
    { category: 'dimension', concept: size === 'radius' ? 'ballRadius' : 'ballDiameter' },
  ]),
  // "80 mm overall, 20 mm wide, 10 mm thick": what is left is its length.
  [
    /(?<=# )overall(?=(?: ,| and)+ # (?:wide|in width)(?: ,| and)+ # (?:thick|high|tall)(?: |$))/u,
    { category: 'dimension', concept: 'length' },
  ],
  // "It stops 30 mm in", "ends after 30 mm": how deep it goes.
  [
    /(?<=(?:^| )(?:it|hole|bore|this|which|that|and) )(?:stops|ends|terminates)(?: (?:after|at a depth of))?(?= #(?: (?:in|deep|inside|down|below the surface|into it))?(?: [,.;()]|$))/u,
    { category: 'dimension', concept: 'depth' },
  ],
  [
    /(?<=(?:stops|ends|terminates)(?: after| at a depth of)? # )(?:in|deep|inside|down|below the surface|into it)(?= [,.;()]|$)/u,
    { category: 'filler', concept: 'how deep it goes' },
  ],
  // "the apex is 35 mm above the center of the base".
  [new RegExp(`${TIP}(?= # ${OVER}(?: |$))`, 'u'), { category: 'dimension', concept: 'height' }],
  [new RegExp(`(?<=${TIP} # )${OVER}(?= |$)`, 'u'), { category: 'filler', concept: 'how high the tip is' }],
  // "the thickness of the bottom is 6 mm", of what has walls.
  [
    /thickness of (?:the|its) (?:bottom|floor)(?: plate| wall)?(?= (?:(?:should|must|will) be|is|of|=|equals|being) #)/u,
    { category: 'dimension', concept: 'floor' },
  ],
  // "a slot 30 mm long (center to center)", "30 mm between the centers of its rounded ends".
  [
    new RegExp(
      `(?<=# )(?:(?:long|in length) (?:, )?(?:\\( )?(?:as )?(?:measured |taken )?${CENTRES}|between (?:(?:the|its) )?(?:two )?cent(?:er|re)s of (?:the|its) (?:two )?${ENDS}|between its (?:two )?cent(?:er|re)s)(?: \\))?(?= |$)`,
      'u',
    ),
    { category: 'dimension', concept: 'centres' },
  ],
  [
    new RegExp(
      `(?:length(?= (?:is|of|=|should be|will be) # (?:(?:as )?(?:measured |taken )?)${CENTRES}(?: |$))|(?:distance|length|spacing) (?:(?:as )?measured )?${CENTRES}(?= (?:of (?:the|this|each) slots? )?(?:is|of|=|should be|will be) #)|${CENTRES} (?:distance|length|spacing)(?= of (?:the|this|each) slots? (?:is|=|should be|will be) #))`,
      'u',
    ),
    { category: 'dimension', concept: 'centres' },
  ],
  // "holes 30 mm (center to center) apart", "with a center to center distance of 30 mm".
  [
    new RegExp(
      `(?<=# )(?:(?:\\( )?${TO_CENTRE}(?: \\))? apart|(?:apart|(?:away )?from (?:each other|one another))(?: ,)? (?:\\( )?(?:as )?(?:measured |taken )?${TO_CENTRE}(?: \\))?)(?= |$)`,
      'u',
    ),
    { category: 'place', concept: 'apart' },
  ],
  [
    new RegExp(
      `${TO_CENTRE} (?:distance|spacing|separation|pitch)(?= (?:is |of |= |: |between |should be )*(?:them |(?:the|these|both) (?:two )?holes )?(?:is |of |= |should be )?#)`,
      'u',
    ),
    { category: 'place', concept: 'apart' },
  ],
  // "38 mm from end to end": all of its length.
  [
    new RegExp(
      `(?<=# )(?:(?:long|in length) (?:, )?(?:\\( )?)?(?:measured |taken )?${END_TO_END}(?: \\))?(?= |$)`,
      'u',
    ),
    { category: 'dimension', concept: 'length' },
  ],
  // "sawn to 150": how long it is in the end.
  [
    /(?<![a-z])(?:and )?(?:cut|sawn|sawed|trimmed|cropped|parted|shortened|chopped|sliced)(?: off| down)? to (?=(?:a |an )?(?:(?:overall |total |final )?length of )?#(?! (?:wide|thick|tall|high|deep|diameter|in|across|square)))(?:(?:a |an )?(?:overall |total |final )?length of )?/u,
    { category: 'dimension', concept: 'length' },
  ],
  // "the distance between two opposite flat sides of the hexagon is 20 mm", "the width from one corner to the opposite one".
  ...ACROSS_POLYGONS,
  // "20 mm across its flats", "between two parallel sides", "from one flat side to the opposite one": how wide a polygon is.
  [
    new RegExp(
      `${MEASURED}(?:(?:across|between) ${TWO}(?:${OPPOSITE}?${FLAT}|${OPPOSITE}(?:sides?|faces?))|from (?:one )?${FLAT} to (?:the |an )?(?:${FLAT}|${OPPOSITE}(?:${FLAT}|one|side))|from (?:one )?side to (?:the )?${OPPOSITE}?(?:side|one))(?= |$)`,
      'u',
    ),
    { category: 'dimension', concept: 'acrossFlats' },
  ],
  [
    new RegExp(
      `${MEASURED}(?:across ${TWO}${OPPOSITE}?${CORNER}|between ${TWO}${OPPOSITE}${CORNER}|from (?:one )?${CORNER} to (?:the |an )?(?:${CORNER}|${OPPOSITE}(?:${CORNER}|one)))(?= |$)`,
      'u',
    ),
    { category: 'dimension', concept: 'acrossCorners' },
  ],
  // "a ring 4 mm wide (radially)": between its two circles.
  [
    /(?<=# )(?:wide|thick|in width|in thickness|broad) (?:\( )?(?:as )?(?:measured |taken )?(?:radially|in (?:the )?radial direction|along (?:the|its) radius)(?: \))?/u,
    { category: 'dimension', concept: 'wall' },
  ],
  [
    /(?<=# )(?:wide|thick|high|tall|long|in height|in length|in thickness) (?:\( )?(?:as )?(?:measured |taken )?(?:axially|in (?:the )?axial direction|along (?:the|its) axis)(?: \))?/u,
    { category: 'dimension', concept: 'height' },
  ],
  // "wall and bottom both 4 mm": how thick the floor is.
  [
    /(?<=walls?(?: thickness)? (?:and|&|,) (?:the |its )?)(?:bottom|base)(?: thickness)?(?= (?:both |are |each |is |being |all |of |: )*#)/u,
    { category: 'dimension', concept: 'floor' },
  ],
  // "36 mm outer and 28 mm inner diameter": one word for both.
  ...(
    [
      ['outer|outside|external', 'inner|inside|internal', 'diameter', 'outerDiameter'],
      ['inner|inside|internal', 'outer|outside|external', 'diameter', 'innerDiameter'],
      ['outer|outside|external', 'inner|inside|internal', 'radius', 'outerRadius'],
      ['inner|inside|internal', 'outer|outside|external', 'radius', 'innerRadius'],
    ] as const
  ).map(
    ([one, other, word, concept]) =>
      [
        new RegExp(`(?<=# )(?:${one})(?= (?:and|,|/|by)(?: an?)? # (?:${other}) ${word}(?: |$))`, 'u'),
        { category: 'dimension', concept },
      ] as const,
  ),
  // "a block of 50 mm cubed": each of its sides.
  [/(?<=# )cubed(?= |$)/u, { category: 'dimension', concept: 'side' }],
  // "a cube with 40 mm edges", "with edges of 40 mm": its sides.
  [
    /(?<=(?:cube|square|triangle|hexagon|octagon|pentagon|prism|pyramid) (?:with|having|that has|which has) (?:equal |all )?(?:# (?:long )?)?)edges(?= (?:of|that are|measuring|being)? ?#|$| [,.]| (?:and|is|on|in|that|which|with) )/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "an outer side of 40 mm" of a tube.
  [
    /(?<![a-z])(?:outer|outside|external) (?:sides?|edges?)(?: length)?(?= (?:of|is|are|=|:) #)/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "40 mm outer side" of a tube; "a 2 mm outer edge chamfer" is something else.
  [
    /(?<=(?:tube|tubing|pipe|section|profile|frame|duct|box) .*#(?: thick| long)? )(?:outer|outside|external|exterior) (?:sides?|edges?)(?: lengths?)?(?= [,.;)]| and | with | x | by |$)/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "The groove has an opening of 6 mm at the top": how wide it is there.
  [
    /(?<=(?:groove|channel|notch) .*)(?:opening|mouth)(?: width)?(?= (?:of|is) #)/u,
    { category: 'dimension', concept: 'width' },
  ],
  // "10 mm wide at the outer surface, 4 mm wide at its root": the mouth of a groove and its bottom.
  [
    /(?<=(?:groove|channel|notch) .*# )wide at (?:the|its) (?:(?:outer|outside|external) (?:surface|edge|rim|diameter|face|side)|rim|mouth|opening|periphery|outside|surface)/u,
    { category: 'dimension', concept: 'topLength' },
  ],
  [
    /(?<=(?:groove|channel|notch) .*# )wide at (?:the|its) (?:root|floor|bottom|base|deepest point|inner diameter)/u,
    { category: 'dimension', concept: 'baseLength' },
  ],
  // "the countersink has a mouth of 16 mm": how wide it opens.
  [
    /(?<=(?:counter ?sink|counter ?bore|spot ?face) .*)(?:mouth|opening)(?= (?:of|is) (?:#|ø#))/u,
    { category: 'dimension', concept: 'diameter' },
  ],
  // "a trapezoid with a base of 100 mm and a top of 50 mm": how long those sides are.
  [
    /(?<=trapezoid(?:al)?(?:s|es)? .*)top(?: side| edge)?(?= (?:of|is|measures|being) #)/u,
    { category: 'dimension', concept: 'topLength' },
  ],
  [
    /(?<=trapezoid(?:al)?(?:s|es)? .*)(?:base|bottom)(?: side| edge)?(?= (?:of|is|measures|being) #)/u,
    { category: 'dimension', concept: 'baseLength' },
  ],
  // "so that 10 mm remain from the flat to the opposite side": what is left across a flat.
  [
    /(?<=# )(?:remains?|(?:are|is) left|stays?|left)(?: over| standing)? (?:from|between) (?:the|that|this) flat(?: side| face)? (?:to|and) (?:the|its) (?:opposite|other|far|round|rounded) side/u,
    { category: 'dimension', concept: 'opposite' },
  ],
]
