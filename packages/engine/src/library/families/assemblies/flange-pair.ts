/** Two flanges face to face, with or without a gasket between them, held together by bolts and nuts. */
import { lengthFor } from '../../fasteners.ts'
import { METRIC_CLEARANCE, METRIC_COARSE } from '../../metric-threads.ts'
import { parseThread } from '../../threads.ts'
import { impossible } from '../choose.ts'
import { compose } from '../compose.ts'
import type { Chosen, Dimension, Family, InstanceInput, Measured, RelationInput, Wanted } from '../family.ts'
import { hexNut } from '../fasteners/nuts.ts'
import { hexBolt } from '../fasteners/screws.ts'
import { onPart } from '../measure.ts'
import { boltedFlange } from '../pipes/flange.ts'

const { holeDiameter, ...flangeSizes } = boltedFlange.dimensions as typeof boltedFlange.dimensions & {
  holeDiameter: Dimension
}

const clearanceOf = (nominal: number): number =>
  parseThread(`M${nominal}`)?.clearance.medium ?? Number((1.1 * nominal).toPrecision(3))

/** The thickest bolt that passes a hole, or that suits the room between bore and rim. */
function usualBolt(wanted: Wanted): Chosen {
  const usual = holeDiameter.default
  const free = typeof usual === 'function' ? usual(wanted) : usual
  const room = wanted.get('holeDiameter') ?? (typeof free === 'object' && 'value' in free ? free.value : 9)
  const fits = METRIC_COARSE.map(([diameter]) => diameter).filter(
    (diameter) =>
      METRIC_CLEARANCE.some(([each]) => each === diameter) && clearanceOf(diameter) <= room + 1e-6,
  )
  return { value: Math.max(3, ...fits), because: 'bolts of this size suit the holes' }
}

const stackOf = ({ need }: Wanted): number => 2 * need('thickness') + need('gasket')

export const flangePair: Family = {
  id: 'flange pair',
  forms: [
    [
      'flange joint|flanged joint|bolted flange joint|bolted flange pair|flange connection|flanged connection|bolted flange connection|flange assembly|flanged pipe joint|pipe flange joint|bolted flange assembly',
    ],
  ],
  consists: 2,
  ofTwo: { noun: 'bolted flange', words: 'bolt|bolts|bolted|screws|clamped|mating|gasket' },
  agrees: 'circular',
  asIs: 'together|bolted|bolted together|bolt together|connected|joined|joined together|mated|face to face|facing each other|matching|identical|hex|clamped together',
  dimensions: {
    ...flangeSizes,
    gasket: {
      says: 'gasket thickness',
      forms: 'gasket thickness|seal thickness',
      default: ({ has }) => (has('gasket') ? { value: 2, because: 'flat gaskets are so thick' } : 0),
    },
    nominal: {
      says: 'bolt diameter',
      forms: 'bolt size|bolt diameter|nominal bolt diameter|screw size',
      default: usualBolt,
    },
    holeDiameter: {
      ...holeDiameter,
      default: ({ need }) => ({
        value: clearanceOf(need('nominal')),
        because: 'ISO 273 lets the bolts pass with it',
      }),
    },
    boltLength: {
      says: 'bolt length',
      forms: 'bolt length|screw length',
      default: (wanted) => {
        const nominal = wanted.need('nominal')
        const least =
          stackOf(wanted) + 0.85 * nominal + 2 * (parseThread(`M${nominal}`)?.pitch ?? 0.15 * nominal)
        return { value: lengthFor(least), because: 'it reaches through both flanges and the nut' }
      },
    },
  },
  linear: boltedFlange.linear ?? [],
  sequence: boltedFlange.sequence ?? {},
  bare: 'diameter',
  options: boltedFlange.options ?? {},
  below: [...(boltedFlange.below ?? []), ['nominal', 'holeDiameter']],
  portions: {
    ...boltedFlange.portions,
    screws: {
      forms: 'bolt|hex bolt|screw|fastener|hexagon bolt|machine bolt',
      words: { diameter: 'nominal', size: 'nominal', length: 'boltLength' },
      bare: 'nominal',
      count: 'holes',
    },
    nuts: { forms: 'nut|hex nut|hexagon nut', words: { size: 'nominal' }, count: 'holes', plural: true },
    gasket: {
      forms: 'gasket|seal|flat gasket|gasket ring|ring gasket',
      words: { thickness: 'gasket' },
      bare: 'gasket',
    },
  },
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  threadLength: 'boltLength',
  build: (order) => {
    const { need, called } = order
    const [thick, gap, long] = [need('thickness'), need('gasket'), need('boltLength')]
    const [nominal, count] = [need('nominal'), Math.round(need('holes'))]
    const flange = boltedFlange.build({ ...order, id: 'flange' })
    const bolt = compose(hexBolt, order, 'bolt', { nominal, length: long })
    const nut = compose(hexNut, order, 'nut', { nominal })
    const nutHeight = nut.values.get('height') ?? 0
    if (long < stackOf(order) + nutHeight)
      throw impossible(
        `Bolts of ${long} mm are too short: both flanges and the nut take ${stackOf(order) + nutHeight} mm.`,
      )
    const top = gap + thick
    const around = Array.from({ length: count }, (_, index) => {
      const angle = ((2 * index + 1) * Math.PI) / count
      const radius = need('boltCircle') / 2
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
    })
    const bolts = around.map(
      ([x, y], index): InstanceInput => ({
        id: `bolt-${index + 1}`,
        part: 'bolt',
        placement: { kind: 'coordinates', translate: [x, y, top - long] },
      }),
    )
    const nuts = around.map(
      ([x, y], index): InstanceInput => ({
        id: `nut-${index + 1}`,
        part: 'nut',
        placement: { kind: 'coordinates', translate: [x, y, -thick - nutHeight] },
      }),
    )
    const relations = around.flatMap((_, index): RelationInput[] => {
      const [screw, thread] = [`bolt-${index + 1}`, `nut-${index + 1}`]
      return [
        { kind: 'contact', between: [screw, 'upper-flange'] },
        { kind: 'contact', between: [thread, 'lower-flange'] },
        { kind: 'engaged', between: [thread, screw], why: 'the nut is screwed onto the bolt' },
      ]
    })
    const [rim, inside] = [need('boltCircle') - need('holeDiameter'), need('bore')]
    const one = (name: string): Measured | readonly Measured[] => {
      const measured = flange.measures[name] as Measured | readonly Measured[]
      return 'measure' in measured
        ? onPart('flange', measured)
        : measured.map((each) => onPart('flange', each))
    }
    return {
      features: [],
      parts: [
        { id: 'flange', name: 'Flange', colour: '#7d8791', features: flange.features },
        { id: 'bolt', name: bolt.name ?? 'Bolt', colour: '#b4b8bd', features: bolt.features },
        { id: 'nut', name: nut.name ?? 'Nut', colour: '#c9a84a', features: nut.features },
        ...(gap > 0
          ? [
              {
                id: 'gasket',
                name: 'Gasket',
                colour: '#2f6f5e',
                features: [
                  {
                    kind: 'extrude' as const,
                    id: 'gasket',
                    sketch: {
                      add: [{ kind: 'circle' as const, diameter: rim }],
                      ...(inside > 0 ? { cut: [{ kind: 'circle' as const, diameter: inside }] } : {}),
                    },
                    extent: { kind: 'length' as const, length: gap },
                  },
                ],
              },
            ]
          : []),
      ],
      instances: [
        {
          id: 'upper-flange',
          part: 'flange',
          name: 'Upper flange',
          placement: { kind: 'coordinates', translate: [0, 0, gap] },
        },
        {
          id: 'lower-flange',
          part: 'flange',
          name: 'Lower flange',
          placement: { kind: 'coordinates', rotate: { axis: '+x', angleDeg: 180 } },
        },
        ...bolts,
        ...nuts,
        ...(gap > 0 ? [{ id: 'gasket', part: 'gasket' }] : []),
      ],
      relations: [
        ...relations,
        ...(gap > 0
          ? ([
              { kind: 'contact', between: ['gasket', 'upper-flange'] },
              { kind: 'contact', between: ['gasket', 'lower-flange'] },
            ] satisfies RelationInput[])
          : ([{ kind: 'contact', between: ['upper-flange', 'lower-flange'] }] satisfies RelationInput[])),
      ],
      min: [flange.min[0], flange.min[1], -flange.max[2]],
      max: [flange.max[0], flange.max[1], gap + flange.max[2]],
      counted: 'flange',
      shape: 'round',
      bore: inside,
      measures: {
        ...Object.fromEntries(Object.keys(flange.measures).map((name) => [name, one(name)])),
        nominal: onPart('bolt', bolt.measures['nominal'] as Measured),
        boltLength: onPart('bolt', bolt.measures['length'] as Measured),
        holes: { measure: { kind: 'instance-count', part: 'bolt' }, value: count },
        ...(gap > 0
          ? { gasket: { measure: { kind: 'extent', part: 'gasket', axis: 'z' }, value: gap } }
          : {}),
      },
      chose: [`The bolts are ${bolt.name}, each with a ${nut.name}`],
      name: `${called} ${need('diameter')} mm, ${count} × ${bolt.name}`,
    }
  },
}
