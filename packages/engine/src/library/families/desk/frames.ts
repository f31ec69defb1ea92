/** Frames: for a picture, and the twelve edges of a cube with something inside. */
import type { Family, FeatureInput } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { ball, block, share, standing, usual } from '../shape.ts'

export const pictureFrame: Family = {
  id: 'picture frame',
  agrees: 'rectangular square',
  forms: [['picture frame|photo frame|photograph frame|poster frame|mirror frame']],
  dimensions: {
    pictureWidth: {
      says: 'picture width',
      forms: 'picture width|photo width|opening width|inner width|inside width',
      default: usual(150, 'prints of 100 x 150 mm are common'),
    },
    pictureHeight: {
      says: 'picture height',
      forms: 'picture height|photo height|opening height|inner height|inside height',
      default: share(2 / 3, 'pictureWidth', 'prints of 100 x 150 mm are common'),
    },
    border: {
      says: 'border width',
      forms: 'border width|frame width|border thickness|moulding width|molding width',
      default: share(0.16, 'pictureWidth', 'the border does not outweigh the picture'),
    },
    length: { says: 'width', words: 'width length axis-x' },
    height: { says: 'height', words: 'height axis-y' },
    thickness: {
      says: 'thickness',
      words: 'thickness depth axis-z',
      default: usual(15, 'glass, picture and back fit in'),
    },
    rebate: {
      says: 'rebate width',
      forms: 'rebate width|rabbet width|lip width',
      default: usual(5, 'the picture rests on 5 mm'),
    },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'pictureWidth'],
      [-2, 'border'],
    ],
    [
      [1, 'height'],
      [-1, 'pictureHeight'],
      [-2, 'border'],
    ],
  ],
  sequence: { 2: ['pictureWidth', 'pictureHeight'], 3: ['length', 'height', 'thickness'] },
  portions: {
    border: {
      forms: 'border|moulding|molding',
      words: { width: 'border', thickness: 'border' },
      bare: 'border',
    },
    picture: {
      forms: 'picture|photo|opening|print|image',
      words: { width: 'pictureWidth', height: 'pictureHeight' },
      sequence: { 2: ['pictureWidth', 'pictureHeight'] },
    },
    rebate: { forms: 'rebate|rabbet|recess', words: { width: 'rebate' }, bare: 'rebate' },
  },
  below: [
    ['rebate', 'border'],
    ['pictureWidth', 'length'],
  ],
  build: ({ id, need }) => {
    const [w, h, b, t, lip] = [
      need('pictureWidth'),
      need('pictureHeight'),
      need('border'),
      need('thickness'),
      need('rebate'),
    ]
    const [l, tall] = [w + 2 * b, h + 2 * b]
    const front = 0.35 * t
    return {
      features: [
        block(id, [-l / 2, -tall / 2, 0], [l / 2, tall / 2, t]),
        block(`${id}-view`, [-w / 2, -h / 2, 0], [w / 2, h / 2, t], 'cut'),
        block(`${id}-rebate`, [-w / 2 - lip, -h / 2 - lip, 0], [w / 2 + lip, h / 2 + lip, t - front], 'cut'),
      ],
      ...standing(l, tall, t),
      measures: {
        pictureWidth: levels('x', -w / 2, w / 2),
        pictureHeight: levels('y', -h / 2, h / 2),
        border: wall(b, [l / 2 - b / 2, 0, t - front / 2], '+x'),
        length: extent('x', l),
        height: extent('y', tall),
        thickness: extent('z', t),
        rebate: levels('x', w / 2, w / 2 + lip),
      },
    }
  },
}

/** "sphere inside a cubic frame" names the piece before the frame. */
const inside = ['sphere', 'ball']
  .flatMap((what) =>
    ['inside', 'in', 'within', 'enclosed in', 'inside of', 'caged in'].flatMap((where) =>
      [
        'cubic frame',
        'cube frame',
        'cubical frame',
        'wireframe cube',
        'hollow cube frame',
        'square frame',
        'cage',
      ].map((frame) => `${what} ${where} a ${frame}`),
    ),
  )
  .join('|')

export const cubicFrame: Family = {
  id: 'cubic frame',
  forms: [
    ['cubic frame|cube frame|cubical frame|wireframe cube|cube wireframe|skeleton cube|frame cube|cube cage'],
    [inside, { content: 'sphere' }],
  ],
  options: { content: { values: { none: 'empty', sphere: 'with sphere' }, default: 'none' } },
  dimensions: {
    size: {
      says: 'edge length',
      words: 'size side length width height axis-x',
      forms: 'cube size|frame size|edge length|cube side|outer size',
      default: usual(50, 'it fits in a hand'),
    },
    bar: {
      says: 'bar thickness',
      words: 'thickness wall',
      forms:
        'bar thickness|beam thickness|strut thickness|edge thickness|frame thickness|bar width|edge width',
      default: share(0.1, 'size', 'bars of a tenth are stiff and leave a view'),
    },
    ball: {
      says: 'sphere diameter',
      words: 'diameter',
      forms: 'sphere diameter|ball diameter',
      default: ({ option, has, need }) =>
        option('content') === 'sphere' || has('ball')
          ? { value: Number((0.6 * need('size')).toPrecision(3)), because: 'it stays clear of the frame' }
          : 0,
    },
    radius: { says: 'sphere radius', words: 'radius', forms: 'sphere radius|ball radius' },
  },
  linear: [
    [
      [1, 'ball'],
      [-2, 'radius'],
    ],
  ],
  bare: 'size',
  portions: {
    ball: {
      forms: 'sphere|ball|sphere inside|ball inside|solid sphere|inner sphere|sphere in the middle',
      words: { diameter: 'ball', radius: 'radius', size: 'ball' },
      bare: 'ball',
    },
    bar: {
      forms: 'bar|beam|strut|square bar',
      words: { thickness: 'bar', width: 'bar' },
      bare: 'bar',
      plural: true,
    },
  },
  below: [
    ['ball', 'size'],
    ['bar', 'size'],
  ],
  build: ({ id, need }) => {
    const [s, b, d] = [need('size'), need('bar'), need('ball')]
    const r = s / 2
    const open = s - 2 * b
    const window = (name: string, axis: 0 | 1 | 2): FeatureInput => {
      const low: [number, number, number] = [-open / 2, -open / 2, b]
      const high: [number, number, number] = [open / 2, open / 2, s - b]
      low[axis] = axis === 2 ? 0 : -r
      high[axis] = axis === 2 ? s : r
      return block(name, low, high, 'cut')
    }
    // A ball that touches the bars is one with them; a smaller one lies free in the middle.
    const gap = Math.SQRT2 * (r - b)
    return {
      features: [
        block(id, [-r, -r, 0], [r, r, s]),
        window(`${id}-x`, 0),
        window(`${id}-y`, 1),
        window(`${id}-z`, 2),
        ...(d > 0 ? [ball(`${id}-ball`, d, [0, 0, r])] : []),
      ],
      ...standing(s, s, s),
      ...(d > 0 && d / 2 < gap ? { solids: 2 } : {}),
      measures: {
        size: extent('x', s),
        bar: wall(b, [r - b / 2, 0, b / 2], '+x'),
        ball: { measure: { kind: 'sphere-diameter' }, value: d },
        radius: { measure: { kind: 'sphere-diameter' }, value: d, note: `diameter ${d}` },
      },
    }
  },
}
