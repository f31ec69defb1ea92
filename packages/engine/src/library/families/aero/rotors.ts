/** Axial rotors: propeller, fan, bladed disk. Each blade is a ruled skin between two sections, turned against each other. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Dimension, Family, FeatureInput, Measured, Portion } from '../family.ts'
import { cylinder, holes, levels } from '../measure.ts'
import { arc, outline, type ProfileInput, rod, share, standing, usual } from '../shape.ts'

interface Blading {
  /** Radii of root and tip, in the hub and at the outside. */
  from: number
  to: number
  count: number
  /** Chord and angle against the plane of rotation at root and tip. */
  chord: readonly [root: number, tip: number]
  angle: readonly [root: number, tip: number]
  /** The height of the blades' middle line. */
  z: number
}

/** Thickness of the thickest place, as a share of the chord. */
const THICKNESS = 0.1

/** A thin lens, its middle on the blade's axis: flat below, arched above. */
const lens = (chord: number): ProfileInput =>
  outline(
    [-chord / 2, 0],
    arc([0, -0.02 * chord], [chord / 2, 0]),
    arc([0, THICKNESS * chord], [-chord / 2, 0]),
  )

/** One blade along +x, a straight-ruled skin from root to tip, and its copies around z. */
function blades(id: string, { from, to, count, chord, angle, z }: Blading): FeatureInput[] {
  const section = (radius: number, index: 0 | 1) => ({
    sketch: { add: [lens(chord[index])] },
    plane: {
      on: 'frame' as const,
      origin: [radius, 0, z] as Point3,
      normal: '+x' as const,
      x: [0, Math.cos(angle[index]), Math.sin(angle[index])] as Point3,
    },
  })
  return [
    { kind: 'loft', id: `${id}-blade`, ruled: true, sections: [section(from, 0), section(to, 1)] },
    ...(count > 1
      ? [
          {
            kind: 'pattern' as const,
            id: `${id}-blades`,
            features: [`${id}-blade`],
            repetition: { kind: 'polar' as const, count },
          },
        ]
      : []),
  ]
}

/** How far the blades reach along x: from the square tip of the first one to the outermost tip corner on the other side. */
function reach({ to, count, chord: [, tip], angle: [, lean] }: Blading): Measured {
  const half = (tip / 2) * Math.cos(lean)
  const corners = Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count).flatMap((turn) => [
    to * Math.cos(turn) - half * Math.sin(turn),
    to * Math.cos(turn) + half * Math.sin(turn),
  ])
  const value = Math.max(...corners) - Math.min(...corners)
  return { measure: { kind: 'extent', axis: 'x' }, value, note: `${value.toFixed(3)} over the tips` }
}

const shared: Readonly<Record<string, Dimension>> = {
  hub: {
    says: 'hub diameter',
    forms: 'hub diameter|hub od|disc diameter|disk diameter',
    default: share(0.16, 'diameter', 'the blade roots fit around it'),
  },
  hubHeight: {
    says: 'hub height',
    words: 'height thickness',
    forms: 'hub height|hub length|hub thickness|hub width|disc thickness|disk thickness|disc width',
    default: share(0.7, 'hub', 'the blade roots are held over their width'),
  },
  bore: {
    says: 'bore',
    words: 'innerDiameter',
    forms: 'bore diameter|bore|shaft diameter|shaft hole diameter|shaft bore diameter|hole diameter',
    default: share(0.3, 'hub', 'the hub keeps a sound wall'),
  },
}

const pieces: Readonly<Record<string, Portion>> = {
  blade: {
    forms:
      'blade|propeller blade|fan blade|airfoil blade|aerofoil blade|twisted blade|thin blade|turbine blade|vane|curved blade|thin aerofoil blade|thin airfoil blade',
    words: {},
    count: 'blades',
    plural: true,
  },
  hub: {
    forms: 'hub|central hub|center hub|centre hub|disc|disk|central disc|central disk',
    words: { diameter: 'hub', height: 'hubHeight', thickness: 'hubHeight', length: 'hubHeight' },
    bare: 'hub',
    sequence: { 2: ['hub', 'hubHeight'] },
  },
  bore: {
    forms:
      'bore|hole|shaft bore|shaft hole|center hole|centre hole|central hole|central bore|center bore|centre bore|mounting hole|through hole',
    words: { diameter: 'bore' },
    bare: 'bore',
  },
  rim: { forms: 'rim|ring|single ring|row|root|tip|stage|single row', words: {} },
}

const counted = (count: number, diameter: number, z: number): Measured => ({
  measure: { kind: 'tooth-count', centre: [0, 0, z], axis: '+z', diameter },
  value: count,
})

export const propeller: Family = {
  id: 'propeller',
  forms: [
    [
      'propeller|airscrew|drone propeller|boat propeller|quadcopter propeller|aircraft propeller|prop|ship propeller|marine propeller',
    ],
    [
      'fan|fan blade|cooling fan|axial fan|fan wheel|fan rotor|fan impeller|computer fan|pc fan',
      { use: 'fan' },
    ],
  ],
  options: {
    use: { values: { propeller: 'propeller use', fan: 'fan use' }, default: 'propeller' },
    hand: {
      values: {
        right: 'right hand|right handed|clockwise|cw',
        left: 'left hand|left handed|counterclockwise|counter clockwise|ccw|anticlockwise',
      },
      default: 'right',
    },
  },
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter length size width',
      forms: 'propeller diameter|fan diameter|tip diameter|span',
      default: ({ option }) =>
        option('use') === 'fan'
          ? { value: 120, because: 'it is a common fan size' }
          : { value: 127, because: 'five inches suit a small drone' },
    },
    radius: { says: 'radius', words: 'radius' },
    blades: {
      says: 'number of blades',
      forms: 'blade|bladed|vane',
      unit: 'count',
      default: ({ option }) =>
        option('use') === 'fan'
          ? { value: 7, because: 'an odd number hums less' }
          : { value: 3, because: 'three blades run smoothly' },
    },
    ...shared,
    hub: {
      says: 'hub diameter',
      forms: 'hub diameter|hub od',
      default: ({ need, option }) => ({
        value: Number(((option('use') === 'fan' ? 0.36 : 0.13) * need('diameter')).toPrecision(3)),
        because: 'the blade roots fit around it',
      }),
    },
    hubHeight: {
      says: 'hub height',
      words: 'height thickness',
      forms: 'hub height|hub length|hub thickness|hub width',
      default: ({ need, option }) => ({
        value: Number(((option('use') === 'fan' ? 0.2 : 0.07) * need('diameter')).toPrecision(3)),
        because: 'the blade roots are held over their width',
      }),
    },
    pitch: {
      says: 'pitch',
      forms: 'pitch|propeller pitch|blade pitch',
      default: share(0.8, 'diameter', 'this is an all-round pitch'),
    },
    chord: {
      says: 'root chord',
      forms: 'blade width|chord|root chord|blade chord',
      default: ({ need, option }) => ({
        value: Number(((option('use') === 'fan' ? 0.22 : 0.12) * need('diameter')).toPrecision(3)),
        because: 'the blades are strong enough',
      }),
    },
  },
  linear: [
    [
      [1, 'diameter'],
      [-2, 'radius'],
    ],
  ],
  bare: 'diameter',
  portions: pieces,
  below: [
    ['bore', 'hub'],
    ['hub', 'diameter'],
  ],
  build: ({ id, need, option }) => {
    const [d, n, hub, h, bore, pitch, chord] = [
      need('diameter'),
      Math.round(need('blades')),
      need('hub'),
      need('hubHeight'),
      need('bore'),
      need('pitch'),
      need('chord'),
    ]
    const fan = option('use') === 'fan'
    const sense = option('hand') === 'left' ? -1 : 1
    const lean = (radius: number): number => sense * Math.min(Math.atan(pitch / (2 * Math.PI * radius)), 0.9)
    const z = h / 2
    const from = 0.3 * hub
    const blading: Blading = {
      from,
      to: d / 2,
      count: n,
      chord: fan ? [chord, 1.25 * chord] : [chord, 0.55 * chord],
      angle: [lean(0.35 * d), lean(d / 2)],
      z,
    }
    const features: FeatureInput[] = [
      rod(id, hub, [0, 0, 0], h),
      ...blades(id, blading),
      ...(bore > 0 ? [rod(`${id}-bore`, bore, [0, 0, 0], h, '+z' as const, 'cut' as const)] : []),
    ]
    return {
      features,
      ...standing(d, d, h),
      shape: 'round',
      bore,
      measures: {
        diameter: reach(blading),
        radius: reach(blading),
        blades: counted(n, 0.7 * d, z),
        hub: cylinder(hub, [(hub / 2) * Math.cos(Math.PI / n), (hub / 2) * Math.sin(Math.PI / n), z]),
        hubHeight: fan ? [] : levels('z', 0, h),
        bore: holes(1, bore),
      },
    }
  },
}

export const blisk: Family = {
  id: 'blisk',
  idle: 'about|clearly|real|around|single|each|thin|along its height|from|to|jet engine|engine|jet|like',
  forms: [
    [
      'blisk|bladed disk|bladed disc|turbine disk|turbine disc|turbine wheel|turbine rotor|compressor rotor|compressor disk|compressor stage|turbine stage|turbine blisk|axial flow turbine blisk|axial turbine blisk|jet engine compressor stage|axial flow turbine|turbine|axial turbine|axial compressor stage|compressor wheel axial',
    ],
  ],
  options: {
    flow: { values: { axial: 'axial flow|axial|axialflow' }, default: 'axial' },
    form: {
      values: {
        twisted:
          'twisted|clearly twisted|aerofoil|airfoil|twisted from root to tip|twisted along its height|clearly twisted along its height from root to tip|twisted along their height',
      },
      default: 'twisted',
    },
  },
  dimensions: {
    blades: {
      says: 'number of blades',
      forms: 'blade|bladed',
      unit: 'count',
      default: usual(24, 'a small stage has about so many'),
    },
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter size',
      forms: 'tip diameter',
      default: usual(150, 'a small turbine has such a stage'),
    },
    hub: {
      says: 'disk diameter',
      forms: 'hub diameter|disc diameter|disk diameter|rim diameter|root diameter',
      default: share(0.66, 'diameter', 'a third of the radius is blade'),
    },
    hubHeight: {
      says: 'disk width',
      words: 'height thickness width',
      forms: 'hub height|disc thickness|disk thickness|hub thickness|hub length|rim width',
      default: share(0.13, 'diameter', 'the blade roots fit on the rim'),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore diameter|bore|shaft diameter|shaft bore diameter',
      default: share(0.3, 'hub', 'the disk keeps a sound web'),
    },
    twist: {
      says: 'twist',
      words: 'angle',
      forms: 'twist|twist angle|blade twist',
      unit: 'deg',
      default: usual(28, 'the tip runs faster than the root'),
    },
  },
  bare: 'diameter',
  portions: pieces,
  below: [
    ['bore', 'hub'],
    ['hub', 'diameter'],
  ],
  build: ({ id, need }) => {
    const [n, d, hub, h, bore] = [
      Math.round(need('blades')),
      need('diameter'),
      need('hub'),
      need('hubHeight'),
      need('bore'),
    ]
    const z = h / 2
    const turn = (need('twist') * Math.PI) / 180
    // Root blades stand steeply across the rim; neighbours stay clear of each other at the root.
    const chord = Math.min(0.86 * h, (2.2 * Math.PI * hub) / n)
    const blading: Blading = {
      from: 0.48 * hub,
      to: d / 2,
      count: n,
      chord: [chord, 0.85 * chord],
      angle: [Math.PI / 2 - 0.3, Math.PI / 2 - 0.3 - turn],
      z,
    }
    return {
      features: [
        { kind: 'cylinder', id, diameter: hub, height: h },
        ...blades(id, blading),
        rod(`${id}-bore`, bore, [0, 0, 0], h, '+z', 'cut'),
      ],
      ...standing(d, d, h),
      shape: 'round',
      bore,
      measures: {
        blades: counted(n, 0.5 * (d + hub), z),
        diameter: reach(blading),
        hub: cylinder(hub, [(hub / 2) * Math.cos(Math.PI / n), (hub / 2) * Math.sin(Math.PI / n), 0.03 * h]),
        hubHeight: levels('z', 0, h),
        bore: holes(1, bore),
      },
    }
  },
}
