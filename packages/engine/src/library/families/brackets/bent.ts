/** Plates bent twice, and tees: the section in the xz plane, the width along y. */
import type { Built, Dimension, Family, Order, PieceFace, Portion } from '../family.ts'
import { extent, fillet, levels, wall } from '../measure.ts'
import {
  combined,
  plateThickness,
  ROOT_FORMS,
  rootRadius,
  usualHoles,
  usualHolesSay,
  usualScrewHole,
} from './words.ts'

const width: Dimension = {
  says: 'width',
  words: 'depth extrusion axis-y',
  forms: 'bracket width|plate width|strip width|bracket depth',
  default: ({ need }) => ({
    value: Number((0.6 * need('height')).toPrecision(2)),
    because: 'it suits the height',
  }),
}

const thickness = (...reaches: string[]): Dimension => ({
  says: 'thickness',
  words: 'thickness wall',
  forms: 'material thickness|plate thickness|sheet thickness|wall thickness|metal thickness',
  default: plateThickness(...reaches),
})

const height = (value: number): Dimension => ({
  says: 'height',
  words: 'height axis-z',
  forms: 'leg height|side height|arm height|offset height|wall height|leg length|arm length',
  default: () => ({ value, because: 'it is a handy size' }),
})

const length = (value: number): Dimension => ({
  says: 'length',
  words: 'length width axis-x',
  forms: 'base length|overall length|base width|outside width|outer width|overall width',
  default: () => ({ value, because: 'it is a handy size' }),
})

const root: Portion = { forms: ROOT_FORMS, words: { radius: 'radius' }, bare: 'radius', plural: true }

function bent(
  order: Order,
  shape: 'U' | 'Z' | 'T',
  pieces: Readonly<Record<string, readonly PieceFace[]>>,
  shares: string,
  inner: readonly [number, number],
): Built {
  const { id, need } = order
  const [l, h, w, t, r] = [need('length'), need('height'), need('width'), need('thickness'), need('radius')]
  const first = pieces[shares]?.[0]
  const holes =
    order.untouched && order.unsized && !order.lacks('hole') && first
      ? (pieces[shares] ?? []).map((face, index) => usualHoles(`${id}-hole-${index + 1}`, face, 1))
      : []
  return {
    features: [
      {
        kind: 'extrude',
        id,
        sketch: {
          add: [
            {
              kind: 'section',
              shape,
              width: l,
              height: h,
              web: t,
              flange: t,
              ...(r > 0 ? { innerRadius: r } : {}),
              ...(shape === 'T' ? { rotateDeg: 180 } : {}),
            },
          ],
        },
        plane: { on: 'frame', origin: [0, 0, h / 2], normal: '-y', x: '+x' },
        extent: { kind: 'length', length: w, direction: 'both' },
      },
      ...holes,
    ],
    min: [-l / 2, -w / 2, 0],
    max: [l / 2, w / 2, h],
    pieces,
    shares,
    chose: holes.length > 0 ? [usualHolesSay(pieces[shares] ?? [], 1)] : [],
    measures: {
      length: extent('x', l),
      height: extent('z', h),
      width: extent('y', w),
      thickness: wall(t, [inner[0], 0.45 * w, inner[1]], '+x'),
      radius: fillet(r, [inner[0] + t / 2, 0.4 * w, t]),
      inside: levels('x', -l / 2 + t, l / 2 - t),
    },
  }
}

const SIDES = combined('vertical|upright|parallel|side', 'leg|arm|side|wall|flange|side wall|ear|tab')

export const uBracket: Family = {
  id: 'U-bracket',
  letter: 'U',
  forms: [
    [
      'u bracket|u shaped bracket|channel bracket|u mount|yoke bracket|yoke|u shaped mounting bracket|saddle yoke|u plate|u shaped clamp',
    ],
  ],
  agrees: 'rectangular square',
  dimensions: {
    length: length(60),
    inside: {
      says: 'inside width',
      words: 'innerWidth innerLength',
      forms:
        'inside width|inner width|gap|gap width|opening width|internal width|inside gap|distance between the sides|clear width',
    },
    height: height(50),
    width,
    thickness: thickness('length', 'height'),
    radius: rootRadius(1),
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'inside'],
      [-2, 'thickness'],
    ],
  ],
  sequence: {
    2: ['length', 'height'],
    3: ['length', 'height', 'width'],
    4: ['length', 'height', 'width', 'thickness'],
  },
  bare: 'length',
  below: [['thickness', 'height']],
  portions: {
    base: {
      forms: combined('flat|bottom|rectangular', 'base|base plate|bottom|back plate|web|bottom plate'),
      words: { length: 'length', width: 'width', thickness: 'thickness' },
      sequence: { 2: ['length', 'width'] },
    },
    sides: {
      forms: SIDES,
      words: { height: 'height', length: 'height', thickness: 'thickness', width: 'width' },
      plural: true,
      bare: 'height',
      sequence: { 2: ['height', 'width'] },
    },
    root,
  },
  build: (order) => {
    const { need } = order
    const [l, h, w, t, r] = [need('length'), need('height'), need('width'), need('thickness'), need('radius')]
    const hole = usualScrewHole(Math.min(w, h))
    const base: PieceFace = {
      normal: '+z',
      min: [-l / 2 + t + r, -w / 2, 0],
      max: [l / 2 - t - r, w / 2, t],
      hole,
    }
    const upright = { free: '+z', hole } as const
    const left: PieceFace = {
      normal: '-x',
      min: [-l / 2, -w / 2, 0],
      max: [-l / 2 + t, w / 2, h],
      ...upright,
    }
    const right: PieceFace = { normal: '+x', min: [l / 2 - t, -w / 2, 0], max: [l / 2, w / 2, h], ...upright }
    return bent(order, 'U', { base: [base], sides: [left, right] }, 'sides', [
      -l / 2 + t / 2,
      h - (h - t) / 8,
    ])
  },
}

/** What lies on the ground to the right of an upright in the middle. */
function rightFoot({ need }: Order): PieceFace {
  const [l, w, t, r] = [need('length'), need('width'), need('thickness'), need('radius')]
  return { normal: '+z', min: [t / 2 + r, -w / 2, 0], max: [l / 2, w / 2, t], free: '+x' }
}

export const zBracket: Family = {
  id: 'Z-bracket',
  letter: 'Z',
  forms: [
    [
      'z bracket|z shaped bracket|offset bracket|z clip|step bracket|joggle bracket|z plate|offset mounting bracket|z mounting bracket',
    ],
  ],
  agrees: 'rectangular xz',
  dimensions: {
    length: {
      ...length(60),
      words: 'length axis-x',
      default: ({ get }) => {
        const [flange, plate] = [get('flange'), get('thickness')]
        return flange === undefined
          ? { value: 60, because: 'it is a handy size' }
          : {
              value: 2 * flange - (plate ?? Math.max(Math.round(flange / 8), flange / 10)),
              because: 'both flanges are alike',
            }
      },
    },
    height: { ...height(25), forms: 'offset|offset height|web height|step height|drop' },
    width: {
      ...width,
      words: 'width depth extrusion axis-y',
      default: ({ need }) => ({
        value: Number((0.45 * need('length')).toPrecision(2)),
        because: 'it suits the length',
      }),
    },
    thickness: thickness('length'),
    radius: rootRadius(1),
    flange: { says: 'flange length', forms: 'flange length|leg length|flange width|arm length' },
  },
  linear: [
    [
      [1, 'length'],
      [-2, 'flange'],
      [1, 'thickness'],
    ],
  ],
  sequence: { 3: ['length', 'width', 'height'], 4: ['length', 'width', 'height', 'thickness'] },
  bare: 'length',
  below: [['thickness', 'height']],
  portions: {
    flanges: {
      forms: combined('top|bottom|upper|lower|horizontal', 'flange|leg|plate|arm|foot'),
      words: { length: 'flange', width: 'width', thickness: 'thickness' },
      plural: true,
      bare: 'flange',
      sequence: { 2: ['flange', 'width'] },
    },
    web: {
      forms: 'web|vertical web|riser|vertical section|vertical plate|middle',
      words: { height: 'height', thickness: 'thickness' },
      bare: 'height',
    },
    root,
  },
  build: (order) => {
    const { need } = order
    const [l, h, w, t] = [need('length'), need('height'), need('width'), need('thickness')]
    const hole = usualScrewHole(Math.min(w, l / 2))
    const low: PieceFace = { ...rightFoot(order), hole }
    const high: PieceFace = {
      normal: '+z',
      min: [-l / 2, -w / 2, h - t],
      max: [t / 2, w / 2, h],
      free: '-x',
      hole,
    }
    const built = bent(order, 'Z', { flanges: [low, high] }, 'flanges', [0, h / 2])
    return { ...built, measures: { ...built.measures, flange: levels('x', -t / 2, l / 2) } }
  },
}

export const tBracket: Family = {
  id: 'T-bracket',
  letter: 'T',
  forms: [['t bracket|t shaped bracket|tee bracket|inverted t bracket|t mount|t shaped mounting bracket']],
  agrees: 'rectangular',
  dimensions: {
    length: { ...length(80), words: 'length axis-x' },
    height: height(50),
    width: { ...width, words: 'width depth extrusion axis-y' },
    thickness: thickness('length', 'height'),
    radius: rootRadius(1),
  },
  sequence: {
    2: ['length', 'height'],
    3: ['length', 'height', 'width'],
    4: ['length', 'height', 'width', 'thickness'],
  },
  bare: 'length',
  below: [['thickness', 'height']],
  portions: {
    base: {
      forms: combined('flat|horizontal|bottom|rectangular', 'base|base plate|flange|foot|bottom plate'),
      words: { length: 'length', width: 'width', thickness: 'thickness' },
      sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
      bare: 'length',
    },
    wall: {
      forms: combined('vertical|upright|center|central|middle', 'wall|web|stem|leg|plate|upright|tab'),
      words: { height: 'height', thickness: 'thickness' },
      bare: 'height',
      sequence: { 2: ['width', 'height'] },
    },
    root,
  },
  build: (order) => {
    const { need } = order
    const [l, h, w, t, r] = [need('length'), need('height'), need('width'), need('thickness'), need('radius')]
    const hole = usualScrewHole(Math.min(w, (l - t) / 2))
    const left: PieceFace = {
      normal: '+z',
      min: [-l / 2, -w / 2, 0],
      max: [-t / 2 - r, w / 2, t],
      free: '-x',
      hole,
    }
    const right: PieceFace = { ...rightFoot(order), hole }
    const upright: PieceFace = {
      normal: '+x',
      min: [-t / 2, -w / 2, t + r],
      max: [t / 2, w / 2, h],
      free: '+z',
      hole,
    }
    return bent(order, 'T', { base: [left, right], wall: [upright] }, 'base', [0, h - (h - t) / 8])
  },
}
