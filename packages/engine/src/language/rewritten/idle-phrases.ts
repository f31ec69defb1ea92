/** Phrases that tell what is so anyway: bodies that touch are one piece, a cut opens at the surface. */
import type { Entry } from '../lexicon/entry.ts'
import { KEPT_PHRASES } from './kept-phrases.ts'
import { PROSE_PHRASES } from './prose-phrases.ts'

const NUMBER = '(?:three|four|five|six|seven|eight|nine|ten|twelve|\\d+)'

export const IDLE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "Throw away the small piece": what was just cut off.
  [
    /(?<=^|[,;] |and )(?:then )?(?:throw away|discard|get rid of|toss) the (?:(?:small|smaller|little|lower|upper|cut off|removed|severed|leftover|bottom|top) )+(?:piece|part|bit|cap|slice|portion)(?: (?:that|which) (?:was|is|has been) (?:cut|sliced) off)?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'what was cut off' },
  ],
  // "The two holes do not meet": as their depths say, which are measured.
  [
    /(?<=^|[,;(] )(?:(?:so|so that|and|but|thus) )*(?:the|these|both|they)(?: (?:the|two|of|both))*(?: (?:blind )?(?:holes|bores|pockets|slots))? (?:do not|don't|must not|should not|shouldn't|mustn't|never|won't|will not) (?:meet|touch|connect|intersect|break through|break into each other|run into each other|join)(?: each other| one another| in the middle| inside)?(?= [,.;)]|$)(?<=(?:holes|bores|pockets|slots|they) .*)/u,
    { category: 'filler', concept: 'as their depths say' },
  ],
  // "After joining them, …", "Once the two are united into one body, …": bodies that touch are one anyway.
  [
    /^(?:(?:then|now|next|and|finally) (?:, )?)?(?:after|once|when|having|upon|with|by) (?:(?:joining|uniting|fusing|merging|combining|unifying|connecting|adding|stacking|joined|united|fused|merged|combined|unified|connected|stacked)(?: (?:them|both|these|these two|the two|all three|the three|both of them)(?: (?:cylinders|bodies|parts|shapes|pieces|solids|blocks|boxes|discs|plates))?|(?: the)? (?:cylinders|bodies|parts|shapes|pieces|solids|blocks|discs|plates))|(?:they|both|these|(?:the|both|all)(?: (?:two|three|four))?(?: (?:cylinders|bodies|parts|shapes|pieces|solids|blocks|boxes|discs|plates))?) (?:are|have been|were) (?:joined|united|fused|merged|combined|unified|connected))(?: (?:together|with each other))?(?: (?:into|to form|to|as) (?:(?:a|an|one|single|solid) )*(?:body|object|part|piece|solid|shape))? ,/u,
    { category: 'filler', concept: 'bodies that touch are one' },
  ],
  ...PROSE_PHRASES,
  ...KEPT_PHRASES,
  // "the whole group being centred on the plate", "centred as a group": they are, one beside the other.
  [
    /(?:and |with )?(?:the |this )(?:whole |entire |complete )?(?:group|set|array|pattern)(?: of (?:slots|holes|them|windows|openings))? (?:being|is)(?= cent(?:red|ered) )/u,
    { category: 'filler', concept: 'all of them together' },
  ],
  [
    /(?<=cent(?:red|ered)(?: on (?:the|its) [a-z]+)? )as a (?:whole|group|set)(?= |$)/u,
    { category: 'filler', concept: 'all of them together' },
  ],
  // "and stops at Z=0, where it meets the other two": which it does there anyway.
  [
    /(?<=(?:^| )(?:holes?|bores?|ports?|drillings?|passages?|channels?)(?: .*)? )(?:, )?where (?:it|they|this one) (?:meets?|joins?|intersects?|crosse?s?|connects? (?:with|to)|breaks into|opens into) (?:each other|one another|both|them|(?:the|both) (?:other|first|second|cross|main|two|others)(?: (?:two|holes?|bores?|ports?|drillings?|passages?|one|ones))*|the (?:main |central |cross |long )?(?:gallery|bore|passage|channel))(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'holes that meet' },
  ],
  // "and two more 6 mm holes": told in full, they are others than those before.
  [
    /(?<=(?:^| )(?:one|two|three|four|five|six|eight|\d+) )(?:more|further|additional)(?= (?:#|ø#|r#) (?:[a-z]+ )*(?:holes?|bores?|slots?)(?: |$))/u,
    { category: 'filler', concept: 'besides those told' },
  ],
  // "drilled horizontally through the vertical leg": as what goes through it does.
  [
    /horizontally(?= through (?:the|each|both|its)(?: [a-z]+)? ?(?:vertical|upright|walls?|ears?|cheeks?)(?: |$))/u,
    { category: 'filler', concept: 'the way through it' },
  ],
  // "A circular flange 30 mm in diameter and 5 mm thick forms the base": what it is to the part.
  [
    /(?<=^(?:a|an) (?:[a-z]+ )+(?:.* )?#.* )(?:forms|makes up|serves as|acts as|constitutes) (?:the|its) (?:base|bottom|foot|body|main body|core|lower part)(?: of the (?:part|object|model|piece))?(?= [(,;]|$)/u,
    { category: 'filler', concept: 'what it is to the part' },
  ],
  // "a 2.5 mm wall (floor also 2.5 mm)": the same once more.
  [
    /(?<=(?:^| )(?:floor|bottom|base|walls?|roof|ceiling|lid|sides?)(?: (?:is|are))? )(?:also|likewise|equally|too)(?= # )/u,
    { category: 'filler', concept: 'the same for both' },
  ],
  // "The fins are created with a polar pattern": how several are made that were told.
  [
    /(?<=(?:^| )(?:the|these|those|all|they)(?: [a-z]+){0,3} )(?:are|is|were)(?: all)? (?:created|made|produced|generated|formed|built|modell?ed|replicated|repeated|copied|duplicated|patterned|arrayed|distributed|arranged|placed)(?: (?:with|by|using|through|via|as|in|from|one))* (?:a |an |the )?(?:polar|circular|radial|angular|rotational|linear|rectangular|mirror)(?: feature)? (?:pattern|array|patterns|arrays|patterning)(?: (?:about|around) (?:the |its )?(?:z |central |cent(?:er|re) )?(?:axis|origin|cent(?:er|re)))?(?= [,.;]| and |$)/u,
    { category: 'filler', concept: 'how they are made' },
  ],
  // "First, add a cube": the order of the work, not the first of several cubes.
  [
    /^(?:first|firstly|second|secondly|third|thirdly|fourth|fourthly|fifth)(?=(?: ,)? (?:add|cut|drill|make|create|place|put|attach|draw|sketch|extrude|remove|subtract|start|begin|take|chamfer|fillet|bore|mill|model|build|there (?:is|are)) )/u,
    { category: 'filler', concept: 'order of the work' },
  ],
  // "It has both a slot and two holes": one after the other, as they are told.
  [
    /(?<=(?:has|have|having|with|features|contains|carries|includes) )both(?= (?:a|an|one|two|three|four|five|six|eight|\d+) .* (?:and|as well as) )/u,
    { category: 'filler', concept: 'one and the other' },
  ],
  // "The outer shape is a truncated cone": the body, seen from outside.
  [
    /(?<=(?:^|: )(?:the|its) )(?:outer|outside|external|exterior)(?= (?:shape|form|geometry|part|solid)(?: of the [a-z]+)? is (?:a|an) )/u,
    { category: 'filler', concept: 'the body itself' },
  ],
  [
    /(?<=(?:^|: )(?:the|its) )(?:outer|outside|external|exterior) (?:surface|profile|contour|outline|envelope|wall|face)(?= is (?:a|an) (?:[a-z]+ )*(?:cylinder|cone|frustum|prism|sphere|box|block|tube|hemisphere)(?: |$))/u,
    { category: 'whole', concept: 'whole' },
  ],
  // "extend radially outward from the hub surface": where what stands out from it begins.
  [
    /(?<=(?:(?:outwards?|radially|radial|radiat(?:e|es|ing))(?: .*)? from|(?:starting|beginning) (?:at|from)) (?:the|its) (?:[a-z]+ )?(?:hub|disc|disk|cylinder|shaft|core|rod|ring|barrel|drum|boss|rotor|collar|tube|body|post|spindle|column|base) )(?:outer |outside |outward |cylindrical |curved |side )*(?:surface|wall|perimeter|circumference|rim|edge|face|periphery)(?= |$)/u,
    { category: 'filler', concept: 'where they begin' },
  ],
  // "to a tip radius of 45 mm", "an outer radius of 45 mm": how far it reaches.
  [
    /(?<=(?:to|at) (?:a |an )?)(?:tip|end|outer end|blade tip|arm tip)(?= radius (?:of )?#)/u,
    { category: 'filler', concept: 'where they end' },
  ],
  // "from the side …, and out of the opposite side": as what goes through does.
  [
    /(?<=(?:from|through|into) .*)(?:, )?(?:and )?(?:(?:comes|coming|exits|exiting|goes|going|back) )*out(?: of| at| on| through)? (?:the|its) (?:opposite|other) (?:side|end|face|wall)(?: of (?:the|it) ?[a-z]*)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'all the way through' },
  ],
  // "4 mm deep (radially inward from the surface)": as a depth is measured.
  [
    /(?<=# (?:deep|depth|in depth) )(?:\( )?(?:measured )?(?:radially )?(?:inwards? |in |down )?(?:measured )?from the (?:(?:outer|outside|shaft|cylinder|cylindrical|round|top|shaft's|outer cylindrical) )*(?:surface|wall)(?: of the (?:shaft|cylinder|rod))?(?: \))?(?= |$)/u,
    { category: 'filler', concept: 'as a depth is measured' },
  ],
  // "3 mm wide (tangential)": across, as the width of what points outwards is.
  [
    /(?<=# (?:wide|thick|in width|in thickness) )\( (?:tangential|tangentially|tangential direction|circumferentially) \)/u,
    { category: 'filler', concept: 'across' },
  ],
  // "through all steps", "through all three sections": through the whole part.
  [
    /(?:(?:passes|passing|runs|running|goes|going) )?(?:completely |straight )?through (?:all|all of|each of)(?: (?:the|these|its))?(?: (?:two|three|four|five))? (?:steps|sections|tiers|levels|diameters|layers|stages|bodies|parts|components|elements|segments)(?= |$)/u,
    { category: 'manner', concept: 'through' },
  ],
  // "both end edges (bottom edge of the lower journal, top edge of the upper journal)": those that they are.
  [
    /(?<=(?:ends|end edges) )(?:of (?:it|(?:the|this) [a-z]+) )?\( (?:the )?(?:bottom|lower|left)(?: (?:edge|end|rim|face))? of the (?:bottom|lower|lowest|left|first) [a-z]+ (?:,|and)(?: and)? (?:the )?(?:top|upper|right)(?: (?:edge|end|rim|face))? of the (?:top|upper|uppermost|right|last) [a-z]+ \)/u,
    { category: 'filler', concept: 'which ends it has' },
  ],
  // "a four-way pipe cross": how many ends such a fitting has, in its name.
  [
    /(?:two|three|four|five|six|#) (?:- )?(?:way|port|ended)(?= (?:[a-z]+ )?(?:pipes?|tee|cross|fitting|valve|junction|connector|manifold|joint|coupling|elbow|adapter|union)(?: |$))/u,
    { category: 'filler', concept: 'how many ends it has' },
  ],
  // "so that the two holes cross in the middle": as holes through the middle do.
  [
    /(?:, )?(?:(?:and|so that|such that|so|where) )*(?:the|both|these|all)(?: of)?(?: the| these)?(?: two| three| four)? (?:holes|slots|channels|tunnels|openings|cutouts|passages|bores|cuts|pipes|tubes|interiors) (?:(?:should|must|will|all|both|then|thus|now) )*(?:cross|intersect|meet|overlap|connect|join|communicate|run into|break into|open into|come together|cut through)(?: up)?(?: (?:with )?(?:each other|one another))?(?: (?:at|in|inside|right in|exactly in|right at|exactly at) (?:the|its|their)(?: very| exact)? (?:cent(?:er|re)|middle|inside|heart|core)(?: of (?:the|this) [a-z]+)?)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as they go through the middle' },
  ],
  // "a length of 30 mm measured from the edge of the disc": where what is set against it begins.
  [
    /(?<=(?:length|reach) of # |# (?:long|in length) )(?:\( )?(?:as )?(?:measured|counted|starting) (?:outwards? |starting )?from (?:the|its) (?:outer |outside )*(?:edge|side|surface|rim|face|circumference) of (?:the|this) [a-z]+(?: \))?/u,
    { category: 'filler', concept: 'where it begins' },
  ],
  // "a 100 mm long piece of U-channel", "a 60 mm length of square tubing": the stock itself.
  [
    /(?<=^(?:[a-z']+ ){0,4}(?:a|an|one)(?: # long)? )(?:straight |short |cut )*(?:piece|length|section|stretch) of(?= (?:(?:[a-z]+ )?[uchilt] (?:channel|beam|section|profile)|(?:(?:[a-z]+ ){0,2})(?:tubing|tube|pipe|bar|rod|angle|angle iron|box section|hollow section|flat bar|round bar))(?: |$))/u,
    { category: 'filler', concept: 'the stock itself' },
  ],
  // "All three walls (the bottom and the two sides) are 4 mm thick": as a channel has them.
  [
    /(?<=^all )(?:three(?: of (?:the|its))?)(?= walls \( (?:the )?(?:bottom|base|floor|web) and (?:the )?(?:two|both) (?:sides|side walls|legs|flanges) \) )/u,
    { category: 'filler', concept: 'as a channel has' },
  ],
  // "a slot 50 mm long (including the rounded ends)": as the length of a slot is told.
  [
    /(?<=(?:^| )slot (?:.* )?# (?:long |in length )?)(?:\( |, )?(?:including|incl|counting)(?: (?:the|its|both|two))* (?:round|rounded|semicircular|semi circular) ends(?: \))?(?= |$)/u,
    { category: 'filler', concept: 'over its ends' },
  ],
  // "The trapezoid is symmetric": as everything is that nothing else is said of.
  [
    /(?<=(?:is|are|be|should be|being) )(?:perfectly |fully |completely )?symmetric(?:al)?(?= [,.;]|$| and | with )/u,
    { category: 'filler', concept: 'praise' },
  ],
  // "The flat side should be facing down": as what has one lies.
  [
    /(?:(?:with|and) )?(?:the|its) flat (?:side|face|surface|base)(?: of (?:the|this|it|each)(?: half)?(?: [a-z]+)?)? (?:(?:should|must|shall|will) )?(?:(?:is|be|being|should be|must be) )?(?:(?:facing|pointing|turned|oriented|lying|resting) )?(?:down|downwards?|at the bottom|on the (?:ground|xy plane|bottom|floor))(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as it lies' },
  ],
  // "right in the center", "right through the middle": exactly there, and no side.
  [
    /(?<!(?:^| )(?:the|to|on|its|at|far|from|and|or|upper|lower|top|bottom|front|back|rear|left|near) )(?<![a-z])(?:right|smack|smack dab|dead|bang)(?= (?:in|at|on|through|into|above|below|over|under|next to|where|behind|beside|against|down|up) )/u,
    { category: 'filler', concept: 'exactly there' },
  ],
  // "inside a circle of 40 mm, so that all six vertices lie on it": as the circle around a polygon is meant.
  [
    new RegExp(
      `(?:, )?(?:(?:and|with|so that|so|such that|where|which means) )?(?:(?:all|each|every)(?: of)? )?(?:the |its )?(?:${NUMBER} )?(?:vertices|vertex|corners?|corner points|points|tips) (?:(?:are|is|lies?|lying|being|sits?|touch(?:es)?|touching|placed|located|exactly|falls?|all) )+(?:(?:on|at) )?(?:the|this|that|its) (?:circumscribed |outer |imaginary )?(?:circle|circumference|circumcircle)(?= |$)`,
      'u',
    ),
    { category: 'filler', concept: 'the circle around it' },
  ],
  // "its bottom edge is horizontal": which way a figure is turned on paper; of an even number of fourths it would matter.
  [
    /(?<=^|(?:triangle|pentagon|hexagon|heptagon)(?: .*)? )(?:, )?(?:(?:and|with|so that|where) )?(?:its|the|one of its|one) (?:bottom |lower |base )?(?:edge|side|base) (?:(?:is|being|lies|lying|should be|runs|running|kept) )?(?:horizontal|horizontally|parallel to the (?:x axis|horizontal axis|horizontal))(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'as it is turned on paper' },
  ],
  // "a cone whose base coincides with the top face of the cylinder": as wide as what it stands on, as it is anyway.
  [
    /(?<=^|(?:cone|pyramid|frustum|hemisphere|dome|roof|prism)(?: .*)? )(?:, )?(?:(?:and|with|so that|so|such that) )?(?:whose|its|the|a) (?:circular |square |flat |round )?(?:base|(?<=flat )(?:side|face|surface)) (?:(?:is|being|exactly|fully|that|which) )*(?:coincides with|coinciding with|coincident with|matches|matching|equals|equal to|the same as|identical to|identical with|covers|covering|fills|filling|formed by|rests on|resting on|sits on|sitting on|lies on|lying on)? ?(?:exactly |all of |fully )?(?:the|its) (?:[a-z]+['’]s? )?(?:whole |entire |upper |flat )*top(?: face| surface| square| circle| side| end| edge)?(?: of (?:it|the [a-z]+))?(?: (?:exactly|completely|fully|entirely|perfectly))?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as wide as what it stands on' },
  ],
  // "30 mm tall from where it meets the base", "measured from the top of the plate": its own height.
  [
    /(?<=# (?:tall|high|long|in height|in length) (?:\( )?(?:, )?)(?:as )?(?:measured |counted |taken )?(?:up |upwards? )?(?:from|above) (?:(?:the (?:point|place) )?where (?:it|they) (?:meets?|joins?|leaves?|touch(?:es)?|stands? on|sits? on|rests? on) (?:the|its) [a-z]+(?: [a-z]+)?|(?:the|its) (?:top|upper)(?: face| surface| side)?(?: of (?:the|its) [a-z]+(?: [a-z]+)?)?|the [a-z]+['’]s top(?: face| surface)?)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'its own height' },
  ],
  // "right next to it, so that the two share a whole face": as bodies that touch do.
  [
    /(?:, )?(?:and |so (?:that )?|such that |where )(?:they|it|both|the two|these two|their (?:edges|sides|faces|ends)|the (?:two )?(?:cubes|blocks|boxes|bodies|plates|pieces|bars|parts|rectangles|figures|shapes|sketches))(?: both| just)? (?:share|touch|abut|meet|are in contact|lie against|stand against|are touching|join)(?: (?:along|at|in|over|with|on))? ?(?:(?:a|an|one) (?:(?:whole|full|entire|complete|common|single) )*(?:face|side|surface)|(?:the )?(?:whole|entire|full) (?:of )?(?:the |a )?(?:face|side)|each other|one another)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as they touch' },
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
  // "a pyramid 30 mm high covering the whole top": as wide as what it stands on, as it is anyway.
  [
    /(?<=(?:cone|pyramid|wedge|roof|ramp)(?: .*)? )(?:, )?(?:covering|that covers|which covers|and covers|occupying|that fills|filling|spanning) (?:the |its |all of |whole of |all )*(?:the |its )?(?:whole |entire |full |complete )(?:of )?(?:the |its )?(?:top|upper)(?: face| surface| side)?(?: of (?:it|the [a-z]+))?(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'as wide as what it stands on' },
  ],
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
  // "The bore is a 30 mm diameter cylinder": what a bore is anyway.
  [
    /(?<=^(?:the|its|an|a) (?:[a-z]+ )*(?:bore|hole|passage) (?:is|should be|must be) (?:a |an )?(?:(?:solid|straight|plain|simple|vertical|horizontal|#|in|diameter|radius|ø#|r#|concentric|coaxial|central|of) )*)(?:straight |plain |simple )?cylinder(?= |$)/u,
    { category: 'filler', concept: 'as a bore is' },
  ],
  // "The inner bore is 30 mm in diameter and goes through the full height": the hole, no size of a tube.
  [
    /(?<=^(?:the|its|an) )(?:interior|internal|inner|inside) (?:bore|hole)(?= (?:.* )?(?:through|passes|passing|runs|running|goes|going|extends|extending|cylinder|z=#|along|is cut|is drilled)(?: |$))/u,
    { category: 'feature', concept: 'hole' },
  ],
  // "The interior cavity from Z=5 …": inside, as a cavity is.
  [
    /(?<=(?:^| )(?:the|an|its|one) )(?:interior|internal|inner|inside)(?= (?:(?:[a-z]+ )?(?:cavity|pocket|recess|chamber|void)|[a-z]+ bore)(?: |$))/u,
    { category: 'filler', concept: 'as a cavity is' },
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
  // "two sketches of two rectangles", "draw two sketches of small circles": as many as are drawn.
  [
    /(?<=(?:^| )(?:draw|create|make|sketch) )(?:two|three|four|\d+) sketches of(?= (?:two|three|four|\d+) )/u,
    { category: 'filler', concept: 'sketch talk' },
  ],
  // "10 mm across at the surface": where every cut is measured, unless its bottom is told as well.
  [
    /(?<=# (?:across|in diameter|diameter) )at (?:the|its) (?:surface|top surface|mouth|opening|face)(?= |$)(?!.*(?:bottom|root|base))/u,
    { category: 'filler', concept: 'where it opens' },
  ],
  // "the middle one in the centre and its neighbours 35 mm to each side": the row that they make.
  [
    /(?:, )?(?:with )?the (?:middle|central|centre|center|second) one (?:is |lies |sits |being )?(?:at|in|on) (?:the|its) (?:exact )?(?:middle|centre|center|midpoint)(?: of (?:the|that|this|its) [a-z]+(?: [a-z]+)?)? (?:and|,) (?:its (?:two )?neighbou?rs|the (?:other|outer) (?:two|ones)|the others|the two others)(?: are| lie| sit| being)?(?= # (?:to|on) (?:each|either|both))/u,
    { category: 'filler', concept: 'those of the row' },
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
  // "centered on the bottom wall in both X and Y": of a side there are no other ways.
  [
    /(?<=cent(?:ered|red) (?:on|in|about|within|over|at) (?:the|its) (?:[a-z]+ ){1,4})(?:in|along) (?:both )?(?:the )?[xyz](?: axis| direction| dimension)? and (?:the )?[xyz](?: axis| axes| directions?| dimensions?)?(?= |$)/u,
    { category: 'filler', concept: 'both ways of the side' },
  ],
  // "(sharp corners, no fillets)": as corners are that nothing is said of.
  [
    /(?<=\( |, |with |and |has |have )(?:all )?(?:sharp|crisp|square|unrounded) (?:outside |inside |outer |inner )*(?:corners|edges)(?: throughout| everywhere| all around| all round| all over)?(?:(?: ,| and| with|\s)+ ?(?:no|without)(?: any)? (?:fillets?|rounding|rounded corners|radii|radius|chamfers?)(?: or (?:fillets?|chamfers?|radii))?)?(?= \)| ,|$| and (?:it|is|the|open|a|an|one|two|three|four|six|#) )/u,
    { category: 'filler', concept: 'corners as they are' },
  ],
  // "Hollow it out by subtracting a smaller box, leaving 3 mm walls": as what is hollowed out is made.
  [
    /(?<=hollow(?:ed|ing)? .*)by (?:subtracting|cutting(?: out| away)?|removing|taking(?: out| away)?) (?:a|an|the) (?:(?:smaller|inner|second|similar|slightly|internal|rectangular|square|round|circular|concentric) )+(?:box|prism|block|cuboid|cube|rectangle|cylinder|shape|body|solid|volume|cavity)(?: (?:from|out of|inside|within|in) (?:it|(?:the|its) [a-z]+))?(?= ,| leaving| so|$)/u,
    { category: 'filler', concept: 'how it is hollowed out' },
  ],
  // "a stand that you'd 3D print", "This would be made on a lathe": how it is made changes nothing of it.
  [
    /(?:(?:that|which) |^(?:this|it|the part) )(?:(?:you|i|we|one)(?:'d| would| could| can| will|'ll)?|would be|can be|could be|will be|is|gets|should be|is meant to be|is intended to be) (?:typically |usually |probably |to be )?(?:3d ?print(?:ed)?|print(?:ed)?|machined?|milled?|turned?|made|cast|cnc machined|laser cut|injection mold(?:ed)?)(?: (?:on|in|with) (?:a|an|the) (?:lathe|mill|milling machine|3d printer|printer|cnc(?: mill| machine)?|laser(?: cutter)?|waterjet))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'how it is made' },
  ],
  // "a 90 degree pie-shaped sector": as sectors are.
  [
    /(?:pie|pizza|cake)(?: slice)? shaped(?= (?:sector|wedge|slice|segment|piece))/u,
    { category: 'filler', concept: 'as a sector is' },
  ],
  // "with straight lines through these points".
  [
    /(?<=(?:lines?|segments?|polyline|profile|outline|path|sketch|curve|drawn|drawing|connecting|connect)(?: [a-z]+)* )through(?= (?:these|the|all|all the|all of the)(?: following| given)? (?:points|vertices|coordinates|corners))/u,
    { category: 'filler', concept: 'from point to point' },
  ],
  // "The hollow extends through the entire length of the tube": as a tube is hollow.
  [
    /^(?:the|this|its) (?:hollow|hollow (?:part|space|interior|center|centre)|inside|interior|cavity) (?:should |must |will )?(?:extends?|runs?|goes|go|passes|continues?|is open) (?:all the way )?(?:through|along|over) (?:the|its) (?:entire|whole|full|complete)? ?(?:length|height)(?: of the [a-z]+)?$/u,
    { category: 'filler', concept: 'as a tube is hollow' },
  ],
  // "It sits at one end of the base (flush with the end face)": as what stands at an end does.
  [
    /(?<=at (?:one|the|either|an|the other) end(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)? (?:\( |, )?)(?:so (?:that )?(?:it is|it's) |and (?:is )?)?(?:flush|even|level|aligned|lined up) with (?:the |that |its |this )?(?:very |outer |outside )*end(?: face| edge)?(?: of (?:the|its|this) [a-z]+(?: [a-z]+)?)?(?= |$)/u,
    { category: 'filler', concept: 'level with that end' },
  ],
  // "a notch with parallel sides": as the sides of a cut are.
  [
    /(?<=(?:slot|notch|groove|pocket|keyway|cutout|channel|recess|slit)(?:e?s)? .*)with (?:straight |parallel |vertical |flat )+(?:sides|walls|side walls)(?= and (?:a|with)| [,.]|$)/u,
    { category: 'filler', concept: 'sides as they are' },
  ],
  // "Each one is 8 mm wide with parallel sides": the same where they are named before.
  [
    /(?<=^(?:each|every|both|all|they|it|it's|the two)(?: (?:one|of them|of these|of those|is|are))* # (?:wide|across|deep|long) )(?:and has |and have |, )*with (?:two |both )?(?:straight |parallel |vertical |flat )+(?:sides|walls|side walls)(?= and | [,.]|$)/u,
    { category: 'filler', concept: 'sides as they are' },
  ],
  // "The sides are straight lines between those": of what is told by its width at the top and at the bottom.
  [
    /^(?:the|its|both|their) (?:two |side |sloping |slanted )*(?:sides|walls|flanks|side walls)(?: of (?:the|this) [a-z]+(?: [a-z]+)?)? (?:are|run|go|being)(?: (?:in|as))? (?:plain |simple )?(?:straight|flat|planar)(?: (?:lines?|planes?|faces?))?(?: (?:between|connecting|joining|linking) (?:those|these|them|the two|both|the two (?:widths|edges|ends)))?$/u,
    { category: 'filler', concept: 'sides as they are' },
  ],
  // "10 mm from both of the edges that meet at that corner": those of the corner that was named.
  [
    /(?<=(?:edges|sides) )(?:(?:that|which|they) )?(?:are )?(?:(?:meet|meeting|join|joining|touch|touching|form|forming|make|making|make up|making up|share|sharing|come together|coming together|adjoin|adjoining|adjacent to|next to|closest to|nearest(?: to)?|beside)(?: (?:at|in))? (?:that|this|the|its|each|their)(?: same| respective| own)* corners?|(?:meet|meeting|join|come together) there)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'which edges are meant' },
  ],
  // "each center is 10 mm from its side of the bracket": whose side it is.
  [
    /(?<=# (?:away |in )?from (?:its|their) (?:own |respective |nearest |closest )?(?:sides?|side edges?|edges?) )of the (?:bracket|leg|arm|flange|plate|base|part|block|bar|strip|wall|body|piece|angle|l)(?= ?[,.;()]|$| and | so )/u,
    { category: 'filler', concept: 'whose side it is' },
  ],
  // "the total height of the bracket including the base is 50 mm": so it is, where it is the height of all.
  [
    /(?<=(?:^| )(?:total|overall|full) height(?: of (?:the|this) (?:[a-z]+ )?(?:bracket|part|angle|piece|assembly|thing))? )(?:, )?(?:\( )?(?:including|counting|with) (?:the )?(?:thickness of the )?(?:base|plate|bottom|floor|base plate|bottom plate|base leg)(?: thickness)?(?: \))?(?: ,)?(?= (?:is|should be|being|of|equals|comes to) )/u,
    { category: 'filler', concept: 'of all of it' },
  ],
  // "4 standoffs on the floor, each a cylinder 8 mm in diameter and 10 mm tall": what they are anyway, and no other body.
  [
    /(?<=(?:^| )(?:standoffs|stand-offs|bosses|pegs|studs|pillars|columns|posts)(?: [^,.;]*)? , each(?: one)?(?: of them)? )(?:being )?an? (?:(?:small|solid|plain|round|short) )*cylinder(?= (?:that is |that's |which is |with a diameter of )?(?:#|ø#) (?:in )?(?:diameter|dia|across))/u,
    { category: 'filler', concept: 'what they are' },
  ],
  // "The radius is 18 mm and the center of the arc is on the top face": of the round that the size tells.
  [
    /(?<=(?:radius|diameter) (?:is|of|being) #(?: ,)? (?:and|with) (?:the|its) cent(?:er|re)(?: point)? )of (?:the|this|that) (?:arc|curve|round|circle|half circle|half round|semicircle|radius|groove)(?= (?:is|lies|sits|being) )/u,
    { category: 'filler', concept: 'whose middle it is' },
  ],
  // "across the whole Y width": all the way, the axis said with it.
  [
    /(?<=(?:^| )(?:step|ledge|rabbet|the cut|this cut)(?: .*)? )(?:(?:and|,|it|goes|runs|going|running|is) )*(?:across|over) (?:the|its) (?:whole|full|entire|complete) (?:[xyz] (?:width|length|depth|height|extent|dimension)|(?:width|length|depth|height|extent)(?: (?:in|along) (?:the )?[xyz](?: direction| axis)?)?)(?: of (?:the|this) [a-z]+)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'all the way' },
  ],
  // "through the lower step", "the step surface": the step, by its floor.
  [
    /(?<=(?:through|into|in|on|of|from|to) (?:the|this|that) )(?:lower|lowered|cut|recessed)(?= (?:step|ledge)(?: |$))|(?<=(?:the|this|that) (?:(?:lower|lowered) )?(?:step|ledge) )(?:surface|face|floor)(?= [,.;()]|$)/u,
    { category: 'filler', concept: 'the floor of the step' },
  ],
  // "The cut removes 30 mm in X and goes 20 mm down from the top": how deep it is.
  [
    /(?<=^(?:the cut|the step|this cut|it is|it's|it|the notch) .*# (?:long )?(?:in|along) (?:the )?[xy](?: .*)? and )(?:it )?(?:goes|reaches|extends|cuts|is cut|is)(?: down)?(?= # (?:deep|down)(?: |$))/u,
    { category: 'be', concept: 'is' },
  ],
  [
    /(?<=^(?:the cut|the step|this cut|it is|it's|it|the notch) .*# (?:long )?(?:in|along) (?:the )?[xy](?: .*)? and .*# )(?:down|deep|in) from the (?:very )?top(?: face| surface)?(?= [,.;]|$)/u,
    { category: 'dimension', concept: 'depth' },
  ],
  // "Cut a step … The cut removes 30 mm in X and goes 20 mm down from the top": how long and how deep it is.
  [
    /(?<=^(?:and )?)(?:the|this) (?:cut|step|cutout|notch) (?:removes|takes away|takes off|takes|takes up)(?= # (?:in|along|off) )/u,
    { category: 'make', concept: 'it is' },
  ],
  // "in the center of the step (15 mm from the end, 20 mm from the front)": as these tell.
  [
    /(?:right |exactly )?(?:in|at) the (?:center|centre|middle) of (?:the|this) (?:lower )?(?:step|ledge|shelf)(?: (?:surface|face|floor))?(?= \( # from [^()]* # from [^()]*\))/u,
    { category: 'filler', concept: 'as its distances say' },
  ],
  // "through both arms of the fork": of the piece by its shape, which is told as a slot between them.
  [
    /(?<=(?:both|the two|two|the|each)(?: of the)? (?:arms|ears|prongs|tines|cheeks|jaws|sides|arm|ear|prong|tine|cheek|jaw|side) )of (?:the|this) (?:fork|clevis|yoke|fork end|slot|shackle)(?= [,.;)(]|$| (?:and|in|along|at|with) )/u,
    { category: 'filler', concept: 'what a slot leaves' },
  ],
  // "with its sides parallel to those of the first square": as they are drawn.
  [
    /(?:, )?(?:(?:and|with|so that) )*(?:its|the|their|all) (?:sides|edges) (?:(?:are|being|lie|lying|should be|run|running) )?parallel to (?:(?:those|the (?:sides|edges)|the ones) (?:of|on) (?:it|(?:the|its)(?: (?:first|other|lower|bottom|large|larger|outer|base|previous))?(?: [a-z]+)?)|(?:each other|the other(?: [a-z]+)?['’]s))(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'as they are drawn' },
  ],
  // "The long sides of all the rectangles are parallel": as they are drawn.
  [
    /^(?:the )?(?:long |longer |short |shorter )?(?:sides|edges) of (?:all|both|all of|both of)(?: the)? \w+ are (?:parallel|aligned)(?: (?:to|with) (?:each other|one another))?$/u,
    { category: 'filler', concept: 'as they are drawn' },
  ],
  // "The bottom of the slot is flat", "with a flat bottom": as a cut is that nothing else is said of.
  [
    /^(?:and )?(?:the|its) (?:bottom|floor|end|inner end|closed end|back|far end) of (?:the|this|that|each) (?:slot|pocket|groove|channel|recess|notch|gap|slit|cut ?out) (?:is|stays|should be|remains) (?:flat|square|plain|straight)(?: (?:and|,) (?:flat|square|not rounded))?(?: \( (?:not rounded|no radius|square) \))?$/u,
    { category: 'filler', concept: 'an end as it is' },
  ],
  // "The bottom is square to the axis", "the other end stays flat": as ends are that nothing is said of.
  [
    /(?<=^|[,;] |and |while |with )(?:the |its )?(?:bottom|base|foot|underside|other end|lower end|bottom end|bottom face|opposite end|lower face) (?:is |stays |remains |being |left |should be )*(?:(?:flat|square|perpendicular|straight|level|horizontal|plain|plane)(?: and )?)+(?: (?:to|with) (?:the|its) (?:axis|center line|centre line|centerline|length|sides))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'an end as it is' },
  ],
  [
    /(?<=(?:shaft|rod|bar|pin|axle|spindle|peg) )(?:with|having|of) (?:a|an) d shaped (?:cross )?(?:section|profile)(?=.* flat )/u,
    { category: 'filler', concept: 'as its flat makes it' },
  ],
  // "a hole that starts in the middle of the front face": where its mouth is.
  [
    /(?<=(?:^| )(?:hole|bore)(?: [^,.;]*)? )(?:that |which |and |it )*(?:starts?|begins?|enters?|starting|beginning|entering|goes in|going in)(?= (?:in|at|on) (?:the |its )?(?:exact |very )*(?:middle|cent(?:er|re)) of )/u,
    { category: 'filler', concept: 'where its mouth is' },
  ],
  // "in the middle of the flat face, going in perpendicular to the flat face": as a hole does.
  [
    /(?<=(?:^| )(?:hole|bore)(?: .*)? of the (?<into>(?:[a-z]+ )?(?:face|surface|side))(?: .*)? ?)(?:, )?(?:(?:that|which|and|it|is) )*(?:(?:goes|going|runs|running|drilled|cut|straight|in|exactly) )*(?:perpendicular|square|normal|at (?:a )?right angles?) to (?:it|(?:the|that) (?:\k<into>|face|surface))(?= [,.;]|$| and | that )/u,
    { category: 'filler', concept: 'as a hole goes in' },
  ],
  // "ends fully rounded, with a hole at each end, concentric with the rounding": where a hole at such an end lies.
  [
    /(?<=round[a-z]*(?: .*)? at (?:each|both|either) ends? )(?:, )?(?:and )?concentric (?:with|to) (?:the|its|their) (?:roundings?|round|curves?|arcs?|radius|radii)(?= [,.;]|$)/u,
    { category: 'filler', concept: 'in the middle of the round end' },
  ],
  // "a flat on the bottom so it can stand on a table": what it is for.
  [
    /(?:, )?so (?:that )?(?:it|they|the part|the whole thing|the [a-z]+) (?:can|could|may|is able to|will be able to) (?:stand|sit|rest|be (?:placed|set|put|stood))(?: (?:up|flat|flatly|still|stably|safely|down|nicely|without rolling(?: away)?))*(?: (?:on|upon) (?:a|the|any|my|your) (?:flat |level |smooth )*(?:table|desk|surface|floor|shelf|bench|ground|table top|tabletop|counter))?(?: without rolling(?: away)?)?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'what it is for' },
  ],
  // "a right triangle, 28 mm tall on the vertical side and 90 mm long on the bottom": which leg is so long, and no place.
  [
    /(?<=(?:^| )right(?: angled?)? triang(?:le|ular)(?: [^.;]*)? # (?:tall|high|in height) )(?:on|at|along) (?:the|its) (?:vertical|upright|straight|standing) (?:side|edge|leg|end)(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'which leg it is' },
  ],
  [
    /(?<=(?:^| )right(?: angled?)? triang(?:le|ular)(?: [^.;]*)? # (?:long|wide|in length) )(?:on|at|along) (?:the|its) (?:bottom|base)(?: (?:side|edge|leg))?(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'which leg it is' },
  ],
  // "a bar of round stock": one body, told by what it is cut from; a size before it is the length where no other is told.
  [
    /(?:(?<!# )|(?=.* (?:long|in length)(?: |$)))(?:bar|piece|length|section|stick|offcut|chunk) of (?=(?:solid )?(?:round|square|flat|hex|hexagonal) (?:stock|bar|rod)(?: |$))/u,
    { category: 'filler', concept: 'manner of speaking' },
  ],
]
