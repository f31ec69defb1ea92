/** Spur, helical and herringbone gears, lying on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Family, FeatureInput, Measured, Order } from '../family.ts'
import { bore, cylinder, levels, teeth } from '../measure.ts'
import {
  borePortions,
  boreSizes,
  circles,
  circlesOf,
  faceWidth,
  hand,
  meshing,
  RAD,
  toothed,
} from './gear-sizes.ts'

/** Two halves of opposite hand on a core, with the gap between them in which the cutter runs out. */
function herringbone({ id, need }: Order, common: object): FeatureInput[] {
  const width = need('faceWidth')
  const gap = Math.min(0.1 * width, need('module'))
  const half = (width - gap) / 2
  const turn = (half * Math.tan(need('helix') * RAD)) / (need('pitchDiameter') / 2)
  const hole = need('bore') > 0 ? { innerDiameter: need('bore') } : {}
  return [
    { kind: 'gear', id, ...common, form: 'helical', faceWidth: half, hand: 'right' },
    {
      kind: 'cylinder',
      id: `${id}-core`,
      diameter: need('rootDiameter') - 0.2 * need('module'),
      height: gap,
      ...hole,
      frame: { origin: [0, 0, half] },
    },
    {
      kind: 'gear',
      id: `${id}-upper`,
      ...common,
      form: 'helical',
      faceWidth: half,
      hand: 'left',
      frame: { origin: [0, 0, half + gap], x: [Math.cos(turn), Math.sin(turn), 0] },
    },
  ] as FeatureInput[]
}

function keyed({ id, need }: Order): FeatureInput[] {
  if (!(need('keyWidth') > 0) || !(need('bore') > 0)) return []
  return [
    {
      kind: 'keyway',
      id: `${id}-keyway`,
      face: { surface: 'cylinder', side: 'inner', diameter: need('bore') },
      width: need('keyWidth'),
      depth: need('keyDepth'),
      angleDeg: 90,
    },
  ]
}

export const spurGear: Family = {
  id: 'spur gear',
  forms: [
    [
      'gear|spur gear|gear wheel|gearwheel|cog|cogwheel|cog wheel|involute gear|involute spur gear|pinion|pinion gear|toothed wheel|spur pinion|spur gear wheel|drive gear|planet gear|sun gear|idler gear',
    ],
    ['helical gear|helical spur gear|involute helical gear|helical pinion', { form: 'helical' }],
    ['herringbone gear|double helical gear|chevron gear|involute herringbone gear', { form: 'herringbone' }],
  ],
  options: {
    form: {
      values: {
        spur: 'spur|straight cut|straight toothed|straight',
        helical: 'helical|helical toothed',
        herringbone: 'herringbone|double helical',
      },
      default: 'spur',
    },
    hand,
    profile: { values: { involute: 'involute|involute profile' }, default: 'involute' },
  },
  dimensions: { ...toothed(20), faceWidth: faceWidth(5), ...boreSizes },
  linear: [...circles, twice('bore', 'boreRadius')],
  formulas: meshing,
  bare: 'tipDiameter',
  portions: borePortions,
  thread: ({ majorDiameter }) => ({ module: majorDiameter }),
  below: [
    ['bore', 'rootDiameter'],
    ['hubDiameter', 'tipDiameter'],
    ['bore', 'hubDiameter'],
    ['keyWidth', 'bore'],
  ],
  build: (order) => {
    const { id, need, option, called } = order
    const [width, tip, hub, hubLength] = [
      need('faceWidth'),
      need('tipDiameter'),
      need('hubDiameter'),
      need('hubLength'),
    ]
    const hole = need('bore') > 0 ? { bore: need('bore') } : {}
    const common = {
      module: need('module'),
      teeth: Math.round(need('teeth')),
      pressureAngleDeg: need('pressureAngle'),
      helixAngleDeg: need('helix'),
      ...hole,
    }
    const boss = hub > 0 ? { hub: { diameter: hub, length: hubLength } } : {}
    const wheel: FeatureInput[] =
      option('form') === 'herringbone'
        ? herringbone(order, common)
        : [
            {
              kind: 'gear',
              id,
              ...common,
              ...boss,
              form: need('helix') > 0 ? 'helical' : 'spur',
              faceWidth: width,
              hand: option('hand') === 'left' ? 'left' : 'right',
            },
          ]
    if (option('form') === 'herringbone' && hub > 0)
      wheel.push({
        kind: 'cylinder',
        id: `${id}-hub`,
        diameter: hub,
        height: hubLength,
        ...(need('bore') > 0 ? { innerDiameter: need('bore') } : {}),
        frame: { origin: [0, 0, width] },
      })
    return {
      features: [...wheel, ...keyed(order)],
      min: [-tip / 2, -tip / 2, 0],
      max: [tip / 2, tip / 2, width + hubLength],
      shape: 'round',
      bore: need('bore'),
      measures: {
        teeth: teeth(need('teeth'), need('pitchDiameter'), [0, 0, width / 4]),
        ...circlesOf(order, cylinder(tip, [tip / 2, 0, width / 4])),
        faceWidth: levels('z', 0, width),
        bore: bore(need('bore'), [0, 0, width / 2]),
        boreRadius: bore(need('bore'), [0, 0, width / 2]),
        hubDiameter: cylinder(hub, [hub / 2, 0, width + hubLength / 2]),
        hubLength: levels('z', width, width + hubLength),
        ...keywayOf(order, width / 2),
      },
      name: `${nameOf(option('form'), called)}, module ${Number(need('module').toFixed(3))}, ${Math.round(need('teeth'))} teeth`,
    }
  },
}

const NAMES: Readonly<Record<string, string>> = { helical: 'Helical gear', herringbone: 'Herringbone gear' }
const nameOf = (form: string, called: string): string => NAMES[form] ?? called

/** Between the two walls of the key's slot, above the bore. */
function keywayOf({ need }: Order, level: number): Record<string, Measured> {
  const [wide, radius, deep] = [need('keyWidth'), need('bore') / 2, need('keyDepth')]
  if (!(wide > 0)) return {}
  const at = radius + deep / 2
  return {
    keyWidth: {
      measure: {
        kind: 'distance',
        between: [
          [-wide / 2, at, level],
          [wide / 2, at, level],
        ],
      },
      value: wide,
    },
  }
}
