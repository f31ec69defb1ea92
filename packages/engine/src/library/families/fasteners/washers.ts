/** Washers, lying on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import { LARGE_WASHERS, rowFor, SPRING_WASHERS, WASHERS } from '../../fasteners.ts'
import type { Family, FeatureInput, Wanted } from '../family.ts'
import { bore, cylinder, extent, through, wall } from '../measure.ts'
import { boreOf } from './nuts.ts'

const washerRow = ({ get, option }: Wanted): { row: readonly number[] | undefined; standard: string } => {
  const size = get('nominal') ?? 0
  const form = option('form')
  if (form === 'large') return { row: rowFor(LARGE_WASHERS, size), standard: 'ISO 7093' }
  if (form === 'spring') return { row: rowFor(SPRING_WASHERS, size), standard: 'DIN 127' }
  return { row: rowFor(WASHERS, size), standard: 'ISO 7089' }
}

/** A column for the thread the washer goes with; without a thread, a share of what is known. */
const washed =
  (column: number, from: readonly (readonly [dimension: string, share: number])[]) => (wanted: Wanted) => {
    const { row, standard } = washerRow(wanted)
    const listed = row?.[column]
    if (listed !== undefined) return { value: listed, because: `${standard} has it for M${row?.[0]}` }
    for (const [dimension, factor] of from) {
      const known = wanted.get(dimension)
      if (known !== undefined) return Number((factor * known).toPrecision(3))
    }
    return undefined
  }

export const washer: Family = {
  id: 'washer',
  forms: [
    ['washer|flat washer|plain washer'],
    [
      'square washer|square plate washer|square flat washer|square plate with hole washer',
      { outline: 'square' },
    ],
    ['large washer|fender washer|penny washer|mudguard washer|repair washer', { form: 'large' }],
    [
      'spring washer|split washer|lock washer|split lock washer|spring lock washer|helical washer',
      { form: 'spring' },
    ],
  ],
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  options: {
    form: { values: { plain: 'flat|plain', large: 'large', spring: 'split|spring' }, default: 'plain' },
    outline: {
      values: { round: 'circular|round|cylindrical|annular|ring shaped', square: 'square' },
      default: 'round',
    },
  },
  dimensions: {
    nominal: {
      says: 'thread size',
      words: 'major',
      forms: 'bolt size|screw size|bolt diameter|screw diameter|thread size',
      default: ({ get }) =>
        ['hole', 'diameter', 'holeRadius', 'radius'].some((name) => get(name) !== undefined)
          ? 0
          : { value: 8, because: 'M8 is a common size' },
    },
    diameter: {
      says: 'outer diameter',
      words: 'outerDiameter diameter width size axis-x axis-y',
      default: washed(2, [['hole', 2]]),
    },
    radius: { says: 'outer radius', words: 'outerRadius radius' },
    hole: {
      says: 'inner diameter',
      words: 'innerDiameter',
      forms: 'hole diameter|bore|bore diameter|hole size|inner hole diameter',
      default: washed(1, [['diameter', 0.5]]),
    },
    holeRadius: { says: 'inner radius', words: 'innerRadius', forms: 'hole radius|bore radius' },
    rim: { says: 'width of the ring', words: 'wall', forms: 'ring width|rim width|radial width' },
    thickness: {
      says: 'thickness',
      words: 'thickness height depth length extrusion axis-z',
      default: washed(3, [['diameter', 0.1]]),
    },
  },
  linear: [
    twice('diameter', 'radius'),
    twice('hole', 'holeRadius'),
    [
      [1, 'diameter'],
      [-1, 'hole'],
      [-2, 'rim'],
    ],
  ],
  sequence: { 3: ['diameter', 'hole', 'thickness'] },
  // 40 x 40 x 4 is the plate of a square one.
  arrange: ([a, b, c]) => {
    if (a === undefined || b === undefined) return undefined
    if (a === b) return c === undefined ? ['diameter', 'diameter'] : ['diameter', 'diameter', 'thickness']
    // 10.5 x 20 x 2: the hole may be told first.
    return c !== undefined && a < b ? ['hole', 'diameter', 'thickness'] : undefined
  },
  bare: 'diameter',
  portions: {
    hole: {
      ...boreOf,
      words: { diameter: 'hole', radius: 'holeRadius', size: 'hole', innerDiameter: 'hole' },
    },
  },
  below: [['hole', 'diameter']],
  build: ({ id, need, option, get, called }) => {
    const [wide, inside, thick] = [need('diameter'), need('hole'), need('thickness')]
    const slit: FeatureInput[] =
      option('form') === 'spring'
        ? [
            {
              kind: 'box',
              id: `${id}-slit`,
              operation: 'cut',
              size: [wide, 0.12 * wide, 3 * thick],
              frame: { origin: [wide / 2, 0, -thick], normal: '+z', x: [1, 0.35, 0] },
            },
          ]
        : []
    const square = option('outline') === 'square'
    const outside = square ? extent('x', wide) : cylinder(wide, [-wide / 2, 0, thick / 2])
    const plate: FeatureInput[] = [
      { kind: 'box', id, size: [wide, wide, thick] },
      { kind: 'hole', id: `${id}-hole`, diameter: inside },
    ]
    return {
      features: square
        ? plate
        : [{ kind: 'cylinder', id, diameter: wide, innerDiameter: inside, height: thick }, ...slit],
      min: [-wide / 2, -wide / 2, 0],
      max: [wide / 2, wide / 2, thick],
      ...(square ? {} : { shape: 'round' as const }),
      bore: inside,
      measures: {
        nominal: through(bore(inside, [0, 0, thick / 2]), `the hole for it, ${inside} mm`),
        diameter: outside,
        radius: outside,
        hole: bore(inside, [0, 0, thick / 2]),
        holeRadius: bore(inside, [0, 0, thick / 2]),
        rim: wall((wide - inside) / 2, [-(wide + inside) / 4, 0, thick / 2], '+x'),
        thickness: extent('z', thick),
      },
      ...(get('nominal') ? { name: `${called} M${need('nominal')}` } : {}),
    }
  },
}
