/** Silhouettes that people ask for in many things: a heart pendant, a star cookie cutter, a bone key tag. */
import type { Point2 } from '../../../plan/geometry.ts'
import { curve, lines, outline, type ProfileInput } from '../shape.ts'

export interface Silhouette {
  /** Words for it, parted by bars. */
  words: string
  /** Its height for a width of one. */
  high: number
  /** About the middle of its box. */
  draw: (width: number, height: number) => ProfileInput[]
  /** Where a ring goes through, in shares of width and height. */
  ring: Point2
  /** A point of its outline and the way in from there, where that is not up from the middle of its foot. */
  side?: (width: number, height: number) => { at: Point2; inward: Point2 }
}

/** The points of a figure in shares of its box. */
const pointed =
  (...points: Point2[]) =>
  (w: number, h: number): ProfileInput[] => {
    const [first, ...rest] = points.map(([x, y]): Point2 => [x * w, y * h])
    return [outline(first as Point2, ...lines(...rest, first as Point2))]
  }

const starPoints = (): Point2[] =>
  Array.from({ length: 10 }, (_, index): Point2 => {
    const [r, angle] = [index % 2 === 0 ? 0.5 : 0.21, Math.PI / 2 + (index * Math.PI) / 5]
    // Fitted to its box: a star is wider than it is tall.
    return [(r * Math.cos(angle)) / 0.9511, (r * Math.sin(angle) - 0.0477) / 0.9045]
  })

/** Halfway from a tip to the notch beside it. */
function starSide(w: number, h: number): { at: Point2; inward: Point2 } {
  const [[ax, ay], [bx, by]] = starPoints().map(([x, y]): Point2 => [x * w, y * h]) as [Point2, Point2]
  const length = Math.hypot(bx - ax, by - ay)
  return { at: [(ax + bx) / 2, (ay + by) / 2], inward: [(ay - by) / length, (bx - ax) / length] }
}

const bone = (w: number, h: number): ProfileInput[] => {
  const d = 0.54 * h
  const [x, y] = [w / 2 - d / 2, h / 2 - d / 2]
  return [
    { kind: 'rectangle', width: w - d, height: 0.42 * h },
    ...[-x, x].flatMap((each) =>
      [-y, y].map((side): ProfileInput => ({ kind: 'circle', diameter: d, at: [each, side] })),
    ),
  ]
}

const heart = (w: number, h: number): ProfileInput[] => {
  const [r, top] = [w / 4, h / 2]
  const notch = top - 0.9 * r
  return [
    outline(
      [0, -h / 2],
      curve([w / 2, top - r], [], [1, 0.9], [0, 1]),
      curve([r, top], [], [0, 1], [-1, 0]),
      curve([0, notch], [], [-1, 0], [-0.6, -1]),
      curve([-r, top], [], [-0.6, 1], [-1, 0]),
      curve([-w / 2, top - r], [], [-1, 0], [0, -1]),
      curve([0, -h / 2], [], [0, -1], [1, -0.9]),
    ),
  ]
}

const fish = (w: number, h: number): ProfileInput[] => [
  outline(
    [-w / 2, h / 2],
    ...lines([-0.25 * w, 0.06 * h]),
    curve([0.14 * w, h / 2], [], [1, 0.9], [1, 0]),
    curve([w / 2, 0], [], [1, 0], [0.2, -1]),
    curve([0.14 * w, -h / 2], [], [-0.2, -1], [-1, 0]),
    curve([-0.25 * w, -0.06 * h], [], [-1, 0], [-1, 0.9]),
    ...lines([-w / 2, -h / 2], [-0.4 * w, 0], [-w / 2, h / 2]),
  ),
]

/** Its horns are blunt: a wall must go round them. */
const moon = (w: number, h: number): ProfileInput[] => [
  outline(
    [0.3 * w, h / 2],
    curve([-w / 2, 0], [], [-1, 0], [0, -1]),
    curve([0.3 * w, -h / 2], [], [0, -1], [1, 0]),
    ...lines([w / 2, -0.4 * h]),
    curve([-0.05 * w, 0], [], [-1, 0.2], [0, 1]),
    curve([w / 2, 0.4 * h], [], [0, 1], [1, 0.2]),
    ...lines([0.3 * w, h / 2]),
  ),
]

export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  heart: {
    words: 'heart|heart shaped|love heart',
    high: 0.9,
    draw: heart,
    ring: [0, 0.16],
    side: (w, h) => ({ at: [w / 2, h / 2 - w / 4], inward: [-1, 0] }),
  },
  star: {
    words: 'star|star shaped',
    high: 0.951,
    draw: pointed(...starPoints()),
    ring: [0, 0.3],
    side: starSide,
  },
  circle: {
    words: 'circle|circular|round',
    high: 1,
    draw: (w, h) => [w === h ? { kind: 'circle', diameter: w } : { kind: 'ellipse', width: w, height: h }],
    ring: [0, 0.36],
  },
  oval: {
    words: 'oval|elliptical|ellipse',
    high: 0.65,
    draw: (w, h) => [{ kind: 'ellipse', width: w, height: h }],
    ring: [-0.38, 0],
  },
  square: {
    words: 'square|rectangular|rectangle',
    high: 1,
    draw: (w, h) => [{ kind: 'rectangle', width: w, height: h }],
    ring: [0, 0.36],
  },
  triangle: {
    words: 'triangle|triangular',
    high: 0.866,
    draw: pointed([-0.5, -0.5], [0.5, -0.5], [0, 0.5]),
    ring: [0, 0.16],
  },
  hexagon: {
    words: 'hexagon|hexagonal|hex',
    high: 0.866,
    draw: pointed([-0.5, 0], [-0.25, -0.5], [0.25, -0.5], [0.5, 0], [0.25, 0.5], [-0.25, 0.5]),
    ring: [0, 0.36],
  },
  bone: {
    words: 'dog bone|bone|bone shaped|dog bone shaped',
    high: 0.45,
    draw: bone,
    ring: [0, 0],
    side: (w, h) => ({ at: [-w / 2, 0.23 * h], inward: [1, 0] }),
  },
  fish: {
    words: 'fish|fish shaped',
    high: 0.4,
    draw: fish,
    ring: [0.3, 0.05],
    side: (w, h) => ({ at: [0.14 * w, -h / 2], inward: [0, 1] }),
  },
  moon: {
    words: 'moon|crescent moon|crescent|half moon',
    high: 1.2,
    draw: moon,
    ring: [-0.33, 0],
    side: (w) => ({ at: [-w / 2, 0], inward: [1, 0] }),
  },
  tree: {
    words: 'tree|christmas tree|xmas tree|pine tree',
    high: 1.4,
    draw: pointed(
      [-0.09, -0.5],
      [0.09, -0.5],
      [0.09, -0.36],
      [0.5, -0.36],
      [0.24, -0.07],
      [0.38, -0.07],
      [0.16, 0.2],
      [0.28, 0.2],
      [0, 0.5],
      [-0.28, 0.2],
      [-0.16, 0.2],
      [-0.38, -0.07],
      [-0.24, -0.07],
      [-0.5, -0.36],
      [-0.09, -0.36],
    ),
    ring: [0, 0.36],
  },
  house: {
    words: 'house|house shaped',
    high: 1,
    draw: pointed([-0.38, -0.5], [0.38, -0.5], [0.38, 0], [0.5, 0], [0, 0.5], [-0.5, 0], [-0.38, 0]),
    ring: [0, 0.3],
  },
  arrow: {
    words: 'arrow',
    high: 0.5,
    draw: pointed([-0.5, -0.2], [0.15, -0.2], [0.15, -0.5], [0.5, 0], [0.15, 0.5], [0.15, 0.2], [-0.5, 0.2]),
    ring: [-0.4, 0],
    side: (w) => ({ at: [-w / 2, 0], inward: [1, 0] }),
  },
  cross: {
    words: 'cross|cross shaped|christian cross',
    high: 1.4,
    draw: pointed(
      [-0.13, -0.5],
      [0.13, -0.5],
      [0.13, 0.12],
      [0.5, 0.12],
      [0.5, 0.3],
      [0.13, 0.3],
      [0.13, 0.5],
      [-0.13, 0.5],
      [-0.13, 0.3],
      [-0.5, 0.3],
      [-0.5, 0.12],
      [-0.13, 0.12],
    ),
    ring: [0, 0.41],
  },
}

/** "heart pendant", "heart shaped pendant": each noun with each silhouette before it. */
export const silhouetted = (nouns: string): (readonly [string, Readonly<Record<string, string>>])[] =>
  Object.entries(SILHOUETTES).map(([figure, { words }]) => [
    words
      .split('|')
      .flatMap((word) => nouns.split('|').map((noun) => `${word} ${noun}`))
      .join('|'),
    { figure },
  ])

/** As words that stand elsewhere: "a cookie cutter in the shape of a star". */
export const silhouetteOption = (usual: string) => ({
  values: Object.fromEntries(
    Object.entries(SILHOUETTES).map(([figure, { words }]) => [
      figure,
      words
        .split('|')
        .flatMap((word) =>
          word.endsWith('shaped')
            ? []
            : ['in the shape of a X', 'shaped like a X', 'in X shape', 'X shape', 'X shaped'].map((form) =>
                form.replace('X', word),
              ),
        )
        .join('|'),
    ]),
  ),
  default: usual,
})
