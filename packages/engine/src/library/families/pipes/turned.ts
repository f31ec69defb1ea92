/** Hollow turned shapes: reducers and nozzles, as one outline about z. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput, Measured } from '../family.ts'
import { bore, cylinder, extent, through } from '../measure.ts'

/** A wall of constant thickness outside of an inner outline that is told from below upwards. */
function hollow(id: string, inner: readonly Point2[], outer: readonly Point2[]): FeatureInput {
  const points = [...inner, ...outer.toReversed()]
  const [start, ...rest] = points as [Point2, ...Point2[]]
  return {
    kind: 'revolve',
    id,
    sketch: { add: [{ kind: 'outline', start, segments: rest.map((to) => ({ kind: 'line', to })) }] },
  }
}

/** The length of a straight end, seen in its bore. */
const straight = (value: number, diameter: number): Measured => ({
  measure: { kind: 'hole-depth', diameter },
  value,
})

const wallDimension = (share: number, of: string): Family['dimensions'][string] => ({
  says: 'wall thickness',
  words: 'wall thickness',
  forms: 'wall thickness|material thickness',
  default: ({ need }) => ({
    value: Math.max(Number((share * need(of)).toPrecision(2)), 0.001 * need(of)),
    because: 'it suits the diameter',
  }),
})

export const reducer: Family = {
  id: 'pipe reducer',
  forms: [
    [
      'reducer|pipe reducer|concentric reducer|hose reducer|tube reducer|duct adapter|duct adaptor|duct connector|vacuum adapter|vacuum adaptor|vacuum hose adaptor|vacuum hose connector|vacuum hose reducer|dust collection adapter|dust hose adapter|dust port adapter|dust extraction adapter|hose to hose adapter|pipe to pipe adapter|reducing adaptor|pipe converter|hose converter|pipe transition|pipe increaser|reducer fitting|pipe reducer fitting|reducing coupling|pipe adapter|pipe adaptor|hose adapter|hose adaptor|reducing fitting|tube adapter|duct reducer|reducing adapter|vacuum hose adapter',
    ],
  ],
  agrees: 'circular hollow conical truncated',
  dimensions: {
    large: {
      says: 'large diameter',
      words: 'bottomDiameter outerDiameter diameter largeEnd',
      forms: 'large diameter|larger diameter|large end diameter|inlet diameter|big end diameter|large end',
      default: ({ get }) => ({
        value: get('small') ? 1.5 * (get('small') ?? 0) : 50,
        because: 'it is a common step',
      }),
    },
    small: {
      says: 'small diameter',
      words: 'topDiameter innerDiameter smallEnd',
      forms: 'small diameter|smaller diameter|small end diameter|outlet diameter|small end',
      default: ({ need }) => ({
        value: Number((need('large') / 1.5).toPrecision(3)),
        because: 'it is a common step',
      }),
    },
    wall: wallDimension(0.05, 'large'),
    length: {
      says: 'length',
      words: 'length height',
      default: ({ need }) => ({
        value: Number((1.5 * need('large')).toPrecision(3)),
        because: 'the taper is gentle then',
      }),
    },
    end: {
      says: 'straight length',
      forms: 'straight length|end length|collar length|socket length',
      default: ({ need }) => ({
        value: Number((0.25 * need('length')).toPrecision(3)),
        because: 'each end is to be joined',
      }),
    },
  },
  sequence: { 2: ['large', 'small'], 3: ['large', 'small', 'length'] },
  bare: 'large',
  below: [
    ['small', 'large'],
    ['end', 'length'],
  ],
  build: ({ id, need }) => {
    const [l, s, t, h, e] = [need('large') / 2, need('small') / 2, need('wall'), need('length'), need('end')]
    const outer: Point2[] = [
      [l, 0],
      [l, e],
      [s, h - e],
      [s, h],
    ]
    return {
      features: [
        hollow(
          id,
          outer.map(([r, z]): Point2 => [r - t, z]),
          outer,
        ),
      ],
      min: [-l, -l, 0],
      max: [l, l, h],
      shape: 'round',
      bore: 2 * (s - t),
      chose: ['The diameters of the ends are those outside, as the fitting goes into what it joins'],
      measures: {
        large: cylinder(2 * l, [l, 0, e / 2]),
        small: cylinder(2 * s, [s, 0, h - e / 2]),
        wall: through(bore(2 * (l - t), [0, 0, e / 2]), `inner diameter ${2 * (l - t)}`),
        length: extent('z', h),
        end: straight(e, 2 * (l - t)),
      },
    }
  },
}

export const nozzle: Family = {
  id: 'nozzle',
  forms: [
    [
      'nozzle|spray nozzle|conical nozzle|jet nozzle|hose nozzle|converging nozzle|rocket nozzle|convergent nozzle|air nozzle|water nozzle|tapered nozzle',
    ],
  ],
  agrees: 'circular hollow conical truncated',
  dimensions: {
    inlet: {
      says: 'inlet diameter',
      words: 'bottomDiameter outerDiameter diameter',
      forms: 'inlet diameter|inlet|entry diameter|base diameter|inlet bore',
      default: ({ get }) => ({
        value: get('outlet') ? 3 * (get('outlet') ?? 0) : 20,
        because: 'it is a handy size',
      }),
    },
    outlet: {
      says: 'outlet diameter',
      words: 'topDiameter innerDiameter',
      forms:
        'outlet diameter|outlet|exit diameter|orifice diameter|orifice|tip diameter|nozzle diameter|exit hole diameter|throat diameter',
      default: ({ need }) => ({
        value: Number((need('inlet') / 4).toPrecision(2)),
        because: 'a quarter of the inlet makes a jet',
      }),
    },
    length: {
      says: 'length',
      words: 'length height',
      default: ({ need }) => ({ value: 2 * need('inlet'), because: 'twice the inlet makes a gentle taper' }),
    },
    wall: wallDimension(0.12, 'inlet'),
  },
  sequence: { 2: ['inlet', 'outlet'], 3: ['inlet', 'outlet', 'length'] },
  bare: 'inlet',
  below: [['outlet', 'inlet']],
  build: ({ id, need }) => {
    const [a, b, h, t] = [need('inlet') / 2, need('outlet') / 2, need('length'), need('wall')]
    const inner: Point2[] = [
      [a, 0],
      [a, 0.25 * h],
      [b, 0.85 * h],
      [b, h],
    ]
    return {
      features: [
        hollow(
          id,
          inner,
          inner.map(([r, z]): Point2 => [r + t, z]),
        ),
      ],
      min: [-a - t, -a - t, 0],
      max: [a + t, a + t, h],
      shape: 'round',
      bore: 2 * b,
      measures: {
        inlet: bore(2 * a, [0, 0, 0.1 * h]),
        outlet: bore(2 * b, [0, 0, 0.95 * h]),
        length: extent('z', h),
        wall: through(cylinder(2 * (a + t), [a + t, 0, 0.1 * h]), `outer diameter ${2 * (a + t)}`),
      },
    }
  },
}
