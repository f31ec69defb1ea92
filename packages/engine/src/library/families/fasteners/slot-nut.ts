/** Nuts for T-slots: of machine tables (DIN 508) and of slotted extrusions. The wide foot lies on z = 0, the neck is above. */
import { impossible } from '../choose.ts'
import type { Family, Wanted } from '../family.ts'
import { extent, levels } from '../measure.ts'
import { block, standing } from '../shape.ts'
import { nominal, threadOf } from './thread.ts'

/** DIN 508 by thread: slot, width of the foot, height, height of the foot. */
const TABLE_NUTS: Readonly<Record<number, readonly [number, number, number, number]>> = {
  6: [8, 13, 10, 6],
  8: [10, 15, 12, 6],
  10: [12, 18, 14, 7],
  12: [14, 22, 16, 8],
  16: [18, 28, 20, 10],
  20: [22, 35, 28, 14],
}

/** By the extrusion's cell: the usual thread, slot, width of the foot, height, height of the foot. */
const PROFILE_NUTS: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  20: [5, 6, 10.2, 5.6, 3.8],
  30: [6, 8, 15.5, 8, 6],
  40: [8, 8, 18, 9.5, 7.5],
  45: [8, 10, 19, 11, 8],
}

/** The cell of a profile: 20 for "2020" and "2040". */
const cellOf = ({ get }: Pick<Wanted, 'get'>): number => {
  const profile = get('profile') ?? 0
  return profile >= 1000 ? Math.floor(profile / 100) : profile
}

/** Inches leave a rest. */
const threadIn = ({ get }: Pick<Wanted, 'get'>): number => Number((get('nominal') ?? 8).toFixed(3))

const sizes = ({ get }: Wanted): readonly [number, number, number, number] => {
  const profile = PROFILE_NUTS[cellOf({ get })]
  if (profile) return [profile[1], profile[2], profile[3], profile[4]]
  const d = threadIn({ get })
  return TABLE_NUTS[d] ?? [1.25 * d, 1.9 * d, 1.4 * d, 0.75 * d]
}

const chosen = (index: 0 | 1 | 2 | 3) => (wanted: Wanted) => ({
  value: Number(sizes(wanted)[index].toFixed(2)),
  because: PROFILE_NUTS[cellOf(wanted)]
    ? `it fits profiles of ${cellOf(wanted)} mm`
    : TABLE_NUTS[threadIn(wanted)]
      ? 'DIN 508 has it for this thread'
      : 'it suits the thread',
})

export const slotNut: Family = {
  id: 'T-slot nut',
  forms: [
    [
      't slot nut|tslot nut|t nut|sliding t nut|drop in t nut|t slot sliding nut|tee slot nut|t track nut|tee nut|slot nut|t slot drop in nut|sliding nut|extrusion nut|profile nut|hammer nut',
    ],
  ],
  thread: ({ majorDiameter }) => ({ nominal: majorDiameter }),
  designation: (name) => {
    const [, cell] = /^(20|30|40|45)(?:20|30|40|45|60|80)$/u.exec(name) ?? []
    return cell ? { profile: Number(cell) } : undefined
  },
  bare: 'nominal',
  dimensions: {
    profile: { says: 'profile', forms: 'profile size|extrusion size', unit: 'count' },
    nominal: {
      ...nominal(8, 'thread'),
      default: ({ get }) => ({
        value: PROFILE_NUTS[cellOf({ get })]?.[0] ?? 8,
        because: 'it is the common thread',
      }),
    },
    slot: { says: 'width of the neck', forms: 'slot width|slot|neck width|slot size', default: chosen(0) },
    foot: { says: 'width of the foot', words: 'width', forms: 'foot width|base width', default: chosen(1) },
    height: { says: 'height', words: 'height thickness axis-z', default: chosen(2) },
    footHeight: { says: 'height of the foot', forms: 'foot height|foot thickness', default: chosen(3) },
    length: {
      says: 'length',
      words: 'length axis-x',
      default: ({ need }) => ({ value: Number(need('foot').toFixed(1)), because: 'it is square, as usual' }),
    },
  },
  portions: {
    profile: {
      forms:
        'extrusion|aluminium extrusion|aluminum extrusion|profile|extrusion profile|aluminium profile|aluminum profile|series extrusion|series|t slot extrusion|v slot extrusion|t slot profile',
      words: { size: 'profile' },
      bare: 'profile',
    },
    slot: { forms: 't slot|slot|t track', words: { width: 'slot', size: 'slot' }, bare: 'slot' },
  },
  below: [
    ['nominal', 'slot'],
    ['slot', 'foot'],
    ['footHeight', 'height'],
  ],
  build: (order) => {
    const { id, need, called, get } = order
    if (get('profile') !== undefined && !PROFILE_NUTS[cellOf(order)])
      throw impossible(
        `I know the slots of profiles of ${Object.keys(PROFILE_NUTS).join(', ')} mm, not those of ${get('profile')}. Give the width of the slot and of the foot.`,
      )
    const [l, a, e, h, k] = [need('length'), need('slot'), need('foot'), need('height'), need('footHeight')]
    const play = Number((0.03 * a).toFixed(2))
    const thread = threadOf(order)
    return {
      features: [
        block(id, [-l / 2, -e / 2, 0], [l / 2, e / 2, k]),
        block(`${id}-neck`, [-l / 2, -a / 2 + play, k], [l / 2, a / 2 - play, h]),
        {
          kind: 'hole',
          id: `${id}-thread`,
          face: { facing: '+z', near: [0, 0, h] },
          ...(thread
            ? { thread: { designation: thread.designation } }
            : { diameter: 0.85 * need('nominal') }),
          depth: { kind: 'through' },
        },
      ],
      ...standing(l, e, h),
      chose: [`The neck is ${Number((2 * play).toFixed(2))} mm narrower than the slot, so that it slides`],
      measures: {
        profile: { ...extent('y', e), note: `a foot of ${e} mm` },
        nominal: {
          measure: { kind: 'hole-diameter', near: [0, 0, h / 2], axis: '+z' },
          value: thread?.tapDrill ?? 0.85 * need('nominal'),
          note: 'its tapping drill',
        },
        slot: { ...levels('y', -a / 2 + play, a / 2 - play), note: 'with room to slide' },
        foot: extent('y', e),
        height: extent('z', h),
        footHeight: levels('z', 0, k),
        length: extent('x', l),
      },
      name: `${called} ${thread?.designation ?? `${need('nominal')} mm`}`,
    }
  },
}
