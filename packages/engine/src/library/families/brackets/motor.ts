/** Motor brackets: an angle plate whose wall has the pilot hole and screws of a stepper motor's face (NEMA ICS 16). */
import type { Family, FeatureInput } from '../family.ts'
import { bore, holeSpacing, holes, through } from '../measure.ts'
import { usual } from '../shape.ts'
import { anglePlate } from './angle-plate.ts'
import { lBracket } from './l-bracket.ts'
import { usualHoles, usualHolesSay } from './words.ts'

/** Face, pilot, distance between screws, clearance hole of the screws; in millimetres. */
const FACES: Readonly<Record<number, readonly [face: number, pilot: number, pitch: number, hole: number]>> = {
  8: [20.3, 15, 16, 2.4],
  11: [28.2, 22, 23, 2.9],
  14: [35.2, 22, 26, 3.4],
  17: [42.3, 22, 31, 3.4],
  23: [56.4, 38.1, 47.14, 5.5],
  34: [86, 73.02, 69.6, 6.6],
}

const sized = (size: number): Readonly<Record<string, number>> | undefined => {
  const row = FACES[size]
  return row && { face: row[0], pilot: row[1], pitch: row[2], screw: row[3] }
}

const named = (name: string): Readonly<Record<string, number>> | undefined =>
  sized(Number(/^nema\s*-?(\d+)$/u.exec(name)?.[1] ?? Number.NaN))

const dimensions = lBracket.dimensions

export const motorBracket: Family = {
  id: 'motor bracket',
  forms: [
    [
      'motor bracket|motor mount|bracket for a motor|bracket for a stepper motor|bracket for a servo|bracket for a servo motor|bracket for a stepper|mounting bracket for a motor|mounting bracket for a stepper motor|mount for a stepper motor|mount for a motor|motor mounting bracket|stepper bracket|stepper motor bracket|stepper mount|stepper motor mount|motor holder|motor plate|motor mount bracket|servo bracket|stepper motor mounting bracket',
    ],
  ],
  agrees: 'rectangular square right',
  dimensions: {
    face: {
      says: 'motor face',
      forms: 'motor face|motor size|motor width|face size',
      default: usual(42.3, 'NEMA 17 is the most common motor'),
    },
    pilot: {
      says: 'pilot hole',
      forms: 'pilot hole diameter|pilot diameter|boss diameter|shaft hole diameter',
      default: ({ need }) => ({
        value: Number((0.52 * need('face')).toPrecision(3)),
        because: "it clears the motor's boss",
      }),
    },
    pitch: {
      says: 'screw spacing',
      forms: 'screw spacing|hole spacing|bolt spacing|mounting hole spacing|screw pitch',
      default: ({ need }) => ({
        value: Number((0.733 * need('face')).toPrecision(3)),
        because: 'it is that of the motor',
      }),
    },
    screw: {
      says: 'screw hole diameter',
      forms: 'screw hole diameter|mounting hole diameter',
      default: ({ need }) => ({
        value: need('face') > 50 ? 5.5 : 3.4,
        because: "it clears the motor's screws",
      }),
    },
    thickness: {
      ...dimensions['thickness'],
      says: 'thickness',
      default: ({ need }) => ({
        value: Math.max(3, Math.round(0.09 * need('face'))),
        because: 'it carries a motor',
      }),
    },
    radius: { ...dimensions['radius'], says: 'inside radius' },
    height: {
      ...dimensions['height'],
      says: 'height',
      default: ({ need }) => ({
        value: Math.ceil(need('face') + need('thickness') + need('radius') + 5),
        because: 'the motor clears the base',
      }),
    },
    width: {
      ...dimensions['width'],
      says: 'width',
      default: ({ need }) => ({ value: Math.ceil(need('face') + 2), because: 'the motor fits on it' }),
    },
    base: {
      ...dimensions['base'],
      says: 'base length',
      default: ({ need }) => ({
        value: Math.ceil(need('face') + need('thickness')),
        because: 'it is as long as the motor is wide',
      }),
    },
    gusset: { says: 'gusset thickness', default: () => 0 },
    count: { says: 'number of holes', unit: 'count' },
  },
  sequence: { 3: ['base', 'width', 'height'] },
  bare: 'face',
  designation: named,
  below: [
    ['pilot', 'face'],
    ['pitch', 'face'],
    ['face', 'height'],
  ],
  portions: {
    base: {
      forms: 'base|base plate|foot|mounting base|bottom plate|horizontal plate',
      words: { length: 'base', width: 'width', thickness: 'thickness' },
      sequence: { 2: ['base', 'width'] },
    },
    wall: {
      forms: 'wall|vertical wall|vertical plate|front plate|face plate|motor plate|upright',
      words: { height: 'height', width: 'width', thickness: 'thickness' },
    },
    pilot: {
      forms:
        'pilot hole|center hole|centre hole|central hole|shaft hole|motor shaft hole|boss hole|central bore|shaft opening',
      words: { diameter: 'pilot' },
      bare: 'pilot',
    },
  },
  build: (order) => {
    const { id, need } = order
    const built = anglePlate(order)
    const [h, t, p] = [need('height'), need('thickness'), need('pitch') / 2]
    const z = h - need('face') / 2 - 1
    const x = -need('base') / 2
    const cut = (name: string, diameter: number, y: number, dz: number): FeatureInput => ({
      kind: 'cylinder',
      id: name,
      operation: 'cut',
      diameter,
      height: t,
      frame: { origin: [x, y, z + dz], normal: '+x' },
    })
    const screws = [
      [-p, -p],
      [p, -p],
      [p, p],
      [-p, p],
    ].map(([y = 0, dz = 0], index) => cut(`${id}-screw-${index + 1}`, need('screw'), y, dz))
    const apart = holeSpacing(2 * p, need('screw'), [x, -p, z - p], [x, p, z - p])
    const [base] = built.pieces.base
    const feet =
      order.untouched && !order.lacks('hole') && base
        ? [usualHoles(`${id}-feet`, { ...base, hole: need('screw') + 1, row: 'y' }, 2)]
        : []
    return {
      ...built,
      features: [...built.features, cut(`${id}-pilot`, need('pilot'), 0, 0), ...screws, ...feet],
      pieces: { base: built.pieces.base },
      shares: 'base',
      chose: feet.length > 0 ? [usualHolesSay(built.pieces.base, 2)] : [],
      measures: {
        ...built.measures,
        face: through(apart, `screws ${2 * p} mm apart`),
        pilot: bore(need('pilot'), [x + t / 2, 0, z], '+x'),
        pitch: apart,
        screw: bore(need('screw'), [x + t / 2, p, z + p], '+x'),
        count: holes(4, need('screw')),
      },
    }
  },
}
