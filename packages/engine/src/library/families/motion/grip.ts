/** Grips for handlebars. */
import type { Family } from '../family.ts'
import { bore, cylinder, extent } from '../measure.ts'
import { lines, share, turned, usual } from '../shape.ts'

export const grip: Family = {
  id: 'grip',
  forms: [
    [
      'bicycle grip|bike grip|handlebar grip|handle grip|bike handlebar grip|bicycle handle grip|bicycle handlebar grip|motorcycle grip|grip|hand grip',
    ],
  ],
  options: {
    form: {
      values: { ergonomic: 'ergonomic|ergonomical|contoured', plain: 'plain cylinder|round grip' },
      default: 'ergonomic',
    },
  },
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|handlebar diameter|bar diameter',
      default: usual(22.2, 'ISO 4210 handlebars measure 22.2 mm'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter',
      forms: 'grip diameter',
      default: ({ need }) => ({
        value: Number((need('bore') * 1.45).toPrecision(3)),
        because: 'a hand closes around it',
      }),
    },
    length: { says: 'length', words: 'length height width', default: usual(130, 'a gloved hand fits') },
    flange: {
      says: 'flange diameter',
      forms: 'flange diameter|end flange diameter',
      default: share(1.3, 'diameter', 'the thumb stops at it'),
    },
  },
  bare: 'length',
  portions: {
    bore: { forms: 'bore|hole|through hole|center hole', words: { diameter: 'bore' }, bare: 'bore' },
    flange: { forms: 'flange|end flange|collar|inner flange', words: { diameter: 'flange' }, bare: 'flange' },
    groove: { forms: 'finger groove|groove|rib|texture', words: {}, plural: true },
  },
  below: [
    ['bore', 'diameter'],
    ['diameter', 'flange'],
  ],
  build: ({ id, need, option }) => {
    const [b, d, l, f] = [need('bore'), need('diameter'), need('length'), need('flange')]
    const [r, i] = [d / 2, b / 2]
    const [edge, end] = [0.04 * l, 0.06 * l]
    const deep = Math.min(0.35 * (r - i), 0.07 * d)
    // Four hollows for the fingers, widest between them.
    const plain = option('form') === 'plain'
    const step = (l - edge - end) / 4
    const waves = Array.from({ length: 4 }, (_, n) => {
      const z = edge + n * step
      return {
        kind: 'spline' as const,
        through: [[r - deep, z + step / 2] as [number, number]],
        to: [r, z + step] as [number, number],
        startTangent: [0, 1] as [number, number],
        endTangent: [0, 1] as [number, number],
      }
    })
    return {
      features: [
        turned(
          id,
          [i, 0],
          [
            ...lines([f / 2, 0], [f / 2, edge], [r, edge]),
            ...(plain ? lines([r, l - end]) : waves),
            ...lines([r, l], [i, l]),
          ],
        ),
      ],
      min: [-f / 2, -f / 2, 0],
      max: [f / 2, f / 2, l],
      shape: 'round',
      bore: b,
      measures: {
        bore: bore(b, [0, 0, l / 2]),
        diameter: cylinder(d, [r, 0, l - end / 2]),
        length: extent('z', l),
        flange: extent('x', f),
      },
    }
  },
}
