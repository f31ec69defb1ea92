/** Heat sinks: a base plate with parallel upright fins, thick along x and as long as the base is wide. */

import type { Family } from '../family.ts'
import { crossings, extent, levels, wall } from '../measure.ts'
import { block, usual } from '../shape.ts'

export const heatSink: Family = {
  id: 'heat sink',
  forms: [
    [
      'heat sink|heatsink|finned heat sink|cooling fin block|aluminium heat sink|aluminum heat sink|cpu heat sink|cooler|fin heat sink|finned heatsink|led heat sink|radiator block|plate fin heat sink|straight fin heat sink|heat dissipator',
    ],
  ],
  agrees: 'rectangular square',
  dimensions: {
    length: {
      says: 'length',
      words: 'length axis-x',
      forms: 'base length',
      default: usual(60, 'it is a handy size'),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'base width|fin length|fin width|fin depth',
      default: ({ need }) => ({
        value: Number((0.7 * need('length')).toPrecision(2)),
        because: 'it suits the length',
      }),
    },
    base: {
      says: 'base thickness',
      words: 'thickness',
      forms: 'base thickness|base plate thickness|base height|plate thickness',
      default: ({ need }) => ({
        value: Math.max(Math.round(0.06 * Math.max(need('length'), need('width'))), 0.02 * need('length')),
        because: 'it must spread the heat',
      }),
    },
    finHeight: {
      says: 'fin height',
      forms: 'fin height|height of fin|fin tall',
      default: ({ get, need }) => {
        const all = get('height')
        if (all !== undefined) return { value: all - need('base'), because: 'the base takes the rest' }
        return { value: Number((0.35 * need('length')).toPrecision(2)), because: 'it suits the base' }
      },
    },
    height: { says: 'overall height', words: 'height axis-z', forms: 'total height|overall height' },
    fins: {
      says: 'number of fins',
      forms:
        'fin|cooling fin|straight fin|vertical fin|parallel fin|rectangular fin|parallel cooling fin|rectangular cooling fin|straight rectangular fin',
      unit: 'count',
      default: ({ need, get }) => {
        const pitch = get('pitch')
        const room = need('length')
        const value = pitch
          ? Math.floor((room - (get('fin') ?? 0.2 * pitch)) / pitch + 1e-9) + 1
          : Math.max(3, Math.round(room / Math.max(6, room / 15)))
        return { value, because: 'they fill the base' }
      },
    },
    pitch: {
      says: 'fin spacing',
      forms: 'fin spacing|fin pitch|spacing between fin|fin interval|fin center distance',
      default: ({ need, get }) => {
        const thick = get('fin') ?? (0.25 * need('length')) / need('fins')
        return need('fins') > 1
          ? {
              value: Number(((need('length') - thick) / (need('fins') - 1)).toPrecision(6)),
              because: 'the outer fins are flush with the base',
            }
          : need('length')
      },
    },
    fin: {
      says: 'fin thickness',
      forms: 'fin thickness|thickness of fin',
      default: ({ need }) => ({
        value: Number(
          (need('length') - (need('fins') - 1) * need('pitch') > 0
            ? Math.min(0.25 * need('pitch'), need('length') - (need('fins') - 1) * need('pitch'))
            : 0.25 * need('pitch')
          ).toPrecision(4),
        ),
        because: 'three quarters are left to the air',
      }),
    },
  },
  linear: [
    [
      [1, 'height'],
      [-1, 'base'],
      [-1, 'finHeight'],
    ],
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'length',
  below: [
    ['fin', 'pitch'],
    ['base', 'height'],
  ],
  portions: {
    base: {
      forms: 'base|base plate|plate|baseplate|bottom plate',
      words: {
        length: 'length',
        width: 'width',
        thickness: 'base',
        height: 'base',
        'axis x': 'length',
        'axis y': 'width',
        'axis z': 'base',
      },
      sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'base'] },
      bare: 'base',
    },
    fin: {
      forms:
        'fin|cooling fin|straight fin|vertical fin|parallel fin|rectangular fin|parallel cooling fin|rectangular cooling fin|straight rectangular fin|thin fin|upright fin',
      words: {
        thickness: 'fin',
        width: 'width',
        height: 'finHeight',
        length: 'width',
        'axis x': 'fin',
        'axis y': 'width',
        'axis z': 'finHeight',
        spacing: 'pitch',
      },
      bare: 'fin',
      count: 'fins',
      apart: 'pitch',
    },
  },
  build: ({ id, need }) => {
    const [l, w, b, h, n, p, t] = [
      need('length'),
      need('width'),
      need('base'),
      need('finHeight'),
      Math.round(need('fins')),
      need('pitch'),
      need('fin'),
    ]
    const first = (-(n - 1) / 2) * p
    const top = b + h
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, b]),
        block(`${id}-fin`, [first - t / 2, -w / 2, b], [first + t / 2, w / 2, top]),
        ...(n > 1
          ? [
              {
                kind: 'pattern' as const,
                id: `${id}-fins`,
                features: [`${id}-fin`],
                repetition: { kind: 'linear' as const, direction: '+x' as const, count: n, pitch: p },
              },
            ]
          : []),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, top],
      pieces: { base: [{ normal: '-z', min: [-l / 2, -w / 2, 0], max: [l / 2, w / 2, b] }] },
      measures: {
        length: extent('x', Math.max(l, (n - 1) * p + t)),
        width: extent('y', w),
        base: levels('z', 0, b),
        finHeight: levels('z', b, top),
        height: extent('z', top),
        fins: crossings(n, [first - p, 0, b + h / 2], [-first + p, 0, b + h / 2]),
        pitch: levels('x', first + t / 2, first + p + t / 2),
        fin: wall(t, [first, 0, b + h / 2], '+x'),
      },
    }
  },
}
