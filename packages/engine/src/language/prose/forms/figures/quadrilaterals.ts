/** Four sides of which some are parallel: trapezoids and parallelograms. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { all, FLAT_WAYS } from './flats.ts'

const EDGE_NAMES = 'side|edge|base|parallel side|parallel edge|width|length'

/** `p`, `q`: its parallel sides, `h` apart; `k`: how far the upper one begins behind the lower. */
export const trapezoid = (kind: 'isosceles' | 'right' | 'standing'): Form => ({
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
export const parallelogram: Form = {
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
