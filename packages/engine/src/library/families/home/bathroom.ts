/** For the bathroom and the door: soap dishes and door stops. */
import type { Family, FeatureInput } from '../family.ts'
import { extent, holes, levels, wall } from '../measure.ts'
import { block, lines, outline, rod, share, standing, usual, wide } from '../shape.ts'

export const soapDish: Family = {
  id: 'soap dish',
  forms: [['soap dish|soap holder|soap tray|soap bar holder|soap box|sponge holder|sponge dish|soap stand']],
  agrees: 'rectangular',
  dimensions: {
    length: {
      says: 'length',
      words: 'length axis-x',
      default: usual(120, 'a bar of soap of 90 mm lies in it'),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      default: share(0.7, 'length', 'a bar of soap of 60 mm lies in it'),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      default: share(0.2, 'length', 'the soap does not slip out'),
    },
    wall: { says: 'wall thickness', words: 'wall thickness', default: usual(3, 'it is sturdy') },
    hole: {
      says: 'drain hole diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|drain hole diameter|hole size',
      default: ({ lacks }) => (lacks('hole') ? 0 : { value: 6, because: 'water runs off and soap does not' }),
    },
    count: {
      says: 'number of drain holes',
      forms: 'hole count',
      unit: 'count',
      default: ({ lacks }) => (lacks('hole') ? 0 : { value: 8, because: 'the soap dries from below' }),
    },
  },
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    hole: {
      forms:
        'hole|drain hole|drainage hole|drain|drainage|water hole|draining hole|slot|drainage slot|drain slot',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
      count: 'count',
      plural: true,
    },
    wall: { forms: 'wall|side|rim', words: { thickness: 'wall' }, bare: 'wall', plural: true },
  },
  below: [
    ['wall', 'height'],
    ['hole', 'width'],
  ],
  build: ({ id, need }) => {
    const [l, w, h, t, d, n] = [
      need('length'),
      need('width'),
      need('height'),
      need('wall'),
      need('hole'),
      Math.round(need('count')),
    ]
    const rows = n > 3 && n % 2 === 0 ? 2 : 1
    const columns = n / rows
    const drains = Array.from({ length: n }, (_, index): FeatureInput => {
      const x = ((index % columns) - (columns - 1) / 2) * ((l - 2 * t) / columns)
      const y = (Math.floor(index / columns) - (rows - 1) / 2) * ((w - 2 * t) / rows)
      return rod(`${id}-drain-${index + 1}`, d, [x, y, -1], t + 2, '+z', 'cut')
    })
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, h]),
        block(`${id}-room`, [-l / 2 + t, -w / 2 + t, t], [l / 2 - t, w / 2 - t, h + 1], 'cut'),
        ...(d > 0 ? drains : []),
      ],
      ...standing(l, w, h),
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        wall: levels('z', 0, t),
        hole: holes(n, d),
        count: holes(n, d),
      },
    }
  },
}

export const doorStop: Family = {
  id: 'door stop',
  forms: [
    [
      'door stop|doorstop|door stopper|door wedge|doorstop wedge|door stop wedge|doorstopper|rubber door stop',
    ],
  ],
  asIs: 'wedge shaped|wedge',
  dimensions: {
    length: {
      says: 'length',
      words: 'length depth axis-x',
      default: usual(120, 'a shallow wedge holds best'),
    },
    width: { says: 'width', words: 'width axis-y', default: share(0.33, 'length', 'a foot pushes it in') },
    height: {
      says: 'height',
      words: 'height thickness axis-z',
      default: share(0.25, 'length', 'gaps under doors are 5 to 20 mm'),
    },
    tip: {
      says: 'tip height',
      forms: 'tip height|tip thickness|front height|nose height',
      default: share(0.1, 'height', 'the tip slips under the door and does not break'),
    },
  },
  sequence: { 3: ['length', 'width', 'height'] },
  bare: 'length',
  below: [['tip', 'height']],
  build: ({ id, need }) => {
    const [l, w, h, tip] = [need('length'), need('width'), need('height'), need('tip')]
    return {
      features: [
        wide(id, [outline([-l / 2, 0], ...lines([l / 2, 0], [l / 2, tip], [-l / 2, h], [-l / 2, 0]))], w),
      ],
      ...standing(l, w, h),
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        tip: wall(tip, [l / 2 - 1e-6 * l, 0, tip / 2], '+z'),
      },
    }
  },
}
