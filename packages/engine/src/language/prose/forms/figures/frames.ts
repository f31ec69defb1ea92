/** A rectangle with a border all around. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { all, FLAT_WAYS } from './flats.ts'

/** `a`, `b`: its outside; `v`: how wide its border is. */
export const frame: Form = {
  name: 'frame',
  unknowns: 'abvl',
  parts: [
    named('border', 'border|rail|margin|rim|edge|surround|bar|side|strip|leg|member|wall|padding|molding'),
    named(
      'hole',
      'opening|window|hole|cutout|inside|aperture|interior|inner rectangle|cut out|hollow',
      /^(?:inner|inside)$/u,
    ),
    named('outer', 'outside|exterior|perimeter|outline|rectangle|square', /^(?:outer|outside)$/u),
  ],
  sizes: {
    border: { 'width|bare|wall|thickness|distance': 'v', 'overall width': 'v' },
    hole: { sides: 'a-2v, b-2v', 'length|width': 'a-2v', 'width|height': 'b-2v', 'side|bare': 'a-2v = b-2v' },
    outer: { sides: 'a, b', length: 'a / b', width: 'b / a', 'side|bare': 'a = b' },
    whole: {
      'thickness|run|depth': 'l',
      height: 'l / b',
      sides: 'a, b / a, b, l',
      length: 'a / b',
      width: 'b / a / v',
      wall: 'v',
      'inside wall|distance': 'v',
      'side|bare': 'a = b',
      'inside sides': 'a-2v, b-2v',
      'inside length|height': 'a-2v',
      'inside width|height': 'b-2v / a-2v',
      'inside side|bare': 'a-2v = b-2v',
    },
  },
  usual: [],
  ways: { ...FLAT_WAYS, a: 'across', b: 'up' },
  centered: true,
  draw: (values) => {
    const [a, b, v] = all(values, 'abv') ?? []
    if (!a || !b || !v || 2 * v >= Math.min(a, b)) return undefined
    return { kind: 'rectangles', outer: [a, b], inner: [a - 2 * v, b - 2 * v] }
  },
}
