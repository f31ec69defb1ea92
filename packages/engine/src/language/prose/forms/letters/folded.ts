/** Sheet that is bent to and fro: a Z, and a hat, which is two of them. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { PLATES, RUN, rect, WAYS } from './rolled.ts'

/** `f`, `g`: its flanges over the web; `h`: its height from outside to outside. */
export const Z: Form = {
  name: 'Z',
  unknowns: 'fghtl',
  parts: [
    named('lying', `foot|base|bottom|${PLATES}`, /^(?:bottom|lower)$/u),
    named('upper', `top|shelf|${PLATES}`, /^(?:top|upper)$/u),
    named('standing', `web|wall|riser|upright|${PLATES}`, /^(?:vertical|middle|connecting|central|center)$/u),
    named('both', `flange|leg|arm|end|foot`),
  ],
  sizes: {
    lying: {
      'length|width|bare|depth': 'f',
      'inside length|width|bare': 'f-t',
      'thickness|wall|height': 't',
      sides: 'f, t',
    },
    upper: {
      'length|width|bare|depth': 'g',
      'inside length|width|bare': 'g-t',
      'thickness|wall|height': 't',
      sides: 'g, t',
    },
    both: {
      'length|width|bare|depth': 'f = g / f / g',
      'inside length|width|bare': 'f-t = g-t / f-t / g-t',
      'thickness|wall': 't',
      sides: 'f, t',
    },
    standing: {
      'height|length|bare': 'h',
      'inside height|length|bare': 'h-2t',
      'thickness|wall|width': 't',
      sides: 'h, t',
    },
    whole: {
      height: 'h',
      'inside height': 'h-2t',
      'length|width|depth|run': 'l',
      'overall width|length': 'f+g-t / l',
      'thickness|wall': 't',
      sides: 'f, h, g / f, h, g, t / h, f, t / h, f',
    },
  },
  usual: [['f=g', 'Both flanges of the Z are equally wide']],
  ways: { ...WAYS, f: 'across', g: 'across', h: 'up', t: 'up' },
  draw: ({ f, g, h, t }) => {
    if (f === undefined || g === undefined || h === undefined || t === undefined) return undefined
    if (f <= t || g <= t || h <= 2 * t) return undefined
    return {
      kind: 'section',
      usual: 'y',
      parts: { lying: [rect(0, f, 0, t)], standing: [rect(0, t, 0, h)], upper: [rect(t - g, t, h - t, h)] },
    }
  },
}

/** `c`: its crown from outside to outside; `f`: its brims, from the outsides of its walls; `h`: its height. */
export const hat: Form = {
  name: 'hat',
  unknowns: 'cfhtl',
  parts: [
    named('upper', 'top|crown|web|cap|top plate|middle', /^(?:top|upper|middle|raised)$/u),
    named(
      'lying',
      'flange|foot|lip|brim|outer flange|side flange|wing',
      /^(?:bottom|lower|outer|side|base)$/u,
    ),
    named('standing', 'wall|side|leg|side wall|web', /^(?:vertical|side)$/u),
  ],
  sizes: {
    upper: {
      'width|length|bare': 'c',
      'inside width|length|bare': 'c-2t',
      'thickness|wall': 't',
      height: 'h',
      sides: 'c, t',
    },
    lying: {
      'width|length|bare|depth': 'f',
      'overall width': '2f+c',
      'thickness|wall|height': 't',
      sides: 'f, t',
    },
    standing: { 'height|length|bare': 'h', 'inside height|length|bare': 'h-2t / h-t', 'thickness|wall': 't' },
    whole: {
      ...RUN,
      depth: 'l / h',
      height: 'h',
      'inside height|depth': 'h-t',
      width: '2f+c',
      'inside width': 'c-2t',
      'thickness|wall': 't',
      sides: 'c, h / c, h, f / c, h, f, t',
    },
  },
  usual: [],
  ways: { ...WAYS, c: 'across', f: 'across', h: 'up', t: 'up' },
  centered: true,
  draw: ({ c, f, h, t }) => {
    if (c === undefined || f === undefined || h === undefined || t === undefined) return undefined
    if (c <= 2 * t || h <= t) return undefined
    const half = c / 2
    return {
      kind: 'section',
      usual: 'x',
      parts: {
        upper: [rect(-half, half, h - t, h)],
        standing: [rect(-half, t - half, 0, h), rect(half - t, half, 0, h)],
        lying: [rect(-half - f, -half, 0, t), rect(half, half + f, 0, t)],
      },
    }
  },
}
