/** Two legs that meet: an L, lying on one of them. */
import type { Form } from '../form.ts'
import { named } from '../parts.ts'
import { PLATES, rect, WAYS } from './rolled.ts'

const HORIZONTAL = /^(?:horizontal|bottom|lower|base|flat|lying|ground)$/u

const VERTICAL = /^(?:vertical|upright|standing|side|upper|back|tall|rear)$/u

/** `a`, `b`: its legs from outside to outside; `t`, `u`: how thick they are. */
export const L: Form = {
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
