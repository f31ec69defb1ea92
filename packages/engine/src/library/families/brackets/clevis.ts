/** Clevis brackets: a base that is bolted down and two lugs with a pin hole through both. The pin lies along x. */
import { handy, impossible, share, usual } from '../choose.ts'
import type { Family, FeatureInput } from '../family.ts'
import { bore, extent, holes, levels, wall } from '../measure.ts'
import { block, rod } from '../shape.ts'
import { combined, usualScrewHole } from './words.ts'

export const clevisBracket: Family = {
  id: 'clevis bracket',
  forms: [
    [
      'clevis bracket|clevis|clevis mount|fork bracket|double lug bracket|pivot bracket|clevis mounting bracket|clevis mounting block|cylinder clevis|actuator bracket|actuator mounting bracket|lug bracket|trunnion bracket|clevis base',
    ],
  ],
  agrees: 'rectangular',
  idle: 'through both|through both lugs|through both legs|through both ears',
  dimensions: {
    pin: {
      says: 'pin hole diameter',
      words: 'innerDiameter diameter',
      forms: 'pin diameter|pin hole diameter|pin size|bore|bore diameter|pivot hole diameter',
      default: usual(10, 'it is a common pin'),
    },
    gap: {
      says: 'gap',
      words: 'innerWidth',
      forms:
        'gap|gap width|inside width|inner width|opening|slot width|distance between the lugs|clear width',
      default: share(1.5, 'pin', 'an eye of one and a half pins goes between'),
    },
    lug: {
      says: 'lug thickness',
      words: 'thickness',
      forms: 'lug thickness|ear thickness|leg thickness|side thickness|arm thickness',
      default: share(0.7, 'pin', 'the lugs together are as strong as the pin'),
    },
    lugWidth: {
      says: 'lug width',
      forms: 'lug width|ear width|leg width|arm width',
      default: share(2.2, 'pin', 'the wall around the pin is over half of it'),
    },
    base: {
      says: 'base thickness',
      forms: 'base thickness|base plate thickness|plate thickness',
      default: share(0.8, 'pin', 'it is as stiff as the lugs'),
    },
    pinHeight: {
      says: 'height of the pin',
      forms: 'pin height|height of the pin|pin center height|pin centre height|centre height|center height',
      default: ({ need }) => ({
        value: handy(need('base') + 2 * need('pin')),
        because: 'what turns on the pin clears the base',
      }),
    },
    height: { says: 'height', words: 'height axis-z', forms: 'overall height' },
    hole: {
      says: 'mounting hole diameter',
      forms: 'mounting hole diameter|bolt hole diameter|screw hole diameter|hole diameter',
      default: ({ need }) => ({
        value: usualScrewHole(4.2 * need('pin')),
        because: 'bolts of over half the pin hold it',
      }),
    },
    length: {
      says: 'base length',
      words: 'length axis-x',
      forms: 'base length',
      default: ({ need }) => ({
        value: Math.round(need('gap') + 2 * need('lug') + 2 * 2.6 * need('hole')),
        because: 'a bolt head fits beside each lug',
      }),
    },
    width: {
      says: 'base width',
      words: 'width depth axis-y',
      forms: 'base width|base depth',
      default: ({ need }) => ({
        value: Math.round(Math.max(need('lugWidth'), need('holes') > 2 ? 6 * need('hole') : 0)),
        because: 'the bolts stand clear of each other',
      }),
    },
    holes: {
      says: 'number of mounting holes',
      forms: 'bolt',
      unit: 'count',
      default: usual(4, 'bolts come in fours'),
    },
  },
  linear: [
    [
      [1, 'height'],
      [-1, 'pinHeight'],
      [-0.5, 'lugWidth'],
    ],
  ],
  sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'height'] },
  bare: 'pin',
  below: [
    ['pin', 'lugWidth'],
    ['hole', 'width'],
    ['base', 'pinHeight'],
    ['gap', 'length'],
  ],
  within: [['lugWidth', 'width']],
  thread: (thread) => ({ hole: thread.clearance.medium }),
  portions: {
    pin: {
      forms:
        'pin hole|pivot hole|cross hole|pivot|clevis hole|hole for the pin|hole for a pin|pin|transverse hole|clevis pin hole|pivot pin hole',
      words: { diameter: 'pin', size: 'pin', height: 'pinHeight' },
      bare: 'pin',
      plural: true,
    },
    base: {
      forms: combined('flat|bottom|rectangular|mounting|square', 'base|base plate|foot|plate|flange'),
      words: { length: 'length', width: 'width', depth: 'width', thickness: 'base' },
      sequence: { 2: ['length', 'width'], 3: ['length', 'width', 'base'] },
    },
    lugs: {
      forms: combined('vertical|upright|parallel|side|two', 'lug|ear|leg|arm|side|cheek|tab|tine|prong'),
      words: { thickness: 'lug', width: 'lugWidth', height: 'height' },
      bare: 'lug',
      plural: true,
    },
    gap: { forms: 'gap|opening|fork', words: { width: 'gap' }, bare: 'gap' },
    bolts: {
      forms: 'mounting hole|bolt hole|screw hole|fixing hole|hole|base hole|corner hole',
      words: { diameter: 'hole', size: 'hole' },
      bare: 'hole',
      count: 'holes',
    },
  },
  build: ({ id, need }) => {
    const [d, gap, t, lw, base] = [need('pin'), need('gap'), need('lug'), need('lugWidth'), need('base')]
    const [z, l, w, hole, count] = [
      need('pinHeight'),
      need('length'),
      need('width'),
      need('hole'),
      Math.round(need('holes')),
    ]
    if (count !== 2 && count !== 4)
      throw impossible(`A clevis bracket is held by 2 or 4 bolts, not by ${count}.`)
    const outer = gap / 2 + t
    const x = (outer + l / 2) / 2
    if (l / 2 - outer < hole + 1e-6)
      throw impossible(
        `Holes of ${hole} mm do not fit beside the lugs: a base ${l} mm long leaves ${Number((l / 2 - outer).toFixed(2))} mm on each side of them.`,
      )
    const y = count === 4 ? w / 2 - Math.max(1.2 * hole, w / 6) : 0
    const rows = count === 4 ? [-y, y] : [0]
    const lug = (name: string, from: number): FeatureInput[] => [
      block(`${id}-${name}`, [from, -lw / 2, base], [from + t, lw / 2, z]),
      rod(`${id}-${name}-eye`, lw, [from, 0, z], t, '+x'),
    ]
    const top = z + lw / 2
    return {
      features: [
        block(id, [-l / 2, -w / 2, 0], [l / 2, w / 2, base]),
        ...lug('lug-1', -outer),
        ...lug('lug-2', gap / 2),
        rod(`${id}-pin-hole`, d, [-outer, 0, z], 2 * outer, '+x', 'cut'),
        ...[-x, x].flatMap((at, index) =>
          rows.map((row, other) =>
            rod(`${id}-hole-${2 * index + other + 1}`, hole, [at, row, 0], base, '+z', 'cut'),
          ),
        ),
      ],
      min: [-l / 2, -w / 2, 0],
      max: [l / 2, w / 2, top],
      faces: { '+z': { min: [-l / 2, -w / 2, 0], max: [l / 2, w / 2, base] } },
      measures: {
        pin: [bore(d, [-(gap + t) / 2, 0, z], '+x'), bore(d, [(gap + t) / 2, 0, z], '+x')],
        gap: levels('x', -gap / 2, gap / 2),
        lug: wall(t, [(gap + t) / 2, (lw + d) / 4, z], '+x'),
        lugWidth: wall(lw, [(gap + t) / 2, 0, base + (z - base - d / 2) / 2], '+y'),
        base: levels('z', 0, base),
        pinHeight: {
          measure: { kind: 'hole-position', diameter: d, near: [(gap + t) / 2, 0, z], along: 'z' },
          value: z,
        },
        height: extent('z', top),
        hole: holes(count, hole),
        holes: holes(count, hole),
        length: extent('x', l),
        width: extent('y', w),
      },
      name: `Clevis bracket for a ${d} mm pin`,
    }
  },
}
