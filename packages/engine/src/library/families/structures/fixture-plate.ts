/** Fixture plates: a plate with tapped holes on a grid, as things are clamped to it. */
import { EngineError } from '../../../errors.ts'
import { parseThread } from '../../threads.ts'
import { handy, usual } from '../choose.ts'
import type { Family } from '../family.ts'
import { extent, holeSpacing, holes } from '../measure.ts'

/** More holes than this are never asked for, and take minutes to drill. */
const MOST_HOLES = 400

export const fixturePlate: Family = {
  id: 'fixture plate',
  forms: [
    [
      'fixture plate|tooling plate|fixturing plate|optical breadboard|breadboard plate|grid plate|tapped grid plate|jig plate|work holding plate|workholding plate|machining fixture plate|modular fixture plate',
    ],
  ],
  agrees: 'rectangular square',
  dimensions: {
    length: { says: 'length', words: 'length axis-x', default: usual(200, 'it is a handy size') },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      default: ({ need }) => ({ value: handy(0.75 * need('length')), because: 'it suits the length' }),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height axis-z',
      forms: 'plate thickness',
      default: ({ need }) => ({
        value: handy(Math.max(5, 0.07 * need('length'))),
        because: 'it stays flat under clamps',
      }),
    },
    screw: {
      says: 'thread',
      words: 'major',
      forms: 'hole size|thread size|tapped hole size',
      default: usual(6, 'M6 is the thread of most clamps'),
    },
    pitch: {
      says: 'hole spacing',
      forms:
        'hole spacing|grid spacing|spacing|pitch|hole pitch|grid pitch|grid size|center to center spacing|hole distance',
      default: usual(25, 'a 25 mm grid is the usual one'),
    },
    columns: {
      says: 'number of columns',
      forms: 'column',
      unit: 'count',
      default: ({ need }) => ({
        value: Math.max(2, Math.floor(need('length') / need('pitch'))),
        because: 'so many fit',
      }),
    },
    rows: {
      says: 'number of rows',
      forms: 'row',
      unit: 'count',
      default: ({ need }) => ({
        value: Math.max(2, Math.floor(need('width') / need('pitch'))),
        because: 'so many fit',
      }),
    },
    count: { says: 'number of holes', unit: 'count' },
  },
  formulas: [{ gives: 'count', from: ['columns', 'rows'], compute: (columns, rows) => columns * rows }],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'thickness'] },
  bare: 'length',
  thread: ({ majorDiameter }) => ({ screw: majorDiameter }),
  portions: {
    holes: {
      forms:
        'hole|tapped hole|threaded hole|grid hole|fixture hole|hole grid|grid|grid of tapped hole|grid of threaded hole|grid of hole|tapped hole grid',
      words: { diameter: 'screw', size: 'screw', centres: 'pitch' },
      bare: 'pitch',
      count: 'count',
      apart: 'pitch',
    },
  },
  build: ({ id, need, called }) => {
    const [l, w, t, screw, pitch] = [
      need('length'),
      need('width'),
      need('thickness'),
      need('screw'),
      need('pitch'),
    ]
    const [columns, rows] = [need('columns'), need('rows')]
    const room = [l - (columns - 1) * pitch, w - (rows - 1) * pitch]
    if (Math.min(...room) < 1.5 * screw || columns * rows > MOST_HOLES)
      throw new EngineError(
        'geometry_validation_failed',
        `${columns} by ${rows} holes ${pitch} mm apart do not fit on a plate of ${l} by ${w} mm. Give another spacing, or fewer of them.`,
      )
    const drill = parseThread(`M${screw}`)?.tapDrill ?? 0.85 * screw
    const thread = parseThread(`M${screw}`)
    return {
      features: [
        { kind: 'box', id, size: [l, w, t] },
        {
          kind: 'hole',
          id: `${id}-grid`,
          ...(thread ? { thread: { designation: thread.designation } } : { diameter: drill }),
          positions: { kind: 'grid', columns, rows, pitch: [pitch, pitch] },
        },
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, t],
      measures: {
        length: extent('x', l),
        width: extent('y', w),
        thickness: extent('z', t),
        screw: { ...holes(columns * rows, drill), note: `${columns * rows} tapping drills of ${drill} mm` },
        columns: holes(columns * rows, drill),
        rows: holes(columns * rows, drill),
        count: holes(columns * rows, drill),
        pitch: holeSpacing(
          pitch,
          drill,
          [(-(columns - 1) * pitch) / 2, (-(rows - 1) * pitch) / 2, t],
          [(-(columns - 3) * pitch) / 2, (-(rows - 1) * pitch) / 2, t],
        ),
      },
      name: `${called} ${l} × ${w} × ${t} mm`,
    }
  },
}
