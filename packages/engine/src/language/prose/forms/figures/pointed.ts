/** Figures that are known by their points: a star and an arrow. */
import type { Flat, Form } from '../form.ts'
import { named } from '../parts.ts'
import { all, FLAT_WAYS, THICK } from './flats.ts'

/** `r`, `q`: how far its points and its notches are from its middle. */
export const star: Form = {
  name: 'star',
  unknowns: 'rql',
  parts: [
    named('point', 'point|tip|corner|vertex|spike|ray|arm', /^(?:outer)$/u),
    named(
      'notch',
      'notch|valley|root|inner corner|inner point|inner vertex|indent|corner|point|vertex',
      /^(?:inner|inside)$/u,
    ),
  ],
  sizes: {
    point: { 'radius|distance': 'r', 'diameter|bare': '2r / r' },
    notch: { 'radius|distance': 'q', 'diameter|bare': '2q / q' },
    whole: {
      ...THICK,
      height: 'l',
      radius: 'r',
      diameter: '2r',
      'inside radius': 'q',
      'inside diameter': '2q',
    },
  },
  usual: [],
  ways: FLAT_WAYS,
  centered: true,
  draw: (values, counts) => {
    const [r, q] = all(values, 'rq') ?? []
    const count = counts['point'] ?? 0
    if (!r || !q || q >= r || count < 3) return undefined
    const points = Array.from({ length: 2 * count }, (_, nth): Flat => {
      const turn = Math.PI / 2 + (nth * Math.PI) / count
      const reach = nth % 2 === 0 ? r : q
      return [reach * Math.cos(turn), reach * Math.sin(turn)]
    })
    return { kind: 'outline', upright: false, points, middle: [0, 0] }
  },
}

/** `s`, `v`: its shaft; `h`, `w`: its head. */
export const arrow: Form = {
  name: 'arrow',
  unknowns: 'svhwl',
  parts: [
    named('shaft', 'shaft|stem|tail|body|bar|rectangle|shank'),
    named('head', 'head|arrowhead|tip|point|triangle|arrow head|triangular head|base'),
  ],
  sizes: {
    shaft: { 'length|bare': 's', 'width|height': 'v', sides: 's, v' },
    head: { length: 'h', depth: 'h', width: 'w', height: 'h / w', bare: 'w', sides: 'h, w' },
    whole: { ...THICK, height: 'l', 'length|overall length': 's+h', 'width|overall width': 'w' },
  },
  usual: [],
  ways: { ...FLAT_WAYS, s: 'across', h: 'across', v: 'up', w: 'up' },
  centered: true,
  draw: (values) => {
    const [s, v, h, w] = all(values, 'svhw') ?? []
    if (!s || !v || !h || !w || v >= w) return undefined
    return {
      kind: 'outline',
      upright: false,
      points: [
        [0, -v / 2],
        [s, -v / 2],
        [s, -w / 2],
        [s + h, 0],
        [s, w / 2],
        [s, v / 2],
        [0, v / 2],
      ],
    }
  },
}
