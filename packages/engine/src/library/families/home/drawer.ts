/** Drawers: an open box with a front that stands over its sides, and a hole for the knob. x is the width, the front faces -y. */
import { handy, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { block, rod } from '../shape.ts'

export const drawer: Family = {
  id: 'drawer',
  forms: [
    [
      'drawer|desk drawer|drawer box|kitchen drawer|cabinet drawer|storage drawer|sliding drawer|small drawer',
    ],
  ],
  agrees: 'rectangular hollow',
  dimensions: {
    width: {
      says: 'width',
      words: 'width length axis-x',
      forms: 'front width|overall width',
      default: usual(300, 'it is a handy size'),
    },
    depth: {
      says: 'depth',
      words: 'depth axis-y',
      forms: 'overall depth',
      default: ({ need }) => ({
        value: handy(1.2 * need('width')),
        because: 'drawers are a little deeper than wide',
      }),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'front height|overall height',
      default: ({ need }) => ({ value: handy(0.4 * need('width')), because: 'it suits the width' }),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall',
      forms: 'side thickness|wall thickness|bottom thickness',
      default: ({ need }) => ({ value: handy(0.04 * need('width')), because: 'boards are about so thick' }),
    },
    front: {
      says: 'front thickness',
      forms: 'front thickness|front panel thickness|face thickness',
      default: ({ need }) => ({ value: handy(1.5 * need('wall')), because: 'the front takes the knob' }),
    },
    hole: {
      says: 'knob hole diameter',
      forms: 'knob hole diameter|handle hole diameter',
      default: usual(4.5, 'an M4 screw holds the knob'),
    },
  },
  sequence: { 3: ['width', 'depth', 'height'] },
  bare: 'width',
  below: [
    ['wall', 'height'],
    ['front', 'depth'],
  ],
  portions: {
    front: {
      forms: 'front|front panel|face|drawer front',
      words: { width: 'width', height: 'height', thickness: 'front' },
      sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'front'] },
      bare: 'front',
    },
    hole: {
      forms: 'knob hole|handle hole|hole for the knob|hole for a knob|hole for the handle|hole for a handle',
      words: { diameter: 'hole' },
      bare: 'hole',
    },
  },
  build: ({ id, need, lacks, called }) => {
    const [w, d, h, t, f, hole] = [
      need('width'),
      need('depth'),
      need('height'),
      need('wall'),
      need('front'),
      need('hole'),
    ]
    // The front stands over the sides by a wall on every side, so that it covers the opening.
    const [inner, high] = [w - 2 * t, h - 2 * t]
    const [near, far] = [-d / 2, d / 2]
    const knob = !lacks('hole')
    return {
      features: [
        block(id, [-w / 2, near, 0], [w / 2, near + f, h]),
        block(`${id}-box`, [-inner / 2, near + f, t], [inner / 2, far, t + high]),
        block(`${id}-room`, [-inner / 2 + t, near + f, 2 * t], [inner / 2 - t, far - t, h], 'cut'),
        ...(knob ? [rod(`${id}-hole`, hole, [0, near, h / 2], f, '+y', 'cut')] : []),
      ],
      min: [-w / 2, near, 0],
      max: [w / 2, far, h],
      chose: [
        'The front stands over the box by its wall thickness all around',
        ...(knob ? ['A hole in the middle of the front takes a knob'] : []),
      ],
      measures: {
        width: extent('x', w),
        depth: extent('y', d),
        height: extent('z', h),
        wall: wall(t, [inner / 2 - t / 2, far - 0.4 * d, h / 2], '+x'),
        front: levels('y', near, near + f),
        hole: { measure: { kind: 'hole-diameter', near: [0, near + f / 2, h / 2], axis: '+y' }, value: hole },
      },
      name: `${called} ${w} × ${d} × ${h} mm`,
    }
  },
}
