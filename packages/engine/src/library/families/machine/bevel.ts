/** Straight bevel gears: teeth that shrink towards the point where both axes meet. Their large end lies on z = 0. */
import { twice } from '../../../language/shapes/sizes.ts'
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, cylinder, levels, teeth } from '../measure.ts'
import { lines, outline, type ProfileInput, rod } from '../shape.ts'
import { borePortions, boreSizes, circles, circlesOf, meshing, RAD, toothed } from './gear-sizes.ts'

/** Teeth with straight flanks through the pitch circle: half of the pitch there, as thick at the tip as involutes are. */
function toothedOutline(count: number, root: number, pitch: number, tip: number): ProfileInput {
  const step = (2 * Math.PI) / count
  const points = Array.from({ length: count }, (_, index) =>
    (
      [
        [root, -0.36],
        [pitch, -0.25],
        [tip, -0.11],
        [tip, 0.11],
        [pitch, 0.25],
        [root, 0.36],
      ] as const
    ).map(([r, share]): Point2 => {
      const turn = (index + share) * step
      return [r * Math.cos(turn), r * Math.sin(turn)]
    }),
  ).flat()
  const [first] = points as [Point2]
  return outline(first, ...lines(...points.slice(1), first))
}

export const bevelGear: Family = {
  id: 'bevel gear',
  forms: [
    [
      'bevel gear|beveled gear|bevelled gear|bevel pinion|straight bevel gear|bevel wheel|mitre gear|miter gear|conical gear|bevel gear wheel',
    ],
  ],
  options: { form: { values: { straight: 'straight|straight toothed|straight cut' }, default: 'straight' } },
  asIs: 'conical|45 degree',
  dimensions: {
    ...toothed(20),
    cone: {
      says: 'pitch cone angle',
      words: 'angle',
      forms: 'cone angle|pitch angle|pitch cone angle|bevel angle|cone half angle',
      unit: 'deg',
      default: () => ({ value: 45, because: 'two equal wheels then meet at a right angle' }),
    },
    faceWidth: {
      says: 'face width',
      words: 'width thickness length depth',
      forms: 'face width|facewidth|tooth width|tooth length|face',
      default: ({ need }) => ({
        value: Number((need('pitchDiameter') / 2 / Math.sin(need('cone') * RAD) / 3).toPrecision(3)),
        because: 'a third of the cone distance is usual',
      }),
    },
    ...boreSizes,
  },
  linear: [...circles, twice('bore', 'boreRadius')],
  formulas: meshing,
  bare: 'tipDiameter',
  portions: { bore: borePortions['bore'] as (typeof borePortions)[string] },
  thread: ({ majorDiameter }) => ({ module: majorDiameter }),
  below: [['bore', 'rootDiameter']],
  build: (order) => {
    const { id, need, called } = order
    const [m, n, cone, face] = [
      need('module'),
      Math.round(need('teeth')),
      need('cone') * RAD,
      need('faceWidth'),
    ]
    const [pitch, hole] = [need('pitchDiameter'), need('bore')]
    const distance = pitch / 2 / Math.sin(cone)
    const shrink = 1 - face / distance
    const rise = face * Math.cos(cone)
    const back = 0.6 * m
    const [tip, root] = [need('tipDiameter'), need('rootDiameter')]
    const section = (share: number, z: number) => ({
      sketch: { add: [toothedOutline(n, (share * root) / 2, (share * pitch) / 2, (share * tip) / 2)] },
      plane: { on: 'frame' as const, origin: [0, 0, z] as Point3 },
    })
    const features: FeatureInput[] = [
      { kind: 'loft', id, ruled: true, sections: [section(1, 0), section(shrink, rise)] },
      // The back of the wheel carries a short hub.
      {
        kind: 'cylinder',
        id: `${id}-hub`,
        diameter: 0.75 * root,
        height: back + 0.2 * pitch,
        frame: { origin: [0, 0, -0.2 * pitch] },
      },
      ...(hole > 0
        ? [rod(`${id}-bore`, hole, [0, 0, -pitch], pitch + 2 * rise, '+z' as const, 'cut' as const)]
        : []),
    ]
    return {
      features,
      min: [-tip / 2, -tip / 2, -0.2 * pitch],
      max: [tip / 2, tip / 2, rise],
      shape: 'round',
      bore: hole,
      chose: [
        'The flanks of the teeth are straight, not involute',
        'A hub of three quarters of the root circle stands behind the teeth',
      ],
      measures: {
        teeth: teeth(n, pitch * (1 - (0.05 * rise) / distance), [0, 0, 0.05 * rise]),
        ...circlesOf(order, { measure: { kind: 'extent', axis: 'x' }, value: tip, tolerance: 0.02 * tip }),
        cone: { ...levels('z', 0, rise), note: `the teeth rise ${rise.toFixed(2)} mm` },
        faceWidth: { ...levels('z', 0, rise), note: `the teeth rise ${rise.toFixed(2)} mm along the cone` },
        bore: bore(hole, [0, 0, rise / 2]),
        boreRadius: bore(hole, [0, 0, rise / 2]),
        hubDiameter: cylinder(0.75 * root, [0.375 * root, 0, -0.1 * pitch]),
      },
      name: `${called}, module ${Number(m.toFixed(3))}, ${n} teeth`,
    }
  },
}
