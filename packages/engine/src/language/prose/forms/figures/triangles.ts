/** Triangles: by a base and a height, or by their sides. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { FLAT_WAYS } from './flats.ts'

/** `b`, `h`: its base, and how high its apex is over that. */
export const triangle = (kind: 'right' | 'isosceles' | 'equilateral'): Form => ({
  name: 'triangle',
  unknowns: kind === 'equilateral' ? 'bl' : kind === 'isosceles' ? 'bhl' : 'bhl',
  parts: [
    named(
      'leg',
      'leg|cathetus|short side|perpendicular side|side',
      kind === 'right' ? /^(?:short|shorter|perpendicular|other)$/u : /^(?:never)$/u,
    ),
    named('base', 'base|bottom|bottom edge|bottom side|base edge'),
    named('side', 'side|edge|leg', /^(?:equal|all|three|two)$/u),
    named('apex', 'apex|peak|tip|top|ridge|point|vertex'),
  ],
  sizes: {
    ...(kind === 'right' ? { leg: { 'length|bare|side': 'b / h / b = h', height: 'h' } } : {}),
    base: { 'length|width|bare|side': 'b', ...(kind === 'equilateral' ? {} : { height: 'h' }) },
    ...(kind === 'equilateral' ? { side: { 'length|bare|side': 'b' } } : {}),
    ...(kind === 'isosceles' ? { apex: { 'height|bare': 'h' } } : {}),
    whole: {
      'thickness|run|depth|wall': 'l',
      ...(kind === 'equilateral'
        ? { 'side|bare': 'b', height: 'l', length: 'l / b' }
        : { height: 'h / l', 'length|width': 'b / l', sides: 'b, h / b, h, l' }),
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, b: 'across', h: 'up' },
  centered: true,
  draw: (values) => {
    const { b } = values
    const h = kind === 'equilateral' && b ? (b * Math.sqrt(3)) / 2 : values['h']
    if (!b || !h) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, 0],
        [b, 0],
        [kind === 'right' ? 0 : b / 2, h],
      ],
      middle: kind === 'right' ? [b / 3, h / 3] : [b / 2, h / 3],
    }
  },
})

/** An isosceles triangle by its base and its two equal sides, `s`. */
export const sided: Form = {
  ...triangle('isosceles'),
  unknowns: 'bsl',
  sizes: {
    base: { 'length|width|bare|side': 'b' },
    side: { 'length|bare|side': 's' },
    leg: { 'length|bare|side': 's' },
    whole: { 'thickness|run|depth|wall|length|height': 'l', width: 'b / l', 'side|bare': 's' },
  },
  draw: ({ b, s }) =>
    b && s && 2 * s > b
      ? {
          kind: 'outline',
          upright: false,
          points: [
            [0, 0],
            [b, 0],
            [b / 2, Math.sqrt(s ** 2 - b ** 2 / 4)],
          ],
          middle: [b / 2, Math.sqrt(s ** 2 - b ** 2 / 4) / 3],
        }
      : undefined,
}
