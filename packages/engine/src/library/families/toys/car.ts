/** Toy cars: a body seen from the side, and wheels on two axles. It drives along x and stands on z = 0. */
import { impossible } from '../choose.ts'
import type { Family } from '../family.ts'
import { extent } from '../measure.ts'
import { lines, outline, rod, share, usual, wide } from '../shape.ts'

export const toyCar: Family = {
  id: 'toy car',
  forms: [
    [
      'toy car|toy vehicle|model car|small car|toy automobile|car toy|toy race car|simple car|toy car with wheels|pull along car|mini car',
    ],
  ],
  dimensions: {
    length: { says: 'length', words: 'length axis-x', default: usual(100, 'a small hand gets hold of it') },
    wheel: {
      says: 'wheel diameter',
      forms: 'wheel diameter|wheel size',
      default: share(0.22, 'length', 'it rolls over the edge of a carpet'),
    },
    wheelWidth: {
      says: 'wheel width',
      forms: 'wheel width|tyre width|tire width|wheel thickness',
      default: share(0.4, 'wheel', 'it is as stout as toys are'),
    },
    width: {
      says: 'width over the wheels',
      words: 'width depth axis-y',
      default: share(0.5, 'length', 'it does not tip'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: share(0.42, 'length', 'it looks like a car'),
    },
    wheels: { says: 'number of wheels', forms: 'wheel count', unit: 'count', default: 4 },
  },
  sequence: { 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    wheels: {
      forms: 'wheel|tire|tyre|round wheel',
      words: { diameter: 'wheel', width: 'wheelWidth', thickness: 'wheelWidth' },
      bare: 'wheel',
      count: 'wheels',
    },
    body: { forms: 'body|car body|cabin|roof|chassis', words: { length: 'length', height: 'height' } },
  },
  below: [
    ['wheel', 'height'],
    ['wheelWidth', 'width'],
  ],
  build: ({ id, need }) => {
    const [l, d, t, w, h] = [need('length'), need('wheel'), need('wheelWidth'), need('width'), need('height')]
    if (Math.round(need('wheels')) !== 4)
      throw impossible(`A toy car has four wheels, not ${Math.round(need('wheels'))}.`)
    const gap = Math.min(0.02 * w, 1)
    const body = w - 2 * t - 2 * gap
    if (body <= 0.2 * w) throw impossible(`Wheels ${t} mm wide leave no body in a car of ${w} mm.`)
    const [foot, bonnet, x] = [0.35 * d, 0.35 * d + 0.42 * (h - 0.35 * d), 0.3 * l]
    const axle = 0.3 * d
    return {
      features: [
        wide(
          id,
          [
            outline(
              [-l / 2, foot],
              ...lines(
                [l / 2, foot],
                [l / 2, bonnet - 0.04 * h],
                [0.2 * l, bonnet],
                [0.1 * l, h],
                [-0.24 * l, h],
                [-0.36 * l, bonnet],
                [-l / 2, bonnet - 0.04 * h],
                [-l / 2, foot],
              ),
            ),
          ],
          body,
        ),
        ...[-x, x].flatMap((at, index) => [
          rod(`${id}-axle-${index + 1}`, axle, [at, -w / 2, d / 2], w, '+y' as const),
          rod(`${id}-wheel-${2 * index + 1}`, d, [at, -w / 2, d / 2], t, '+y' as const),
          rod(`${id}-wheel-${2 * index + 2}`, d, [at, w / 2 - t, d / 2], t, '+y' as const),
        ]),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h],
      chose: ['Body, axles and wheels are one piece: the wheels do not turn'],
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        wheel: { measure: { kind: 'cylinder-diameter', near: [x, -w / 2 + t / 2, d], axis: '+y' }, value: d },
        wheelWidth: {
          measure: { kind: 'wall-thickness', at: [x, -w / 2 + t / 2, 0.85 * d], direction: '+y' },
          value: t,
        },
        wheels: {
          measure: { kind: 'crossings', from: [-l, -w / 2 + t / 2, d / 2], to: [l, -w / 2 + t / 2, d / 2] },
          value: 2,
          note: 'two on each side',
        },
      },
    }
  },
}
