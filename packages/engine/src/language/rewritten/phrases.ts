/** Phrases that no table of words can hold: a number stands in them ("through two opposite walls"), or what is around them decides. */
import type { Entry } from '../lexicon/entry.ts'
import { EXTRUDING } from './figures/extruding.ts'

const TWO = '(?:its |the |any |an )?(?:two |2 |pair of )?'
const OPPOSITE = '(?:opposite |opposing |parallel )'
const FLAT = '(?:flat sides?|flat faces?|flat edges?|flats?)'
const CORNER = '(?:corners?|vertex|vertices|vertexes|points?|tips?)'
const MEASURED = '(?<=# )(?:wide |measured |measuring |as measured )?'

const WALLS = '(?:side )?(?:walls?|sides?)'

/** What was drawn so far, as "the sketch" is. */
const SKETCHED: Entry = { category: 'whole', concept: 'whole' }

/** Each phrase and what it means as one word. */
export const PHRASES: readonly (readonly [RegExp, Entry])[] = [
  ...EXTRUDING,
  // "sawn to 150": how long it is in the end.
  [
    /(?<![a-z])(?:and )?(?:cut|sawn|sawed|trimmed|cropped|parted|shortened|chopped|sliced)(?: off| down)? to (?=(?:a |an )?(?:(?:overall |total |final )?length of )?#(?! (?:wide|thick|tall|high|deep|diameter|in|across|square)))(?:(?:a |an )?(?:overall |total |final )?length of )?/u,
    { category: 'dimension', concept: 'length' },
  ],
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
  // "a cone whose base coincides with the top face of the cylinder": as wide as what it stands on, as it is anyway.
  [
    /(?<=^|(?:cone|pyramid|frustum|hemisphere|dome|roof|prism)(?: .*)? )(?:, )?(?:(?:and|with) )?(?:whose|its|the|a) (?:circular |square |flat |round )?base (?:(?:is|being|exactly|fully|that|which) )*(?:coincides with|coinciding with|coincident with|matches|matching|equals|equal to|the same as|identical to|identical with|covers|covering|fills|filling|formed by)? ?(?:exactly |all of |fully )?(?:the|its) (?:[a-z]+['’]s? )?(?:whole |entire |upper |flat )*top(?: face| surface| square| circle| side| end| edge)?(?: of (?:it|the [a-z]+))?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as wide as what it stands on' },
  ],
  // "30 mm tall from where it meets the base", "measured from the top of the plate": its own height.
  [
    /(?<=# (?:tall|high|long|in height|in length) (?:\( )?(?:, )?)(?:as )?(?:measured |counted |taken )?(?:up |upwards? )?(?:from|above) (?:(?:the (?:point|place) )?where (?:it|they) (?:meets?|joins?|leaves?|touch(?:es)?|stands? on|sits? on|rests? on) (?:the|its) [a-z]+(?: [a-z]+)?|(?:the|its) (?:top|upper)(?: face| surface| side)?(?: of (?:the|its) [a-z]+(?: [a-z]+)?)?|the [a-z]+['’]s top(?: face| surface)?)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'its own height' },
  ],
  // "right next to it, so that the two share a whole face": as bodies that touch do.
  [
    /(?:, )?(?:and |so (?:that )?|such that |where )(?:they|it|both|the two|these two|the (?:two )?(?:cubes|blocks|boxes|bodies|plates|pieces|bars|parts))(?: both)? (?:share|touch|abut|meet|are in contact|lie against|stand against|are touching|join)(?: (?:along|at|in|over|with|on))? ?(?:(?:a|an|one) (?:(?:whole|full|entire|complete|common|single) )*(?:face|side|surface)|(?:the )?(?:whole|entire|full) (?:of )?(?:the |a )?(?:face|side)|each other|one another)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as they touch' },
  ],
  // "pierced in the center by a hole": what is done to it; "a pierced plate" promises what nobody tells.
  [
    /(?<=[a-z,)#] )(?:pierced|perforated|penetrated|punctured|traversed)(?= (?:in|at|by|through|with|centrally|on|near|from) )/u,
    { category: 'operation', concept: 'cut' },
  ],
  // "sticking out by the same amount on each side": as what is centered does.
  [
    /(?:, )?(?:(?:and|so (?:that )?it|which|that|it) )*(?:sticks?|sticking|stands?|standing|protrudes?|protruding|projects?|projecting|extends?|extending|reaches|reaching|overhangs?|overhanging)(?: out)?(?: by)? (?:(?:by )?(?:the same|an equal) (?:amount|length|distance)|equally(?: far)?|evenly|symmetrically|equal (?:amounts|lengths|distances))(?: (?:on|at|from|to|beyond|past) (?:each|both|either)(?: of (?:the|its) [a-z]+)? (?:sides?|ends?|faces?))?(?= [,.;)]|$| and )/u,
    { category: 'place', concept: 'centre' },
  ],
  // "through a cube, perpendicular to two of its faces": as what goes through it does.
  [
    /(?<=through .*)(?:, )?(?:standing |lying |running |and |being )*(?:perpendicular|square|at right angles|at a right angle|normal) to (?:(?:two|a pair) of )?(?:the|its) (?:[a-z]+['’]s? )?(?:two )?(?:opposite |parallel )?(?:faces|sides|end faces)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as it goes through' },
  ],
  // "One solid piece": as bodies that touch are.
  [
    /^(?:it is |it's |this is |all |everything |made |modell?ed )*(?:all |in |as |of )*(?:one|a single|single)(?: solid| single| fused| continuous| connected)* (?:piece|body|part|solid|object)$/u,
    { category: 'filler', concept: 'as they touch' },
  ],
  // "The plate stays solid, so the tube is closed at the bottom": what it stands on closes it.
  [
    /(?<=solid .*)(?:so|which means|meaning)(?: that)? (?:the |its )?(?:tube|pipe|sleeve|cylinder|collar|ring|it)(?: itself)? (?:is|gets|becomes|ends up|will be) closed(?: off)? (?:at|on) (?:the|its) (?:bottom|lower end|underside|base)(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'what it stands on closes it' },
  ],
  // "wall and bottom both 4 mm": how thick the floor is.
  [
    /(?<=walls?(?: thickness)? (?:and|&|,) (?:the |its )?)(?:bottom|base)(?: thickness)?(?= (?:both |are |each |is |being |all |of |: )*#)/u,
    { category: 'dimension', concept: 'floor' },
  ],
  // "out of the middle of the floor inside": where a floor is.
  [/(?<=(?:floor|bottom) )inside(?= (?:and|,|\.)|$)/u, { category: 'filler', concept: 'where the floor is' }],
  // "its left end is flush with …, and from there it goes off to the right": as what begins on the left does.
  ...(
    [
      ['left', 'right'],
      ['right', 'left'],
      ['front', 'back'],
      ['back', 'front'],
    ] as const
  ).map(
    ([from, to]) =>
      [
        new RegExp(
          `(?<=(?:^| )(?:flush|level|even|aligned|starts?|begins?)(?: .*)? ${from} .*)(?:, )?(?:and )?from there (?:it |on )?(?:goes|runs|extends|reaches|leads|continues|points|stretches)(?: off| on| out| away)? (?:to|towards?) (?:the )?${to}(?= [,.;)]|$)`,
          'u',
        ),
        { category: 'filler', concept: 'as it begins there' },
      ] as const,
  ),
  // "on the right face a cone …, pointing to the right": away from what it stands on, as it does anyway.
  ...(['right', 'left', 'front', 'back'] as const).map(
    (side) =>
      [
        new RegExp(
          `(?<=(?:^| )${side} (?:face|side|end)(?: .*)? (?:cone|pyramid|hemisphere|dome|pin|peg|rod|stub|spike|cylinder|shaft|boss)(?: .*)? )(?:, )?(?:and |that |which |its (?:tip|point|apex) )*(?:pointing|points|facing|aiming|directed) (?:to|towards?) (?:the )?${side}(?= [,.;)]|$| and )`,
          'u',
        ),
        { category: 'filler', concept: 'away from what it stands on' },
      ] as const,
  ),
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
  // "a pyramid 30 mm high covering the whole top": as wide as what it stands on, as it is anyway.
  [
    /(?<=(?:cone|pyramid|wedge|roof|ramp)(?: .*)? )(?:, )?(?:covering|that covers|which covers|and covers|occupying|that fills|filling|spanning) (?:the |its |all of |whole of |all )*(?:the |its )?(?:whole |entire |full |complete )(?:of )?(?:the |its )?(?:top|upper)(?: face| surface| side)?(?: of (?:it|the [a-z]+))?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as wide as what it stands on' },
  ],
  // "a block of 50 mm cubed": each of its sides.
  [/(?<=# )cubed(?= |$)/u, { category: 'dimension', concept: 'side' }],
  // "a wedge going from nothing at one edge to 20 mm": as a wedge does.
  [
    /(?<=(?:wedge|ramp|incline|slope)(?: .*)? (?:from|at|starting|with) )(?:nothing|zero(?: height| thickness)?|a (?:sharp|knife|feather|thin) edge)(?= )/u,
    { category: 'filler', concept: 'as a wedge does' },
  ],
  // "Turn it into a cylinder by extruding it 6 mm": what it becomes.
  [
    /(?<=^|(?:then|and|,) )(?:turn|make|transform|convert) (?:it|this|the (?:sketch|shape|circle|square|rectangle|triangle|hexagon|profile)) into (?:a |an |the )?(?:solid |3d |flat |three dimensional )*(?:object|shape|body|solid|part|cylinder|disc|disk|prism|block|plate)(?= by extruding)/u,
    { category: 'filler', concept: 'what it becomes' },
  ],
  // "The middle one is the thickest, with a diameter of 30 mm": its sizes say so.
  [
    /(?<=[a-z] )(?:is|being) the (?:thickest|thinnest|widest|narrowest|largest|smallest|longest|shortest|biggest|tallest|lowest)(?: (?:one|part|section|piece|of them|of all|of the (?:two|three|four)))?(?= (?:, )?(?:with|and has|having|and measures) (?:a |an )?(?:outer )?(?:diameter|radius|length|width|height|thickness|#))/u,
    { category: 'filler', concept: 'as its sizes tell' },
  ],
  // "…, so that the two form a T": as "so that they form".
  [
    /so (?:that )?(?:the two|both|these two|both of them|the two of them|the two (?:rectangles|shapes|figures|bodies|parts|pieces|blocks|bars))(?: together)? (?:form|make|create|build)(?= )/u,
    { category: 'purpose', concept: 'result' },
  ],
  // "cut it out", "cut the circle out through the plate".
  [
    /(?<=(?:cut|take|carve|punch|mill) (?:it|them|this|these|that|(?:the|this) [a-z]+(?: [a-z]+)?) )out(?= (?:through|from|all|completely|to|so|,|\.|and)|$)/u,
    { category: 'filler', concept: 'cut' },
  ],
  // "in the middle of the face": of the one it is on.
  [
    /(?<=(?:center|centre|middle) )of (?:the|this|that) (?:face|surface)(?= [,.;)]|$| (?:and|with|so|that|to|by) )/u,
    { category: 'filler', concept: 'the face it is on' },
  ],
  // "a profile in the shape of a right triangle": the triangle.
  [
    /(?<=(?:^| )(?:create|sketch|draw|make|start with|begin with|use|by drawing|by sketching|by creating) (?:a |an |the ))(?:closed |flat |2d |simple )*(?:cross section|profile|sketch|outline|section) (?:in the (?:shape|form) of|shaped like|that has the shape of|consisting of) (?:a |an )(?=(?:[a-z]+ ){0,2}(?:triangle|trapezoid|rectangle|square|circle|semicircle|semi circle|hexagon|octagon|pentagon|ellipse)(?: |$))/u,
    { category: 'filler', concept: 'what is drawn' },
  ],
  // "a cube with 40 mm edges", "with edges of 40 mm": its sides.
  [
    /(?<=(?:cube|square|triangle|hexagon|octagon|pentagon|prism|pyramid) (?:with|having|that has|which has) (?:equal |all )?(?:# (?:long )?)?)edges(?= (?:of|that are|measuring|being)? ?#|$| [,.]| (?:and|is|on|in|that|which|with) )/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "Join the two into a single object": bodies that touch are one anyway.
  [
    /(?<=^(?:(?:finally|then|lastly|at last|next|now|and) )*(?:, )?)(?:join|merge|combine|fuse|unite|union|connect|glue) (?:the two|both|them|these|all|all of them|all the|the)(?: two| three| four)?(?: (?:bodies|parts|cylinders|blocks|boxes|shapes|objects|solids|pieces|plates|components|elements))?(?: together)?(?: (?:in|un)?to (?:form |make |create |get |give )?(?:one|a single|one single|a|the final) (?:solid |final |combined )?(?:object|solid|body|part|shape|piece|model))?$/u,
    { category: 'filler', concept: 'as they touch' },
  ],
  // "sharing its axis": as what stands on another does.
  [
    /(?<=, )(?:sharing|and sharing|with|and shares) (?:its|the first one's|the same|the|their) (?:axis|center ?line|centre ?line|central axis)(?: (?:of|as|with) (?:it|the first(?: one| cylinder| disc)?|the (?:cylinder|disc|base)))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'alignment' },
  ],
  // "Extrude the enclosed area": what was drawn.
  [
    /(?<=extrud(?:e|ing) (?:the|this|that) )(?:(?:(?:enclosed|closed|bounded|inner|resulting|whole|entire|shaded|outlined|formed) )*(?:area|region)|(?:enclosed|closed|bounded|resulting) (?:face|surface))(?: (?:inside|within|enclosed by|bounded by|of) (?:it|(?:the|this|that) (?:polyline|lines|outline|loop|sketch|shape|profile|curve|contour)))?(?= (?:by|to|up|upwards?|along|in the|for|#|with|over|out)(?: |$))/u,
    SKETCHED,
  ],
  [
    /(?:the|this|that) (?:(?:enclosed|closed|bounded|resulting|whole|entire|formed) )*(?:area|region)(?: inside| within)?(?: (?:it|(?:the|this|that) (?:polyline|lines|outline|loop|sketch|shape|profile|curve|contour)))?(?= (?:is|gets|should be|must be|will be|is then) (?:then )?extruded)/u,
    SKETCHED,
  ],
  [
    new RegExp(
      `(?<![a-z])(?:drilled |goes |going |passes |passing |straight |right |all the way )*through (?:the )?two (?:opposite |opposing |facing )?${WALLS}`,
      'u',
    ),
    { category: 'manner', concept: 'both walls' },
  ],
  [
    new RegExp(`(?<![a-z])(?:drilled |goes |going |passes )?through (?:only )?one ${WALLS}`, 'u'),
    { category: 'manner', concept: 'one wall' },
  ],
  // "the pair is centered on the plate": all of them together.
  [
    /(?<=(?:^| )(?:the|this|that) )(?:pair|group|set|trio|cluster)(?= (?:is|are|should|lies|sits)(?: |$))/u,
    { category: 'portion', concept: 'pattern' },
  ],
  // "it should not go all the way through": its depth is told.
  [
    /(?<![a-z])(?:but )?(?:not|doesn't|does not|do not|don't|never|won't)(?: (?:go|goes|going|pass|passing|extend|reach|break|cut|cutting|drill))?(?: (?:all the way|completely|fully|entirely|right|straight|clear))? (?:through|thru|all the way through)(?= (?:the (?:plate|block|part|body|floor|bottom|base|wall|other side)|it|,|\.)|$| [,).])(?: the (?:plate|block|part|body|floor|bottom|base|wall)| it)?/u,
    { category: 'manner', concept: 'blind' },
  ],
  // "two sketches of two rectangles", "draw two sketches of small circles": as many as are drawn.
  [
    /(?<=(?:^| )(?:draw|create|make|sketch) )(?:two|three|four|\d+) sketches of(?= (?:two|three|four|\d+) )/u,
    { category: 'filler', concept: 'sketch talk' },
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
  // "two rods that cross at their centers": what they do, no cross.
  [
    /(?<=(?:^| )(?:that|which|they|both|to) )cross(?= (?:each|one another|at|perpendicular|perpendicularly|in)(?: |$))|(?<=[a-z,] )cross(?= (?:each other|one another)(?: |$))/u,
    { category: 'place', concept: 'crossing' },
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
  // "10 mm across at the surface": where every cut is measured, unless its bottom is told as well.
  [
    /(?<=# (?:across|in diameter|diameter) )at (?:the|its) (?:surface|top surface|mouth|opening|face)(?= |$)(?!.*(?:bottom|root|base))/u,
    { category: 'filler', concept: 'where it opens' },
  ],
  // "the countersink has a mouth of 16 mm": how wide it opens.
  [
    /(?<=(?:counter ?sink|counter ?bore|spot ?face) .*)(?:mouth|opening)(?= (?:of|is) (?:#|ø#))/u,
    { category: 'dimension', concept: 'diameter' },
  ],
  // "The drill is 8 mm": the hole that it makes.
  [/(?<=^the )drill(?= (?:is|has|measures) )|^drill(?= is )/u, { category: 'feature', concept: 'hole' }],
  // "at half the height": in the middle of it.
  [
    /(?<=(?:^| )at )(?:half|mid)(?: of)? (?:the|its|their)? ?(?:height|thickness|depth|width|length)(?! of the)/u,
    { category: 'place', concept: 'mid height' },
  ],
  // "the middle one in the centre and its neighbours 35 mm to each side": the row that they make.
  [
    /(?:, )?(?:with )?the (?:middle|central|centre|center|second) one (?:is |lies |sits |being )?(?:at|in|on) (?:the|its) (?:exact )?(?:middle|centre|center|midpoint)(?: of (?:the|that|this|its) [a-z]+(?: [a-z]+)?)? (?:and|,) (?:its (?:two )?neighbou?rs|the (?:other|outer) (?:two|ones)|the others|the two others)(?: are| lie| sit| being)?(?= # (?:to|on) (?:each|either|both))/u,
    { category: 'filler', concept: 'those of the row' },
  ],
  // "about the same centre": that of the body.
  [
    /(?<=(?:about|around|on|at|with|sharing) )the same (?:centre|center|middle|axis|central axis|centre line|center line|midpoint)(?! as)(?: point)?(?= |$)/u,
    { category: 'place', concept: 'centre' },
  ],
  // "notched the same way": each as the others.
  [
    /(?:in )?(?:exactly )?the same (?:way|manner|fashion)(?! as)/u,
    { category: 'filler', concept: 'each alike' },
  ],
  // "drilled into the edge, i.e. parallel to the plate's big faces": as what goes into an edge does.
  [
    /(?<=(?:edge|end|side) .*)(?:(?:i\.?e\.?|that is|so|thus) ,? ?)?parallel to (?:the |its )(?:[a-z]+'s )?(?:big|large|broad|main|wide|flat|larger|top and bottom) (?:faces|surfaces|sides)/u,
    { category: 'filler', concept: 'as it goes into an edge' },
  ],
  // "an 8 mm web between them", "with 10 mm between them" of what has straight sides: from side to side.
  [
    /(?<=(?:pocket|slot|recess|window|cutout|hole|opening)e?s? .*# )(?:of )?(?:thick |wide )?(?:web|wall|rib|bridge|land|bar|strip|material|solid material|metal) (?:left |remaining |standing )?(?:in )?between (?:them|the two|the (?:two )?(?:pockets|slots|recesses|windows|holes|openings)|each other|neighbou?rs)/u,
    { category: 'place', concept: 'web' },
  ],
  [
    /(?<=(?:pocket|slot|recess|window)e?s .*# )(?:left )?between (?:them|the two|the (?:two )?(?:pockets|slots|recesses|windows))/u,
    { category: 'place', concept: 'web' },
  ],
  // "its centre coincides with a corner": right there.
  [
    /(?:(?:its|whose|the|their) )?(?:cent(?:er|re)|middle|midpoint)(?: point)? (?:coincides|coinciding|is coincident|coincident) (?:with|on)(?= (?:a|one|the|its|each|every)(?: of)?(?: the)?(?: [a-z]+){0,3} corners?(?: |$))/u,
    { category: 'filler', concept: 'right there' },
  ],
  // "a symmetric groove": as everything is that nothing else is said of.
  [
    /(?<=(?:^| )(?:a|an|the) )symmetric(?:al)?(?= (?!about|across|around|with|to|over|in)[a-z])/u,
    { category: 'filler', concept: 'praise' },
  ],
  // "a cone with the tip cut off".
  [
    /(?<=cone )(?:\( )?(?:with |that has |which has )?(?:the |its )?(?:top|tip|point|apex|peak|pointed top|pointy end|pointed end) (?:is |being )?(?:cut off|sliced off|chopped off|trimmed off|removed|missing|truncated|flattened)(?: flat)?(?: \))?/u,
    { category: 'shape', concept: 'truncated' },
  ],
  // "centered on the bottom wall in both X and Y": of a side there are no other ways.
  [
    /(?<=cent(?:ered|red) (?:on|in|about|within|over|at) (?:the|its) (?:[a-z]+ ){1,4})(?:in|along) (?:both )?(?:the )?[xyz](?: axis| direction| dimension)? and (?:the )?[xyz](?: axis| axes| directions?| dimensions?)?(?= |$)/u,
    { category: 'filler', concept: 'both ways of the side' },
  ],
  // "(sharp corners, no fillets)": as corners are that nothing is said of.
  [
    /(?<=\( |, |with |and |has |have )(?:all )?(?:sharp|crisp|square|unrounded) (?:outside |inside |outer |inner )*(?:corners|edges)(?: throughout| everywhere| all around| all round| all over)?(?:(?: ,| and| with|\s)+ ?(?:no|without)(?: any)? (?:fillets?|rounding|rounded corners|radii|radius|chamfers?)(?: or (?:fillets?|chamfers?|radii))?)?(?= \)| ,|$| and (?:it|is|the|open) )/u,
    { category: 'filler', concept: 'corners as they are' },
  ],
  // "centered on the head and extends 45 mm from the underside of the head": about its middle, not on top of it.
  [
    /(?<![a-z])cent(?:ered|red) (?:on|in|over)(?= (?:the|its) [a-z]+(?: [a-z]+)? (?:, )?(?:and |that |which )?(?:it )?(?:extends|protrudes|projects|sticks|hangs|goes|runs|comes|drops|descends|points)(?: out| down| straight)*(?: by)? #?.*(?:underside|bottom|lower (?:side|face|end)|below|beneath|downwards?))/u,
    { category: 'place', concept: 'centre' },
  ],
  // "It sits at one end of the base (flush with the end face)": as what stands at an end does.
  [
    /(?<=at (?:one|the|either|an|the other) end(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)? (?:\( |, )?)(?:so (?:that )?(?:it is|it's) |and (?:is )?)?(?:flush|even|level|aligned|lined up) with (?:the |that |its |this )?(?:very |outer |outside )*end(?: face| edge)?(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)?(?= |$)/u,
    { category: 'filler', concept: 'level with that end' },
  ],
  // "The center of both holes is 45 mm from the edge": distances of holes run to their centers anyway.
  [
    /(?<=^|[,;.] |and )(?:the )?(?:cent(?:er|re)s?|cent(?:er|re) points?|middles?) of (?:both|each|all|these|the two)(?: of)?(?: the)?(?: two| three| four)?(?= (?:[a-z]+ )?(?:holes?|slots?|bosses|pegs?|pins?|posts?) (?:is|are|lies?|sits?|should be|must be) (?:# |both |located |placed )*)/u,
    { category: 'determiner', concept: 'the' },
  ],
  // "The bottom should be left 4 mm thick": it is so thick.
  [
    /(?<=(?:bottom|floor|base)(?: of (?:the|its|this) [a-z]+)? )(?:is|should be|must be|will be|shall be) left(?= (?:at )?# thick)/u,
    { category: 'be', concept: 'is' },
  ],
  // "every single edge": a way to say all of them, and no number.
  [/(?<![a-z])(?:each and )?(?:every|each) single(?= [a-z])/u, { category: 'which', concept: 'all' }],
  // "a trapezoid with a base of 100 mm and a top of 50 mm": how long those sides are.
  [
    /(?<=trapezoid(?:al)?(?:s|es)? .*)top(?: side| edge)?(?= (?:of|is|measures|being) #)/u,
    { category: 'dimension', concept: 'topLength' },
  ],
  [
    /(?<=trapezoid(?:al)?(?:s|es)? .*)(?:base|bottom)(?: side| edge)?(?= (?:of|is|measures|being) #)/u,
    { category: 'dimension', concept: 'baseLength' },
  ],
  // "a notch with parallel sides": as the sides of a cut are.
  [
    /(?<=(?:slot|notch|groove|pocket|keyway|cutout|channel|recess|slit)(?:e?s)? .*)with (?:straight |parallel |vertical |flat )+(?:sides|walls|side walls)(?= and (?:a|with)| [,.]|$)/u,
    { category: 'filler', concept: 'sides as they are' },
  ],
  // "vertically through both the top wall and the bottom wall".
  [
    /(?:vertically |straight down |down )through (?:both )?(?:the )?top(?: wall| side)? and (?:the )?bottom(?: walls?| sides?)?(?: of (?:the|this) \w+)?/u,
    { category: 'manner', concept: 'both walls' },
  ],
  // "The long sides of all the rectangles are parallel": as they are drawn.
  [
    /^(?:the )?(?:long |longer |short |shorter )?(?:sides|edges) of (?:all|both|all of|both of)(?: the)? \w+ are (?:parallel|aligned)(?: (?:to|with) (?:each other|one another))?$/u,
    { category: 'filler', concept: 'as they are drawn' },
  ],
  // "The bottom is square to the axis", "the other end stays flat": as ends are that nothing is said of.
  [
    /(?<=^|[,;] |and |while |with )(?:the |its )?(?:bottom|base|foot|underside|other end|lower end|bottom end|bottom face|opposite end|lower face) (?:is |stays |remains |being |left |should be )*(?:(?:flat|square|perpendicular|straight|level|horizontal|plain|plane)(?: and )?)+(?: (?:to|with) (?:the|its) (?:axis|center line|centre line|centerline|length|sides))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'an end as it is' },
  ],
  // "so that 10 mm remain from the flat to the opposite side": what is left across a flat.
  [
    /(?<=# )(?:remains?|(?:are|is) left|stays?|left)(?: over| standing)? (?:from|between) (?:the|that|this) flat(?: side| face)? (?:to|and) (?:the|its) (?:opposite|other|far|round|rounded) side/u,
    { category: 'dimension', concept: 'opposite' },
  ],
  [
    /(?<=(?:shaft|rod|bar|pin|axle|spindle|peg) )(?:with|having|of) (?:a|an) d shaped (?:cross )?(?:section|profile)(?=.* flat )/u,
    { category: 'filler', concept: 'as its flat makes it' },
  ],
  // "a bar of round stock": one body, told by what it is cut from.
  [
    /(?:bar|piece|length|section|stick|offcut|chunk) of (?=(?:solid )?(?:round|square|flat|hex|hexagonal) (?:stock|bar|rod)(?: |$))/u,
    { category: 'filler', concept: 'manner of speaking' },
  ],
  // "It's a slot shape": the outline of the part, not a slot in it.
  [
    /(?<=(?:^| )(?:is|it's|its|it is|this is|that's|that is) (?:a |an )?(?:flat |simple |plain )*)(?:slot|pill|capsule|oblong|racetrack|stadium|obround)(?: shape)(?= |$)/u,
    { category: 'shape', concept: 'obround' },
  ],
]
