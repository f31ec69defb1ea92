/** Implants in a simplified form, for planning and teaching: a bone plate, a hip stem with its head. Not for use in a body. */
import type { Point2, Point3 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { extent, holeSpacing, holes, levels } from '../measure.ts'
import { ball, raised, rod, share, standing, usual } from '../shape.ts'

export const bonePlate: Family = {
  id: 'bone plate',
  forms: [
    [
      'bone plate|fracture plate|osteosynthesis plate|locking plate|compression plate|femur plate|femoral plate|tibia plate|orthopedic plate|orthopaedic plate|surgical plate|trauma plate',
    ],
  ],
  dimensions: {
    count: {
      says: 'number of holes',
      forms: 'hole count',
      unit: 'count',
      default: usual(6, 'three screws on either side of the break hold it'),
    },
    screw: {
      says: 'screw diameter',
      forms: 'screw diameter|screw size',
      default: usual(4.5, 'large fragments take 4.5 mm screws'),
    },
    hole: {
      says: 'hole diameter',
      words: 'diameter innerDiameter',
      forms: 'hole diameter|hole size',
      default: ({ need }) => ({
        value: Number((need('screw') + 0.5).toPrecision(3)),
        because: 'the screw passes with half a millimetre of play',
      }),
    },
    pitch: {
      says: 'hole spacing',
      words: 'centres',
      forms: 'hole spacing|hole pitch|spacing',
      default: ({ need }) => ({
        value: Number((3.4 * need('hole')).toPrecision(3)),
        because: 'the plate keeps its strength between the holes',
      }),
    },
    width: {
      says: 'width',
      words: 'width axis-y',
      default: ({ need }) => ({
        value: Number((3 * need('hole')).toPrecision(3)),
        because: 'a hole takes a third of the width',
      }),
    },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => ({
        value: Number((need('count') * need('pitch')).toPrecision(4)),
        because: 'half a spacing stays beyond the last holes',
      }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      default: share(1, 'screw', 'plates are about as thick as their screws'),
    },
  },
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
  bare: 'length',
  portions: {
    hole: {
      forms: 'hole|screw hole|locking hole|round hole',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
      count: 'count',
    },
    screw: {
      forms: 'screw|bone screw|cortical screw|locking screw',
      words: { diameter: 'screw', size: 'screw' },
      bare: 'screw',
      plural: true,
    },
  },
  below: [
    ['hole', 'width'],
    ['screw', 'hole'],
  ],
  build: ({ id, need }) => {
    const [n, hole, pitch, w, l, t] = [
      Math.round(need('count')),
      need('hole'),
      need('pitch'),
      need('width'),
      need('length'),
      need('thickness'),
    ]
    const step = Math.min(pitch, (l - w) / Math.max(n - 1, 1))
    const points = Array.from({ length: n }, (_, i): Point2 => [(i - (n - 1) / 2) * step, 0])
    return {
      features: [
        raised(id, [{ kind: 'slot', length: l, width: w }], 0, t),
        { kind: 'hole', id: `${id}-holes`, diameter: hole, positions: { kind: 'points', points } },
      ],
      ...standing(l, w, t),
      measures: {
        count: holes(n, hole),
        screw: { ...holes(n, hole), note: `holes of ${hole}` },
        hole: holes(n, hole),
        pitch:
          n > 1
            ? holeSpacing(pitch, hole, [points[0]?.[0] ?? 0, 0, t / 2], [points[1]?.[0] ?? 0, 0, t / 2])
            : [],
        width: extent('y', w),
        length: extent('x', l),
        thickness: extent('z', t),
      },
    }
  },
}

export const hipProsthesis: Family = {
  id: 'hip prosthesis',
  forms: [
    [
      'prosthetic hip|hip prosthesis|hip implant|hip stem|artificial hip|hip replacement|femoral stem|hip joint prosthesis|prosthetic hip joint',
    ],
  ],
  dimensions: {
    head: {
      says: 'head diameter',
      words: 'diameter',
      forms: 'head diameter|ball diameter|femoral head diameter',
      default: usual(32, '28, 32 and 36 mm are the usual heads'),
    },
    stem: {
      says: 'stem length',
      words: 'length',
      forms: 'stem length',
      default: usual(140, 'straight stems are 120 to 160 mm long'),
    },
    width: {
      says: 'stem width',
      words: 'width',
      forms: 'stem width',
      default: share(0.16, 'stem', 'it fills the canal at the top'),
    },
    angle: {
      says: 'neck angle',
      words: 'angle',
      forms: 'neck angle|neck shaft angle|ccd angle',
      unit: 'deg',
      default: usual(130, 'the natural angle is 125 to 135°'),
    },
    neck: { says: 'neck length', forms: 'neck length', default: usual(38, 'it restores the natural offset') },
  },
  bare: 'head',
  portions: {
    head: { forms: 'head|ball|femoral head|ball head', words: { diameter: 'head' }, bare: 'head' },
    stem: { forms: 'stem|tapered stem', words: { length: 'stem', width: 'width' }, bare: 'stem' },
    neck: { forms: 'neck', words: { length: 'neck', angle: 'angle' }, bare: 'neck' },
  },
  build: ({ id, need }) => {
    const [head, l, w, neck] = [need('head'), need('stem'), need('width'), need('neck')]
    const lean = ((180 - need('angle')) * Math.PI) / 180
    const way: Point3 = [Math.sin(lean), 0, Math.cos(lean)]
    const centre: Point3 = [way[0] * neck, 0, l + way[2] * neck]
    const section = (z: number, x: number, y: number) => ({
      sketch: {
        add: [{ kind: 'rectangle' as const, width: x, height: y, cornerRadius: 0.3 * Math.min(x, y) }],
      },
      plane: { on: 'frame' as const, origin: [0, 0, z] as Point3 },
    })
    return {
      features: [
        { kind: 'loft', id, ruled: true, sections: [section(0, 0.36 * w, 0.32 * w), section(l, w, 0.6 * w)] },
        rod(`${id}-neck`, 0.42 * head, [-0.2 * w * way[0], 0, l - 0.2 * w * way[2]], neck + 0.2 * w, way),
        ball(`${id}-head`, head, centre),
      ],
      min: [-w / 2, -head / 2, 0],
      max: [centre[0] + head / 2, head / 2, centre[2] + head / 2],
      measures: {
        head: { measure: { kind: 'sphere-diameter' }, value: head },
        stem: levels('z', 0, l),
        neck: { ...extent('z', centre[2] + head / 2), note: `${(centre[2] + head / 2).toFixed(3)} over all` },
        angle: {
          ...extent('z', centre[2] + head / 2),
          note: `${(centre[2] + head / 2).toFixed(3)} over all`,
        },
      },
    }
  },
}
