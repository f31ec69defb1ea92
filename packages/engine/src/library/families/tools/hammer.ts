/** Hammers: a head on a handle. The head lies along x, the handle hangs down; proportions of a 450 g claw hammer. */
import type { Family, FeatureInput } from '../family.ts'
import { cylinder, extent, through, wall } from '../measure.ts'
import { block, lines, outline, rod, share, usual, wide } from '../shape.ts'

export const hammer: Family = {
  id: 'hammer',
  forms: [
    ['hammer|claw hammer|carpenter hammer|framing hammer|nail hammer|curved claw hammer', { head: 'claw' }],
    [
      'mallet|wooden mallet|rubber mallet|sledge hammer|sledgehammer|club hammer|lump hammer',
      { head: 'mallet' },
    ],
  ],
  options: { head: { values: { claw: 'claw', mallet: 'mallet head|double faced' }, default: 'claw' } },
  dimensions: {
    length: {
      says: 'overall length',
      words: 'length height axis-z',
      forms: 'hammer length',
      default: usual(330, 'claw hammers are so long'),
    },
    head: {
      says: 'head length',
      words: 'width axis-x',
      forms: 'head length|head width',
      default: share(0.4, 'length', 'the head is four tenths of the length'),
    },
    face: {
      says: 'face diameter',
      words: 'diameter',
      forms: 'face diameter|striking face diameter|head diameter',
      default: share(0.24, 'head', 'the face is about 30 mm on a claw hammer'),
    },
    handle: {
      says: 'handle thickness',
      words: 'thickness',
      forms: 'handle thickness|handle diameter|handle width',
      default: ({ need }) => ({
        value: Number((0.085 * need('length')).toPrecision(3)),
        because: 'it fits the hand',
      }),
    },
    handleLength: { says: 'handle length', forms: 'handle length' },
  },
  linear: [
    [
      [1, 'length'],
      [-1, 'handleLength'],
      [-1, 'face'],
    ],
  ],
  bare: 'length',
  portions: {
    handle: {
      forms: 'handle|grip|shaft|wooden handle',
      words: { length: 'handleLength', diameter: 'handle', thickness: 'handle', width: 'handle' },
      bare: 'handleLength',
    },
    head: {
      forms: 'head|hammer head|steel head|metal head',
      words: { length: 'head', width: 'head', diameter: 'face' },
      bare: 'head',
    },
    face: { forms: 'face|striking face|flat face', words: { diameter: 'face' }, bare: 'face' },
    claw: { forms: 'claw|curved claw|split claw|nail puller|v notch', words: {}, plural: true },
  },
  below: [
    ['face', 'head'],
    ['head', 'length'],
  ],
  build: ({ id, need, option }) => {
    const [l, head, f, t] = [need('length'), need('head'), need('face'), need('handle')]
    const z = l - f / 2
    const right = 0.45 * head
    const left = head - right
    const grip: FeatureInput = {
      kind: 'extrude',
      id: `${id}-handle`,
      sketch: { add: [{ kind: 'ellipse', width: t, height: 0.72 * t }] },
      extent: { kind: 'length', length: z },
    }
    if (option('head') === 'mallet')
      return {
        features: [rod(id, f, [-head / 2, 0, z], head, '+x'), grip],
        min: [-head / 2, -f / 2, 0],
        max: [head / 2, f / 2, l],
        measures: {
          length: extent('z', l),
          head: extent('x', head),
          face: cylinder(f, [head / 4, 0, z + f / 2], '+x'),
          handle: wall(t, [0, 0, z / 2], '+x'),
          handleLength: through(extent('z', l), `${l} over all`),
        },
      }
    // From the side: a claw that bends down and thins out, then slit along its middle.
    const claw = outline(
      [0, z + 0.36 * f],
      {
        kind: 'spline',
        through: [[-0.5 * left, z + 0.34 * f]],
        to: [-left, z - 0.62 * f],
        startTangent: [-1, 0],
      },
      { kind: 'line', to: [-left + 0.06 * f, z - 0.68 * f] },
      {
        kind: 'spline',
        through: [[-0.48 * left, z - 0.08 * f]],
        to: [0, z - 0.36 * f],
        endTangent: [1, -0.4],
      },
    )
    return {
      features: [
        rod(id, f, [right - 0.22 * head, 0, z], 0.22 * head, '+x'),
        rod(`${id}-neck`, 0.7 * f, [0, 0, z], right - 0.2 * head, '+x'),
        block(`${id}-cheek`, [-0.5 * f, -0.45 * f, z - 0.48 * f], [0.5 * f, 0.45 * f, z + 0.48 * f]),
        wide(`${id}-claw`, [claw], 0.8 * f),
        // The slit that takes a nail: wide at the tip, closed near the cheek.
        {
          kind: 'extrude',
          id: `${id}-slit`,
          operation: 'cut',
          sketch: { add: [outline([-left - 1, -0.16 * f], ...lines([-0.62 * f, 0], [-left - 1, 0.16 * f]))] },
          extent: { kind: 'between', from: z - f, to: z + f },
        },
        grip,
      ],
      min: [-left, -f / 2, 0],
      max: [right, f / 2, l],
      measures: {
        length: extent('z', l),
        head: extent('x', head),
        face: cylinder(f, [right - 0.05 * head, 0, z + f / 2], '+x'),
        handle: wall(t, [0, 0, z / 2], '+x'),
        handleLength: through(extent('z', l), `${l} over all`),
      },
    }
  },
}
