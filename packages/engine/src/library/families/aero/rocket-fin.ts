/** Fins of rockets. */
import type { Family } from '../family.ts'
import { extent, wall } from '../measure.ts'
import { lines, outline, raised, share, usual } from '../shape.ts'

export const rocketFin: Family = {
  id: 'rocket fin',
  forms: [
    [
      'rocket fin|fin|trapezoidal fin|stabilizer fin|stabiliser fin|clipped delta fin|model rocket fin|surfboard fin',
    ],
  ],
  dimensions: {
    root: {
      says: 'root chord',
      words: 'length',
      forms: 'root chord|root length|root chord length',
      default: usual(80, 'it suits a model rocket'),
    },
    tip: {
      says: 'tip chord',
      forms: 'tip chord|tip length|tip chord length',
      default: share(0.5, 'root', 'a clipped delta has little drag'),
    },
    span: {
      says: 'span',
      words: 'height width',
      forms: 'span|fin height|semi span',
      default: share(0.75, 'root', 'it reaches clean air'),
    },
    sweep: {
      says: 'sweep length',
      forms: 'sweep length|sweep',
      default: share(0.5, 'root', 'the trailing edge is straight'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness depth axis-z',
      default: share(0.04, 'root', 'it does not flutter'),
    },
  },
  bare: 'span',
  below: [['tip', 'root']],
  build: ({ id, need }) => {
    const [root, tip, span, sweep, t] = [
      need('root'),
      need('tip'),
      need('span'),
      need('sweep'),
      need('thickness'),
    ]
    return {
      features: [
        raised(id, [outline([0, 0], ...lines([root, 0], [sweep + tip, span], [sweep, span]))], 0, t),
      ],
      min: [0, 0, 0],
      max: [Math.max(root, sweep + tip), span, t],
      measures: {
        root: sweep + tip <= root + 1e-9 ? extent('x', root) : [],
        tip: wall(tip, [sweep + tip / 2, span - 1e-4, t / 2], '+x'),
        span: extent('y', span),
        sweep: [],
        thickness: extent('z', t),
      },
    }
  },
}
