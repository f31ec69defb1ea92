/** Rolling bearings, lying on z = 0: rings and rolling elements, without cage and seals. */
import { twice } from '../../../language/shapes/sizes.ts'
import { BALL_BEARINGS, numberOf, TAPERED_BEARINGS, usualBearing } from '../../bearings.ts'
import { impossible, usual } from '../choose.ts'
import type {
  Dimension,
  Family,
  FeatureInput,
  InstanceInput,
  PartInput,
  RelationInput,
  Wanted,
} from '../family.ts'
import { extent } from '../measure.ts'

const STEEL = '#b4b8bd'

type Rows = ReadonlyMap<string, readonly [bore: number, outside: number, width: number]>

const byNumber = (rows: Rows) => (name: string) => {
  const row = rows.get(numberOf(name))
  return row && { bore: row[0], diameter: row[1], width: row[2] }
}

/** Around a known bore or outside, as series 62 has it. */
const bearingSizes = (usualBore: number): Record<string, Dimension> => ({
  bore: {
    says: 'bore',
    words: 'innerDiameter',
    forms: 'bore|bore diameter|shaft diameter|inner ring bore|inner bore|shaft size',
    default: ({ get }) => {
      const outside = get('diameter')
      if (outside !== undefined)
        return {
          value: Math.round(0.45 * outside),
          because: 'ISO 15 has about so much for this outside diameter',
        }
      return { value: usualBore, because: 'it is a common size' }
    },
  },
  boreRadius: { says: 'bore radius', words: 'innerRadius', forms: 'bore radius' },
  diameter: {
    says: 'outside diameter',
    words: 'outerDiameter diameter size axis-x axis-y',
    default: ({ need }: Wanted) => ({
      value: usualBearing(need('bore'))[0],
      because: 'ISO 15 has it for this bore',
    }),
  },
  radius: { says: 'outside radius', words: 'outerRadius radius' },
  width: {
    says: 'width',
    words: 'width thickness height length depth axis-z',
    default: ({ need }: Wanted) => {
      const [outside, width] = usualBearing(need('bore'))
      const same = Math.abs(outside - need('diameter')) < 1e-6
      return {
        value: same ? width : Math.round(0.5 * (need('diameter') - need('bore')) * 2) / 2,
        because: 'ISO 15 has about so much',
      }
    },
  },
})

const ringPart = (id: string, name: string, outline: [number, number][]): PartInput => {
  const [start, ...rest] = outline as [[number, number], ...[number, number][]]
  return {
    id,
    name,
    colour: STEEL,
    features: [
      {
        kind: 'revolve',
        id,
        sketch: { add: [{ kind: 'outline', start, segments: rest.map((to) => ({ kind: 'line', to })) }] },
      },
    ],
  }
}

/** A raceway in a ring: a ring-shaped round groove of the ball's radius and a little more. */
const raceway = (id: string, pitch: number, ball: number, height: number): FeatureInput => ({
  kind: 'torus',
  id: `${id}-raceway`,
  operation: 'cut',
  ringDiameter: pitch,
  tubeDiameter: 1.03 * ball,
  frame: { origin: [0, 0, height] },
})

export const ballBearing: Family = {
  id: 'ball bearing',
  forms: [
    [
      'bearing|ball bearing|deep groove ball bearing|deep groove bearing|radial bearing|radial ball bearing|skateboard bearing|roller skate bearing|rolling bearing|rolling element bearing',
    ],
  ],
  options: {
    seal: { values: { open: 'open', sealed: 'sealed|shielded|rubber sealed|zz|rs' }, default: 'open' },
    race: { values: { deep: 'deep groove|radial|single row' }, default: 'deep' },
  },
  designation: byNumber(BALL_BEARINGS),
  dimensions: {
    ...bearingSizes(8),
    balls: {
      says: 'number of balls',
      forms: 'ball|rolling element|steel ball',
      unit: 'count',
      default: ({ need, get }) => {
        const gap = (need('diameter') - need('bore')) / 2
        const ball = get('ballDiameter') ?? 0.6 * gap
        const pitch = (need('diameter') + need('bore')) / 2
        return {
          value: Math.max(5, Math.floor((0.72 * Math.PI * pitch) / ball)),
          because: 'so many fit with a cage between them',
        }
      },
    },
    ballDiameter: {
      says: 'ball diameter',
      forms: 'ball diameter|ball size|diameter of the balls',
      default: ({ need }) => {
        const gap = (need('diameter') - need('bore')) / 2
        return {
          value: Number(Math.min(0.6 * gap, 0.8 * need('width')).toPrecision(3)),
          because: 'six tenths of the gap between bore and outside is usual',
        }
      },
    },
  },
  linear: [twice('diameter', 'radius'), twice('bore', 'boreRadius')],
  sequence: { 3: ['bore', 'diameter', 'width'] },
  bare: 'bore',
  portions: {
    inner: {
      forms: 'inner ring|inner race|inner raceway',
      words: { innerDiameter: 'bore', diameter: 'bore' },
      bare: 'bore',
    },
    outer: {
      forms: 'outer ring|outer race|outer raceway',
      words: { outerDiameter: 'diameter', diameter: 'diameter' },
      bare: 'diameter',
    },
    bore: { forms: 'hole|center hole|centre hole|central hole', words: { diameter: 'bore' }, bare: 'bore' },
  },
  below: [
    ['bore', 'diameter'],
    ['ballDiameter', 'width'],
  ],
  build: ({ need, called }) => {
    const [inside, outside, width] = [need('bore'), need('diameter'), need('width')]
    const [count, ball] = [Math.round(need('balls')), need('ballDiameter')]
    const pitch = (inside + outside) / 2
    const fit = Math.floor(Math.PI / Math.asin(Math.min(1, ball / pitch)))
    if (count > fit) throw impossible(`${count} balls of ${ball} mm do not fit into this bearing; ${fit} do.`)
    // The shoulders of the rings reach a quarter of the ball past the pitch circle's side.
    const shoulder = 0.3 * ball
    const [innerTop, outerBottom] = [pitch / 2 - shoulder, pitch / 2 + shoulder]
    const broken = 0.04 * width
    const box = (from: number, to: number, sharp: 'in' | 'out'): [number, number][] =>
      sharp === 'in'
        ? [
            [from + broken, 0],
            [to, 0],
            [to, width],
            [from + broken, width],
            [from, width - broken],
            [from, broken],
          ]
        : [
            [from, 0],
            [to - broken, 0],
            [to, broken],
            [to, width - broken],
            [to - broken, width],
            [from, width],
          ]
    const inner = ringPart('inner-ring', 'Inner ring', box(inside / 2, innerTop, 'in'))
    const outer = ringPart('outer-ring', 'Outer ring', box(outerBottom, outside / 2, 'out'))
    inner.features.push(raceway('inner-ring', pitch, ball, width / 2))
    outer.features.push(raceway('outer-ring', pitch, ball, width / 2))
    const balls = Array.from({ length: count }, (_, index): InstanceInput => {
      const angle = (2 * Math.PI * index) / count
      return {
        id: `ball-${index + 1}`,
        part: 'ball',
        placement: {
          kind: 'coordinates',
          translate: [(pitch / 2) * Math.cos(angle), (pitch / 2) * Math.sin(angle), width / 2],
        },
      }
    })
    const relations: RelationInput[] = []
    return {
      features: [],
      parts: [
        inner,
        outer,
        {
          id: 'ball',
          name: 'Ball',
          colour: '#d7dade',
          features: [{ kind: 'sphere', id: 'ball', diameter: ball }],
        },
      ],
      instances: [
        { id: 'inner-ring', part: 'inner-ring' },
        { id: 'outer-ring', part: 'outer-ring' },
        ...balls,
      ],
      relations,
      min: [-outside / 2, -outside / 2, 0],
      max: [outside / 2, outside / 2, width],
      shape: 'round',
      bore: inside,
      measures: {
        bore: {
          measure: { kind: 'hole-diameter', part: 'inner-ring', near: [0, 0, width / 2], axis: '+z' },
          value: inside,
        },
        boreRadius: {
          measure: { kind: 'hole-diameter', part: 'inner-ring', near: [0, 0, width / 2], axis: '+z' },
          value: inside,
        },
        diameter: extent('x', outside),
        radius: extent('x', outside),
        width: extent('z', width),
        balls: { measure: { kind: 'instance-count', part: 'ball' }, value: count },
        ballDiameter: { measure: { kind: 'sphere-diameter', part: 'ball' }, value: ball },
      },
      name: `${called} ${inside} × ${outside} × ${width} mm`,
    }
  },
}

export const taperedBearing: Family = {
  id: 'tapered roller bearing',
  forms: [
    [
      'tapered roller bearing|taper roller bearing|taper bearing|tapered bearing|conical roller bearing|conical bearing',
    ],
  ],
  designation: byNumber(TAPERED_BEARINGS),
  dimensions: {
    ...bearingSizes(25),
    rollers: {
      says: 'number of rollers',
      forms: 'roller|tapered roller|rolling element',
      unit: 'count',
      default: usual(16, 'so many are usual'),
    },
    angle: {
      says: 'contact angle',
      words: 'angle',
      forms: 'contact angle|taper angle',
      unit: 'deg',
      default: usual(14, 'ISO 355 has about so much'),
    },
  },
  linear: [twice('diameter', 'radius'), twice('bore', 'boreRadius')],
  sequence: { 3: ['bore', 'diameter', 'width'] },
  bare: 'bore',
  portions: {
    cone: {
      forms: 'inner ring|cone|inner race',
      words: { innerDiameter: 'bore', diameter: 'bore' },
      bare: 'bore',
    },
    cup: {
      forms: 'outer ring|cup|outer race',
      words: { outerDiameter: 'diameter', diameter: 'diameter' },
      bare: 'diameter',
    },
  },
  below: [['bore', 'diameter']],
  build: ({ need, called }) => {
    const [inside, outside, width, angle] = [
      need('bore') / 2,
      need('diameter') / 2,
      need('width'),
      need('angle'),
    ]
    const gap = outside - inside
    const middle = (inside + outside) / 2
    const lean = Math.tan((angle * Math.PI) / 180)
    const roller = Math.min(0.34 * gap, 0.4 * gap)
    const length = 0.62 * width
    const at = (z: number): number => middle + (z - width / 2) * lean
    const half = roller / 2 / Math.cos((angle * Math.PI) / 180)
    const line = (z: number, side: 1 | -1): [number, number] => [at(z) + side * (half + 0.01 * gap), z]
    const [low, high] = [width / 2 - 0.4 * width, width / 2 + 0.4 * width]
    const cone = ringPart('cone', 'Inner ring', [
      [inside, 0],
      [line(low, -1)[0], 0],
      line(low, -1),
      line(high, -1),
      [line(high, -1)[0], width],
      [inside, width],
    ])
    const cup = ringPart('cup', 'Outer ring', [
      [line(0.06 * width, 1)[0], 0.06 * width],
      [outside, 0.06 * width],
      [outside, width],
      [line(width, 1)[0], width],
    ])
    const fit = Math.floor((2 * Math.PI * at(width / 2 - length / 2)) / (1.08 * roller))
    const count = Math.round(need('rollers'))
    if (count > fit) throw impossible(`${count} rollers do not fit into this bearing; ${fit} do.`)
    const axis: [number, number, number] = [lean, 0, 1]
    const start: [number, number, number] = [at(width / 2 - length / 2), 0, width / 2 - length / 2]
    const rollers = Array.from(
      { length: count },
      (_, index): InstanceInput => ({
        id: `roller-${index + 1}`,
        part: 'roller',
        placement: { kind: 'coordinates', rotate: { axis: '+z', angleDeg: (360 * index) / count } },
      }),
    )
    return {
      features: [],
      parts: [
        cone,
        cup,
        {
          id: 'roller',
          name: 'Roller',
          colour: '#d7dade',
          features: [
            {
              kind: 'cone',
              id: 'roller',
              bottomDiameter: 0.9 * roller,
              topDiameter: roller * 0.98,
              height: length,
              frame: { origin: start, normal: axis },
            },
          ],
        },
      ],
      instances: [{ id: 'cone', part: 'cone' }, { id: 'cup', part: 'cup' }, ...rollers],
      min: [-outside, -outside, 0],
      max: [outside, outside, width],
      shape: 'round',
      bore: 2 * inside,
      measures: {
        bore: {
          measure: { kind: 'hole-diameter', part: 'cone', near: [0, 0, width / 2], axis: '+z' },
          value: 2 * inside,
        },
        boreRadius: {
          measure: { kind: 'hole-diameter', part: 'cone', near: [0, 0, width / 2], axis: '+z' },
          value: 2 * inside,
        },
        diameter: extent('x', 2 * outside),
        radius: extent('x', 2 * outside),
        width: extent('z', width),
        rollers: { measure: { kind: 'instance-count', part: 'roller' }, value: count },
      },
      name: `${called} ${2 * inside} × ${2 * outside} × ${width} mm`,
    }
  },
}
