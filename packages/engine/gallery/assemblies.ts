/** Several parts: placed by coordinates, by mates, touching, clear of each other. */
import { PLAN_VERSION, type PlanInput } from '../src/plan/plan.ts'
import { type Need, type PartInput, requirements } from './write.ts'

type Rest = Pick<PlanInput, 'instances' | 'relations'>

const assembly = (name: string, parts: PartInput[], rest: Rest, needs: readonly Need[]): PlanInput => ({
  version: PLAN_VERSION,
  name,
  parts,
  ...rest,
  requirements: requirements(needs),
})

const plate: PartInput = {
  id: 'plate',
  name: 'Plate',
  colour: '#4477aa',
  features: [
    { kind: 'box', id: 'plate', size: [60, 40, 10] },
    {
      kind: 'hole',
      id: 'holes',
      diameter: 9,
      positions: {
        kind: 'points',
        points: [
          [-20, 0],
          [20, 0],
        ],
      },
    },
  ],
}

const bolt: PartInput = {
  id: 'bolt',
  name: 'Bolt M8×25',
  colour: '#bbbbbb',
  material: { name: 'Steel', densityGPerCm3: 7.85 },
  features: [
    { kind: 'cylinder', id: 'shank', diameter: 8, height: 25 },
    {
      kind: 'prism',
      id: 'head',
      base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: 13 }] },
      height: 5.3,
      frame: { on: 'frame', origin: [0, 0, 25] },
    },
  ],
}

const nut: PartInput = {
  id: 'nut',
  name: 'Nut M8',
  colour: '#bbbbbb',
  features: [
    {
      kind: 'prism',
      id: 'nut',
      base: { add: [{ kind: 'polygon', sides: 6, acrossFlats: 13 }] },
      height: 6.8,
    },
    { kind: 'hole', id: 'thread', thread: { designation: 'M8' } },
  ],
}

const hole = (x: number) => ({
  surface: 'cylinder' as const,
  feature: 'holes',
  near: [x, 0, 5] as [number, number, number],
})

export const assemblyPlans: PlanInput[] = [
  assembly(
    'Bolted plate',
    [plate, bolt, nut],
    {
      instances: [
        { id: 'plate', part: 'plate' },
        ...[-20, 20].flatMap((x, i) => [
          {
            id: `bolt-${i + 1}`,
            part: 'bolt',
            name: `Bolt ${i + 1}`,
            placement: {
              kind: 'mates' as const,
              mates: [
                {
                  kind: 'touch' as const,
                  own: { feature: 'head', facing: '-z' as const },
                  other: { instance: 'plate', face: { facing: '+z' as const } },
                },
                {
                  kind: 'coaxial' as const,
                  own: { surface: 'cylinder' as const, feature: 'shank' },
                  other: { instance: 'plate', face: hole(x) },
                },
              ],
            },
          },
          {
            id: `nut-${i + 1}`,
            part: 'nut',
            name: `Nut ${i + 1}`,
            placement: {
              kind: 'mates' as const,
              mates: [
                {
                  kind: 'touch' as const,
                  own: { facing: '+z' as const },
                  other: { instance: 'plate', face: { facing: '-z' as const } },
                },
                {
                  kind: 'coaxial' as const,
                  own: { surface: 'cylinder' as const },
                  other: {
                    instance: `bolt-${i + 1}`,
                    face: { surface: 'cylinder' as const, feature: 'shank' },
                  },
                },
              ],
            },
          },
        ]),
      ],
      relations: [
        { kind: 'contact', between: ['bolt-1', 'plate'] },
        { kind: 'engaged', between: ['nut-1', 'bolt-1'], why: 'the thread is cosmetic' },
        { kind: 'engaged', between: ['nut-2', 'bolt-2'], why: 'the thread is cosmetic' },
        { kind: 'clearance', between: ['bolt-1', 'bolt-2'], gap: 20 },
      ],
    },
    [
      [{ kind: 'instance-count' }, 5],
      [{ kind: 'instance-count', part: 'bolt' }, 2],
      [{ kind: 'extent', axis: 'z' }, 30.3],
      [{ kind: 'clearance', instances: ['bolt-1', 'bolt-2'] }, 40 - 13, 3],
    ],
  ),
  assembly(
    'Box with lid',
    [
      {
        id: 'box',
        name: 'Box',
        colour: '#336655',
        features: [
          { kind: 'box', id: 'box', size: [80, 60, 30] },
          { kind: 'shell', id: 'hollow', thickness: 2, open: [{ facing: '+z' }] },
        ],
      },
      {
        id: 'lid',
        name: 'Lid',
        colour: '#cc8844',
        features: [
          { kind: 'box', id: 'lid', size: [80, 60, 2] },
          { kind: 'box', id: 'lip', size: [75.6, 55.6, 3], frame: { on: 'frame', origin: [0, 0, -3] } },
        ],
      },
    ],
    {
      instances: [
        { id: 'box', part: 'box' },
        { id: 'lid', part: 'lid', placement: { kind: 'coordinates', translate: [0, 0, 30] } },
      ],
      relations: [{ kind: 'contact', between: ['lid', 'box'] }],
    },
    [
      [{ kind: 'extent', axis: 'z' }, 32],
      [{ kind: 'wall-thickness', part: 'box', at: [39, 0, 15], direction: '+x' }, 2],
    ],
  ),
  assembly(
    'Gear pair',
    [
      {
        id: 'pinion',
        name: 'Pinion',
        colour: '#aa7733',
        features: [{ kind: 'gear', id: 'gear', form: 'spur', module: 2, teeth: 16, faceWidth: 8, bore: 8 }],
      },
      {
        id: 'wheel',
        name: 'Wheel',
        colour: '#556677',
        features: [{ kind: 'gear', id: 'gear', form: 'spur', module: 2, teeth: 32, faceWidth: 8, bore: 12 }],
      },
    ],
    {
      instances: [
        { id: 'wheel', part: 'wheel' },
        {
          id: 'pinion',
          part: 'pinion',
          placement: {
            kind: 'coordinates',
            translate: [48.2, 0, 0],
            rotate: { axis: '+z', angleDeg: 180 / 16 },
          },
        },
      ],
    },
    [[{ kind: 'instance-count' }, 2]],
  ),
  assembly(
    'Corner of two angles',
    [
      {
        id: 'angle',
        name: 'Angle 40×40×4',
        features: [
          {
            kind: 'extrude',
            id: 'angle',
            sketch: { add: [{ kind: 'section', shape: 'L', width: 40, height: 40, web: 4 }] },
            extent: { kind: 'length', length: 100 },
          },
        ],
      },
    ],
    {
      instances: [
        { id: 'upright', part: 'angle' },
        {
          id: 'foot',
          part: 'angle',
          placement: {
            kind: 'mates',
            mates: [
              {
                kind: 'touch',
                own: { facing: '-z' },
                other: { instance: 'upright', face: { facing: '-x' } },
              },
              {
                kind: 'flush',
                own: { facing: '-y' },
                other: { instance: 'upright', face: { facing: '-z' } },
              },
              {
                kind: 'flush',
                own: { facing: '+x' },
                other: { instance: 'upright', face: { facing: '-y' } },
              },
            ],
          },
        },
      ],
      relations: [{ kind: 'contact', between: ['foot', 'upright'] }],
    },
    [
      [{ kind: 'instance-count', part: 'angle' }, 2],
      [{ kind: 'extent', axis: 'x' }, 140],
    ],
  ),
]
