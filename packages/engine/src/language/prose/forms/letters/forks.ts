/** Two walls that stand on a bottom: a U. */
import type { Form, FormPart } from '../form.ts'
import { named } from '../parts.ts'
import { RUN, rect, WAYS } from './rolled.ts'

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
export const U: Form = {
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
