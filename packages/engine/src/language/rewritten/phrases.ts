/** Phrases that no table of words can hold: a number stands in them ("through two opposite walls"), or what is around them decides. */
import type { Entry } from '../lexicon/entry.ts'
import { WHOLE_PART } from '../lexicon/operations.ts'
import { BROKEN_EDGES } from './edges/broken-edges.ts'
import { EXTRUDING } from './figures/extruding.ts'
import { SHAPE_PHRASES } from './figures/shape-phrases.ts'
import { IDLE_PHRASES } from './idle-phrases.ts'
import { HOLE_ENDS } from './into-holes.ts'
import { PLACE_PHRASES } from './place-phrases.ts'
import { SIZE_PHRASES } from './size-phrases.ts'

const WALLS = '(?:(?:side|skirt|tube|pipe|piston|cylinder|shell|lateral|curved|outer) )*(?:walls?|sides?)'

/** What was drawn so far, as "the sketch" is. */
const SKETCHED: Entry = { category: 'whole', concept: 'whole' }

/** Each phrase and what it means as one word. */
export const PHRASES: readonly (readonly [RegExp, Entry])[] = [
  ...EXTRUDING,
  ...BROKEN_EDGES,
  ...SHAPE_PHRASES,
  ...SIZE_PHRASES,
  ...PLACE_PHRASES,
  ...IDLE_PHRASES,
  ...HOLE_ENDS,
  // "a flat on one end (a D shaft)": what the flat makes of it.
  [
    /(?<=(?:^| )flats?(?: [^.;]*)? \( )(?:(?:a|an|so|it|is|it's|this|that|makes|making|like|also|called) )*d(?: shaped?)? ?(?:shaft|cut|flat|shape|profile|section)?(?= \))/u,
    { category: 'filler', concept: 'what a flat makes' },
  ],
  // "so it measures 10 mm across there": where the flat is.
  [/(?<=# across )there(?= [,.;)]|$)/u, { category: 'filler', concept: 'at the flat' }],
  [/square ended(?= slots? )/u, { category: 'shape', concept: 'rectangular' }],
  // "two bars that cross in the middle, each one is 90 mm long": each of them.
  [
    /(?<=(?:^| )(?:two|three|four) [^.;]*(?:bars?|plates|blocks|rods|tubes|cylinders|discs|arms|strips) [^.;]*, )each (?:one|of them) (?:is|measures)(?= #)/u,
    { category: 'which', concept: 'each' },
  ],
  // "counterbored 18 mm and 6 mm deep from both ends": at them.
  [
    /(?<=counterbore(?:d|s)? [^:]*)from(?= (?:both|each|either)(?: of)?(?: the| its)?(?: two)? (?:flat )?(?:ends?|sides?|faces?)(?: [,.;]|$))/u,
    { category: 'preposition', concept: 'at' },
  ],
  // "Both ends of the shaft get a 1 mm chamfer": as they have it then.
  [
    /(?<=^(?:the|its|each|both|every|all|one|either)(?: [a-z]+)? ends?(?: of (?:the|this|its|it)(?: [a-z]+){0,2})? )(?:gets?|receives?|(?:is|are) given|should get|will get)(?= (?:a|an|the same|two|three|four|#|ø#|r#) )/u,
    { category: 'have', concept: 'has' },
  ],
  // "through that wall and also through the opposite wall".
  [
    /through (?:that|this|the|one|the first|the near|the front)(?: side)? (?:wall|side)(?: ,)? and (?:also |then |on |out )*(?:through |of )?(?:the )?(?:opposite|other|far)(?: one| wall| side)?(?= |$)/u,
    { category: 'manner', concept: 'both walls' },
  ],
  // "a flange round the bottom": what is wider than a body goes around it wherever it is.
  [
    /(?<=(?:^| )(?:flange|collar|rim|lip|disc|disk|foot|skirt|shoulder|plate) )(?:all |right |running |going )*(?:around|round)(?= (?:the|its) (?:bottom|top|lower|upper|left|right|front|back|rear|base|foot)(?: |$))/u,
    { category: 'preposition', concept: 'at' },
  ],
  // "a collar goes round the outside": round it.
  [
    /(?<=(?:goes|runs|fits|sits|going|running) (?:all |right )?(?:around|round) )the outside(?: of it)?(?= |$)/u,
    { category: 'whole', concept: 'it' },
  ],
  // "a flange at its base".
  [
    /(?<=(?:^| )(?:flange|collar|rim|lip|disc|disk|skirt|shoulder|plate) (?:at|around|round|on) )its (?:base|foot)(?= [,.;)]|$| and | with )/u,
    { category: 'face', concept: '-z' },
  ],
  // "goes through everything".
  [
    new RegExp(
      `(?:(?:goes|go|going|passes|pass|passing|runs|run|running|drilled|bored|cut|extends?|extending) )(?:all the way |straight |right |completely |down )*through (?:everything|all of (?:it|them)|the ${WHOLE_PART})(?= |$)`,
      'u',
    ),
    { category: 'manner', concept: 'through' },
  ],
  // "open on top and at both ends".
  [
    /(?<=open (?:on|at) (?:the )?(?:top|front|bottom)(?: face| side)? )(?:and |, )(?:also )?(?:at |on )?(?:both|the two|its two)(?: of its)? ends(?= |$)/u,
    { category: 'manner', concept: 'open ends' },
  ],
  // "the legs are 25 mm tall and it is 100 mm long": not the legs.
  [/(?<= are # [a-z]+(?: ,)? and )it is(?= # )/u, { category: 'whole', concept: 'it' }],
  // "a ring with a rectangular cross section": as a ring has anyway.
  [
    /(?<=(?:^| )(?:ring|washer|collar|band|hoop) )(?:(?:with|having|of|that has|which has) )?(?:a |an )?(?:rectangular|flat) (?:cross section|section|profile)(?= [,.;)]| and | with | whose |$)/u,
    { category: 'filler', concept: 'the section of a ring' },
  ],
  // "a conical tip 10 mm long that comes to a point".
  [
    /(?<=# (?:long|tall|high|in length|in height)(?: ,)? )(?:and )?(?:comes|coming|tapers|tapering|narrows|narrowing|ends|ending|converges|converging) (?:down )?(?:to|in|at) (?:a|an)(?: sharp)? (?:point|tip)(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as a cone does' },
  ],
  // "a countersunk hole in the middle: 5 mm hole, 10 mm countersink": the same hole, by its size.
  [
    /(?<=(?:^| )(?:holes?|bores?)(?: [^:]*)? : (?:an? )?(?:#|ø#) )(?:through |clearance |pilot )*(?:holes?|bores?)(?= [,;]|$| with | and )(?! , (?:each )?(?:# (?:in )?dia|ø#))/u,
    { category: 'dimension', concept: 'diameter' },
  ],
  // "a square tube … with an inner side length of 24 mm".
  [
    /(?<=(?:^| )square (?:hollow )?(?:tube|tubing|pipe|section|profile|bar)(?: .*)? )(?:inner|inside|internal) (?:side|edge)(?: lengths?)?(?= (?:of |is )?#)/u,
    { category: 'dimension', concept: 'innerLength' },
  ],
  // "an angle with 30 mm legs": a rolled section, and no angle between two things.
  [
    /(?<=^(?:[a-z]+ ){0,4}(?:a|an|one)(?: (?:steel|metal|brass|equal|unequal|plain|structural|rolled|#))* )angle(?= (?:with (?:(?:two|equal|both) )*(?:#|legs|a leg|leg)|(?:of |: )?#x#|, #))/u,
    { category: 'solid', concept: 'angle profile' },
  ],
  // "a hole through its center that's 5 mm deep": in it, as it does not go through.
  [
    /(?<=(?:^| )(?:hole|bore) )through(?= (?:its|the|their) (?:center|centre|middle)s?(?: of (?:it|each|the [a-z]+))? ?(?:, |\( )?(?:(?:that's|that is|which is|it's|and is|and) )?# deep(?: |$|[.,;)]))/u,
    { category: 'preposition', concept: 'in' },
  ],
  // "a 100 mm long piece of angle": stock of that section.
  [
    /(?<=^(?:[a-z]+ ){0,4}(?:a|an|one) (?:# (?:long )?)?)(?:piece|bit|stretch|stick|(?<!# )length) of (?:(?:steel|metal|brass|aluminium|aluminum|structural|equal|extruded) )*angle(?: iron| stock| bar)?(?=[,.;:]| ?[,.;:]|$| with | that| which| # long)/u,
    { category: 'solid', concept: 'angle profile' },
  ],
  // "an axial hole": along the axis.
  [
    /(?<=(?:^| )(?:an?|the|one|#|diameter|mm) )axial(?= (?:through |blind |round )?(?:hole|bore)(?: |$))/u,
    { category: 'place', concept: 'centre' },
  ],
  // "a gable roof whose ridge runs along the length": as it does.
  [
    /(?<=(?:^| )roof .*)(?:, )?(?:(?:and|with|whose|the|its) )+ridge (?:(?:running|runs|going|goes|is|lies|lying|parallel) )*(?:along|to) (?:the|its) length(?: of (?:it|the [a-z]+))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as a ridge runs' },
  ],
  // "a quarter cylinder, radius 40 mm, 20 mm long": along its axis, not its straight side.
  [
    /(?<=(?:^| )quarter (?:of an? )?(?:cylinder|rod|round)(?: [^.;]*)? )(?:(?<=# )(?:long|in length)|length(?= (?:of |is )?#))/u,
    { category: 'dimension', concept: 'height' },
  ],
  // "its two flat sides lie on the XZ and YZ planes": its corner is where these meet.
  [
    /(?:(?:with|and|where) )?(?:its|the|both|two)(?: (?:its|the|two|of|both|flat|straight|vertical|radial|planar|plane|cut|side))* (?:sides|faces|edges|surfaces|walls) (?:(?:lie|lies|lying|are|rest|resting|sit|sitting|being|aligned|flush|coincident|touching|placed) )*(?:on|in|along|against|with|to) the (?:x ?z|y ?z)(?: plane)? and (?:the )?(?:y ?z|x ?z) planes?/u,
    { category: 'place', concept: 'cornered' },
  ],
  // "; the holes remain clear": nothing may close them.
  [
    /(?:[,;(] )?(?:(?:and|so|so that|such that|with|but|while|where|leaving) )*(?:the|both|all|its)(?: (?:of|the|two|three|four|its|both|center|central|round|through))* (?:holes?|bores?|through ?holes?|openings?|slots?|cut ?outs?|bore ?holes?) (?:(?:should|must|shall|will|to) )?(?:(?:all|both) )?(?:remain(?:s|ing)?|stay(?:s|ing)?|left|kept|(?:is|are|be|being)(?: (?:left|kept))?)(?: (?:fully|completely|entirely|perfectly))? (?:clear|open|unobstructed|free|unblocked|empty)(?: (?:of|from) (?:any )?material| all the way(?: through)?| throughout| and (?:open|clear|unobstructed|free))*(?: \))?(?= [,.;)]|$)/u,
    { category: 'manner', concept: 'kept clear' },
  ],
  // "the outer edge of the closed top": which side it is, told before.
  ...(
    [
      ['top', '+z'],
      ['bottom', '-z'],
    ] as const
  ).map(([side, concept]): readonly [RegExp, Entry] => [
    new RegExp(
      `(?<=(?:edges?|corners?|rim|center|centre|middle|face|side) (?:of|on|at|around) the )(?:closed|solid|blind|sealed) ${side}(?: face| end| surface)?(?= |$)`,
      'u',
    ),
    { category: 'face', concept },
  ]),
  // "made by joining two plates": of which it is made.
  [
    /(?<=[a-z,)] )(?:(?:that is|which is|is) )?(?:made|formed|built|created|constructed|produced|obtained|made up) by (?:joining|combining|uniting|merging|fusing|welding|putting|gluing|connecting|stacking)(?: together)?(?= (?:two|three|four|five|six|\d+) [a-z ]+? ?(?:together )?(?:[:.,;]|$))/u,
    { category: 'make', concept: 'make' },
  ],
  // "two cheeks standing on its ends": one on each.
  [
    /(?<=(?:^| )(?:two|2) (?:[^.;]* )?(?:at|on) )(?:its|the)(?: two)?(?= ends(?: [,.;)]| and | with | of |$))/u,
    { category: 'which', concept: 'both' },
  ],
  // "a 12 mm bore through both": through all that there is.
  [
    /(?<=(?:^| )through )(?:both|all)(?: of (?:them|these))?(?= [,.;)]|$)/u,
    { category: 'whole', concept: 'whole' },
  ],
  // "three rectangular ring grooves": the section that a groove has anyway.
  [
    /(?:rectangular|square)(?: bottomed)? (?:ring|annular|circumferential|o ring|piston ring|snap ring|retaining ring|circlip|seal) grooves?(?= |$)/u,
    { category: 'feature', concept: 'groove' },
  ],
  // "Two pipes cross at right angles": what they do, and no cross.
  [
    /(?<=(?:^| )(?:pipes?|tubes?|hoses?)(?: (?:which|that|they))? )(?:cross|crossing|intersect|intersecting|meet)(?: (?:each other|one another))?(?: perpendicularly)?(?: (?:at|in|with) (?:a |an )?(?:right angles?|@(?: angle)?|the (?:origin|cent(?:er|re)|middle)|their (?:middles?|cent(?:er|re)s?|midpoints?)))+(?= [,.;:)]|$| and )/u,
    { category: 'filler', concept: 'how they meet' },
  ],
  // "extends along +Z until Z=50": up to there.
  [
    /(?:until|till|up until)(?: (?:it reaches|reaching|it gets to|it is at))?(?= (?:a height of )?[xyz]=#)/u,
    { category: 'preposition', concept: 'to' },
  ],
  // "The underside is hollowed by a 58 mm pocket": cut, as the pocket says how.
  [
    /(?<=(?:^| )(?:is|are|gets|being|was) )(?:hollowed|cored|opened|relieved|lightened)(?: up)?(?= (?:by|with|using|through) (?:a|an|one) (?:[#ø]+ )?(?:[a-z]+ ){0,4}(?:pocket|bore|hole|cavity|recess|counterbore)(?: |$))/u,
    { category: 'operation', concept: 'cut' },
  ],
  // "a pilot hole, surrounded by four screw holes on a 31 mm square": one more group of them.
  [
    /(?<=(?:hole|bore|opening|cutout|pocket)s? .*)(?:(?:and|which is|that is|is) )?(?:surrounded|encircled|ringed|accompanied|complemented|joined|supplemented) by(?= (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|another) (?:[^;]* )?(?:holes|slots|openings)(?: |$))/u,
    { category: 'conjunction', concept: 'and' },
  ],
  // "a ring-shaped recess in the top": a groove in a face.
  [
    /(?:ring shaped|ring like|annular|donut shaped|ring) (?:pocket|recess|cut ?out|cavity|depression|channel|relief|trench|indentation|groove)(?= |$)/u,
    { category: 'feature', concept: 'groove' },
  ],
  // "a 2 mm chamfer all around the top face": on its edges.
  [
    /(?<=(?:chamfers?|fillets?|bevels?|rounding|rounds?|radius|edge break|chamfered|filleted|rounded|bevell?ed)(?: (?:of|with|having)(?: an?)?(?: [a-z]+)?(?: of)?)?(?: [#@](?: x [#@])?(?: (?:radius|size|wide|in size))?)? )(?:(?:going|running|all|goes|runs) )*(?:the way )?(?:around|round)(?= (?:(?:the|its) )?(?:(?:whole|entire|complete|full|outer|outside|four|all|upper) )*(?:top|bottom|upper|lower|underside|outer|outside|rim|mouth|perimeter|edges?|front|back|end)(?: |$))/u,
    { category: 'preposition', concept: 'on' },
  ],
  [
    /^around(?= (?:the|its) (?:[a-z]+ )*edges? (?:of (?:the|it|its) ?(?:[a-z]+ )*)?,? ?(?:[a-z]+ )*(?:a|an) (?:[#@] )?(?:x [#@] )?(?:[a-z]+ )*(?:chamfer|fillet|bevel|round))/u,
    { category: 'preposition', concept: 'on' },
  ],
  // "a groove whose nearest edge is 15 mm from the top": as far as grooves and collars are told to lie anyway.
  [
    /(?<=(?:groove|collar|flange|shoulder|rib|band|bead)s? .*)(?:whose|with (?:its|the)|its|and its) (?:nearest|nearer|near|closest|closer) (?:edge|side|face|wall|flank)(?: (?:is|lies|being|located|starting|positioned))*(?= # (?:away )?from )/u,
    { category: 'filler', concept: 'the near side' },
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
  // "extending over the entire width": across all of it.
  [
    /(?<=[a-z,] )(?:over|throughout|for|down|spanning)(?= (?:the|its) (?:whole|entire|full|complete|total) (?:length|width|height|depth)(?: |$))/u,
    { category: 'preposition', concept: 'along' },
  ],
  // "a square hole through the middle of the disc along its entire height": through, once more.
  [
    /(?<=(?:^| )(?:holes?|bores?|openings?|cut ?outs?|windows?|pockets?)(?: [^.;]*)? through [^,.;]* )(?:, )?(?:(?:going|running|extending|passing|and) )*(?:along|over|across|throughout|for|spanning|down|through) (?:the|its) (?:whole|entire|full|complete|total) (?:height|thickness|depth)(?: of (?:it|(?:the|this) [a-z]+))?(?= [,.;)]|$| and )/u,
    { category: 'manner', concept: 'through' },
  ],
  // "All cylinders share the same axis": they are about one middle.
  [
    /(?:(?:^all|everything|all) (?:(?:of )?(?:them|these|the)|(?:of )?(?:the )?(?:two|three|four|five|six)(?: of them)?|parts|pieces|bodies|shapes) )?(?:(?:should|must|will|shall|that|which|and|all) )*(?:shares?|sharing|have|has|having|lie on|lies on|lying on|are on|is on|sit on|are along|stand on|are arranged on|are arranged along) (?:the same|a common|one common|one|a shared|a single)(?: (?:central|vertical|common|longitudinal|cent(?:er|re)|rotational|main|long|symmetry))* (?:axis|cent(?:er|re)(?: ?line| point)?|central axis|axis of (?:rotation|symmetry))(?: (?:with (?:it|each other|one another|the (?:first|other|base|bottom|larger|main)(?: one| [a-z]+){0,2}?)|as (?:it|the (?:first|other|base|bottom|larger|main)(?: one| [a-z]+){0,2}?)))?(?= [,.;)]|$| and )/u,
    { category: 'place', concept: 'centre' },
  ],
  // "through each pair of opposite faces": once along each axis.
  [
    /(?<=(?:^| )(?:through|along) )(?:each of the|all) three (?:(?:main|principal|coordinate) )?(?:axes|directions)|(?:the (?:center|centre|middle)s? of )?(?:each|every|all)(?: of)?(?: the| its)?(?: three)? pairs? of (?:opposite|opposing|parallel|facing) (?:faces|sides)(?: of (?:the|this) [a-z]+)?/u,
    { category: 'place', concept: 'three ways' },
  ],
  // "so that half of the cylinder is inside the block": its axis lies in the surface.
  [
    /(?:, )?(?:so that|such that|with|where|and|so) (?:only |exactly |just )*(?:the (?:lower|bottom|other|upper|top) )?(?:half|one half)(?: of)?(?: (?:it|its (?:diameter|body|height)|(?:the|this|that) (?:second |smaller )?[a-z]+))? (?:is|lies|are|being|sits|lying|of it is|goes|should be|will be)? ?(?:inside|in|within|embedded in|sunk into|cut into|buried in|below|intersecting)(?: (?:of )?(?:it|(?:the|its)(?: (?:first|top|upper|larger))?(?: [a-z]+){1,2}?))?(?= [,.;]|$)/u,
    { category: 'place', concept: 'half inside' },
  ],
  // "six holes, arranged in two rows of three holes": the same once more.
  [
    /(?<=(?:^| )(?:holes|pegs|bosses|slots|pins|posts|studs|cylinders|pockets|cutouts|openings) (?:.* )?(?:rows|columns|lines) (?:of|with|containing) (?:two|three|four|five|six|seven|eight|nine|ten|\d+) )(?:(?:such|of these|circular|small|identical) )*(?:holes|pegs|bosses|slots|pins|posts|studs|cylinders|pockets|cutouts|openings)(?: each| per row)?(?= |$)/u,
    { category: 'filler', concept: 'the same once more' },
  ],
  // "centered across the face": on the one it is cut into.
  [
    /(?<=(?:centered|centred|midway|halfway) )(?:across|along|over) (?:the|this|that|its)(?: same| width of the)? (?:face|surface)(?= [,.;)]|$| and | with )/u,
    { category: 'filler', concept: 'the face it is on' },
  ],
  // "through the left face all the way to the opposite face": right through.
  [
    /(?<=through (?:.* )?)all the way (?:through )?to the (?:opposite|other) (?:face|side|end)(?: of (?:it|the [a-z]+))?(?= [,.;)]|$| and )/u,
    { category: 'manner', concept: 'through' },
  ],
  // "centered on the face": on the one it is cut into.
  [
    /(?<=(?:centered|centred|center|centre|middle|centrally) (?:on|of|in|at|within) )(?:the|this|that|its)(?: same| given| respective)? (?:face|surface)(?= [,.;)]|$| and | with )/u,
    { category: 'filler', concept: 'the face it is on' },
  ],
  // "to one of the hexagonal faces": of what has such a base, its top.
  [
    /(?<=(?:to|on|onto|from|in|into|of|at|through) )(?:one of )?(?:the|its)(?: two)?(?: flat)? (?:hexagonal|circular|octagonal|pentagonal|triangular|polygonal) (?:faces?|bases?|end faces?|surfaces?)(?= (?:of (?:the|this) (?:[a-z]+ )?(?:prism|cylinder|disc|disk|block|body|object)|,|and|with|so)(?: |$)| \.|$)/u,
    { category: 'face', concept: '+z' },
  ],
  // "…, so that the two form a T": as "so that they form".
  [
    /so (?:that )?(?:the two|both|these two|both of them|the two of them|the two (?:rectangles|shapes|figures|bodies|parts|pieces|blocks|bars))(?: together)? (?:form|make|create|build)(?= )/u,
    { category: 'purpose', concept: 'result' },
  ],
  // "an object with a hexagonal cross-section": a body that its section gives a shape.
  [
    /(?<=(?:^| )(?:a|an)(?: [a-z0-9]+)? )(?:object|part|solid|body|piece|component|shape|structure)(?= (?:with|having|that has|which has|of) (?:a|an) (?:(?:constant|uniform|regular|solid) )*(?:square|rectangular|circular|round|triangular|trapezoidal|pentagonal|hexagonal|octagonal|elliptical|oval) (?:cross section|section|profile)(?: |$))/u,
    { category: 'solid', concept: 'prism' },
  ],
  // "The collar starts 20 mm above the bottom": it lies there.
  [/(?<=[a-z] )(?:starts|begins)(?= # (?:above|below) )/u, { category: 'be', concept: 'is' }],
  // "The two are concentric": both of them.
  [
    /^the two(?: of them)?(?= (?:are|share|have|lie) (?:[a-z]+ )*(?:concentric|coaxial|axis|aligned|centered|centred)(?: |$))/u,
    { category: 'which', concept: 'both' },
  ],
  // "The cone's base has the same diameter as the cylinder": of a cone it is its base that has one.
  [
    /(?<=^the (?:cone|pyramid)'s )base(?= (?:has|is|should have) (?:of )?the same (?:diameter|width|radius|size) as )/u,
    { category: 'filler', concept: 'of its base' },
  ],
  // "through the center of all three": as of both, where there are two.
  [
    /(?<=(?:through|of) )all (?:three|four|five|six)(?: of them)?(?= [,.;)]|$)/u,
    { category: 'which', concept: 'both' },
  ],
  // "through all three cylinders": those that were told, as "through the three cylinders" is.
  [
    /(?<=(?:through|thru) all (?:of )?)(?:the |these )?(?:two|three|four|five|six|seven|eight)(?= (?:[a-z]+ )?[a-z]+s(?: |$))/u,
    { category: 'determiner', concept: 'the' },
  ],
  // "The center of the bar should coincide with the origin": it is there.
  [
    /(?<=(?:center|centre|middle|centroid)(?: of (?:the|this) [a-z]+)? (?:(?:should|must|will|shall|is) )?)(?:coincid(?:es|e|ing|ent)|matches|matching) with(?= (?:the origin(?: |$)|(?:the|its) (?:cent(?:er|re)|middle|midpoint) of (?:the|its) (?:top|bottom|upper|lower) ))/u,
    { category: 'preposition', concept: 'at' },
  ],
  // "Extrude the result": what was drawn, and what was taken from it.
  [
    /(?<=extrud(?:e|ing) (?:the|this|that) )(?:(?:final|end|whole|entire|combined) )*(?:result|outcome|combination|composition|arrangement)(?= (?:by|to|up|upwards?|along|in the|for|#|with|over|out)(?: |$))/u,
    SKETCHED,
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
      `(?<![a-z])(?:(?:drilled |goes |going |passes |passing |straight |right |all the way )*through|piercing|pierces|crossing|penetrating) (?:the two|its two|two|both)(?: of)?(?: the| its)? (?:opposite |opposing |facing )?${WALLS}`,
      'u',
    ),
    { category: 'manner', concept: 'both walls' },
  ],
  // "in one of the wide sides, only through that wall": not through the one across from it.
  [
    new RegExp(
      `(?<![a-z])(?:(?:only|just|drilled|goes|going|go|should|passes|cut|cuts) )*through (?:(?:only |just )+(?:one|that|this|a single|the one)|(?:that |this |the )?one|a single|(?:that|this)(?= [a-z]+ (?:only|alone)(?: |$))|(?:that|this)(?= (?:side )?wall(?: |$))(?<= (?:sides?|walls?|faces?) .*))(?: single)? ${WALLS}(?: (?:only|alone))?(?:(?: ,| and| but)+ not (?:through )?the (?:opposite|other|far)(?: one| wall| side))?(?! (?:, )?and (?:also |then |on |out )*(?:through |of )?(?:the )?(?:opposite|other|far))`,
      'u',
    ),
    { category: 'manner', concept: 'one wall' },
  ],
  // "the pair is centered on the plate": all of them together.
  [
    /(?<=(?:^| )(?:the|this|that) )(?:pair|group|set|trio|cluster)(?= (?:is|are|should|lies|sits)(?: |$))/u,
    { category: 'portion', concept: 'pattern' },
  ],
  // "a side hole from the front face": which side it is follows.
  [
    /(?<=(?:^| )(?:a|an|the|one|this|two|#) )side(?= (?:holes?|bores?|ports?) (?:.* )?(?:from|in|into|on|through) (?:the|its) (?:left|right|front|back|rear)(?: |$))/u,
    { category: 'filler', concept: 'its side is named' },
  ],
  // "it should not go all the way through": its depth is told.
  [
    /(?<![a-z])(?:but )?(?:not|doesn't|does not|do not|don't|never|won't)(?: (?:go|goes|going|pass|passing|extend|reach|break|come|punch|cut|cutting|drill))?(?: (?:all the way|completely|fully|entirely|right|straight|clear))? (?:through|thru|all the way through)(?= (?:(?:the|its) (?:plate|block|part|body|floor|bottom|base|wall|other side|dome|top|cap|ball|head|hemisphere|roof|sphere)|it|,|\.)|$| [,).])(?: (?:the|its) (?:plate|block|part|body|floor|bottom|base|wall|dome|top|cap|ball|head|hemisphere|roof|sphere)| it)?|(?<=(?:^| )(?:hole|bore|it|deep|bottom|in) (?:.* )?)(?:(?:and|but|it|which|so it) )*(?:doesn['’]t|does not|should not|won['’]t|must not|never) (?:reach|enter|touch|get to|go into|extend into|break into|cut into) (?:the|its) (?:dome|cap|top|ball|head|hemisphere|flange|base|plate|other end|sphere|cone)(?= [,).;]|$)/u,
    { category: 'manner', concept: 'blind' },
  ],
  // "through the boss only", "only through the boss": not through what lies below it, and so deep has to be told.
  [
    /(?<=through the (?:(?:upper|top|small|smaller|raised) )?(?:boss|hub|post|pillar|collar|pad|neck|cylinder|disc|lug|ear|tab|block) )(?:only|alone)(?= [,.;]|$)|(?:only|just)(?= through the (?:(?:upper|top|small|smaller|raised) )?(?:boss|hub|post|pillar|collar|pad|neck)(?: |$))/u,
    { category: 'manner', concept: 'blind' },
  ],
  // "a shallow hole": not through, and so deep has to be told.
  [
    /(?<![a-z])shallow(?= (?:(?:#|ø#|blind|round|[a-z]+ed) ){0,3}(?:holes?|bores?)(?: |$))/u,
    { category: 'manner', concept: 'blind' },
  ],
  // "a shallow 30 mm recess": how shallow is its depth.
  [
    /(?<![a-z])shallow(?= (?:(?:#|ø#|round|circular|rectangular|square|[a-z]+ed) ){0,3}(?:recess|pocket|counterbore|groove|slot|step|channel)(?:e?s)?(?: |$))/u,
    { category: 'filler', concept: 'its depth is told' },
  ],
  // "two rods that cross at their centers": what they do, no cross. Of holes the idle phrases tell it.
  [
    /(?<!(?:^| )(?:holes|slots|channels|tunnels|openings|cutouts|passages|bores|cuts) (?:(?:should|must|will|all|both|then|thus|now) )*)(?<=(?:^| )(?:that|which|they|both|to|it|and|should|must|will) )cross(?:es)?(?= (?:each|one another|at|perpendicular|perpendicularly|in|the|it|over|through)(?: |$))|(?<!(?:^| )(?:holes|slots|channels|tunnels|openings|cutouts|passages|bores|cuts) (?:(?:should|must|will|all|both|then|thus|now) )*)(?<=[a-z,] )cross(?= (?:each other|one another)(?: |$))/u,
    { category: 'place', concept: 'crossing' },
  ],
  // "The drill is 8 mm": the hole that it makes.
  [/(?<=^the )drill(?= (?:is|has|measures) )|^drill(?= is )/u, { category: 'feature', concept: 'hole' }],
  // "at half the height": in the middle of it.
  [
    /(?<=(?:^| )at )(?:half|mid)(?: of)? (?:the|its|their)? ?(?:height|thickness|depth|width|length)(?! of the)/u,
    { category: 'place', concept: 'mid height' },
  ],
  // "about the same centre": that of the body.
  [
    /(?<=(?:about|around|on|at|with|sharing|has|have|having|,|\(|and|#|[a-z]) )(?:the |its )?same (?:centre|center|middle|axis|central axis|centre line|center line|midpoint)(?! as)(?: point)?(?= |$)/u,
    { category: 'place', concept: 'centre' },
  ],
  // "an 8 mm web between them", "with 10 mm between them" of what has straight sides: from side to side.
  [
    /(?<=(?:pocket|slot|recess|window|cutout|hole|opening)e?s? .*# )(?:of )?(?:thick |wide )?(?:(?:web|wall|rib|bridge|land|bar|strip)s?|material|solid material|metal) (?:left |remaining |standing )?(?:in )?between (?:them|the two|the (?:two )?(?:pockets|slots|recesses|windows|holes|openings)|each other|neighbou?rs)/u,
    { category: 'place', concept: 'web' },
  ],
  [
    /(?<=(?:pocket|slot|recess|window)e?s .*# )(?:left )?between (?:them|the two|the (?:two )?(?:pockets|slots|recesses|windows))/u,
    { category: 'place', concept: 'web' },
  ],
  // "a slot cut into the inner wall of the ring": along its bore, as a keyway is.
  [
    /(?<=(?:^| )(?:a|an|the|one) )(?<!keyway is an? )(?:rectangular |straight |square )*(?:slot|groove|notch|channel)(?= (?:.* )?(?:into|in|along) (?:the|its) (?:inner (?:wall|surface|side|face)|wall of (?:the|its) (?:hole|bore|central hole)|inside(?: wall| surface)?|bore)(?: .*)? (?:full|entire|whole) (?:height|length|thickness|depth))/u,
    { category: 'feature', concept: 'keyway' },
  ],
  // "in a 2 by 2 arrangement": a pattern of so many by so many.
  [
    /(?<=#x# )(?:rectangular |square |regular )?(?:arrangement|layout|formation|configuration|raster)(?= |$)/u,
    { category: 'portion', concept: 'pattern' },
  ],
  // "a hexagon inscribed in a circle": the circle around it.
  [
    /(?:that is |which is )?(?:inscribed|drawn|fitted|contained) (?:in|into|inside|within)(?= (?:a|an) (?:imaginary |construction |# (?:diameter|dia|radius) |ø# |r# )?circle(?: |$))/u,
    { category: 'purpose', concept: 'for' },
  ],
  // "a cone with the tip cut off".
  [
    /(?<=cone )(?:\( )?(?:with |that has |which has )?(?:the |its )?(?:top|tip|point|apex|peak|end|pointed top|pointy end|pointed end|sharp end) (?:is |being )?(?:cut off|sliced off|chopped off|trimmed off|removed|missing|truncated|flattened)(?: flat)?(?: \))?/u,
    { category: 'shape', concept: 'truncated' },
  ],
  // "centered on the head and extends 45 mm from the underside of the head": about its middle, not on top of it.
  [
    /(?<![a-z])cent(?:ered|red) (?:on|in|over)(?= (?:the|its) [a-z]+(?: [a-z]+)? (?:, )?(?:and |that |which )?(?:it )?(?:extends|protrudes|projects|sticks|hangs|goes|runs|comes|drops|descends|points)(?: out| down| straight)*(?: by)? #?.*(?:underside|bottom|lower (?:side|face|end)|below|beneath|downwards?))/u,
    { category: 'place', concept: 'centre' },
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
  // "vertically through both the top wall and the bottom wall".
  [
    /(?:vertically |straight down |down )through (?:both )?(?:the )?top(?: wall| side)? and (?:the )?bottom(?: walls?| sides?)?(?: of (?:the|this) \w+)?/u,
    { category: 'manner', concept: 'both walls' },
  ],
  // "It's a slot shape": the outline of the part, not a slot in it.
  [
    /(?<=(?:^| )(?:is|it's|its|it is|this is|that's|that is) (?:a |an )?(?:flat |simple |plain )*)(?:slot|pill|capsule|oblong|racetrack|stadium|obround)(?: shape)(?= |$)/u,
    { category: 'shape', concept: 'obround' },
  ],
  // "the corner between the flange and the body", "the joint where the boss meets the plate": the edge there.
  [
    /(?<=(?:^| )(?:fillet|round|blend|chamfer|bevel|break|radius|rounding|filleted|rounded|chamfered|smooth)(?: .*)? (?:the|each|that|its) )(?:(?:inside|inner|internal|interior|concave|outside|sharp|round|circular) )*(?:corner|joint|junction|seam|crease|transition|step|join)(?: (?:edge|line|corner))?(?= (?:(?:in )?between|where|at which) (?:them|they|both|these|the two)(?= [a-z]| [,.;]|$)(?! (?:legs|arms|flanges|walls|sides|plates))| (?:(?:in )?between|of) (?:the|its) (?:(?!web|leg|arm)[a-z]+ ){1,4}and (?:the|its) (?!web|flanges|leg|arm)| where (?:the|its) (?:(?!web|leg|arm|two|flanges)[a-z]+ ){1,4}(?:meets|joins|touches|sits on|stands on) (?:the|its) (?!web|flanges|leg|arm))/u,
    { category: 'edge', concept: 'edge' },
  ],
]
