/** A butt hinge, laid open: two leaves with interlocking knuckles, and the pin they turn on along y. */
import { usual } from '../choose.ts'
import type { Family, FeatureInput, PartInput } from '../family.ts'
import { extent } from '../measure.ts'

/** Between knuckle and knuckle, and between pin and knuckle. */
const PLAY = 0.2

export const hinge: Family = {
  id: 'hinge',
  forms: [['hinge|butt hinge|door hinge|cabinet hinge|box hinge|pin hinge|hinge assembly']],
  asIs: 'connected by|joined by|connected|joined|interlocking|rotating|with a pin|removable|openable',
  dimensions: {
    length: { says: 'length', words: 'length height depth', default: usual(60, 'this is a common hinge') },
    width: {
      says: 'width when open',
      words: 'width',
      forms: 'open width|overall width|total width',
      default: ({ need }) => ({
        value: 0.8 * need('length'),
        because: 'hinges are a little longer than wide',
      }),
    },
    thickness: {
      says: 'leaf thickness',
      words: 'thickness wall',
      forms: 'leaf thickness|plate thickness|leaf gauge',
      default: ({ need }) => ({
        value: Math.max(0.5, Math.round(0.07 * need('length')) / 2),
        because: 'leaves of about a thirtieth of the length are stiff enough',
      }),
    },
    pinDiameter: {
      says: 'pin diameter',
      forms: 'pin diameter|pin size',
      default: ({ need }) => ({ value: 2 * need('thickness'), because: 'a pin of two leaves is usual' }),
    },
    knuckles: {
      says: 'number of knuckles',
      forms: 'knuckle|barrel',
      unit: 'count',
      default: usual(5, 'three and two knuckles carry evenly'),
    },
    holes: {
      says: 'number of holes in a leaf',
      forms: 'screw hole|mounting hole|hole per leaf|hole in each leaf',
      unit: 'count',
      default: usual(3, 'three screws hold a leaf'),
    },
    allHoles: { says: 'number of holes', unit: 'count' },
    holeDiameter: {
      says: 'hole diameter',
      forms: 'hole diameter|screw hole diameter|hole size',
      default: ({ need }) => ({
        value: Math.max(1, Math.round(need('length') / 7) / 2),
        because: 'screws of this size suit it',
      }),
    },
  },
  linear: [
    [
      [1, 'allHoles'],
      [-2, 'holes'],
    ],
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
  bare: 'length',
  portions: {
    hole: {
      forms: 'hole|through hole|countersunk hole|fixing hole',
      words: { diameter: 'holeDiameter', size: 'holeDiameter' },
      bare: 'holeDiameter',
      count: 'allHoles',
    },
    pin: { forms: 'pin|hinge pin', words: { diameter: 'pinDiameter' }, bare: 'pinDiameter' },
    leaf: {
      forms: 'leaf|leaves|plate|wing|flap',
      words: { thickness: 'thickness' },
      bare: 'thickness',
      plural: true,
    },
  },
  below: [['holeDiameter', 'width']],
  build: ({ need, called }) => {
    const [long, wide, thick, pin] = [need('length'), need('width'), need('thickness'), need('pinDiameter')]
    const [count, screws, drill] = [
      Math.round(need('knuckles')),
      Math.round(need('holes')),
      need('holeDiameter'),
    ]
    const barrel = pin + PLAY + 2 * thick
    const axis = barrel / 2
    const pitch = long / count
    const from = barrel / 2 + PLAY
    const leaf = (id: string, name: string, colour: string, side: 1 | -1, first: number): PartInput => {
      const flat = wide / 2 - from
      const features: FeatureInput[] = [
        { kind: 'box', id, size: [flat, long, thick], frame: { origin: [side * (from + flat / 2), 0, 0] } },
      ]
      for (let index = first; index < count; index += 2) {
        const middle = (index + 0.5) * pitch - long / 2
        const run = pitch - PLAY
        features.push(
          {
            kind: 'box',
            id: `${id}-root-${index + 1}`,
            size: [from + 0.01, run, thick],
            frame: { origin: [(side * (from + 0.01)) / 2, middle, 0] },
          },
          {
            kind: 'cylinder',
            id: `${id}-knuckle-${index + 1}`,
            diameter: barrel,
            height: run,
            frame: { origin: [0, middle - run / 2, axis], normal: '+y' },
          },
        )
      }
      features.push({
        kind: 'cylinder',
        id: `${id}-bore`,
        operation: 'cut',
        diameter: pin + PLAY,
        height: long + 2,
        frame: { origin: [0, -long / 2 - 1, axis], normal: '+y' },
      })
      for (let index = 0; index < screws; index++)
        features.push({
          kind: 'cylinder',
          id: `${id}-hole-${index + 1}`,
          operation: 'cut',
          diameter: drill,
          height: thick + 2,
          frame: { origin: [side * (from + flat / 2), ((index + 0.5) / screws - 0.5) * long, -1] },
        })
      return { id, name, colour, features }
    }
    const on = (part: string, value: number) => ({
      measure: { kind: 'hole-count' as const, part, diameter: drill },
      value,
    })
    return {
      features: [],
      parts: [
        leaf('leaf', 'Leaf with the outer knuckles', '#b4b8bd', -1, 0),
        leaf('second-leaf', 'Leaf with the inner knuckles', '#8a9099', 1, 1),
        {
          id: 'pin',
          name: 'Pin',
          colour: '#c9a84a',
          features: [
            {
              kind: 'cylinder',
              id: 'pin',
              diameter: pin,
              height: long,
              frame: { origin: [0, -long / 2, axis], normal: '+y' },
            },
          ],
        },
      ],
      instances: [
        { id: 'leaf', part: 'leaf' },
        { id: 'second-leaf', part: 'second-leaf' },
        { id: 'pin', part: 'pin' },
      ],
      relations: [],
      min: [-wide / 2, -long / 2, 0],
      max: [wide / 2, long / 2, barrel],
      measures: {
        length: extent('y', long),
        width: extent('x', wide),
        thickness: {
          measure: {
            kind: 'wall-thickness',
            part: 'leaf',
            at: [-wide / 2 + 0.02 * wide, 0.49 * long, thick / 2],
            direction: '+z',
          },
          value: thick,
        },
        pinDiameter: {
          measure: { kind: 'cylinder-diameter', part: 'pin', near: [pin / 2, 0, axis], axis: '+y' },
          value: pin,
        },
        knuckles: {
          measure: {
            kind: 'crossings',
            from: [0, -long / 2 - 1, barrel - thick / 2],
            to: [0, long / 2 + 1, barrel - thick / 2],
          },
          value: count,
        },
        holes: [on('leaf', screws), on('second-leaf', screws)],
        allHoles: [on('leaf', screws), on('second-leaf', screws)],
        holeDiameter: [on('leaf', screws), on('second-leaf', screws)],
      },
      name: `${called} ${long} × ${wide} mm`,
    }
  },
}
