/** Phrases of people who explain what they see: what is left over, how one size compares with another, how to look at it. */
import type { Entry } from '../lexicon/entry.ts'

const COMPARED =
  '(?:narrower|wider|taller|shorter|thinner|thicker|smaller|larger|bigger|longer|slimmer|flatter)'
const BY_HOW_MUCH = '(?:much|slightly|somewhat|far|considerably|significantly|a bit|a little|a little bit)'
const PLATE = '(?:plate|panel|sheet|cover|flange|lid)'

export const PROSE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "2 mm wall thickness the whole way": as a wall has it anyway.
  [
    /(?<=(?:^| )(?:# walls?(?: thickness)?|walls?(?: thickness)?(?: (?:of|is|are))* #(?: thick)?|# thick walls?) )(?:(?:for |along )?the (?:whole|entire) (?:way|length)|all (?:the way )?along|along its (?:whole|entire) length|all the way(?: along| through)?|the same all along)(?= [,.;)]|$| and )/u,
    { category: 'filler', concept: 'everywhere' },
  ],
  // "it comes to a sharp point at the bottom": as its two slanted walls do.
  [
    /(?<=(?:^| )(?:comes|coming|narrows|narrowing|tapers|tapering|converges|converging|runs|ends|ending)(?: (?:down|together|in|out))? (?:to|in|into) a )(?:sharp|single|pointed|sharp pointed)(?= (?:point|v|edge|tip)(?: |$)(?! #))/u,
    { category: 'filler', concept: 'as it comes to a point' },
  ],
  // "The body is 13 mm by 13 mm and it's 6 mm thick": the same one goes on.
  [
    /(?<=^(?:the|its) [a-z]+(?: of the [a-z]+)? (?:is|measures) #x# and )(?:it's|it is|its)(?= # (?:thick|tall|high|long|deep|wide)(?: |$))/u,
    { category: 'filler', concept: 'the same one' },
  ],
  // "Cut a slot down from the top to make the two ears": what a slot leaves on its two sides, and nothing to be added.
  [
    /(?<=^[^#]*(?:slot|groove|gap|channel)(?: [^,;:]*)? )(?:(?:in order )?to (?:make|form|create|leave|give|produce)|(?:that|which) (?:makes|forms|creates|leaves|gives|produces|will (?:make|form|create|leave)))(?: (?:the|its|two|2|both|a|a pair of|parallel|upright|equal))+ (?:ears|arms|prongs|tines|cheeks|forks?|fork end|lugs|jaws|fingers|clevis|yoke)(?: of (?:the|a) (?:fork|clevis|yoke|bracket))?(?= ?[,.;:]|$)/u,
    { category: 'filler', concept: 'what a slot leaves' },
  ],
  // "Each post has a hole along its axis which goes through both discs as well": through all that lies there, and no hole of the discs.
  [
    /(?<=^each (?:[a-z]+ ){1,2}(?:has|gets|carries|contains) (?:a|an|one) (?:.* )?(?:hole|bore)(?: .*)? )(?:, )?(?:that|which)(?: also)? (?:goes|runs|passes|continues)(?: all the way)? through (?:both|all|the two|all the|all three) [a-z]+(?: as well| too)?(?= [,.;(]|$)/u,
    { category: 'manner', concept: 'through' },
  ],
  // "The bore: a cylinder 12 mm in diameter and 9 mm deep": as it is, and no body besides the hole.
  [
    /(?<=^(?:the |its |a )?(?:(?:blind|through|center|central|main) )*(?:hole|bore) ): an?(?: straight| plain| simple| vertical)* cylinder(?= )(?!.* (?:tall|high|on top of|stands|standing)(?: |$))/u,
    { category: 'be', concept: 'is' },
  ],
  // "Two plates joined at a right angle.": a title, of what is then told plate by plate.
  [
    /(?<=^[^#]*(?:plates|bars|blocks|legs|pieces|parts|sheets|arms) )(?:(?:that|which) (?:are|is) )?(?:joined|connected|attached|meeting|set|welded|placed)(?: together)? at (?:a right angle|right angles|90 degrees|@)(?: to (?:each other|one another))?(?=[^#]*$)/u,
    { category: 'filler', concept: 'what the other sentences tell' },
  ],
  // "its total length, including the rounded ends, is 86 mm": as it is measured anyway.
  [
    /(?<=(?:^| )(?:length|long|overall|#) )(?:, |\( )?(?:including|counting|with|measured over|over) (?:(?:the|its|both|two) )*(?:fully )?(?:rounded|round|semicircular|half round) ends(?: included)?(?: ,(?= (?:is|of|being) )| \))?(?= |$)/u,
    { category: 'filler', concept: 'over its ends' },
  ],
  // "16 mm wide (a bit less than a third of the plate's width)": too vague to be measured, and told by the number.
  [
    /(?<=# (?:[a-z]+ )?)\( (?:(?:a (?:bit|little)|slightly|somewhat|just|roughly|about|approximately|nearly|almost) )+(?:(?:less|more|smaller|larger|wider|narrower|shorter|longer) than |over |under )?(?:#|half|(?:a|one) (?:third|quarter|half)|two thirds) (?:of )?(?:the|its) [^()]+ \)/u,
    { category: 'filler', concept: 'how it compares' },
  ],
  // "every one of the six faces": each of them.
  [/every (?:single )?one(?= of (?:the|its|these|those) )/u, { category: 'which', concept: 'each' }],
  // "The distance between the centers of neighboring holes is 28 mm": from middle to middle.
  [
    /(?<=(?:^| )(?:the|a) )(?:distance|spacing|gap|pitch) (?:between|of|from) (?:(?:the|each|all|adjacent|neighbou?ring|consecutive|successive|two) )*(?:(?:hole )?(?:cent(?:er|re)s|middles|axes)(?: of (?:(?:the|each|all|adjacent|neighbou?ring|consecutive|successive|two|pair of) )*(?:holes|slots|studs|bosses|pins|posts|ribs|grooves|them))?|(?:hole|slot|stud|boss|pin) (?:cent(?:er|re)s)|neighbou?ring (?:holes|slots|studs|ones))(?= (?:is|are|being|of|should be|must be) #)/u,
    { category: 'place', concept: 'apart' },
  ],
  // "a truncated cone with the same diameter as the body at its bottom": the end that has a diameter of its own.
  [
    /(?<=(?:^| )cone (?:.* )?(?:same diameter|as wide) as the (?:[a-z]+ )?[a-z]+ )(?:at|on) (?:its|the) (?:bottom|base|lower end|bottom end)(?= [,.;]|$| and )/u,
    { category: 'filler', concept: 'of its base' },
  ],
  // "Make the cut by negatively extruding the trapezoid from one end of the block to the other": how what was told is cut.
  [
    /^(?:make|create|perform|do|form|produce) (?:the|this) (?:cut|groove|slot|channel) by (?:negatively |then )?extruding (?:the|this|that|its) (?:trapezoid|profile|section|cross section|shape|sketch|figure|outline) (?:(?:as a cut|negatively|all the way) )*(?:from (?:the )?one end (?:of the [a-z]+ )?to the other(?: end)?|(?:along|through|over|across) (?:the|its) (?:full|entire|whole) (?:length|block)(?: of the [a-z]+)?)$/u,
    { category: 'filler', concept: 'how it is cut' },
  ],
  // "a pillow block, I'll walk you through it": said of the telling.
  [
    /(?:[,;] )?(?:and )?(?:i'll|i will|let me|i'm going to|we'll)(?: now)? (?:walk|guide|take|talk|lead) you through (?:it|this|that|the (?:steps|build|part))(?: (?:step by step|one step at a time|piece by piece))?(?= [.:]|$)/u,
    { category: 'filler', concept: 'talk' },
  ],
  // "You can make it in three steps:": how many sentences tell it, and no step of the part.
  [
    /(?:(?:[,;] )?(?:(?:and|which|that) )?(?:(?:you|we|i) (?:can|could|may|will|'ll) |(?:i|we|you)'ll |let's )(?:make|build|do|model|create|describe|explain|construct) (?:it|this|that|the (?:part|shape|model|object))|^(?:it|this|that|the (?:part|shape|model|object)|which) (?:can be|is|will be) (?:made|built|done|modell?ed|created|described|explained|constructed)) in (?:just |only )?(?:two|three|four|five|six|seven|eight|\d+|a few|several|some) (?:(?:easy|simple|quick|short|small) )*(?:steps|stages|moves|operations)(?= [.,:]|$)/u,
    { category: 'filler', concept: 'talk' },
  ],
  // "lying on its side along the Y axis": the way it lies is told by the axis.
  [
    /(?<=(?:^| )(?:lying|laid|lies|laying) )(?:down )?on its side(?= (?:and )?along (?:the )?[xy](?: |$))/u,
    { category: 'filler', concept: 'how it lies' },
  ],
  // "Picture the plate as a clock face": for the hours that follow.
  [
    /^(?:now )?(?:picture|imagine|think of|treat|view|see|look at|consider) (?:the|this|it)(?: [a-z]+){0,2} (?:as|like|as if it were|as if it was) (?:a|the) (?:clock|clock face|clockface|clock dial|dial of a clock)$/u,
    { category: 'filler', concept: 'how to look at it' },
  ],
  // "in the center of the large face of the plate": of the one that one looks at.
  [
    new RegExp(
      `(?<=(?:^| )${PLATE}s? (?:.* )?(?:in|at|on|of) (?:the|its) (?:exact |very )?(?:center|centre|middle) of (?:the|its|one) )(?:large|larger|largest|main|broad|wide|big)(?: flat)? (?:face|surface|side)(?= [,.;]|$)`,
      'u',
    ),
    { category: 'face', concept: '+z' },
  ],
  // "the floor that's left is 3 mm thick": the floor.
  [
    /(?<=(?:floor|bottom|base|walls?|roof|web|rim) )(?:(?:that|which)(?: is| are|['’]s)?|is) (?:left(?: over)?|remaining|remains?|left standing)(?= (?:is|are|should be|has|have|must be|being) )/u,
    { category: 'filler', concept: 'what is left' },
  ],
  // "is narrower and much taller, with a diameter of 4 mm and …": as its sizes say.
  [
    new RegExp(
      `(?<=(?:^| )(?:is|are) )(?:${BY_HOW_MUCH} )*${COMPARED}(?:(?: ,)? (?:and|but)(?: ${BY_HOW_MUCH})* ${COMPARED})+(?= ,? ?(?:with|having) (?:a|an) )`,
      'u',
    ),
    { category: 'filler', concept: 'as its sizes say' },
  ],
  // "so the head sinks a little bit into the body": as its place says.
  [
    /(?:, )?so (?:that )?(?:the|it)(?: [a-z]+)? (?:sinks|dips|reaches|goes|overlaps|is sunk|is embedded|penetrates) (?:(?:a (?:little|bit|little bit)|slightly|partly|partially|somewhat) )+(?:into|with|in) (?:the [a-z]+(?: [a-z]+)?|it)(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as its place says' },
  ],
  // "a pawn from a chess set": whose part it is.
  [
    /(?<=^(?:this is|it is|it's|here is|create|make|model)? ?(?:a|an|the) (?:[a-z]+ ){1,4})(?:from|out of|of|for) (?:a|the) (?:chess|checkers|domino|toy|board game|tea|tool) (?:set|game|box|kit)(?= [,.;]|$)/u,
    { category: 'filler', concept: 'what it belongs to' },
  ],
  // "the spacing between studs is 8 mm": of those that the words before tell.
  [
    /(?<=(?:^| )the )(?:center to center |centre to centre )?(?:spacing|distance|pitch) (?:between|of) (?:(?:the|each|all|adjacent|neighbou?ring|centers of|centres of|two) )*(?:studs|holes|bosses|pins|pegs|posts|slots|ribs|fins|grooves|teeth)(?: centers| centres)?(?= is # center to center| is # centre to centre| is # in (?:both|each))/u,
    { category: 'place', concept: 'apart' },
  ],
  // "with the sides of both squares parallel to X and Y": as they are drawn.
  [
    /(?:, )?(?:and |with )*(?:the )?(?:sides|edges) of (?:both|all|the|the two|all the) [a-z]+ (?:are |being |lie |lying )?parallel to (?:the )?x and (?:the )?y(?: axes| axis| directions)?(?= [,.;)]|$)/u,
    { category: 'filler', concept: 'as they are drawn' },
  ],
  // "a slit through the wall, from the bore to the outer surface": through the wall.
  [
    /(?<=(?:slit|slot|gap|split|cut)(?: .*)? through (?:the|its) (?:wall|ring)(?: .*)? )(?:, )?(?:running |going |reaching |extending )?from the (?:bore|inside|inner (?:surface|wall|face|diameter)) (?:out )?to the (?:outside|rim|circumference|outer (?:surface|wall|face|diameter|edge))(?= [,.;]|$)/u,
    { category: 'filler', concept: 'through the wall' },
  ],
  // "The keyway is a rectangular pocket with square ends (no rounding)": as a keyway is.
  [
    /(?<=^(?:the|this) (?:keyway|key way|keyseat) is )a (?:(?:rectangular|straight|simple|plain|milled|square ended) )*(?:pocket|slot|groove|channel|cut|recess|notch)(?= |$)/u,
    { category: 'filler', concept: 'as a keyway is' },
  ],
  [
    /(?<=(?:^| )(?:square|flat|sharp)(?: end)?s? (?:ends|corners) )\( (?:no|without)(?: any)? (?:rounding|radius|radii|fillets?|rounded ends) \)/u,
    { category: 'filler', concept: 'said again' },
  ],
  // "through the hub over its full 30 mm height": all of it, as what goes through does.
  [
    /(?<=(?:^| )(?:holes?|bores?)(?: .*)? through (?:the|its) [a-z]+ )(?:over|along|for)(?= (?:the|its) (?:full|entire|whole) # (?:height|length|thickness|depth)(?: |$))/u,
    { category: 'filler', concept: 'all the way' },
  ],
]
