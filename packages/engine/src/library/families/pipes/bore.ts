/** What every hollow round part shares: outside, inside and wall, of which two fix the third. */

import type { Linear } from '../../../language/shapes/sizes.ts'
import { twice } from '../../../language/shapes/sizes.ts'
import type { Dimension } from '../family.ts'

export const boreDimensions = (od: number): Readonly<Record<string, Dimension>> => ({
  od: {
    says: 'outer diameter',
    words: 'outerDiameter diameter width',
    forms:
      'pipe diameter|pipe outer diameter|tube diameter|pipe od|outside pipe diameter|pipe size|nominal diameter',
    default: ({ get }) => {
      const inside = get('id')
      if (inside !== undefined)
        return { value: Number((1.2 * inside).toPrecision(3)), because: 'the wall is a twelfth of it' }
      return { value: od, because: 'it is a common size' }
    },
  },
  outerRadius: { says: 'outer radius', words: 'outerRadius' },
  id: {
    says: 'inner diameter',
    words: 'innerDiameter',
    forms: 'bore|bore diameter|inner bore|pipe id|pipe inner diameter|inside pipe diameter',
  },
  innerRadius: { says: 'inner radius', words: 'innerRadius' },
  wall: {
    says: 'wall thickness',
    words: 'wall thickness',
    forms: 'wall thickness|pipe wall|pipe wall thickness',
    default: ({ need }) => ({
      value: Number((0.1 * need('od')).toPrecision(2)),
      because: 'a tenth of the diameter is usual',
    }),
  },
})

export const boreRelations: readonly Linear[] = [
  twice('od', 'outerRadius'),
  twice('id', 'innerRadius'),
  [
    [1, 'od'],
    [-1, 'id'],
    [-2, 'wall'],
  ],
]

export const boreBelow: readonly (readonly [string, string])[] = [['id', 'od']]

/** Flanges at the ends of a fitting, after the proportions of EN 1092-1 PN 16. */
export const flangeDimensions: Readonly<Record<string, Dimension>> = {
  flangeDiameter: {
    says: 'flange diameter',
    forms: 'flange diameter|flange od|flange outer diameter|flange size',
    default: ({ has, option, need }) =>
      has('flange') || option('ends') === 'flanged'
        ? { value: Math.round(1.9 * need('od') + 20), because: 'the bolts need room around the pipe' }
        : 0,
  },
  flangeThickness: {
    says: 'flange thickness',
    forms: 'flange thickness|flange height',
    default: ({ need }) =>
      need('flangeDiameter') > 0
        ? {
            value: Math.max(Math.round(0.1 * need('flangeDiameter')), 1),
            because: 'a tenth of its diameter is usual',
          }
        : 0,
  },
  holes: {
    says: 'number of bolt holes',
    forms: 'bolt hole|flange hole|flange bolt hole|bolt|mounting hole|hole per flange',
    unit: 'count',
    default: ({ need }) =>
      need('flangeDiameter') > 0 ? { value: 4, because: 'it is usual for small pipes' } : 0,
  },
  boltCircle: {
    says: 'bolt circle',
    forms: 'bolt circle|bolt circle diameter|pitch circle diameter|pitch circle|pcd|bcd',
    default: ({ need }) =>
      need('flangeDiameter') > 0
        ? {
            value: Number(((need('flangeDiameter') + need('od')) / 2).toPrecision(4)),
            because: 'it lies in the middle of the flange',
          }
        : 0,
  },
  holeDiameter: {
    says: 'bolt hole diameter',
    forms: 'bolt hole diameter|hole diameter|bolt hole size|bolt diameter',
    default: ({ need }) =>
      need('flangeDiameter') > 0
        ? {
            value: Number((0.18 * (need('flangeDiameter') - need('od'))).toPrecision(2)),
            because: 'it fits between pipe and rim',
          }
        : 0,
  },
}

/** "bolt holes" of the flanges as a piece: how many, how wide, on which circle. */
export const boltHolePortion = {
  forms:
    'bolt hole|hole|mounting hole|flange hole|through hole|screw hole|bolt clearance hole|clearance hole',
  words: { diameter: 'holeDiameter', size: 'holeDiameter' },
  bare: 'holeDiameter',
  count: 'holes',
} as const

/** "a tee for a 20 mm pipe": what the fitting goes over. */
export const fittedPipe = {
  forms:
    'pipe|pvc pipe|plastic pipe|copper pipe|steel pipe|water pipe|drain pipe|tube|pvc tube|hose|tubing|pvc|conduit|duct|pvc conduit',
  words: { diameter: 'id', outerDiameter: 'id', size: 'id' },
  bare: 'id',
}
