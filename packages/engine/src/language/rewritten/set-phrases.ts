/** Phrases that no table of words can hold: a number stands in them ("through two opposite walls"), or what is around them decides. */
import type { Entry } from '../lexicon/entry.ts'
import type { Item } from '../text/items.ts'
import { asOneTerm, findSpoken } from '../text/spoken.ts'

const WALLS = '(?:side )?(?:walls?|sides?)'

/** Each phrase and what it means as one word. */
const PHRASES: readonly (readonly [RegExp, Entry])[] = [
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
    /(?<=(?:^| )(?:that|which|they|both|to) )cross(?= (?:each|one another|at|perpendicular|perpendicularly|in)(?: |$))/u,
    { category: 'place', concept: 'crossing' },
  ],
  // "The groove has an opening of 6 mm at the top": how wide it is there.
  [
    /(?<=(?:groove|channel|notch) .*)(?:opening|mouth)(?: width)?(?= (?:of|is) #)/u,
    { category: 'dimension', concept: 'width' },
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
    /(?<=\( |, |with |and |has |have )(?:all )?(?:sharp|crisp|square|unrounded) (?:outside |inside |outer |inner )*(?:corners|edges)(?:(?: ,| and| with|\s)+ ?(?:no|without)(?: any)? (?:fillets?|rounding|rounded corners|radii|radius|chamfers?)(?: or (?:fillets?|chamfers?|radii))?)?(?= \)| ,|$| and (?:it|is|the|open) )/u,
    { category: 'filler', concept: 'corners as they are' },
  ],
  // "every single edge": a way to say all of them, and no number.
  [/(?<![a-z])(?:each and )?(?:every|each) single(?= [a-z])/u, { category: 'which', concept: 'all' }],
  // "It's a slot shape": the outline of the part, not a slot in it.
  [
    /(?<=(?:^| )(?:is|it's|its|it is|this is|that's|that is) (?:a |an )?(?:flat |simple |plain )*)(?:slot|pill|capsule|oblong|racetrack|stadium|obround)(?: shape)(?= |$)/u,
    { category: 'shape', concept: 'obround' },
  ],
]

export const withSetPhrases = (sentences: readonly Item[][]): Item[][] =>
  sentences.map((sentence) =>
    PHRASES.reduce<Item[]>((items, [pattern, sense]) => {
      const found = findSpoken(items, pattern)
      return found ? asOneTerm(items, found, sense) : items
    }, sentence),
  )
