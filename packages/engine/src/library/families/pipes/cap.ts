/** Caps that slip over the end of something round: a pipe, a lens, a bottle. The closed end lies on z = 0. */
import type { Family } from '../family.ts'
import { bore, extent, levels, wall } from '../measure.ts'
import { share, usual } from '../shape.ts'

export const cap: Family = {
  id: 'end cap',
  shares: { cap: 'pipe' },
  forms: [
    [
      'end cap|pipe cap|tube cap|pipe end cap|tube end cap|pvc cap|pvc pipe cap|rod cap|pole cap|protective cap|rubber cap|hose cap|round cap|furniture cap|chair leg cap|leg cap|cane tip|ferrule',
    ],
    [
      'lens cap|dust cap|bottle cap|jar lid|can lid|round lid|camera lens cap|jar cap|cup lid|mug lid|pot lid|screw cap|bottle lid|container lid',
      { build: 'low' },
    ],
  ],
  options: { build: { values: { high: 'deep', low: 'low|shallow' }, default: 'high' } },
  agrees: 'circular hollow',
  dimensions: {
    inner: {
      says: 'inner diameter',
      words: 'innerDiameter diameter size',
      forms: 'pipe diameter|tube diameter|lens diameter|pipe size|bottle diameter',
      default: usual(40, 'a common pipe is so wide'),
    },
    wall: { says: 'wall thickness', words: 'wall thickness', default: share(0.05, 'inner', 'it is stiff') },
    outer: { says: 'outer diameter', words: 'outerDiameter width' },
    floor: {
      says: 'end thickness',
      forms: 'end thickness|top thickness|floor thickness|bottom thickness',
      default: ({ need }) => need('wall'),
    },
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: ({ need, option }) => ({
        value: Number(((option('build') === 'low' ? 0.2 : 0.5) * need('inner')).toPrecision(3)),
        because: 'it stays on by friction',
      }),
    },
    depth: { says: 'depth', words: 'depth', forms: 'inner depth|inside depth|socket depth' },
  },
  linear: [
    [
      [1, 'outer'],
      [-1, 'inner'],
      [-2, 'wall'],
    ],
    [
      [1, 'height'],
      [-1, 'depth'],
      [-1, 'floor'],
    ],
  ],
  sequence: { 2: ['inner', 'height'] },
  bare: 'inner',
  portions: {
    wall: { forms: 'wall|side|rim', words: { thickness: 'wall' }, bare: 'wall', plural: true },
    pipe: {
      forms: 'pipe|tube|rod|lens|bottle|jar|pole|hose|can|cup|mug',
      words: { diameter: 'inner', outerDiameter: 'inner' },
      bare: 'inner',
    },
  },
  below: [
    ['inner', 'outer'],
    ['floor', 'height'],
  ],
  build: ({ id, need }) => {
    const [inside, outside, floor, h] = [need('inner'), need('outer'), need('floor'), need('height')]
    return {
      features: [
        { kind: 'cylinder', id, diameter: outside, height: h },
        {
          kind: 'cylinder',
          id: `${id}-room`,
          operation: 'cut',
          diameter: inside,
          height: h,
          frame: { origin: [0, 0, floor] },
        },
      ],
      min: [-outside / 2, -outside / 2, 0],
      max: [outside / 2, outside / 2, h],
      shape: 'round',
      measures: {
        inner: bore(inside, [0, 0, (h + floor) / 2]),
        outer: extent('x', outside),
        wall: wall((outside - inside) / 2, [(outside + inside) / 4, 0, (h + floor) / 2], '+x'),
        floor: levels('z', 0, floor),
        height: extent('z', h),
        depth: levels('z', floor, h),
      },
    }
  },
}
