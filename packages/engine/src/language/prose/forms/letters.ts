/** Sections that are called by a letter: two legs, a web with flanges, and what else is rolled, bent or milled to such a shape. */
import type { Form, FormPart, Rect } from './form.ts'

const HORIZONTAL = /^(?:horizontal|bottom|lower|base|flat|lying|ground)$/u
const VERTICAL = /^(?:vertical|upright|standing|side|upper|back|tall|rear)$/u

const PLATES = 'leg|arm|flange|plate|bar|segment|section|part|portion|piece|member|limb|strip'

const named = (key: string, names: string, words?: RegExp): FormPart => ({
  key,
  names: new RegExp(`^(?:${names})$`, 'u'),
  ...(words ? { words } : {}),
})

const rect = (a: number, b: number, low: number, high: number): Rect => ({ across: [a, b], up: [low, high] })

const WAYS = { l: 'run' } as const

/** How long it is, however that is called of the whole. */
const RUN = { 'run|length|bare': 'l' } as const

/** `a`, `b`: its legs from outside to outside; `t`, `u`: how thick they are. */
const L: Form = {
  name: 'L',
  unknowns: 'abtul',
  parts: [
    named('lying', `base|foot|base plate|bottom plate|floor|shelf|bottom|${PLATES}`, HORIZONTAL),
    named('standing', `wall|upright|back plate|back wall|stem|side|back|${PLATES}`, VERTICAL),
    named('both', `side|${PLATES}`),
  ],
  sizes: {
    lying: {
      'length|bare': 'a',
      'width|depth': 'l / a',
      'inside length|bare|width|depth': 'a-u',
      'overall length|width': 'a',
      'thickness|height|wall': 't',
      sides: 'a, t / a, l / l, a / a, l, t / l, a, t',
    },
    standing: {
      'height|length|bare': 'b',
      'width|depth': 'l',
      'inside height|length|bare': 'b-t',
      'overall height|length|bare': 'b',
      'thickness|wall': 'u',
      sides: 'b, u / b, l / l, b / l, u, b / l, b, u / b, l, u / u, l, b',
    },
    both: {
      'length|bare|height|depth': 'a = b / a / b',
      width: 'l / a = b / a / b',
      'inside length|bare|width': 'a-u = b-t / a-u / b-t',
      'thickness|wall': 't = u / t / u',
      sides: 'a, b / a, l / a, l, t',
    },
    whole: {
      height: 'b',
      'length|run': 'l / a',
      'width|depth': 'l / a',
      bare: 'a = b',
      edge: 'l',
      'inside height': 'b-t',
      'inside width|length': 'a-u',
      'thickness|wall': 't = u',
      sides: 'a, b / a, b, t / a, b, t, l / @a, b, l / @a, l, b / @l, a, b',
      'inside sides': 'a-u, b-t',
    },
  },
  usual: [
    ['t=u', 'Both legs of the L are equally thick'],
    ['a=b', ''],
  ],
  ways: { ...WAYS, a: 'across', u: 'across', b: 'up', t: 'up' },
  draw: ({ a, b, t, u }) => {
    if (a === undefined || b === undefined || t === undefined || u === undefined || t >= b || u >= a)
      return undefined
    return {
      kind: 'section',
      usual: 'y',
      parts: { lying: [rect(0, a, 0, t)], standing: [rect(0, u, 0, b)] },
    }
  },
}

/** `w`, `t`: its flange; `u`, `s`: its stem, below that. */
const T: Form = {
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
const I: Form = {
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

const U_PARTS: readonly FormPart[] = [
  named(
    'lying',
    'base|bottom|web|back|floor|bottom plate|base plate|bridge|yoke',
    /^(?:horizontal|bottom|base|lower|connecting)$/u,
  ),
  named(
    'standing',
    `wall|leg|side|arm|flange|upright|side wall|sidewall|side plate|tab|ear|lug|cheek|prong|tine|fork|column|limb`,
    /^(?:vertical|upright|side|upstanding)$/u,
  ),
]

/** `w`, `h`: from outside to outside; `t`: its bottom, `u`: its walls. */
const U: Form = {
  name: 'U',
  unknowns: 'whtul',
  parts: U_PARTS,
  sizes: {
    lying: {
      'thickness|height|wall': 't',
      'width|bare': 'w / l',
      length: 'w / l',
      depth: 'l',
      sides: 'w, l / l, w / w, t / w, l, t / l, w, t',
    },
    standing: {
      'thickness|wall': 'u',
      'height|bare': 'h / h-t',
      length: 'h / l',
      'width|depth': 'l',
      'inside height|length|bare': 'h-t',
      'overall height|length|bare': 'h',
      plate: 'u / h',
      sides: 'u, l, h-t / l, u, h-t / h, u / l, h-t / h, l, u',
    },
    gap: { 'width|bare|length': 'w-2u', 'depth|height': 'h-t' },
    whole: {
      ...RUN,
      width: 'w / l',
      height: 'h',
      depth: 'l / h',
      'inside width|length': 'w-2u',
      apart: 'w-2u',
      'inside height|depth': 'h-t',
      'overall width|length': 'w',
      'thickness|wall': 't = u',
      sides: 'w, h / w, h, t / w, h, l / l, w, h / w, h, t, l',
      'inside sides': 'w-2u, h-t',
    },
  },
  usual: [['t=u', 'Walls and bottom are equally thick']],
  ways: { ...WAYS, w: 'across', u: 'across', h: 'up', t: 'up' },
  draw: ({ w, h, t, u }) => {
    if (w === undefined || h === undefined || t === undefined || u === undefined || 2 * u >= w || t >= h)
      return undefined
    return {
      kind: 'section',
      usual: 'y',
      parts: {
        lying: [rect(-w / 2, w / 2, 0, t)],
        standing: [rect(-w / 2, u - w / 2, 0, h), rect(w / 2 - u, w / 2, 0, h)],
      },
    }
  },
}

/** A U on its side: `h` its web, from outside to outside, `f` its flanges, over the web. */
const C_PARTS: readonly FormPart[] = [
  named('web', 'web|back|base|wall|spine', /^(?:vertical|back)$/u),
  named('flange', 'flange|leg|arm|side|shelf', /^(?:horizontal|top|bottom|upper|lower)$/u),
]

const C: Form = {
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
const LIPPED: Form = {
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

/** `f`, `g`: its flanges over the web; `h`: its height from outside to outside. */
const Z: Form = {
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
const hat: Form = {
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

export const LETTERS: Readonly<Record<string, readonly Form[]>> = {
  L: [L],
  T: [T],
  I: [I],
  H: [I],
  U: [U],
  C: [LIPPED, C, U],
  Z: [Z],
  hat: [hat],
}
