/** Hooks to screw to a wall. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { bore, extent, holes, levels } from '../measure.ts'
import { arc, line, lines, outline, rod, share, usual, wide } from '../shape.ts'

export const hook: Family = {
  id: 'hook',
  hangs: true,
  forms: [
    [
      'hook|wall hook|coat hook|key hook|towel hook|hanging hook|utility hook|robe hook|j hook|bag hook|hat hook|coat hanger hook|cup hook',
    ],
  ],
  dimensions: {
    height: {
      says: 'plate height',
      words: 'height length axis-z',
      forms: 'plate height|back plate height|backplate height',
      default: usual(70, 'two screws hold it well'),
    },
    width: {
      says: 'width',
      words: 'width axis-y',
      forms: 'plate width',
      default: share(0.35, 'height', 'the screws fit beside nothing else'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness',
      forms: 'plate thickness|material thickness',
      default: usual(6, 'it carries a heavy coat'),
    },
    reach: {
      says: 'reach',
      words: 'depth axis-x',
      forms: 'reach|projection|protrusion',
      default: share(0.7, 'height', 'a coat does not slip off'),
    },
    tip: {
      says: 'tip height',
      forms: 'tip height|hook height|lip height',
      default: share(0.35, 'height', 'the upturned end keeps the loop in'),
    },
    hole: {
      says: 'hole diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|screw hole diameter',
      default: ({ lacks }) => (lacks('hole') ? 0 : { value: 4.5, because: 'it clears a 4 mm wood screw' }),
    },
    holes: {
      says: 'number of holes',
      forms: 'hole count',
      unit: 'count',
      default: ({ lacks }) => (lacks('hole') ? 0 : { value: 2, because: 'with one screw it would turn' }),
    },
  },
  bare: 'height',
  portions: {
    hole: {
      forms: 'hole|screw hole|mounting hole|fixing hole|bolt hole',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
      count: 'holes',
    },
    plate: {
      forms: 'plate|back plate|backplate|mounting plate|base plate|wall plate',
      words: { height: 'height', width: 'width', thickness: 'thickness', length: 'height' },
      sequence: { 2: ['width', 'height'], 3: ['width', 'height', 'thickness'] },
    },
    arm: {
      forms: 'arm|curved arm|hook arm|j shaped arm|upturned end|tip|curved hook|prong',
      words: { length: 'reach', height: 'tip', thickness: 'thickness' },
      bare: 'reach',
    },
  },
  below: [
    ['hole', 'width'],
    ['thickness', 'reach'],
    ['tip', 'height'],
  ],
  build: ({ id, need }) => {
    const [h, w, t, reach, tip] = [
      need('height'),
      need('width'),
      need('thickness'),
      need('reach'),
      need('tip'),
    ]
    const [hole, count] = [need('hole'), Math.round(need('holes'))]
    // From the side: the plate, an arm from its foot, bent up in a half circle.
    const r = Math.min((reach - t) / 2, 0.45 * h)
    const [inner, flat] = [Math.max(r - t, t / 4), reach - t - (r - t) * 1 - r]
    const bottom = outline(
      [0, 0],
      line(Math.max(flat, 0) + t, 0),
      line(reach - r, 0),
      arc([reach - r + r * Math.SQRT1_2, r - r * Math.SQRT1_2], [reach, r]),
      ...lines([reach, Math.max(tip, r + t / 4)], [reach - t, Math.max(tip, r + t / 4)], [reach - t, r]),
      arc([reach - r + inner * Math.SQRT1_2, r - inner * Math.SQRT1_2], [reach - r, t]),
      ...lines([t, t], [t, h], [0, h]),
    )
    const [low, high] = [t + 0.3 * (h - t), h - Math.max(hole, 0.12 * h)]
    const heights =
      count === 1 ? [high] : Array.from({ length: count }, (_, i) => low + (i * (high - low)) / (count - 1))
    const top = Math.max(tip, r + t / 4)
    return {
      features: [
        wide(id, [bottom], w),
        ...heights.map((z, index) =>
          rod(`${id}-hole-${index + 1}`, hole, [-1, 0, z] as Point3, t + 2, '+x' as const, 'cut' as const),
        ),
      ],
      min: [0, -w / 2, 0],
      max: [reach, w / 2, h],
      faces: { '+x': { min: [0, -w / 2, t], max: [t, w / 2, h] } },
      measures: {
        height: extent('z', h),
        width: extent('y', w),
        thickness: levels('x', 0, t),
        reach: extent('x', reach),
        tip: levels('z', 0, top),
        hole: count === 1 ? bore(hole, [0, 0, high], '+x') : holes(count, hole),
        holes: holes(count, hole),
      },
    }
  },
}
