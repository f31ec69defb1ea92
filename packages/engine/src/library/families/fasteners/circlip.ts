/** Circlips: sprung rings with two lugs for the pliers, lying on z = 0 with the gap towards +y. */
import { type RetainingRing, retainingRing } from '../../retaining-rings.ts'
import { usual } from '../choose.ts'
import type { Default, Family, FeatureInput, Wanted } from '../family.ts'
import { bore, cylinder, extent, through } from '../measure.ts'
import { block, rod } from '../shape.ts'

const isInner = ({ option }: Pick<Wanted, 'option'>): boolean => option('place') === 'bore'

/** As the standard has it, or a share of the diameter where it lists no such ring. */
const tabled =
  (of: keyof RetainingRing, share: (wanted: Wanted) => number): Default =>
  (wanted) => {
    const [size, inner] = [wanted.need('nominal'), isInner(wanted)]
    const ring = retainingRing(size, inner)
    return ring
      ? { value: ring[of], because: `DIN ${inner ? 472 : 471} has it for ${size} mm` }
      : {
          value: Number((share(wanted) * size).toPrecision(2)),
          because: `it suits the size; DIN ${inner ? 472 : 471} lists none of ${size} mm`,
        }
  }

export const circlip: Family = {
  id: 'circlip',
  forms: [
    [
      'circlip|external circlip|retaining ring|external retaining ring|snap ring|c clip|shaft circlip|seeger ring|seeger circlip|external snap ring|shaft retaining ring|circlip ring|shaft snap ring',
    ],
    [
      'internal circlip|internal retaining ring|internal snap ring|bore circlip|bore retaining ring|internal seeger ring|housing circlip',
      { place: 'bore' },
    ],
  ],
  agrees: 'circular',
  options: {
    place: {
      values: { shaft: 'external|outer|shaft', bore: 'internal|inner|bore|housing' },
      default: 'shaft',
    },
  },
  designation: (name) => (/^din (?:471|472)$/u.test(name) ? {} : undefined),
  dimensions: {
    nominal: {
      says: 'nominal size',
      words: 'diameter size innerDiameter outerDiameter',
      forms:
        'shaft diameter|nominal diameter|bore diameter|shaft size|bore size|housing diameter|groove diameter',
      default: usual(20, 'it is a common shaft'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      default: tabled('thickness', () => 0.05),
    },
    free: {
      says: 'free diameter',
      forms: 'free diameter|inner diameter|inside diameter',
      default: tabled('free', (wanted) => (isInner(wanted) ? 1.08 : 0.925)),
    },
    lug: { says: 'height of the lugs', forms: 'lug height', default: tabled('lug', () => 0.15) },
    width: {
      says: 'radial width',
      words: 'width wall',
      forms: 'ring width|radial width|radial thickness',
      default: tabled('width', () => 0.12),
    },
    hole: {
      says: 'diameter of the lug holes',
      forms: 'lug hole diameter|hole diameter',
      default: tabled('hole', () => 0.06),
    },
  },
  bare: 'nominal',
  portions: {
    shaft: {
      forms: 'shaft|axle|spindle|pin|groove|rod|bore|housing|hole',
      words: { diameter: 'nominal', size: 'nominal' },
      bare: 'nominal',
    },
    lugs: { forms: 'lug|ear|eye|lug hole', words: { height: 'lug', diameter: 'hole' }, plural: true },
  },
  below: [
    ['hole', 'lug'],
    ['width', 'free'],
  ],
  build: (order) => {
    const { id, need, called } = order
    const inner = isInner(order)
    const [size, t, free, lug, width, hole] = [
      need('nominal'),
      need('thickness'),
      need('free'),
      need('lug'),
      need('width'),
      need('hole'),
    ]
    // The ring narrows from its back to the gap, so that it bends evenly.
    const narrow = 0.55 * width
    const shift = (width - narrow) / 2
    const other = inner ? free - width - narrow : free + width + narrow
    const at = inner ? shift : -shift
    const gap = Math.max(0.35 * lug, 0.05 * size)
    const reach = inner ? (free - lug) / 2 : (free + lug) / 2
    const turn = Math.asin(Math.min(0.9, (gap + lug) / 2 / reach))
    const lugs = [-1, 1].map((side) => [side * reach * Math.sin(turn), reach * Math.cos(turn)] as const)
    const ring: FeatureInput = {
      kind: 'extrude',
      id,
      sketch: {
        add: [{ kind: 'circle', diameter: inner ? free : other, at: [0, inner ? 0 : at] }],
        cut: [{ kind: 'circle', diameter: inner ? other : free, at: [0, inner ? -at : 0] }],
      },
      extent: { kind: 'between', from: 0, to: t },
    }
    const far = inner ? free : other + lug
    return {
      features: [
        ring,
        ...lugs.map(([x, y], index) => rod(`${id}-lug-${index + 1}`, lug, [x, y, 0], t)),
        block(`${id}-gap`, [-gap / 2, 0, -1], [gap / 2, far, t + 1], 'cut'),
        ...lugs.map(([x, y], index) => rod(`${id}-hole-${index + 1}`, hole, [x, y, 0], t, '+z', 'cut')),
      ],
      min: [-Math.max(free, other) / 2, -Math.max(free, other) / 2, 0],
      max: [Math.max(free, other) / 2, reach + lug / 2, t],
      shape: 'round',
      chose: ['The ring is drawn as it is before it is sprung on'],
      measures: {
        nominal: through(
          inner ? cylinder(free, [0, -free / 2, t / 2]) : bore(free, [0, 0, t / 2]),
          `free diameter ${free}`,
        ),
        free: inner ? cylinder(free, [0, -free / 2, t / 2]) : bore(free, [0, 0, t / 2]),
        thickness: extent('z', t),
        lug: [],
        width: {
          measure: {
            kind: 'wall-thickness',
            at: [0, inner ? -free / 2 + width / 2 : -free / 2 - width / 2, t / 2],
            direction: '+y',
          },
          value: width,
        },
        hole: { measure: { kind: 'hole-count', diameter: hole }, value: 2 },
      },
      name: `${called} for a ${inner ? 'bore' : 'shaft'} of ${size} mm`,
    }
  },
}
