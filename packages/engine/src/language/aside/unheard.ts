/**
 * Statements whose words are all known, and whose sense is not: passed over, they would change the part without a word. What
 * can be told otherwise is asked for.
 */
import { EngineError } from '../../errors.ts'
import { HOLE_IN_THE_MIDDLE } from '../rewritten/places/either-side.ts'
import { quote } from '../sizes/sizes.ts'
import { type Item, wordsOf } from '../text/items.ts'
import { findSpoken } from '../text/spoken.ts'

interface Unheard {
  said: RegExp
  /** What said before it, in its sentence or in the one before, gives it a sense after all. */
  unless?: RegExp
  instead: string
}

const NTH = '(?:first|second|third|fourth|last|left|right|outer|inner|middle|end)'

/** "20 mm wide at its top and 30 mm at its bottom": two widths of the groove itself. */
const OTHER_WIDTH = '# (?:(?:wide|across) )?at (?:the|its) (?:top|bottom|mouth|opening|surface|floor)'

const UNHEARD: readonly Unheard[] = [
  {
    said: new RegExp(
      `(?<=(?:^| )groove (?:.* )?)(?<!# |${OTHER_WIDTH}(?: .*)? (?:wide|across) )(?:at|near|by|towards?) (?:the (?:very )?(?:bottom|top) of (?:it|(?:the|this|that) (?:[a-z]+ )*(?:section|part|portion|shank|step))|its (?:very )?(?:bottom|top))(?= [,.;]|$)(?!.* ${OTHER_WIDTH})`,
      'u',
    ),
    instead: 'Say how far from that end it lies, for example “5 mm from the end”.',
  },
  // Which axis was spoken of is not kept from one sentence to the next.
  {
    said: /(?<=(?:^| )(?:hole|bore)s? (?:.* )?)along (?:that|this) (?:same )?axis(?= |$)/u,
    instead: 'Name the axis and the level it lies at, for example “along Y, at X=0 and Z=5”.',
  },
  {
    said: /# (?:to|on) the left and (?:to the |on the )?right of (?:it|(?:the|this|that) (?:[a-z]+ )?(?:hole|bore|slot|boss))(?= [,.;]|$)/u,
    unless: HOLE_IN_THE_MIDDLE,
    instead: 'Tell where they lie from the center or from an edge, for example “60 mm apart”.',
  },
  {
    said: new RegExp(
      `(?<=^|(?:,|and|but) )only (?:the ${NTH}(?: (?:one|ones|two|hole|holes))?|(?:one|two) of (?:them|these|those|the holes)) (?:is|are|has|have|gets?|should be|must be) (?:a )?(?:counterbored?|countersunk|countersink|tapped|threaded)(?= |$)`,
      'u',
    ),
    instead: 'Tell the hole that differs from the others in a sentence of its own, with its place.',
  },
  {
    said: /(?:the|its) (?:bore|inside|inner diameter|opening) of the (?:pipe|tube|sleeve|cylinder|collar) (?:(?:also|then|should|must|will) )*(?:continues?|goes|go|runs?|extends?|passes|pass|carries on)(?: (?:on|down|straight|right|also|too|all the way|completely))* through the (?!whole|entire|full|part|pipe|tube)[a-z]+(?= |$)/u,
    instead: 'Tell the hole with its diameter, for example “a 20 mm hole through the plate”.',
  },
  {
    said: /(?<=(?:shaft|spindle|axle|rod|pin) (?:.* )?)(?:steps?|stepping|stepped|turned|necked) down (?:.* )?(?:on|at) the (?:left|right|one)(?: hand)? (?:side|end) only(?= |$)/u,
    instead: 'Tell the sections one after the other, each with its diameter and length.',
  },
  {
    said: /(?<=door ?stop (?:.* )?)(?:rises?|rising|tapers?|tapering|slopes?|sloping) (?:up )?from (?:a |an )?(?:sharp|thin|knife|feather|pointed) edge(?= |$)/u,
    instead: 'A door stop has a blunt tip; call it a wedge, with its length, width and height.',
  },
  {
    said: /(?<=(?:^| )(?:slot|groove|channel) (?:.* )?(?:another|second) (?:.* )?(?:slot|groove|channel|one) (?:.* )?)both (?:(?:of them|running|run|going|go|extending|extend|are|cut|along|over|for|through) )+(?:the|its) (?:full|whole|entire) (?:# )?(?:in )?(?:length|width)(?= |$)/u,
    instead: 'Tell each of them in a sentence of its own, with how far it runs.',
  },
  {
    said: /(?<=(?:^| )(?:cube|block|box|plate|square bar|square tube)(?: .*)? )grooves? (?:[^.]* )?(?:all )?(?:the way )?(?:around|round) (?:it|(?:the|its) (?:middle|waist|outside|sides|perimeter|centre|center|plate|block|cube|box))(?= |$)/u,
    instead: 'A groove goes around what is round; tell the groove of each side by itself.',
  },
  {
    said: /cone (?:(?:that|which|is|stands|standing|resting|balanced|balancing|placed|set|upright) )+on its (?:tip|point|apex|pointed end)(?= |$)/u,
    instead: 'Give it as a truncated cone or by its revolved section, with the wide end on top.',
  },
  {
    said: /(?<=(?:^| )(?:plate|sheet|panel|board|slab|tile|block|box|brick|cuboid)(?: #x#x#)?(?: ,)? )(?:(?:that|which|is|stands|standing|lies|lying|laid|placed|set|turned) )+(?:upright|on (?:its|one|the) (?:(?:long|short|narrow|thin) )?(?:side|edge)|on edge)(?= ?$| [,.(]| with | and )/u,
    instead: 'Give its sizes as it lies: length, width and height.',
  },
  {
    said: /(?<=(?:^| )(?:two|three|four|five|six|[2-6]) (?:[^,.]* )?holes (?:[^,.]* )?)(?:(?:on|in|at|along|near|into) each (?:of (?:the|its) )?(?:long|longer|short|shorter|narrow|narrower) (?:side|end)s?|(?:in|into) each (?:of (?:the|its) )?(?:long|short|narrow)(?:er)? edges?)(?= |$)/u,
    instead: 'Tell them in rows, such as “two rows of three holes, 10 mm from the long edges”.',
  },
  {
    said: /the (?:v|v groove|groove) has a relief(?: (?:slot|groove|cut))? (?:at|in) (?:its|the) (?:bottom|root|point|tip)(?= |$)(?!.* (?:from|below) (?:the )?top)/u,
    instead: 'Say how far its floor lies below the top face, such as “down to 25 mm below the top face”.',
  },
  {
    said: /(?:in|on|at|within) (?:the|its) (?:left|right|front|back|rear|upper|lower|top|bottom|middle|outer|inner)(?: hand)? (?:third|quarter)(?= |$)(?! of an)/u,
    instead: 'Say how far it is from an edge, or where its middle lies.',
  },
  {
    said: /(?:twice|double|half|(?:two|three|four|five|#) times|one and a half times) as (?:high|tall|long|wide|deep|thick|big|large)(?= ?$| [.;]| , (?:and|but|while|so))/u,
    instead: 'Say as what, such as “twice as high as the plate”, or give the size.',
  },
  {
    said: /so(?: that)? (?:there is |only )?(?:a|an) (?:(?:thin|small|narrow) )*(?:floor|bottom|base|wall|web|rim) (?:is left|remains|stays|is kept)(?= ?$| [,.;])/u,
    instead: 'Say how thick that is, such as “leaving a 2 mm floor”.',
  },
  {
    said: /(?<=(?:^| )(?:holes|slots?|boss|bosses|cylinders?|posts?|pins?|pegs?|pockets?|rods?) (?:[^.;]* )?)(?:whose|with its|with their|its|their) cent(?:er|re)s?(?: points?)? (?:(?:is|are|lies|lie|lying|sits?|located|placed|positioned|exactly|right|directly|being) )*(?:on|at)(?: the (?:middle|cent(?:er|re)|midpoint) of)? (?:the|its) (?:left|right|front|back|rear)(?: hand)? edge(?= [,.;]|$| and )/u,
    instead: 'Give the coordinates of the center, or how far it lies from the edge.',
  },
  {
    said: /(?<=spherical [a-z]+ (?:[^.;]* )?)(?:on|in|into|at)(?: the (?:middle|cent(?:er|re)) of)? (?:each|every|all|the four)(?: of(?: the| its)?)?(?: four| the)?(?: vertical| upright)? sides?(?: faces?)?(?= [,.;]|$| and )/u,
    instead: 'Tell it face by face, such as “in the middle of the front face”.',
  },
  {
    said: /(?<=(?:^| )(?:pocket|recess|cavity|counterbore)(?: [^.;]*)? )(?:a |an |its )?(?:hemispherical|spherical|round|rounded) bottom(?= [.;]|$| , (?!radius|r#|#)| and (?!#))/u,
    instead:
      'Give the radius of its bottom edges, or tell it as a spherical recess with the radius of its ball.',
  },
  {
    said: /(?:step|piece|section|portion|chunk|strip)(?: ,)? (?:(?:that is|which is|is|gets) )?(?:cut|milled|removed|machined|taken|sawn)(?: (?:out of|out|away|off|from|into|at|along))+ (?:the|its) (?:bottom|lower|front|back|rear|left|right)(?: hand)? (?:left|right|front|back|rear)(?: hand)? edge(?= [,.;]|$)/u,
    instead: 'Say it as a notch or a cut by coordinates: a step is cut along an edge of the top.',
  },
  {
    said: /(?<=(?:^| )(?:a|an|one) (?:(?:#|ø#) )?(?:[a-z]+ ){0,3}(?:hole|bore)(?: (?:(?!corner)[^.;])*)? )# (?:in |away )?from (?:every|each|all)(?: of (?:the|its))?(?: four)? (?:edges?|sides?)(?= ?$| [,.;])/u,
    instead: 'Say from which two edges it is so far, or how many holes there are.',
  },
  {
    said: /(?<!# long (?:[a-z#,]+ )*)saw cut(?! (?:.* )?(?:across|along|lengthwise|long|length|around|parallel|through|in (?:the )?[xyz]|to the (?:back|right|left|front|rear))(?: |$))(?= |$)/u,
    instead: 'Say which way it runs, such as “across the top” or “along the length”.',
  },
  {
    said: /(?<=(?:^| )(?:a|an|the|with|#) )ball (?:socket|seat|pocket|recess)(?= (?:of|with|in|,|#|ø#))/u,
    instead: 'Call it a spherical recess, with the radius of its ball and its depth.',
  },
  {
    // "a hole slightly above the middle": how far is not said, and in the middle it is not.
    said: /(?<=(?:^| )(?:holes?|bores?|slots?|pockets?|windows?|cutouts?|openings?) (?:[a-z]+ ){0,3})(?:above|below|under|off) (?:the|its) (?:exact |very )?(?:cent(?:er|re)|middle)(?: of (?:it|the [a-z]+))?(?= [.;)]|$| , (?!.*# )| and (?!# ))/u,
    instead: 'Say how far from the middle, for example “5 mm above the middle”.',
  },
  {
    said: /(?:hangs?|hanging|dangling|suspended)(?: straight| vertically)?(?: down| downwards?)? (?:from|off) (?:the|its|one|each|both|either) (?:(?:left|right|front|back|rear|other|two)(?: hand)? )?(?:end|edge|side)s?(?= |$)/u,
    instead: 'Say that it is on the underside, and how far from that end.',
  },
  {
    said: /(?:leav(?:e|es|ing)|miss(?:es|ing)?)(?: out)? (?:(?:the|every|each|only|just) )?(?:one|last|first|second|third|fourth|other|middle|next)(?: (?:one|other|corner|edge|hole|side)s?)? out(?= |$)/u,
    instead: 'Tell those that are worked one by one, each with its place.',
  },
  {
    // "circles whose centers lie exactly on the corners": they would be put inside of them.
    said: /cent(?:er|re)s?(?: of (?:each|every|the|all|these) (?:[a-z]+ ){0,2}[a-z]+)? (?:(?:is|are|being|lies?|lying|located|placed|positioned|exactly|directly|right|precisely|sits?|sitting) )+(?:on|at) (?:the|each|every|its|their)(?: of (?:the|its))?(?: [a-z]+){0,2} corners?(?= of (?:the|it)(?= )| ?[,.;]| and |$)/u,
    instead:
      'Tell the rounding that this cuts, such as “a quarter circle with a radius of 5 mm cut from each corner”.',
  },
  {
    // "Round the corners seen from the front": those are no upright edges.
    said: /(?<=(?:^| )(?:fillet|chamfer|round|bevel|radius|break)(?:s|ed)?(?: [^.;]*)? (?:corners?|edges?)(?: [^.;]*)? )(?:as |when )?(?:you )?(?:seen|viewed|looking|looked at|look at it)(?: at it)? from (?:the |its |one )?(?:front|back|rear|side|left|right|end)(?= |$)/u,
    instead: 'Say which way those edges run, for example “the edges parallel to the Y axis”.',
  },
  {
    said: /(?:but )?only (?:halfway|half way|partway|part way|partly|partially)(?= ?$| [,.;])/u,
    instead: 'Say how deep or how far that is.',
  },
]

export function assertHeard(sentences: readonly (readonly Item[])[]): void {
  for (const [at, items] of sentences.entries())
    for (const { said, unless, instead } of UNHEARD) {
      const found = findSpoken(items, said)
      const before = [...(sentences[at - 1] ?? []), ...items.slice(0, found?.from)]
      if (found && !(unless && findSpoken(before, unless)))
        throw new EngineError(
          'prompt_too_ambiguous',
          `I cannot make ${quote(wordsOf(items.slice(found.from, found.to + 1)))}. ${instead}`,
        )
    }
}
