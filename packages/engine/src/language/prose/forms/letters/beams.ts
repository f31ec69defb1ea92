/** A web with flanges across it: one on a T, two on an I or an H. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { PLATES, RUN, rect, WAYS } from './rolled.ts'

/** `w`, `t`: its flange; `u`, `s`: its stem, below that. */
export const T: Form = {
  name: 'T',
  unknowns: 'wtusl',
  parts: [
    named(
      'lying',
      `flange|crossbar|cross bar|cross piece|crosspiece|top|cap|head|top plate|table|${PLATES}`,
      /^(?:horizontal|top|cross|upper)$/u,
    ),
    named(
      'standing',
      `web|stem|upright|leg|post|stalk|column|rib|wall|${PLATES}`,
      /^(?:vertical|upright|lower|center|central|middle|bottom)$/u,
    ),
  ],
  sizes: {
    lying: {
      'width|bare': 'w',
      length: 'w / l',
      depth: 'l / w',
      'thickness|height|wall': 't',
      sides: 'w, t / w, l / l, w / w, l, t / l, w, t',
      plate: 't / w',
    },
    standing: {
      'thickness|width|wall': 'u',
      depth: 's / l',
      height: 's',
      bare: 's / u',
      plate: 'u / s',
      length: 's / l',
      'inside height|length|bare|depth': 's',
      'overall height|length|bare|depth': 's+t',
      sides: 'u < s / u, l, s / l, u, s / l, s, u',
    },
    whole: {
      ...RUN,
      'height|overall height': 's+t',
      width: 'w / l',
      depth: 'l / s+t',
      'overall width': 'w',
      'thickness|wall': 't = u',
      sides: 'w, s+t / w, s+t, t / w, s+t, t, l / w, s+t, l / l, w, s+t',
    },
  },
  usual: [],
  ways: { ...WAYS, w: 'across', u: 'across', t: 'up', s: 'up' },
  centered: true,
  draw: ({ w, t, u, s }) => {
    if (w === undefined || t === undefined || u === undefined || s === undefined || u >= w) return undefined
    return {
      kind: 'section',
      usual: 'x',
      parts: { lying: [rect(-w / 2, w / 2, s, s + t)], standing: [rect(-u / 2, u / 2, 0, s)] },
    }
  },
}

/** `w`, `t`: its flanges; `u`, `c`: its web, between them. */
export const I: Form = {
  name: 'I',
  unknowns: 'wtucl',
  parts: [
    named('lying', `flange|cap|top|bottom|${PLATES}`, /^(?:horizontal|top|bottom|upper|lower)$/u),
    named('standing', `web|stem|wall|rib|${PLATES}`, /^(?:vertical|central|center|middle|connecting)$/u),
  ],
  sizes: {
    lying: {
      'width|bare': 'w',
      length: 'w / l',
      depth: 'l / w',
      'thickness|height|wall': 't',
      sides: 'w, t / w, l, t / l, w, t',
      plate: 't / w',
    },
    standing: {
      'thickness|width|wall': 'u',
      height: 'c / 2t+c',
      bare: 'c / u / 2t+c',
      plate: 'u / c',
      length: 'c / l',
      'inside height|bare|length': 'c',
      'overall height|length|bare': '2t+c',
      sides: 'u < c / l, u, c / l, c, u',
    },
    whole: {
      ...RUN,
      'height|depth': '2t+c',
      'inside height|depth': 'c',
      apart: 'c',
      width: 'w',
      'thickness|wall': 't = u',
      sides: '2t+c, w / w, 2t+c / 2t+c, w, l / l, w, 2t+c',
    },
  },
  usual: [],
  ways: { ...WAYS, w: 'across', u: 'across', t: 'up', c: 'up' },
  centered: true,
  draw: ({ w, t, u, c }) => {
    if (w === undefined || t === undefined || u === undefined || c === undefined || u >= w) return undefined
    const top = c + 2 * t
    return {
      kind: 'section',
      usual: 'x',
      parts: {
        lying: [rect(-w / 2, w / 2, 0, t), rect(-w / 2, w / 2, top - t, top)],
        standing: [rect(-u / 2, u / 2, t, top - t)],
      },
    }
  },
}
