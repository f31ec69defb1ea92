/** What rises or falls from one end to the other. */
import type { Flat, Form } from '../form.ts'
import { named } from '../parts.ts'

/** `p`, `q`: how high it is at its two ends, `a` apart. */
export const ramp = (usual: Form['usual'] = []): Form => ({
  name: 'ramp',
  unknowns: 'pqal',
  parts: [
    named(
      'low',
      'front|left|left end|left side|end|side|start|front end|front edge|front side|left edge|edge',
      /^(?:one|front|left|low|lower|thin|thinner|small|smaller|shallow|first|short|shorter)$/u,
    ),
    named(
      'high',
      'back|right|right end|right side|rear|end|side|rear end|back end|back edge|back side|right edge|edge',
      /^(?:other|back|right|rear|high|higher|tall|taller|thick|thicker|deep|opposite|second)$/u,
    ),
    named('base', 'base|bottom|footprint|floor'),
  ],
  sizes: {
    low: { 'height|bare|thickness': 'p' },
    high: { 'height|bare|thickness': 'q' },
    base: { sides: 'a, l', length: 'a', width: 'l', bare: 'a', depth: 'l' },
    whole: {
      length: 'a',
      'width|depth|run': 'l',
      'height|thickness': 'q / p',
      bare: 'p / q',
      sides: 'a, l / a, l, q',
    },
  },
  usual,
  ways: { a: 'across', p: 'up', q: 'up', l: 'run' },
  draw: ({ p, q, a }) => {
    if (p === undefined || q === undefined || !a || p < 0 || q < 0 || p === q) return undefined
    const points: Flat[] = [
      [0, 0],
      [a, 0],
      [a, q],
      [0, p],
    ]
    return { kind: 'outline', upright: true, points: points.filter(([, up], at) => at < 2 || up > 0) }
  },
})
