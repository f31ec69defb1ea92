/** A flat rectangular frame: a rectangle with a rectangle cut out of it, the same border all round. */
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { raised, share, standing, usual } from '../shape.ts'

const said = (adjectives: string, noun: string): string =>
  adjectives
    .split('|')
    .map((adjective) => `${adjective} ${noun}`)
    .join('|')

const OUTER = 'outer|outside|overall|external|exterior|total'
const INNER = 'inner|inside|internal|interior|opening|window|hole'

export const frame: Family = {
  id: 'frame',
  forms: [
    [
      'rectangular frame|square frame|square shaped frame|rectangle shaped frame|frame shape|flat frame|hollow rectangle|hollow square|rectangular ring|square ring|frame shaped plate|rectangle frame|frame like shape|rectangular border|square border|hollow rectangular plate|hollow square plate|hollow rectangular frame|hollow square frame',
    ],
  ],
  shares: { frame: '' },
  agrees: 'rectangular square hollow xy',
  idle: 'all the way around|all around|all round|on all sides|on all four sides',
  dimensions: {
    length: {
      says: 'outer length',
      words: 'length side size axis-x',
      forms: `${said(OUTER, 'length')}|${said(OUTER, 'side length')}|${said(OUTER, 'side')}|${said(OUTER, 'size')}`,
      default: usual(100, 'it is a handy size'),
    },
    width: {
      says: 'outer width',
      words: 'width axis-y',
      forms: `${said(OUTER, 'width')}|${said(OUTER, 'height')}`,
      default: share(1, 'length', 'it is as wide as it is long'),
    },
    height: {
      says: 'height',
      words: 'extrusion height depth thickness axis-z',
      forms: 'extrusion height|extrusion depth|extrusion thickness|extruded height',
      default: share(0.05, 'length', 'it suits a flat frame'),
    },
    border: {
      says: 'border width',
      words: 'thickness wall width',
      forms:
        'border|border width|border thickness|frame width|frame thickness|wall thickness|padding|inside padding|inner padding|margin|rim width|rim thickness|bar width|bar thickness|side width|edge width|uniform thickness|uniform width|material width|rail width',
      default: share(0.1, 'length', 'a tenth of its length looks like a frame'),
    },
    innerLength: {
      says: 'inner length',
      words: 'innerLength',
      forms: `${said(INNER, 'length')}|${said(INNER, 'side length')}|${said(INNER, 'side')}|${said(INNER, 'size')}`,
    },
    innerWidth: {
      says: 'inner width',
      words: 'innerWidth',
      forms: `${said(INNER, 'width')}|${said(INNER, 'height')}`,
    },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'innerLength'],
      [-2, 'border'],
    ],
    [
      [1, 'width'],
      [-1, 'innerWidth'],
      [-2, 'border'],
    ],
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'length',
  portions: {
    border: {
      forms: 'border|margin|padding|rim|bar|side|rail|frame bar|edge strip',
      words: { width: 'border', thickness: 'border' },
      bare: 'border',
      plural: true,
    },
    outer: {
      forms:
        'outside|outside edge|outside perimeter|outside dimension|outer size|outer rectangle|outer square|outside rectangle|larger rectangle|larger square|outer edge|outer perimeter|outer dimension|outer boundary|large rectangle|large square',
      words: { length: 'length', width: 'width', height: 'width', side: 'length', size: 'length' },
      sequence: { 2: ['length', 'width'] },
      bare: 'length',
    },
    inner: {
      forms:
        'inside opening|inside|inside edge|center opening|central opening|inner window|rectangular window|inside dimension|inner rectangle|inner square|inside rectangle|smaller rectangle|smaller square|opening|window|inner opening|rectangular opening|square opening|inner edge|inner cutout|rectangular cutout|square cutout|inner hole|rectangular hole|square hole|cutout|inner dimension|inner boundary|small rectangle|small square',
      words: {
        length: 'innerLength',
        width: 'innerWidth',
        height: 'innerWidth',
        side: 'innerLength',
        size: 'innerLength',
      },
      sequence: { 2: ['innerLength', 'innerWidth'] },
      bare: 'innerLength',
    },
  },
  below: [
    ['innerLength', 'length'],
    ['innerWidth', 'width'],
  ],
  build: ({ id, need }) => {
    const [l, w, b, h] = [need('length'), need('width'), need('border'), need('height')]
    return {
      features: [
        raised(id, [{ kind: 'rectangle', width: l, height: w }], 0, h, 'add', [
          { kind: 'rectangle', width: l - 2 * b, height: w - 2 * b },
        ]),
      ],
      ...standing(l, w, h),
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        height: extent('z', h),
        innerLength: levels('x', -l / 2 + b, l / 2 - b),
        innerWidth: levels('y', -w / 2 + b, w / 2 - b),
        border: [wall(b, [l / 2 - b / 2, 0, h / 2], '+x'), wall(b, [0, w / 2 - b / 2, h / 2], '+y')],
      },
    }
  },
}
