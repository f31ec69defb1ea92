/** Ways of saying of cuts that are one word elsewhere, and what is said of them that is built of nothing. */
import { compiled } from './nodes.ts'

export const CUT_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [compiled('(?:snap ring|retaining ring|o ring|circlip|e clip|seal)(?= grooves?(?: |$))'), 'locking'],
  // "straight down through the flat spot": where that is, is told besides.
  [compiled('through the flat (?:spot|area|part|portion|top)(?= ,|$)'), 'through'],
  [
    compiled(
      '(?:half round|semicircular|semi circular|half circular|half circle|half cylindrical|half cylinder)(?= (?:shaped )?(?:channel|groove|trough|cut|cutout|notch|slot|recess|cradle|relief|saddle|scallop|trench)(?:es|s)?(?: |$))',
    ),
    'halfround',
  ],
  [compiled('(?:the )?very(?= (?:top|bottom|end|tip|edge|front|back|middle|center)(?: |$))'), 'the'],
  // "Cut off the corners at 45 degrees" chamfers them.
  [
    compiled(
      '(?:cut|trim|chop|clip|slice|saw|knock)(?: off)?(?=(?: (?:off|the|all|both|each|every|its|K|of|four|two|upper|lower|top|bottom|left|right|front|back|rear|vertical|sharp))+ corners?(?: (?:off|at)| ,)+)',
    ),
    'chamfer',
  ],
  // "down to a point on the right end".
  [compiled('(?:from |to |at |through )?(?:a|one|another|the second|the other) point (?:on|along)'), 'on'],
  [compiled('(?:and )?(?:slopes|slants|sloping|slanting|angles) (?:straight )?(?:down |up )?to'), 'to'],
  // "Pattern that cut around the center".
  [
    compiled(
      '(?<=(?:pattern|repeat|copy|mirror|duplicate|rotate|array) )(?:that|this)(?= (?:cut|notch|slot|hole|pocket|groove|scallop)(?: |$))',
    ),
    'the',
  ],
  [compiled('symmetric(?:al)?(?= (?:v|vee|groove|notch|channel|slot)(?: |$))'), 'plain'],
  // "the point of the V is at a 60 mm diameter".
  [
    compiled(
      '(?:point|tip|apex|root|deepest point|bottom point|very bottom)(?= of the (?:v|v groove|groove|v notch|notch|v cut)(?: |$))',
    ),
    'bottom',
  ],
]

export const CUT_ASIDES: readonly RegExp[] = [
  /(?:with )?(?:a )?square ends?(?: \( not round(?:ed)? \))?(?= ,| \)| and|$)/u,
  /for an? (?:[a-z]+ ){0,2}(?:rings?|circlips?|clips?|belts?|keys?|nuts?|bolts?|screws?|seals?|pins?|bearings?|axles?|cables?|wires?|magnets?|wrench)(?= ,| \)| and| into| in| on| around|$)/u,
  /to (?:make|form|create|leave) (?:(?:a|an|the|its|K|two) )*(?:forks?|ears?|clevis|yoke|prongs?|cheeks?|arms?|tines?)(?= ,| \)|$)/u,
  /(?:from|left by|made by|cut by) the (?:end mill|cutter|tool|milling cutter|saw)(?= ,| \)| and|$)/u,
  /\( (?:the )?(?:bottom|floor|lower) (?:edges|corners)(?: of (?:the|each) [a-z]+)? (?:stay|are|remain|are left|are kept) (?:sharp|square) \)/u,
  /with a flat (?:spot|area|section|part) (?:at|on) the (?:high|tall|upper|top) (?:end|side)(?= ,|$)/u,
]
