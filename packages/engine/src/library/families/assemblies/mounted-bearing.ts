/** A pillow block with its bearing: the outer ring sits in the housing's bore, the shaft turns in the inner ring along y. */
import { usualBearing } from '../../bearings.ts'
import { usual } from '../choose.ts'
import type { Dimension, Family, InstanceInput, Measured, Wanted } from '../family.ts'
import { ballBearing } from '../machine/bearings.ts'
import { onPart } from '../measure.ts'
import { pillowBlock } from '../structures/pillow-block.ts'

/** The bearing lies on z; turned about x it looks along y. */
const ALONG_Y = { axis: '+x', angleDeg: 90 } as const
const RINGS = { inner: 'inner-ring', outer: 'outer-ring' } as const

/** What the bearing in the unit calls its sizes. */
const OF_BEARING = { diameter: 'seat', width: 'race' } as const

/** The same order under the names that another family has for its sizes. */
const renamed = <T extends Wanted>(order: T, names: Readonly<Record<string, string>>): T => ({
  ...order,
  get: (dimension: string) => order.get(names[dimension] ?? dimension),
  need: (dimension: string) => order.need(names[dimension] ?? dimension),
})

/** A size that the bearing's own rule chooses. */
function ofBearing(name: 'balls' | 'ballDiameter'): Dimension {
  const dimension = ballBearing.dimensions[name] as Dimension
  const usual = dimension.default
  return {
    ...dimension,
    ...(typeof usual === 'function' && {
      default: (wanted: Wanted) => usual(renamed(wanted, OF_BEARING)),
    }),
  }
}

const { bore: _, count, spacing, hole, base, length, overall, height } = pillowBlock.dimensions

export const mountedBearing: Family = {
  id: 'mounted bearing',
  forms: [
    [
      'mounted bearing|mounted ball bearing|bearing unit|pillow block unit|pillow block bearing|pillow block bearing unit|pillow block ball bearing|pedestal bearing|plummer block bearing|pillow block assembly|pillow block bearing assembly|bearing block assembly',
    ],
  ],
  agrees: 'circular',
  designation: (name) => {
    const sizes = ballBearing.designation?.(name)
    return sizes && { bore: sizes['bore'] ?? 0, seat: sizes['diameter'] ?? 0, race: sizes['width'] ?? 0 }
  },
  dimensions: {
    bore: {
      says: 'bore',
      words: 'innerDiameter diameter',
      forms: 'bore|bore diameter|shaft diameter|shaft size|bearing bore|inner bore',
      default: usual(20, 'it is a common shaft'),
    },
    seat: {
      says: 'outside diameter of the bearing',
      forms: 'bearing outside diameter|bearing outer diameter|bearing od|seat diameter|bearing seat diameter',
      default: ({ need }) => ({
        value: usualBearing(need('bore'))[0],
        because: 'ISO 15 has it for this bore',
      }),
    },
    race: {
      says: 'width of the bearing',
      forms: 'bearing width|ring width',
      default: ({ need }) => ({
        value: usualBearing(need('bore'))[1],
        because: 'ISO 15 has it for this bore',
      }),
    },
    housing: {
      says: 'housing diameter',
      words: 'outerDiameter',
      forms: 'housing diameter|housing od',
      default: ({ need }) => ({
        value: Math.round(1.4 * need('seat')),
        because: 'the wall around the bearing carries the load',
      }),
    },
    height,
    overall,
    length: {
      ...length,
      says: 'base length',
      default: ({ need }) => ({
        value: Math.round(2 * need('housing')),
        because: 'the bolts stand beside the housing',
      }),
    },
    width: {
      says: 'width',
      words: 'width depth thickness axis-y baseWidth',
      forms: 'base width|housing width',
      default: ({ need }) => ({
        value: Math.ceil(Math.max(0.45 * need('housing'), 1.2 * need('race'))),
        because: 'the bearing lies inside it',
      }),
    },
    base,
    spacing,
    hole,
    count,
    balls: ofBearing('balls'),
    ballDiameter: ofBearing('ballDiameter'),
  } as Family['dimensions'],
  linear: pillowBlock.linear ?? [],
  sequence: pillowBlock.sequence ?? {},
  bare: 'bore',
  below: [
    ['bore', 'seat'],
    ['seat', 'housing'],
    ['base', 'height'],
    ['spacing', 'length'],
    ['housing', 'spacing'],
  ],
  within: [['race', 'width']],
  portions: {
    ...pillowBlock.portions,
    bearing: {
      forms:
        'bearing|ball bearing|insert bearing|deep groove ball bearing|bearing insert|roller bearing|rolling bearing',
      words: {
        innerDiameter: 'bore',
        diameter: 'bore',
        bore: 'bore',
        outerDiameter: 'seat',
        width: 'race',
        thickness: 'race',
        balls: 'balls',
        ballDiameter: 'ballDiameter',
      },
      sequence: { 3: ['bore', 'seat', 'race'] },
      bare: 'bore',
    },
  },
  thread: (thread) => ({ hole: thread.clearance.medium }),
  build: (order) => {
    const { need, called } = order
    const [race, centre] = [need('race'), need('height')]
    const block = pillowBlock.build({ ...renamed(order, { bore: 'seat' }), id: 'housing' })
    const bearing = ballBearing.build(renamed(order, OF_BEARING))
    const seated = ({ id, part, placement }: InstanceInput): InstanceInput => {
      const [x, y, z] = (placement?.kind === 'coordinates' && placement.translate) || [0, 0, 0]
      return {
        id,
        part,
        placement: {
          kind: 'coordinates',
          rotate: ALONG_Y,
          // Turned with the rest, then lifted so that the middle of the race lies in the middle of the housing.
          translate: [x, race / 2 - z, centre + y],
        },
      }
    }
    const housed = (name: string): Measured => onPart('housing', block.measures[name] as Measured)
    const ring = (part: string, name: string): Measured => onPart(part, bearing.measures[name] as Measured)
    return {
      features: [],
      parts: [
        { id: 'housing', name: 'Pillow block', colour: '#5f6b76', features: block.features },
        ...(bearing.parts ?? []),
      ],
      instances: [{ id: 'housing', part: 'housing' }, ...(bearing.instances ?? []).map(seated)],
      relations: [{ kind: 'contact', between: ['housing', RINGS.outer] }],
      min: block.min,
      max: block.max,
      measures: {
        ...Object.fromEntries(Object.keys(block.measures).map((name) => [name, housed(name)])),
        bore: ring(RINGS.inner, 'bore'),
        seat: housed('bore'),
        race: ring(RINGS.outer, 'width'),
        balls: bearing.measures['balls'] as Measured,
        ballDiameter: bearing.measures['ballDiameter'] as Measured,
      },
      name: `${called} for a ${need('bore')} mm shaft`,
    }
  },
}
