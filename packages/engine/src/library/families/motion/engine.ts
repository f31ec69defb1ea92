/** Parts of a piston engine. Proportions after common four-stroke practice. */
import type { Family, FeatureInput } from '../family.ts'
import { bore, cylinder, extent, levels } from '../measure.ts'
import type { ProfileInput } from '../shape.ts'
import { line, lines, outline, raised, rod, share, standing, turned, usual } from '../shape.ts'

export const piston: Family = {
  id: 'piston',
  forms: [['piston|engine piston|piston head|car piston|pump piston']],
  dimensions: {
    diameter: {
      says: 'diameter',
      words: 'diameter outerDiameter width',
      forms: 'bore diameter|piston diameter',
      default: usual(80, 'it suits a two-litre engine'),
    },
    radius: { says: 'radius', words: 'radius' },
    height: {
      says: 'height',
      words: 'height length axis-z',
      default: share(0.8, 'diameter', 'a piston is a little shorter than wide'),
    },
    crown: {
      says: 'crown thickness',
      forms: 'crown thickness|head thickness|top thickness',
      default: share(0.1, 'diameter', 'it bears the pressure'),
    },
    wall: {
      says: 'wall thickness',
      words: 'wall thickness',
      forms: 'skirt thickness',
      default: share(0.07, 'diameter', 'there is room for the rings'),
    },
    pin: {
      says: 'pin hole diameter',
      words: 'innerDiameter',
      forms: 'pin hole diameter|pin diameter|wrist pin diameter|gudgeon pin diameter|pin bore diameter',
      default: share(0.26, 'diameter', 'the pin is a quarter of the bore'),
    },
    grooves: {
      says: 'number of ring grooves',
      forms: 'ring groove count',
      unit: 'count',
      default: ({ lacks }) =>
        lacks('groove') ? 0 : { value: 3, because: 'two compression rings and an oil ring' },
    },
    groove: {
      says: 'ring groove width',
      forms: 'groove width|ring groove width',
      default: ({ need }) =>
        need('grooves') > 0
          ? { value: Number((0.02 * need('diameter')).toPrecision(2)), because: 'rings are about so high' }
          : 0,
    },
  },
  linear: [
    [
      [1, 'diameter'],
      [-2, 'radius'],
    ],
  ],
  sequence: { 2: ['diameter', 'height'] },
  bare: 'diameter',
  portions: {
    pin: {
      forms:
        'pin hole|wrist pin hole|gudgeon pin hole|wrist pin|gudgeon pin|pin bore|cross hole|piston pin hole|hole',
      words: { diameter: 'pin' },
      bare: 'pin',
    },
    groove: {
      forms: 'groove|ring groove|piston ring groove|piston ring|compression ring groove',
      words: { width: 'groove' },
      bare: 'groove',
      count: 'grooves',
    },
    crown: { forms: 'crown|head|top|flat crown', words: { thickness: 'crown' }, bare: 'crown' },
    skirt: { forms: 'skirt', words: { thickness: 'wall' }, bare: 'wall' },
  },
  below: [
    ['pin', 'diameter'],
    ['crown', 'height'],
    ['wall', 'radius'],
  ],
  build: ({ id, need }) => {
    const [d, h, crown, w, pin] = [need('diameter'), need('height'), need('crown'), need('wall'), need('pin')]
    const [n, g] = [Math.round(need('grooves')), need('groove')]
    const r = d / 2
    const deep = Math.min(0.035 * d, 0.6 * w)
    const pitch = 2.4 * g
    const first = 0.06 * d
    const band = n > 0 ? first + (n - 1) * pitch + g : 0
    const side = Array.from({ length: n }, (_, i) => h - first - (n - 1 - i) * pitch).flatMap((top) =>
      lines([r, top - g], [r - deep, top - g], [r - deep, top], [r, top]),
    )
    const z = Math.max(Math.min(0.42 * h, h - Math.max(band, crown) - 0.75 * pin), 0.75 * pin)
    // A boss wider than this would show through the skirt.
    const boss = Math.min(1.7 * pin, 2 * Math.sqrt((r - 0.3 * w) ** 2 - (r - w) ** 2))
    const start = Math.sqrt((r - 0.3 * w) ** 2 - (boss / 2) ** 2)
    return {
      features: [
        turned(id, [0, 0], [line(r, 0), ...side, line(r, h), line(0, h)]),
        rod(`${id}-room`, d - 2 * w, [0, 0, 0], h - crown, '+z', 'cut'),
        // Bosses carry the pin; the room between them takes the rod.
        rod(`${id}-boss-1`, boss, [-start, 0, z], start - 0.2 * d, '+x'),
        rod(`${id}-boss-2`, boss, [start, 0, z], start - 0.2 * d, '-x'),
        rod(`${id}-pin`, pin, [-r, 0, z], d, '+x', 'cut'),
      ],
      ...standing(d, d, h),
      shape: 'round',
      measures: {
        diameter: extent('x', d),
        radius: extent('x', d),
        height: extent('z', h),
        crown: levels('z', h - crown, h),
        wall: {
          measure: { kind: 'wall-thickness', at: [0, -r + w / 2, 0.05 * h], direction: '-y' },
          value: w,
        },
        pin: bore(pin, [0, 0, z], '+x'),
        grooves:
          n > 0
            ? {
                measure: {
                  kind: 'crossings',
                  from: [r - deep / 2, 0, h + 1],
                  to: [r - deep / 2, 0, h - band - g / 2],
                },
                value: n + 1,
                note: `${n} grooves between ${n + 1} lands`,
              }
            : [],
        groove: n > 0 ? levels('z', h - first - g, h - first) : [],
      },
    }
  },
}

export const connectingRod: Family = {
  id: 'connecting rod',
  forms: [
    [
      'connecting rod|con rod|conrod|piston rod with two eyes|link arm|connecting link|engine connecting rod|link rod',
    ],
  ],
  dimensions: {
    centres: {
      says: 'centre distance',
      words: 'length centres axis-x',
      forms: 'centre distance|center distance|hole spacing|hole distance|distance between holes',
      default: usual(140, 'it suits a two-litre engine'),
    },
    big: {
      says: 'big end bore',
      forms:
        'big end diameter|big end bore|big end bore diameter|large hole diameter|large bore|crank bore|larger hole diameter|large end diameter|large end bore',
      default: share(0.34, 'centres', 'the crank pin is about so thick'),
    },
    small: {
      says: 'small end bore',
      forms:
        'small end diameter|small end bore|small end bore diameter|small hole diameter|small bore|pin bore|smaller hole diameter',
      default: share(0.16, 'centres', 'the piston pin is about so thick'),
    },
    thickness: {
      says: 'thickness',
      words: 'thickness height depth axis-z',
      default: share(0.15, 'centres', 'the bearings are wide enough'),
    },
    bigOuter: {
      says: 'big end outside diameter',
      forms: 'big end outer diameter|large end outer diameter|big end od',
      default: share(1.45, 'big', 'the eye is strong enough'),
    },
    smallOuter: {
      says: 'small end outside diameter',
      forms: 'small end outer diameter|small end od',
      default: share(1.55, 'small', 'the eye is strong enough'),
    },
    shank: {
      says: 'shank width',
      words: 'width',
      forms: 'shank width|beam width|rod width',
      default: share(0.75, 'smallOuter', 'the shank does not buckle'),
    },
    total: { says: 'overall length', forms: 'overall length|total length' },
  },
  linear: [
    [
      [1, 'total'],
      [-1, 'centres'],
      [-0.5, 'bigOuter'],
      [-0.5, 'smallOuter'],
    ],
  ],
  bare: 'centres',
  portions: {
    big: {
      forms: 'big end|large end|crank end|big end hole|big end bore|large hole|larger hole',
      words: { diameter: 'big', innerDiameter: 'big', outerDiameter: 'bigOuter' },
      bare: 'big',
    },
    small: {
      forms: 'small end|piston end|small end hole|small end bore|small hole|smaller hole|pin end',
      words: { diameter: 'small', innerDiameter: 'small', outerDiameter: 'smallOuter' },
      bare: 'small',
    },
    shank: { forms: 'shank|beam|i beam|shaft|body', words: { width: 'shank' }, bare: 'shank' },
  },
  below: [
    ['big', 'bigOuter'],
    ['small', 'smallOuter'],
  ],
  build: ({ id, need }) => {
    const [c, big, small, t] = [need('centres'), need('big'), need('small'), need('thickness')]
    const [outer, inner, w] = [need('bigOuter'), need('smallOuter'), need('shank')]
    const [x0, x1] = [-c / 2, c / 2]
    const wide = Math.min(1.4 * w, 0.9 * outer)
    const [from, to] = [x0 + outer / 2 + 0.08 * c, x1 - inner / 2 - 0.05 * c]
    const shank: ProfileInput = outline([x0, -wide / 2], ...lines([x1, -w / 2], [x1, w / 2], [x0, wide / 2]))
    const web: FeatureInput[] =
      to - from > 0.15 * c && w > 4
        ? [0, 1].map(
            (side): FeatureInput =>
              raised(
                `${id}-web-${side + 1}`,
                [{ kind: 'slot', length: to - from, width: 0.5 * w, at: [(from + to) / 2, 0] }],
                side === 0 ? 0 : 0.68 * t,
                side === 0 ? 0.32 * t : t,
                'cut',
              ),
          )
        : []
    return {
      features: [
        rod(id, outer, [x0, 0, 0], t),
        raised(`${id}-shank`, [shank], 0.12 * t, 0.88 * t),
        rod(`${id}-eye`, inner, [x1, 0, 0], t),
        ...web,
        rod(`${id}-big`, big, [x0, 0, 0], t, '+z', 'cut'),
        rod(`${id}-small`, small, [x1, 0, 0], t, '+z', 'cut'),
      ],
      min: [x0 - outer / 2, -outer / 2, 0],
      max: [x1 + inner / 2, outer / 2, t],
      measures: {
        centres: [
          {
            measure: { kind: 'hole-position', diameter: big, near: [x0, 0, t / 2], along: 'x' },
            value: x0,
            note: 'big end',
          },
          {
            measure: { kind: 'hole-position', diameter: small, near: [x1, 0, t / 2], along: 'x' },
            value: x1,
            note: 'small end',
          },
        ],
        big: bore(big, [x0, 0, t / 2]),
        small: bore(small, [x1, 0, t / 2]),
        thickness: extent('z', t),
        bigOuter: cylinder(outer, [x0 - outer / 2, 0, t / 2]),
        smallOuter: cylinder(inner, [x1 + inner / 2, 0, t / 2]),
        total: extent('x', c + outer / 2 + inner / 2),
      },
    }
  },
}
