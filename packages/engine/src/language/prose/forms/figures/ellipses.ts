/** An oval, by its two axes. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { all, FLAT_WAYS } from './flats.ts'

/** `a`, `b`: from end to end both ways; told by half of that they are radii. */
export const ellipse: Form = {
  name: 'ellipse',
  unknowns: 'abl',
  parts: [
    named('major', 'axis|diameter|radius|semi axis|side', /^(?:major|long|longer|larger|horizontal|x)$/u),
    named('minor', 'axis|diameter|radius|semi axis|side', /^(?:minor|short|shorter|smaller|vertical|y)$/u),
  ],
  sizes: {
    major: { 'length|bare|diameter|width': 'a', radius: '0.5a' },
    minor: { 'length|bare|diameter|width': 'b', radius: '0.5b' },
    whole: {
      'thickness|run|depth': 'l',
      height: 'l / b',
      length: 'a / l',
      width: 'b / a',
      'diameter|bare': 'a / b',
      radius: '0.5a / 0.5b',
      sides: 'a, b / a, b, l',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, a: 'across', b: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b] = all(values, 'ab') ?? []
    return a && b ? { kind: 'ellipse', width: a, height: b } : undefined
  },
}
