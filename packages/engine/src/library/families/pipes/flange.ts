/** Bolted flanges: plain, blind, with a hub (slip-on) or a weld neck. Proportions near EN 1092-1 PN 16. */

import { twice } from '../../../language/shapes/sizes.ts'
import type { Point2 } from '../../../plan/geometry.ts'
import { outsideOf, type StandardFlange, standardFlange } from '../../pipe-sizes.ts'
import type { Chosen, Default, Family, FeatureInput, Wanted } from '../family.ts'
import { boltCircle, bore, cylinder, holes, levels, through } from '../measure.ts'

/** The flange that DN and PN name. */
const standardOf = ({ get }: Wanted): StandardFlange | undefined =>
  standardFlange(get('dn') ?? 0, get('pn') ?? 16)

/** As the standard has it where a nominal size is told, else by the rule. */
const standardOr =
  (
    size: (flange: StandardFlange, wanted: Wanted) => number | undefined,
    rule: (wanted: Wanted) => Chosen | number,
  ): Default =>
  (wanted) => {
    const flange = standardOf(wanted)
    const value = flange && size(flange, wanted)
    return value === undefined
      ? rule(wanted)
      : { value, because: `EN 1092-1 has it for DN ${wanted.get('dn')} PN ${wanted.get('pn') ?? 16}` }
  }

/** What the pipe that goes on leaves open. */
const neckBore = ({ wall }: StandardFlange, { get }: Wanted): number =>
  Number(((outsideOf(get('dn') ?? 0) ?? 0) - 2 * wall).toFixed(2))

function usualBore({ need, lacks, option, has }: Wanted): Chosen | number {
  if (lacks('bore') || option('type') === 'blind') return 0
  const rim = need('diameter')
  const share = has('bore') || option('type') !== 'plain' ? 0.45 : 0.4
  return { value: Math.max(Math.round(share * rim), 0.1 * rim), because: 'a flange has a pipe in it' }
}

const hasHub = ({ has, option, get }: Wanted): boolean =>
  has('hub') || option('type') === 'hub' || option('type') === 'neck' || get('hubDiameter') !== undefined

export const boltedFlange: Family = {
  id: 'bolted flange',
  forms: [
    [
      'flange|pipe flange|bolted flange|circular flange|round flange|flange plate|mounting flange|plain flange|plate flange|flat flange|steel flange|ring flange|flange coupling|coupling flange|slip on flange|flange ring|threaded flange|shaft flange',
    ],
    ['blind flange|blank flange|blanking flange|flange cover|blind pipe flange', { type: 'blind' }],
    ['weld neck flange|welding neck flange|weldneck flange|welded neck flange', { type: 'neck' }],
    ['hub flange|hubbed flange|flange with hub|hubbed slip on flange|flange hub', { type: 'hub' }],
  ],
  agrees: 'circular',
  idle: 'around it|around the bore|around the hole|around the centre|around the center|around the rim',
  options: {
    type: {
      values: { plain: 'plain', blind: 'blind|blank', neck: 'weld neck', hub: 'hubbed' },
      default: 'plain',
    },
  },
  dimensions: {
    dn: { says: 'nominal diameter', unit: 'count' },
    pn: { says: 'nominal pressure', unit: 'count' },
    diameter: {
      says: 'outer diameter',
      words: 'outerDiameter diameter width',
      forms: 'flange diameter|flange od|flange outer diameter',
      default: standardOr(
        ({ diameter }) => diameter,
        ({ get }) => ({
          value: get('bore')
            ? Math.round(2.3 * (get('bore') ?? 0))
            : get('boltCircle')
              ? Math.round(1.3 * (get('boltCircle') ?? 0))
              : 100,
          because: 'the bolts need room around the bore',
        }),
      ),
    },
    radius: { says: 'outer radius', words: 'outerRadius radius' },
    thickness: {
      says: 'thickness',
      words: 'thickness height depth length extrusion',
      forms: 'flange thickness|plate thickness',
      default: standardOr(
        ({ plate, neck, blind }, { option }) => ({ neck, blind })[option('type')] ?? plate,
        ({ need }) => ({
          value: Math.max(Math.round(0.1 * need('diameter')), 0.05 * need('diameter')),
          because: 'a tenth of the diameter is usual',
        }),
      ),
    },
    bore: {
      says: 'bore',
      words: 'innerDiameter',
      forms: 'bore|bore diameter|center hole diameter|centre hole diameter|pipe bore|inner bore|pipe size',
      default: standardOr(
        (flange, wanted) =>
          ({ neck: neckBore(flange, wanted), blind: 0 })[wanted.option('type')] ?? flange.bore,
        usualBore,
      ),
    },
    innerRadius: { says: 'bore radius', words: 'innerRadius' },
    hubDiameter: {
      says: 'hub diameter',
      forms: 'hub diameter|hub od|neck diameter|hub outer diameter|collar diameter',
      default: standardOr(
        ({ neckDiameter }, { option }) => (option('type') === 'neck' ? neckDiameter : undefined),
        (wanted) =>
          hasHub(wanted)
            ? {
                value: Number((1.35 * (wanted.need('bore') || 0.3 * wanted.need('diameter'))).toPrecision(3)),
                because: 'the hub is a third wider than its bore',
              }
            : 0,
      ),
    },
    hubLength: {
      says: 'hub height',
      forms: 'hub length|hub height|neck length|neck height|collar height|hub projection',
      default: standardOr(
        ({ neckLength }, { option, need }) =>
          option('type') === 'neck' ? neckLength - need('thickness') : undefined,
        (wanted) =>
          wanted.need('hubDiameter') > 0
            ? {
                value: (wanted.option('type') === 'neck' ? 2.5 : 1.5) * wanted.need('thickness'),
                because: 'it gives the joint its length',
              }
            : 0,
      ),
    },
    neckEnd: {
      says: 'diameter at the end of the neck',
      forms: 'weld end diameter|neck end diameter|pipe outer diameter',
      default: standardOr(
        (_, { option, get }) => (option('type') === 'neck' ? outsideOf(get('dn') ?? 0) : undefined),
        ({ option, need }) =>
          option('type') === 'neck'
            ? {
                value: Number((need('bore') + 0.35 * (need('hubDiameter') - need('bore'))).toPrecision(4)),
                because: 'it narrows to the wall of the pipe',
              }
            : 0,
      ),
    },
    holes: {
      says: 'number of bolt holes',
      forms: 'bolt hole|bolt|mounting hole|flange hole|hole',
      unit: 'count',
      default: standardOr(
        ({ holes }) => holes,
        () => ({ value: 4, because: 'bolts come in fours' }),
      ),
    },
    boltCircle: {
      says: 'bolt circle',
      forms:
        'bolt circle|bolt circle diameter|pitch circle diameter|pitch circle|pcd|bcd|bolt hole circle|bolt hole circle diameter|bolt pattern diameter|pitch diameter|bolt circle dia',
      default: standardOr(
        ({ boltCircle: circle }) => circle,
        ({ need }) => ({
          value: Number(
            (
              (need('diameter') + Math.max(need('bore'), need('hubDiameter'), 0.3 * need('diameter'))) /
              2
            ).toPrecision(4),
          ),
          because: 'it lies in the middle of the rim',
        }),
      ),
    },
    boltRadius: { says: 'bolt circle radius', forms: 'bolt circle radius|pitch circle radius' },
    holeRadius: { says: 'radius of the bolt holes', forms: 'hole radius|bolt hole radius' },
    holeDiameter: {
      says: 'bolt hole diameter',
      forms: 'bolt hole diameter|hole diameter|bolt hole size|bolt diameter',
      default: standardOr(
        ({ hole }) => hole,
        ({ need }) => ({
          value: Number(
            (
              0.2 *
              (need('diameter') - Math.max(need('bore'), need('hubDiameter'), 0.4 * need('diameter')))
            ).toPrecision(2),
          ),
          because: 'it fits between bore and rim',
        }),
      ),
    },
  },
  linear: [
    twice('diameter', 'radius'),
    twice('bore', 'innerRadius'),
    twice('boltCircle', 'boltRadius'),
    twice('holeDiameter', 'holeRadius'),
  ],
  sequence: { 2: ['diameter', 'thickness'], 3: ['diameter', 'bore', 'thickness'] },
  bare: 'diameter',
  below: [
    ['bore', 'boltCircle'],
    ['boltCircle', 'diameter'],
    ['bore', 'diameter'],
    ['bore', 'hubDiameter'],
    ['hubDiameter', 'boltCircle'],
  ],
  portions: {
    bore: {
      forms:
        'bore|center hole|centre hole|central hole|center bore|centre bore|central bore|pipe bore|inner hole|shaft hole|middle hole|inner bore|shaft bore',
      words: { diameter: 'bore', innerDiameter: 'bore', size: 'bore' },
      bare: 'bore',
    },
    // "with a 20 mm hole": one hole goes through the middle.
    hole: {
      forms: 'hole|through hole|round hole|circular hole',
      words: { diameter: 'bore', size: 'bore', radius: 'innerRadius' },
      bare: 'bore',
      lone: true,
    },
    bolts: {
      forms:
        'bolt hole|hole|mounting hole|flange hole|through hole|screw hole|bolt clearance hole|clearance hole|outer hole',
      words: { diameter: 'holeDiameter', size: 'holeDiameter', radius: 'holeRadius' },
      bare: 'holeDiameter',
      count: 'holes',
    },
    hub: {
      forms:
        'hub|raised hub|central hub|center hub|centre hub|neck|collar|weld neck|raised collar|boss|central boss',
      words: {
        diameter: 'hubDiameter',
        outerDiameter: 'hubDiameter',
        height: 'hubLength',
        length: 'hubLength',
        thickness: 'hubLength',
      },
      sequence: { 2: ['hubDiameter', 'hubLength'] },
      bare: 'hubDiameter',
    },
  },
  thread: (thread) => ({ holeDiameter: thread.clearance.medium }),
  designation: (name) => {
    const [, dn] = /^dn ?-?(\d+)/u.exec(name) ?? []
    const [, pn] = /\bpn ?-?(\d+)/u.exec(name) ?? []
    const known = dn ? standardFlange(Number(dn), Number(pn ?? 16)) : pn === '16' || pn === '10'
    return known ? { ...(dn ? { dn: Number(dn) } : {}), ...(pn ? { pn: Number(pn) } : {}) } : undefined
  },
  build: ({ id, need, option, get }) => {
    const [d, t, b, hub, rise] = [
      need('diameter'),
      need('thickness'),
      need('bore'),
      need('hubDiameter'),
      need('hubLength'),
    ]
    const neck = option('type') === 'neck'
    const top = hub > 0 ? t + rise : t
    const profile: Point2[] = [
      [b / 2, 0],
      [d / 2, 0],
      [d / 2, t],
      ...(hub > 0
        ? ([
            [hub / 2, t],
            ...(neck
              ? ([
                  [hub / 2, t + 0.1 * rise],
                  [need('neckEnd') / 2, t + 0.6 * rise],
                  [need('neckEnd') / 2, top],
                ] as Point2[])
              : ([[hub / 2, top]] as Point2[])),
          ] as Point2[])
        : []),
      [b / 2, top],
    ]
    const [start, ...rest] = profile as [Point2, ...Point2[]]
    const n = Math.round(need('holes'))
    const first = Math.PI / n
    const r = need('boltCircle') / 2
    const body: FeatureInput = {
      kind: 'revolve',
      id,
      sketch: { add: [{ kind: 'outline', start, segments: rest.map((to) => ({ kind: 'line', to })) }] },
    }
    const rim = cylinder(d, [d / 2, 0, t / 2])
    const inside = bore(b, [0, 0, t / 2])
    return {
      features: [
        body,
        {
          kind: 'hole',
          id: `${id}-bolt-holes`,
          face: { facing: '-z' },
          diameter: need('holeDiameter'),
          positions: { kind: 'bolt-circle', diameter: 2 * r, count: n, startDeg: 180 / n },
        },
      ],
      min: [-d / 2, -d / 2, 0],
      max: [d / 2, d / 2, top],
      shape: 'round',
      bore: b,
      chose: get('dn') === undefined ? [] : ['The flange has a flat face (type A)'],
      measures: {
        dn: through(rim, `outer diameter ${d}`),
        pn: through(boltCircle(2 * r, need('holeDiameter')), `bolt circle ${2 * r}`),
        neckEnd: cylinder(need('neckEnd'), [need('neckEnd') / 2, 0, t + 0.8 * rise]),
        diameter: rim,
        radius: through(rim, `diameter ${d}`),
        thickness: levels('z', 0, t),
        bore: inside,
        innerRadius: through(inside, `diameter ${b}`),
        hubDiameter: cylinder(hub, [hub / 2, 0, t + (neck ? 0.05 : 0.5) * rise]),
        hubLength: levels('z', t, top),
        holes: holes(n, need('holeDiameter')),
        boltCircle: boltCircle(2 * r, need('holeDiameter')),
        boltRadius: boltCircle(2 * r, need('holeDiameter')),
        holeDiameter: bore(need('holeDiameter'), [r * Math.cos(first), r * Math.sin(first), t / 2]),
        holeRadius: bore(need('holeDiameter'), [r * Math.cos(first), r * Math.sin(first), t / 2]),
      },
    }
  },
}
