/** Things that take any silhouette: pendants and charms, cookie cutters. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { bore, extent } from '../measure.ts'
import { raised, rod, standing, usual } from '../shape.ts'
import { SILHOUETTES, type Silhouette, silhouetted, silhouetteOption } from './silhouettes.ts'

const shown = (figure: string): Silhouette => SILHOUETTES[figure] as Silhouette

const sizes = (wide: readonly [number, string]): Family['dimensions'] => ({
  width: { says: 'width', words: 'width length size diameter axis-x', default: usual(...wide) },
  tall: {
    says: 'height of the figure',
    words: 'axis-y',
    default: ({ need, option }) => ({
      value: Number((shown(option('figure')).high * need('width')).toPrecision(4)),
      because: 'the figure keeps its proportions',
    }),
  },
})

const PENDANTS = 'pendant|charm|earring|necklace pendant'
const TAGS = 'keychain|key chain|key tag|keyring|key ring|key fob|tag|dog tag|pet tag'
const CUTTERS =
  'cookie cutter|biscuit cutter|cookiecutter|dough cutter|pastry cutter|clay cutter|fondant cutter'

export const pendant: Family = {
  id: 'pendant',
  forms: [['pendant|charm|earring|necklace pendant'], ...silhouetted(`${PENDANTS}|${TAGS}`)],
  options: { figure: silhouetteOption('circle') },
  dimensions: {
    ...sizes([35, 'it is seen and does not weigh']),
    thickness: {
      says: 'thickness',
      words: 'thickness height depth axis-z',
      default: usual(3, 'it is stiff'),
    },
    hole: {
      says: 'hole diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|hole size|loop diameter',
      default: ({ lacks, need }) =>
        lacks('hole')
          ? 0
          : {
              value: Number(Math.min(3, 0.1 * need('width'), 0.12 * need('tall')).toPrecision(2)),
              because: 'a ring goes through',
            },
    },
  },
  sequence: { 2: ['width', 'tall'], 3: ['width', 'tall', 'thickness'] },
  bare: 'width',
  portions: {
    hole: {
      forms:
        'hole|hanging hole|loop|chain hole|keyring hole|key ring hole|ring hole|hole for a chain|string hole',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
    },
  },
  below: [['hole', 'width']],
  build: ({ id, need, option }) => {
    const [w, h, t, d] = [need('width'), need('tall'), need('thickness'), need('hole')]
    const { draw, ring } = shown(option('figure'))
    const [x, y] = [ring[0] * w, ring[1] * h]
    return {
      features: [
        raised(id, draw(w, h), 0, t),
        ...(d > 0 ? [rod(`${id}-hole`, d, [x, y, -t], 3 * t, '+z' as const, 'cut' as const)] : []),
      ],
      ...standing(w, h, t),
      measures: {
        width: extent('x', w),
        tall: extent('y', h),
        thickness: extent('z', t),
        hole: bore(d, [x, y, t / 2]),
      },
    }
  },
}

/** The wall follows the figure: the cutter is the figure hollowed out, open above and below. */
export const cookieCutter: Family = {
  id: 'cookie cutter',
  forms: [[CUTTERS], ...silhouetted(CUTTERS)],
  options: { figure: silhouetteOption('circle') },
  dimensions: {
    ...sizes([70, 'a cookie is so large']),
    height: { says: 'height', words: 'height depth axis-z', default: usual(15, 'it cuts through the dough') },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: usual(1.2, 'it prints in three lines'),
    },
  },
  sequence: { 2: ['width', 'tall'], 3: ['width', 'tall', 'height'] },
  bare: 'width',
  below: [['wall', 'width']],
  build: ({ id, need, option }) => {
    const [w, tall, h, t] = [need('width'), need('tall'), need('height'), need('wall')]
    const { draw, side } = shown(option('figure'))
    const { at, inward } = side?.(w, tall) ?? { at: [0, -tall / 2], inward: [0, 1] }
    const middle: Point3 = [at[0] + (inward[0] * t) / 2, at[1] + (inward[1] * t) / 2, h / 2]
    return {
      features: [
        raised(id, draw(w, tall), 0, h),
        { kind: 'shell', id: `${id}-wall`, thickness: t, open: [{ facing: '+z' }, { facing: '-z' }] },
      ],
      ...standing(w, tall, h),
      measures: {
        width: extent('x', w),
        tall: extent('y', tall),
        height: extent('z', h),
        wall: { measure: { kind: 'wall-thickness', at: middle, direction: [...inward, 0] }, value: t },
      },
    }
  },
}
