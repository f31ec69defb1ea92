/** What all toothed parts share. Proportions after ISO 53: addendum 1 module, dedendum 1.25 modules. */
import { type Formula, type Linear, twice } from '../../../language/shapes/sizes.ts'
import { keyFor, usual } from '../choose.ts'
import type { Chosen, Dimension, Measured, Order, Portion, Wanted } from '../family.ts'
import { through } from '../measure.ts'

export const RAD = Math.PI / 180

/** A bore of about three in ten of the root circle, on the half millimetre, leaves a sound rim. */
function usualBore({ need, lacks }: Wanted): Chosen | number {
  if (lacks('bore')) return 0
  const root = need('rootDiameter')
  const share = 0.3 * root
  const value =
    share >= 20 ? Math.round(share) : Math.max(Math.round(share * 2) / 2, Number((0.2 * root).toPrecision(1)))
  return { value, because: 'three in ten of the root circle leaves a sound rim' }
}

/** What all toothed parts share: teeth, module, circles. */
export const toothed = (usualTeeth: number): Record<string, Dimension> => ({
  teeth: {
    says: 'number of teeth',
    forms: 'tooth|teeth|toothed|gear tooth|gear teeth|t',
    unit: 'count',
    default: ({ get }) => {
      const [pitch, module] = [get('pitchDiameter'), get('module')]
      if (pitch !== undefined && module !== undefined) return Math.round(pitch / module)
      return { value: usualTeeth, because: 'fewer than 17 would be undercut' }
    },
  },
  helix: {
    says: 'helix angle',
    forms: 'helix angle|helical angle|spiral angle',
    unit: 'deg',
    default: ({ option }) =>
      option('form') === 'helical'
        ? { value: 20, because: 'this is usual for helical teeth' }
        : option('form') === 'herringbone'
          ? { value: 25, because: 'this is usual for herringbone teeth' }
          : 0,
  },
  pressureAngle: {
    says: 'pressure angle',
    forms: 'pressure angle',
    unit: 'deg',
    default: usual(20, 'ISO 53 has it so'),
  },
  module: {
    says: 'module',
    forms: 'module|mod|modulus|gear module|normal module|m',
    default: usual(2, 'it is a common module of ISO 54'),
  },
  pitchDiameter: {
    says: 'pitch diameter',
    forms: 'pitch diameter|pitch circle diameter|pitch circle|pcd|reference diameter',
  },
  pitchRadius: { says: 'pitch radius', forms: 'pitch radius|pitch circle radius|reference radius' },
  tipDiameter: {
    says: 'outside diameter',
    words: 'outerDiameter diameter size',
    forms: 'tip diameter|addendum diameter|addendum circle diameter|outside circle diameter',
  },
  tipRadius: { says: 'outside radius', words: 'outerRadius radius' },
  rootDiameter: { says: 'root diameter', forms: 'root diameter|dedendum diameter|root circle diameter' },
})

export const circles: readonly Linear[] = [
  twice('pitchDiameter', 'pitchRadius'),
  twice('tipDiameter', 'tipRadius'),
  [
    [1, 'tipDiameter'],
    [-1, 'pitchDiameter'],
    [-2, 'module'],
  ],
  [
    [1, 'pitchDiameter'],
    [-1, 'rootDiameter'],
    [-2.5, 'module'],
  ],
]

export const meshing: readonly Formula[] = [
  {
    gives: 'pitchDiameter',
    from: ['module', 'teeth', 'helix'],
    compute: (m = 0, z = 0, b = 0) => (m * z) / Math.cos(b * RAD),
  },
  {
    gives: 'module',
    from: ['pitchDiameter', 'teeth', 'helix'],
    compute: (d = 0, z = 1, b = 0) => (d / z) * Math.cos(b * RAD),
  },
  {
    gives: 'module',
    from: ['tipDiameter', 'teeth', 'helix'],
    compute: (d = 0, z = 0, b = 0) => d / (z / Math.cos(b * RAD) + 2),
  },
  {
    gives: 'teeth',
    from: ['pitchDiameter', 'module', 'helix'],
    compute: (d = 0, m = 1, b = 0) => (d / m) * Math.cos(b * RAD),
  },
]

export const faceWidth = (modules: number): Dimension => ({
  says: 'face width',
  words: 'width thickness height length depth extrusion axis-z',
  forms: 'face width|facewidth|tooth width|gear width|gear thickness|face|tooth length',
  default: ({ need }) => ({
    value: Number((modules * need('module')).toPrecision(3)),
    because: `${modules} modules is usual`,
  }),
})

const BORE_FORMS =
  'bore|hole|center hole|centre hole|central hole|shaft hole|center bore|centre bore|central bore|axle hole|through hole|mounting hole|circular hole|round hole|central through hole'

export const boreSizes: Record<string, Dimension> = {
  bore: {
    says: 'bore',
    words: 'innerDiameter',
    forms:
      'bore diameter|bore|shaft diameter|bore size|hole diameter|shaft hole diameter|center hole diameter',
    default: usualBore,
  },
  boreRadius: { says: 'bore radius', words: 'innerRadius', forms: 'bore radius|hole radius' },
  hubDiameter: {
    says: 'hub diameter',
    forms: 'hub diameter|hub od|hub outer diameter',
    default: ({ has, get, need }) =>
      has('hub') || get('hubLength') !== undefined
        ? {
            value: Number(
              Math.min(
                Math.max(1.8 * need('bore'), 0.4 * need('rootDiameter')),
                0.9 * need('rootDiameter'),
              ).toPrecision(3),
            ),
            because: 'a hub is about 1.8 times its bore',
          }
        : 0,
  },
  hubLength: {
    says: 'hub length',
    forms: 'hub length|hub height|hub projection|hub width|hub thickness',
    default: ({ has, need }) =>
      has('hub') || need('hubDiameter') > 0
        ? {
            value: Number((need('faceWidth') * 0.8).toPrecision(3)),
            because: 'a hub is a little shorter than the face',
          }
        : 0,
  },
  keyWidth: {
    says: 'width of the keyway',
    forms: 'keyway width|key width|keyseat width',
    default: ({ has, need, get }) =>
      (has('keyway') || get('keyDepth') !== undefined) && need('bore') > 0
        ? { value: keyFor(need('bore'))[0], because: 'DIN 6885 has it for this bore' }
        : 0,
  },
  keyDepth: {
    says: 'depth of the keyway',
    forms: 'keyway depth|key depth|keyseat depth',
    default: ({ need }) =>
      need('keyWidth') > 0 ? { value: keyFor(need('bore'))[2], because: 'DIN 6885 has it for this bore' } : 0,
  },
}

export const borePortions: Readonly<Record<string, Portion>> = {
  bore: {
    forms: BORE_FORMS,
    words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore', radius: 'boreRadius' },
    bare: 'bore',
  },
  hub: {
    forms: 'hub|boss|hub boss|raised hub|collar',
    words: {
      diameter: 'hubDiameter',
      outerDiameter: 'hubDiameter',
      length: 'hubLength',
      height: 'hubLength',
      thickness: 'hubLength',
      width: 'hubLength',
    },
    bare: 'hubDiameter',
    sequence: { 2: ['hubDiameter', 'hubLength'] },
  },
  keyway: {
    forms: 'keyway|key slot|keyseat|key way|keyslot|key groove',
    words: { width: 'keyWidth', depth: 'keyDepth', height: 'keyDepth' },
    bare: 'keyWidth',
    sequence: { 2: ['keyWidth', 'keyDepth'] },
  },
}

export const hand = {
  values: { right: 'right hand|right handed|rh', left: 'left hand|left handed|lh' },
  default: 'right',
} as const

/** How a toothed wheel's circles show on the solid. */
export const circlesOf = ({ need }: Order, tip: Measured): Record<string, Measured> => {
  const note = `outside diameter ${Number(need('tipDiameter').toFixed(3))} mm`
  return {
    module: through(tip, note),
    pitchDiameter: through(tip, note),
    pitchRadius: through(tip, note),
    rootDiameter: through(tip, note),
    tipDiameter: tip,
    tipRadius: tip,
  }
}
