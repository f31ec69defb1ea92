/** Birdhouses: a room with a round entrance under a gable roof that overhangs all round. The front looks towards -y. */
import type { Family, FeatureInput } from '../family.ts'
import { bore, extent, levels, wall } from '../measure.ts'
import { lines, outline, rod, share, usual, wide } from '../shape.ts'

export const birdhouse: Family = {
  id: 'birdhouse',
  forms: [
    [
      'birdhouse|bird house|nesting box|nest box|bird box|bird nesting box|birdhouse with a roof|hanging birdhouse|bird nest box|wren house|bluebird house',
    ],
  ],
  dimensions: {
    width: { says: 'width', words: 'width length axis-x', default: usual(140, 'tits and wrens have room') },
    depth: { says: 'depth', words: 'depth axis-y', default: share(1, 'width', 'the floor is square') },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: ({ need }) => ({
        value: Number(Math.min(12, 0.086 * need('width')).toPrecision(2)),
        because: 'boards of this thickness keep the nest dry and warm',
      }),
    },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'overall height|ridge height|total height',
      default: share(1.75, 'width', 'young birds are safe from paws'),
    },
    entrance: {
      says: 'entrance diameter',
      words: 'innerDiameter diameter',
      forms:
        'entrance diameter|entrance hole diameter|hole diameter|hole size|entry diameter|opening diameter',
      default: usual(32, 'tits come in and larger birds do not'),
    },
    perch: {
      says: 'perch diameter',
      forms: 'perch diameter',
      default: ({ has }) => (has('perch') ? { value: 8, because: 'small feet hold on to it' } : 0),
    },
  },
  sequence: { 2: ['width', 'height'], 3: ['width', 'depth', 'height'] },
  bare: 'height',
  portions: {
    entrance: {
      forms: 'entrance|entrance hole|hole|entry hole|round hole|opening|entry|front hole|round entrance',
      words: { diameter: 'entrance', size: 'entrance' },
      bare: 'entrance',
    },
    perch: {
      forms: 'perch|landing perch|peg|perch rod|dowel perch',
      words: { diameter: 'perch' },
      bare: 'perch',
    },
    roof: { forms: 'roof|gable roof|pitched roof|sloped roof|slanted roof|pointed roof', words: {} },
    walls: { forms: 'wall|side', words: { thickness: 'wall' }, bare: 'wall', plural: true },
    floor: { forms: 'floor|base|bottom', words: { thickness: 'wall' } },
  },
  below: [
    ['entrance', 'width'],
    ['wall', 'entrance'],
    ['width', 'height'],
  ],
  build: ({ id, need }) => {
    const [w, d, h, t, hole, perch] = [
      need('width'),
      need('depth'),
      need('height'),
      need('wall'),
      need('entrance'),
      need('perch'),
    ]
    // A roof of 45°, as thick as the walls, beyond them by twice its thickness.
    const over = 2 * t
    const reach = w / 2 + over
    const slant = t * Math.SQRT2
    const eaves = h - slant - w / 2
    const room = w / 2 - t
    const z = eaves - hole
    const roof: FeatureInput = wide(
      `${id}-roof`,
      [
        outline(
          [0, h],
          ...lines(
            [reach, h - reach],
            [reach, h - reach - slant],
            [0, h - slant],
            [-reach, h - reach - slant],
            [-reach, h - reach],
            [0, h],
          ),
        ),
      ],
      d + 2 * over,
    )
    return {
      features: [
        wide(
          id,
          [
            outline(
              [-w / 2, 0],
              ...lines([w / 2, 0], [w / 2, eaves], [0, h - slant], [-w / 2, eaves], [-w / 2, 0]),
            ),
          ],
          d,
        ),
        roof,
        wide(
          `${id}-room`,
          [
            outline(
              [-room, t],
              ...lines([room, t], [room, eaves], [0, eaves + room], [-room, eaves], [-room, t]),
            ),
          ],
          d - 2 * t,
          'cut',
        ),
        rod(`${id}-entrance`, hole, [0, -d / 2, z], t, '+y', 'cut'),
        ...(perch > 0
          ? [rod(`${id}-perch`, perch, [0, -d / 2 - 4 * perch, z - hole], 4 * perch + t / 2, '+y')]
          : []),
      ],
      min: [-reach, -d / 2 - Math.max(over, 4 * perch), 0],
      max: [reach, d / 2 + over, h],
      chose: ['Roof, walls and floor are one piece, as nothing was said of how it is opened'],
      measures: {
        width: levels('x', -w / 2, w / 2),
        depth: levels('y', -d / 2, d / 2),
        height: extent('z', h),
        wall: wall(t, [w / 2 - t / 2, 0, eaves / 2], '+x'),
        entrance: bore(hole, [0, -d / 2 + t / 2, z], '+y'),
        perch: {
          measure: { kind: 'cylinder-diameter', near: [perch / 2, -d / 2 - 2 * perch, z - hole], axis: '+y' },
          value: perch,
        },
      },
    }
  },
}
