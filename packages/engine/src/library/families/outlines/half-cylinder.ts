/** Half of a round bar, lying on its flat side along x. */
import type { Family } from '../family.ts'
import { cylinder, extent, through } from '../measure.ts'
import { arc, outline, share, usual } from '../shape.ts'

export const halfCylinder: Family = {
  id: 'half cylinder',
  forms: [
    [
      'half cylinder|half a cylinder|half of a cylinder|semi cylinder|semicylinder|semicircular cylinder|semicircular prism|half round bar|half round rod|half rod|half round|half of a rod|half log|half round block|half round prism|d shaped block',
    ],
  ],
  agrees: 'semicircular circular xz yz xy',
  idle: 'lying on its flat side|lying flat|flat side down|flat side faces down|flat side is down|flat face down|flat side facing down|lying on its flat face|flat on the ground|with the flat side down|sits on its flat side|resting on its flat side|rests on its flat side|flat side on the bottom',
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      default: usual(40, 'it is a handy size'),
    },
    radius: { says: 'radius', words: 'radius outerRadius', forms: 'arc radius' },
    length: {
      says: 'length',
      words: 'length extrusion depth thickness height axis-x',
      default: share(2, 'diameter', 'it is twice as long as it is wide'),
    },
  },
  linear: [
    [
      [1, 'diameter'],
      [-2, 'radius'],
    ],
  ],
  bare: 'diameter',
  build: ({ id, need }) => {
    const [r, length] = [need('radius'), need('length')]
    const round = cylinder(2 * r, [0, 0, r], '+x')
    return {
      features: [
        {
          kind: 'extrude',
          id,
          sketch: { add: [outline([-r, 0], arc([0, r], [r, 0]))] },
          plane: { on: 'frame', normal: '+x', x: '+y' },
          extent: { kind: 'length', length, direction: 'both' },
        },
      ],
      min: [-length / 2, -r, 0],
      max: [length / 2, r, r],
      measures: {
        diameter: round,
        radius: through(round, `diameter ${2 * r}`),
        length: extent('x', length),
      },
    }
  },
}
