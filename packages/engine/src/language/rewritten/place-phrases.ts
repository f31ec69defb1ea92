/** Phrases that tell a place in other words than the reader has for it. */

import type { Entry } from '../lexicon/entry.ts'
import { WALL_WORDS } from '../lexicon/sides.ts'
import { ROW_PHRASES } from './row-phrases.ts'
import { WHEEL_PHRASES } from './wheel-phrases.ts'

const NAMED_SIDE = '(?<=from (?:the|its) (?:front|back|rear|left|right|near|far) )'
const FROM: Entry = { category: 'preposition', concept: 'from' }

const NAMED_FACE =
  '(?:front|back|rear|left|right|top|bottom|upper|lower)(?: hand)? (?:face|side|surface|wall)'

const BORED = '(?<=(?:^| )(?:hole|port|bore|passage|drilling)s?(?: .*)? )'

const BELOW = 'from (?:(?:the|its) (?:bottom|underside|lower face|lower end|base)|below|underneath)'
const HOLE = '(?:hole|bore|drilling)s? '
/** A hole that is said to start below, before or behind the way it goes: what stands before that way, and behind it. */
const UP_FROM_BELOW: readonly (readonly [string, string])[] = [
  [`(?<=(?:^| )${BELOW} (?:.* )?${HOLE}(?:.* )?)`, ''],
  [`(?<=(?:^| )${HOLE}(?:.* )?)`, `(?=.* ${BELOW}(?: |$))`],
]

const fromEndToEnd = (sides: string, one: string, other: string): RegExp =>
  new RegExp(
    `(?<=(?:^| )(?:step|rebate|rabbet|ledge|shoulder) (?:.* )?(?:${sides})(?: .*)? )(?:, )?(?:(?:and|that|which|it|running|runs|run|going|goes|extending|extends|all|the|whole|full|way|length|right|straight) )*from (?:the )?(?:${one} to (?:the )?${other}|${other} to (?:the )?${one})(?: (?:of (?:it|the [a-z]+)|face|end|side))*(?= [,.;]|$| and )`,
    'u',
  )

/** What a body with round ends is called. */
const ROUND =
  '(?:cylinder|rod|post|stem|shaft|shank|stick|pin|peg|bar|neck|pole|column|pillar|boss|handle|disc|disk|cone|frustum|hemisphere|dome|tube|pipe)'

/** "the top circle of the cylinder", "the stem's flat circular top face": its end on that side. */
const endFace = (side: string): RegExp =>
  new RegExp(
    `(?<=(?:^| )(?:the|its|${ROUND}'s) )(?:(?:flat |round |circular )*(?:${side}) (?:(?:flat |round |circular )+(?:face|end|surface)|circle)|(?:flat |round |circular )+(?:${side})(?: (?:face|end|surface))?)(?= of (?:the|this) (?:[a-z]+ )?${ROUND}(?: |$)|(?<=${ROUND}'s .*)(?= |$))`,
    'u',
  )

/** A side of a body as distances are taken from it: not its top or bottom, from which it is worked. */
const DISTANT_SIDE =
  '(?:(?:(?:the|its) )?(?:left|right|front|back|rear|near|far)(?: hand)?(?: (?:edge|side|end|face|wall))?|(?:the|its) (?:top|bottom|upper|lower) edge|(?:one|the other|its other) (?:end|edge|side))'

export const PLACE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "12 mm from the left edge and from the front edge": as far from both; it is not drilled from the front.
  [
    new RegExp(
      `(?<=(?:^| )# (?:in |away |inwards? |each )*from ${DISTANT_SIDE}(?: ,)?(?: (?:from )?${DISTANT_SIDE}(?: ,)?)? (?:and|and also|as well as) )from(?= ${DISTANT_SIDE}(?: |$))`,
      'u',
    ),
    { category: 'filler', concept: 'as far from this one' },
  ],
  // "it goes all the way across in Y": from side to side, and no diameter.
  [
    /(?:all the way|right|straight|clear|completely|fully|entirely) across(?: the (?:block|part|body|plate|bar|piece|whole part))?(?= (?:in|along) (?:the )?[xy](?: (?:direction|axis))?(?: [,.;)]|$| and | with | at ))/u,
    { category: 'manner', concept: 'through' },
  ],
  // "in each of the four inside corners": those between the walls.
  [
    /(?<=(?:^| )(?:in|into|at|to) (?:(?:each|all|every|the|its|of|four|4) )+)(?:inside|inner|interior|internal)(?= corners?(?: |$))/u,
    { category: 'which', concept: 'inner' },
  ],
  // "a post in each corner, touching the two walls": as what stands in a corner does.
  [
    /(?<=(?:^| )corners?(?: .*)? )(?:touching|against|up against|tight against|in contact with|flush (?:with|against)|merging with|joined to|fused to) (?:(?:the|both|its|two|of|adjacent|adjoining|neighboring|side) )+walls(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as in a corner' },
  ],
  // "8 mm deep (radially)": as a groove around a body is.
  [
    /(?<=(?:^| )groove (?:.* )?# deep )(?:\( radially \)|radially)(?= |$)/u,
    { category: 'filler', concept: 'radially' },
  ],
  // "the groove is centred …, and it's symmetric": as one with two such widths is made.
  [
    /(?<=(?:^| )groove .*)(?:, )?and (?:it's |it is |is )?symmetric(?:al)?$/u,
    { category: 'filler', concept: 'alike on both sides' },
  ],
  // "the edge of the groove closest to the free end is 5 mm from the free end": as grooves and collars are told to lie anyway.
  [
    /(?<=^the )(?:edge|side|wall|flank|face) of(?= the (?:[a-z]+ )?(?:groove|collar|flange|rib|band|bead) (?:that is |that's |which is )?(?:closest|nearest|closer|nearer) to (?<end>(?:the|its) (?:[a-z]+ )?(?:end|top|bottom)(?: face)?)(?: of the [a-z]+)? (?:is|lies|sits) # (?:away |in |down |up )?from \k<end>(?: |$))/u,
    { category: 'filler', concept: 'the near side' },
  ],
  [
    /(?<=^the (?:edge|side|wall|flank|face) of the (?:[a-z]+ )?(?:groove|collar|flange|rib|band|bead) )(?:that is |that's |which is )?(?:closest|nearest|closer|nearer) to (?<end>(?:the|its) (?:[a-z]+ )?(?:end|top|bottom)(?: face)?)(?: of the [a-z]+)?(?= (?:is|lies|sits) # (?:away |in |down |up )?from \k<end>(?: |$))/u,
    { category: 'filler', concept: 'the near side' },
  ],
  // "each hole is 10 mm in from two of the plate's sides": the two that lie next to it.
  [
    /(?<=(?:^| )(?:each|every|all|they|both|holes)(?: .*)? # (?:in |away |inwards? )*from )two(?: of (?:the|its|their)(?: [a-z]+'s)?)?(?: (?:adjacent|adjoining|neighbou?ring|outer|outside))*(?= (?:edges|sides)(?: |$))/u,
    { category: 'which', concept: 'adjacent' },
  ],
  // "with its axis on X": along it.
  [
    /(?<=(?:^| )(?:its|the|whose) (?:axis|cent(?:er|re) ?line)(?: is| lies| lying)? )on(?= [xyz](?: [,.;:]|$))/u,
    { category: 'preposition', concept: 'along' },
  ],
  // "its outside face is flush with the left edge of the plate": the one that lies there.
  [
    /(?<=(?:^| )its )(?:outside|outer|exterior|outward) (?:face|side|surface)(?= (?:is|being|sits|lies) (?:flush|level|even) with )/u,
    { category: 'filler', concept: 'the side that lies there' },
  ],
  // "a ring of smaller bolt holes", "a circular pattern of six holes": a circle of them, and no ring.
  [
    /(?:circular |polar |round |ring shaped )?(?:ring|(?<=(?:circular|polar|round|ring shaped) )(?:pattern|array|arrangement|group))(?= of (?:(?:small|smaller|large|larger|bolt|screw|mounting|clearance|through|identical|round|circular|tapped|threaded|drilled|equal|equally spaced|evenly spaced|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|#|ø#|m\d+|diameter) )*(?:bolt ?holes|through ?holes|screw ?holes|mounting ?holes|holes|bores)(?: |$))/u,
    { category: 'portion', concept: 'circle' },
  ],
  // "evenly spaced around the disc, with their centers 30 mm from its center": as the distance says.
  [
    /(?<=(?:^| )(?:evenly|equally) (?:spaced|distributed|spread|arranged) )(?:all )?(?:around|about) (?:the|its|this) (?:disc|disk|flange|ring|part|plate|wheel|cent(?:er|re)|axis|cent(?:er|re) hole|bore|circle)(?= (?:, )?(?:(?:with|and|at|each|all|a|their|the|radius|distance|of|its|cent(?:er|re)s?|lying|located|placed|being|are) )*# (?:(?:away )?from|radius|off))/u,
    { category: 'filler', concept: 'around its middle' },
  ],
  // "the center of the circle at the end of the cylinder": of its end.
  [
    /(?<=(?:center|centre|middle) of the )(?:flat |round )?(?:circle|circular face|round face) (?:(?:that|which) (?:is|lies) )?(?:at|on) (?:the|that|each|its|one) end(?= of (?:the|this|that|it|each)(?: |$)|$)/u,
    { category: 'edge', concept: 'end' },
  ],
  // "a hole from the bottom of the slot right through": wherever it is, it goes through.
  [
    /(?<=(?:^| )(?:hole|bore)(?: [^.;]*)? )(?:(?:going|goes|running|runs|drilled) )?from (?:the|its) (?:bottom|floor) of (?:the|this|that) (?:slot|groove|channel) (?:(?:right|straight|all the way|down|completely|on) )*through(?: (?:the|this) (?:rest of the )?(?:block|plate|part|bar|body|piece))?(?= [,.;)]|$| and )/u,
    { category: 'manner', concept: 'through' },
  ],
  // "from the bottom, drill a hole up the center": in the middle, as it starts below anyway.
  ...UP_FROM_BELOW.map(
    (below) =>
      [
        new RegExp(
          `${below[0]}(?:straight |directly |right |vertically )*up(?:wards?)?(?: (?:in|into|along)(?= (?:the|its) (?:[a-z]+ )?(?:cent|mid)))?(?= (?:the|its) (?:very |exact )?(?:cent(?:er|re)|middle|cent(?:er|re) ?line|cent(?:er|re) axis)(?: |$))${below[1]}`,
          'u',
        ),
        { category: 'preposition', concept: 'in' },
      ] as const,
  ),
  ...UP_FROM_BELOW.map(
    (below) =>
      [
        new RegExp(
          `${below[0]}(?:straight |directly |right |vertically )*up(?:wards?)?(?= along (?:the|its) axis(?: |$))${below[1]}`,
          'u',
        ),
        { category: 'filler', concept: 'as it starts below' },
      ] as const,
  ),
  // "a blind hole up into the cone from the bottom of the base": its mouth is in the base, and its depth is told from there.
  [
    /(?<=(?:^| )(?:hole|bore)s? )(?:(?:that|which) (?:goes|runs) )?(?:straight )?(?:up |upwards? )?into the (?:[a-z]+ )?(?<into>[a-z]+)(?= from the (?:bottom|underside|lower face|bottom face) of the (?:[a-z]+ )?(?!\k<into>)[a-z]+(?: |$))/u,
    { category: 'filler', concept: 'as far as it is deep' },
  ],
  // "a groove in the front face and one in the back face": in both of them alike.
  [
    new RegExp(
      `(?<=(?:^| )an? (?:(?:#|ø#|#x#|[a-z]+) ){0,4}(?:hole|bore|groove|slot|pocket|recess|notch|channel) (?:[^.;]* )?(?:in|into|on) (?:the|its) ${NAMED_FACE} )and (?:also )?(?:another one |one |another )?(?:in|into|on)(?= (?:the|its) ${NAMED_FACE}(?: |$))`,
      'u',
    ),
    { category: 'conjunction', concept: 'and' },
  ],
  // "drilled through from the bottom": from where is all the same.
  [
    /(?<=(?:^| )through )from (?:the |its )?(?:bottom|below|underneath|underside)(?: face| side)?(?= [,.;]|$| and )(?!.*counter)/u,
    { category: 'filler', concept: 'as it goes through' },
  ],
  // "10 mm from both of the edges next to it": those that are anyway meant.
  [
    /(?<=# (?:away )?from (?:the |both |each |of |all |two )*(?:edges?|sides?) )(?:(?:that|which) (?:are|is) )?(?:next to|adjacent to|closest to|nearest to|nearest|beside|near|bordering) (?:it|them|that corner|(?:each|the) (?:hole|corner))(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'the edges it lies next to' },
  ],
  // "joins them along the line between the two centers", "the rod lies on the line through both centers": as what joins two does.
  [
    /(?<=(?:join|connect|link|rod |bar |cylinder |shaft |handle )(?:.* )?)(?:along|on|in) (?:the|a) (?:straight )?(?:line|axis) (?:between|through|joining|connecting|of) (?:(?:the|their|both|two) )+(?:cent(?:er|re)s|center points)(?: of (?:(?:the|both|two) )+(?:spheres|balls|discs|disks|cylinders|ends))?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'from middle to middle' },
  ],
  // "Extrude a 16 mm stem from the top face up 20 mm": by so much, away from that side.
  [
    /(?<=(?:^| )extrude (?:a|an) .* from (?:the|its) (?:[a-z]+ ){1,4})(?:straight )?(?:up|down|out|upwards?|downwards?|outwards?)(?: by)?(?= #(?: [,.;]|$))/u,
    { category: 'dimension', concept: 'height' },
  ],
  [endFace('top|upper'), { category: 'face', concept: '+z' }],
  [endFace('bottom|lower'), { category: 'face', concept: '-z' }],
  // "spaced 15 mm both ways", "12 mm apart each way": along both sides of the face.
  [
    /(?<=(?:^| )(?:spaced|spacing|pitch|apart|distance)(?: .*)? # (?:(?:apart|center to center|centre to centre|on centers?|on centres?|centers|centres) )?|# (?:apart|center to center|centre to centre|on centers?|on centres?|centers|centres) )(?:in )?(?:both|each) ways?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'along both sides' },
  ],
  ...WHEEL_PHRASES,
  ...ROW_PHRASES,
  // "a hole from the left side into the pocket", "in the front face, breaking into the pocket": through the wall between them.
  [
    /(?<=(?:^| )(?:hole|port|bore|passage|drilling)s?(?: .*)? (?:left|right|front|back|rear|side|outside|end|bottom|underside)(?: .*)? )(?:, )?(?:(?:that|which|and|it|through the wall|all the way|straight|right|inwards?) )*(?:(?:breaks?|breaking|opens?|opening|leads?|leading|goes|going|runs?|running|reaching|reaches) )?(?:(?:through|out) )?(?:into|to) the (?:pocket|recess|cavity)(?= [,;.)]|$| and | so )(?!.* # deep(?: |$))/u,
    { category: 'manner', concept: 'one wall' },
  ],
  // "a hole through the left wall of the pocket": that one alone, from its outside.
  ...Object.entries(WALL_WORDS).map(([side, concept]): readonly [RegExp, Entry] => [
    new RegExp(
      `${BORED}(?<= through (?:the|its) )${side}(?: hand)?(?: side)? wall(?: of the (?:pocket|recess|cavity))?(?= |$)(?!.* (?:and|opposite|other) )`,
      'u',
    ),
    { category: 'face', concept },
  ]),
  [
    new RegExp(
      `${BORED}through(?= (?:the|its) (?:left|right|front|back|rear)(?: hand)?(?: side)? wall(?: |$))(?!.* (?:and|opposite|other) )`,
      'u',
    ),
    { category: 'manner', concept: 'one wall' },
  ],
  // "inset 30 mm from the edges, along both the length and the width": from all of them, as it says already.
  [
    /(?<=(?:inset|set in|set back|#)(?: .*)? from (?:the|all|its) (?:(?:four|outer) )*(?:edges|sides)(?: of (?:the|its) [a-z]+(?: [a-z]+)?)? )(?:, )?(?:(?:in|along) both (?:the )?(?:directions|axes|ways|x and (?:the )?y(?: directions| axes| axis)?|length and (?:the )?width(?: directions)?|length and width)|both (?:in|along) (?:the )?(?:length|x) and (?:in |along )?(?:the )?(?:width|y))(?= [,.;]|$)/u,
    { category: 'filler', concept: 'from all edges' },
  ],
  // "The sides of the legs should be parallel to the X and Y axes": as they are drawn anyway.
  [
    /(?:with )?(?:the|their|its) (?:sides|edges|faces)(?: of (?:the|each|all|its) [a-z]+)? (?:(?:should|must|are|is|be|being|all|lie|run|running) )*(?:parallel (?:to|with)|aligned (?:with|to)|in line with) (?:the )?(?:x and (?:the )?y (?:axes|axis|directions)|(?:sides|edges) of the [a-z]+(?: [a-z]+)?)(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as they are drawn' },
  ],
  // "a slot whose centerline is 20 mm from the left edge": its middle, which way it runs is told anyway.
  [
    /(?<=(?:^| )(?:its|whose|the) )(?:longitudinal |long )?cent(?:er|re) ?line(?= (?:of (?:the|this) (?:slot|groove|channel|rib|web|wall|arm|pocket|hole|bore) )?(?:(?:is|lies|being|at|located|should be|must be|sits|runs) )*# )/u,
    { category: 'place', concept: 'centre' },
  ],
  // "12 mm inside the right edge": so far from it.
  [
    /(?<=# )(?:just )?inside(?: of)?(?= (?:the|its) (?:top|bottom|upper|lower|left|right|front|back|rear)(?: hand)? (?:edge|end|side)(?: |$))/u,
    FROM,
  ],
  // "20 mm below the top edge", "15 mm above the lower edge": so far from it, as one looks at the face.
  [
    /(?<=# )(?:directly |straight )?(?:below|under|down from)(?= (?:the|its) (?:top|upper) edge(?: |$))/u,
    FROM,
  ],
  [
    /(?<=# )(?:directly |straight )?(?:above|over|up from)(?= (?:the|its) (?:bottom|lower) edge(?: |$))/u,
    FROM,
  ],
  // "to the right of it … on the same line": level with it, as it is anyway.
  [
    /(?<=(?:^| )(?:(?:right|left) of|above|below|next to|beside) .*)(?:, )?(?:and )?(?:(?:on|along|at|in) )(?:the|this|that) same (?:(?:horizontal|vertical|long|short) )?(?:cent(?:er|re) ?line|line|level|height|axis|row)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'level with the other' },
  ],
  // "both holes, in the same direction".
  [
    /(?<=(?:^| )(?:both|two|holes|slots|bores)(?: .*)? )(?:, )?(?:and )?(?:in|along|facing|running) the same (?:direction|way)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'both one way' },
  ],
  // "a second slot, same size and same direction": like the first in all but its place.
  [
    /(?<=same (?:size|sizes|dimensions|shape)(?: ,)? (?:and )?)(?:(?:with|of|in) )?(?:the )?same (?:direction|orientation|way)(?= [,.;)]|$| and | but )/u,
    { category: 'filler', concept: 'both one way' },
  ],
  // "through the boss, going through the arm too": through both of them.
  [
    /(?<=(?:^| )(?:hole|bore)s? (?:.* )?through (?:.* )?(?:the|each) [a-z]+ )(?:, )?(?:and )?(?:(?:it|they|then) )?(?:(?:going|goes|go|passing|passes|running|runs|continuing|continues|carrying on|drilled) )?(?:on |straight |right )?through(?= the [a-z]+ (?:too|as well|also)(?: |$))/u,
    { category: 'conjunction', concept: 'and' },
  ],
  // "a slot pointing in the same direction as the arm": along its length.
  [
    /(?<=(?:^| )(?:slot|groove|pocket|window|cutout|it|it's|its|wide|long|deep)(?: .*)? )(?:(?:that|which|and|it|is|are) )*(?:(?:pointing|points?|running|runs?|oriented|aligned|lying|lies|going|goes|laid|facing|elongated) )?(?:in |along )?the same (?:direction|way|orientation) as (?:the|its)(?: (?:whole|main|long))? (?!dis[ck]s?|rings?|washers?|cylinders?|slots?|holes?|grooves?|pockets?|first|second|other|previous|axis|one|ones|hands?|above|before)[a-z]+(?= [,.;)]|$| and )/u,
    { category: 'axis', concept: 'lengthwise' },
  ],
  // "30 mm deep into it from the top of the hexagon": from there, whatever it goes into.
  [
    /(?<=# deep )into (?:it|this|the (?:part|piece|body))(?= from (?:the )?(?:top|upper face|top face|end|end face) of (?:the|this) )/u,
    { category: 'filler', concept: 'into the part' },
  ],
  // "a hole along the vertical axis": that of the part.
  [
    /(?<=(?:along|about|around|on) )(?:the |its )vertical (?:(?:center|centre|central) )?(?:axis|(?<=(?:along|about|around) (?:the|its) vertical )cent(?:er|re) ?line)(?= |$)/u,
    { category: 'axis', concept: 'z' },
  ],
  // "along the X edge of the leaf at Y=0": the way it runs; where that is, the coordinate says.
  ...(['x', 'y', 'z'] as const).map(
    (axis) =>
      [
        new RegExp(
          `(?<=along )(?:the |its )?${axis} (?:edge|side)(?: of the [a-z]+)?(?= at (?!${axis})[xyz]=#)`,
          'u',
        ),
        { category: 'axis', concept: axis },
      ] as const,
  ),
  // "a hole 20 mm from its centre", "8 mm from its edge": those of the body that it is in.
  [
    /(?<=(?:^| )(?:hole|bore|slot|pocket)s?(?: .*)? # (?:away |in |out )?from )its(?= (?:cent(?:er|re)|middle|edge|rim|axis)(?: [,.;]|$| and ))/u,
    { category: 'determiner', concept: 'the' },
  ],
  // "a square hole, 10 mm wide": as long as it is wide.
  [
    /(?<=(?:^| )square (?:hole|opening|window|cutout|recess|pocket) (?:, )?(?:that is |which is )?# )(?:wide|across|in width)(?= [,.;]|$| and (?:# deep|through)| through )(?!.*# (?:long|high|tall))/u,
    { category: 'dimension', concept: 'side' },
  ],
  // "a cylinder 50 mm long lies on a plate": on its side, as what stands does not lie.
  [
    /(?<=(?:^| )(?:cylinder|rod|tube|pipe|pin|dowel|roller)(?: .*)? # (?:long|in length) (?:, )?)(?:(?:that|which) )?(?:lies|lying|is lying|is laid|laid)(?= (?:flat )?(?:on|on top of|across) (?!its))/u,
    { category: 'which', concept: 'horizontal' },
  ],
  // "the front long face", "the left short edge": which one it is, by its side.
  [
    new RegExp(`${NAMED_SIDE}(?:long|longer|short|shorter) faces?(?= |$)`, 'u'),
    { category: 'edge', concept: 'face' },
  ],
  [
    new RegExp(`${NAMED_SIDE}(?:long|longer|short|shorter) (?:side|edge)s?(?= |$)`, 'u'),
    { category: 'edge', concept: 'edge' },
  ],
  // "cross holes, both at right angles to the length": as what goes across does.
  [
    /(?<=(?:^| )(?:cross|crosswise|transverse) (?:.* )?)(?:, )?(?:both |each |all )?(?:at right angles|perpendicular|square) to (?:the|its) (?:(?:long|central|center|centre) )?(?:length|axis|bar|shaft|rod)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'across' },
  ],
  // "cut in half lengthwise along a plane through its axis".
  [
    /(?<=half (?:lengthwise|lengthways|along its length|down its length) )(?:along|by|with|on|at|in) (?:a|the) plane (?:through|containing|that contains|including|along) (?:its|the)(?: (?:central|long|longitudinal))? (?:axis|cent(?:er|re) ?line)(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'through its middle' },
  ],
  // "a step along its right side … running from front to back": along that side, as it does anyway.
  [fromEndToEnd('right|left', 'front', 'back'), { category: 'filler', concept: 'all along that side' }],
  [fromEndToEnd('front|back|rear', 'left', 'right'), { category: 'filler', concept: 'all along that side' }],
  // "a step 25 mm wide and 20 mm down from the top": how deep it is.
  [
    /(?<=(?:^| )(?:step|notch|rebate|rabbet|ledge|shoulder|relief) (?:.* )?# )(?:straight )?(?:down|downwards?) from (?:the|its) top(?: face| surface| side)?(?= [,.;]|$| and )/u,
    { category: 'dimension', concept: 'depth' },
  ],
  // "four counterbored holes: 6.6 mm holes with 11 mm counterbores": what they are, before it is told.
  [
    /(?:counterbored|countersunk)(?= (?:screw |bolt |mounting |through )*holes? (?:[^:]* )?: .*(?:counterbore|counterbores|countersink|countersinks|countersunk|counterbored)(?: |$))/u,
    { category: 'filler', concept: 'told behind' },
  ],
]
