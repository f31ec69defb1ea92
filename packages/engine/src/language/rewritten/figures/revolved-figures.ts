/**
 * "Revolve a rectangle 10 mm wide and 30 mm high around an axis 15 mm from its inner edge": a figure that is turned about an
 * axis is a body that has a name: a tube, a torus, a cone, a ball. Taken where the prompt says nothing else.
 */
import type { Entry } from '../../lexicon/entry.ts'
import { asFiller, type Item, unsaid } from '../../text/items.ts'
import { spoken } from '../../text/spoken.ts'

const TURNS =
  /(?<![a-z])(?:revolv(?:e|ed|es|ing)|rotat(?:e|ed|es|ing)|spin|spun|spinning|turn|turned|turning|swe(?:ep|pt)|sweeping|lathed?|whirl(?:ed)?)(?= )/u
/** A full turn, and no other: the angle is looked at besides. */
const TALK =
  /^(?:revolv(?:e|ed|es|ing)|rotat(?:e|ed|es|ing)|spin|spun|spinning|turn|turned|turning|swe(?:ep|pt)|sweeping|lathed?|whirl(?:ed)?|a|an|the|it|its|this|that|which|whose|is|are|be|being|has|with|of|by|in|at|on|to|and|then|so|,|\(|\)|:|full|fully|complete|completely|once|one|entire|whole|all|way|around|about|round|through|@|degrees|revolution|circle|rotation|axis|z|x|y|vertical|central|center|centre|radially|radial|direction|plane|xz|xy|yz|sits|sit|lies|lie|located|placed|positioned|away|from|off|left|right|inner|outer|inside|near|nearest|nearer|closest|side|edge|leg|corner|beside|next|distance|apart|make|create|draw|sketch|drawn|take|imagine|rectangle|square|triangle|semicircle|half|semi|circle|disc|upright|wide|width|high|height|tall|long|length|broad|diameter|radius|across|base|straight|middle|centerline|line|diameter|short|body|solid|form|forms|result|result's|#|#x#|ø#|r#|get|gets|ring|tube|torus|cone|ball|sphere|cylinder|doughnut|donut|to|into|itself|own|that's|right|angled)$/u

const AXIS =
  '(?:the |this |that |its |an? )?(?:[xyz] |vertical |central |rotation |turning )*axis(?: of (?:rotation|revolution))?'
const OFF = '(?:is |are |sits |lies |located |placed |positioned |being |at |a |distance of )*'

/** Where the axis lies: so far from the near side, or from the middle; on a side, or through the middle. */
const OFFSETS: readonly (readonly [RegExp, 'side' | 'middle'])[] = [
  [
    new RegExp(
      `(?:inner|left|near|nearer|nearest|closest|inside|left hand)(?: side| edge) ${OFF}(?<at>#) (?:away )?(?:from|off) ${AXIS}`,
      'u',
    ),
    'side',
  ],
  [
    new RegExp(
      `(?:around|about|round) ${AXIS} ${OFF}(?:that |which )?${OFF}(?<at>#) (?:to the (?:left|right) (?:of|from)|away from|from|beside|off|outside) (?:it|its (?:inner |left |near |nearest |closest )?(?:side|edge)|the (?:rectangle|square))(?= |$)`,
      'u',
    ),
    'side',
  ],
  [
    new RegExp(
      `(?:cent(?:er|re)|middle)(?: of (?:the )?circle)? ${OFF}(?<at>#) (?:away )?(?:from|off) ${AXIS}`,
      'u',
    ),
    'middle',
  ],
  [
    new RegExp(
      `(?:around|about|round) ${AXIS} ${OFF}(?:that |which )?${OFF}(?<at>#) (?:away )?(?:from|off) its (?:cent(?:er|re)|middle)`,
      'u',
    ),
    'middle',
  ],
]
/** About one of its own sides. */
const OWN_SIDE =
  /(?:around|about|round) (?:one of )?its (?:own )?(?:left |right |long |longer |vertical |inner |straight |upright )*(?:side|edge|leg|sides|edges|legs|diameter)(?= |$)/u

const FIGURES =
  /(?<![a-z])(?<figure>rectangle|square|circle|right triangle|right angled triangle|semicircle|half circle|semi circle)(?= |$)/u

const SIZES: Readonly<Record<string, readonly RegExp[]>> = {
  width: [/(?<at>#) (?:wide|broad|in width)/u, /(?:width|base) (?:of |is )?(?<at>#)/u],
  height: [/(?<at>#) (?:high|tall|in height|long)/u, /(?:height|length) (?:of |is )?(?<at>#)/u],
  diameter: [
    /(?<at>#) (?:in diameter|diameter|across|circle|wide)/u,
    /diameter (?:of |is )?(?<at>#)/u,
    /(?<at>ø#)/u,
  ],
  radius: [/radius (?:of |is )?(?<at>#)/u, /(?<at>#) (?:in )?radius/u, /(?<at>r#)/u],
  side: [/(?<at>#) square/u, /sides? of (?<at>#)/u, /(?<at>#) (?:sides?|on a side|a side)/u],
}

/** The dimension words of the bodies, and what they are said of. */
type Named = readonly (readonly [dimension: string, size: Item])[]

const DIMENSION = (concept: string): Entry => ({ category: 'dimension', concept })

interface Read {
  items: readonly Item[]
  text: string
  itemAt: (offset: number) => number
}

function sizeBy({ items, text, itemAt }: Read, patterns: readonly RegExp[]): Item | undefined {
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'du').exec(text)
    const place = match?.indices?.groups?.['at']
    const item = place && items[itemAt(place[0])]
    if (item?.kind === 'quantity') return item
  }
  return undefined
}

/** `10 x 30 mm`: across and up. */
function bothOf(items: readonly Item[]): [Item, Item] | undefined {
  const item = items.find((each) => each.kind === 'quantity' && each.quantity.kind === 'size')
  if (item?.kind !== 'quantity' || item.quantity.values.length !== 2) return undefined
  return item.quantity.values.map(
    (value): Item => ({
      ...item,
      text: value.text,
      span: value.span,
      quantity: { ...item.quantity, kind: 'length', values: [value], span: value.span, text: value.text },
    }),
  ) as [Item, Item]
}

/** The body that comes of it, and its sizes. */
function bodyOf(read: Read): readonly [concept: string, sizes: Named] | undefined {
  const figure = FIGURES.exec(read.text)?.groups?.['figure'] ?? ''
  const found = OFFSETS.map(([pattern, from]) => [sizeBy(read, [pattern]), from] as const).find(([at]) => at)
  const [offset, from] = found ?? []
  const own = OWN_SIDE.test(read.text)
  const get = (name: string): Item | undefined => {
    const item = sizeBy(read, SIZES[name] ?? [])
    return item === offset ? undefined : item
  }
  if (figure === 'rectangle' || figure === 'square') {
    const both = bothOf(read.items)
    const [width, height] = both ?? [get('width') ?? get('side'), get('height') ?? get('side')]
    if (!width || !height) return undefined
    if (offset && from === 'side')
      return [
        'tube',
        [
          ['innerRadius', offset],
          ['wall', width],
          ['height', height],
        ],
      ]
    if (own && !offset)
      return [
        'cylinder',
        [
          ['radius', width],
          ['height', height],
        ],
      ]
    return undefined
  }
  const [radius, diameter] = [get('radius'), get('diameter')]
  const across = radius ?? diameter
  if (figure === 'circle' && offset && from === 'middle' && across)
    return [
      'torus',
      [
        ['ringRadius', offset],
        [radius ? 'tubeRadius' : 'tubeDiameter', across],
      ],
    ]
  if (/semi|half/u.test(figure) && own && across)
    return ['sphere', [[radius ? 'radius' : 'diameter', across]]]
  const [base, rise] = [get('width'), get('height')]
  if (/triangle/u.test(figure) && own && base && rise)
    return [
      'cone',
      [
        ['bottomRadius', base],
        ['height', rise],
      ],
    ]
  return undefined
}

const isFull = (item: Item): boolean =>
  item.kind !== 'quantity' || item.quantity.kind !== 'angle' || item.quantity.values[0]?.value === 360

export function withRevolvedFigures(sentences: readonly Item[][]): Item[][] {
  const items = sentences.flat()
  const { text, itemAt } = spoken(items)
  if (!TURNS.test(text) || !FIGURES.test(text)) return [...sentences]
  if (!text.split(' ').every((word) => TALK.test(word)) || !items.every(isFull)) return [...sentences]
  const body = bodyOf({ items, text, itemAt })
  const [first] = items
  if (!body || !first) return [...sentences]
  const [concept, sizes] = body
  const said = new Set(
    items.filter((item) => item.kind === 'quantity' && !['angle', 'count'].includes(item.quantity.kind)),
  )
  const used = sizes.map(([, size]) => size)
  // Every size that was said is one of the body's.
  const covered = [...said].every((item) =>
    used.some(({ span }) => span[0] >= item.span[0] && span[1] <= item.span[1]),
  )
  if (!covered || new Set(used).size < used.length) return [...sentences]
  const word = (sense: Entry, text: string): Item => unsaid(first, sense, text)
  return [
    [
      word({ category: 'determiner', concept: 'a' }, 'a'),
      word({ category: 'solid', concept }, concept),
      ...sizes.flatMap(([dimension, size], at): Item[] => [
        word(
          at === 0
            ? { category: 'preposition', concept: 'with' }
            : { category: 'conjunction', concept: 'and' },
          at === 0 ? 'with' : 'and',
        ),
        unsaid(size, DIMENSION(dimension), dimension),
        unsaid(size, { category: 'preposition', concept: 'of' }, 'of'),
        size,
      ]),
      ...items
        .filter((item) => !said.has(item) && item.kind !== 'mark')
        .map((item) => asFiller(item, 'the figure and how it is turned')),
    ],
  ]
}
