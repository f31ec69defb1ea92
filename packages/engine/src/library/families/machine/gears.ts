/** Gears with involute teeth. Proportions after ISO 53 (basic rack): addendum 1 module, dedendum 1.25 modules. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Chosen, Family, Wanted } from '../family.ts'
import { bore, cylinder, levels, teeth, through } from '../measure.ts'

const RAD = Math.PI / 180

/** A bore of about three in ten of the root circle, on the half millimetre, leaves a sound rim. */
function usualBore({ need, lacks }: Wanted): Chosen | number {
  if (lacks('bore')) return 0
  const root = need('rootDiameter')
  const share = 0.3 * root
  const value =
    share >= 20 ? Math.round(share) : Math.max(Math.round(share * 2) / 2, Number((0.2 * root).toPrecision(1)))
  return { value, because: 'three in ten of the root circle leaves a sound rim' }
}

export const spurGear: Family = {
  id: 'spur gear',
  forms: [
    [
      'gear|spur gear|gear wheel|gearwheel|cog|cogwheel|cog wheel|involute gear|involute spur gear|pinion|pinion gear|toothed wheel|spur pinion',
    ],
    ['helical gear|helical spur gear|involute helical gear|helical pinion', { form: 'helical' }],
  ],
  options: {
    form: {
      values: { spur: 'spur|straight cut|straight toothed', helical: 'helical|helical toothed' },
      default: 'spur',
    },
    hand: {
      values: { right: 'right hand|right handed|rh', left: 'left hand|left handed|lh' },
      default: 'right',
    },
  },
  dimensions: {
    teeth: {
      says: 'number of teeth',
      forms: 'tooth|teeth|toothed|t',
      unit: 'count',
      default: ({ get }) => {
        const [pitch, module] = [get('pitchDiameter'), get('module')]
        if (pitch !== undefined && module !== undefined) return Math.round(pitch / module)
        return { value: 20, because: 'fewer than 17 would be undercut' }
      },
    },
    helix: {
      says: 'helix angle',
      forms: 'helix angle|helical angle|spiral angle',
      unit: 'deg',
      default: ({ option }) =>
        option('form') === 'helical' ? { value: 20, because: 'this is usual for helical teeth' } : 0,
    },
    pressureAngle: {
      says: 'pressure angle',
      forms: 'pressure angle',
      unit: 'deg',
      default: () => ({ value: 20, because: 'ISO 53 has it so' }),
    },
    module: {
      says: 'module',
      forms: 'module|mod|modulus|gear module|normal module',
      default: () => ({ value: 2, because: 'it is a common module of ISO 54' }),
    },
    pitchDiameter: {
      says: 'pitch diameter',
      forms: 'pitch diameter|pitch circle diameter|pitch circle|pcd|reference diameter',
    },
    pitchRadius: { says: 'pitch radius', forms: 'pitch radius|pitch circle radius|reference radius' },
    tipDiameter: {
      says: 'outside diameter',
      words: 'outerDiameter diameter',
      forms: 'tip diameter|addendum diameter|addendum circle diameter|outside circle diameter',
    },
    tipRadius: { says: 'outside radius', words: 'outerRadius radius' },
    rootDiameter: { says: 'root diameter', forms: 'root diameter|dedendum diameter|root circle diameter' },
    faceWidth: {
      says: 'face width',
      words: 'width thickness height length depth extrusion',
      forms: 'face width|facewidth|tooth width|gear width|gear thickness|face',
      default: ({ need }) => ({ value: 5 * need('module'), because: 'five modules is a light face width' }),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|shaft diameter|bore size',
      default: usualBore,
    },
    hubDiameter: {
      says: 'hub diameter',
      forms: 'hub diameter|hub od',
      default: ({ has, get, need }) =>
        has('hub') || get('hubLength') !== undefined
          ? {
              value: Math.min(
                Math.max(1.8 * need('bore'), 0.4 * need('rootDiameter')),
                0.9 * need('rootDiameter'),
              ),
              because: 'a hub is about 1.8 times its bore',
            }
          : 0,
    },
    hubLength: {
      says: 'hub length',
      forms: 'hub length|hub height|hub projection|hub width',
      default: ({ has, need }) =>
        has('hub') || need('hubDiameter') > 0
          ? { value: need('faceWidth') * 0.8, because: 'a hub is a little shorter than the face' }
          : 0,
    },
  },
  linear: [
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
  ],
  formulas: [
    {
      gives: 'pitchDiameter',
      from: ['module', 'teeth', 'helix'],
      compute: (m, z, b) => (m * z) / Math.cos(b * RAD),
    },
    {
      gives: 'module',
      from: ['pitchDiameter', 'teeth', 'helix'],
      compute: (d, z, b) => (d / z) * Math.cos(b * RAD),
    },
    {
      gives: 'module',
      from: ['tipDiameter', 'teeth', 'helix'],
      compute: (d, z, b) => d / (z / Math.cos(b * RAD) + 2),
    },
    {
      gives: 'teeth',
      from: ['pitchDiameter', 'module', 'helix'],
      compute: (d, m, b) => (d / m) * Math.cos(b * RAD),
    },
  ],
  bare: 'tipDiameter',
  portions: {
    bore: {
      forms:
        'bore|hole|center hole|centre hole|central hole|shaft hole|center bore|centre bore|central bore|axle hole|through hole|mounting hole',
      words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore' },
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
  },
  below: [
    ['bore', 'rootDiameter'],
    ['hubDiameter', 'tipDiameter'],
    ['bore', 'hubDiameter'],
  ],
  build: ({ id, need, option }) => {
    const [module, z, width, pitch, tip] = [
      need('module'),
      need('teeth'),
      need('faceWidth'),
      need('pitchDiameter'),
      need('tipDiameter'),
    ]
    const [hub, hubLength] = [need('hubDiameter'), need('hubLength')]
    const outside = cylinder(tip, [tip / 2, 0, width / 2])
    return {
      features: [
        {
          kind: 'gear',
          id,
          form: need('helix') > 0 ? 'helical' : 'spur',
          module,
          teeth: Math.round(z),
          faceWidth: width,
          pressureAngleDeg: need('pressureAngle'),
          helixAngleDeg: need('helix'),
          hand: option('hand') === 'left' ? 'left' : 'right',
          ...(need('bore') > 0 ? { bore: need('bore') } : {}),
          ...(hub > 0 ? { hub: { diameter: hub, length: hubLength } } : {}),
        },
      ],
      min: [-tip / 2, -tip / 2, 0],
      max: [tip / 2, tip / 2, width + hubLength],
      shape: 'round',
      bore: need('bore'),
      measures: {
        teeth: teeth(z, pitch, [0, 0, width / 2]),
        module: through(outside, `outside diameter ${tip}`),
        pitchDiameter: through(outside, `outside diameter ${tip}`),
        pitchRadius: through(outside, `outside diameter ${tip}`),
        tipDiameter: outside,
        tipRadius: outside,
        faceWidth: levels('z', 0, width),
        bore: bore(need('bore'), [0, 0, width / 2]),
        hubDiameter: cylinder(hub, [hub / 2, 0, width + hubLength / 2]),
        hubLength: levels('z', width, width + hubLength),
      },
    }
  },
}
