/** Flat brackets and mending plates: a strip with rounded ends and a row of screw holes. */
import { handy, usual } from '../choose.ts'
import type { Family, PieceFace } from '../family.ts'
import { extent, fillet } from '../measure.ts'
import { combined, usualHoles, usualHolesSay, usualScrewHole } from './words.ts'

export const flatBracket: Family = {
  id: 'flat bracket',
  forms: [
    [
      combined(
        'flat|straight|flat rectangular|flat plate|flat metal|flat steel',
        'bracket|mounting bracket|brace|wall bracket',
      )
        .split('|')
        .filter((form) => form.includes(' ') && !/^(?:mounting|wall) bracket$/u.test(form))
        .concat(
          'mending plate|tie plate|joining plate|connecting plate|mounting strip|perforated strip|strap plate|splice plate|repair plate|fish plate|fishplate'.split(
            '|',
          ),
        )
        .join('|'),
    ],
  ],
  agrees: 'rectangular',
  dimensions: {
    length: {
      says: 'length',
      words: 'length axis-x',
      forms: 'overall length',
      default: usual(100, 'it is a handy size'),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'plate width|strip width',
      default: ({ need }) => ({
        value: handy(0.25 * need('length')),
        because: 'a quarter of its length is usual',
      }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      forms: 'material thickness|plate thickness|sheet thickness',
      default: ({ need }) => ({
        value: handy(Math.max(0.12 * need('width'), 0.02 * need('length'))),
        because: 'it stays stiff',
      }),
    },
    radius: {
      says: 'corner radius',
      words: 'radius',
      forms: 'corner radius|end radius',
      default: ({ need, has }) =>
        has('corners') ? { value: handy(0.2 * need('width')), because: 'it suits the width' } : 0,
    },
  },
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
  bare: 'length',
  below: [
    ['width', 'length'],
    ['thickness', 'width'],
  ],
  portions: {
    corners: {
      forms: 'rounded corner|corner|rounded end|filleted corner|round corner|corner radius',
      words: { radius: 'radius', size: 'radius' },
      bare: 'radius',
      plural: true,
    },
  },
  build: (order) => {
    const { id, need } = order
    const [l, w, t, r] = [need('length'), need('width'), need('thickness'), need('radius')]
    const face: PieceFace = {
      normal: '+z',
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, t],
      row: 'x',
      hole: usualScrewHole(1.4 * w),
    }
    const holes = order.untouched && !order.lacks('hole') ? [usualHoles(`${id}-holes`, face, 4)] : []
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: {
            add: [{ kind: 'rectangle', width: l, height: w, ...(r > 0 ? { cornerRadius: r } : {}) }],
          },
          extent: { kind: 'length', length: t },
        },
        ...holes,
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, t],
      pieces: { plate: [face] },
      shares: 'plate',
      chose: holes.length > 0 ? [usualHolesSay([face], 4)] : [],
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        thickness: extent('z', t),
        radius: fillet(r, [l / 2 - 0.29 * r, w / 2 - 0.29 * r, t / 2]),
      },
    }
  },
}
