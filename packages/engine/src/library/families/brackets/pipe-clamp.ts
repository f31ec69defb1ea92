/** Pipe clamps and saddles: a half ring over the pipe with an ear on each side, lying along y. */
import type { Family } from '../family.ts'
import { bore, cylinder, extent, holeSpacing, holes, levels } from '../measure.ts'
import { block, rod, usual } from '../shape.ts'
import { usualScrewHole } from './words.ts'

export const pipeClamp: Family = {
  id: 'pipe clamp',
  forms: [
    [
      'pipe clamp|pipe saddle|saddle clamp|saddle bracket|tube clamp|pipe bracket|conduit clamp|pipe strap|pipe clip|cable clamp|hose clamp bracket|pipe support|half clamp|pipe holder|saddle clip|u clamp|p clamp|clamp|cable clip|conduit saddle|pipe mounting clamp|tube holder|clip',
    ],
  ],
  agrees: 'circular',
  dimensions: {
    pipe: {
      says: 'pipe diameter',
      words: 'diameter innerDiameter',
      forms: 'pipe diameter|tube diameter|pipe size|bore|inner diameter|inside diameter|cable diameter',
      default: usual(25, 'it is a common pipe'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness wall',
      forms: 'strap thickness|material thickness|ring thickness',
      default: ({ need }) => ({
        value: Math.max(Number((0.12 * need('pipe')).toPrecision(1)), 0.08 * need('pipe')),
        because: 'it is stiff enough',
      }),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'strap width|clamp width|band width',
      default: ({ need }) => ({
        value: Math.max(Math.round(0.7 * need('pipe')), 0.5 * need('pipe')),
        because: 'it suits the pipe',
      }),
    },
    length: {
      says: 'overall length',
      words: 'length axis-x',
      forms: 'overall length|overall width',
      default: ({ need }) => ({
        value: Math.round(need('pipe') + 2 * need('thickness') + 2 * Math.max(0.7 * need('pipe'), 10)),
        because: 'the ears hold a screw each',
      }),
    },
    hole: {
      says: 'hole diameter',
      forms: 'screw hole diameter|bolt hole diameter|mounting hole diameter|hole diameter',
      default: ({ need }) => ({
        value: usualScrewHole(
          Math.min(need('width'), (need('length') - need('pipe')) / 2 - need('thickness')) * 1.8,
        ),
        because: 'it fits the ears',
      }),
    },
    count: { says: 'number of holes', unit: 'count' },
    spacing: {
      says: 'hole spacing',
      forms: 'hole spacing|screw spacing|bolt spacing',
      default: ({ need }) => ({
        value: Number(((need('length') + need('pipe') + 2 * need('thickness')) / 2).toPrecision(5)),
        because: 'they lie in the middle of the ears',
      }),
    },
  },
  bare: 'pipe',
  below: [
    ['pipe', 'length'],
    ['spacing', 'length'],
  ],
  thread: (thread) => ({ hole: thread.clearance.medium }),
  portions: {
    pipe: {
      forms: 'pipe|tube|cable|conduit|hose|rod|round pipe',
      words: { diameter: 'pipe', outerDiameter: 'pipe', size: 'pipe' },
      bare: 'pipe',
    },
    ears: {
      forms: 'ear|tab|flange|lug|foot|mounting tab|wing|mounting ear|mounting flange',
      words: { thickness: 'thickness' },
      plural: true,
    },
    bolts: {
      forms: 'hole|screw hole|bolt hole|mounting hole|fixing hole',
      words: { diameter: 'hole', size: 'hole', centres: 'spacing' },
      bare: 'hole',
      count: 'count',
      apart: 'spacing',
    },
  },
  build: ({ id, need }) => {
    const [d, t, w, l, hole, s] = [
      need('pipe'),
      need('thickness'),
      need('width'),
      need('length'),
      need('hole'),
      need('spacing'),
    ]
    const outer = d + 2 * t
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, t]),
        rod(`${id}-ring`, outer, [0, -w / 2, d / 2], w, '+y'),
        block(`${id}-legs`, [-outer / 2, -w / 2, 0], [outer / 2, w / 2, d / 2]),
        block(`${id}-below`, [-l, -w, -outer], [l, w, 0], 'cut'),
        rod(`${id}-bore`, d, [0, -w / 2, d / 2], w, '+y', 'cut'),
        block(`${id}-mouth`, [-d / 2, -w / 2, 0], [d / 2, w / 2, d / 2], 'cut'),
        rod(`${id}-hole-1`, hole, [-s / 2, 0, 0], t, '+z', 'cut'),
        rod(`${id}-hole-2`, hole, [s / 2, 0, 0], t, '+z', 'cut'),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, d + t],
      measures: {
        pipe: levels('x', -d / 2, d / 2),
        thickness: levels('z', 0, t),
        width: extent('y', w),
        length: extent('x', l),
        hole: bore(hole, [s / 2, 0, t / 2]),
        count: holes(2, hole),
        spacing: holeSpacing(s, hole, [-s / 2, 0, 0], [s / 2, 0, 0]),
        outer: cylinder(outer, [0, 0, d + t], '+y'),
      },
    }
  },
}
