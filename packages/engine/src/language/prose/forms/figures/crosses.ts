/** Two bars across each other. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { all, FLAT_WAYS, THICK } from './flats.ts'

/** `a`, `b`: from end to end; `v`: how wide the arms along `a` are, `w` those along `b`. */
export const cross: Form = {
  name: 'cross',
  unknowns: 'abvwl',
  parts: [
    named('arm', 'arm|leg|branch|spoke|limb|finger|ray'),
    named('bar', 'bar|beam|strip|rectangle|plate|stroke|section'),
    named('middle', 'square|center|middle|center square|core|hub'),
  ],
  sizes: {
    arm: {
      width: 'v = w',
      'length|bare': '0.5a-0.5w = 0.5b-0.5v / a = b',
      'overall length': 'a = b',
      distance: '0.5a = 0.5b',
      'thickness|height|depth': 'l',
      sides: 'a, v / v, a',
    },
    bar: {
      width: 'v = w',
      'length|bare': 'a = b',
      'thickness|height|depth': 'l',
      sides: 'a, v / v, a / a, v, l / v, a, l / w, b / b, w',
    },
    middle: { 'side|bare|width|length': 'v = w', sides: 'w, v' },
    whole: {
      ...THICK,
      height: 'l / b',
      'width|length|side|bare|overall length|overall width|overall height': 'a = b / a / b',
      sides: 'a, b / a, b, l',
    },
  },
  usual: [
    ['v=w', ''],
    ['a=b', ''],
  ],
  ways: { ...FLAT_WAYS, a: 'across', w: 'across', b: 'up', v: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b, v, w] = all(values, 'abvw') ?? []
    if (!a || !b || !v || !w || v >= b || w >= a) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [-w / 2, -b / 2],
        [w / 2, -b / 2],
        [w / 2, -v / 2],
        [a / 2, -v / 2],
        [a / 2, v / 2],
        [w / 2, v / 2],
        [w / 2, b / 2],
        [-w / 2, b / 2],
        [-w / 2, v / 2],
        [-a / 2, v / 2],
        [-a / 2, -v / 2],
        [-w / 2, -v / 2],
      ],
    }
  },
}
