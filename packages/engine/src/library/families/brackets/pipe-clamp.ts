/** Pipe clamps, saddles and cable clips: a half ring over the pipe with an ear on each side, or on one, lying along y. */
import { impossible } from '../choose.ts'
import type { Family, FeatureInput, Wanted } from '../family.ts'
import { bore, cylinder, extent, holeSpacing, holes, levels } from '../measure.ts'
import { block, rod, usual } from '../shape.ts'
import { usualScrewHole } from './words.ts'

/** Below this a clamp is a model of one, and screws of the trade do not fit it. */
const REAL = 3

const real = ({ need }: Pick<Wanted, 'need'>, least: number): number => (need('pipe') >= REAL ? least : 0)

const screwsOf = ({ get, option }: Pick<Wanted, 'get' | 'option'>): number =>
  get('count') ?? (option('ears') === 'one' ? 1 : 2)

export const pipeClamp: Family = {
  id: 'pipe clamp',
  forms: [
    [
      'pipe clamp|pipe saddle|saddle clamp|saddle bracket|tube clamp|pipe bracket|conduit clamp|pipe strap|pipe clip|cable clamp|hose clamp bracket|pipe support|half clamp|pipe holder|saddle clip|u clamp|clamp|conduit saddle|pipe mounting clamp|tube holder|clip|hose holder|hose bracket|hose clip|hose mount|hose hanger|hose wall mount|pipe mount|pipe wall mount|tube mount|tube bracket|tube strap|conduit strap|cable saddle|pipe wall bracket|cable bracket|tube clip|hose support',
    ],
    [
      'cable clip|p clamp|p clip|wire clip|cord clip|one hole strap|one hole pipe strap|half saddle|one hole clamp|cable holder clip',
      { ears: 'one' },
    ],
  ],
  agrees: 'circular',
  options: { ears: { values: { two: 'two hole', one: 'one hole|single hole' }, default: 'two' } },
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
        value: Math.max(Number((0.12 * need('pipe')).toPrecision(1)), 0.08 * need('pipe'), real({ need }, 2)),
        because: 'it is stiff enough',
      }),
    },
    width: {
      says: 'width',
      words: 'width depth axis-y',
      forms: 'strap width|clamp width|band width',
      default: ({ need }) => ({
        value: Math.max(Math.round(0.7 * need('pipe')), 0.5 * need('pipe'), real({ need }, 10)),
        because: 'it suits the pipe',
      }),
    },
    length: {
      says: 'overall length',
      words: 'length axis-x',
      forms: 'overall length|overall width',
      default: ({ need, get, option }) => {
        const ears = screwsOf({ get, option }) === 1 ? 1 : 2
        return {
          value: Math.round(need('pipe') + 2 * need('thickness') + ears * Math.max(0.7 * need('pipe'), 10)),
          because: ears === 1 ? 'the ear holds a screw' : 'the ears hold a screw each',
        }
      },
    },
    hole: {
      says: 'hole diameter',
      forms: 'screw hole diameter|bolt hole diameter|mounting hole diameter|hole diameter',
      default: ({ need }) => ({
        value: Math.max(
          usualScrewHole(
            Math.min(need('width'), (need('length') - need('pipe')) / 2 - need('thickness')) * 1.8,
          ),
          real({ need }, 3.4),
        ),
        because: 'it fits the ears',
      }),
    },
    count: {
      says: 'number of holes',
      unit: 'count',
      default: ({ get, option }) => ({
        value: screwsOf({ get, option }),
        because: option('ears') === 'one' ? 'one screw holds it' : 'a screw on each side holds it',
      }),
    },
    spacing: {
      says: 'hole spacing',
      forms: 'hole spacing|screw spacing|bolt spacing',
      default: ({ need }) =>
        need('count') === 1
          ? 0
          : {
              value: Number(((need('length') + need('pipe') + 2 * need('thickness')) / 2).toPrecision(5)),
              because: 'they lie in the middle of the ears',
            },
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
      forms:
        'pipe|tube|cable|conduit|hose|rod|round pipe|wire|cord|pvc pipe|copper pipe|water pipe|garden hose|vacuum hose|round tube',
      words: { diameter: 'pipe', outerDiameter: 'pipe', innerDiameter: 'pipe', size: 'pipe' },
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
    const count = Math.round(need('count'))
    if (count !== 1 && count !== 2 && count !== 4)
      throw impossible(
        `A pipe clamp is held by 1, 2 or 4 screws; ${count} holes leave one of its ears without its share.`,
      )
    const single = count === 1
    const left = single ? -outer / 2 : -l / 2
    const right = single ? l - outer / 2 : l / 2
    const middle = single ? (outer / 2 + right) / 2 : s / 2
    const rows = count === 4 ? [-w / 4, w / 4] : [0]
    const screws = (single ? [middle] : [-middle, middle]).flatMap((x) => rows.map((y) => [x, y] as const))
    return {
      features: [
        block(id, [left, -w / 2, 0], [right, w / 2, t]),
        rod(`${id}-ring`, outer, [0, -w / 2, d / 2], w, '+y'),
        block(`${id}-legs`, [-outer / 2, -w / 2, 0], [outer / 2, w / 2, d / 2]),
        block(`${id}-below`, [-2 * l, -w, -outer], [2 * l, w, 0], 'cut'),
        rod(`${id}-bore`, d, [0, -w / 2, d / 2], w, '+y', 'cut'),
        block(`${id}-mouth`, [-d / 2, -w / 2, 0], [d / 2, w / 2, d / 2], 'cut'),
        ...screws.map(
          ([x, y], index): FeatureInput => rod(`${id}-hole-${index + 1}`, hole, [x, y, 0], t, '+z', 'cut'),
        ),
      ],
      min: [left, -w / 2, 0],
      max: [right, w / 2, d + t],
      measures: {
        pipe: levels('x', -d / 2, d / 2),
        thickness: levels('z', 0, t),
        width: extent('y', w),
        length: extent('x', l),
        hole: bore(hole, [middle, rows[0] ?? 0, t / 2]),
        count: holes(count, hole),
        spacing: holeSpacing(s, hole, [-s / 2, rows[0] ?? 0, 0], [s / 2, rows[0] ?? 0, 0]),
        outer: cylinder(outer, [0, 0, d + t], '+y'),
      },
    }
  },
}
