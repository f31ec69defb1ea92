/** Cantilever walls of concrete: an upright stem on a strip footing. Proportions after common practice, not a structural design. */
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'

export const retainingWall: Family = {
  id: 'retaining wall',
  forms: [
    [
      'retaining wall|cantilever wall|cantilever retaining wall|floodwall|flood wall|concrete retaining wall|l shaped retaining wall|t shaped retaining wall|concrete wall|gravity wall|sea wall|flood barrier wall|garden wall|reinforced concrete wall|reinforced concrete floodwall|reinforced concrete retaining wall|flood protection wall|boundary wall|barrier wall',
    ],
  ],
  agrees: 'rectangular yz',
  dimensions: {
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'wall height',
      default: () => ({ value: 2000, because: 'it is a common height' }),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      forms: 'wall length',
      default: ({ need }) => ({ value: 2 * need('height'), because: 'it shows two heights of wall' }),
    },
    footingThickness: {
      says: 'footing thickness',
      forms:
        'footing thickness|footing depth|footing height|base thickness|foundation thickness|foundation depth|slab thickness',
      default: ({ need }) => ({
        value: Number((0.1 * need('height')).toPrecision(2)),
        because: 'a tenth of the height is usual',
      }),
    },
    footing: {
      says: 'footing width',
      forms: 'footing width|base width|foundation width|slab width',
      default: ({ need }) => ({
        value: Number((0.6 * need('height')).toPrecision(2)),
        because: 'six tenths of the height keep it upright',
      }),
    },
    stem: {
      says: 'stem thickness',
      words: 'thickness width wall',
      forms: 'stem thickness|wall thickness|stem base thickness|stem width',
      default: ({ need }) => ({
        value: Number((0.1 * need('height')).toPrecision(2)),
        because: 'a tenth of the height is usual',
      }),
    },
    toe: {
      says: 'toe length',
      forms: 'toe length|toe width|toe',
      default: ({ need }) => ({
        value: Number((0.3 * need('footing')).toPrecision(2)),
        because: 'the stem stands behind a third of the footing',
      }),
    },
  },
  sequence: { 3: ['length', 'stem', 'height'] },
  bare: 'height',
  below: [
    ['footingThickness', 'height'],
    ['stem', 'footing'],
    ['toe', 'footing'],
  ],
  portions: {
    footing: {
      forms:
        'footing|strip footing|base|foundation|base slab|spread footing|strip foundation|concrete footing|base footing|slab|continuous footing',
      words: {
        width: 'footing',
        thickness: 'footingThickness',
        depth: 'footingThickness',
        height: 'footingThickness',
      },
      sequence: { 2: ['footing', 'footingThickness'] },
      bare: 'footing',
    },
    stem: {
      forms: 'stem|wall stem|vertical stem|vertical wall',
      words: { thickness: 'stem', height: 'height', width: 'stem' },
      bare: 'stem',
    },
  },
  build: ({ id, need }) => {
    const [h, l, ft, f, s] = [
      need('height'),
      need('length'),
      need('footingThickness'),
      need('footing'),
      need('stem'),
    ]
    const front = -f / 2 + Math.min(need('toe'), f - s)
    return {
      features: [
        { kind: 'box', id, size: [l, f, ft] },
        { kind: 'box', id: `${id}-stem`, size: [l, s, h - ft], frame: { origin: [0, front + s / 2, ft] } },
      ],
      min: [-l / 2, -f / 2, 0],
      max: [l / 2, f / 2, h],
      measures: {
        height: extent('z', h),
        length: extent('x', l),
        footingThickness: levels('z', 0, ft),
        footing: extent('y', f),
        stem: wall(s, [0, front + s / 2, (h + ft) / 2], '+y'),
        toe: levels('y', -f / 2, front),
      },
    }
  },
}
