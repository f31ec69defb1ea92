/** How cones, rings, wedges and halves are told besides by their names: phrases that come to one word. */
import type { Entry } from '../../lexicon/entry.ts'

const HALF = '(?:one )?half (?:of )?(?:a |an |the )?(?:solid |round )?(?:cylinder|rod|bar|shaft|tube|pipe)'
const LENGTHWISE =
  '(?:lengthwise|lengthways|longitudinally|along (?:its|the) (?:axis|length)|down the middle)'

export const SHAPE_PHRASES: readonly (readonly [RegExp, Entry])[] = [
  // "a pointed cone": as it is without a second diameter.
  [
    /(?:sharply )?(?:pointed|sharp)(?= cone(?: |$))(?!.*(?:top|tip|upper|smaller) (?:diameter|radius))/u,
    { category: 'filler', concept: 'as a cone is' },
  ],
  // "a cone 35 mm high with the same base circle": as wide as what it stands on.
  [
    /(?<=(?:^| )cone(?: .*)? (?:with|of|having|has) (?:the same|an equal|an identical) )(?:base (?:circle|diameter)|base|bottom diameter|circular base)(?= [,.;]|$| as | and )/u,
    { category: 'dimension', concept: 'diameter' },
  ],
  // "a torus … whose centerline is a circle of 60 mm diameter".
  [
    /(?<=(?:^| )(?:torus|donut|doughnut|toroid|ring) .*)(?:(?:and|with|whose|its|the|a|of) )*(?:cent(?:er|re) ?line|cent(?:er|re) circle|central circle)(?: of (?:the|its) (?:tube|ring))? (?:is|has|forms|follows|describes|being)(?: (?:a|the) circle)?(?: (?:of|with|having))?(?: a)?(?: diameter of)?(?= #(?: (?:in )?diameter)?(?: [,.;]|$| and ))(?!.*radius)/u,
    { category: 'dimension', concept: 'ringDiameter' },
  ],
  [
    /(?<=(?:^| )(?:torus|donut|doughnut|toroid|ring) .*(?:line|circle)(?: of (?:the|its) [a-z]+)? (?:is|has|forms|follows|describes|being)(?: (?:a|the) circle)?(?: (?:of|with|having))?(?: a)? # )(?:in )?diameter(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as was said' },
  ],
  // "a wedge … rising from nothing at one end to a height of 25 mm at the other".
  [
    /(?<=(?:^| )(?:wedge|ramp) .*|^)(?:(?:and|with|whose|its|the|that|which|it|a) )*(?:(?:top|upper|sloping|inclined)(?: (?:face|side|surface))? )?(?:slopes|sloping|rises|rising|climbs|climbing|increases|increasing|grows|growing|goes|going)(?: up| upwards?| evenly| linearly| steadily| uniformly| in height)* from (?:nothing|zero(?: height| thickness)?|a (?:sharp|knife|feather) edge)(?: at (?:one|the (?:front|left|thin|low|first))(?: end| side)?)?(?: up)? to(?: (?:a|its)(?: full)? (?:height|thickness) of)?(?= # (?:high |tall |thick |in height )?at the )/u,
    { category: 'dimension', concept: 'height' },
  ],
  [
    /(?<= from (?:nothing|zero|a [a-z]+ edge) .* # (?:high |tall |thick |in height )?)at the (?:other|opposite|back|rear|right|far)(?: end| side)?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'where it is highest' },
  ],
  // "one half of a cylinder … split lengthwise".
  [
    new RegExp(
      `(?<=(?:^| )${HALF}(?: .*)? )(?:(?:which is|that is|that has been|being) )?(?:split|cut|sliced|divided|halved|sawn|parted)(?: in (?:half|two))? ${LENGTHWISE}(?= [,.;]|$)`,
      'u',
    ),
    { category: 'filler', concept: 'as a half is' },
  ],
  // "a half-round bar, i.e. one half of a cylinder …": the same once more, by its sizes.
  [
    new RegExp(
      `(?<=(?:^| )half round (?:bar|rod|stock|profile) ),? ?(?:i\\.?e\\.?|that is|meaning|namely) ,? ?${HALF}(?= of | with )`,
      'u',
    ),
    { category: 'filler', concept: 'what that is' },
  ],
  // "whose rim carries a groove all the way round": as a groove in a round body goes.
  [
    /whose (?:rim|circumference|periphery|outer surface) (?:carries|has|bears|contains|is given)(?= (?:a|an|one|two|three|#) (?:[a-z#]+ )*grooves?(?: |$))/u,
    { category: 'preposition', concept: 'with' },
  ],
  [
    /^its (?:rim|circumference|periphery|outer surface)(?= (?:carries|has|bears|contains) (?:a|an|one|two|three|#) (?:[a-z#]+ )*grooves?(?: |$))/u,
    { category: 'whole', concept: 'it' },
  ],
  [
    /(?<=(?:^| )(?:groove|grooves) (?:.* )?)(?:(?:running|going|runs|goes|that runs|which runs) )?all the way (?:a)?round(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as a groove goes' },
  ],
  [
    /(?<=(?:^| )groove (?:.* )?)(?:midway|halfway|centrally) between (?:the|its)(?: two)?(?: end)? faces(?= [,.;]|$)/u,
    { category: 'place', concept: 'centre' },
  ],
  // "cut a keyway along the shaft": as keyways run.
  [
    /(?<=(?:^| )keyway )along (?:it|the (?:shaft|cylinder|bar|rod|spindle|axle))(?= )/u,
    { category: 'filler', concept: 'as a keyway runs' },
  ],
  // "4 mm deep, the depth being measured from the top of the round": as the depth of a keyway is.
  [
    /(?<=(?:^| )keyway .* )(?:, )?\(? ?(?:(?:the|its|this|with the) depth )?(?:being |is )?measured from the (?:top|crest|highest point|outside|surface) of the (?:round|circle|shaft|cylinder|bar|rod)(?: \))?(?= [,.;]|$)/u,
    { category: 'filler', concept: 'as its depth is' },
  ],
]
