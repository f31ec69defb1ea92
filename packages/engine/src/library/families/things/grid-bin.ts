/** Bins of the Gridfinity system: cells of 42 mm, heights in steps of 7 mm, each cell with the foot that clicks into the grid. */
import type { Point3 } from '../../../plan/geometry.ts'
import { impossible } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { crossings, extent, wall } from '../measure.ts'
import { raised, usual } from '../shape.ts'

const CELL = 42
const PLAY = 0.5
const STEP = 7
/** The foot of a cell from below: width, radius of its corners, level. */
const FOOT = [
  [35.6, 0.8, 0],
  [37.2, 1.6, 0.8],
  [37.2, 1.6, 2.6],
  [41.5, 3.75, 4.75],
] as const
const CORNER = 3.75
const FLOOR = 7
const MOST_CELLS = 30

function foot(id: string, x: number, y: number): FeatureInput[] {
  return [0, 1, 2].map((index): FeatureInput => {
    const section = ([width, radius, z]: readonly [number, number, number]) => ({
      sketch: {
        add: [{ kind: 'rectangle' as const, width, height: width, cornerRadius: radius }],
      },
      plane: { on: 'frame' as const, origin: [x, y, z] as Point3 },
    })
    return {
      kind: 'loft',
      id: index === 0 ? id : `${id}-${index + 1}`,
      ruled: true,
      sections: [
        section(FOOT[index] as readonly [number, number, number]),
        section(FOOT[index + 1] as readonly [number, number, number]),
      ],
    }
  })
}

export const gridBin: Family = {
  id: 'grid bin',
  forms: [
    [
      'gridfinity bin|gridfinity box|gridfinity container|gridfinity|gridfinity tray|gridfinity storage bin|gridfinity divider bin|gridfinity cup',
    ],
  ],
  agrees: 'rectangular',
  options: { lip: { values: { none: 'without a lip|no lip|lipless' }, default: 'none' } },
  dimensions: {
    columns: {
      says: 'cells along',
      forms: 'column|cell along|unit wide|unit along',
      unit: 'count',
      default: usual(2, 'it is a common bin'),
    },
    rows: {
      says: 'cells across',
      forms: 'row|cell across|unit deep',
      unit: 'count',
      default: usual(1, 'it is a common bin'),
    },
    units: {
      says: 'height in units',
      forms: 'height unit|unit|unit high|unit tall|unit height|u',
      unit: 'count',
      default: usual(6, 'it is a common height'),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      default: usual(1.2, 'three lines of a nozzle of 0.4 mm print well'),
    },
    rooms: {
      says: 'number of compartments',
      forms: 'compartment|divider compartment|section',
      unit: 'count',
      default: 1,
    },
  },
  sequence: { 2: ['columns', 'rows'], 3: ['columns', 'rows', 'units'] },
  portions: { walls: { forms: 'wall|side wall', words: { thickness: 'wall' }, bare: 'wall', plural: true } },
  build: ({ id, need, called }) => {
    const [n, m, units, t, rooms] = [
      Math.round(need('columns')),
      Math.round(need('rows')),
      Math.round(need('units')),
      need('wall'),
      Math.round(need('rooms')),
    ]
    if (n * m > MOST_CELLS)
      throw impossible(`A bin of ${n} × ${m} cells is more than the ${MOST_CELLS} I make.`)
    if (units < 2) throw impossible('A bin is at least 2 units high: its foot alone needs one.')
    const [l, w, h] = [n * CELL - PLAY, m * CELL - PLAY, units * STEP]
    const cells = Array.from({ length: n * m }, (_, index) =>
      foot(
        index === 0 ? id : `${id}-foot-${index + 1}`,
        ((index % n) - (n - 1) / 2) * CELL,
        (Math.floor(index / n) - (m - 1) / 2) * CELL,
      ),
    ).flat()
    const each = (l - t) / rooms
    const level = (FLOOR + h) / 2
    return {
      features: [
        ...cells,
        raised(`${id}-body`, [{ kind: 'rectangle', width: l, height: w, cornerRadius: CORNER }], 4.75, h),
        ...Array.from({ length: rooms }, (_, index) =>
          raised(
            `${id}-room-${index + 1}`,
            [
              {
                kind: 'rectangle',
                width: each - t,
                height: w - 2 * t,
                cornerRadius: CORNER - t,
                at: [-l / 2 + t / 2 + (index + 0.5) * each, 0],
              },
            ],
            FLOOR,
            h,
            'cut',
          ),
        ),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, h],
      chose: ['The bin has no stacking lip and no magnet holes'],
      measures: {
        columns: { ...extent('x', l), note: `${l} mm long` },
        rows: { ...extent('y', w), note: `${w} mm wide` },
        units: { ...extent('z', h), note: `${h} mm high` },
        wall: wall(t, [l / 2 - t / 2, 0, level], '+x'),
        rooms: { ...crossings(rooms + 1, [-l, 0, level], [l, 0, level]), note: `between ${rooms + 1} walls` },
      },
      name: `${called} ${n} × ${m} × ${units}`,
    }
  },
}
