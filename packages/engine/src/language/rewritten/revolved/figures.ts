/** A figure with a name that is turned about an axis: its section, and the body that a full turn makes of it. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { PathSegment } from '../../outline/path.ts'
import { amountOf, type Item } from '../../text/items.ts'
import { type Along, offsetIn, ownSideIn, parallelIn, type Said, sizeBy } from './axis.ts'

/** Radius and height of its points. */
export interface Section {
  start: Point2
  segments: readonly PathSegment[]
}

export interface Turned {
  /** What a full turn makes of it, by the dimension words of that body. */
  concept: string
  sizes: readonly (readonly [dimension: string, size: Item])[]
  section: Section
  /** Sizes that say once more which side is meant. */
  again?: readonly Item[]
}

const FIGURES =
  /(?<![a-z])(?<figure>rectangle|square|right triangle|right angled triangle|triangle|semicircle|half circle|semi circle|quarter circle|quarter of a circle|quarter disc|circle)(?= |$)/u

const SIZES: Readonly<Record<string, readonly RegExp[]>> = {
  width: [
    /(?<at>#) (?:wide|broad|in width)/u,
    /(?:width|base|horizontal (?:leg|one|side)) (?:of |is )?(?<at>#)/u,
    /(?<at>#) (?:\( )?horizontal/u,
    /(?<at>#) base/u,
  ],
  height: [
    /(?<at>#) (?:high|tall|in height|long)/u,
    /(?:height|length|(?:vertical|upright) (?:leg|one|side)) (?:of |is )?(?<at>#)/u,
    /(?<at>#) (?:\( )?vertical/u,
  ],
  diameter: [
    /(?<at>#) (?:in diameter|diameter|across|circle|wide)/u,
    /diameter (?:of |is )?(?<at>#)/u,
    /(?<at>ø#)/u,
  ],
  radius: [/radius (?:of |is )?(?<at>#)/u, /(?<at>#) (?:in )?radius/u, /(?<at>r#)/u],
  side: [/(?<at>#) square/u, /sides? of (?<at>#)/u, /(?<at>#) (?:sides?|on a side|a side)/u],
  'the leg it is turned about': [/th(?:at|is) (?:leg|side|one|edge) (?:is |measures )?(?<at>#)/u],
  'the other leg': [/(?:the )?other (?:leg |side |one |edge )?(?:is |measures |of )?(?<at>#)/u],
  'first leg': [/(?:legs|sides) (?:of |are |measure |measuring )?(?<at>#) and #/u],
  'second leg': [/(?:legs|sides) (?:of |are |measure |measuring )?# and (?<at>#)/u],
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

const lines = (...points: readonly Point2[]): readonly PathSegment[] =>
  points.map((to) => ({ kind: 'line', to }))

/** The side along the axis and the one across it; nothing where the words leave open which is which. */
function sorted(across: Item, up: Item, along: Along | undefined): [across: Item, up: Item] | undefined {
  const [a, b] = [amountOf(across) ?? 0, amountOf(up) ?? 0]
  if (along === 'vertical') return [across, up]
  if (along === 'horizontal') return [up, across]
  if (along === 'long') return a > b ? [up, across] : [across, up]
  if (along === 'short') return a > b ? [across, up] : [up, across]
  if (along === undefined || along === 'straight') return a === b ? [across, up] : undefined
  const value = amountOf(along)
  if (a === b) return undefined
  return value === b ? [across, up] : value === a ? [up, across] : undefined
}

const sizeOf = (item: Item): number => amountOf(item) ?? 0

function rectangle(said: Said, get: (name: string) => Item | undefined): Turned | undefined {
  const offset = offsetIn(said)
  const own = ownSideIn(said)
  const both = bothOf(said.items)
  const [width, height] = both ?? [get('width') ?? get('side'), get('height') ?? get('side')]
  if (!width || !height || (offset && offset.from !== 'side')) return undefined
  const along = offset ? (parallelIn(said) ?? 'vertical') : own
  const pair = width === height ? ([width, height] as const) : sorted(width, height, along)
  if (!pair || (!offset && !own)) return undefined
  const [across, up] = pair
  const inner = offset ? sizeOf(offset.size) : 0
  const [outer, top] = [inner + sizeOf(across), sizeOf(up)]
  const again = typeof along === 'object' ? { again: [along] } : {}
  return {
    concept: offset ? 'tube' : 'cylinder',
    sizes: offset
      ? [
          ['innerRadius', offset.size],
          ['wall', across],
          ['height', up],
        ]
      : [
          ['radius', across],
          ['height', up],
        ],
    section: { start: [inner, 0], segments: lines([outer, 0], [outer, top], [inner, top]) },
    ...again,
  }
}

function triangle(said: Said, get: (name: string) => Item | undefined): Turned | undefined {
  const own = ownSideIn(said)
  if (!own || own === 'straight' || offsetIn(said)) return undefined
  const both = bothOf(said.items)
  const legs: [Item | undefined, Item | undefined] = both ?? [get('first leg'), get('second leg')]
  const its = typeof own === 'object' ? own : get('the leg it is turned about')
  const other = its && (get('the other leg') ?? (own === 'horizontal' ? get('height') : get('width')))
  const [a, b] = [get('width') ?? legs[0], get('height') ?? legs[1]]
  // "legs of 20 and 40 mm" lie no particular way.
  const open = a === legs[0] && b === legs[1] && (own === 'vertical' || own === 'horizontal')
  const pair = its && other ? ([other, its] as const) : a && b && !open ? sorted(a, b, own) : undefined
  if (!pair || pair[0] === pair[1]) return undefined
  const [across, up] = pair
  return {
    concept: 'cone',
    sizes: [
      ['bottomRadius', across],
      ['height', up],
    ],
    section: { start: [0, 0], segments: lines([sizeOf(across), 0], [0, sizeOf(up)]) },
    ...(typeof own === 'object' && own !== up ? { again: [own] } : {}),
  }
}

function round(figure: string, said: Said, get: (name: string) => Item | undefined): Turned | undefined {
  const offset = offsetIn(said)
  const [radius, diameter] = [get('radius'), get('diameter')]
  const across = radius ?? diameter
  if (!across) return undefined
  const r = sizeOf(across) * (radius ? 1 : 0.5)
  const own = ownSideIn(said)
  if (figure === 'circle') {
    if (offset?.from !== 'middle' || own) return undefined
    const ring = sizeOf(offset.size)
    return {
      concept: 'torus',
      sizes: [
        ['ringRadius', offset.size],
        [radius ? 'tubeRadius' : 'tubeDiameter', across],
      ],
      section: {
        start: [ring, -r],
        segments: [
          { kind: 'arc', to: [ring, r], via: [ring + r, 0] },
          { kind: 'arc', to: [ring, -r], via: [ring - r, 0] },
        ],
      },
    }
  }
  if (offset || !own) return undefined
  const half = /semi|half/u.test(figure)
  const foot: Point2 = half ? [0, -r] : [r, 0]
  const via: Point2 = half ? [r, 0] : [r * Math.SQRT1_2, r * Math.SQRT1_2]
  return {
    concept: half ? 'sphere' : 'hemisphere',
    sizes: [[radius ? 'radius' : 'diameter', across]],
    section: {
      start: half ? foot : [0, 0],
      segments: [...(half ? [] : lines(foot)), { kind: 'arc', to: [0, r], via }],
    },
  }
}

export function figureIn(said: Said): Turned | undefined {
  const figure = FIGURES.exec(said.text)?.groups?.['figure'] ?? ''
  const offset = offsetIn(said)?.size
  const get = (name: string): Item | undefined => {
    const item = sizeBy(said, SIZES[name] ?? [])
    return item === offset ? undefined : item
  }
  if (figure === 'rectangle' || figure === 'square') return rectangle(said, get)
  // Only one with legs has an axis of its own.
  if (/triangle/u.test(figure)) return /right|leg/u.test(said.text) ? triangle(said, get) : undefined
  return figure === '' ? undefined : round(figure, said, get)
}
