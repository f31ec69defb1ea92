/**
 * "A V-belt pulley … the groove is 12 mm wide at the outside diameter, 8 mm deep and 6 mm wide at the bottom", "narrows to a
 * flat bottom 4 mm wide at a diameter of 40 mm": a pulley whose groove is told by its section and by no belt is a disc with
 * a groove around it. It is read so where every sentence says nothing else.
 */
import type { Category } from '../../lexicon/entry.ts'
import { where } from '../../text/heard.ts'
import { amountOf, asTerm, type Item, means, type Sized } from '../../text/items.ts'
import { unsaidWord } from '../../text/little-words.ts'
import { spoken } from '../../text/spoken.ts'
import { type Piece, readSizeLine, type SizeWords, sizesTold } from './size-lines.ts'

const IS = '(?: (?:is|of|being|measures|=|:|with|a))*'
const RIM =
  '(?:outer diameter|outside diameter|outside edge|outer edge|outer surface|circumference|surface|outside|opening|mouth|rim|top)'
const BOTTOM = '(?:(?:flat|its|the|a) )*(?:groove )?(?:bottom|floor|root|base)(?: of the groove)?'
const WIDE = '(?:wide|in width|across)'
/** "narrows evenly to", "tapering in a straight line down to". */
const NARROWS =
  '(?:tapers|tapering|tapered|narrows|narrowing)(?: (?:linearly|evenly|uniformly|symmetrically|straight|down|in a straight line))* to'
const IT_IS = "(?:(?: ,)?(?: (?:it|the groove|is|it's|measures))*)"

const GROOVE: SizeWords = [
  [new RegExp(`# ${WIDE} at (?:the |its )?# ${RIM}`, 'gu'), 'topAt'],
  [
    new RegExp(
      `# ${WIDE} at (?:the |its )?${RIM}|width(?: of)? # at (?:the |its )?${RIM}|at (?:the |its )?${RIM}${IT_IS} # ${WIDE}`,
      'gu',
    ),
    'topLength',
  ],
  [
    new RegExp(
      `# ${WIDE}(?: at)? ${BOTTOM}|at ${BOTTOM}${IT_IS} # ${WIDE}|${BOTTOM}(?: (?:width|that|which))*${IS} #(?: ${WIDE})?|${NARROWS}(?: (?:a|width|of))* #(?: ${WIDE})?(?: at ${BOTTOM})?`,
      'gu',
    ),
    'baseLength',
  ],
  [
    /(?:at|with|(?:which|that|and) (?:has|is at)) (?:a |the )?(?:floor |root )?diameter(?: of)? #|at # (?:in )?diameter/gu,
    'floorDiameter',
  ],
  [/(?:in|into|on) (?:the|its) rim|the rim has/gu, 'aside'],
  [new RegExp(`# deep(?: \\( radially \\)| radially)?|depth${IS} #`, 'gu'), 'depth'],
]
const BODY: SizeWords = [
  [
    new RegExp(
      `# (?:diameter )?(?:through |central |center )?bore|bored?(?: diameter)?${IS} #(?: diameter)?|(?:a )?# (?:diameter )?(?:through |central |center |shaft )?hole`,
      'gu',
    ),
    'bore',
  ],
  [
    new RegExp(
      `(?:outer |outside )?diameter${IS} #|od${IS} #|# (?:in )?(?:outer |outside )?diameter|# (?:od|outer diameter)`,
      'gu',
    ),
    'diameter',
  ],
  [
    new RegExp(
      `# (?:wide|thick|tall|high|in width|in thickness|width|thickness)|(?:face width|width|thickness|height)${IS} #`,
      'gu',
    ),
    'thickness',
  ],
]

/** How it is made, and what every such groove has. */
const ASIDE: readonly RegExp[] = [
  /(?:you|one|it) (?:can|could|may)(?: also)? (?:be )?(?:made?|modell?ed|model|turned) (?:it )?(?:with|by|in|as|from) (?:one|a|a single) (?:revolve|revolution|revolved (?:profile|section))(?: , but i'?ll? (?:will )?(?:describe|list|go through) (?:the|its) (?:features|steps))?/gu,
  /(?:, )?(?:made|created|built|formed) by revolving (?:its|a|the) (?:half )?(?:section|profile|half profile|cross section)(?: (?:around|about) (?:the )?z(?: axis)?)?/gu,
  /both (?:flanks|sides|walls)(?: of the groove)? have the same (?:slope|angle)|the (?:flanks|sides) are symmetrical/gu,
  /with (?:its )?axis along (?:the )?z(?: axis)?/gu,
  /turned about (?:the |its )?(?:z )?axis/gu,
  new RegExp(
    `(?:and )?${NARROWS}(?= (?:(?:flat|its|the|a) )*(?:bottom|floor|root|base)|(?: a)? # ${WIDE} (?:(?:flat|its|the|a) )*(?:bottom|floor))`,
    'gu',
  ),
  /(?:passes|goes|runs|straight|right) through(?: along z| the (?:cent(?:er|re)|middle)(?: of the (?:disc|pulley))?)?|through (?:the|its) (?:cent(?:er|re)|middle)(?: of the (?:disc|pulley))?/gu,
  /(?:all the way )?around (?:the |its )?(?:middle of the )?(?:outside|rim|circumference|outer edge|disc|pulley|it)(?: of (?:the|its) (?:disc|pulley|rim))?/gu,
  /(?:(?:and |it is |it's |is )?(?:centered|centred)|in the (?:middle|center)|at) (?:(?:in|on|of) )?(?:the |its )?(?:width|thickness|mid width|middle of the (?:width|thickness))|at mid (?:width|height)|in the (?:middle|cent(?:er|re))(?= [,;.:]|$)|(?:and )?(?:centered|centred)(?= [,;.:]|$)/gu,
]
const IDLE = new Set(
  "a an the and with of has have is are it its it's this that there which in single one v belt pulley sheave disc disk wheel cylinder start begin groove grooves runs goes cut around trapezoid trapezoidal shaped v-shaped cross section shape flat bottom floor make model create solid to central center symmetrical symmetric blank".split(
    ' ',
  ),
)
const CENTRED =
  /centered|centred|mid (?:width|height)|middle of the (?:width|thickness|rim|outside)|in the (?:middle|cent(?:er|re))(?: [,;:]|$)/u

const AROUND = /around (?:the|its) (?:middle of the )?(?:rim|outside|circumference|outer|disc)/u

const isPulley = (item: Item): boolean => means(item, 'solid', 'pulley')
/** The same, where it is told by its shape. */
const isWheel = (item: Item): boolean => means(item, 'solid', 'pulley', 'disc', 'wheel', 'cylinder')

interface Line {
  items: readonly Item[]
  looks: readonly Item[]
  pieces: readonly Piece[]
  groove: boolean
}

const sizesAt = ({ items, pieces }: Line, concept: string): Sized[] =>
  pieces
    .filter((each) => each.concept === concept)
    .flatMap(({ from, to }) => items.slice(from, to + 1).find((item) => item.kind === 'quantity') ?? [])

const sizeAt = (line: Line, concept: string): Sized | undefined => sizesAt(line, concept)[0]

/** A range or a level beside a size is kept for the body that it is told of. */
const isLevel = (item: Item): boolean =>
  item.kind === 'quantity' && (item.quantity.kind === 'range' || item.quantity.kind === 'coordinate')

function lineOf(items: Item[], groove: boolean): Line | undefined {
  const own = groove ? GROOVE : BODY
  const words: SizeWords = [
    ...own.slice(0, groove ? 2 : 0),
    ...ASIDE.map((pattern) => [pattern, 'aside'] as const),
    ...own.slice(groove ? 2 : 0),
  ]
  const { pieces, left, looks } = readSizeLine(items, words, IDLE)
  const levels = items.filter(isLevel).flatMap((item) => spoken([item]).text.split(' '))
  const rest = left.filter(
    (each) =>
      !levels.includes(each) &&
      !(levels.length > 0 && /^(?:symmetric|about|centered|centred|at)$/u.test(each)),
  )
  return rest.length === 0
    ? { items, looks, pieces: pieces.filter(({ concept }) => concept !== 'aside'), groove }
    : undefined
}

/** "the groove has a depth of 10 mm", told by the diameter of its floor. */
function depthOf(floor: Sized, outer: number): Sized {
  const { span, text, quantity } = floor
  const [value] = quantity.values
  const deep = { ...(value as NonNullable<typeof value>), value: (outer - (value?.value ?? 0)) / 2 }
  return {
    kind: 'quantity',
    span,
    text,
    quantity: { kind: 'length', values: [deep], span, text, approximate: false },
  }
}

const noun = (near: Item): Item =>
  asTerm(
    { text: 'disc', span: [near.span[0], near.span[0]] },
    { category: 'solid', concept: 'disc' },
    { form: 'disc' },
  )

function grooveSentences(line: Line, outer: number): Item[][] {
  const { items, pieces } = line
  const [near] = items as [Item]
  const say = (category: Category, concept: string, text = concept): Item =>
    unsaidWord(near, category, concept, text)
  const sized = pieces.flatMap((piece): Item[] => {
    const size = items.slice(piece.from, piece.to + 1).find((item): item is Sized => item.kind === 'quantity')
    if (!size) return []
    const concept =
      piece.concept === 'topAt' ? 'topLength' : piece.concept === 'floorDiameter' ? 'depth' : piece.concept
    const told = piece.concept === 'floorDiameter' ? depthOf(size, outer) : size
    return sizesTold([told], [{ from: 0, to: 0, concept }])
  })
  const again = pieces
    .filter(({ concept }) => concept === 'topAt')
    .flatMap(({ from, to }) =>
      items
        .slice(from, to + 1)
        .filter((item) => item.kind === 'quantity')
        .slice(1),
    )
  return [
    ...(sized.length > 0
      ? [[say('determiner', 'the'), say('feature', 'groove'), say('have', 'has'), ...sized.slice(1)]]
      : []),
    ...again.map((size) => [
      say('determiner', 'the'),
      noun(size),
      say('have', 'has'),
      ...sizesTold([size], [{ from: 0, to: 0, concept: 'diameter' }]).slice(1),
    ]),
  ]
}

export const withPulleys = where(['groove', 'wide|width|across'], (sentences) => {
  const [title] = sentences
  const said = sentences.flat()
  if (!title?.some(isWheel) || said.some((item) => means(item, 'solid') && !isWheel(item))) return sentences
  let groove = false
  const lines = sentences.map((items) => {
    const text = spoken(items).text
    // "Single groove V-belt pulley.": what follows is said of the pulley.
    const named = items.some(isPulley) && !text.includes('#')
    groove =
      !named &&
      (/groove/u.test(text) ||
        (groove && /^(?:it|its|at|the (?:bottom|floor|flanks|sides)|both)/u.test(text)))
    return lineOf(items, groove)
  })
  if (lines.some((line) => line === undefined)) return sentences
  const told = lines as Line[]
  const body = told.filter((line) => !line.groove)
  const grooves = told.filter((line) => line.groove)
  const outer = body.map((line) => amountOf(sizeAt(line, 'diameter'))).find((value) => value !== undefined)
  const has = (concept: string): boolean => grooves.some((line) => sizeAt(line, concept) !== undefined)
  const [near] = title
  // By its widths and its depth it is told in full; anything less is left to what belts need.
  const full =
    has('baseLength') && (has('topLength') || has('topAt')) && has('depth') !== has('floorDiameter')
  const centred = grooves.some(({ items }) => CENTRED.test(spoken(items).text))
  // In a disc that is no pulley it may as well lie across the top.
  const around = said.some(isPulley) || grooves.some(({ items }) => AROUND.test(spoken(items).text))
  if (!near || outer === undefined || !full || !centred || !around) return sentences
  const say = (category: Category, concept: string, text = concept): Item =>
    unsaidWord(near, category, concept, text)
  const level = grooves.flatMap(({ items }) => items.filter(isLevel)).slice(0, 1)
  const bores = body.flatMap((line) => sizesAt(line, 'bore'))
  // "a 10 mm bore and a 5 mm hole": the second is somewhere else.
  if (bores.length > 1) return sentences
  const sizes = body.flatMap(({ items, pieces }) => [
    ...sizesTold(
      items,
      pieces.filter(({ concept }) => concept !== 'bore'),
    ),
    ...items.filter(isLevel),
  ])
  return [
    [
      say('determiner', 'a'),
      ...told.flatMap(({ looks }) => looks),
      asTerm(title.find(isWheel) as Item, { category: 'solid', concept: 'disc' }, { form: 'disc' }),
      say('preposition', 'with'),
      ...sizes.slice(1),
    ],
    [
      say('operation', 'cut'),
      say('determiner', 'a'),
      say('feature', 'groove'),
      say('preposition', 'beside', 'around'),
      say('determiner', 'the'),
      say('which', 'outer', 'outer'),
      say('edge', 'face', 'surface'),
      ...(level.length > 0
        ? [say('preposition', 'at'), ...level]
        : [say('place', 'mid height', 'at mid height')]),
    ],
    ...grooves.flatMap((line) => grooveSentences(line, outer)),
    ...bores.map((bore) => [
      say('determiner', 'a'),
      bore,
      say('feature', 'hole'),
      say('manner', 'through'),
      say('determiner', 'the'),
      say('place', 'centre', 'center'),
    ]),
  ]
})
