/** Tees and crosses: a run along x and a branch upwards, or upwards and downwards. */
import type { Point3, SignedAxis } from '../../../plan/geometry.ts'
import type { Built, Family, FeatureInput, Order } from '../family.ts'
import { bore, holes as countHoles, cylinder, extent, levels, through, wall } from '../measure.ts'
import { rod } from '../shape.ts'
import {
  boltHolePortion,
  boreBelow,
  boreDimensions,
  boreRelations,
  fittedPipe,
  flangeDimensions,
} from './bore.ts'

const dimensions: Family['dimensions'] = {
  ...boreDimensions(25),
  length: {
    says: 'run length',
    words: 'length width axis-x runLength',
    forms: 'run length|overall length|pipe length|main length|run',
    default: ({ need, has, option }) =>
      has('flange') || option('ends') === 'flanged'
        ? { value: Math.round(4 * need('od') + 50), because: 'the flanges stand clear of each other' }
        : {
            value: Number((3 * need('od')).toPrecision(3)),
            because: 'three diameters leave room for both joints',
          },
  },
  branchDiameter: {
    says: 'branch diameter',
    forms: 'branch diameter|branch od|branch outer diameter|outlet diameter',
    words: 'branchDiameter',
    default: ({ need }) => need('od'),
  },
  branchBore: {
    says: 'branch inner diameter',
    words: 'branchBore',
    forms: 'branch inner diameter|branch id|branch bore',
    default: ({ need }) => need('branchDiameter') - 2 * need('wall'),
  },
  branchProjection: { says: 'branch beyond the run', words: 'branchProjection' },
  branch: {
    says: 'branch length',
    words: 'height axis-z branchLength',
    forms: 'branch length|branch height|branch|center to end|centre to end',
    default: ({ need }) => ({ value: need('length') / 2, because: 'all ends are as far from the middle' }),
  },
  ...flangeDimensions,
}

/** A flange on the end of a pipe: its face lies on the end, the bore is cut later. */
function flanged({ id, need }: Order, name: string, end: Point3, normal: SignedAxis): FeatureInput[] {
  const [d, t] = [need('flangeDiameter'), need('flangeThickness')]
  if (!(d > 0)) return []
  const [count, circle, hole] = [Math.round(need('holes')), need('boltCircle'), need('holeDiameter')]
  const drilled = Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * (index + 0.5)) / count
    const [u, v] = [(circle / 2) * Math.cos(turn), (circle / 2) * Math.sin(turn)]
    const at: Point3 = normal.endsWith('x')
      ? [end[0], end[1] + u, end[2] + v]
      : [end[0] + u, end[1] + v, end[2]]
    return rod(`${id}-${name}-hole-${index + 1}`, hole, at, t, normal, 'cut')
  })
  return [rod(`${id}-${name}`, d, end, t, normal), ...drilled]
}

function build(order: Order, twoWays: boolean): Built {
  const { id, need } = order
  const [od, inner, t, length, bd, reach] = [
    need('od'),
    need('id'),
    need('wall'),
    need('length'),
    need('branchDiameter'),
    need('branch'),
  ]
  const inBranch = need('branchBore')
  const flange = need('flangeDiameter')
  const axis = twoWays ? reach : Math.max(od, flange) / 2
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
  // Clear of the flanges.
  const clear = length / 2 - need('flangeThickness') - 0.05 * length
  const outside = cylinder(od, [clear, 0, axis + od / 2], '+x')
  const inside = bore(inner, [clear, 0, axis], '+x')
  return {
    features: [
      run(id, od, 'add'),
      branch(`${id}-branch`, bd, 'add'),
      ...flanged(order, 'flange-1', [-length / 2, 0, axis], '+x'),
      ...flanged(order, 'flange-2', [length / 2, 0, axis], '-x'),
      ...flanged(order, 'flange-3', [0, 0, top], '-z'),
      ...(twoWays ? flanged(order, 'flange-4', [0, 0, 0], '+z') : []),
      run(`${id}-bore`, inner, 'cut'),
      branch(`${id}-branch-bore`, inBranch, 'cut'),
    ],
    min: [-length / 2, -Math.max(od, bd, flange) / 2, 0],
    max: [length / 2, Math.max(od, bd, flange) / 2, top],
    shape: 'round',
    bore: inBranch,
    measures: {
      od: outside,
      outerRadius: through(outside, `outer diameter ${od}`),
      id: inside,
      innerRadius: through(inside, `inner diameter ${inner}`),
      wall: wall(t, [clear, 0, axis + (od - t) / 2], '+z'),
      length: extent('x', length),
      branchDiameter: cylinder(bd, [
        bd / 2,
        0,
        top - need('flangeThickness') - (reach - od / 2 - need('flangeThickness')) / 4,
      ]),
      branchBore: bore(inBranch, [0, 0, top - 0.05 * reach]),
      branch: twoWays ? extent('z', 2 * reach) : levels('z', 0, top),
      flangeDiameter: extent('y', flange),
      flangeThickness: levels('x', -length / 2, -length / 2 + need('flangeThickness')),
      holes: countHoles((twoWays ? 4 : 3) * Math.round(need('holes')), need('holeDiameter')),
      holeDiameter: countHoles((twoWays ? 4 : 3) * Math.round(need('holes')), need('holeDiameter')),
      boltCircle: {
        measure: {
          kind: 'bolt-circle',
          diameter: need('holeDiameter'),
          centre: [length / 2, 0, axis],
          axis: '+x',
        },
        value: need('boltCircle'),
      },
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
  linear: [
    ...boreRelations,
    [
      [1, 'branch'],
      [-1, 'branchProjection'],
      [-0.5, 'od'],
    ],
  ],
  below: [...boreBelow, ['branchBore', 'branchDiameter']],
  bare: 'od',
  options: {
    ends: {
      values: { plain: 'plain ended|plain ends', flanged: 'flanged|flanged ends|with flanges' },
      default: 'plain',
    },
  },
  portions: {
    flange: {
      forms:
        'flange|end flange|pipe flange|flange on each end|flange on all ends|flange at each end|bolted flange|flange at all ends|flanged end',
      words: { diameter: 'flangeDiameter', outerDiameter: 'flangeDiameter', thickness: 'flangeThickness' },
      bare: 'flangeDiameter',
      plural: true,
    },
    hole: boltHolePortion,
    pipe: fittedPipe,
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
    const seen = through(
      levels('z', 0, Math.max(need('od'), need('flangeDiameter')) / 2 + need('branch')),
      'with what is below the run',
    )
    return { ...built, measures: { ...built.measures, branch: seen, branchProjection: seen } }
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
