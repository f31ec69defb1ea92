/** A web at the back of two flanges: a C, and one whose flanges end in lips. */
import type { Form, FormPart } from '../form.ts'
import { named } from '../parts.ts'
import { RUN, rect, WAYS } from './rolled.ts'

/** A U on its side: `h` its web, from outside to outside, `f` its flanges, over the web. */
const C_PARTS: readonly FormPart[] = [
  named('web', 'web|back|base|wall|spine', /^(?:vertical|back)$/u),
  named('flange', 'flange|leg|arm|side|shelf', /^(?:horizontal|top|bottom|upper|lower)$/u),
]

export const C: Form = {
  name: 'C',
  unknowns: 'hftul',
  parts: C_PARTS,
  sizes: {
    web: {
      'height|width|bare|length|depth': 'h',
      'inside height|width': 'h-2u',
      'thickness|wall': 't',
      sides: 'h, t',
    },
    flange: {
      'width|length|bare|depth': 'f',
      'inside width|length|bare': 'f-t',
      'thickness|height|wall': 'u',
      sides: 'f, u',
    },
    whole: {
      ...RUN,
      height: 'h',
      width: 'f / h',
      depth: 'f / l',
      'inside height': 'h-2u',
      'inside width|depth': 'f-t',
      'thickness|wall': 't = u',
      sides: 'h, f / h, f, t / h, f, l / h, f, t, l',
    },
  },
  usual: [['t=u', 'Web and flanges are equally thick']],
  ways: { ...WAYS, h: 'up', u: 'up', f: 'across', t: 'across' },
  draw: ({ h, f, t, u }) => {
    if (h === undefined || f === undefined || t === undefined || u === undefined || 2 * u >= h || t >= f)
      return undefined
    return {
      kind: 'section',
      usual: 'x',
      parts: { lying: [rect(0, t, 0, h)], standing: [rect(0, f, 0, u), rect(0, f, h - u, h)] },
    }
  },
}

/** A C with a lip at the end of each flange, as far as `p` from the outside of that. */
export const LIPPED: Form = {
  ...C,
  name: 'lipped C',
  unknowns: 'hftpl',
  parts: [...C_PARTS, named('lip', 'lip|return|return lip|return flange|returned lip|edge lip|stiffener')],
  sizes: {
    web: { 'height|width|bare|length|depth': 'h', 'inside height|width': 'h-2t', 'thickness|wall': 't' },
    flange: { 'width|length|bare|depth': 'f', 'inside width|length|bare': 'f-t', 'thickness|wall': 't' },
    lip: {
      'length|height|bare|width|depth': 'p',
      'inside length|height|bare|width': 'p-t',
      'thickness|wall': 't',
    },
    whole: {
      ...RUN,
      height: 'h',
      width: 'f / h',
      depth: 'f / l',
      'thickness|wall': 't',
      sides: 'h, f, p, t / h, f, p / h, f, p, t, l / h, f / h, f, t',
    },
  },
  usual: [],
  ways: { ...WAYS, h: 'up', p: 'up', f: 'across', t: 'across' },
  draw: ({ h, f, t, p }) => {
    if (h === undefined || f === undefined || t === undefined || p === undefined) return undefined
    if (p <= t || 2 * p >= h || f <= 2 * t) return undefined
    return {
      kind: 'section',
      usual: 'x',
      parts: {
        lying: [rect(0, t, 0, h)],
        standing: [rect(0, f, 0, t), rect(0, f, h - t, h)],
        lip: [rect(f - t, f, 0, p), rect(f - t, f, h - p, h)],
      },
    }
  },
}
