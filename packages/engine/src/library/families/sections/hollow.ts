/** Hollow sections and slotted extrusions. */
import type { Point2 } from '../../../plan/geometry.ts'
import type { Family } from '../family.ts'
import { bore, wall } from '../measure.ts'
import { inSection, type ProfileInput, rolled } from './rolled.ts'

const inner = (outer: string, name: string) =>
  [
    [1, outer],
    [-1, name],
    [-2, 'wall'],
  ] as const

export const boxSection: Family = rolled({
  id: 'box section',
  forms:
    'square tube|rectangular tube|box section|hollow section|rhs|shs|square hollow section|rectangular hollow section|box profile|box beam|box tube|square tubing|rectangular tubing|square pipe|rectangular pipe|hollow profile|hollow beam|hollow bar|square hollow tube|rectangular hollow tube|hollow square tube|hollow rectangular tube|hollow square section|hollow rectangular section|hollow square bar|hollow rectangular beam|hollow square profile|box girder|duct section|rectangular duct|square duct',
  height: 40,
  width: [1, 'height'],
  agrees: 'hollow rectangular square',
  sequence: ['height', 'width', 'wall'],
  linear: [inner('height', 'innerHeight'), inner('width', 'innerWidth')],
  dimensions: {
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      forms: 'wall thickness|thickness of wall|material thickness',
      default: ({ need }) => ({
        value: Math.max(
          Math.round(0.15 * Math.min(need('height'), need('width'))) / 2,
          0.02 * need('height'),
        ),
        because: 'it suits the section',
      }),
    },
    innerHeight: { says: 'inner height', words: 'innerLength', forms: 'inner height|inside height' },
    innerWidth: { says: 'inner width', words: 'innerWidth' },
    radius: {
      says: 'corner radius',
      words: 'radius outerRadius',
      forms: 'corner radius|outer corner radius|outside corner radius|external corner radius',
      default: () => 0,
    },
    innerRadius: {
      says: 'inner corner radius',
      words: 'innerRadius',
      forms:
        'inner corner radius|inside corner radius|internal corner radius|interior corner radius|inner radius|inside radius',
      // A wall as thick in the corners as elsewhere.
      default: ({ need }) => Math.max(0, need('radius') - need('wall')),
    },
  },
  portions: { wall: { forms: 'wall|side', words: { thickness: 'wall' }, bare: 'wall', plural: true } },
  sketch: ({ need }) => {
    const [w, h, t, r] = [need('width'), need('height'), need('wall'), need('radius')]
    const within = need('innerRadius')
    const room = { width: w - 2 * t, height: h - 2 * t }
    return {
      add: [{ kind: 'rectangle', width: w, height: h, ...(r > 0 ? { cornerRadius: r } : {}) }],
      cut: [{ kind: 'rectangle', ...room, ...(within > 0 ? { cornerRadius: within } : {}) }],
    }
  },
  measures: ({ need }) => {
    const [w, h, t] = [need('width'), need('height'), need('wall')]
    // Near a corner: holes are drilled in the middle of the sides.
    const off = (side: number): number => 0.9 * (side / 2 - Math.max(t, need('radius'), need('innerRadius')))
    const side = wall(t, inSection(h, [w / 2 - t / 2, off(h)]), '+y')
    return {
      wall: side,
      innerHeight: wall(t, inSection(h, [off(w), h / 2 - t / 2]), '+z'),
      innerWidth: side,
      radius: {
        measure: { kind: 'fillet-radius', near: inSection(h, [w / 2, h / 2]) },
        value: need('radius'),
      },
      innerRadius: {
        measure: { kind: 'fillet-radius', near: inSection(h, [w / 2 - t, h / 2 - t]) },
        value: need('innerRadius'),
      },
    }
  },
})

/** Slot widths of the common systems, by the size of one cell: slot 6 for 20 mm, 8 for 30 and 40. */
const SLOTS: Readonly<Record<number, number>> = { 15: 3.2, 20: 6.2, 25: 6.2, 30: 8.2, 40: 8.2, 45: 10.2 }

const named = (name: string): Readonly<Record<string, number>> | undefined => {
  const [, a, b] = /^(15|20|25|30|40|45)(15|20|25|30|40|45|60|80)$/u.exec(name) ?? []
  return a && b ? { width: Number(a), height: Number(b) } : undefined
}

export const slottedExtrusion: Family = rolled({
  id: 'slotted extrusion',
  forms:
    't slot extrusion|aluminium extrusion|aluminum extrusion|t slot profile|tslot extrusion|tslot profile|aluminium profile|aluminum profile|extrusion profile|v slot extrusion|slotted extrusion|extruded profile|t slotted extrusion|t slot rail|aluminium extrusion profile|aluminum extrusion profile|aluminium t slot profile|aluminum t slot profile|aluminium slot profile|slot profile|slotted profile|aluminium profile extrusion|t slot aluminium extrusion|t slot aluminum extrusion|t slot aluminium profile|t slot aluminum profile|framing extrusion|item profile|makerbeam|v slot rail|v slot profile|v slot|t slot bar|strut profile|aluminium strut profile|construction profile|extrusion rail',
  height: 20,
  width: [1, 'height'],
  sequence: ['width', 'height', 'length'],
  designation: named,
  dimensions: {
    slot: {
      says: 'slot width',
      forms: 'slot width|slot opening',
      default: ({ need }) => ({
        value:
          SLOTS[need('width')] ?? Number((0.28 * Math.min(need('width'), need('height'))).toPrecision(2)),
        because: 'it is usual for the size',
      }),
    },
    bore: {
      says: 'core bore',
      forms: 'core bore|center bore|centre bore|core hole',
      default: ({ need }) => ({
        value: Number((0.21 * Math.min(need('width'), need('height'))).toPrecision(2)),
        because: 'it can be tapped',
      }),
    },
  },
  sketch: ({ need }) => {
    const [w, h, s] = [need('width'), need('height'), need('slot')]
    const cell = Math.min(w, h)
    const cells = (size: number): number[] => {
      const count = Math.max(1, Math.round(size / cell))
      return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * (size / count))
    }
    const lip = 0.09 * cell
    const deep = 0.3 * cell
    const broad = 0.55 * cell
    // A mouth of the slot's width behind which the groove widens and narrows again to its floor.
    const groove = (at: Point2, turn: number): ProfileInput => ({
      kind: 'outline',
      start: [-s / 2, 0.001 * cell],
      segments: [
        [-s / 2, -lip],
        [-broad / 2, -lip],
        [-broad / 2, -0.55 * deep],
        [-s / 2, -deep],
        [s / 2, -deep],
        [broad / 2, -0.55 * deep],
        [broad / 2, -lip],
        [s / 2, -lip],
        [s / 2, 0.001 * cell],
      ].map((to) => ({ kind: 'line' as const, to: to as Point2 })),
      at,
      rotateDeg: turn,
    })
    const [ys, zs] = [cells(w), cells(h)]
    return {
      add: [{ kind: 'rectangle', width: w, height: h, cornerRadius: 0.05 * cell }],
      cut: [
        ...ys.flatMap((y) => [groove([y, h / 2], 0), groove([y, -h / 2], 180)]),
        ...zs.flatMap((z) => [groove([w / 2, z], -90), groove([-w / 2, z], 90)]),
        ...ys.flatMap((y) =>
          zs.map((z) => ({
            kind: 'circle' as const,
            diameter: need('bore'),
            at: [y, z] as Point2,
          })),
        ),
      ],
    }
  },
  measures: ({ need }) => {
    const [h, s] = [need('height'), need('slot')]
    const cell = Math.min(need('width'), h)
    const count = Math.max(1, Math.round(need('width') / cell))
    const y = ((count - 1) / 2) * (need('width') / count)
    return {
      slot: {
        measure: {
          kind: 'distance',
          between: [
            inSection(h, [y - s / 2, h / 2 - 0.045 * cell]),
            inSection(h, [y + s / 2, h / 2 - 0.045 * cell]),
          ],
        },
        value: s,
      },
      bore: bore(need('bore'), inSection(h, [y, 0]), '+x'),
    }
  },
})
