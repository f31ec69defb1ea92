/** Plates and prisms over a figure: stars, arrows, frames, crosses, triangles, trapezoids, parallelograms, ellipses, stairs. */
import type { Flat, Form, FormPart, Values } from './form.ts'

const named = (key: string, names: string, words?: RegExp): FormPart => ({
  key,
  names: new RegExp(`^(?:${names})$`, 'u'),
  ...(words ? { words } : {}),
})

/** How thick a plate is, however that is called. */
const THICK = { 'thickness|run|depth|wall': 'l' } as const

const FLAT_WAYS = { l: 'run' } as const

const all = (values: Values, names: string): number[] | undefined => {
  const found = names.split('').map((name) => values[name])
  return found.every((value) => value !== undefined) ? found : undefined
}

/** `a`, `b`: from end to end; `v`: how wide the arms along `a` are, `w` those along `b`. */
const cross: Form = {
  name: 'cross',
  unknowns: 'abvwl',
  parts: [
    named('arm', 'arm|leg|branch|spoke|limb|finger|ray'),
    named('bar', 'bar|beam|strip|rectangle|plate|stroke|section'),
    named('middle', 'square|center|middle|center square|core|hub'),
  ],
  sizes: {
    arm: {
      width: 'v = w',
      'length|bare': '0.5a-0.5w = 0.5b-0.5v / a = b',
      'overall length': 'a = b',
      distance: '0.5a = 0.5b',
      'thickness|height|depth': 'l',
      sides: 'a, v / v, a',
    },
    bar: {
      width: 'v = w',
      'length|bare': 'a = b',
      'thickness|height|depth': 'l',
      sides: 'a, v / v, a / a, v, l / v, a, l / w, b / b, w',
    },
    middle: { 'side|bare|width|length': 'v = w', sides: 'w, v' },
    whole: {
      ...THICK,
      height: 'l / b',
      'width|length|side|bare|overall length|overall width|overall height': 'a = b / a / b',
      sides: 'a, b / a, b, l',
    },
  },
  usual: [
    ['v=w', ''],
    ['a=b', ''],
  ],
  ways: { ...FLAT_WAYS, a: 'across', w: 'across', b: 'up', v: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b, v, w] = all(values, 'abvw') ?? []
    if (!a || !b || !v || !w || v >= b || w >= a) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [-w / 2, -b / 2],
        [w / 2, -b / 2],
        [w / 2, -v / 2],
        [a / 2, -v / 2],
        [a / 2, v / 2],
        [w / 2, v / 2],
        [w / 2, b / 2],
        [-w / 2, b / 2],
        [-w / 2, v / 2],
        [-a / 2, v / 2],
        [-a / 2, -v / 2],
        [-w / 2, -v / 2],
      ],
    }
  },
}

/** `r`, `g`: how high and how deep each of so many steps is. */
const stairs = (count: number): Form => ({
  name: 'stairs',
  unknowns: 'rgl',
  parts: [named('step', 'step|stair|stage'), named('tread', 'tread|run|going'), named('riser', 'riser|rise')],
  sizes: {
    step: { 'height|thickness': 'r', 'depth|length': 'g', width: 'l', sides: 'g, r / g, l, r / l, g, r' },
    tread: { 'depth|length|bare|width': 'g' },
    riser: { 'height|bare|length': 'r' },
    whole: {
      height: `${count}r`,
      'length|depth': `${count}g`,
      'width|run': 'l',
      sides: `${count}g, l, ${count}r / l, ${count}g, ${count}r`,
    },
  },
  usual: [],
  strict: true,
  ways: { r: 'up', g: 'across', l: 'run' },
  draw: (values) => {
    const [r, g] = all(values, 'rg') ?? []
    if (!r || !g || count < 2) return undefined
    const points: Flat[] = [
      [0, 0],
      [count * g, 0],
    ]
    for (let nth = count; nth > 0; nth--) points.push([nth * g, nth * r], [(nth - 1) * g, nth * r])
    return { kind: 'outline', upright: true, points: points.slice(0, -1).concat([[0, r]]) }
  },
})

/** `a`, `b`: its outside; `v`: how wide its border is. */
const frame: Form = {
  name: 'frame',
  unknowns: 'abvl',
  parts: [
    named('border', 'border|rail|margin|rim|edge|surround|bar|side|strip|leg|member|wall|padding|molding'),
    named(
      'hole',
      'opening|window|hole|cutout|inside|aperture|interior|inner rectangle|cut out|hollow',
      /^(?:inner|inside)$/u,
    ),
    named('outer', 'outside|exterior|perimeter|outline|rectangle|square', /^(?:outer|outside)$/u),
  ],
  sizes: {
    border: { 'width|bare|wall|thickness|distance': 'v', 'overall width': 'v' },
    hole: { sides: 'a-2v, b-2v', 'length|width': 'a-2v', 'width|height': 'b-2v', 'side|bare': 'a-2v = b-2v' },
    outer: { sides: 'a, b', length: 'a / b', width: 'b / a', 'side|bare': 'a = b' },
    whole: {
      'thickness|run|depth': 'l',
      height: 'l / b',
      sides: 'a, b / a, b, l',
      length: 'a / b',
      width: 'b / a / v',
      wall: 'v',
      'inside wall|distance': 'v',
      'side|bare': 'a = b',
      'inside sides': 'a-2v, b-2v',
      'inside length|height': 'a-2v',
      'inside width|height': 'b-2v / a-2v',
      'inside side|bare': 'a-2v = b-2v',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, a: 'across', b: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b, v] = all(values, 'abv') ?? []
    if (!a || !b || !v || 2 * v >= Math.min(a, b)) return undefined
    return { kind: 'rectangles', outer: [a, b], inner: [a - 2 * v, b - 2 * v] }
  },
}

/** `r`, `q`: how far its points and its notches are from its middle. */
const star: Form = {
  name: 'star',
  unknowns: 'rql',
  parts: [
    named('point', 'point|tip|corner|vertex|spike|ray|arm', /^(?:outer)$/u),
    named(
      'notch',
      'notch|valley|root|inner corner|inner point|inner vertex|indent|corner|point|vertex',
      /^(?:inner|inside)$/u,
    ),
  ],
  sizes: {
    point: { 'radius|distance': 'r', 'diameter|bare': '2r / r' },
    notch: { 'radius|distance': 'q', 'diameter|bare': '2q / q' },
    whole: {
      ...THICK,
      height: 'l',
      radius: 'r',
      diameter: '2r',
      'inside radius': 'q',
      'inside diameter': '2q',
    },
  },
  usual: [],
  ways: FLAT_WAYS,
  centered: true,
  draw: (values, counts) => {
    const [r, q] = all(values, 'rq') ?? []
    const count = counts['point'] ?? 0
    if (!r || !q || q >= r || count < 3) return undefined
    const points = Array.from({ length: 2 * count }, (_, nth): Flat => {
      const turn = Math.PI / 2 + (nth * Math.PI) / count
      const reach = nth % 2 === 0 ? r : q
      return [reach * Math.cos(turn), reach * Math.sin(turn)]
    })
    return { kind: 'outline', upright: false, points, middle: [0, 0] }
  },
}

/** `s`, `v`: its shaft; `h`, `w`: its head. */
const arrow: Form = {
  name: 'arrow',
  unknowns: 'svhwl',
  parts: [
    named('shaft', 'shaft|stem|tail|body|bar|rectangle|shank'),
    named('head', 'head|arrowhead|tip|point|triangle|arrow head|triangular head|base'),
  ],
  sizes: {
    shaft: { 'length|bare': 's', 'width|height': 'v', sides: 's, v' },
    head: { length: 'h', depth: 'h', width: 'w', height: 'h / w', bare: 'w', sides: 'h, w' },
    whole: { ...THICK, height: 'l', 'length|overall length': 's+h', 'width|overall width': 'w' },
  },
  usual: [],
  ways: { ...FLAT_WAYS, s: 'across', h: 'across', v: 'up', w: 'up' },
  centered: true,
  draw: (values) => {
    const [s, v, h, w] = all(values, 'svhw') ?? []
    if (!s || !v || !h || !w || v >= w) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, -v / 2],
        [s, -v / 2],
        [s, -w / 2],
        [s + h, 0],
        [s, w / 2],
        [s, v / 2],
        [0, v / 2],
      ],
    }
  },
}

const EDGE_NAMES = 'side|edge|base|parallel side|parallel edge|width|length'

/** `p`, `q`: its parallel sides, `h` apart; `k`: how far the upper one begins behind the lower. */
const trapezoid = (kind: 'isosceles' | 'right' | 'standing'): Form => ({
  name: 'trapezoid',
  unknowns: 'pqhl',
  parts: [
    named(
      'low',
      `bottom|base|bottom base|bottom side|bottom edge|lower base|${EDGE_NAMES}`,
      /^(?:bottom|longer|long|lower|larger|big|bigger|longest|wider|wide|large)$/u,
    ),
    named(
      'high',
      `top|top base|top side|top edge|upper base|${EDGE_NAMES}`,
      /^(?:top|shorter|short|upper|smaller|small|shortest|narrower|narrow)$/u,
    ),
    named('both', `side|edge|base`, /^(?:parallel|two|both)$/u),
  ],
  sizes: {
    low: { 'length|width|bare|side': 'p', height: 'h' },
    high: { 'length|width|bare|side': 'q', height: 'h' },
    both: { 'length|width|bare|side': 'p / q' },
    whole: {
      'height|distance': 'h / l',
      'thickness|run|depth|wall': 'l',
      'length|width|side|bare': 'p / l',
      apart: 'h',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, p: 'across', q: 'across', h: 'up' },
  draw: (values) => {
    const [p, q, h] = all(values, 'pqh') ?? []
    if (!p || !q || !h) return undefined
    const from = kind === 'isosceles' ? (p - q) / 2 : 0
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, 0],
        [p, 0],
        [from + q, h],
        [from, h],
      ],
    }
  },
})

/** `b`: its level sides, `h` apart; `k`: how far the one is shifted from the other. */
const parallelogram: Form = {
  name: 'parallelogram',
  unknowns: 'bhkl',
  parts: [
    named('side', 'base|side|edge|bottom|top|bottom edge|top edge|bottom side|top side|length'),
    named('shift', 'offset|shift|slant|lean|skew|overhang'),
  ],
  sizes: {
    side: { 'length|width|bare|side': 'b', 'distance|shift': 'k' },
    shift: { 'bare|length|distance|width': 'k' },
    whole: {
      'thickness|run|depth|wall': 'l',
      height: 'h / l',
      'length|width|side|bare': 'b / l',
      'distance|shift': 'k',
      apart: 'h',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, b: 'across', h: 'up', k: 'across' },
  draw: (values) => {
    const [b, h, k] = all(values, 'bhk') ?? []
    if (!b || !h || !k) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, 0],
        [b, 0],
        [b + k, h],
        [k, h],
      ],
    }
  },
}

/** `a`, `b`: from end to end both ways; told by half of that they are radii. */
const ellipse: Form = {
  name: 'ellipse',
  unknowns: 'abl',
  parts: [
    named('major', 'axis|diameter|radius|semi axis|side', /^(?:major|long|longer|larger|horizontal|x)$/u),
    named('minor', 'axis|diameter|radius|semi axis|side', /^(?:minor|short|shorter|smaller|vertical|y)$/u),
  ],
  sizes: {
    major: { 'length|bare|diameter|width': 'a', radius: '0.5a' },
    minor: { 'length|bare|diameter|width': 'b', radius: '0.5b' },
    whole: {
      'thickness|run|depth': 'l',
      height: 'l / b',
      length: 'a / l',
      width: 'b / a',
      'diameter|bare': 'a / b',
      radius: '0.5a / 0.5b',
      sides: 'a, b / a, b, l',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, a: 'across', b: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b] = all(values, 'ab') ?? []
    return a && b ? { kind: 'ellipse', width: a, height: b } : undefined
  },
}

/** `b`, `h`: its base, and how high its apex is over that. */
const triangle = (kind: 'right' | 'isosceles' | 'equilateral'): Form => ({
  name: 'triangle',
  unknowns: kind === 'equilateral' ? 'bl' : kind === 'isosceles' ? 'bhl' : 'bhl',
  parts: [
    named(
      'leg',
      'leg|cathetus|short side|perpendicular side|side',
      kind === 'right' ? /^(?:short|shorter|perpendicular|other)$/u : /^(?:never)$/u,
    ),
    named('base', 'base|bottom|bottom edge|bottom side|base edge'),
    named('side', 'side|edge|leg', /^(?:equal|all|three|two)$/u),
    named('apex', 'apex|peak|tip|top|ridge|point|vertex'),
  ],
  sizes: {
    ...(kind === 'right' ? { leg: { 'length|bare|side': 'b / h / b = h', height: 'h' } } : {}),
    base: { 'length|width|bare|side': 'b', ...(kind === 'equilateral' ? {} : { height: 'h' }) },
    ...(kind === 'equilateral' ? { side: { 'length|bare|side': 'b' } } : {}),
    ...(kind === 'isosceles' ? { apex: { 'height|bare': 'h' } } : {}),
    whole: {
      'thickness|run|depth|wall': 'l',
      ...(kind === 'equilateral'
        ? { 'side|bare': 'b', height: 'l', length: 'l / b' }
        : { height: 'h / l', 'length|width': 'b / l', sides: 'b, h / b, h, l' }),
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, b: 'across', h: 'up' },
  centered: true,
  draw: (values) => {
    const { b } = values
    const h = kind === 'equilateral' && b ? (b * Math.sqrt(3)) / 2 : values['h']
    if (!b || !h) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, 0],
        [b, 0],
        [kind === 'right' ? 0 : b / 2, h],
      ],
      middle: kind === 'right' ? [b / 3, h / 3] : [b / 2, h / 3],
    }
  },
})

/** An isosceles triangle by its base and its two equal sides, `s`. */
const sided: Form = {
  ...triangle('isosceles'),
  unknowns: 'bsl',
  sizes: {
    base: { 'length|width|bare|side': 'b' },
    side: { 'length|bare|side': 's' },
    leg: { 'length|bare|side': 's' },
    whole: { 'thickness|run|depth|wall|length|height': 'l', width: 'b / l', 'side|bare': 's' },
  },
  draw: ({ b, s }) =>
    b && s && 2 * s > b
      ? {
          kind: 'outline',
          upright: false,
          points: [
            [0, 0],
            [b, 0],
            [b / 2, Math.sqrt(s ** 2 - b ** 2 / 4)],
          ],
          middle: [b / 2, Math.sqrt(s ** 2 - b ** 2 / 4) / 3],
        }
      : undefined,
}

/** `p`, `q`: how high it is at its two ends, `a` apart. */
const ramp = (usual: Form['usual'] = []): Form => ({
  name: 'ramp',
  unknowns: 'pqal',
  parts: [
    named(
      'low',
      'front|left|left end|left side|end|side|start|front end|front edge|front side|left edge|edge',
      /^(?:one|front|left|low|lower|thin|thinner|small|smaller|shallow|first|short|shorter)$/u,
    ),
    named(
      'high',
      'back|right|right end|right side|rear|end|side|rear end|back end|back edge|back side|right edge|edge',
      /^(?:other|back|right|rear|high|higher|tall|taller|thick|thicker|deep|opposite|second)$/u,
    ),
    named('base', 'base|bottom|footprint|floor'),
  ],
  sizes: {
    low: { 'height|bare|thickness': 'p' },
    high: { 'height|bare|thickness': 'q' },
    base: { sides: 'a, l', length: 'a', width: 'l', bare: 'a', depth: 'l' },
    whole: {
      length: 'a',
      'width|depth|run': 'l',
      'height|thickness': 'q / p',
      bare: 'p / q',
      sides: 'a, l / a, l, q',
    },
  },
  usual,
  ways: { a: 'across', p: 'up', q: 'up', l: 'run' },
  draw: ({ p, q, a }) => {
    if (p === undefined || q === undefined || !a || p < 0 || q < 0 || p === q) return undefined
    const points: Flat[] = [
      [0, 0],
      [a, 0],
      [a, q],
      [0, p],
    ]
    return { kind: 'outline', upright: true, points: points.filter(([, up], at) => at < 2 || up > 0) }
  },
})

/** A prism over its corners. */
export const outlineOf = (points: readonly Flat[]): Form => ({
  name: 'outline',
  unknowns: 'l',
  parts: [named('corner', 'corner|vertex|point|coordinate')],
  sizes: { corner: {}, whole: { 'thickness|run|height|depth|length|bare': 'l' } },
  usual: [],
  ways: FLAT_WAYS,
  draw: () => (isSimple(points) ? { kind: 'outline', upright: false, points } : undefined),
})

/** No two of its sides cross. */
function isSimple(points: readonly Flat[]): boolean {
  const side = ([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat): number =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  const edges = points.map((point, at) => [point, points[(at + 1) % points.length] as Flat] as const)
  return edges.every(([a, b], at) =>
    edges.every(([c, d], other) => {
      const isNext = Math.abs(at - other) <= 1 || Math.abs(at - other) === edges.length - 1
      return isNext || side(a, b, c) * side(a, b, d) >= 0 || side(c, d, a) * side(c, d, b) >= 0
    }),
  )
}

/** Which forms a name may mean, by the words around it. */
export const figuresNamed = (
  name: string,
  words: readonly string[],
  counts: Values,
  hints: ReadonlySet<string>,
): readonly Form[] => {
  const is = (word: string): boolean => words.includes(word) || name.split(' ').includes(word)
  if (is('cross') || is('plus')) return [cross]
  if (is('stairs') || is('stair') || is('staircase')) return [stairs(counts['step'] ?? 0)]
  if (is('frame')) return [frame]
  if (is('star')) return [star]
  if (is('arrow')) return [arrow]
  if (is('parallelogram')) return [parallelogram]
  if (is('ellipse') || is('elliptical') || is('oval')) return [ellipse]
  if (is('trapezoid') || is('trapezium') || is('trapezoidal'))
    return is('right') ? [trapezoid('right'), ramp()] : [trapezoid('isosceles')]
  if (is('wedge') || is('ramp') || is('tapered') || is('sloped') || is('sloping'))
    return [ramp(is('wedge') || is('ramp') ? [['p=0', 'The wedge comes to a sharp edge']] : [])]
  if (is('triangle') || is('triangular')) {
    const isTold = (...all: string[]): boolean => all.some((word) => is(word) || hints.has(word))
    const isTipped =
      isTold('apex', 'tip', 'peak', 'ridge', 'point', 'top') && isTold('middle', 'center', 'centered')
    if (isTold('equilateral')) return [triangle('equilateral')]
    if (isTold('isosceles') || isTipped) return [triangle('isosceles'), sided]
    return is('right') || isTold('perpendicular', 'right angle') ? [triangle('right')] : []
  }
  return []
}
