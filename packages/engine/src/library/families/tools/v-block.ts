/** V-blocks: a block with a right-angled vee along its length, relieved at its root, and a slot for a clamp on each side. */
import type { Family } from '../family.ts'
import { angle, extent, levels, through, wall } from '../measure.ts'
import { block, lines, outline, standing, usual, wide } from '../shape.ts'

export const vBlock: Family = {
  id: 'V-block',
  forms: [
    [
      'v block|vee block|v shaped block|v fixture block|magnetic v block|machinist v block|v groove block|v notch block|v block fixture',
    ],
  ],
  agrees: 'rectangular',
  run: 'y',
  dimensions: {
    length: {
      says: 'length',
      words: 'length depth axis-y',
      default: usual(60, 'it is a common size'),
    },
    width: {
      says: 'width',
      words: 'width axis-x',
      default: ({ need }) => ({ value: Math.round(0.75 * need('length')), because: 'it stands firm' }),
    },
    height: {
      says: 'height',
      words: 'height thickness axis-z',
      default: ({ need }) => ({ value: Math.round(0.8 * need('width')), because: 'it stands firm' }),
    },
    angle: {
      says: 'angle of the vee',
      words: 'angle',
      forms: 'v angle|vee angle|groove angle|included angle',
      unit: 'deg',
      default: usual(90, 'vees of 90° are the usual ones'),
    },
    vee: {
      says: 'width of the vee',
      forms: 'v width|vee width|groove width|v groove width|opening width|opening',
      default: ({ need }) => ({
        value: Math.round(0.7 * need('width')),
        because: 'lands stay on both sides',
      }),
    },
    depth: {
      says: 'depth of the vee',
      forms: 'v depth|vee depth|groove depth|v groove depth',
    },
    relief: {
      says: 'width of the relief',
      forms: 'relief width|relief slot width|relief',
      default: ({ need }) => ({
        value: Math.max(Math.round(0.06 * need('width')), 0.04 * need('width')),
        because: 'corners and dirt find room',
      }),
    },
    slot: {
      says: 'height of the clamp slots',
      forms: 'clamp slot width|side slot width|clamp slot height',
      default: ({ has, need }) =>
        has('slots') ? { value: Math.round(0.15 * need('height')), because: 'a clamp hooks in' } : 0,
    },
  },
  formulas: [
    {
      gives: 'depth',
      from: ['vee', 'angle'],
      compute: (vee = 0, turn = 90) => vee / 2 / Math.tan((turn * Math.PI) / 360),
    },
    {
      gives: 'vee',
      from: ['depth', 'angle'],
      compute: (depth = 0, turn = 90) => 2 * depth * Math.tan((turn * Math.PI) / 360),
    },
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'length',
  below: [
    ['vee', 'width'],
    ['depth', 'height'],
    ['relief', 'vee'],
  ],
  portions: {
    vee: {
      forms: 'v groove|vee|v|groove|v notch|v cut|vee groove|90 degree v groove',
      words: { width: 'vee', depth: 'depth', angle: 'angle' },
      bare: 'vee',
    },
    slots: {
      forms: 'clamp slot|side slot|slot for a clamp|clamping slot|side groove',
      words: { height: 'slot', width: 'slot' },
      bare: 'slot',
      plural: true,
    },
  },
  build: ({ id, need }) => {
    const [l, w, h, turn, vee, relief, slot] = [
      need('length'),
      need('width'),
      need('height'),
      need('angle'),
      need('vee'),
      need('relief'),
      need('slot'),
    ]
    const deep = vee / 2 / Math.tan((turn * Math.PI) / 360)
    const root = h - deep - 0.5 * relief
    // The land on each side, a hair below the top.
    const below = 0.001 * h
    const land = (w - vee) / 2 + below * Math.tan((turn * Math.PI) / 360)
    const side = (name: string, x0: number, x1: number) =>
      block(`${id}-${name}`, [x0, -l / 2, 0.35 * h], [x1, l / 2, 0.35 * h + slot], 'cut')
    return {
      features: [
        block(id, [-w / 2, -l / 2, 0], [w / 2, l / 2, h]),
        wide(
          `${id}-vee`,
          [outline([-vee / 2, h], ...lines([0, h - deep], [vee / 2, h], [-vee / 2, h]))],
          l,
          'cut',
        ),
        block(`${id}-relief`, [-relief / 2, -l / 2, root], [relief / 2, l / 2, h - deep + relief], 'cut'),
        ...(slot > 0
          ? [side('slot-1', -w / 2, -w / 2 + 0.1 * w), side('slot-2', w / 2 - 0.1 * w, w / 2)]
          : []),
      ],
      ...standing(w, l, h),
      measures: {
        length: extent('y', l),
        width: extent('x', w),
        height: extent('z', h),
        angle: through(
          angle(180 - turn, [-vee / 4, 0, h - deep / 2], [vee / 4, 0, h - deep / 2]),
          `its sides ${180 - turn}° off one plane`,
        ),
        vee: through(
          wall(land, [(w - land) / 2, 0, h - below], '+x'),
          `lands of ${(w - vee) / 2} mm beside it`,
        ),
        depth: { ...levels('z', root, h), note: `with its relief ${Number((h - root).toFixed(2))} mm` },
        relief: levels('x', -relief / 2, relief / 2),
        slot: levels('z', 0.35 * h, 0.35 * h + slot),
      },
    }
  },
}
