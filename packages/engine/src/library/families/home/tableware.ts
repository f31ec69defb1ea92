/** What lies flat on a set table: plates and coasters. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family } from '../family.ts'
import { extent, levels, through, wall } from '../measure.ts'
import { lines, raised, share, standing, turned, usual } from '../shape.ts'

export const dinnerPlate: Family = {
  id: 'dinner plate',
  forms: [
    [
      'dinner plate|dining plate|salad plate|side plate of crockery|dessert plate|soup plate|ceramic plate|serving plate|saucer',
      {},
    ],
  ],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      default: usual(265, 'a dinner plate is so wide'),
    },
    radius: { says: 'radius', words: 'radius' },
    height: {
      says: 'height',
      words: 'height depth axis-z',
      default: share(0.09, 'diameter', 'the rim rises a little'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness wall',
      default: share(0.018, 'diameter', 'earthenware is so thick'),
    },
  },
  linear: [twice('diameter', 'radius')],
  bare: 'diameter',
  portions: { rim: { forms: 'rim|raised rim|lip|raised edge', words: { height: 'height' } } },
  build: ({ id, need }) => {
    const [d, h, t] = [need('diameter'), need('height'), need('thickness')]
    const [r, well] = [d / 2, 0.34 * d]
    return {
      features: [turned(id, [0, 0], lines([well, 0], [r, h - t], [r, h], [well, t], [0, t]))],
      ...standing(d, d, h),
      shape: 'round',
      measures: {
        diameter: extent('x', d),
        radius: through(extent('x', d), `diameter ${d}`),
        height: extent('z', h),
        thickness: wall(t, [0, 0, t / 2], '+z'),
      },
    }
  },
}

export const coaster: Family = {
  id: 'coaster',
  forms: [['coaster|drink coaster|cup coaster|beer mat']],
  options: {
    outline: { values: { round: 'round|circular|circle', square: 'square' }, default: 'round' },
  },
  dimensions: {
    diameter: {
      says: 'width',
      words: 'diameter outerDiameter width length side size',
      default: usual(95, 'a mug stands well on it'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      default: usual(5, 'it lies flat and stays stiff'),
    },
    rim: {
      says: 'rim width',
      forms: 'rim width|rim thickness|lip width',
      default: usual(3, 'the rim keeps drops in'),
    },
    recess: {
      says: 'recess depth',
      forms: 'recess depth|rim height|lip height',
      default: share(0.4, 'thickness', 'the rim keeps drops in'),
    },
  },
  sequence: { 2: ['diameter', 'thickness'] },
  bare: 'diameter',
  portions: {
    rim: {
      forms: 'rim|lip|raised rim|raised edge|raised lip|border|edge',
      words: { width: 'rim', thickness: 'rim', height: 'recess' },
      bare: 'rim',
    },
    recess: {
      forms: 'recess|recessed center|recessed centre|shallow recess',
      words: { depth: 'recess' },
      bare: 'recess',
    },
  },
  below: [['recess', 'thickness']],
  build: ({ id, need, option, lacks }) => {
    const [d, t, rim, recess] = [need('diameter'), need('thickness'), need('rim'), need('recess')]
    const square = option('outline') === 'square'
    const inner = d - 2 * rim
    const figure = (size: number, radius: number) =>
      square
        ? { kind: 'rectangle' as const, width: size, height: size, cornerRadius: radius }
        : { kind: 'circle' as const, diameter: size }
    const flat = lacks('rim') || lacks('recess')
    return {
      features: [
        raised(id, [figure(d, d / 12)], 0, t),
        ...(flat
          ? []
          : [raised(`${id}-recess`, [figure(inner, d / 12 - Math.min(rim, d / 24))], t - recess, t, 'cut')]),
      ],
      ...standing(d, d, t),
      shape: square ? 'box' : 'round',
      measures: {
        diameter: extent('x', d),
        thickness: extent('z', t),
        rim: wall(rim, [d / 2 - rim / 2, 0, t - recess / 2], '+x'),
        recess: levels('z', t - recess, t),
      },
    }
  },
}
