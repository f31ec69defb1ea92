/** Tees and crosses: a run along x and a branch upwards, or upwards and downwards. */
import type { Built, Family, FeatureInput, Order } from '../family.ts'
import { bore, cylinder, extent, levels, through, wall } from '../measure.ts'
import { boreBelow, boreDimensions, boreRelations } from './bore.ts'

const dimensions: Family['dimensions'] = {
  ...boreDimensions(25),
  length: {
    says: 'run length',
    words: 'length width axis-x',
    forms: 'run length|overall length|pipe length|main length|run',
    default: ({ need }) => ({
      value: Number((3 * need('od')).toPrecision(3)),
      because: 'three diameters leave room for both joints',
    }),
  },
  branchDiameter: {
    says: 'branch diameter',
    forms: 'branch diameter|branch od|branch outer diameter|outlet diameter',
    default: ({ need }) => need('od'),
  },
  branch: {
    says: 'branch length',
    words: 'height axis-z',
    forms: 'branch length|branch height|branch|center to end|centre to end',
    default: ({ need }) => ({ value: need('length') / 2, because: 'all ends are as far from the middle' }),
  },
}

function build({ id, need }: Order, twoWays: boolean): Built {
  const [od, inner, t, length, bd, reach] = [
    need('od'),
    need('id'),
    need('wall'),
    need('length'),
    need('branchDiameter'),
    need('branch'),
  ]
  const axis = twoWays ? reach : od / 2
  const run = (name: string, diameter: number, operation: 'add' | 'cut'): FeatureInput => ({
    kind: 'cylinder',
    id: name,
    operation,
    diameter,
    height: length,
    frame: { origin: [-length / 2, 0, axis], normal: '+x' },
  })
  const branch = (name: string, diameter: number, operation: 'add' | 'cut'): FeatureInput => ({
    kind: 'cylinder',
    id: name,
    operation,
    diameter,
    height: twoWays ? 2 * reach : reach,
    frame: { origin: [0, 0, twoWays ? 0 : axis], normal: '+z' },
  })
  const top = axis + reach
  const outside = cylinder(od, [0.45 * length, 0, axis + od / 2], '+x')
  const inside = bore(inner, [0.45 * length, 0, axis], '+x')
  return {
    features: [
      run(id, od, 'add'),
      branch(`${id}-branch`, bd, 'add'),
      run(`${id}-bore`, inner, 'cut'),
      branch(`${id}-branch-bore`, bd - 2 * t, 'cut'),
    ],
    min: [-length / 2, -Math.max(od, bd) / 2, 0],
    max: [length / 2, Math.max(od, bd) / 2, top],
    shape: 'round',
    bore: bd - 2 * t,
    measures: {
      od: outside,
      outerRadius: through(outside, `outer diameter ${od}`),
      id: inside,
      innerRadius: through(inside, `inner diameter ${inner}`),
      wall: wall(t, [0.45 * length, 0, axis + (od - t) / 2], '+z'),
      length: extent('x', length),
      branchDiameter: cylinder(bd, [bd / 2, 0, top - (reach - od / 2) / 4]),
      branch: twoWays ? extent('z', 2 * reach) : levels('z', 0, top),
    },
  }
}

const branchPortion = {
  forms: 'branch|branch pipe|outlet|side outlet|vertical branch|perpendicular branch',
  words: { diameter: 'branchDiameter', outerDiameter: 'branchDiameter', length: 'branch', height: 'branch' },
  bare: 'branchDiameter',
}
const common = {
  agrees: 'circular hollow',
  dimensions,
  linear: boreRelations,
  below: boreBelow,
  bare: 'od',
  portions: {
    branch: branchPortion,
    run: {
      forms: 'run|main pipe|main run|main tube|run pipe',
      words: { length: 'length', diameter: 'od', outerDiameter: 'od', innerDiameter: 'id' },
    },
  },
} satisfies Partial<Family>

export const pipeTee: Family = {
  ...common,
  id: 'pipe tee',
  forms: [
    [
      'tee|pipe tee|t pipe|tee fitting|t fitting|pipe t|t joint|tee joint|t junction|tee junction|pipe tee fitting|t piece|t connector|tee connector|t shaped pipe|t pipe fitting|t shaped pipe fitting|equal tee|plumbing tee|three way pipe|three way connector|pipe t joint',
    ],
  ],
  build: (order) => {
    const built = build(order, false)
    const { need } = order
    // A branch is said from the middle of the run; it is seen above the run's underside.
    const seen = through(levels('z', 0, need('od') / 2 + need('branch')), 'with half the run below it')
    return { ...built, measures: { ...built.measures, branch: seen } }
  },
}

export const pipeCross: Family = {
  ...common,
  id: 'pipe cross',
  forms: [
    [
      'pipe cross|cross fitting|four way pipe|four way connector|cross pipe|pipe cross fitting|four way fitting|cross pipe fitting|cross connector|cross joint|cross tee|4 way pipe fitting',
    ],
  ],
  build: (order) => build(order, true),
}
