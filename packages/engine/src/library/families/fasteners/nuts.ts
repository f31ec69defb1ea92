/** Nuts, lying on z = 0. */
import { type Linear, twice } from '../../../language/shapes/sizes.ts'
import { HEXAGONS, LOCK_NUTS, rowFor, SQUARE_NUTS, WING_NUTS } from '../../fasteners.ts'
import { tabled } from '../choose.ts'
import type { Dimension, Family, FeatureInput, Measured, Order, Portion } from '../family.ts'
import { bore, extent, flats, levels, through } from '../measure.ts'
import { hexagon } from './hexagon.ts'
import { isModelled, threading, threadOf } from './thread.ts'

/** A nut's thread is named by its bolt; the hole in it is the thread's core. */
const nominal: Dimension = {
  says: 'thread diameter',
  words: 'major size',
  forms: 'thread diameter|nominal diameter|nominal size|thread size|bolt diameter|bolt size',
  default: ({ get }) => {
    const hole = get('hole')
    if (hole !== undefined) return { value: hole, because: 'the hole has it' }
    return { value: 8, because: 'M8 is a common size' }
  },
}
const hole: Dimension = {
  says: 'hole diameter',
  words: 'innerDiameter diameter',
  forms: 'hole diameter|bore|bore diameter|inner hole|hole size|opening diameter',
  default: (wanted) => {
    const thread = threadOf(wanted)
    return thread
      ? { value: thread.tapDrill, because: `it is the core of the thread ${thread.designation}` }
      : { value: 0.85 * wanted.need('nominal'), because: 'a thread is about so deep' }
  },
}
export const boreOf: Portion = {
  forms:
    'hole|bore|center hole|centre hole|central hole|through hole|threaded hole|tapped hole|central through hole|circular hole|round hole|opening|threaded bore|center bore',
  words: { diameter: 'hole', innerDiameter: 'hole', size: 'hole', major: 'nominal' },
  bare: 'hole',
}
const threadPortion: Portion = {
  forms: 'thread|threading|internal thread|screw thread|thread hole',
  words: { diameter: 'nominal', major: 'nominal' },
  bare: 'nominal',
}

const height = (
  table: Parameters<typeof tabled>[0],
  column: number,
  share: number,
  standard: string,
): Dimension => ({
  says: 'height',
  words: 'height thickness length depth width extrusion axis-z',
  forms: 'nut height|nut thickness|overall height|total height|overall thickness',
  default: tabled(table, column, share, standard),
})

const corners: Linear = [
  [1, 'acrossFlats'],
  [-Math.sqrt(3) / 2, 'acrossCorners'],
]

/** The tapped hole, its mouth broken to the thread's diameter on both sides. */
function tapped(order: Order, high: number): FeatureInput[] {
  const { id, need, told } = order
  const thread = threadOf(order)
  const core = need('hole')
  const hole: FeatureInput = {
    kind: 'hole',
    id: `${id}-hole`,
    ...(thread && !told && isModelled(order)
      ? { thread: { designation: thread.designation, modelled: true } }
      : { diameter: core }),
  }
  const mouth = Math.min((need('nominal') - core) / 2, 0.2 * high)
  if (told || mouth <= 0 || isModelled(order)) return [hole]
  return [
    hole,
    {
      kind: 'chamfer',
      id: `${id}-mouths`,
      edges: [{ curve: 'circle', diameter: core, feature: `${id}-hole` }],
      distance: mouth,
    },
  ]
}

const cored = (order: Order, high: number): Record<string, Measured> => {
  const core =
    isModelled(order) && !order.told ? levels('z', 0, high) : bore(order.need('hole'), [0, 0, high / 2])
  return { hole: core, nominal: through(core, `the core of its thread, ${order.need('hole')} mm`) }
}

const nutted: Pick<Family, 'thread' | 'options'> = {
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  options: { threading },
}

const flatWords = 'across flats|wrench size|spanner size|key size|width across flats|hex size|hexagon size'

export const hexNut: Family = {
  id: 'hex nut',
  forms: [['nut|hex nut|hexagon nut|hexagonal nut|machine nut|full nut|jam nut|threaded nut']],
  ...nutted,
  options: { threading, shape: { values: { hex: 'hex|hexagonal|hexagon|six sided' }, default: 'hex' } },
  dimensions: {
    nominal,
    hole,
    acrossFlats: {
      says: 'width across flats',
      words: 'acrossFlats width',
      forms: flatWords,
      default: tabled(HEXAGONS, 1, 1.6, 'ISO 4032'),
    },
    acrossCorners: { says: 'width across corners', words: 'acrossCorners outerDiameter' },
    cornerRadius: { says: 'radius to the corners', words: 'circumradius' },
    height: height(HEXAGONS, 3, 0.8, 'ISO 4032'),
  },
  linear: [corners, twice('acrossCorners', 'cornerRadius')],
  bare: 'nominal|acrossFlats',
  portions: {
    hole: boreOf,
    thread: threadPortion,
    hexagon: {
      forms: 'prism|hexagon|hexagonal prism|hex prism|body|outline|extruded hexagonal prism',
      words: {
        acrossFlats: 'acrossFlats',
        width: 'acrossFlats',
        acrossCorners: 'acrossCorners',
        circumradius: 'cornerRadius',
        height: 'height',
        thickness: 'height',
        length: 'height',
        diameter: 'acrossCorners',
      },
      bare: 'acrossFlats',
    },
  },
  below: [['hole', 'acrossFlats']],
  outline: ['acrossFlats', 'height', 'hole'],
  build: (order) => {
    const { id, need, told, called } = order
    const [across, high] = [need('acrossFlats'), need('height')]
    const wide = flats(across, [0, 0, high / 2])
    const reach = across / Math.sqrt(3)
    return {
      features: [...hexagon(id, across, 0, high, told ? 'none' : 'both'), ...tapped(order, high)],
      min: [-reach, -across / 2, 0],
      max: [reach, across / 2, high],
      bore: need('hole'),
      measures: {
        acrossFlats: wide,
        acrossCorners: through(wide, `across flats ${Number(across.toFixed(3))} mm`),
        cornerRadius: through(wide, `across flats ${Number(across.toFixed(3))} mm`),
        height: extent('z', high),
        ...cored(order, high),
      },
      name: `${called} ${threadOf(order)?.designation ?? `${need('nominal')} mm`}`,
    }
  },
}

export const squareNut: Family = {
  id: 'square nut',
  forms: [['square nut']],
  ...nutted,
  dimensions: {
    nominal,
    hole,
    acrossFlats: {
      says: 'width across flats',
      words: 'acrossFlats width side',
      forms: flatWords,
      default: tabled(SQUARE_NUTS, 1, 1.6, 'DIN 557'),
    },
    height: height(SQUARE_NUTS, 2, 0.8, 'DIN 557'),
  },
  bare: 'nominal|acrossFlats',
  portions: { hole: boreOf, thread: threadPortion },
  below: [['hole', 'acrossFlats']],
  outline: ['acrossFlats', 'height', 'hole'],
  build: (order) => {
    const { id, need, called } = order
    const [across, high] = [need('acrossFlats'), need('height')]
    return {
      features: [{ kind: 'box', id, size: [across, across, high] }, ...tapped(order, high)],
      min: [-across / 2, -across / 2, 0],
      max: [across / 2, across / 2, high],
      bore: need('hole'),
      measures: { acrossFlats: extent('x', across), height: extent('z', high), ...cored(order, high) },
      name: `${called} ${threadOf(order)?.designation ?? `${need('nominal')} mm`}`,
    }
  },
}

export const lockNut: Family = {
  id: 'lock nut',
  forms: [
    [
      'lock nut|locknut|nyloc nut|nylock nut|nylon insert nut|nylon lock nut|self locking nut|nyloc|prevailing torque nut|stop nut',
    ],
  ],
  ...nutted,
  dimensions: {
    nominal,
    hole,
    acrossFlats: {
      says: 'width across flats',
      words: 'acrossFlats width',
      forms: flatWords,
      default: tabled(HEXAGONS, 1, 1.6, 'ISO 7040'),
    },
    height: height(LOCK_NUTS, 1, 1.2, 'ISO 7040'),
    hexagonHeight: {
      says: 'height of the hexagon',
      forms: 'hexagon height|hex height',
      default: ({ need }) => {
        const row = rowFor(LOCK_NUTS, need('nominal'))
        const fits = row && row[2] < need('height')
        return fits ? { value: row[2], because: 'ISO 7040 has it so' } : 0.72 * need('height')
      },
    },
  },
  bare: 'nominal|acrossFlats',
  portions: { hole: boreOf, thread: threadPortion },
  below: [
    ['hole', 'acrossFlats'],
    ['hexagonHeight', 'height'],
  ],
  build: (order) => {
    const { id, need, called } = order
    const [across, high, hexHigh] = [need('acrossFlats'), need('height'), need('hexagonHeight')]
    const collar = 0.9 * across
    const reach = across / Math.sqrt(3)
    return {
      features: [
        ...hexagon(id, across, 0, hexHigh, 'both'),
        {
          kind: 'cylinder',
          id: `${id}-collar`,
          diameter: collar,
          height: high - hexHigh,
          frame: { origin: [0, 0, hexHigh] },
        },
        {
          kind: 'fillet',
          id: `${id}-rim`,
          edges: [{ curve: 'circle', diameter: collar, at: { axis: 'z', value: high } }],
          radius: 0.4 * (high - hexHigh),
        },
        { kind: 'hole', id: `${id}-hole`, diameter: need('hole') },
      ],
      min: [-reach, -across / 2, 0],
      max: [reach, across / 2, high],
      bore: need('hole'),
      measures: {
        acrossFlats: flats(across, [0, 0, hexHigh / 2]),
        height: extent('z', high),
        hexagonHeight: levels('z', 0, hexHigh),
        ...cored(order, high),
      },
      name: `${called} ${threadOf(order)?.designation ?? `${need('nominal')} mm`}`,
    }
  },
}

export const wingNut: Family = {
  id: 'wing nut',
  forms: [['wing nut|wingnut|butterfly nut|thumb nut']],
  ...nutted,
  dimensions: {
    nominal,
    hole,
    span: {
      says: 'span of the wings',
      words: 'width length outerDiameter',
      forms: 'wing span|wingspan|span|overall width|total width|overall span',
      default: tabled(WING_NUTS, 1, 5, 'DIN 315'),
    },
    height: { ...height(WING_NUTS, 2, 2.5, 'DIN 315'), forms: 'overall height|total height|wing height' },
    hubDiameter: {
      says: 'hub diameter',
      forms: 'hub diameter|base diameter|body diameter',
      default: tabled(WING_NUTS, 3, 2, 'DIN 315'),
    },
    hubHeight: {
      says: 'hub height',
      forms: 'hub height|base height|body height',
      default: tabled(WING_NUTS, 4, 1.25, 'DIN 315'),
    },
    wing: {
      says: 'thickness of the wings',
      forms: 'wing thickness|thickness of the wings',
      default: tabled(WING_NUTS, 5, 0.4, 'DIN 315'),
    },
  },
  bare: 'nominal|span',
  portions: {
    hole: boreOf,
    thread: threadPortion,
    hub: {
      forms: 'hub|body|base|boss',
      words: { diameter: 'hubDiameter', height: 'hubHeight' },
      bare: 'hubDiameter',
    },
  },
  below: [
    ['hole', 'hubDiameter'],
    ['hubDiameter', 'span'],
    ['hubHeight', 'height'],
  ],
  build: (order) => {
    const { id, need, called } = order
    const [span, high, hub, hubHigh, thick] = [
      need('span'),
      need('height'),
      need('hubDiameter'),
      need('hubHeight'),
      need('wing'),
    ]
    const lobe = Math.min(0.4 * high, 0.2 * span)
    const [x, z] = [span / 2 - lobe, high - lobe]
    // Each wing leans out from the hub to a round lobe.
    const wings = ([1, -1] as const).map(
      (side): FeatureInput => ({
        kind: 'extrude',
        id: `${id}-wing${side > 0 ? '' : '-2'}`,
        plane: { on: 'frame', origin: [0, thick / 2, 0], normal: '-y', x: '+x' },
        sketch: {
          add: [
            { kind: 'circle', diameter: 2 * lobe, at: [side * x, z] },
            {
              kind: 'outline',
              start: [0, 0.15 * hubHigh],
              segments: [
                { kind: 'line', to: [side * (hub / 2), 0.15 * hubHigh] },
                { kind: 'line', to: [side * (x + 0.75 * lobe), z - 0.661 * lobe] },
                { kind: 'line', to: [side * (x - 0.75 * lobe), z + 0.661 * lobe] },
                { kind: 'line', to: [side * 0.3 * hub, 0.9 * hubHigh] },
                { kind: 'line', to: [0, 0.9 * hubHigh] },
              ],
            },
          ],
        },
        extent: { kind: 'length', length: thick },
      }),
    )
    return {
      features: [
        { kind: 'cone', id, bottomDiameter: hub, topDiameter: 0.8 * hub, height: hubHigh },
        ...wings,
        { kind: 'hole', id: `${id}-hole`, diameter: need('hole'), face: { facing: '-z' } },
      ],
      min: [-span / 2, -hub / 2, 0],
      max: [span / 2, hub / 2, high],
      shape: 'round',
      bore: need('hole'),
      measures: {
        span: extent('x', span),
        height: extent('z', high),
        hubDiameter: extent('y', hub),
        hubHeight: levels('z', 0, hubHigh),
        ...cored(order, hubHigh),
      },
      name: `${called} ${threadOf(order)?.designation ?? `${need('nominal')} mm`}`,
    }
  },
}
