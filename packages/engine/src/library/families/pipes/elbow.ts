/** Bends: elbows and return bends, plain or flanged. The first end stands on z = 0; the second looks along x for 90°. */
import type { Point3 } from '../../../plan/geometry.ts'
import type { Family, FeatureInput } from '../family.ts'
import { angle, boltCircle, bore, cylinder, extent, holes, levels, through } from '../measure.ts'
import {
  boltHolePortion,
  boreBelow,
  boreDimensions,
  boreRelations,
  fittedPipe,
  flangeDimensions,
} from './bore.ts'

const RAD = Math.PI / 180

export const elbow: Family = {
  id: 'pipe elbow',
  forms: [
    [
      'elbow|pipe elbow|pipe bend|elbow fitting|bent pipe|elbow pipe|tube elbow|90 degree elbow|elbow joint|pipe elbow fitting|bent tube|tube bend|curved pipe|plumbing elbow|pipe knee',
    ],
    ['elbow flange|flanged elbow|flange elbow|flanged pipe elbow|flanged bend', { ends: 'flanged' }],
    [
      'u bend|return bend|u bend pipe|return bend pipe|pipe u bend|u tube|180 degree bend|u shaped pipe|u bend pipe fitting',
      { bend: 'return' },
    ],
    ['45 degree elbow|45 degree pipe elbow|45 degree bend', { bend: 'half' }],
  ],
  agrees: 'circular hollow xz right',
  options: {
    ends: { values: { plain: 'plain ended|butt welded', flanged: 'flanged' }, default: 'plain' },
    bend: { values: { right: 'quarter bend', half: 'eighth bend', return: '' }, default: 'right' },
  },
  dimensions: {
    ...boreDimensions(25),
    angle: {
      says: 'bend angle',
      words: 'angle',
      forms: 'bend angle|elbow angle|turn angle',
      unit: 'deg',
      default: ({ option }) => {
        if (option('bend') === 'return') return 180
        return option('bend') === 'half' ? 45 : { value: 90, because: 'an elbow turns a right angle' }
      },
    },
    bendRadius: {
      says: 'bend radius',
      words: 'radius ringRadius',
      forms:
        'bend radius|centerline radius|centreline radius|bend centerline radius|bending radius|elbow radius|center line radius|centre line radius|radius of bend|bend center radius',
      default: ({ need }) => ({
        value: Number((1.5 * need('od')).toPrecision(3)),
        because: 'long radius elbows have one and a half diameters',
      }),
    },
    leg: {
      says: 'straight length',
      words: 'length tangentLength',
      forms: 'leg length|straight length|end length|tangent length|straight section length',
      default: ({ need, has, option }) =>
        has('flange') || option('ends') === 'flanged'
          ? {
              value: Number((0.4 * need('od')).toPrecision(2)),
              because: 'the bolts need room behind the flange',
            }
          : 0,
    },
    ...flangeDimensions,
  },
  linear: boreRelations,
  below: [
    ...boreBelow,
    ['outerRadius', 'bendRadius'],
    ['boltCircle', 'flangeDiameter'],
    ['od', 'boltCircle'],
  ],
  sequence: { 2: ['od', 'id'] },
  bare: 'od',
  portions: {
    flange: {
      forms: 'flange|end flange|pipe flange|mounting flange',
      words: { diameter: 'flangeDiameter', outerDiameter: 'flangeDiameter', thickness: 'flangeThickness' },
      sequence: { 2: ['flangeDiameter', 'flangeThickness'] },
      bare: 'flangeDiameter',
      plural: true,
    },
    bolts: boltHolePortion,
    pipe: fittedPipe,
  },
  build: ({ id, need }) => {
    const [od, inner, r, turn, leg] = [
      need('od'),
      need('id'),
      need('bendRadius'),
      need('angle') * RAD,
      need('leg'),
    ]
    const [fd, ft, n] = [need('flangeDiameter'), need('flangeThickness'), Math.round(need('holes'))]
    const straight = leg + (fd > 0 ? ft : 0)
    const at = (a: number): Point3 => [r - r * Math.cos(a), 0, straight + r * Math.sin(a)]
    const heading: Point3 = [Math.sin(turn), 0, Math.cos(turn)]
    const end = at(turn)
    const last = end.map((value, index) => value + straight * (heading[index] as number)) as Point3
    const path = {
      kind: 'segments' as const,
      start: [0, 0, 0] as Point3,
      segments: [
        ...(straight > 0 ? [{ kind: 'line' as const, to: at(0) }] : []),
        { kind: 'arc' as const, via: at(turn / 2), to: end },
        ...(straight > 0 ? [{ kind: 'line' as const, to: last }] : []),
      ],
    }
    const sweep = (name: string, diameter: number, operation: 'add' | 'cut'): FeatureInput => ({
      kind: 'sweep',
      id: name,
      operation,
      sketch: { add: [{ kind: 'circle', diameter }] },
      path,
    })
    const disc = (
      name: string,
      origin: Point3,
      normal: Point3,
      diameter: number,
      operation: 'add' | 'cut',
    ): FeatureInput => ({
      kind: 'cylinder',
      id: name,
      operation,
      diameter,
      height: ft,
      frame: { origin, normal },
    })
    const back = heading.map((value) => -value) as Point3
    const across: Point3 = [Math.cos(turn), 0, -Math.sin(turn)]
    const bolts = (name: string, centre: Point3, u: Point3, normal: Point3): FeatureInput[] =>
      Array.from({ length: n }, (_, index) => {
        const a = ((index + 0.5) / n) * 2 * Math.PI
        const p = need('boltCircle') / 2
        const origin = centre.map(
          (value, axis) => value + p * (Math.cos(a) * (u[axis] as number) + (axis === 1 ? Math.sin(a) : 0)),
        ) as Point3
        return disc(`${name}-${index + 1}`, origin, normal, need('holeDiameter'), 'cut')
      })
    const up: Point3 = [0, 0, 1]
    const flanges =
      fd > 0
        ? [disc(`${id}-flange-1`, [0, 0, 0], up, fd, 'add'), disc(`${id}-flange-2`, last, back, fd, 'add')]
        : []
    const drilled =
      fd > 0
        ? [...bolts(`${id}-bolts-1`, [0, 0, 0], [1, 0, 0], up), ...bolts(`${id}-bolts-2`, last, across, back)]
        : []
    const reach = Math.max(od, fd) / 2
    const rimOf = (centre: Point3, u: Point3): Point3 =>
      centre.map((value, axis) => value + ((od + inner) / 4) * (u[axis] as number)) as Point3
    return {
      features: [sweep(id, od, 'add'), ...flanges, sweep(`${id}-bore`, inner, 'cut'), ...drilled],
      min: [-reach, -reach, 0],
      max: [
        Math.max(last[0], reach),
        reach,
        Math.max(last[2], straight + (turn > Math.PI / 2 ? r : 0)) + reach,
      ],
      shape: 'round',
      bore: inner,
      measures: {
        ...pipeMeasures(fd, od, need('wall'), at(turn / 2), turn / 2),
        // The faces of the ends look apart by what the bend leaves of a half turn.
        angle: through(
          angle(180 - need('angle'), rimOf([0, 0, 0], [1, 0, 0]), rimOf(last, across)),
          `its ends at ${180 - need('angle')}°`,
        ),
        bendRadius: { measure: { kind: 'torus-diameter', which: 'ring' }, value: 2 * r },
        leg: {
          measure: { kind: 'hole-depth', diameter: inner, near: [0, 0, straight / 2] },
          value: straight,
          ...(fd > 0 ? { note: 'with its flange' } : {}),
        },
        flangeDiameter: extent('y', Math.max(fd, od)),
        flangeThickness: levels('z', 0, ft),
        holes: holes(2 * n, need('holeDiameter')),
        boltCircle: boltCircle(need('boltCircle'), need('holeDiameter')),
        holeDiameter: bore(need('holeDiameter'), [
          (need('boltCircle') / 2) * Math.cos(Math.PI / n),
          (need('boltCircle') / 2) * Math.sin(Math.PI / n),
          ft / 2,
        ]),
      },
    }
  },
}

/** The wall is met across the middle of the bend; outside shows in the width, inside in outside and wall. */
function pipeMeasures(flange: number, od: number, thick: number, middle: Point3, half: number) {
  const outward: Point3 = [-Math.cos(half), 0, Math.sin(half)]
  const spot = middle.map((value, axis) => value + ((od - thick) / 2) * (outward[axis] as number)) as Point3
  const wallThere = {
    measure: { kind: 'wall-thickness' as const, at: spot, direction: outward },
    value: thick,
  }
  const outside = flange > 0 ? cylinder(od, [od / 2, 0, 0.001]) : extent('y', od)
  return {
    od: outside,
    outerRadius: through(outside, `outer diameter ${od}`),
    id: through(wallThere, `wall ${thick}`),
    innerRadius: through(wallThere, `wall ${thick}`),
    wall: wallThere,
  }
}
