/** A plain chair: seat, four legs, a back. Sizes after EN 1729, size mark 6. */
import type { Family } from '../family.ts'
import { extent, levels, wall } from '../measure.ts'
import { block, share, usual } from '../shape.ts'
import { legs } from './tables.ts'

export const chair: Family = {
  id: 'chair',
  forms: [['chair|dining chair|kitchen chair|side chair|desk chair|school chair|wooden chair']],
  dimensions: {
    width: {
      says: 'width',
      words: 'width length',
      forms: 'seat width|chair width',
      default: usual(430, 'EN 1729 has it about so'),
    },
    depth: {
      says: 'depth',
      words: 'depth',
      forms: 'seat depth|seat length',
      default: usual(430, 'EN 1729 has it about so'),
    },
    seat: { says: 'seat height', forms: 'seat height', default: usual(450, 'EN 1729 has it about so') },
    height: {
      says: 'height',
      words: 'height axis-z',
      forms: 'back height|backrest height total',
      default: share(1.95, 'seat', 'the back ends below the shoulder blades'),
    },
    seatThickness: {
      says: 'seat thickness',
      words: 'thickness',
      forms: 'seat thickness',
      default: usual(25, 'solid wood of this thickness bears a person'),
    },
    leg: {
      says: 'leg thickness',
      forms: 'leg thickness|leg width|leg diameter',
      default: usual(38, 'legs of this section stand firm'),
    },
    back: {
      says: 'back thickness',
      forms: 'back thickness|backrest thickness',
      default: usual(22, 'the back may flex a little'),
    },
    legs: { says: 'number of legs', forms: 'leg count|legged', unit: 'count', default: 4 },
  },
  sequence: { 2: ['width', 'depth'], 3: ['width', 'depth', 'height'] },
  bare: 'height',
  portions: {
    leg: {
      forms: 'leg|chair leg|straight leg',
      words: { thickness: 'leg', width: 'leg', height: 'seat', length: 'seat' },
      bare: 'leg',
      count: 'legs',
    },
    seat: {
      forms: 'seat|seat plate|flat seat|square seat',
      words: { width: 'width', depth: 'depth', thickness: 'seatThickness', height: 'seat', length: 'depth' },
      sequence: { 2: ['width', 'depth'], 3: ['width', 'depth', 'seatThickness'] },
    },
    back: {
      forms: 'back|backrest|back rest|back support|straight back',
      words: { thickness: 'back', height: 'height' },
    },
  },
  below: [['seat', 'height']],
  build: ({ id, need }) => {
    const [w, d, seat, h] = [need('width'), need('depth'), need('seat'), need('height')]
    const [t, leg, back] = [need('seatThickness'), need('leg'), need('back')]
    const under = seat - t
    const y0 = d / 2 - back
    const rail = Math.min(0.5 * (h - seat), 180)
    return {
      features: [
        block(id, [-w / 2, -d / 2, under], [w / 2, d / 2, seat]),
        ...legs(id, [w, d], leg, 0, under, false),
        block(`${id}-post-1`, [-w / 2, y0, seat], [-w / 2 + leg, d / 2, h]),
        block(`${id}-post-2`, [w / 2 - leg, y0, seat], [w / 2, d / 2, h]),
        block(`${id}-back`, [-w / 2 + leg, y0, h - rail], [w / 2 - leg, d / 2, h]),
      ],
      min: [-w / 2, -d / 2, 0],
      max: [w / 2, d / 2, h],
      faces: { '+z': { min: [-w / 2, -d / 2, seat], max: [w / 2, y0, seat] } },
      measures: {
        width: extent('x', w),
        depth: extent('y', d),
        height: extent('z', h),
        seat: levels('z', 0, seat),
        seatThickness: levels('z', under, seat),
        leg: wall(leg, [w / 2 - leg / 2, -d / 2 + leg / 2, under / 2], '+x'),
        back: wall(back, [0, d / 2 - back / 2, h - rail / 2], '+y'),
        legs: {
          measure: {
            kind: 'tooth-count',
            centre: [0, 0, under / 2],
            axis: '+z',
            diameter: Math.hypot(w - leg, d - leg),
          },
          value: 4,
        },
      },
    }
  },
}
