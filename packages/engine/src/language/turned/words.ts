/** How one speaks of round bodies in a row: their sizes, how they narrow, and where each of them stands. */

/** A size across, by itself or with its word; `name` is the group that holds it. */
const across = (name: string): string =>
  `(?:(?:a|an|the|its|just|only|about|that|same) )*(?:(?:outer|outside|full|smaller|larger|small|large) )*(?:(?:diameter|dia)(?: of)? )?(?<${name}>ø?#)(?: (?:in |outer |outside )?(?:in diameter|diameter|dia|across|wide))?`

const LOW = 'bottom|base|lower end|bottom end|foot|underside'
const HIGH = 'top|upper end|top end|head'
const FIRST = 'one end|one side|start|big end|bigger end|large end|larger end|thick end|thicker end|wide end'
const SECOND =
  'other end|the end|end|small end|smaller end|thin end|thinner end|narrow end|far end|free end|other side'
const END = `(?:very )?(?:${LOW}|${HIGH}|${FIRST}|${SECOND})(?: of (?:it|the (?:cone|taper|part|handle|[a-z]+)))?`
const at = (name: string): string =>
  `(?: (?:\\( )?(?:(?:at|on) )(?:(?<${name}Level>z=#)|(?:the |its )?(?<${name}>${END})(?: \\( (?:at )?(?<${name}Behind>z=#) \\))?)(?: \\))?)?`

/** Where an end is by its word; nothing where only the order of telling says it. */
export const endNamed = (word: string | undefined): 'low' | 'high' | undefined =>
  word === undefined
    ? undefined
    : new RegExp(`^(?:very )?(?:${LOW})`, 'u').test(word)
      ? 'low'
      : new RegExp(`^(?:very )?(?:${HIGH})(?! e)|^(?:very )?(?:upper end|top end)`, 'u').test(word)
        ? 'high'
        : undefined

const NARROWS =
  '(?:taper(?:s|ed|ing)?|narrow(?:s|ed|ing)?|go(?:es|ing)|open(?:s|ing)?|widen(?:s|ing)?|flar(?:es|ed|ing)|shrink(?:s|ing)?|reduc(?:es|ed|ing)|expand(?:s|ing)?|grow(?:s|ing)?|gets?|transition(?:s|ing)?|decreas(?:es|ing)|increas(?:es|ing)|slop(?:es|ing)|runs?)'
const HOW =
  '(?:(?: ,)? (?:down|up|out|off|inwards?|outwards?|smaller|larger|wider|narrower|bigger|thinner|evenly|linearly|gradually|smoothly|straight|uniformly|in a straight (?:taper|line)|in a (?:taper|cone)|again))*'
const OVER =
  '(?: (?:over|along|across|in|within) (?:a |an |its |the )?(?:(?:total |full )?(?:height|length|distance) )?(?:of )?(?<over>#)(?: (?:of (?:height|length)|high|tall|long|in (?:height|length)))?)?'
const AND = '(?: (?:,|and|then|it|that|which))*'

/** From one size to another. */
export const TAPERS: readonly RegExp[] = [
  new RegExp(
    `(?:(?:that|which|it|and) )*(?:${NARROWS}${HOW} )?from ${across('first')}${at('firstAt')}${AND}(?: ${NARROWS})?${HOW} to ${across('second')}${at('secondAt')}${OVER}(?= |$)`,
    'du',
  ),
  new RegExp(
    `(?:(?:that|which|it|and) )*(?:starts|starting|begins|beginning|is)(?: (?:out|off))?(?: (?:at|with|as))? ${across('first')}${at('firstAt')}${AND} ${NARROWS}${HOW} to ${across('second')}${at('secondAt')}${OVER}(?= |$)`,
    'du',
  ),
  new RegExp(
    `(?:(?:that|which|it|and) )*${NARROWS}${HOW} to ${across('second')}${at('secondAt')}${OVER}(?= |$)`,
    'du',
  ),
]

/** "40 mm at the bottom", "at the top it's 20 mm". */
export const ENDS: readonly RegExp[] = [
  new RegExp(
    `(?<=^| )(?:is )?${across('size')} (?:at|on) (?:(?<level>z=#)|(?:the |its )?(?<end>${END})(?: \\( (?:at )?(?<behind>z=#) \\))?)(?= |$)`,
    'du',
  ),
  new RegExp(
    `(?<=^| )(?:at|on) (?:the |its )?(?<end>${END})(?:(?: ,)? (?:it's|it is|it has|it measures|is|it|has))* ${across('size')}(?= |$)`,
    'du',
  ),
  new RegExp(
    `(?<=^| )(?:the|its) (?<end>${LOW}|${HIGH}|${FIRST}|${SECOND}) (?:is|measures|has)(?: a)? ${across('size')}(?= |$)`,
    'du',
  ),
  /(?<=^| )(?:a |an |the |its )?(?<end>bottom|base|top|upper|lower|larger|smaller|big|small|large) (?:diameter|dia)(?: of| is)* (?<size>#)(?= |$)/du,
]

/** Where the tip of a cone is. */
export const TIPS: readonly RegExp[] = [
  /(?<=^| )(?:,|and|with|that|has|having|it)*(?: ?(?:its|the|a|sharp))* (?:tip|point|apex|pointed end|pointy end)(?: (?:is|being|pointing|facing|points|faces|sits|at|on|the|very|straight|to))* (?<where>bottom|top|down|up|downwards?|upwards?)(?: \( (?:at )?(?<level>z=#) \))?(?= |$)/du,
  /(?<=^| )(?:that |which |and |it )*(?:points|pointing|facing|faces)(?: straight)? (?<where>down|up|downwards?|upwards?)(?= |$)/du,
  /(?<=^| )(?<where>upside down|that points down|point down|tip down|inverted)(?= |$)/du,
]
/** "to a point at the top". */
export const TO_A_POINT = new RegExp(
  `(?:(?:that|which|it|and) )*${NARROWS}${HOW} to (?:a|its) (?:sharp )?(?:point|tip)(?: (?:at|on) (?:the|its) (?<where>bottom|top))?${OVER}(?= |$)`,
  'du',
)

/** What says a size, in the order in which it is looked for; the size is its only number. */
export const SIZES: readonly (readonly [RegExp, SizeName])[] = [
  [
    /# (?:inner|inside|internal) (?:diameter|dia)|# id(?= |$)|# (?:in )?bore|(?:inner|inside|internal) (?:diameter|dia)(?: (?:of|is|=|:))* ø?#/u,
    'inner',
  ],
  [/#(?: thick)? walls?(?: thickness)?|walls? thickness(?: (?:of|is|=|:))* #/u, 'wall'],
  [/(?:(?:outer|outside) )?radius(?: (?:of|is|=|:))* #|# (?:in )?radius|r#/u, 'radius'],
  [
    /# (?:(?:outer|outside|outer) )?(?:in diameter|in dia|diameter|dia|across|od)(?= |$)|(?:(?:outer|outside) )?(?:diameter|dia)(?: (?:of|is|=|:))* #|ø#/u,
    'diameter',
  ],
  [
    /(?:(?:total|full|overall) )?(?:length|height|thickness)(?: (?:of|is|=|:))* #|# (?:tall|high|long|thick|in length|in height|in thickness|length|height|thickness)(?= |$)|(?:extends?|goes|continues|runs|rises|sticks)(?: (?:up|down|out|on|straight|for|another))* #(?= |$)|for (?:the next |another |the first |the last )?#(?= |$)/u,
    'height',
  ],
  [/# wide(?= |$)|width(?: (?:of|is))* #/u, 'wide'],
  [/#x#/u, 'both'],
]
export type SizeName = 'diameter' | 'radius' | 'inner' | 'wall' | 'height' | 'wide' | 'both'

const WORD =
  "(?!(?:add|adds|there|there's|is|are|make|put|create|a|an|you|we|place|it|comes|sits|stands|with|has|have|goes)(?: |$))[a-z]+"
const WORDS = `(?:${WORD} ){0,2}${WORD}`
const IT = `(?<ref>(?:the|that|this|its|of) ${WORDS}|it|that|this|them|these)`
const SITS =
  '(?:(?:which|that|and|it|is|are|sits|sit|stands|stand|goes|go|continues|continue|extends|comes|placed|put|added|mounted|attached|located|directly|right|then|there|starts|centered|centred) )*'

export type Where = 'above' | 'below' | 'both ends' | 'other end' | 'one end' | 'between'

/** Where a body stands, by the words for it. */
export const PLACES: readonly (readonly [RegExp, Where])[] = [
  [
    new RegExp(
      `${SITS}(?:in )?between (?<ref>them|the two(?: of them)?|both|(?:the|both|these|those|its)(?: two)? (?:[a-z]+ )?[a-z]+s)(?= |$)`,
      'u',
    ),
    'between',
  ],
  [
    new RegExp(
      `${SITS}(?:connects|connecting|joins|joining|connected by|links|linking|holds together) (?<ref>them|the two(?: of them)?|both|(?:the|both|these|those|its)(?: two)? (?:[a-z]+ )?[a-z]+s)(?= |$)`,
      'u',
    ),
    'between',
  ],
  [
    new RegExp(
      `${SITS}(?:on|at|to|from|off|of) (?:both|each|either|the two|every)(?: of)?(?: the| its)?(?: two)? (?:ends?|sides?|end faces?)(?: of ${IT})?(?= |$)`,
      'u',
    ),
    'both ends',
  ],
  [
    new RegExp(
      `${SITS}(?:on|at|to|from|off|of) (?:the|its) (?:other|opposite|far) (?:end|side|end face)(?: of ${IT})?(?= |$)`,
      'u',
    ),
    'other end',
  ],
  [
    new RegExp(
      `${SITS}(?:on|at|to|from|off|of) (?:the|one|its|an) (?:end|free end|one end)(?: face)?(?: of ${IT})?(?= |$)`,
      'u',
    ),
    'one end',
  ],
  [
    new RegExp(
      `${SITS}(?:on top of|on top|on the top of|on the top|at the top of|at the top|above|onto|over|from the top of|from the (?:center|centre|middle|end|top) of|up from(?: the (?:center|centre|middle|top) of)?|on the (?:center|centre|middle) of)(?: (?:${IT}))?(?= |$)`,
      'u',
    ),
    'above',
  ],
  [
    new RegExp(
      `${SITS}(?:below|under|underneath|beneath|on the bottom of|on the underside of|at the bottom of|down from|from the bottom of)(?: ${IT})?(?= |$)`,
      'u',
    ),
    'below',
  ],
]

/** As wide, or as large, as another. */
export const ALIKE: readonly (readonly [RegExp, 'all' | 'diameter'])[] = [
  [
    /(?:(?:of|with|has|having|is|and) )*(?:exactly )?the same (?:outer )?diameter(?: (?:as|like) (?<ref>it|that|(?:the|that|this) (?:[a-z]+ ){0,2}[a-z]+))?(?= |$)/u,
    'diameter',
  ],
  [
    /(?:(?:is|are|it's|which|that|and|it|just|exactly) )*(?:the same (?:size |shape |dimensions )?(?:as|like)|identical to|equal to|just like|same as) (?<ref>it|that|(?:the|that|this) (?:[a-z]+ ){0,2}[a-z]+)(?= |$)/u,
    'all',
  ],
  [/(?:(?:of|with) )*(?:the|exactly the) same (?:size|dimensions|sizes)(?= |$)/u, 'all'],
]

/** What stands about a common axis anyway. */
export const ANYWAY: readonly RegExp[] = [
  /\( (?:in |along |on )?(?:the )?(?:xy|z|x|y|xz|yz)(?: (?:plane|axis|direction|dim|dimension))? \)/u,
  /(?:,|and|again|that|which|is|are|it's|all|both|also|\()* ?(?:on|about|around|along|with|in|has|share|shares|sharing) (?:the )?(?:same|common|one|a common) (?:center |centre |central |rotation )?(?:axis|center line|centre line|centerline|centreline|center|centre|line)(?: \( z \))?(?: as (?:it|the [a-z]+))?(?: again)?(?= |$)/u,
  /(?:again )?(?:concentric|coaxial)(?: (?:with|to) (?:it|that|the (?:[a-z]+ )?[a-z]+))?(?= |$)/u,
  /(?:and |it's |it is |is |also )*(?:centered|centred)(?: (?:on|over|with|in|above|under) (?:it|that|them|the (?:[a-z]+ ){0,2}[a-z]+))?(?= |$)/u,
  /(?:in|at|on) the (?:center|centre|middle)(?: of (?:it|that|the (?:[a-z]+ )?[a-z]+))?(?= |$)/u,
]

/** "so the axle is 100 mm long in total": of all of it. */
export const TOTAL =
  /^(?:so )?(?:overall|in total|altogether|all together)(?: ,)? (?:it's|it is|it measures|the [a-z]+ is) # (?:long|tall|high|thick)$|(?:^|, |; )(?:(?:so|and|which makes|that makes|making|for a|giving|this makes|which gives|this gives|that gives) )*(?:(?:the|it|its|it's|that's|this is|a|whole|entire|part|thing|is|now|finished) )*(?:[a-z]+ )?(?:is |will be |ends up |measures )?(?:now )?(?:(?:# (?:long|tall|high|thick)(?: (?:overall|in total|all together|altogether|in all|total|from end to end|end to end))|(?:total|overall|full) (?:length|height|thickness)(?: of (?:the )?[a-z]+)?(?: (?:is|of|will be|now|then|ends|up|being))* #)|# (?:overall|in total|total|altogether))(?: (?:length|height))?(?: now)?(?= ?[,.;)]|$)/u

/** Said with a body, and nothing that its sizes do not say. */
export const IDLE: ReadonlySet<string> = new Set(
  (
    "it it's its is are has have having with and that which a an the of in first then next now finally also start starting by begin make making create creating draw add adding put place there " +
    "there's this one part made from be will we we're going to want need here , ; . : - so goes sits stands straight continues made is both each every all solid round circular plain simple just another comes on up " +
    "as at another again measuring measures total size sized lying flat extends starts made let let's build has; around"
  ).split(' '),
)

/** What is no body that is added: its sentence is another's to read. */
export const OTHERWISE =
  /(?:^| )(?:holes?|bores?|bored|boring|drill\w*|cut|cuts|cutting|chamfer\w*|fillet\w*|grooves?|slots?|keyway|threads?|threaded|hollow\w*|shell\w*|remov\w*|flats?|edges?|corners?|counterbor\w*|countersink\w*|countersunk|subtract\w*|recess\w*|pockets?|notch\w*|knurl\w*|bevel\w*|break|rounded|symmetric\w*)(?: |$)/u

/** What is not round, or not solid of its own: not told here. */
export const NOT_ROUND =
  /^(?:block|box|cube|plates?|prism|rectang\w*|square|hex\w*|octagon\w*|triang\w*|wedge|bracket|ribs?|arms?|legs?|slab|bar|bars|beam|torus|ring|rings|spheres?|balls?|gear|teeth|tooth|spokes?|fins?|blades?|walls?|corners?|edges?|pyramid|elbow|holes?|bend|capsule|keyway|domes?|half|quarter|semi\w*|oval|ellip\w*|eccentric|hollow|split|star|heart|cross|springs?|nuts?|bolts?|screws?|cams?|faceted|fluted|lugs?|tabs?|ears?|wings?)$/u

/** What may stand before the noun of a round body. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  (
    'first second third fourth fifth sixth seventh eighth last final next other bottom lower lowest middle central center centre top upper uppermost topmost ' +
    'end side outer main big bigger biggest small smaller smallest large larger largest wide wider narrow narrower thin thinner thick thicker long longer short shorter ' +
    'tall taller low round circular cylindrical straight solid plain simple conical truncated tapered same identical equal equally-sized new flat shallow ' +
    'head base support guide drive shaft bearing rubber metal steel plastic wooden brass aluminum aluminium handle grip body left right front back cone cylinder'
  ).split(' '),
)
