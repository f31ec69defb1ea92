/** Steps up along x, solid underneath: as many treads as risers. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { extent, levels, through } from '../measure.ts'
import { lines, outline, share, usual, wide } from '../shape.ts'

export const staircase: Family = {
  id: 'staircase',
  forms: [
    [
      'staircase|stair|set of stairs|flight of stairs|set of steps|stair block|stepped staircase|stairway|staircase shape|stair step block|stepped ramp',
    ],
  ],
  agrees: 'rectangular xz yz xy',
  dimensions: {
    steps: {
      says: 'number of steps',
      forms: 'step|stair|tread|riser',
      unit: 'count',
      default: usual(4, 'it shows the steps plainly'),
    },
    rise: {
      says: 'height of a step',
      words: 'stairRise',
      forms: 'step height|rise|riser height|step rise',
      default: usual(10, 'it is a handy size'),
    },
    run: {
      says: 'depth of a step',
      words: 'stairRun',
      forms: 'step depth|run|tread depth|step length|tread length|step run',
      default: share(1.5, 'rise', 'a tread is deeper than its riser is high'),
    },
    width: {
      says: 'width',
      words: 'width axis-y extrusion',
      forms: 'step width|stair width|overall width|total width',
      default: share(3, 'run', 'it is wide enough to walk on'),
    },
    height: {
      says: 'overall height',
      words: 'height axis-z stairHeight',
      forms: 'overall height|total height',
    },
    length: {
      says: 'overall length',
      words: 'depth length axis-x stairLength',
      forms: 'overall length|total length|overall depth|total depth',
    },
  },
  formulas: [
    { gives: 'height', from: ['steps', 'rise'], compute: (n, rise) => n * rise },
    { gives: 'length', from: ['steps', 'run'], compute: (n, run) => n * run },
    { gives: 'rise', from: ['steps', 'height'], compute: (n, height) => height / n },
    { gives: 'run', from: ['steps', 'length'], compute: (n, length) => length / n },
  ],
  portions: {
    step: {
      forms: 'step|each step|stair|tread',
      words: { height: 'rise', depth: 'run', length: 'run', width: 'width', thickness: 'rise' },
      sequence: { 3: ['run', 'width', 'rise'] },
      count: 'steps',
      plural: true,
    },
  },
  build: ({ id, need }) => {
    const [n, rise, run, width] = [Math.round(need('steps')), need('rise'), need('run'), need('width')]
    const left = (-n * run) / 2
    const corners = Array.from({ length: n }, (_, i): Point2[] => [
      [left + i * run, (i + 1) * rise],
      [left + (i + 1) * run, (i + 1) * rise],
    ]).flat()
    const first = levels('z', 0, rise)
    return {
      features: [wide(id, [outline([left, 0], ...lines(...corners, [-left, 0]))], width)],
      min: [left, -width / 2, 0],
      max: [-left, width / 2, n * rise],
      measures: {
        steps: through(extent('z', n * rise), `${n} steps of ${rise} mm`),
        rise: first,
        run: levels('x', left, left + run),
        width: extent('y', width),
        height: extent('z', n * rise),
        length: extent('x', n * run),
      },
    }
  },
}
